package corpus_test

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

const n = 100 // elements of the slices that fail

// A fault is a launch that has to end as plain Go's does.
type fault struct {
	name string
	kase
	kind error // nil if it has to succeed
}

// with is a fit that sets arguments.
func with(pairs ...any) func(*input, []any) {
	return func(_ *input, a []any) {
		for i := 0; i < len(pairs); i += 2 {
			a[pairs[i].(int)] = pairs[i+1]
		}
	}
}

// element is a fit that sets element at of argument i.
func element[T any](i, at int, v T) func(*input, []any) {
	return func(_ *input, a []any) { a[i].([]T)[at] = v }
}

func both(f ...func(*input, []any)) func(*input, []any) {
	return func(in *input, a []any) {
		for _, f := range f {
			f(in, a)
		}
	}
}

func filled[T any](i int, v T) func(*input, []any) {
	return func(_ *input, a []any) {
		x := a[i].([]T)
		for j := range x {
			x[j] = v
		}
	}
}

var faults = func() []fault {
	var out []fault
	add := func(kind error, name string, l launcher, fit func(*input, []any)) {
		out = append(out, fault{name, kase{l: l, fit: fit}, kind})
	}
	add(spelt.ErrDivide, "zero", kernels.WideDivideKernel, both(filled[uint64](3, 9), element[uint64](3, 5, 0)))
	add(nil, "none", kernels.WideDivideKernel, filled[uint64](3, 9))
	add(spelt.ErrSlice, "short", kernels.FirstFourKernel, with(0, make([]int32, 3, 8)))
	for _, at := range []int{-1, n, n + 1, math.MinInt64, math.MaxInt64} { // CASES 42
		add(spelt.ErrIndex, fmt.Sprint("read at ", at), kernels.ReadAtKernel, with(2, at))
		add(spelt.ErrIndex, fmt.Sprint("write at ", at), kernels.WriteAtKernel, both(filled(1, int64(0)), element(1, 37, int64(at))))
		add(spelt.ErrIndex, fmt.Sprint("later, at ", at), kernels.LaterKernel, with(2, at))
		add(spelt.ErrIndex, fmt.Sprint("in a section, at ", at), kernels.SectionFailsKernel, with(2, at))
	}
	for _, by := range []int{1, -1, n, -n, math.MaxInt64, math.MinInt64} {
		add(spelt.ErrIndex, fmt.Sprint("off by ", by), kernels.PlusKernel, with(2, by))
	}
	add(spelt.ErrIndex, "gather in the last element", kernels.GatherKernel, both(filled(2, int32(1)), element(2, n-1, int32(n))))
	add(spelt.ErrIndex, "gather twice", kernels.GatherKernel, both(filled(2, int32(1)), element(2, 50, int32(-7)), element(2, 20, int32(1000))))
	add(spelt.ErrIndex, "nothing to read", kernels.ReadAtKernel, with(1, []int32(nil), 2, 0))
	add(nil, "nothing to do", kernels.ReadAtKernel, with(0, []int32{}, 2, -5))
	add(spelt.ErrIndex, "shorter source", kernels.SaxpyKernel, with(2, make([]float32, 41)))
	add(spelt.ErrIndex, "a grid larger than its data", kernels.Blur2Kernel, with(2, 11, 3, 10))
	add(spelt.ErrIndex, "product", kernels.TimesKernel, with(1, 10, 2, 10))
	add(spelt.ErrIndex, "product that wraps to a negative", kernels.TimesKernel, with(1, 1<<32, 2, 1<<31))
	add(nil, "product that wraps to zero", kernels.TimesKernel, with(1, 1<<32, 2, 1<<32))
	add(spelt.ErrIndex, "product that wraps near zero", kernels.TimesKernel, with(1, math.MaxInt64, 2, 3))
	for _, k := range []int{-1, 5, math.MaxInt64} {
		add(spelt.ErrIndex, fmt.Sprint("array at ", k), kernels.ArrayAtKernel, with(1, k))
	}
	add(spelt.ErrIndex, "array inside of the loop", kernels.ArrayAtKernel, with(1, 4))

	for _, at := range []uint64{n, 255, 1 << 63, 1<<64 - 1} {
		add(spelt.ErrIndex, fmt.Sprint("unsigned ", at), kernels.UnsignedKernel, with(2, at))
	}
	add(spelt.ErrIndex, "unsigned byte", kernels.UnsignedKernel, with(2, uint64(0), 3, uint8(200)))

	add(spelt.ErrIndex, "several, the last", kernels.SeveralKernel, both(filled(2, int32(1)), with(5, 0)))
	add(spelt.ErrIndex, "several, the first", kernels.SeveralKernel, with(5, n, 3, (*int32)(nil), 4, -1))
	add(spelt.ErrDivide, "several, the second", kernels.SeveralKernel, both(filled(2, int32(0)), with(5, 0, 3, (*int32)(nil), 4, -1)))
	add(spelt.ErrShift, "several, the third", kernels.SeveralKernel, both(filled(2, int32(1)), with(5, 0, 3, (*int32)(nil), 4, -1)))
	add(spelt.ErrNil, "several, the fourth", kernels.SeveralKernel, both(filled(2, int32(1)), with(5, 0, 3, (*int32)(nil))))
	add(spelt.ErrIndex, "several, in a later iteration", kernels.SeveralKernel, both(filled(2, int32(1)), element(2, 80, int32(0)), with(5, 30)))

	add(spelt.ErrDivide, "one zero", kernels.DividesKernel, both(filled(2, int32(3)), element(2, 63, int32(0))))
	add(nil, "least by minus one", kernels.DividesKernel, both(filled(2, int32(-1)), element(1, 1, int32(math.MinInt32))))
	add(spelt.ErrDivide, "zero outside of the loop", kernels.DividesOnceKernel, with(1, int32(0), 2, int32(0)))
	add(spelt.ErrDivide, "modulo a length of zero", kernels.WrappedKernel, with(1, []float64{}))

	for _, b := range [][3]int{{-1, 3, 5}, {4, 3, 5}, {0, 6, 5}, {0, n + 2, n + 3}, {0, 0, n + 3}, {math.MinInt64, 0, 0}, {5, 5, -1}} {
		add(spelt.ErrSlice, fmt.Sprint("bounds ", b), kernels.CutsKernel, with(1, b[0], 2, b[1], 3, b[2]))
	}
	add(nil, "bounds up to the capacity", kernels.CutsKernel, with(1, n, 2, n+2, 3, n+2))
	add(spelt.ErrSlice, "bounds in the loop", kernels.CutsInsideKernel, with(2, 30))
	add(spelt.ErrSlice, "bounds that wrap", kernels.CutsInsideKernel, with(2, math.MaxInt64))

	add(spelt.ErrNil, "nil pointer", kernels.ThroughNilKernel, with(1, (*int32)(nil), 3, 3))
	add(spelt.ErrNil, "nil struct", kernels.ThroughNilKernel, with(2, (*kernels.Grid)(nil), 3, 3))
	add(nil, "nil that is not used", kernels.ThroughNilKernel, with(1, (*int32)(nil), 2, (*kernels.Grid)(nil), 3, -10))
	add(spelt.ErrNil, "nil receiver", kernels.GridStepKernel, with(0, (*kernels.Grid)(nil)))
	add(spelt.ErrNil, "nil struct before a loop", kernels.AdvanceKernel, with(0, (*kernels.World)(nil)))
	add(spelt.ErrNil, "nil array", kernels.ArrayParamsKernel, with(3, (*[2][2]int32)(nil)))

	add(spelt.ErrShift, "shift count", kernels.ShiftBySignedKernel, both(filled(2, int32(1)), filled(4, int64(1)), element(2, 12, int32(-1))))
	add(spelt.ErrShift, "least shift count", kernels.ShiftBySignedKernel, both(filled(2, int32(1)), filled(4, int64(1)), element(4, 99, int64(math.MinInt64))))

	add(spelt.ErrAssert, "assertion before a loop", kernels.AssertsKernel, with(1, int32(-1)))
	add(spelt.ErrAssert, "assertion in a loop", kernels.AssertsKernel, both(filled(0, int32(5)), with(1, int32(10)), element(0, 77, int32(10))))
	add(spelt.ErrPanic, "panic", kernels.PanicsKernel, with(1, 3))
	add(spelt.ErrPanic, "panic in a loop", kernels.PanicsKernel, with(1, 6))
	return out
}()

