package spelt

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"unsafe"

	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/deep"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
)

const (
	// compareUlps is how far floats may be apart without another look where
	// native code may round otherwise than plain Go.
	compareUlps = 16
	// compareMost is the most memory, in bytes, that a launch is compared on.
	compareMost = 4 << 30
	// compareSteps bounds the other look, in statements: some minutes.
	compareSteps = 1 << 32
)

// CompareError says that native code and the plain Go function did not do the
// same in a launch that [WithCompare] picked. The arguments and results are as
// the plain function left them.
//
// All memory is compared that the arguments lead to through slices, up to their
// lengths (up to their capacities, if the kernel slices), pointers, arrays and
// structs, and all results. It is compared bit for bit; NaN is NaN. If both fail,
// kind, place, index and message are compared instead.
//
// Two things let floats differ that are right: a product and a sum in one
// rounding, unless [WithFMA] says no, and the order in which a parallel loop adds
// up. In a kernel that has neither, no float may differ. In one that has, finite
// floats may be 16 units in the last place apart. If some are further apart, or
// anything else differs, the launch is computed two more times, by an interpreter: in Go's
// order and with Go's roundings, which has to give the bits of plain Go; and
// in the order and with the roundings that native code promises, which has to give its
// bits. Only if one of the two fails it is an error.
type CompareError struct {
	Kernel string

	// The first difference, in the order of the arguments, and then of the
	// results. Place is how Go would write it: "x[17]", "s.data[3].w", "*p".
	// It is "" if one of the two failed, or both in different ways.
	Place      string
	Go, Native any
	Ulps       uint64 // how far apart two floats are, in units in the last place

	// How the two ended.
	GoErr, NativeErr error
}

// Unwrap makes errors.Is(err, ErrCompare) work. If the plain function failed,
// that is in the error too.
func (e *CompareError) Unwrap() []error {
	if e.GoErr != nil {
		return []error{ErrCompare, e.GoErr}
	}
	return []error{ErrCompare}
}

func (e *CompareError) Error() string {
	s := "spelt: kernel " + e.Kernel + ": native code and plain Go differ: "
	ended := func(err error) string {
		if err == nil {
			return "ends without an error"
		}
		return "fails with " + err.Error()
	}
	if e.Place == "" {
		return s + "native code " + ended(e.NativeErr) + ", plain Go " + ended(e.GoErr)
	}
	s += fmt.Sprintf("%s is %v, in plain Go %v", e.Place, e.Native, e.Go)
	switch e.Ulps {
	case 0:
	case 1:
		s += " (a unit in the last place)"
	default:
		s += fmt.Sprintf(" (%d units in the last place)", e.Ulps)
	}
	return s
}

// comparison is what is to be known of a kernel to compare its launches.
type comparison struct {
	kernel  *ir.Kernel
	rule    deep.Rule // for equal bits
	spare   bool      // it slices: what is behind the length of slices counts
	inexact bool      // floats may be rounded, or added up, otherwise than in plain Go
	ordered bool      // it has atomics, whose order shows: it is run on one thread
	apart   bool      // it has sections, which fail in an order of their own

	// skip is why launches cannot be compared; "" if they can.
	skip string
}

// toCompare picks launches of h.
func (rt *Runtime) toCompare(h *handle) bool {
	n := h.launches.Add(1) - 1
	return n%int64(rt.cfg.compare) == 0
}

// comparison looks at the kernel of h, once.
func (rt *Runtime) comparison(h *handle) *comparison {
	if c := h.compared.Load(); c != nil {
		return c
	}
	c := newComparison(h.def, rt.cfg.fma && rt.cfg.target.HasFMA())
	if !h.compared.CompareAndSwap(nil, c) {
		return h.compared.Load()
	}
	rt.notCompared(h.def, c.skip)
	return c
}

