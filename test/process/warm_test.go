package process

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/cache"
)

// A hit skips LLVM entirely: the process does not even map it, and needs none.
func TestQ17AWarmRunDoesNotMapLLVM(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	r := run{Args: []string{"-kernels=blend,wide,noise,spin"}, Env: []string{cacheIn(dir)}}
	cold := r.do(t)
	wantSource(t, cold, "compiled")
	if !cold.LLVM {
		t.Error("the cold run compiled without libLLVM")
	}
	warm := r.do(t)
	wantSource(t, warm, "disk")
	if warm.LLVM {
		t.Error("the warm run maps libLLVM")
	}
	r.Env = append(r.Env, wrongLLVM)
	blind := r.do(t)
	wantSource(t, blind, "disk")
	for _, o := range []*outcome{cold, warm, blind} {
		wantQuiet(t, o)
		if o.Result != cold.Result {
			t.Errorf("result %s, that of the cold run is %s", o.Result, cold.Result)
		}
	}
}

// Where only the passes have to run again, since every task that they lead to is known, LLVM is not opened: with the records
// of all constructs gone, of one, and of none but the kernel's.
func TestAcceptanceG7KnownTasksDoNotOpenLLVM(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	r := run{Env: []string{cacheIn(dir)}}
	cold := r.do(t)
	for _, gone := range []int{4, 1, 0} {
		left := gone
		for _, e := range entries(t, dir) {
			if e.Kind == cache.ArtifactRecord || e.Kind == cache.ConstructRecord && left == 0 {
				continue
			}
			if e.Kind == cache.ConstructRecord {
				left--
			}
			if err := os.Remove(e.Path); err != nil {
				t.Fatal(err)
			}
		}
		if left != 0 {
			t.Fatalf("%d records of constructs too few", left)
		}
		o := r.do(t)
		wantSource(t, o, "compiled")
		wantQuiet(t, o)
		report := o.Reports[0]
		if report.Tasks != (spelt.Counts{Total: 4, Reused: 4}) || report.Constructs != (spelt.Counts{Total: 4, Reused: 4 - gone, Compiled: gone}) {
			t.Errorf("%d records of constructs gone: %+v", gone, report)
		}
		if o.LLVM {
			t.Errorf("%d records of constructs gone: libLLVM was opened", gone)
		}
		if o.Result != cold.Result {
			t.Errorf("result %s, that of the cold run is %s", o.Result, cold.Result)
		}
	}
}

// Q9: what each tier reports, cold, warm, whole and with the cache off.
func TestQ9ReportsOfAProcess(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	for _, c := range []struct {
		name              string
		r                 run
		source            string
		constructs, tasks [3]int
	}{
		{"cold", run{Env: []string{cacheIn(dir)}}, "compiled", [3]int{4, 0, 4}, [3]int{4, 0, 4}},
		{"warm", run{Env: []string{cacheIn(dir)}}, "disk", [3]int{-1, -1, -1}, [3]int{-1, -1, -1}},
		{"whole", run{Env: []string{cacheIn(newCache(t))}, Args: []string{"-whole"}}, "compiled", [3]int{-1, -1, -1}, [3]int{4, 0, 4}},
		{"off", run{Env: []string{"SPELT_CACHE=off"}}, "compiled", [3]int{4, 0, 4}, [3]int{-1, -1, -1}},
		{"twice", run{Env: []string{cacheIn(dir)}, Args: []string{"-kernels=blend,blend"}}, "", [3]int{}, [3]int{}},
	} {
		o := c.r.do(t)
		if c.name == "twice" {
			if s := o.Reports[1].Source; s != "memory" {
				t.Errorf("second launch: source %s", s)
			}
			wantCounts(t, o.Reports[1], notRun, notRun)
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			wantSource(t, o, c.source)
			wantCounts(t, o.Reports[0], counts(c.constructs[0], c.constructs[1], c.constructs[2]), counts(c.tasks[0], c.tasks[1], c.tasks[2]))
		})
	}
}

// Another program whose kernel has a loop of ours, under other names, takes it from our cache.
func TestQ16ProgramsShareLoops(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	sibling := run{Program: "sibling", Args: []string{"-kernels=other"}, Env: []string{cacheIn(newCache(t))}}
	alone := sibling.do(t)
	dir := newCache(t)
	run{Env: []string{cacheIn(dir)}}.do(t)
	sibling.Env = []string{cacheIn(dir)}
	shared := sibling.do(t)
	wantSource(t, shared, "compiled")
	wantCounts(t, shared.Reports[0], counts(2, 1, 1), counts(2, 1, 1))
	if shared.Result != alone.Result {
		t.Errorf("result %s, with an empty cache %s", shared.Result, alone.Result)
	}
}

