package stamp

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// write writes files, named with their directories, below dir.
func write(t testing.TB, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func modules(root string) func(string) (Module, bool) {
	return func(p string) (Module, bool) {
		switch {
		case within(p, "a.test"):
			return Module{Path: "a.test", Root: filepath.Join(root, "a")}, true
		case within(p, "b.test/v2"):
			return Module{Path: "b.test/v2", Version: "v2.1.0", Root: filepath.Join(root, "b")}, true
		}
		return Module{}, false
	}
}

const kernelSource = `package k

import (
	. "a.test/dots"
	"b.test/v2"

	"a.test/far"
)

//spelt:kernel
func K(x []float64) {
	//spelt:serial
	for i := range x {
		x[i] = near(far.F(x[i])) + b.F(1) + unit + factors[1] + Dot()
		switch c := i; c {
		case second: x[i] = 1
		}
	}
}

const unit, other = 2.5, 3

const (
	first = iota
	second
	third
)

var factors = [...]float64{1, 2}

func near(x float64) float64 { return pair{x, 1}.sum() }

type pair struct{ a, b float64 }

func (p pair) sum() float64 { return p.a + p.b }
`

var kernelFiles = map[string]string{
	"a/k/k.go":       kernelSource,
	"a/k/more.go":    "package k\n\nfunc More() float64 {\n\tfactors := 1.0\n\treturn factors\n}\n",
	"a/far/far.go":   "package far\n\nfunc F(x float64) float64 { return x }\n\nfunc G() {}\n",
	"a/dots/dots.go": "package dots\n\nfunc Dot() float64 { return 1 }\n",
	"b/b.go":         "package b\n\nfunc F(x float64) float64 { return x }\n",
	"a/k/k_test.go":  "package k\n\nfunc near2() {}\n",
}

func TestWhatMakesAKernelOutOfDate(t *testing.T) {
	for _, tt := range []struct {
		name, file, old, new string
		want                 string // part of the reason; "" if it is up to date
	}{
		{"nothing", "a/k/k.go", "", "", ""},
		{"body", "a/k/k.go", "x[i] = 1", "x[i] = 2", "K was edited"},
		{"directive", "a/k/k.go", "\t//spelt:serial\n", "", "K was edited"},
		{"argument of a directive", "a/k/k.go", "//spelt:serial", "//spelt:loop name=x", "K was edited"},
		{"name", "a/k/k.go", "func K(", "func L(", "K is gone"},
		{"helper", "a/k/k.go", "pair{x, 1}", "pair{x, 2}", "package a.test/k was edited"},
		{"constant", "a/k/k.go", "2.5, 3", "2, 3", "package a.test/k"},
		{"iota", "a/k/k.go", "\tsecond\n", "\t_\n\tsecond\n", "package a.test/k"},
		{"table", "a/k/k.go", "{1, 2}", "{1, 3}", "package a.test/k"},
		{"type", "a/k/k.go", "a, b float64 }", "b, a float64 }", "package a.test/k"},
		{"method", "a/k/k.go", "p.a + p.b", "p.a - p.b", "package a.test/k"},
		{"other package", "a/far/far.go", "return x", "return -x", "package a.test/far"},
		{"dot import", "a/dots/dots.go", "return 1", "return 2", "package a.test/dots"},
		{"assigned", "a/k/new.go", "", "package k\n\nfunc init() { factors[0] = 7 }\n", "package a.test/k"},
		{"assigned with others", "a/k/new.go", "", "package k\n\nfunc init() { var x [2]float64; x, factors = factors, x }\n", "package a.test/k"},
		{"address", "a/k/new.go", "", "package k\n\nfunc init() { change(&factors) }\n", "package a.test/k"},
		{"counted", "a/k/new.go", "", "package k\n\nfunc init() { factors[0]++ }\n", "package a.test/k"},
		{"range", "a/k/new.go", "", "package k\n\nfunc init() { for _, factors[1] = range other {} }\n", "package a.test/k"},
		{"sliced", "a/k/new.go", "", "package k\n\nfunc init() { clear(factors[1:]) }\n", "package a.test/k"},
		{"built-in hidden", "a/k/new.go", "", "package k\n\ntype float64 = float32\n", "package a.test/k"},
		{"import", "a/k/k.go", `"a.test/far"`, `far "a.test/dots"`, "was edited"},
		{"version", "b/b.go", "return x", "return -x", "b.test/v2 is at version v2.2.0, and was v2.1.0"},

		{"comment", "a/k/k.go", "//spelt:serial", "// for good\n\n//spelt:serial", ""},
		{"comment inside", "a/k/k.go", "range x", "range /* all of */ x", ""},
		{"lines", "a/k/k.go", "case second: x[i] = 1\n\t\t}", "case second:\n\n\t\t\tx[i] = 1; }", ""},
		{"other constant", "a/k/k.go", "\tthird\n", "\tthird\n\tfourth\n", ""},
		{"unrelated", "a/far/far.go", "func G() {}", "func G() { F(1) }", ""},
		{"local of the same name", "a/k/more.go", "1.0", "2.0", ""},
		{"read", "a/k/new.go", "", "package k\n\nfunc Read() float64 { x := factors[1]; return x + factors[0] }\n", ""},
		{"test", "a/k/k_test.go", "near2", "near", ""},
		{"unused import", "a/k/more.go", "package k\n", "package k\n\nimport _ \"a.test/far\"\n", ""},
		{"moved", "a/k/k.go", "\nfunc near(x float64) float64 { return pair{x, 1}.sum() }\n", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := t.TempDir()
			write(t, root, kernelFiles)
			m := &Maker{Find: modules(root)}
			dir := filepath.Join(root, "a", "k")
			text := m.Make(Kernel{Path: "a.test/k", Name: "k", Key: "K", Dir: dir})
			edited := map[string]string{tt.file: tt.new}
			if tt.old != "" {
				if !strings.Contains(kernelFiles[tt.file], tt.old) {
					t.Fatal("nothing to edit")
				}
				edited[tt.file] = strings.Replace(kernelFiles[tt.file], tt.old, tt.new, 1)
			}
			if tt.name == "nothing" {
				edited = nil
			}
			if tt.name == "moved" {
				edited["a/k/moved.go"] = "package k\n" + tt.old
			}
			write(t, root, edited)
			e := Env{Path: "a.test/k", Dir: dir, Module: func(p string) (Module, bool) {
				at, ok := modules(root)(p)
				if at.Path == "b.test/v2" && tt.name == "version" {
					at.Version = "v2.2.0"
				}
				return at, ok
			}}
			got := Check(text, e)
			if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
				t.Errorf("%q, want %q\nstamp %s", got, tt.want, text)
			}
		})
	}
}