func newComparison(d *Definition, fuses bool) *comparison {
	c := &comparison{}
	if d.Args == nil {
		c.skip = "its arguments have no type"
		return c
	}
	var err error
	if c.kernel, err = d.bundle().ParseWhole(); err != nil {
		c.skip = err.Error()
		return c
	}
	c.rule.Results = reflect.TypeOf(d.Args).Elem().Size()
	for _, p := range c.kernel.Params {
		if p.Result {
			c.rule.Results = min(c.rule.Results, uintptr(p.Offset))
		}
	}
	shared := false
	order := compile.Order()
	c.kernel.Body.Walk(func(s *ir.Stmt) bool {
		switch s.Op {
		case ir.OpSlice:
			c.spare = true
		case ir.OpFMA:
			c.inexact = c.inexact || fuses && s.Imm == ir.Contract
		case ir.OpFor:
			c.inexact = c.inexact || s.Loop.Parallel && order.Width(s) > 0
		case ir.OpSections:
			c.apart = true
		case ir.OpVolatileLoad:
			c.skip = "it reads volatile memory, which others may change meanwhile"
		}
		for _, a := range s.Args {
			c.spare = c.spare || a.Op == ir.OpParam && strings.HasSuffix(a.Name, ".cap")
		}
		shared = shared || s.Op.Info().Effect&ir.Shared != 0
		return true
	})
	if shared && c.apart && c.skip == "" {
		c.skip = "it has sections with atomics, whose order is open"
	}
	c.ordered = shared
	return c
}

// notCompared says why launches of a kernel are not compared, if they are not.
func (rt *Runtime) notCompared(d *Definition, why string) {
	if why != "" {
		rt.engine.Log.Warn("kernel "+d.Name+" is not compared with plain Go", "reason", why)
	}
}

// launchCompared is a launch that is compared with plain Go.
func (rt *Runtime) launchCompared(ctx context.Context, h *handle, code *loaded, args unsafe.Pointer) error {
	c := rt.comparison(h)
	l := Launcher{def: h.def, rt: rt}
	if c.skip != "" {
		return l.inside(ctx, rt, code, args)
	}
	if !rt.life.enter() {
		return ErrClosed
	}
	defer rt.life.leave()
	graph, err := deep.Walk(reflect.TypeOf(h.def.Args).Elem(), args, c.spare, compareMost)
	if err != nil {
		c := *c
		if c.skip = fmt.Sprintf("its arguments lead to more than %d MiB", compareMost>>20); h.compared.Swap(&c).skip == "" {
			rt.notCompared(h.def, c.skip)
		}
		return rt.native(ctx, h.def, code, args, false)
	}
	t := &trial{rt: rt, h: h, c: c, native: graph.Image()}
	t.plain = t.native.Copy()
	if c.inexact {
		t.before = t.plain.Copy()
	}
	t.nativeErr = rt.native(ctx, h.def, code, args, c.ordered)
	if ctx.Err() != nil && errors.Is(t.nativeErr, ctx.Err()) || errors.Is(t.nativeErr, ErrRange) {
		return t.nativeErr // plain Go would not end either
	}
	if !t.runPlain(ctx) {
		return ctx.Err()
	}
	err = t.judge(ctx)
	runtime.KeepAlive(args)
	return err
}

// native runs machine code.
func (rt *Runtime) native(ctx context.Context, d *Definition, code *loaded, args unsafe.Pointer, single bool) error {
	pool := rt.pool
	if single {
		pool = rt.single()
	}
	if err := launch.Run(ctx, pool, code.Kernel, args); err != nil {
		return runError(d, code, err)
	}
	return nil
}

// trial is one launch that is compared.
type trial struct {
	rt                    *Runtime
	h                     *handle
	c                     *comparison
	native, plain, before *deep.Image
	nativeErr, plainErr   error
}

