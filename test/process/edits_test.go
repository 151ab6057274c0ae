package process

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// An edit changes a kernel that is in the cache as newSource gives it.
type edit struct {
	name string
	do   func(*source)

	// disk says that the whole kernel is found. Otherwise its plan is made anew, of total constructs (0 for 100), of
	// which so many are compiled; the rest are reused, and so are their tasks.
	disk            bool
	total, compiled int
}

// edits are what an author does to a kernel of a hundred loops, and what that may cost.
var edits = []edit{
	{name: "nothing", do: func(s *source) {}, disk: true},

	// What is not code.
	{name: "a comment before the kernel", do: func(s *source) { s.doc = "Step has another comment,\n// of two lines." }, disk: true},
	{name: "a comment in a loop", do: func(s *source) { s.last[50] = "// done\n" }, disk: true},
	{name: "a blank line", do: func(s *source) { s.before[50] = "\n\n" }, disk: true},
	{name: "another function in the file", do: func(s *source) { s.head = "// other is new.\nfunc other(v float32) float32 { return v * 2 }" }, disk: true},
	{name: "a comment in a helper", do: func(s *source) { s.mix = "// The same.\n\treturn v*weight + 0.5" }, disk: true},

	// Names.
	{name: "a local renamed", do: func(s *source) { s.rename = [][2]string{{"first47", "snapshot"}, {"sum31", "total"}} }, disk: true},
	{name: "all indices renamed", do: func(s *source) { s.rename = [][2]string{{"i", "index"}, {"j", "inner"}, {"t", "value"}} }, disk: true},
	{name: "the kernel renamed", do: func(s *source) { s.kernel = "Advance" }, disk: true},
	{name: "a parameter renamed", do: func(s *source) { s.rename = [][2]string{{"scale", "factor"}, {"a", "field"}} }, disk: true},

	// The parameter list.
	{name: "parameters reversed", do: func(s *source) { s.params = []string{"unused", "n", "scale", "tab", "k", "d", "c", "b", "a"} }},
	{name: "two parameters swapped", do: func(s *source) { s.params[0], s.params[6] = s.params[6], s.params[0] }},
	{name: "a parameter added in front", do: func(s *source) { s.params = append([]string{"extra"}, s.params...) }},
	{name: "an unused parameter removed", do: func(s *source) { s.params = s.params[:len(s.params)-1] }, disk: true},

	// Loops.
	{name: "a loop added in front", do: func(s *source) { s.before[0] = s.loop(0, 1000) }, total: 101, compiled: 1},
	{name: "a loop added in the middle", do: func(s *source) { s.before[53] = s.loop(53, 1000) }, total: 101, compiled: 1},
	{name: "a loop added that there is already", do: func(s *source) { s.before[53] = s.loop(40, 40) }, total: 101},
	{name: "a loop removed", do: func(s *source) { s.loops = without(s.loops, 53) }, total: 99},
	{name: "the first loop removed", do: func(s *source) { s.loops = without(s.loops, 0) }, total: 99},
	{name: "a sum and its user removed", do: func(s *source) { s.loops = without(s.loops, 51, 52) }, total: 98},
	{name: "two loops swapped", do: func(s *source) { s.loops[53], s.loops[54] = s.loops[54], s.loops[53] }},
	{name: "a sum moved to the front", do: func(s *source) { s.loops = append([]int{51}, without(s.loops, 51)...) }},
	{name: "an independent line elsewhere", do: func(s *source) { s.before[20] = "_ = n * 2\n" }, disk: true},
	{name: "a store elsewhere", do: func(s *source) { s.before[20] = "a[3] = 5\n" }, total: 101, compiled: 1},

	// Constants.
	{name: "a constant in the first loop", do: func(s *source) { s.consts[0] = 1000 }, compiled: 1},
	{name: "a constant in the middle loop", do: func(s *source) { s.consts[53] = 1000 }, compiled: 1},
	{name: "a constant in the last loop", do: func(s *source) { s.consts[99] = 1000 }, compiled: 1},
	{name: "a constant in two loops", do: func(s *source) { s.consts[40], s.consts[48] = 1000, 1000 }, compiled: 2},
	{name: "a constant of the package", do: func(s *source) { s.gain = "3" }, compiled: formCount},

	// Code in and around loops.
	{name: "a statement added to a loop", do: func(s *source) { s.last[50] = "b[i] += 1\n" }, compiled: 1},
	{name: "a bound", do: func(s *source) { s.replace["i < n-56"] = "i < n-55" }},
	{name: "the start of a sum", do: func(s *source) { s.replace["sum51 := int32(7)"] = "sum51 := int32(8)" }},
	{name: "which element is kept", do: func(s *source) { s.replace["first57 := a[57]"] = "first57 := a[3]" }},
	{name: "a condition around a loop", do: func(s *source) { s.replace["if n > 58"] = "if n < 58" }},
	{name: "a sum that becomes a product", do: func(s *source) { s.replace["sum51 += k[i] ^ 51"] = "sum51 *= k[i] ^ 51" }, compiled: 1},

	// Helpers.
	{name: "a helper", do: func(s *source) { s.mix = "return v*weight + 0.25" }, compiled: formCount},
	{name: "a helper three deep in another package", do: func(s *source) { s.deep = "return v - 0.5" }, compiled: formCount},

	// How loops run.
	{name: "a grain", do: func(s *source) { s.directive[50] = "//spelt:loop grain=64\n" }},
	{name: "a number of workers", do: func(s *source) { s.directive[50] = "//spelt:loop workers=1\n" }},
	{name: "the name of a loop", do: func(s *source) { s.directive[50] = "//spelt:loop name=middle\n" }},
	{name: "a loop made serial", do: func(s *source) { s.directive[50] = "//spelt:serial\n" }, compiled: 1},
	{name: "the length of an array", do: func(s *source) { s.length = 96 }},
}

