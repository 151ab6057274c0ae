package corpus_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

const goroutines = 64

// all runs f on 64 goroutines that start together, and gives the first error.
func all(t *testing.T, f func(i int) error) {
	t.Helper()
	start := make(chan struct{})
	errs := make([]error, goroutines)
	var wg sync.WaitGroup
	for i := range goroutines {
		wg.Go(func() {
			<-start
			errs[i] = f(i)
		})
	}
	close(start)
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

func native(t *testing.T, opts ...spelt.Option) *spelt.Runtime {
	t.Helper()
	if err := needLLVM(); err != nil {
		t.Skip("cannot compile:", err)
	}
	return newRuntime(t, append([]spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithCacheDir(t.TempDir())}, opts...)...)
}

func sum(x []int64) (s int64) {
	for _, v := range x {
		s += v
	}
	return s
}

// TestCase43FirstUseByManyCompilesOnce is CASES 43: one kernel.
func TestCase43FirstUseByManyCompilesOnce(t *testing.T) {
	var compiles atomic.Int32
	rt := native(t, spelt.WithReports(func(r spelt.Report) {
		if r.Source == spelt.SourceCompiled {
			compiles.Add(1)
		}
	}))
	all(t, func(i int) error {
		x := []int64{1, 2, 3, int64(i)}
		y := make([]int64, 100)
		if err := kernels.CarrySumKernel.On(rt).Launch(y, x); err != nil {
			return err
		}
		if want := sum(x); slices.ContainsFunc(y, func(v int64) bool { return v != want }) {
			return fmt.Errorf("got %v, want %d", y, want)
		}
		return nil
	})
	if n := compiles.Load(); n != 1 {
		t.Errorf("compiled %d times", n)
	}
}

// TestCase43FirstUseOfManyKernels is CASES 43: many kernels, each by several
// goroutines, while others are launched already.
func TestCase43FirstUseOfManyKernels(t *testing.T) {
	rt := native(t)
	some := slices.DeleteFunc(slices.Clone(cases[:60]), func(c kase) bool { return strings.Contains(c.l.Name(), "[") })[:16]
	var mu [16]sync.Mutex // the arguments of a case are used by one at a time
	plain := newRuntime(t, spelt.WithBackend(spelt.Go))
	var trials [16]*trial
	for i := range trials {
		trials[i] = some[i].trials(t, plain)[4]
	}
	all(t, func(i int) error {
		r := rand.New(rand.NewPCG(uint64(i), 0))
		for range 8 {
			k := r.IntN(len(trials))
			mu[k].Lock()
			err := some[k].hold(rt, trials[k], comparison{tolerance: 1e-4})
			mu[k].Unlock()
			if err != nil {
				return fmt.Errorf("%s: %w", some[k].l.Name(), err)
			}
		}
		return nil
	})
}

// TestCase43CloseDuringLaunches is CASES 43: a launch ends well or says that the
// runtime is closed, and nothing else.
func TestCase43CloseDuringLaunches(t *testing.T) {
	rt := native(t)
	var closed atomic.Bool
	all(t, func(i int) error {
		if i == 0 {
			time.Sleep(30 * time.Millisecond)
			closed.Store(true)
			return rt.Close()
		}
		for range 10_000 {
			x, y := []int64{1, 2, 3, 4}, make([]int64, 2000)
			err := kernels.CarrySumKernel.On(rt).Launch(y, x)
			if errors.Is(err, spelt.ErrClosed) {
				if !closed.Load() {
					return fmt.Errorf("closed before Close: %w", err)
				}
				return nil
			}
			if err != nil || y[1999] != 10 {
				return fmt.Errorf("got %v, %v", y[1999], err)
			}
		}
		return nil
	})
	if err := kernels.CarrySumKernel.On(rt).Launch(nil, nil); !errors.Is(err, spelt.ErrClosed) {
		t.Errorf("launch after Close: %v", err)
	}
	if err := rt.Close(); err != nil {
		t.Errorf("closing again: %v", err)
	}
}

