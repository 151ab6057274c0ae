package interp

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
)

var (
	// ErrSteps ends a run that exceeds [Options.MaxSteps].
	ErrSteps = errors.New("interp: step limit exceeded")
	// ErrStopped ends a run whose [Options.Done] is closed.
	ErrStopped = errors.New("interp: stopped")
	// ErrMemory ends a run that keeps more local memory than there may be.
	ErrMemory = errors.New("interp: too much local memory is kept")
	// ErrShadow ends a run that needs more memory than [Races.MaxBytes] to
	// know what was accessed.
	ErrShadow = errors.New("interp: too much memory is accessed")
)

// SpaceError is a parallel loop of more iterations than fit in 63 bits.
type SpaceError struct {
	Loop   *ir.Stmt
	Counts []int64
}

func (e *SpaceError) Error() string { return fmt.Sprintf("interp: %v iterations", e.Counts) }

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
