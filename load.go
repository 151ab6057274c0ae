package spelt

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/slots"
)

type loaded = compile.Loaded

// loading is one load of a kernel's code, on a goroutine of its own, which
// everybody who needs it waits for. It goes on when they have given up, and is
// there for the next launch.
type loading struct {
	done chan struct{} // closed when code or err is set
	code *loaded
	err  error

	claimed atomic.Bool // a report has said that it was compiled, or came from disk
	told    announcer
}

// loads bounds how many kernels of the process load at the same time: each
// reads files and compiles on several threads.
var loads = slots.New(func() int { return max(2, runtime.GOMAXPROCS(0)) })

// shareKey is what kernels have in common that share code: all that determines it, and with counters also what they count.
func (rt *Runtime) shareKey(d *Definition) string {
	if rt.cover != nil {
		return d.Digest + " " + d.Whole
	}
	return d.Digest
}

// load gives the code of d. A failure is kept, so that every launch of the
// kernel fails alike, but for that of a machine without memory. When ctx ends load returns at once, and the work goes on
// without it.
func (rt *Runtime) load(ctx context.Context, d *Definition) (*loading, error) {
	rt.mu.Lock()
	if rt.loads == nil {
		rt.mu.Unlock()
		return nil, ErrClosed
	}
	l, ok := rt.loads[rt.shareKey(d)]
	if !ok {
		l = &loading{done: make(chan struct{})}
		l.told.init(rt.cfg.progress)
		rt.loads[rt.shareKey(d)] = l
		go rt.run(l, d)
	}
	rt.mu.Unlock()
	select {
	case <-l.done:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if !ok {
		// Who began it returns after the last call of the progress function. Others do not wait: they may be within one.
		select {
		case <-l.told.over:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return l, l.err
}

// run does the work of l.
func (rt *Runtime) run(l *loading, d *Definition) {
	var code *loaded
	err := ErrClosed
	if loads.Take(1, rt.ctx.Done()) {
		engine := *rt.engine
		engine.Progress = l.told.progress()
		drawn := drawerFor(rt.cfg).begin(d.Name)
		if drawn != nil {
			engine.Progress = drawn.step
		}
		code, err = engine.Load(rt.ctx, d.compiled(), compile.Options{
			Target: rt.cfg.target, Checks: rt.cfg.checks, FMA: rt.cfg.fma, Whole: rt.cfg.whole, Cover: rt.cover != nil, Lanes: rt.cfg.debug.Lanes,
		})
		drawn.end()
		loads.Give(1)
	}
	if code != nil {
		rt.tellOrder(d, code)
	}
	rt.mu.Lock()
	if rt.loads == nil { // closed meanwhile, so that nobody has the code
		if code != nil {
			code.Release()
		}
		code, err = nil, ErrClosed
	}
	l.code, l.err = code, err
	if compile.Temporary(err) && rt.loads != nil {
		delete(rt.loads, rt.shareKey(d)) // the next launch tries again
	}
	close(l.done)
	rt.mu.Unlock()
	l.told.end()
}

// announcer calls a progress function, in order, on a goroutine of its own, so
// that the work does not wait for it: it may launch what is being compiled.
type announcer struct {
	f    func(Progress)
	over chan struct{} // closed after the last call

	mu    sync.Mutex
	list  []Progress
	busy  bool
	ended bool
}

func (a *announcer) init(f func(Progress)) {
	a.f, a.over = f, make(chan struct{})
}

// progress is what the compiler calls; nil if nobody wants to know.
func (a *announcer) progress() func(kernel string, done, total int) {
	if a.f == nil {
		return nil
	}
	return func(kernel string, done, total int) {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.list = append(a.list, Progress{kernel, done, total})
		if !a.busy {
			a.busy = true
			go a.call()
		}
	}
}

func (a *announcer) call() {
	a.mu.Lock()
	defer a.mu.Unlock()
	for len(a.list) > 0 {
		p := a.list[0]
		a.list = a.list[1:]
		a.mu.Unlock()
		a.f(p)
		a.mu.Lock()
	}
	a.busy = false
	if a.ended {
		close(a.over)
	}
}

// end is called when the work is done, once.
func (a *announcer) end() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.ended = true
	if !a.busy {
		close(a.over)
	}
}
