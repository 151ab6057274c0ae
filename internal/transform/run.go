package transform

import (
	"bytes"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/spelt-go/spelt/internal/ir"
)

// Options choose what [Run] does.
type Options struct {
	// Task says that the kernel is one task, which has been through Run as
	// part of its whole kernel before. False is for whole kernels, once each,
	// before they are split.
	Task bool

	NoChecks bool // drop every check
	NoFMA    bool // never fuse a multiplication with an addition
	HasFMA   bool // the target has fused multiply-add

	// Disable lists passes, by name, that do not run. For people who look for
	// a miscompile: every subset of the passes gives right code.
	Disable []string

	// Verify runs the verifier on the kernel given and after each pass. Check
	// verifies too, and makes sure that each pass is deterministic and that
	// what it leaves survives printing and parsing.
	Verify bool
	Check  bool

	// Observe is called after each pass that ran. It may print the kernel; it
	// must not change it.
	Observe func(pass string, k *ir.Kernel, d time.Duration)
}

// Error says which pass left a kernel that is not valid; Pass is empty if
// it was not valid before the first. Err is an *ir.InvalidError, an
// *ir.SyntaxError, or says what else went wrong.
type Error struct {
	Kernel string
	Pass   string
	Err    error
}

func (e *Error) Error() string {
	if e.Pass == "" {
		return fmt.Sprintf("transform: kernel %s as given: %v", e.Kernel, e.Err)
	}
	return fmt.Sprintf("transform: kernel %s after pass %s: %v", e.Kernel, e.Pass, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

// Run applies the passes that o asks for to k, in place. It fails only if a
// pass has a bug (or k is not valid), with an [*Error]; k is not to be used
// then.
func Run(k *ir.Kernel, o Options) error {
	if o.Verify || o.Check {
		if err := k.Verify(); err != nil {
			return &Error{Kernel: k.Name, Err: err}
		}
	}
	for _, p := range pipeline {
		if !p.wanted(&o) {
			continue
		}
		start := time.Now()
		if err := p.apply(k, &o); err != nil {
			return err
		}
		if o.Observe != nil {
			o.Observe(p.Name, k, time.Since(start))
		}
	}
	return nil
}

// apply runs p and then what Verify and Check ask for. A panic in a pass
// becomes an error: a compiler bug must not take down the user's program.
func (p Pass) apply(k *ir.Kernel, o *Options) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Error{Kernel: k.Name, Pass: p.Name, Err: fmt.Errorf("panic: %v\n%s", r, debug.Stack())}
		}
	}()
	var again *ir.Kernel
	if o.Check {
		again = k.Clone()
	}
	p.run(k, o)
	if o.Verify || o.Check {
		if err := k.Verify(); err != nil {
			return &Error{Kernel: k.Name, Pass: p.Name, Err: err}
		}
	}
	if o.Check {
		p.run(again, o)
		if err := check(k, again); err != nil {
			return &Error{Kernel: k.Name, Pass: p.Name, Err: err}
		}
	}
	return nil
}

// check compares the results of two runs of one pass, and what k looks like
// after printing and parsing.
func check(k, again *ir.Kernel) error {
	text := k.Print(ir.Plain)
	if !bytes.Equal(text, again.Print(ir.Plain)) {
		return fmt.Errorf("the pass gave another result when run again")
	}
	parsed, err := ir.Parse(text)
	if err != nil {
		return err
	}
	if !bytes.Equal(text, parsed.Print(ir.Plain)) {
		return fmt.Errorf("the kernel changes when printed and parsed")
	}
	return nil
}
