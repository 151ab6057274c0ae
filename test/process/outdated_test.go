package process

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// An outdatedCase is a kernel and an edit of what it is made from.
type outdatedCase struct {
	name string
	body string // of the kernel's loop, which sets out[i]
	want [2]float64
	edit [3]string // a file, and what to replace in it by what; a file to write whole if the second is empty
	old  bool      // the kernel is out of date then
	bad  bool      // and what it is then cannot be compiled
}

// outdatedCases are edits of kernels, of all that they refer to, and of what stands beside that.
var outdatedCases = []outdatedCase{
	{"Body", "out[i] = 1.5", [2]float64{1.5, 2.5}, [3]string{"kernels.go", "out[i] = 1.5", "out[i] = 2.5"}, true, false},
	{"Helper", "out[i] = helper(float64(i))", [2]float64{10, 20}, [3]string{"helpers.go", "return x + 10", "return x + 20"}, true, false},
	{"Deep", "out[i] = geom.Deep(1)", [2]float64{3, 4}, [3]string{"geom/deep/deep.go", "x + 2", "x + 3"}, true, false},
	{"Library", "out[i] = lib.Twice(3)", [2]float64{6, 7}, [3]string{"../library/lib.go", "return x * 2", "return x + 4"}, true, false},
	{"Const", "out[i] = gain", [2]float64{5, 6}, [3]string{"helpers.go", "gain = 5", "gain = 6"}, true, false},
	{"Iota", "out[i] = float64(second)", [2]float64{1, 2}, [3]string{"helpers.go", "first = iota\n", "first = iota\n\tinserted\n"}, true, false},
	{"Method", "v := vector{1, 2}\n\t\tout[i] = v.length()", [2]float64{3, -1}, [3]string{"helpers.go", "return v.x + v.y", "return v.x - v.y"}, true, false},
	{"Generic", "out[i] = apply(4.0, 2)", [2]float64{8, 6}, [3]string{"helpers.go", "return a * b", "return a + b"}, true, false},
	{"Table", "out[i] = weights[2]", [2]float64{9, 10}, [3]string{"helpers.go", "{7, 8, 9}", "{7, 8, 10}"}, true, false},
	{"Assigned", "out[i] = limit", [2]float64{2, 4}, [3]string{"assigns.go", "", "package main\n\nfunc init() { limit *= 2 }\n"}, true, true},
	{"Hidden", "out[i] = max(float64(i), 1)", [2]float64{1, 30}, [3]string{"hides.go", "", "package main\n\nfunc max(a, b float64) float64 { return a + 30*b }\n"}, true, false},
	{"Promoted", "out[i] = outer{}.depth()", [2]float64{1, 2}, [3]string{"promoted.go", "", "package main\n\nfunc (outer) depth() float64 { return 2 }\n"}, true, false},
	{"Back", "out[i] = lib.Measure(square{3})", [2]float64{9, 12}, [3]string{"helpers.go", "return s.side * s.side", "return 4 * s.side"}, true, false},
	{"Imported", "out[i] = geom2.Value()", [2]float64{1, 2}, [3]string{"kernels.go", `geom2 "process.test/geom/one"`, `geom2 "process.test/geom/two"`}, true, false},
	{"Array", "var a size\n\t\tout[i] = float64(len(a))", [2]float64{3, 4}, [3]string{"helpers.go", "type size [3]byte", "type size [4]byte"}, true, false},

	{"Comment", "// A comment.\n\t\tout[i] = 11 // and another", [2]float64{11, 11}, [3]string{"kernels.go", "// A comment.", "// One that says\n\n\t\t/* more */"}, false, false},
	{"Layout", "if i >= 0 { out[i] = 12 }", [2]float64{12, 12}, [3]string{"kernels.go", "if i >= 0 { out[i] = 12 }", "if i >= 0 {\n\n\t\t\tout[ i ] = 12\n\t\t}"}, false, false},
	{"Moved", "out[i] = moved()", [2]float64{13, 13}, [3]string{"helpers.go", "func moved() float64 { return 13 }", ""}, false, false},
	{"Beside", "out[i] = 14", [2]float64{14, 14}, [3]string{"helpers.go", "return 100", "return 101"}, false, false},
	{"Elsewhere", "out[i] = geom.Other()", [2]float64{15, 15}, [3]string{"geom/geom.go", "return 200", "return 201"}, false, false},
}

