package spelt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/launch"
)

// Runtime compiles, keeps and launches kernels with one set of options. It is
// safe for concurrent use.
type Runtime struct {
	cfg    *config
	engine *compile.Engine
	pool   *launch.Pool

	// life is held for reading by launches, and for writing by Close.
	life   sync.RWMutex
	closed bool

	handles sync.Map // *Definition → *handle
	mu      sync.Mutex
	loads   map[string]*loading // by digest: equal kernels share their code
	noticed atomic.Bool

	cover   *coverage
	profile *Profile
	owners  sync.Map // *launch.Kernel → owner, for the profile
}

// owner is the first kernel of a runtime that had some code loaded. Equal
// kernels share their code; the profile counts them as this one.
type owner struct {
	def  *Definition
	code *loaded
}

// handle is a kernel on a runtime.
type handle struct {
	rt     *Runtime
	def    *Definition
	turn   chan struct{} // held by the launch that gets the code
	code   atomic.Pointer[loaded]
	plain  atomic.Bool // runs as plain Go
	fresh  atomic.Bool // report is of a compile, and the next launch has its own
	report atomic.Pointer[Report]
}

type loaded = compile.Loaded

// loading is one load of a kernel's code, which everybody who needs it waits
// for.
type loading struct {
	done chan struct{}
	code *loaded
	err  error
}

// Default is the runtime that launches use if they name none: every core, the
// cache of the user, checks on. If the environment asks for what cannot be
// (see [OptionError]), one warning is printed and all its settings are ignored.
func Default() *Runtime { return defaultRuntime() }

var defaultRuntime = sync.OnceValue(func() *Runtime {
	rt, err := New()
	if err == nil {
		return rt
	}
	fmt.Fprintf(os.Stderr, "%v; ignored, with the other settings of the environment\n", err)
	cfg := builtin()
	return newRuntime(cfg)
})

// New makes a runtime. It touches neither LLVM nor a processor; the cache
// directory is made if it is missing. The error is an [*OptionError]: a cache
// that cannot be used is a warning, not an error. A nil option is none.
func New(opts ...Option) (*Runtime, error) {
	cfg, err := defaults()
	if err != nil {
		return nil, err
	}
	for _, o := range opts {
		if o == nil {
			continue
		}
		if err := o(cfg); err != nil {
			return nil, err
		}
	}
	return newRuntime(cfg), nil
}

func newRuntime(cfg *config) *Runtime {
	rt := &Runtime{cfg: cfg, pool: launch.NewPool(cfg.threads), loads: map[string]*loading{}}
	log := cfg.logger
	if log == nil {
		log = slog.New(warnings{os.Stderr})
	}
	rt.engine = &compile.Engine{Store: openStore(cfg, log), Log: log, Verify: cfg.debug.Verify, VerifyCache: cfg.debug.VerifyCache}
	if len(cfg.debug.Dump) > 0 {
		rt.engine.Dump = compile.NewDump(cfg.debug.DumpDir, cfg.debug.Dump, func(err error) { log.Warn("dump not written", "err", err) })
	}
	if cfg.debug.Cover != "" {
		rt.cover = coverageTo(cfg.debug.Cover, func(err error) { log.Warn("coverage not written", "err", err) })
	}
	rt.startProfile(log)
	if cfg.debug.Print {
		rt.engine.Print = os.Stderr
	}
	if f := cfg.progress; f != nil {
		rt.engine.Progress = func(kernel string, done, total int) { f(Progress{kernel, done, total}) }
	}
	return rt
}

func openStore(cfg *config, log *slog.Logger) *cache.Store {
	if cfg.backend == Go || cfg.cacheDir == "off" {
		return nil
	}
	o := cache.Options{Logger: log}
	if cfg.cacheDir == "" {
		return cache.OpenDefault(o)
	}
	s, err := cache.Open(cfg.cacheDir, o)
	if err != nil {
		log.Warn("the cache is not used; kernels are compiled in memory", "error", err)
		return nil
	}
	return s
}

// Close waits for running launches, ends the workers and unmaps all code.
// Launches after it return [ErrClosed]. Closing again does nothing. The
// default runtime is not meant to be closed.
func (rt *Runtime) Close() error {
	rt.life.Lock()
	defer rt.life.Unlock()
	if rt.closed {
		return nil
	}
	rt.closed = true
	rt.pool.Close()
	rt.engine.Store.Close()
	for _, l := range rt.loads {
		if l.code != nil {
			l.code.Release()
		}
	}
	rt.loads = nil
	rt.handles.Clear()
	rt.owners.Clear()
	return nil
}

