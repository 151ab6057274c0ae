package spelt

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path"
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

	life life
	ctx  context.Context // of loads; ended by Close
	stop context.CancelFunc

	handles sync.Map // *Definition → *handle
	mu      sync.Mutex
	loads   map[string]*loading // by digest: equal kernels share their code; nil: closed
	outbox  *outbox             // of a user's logger; nil: there is none
	noticed atomic.Bool

	cover  *coverage
	single func() *launch.Pool // of one thread, for launches that are compared

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
	rt    *Runtime
	def   *Definition
	mu    sync.Mutex // held by who sets the rest, and not while anybody is called or waited for
	code  atomic.Pointer[loaded]
	plain atomic.Bool // runs as plain Go
	told  told
	races atomic.Pointer[raceProgram]

	launches atomic.Int64 // counted where some are compared
	compared atomic.Pointer[comparison]
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
	rt.life.over = make(chan struct{})
	rt.ctx, rt.stop = context.WithCancel(context.Background())
	log := slog.New(warnings{os.Stderr})
	if cfg.logger != nil {
		rt.outbox = &outbox{}
		log = rt.outbox.logger(cfg.logger.Handler())
	}
	rt.engine = &compile.Engine{Store: openStore(cfg, log), Log: log, Verify: cfg.debug.Verify, Anew: cfg.debug.Verify, VerifyCache: cfg.debug.VerifyCache}
	if len(cfg.debug.Dump) > 0 {
		rt.engine.Dump = compile.NewDump(cfg.debug.DumpDir, cfg.debug.Dump, func(err error) { log.Warn("dump not written", "err", err) })
	}
	if cfg.debug.Cover != "" {
		rt.cover = coverageTo(cfg.debug.Cover, func(err error) { log.Warn("coverage not written", "err", err) })
	}
	rt.single = sync.OnceValue(func() *launch.Pool { return launch.NewPool(1) })
	rt.startProfile(log)
	if len(cfg.debug.Print) > 0 {
		rt.engine.Print = compile.NewPrint(os.Stderr, cfg.debug.Print)
	}
	rt.outbox.deliver()
	return rt
}

func openStore(cfg *config, log *slog.Logger) *cache.Store {
	if cfg.backend == Go || cfg.race || cfg.cacheDir == "off" {
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
// Launches after it return [ErrClosed], and so do those that are still waiting
// for their code: what is being compiled is given up. Closing again waits for
// running launches and does nothing else. The functions that an option set may
// call Close; the launch on whose way they are called returns ErrClosed. The
// default runtime is not meant to be closed.
func (rt *Runtime) Close() error {
	rt.stop()
	if !rt.life.close() {
		return nil
	}
	rt.pool.Close()
	rt.mu.Lock()
	for _, l := range rt.loads {
		if l.code != nil {
			l.code.Release()
		}
	}
	rt.loads = nil
	rt.mu.Unlock()
	rt.engine.Store.Close()
	rt.handles.Clear()
	rt.owners.Clear()
	rt.outbox.deliver()
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
		v, _ = rt.handles.LoadOrStore(d, &handle{rt: rt, def: d})
	}
	h := v.(*handle)
	d.latest.Store(h)
	return h
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

// tellOrder has a warning written, once for the kernel, when memory that its
// arguments share makes a loop run in order.
func (rt *Runtime) tellOrder(d *Definition, code *loaded) {
	code.Kernel.InOrder = func(unit int) {
		at := code.Places(d.compiled()).Origin(unit)
		rt.engine.Log.Warn("a loop runs in order, on one core: with these arguments its iterations may depend on each other",
			"kernel", d.Name, "loop", fmt.Sprintf("%s:%d", path.Base(at.File), at.Line))
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