func (c outdatedCase) isAdded() bool { return c.edit[1] == "" }

func outdatedFiles(cases []outdatedCase) map[string]string {
	var kernels, launches strings.Builder
	for _, c := range cases {
		fmt.Fprintf(&kernels, "//spelt:kernel\nfunc %s(out []float64) {\n\tfor i := range out {\n\t\t%s\n\t}\n}\n\n", c.name, c.body)
		fmt.Fprintf(&launches, "\tsay(%q, %sKernel.Launch, %[2]sKernel.Report)\n", c.name, c.name)
	}
	return map[string]string{
		"kernels.go": "package main\n\nimport (\n\t\"library.test/lib\"\n\n\t\"process.test/geom\"\n\tgeom2 \"process.test/geom/one\"\n)\n\n" + kernels.String(),
		"main.go": `package main

import (
	"fmt"

	"github.com/spelt-go/spelt"
)

func say(name string, launch func([]float64) error, report func() spelt.Report) {
	out := make([]float64, 1)
	err := launch(out)
	fmt.Println(name, out[0], err, report().Backend, report().Reason)
}

func main() { Launches() }

func Launches() {
` + launches.String() + "}\n",
		"main_test.go": "package main\n\nimport \"testing\"\n\nfunc TestLaunches(*testing.T) { Launches() }\n",
		"helpers.go": `package main

func helper(x float64) float64 { return x + 10 }

const gain = 5

const (
	first = iota
	second
)

type vector struct{ x, y float64 }

func (v vector) length() float64 { return v.x + v.y }

func apply[T float32 | float64](a, b T) T { return a * b }

var weights = [3]float64{7, 8, 9}

var limit = 2.0

type inner struct{}

func (inner) depth() float64 { return 1 }

type outer struct{ inner }

type square struct{ side float64 }

func (s square) Area() float64 { return s.side * s.side }

type size [3]byte

func moved() float64 { return 13 }

// beside is called by no kernel.
func beside() int { return 100 }

var _ = beside
`,
		"geom/geom.go": "package geom\n\nimport \"process.test/geom/deep\"\n\nfunc Deep(x float64) float64 { return middle(x) }\n\n" +
			"func middle(x float64) float64 { return deep.Bottom(x) }\n\nfunc Other() float64 { return 15 }\n\nfunc Unused() int { return 200 }\n",
		"geom/deep/deep.go":   "package deep\n\nfunc Bottom(x float64) float64 { return x + 2 }\n",
		"geom/one/one.go":     "package geom\n\nfunc Value() float64 { return 1 }\n",
		"geom/two/two.go":     "package geom\n\nfunc Value() float64 { return 2 }\n",
		"../library/go.mod":   "module library.test\n\ngo 1.26\n",
		"../library/lib/x.go": "package lib\n\nfunc Measure[T interface{ Area() float64 }](x T) float64 { return x.Area() }\n",
		"../library/lib.go":   "",
	}
}

// edited are the files after all edits at once.
func edited(files map[string]string, cases []outdatedCase) map[string]string {
	out := map[string]string{}
	for name, text := range files {
		out[name] = text
	}
	for _, c := range cases {
		if c.isAdded() {
			out[c.edit[0]] = c.edit[2]
			continue
		}
		if !strings.Contains(out[c.edit[0]], c.edit[1]) {
			panic(c.name + ": nothing to edit")
		}
		out[c.edit[0]] = strings.Replace(out[c.edit[0]], c.edit[1], c.edit[2], 1)
	}
	out["moved.go"] = "package main\n\nfunc moved() float64 { return 13 }\n"
	return out
}

