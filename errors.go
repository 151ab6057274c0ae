package spelt

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/llvm"
)

// What went wrong in a kernel, for [errors.Is] on the error of a launch.
var (
	ErrIndex  = errors.New("index out of range")
	ErrSlice  = errors.New("slice bounds out of range")
	ErrDivide = errors.New("integer divide by zero")
	ErrShift  = errors.New("negative shift count")
	ErrNil    = errors.New("nil pointer dereference")
	ErrAssert = errors.New("assertion failed")
	ErrPanic  = errors.New("panic")
	ErrRange  = errors.New("iteration space out of range")
)

var (
	// ErrClosed is returned by launches on a runtime that was closed.
	ErrClosed = errors.New("spelt: runtime is closed")
	// ErrNoLLVM is matched by the error of a launch that needs LLVM, on a
	// runtime that may not run the plain Go function instead.
	ErrNoLLVM = llvm.ErrNotFound
	// ErrLayout is matched by a [*LayoutError].
	ErrLayout = errors.New("spelt: a type's layout has changed")
	// ErrOutdated is matched by an [*OutdatedError].
	ErrOutdated = errors.New("spelt: the generated code is out of date")
	// ErrRefused is matched by a [*RefusedError].
	ErrRefused = errors.New("spelt: the kernel cannot be compiled")
)

// ErrRace is matched by a [*RaceError].
var ErrRace = errors.New("race")

// ErrCompare is matched by a [*CompareError].
var ErrCompare = errors.New("native code and plain Go differ")

// ErrRaceMemory is returned by a launch under [WithRaceCheck] whose loop accesses
// more memory than the check can keep in mind, some hundred million elements.
var ErrRaceMemory = errors.New("the race check takes too much memory; launch the kernel on less data")

// RunError is a failed check in a kernel. The launch has stopped; what other
// iterations had written by then stays written.
type RunError struct {
	Kernel string
	File   string // as the source was named when the kernel was generated
	Line   int    // 0 if unknown
	Caller string // if that is in another package: where the kernel's own called it, as in "sim.go:41"; "" if unknown
	Kind   error  // one of ErrIndex, ErrSlice, …

	// Index and Length are the offending index and the length it must be less
	// than (ErrIndex), or the bounds low, high and capacity (ErrSlice: Index,
	// High, Length), or the shift count (ErrShift: Index). An unsigned index
	// above the largest int64 is here as the negative number of its bits.
	//
	// Where the plain Go function ran, Go tells less: Length is -1 for a
	// negative index, bounds are in Message alone, a shift count is -1.
	Index, High, Length int64

	Message string // of an assertion or a panic, or what Go said of bounds
}

func (e *RunError) Error() string {
	if e.Caller != "" {
		return e.message() + ", called at " + e.Caller
	}
	return e.message()
}

func (e *RunError) message() string {
	s := "spelt: kernel " + e.Kernel + ": "
	if e.Line > 0 {
		s = fmt.Sprintf("%s:%d: kernel %s: ", e.File, e.Line, e.Kernel)
	}
	switch {
	case e.Kind == ErrIndex && e.Length < 0:
		s += fmt.Sprintf("index %d out of range", e.Index)
	case e.Kind == ErrIndex:
		s += fmt.Sprintf("index %d out of range with length %d", e.Index, e.Length)
	case e.Kind == ErrSlice && e.Message != "":
		return s + e.Message
	case e.Kind == ErrSlice:
		s += fmt.Sprintf("slice bounds [%d:%d] out of range with capacity %d", e.Index, e.High, e.Length)
	case e.Kind == ErrShift:
		s += fmt.Sprintf("negative shift count %d", e.Index)
	default:
		s += e.Kind.Error()
	}
	if e.Message != "" {
		s += ": " + e.Message
	}
	return s
}

// Unwrap makes errors.Is(err, ErrIndex) and the like work.
func (e *RunError) Unwrap() error { return e.Kind }

// CompileError is a kernel that could not be compiled: for want of LLVM or of
// memory, or since the compiler failed. A kernel that it fails on runs as plain
// Go, and a warning says so; this is the error of launches that may not run it,
// as for [OutdatedError].
type CompileError struct {
	Kernel string
	File   string // where in the kernel, as far as it is known; as the source was named when it was generated
	Line   int    // 0 if unknown
	Err    error
}

func newCompileError(d *Definition, err error) *CompileError {
	e := &CompileError{Kernel: d.Name, Err: err}
	var at *compile.Error
	if errors.As(err, &at) {
		e.File, e.Line = at.At.File, at.At.Line
	}
	return e
}

func (e *CompileError) Error() string { return "spelt: " + e.Err.Error() }
func (e *CompileError) Unwrap() error { return e.Err }

// LayoutError says that a type which a kernel reaches is laid out in memory in
// another way than when spelt gen ran. Every launch of the kernel fails with it
// until spelt gen has run again; the first launch looks.
type LayoutError struct {
	Kernel string
	Type   string // as the program calls it, with its import path
	Field  string // of Type; "" if all of it is meant
	Want   string // what the kernel was generated for
	Have   string // what the program has
}

func (e *LayoutError) Error() string {
	what := e.Type
	if e.Field != "" {
		what = "field " + e.Field + " of " + e.Type
	}
	return fmt.Sprintf("spelt: kernel %s was generated for another layout: %s was %s, and is %s; run spelt gen again", e.Kernel, what, e.Want, e.Have)
}

// Unwrap makes errors.Is(err, ErrLayout) work.
func (e *LayoutError) Unwrap() error { return ErrLayout }

// OutdatedError says that a kernel, or what it refers to, has changed since
// spelt gen ran. The plain Go function runs then, and a warning says so; this is
// the error of launches that may not run it: with [WithBackend] set to Native,
// and under the race check.
type OutdatedError struct {
	Kernel string
	File   string // of the generated code
	Reason string // what has changed
}

func (e *OutdatedError) Error() string {
	return fmt.Sprintf("spelt: kernel %s is out of date: %s since spelt gen wrote %s; run spelt gen again", e.Kernel, e.Reason, e.File)
}

// Unwrap makes errors.Is(err, ErrOutdated) work.
func (e *OutdatedError) Unwrap() error { return ErrOutdated }

// RefusedError says that spelt gen could not compile a kernel, and why. The plain
// Go function runs then, and a warning says so; this is the error of launches
// that may not run it, as for [OutdatedError].
type RefusedError struct {
	Kernel string
	Reason string // where and what, as spelt gen said it
}

func (e *RefusedError) Error() string {
	return fmt.Sprintf("spelt: kernel %s cannot be compiled: %s", e.Kernel, e.Reason)
}

// Unwrap makes errors.Is(err, ErrRefused) work.
func (e *RefusedError) Unwrap() error { return ErrRefused }