// TestFailuresDoNotDisturbOthers launches one kernel with good and with bad
// arguments at the same time.
func TestFailuresDoNotDisturbOthers(t *testing.T) {
	rt := native(t, spelt.WithThreads(4))
	all(t, func(i int) error {
		for range 20 {
			out, x := make([]int32, 30_000), make([]int32, 30_000)
			at := 5
			if i%2 == 0 {
				at = 30_000 + i
			}
			err := kernels.ReadAtKernel.On(rt).Launch(out, x, at)
			var e *spelt.RunError
			if i%2 == 0 && (!errors.As(err, &e) || e.Index != int64(at)) || i%2 == 1 && err != nil {
				return fmt.Errorf("index %d: %v", at, err)
			}
		}
		return nil
	})
}

// TestCase42WorkersStopSoon is CASES 42: after an error few iterations run.
func TestCase42WorkersStopSoon(t *testing.T) {
	rt := native(t, spelt.WithThreads(4))
	const iterations = 1 << 27
	count := int64(0)
	err := kernels.StopsKernel.On(rt).Launch(&count, make([]int32, 4), iterations, 1000)
	if !errors.Is(err, spelt.ErrIndex) {
		t.Fatal(err)
	}
	if count > iterations/8 {
		t.Errorf("%d of %d iterations ran after the failure of an early one", count, iterations)
	}
}

// TestCancellation ends a launch between chunks, or between the rounds of a
// serial loop, and before it has begun.
func TestCancellation(t *testing.T) {
	rt := native(t, spelt.WithThreads(2))
	done, cancel := context.WithCancel(context.Background())
	cancel()
	x := make([]float64, 64)
	if err := kernels.BusyKernel.On(rt).LaunchContext(done, x, 1); !errors.Is(err, context.Canceled) || x[0] != 0 {
		t.Errorf("a context that is done: %v", err)
	}
	if err := kernels.BusyKernel.On(rt).Launch(x, 1); err != nil { // a cancelled first launch leaves nothing behind
		t.Error(err)
	}
	soon := func() context.Context {
		c, stop := context.WithTimeout(context.Background(), 20*time.Millisecond)
		t.Cleanup(stop)
		return c
	}
	if err := kernels.BusyKernel.On(rt).LaunchContext(soon(), x, 1<<40); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("rounds of a serial loop: %v", err)
	}
	if err := kernels.BusyInsideKernel.On(rt).LaunchContext(soon(), make([]uint32, 1<<22), 1<<14); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("chunks of a parallel loop: %v", err)
	}
}

// TestCase30HugeSpaces is CASES 30: every iteration runs, or there is an error before
// any does.
func TestCase30HugeSpaces(t *testing.T) {
	rt := native(t)
	l := kernels.SpaceKernel.On(rt)
	for _, e := range [][3]int{{1 << 16, 1 << 16, 3_000_000_000}, {1, 1<<31 + 1, 0}, {1 << 31, 2, 0}, {1 << 40, 0, 1<<31 + 1}} {
		c, err := l.Launch(e[0], e[1], e[2])
		if want := e[0]*e[1] + e[2]; err != nil || c != want {
			t.Errorf("Space%v = %d, %v; want %d", e, c, err, want)
		}
	}
	for _, e := range [][3]int{{1 << 32, 1 << 31, 0}, {1 << 62, 1 << 62, 0}} {
		var re *spelt.RunError
		if _, err := l.Launch(e[0], e[1], e[2]); !errors.Is(err, spelt.ErrRange) || !errors.As(err, &re) {
			t.Errorf("Space%v: %v, want ErrRange", e, err)
		}
	}
	if c, err := kernels.Space3Kernel.On(rt).Launch(1<<40, 1<<40, 0); c != 0 || err != nil {
		t.Errorf("a grid without columns: %d, %v", c, err)
	}
	if _, err := kernels.Space3Kernel.On(rt).Launch(1<<21, 1<<21, 1<<21); !errors.Is(err, spelt.ErrRange) {
		t.Errorf("a grid that is too large: %v", err)
	}
}

