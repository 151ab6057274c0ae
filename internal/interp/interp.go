package interp

import (
	"math"
	"runtime"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// Options are what a run may be told. The zero value is what [Run] uses.
type Options struct {
	// MaxSteps ends a run with [ErrSteps] after about this many statements;
	// 0 is no limit.
	MaxSteps int64

	// Done ends a run with [ErrStopped] soon after it is closed; nil is never.
	Done <-chan struct{}

	// Races is told what a program compiled with [Mode.Races] finds.
	Races *Races
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

// Mode changes what a program does. The zero value is the meaning of the IR.
type Mode struct {
	// Unfused computes the multiply-adds that were a product and a sum in the
	// source as these two.
	Unfused bool

	// Order, if set, adds floats up as compiled code does.
	Order *Order

	// Races watches all accesses to memory for those of different iterations,
	// or sections, that conflict; see [Races].
	Races bool
}

// Program is a kernel made ready to run. Many goroutines may run one at the
// same time. Changing the kernel afterwards does not change the program, but
// [CheckError.Stmt] and its like point into the kernel.
type Program struct {
	mode   Mode
	body   *block
	regs   int
	sites  []*ir.Stmt // the accesses that are watched
	tables []buffer   // kept alive for the addresses inside body
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
		done:     o.Done,
		mems:     make([]buffer, p.mems),
		reuse:    p.reuse,
		prog:     p,
		races:    o.Races,
	}
	if p.mode.Races && m.races == nil {
		m.races = &Races{}
	}
	m.pause()
	if m.err == nil {
		p.body.run(m)
	}
	runtime.KeepAlive(m)
	runtime.KeepAlive(p)
	return m.err
}

// machine is the state of one run.
type machine struct {
	args unsafe.Pointer
	r    []int64 // values and locals, as constant bits
	err  error

	// Steps are counted; at pauseAt it is seen whether the run is to end.
	steps, pauseAt, maxSteps int64
	done                     <-chan struct{}

	prog    *Program
	races   *Races
	regions []*region // parallel loops and sections under way, outermost first
	shadows []*shadow // by depth of regions

	mems  []buffer // the memory of each mem statement
	kept  []buffer // earlier memory of it that may still be pointed at
	held  int64    // bytes of kept
	reuse bool

	// Of a section: how it lets the others have a turn, whether they are all
	// over, and how long it may have been waiting for one.
	yield  func() bool
	alone  bool
	waited int

	// How many of the enclosing guarded loops run their current iteration
	// under a guard that holds, and how many under one that does not.
	fast, checked int
}

// pauseEvery is how many steps lie between two looks at whether to go on: less
// than a millisecond.
const pauseEvery = 1 << 13

// pause ends the run if its steps are used up or it was told to stop, and says
// when to look again.
func (m *machine) pause() ctl {
	m.pauseAt = math.MaxInt64
	if m.maxSteps > 0 {
		if m.steps > m.maxSteps {
			return m.fail(ErrSteps)
		}
		m.pauseAt = m.maxSteps
	}
	if m.done != nil {
		select {
		case <-m.done:
			return m.fail(ErrStopped)
		default:
		}
		m.pauseAt = min(m.pauseAt, m.steps+pauseEvery)
	}
	return next
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