// Threads is how many threads a launch uses at most.
func (rt *Runtime) Threads() int { return rt.pool.Threads() }

func (rt *Runtime) handle(d *Definition) *handle {
	if h := d.latest.Load(); h != nil && h.rt == rt {
		return h
	}
	v, ok := rt.handles.Load(d)
	if !ok {
		v, _ = rt.handles.LoadOrStore(d, &handle{rt: rt, def: d, turn: make(chan struct{}, 1)})
	}
	h := v.(*handle)
	d.latest.Store(h)
	return h
}

// load gives the code of d, and whether this call had it loaded. A failure is
// kept, so that every launch of the kernel fails alike; cancellation is not.
func (rt *Runtime) load(ctx context.Context, d *Definition) (*loaded, bool, error) {
	for {
		rt.mu.Lock()
		if rt.closed {
			rt.mu.Unlock()
			return nil, false, ErrClosed
		}
		l, ok := rt.loads[d.Digest]
		if !ok {
			l = &loading{done: make(chan struct{})}
			rt.loads[d.Digest] = l
		}
		rt.mu.Unlock()
		if !ok {
			l.code, l.err = rt.engine.Load(ctx, compile.Source{Package: d.Package, Name: d.Name, Bundle: d.bundle()}, compile.Options{
				Target: rt.cfg.target, Checks: rt.cfg.checks, FMA: rt.cfg.fma, Whole: rt.cfg.whole, Cover: rt.cover != nil, Lanes: rt.cfg.debug.Lanes,
			})
			if l.err != nil && ctx.Err() != nil {
				rt.mu.Lock()
				delete(rt.loads, d.Digest)
				rt.mu.Unlock()
			}
			close(l.done)
			return l.code, true, l.err
		}
		select {
		case <-l.done:
		case <-ctx.Done():
			return nil, false, ctx.Err()
		}
		// The one who loaded gave up; that is no reason for us to.
		if l.err != nil && (errors.Is(l.err, context.Canceled) || errors.Is(l.err, context.DeadlineExceeded)) {
			continue
		}
		return l.code, false, l.err
	}
}

func newReport(d *Definition, c *loaded, first bool, t time.Duration) Report {
	r := Report{Kernel: d.Name, Backend: "native", Source: SourceMemory, Constructs: notRun, Tasks: notRun, Carried: -1, CodeBytes: c.Report.CodeBytes, Time: t}
	if !first {
		return r
	}
	r.Source = SourceCompiled
	if c.Report.FromDisk {
		r.Source = SourceDisk
	}
	r.Constructs = Counts(c.Report.Constructs)
	r.Tasks = Counts(c.Report.Tasks)
	r.Carried = c.Report.Carried
	for _, s := range c.Report.Stages {
		r.Stages = append(r.Stages, Stage(s))
	}
	return r
}

// tell passes a report on to who asked for it.
func (rt *Runtime) tell(r Report) {
	if rt.cfg.onReport != nil {
		rt.cfg.onReport(r)
	}
	if rt.cfg.debug.Explain {
		fmt.Fprintln(os.Stderr, "spelt:", r)
	}
	rt.engine.Log.Debug("kernel ready", "report", r)
}

// notice says once that the plain Go function runs for want of LLVM.
func (rt *Runtime) notice(err error) {
	if rt.noticed.CompareAndSwap(false, true) {
		rt.engine.Log.Warn("kernels run as plain Go on one core", "reason", err)
	}
}

// warnings is the default log: warnings, one line each, for people.
type warnings struct{ w io.Writer }

func (h warnings) Enabled(_ context.Context, l slog.Level) bool { return l >= slog.LevelWarn }
func (h warnings) WithAttrs([]slog.Attr) slog.Handler           { return h }
func (h warnings) WithGroup(string) slog.Handler                { return h }

func (h warnings) Handle(_ context.Context, r slog.Record) error {
	line := "spelt: " + strings.TrimPrefix(r.Message, "spelt: ")
	r.Attrs(func(a slog.Attr) bool {
		line += fmt.Sprintf("; %s: %v", a.Key, a.Value)
		return true
	})
	_, err := fmt.Fprintln(h.w, line)
	return err
}
