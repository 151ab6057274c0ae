package codegen

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func TestGoldenText(t *testing.T) {
	scalar := target.Target{Triple: "x86_64-unknown-linux-gnu", Features: []string{"+avx512f", "+fma"}}
	for _, name := range []string{"saxpy", "jacobi", "serial", "stack", "structs", "reduce", "histogram"} {
		golden(t, name, name, Options{Target: scalar, Lanes: LanesNever})
	}
	wide, err := target.ForLevel("x86-64-v4")
	if err != nil {
		t.Skip(err)
	}
	for _, name := range []string{"saxpy", "escape", "image", "jacobi", "sums", "structs"} {
		golden(t, name, "lanes-"+name, Options{Target: wide, Lanes: LanesAlways})
	}
}

func golden(t *testing.T, name, file string, o Options) {
	t.Helper()
	got, err := Emit(parseTask(t, readRun(t, name)), o)
	if err != nil {
		t.Fatal(err)
	}
	if wide := got.Width > 0; wide != (o.Lanes == LanesAlways) {
		t.Errorf("%s has %d lanes (%s)", file, got.Width, got.Why)
	}
	file = filepath.Join("testdata", "golden", file+".ll")
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got.Text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Text, want) {
		t.Errorf("%s differs from what is emitted; if that is meant, run\n\tgo test ./internal/codegen -run Golden -update\nEmitted:\n%s", file, got.Text)
	}
}

func TestEqualTasksGiveEqualText(t *testing.T) {
	files, _ := filepath.Glob("testdata/run/*.ir")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tk := parseTask(t, string(text))
		first, err := Emit(tk, Options{Target: host()})
		if err != nil {
			t.Fatal(err)
		}
		// Names, positions and a clone change nothing.
		other := taskOf(t, tk.Code.Clone())
		other.Code.Name = "other"
		other.Code.Body.Walk(func(s *ir.Stmt) bool {
			s.Name, s.Pos = "zz", ir.Pos{Line: 5, Col: 7}
			if s.Tag.Field == "S.b" || s.Tag.Field == "S.k" {
				s.Tag.Field = "Renamed" + s.Tag.Field
			}
			return true
		})
		for range 5 {
			again, err := Emit(other, Options{Target: host()})
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(first.Text, again.Text) {
				t.Errorf("%s: text differs", file)
			}
		}
	}
}

func TestWhatCannotBeEmittedIsAnError(t *testing.T) {
	const head = "kernel \"k\" args=8\nfile \"k.go\"\nparam i64 0 \"n\"\n{\n%0: i64 = param n=0\n"
	for _, c := range []struct {
		name, body string
		kind       error
		want       string
	}{
		{"sections", "sections {\n} {\n} !0:7:3", ErrUnsupported, "k.go:7:3: sections"},
		{"a parallel loop inside", "for %0 parallel=1 { (%1: i64)\n} !0:5:2\n%2: i64 = add %0 %0", ErrUnsupported, "k.go:5:2: for"},
		{"a table of no bytes", "%1: ptr = table data=\"xyz\" !0:2:2", ErrUnsupported, "k.go:2:2: table"},
		{"a large array", "%1: ptr = mem size=65537 !0:3:3", ErrMemory, "k.go:3:3: mem"},
		{"large arrays", "%1: ptr = mem size=65536\n%2: ptr = mem size=1 !0:4:3", ErrMemory, "k.go:4:3: mem"},
		{"an array that outlives its iteration", "%1: ptr = const value=0\n%2: ptr = local %1\nfor %0 { (%3: i64)\n%4: ptr = mem size=8\n%5: ptr = offset %4 off=4\nset %2 %5 !0:6:1\n}\n%6: ptr = get %2",
			ErrUnsupported, "k.go:6:1: set"},
		{"an array whose address is stored outside", "%1: ptr = mem size=8\nfor %0 { (%3: i64)\n%4: ptr = mem size=8\nstore %1 %4 tag=\"ptr\" !0:6:1\n}",
			ErrUnsupported, "k.go:6:1: store"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tk := parseTask(t, head+c.body+"\n}\n")
			tk.Kind = task.Serial
			_, err := Emit(tk, Options{Target: host()})
			var e *Error
			if !errors.Is(err, c.kind) || !errors.As(err, &e) || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("error %v, want %q of kind %v", err, c.want, c.kind)
			}
		})
	}
	for _, tk := range []*task.Task{{}, {Kind: task.Parallel, Code: &ir.Kernel{Body: &ir.Block{}}}, parallelOnly(parseTask(t, head+"}\n"))} {
		if _, err := Emit(tk, Options{}); !errors.Is(err, ErrUnsupported) {
			t.Errorf("error %v, want %v", err, ErrUnsupported)
		}
	}
}

func parallelOnly(tk *task.Task) *task.Task {
	tk.Kind = task.Parallel
	return tk
}

// A pointer kept for one iteration is no reason to refuse.
func TestLocalMemoryMayBePointedAt(t *testing.T) {
	tk := parseTask(t, `kernel "k" args=16
param ptr 0 "y i64"
param i64 8 "n"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  for %1 parallel=1 { (%2: i64)
    %3: ptr = mem size=16
    %4: ptr = local %3
    %5: ptr = offset %3 off=8
    %6: i64 = const value=8
    %7: bool = lt %2 %6
    if %7 {
      set %4 %5
    } {
    }
    %8: ptr = get %4
    store %8 %2 tag="i64:*"
    %9: i64 = load %3 tag="i64"
    %10: ptr = elem %0 %2 stride=8
    store %10 %9 tag="i64"
  }
}`)
	n := compile(t, tk, host())
	out := make([]int64, 40)
	var a table
	pointer(&a, out)
	a.words = append(a.words, 40)
	n.call(a.words, 0, 40, nil)
	for i, v := range out {
		if want := int64(i) * int64(i/8) / max(int64(i/8), 1); v != want {
			t.Fatalf("out[%d] = %d, want %d", i, v, want)
		}
	}
}

// The metadata tree says of two tags just what MayAlias says.
func TestAliasTreeIsThatOfTags(t *testing.T) {
	m := newModule(Dialect{})
	var tags []ir.Tag
	for _, typ := range append([]ir.Type{ir.Bool, ir.Ptr}, numTypes...) {
		for _, f := range []string{"", "*", "A.x", "B.y"} {
			tags = append(tags, ir.Tag{Type: typ, Field: f})
		}
	}
	parents := func(tag ir.Tag) []string {
		var path []string
		for n := m.tagNode(tag); ; {
			path = append(path, n)
			text := ""
			for i, x := range m.meta {
				if "!"+itoa(int64(i)) == n {
					text = x
				}
			}
			parts := strings.Split(strings.Trim(text, "!{}"), ", ")
			if len(parts) < 3 {
				return path
			}
			n = parts[1]
		}
	}
	for _, x := range tags {
		for _, y := range tags {
			px, py := parents(x), parents(y)
			contains := func(path []string, n string) bool {
				for _, p := range path {
					if p == n {
						return true
					}
				}
				return false
			}
			alias := contains(px, py[0]) || contains(py, px[0])
			if alias != x.MayAlias(y) {
				t.Errorf("%s and %s: tree says %v", x, y, alias)
			}
		}
	}
}