// outdatedModule makes a module with the cases in a directory, and generates its code.
func outdatedModule(t *testing.T, cases []outdatedCase) (dir string, files map[string]string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "user")
	if err := newModule(dir); err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	files = outdatedFiles(cases)
	files["go.mod"] = string(mod) + "\nrequire library.test v0.0.0\nreplace library.test => ../library\n"
	files["../library/lib/lib.go"] = "package lib\n\nfunc Twice(x float64) float64 { return x * 2 }\n"
	delete(files, "../library/lib.go")
	if err := writeFiles(dir, files); err != nil {
		t.Fatal(err)
	}
	generate(t, dir)
	return dir, files
}

func generate(t *testing.T, dir string) {
	t.Helper()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	said(t, dir, spelt, "gen", "./...")
}

// said runs a command and gives all that it prints, whatever its exit code.
func said(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(goEnv(), "SPELT_CACHE="+filepath.Join(filepath.Dir(dir), "cache"))
	out, _ := cmd.CombinedOutput()
	return string(out)
}

// wantKernels checks what a program said: the values of the source as it is now, by native code where that is up to date,
// by plain Go with a warning where it is not.
func wantKernels(t *testing.T, what, text string, cases []outdatedCase, state int, anew bool) {
	t.Helper()
	native := "native"
	if haveLLVM() != nil {
		native = "go"
	}
	warned := regexp.MustCompile(`spelt: kernel (\w+) is out of date: .* run spelt gen again; it runs as plain Go meanwhile`).FindAllStringSubmatch(text, -1)
	for _, c := range cases {
		old := state == 1 && c.old && !anew
		line := fmt.Sprintf("%s %v <nil> %s \n", c.name, c.want[state], native)
		switch {
		case anew && c.bad:
			line = fmt.Sprintf("%s %v <nil> go it cannot be compiled\n", c.name, c.want[state])
		case old:
			line = fmt.Sprintf("%s %v <nil> go it is out of date\n", c.name, c.want[state])
		}
		if !strings.Contains(text, line) {
			t.Errorf("%s: no %q in\n%s", what, line, text)
		}
		if n := len(slices.DeleteFunc(slices.Clone(warned), func(m []string) bool { return m[1] != c.name })); n > 1 || (n == 1) != old {
			t.Errorf("%s: %d warnings for %s, out of date %v\n%s", what, n, c.name, old, text)
		}
	}
}

// TestAcceptanceA8NeverTheOldCode edits kernels and all kinds of things that they refer to, without spelt gen after it,
// and things that do not concern them. Whatever runs the program then gives plain Go's results and names the kernels that
// are out of date; so does vet.
func TestAcceptanceA8NeverTheOldCode(t *testing.T) {
	cases := slices.Clone(outdatedCases)
	for i := range cases {
		if strings.HasPrefix(cases[i].edit[0], "../library/lib.go") {
			cases[i].edit[0] = "../library/lib/lib.go"
		}
	}
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir, files := outdatedModule(t, cases)
	wantKernels(t, "go run before", said(t, dir, "go", "run", "."), cases, 0, false)
	if got := said(t, dir, spelt, "vet", "./..."); got != "" {
		t.Errorf("spelt vet before: %s", got)
	}

	if err := writeFiles(dir, edited(files, cases)); err != nil {
		t.Fatal(err)
	}
	wantKernels(t, "go run", said(t, dir, "go", "run", "."), cases, 1, false)
	wantKernels(t, "go test", said(t, dir, "go", "test", "-v", "-trimpath", "."), cases, 1, false)
	wantKernels(t, "spelt run", said(t, dir, spelt, "run", "."), cases, 1, true)
	for _, tool := range [][]string{{spelt, "vet", "./..."}, {"go", "vet", "-vettool=" + spelt, "./..."}} {
		got := said(t, dir, tool[0], tool[1:]...)
		for _, c := range cases {
			if strings.Contains(got, "kernel "+c.name+" is out of date: ") != c.old {
				t.Errorf("%s: out of date is %s: %v\n%s", strings.Join(tool, " "), c.name, c.old, got)
			}
		}
		if !strings.Contains(got, "kernels.go:") || !strings.Contains(got, "run spelt gen again") {
			t.Errorf("%s says no place or no remedy:\n%s", strings.Join(tool, " "), got)
		}
	}
	generate(t, dir)
	wantKernels(t, "after spelt gen", said(t, dir, "go", "run", "."), cases, 1, true)
}