// With the cache off nothing is read from disk and nothing is written, not even a directory at home.
func TestQ15CacheOffWritesNothing(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	home := t.TempDir()
	r := run{Env: []string{"SPELT_CACHE=off", "HOME=" + home, "XDG_CACHE_HOME=" + filepath.Join(home, "xdg")}}
	for range 2 {
		o := r.do(t)
		wantSource(t, o, "compiled")
		wantQuiet(t, o)
		if o.Reports[0].Tasks != notRun {
			t.Errorf("tasks %+v with the cache off", o.Reports[0].Tasks)
		}
	}
	names, err := os.ReadDir(home)
	if err != nil || len(names) != 0 {
		t.Errorf("home has %v, %v", names, err)
	}
}

// Artifacts are stored when they are made, not when the process ends.
func TestQ18KilledRightAfterTheFirstLaunch(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	_, err := run{Args: []string{"-die"}, Env: []string{cacheIn(dir)}}.try(t)
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
		t.Fatalf("the process was to be killed: %v", err)
	}
	o := run{Env: []string{cacheIn(dir), wrongLLVM}}.do(t)
	wantSource(t, o, "disk")
	wantQuiet(t, o)
}

// CASE 9: an error has its own place, also when the code comes from a cache that another kernel with the same code has
// filled from another place.
func TestCase9AFoundKernelKeepsItsOwnPositions(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	for _, c := range []struct{ program, kernel, name, source string }{
		{"probe", "short", "Short", "compiled"},
		{"sibling", "moved", "Moved", "disk"},
		{"probe", "short", "Short", "disk"},
	} {
		r := run{Program: c.program, Args: []string{"-kernels=" + c.kernel, "-n=100"}, Env: []string{"SPELT_BACKEND=go"}}
		plain, err := r.try(t)
		if err != nil {
			t.Fatal(err)
		}
		r.Env = []string{cacheIn(dir)}
		native, err := r.try(t)
		if err != nil {
			t.Fatal(err)
		}
		wantSource(t, native, c.source)
		place, message, ok := strings.Cut(native.Error, ": ")
		if want := "kernel " + c.name + ": index 100 out of range with length 100"; !ok || message != want {
			t.Errorf("error %q, want %q", native.Error, want)
		}
		goPlace, _, _ := strings.Cut(plain.Error, ": ")
		if filepath.Base(place) != filepath.Base(goPlace) {
			t.Errorf("%s: at %s, plain Go fails at %s", c.name, place, goPlace)
		}
	}
}

// CASE 22: other seeds, sizes and numbers of threads are not other kernels.
func TestCase22SweepsCompileOnce(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	env := []string{cacheIn(newCache(t))}
	wantSource(t, run{Args: []string{"-kernels=noise,spin"}, Env: env}.do(t), "compiled")
	results := map[string]bool{}
	for _, args := range [][]string{{"-seed=2"}, {"-seed=3", "-threads=1"}, {"-seed=3", "-threads=7"}, {"-seed=3", "-n=70000", "-steps=1"}} {
		o := run{Args: append(args, "-kernels=noise,spin"), Env: env}.do(t)
		wantSource(t, o, "disk")
		results[o.Result] = true
	}
	if len(results) != 3 {
		t.Errorf("%d different results of 3 different inputs", len(results))
	}
	o := run{Args: []string{"-kernels=noise,spin", "-seed=2"}, Env: append(env, "GOMAXPROCS=3")}.do(t)
	wantSource(t, o, "disk")
	if o.Threads != 3 {
		t.Errorf("%d threads with GOMAXPROCS=3", o.Threads)
	}
}

// CASE 44: a process that may use one processor starts one worker.
func TestCase44OneProcessor(t *testing.T) {
	t.Parallel()
	o := run{Prefix: []string{lookPath(t, "taskset"), "-c", "0"}, Env: []string{cacheIn(newCache(t))}}.do(t)
	if o.Threads != 1 {
		t.Errorf("%d threads on one processor", o.Threads)
	}
}
