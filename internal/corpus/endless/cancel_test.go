package endless_test

import (
	"context"
	"errors"
	"math"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/endless"
)

// endlessLaunches are launches that would take days, or for ever.
func endlessLaunches() map[string]func(ctx context.Context, rt *spelt.Runtime) error {
	const days = 1 << 50
	flag := new(int32)
	long := func(n int) []int64 {
		x := make([]int64, n)
		for i := range x {
			x[i] = int64(i)
		}
		return x
	}
	return map[string]func(ctx context.Context, rt *spelt.Runtime) error{
		"spin": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.SpinKernel.On(rt).LaunchContext(ctx, flag)
		},
		"spin on an atomic": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.SpinAtomicKernel.On(rt).LaunchContext(ctx, new(atomic.Int64))
		},
		"no condition": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.ForeverKernel.On(rt).LaunchContext(ctx, long(1))
		},
		"a condition that stays": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.ClimbKernel.On(rt).LaunchContext(ctx, long(1), 0)
		},
		"a serial loop": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.SerialKernel.On(rt).LaunchContext(ctx, long(1), days)
		},
		"many short loops": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.NestKernel.On(rt).LaunchContext(ctx, long(1), 5000)
		},
		"two long iterations": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.IterationsKernel.On(rt).LaunchContext(ctx, long(2), days)
		},
		"many long iterations": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.IterationsKernel.On(rt).LaunchContext(ctx, long(1000), days)
		},
		"lanes of unlike length": func(ctx context.Context, rt *spelt.Runtime) error {
			n := make([]int, 100)
			n[57] = days
			return endless.LanesKernel.On(rt).LaunchContext(ctx, make([]float64, len(n)), n)
		},
		"a lane that never ends": func(ctx context.Context, rt *spelt.Runtime) error {
			x := make([]float64, 77)
			x[31] = math.NaN()
			return endless.ConvergeKernel.On(rt).LaunchContext(ctx, x, 1)
		},
		"a sum": func(ctx context.Context, rt *spelt.Runtime) error {
			_, err := endless.SumKernel.On(rt).LaunchContext(ctx, days)
			return err
		},
		"a reduction of integers": func(ctx context.Context, rt *spelt.Runtime) error {
			_, err := endless.CountKernel.On(rt).LaunchContext(ctx, 1<<62)
			return err
		},
		"a grain": func(ctx context.Context, rt *spelt.Runtime) error {
			_, err := endless.GrainKernel.On(rt).LaunchContext(ctx, days)
			return err
		},
		"empty rounds": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.RoundsKernel.On(rt).LaunchContext(ctx, nil, days, 0)
		},
		"rounds of little": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.RoundsKernel.On(rt).LaunchContext(ctx, long(3), days, 3)
		},
		"lanes one by one": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.CarefulKernel.On(rt).LaunchContext(ctx, long(40), long(42), days)
		},
		"one of two sections": func(ctx context.Context, rt *spelt.Runtime) error {
			return endless.SectionsKernel.On(rt).LaunchContext(ctx, long(1000), long(1), flag)
		},
	}
}

// A launch that would not end returns when its context ends, wherever it is then: at once, later, and at the deadline.
func TestAcceptanceC6EveryLaunchCanBeCancelled(t *testing.T) {
	for _, with := range []struct {
		name string
		opts []spelt.Option
	}{
		{"as usual", nil},
		{"without checks", []spelt.Option{spelt.WithChecks(false)}},
		{"whole, for an old processor", []spelt.Option{spelt.WithWholeKernel(true), spelt.WithTarget("x86-64"), spelt.WithThreads(3)}},
	} {
		if with.name != "as usual" && runtime.GOARCH != "amd64" {
			continue
		}
		for name, launch := range endlessLaunches() {
			if name == "lanes one by one" && with.name == "without checks" {
				continue // it would go beyond its slices
			}
			t.Run(with.name+"/"+name, func(t *testing.T) {
				rt := newRuntime(t, with.opts...)
				for range 3 {
					ctx, cancel := context.WithCancel(context.Background())
					returned := make(chan error, 1)
					go func() { returned <- launch(ctx, rt) }()
					select {
					case err := <-returned:
						t.Fatalf("ended by itself: %v", err)
					case <-time.After(5 * time.Millisecond): // whether it has begun does not matter
					}
					cancel()
					began := time.Now()
					soon(t, name, func() {
						if err := <-returned; !errors.Is(err, context.Canceled) {
							t.Error(err)
						}
					})
					t.Logf("returned after %v", time.Since(began))
				}
				ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
				defer cancel()
				soon(t, name, func() {
					if err := launch(ctx, rt); !errors.Is(err, context.DeadlineExceeded) {
						t.Error(err)
					}
				})
				// Nothing of it goes on: the runtime can be closed.
				soon(t, "closing", func() { rt.Close() })
			})
		}
	}
}

// A compile is given up by the launch, not by the runtime: the next launch has what came of it.
func TestAcceptanceC6ACompileGoesOnWithoutItsLaunch(t *testing.T) {
	reports := make(chan spelt.Report, 10)
	hold, began := make(chan struct{}), make(chan struct{}, 1)
	rt := newRuntime(t,
		spelt.WithReports(func(r spelt.Report) { reports <- r }),
		spelt.WithProgress(func(spelt.Progress) {
			select {
			case began <- struct{}{}:
			default:
			}
			<-hold
		}))
	ctx, cancel := context.WithCancel(context.Background())
	returned := make(chan error, 1)
	go func() { returned <- short(ctx, rt) }()
	<-began // it is on its way, and its launch waits
	cancel()
	soon(t, "the launch", func() {
		if err := <-returned; !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	})
	soon(t, "the next launch", func() {
		if err := short(context.Background(), rt); err != nil {
			t.Error(err)
		}
	})
	if r := <-reports; r.Source != spelt.SourceCompiled || r.Tasks.Compiled > 1 {
		t.Errorf("the next launch found %v", r)
	}
	if len(reports) > 0 {
		t.Error("there is another report")
	}
	close(hold)
}