func without(list []int, drop ...int) []int {
	var out []int
	for _, l := range list {
		keep := true
		for _, d := range drop {
			keep = keep && l != d
		}
		if keep {
			out = append(out, l)
		}
	}
	return out
}

// editor is a program that launches the kernel of each edit, by its number, and those of the session after them.
var editor = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(shop, "edits")
	if err := newModule(dir); err != nil {
		return "", err
	}
	if err := os.CopyFS(dir, os.DirFS("testdata/edits")); err != nil {
		return "", err
	}
	var imports, table strings.Builder
	var sources []*source
	for _, e := range edits {
		s := newSource()
		e.do(s)
		sources = append(sources, s)
	}
	for i, s := range append(sources, session()...) {
		if err := writeFiles(dir, s.files(editPackage(i))); err != nil {
			return "", err
		}
		fmt.Fprintf(&imports, "\t%q\n", "process.test/"+editPackage(i))
		fmt.Fprintf(&table, "\t{%[1]s.Launch, %[1]s.Plain},\n", editPackage(i))
	}
	text := strings.NewReplacer("// imports\n", imports.String(), "// table\n", table.String()).Replace(editorMain)
	if err := writeFiles(dir, map[string]string{"editor/main.go": text}); err != nil {
		return "", err
	}
	bin, err := buildModule(dir)
	return filepath.Join(bin, "editor"), err
})

func editPackage(i int) string { return fmt.Sprintf("edit%02d", i) }

const editorMain = `package main

import (
	"encoding/json"
	"os"
	"strconv"

	"github.com/spelt-go/spelt"

	"process.test/input"
// imports
)

var table = []struct {
	launch func(*spelt.Runtime, *input.Set) (spelt.Report, error)
	plain  func(*input.Set)
}{
// table
}

func main() {
	var out struct {
		Reports       []spelt.Report
		Result, Plain string
		Error         string
	}
	i, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	native, plain := input.New(2000), input.New(2000)
	rt, err := spelt.New(spelt.WithFMA(false))
	if err == nil {
		var r spelt.Report
		r, err = table[i].launch(rt, native)
		out.Reports = append(out.Reports, r)
	}
	if err != nil {
		out.Error = err.Error()
	}
	table[i].plain(plain)
	out.Result, out.Plain = native.Digest(), plain.Digest()
	json.NewEncoder(os.Stdout).Encode(out)
}
`

// Q1 and CASES 1, 2, 4, 5, 21: an edit compiles what it touches and nothing else, and the new result is right.
func TestQ1EditsOfAHundredLoops(t *testing.T) {
	needLLVM(t)
	exe, err := editor()
	if err != nil {
		t.Fatal(err)
	}
	base := newCache(t)
	launch := func(t *testing.T, i int, dir string) *outcome {
		t.Helper()
		return run{Program: exe, Args: []string{fmt.Sprint(i)}, Env: []string{cacheIn(dir)}}.do(t)
	}
	cold := launch(t, 0, base)
	wantCounts(t, cold.Reports[0], counts(loopCount, 0, loopCount), counts(loopCount, 0, loopCount))
	for i, e := range edits {
		t.Run(strings.ReplaceAll(e.name, " ", "_"), func(t *testing.T) {
			t.Parallel()
			dir := copyCache(t, base)
			o := launch(t, i, dir)
			wantQuiet(t, o)
			if e.disk {
				wantSource(t, o, "disk")
				return
			}
			total := e.total
			if total == 0 {
				total = loopCount
			}
			want := counts(total, total-e.compiled, e.compiled)
			wantSource(t, o, "compiled")
			wantCounts(t, o.Reports[0], want, want)
			if maps := e.compiled > 0; o.LLVM && !maps {
				t.Error("LLVM was opened with nothing to compile")
			}
			wantSource(t, launch(t, i, dir), "disk")
			wantSource(t, launch(t, 0, dir), "disk") // the edit taken back
		})
	}
}
