package codegen

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
)

// Kinds of error. Every error of this package is an [*Error] that matches one of them.
var (
	// ErrUnsupported: a statement that no code can be generated for here.
	ErrUnsupported = errors.New("no code can be generated")
	// ErrMemory: the local memory of the task exceeds [task.MaxMemory].
	ErrMemory = errors.New("too much local memory")
)

// Error says which statement is at fault, and why.
type Error struct {
	Kind   error // ErrUnsupported or ErrMemory
	Kernel string
	Pos    ir.Pos
	File   string // of Pos, "" if unknown
	Op     ir.Op
	Msg    string
}

func (e *Error) Error() string {
	where := e.Kernel
	if e.Pos.IsValid() {
		where = fmt.Sprintf("%s:%d", e.File, e.Pos.Line)
		if e.Pos.Col > 0 {
			where += fmt.Sprintf(":%d", e.Pos.Col)
		}
	}
	return fmt.Sprintf("%s: %s: %v: %s", where, e.Op, e.Kind, e.Msg)
}

// Unwrap makes errors.Is see the kind.
func (e *Error) Unwrap() error { return e.Kind }

func newError(k *ir.Kernel, kind error, s *ir.Stmt, msg string) *Error {
	e := &Error{Kind: kind, Kernel: k.Name, Pos: s.Pos, Op: s.Op, Msg: msg}
	if f := int(s.Pos.File); f >= 0 && f < len(k.Files) {
		e.File = k.Files[f]
	}
	return e
}