// TestEndlessLoops holds what never ends in Go to an error, and what does end
// to its result.
func TestEndlessLoops(t *testing.T) {
	rt := native(t)
	l := kernels.EndlessKernel.On(rt)
	n, m, err := l.Launch(3, 254, 10)
	if err != nil || n != 252 || m != 1 {
		t.Errorf("got %d, %d, %v", n, m, err)
	}
	if _, _, err := l.Launch(3, 255, 10); !errors.Is(err, spelt.ErrRange) {
		t.Errorf("a byte up to 255: %v", err)
	}
	if _, _, err := l.Launch(3, 2, 1<<63-2); !errors.Is(err, spelt.ErrRange) {
		t.Errorf("a step beyond the largest integer: %v", err)
	}
}

// TestCase39TheSeedIsNotInTheCode is CASES 22 and 39: one compile for all seeds and
// numbers of threads, and equal bits.
func TestCase39TheSeedIsNotInTheCode(t *testing.T) {
	dir := t.TempDir()
	var want [2][]float64
	for i, threads := range []int{1, 2, 7, 64} {
		rt := native(t, spelt.WithThreads(threads), spelt.WithCacheDir(dir))
		for seed := range 2 {
			a, b, c := make([]float32, 5000), make([]float64, 5000), make([]int32, 5000)
			if err := kernels.RandomFillKernel.On(rt).Launch(a, b, c, uint64(seed)); err != nil {
				t.Fatal(err)
			}
			if i == 0 {
				want[seed] = b
			} else if !slices.Equal(b, want[seed]) {
				t.Errorf("seed %d: %d threads give other numbers", seed, threads)
			}
			r := kernels.RandomFillKernel.On(rt).Report()
			if compiled := r.Source == spelt.SourceCompiled; compiled != (i == 0 && seed == 0) {
				t.Errorf("%d threads, seed %d: %v", threads, seed, r)
			}
		}
	}
	if slices.Equal(want[0], want[1]) {
		t.Error("two seeds give the same numbers")
	}
}

const childDir = "SPELT_CORPUS_CHILD"

// TestQ17WarmProcess is Q17 for the whole corpus: a process that finds every
// kernel in the cache gives the same results and never maps libLLVM.
func TestQ17WarmProcess(t *testing.T) {
	dir := os.Getenv(childDir)
	if dir == "" {
		dir = t.TempDir()
		rt := native(t, spelt.WithCacheDir(dir), spelt.WithFMA(false))
		var next atomic.Int32
		var wg sync.WaitGroup
		for range 2 {
			wg.Go(func() {
				for i := next.Add(1) - 1; int(i) < len(cases); i = next.Add(1) - 1 {
					if _, err := cases[i].on(rt).Compile(context.Background()); err != nil {
						t.Errorf("%s: %v", cases[i].l.Name(), err)
					}
				}
			})
		}
		wg.Wait()
		cmd := exec.Command(os.Args[0], "-test.run=^TestQ17WarmProcess$", "-test.v")
		cmd.Env = append(os.Environ(), childDir+"="+dir)
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: TestQ17WarmProcess") {
			t.Errorf("in a new process: %v\n%s", err, out)
		}
		return
	}
	plain := newRuntime(t, spelt.WithBackend(spelt.Go))
	rt := newRuntime(t, spelt.WithBackend(spelt.Native), spelt.WithCacheDir(dir), spelt.WithFMA(false), spelt.WithThreads(3))
	for i := range cases {
		c := &cases[i]
		if c.most == 0 || c.most > 100 {
			c.most = 100
		}
		r, err := c.on(rt).Compile(context.Background())
		if err != nil || r.Source == spelt.SourceCompiled {
			t.Errorf("%s: %v, %v", c.l.Name(), r, err)
		}
		for _, tr := range c.trials(t, plain) {
			if err := c.hold(rt, tr, comparison{tolerance: c.sum}); err != nil {
				t.Errorf("%s: %v", c.l.Name(), err)
			}
		}
	}
	if maps, err := os.ReadFile("/proc/self/maps"); err == nil && strings.Contains(string(maps), "libLLVM") {
		t.Error("libLLVM is mapped")
	}
}
