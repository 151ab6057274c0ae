package endless_test

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/endless"
)

// handler is a log handler that calls a function.
type handler func()

func (h handler) Enabled(context.Context, slog.Level) bool  { return true }
func (h handler) Handle(context.Context, slog.Record) error { h(); return nil }
func (h handler) WithAttrs([]slog.Attr) slog.Handler        { return h }
func (h handler) WithGroup(string) slog.Handler             { return h }

// callbacks are the ways for a runtime to call a function.
var callbacks = map[string]func(f func()) spelt.Option{
	"report":   func(f func()) spelt.Option { return spelt.WithReports(func(spelt.Report) { f() }) },
	"progress": func(f func()) spelt.Option { return spelt.WithProgress(func(spelt.Progress) { f() }) },
	"log":      func(f func()) spelt.Option { return spelt.WithLogger(slog.New(handler(f))) },
}

// sameOrClosed is err unless it tells that the runtime is closed.
func sameOrClosed(err error) error {
	if errors.Is(err, spelt.ErrClosed) {
		return nil
	}
	return err
}

// What a user's function may do when it is called: anything, at any depth, on the same runtime.
func TestAcceptanceC7CallbacksUseTheRuntime(t *testing.T) {
	background := context.Background()
	actions := map[string]func(rt *spelt.Runtime) error{
		"launch the same kernel": func(rt *spelt.Runtime) error { return short(background, rt) },
		"launch another kernel": func(rt *spelt.Runtime) error {
			_, err := endless.CountKernel.On(rt).Launch(1000)
			return err
		},
		"launch elsewhere and wait": func(rt *spelt.Runtime) error {
			err := make(chan error)
			go func() { err <- short(background, rt) }()
			return <-err
		},
		"compile": func(rt *spelt.Runtime) error {
			if _, err := endless.IterationsKernel.On(rt).Compile(background); err != nil {
				return err
			}
			_, err := endless.SumKernel.On(rt).Compile(background)
			return err
		},
		"launch while another closes": func(rt *spelt.Runtime) error {
			closed := make(chan struct{})
			go func() { rt.Close(); close(closed) }()
			err := short(background, rt)
			<-closed
			return sameOrClosed(err)
		},
		"close": func(rt *spelt.Runtime) error { return rt.Close() },
		"close and launch": func(rt *spelt.Runtime) error {
			rt.Close()
			if err := short(background, rt); !errors.Is(err, spelt.ErrClosed) {
				return errors.New("launched on a closed runtime")
			}
			return nil
		},
	}
	for way, option := range callbacks {
		for name, act := range actions {
			t.Run(way+"/"+name, func(t *testing.T) {
				var rt *spelt.Runtime
				var calls, depth atomic.Int64
				rt = newRuntime(t, option(func() {
					calls.Add(1)
					if depth.Add(1) > 3 {
						return
					}
					if rt == nil { // while it is made
						return
					}
					if err := act(rt); sameOrClosed(err) != nil {
						t.Errorf("%s in %s: %v", name, way, err)
					}
				}))
				soon(t, name+" in "+way, func() {
					if err := sameOrClosed(short(background, rt)); err != nil {
						t.Error(err)
					}
					rt.Close()
				})
				if calls.Load() == 0 {
					t.Error("was not called")
				}
			})
		}
	}
}

// A goroutine is in a callback, of which the runtime must not be made to wait for anything: others launch, compile and close.
func TestAcceptanceC7OthersGoOnWhileACallbackRuns(t *testing.T) {
	for way, option := range callbacks {
		t.Run(way, func(t *testing.T) {
			in, out := make(chan struct{}), make(chan struct{})
			var called atomic.Bool
			rt := newRuntime(t, option(func() {
				if called.CompareAndSwap(false, true) {
					close(in)
					<-out
				}
			}))
			var wg sync.WaitGroup
			wg.Go(func() {
				if err := sameOrClosed(short(context.Background(), rt)); err != nil {
					t.Error(err)
				}
			})
			soon(t, "launching", func() { <-in })
			soon(t, "another launch", func() {
				if err := short(context.Background(), rt); err != nil {
					t.Error(err)
				}
				if _, err := endless.CountKernel.On(rt).Launch(10); err != nil {
					t.Error(err)
				}
			})
			soon(t, "closing", func() { rt.Close() })
			close(out)
			soon(t, "the launch", wg.Wait)
		})
	}
}

func TestReportsComeOnceAndProgressInOrder(t *testing.T) {
	var mu sync.Mutex
	var compiled, other int
	var steps []int
	rt := newRuntime(t,
		spelt.WithReports(func(r spelt.Report) {
			mu.Lock()
			defer mu.Unlock()
			if r.Source == spelt.SourceCompiled {
				compiled++
			} else {
				other++
			}
		}),
		spelt.WithProgress(func(p spelt.Progress) {
			mu.Lock()
			defer mu.Unlock()
			steps = append(steps, p.Done)
		}))
	var wg sync.WaitGroup
	for range 16 {
		wg.Go(func() {
			if err := short(context.Background(), rt); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	mu.Lock()
	defer mu.Unlock()
	if compiled != 1 || other != 0 || len(steps) != 1 || steps[0] != 1 {
		t.Errorf("%d reports of a compile, %d others, progress %v", compiled, other, steps)
	}
}