// TestErrorsEqualGo holds errors to those of plain Go: kind, place, operands,
// and of several failing iterations the first. Memory outside of slices stays
// as it is.
func TestErrorsEqualGo(t *testing.T) {
	b := newBench(t, t.TempDir())
	for i := range faults {
		f := &faults[i]
		t.Run(f.l.Name()+"/"+strings.ReplaceAll(f.name, " ", "_"), func(t *testing.T) {
			in := newInput(uint64(i), n, false, false)
			args := in.args(f.types())
			f.fit(in, args)
			before := in.save()
			results, wantErr := f.launch(b.plain, args)
			want := in.save()
			if !errors.Is(wantErr, f.kind) {
				t.Fatalf("plain Go: %v, want %v", wantErr, f.kind)
			}
			for j, s := range settings {
				if s.name == "unchecked" {
					continue
				}
				for range 2 {
					in.restore(before)
					got, err := f.launch(b.rts[j], args)
					after := in.save()
					d := sameError(err, wantErr)
					if strings.HasPrefix(d, "place") && f.l.Name() == "SectionFails" {
						d = "" // plain Go knows the place of kernel.Concurrent only
					}
					if d != "" {
						t.Fatalf("%s: %v: %s; plain Go: %v", s.name, err, d, wantErr)
					}
					if d := margins(after, before); d != "" {
						t.Fatalf("%s: %s", s.name, d)
					}
					if wantErr != nil {
						continue
					}
					if d := (comparison{}).states(after, want); d != "" {
						t.Fatalf("%s: %s", s.name, d)
					}
					if d := (comparison{}).results(got, results); d != "" {
						t.Fatalf("%s: %s", s.name, d)
					}
				}
			}
		})
	}
}

