package spelt

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"strconv"

	"github.com/spelt-go/spelt/internal/debug"
	"github.com/spelt-go/spelt/internal/target"
)

// Backend is what runs a kernel.
type Backend uint8

const (
	// Auto compiles to native code, and runs the plain Go function where LLVM
	// is needed and cannot be had, or the compiler fails on the kernel.
	Auto Backend = iota
	// Native compiles to native code or fails.
	Native
	// Go runs the plain Go function, on the calling goroutine.
	Go
)

func (b Backend) String() string {
	if int(b) < len(backendNames) {
		return backendNames[b]
	}
	return fmt.Sprintf("Backend(%d)", uint8(b))
}

var backendNames = [...]string{"auto", "native", "go"}

// Option changes how a [Runtime] works.
type Option func(*config) error

type config struct {
	threads  int
	cacheDir string // "" for the default, "off" for none
	checks   bool
	fma      bool
	whole    bool
	race     bool
	compare  int // one launch in so many; 0 for none
	backend  Backend
	target   target.Target
	logger   *slog.Logger
	onReport func(Report)
	progress func(Progress)
	debug    debug.Settings
	profile  *Profile
}

// OptionError is an option, or an environment variable, with a value that
// cannot be used.
type OptionError struct {
	Option string
	Value  string
	Reason string
}

func (e *OptionError) Error() string {
	return fmt.Sprintf("spelt: %s %s: %s", e.Option, e.Value, e.Reason)
}

// WithThreads sets how many threads a launch uses at most; the default is
// GOMAXPROCS, which follows the CPUs that the process may use. The result of a
// launch does not depend on it.
func WithThreads(n int) Option {
	return func(c *config) error {
		if n < 1 {
			return &OptionError{"WithThreads", strconv.Itoa(n), "must be at least 1"}
		}
		c.threads = n
		return nil
	}
}

// WithCacheDir sets the directory of the cache on disk; "off" turns it off.
// The default is the environment variable SPELT_CACHE, else the folder spelt
// in [os.UserCacheDir].
func WithCacheDir(dir string) Option {
	return func(c *config) error {
		if dir == "" {
			return &OptionError{"WithCacheDir", `""`, `name a directory, or "off"`}
		}
		c.cacheDir = dir
		return nil
	}
}

// WithChecks turns the run-time checks on (the default) or off. Without them an
// index out of range reads or writes outside of its slice, and a nil pointer
// ends the process.
func WithChecks(on bool) Option {
	return func(c *config) error { c.checks = on; return nil }
}

// WithFMA allows x*y + z to be computed with one rounding where the processor
// can (the default), as the Go specification allows it, or forbids it, which
// gives the bits of the plain Go function on amd64.
func WithFMA(on bool) Option {
	return func(c *config) error { c.fma = on; return nil }
}

// WithBackend forces native code or the plain Go function. The default, Auto,
// can be changed with the environment variable SPELT_BACKEND.
func WithBackend(b Backend) Option {
	return func(c *config) error {
		if b > Go {
			return &OptionError{"WithBackend", b.String(), "no such backend"}
		}
		c.backend = b
		return nil
	}
}

// WithWholeKernel lets the passes see a whole kernel at once instead of each
// construct alone. The result is the same bit for bit; an edit then compiles
// more.
func WithWholeKernel(on bool) Option {
	return func(c *config) error { c.whole = on; return nil }
}

// WithRaceCheck runs every launch in order on the calling goroutine, and looks
// at each access to memory on the way: if two iterations of a parallel loop, or
// two concurrent sections, are not independent, the launch returns a
// [*RaceError] that says which, where, and what they share. What it leaves in
// memory is what plain Go does, whatever it finds.
//
// It is exact for the arguments of the launch, and some hundred times as slow as
// native code. It takes up to 16 times the memory that one loop accesses. Run-time
// checks are on. No machine code is made: LLVM and the cache are not used.
//
// The environment variable SPELT_RACE=1 turns it on where this option does not
// say otherwise.
func WithRaceCheck(on bool) Option {
	return func(c *config) error { c.race = on; return nil }
}