// TestVersionsAndSource holds that another version is a reason only if its source is not known to say the same.
func TestVersionsAndSource(t *testing.T) {
	root := t.TempDir()
	write(t, root, kernelFiles)
	dir := filepath.Join(root, "a", "k")
	text := (&Maker{Find: modules(root)}).Make(Kernel{Path: "a.test/k", Name: "k", Key: "K", Dir: dir})
	for _, tt := range []struct {
		what, dir string
		module    Module
		known     bool
		want      string
	}{
		{"the same version", dir, Module{Version: "v2.1.0"}, true, ""},
		{"another one of the same source", dir, Module{Version: "v2.3.0", Root: filepath.Join(root, "b")}, true, ""},
		{"the same version, edited in a vendor directory", dir, Module{Version: "v2.1.0", Root: filepath.Join(root, "a", "dots"), Vendor: true}, true, "what it refers to in module b.test/v2 was edited"},
		{"the same version in a vendor directory", dir, Module{Version: "v2.1.0", Root: filepath.Join(root, "b"), Vendor: true}, true, ""},
		{"another one without source", dir, Module{Version: "v2.3.0"}, true, "b.test/v2 is at version v2.3.0, and was v2.1.0"},
		{"another one, nothing at hand", "", Module{Version: "v2.3.0"}, true, "b.test/v2 is at version v2.3.0, and was v2.1.0"},
		{"nothing known", "", Module{}, false, ""},
		{"a directory of the same source", dir, Module{Root: filepath.Join(root, "b")}, true, ""},
		{"a directory without the function", dir, Module{Root: filepath.Join(root, "a", "dots")}, true, "what it refers to in module b.test/v2 was edited"},
	} {
		got := Check(text, Env{Path: "a.test/k", Dir: tt.dir, Module: func(p string) (Module, bool) {
			m := tt.module
			m.Path = p
			return m, tt.known
		}})
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.what, got, tt.want)
		}
	}
	if got := Check("2 of the future", Env{}); !strings.Contains(got, "malformed") {
		t.Errorf("a malformed stamp: %q", got)
	}
}

// TestInlinedFunctionsInAnyOrder holds that a stamp does not depend on the order in which inlined functions are given.
func TestInlinedFunctionsInAnyOrder(t *testing.T) {
	root := t.TempDir()
	write(t, root, kernelFiles)
	write(t, root, map[string]string{"a/more/more.go": "package more\n\nfunc C() { B(); A() }\n\nfunc B() { A() }\n\nfunc A() {}\n\nfunc D() {}\n"})
	dir := filepath.Join(root, "a", "k")
	want := ""
	for _, order := range []string{"ABCD", "DCBA", "BDAC", "CADB"} {
		k := Kernel{Path: "a.test/k", Name: "k", Key: "K", Dir: dir}
		for _, name := range order {
			k.Inlined = append(k.Inlined, Func{"a.test/more", string(name)})
		}
		got := (&Maker{Find: modules(root)}).Make(k)
		if want == "" {
			want = got
		}
		if got != want || !strings.Contains(got, "+a.test/more#D") {
			t.Errorf("%s: %s, want %s", order, got, want)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	root := b.TempDir()
	write(b, root, kernelFiles)
	dir := filepath.Join(root, "a", "k")
	text := (&Maker{Find: modules(root)}).Make(Kernel{Path: "a.test/k", Name: "k", Key: "K", Dir: dir})
	for b.Loop() {
		e := Env{Path: "a.test/k", Dir: dir, Module: modules(root)}
		if s := Check(text, e); s != "" {
			b.Fatal(s)
		}
	}
}
