package spelt

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/compile"
	_ "github.com/spelt-go/spelt/internal/gomath" // so that spelt gen finds its source in a vendor folder too
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/llvm"
)

// Definition is what generated code holds of one kernel.
type Definition struct {
	Name       string                    // as in "Saxpy" or "Grid.Step"
	Package    string                    // import path
	Args       any                       // a nil pointer to the struct of arguments and results
	Plain      func(args unsafe.Pointer) // the plain Go function on such a struct
	Refused    string                    // why there is no code; "" if there is
	Stamp      string                    // of the source that the code was generated from, see internal/stamp
	Layout     string                    // of the argument struct and what the kernel reaches from it, see internal/layout
	Digest     string                    // hex SHA-256 of plan and constructs, without names and positions
	Plan       string                    // how the constructs run, encoded
	Places     string                    // source lines that the plan refers to
	Constructs []Construct
	Whole      string // the IR of the kernel before it was taken apart, compressed

	latest atomic.Pointer[handle] // of the runtime that used it last
	layout struct {
		once sync.Once
		err  error
	}
	source struct {
		once sync.Once
		err  *OutdatedError
		said atomic.Bool
	}
}

// Construct is the code of one construct of a kernel: a top-level loop, or what
// stands between loops.
type Construct struct {
	Digest string // hex SHA-256 of the canonical IR
	Code   string // the IR's text, with names and positions, compressed; spelt ir shows it
}

// bundle is what the compiler takes.
func (d *Definition) bundle() *bundle.Bundle {
	b := &bundle.Bundle{Digest: d.Digest, Plan: d.Plan, Places: d.Places, Whole: d.Whole}
	for _, c := range d.Constructs {
		b.Constructs = append(b.Constructs, bundle.Construct(c))
	}
	return b
}

func (d *Definition) compiled() compile.Source {
	return compile.Source{Package: d.Package, Name: d.Name, Bundle: d.bundle()}
}

// Launcher launches one kernel on one runtime. It is a small value; generated
// code wraps it with a typed Launch method.
type Launcher struct {
	def *Definition
	rt  *Runtime
}

// NewLauncher is called by generated code.
func NewLauncher(d *Definition) Launcher { return Launcher{def: d} }

// On is the launcher of the same kernel on rt; nil is the default runtime.
func (l Launcher) On(rt *Runtime) Launcher { return Launcher{def: l.def, rt: rt} }

// Name is the kernel's name in its package.
func (l Launcher) Name() string { return l.def.Name }

// Definition is the kernel's IR and identity.
func (l Launcher) Definition() *Definition { return l.def }

// Runtime is the runtime that the launcher launches on.
func (l Launcher) Runtime() *Runtime {
	if l.rt != nil {
		return l.rt
	}
	return Default()
}

// Report is what the latest launch or Compile of this kernel on this runtime
// did to have its code. Before there was one, or if it failed, no tier has run
// and no backend is named. Where goroutines made the first launch together, one
// of them had the kernel compiled. One is told so, a call of Compile if there is
// one among them, or else the first to ask; the others are told that the code was
// in memory. [WithReports] is told of each compile once.
func (l Launcher) Report() Report {
	h := l.Runtime().handle(l.def)
	r := h.told.ask(l.def)
	if r == nil {
		return Report{Kernel: l.def.Name, Constructs: notRun, Tasks: notRun, Carried: -1}
	}
	return h.withOrder(*r)
}

// withOrder is r with what ran in order so far.
func (h *handle) withOrder(r Report) Report {
	code := h.code.Load()
	if code == nil {
		return r
	}
	places := code.Places(h.def.compiled())
	for unit, times := range code.Kernel.Ordered() {
		at := places.Origin(unit)
		r.InOrder = append(r.InOrder, InOrder{Task: unit + 1, File: at.File, Line: at.Line, Times: times})
	}
	slices.SortFunc(r.InOrder, func(a, b InOrder) int { return a.Task - b.Task })
	return r
}

// Compile makes the kernel's code ready without launching it. When ctx ends it
// returns, and the kernel goes on being compiled for whoever launches it next.
func (l Launcher) Compile(ctx context.Context) (Report, error) {
	rt := l.Runtime()
	if rt.life.closed() {
		return Report{}, ErrClosed
	}
	h := rt.handle(l.def)
	if rt.cfg.race {
		_, err := rt.raceProgram(h)
		if err != nil {
			return Report{}, err
		}
		return *h.told.report.Load(), nil
	}
	var r *Report
	var err error
	if h.code.Load() == nil {
		h.told.wait(true)
		_, err = rt.code(ctx, h)
		r = h.told.compiled(l.def, err == nil)
	} else {
		_, err = rt.code(ctx, h)
		r = h.told.report.Load()
	}
	if err != nil && !h.plain.Load() {
		return Report{}, err
	}
	return h.withOrder(*r), nil
}

