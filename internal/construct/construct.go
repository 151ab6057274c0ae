// Package construct takes a kernel apart into its top-level constructs, each
// with exactly the code it needs, and the plan that puts them back in source
// order.
//
// The body of a kernel is a tree of control (if, loops around parallel loops,
// concurrent sections) whose leaves are parallel loops and runs of other
// statements. A leaf that has a real effect becomes a construct. What a leaf
// uses of another leaf's values is either recomputed (a pure chain whose
// inputs cannot change, cloned into the user) or carried (stored in a slot of
// the frame where the source computes it, and passed to the user as an
// argument). Conditions and trip counts of the control are computed by scalar
// programs that the launcher runs itself.
//
// A construct's code names nothing of the kernel around it: its parameters are
// its own dense table, in order of first use. So a change elsewhere leaves it
// as it is.
package construct

import (
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Construct is one compiled leaf.
type Construct struct {
	Kind task.Kind
	Code *ir.Kernel
}

// Carry is a value that crosses between leaves through the frame.
type Carry struct {
	Pos    ir.Pos
	Name   string
	Slot   int
	Reason string
}

// Result is a kernel taken apart. Plan.Units[i] runs Constructs[i]; its Sites are
// still to be filled in from the finished task.
type Result struct {
	Constructs []*Construct
	Plan       *task.Plan
	Places     []Place // what task.Unit.Origin and task.Instr.Site index
	Carried    []Carry
}

// Place is where in the source something of the plan comes from. Places are
// kept out of the plan, which does not change when lines move.
type Place struct {
	Pos     ir.Pos
	Message string // of an assertion or a panic
}

// Split takes k apart. It changes k. Split never depends on anything but k.
func Split(k *ir.Kernel) (*Result, error) {
	promote(k)
	grids(k.Body)
	if err := exits(k.Body); err != nil {
		return nil, err
	}
	n := k.Number()
	s := &splitter{k: k, leafOf: make([]int32, n), last: make([]int32, n), needed: make([]bool, n), cost: make([]int32, n),
		slots: map[*ir.Stmt]int{}, mems: map[*ir.Stmt]int{}, fromTable: map[*ir.Stmt]bool{}, res: &Result{Plan: &task.Plan{}}}
	root := s.segment(k.Body)
	s.findLocals()
	if err := s.demandAll(root); err != nil {
		return nil, err
	}
	s.res.Plan.Root = s.emit(root)
	if s.err != nil {
		return nil, s.err
	}
	s.res.Plan.Words = s.words
	s.res.Plan.Carried = len(s.res.Carried)
	return s.res, nil
}

// Error is a kernel that cannot be split.
type Error struct {
	Pos ir.Pos
	Msg string
}

func (e *Error) Error() string { return fmt.Sprintf("construct: line %d: %s", e.Pos.Line, e.Msg) }

func (s *splitter) place(st *ir.Stmt) int32 {
	s.res.Places = append(s.res.Places, Place{st.Pos, st.Aux})
	return int32(len(s.res.Places) - 1)
}