// runPlain runs the plain function on its copy, and reports whether that ended
// before ctx did. If not it goes on, on a copy that nobody needs.
func (t *trial) runPlain(ctx context.Context) bool {
	d, image := t.h.def, t.plain
	if ctx.Done() == nil {
		t.plainErr = runPlain(d, image.Args())
		return true
	}
	done := make(chan error, 1)
	go func() {
		done <- runPlain(d, image.Args())
		runtime.KeepAlive(image)
	}()
	select {
	case t.plainErr = <-done:
		return true
	case <-ctx.Done():
		return false
	}
}

// judge is the error of the launch.
func (t *trial) judge(ctx context.Context) error {
	e := &CompareError{Kernel: t.h.def.Name, GoErr: t.plainErr, NativeErr: t.nativeErr}
	if t.plainErr != nil || t.nativeErr != nil {
		if failAlike(t.nativeErr, t.plainErr, t.c.apart) {
			return t.nativeErr
		}
		t.native.Take(t.plain, t.c.rule)
		return e
	}
	rule := t.c.rule
	if t.c.inexact {
		rule.Ulps32, rule.Ulps64 = compareUlps, compareUlps
	}
	d := t.native.Compare(t.plain, rule)
	if d == nil {
		return nil
	}
	if t.c.inexact {
		switch worst, err := t.referee(ctx, d); {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			t.rt.engine.Log.Warn("kernel "+t.h.def.Name+": a difference from plain Go was not decided", "place", d.Place, "native", d.X, "go", d.Y, "reason", err)
			return nil
		case worst == nil:
			return nil
		default:
			d = worst
		}
	}
	e.Place, e.Native, e.Go = d.Place, d.In(t.native), d.In(t.plain)
	e.Ulps = deep.Ulps(e.Native, e.Go)
	t.native.Take(t.plain, t.c.rule)
	return e
}

// referee is the difference d, or another one, if it is not one of roundings and the
// order of sums alone; see [CompareError]. The error says that it could not be
// decided.
func (t *trial) referee(ctx context.Context, d *deep.Difference) (*deep.Difference, error) {
	run := func(m interp.Mode) (*deep.Image, error) {
		p, err := m.Compile(t.c.kernel)
		if err != nil {
			return nil, err
		}
		image := t.before.Copy()
		err = p.Run(image.Args(), interp.Options{Done: ctx.Done(), MaxSteps: compareSteps})
		runtime.KeepAlive(image)
		return image, err
	}
	image, err := run(interp.Mode{Unfused: true})
	if errors.Is(err, interp.ErrSteps) || errors.Is(err, interp.ErrStopped) {
		return nil, err
	}
	if err != nil || image.Compare(t.plain, t.c.rule) != nil {
		return d, nil // what was compiled is another function
	}
	fuses := t.rt.cfg.fma && t.rt.cfg.target.HasFMA()
	image, err = run(interp.Mode{Unfused: !fuses, Order: compile.Order()})
	if errors.Is(err, interp.ErrSteps) || errors.Is(err, interp.ErrStopped) {
		return nil, err
	}
	if err != nil {
		return d, nil
	}
	near := t.c.rule
	near.Ulps32, near.Ulps64 = compareUlps, compareUlps
	image.Accept(t.native, t.plain, near)
	return t.native.Compare(image, t.c.rule), nil
}

// failAlike reports whether native code and plain Go ended in the same way. apart
// says that there are sections: plain Go knows of a failure in one only where they
// were started.
func failAlike(native, plain error, apart bool) bool {
	var n, p *RunError
	if !errors.As(native, &n) || !errors.As(plain, &p) || n.Kind != p.Kind {
		return false
	}
	switch n.Kind {
	case ErrIndex:
		if n.Index != p.Index || p.Length >= 0 && n.Length != p.Length {
			return false
		}
	case ErrAssert, ErrPanic:
		if n.Message != p.Message {
			return false
		}
	}
	if apart || n.Line == 0 || p.Line == 0 {
		return true
	}
	at := fmt.Sprintf("%s:%d", filepath.Base(p.File), p.Line)
	return n.Caller == at || // of what Go has as an instruction, and native code as a function
		n.Line == p.Line && filepath.Base(n.File) == filepath.Base(p.File)
}
