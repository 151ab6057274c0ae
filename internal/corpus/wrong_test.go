package corpus_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// a wrong kernel is one whose machine code is of another function than its plain Go.
type wrong struct {
	*spelt.Definition
	args reflect.Value // the struct of arguments, which can be set
}

// changed has l's machine code, and its plain function with something done after it, on a struct of arguments of which
// f gets field i.
func changed(l launcher, f func(field func(i int) reflect.Value)) *wrong {
	d := l.Definition()
	return &wrong{Definition: &spelt.Definition{
		Name: d.Name, Package: d.Package, Args: d.Args, Layout: d.Layout, Digest: d.Digest, Plan: d.Plan, Places: d.Places, Constructs: d.Constructs, Whole: d.Whole,
		Plain: func(p unsafe.Pointer) {
			d.Plain(p)
			f(fields(reflect.NewAt(reflect.TypeOf(d.Args).Elem(), p).Elem()))
		},
	}}
}

// compiledAs has l's plain function and IR, and the machine code of code.
func compiledAs(l, code launcher) *wrong {
	d, c := l.Definition(), code.Definition()
	return &wrong{Definition: &spelt.Definition{
		Name: d.Name, Package: d.Package, Args: d.Args, Layout: d.Layout, Plain: d.Plain, Whole: d.Whole,
		Digest: c.Digest, Plan: c.Plan, Places: c.Places, Constructs: c.Constructs,
	}}
}

// fields makes private fields ones that can be set.
func fields(v reflect.Value) func(i int) reflect.Value {
	return func(i int) reflect.Value {
		return reflect.NewAt(v.Field(i).Type(), v.Field(i).Addr().UnsafePointer()).Elem()
	}
}

// launch runs w on rt.
func (w *wrong) launch(ctx context.Context, rt *spelt.Runtime, args ...any) error {
	w.args = reflect.New(reflect.TypeOf(w.Args).Elem())
	for i, a := range args {
		fields(w.args.Elem())(i).Set(reflect.ValueOf(a))
	}
	return spelt.NewLauncher(w.Definition).On(rt).Run(ctx, w.args.UnsafePointer())
}

func comparing(t *testing.T, opts ...spelt.Option) *spelt.Runtime {
	t.Helper()
	if err := needLLVM(); err != nil {
		t.Skip("cannot compile:", err)
	}
	return newRuntime(t, append([]spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithCacheDir("off"), spelt.WithCompare(1)}, opts...)...)
}

// TestCompareFindsWhatIsWrong has machine code that differs from plain Go in one place: arguments of every form. The
// launch says which, and leaves what plain Go has.
func TestCompareFindsWhatIsWrong(t *testing.T) {
	rt := comparing(t)
	floats := func(n int) []float32 { return make([]float32, n) }
	for _, tt := range []struct {
		name   string
		l      launcher
		args   func() []any
		change func(field func(int) reflect.Value)
		place  string
		ulps   uint64
		got    func(a []any) any // where it is
		want   any
	}{
		{"slice", kernels.ShiftDownKernel, func() []any { return []any{make([]int32, 40), make([]int32, 40)} },
			func(f func(int) reflect.Value) { f(0).Interface().([]int32)[17] = 9 }, "dst[17]", 0,
			func(a []any) any { return a[0].([]int32)[17] }, int32(9)},
		{"what it only reads", kernels.ShiftDownKernel, func() []any { return []any{make([]int32, 40), make([]int32, 40)} },
			func(f func(int) reflect.Value) { f(1).Interface().([]int32)[39]++ }, "src[39]", 0,
			func(a []any) any { return a[1].([]int32)[39] }, int32(1)},
		{"one array under two names", kernels.ShiftDownKernel, func() []any { x := make([]int32, 40); return []any{x[:20], x[10:]} },
			func(f func(int) reflect.Value) { f(1).Interface().([]int32)[3]++ }, "dst[13]", 0,
			func(a []any) any { return a[0].([]int32)[13] - a[1].([]int32)[3] }, int32(0)},
		{"one ulp", kernels.RefsKernel, func() []any { return []any{&kernels.Grid{Data: floats(6), W: 2, H: 3}} },
			func(f func(int) reflect.Value) {
				d := f(0).Interface().(*kernels.Grid).Data
				d[5] = math.Nextafter32(d[5], 9)
			}, "g.Data[5]", 1, func(a []any) any { return a[0].(*kernels.Grid).Data[5] }, math.Nextafter32(2, 9)},
		{"nested structs", kernels.MoveKernel, func() []any {
			return []any{[]kernels.Body{{On: true}, {On: true}, {On: true}}, kernels.Settings{}}
		}, func(f func(int) reflect.Value) { f(0).Interface().([]kernels.Body)[2].Tags[1]-- }, "bodies[2].Tags[1]", 0,
			func(a []any) any { return a[0].([]kernels.Body)[2].Tags[1] }, int8(-1)},
		{"pointers to structs", kernels.AdvanceKernel, func() []any { return []any{&kernels.World{Base: &kernels.Grid{Data: floats(1)}}} },
			func(f func(int) reflect.Value) { f(0).Interface().(*kernels.World).Base.H = 77 }, "w.Base.H", 0,
			func(a []any) any { return a[0].(*kernels.World).Base.H }, 77},
		{"rows", kernels.RowsKernel, func() []any { return []any{[][]float32{floats(2), floats(0), floats(3)}, floats(3)} },
			func(f func(int) reflect.Value) { f(0).Interface().([][]float32)[2][1] = 50 }, "m[2][1]", 0,
			func(a []any) any { return a[0].([][]float32)[2][1] }, float32(50)},
		{"a bool in a slice", kernels.ExchangesKernel, func() []any {
			return []any{make([]int64, 3), floats(3), make([]bool, 3), make([]int64, 3), make([]uint32, 3)}
		}, func(f func(int) reflect.Value) { f(2).Interface().([]bool)[1] = true }, "swapped[1]", 0,
			func(a []any) any { return a[2].([]bool)[1] }, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := changed(tt.l, tt.change)
			args := tt.args()
			err := w.launch(context.Background(), rt, args...)
			var e *spelt.CompareError
			if !errors.Is(err, spelt.ErrCompare) || !errors.As(err, &e) {
				t.Fatalf("got %v", err)
			}
			if e.Place != tt.place || tt.ulps > 0 && e.Ulps != tt.ulps || e.Kernel != w.Name || e.Go == e.Native || !strings.Contains(e.Error(), tt.place) {
				t.Errorf("got %+v: %v", e, e)
			}
			if got := tt.got(args); got != tt.want {
				t.Errorf("left %v, want plain Go's %v", got, tt.want)
			}
		})
	}
}