// WithCompare lets one in n launches of each kernel, the first one included, also
// run the plain Go function, on a copy of all memory that the arguments lead to,
// and compares what the two have written and returned. If they differ, the launch
// returns a [*CompareError]; the arguments and results then are as plain Go has
// them. 0 compares none.
//
// Such a launch takes the time of both, and two to four times the memory.
// [CompareError] says what is compared, and how exactly.
//
// The environment variable SPELT_COMPARE, a number, is the default.
func WithCompare(n int) Option {
	return func(c *config) error {
		if n < 0 {
			return &OptionError{"WithCompare", strconv.Itoa(n), "must be at least 0"}
		}
		c.compare = n
		return nil
	}
}

// WithTarget sets what code is generated for: "x86-64", "x86-64-v2",
// "x86-64-v3", "x86-64-v4", or "native" for every feature of this processor.
// The default is the highest of the levels that this processor has, so that
// like machines share a cache.
func WithTarget(name string) Option {
	return func(c *config) error {
		t, err := target.ForLevel(name)
		if err != nil {
			return &OptionError{"WithTarget", name, err.Error()}
		}
		if !t.SubsetOf(target.Native()) {
			return &OptionError{"WithTarget", name, "this processor lacks some of its features"}
		}
		c.target = t
		return nil
	}
}

// WithLogger sends warnings and, at debug level, what the runtime does to l.
// Without it the runtime is silent but for one notice on standard error if
// LLVM is missing or the cache cannot be used. What happens while a kernel is
// compiled is passed on when that has ended, or after a second. The handler may
// launch, compile and close.
func WithLogger(l *slog.Logger) Option {
	return func(c *config) error {
		if l != nil {
			c.logger = l
		}
		return nil
	}
}

// WithReports calls f after each compile or load of a kernel, on the way to its
// first launch. f may be called from several goroutines at once. It may launch,
// compile and close; see [Runtime.Close].
func WithReports(f func(Report)) Option {
	return func(c *config) error { c.onReport = f; return nil }
}

// Progress says how far the compilation of a kernel is.
type Progress struct {
	Kernel      string
	Done, Total int // tasks
}

// WithProgress calls f as the tasks of a kernel are finished, in order, on a
// goroutine that compiling does not wait for. f may be called for several
// kernels at once. It may launch, compile and close; see [Runtime.Close].
//
// Without it, a compile of more than a second is shown on standard error, if that
// is a terminal, in a line that goes away; SPELT_PROGRESS=0 turns that off.
func WithProgress(f func(Progress)) Option {
	return func(c *config) error { c.progress = f; return nil }
}

// builtin is what holds if neither options nor environment say otherwise.
func builtin() *config {
	return &config{threads: runtime.GOMAXPROCS(0), checks: true, fma: true, target: target.Host()}
}

// reasonOf is what is wrong in SPELT_CPU, without its value, which stands before it.
func reasonOf(err error) string {
	var e *target.MaskError
	if !errors.As(err, &e) {
		return err.Error()
	}
	if e.Part == e.Mask {
		return "it " + e.Reason
	}
	return fmt.Sprintf("%q %s", e.Part, e.Reason)
}

func defaults() (*config, error) {
	c := builtin()
	var bad *debug.Error
	settings, err := debug.FromEnv()
	if errors.As(err, &bad) {
		return nil, &OptionError{bad.Env, bad.Value, "want " + bad.Want}
	}
	c.debug, c.race, c.compare = settings, settings.Race, settings.Compare
	if err := target.EnvError(); err != nil {
		return nil, &OptionError{target.EnvCPU, os.Getenv(target.EnvCPU), reasonOf(err)}
	}
	if v := os.Getenv("SPELT_BACKEND"); v != "" {
		found := false
		for i, n := range backendNames {
			if n == v {
				c.backend, found = Backend(i), true
			}
		}
		if !found {
			return nil, &OptionError{"SPELT_BACKEND", v, "want auto, native or go"}
		}
	}
	return c, nil
}