// Run launches the kernel on the argument struct at args, which is of the type
// that its definition names. It returns when the launch is over.
func (l Launcher) Run(ctx context.Context, args unsafe.Pointer) error {
	rt := l.Runtime()
	if rt.life.closed() {
		return ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	h := rt.handle(l.def)
	if rt.cfg.race {
		return rt.launchRaceCheck(ctx, h, args)
	}
	var code *loaded
	if !h.plain.Load() {
		if h.code.Load() == nil {
			h.told.wait(false)
			defer h.told.launched()
		}
		var err error
		if code, err = rt.code(ctx, h); err != nil && !h.plain.Load() {
			return err
		}
	}
	var err error
	if code != nil && rt.cfg.compare > 0 && rt.toCompare(h) {
		err = rt.launchCompared(ctx, h, code, args)
	} else {
		err = l.inside(ctx, rt, code, args)
	}
	if code != nil && rt.cover != nil {
		rt.cover.write()
	}
	rt.outbox.deliver()
	return err
}

// inside is the part of a launch that Close waits for. It calls nothing that an
// option set. Without code the plain Go function runs.
func (l Launcher) inside(ctx context.Context, rt *Runtime, code *loaded, args unsafe.Pointer) error {
	if !rt.life.enter() {
		return ErrClosed
	}
	defer rt.life.leave()
	if code == nil {
		return runPlain(l.def, args)
	}
	if err := launch.Run(ctx, rt.pool, code.Kernel, args); err != nil {
		return runError(l.def, code, err)
	}
	return nil
}

// code is the machine code of h, compiled or loaded if need be. It sets h.plain
// if the kernel is to run as plain Go instead. Nothing is held while others are
// told of it, so that they may use the runtime.
func (rt *Runtime) code(ctx context.Context, h *handle) (*loaded, error) {
	if c := h.code.Load(); c != nil {
		h.told.again(h.def)
		return c, nil
	}
	if rt.cfg.backend == Go {
		h.isPlain("")
		return nil, errPlain
	}
	start := time.Now()
	defer rt.outbox.deliver()
	if h.def.Refused != "" {
		return nil, rt.withoutCode(h, &RefusedError{Kernel: h.def.Name, Reason: h.def.Refused})
	}
	if err := h.def.checkLayout(); err != nil {
		return nil, err
	}
	go h.def.checkSource() // meanwhile
	l, err := rt.load(ctx, h.def)
	if outdated := h.def.checkSource(); outdated != nil {
		return nil, rt.withoutCode(h, outdated)
	}
	if err != nil {
		return nil, rt.notLoaded(ctx, h, err)
	}
	h.mu.Lock()
	if c := h.code.Load(); c != nil { // somebody else's first launch
		h.mu.Unlock()
		h.told.together(h.def)
		return c, nil
	}
	c, first := l.code, l.claimed.CompareAndSwap(false, true)
	r := newReport(h.def, c, first, time.Since(start))
	h.told.loaded(&r)
	if rt.cover != nil {
		rt.cover.add(c)
	}
	if rt.profile != nil {
		rt.owners.LoadOrStore(c.Kernel, owner{h.def, c})
	}
	h.code.Store(c)
	h.mu.Unlock()
	rt.tell(r)
	if first {
		rt.explain(c)
	}
	return c, nil
}

// notLoaded is what comes of an error of load. Where there is no LLVM, or the
// compiler has failed, the plain Go function runs, if it may.
func (rt *Runtime) notLoaded(ctx context.Context, h *handle, err error) error {
	ctxErr := ctx.Err()
	switch {
	case errors.Is(err, ErrClosed), ctxErr != nil && errors.Is(err, ctxErr):
		return err
	case rt.ctx.Err() != nil: // it was given up
		return ErrClosed
	}
	failed := newCompileError(h.def, err)
	switch {
	case compile.Temporary(err):
		return failed // the next launch tries again
	case !errors.Is(err, llvm.ErrNotFound):
		return rt.withoutCode(h, failed)
	case rt.cfg.backend == Auto:
		rt.notice(err)
		h.isPlain("")
	}
	return failed
}

// memoryReport is of a launch whose code was there.
func memoryReport(d *Definition) *Report {
	return &Report{Kernel: d.Name, Backend: "native", Source: SourceMemory, Constructs: notRun, Tasks: notRun, Carried: -1}
}

// isPlain notes that the kernel runs as plain Go, and why if that is not known.
func (h *handle) isPlain(reason string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.told.report.Store(&Report{Kernel: h.def.Name, Backend: "go", Reason: reason, Constructs: notRun, Tasks: notRun, Carried: -1})
	h.plain.Store(true)
}

var errPlain = errors.New("spelt: runs as plain Go")