// TestCompareLooksAtResults has wrong results: of sums, where roundings are let pass, and others.
func TestCompareLooksAtResults(t *testing.T) {
	x := make([]float64, 1000)
	for i := range x {
		x[i] = 1 / float64(i+3)
	}
	rt := comparing(t)
	for _, tt := range []struct {
		name string
		w    *wrong
		ok   bool
	}{
		{"a sum that is right", changed(kernels.DotKernel, func(func(int) reflect.Value) {}), true},
		{"a sum near enough", changed(kernels.DotKernel, func(f func(int) reflect.Value) { f(2).SetFloat(math.Nextafter(f(2).Float(), 0)) }), true},
		{"a sum that is not", changed(kernels.DotKernel, func(f func(int) reflect.Value) { f(2).SetFloat(f(2).Float() * (1 + 1e-9)) }), false},
		{"not a number", changed(kernels.DotKernel, func(f func(int) reflect.Value) { f(2).SetFloat(math.NaN()) }), false},
	} {
		err := tt.w.launch(context.Background(), rt, x, x)
		var e *spelt.CompareError
		if tt.ok && err != nil || !tt.ok && (!errors.As(err, &e) || reflect.TypeOf(e.Go) != reflect.TypeFor[float64]()) {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
	// Code of another function whose IR is what plain Go is: as if LLVM had got it wrong.
	y := []float64{3, 4, 5}
	product := kernels.Product(y)
	w := compiledAs(kernels.ProductKernel, kernels.TotalFloat64Kernel)
	err := w.launch(context.Background(), rt, y)
	var e *spelt.CompareError
	if !errors.As(err, &e) || e.Go != product || e.Native != 12.0 {
		t.Errorf("got %v", err)
	}
	if got := fields(w.args.Elem())(1).Float(); got != product {
		t.Errorf("left %v, want %v", got, product)
	}
	// An old IR: neither native code nor its reference is what plain Go does.
	w = changed(kernels.ProductKernel, func(f func(int) reflect.Value) { f(1).SetFloat(1) })
	if err := w.launch(context.Background(), rt, y); !errors.As(err, &e) || e.Go != 1.0 || e.Native != product {
		t.Errorf("got %v", err)
	}
}

// TestCompareOfSumsThatCancel has sums far apart for no other reason than their order.
func TestCompareOfSumsThatCancel(t *testing.T) {
	x, y := make([]float64, 5000), make([]float64, 5000)
	for i := range x {
		x[i], y[i] = math.Sin(float64(i))*1e10, math.Cos(float64(7*i))
	}
	plain := kernels.Dot(x, y)
	s, err := kernels.DotKernel.On(comparing(t)).Launch(x, y)
	if err != nil || s == plain {
		t.Errorf("%v and %v, %v", s, plain, err)
	}
}

// TestCompareHoldsFailures has launches of which one of the two fails, or both in different ways.
func TestCompareHoldsFailures(t *testing.T) {
	rt := comparing(t)
	out, x := make([]int32, 5), make([]int32, 5)
	launch := func(w *wrong, k int) (*spelt.CompareError, error) {
		err := w.launch(context.Background(), rt, out, x, k)
		var e *spelt.CompareError
		errors.As(err, &e)
		return e, err
	}
	same := changed(kernels.ReadAtKernel, func(func(int) reflect.Value) {})
	if e, err := launch(same, 9); e != nil || !errors.Is(err, spelt.ErrIndex) {
		t.Errorf("both fail: %v", err)
	}
	fails := changed(kernels.ReadAtKernel, func(func(int) reflect.Value) { panic("so it is") })
	if e, err := launch(fails, 2); e == nil || e.NativeErr != nil || !errors.Is(err, spelt.ErrPanic) || !strings.Contains(err.Error(), "so it is") {
		t.Errorf("plain Go fails: %v", err)
	}
	d := kernels.ReadAtKernel.Definition()
	never := changed(kernels.ReadAtKernel, nil)
	never.Plain = func(unsafe.Pointer) {}
	if e, err := launch(never, 9); e == nil || e.GoErr != nil || !errors.Is(e.NativeErr, spelt.ErrIndex) {
		t.Errorf("native code fails: %v", err)
	}
	other := changed(kernels.ReadAtKernel, nil)
	other.Plain = func(p unsafe.Pointer) {
		fields(reflect.NewAt(reflect.TypeOf(d.Args).Elem(), p).Elem())(2).SetInt(8)
		d.Plain(p)
	}
	if e, err := launch(other, 9); e == nil || !strings.Contains(err.Error(), "index 9") || !strings.Contains(err.Error(), "index 8") {
		t.Errorf("another index: %v", err)
	}
}

// TestCompareOneInSome counts launches, from the first.
func TestCompareOneInSome(t *testing.T) {
	rt := comparing(t, spelt.WithCompare(3))
	w := changed(kernels.ShiftDownKernel, func(f func(int) reflect.Value) { f(0).Interface().([]int32)[0]-- })
	var got string
	for range 8 {
		err := w.launch(context.Background(), rt, make([]int32, 4), make([]int32, 4))
		got += fmt.Sprint(errors.Is(err, spelt.ErrCompare), " ")
	}
	if want := "true false false true false false true false "; got != want {
		t.Errorf("got %s", got)
	}
	if _, err := spelt.New(spelt.WithCompare(-1)); err == nil {
		t.Error("-1 is accepted")
	}
	t.Setenv("SPELT_COMPARE", "1")
	rt = newRuntime(t, spelt.WithCacheDir("off"))
	for range 2 {
		if err := w.launch(context.Background(), rt, make([]int32, 4), make([]int32, 4)); !errors.Is(err, spelt.ErrCompare) {
			t.Error(err)
		}
	}
	t.Setenv("SPELT_COMPARE", "often")
	if _, err := spelt.New(); err == nil {
		t.Error("often is accepted")
	}
}

// TestCompareEndsWithItsContext has a plain function that does not end for a long time.
func TestCompareEndsWithItsContext(t *testing.T) {
	rt := comparing(t)
	started, end := make(chan struct{}), make(chan struct{})
	w := changed(kernels.ShiftDownKernel, func(func(int) reflect.Value) { close(started); <-end })
	ctx, cancel := context.WithCancel(context.Background())
	go func() { <-started; cancel() }()
	if err := w.launch(ctx, rt, make([]int32, 4), make([]int32, 4)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	close(end)
	ctx, cancel = context.WithTimeout(context.Background(), time.Hour)
	defer cancel()
	if err := changed(kernels.ShiftDownKernel, func(func(int) reflect.Value) {}).launch(ctx, rt, make([]int32, 4), make([]int32, 4)); err != nil {
		t.Error(err)
	}
}

// TestCompareSaysWhatItCannot warns once of a kernel whose launches cannot be compared, and launches it.
func TestCompareSaysWhatItCannot(t *testing.T) {
	var log bytes.Buffer
	rt := comparing(t, spelt.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
	for range 3 {
		if err := kernels.HandshakeKernel.On(rt).Launch(new(int32), new(int32), make([]bool, 2)); err != nil {
			t.Fatal(err)
		}
	}
	rt.Close()
	if got := log.String(); strings.Count(got, "Handshake") != 1 || !strings.Contains(got, "volatile") {
		t.Errorf("logged %q", got)
	}
}
