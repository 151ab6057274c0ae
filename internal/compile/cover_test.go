package compile

import (
	"slices"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// A counter's lines are those that hold statements, not what lies between them: a called function may stand anywhere.
func TestCoverageIsOfLinesThatHoldStatements(t *testing.T) {
	k := &ir.Kernel{Name: "K", Files: []string{"a.go", "b.go"}, Body: &ir.Block{}}
	b := ir.Builder{Block: k.Body}
	at := func(file, line, col int32) {
		b.Pos = ir.Pos{File: file, Line: line, Col: col}
		b.Emit(&ir.Stmt{Op: ir.OpVolatileStore, Args: []*ir.Stmt{b.Int(0), b.Int(1)}})
	}
	at(0, 40, 9)
	at(0, 3, 5) // a function above
	at(1, 7, 2) // and one in another file
	at(0, 40, 4)
	at(0, 41, 4)
	b.If(b.Bool(true), func() { at(0, 42, 5) }, nil)
	at(0, 41, 30) // goes on after the if, and is counted already
	at(0, 44, 2)

	want := [][]CoverLine{
		{{"a.go", 3, 5, 6}, {"a.go", 40, 4, 10}, {"a.go", 41, 4, 5}, {"b.go", 7, 2, 3}},
		{{"a.go", 42, 5, 6}},
		{{"a.go", 44, 2, 3}},
	}
	got := instrument(k)
	slices.SortFunc(got, func(a, b []CoverLine) int { return a[0].Line - b[0].Line })
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %v\nwant %v", got, want)
	}
}
