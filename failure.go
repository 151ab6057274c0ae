package spelt

import (
	"errors"
	"fmt"
	"path"
	"runtime"
	"strconv"
	"strings"
	"unsafe"

	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
)

// runError gives a failure of a launch its place in the source.
func runError(d *Definition, code *loaded, err error) error {
	places := code.Places(d.compiled())
	var space *launch.SpaceError
	if errors.As(err, &space) {
		e := &RunError{Kernel: d.Name, Kind: ErrRange, Message: space.Error()}
		p := places.Origin(space.Unit)
		e.File, e.Line = p.File, p.Line
		return e
	}
	var check *launch.CheckError
	if !errors.As(err, &check) {
		return err
	}
	e := &RunError{Kernel: d.Name, Kind: ErrAssert}
	if f, err := places.Locate(check); err == nil {
		e.describe(f, check)
		for i, p := range places.Callers(check, f) {
			if i > 0 {
				e.Caller += " or "
			}
			e.Caller += fmt.Sprintf("%s:%d", path.Base(p.File), p.Line)
		}
	}
	return e
}

func (e *RunError) describe(f compile.Failure, c *launch.CheckError) {
	e.File, e.Line = f.File, f.Line
	switch f.Op {
	case ir.OpBounds:
		e.Kind, e.Index, e.Length = ErrIndex, c.A, c.B
	case ir.OpSlice:
		e.Kind, e.Index, e.High, e.Length = ErrSlice, c.A, c.B, c.C
	case ir.OpNonZero:
		e.Kind = ErrDivide
	case ir.OpShiftOK:
		e.Kind, e.Index = ErrShift, c.A
	case ir.OpNonNil:
		e.Kind = ErrNil
	case ir.OpAssert:
		e.Kind, e.Message = ErrAssert, f.Message
	case ir.OpMakeErr:
		e.Kind, e.Message = ErrPanic, f.Message
	case ir.OpFinite:
		e.Kind, e.Message = ErrRange, "the loop has 2⁶³ iterations or more, or its variable wraps around before it ends"
	}
}

// assertion is what package kernel panics with.
type assertion interface {
	error
	AssertMessage() string
}

// runPlain runs a kernel as plain Go, with panics turned into the errors that
// native code returns.
func runPlain(d *Definition, args unsafe.Pointer) (err error) {
	defer func() {
		p := recover()
		if p == nil {
			return
		}
		e := &RunError{Kernel: d.Name, Kind: ErrPanic, Message: fmt.Sprint(p)}
		e.File, e.Line = panicPlace()
		var a assertion
		if re, ok := p.(runtime.Error); ok {
			e.fromRuntime(re.Error())
		} else if pe, ok := p.(error); ok && errors.As(pe, &a) {
			e.Kind, e.Message = ErrAssert, a.AssertMessage()
		}
		err = e
	}()
	d.Plain(args)
	return nil
}

// fromRuntime reads the message of a Go run-time panic.
func (e *RunError) fromRuntime(msg string) {
	msg = strings.TrimPrefix(msg, "runtime error: ")
	e.Message = ""
	switch {
	case strings.HasPrefix(msg, "index out of range"):
		e.Kind, e.Length = ErrIndex, -1
		var index string
		fmt.Sscanf(msg, "index out of range [%s with length %d", &index, &e.Length)
		index = strings.TrimSuffix(index, "]")
		var err error
		if e.Index, err = strconv.ParseInt(index, 10, 64); err != nil {
			large, _ := strconv.ParseUint(index, 10, 64)
			e.Index = int64(large)
		}
	case strings.HasPrefix(msg, "slice bounds out of range"), strings.HasPrefix(msg, "cannot convert slice with length"):
		e.Kind = ErrSlice
		e.Message = msg
	case strings.Contains(msg, "divide by zero"):
		e.Kind = ErrDivide
	case strings.Contains(msg, "negative shift"):
		e.Kind = ErrShift
		e.Index = -1
	case strings.Contains(msg, "nil pointer"):
		e.Kind = ErrNil
	default:
		e.Kind, e.Message = ErrPanic, msg
	}
}

// panicPlace is where the panic that is being recovered from happened: the
// first frame below the runtime's that is not of package kernel.
func panicPlace() (file string, line int) {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	seenPanic := false
	for {
		f, more := frames.Next()
		switch {
		case strings.HasPrefix(f.Function, "runtime."):
			seenPanic = seenPanic || strings.Contains(f.Function, "panic")
		case seenPanic && !strings.HasPrefix(f.Function, "github.com/spelt-go/spelt/kernel."):
			return f.File, f.Line
		}
		if !more {
			return "", 0
		}
	}
}