// sameError says how err differs from what plain Go gives, or "".
func sameError(err, want error) string {
	if want == nil || err == nil {
		if err != want {
			return "one of the two succeeds"
		}
		return ""
	}
	var e, w *spelt.RunError
	if !errors.As(err, &e) || !errors.As(want, &w) {
		return "not a RunError"
	}
	switch {
	case e.Kind != w.Kind:
		return fmt.Sprintf("kind is %v, want %v", e.Kind, w.Kind)
	case e.Kernel != w.Kernel:
		return fmt.Sprintf("kernel is %q, want %q", e.Kernel, w.Kernel)
	case e.Caller == fmt.Sprintf("%s:%d", filepath.Base(w.File), w.Line): // of what Go has as an instruction
	case filepath.Base(e.File) != filepath.Base(w.File) || e.Line != w.Line:
		return fmt.Sprintf("place is %s:%d, want %s:%d", e.File, e.Line, w.File, w.Line)
	case e.Kind == spelt.ErrIndex && e.Index != w.Index:
		return fmt.Sprintf("index is %d, want %d", e.Index, w.Index)
	case e.Kind == spelt.ErrIndex && w.Length >= 0 && e.Length != w.Length:
		return fmt.Sprintf("length is %d, want %d", e.Length, w.Length)
	case (e.Kind == spelt.ErrAssert || e.Kind == spelt.ErrPanic) && e.Message != w.Message:
		return fmt.Sprintf("message is %q, want %q", e.Message, w.Message)
	}
	return ""
}
