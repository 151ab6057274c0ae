package process

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// shapes are edits of the kernel in testdata/shapes, in which values go from one construct to another in every way there
// is, and how many constructs each may compile.
var shapes = []struct {
	name     string
	edit     []string // pairs: what is replaced everywhere, and by what
	disk     bool     // the whole kernel is found
	more     int      // constructs more than before
	compiled int
}{
	{name: "nothing", disk: true},
	{name: "a field renamed", edit: []string{"T, Flux", "Temperature, Flux", ".T ", ".Temperature ", ".T)", ".Temperature)", "Cell{T:", "Cell{Temperature:"}, disk: true},
	{name: "a type renamed", edit: []string{"Cell{", "Site{", "[]Cell", "[]Site", "type Cell", "type Site", "// Cell", "// Site"}, disk: true},
	{name: "locals renamed", edit: []string{"last", "carry", "best", "peak", "old", "before"}, disk: true},
	{name: "a method made a function", edit: []string{"func (g *Grid) at(i int) float32", "func at(g *Grid, i int) float32", "g.at(i)", "at(g, i)"}, disk: true},
	{name: "a field added at the end", edit: []string{"Hits  int64", "Hits  int64\n\tMisses int64"}, disk: true},

	{name: "an early return's condition", edit: []string{"if n < 0", "if n < -7"}},
	{name: "no early return", edit: []string{"if n < 0 {\n\t\treturn -1\n\t}\n", ""}, more: -1},
	{name: "an early return's value", edit: []string{"return -1", "return -2"}, compiled: 1},
	{name: "a method", edit: []string{"return g.Data[i] }", "return g.Data[i] + 1 }"}, compiled: 1},
	{name: "a call written out, which is evaluated in another order", edit: []string{"g.at(i)", "g.Data[i]"}, compiled: 1},
	{name: "what is added atomically", edit: []string{"&g.Hits, 1", "&g.Hits, 2"}, compiled: 1},
	{name: "the number of steps", edit: []string{"t < n;", "t < n+1;"}},
	{name: "what is carried from step to step", edit: []string{"last += g.Cells[t].Kind", "last -= g.Cells[t].Kind * 3"}},
	{name: "where it starts, in one run with an atomic", edit: []string{"last := int32(0)", "last := int32(9)"}, compiled: 1},
	{name: "a loop in the steps", edit: []string{"Kind += last", "Kind -= last"}, compiled: 1},
	{name: "a concurrent section", edit: []string{"Flux *= 0.5", "Flux *= 0.75"}, compiled: 1},
	{name: "a concurrent section more", edit: []string{"kernel.Concurrent(\n", "kernel.Concurrent(\n\t\tfunc() {\n\t\t\tfor i := range g.Cells {\n\t\t\t\tg.Cells[i].Kind |= 1\n\t\t\t}\n\t\t},\n"}, more: 1, compiled: 1},
	{name: "a maximum that becomes a minimum", edit: []string{"best = max(", "best = min("}, compiled: 1},
	{name: "the condition of a loop around a loop", edit: []string{"best > 1", "best > 2"}},
	{name: "what it does each round", edit: []string{"best *= 0.25", "best *= 0.125"}},
	{name: "a helper that writes through a pointer", edit: []string{"*p = v + 1", "*p = v + 2"}},
	{name: "the result", edit: []string{"return last", "return last + 1"}, compiled: 1},
}

// shaper launches the kernel of each of the shapes, by its number.
var shaper = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(shop, "shapes")
	if err := newModule(dir); err != nil {
		return "", err
	}
	text, err := os.ReadFile("testdata/shapes/grid.go")
	if err != nil {
		return "", err
	}
	var imports, table strings.Builder
	for i, s := range shapes {
		edited := string(text)
		for j := 0; j < len(s.edit); j += 2 {
			if !strings.Contains(edited, s.edit[j]) {
				return "", fmt.Errorf("%s: there is no %q", s.name, s.edit[j])
			}
			edited = strings.ReplaceAll(edited, s.edit[j], s.edit[j+1])
		}
		name := fmt.Sprintf("shape%02d", i)
		edited = strings.Replace(edited, "package shapes", "package "+name, 1)
		if err := writeFiles(dir, map[string]string{name + "/grid.go": edited}); err != nil {
			return "", err
		}
		fmt.Fprintf(&imports, "\t%q\n", "process.test/"+name)
		fmt.Fprintf(&table, "\t%s.Launch,\n", name)
	}
	main := strings.NewReplacer("// imports\n", imports.String(), "// table\n", table.String()).Replace(shaperMain)
	if err := writeFiles(dir, map[string]string{"shaper/main.go": main}); err != nil {
		return "", err
	}
	bin, err := buildModule(dir)
	return filepath.Join(bin, "shaper"), err
})

const shaperMain = `package main

import (
	"encoding/json"
	"os"
	"strconv"

	"github.com/spelt-go/spelt"

// imports
)

var table = []func(*spelt.Runtime) (spelt.Report, string, string, error){
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
	rt, err := spelt.New(spelt.WithFMA(false))
	if err == nil {
		var r spelt.Report
		r, out.Result, out.Plain, err = table[i](rt)
		out.Reports = append(out.Reports, r)
	}
	if err != nil {
		out.Error = err.Error()
	}
	json.NewEncoder(os.Stdout).Encode(out)
}
`

// Q5 under edits: whatever goes from one construct to another, an edit compiles the construct that it is in.
func TestQ5EditsWhereValuesAreCarried(t *testing.T) {
	needLLVM(t)
	exe, err := shaper()
	if err != nil {
		t.Fatal(err)
	}
	base := newCache(t)
	launch := func(t *testing.T, i int, dir string) *outcome {
		t.Helper()
		return run{Program: exe, Args: []string{fmt.Sprint(i)}, Env: []string{cacheIn(dir)}}.do(t)
	}
	cold := launch(t, 0, base).Reports[0]
	t.Log(cold)
	for i, s := range shapes {
		t.Run(strings.ReplaceAll(s.name, " ", "_"), func(t *testing.T) {
			t.Parallel()
			dir := copyCache(t, base)
			o := launch(t, i, dir)
			if s.disk {
				wantSource(t, o, "disk")
				return
			}
			total := cold.Constructs.Total + s.more
			want := counts(total, total-s.compiled, s.compiled)
			wantSource(t, o, "compiled")
			wantCounts(t, o.Reports[0], want, want)
			wantSource(t, launch(t, i, dir), "disk")
		})
	}
}
