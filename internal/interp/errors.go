package interp

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
)

// ErrSteps ends a run that exceeds [Options.MaxSteps].
var ErrSteps = errors.New("interp: step limit exceeded")

// CheckError says that a check did not hold.
type CheckError struct {
	Stmt     *ir.Stmt
	Operands []int64 // as constant bits, in the order of Stmt.Args
}

func (e *CheckError) Error() string {
	s := fmt.Sprintf("interp: %s %v failed", e.Stmt.Op, e.Operands)
	if e.Stmt.Aux != "" {
		s += ": " + e.Stmt.Aux
	}
	return s
}

// GuardError says that a hoisted check failed although the guards of all
// enclosing loops held: the pass that hoisted it was wrong.
type GuardError struct {
	Check CheckError
}

func (e *GuardError) Error() string {
	return "interp: wrong guard: " + e.Check.Error() + " where every guard holds"
}

// FaultError says that memory was accessed through a pointer to the nil page,
// which a nonnil or bounds check should have stopped.
type FaultError struct {
	Stmt *ir.Stmt
	Addr int64
}

func (e *FaultError) Error() string {
	return fmt.Sprintf("interp: %s at address %#x", e.Stmt.Op, uint64(e.Addr))
}

// CompileError says that a kernel cannot be executed because it is not valid
// IR; [ir.Kernel.Verify] tells more.
type CompileError struct {
	Stmt *ir.Stmt
	Msg  string
}

func (e *CompileError) Error() string { return fmt.Sprintf("interp: %s: %s", e.Stmt.Op, e.Msg) }
