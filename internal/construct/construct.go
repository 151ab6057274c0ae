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

	// Origin maps statements of Code, by their ID in its own numbering, to
	// statements of the kernel that was split; -1 for statements that the
	// split added.
	Origin []int32
}

// Carry is a value that crosses between leaves through the frame.
type Carry struct {
	Kernel int32 // ir.Stmt.ID in the kernel
	Name   string
	Slot   int
	Reason string
}

// Result is a kernel taken apart. Plan.Units[i] runs Constructs[i]; its Cost
// and Sites are still to be filled in from the finished task.
type Result struct {
	Constructs []*Construct
	Plan       *task.Plan
	Carried    []Carry
}

// Split takes k apart. It changes k. Split never depends on anything but k.
func Split(k *ir.Kernel) (*Result, error) {
	markOrigin(k)
	promote(k)
	if err := exits(k.Body); err != nil {
		return nil, err
	}
	n := k.Number()
	s := &splitter{k: k, leafOf: make([]int32, n), cost: make([]int32, n), slots: map[*ir.Stmt]int{}, mems: map[*ir.Stmt]int{}, res: &Result{Plan: &task.Plan{}}}
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
	return s.res, nil
}

// Pos.File of every statement is set to a mark, and Pos.Line to its ID + 1,
// so that an origin survives cloning and passes.
const originMark = -1

func markOrigin(k *ir.Kernel) {
	k.Number()
	k.Body.Walk(func(s *ir.Stmt) bool {
		s.Pos = originPos(s.ID)
		return true
	})
}

func originPos(id int32) ir.Pos { return ir.Pos{File: originMark, Line: id + 1} }

// OriginID is the ID that a statement of a construct's or a task's code was
// marked with, or -1.
func OriginID(s *ir.Stmt) int32 {
	if s.Pos.File != originMark {
		return -1
	}
	return s.Pos.Line - 1
}

// Error is a kernel that cannot be split; it points at a statement by ID.
type Error struct {
	Kernel int32
	Msg    string
}

func (e *Error) Error() string { return fmt.Sprintf("construct: statement %d: %s", e.Kernel, e.Msg) }
