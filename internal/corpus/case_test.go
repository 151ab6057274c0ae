package corpus_test

import (
	"context"
	"log/slog"
	"reflect"
	"sync"
	"testing"

	"github.com/spelt-go/spelt"
)

// launcher is what every generated launcher has.
type launcher interface {
	Name() string
	Definition() *spelt.Definition
	Report() spelt.Report
	Compile(context.Context) (spelt.Report, error)
}

// A kase is a kernel and what it is run on.
type kase struct {
	l launcher

	// fit changes arguments made by type alone to ones that the kernel can
	// have; nil if it can have any.
	fit func(in *input, a []any)

	// alias are changes that make arguments share memory.
	alias []func(a []any)

	// tame keeps special values out.
	tame bool

	// sum is the tolerance for float reductions, whose order of additions is
	// not that of plain Go; native results still have to agree bit for bit.
	sum float64

	// chaotic kernels' results depend on fusing by more than a tolerance.
	chaotic bool

	// any rearranges what comes in no fixed order.
	any func(a []any)

	most int // the largest size; 0 for no limit
}

func (c *kase) method(rt *spelt.Runtime) reflect.Value {
	on := reflect.ValueOf(c.l).MethodByName("On").Call([]reflect.Value{reflect.ValueOf(rt)})[0]
	return on.MethodByName("Launch")
}

func (c *kase) on(rt *spelt.Runtime) launcher {
	return reflect.ValueOf(c.l).MethodByName("On").Call([]reflect.Value{reflect.ValueOf(rt)})[0].Interface().(launcher)
}

func (c *kase) types() []reflect.Type {
	m := reflect.TypeOf(reflect.ValueOf(c.l).MethodByName("Launch").Interface())
	var out []reflect.Type
	for i := range m.NumIn() {
		out = append(out, m.In(i))
	}
	return out
}

// launch runs the kernel on rt.
func (c *kase) launch(rt *spelt.Runtime, a []any) ([]reflect.Value, error) {
	var in []reflect.Value
	for _, v := range a {
		in = append(in, reflect.ValueOf(v))
	}
	out := c.method(rt).Call(in)
	if c.any != nil {
		c.any(a)
	}
	last := len(out) - 1
	err, _ := out[last].Interface().(error)
	return out[:last], err
}

// A setting is one way to run kernels.
type setting struct {
	name  string
	opts  []spelt.Option
	fused bool

	// after is the setting that has put every kernel into the cache, whose
	// directory this one shares; "" if this one compiles.
	after string

	// ownSums says that float sums may differ in their last bits from those of
	// the other settings: other checks, another target or other loops run as
	// lanes make other vectors of partial sums.
	ownSums bool

	lanes string // SPELT_LANES
}

var settings = []setting{
	{name: "cold", opts: []spelt.Option{spelt.WithThreads(2), spelt.WithFMA(false)}},
	{name: "warm", after: "cold", opts: []spelt.Option{spelt.WithThreads(7), spelt.WithFMA(false)}},
	{name: "one", after: "cold", opts: []spelt.Option{spelt.WithThreads(1), spelt.WithFMA(false)}},
	{name: "whole", opts: []spelt.Option{spelt.WithThreads(7), spelt.WithFMA(false), spelt.WithWholeKernel(true)}},
	{name: "unchecked", ownSums: true, opts: []spelt.Option{spelt.WithThreads(2), spelt.WithFMA(false), spelt.WithChecks(false)}},
	{name: "off", opts: []spelt.Option{spelt.WithThreads(3), spelt.WithFMA(false), spelt.WithCacheDir("off")}},
	{name: "baseline", ownSums: true, opts: []spelt.Option{spelt.WithThreads(2), spelt.WithFMA(false), spelt.WithTarget("x86-64")}},
	{name: "lanes", lanes: "always", ownSums: true, opts: []spelt.Option{spelt.WithThreads(2), spelt.WithFMA(false)}},
	{name: "scalar", lanes: "never", ownSums: true, opts: []spelt.Option{spelt.WithThreads(2), spelt.WithFMA(false)}},
	{name: "fused", fused: true, opts: []spelt.Option{spelt.WithThreads(2)}},
	{name: "fused warm", fused: true, after: "fused", opts: []spelt.Option{spelt.WithThreads(7)}},
	{name: "fused whole", fused: true, opts: []spelt.Option{spelt.WithThreads(2), spelt.WithWholeKernel(true)}},
}

// bench holds one runtime for plain Go and one for each setting, all native
// ones on one cache directory.
type bench struct {
	plain *spelt.Runtime
	rts   []*spelt.Runtime
}

// newRuntime is a runtime that keeps its notices to itself, unless the options say otherwise.
func newRuntime(t testing.TB, opts ...spelt.Option) *spelt.Runtime {
	t.Helper()
	rt, err := spelt.New(append([]spelt.Option{spelt.WithLogger(slog.New(slog.DiscardHandler))}, opts...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { rt.Close() })
	return rt
}

var needLLVM = sync.OnceValue(func() error {
	rt, err := spelt.New(spelt.WithBackend(spelt.Native), spelt.WithCacheDir("off"))
	if err != nil {
		return err
	}
	defer rt.Close()
	_, err = cases[0].on(rt).Compile(context.Background())
	return err
})

func newBench(t testing.TB, dir string) *bench {
	t.Helper()
	if err := needLLVM(); err != nil {
		t.Skip("cannot compile:", err)
	}
	b := &bench{plain: newRuntime(t, spelt.WithBackend(spelt.Go))}
	for _, s := range settings {
		opts := append([]spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithCacheDir(dir)}, s.opts...)
		t.Setenv("SPELT_LANES", s.lanes) // read by New
		b.rts = append(b.rts, newRuntime(t, opts...))
	}
	t.Setenv("SPELT_LANES", "")
	return b
}
