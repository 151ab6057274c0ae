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
	"errors"
	"fmt"
	"path"

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

// Split takes k apart. It changes k. Split never depends on anything but k. The
// error is an [*Error].
func Split(k *ir.Kernel) (*Result, error) {
	r, err := split(k)
	var e *Error
	if errors.As(err, &e) && e.Pos.File >= 0 && int(e.Pos.File) < len(k.Files) {
		e.File = k.Files[e.Pos.File]
	}
	return r, err
}

func split(k *ir.Kernel) (*Result, error) {
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
	if s.words > task.MaxWords {
		return nil, &Error{Pos: s.largest().Pos, Msg: fmt.Sprintf("variables that several loops use take more than %d MiB together", task.MaxWords>>17)}
	}
	s.res.Plan.Words = s.words
	s.res.Plan.Carried = len(s.res.Carried)
	return s.res, nil
}

// Error is a kernel that cannot be split.
type Error struct {
	Pos  ir.Pos
	File string // of Pos, "" if unknown
	Msg  string
}

func (e *Error) Error() string {
	if e.File == "" {
		return fmt.Sprintf("line %d: %s", e.Pos.Line, e.Msg)
	}
	return fmt.Sprintf("%s:%d: %s", path.Base(e.File), e.Pos.Line, e.Msg)
}

// largest is the largest memory in the frame.
func (s *splitter) largest() *ir.Stmt {
	most := &ir.Stmt{}
	for v := range s.mems {
		if v.Imm > most.Imm || v.Imm == most.Imm && v.ID < most.ID {
			most = v
		}
	}
	return most
}

func (s *splitter) place(st *ir.Stmt) int32 {
	s.res.Places = append(s.res.Places, Place{st.Pos, st.Aux})
	return int32(len(s.res.Places) - 1)
}
