package compile

import (
	"slices"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// A counter is of the marks of one block between control. One that stands twice counts twice, and what never runs is there.
func TestCountersAreOfStretchesBetweenControl(t *testing.T) {
	k := &ir.Kernel{Name: "K", Files: []string{"a.go", "b.go"}, Body: &ir.Block{}}
	b := ir.Builder{Block: k.Body}
	at := func(file, line, col int32, dead bool) {
		b.Block.Stmts = append(b.Block.Stmts, ir.NewMark(ir.Pos{File: file, Line: line, Col: col}, col+4, dead))
		b.Emit(&ir.Stmt{Op: ir.OpVolatileStore, Args: []*ir.Stmt{b.Int(0), b.Int(1)}})
	}
	at(0, 40, 9, false)
	at(0, 50, 2, true)
	at(1, 7, 2, false) // a function that is called
	at(1, 7, 2, false) // again
	b.If(b.Bool(true), func() { at(0, 42, 5, false) }, nil)
	at(0, 44, 2, false)

	want := [][]CoverLine{
		{{"a.go", 40, 9, 13}, {"b.go", 7, 2, 6}, {"b.go", 7, 2, 6}},
		{{"a.go", 42, 5, 9}},
		{{"a.go", 44, 2, 6}},
		{{"a.go", 50, 2, 6}},
	}
	got := instrument(k)
	if dead := got[len(got)-1]; !slices.Equal(dead, want[3]) {
		t.Errorf("never run: %v", dead)
	}
	slices.SortFunc(got, func(a, b []CoverLine) int { return a[0].Line - b[0].Line })
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %v\nwant %v", got, want)
	}
	adds := 0
	k.Body.Walk(func(s *ir.Stmt) bool {
		if mark, _ := s.IsMark(); mark {
			t.Error("a mark is left")
		}
		if s.Op == ir.OpAtomicRMW {
			adds++
		}
		return true
	})
	if adds != 3 {
		t.Errorf("%d counters are counted, want 3", adds)
	}
}
