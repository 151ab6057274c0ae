package spelt_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/ir"
)

// faultyArgs are the arguments of the kernels of this file.
type faultyArgs struct {
	n     int64
	calls int64
	out   *int64
}

func newFaultyArgs() *faultyArgs { return &faultyArgs{n: 3, out: new(int64)} }

// definition is what generated code would hold of a kernel whose IR is given as text. Its plain function counts calls.
func definition(t *testing.T, name, body string) *spelt.Definition {
	t.Helper()
	k, err := ir.Parse([]byte("kernel \"" + name + "\" args=24\nfile \"example.com/p/faulty.go\"\nparam i64 0 \"n\"\nparam ptr 16 \"out\"\n{\n%0: i64 = param n=0\n%99: ptr = param n=1\n" + body + "}\n"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := bundle.Make(k)
	if err != nil {
		t.Fatal(err)
	}
	d := &spelt.Definition{
		Name: name, Package: "example.com/p", Digest: b.Digest, Plan: b.Plan, Places: b.Places, Whole: b.Whole,
		Plain: func(args unsafe.Pointer) { (*faultyArgs)(args).calls++ },
	}
	for _, c := range b.Constructs {
		d.Constructs = append(d.Constructs, spelt.Construct(c))
	}
	return d
}

// escaping is a kernel that the front end would refuse, and that no code can be generated for: the address of local memory
// outlives its iteration. What is before it is sound.
const escaping = `for %0 parallel=1 { (%1: i64)
store %99 %1 tag="i64" !0:12:3
} !0:10:1
for %0 parallel=1 { (%5: i64)
%6: ptr = mem size=8 !0:31:2
store %6 %99 tag="ptr" !0:31:7
for %0 { (%7: i64)
%8: ptr = mem size=8 !0:32:2
store %8 %7 tag="i64" !0:32:8
store %6 %8 tag="ptr" !0:33:9
} !0:31:3
%9: ptr = load %6 tag="ptr" !0:35:2
%10: i64 = load %9 tag="i64" !0:35:3
store %99 %10 tag="i64" !0:35:4
} !0:30:1
`

// TestAcceptanceD1ACompileThatFailsRunsPlainGo has the code generator fail on one construct of a kernel: the plain Go
// function runs, a warning says so once, the report says why, and with Native the error has the place in the source.
func TestAcceptanceD1ACompileThatFailsRunsPlainGo(t *testing.T) {
	for _, c := range []struct {
		name string
		opts []spelt.Option
	}{
		{"split", nil},
		{"whole", []spelt.Option{spelt.WithWholeKernel(true)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := definition(t, "Faulty", escaping)
			dir := filepath.Join(t.TempDir(), "cache")
			var said bytes.Buffer
			opts := append([]spelt.Option{spelt.WithCacheDir(dir), spelt.WithLogger(slog.New(slog.NewTextHandler(&said, nil)))}, c.opts...)
			const where = "example.com/p/faulty.go:33:9: store: no code can be generated"
			for range 2 { // runtimes
				k := spelt.NewLauncher(d).On(newRuntime(t, opts...))
				args := newFaultyArgs()
				for range 3 {
					if err := k.Run(context.Background(), unsafe.Pointer(args)); err != nil {
						t.Fatal(err)
					}
				}
				if args.calls != 3 {
					t.Errorf("the plain function ran %d times in 3 launches", args.calls)
				}
				for name, r := range map[string]spelt.Report{"Report": k.Report(), "Compile": first(t, k)} {
					if r.Backend != "go" || !strings.Contains(r.Reason, where) || r.Tasks.Total != -1 || r.Constructs.Total != -1 || strings.Contains(r.Reason, "\n") {
						t.Errorf("%s: %+v", name, r)
					}
				}
			}
			if n := strings.Count(said.String(), where); n != 1 || !strings.Contains(said.String(), "it runs as plain Go") {
				t.Errorf("%d warnings, want one:\n%s", n, &said)
			}

			k := spelt.NewLauncher(d).On(newRuntime(t, append(opts, spelt.WithBackend(spelt.Native))...))
			args := newFaultyArgs()
			for range 2 {
				err := k.Run(context.Background(), unsafe.Pointer(args))
				var failed *spelt.CompileError
				if !errors.As(err, &failed) || failed.File != "example.com/p/faulty.go" || failed.Line != 33 || failed.Kernel != "Faulty" || !strings.Contains(err.Error(), where) {
					t.Errorf("with Native: %#v: %v", failed, err)
				}
			}
			if args.calls != 0 {
				t.Error("the plain function ran with Native")
			}
			if r := k.Report(); r.Backend != "" || r.Tasks.Total != -1 {
				t.Errorf("report with Native: %+v", r)
			}
		})
	}
}

func first(t *testing.T, k spelt.Launcher) spelt.Report {
	t.Helper()
	r, err := k.Compile(context.Background())
	if err != nil {
		t.Error(err)
	}
	return r
}

// TestAcceptanceD1GeneratedCodeThatIsDamaged has the reading of generated code fail, where no place is known.
func TestAcceptanceD1GeneratedCodeThatIsDamaged(t *testing.T) {
	swapped := definition(t, "Swapped", escaping)
	swapped.Constructs[0].Code = swapped.Constructs[1].Code
	cut := definition(t, "Cut", escaping)
	cut.Plan = cut.Plan[:len(cut.Plan)/2]
	for _, d := range []*spelt.Definition{swapped, cut} {
		var said bytes.Buffer
		k := spelt.NewLauncher(d).On(newRuntime(t, spelt.WithLogger(slog.New(slog.NewTextHandler(&said, nil)))))
		args := newFaultyArgs()
		if err := k.Run(context.Background(), unsafe.Pointer(args)); err != nil || args.calls != 1 {
			t.Errorf("%s: %v, %d calls of the plain function", d.Name, err, args.calls)
		}
		const what = "run spelt gen again"
		if r := k.Report(); r.Backend != "go" || !strings.Contains(r.Reason, what) || strings.Count(said.String(), what) != 1 {
			t.Errorf("%s: %v, %s", d.Name, r, &said)
		}
	}
}
