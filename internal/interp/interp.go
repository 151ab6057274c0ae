package interp

import (
	"runtime"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// Options are what a run may be told. The zero value is what [Run] uses.
type Options struct {
	// MaxSteps ends a run with [ErrSteps] after about this many statements;
	// 0 is no limit.
	MaxSteps int64
}

// Run executes k once. args is the address of the argument struct that k's
// parameters lie in; k may be shared with other readers meanwhile.
//
// The error is a [*CheckError] if a check of the kernel failed; anything else
// tells of IR that is wrong ([*GuardError], [*FaultError], [*CompileError]).
// What was stored before an error stays stored.
func Run(k *ir.Kernel, args unsafe.Pointer) error {
	p, err := Compile(k)
	if err != nil {
		return err
	}
	return p.Run(args, Options{})
}

// Program is a kernel made ready to run. Many goroutines may run one at the
// same time. Changing the kernel afterwards does not change the program, but
// [CheckError.Stmt] and its like point into the kernel.
type Program struct {
	body   *block
	regs   int
	tables []buffer // kept alive for the addresses inside body
	mems   int
	reuse  bool
}

// Run executes the program; see the function [Run].
func (p *Program) Run(args unsafe.Pointer, o Options) error {
	m := &machine{
		// Held as a pointer on the heap, so that what args points to is on
		// the heap too: a goroutine's stack moves, and with it addresses that
		// are kept as plain words.
		args:     args,
		r:        make([]int64, p.regs),
		maxSteps: o.MaxSteps,
		mems:     make([]buffer, p.mems),
		reuse:    p.reuse,
	}
	p.body.run(m)
	runtime.KeepAlive(m)
	runtime.KeepAlive(p)
	return m.err
}

// machine is the state of one run.
type machine struct {
	args unsafe.Pointer
	r    []int64 // values and locals, as constant bits
	err  error

	steps, maxSteps int64

	mems  []buffer // the memory of each mem statement
	kept  []buffer // earlier memory of it that may still be pointed at
	reuse bool

	// How many of the enclosing guarded loops run their current iteration
	// under a guard that holds, and how many under one that does not.
	fast, checked int
}

// ctl is what a statement does to control: go on (0), or leave scopes.
type ctl int

const (
	next ctl = 0
	stop ctl = -1 // an error, in machine.err
	ret  ctl = -2 // return from the kernel
)

// A break or continue is positive: twice the number of scopes still to leave,
// plus one for a break, plus two for a continue.
func breakOf(depth int64) ctl    { return ctl(2*depth + 1) }
func continueOf(depth int64) ctl { return ctl(2*depth + 2) }

// leave is c as seen from outside of one more scope.
func (c ctl) leave() ctl {
	if c > 2 {
		return c - 2
	}
	return c
}

func (m *machine) fail(err error) ctl {
	m.err = err
	return stop
}
