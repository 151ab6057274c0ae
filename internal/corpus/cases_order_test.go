package corpus_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

func init() {
	cases = append(cases,
		kase{l: kernels.RotatePartsKernel},
		kase{l: kernels.HaarStepKernel, alias: []func([]any){same(0, 1)}},
		kase{l: kernels.SignThroughViewKernel},
		kase{l: kernels.GainOfKernel},
		kase{l: kernels.HighHalvesKernel},
		kase{l: kernels.PickedBitsKernel},
		kase{l: kernels.PickU16Kernel, fit: func(in *input, a []any) {
			if len(a[1].([]uint16)) == 0 {
				a[1] = []uint16{7}
			}
		}},
		kase{l: kernels.FarBehindKernel, fit: func(in *input, a []any) {
			if x := a[1].([]float32); len(x) < 4 {
				a[1] = []float32{1, 2, 3, 4}
			}
		}},
	)
}

// everyWay runs f with loops as lanes, as scalar code and as Spelt chooses, on each level of processor that the host has.
func everyWay(t *testing.T, f func(t *testing.T, rt *spelt.Runtime)) {
	for _, lanes := range []string{"auto", "always", "never"} {
		for _, cpu := range []string{"x86-64-v2", "x86-64-v3", ""} {
			t.Run(fmt.Sprint(lanes, " ", cpu), func(t *testing.T) {
				t.Setenv("SPELT_LANES", lanes)
				var opts []spelt.Option
				if cpu != "" {
					opts = append(opts, spelt.WithTarget(cpu))
				}
				f(t, native(t, opts...))
			})
		}
	}
}

// TestAcceptanceA1OrderInKernels is acceptance row A1: what an iteration reads is what it wrote before, through one name or two,
// also as values of another type.
func TestAcceptanceA1OrderInKernels(t *testing.T) {
	everyWay(t, func(t *testing.T, rt *spelt.Runtime) {
		r := rand.New(rand.NewPCG(1, 1))
		for _, n := range []int{3, 48, 99, 1000} {
			x := make([]int32, n)
			for i := range x {
				x[i] = int32(r.Uint32())
			}
			want, got := slices.Clone(x), slices.Clone(x)
			kernels.RotateParts(want)
			if err := kernels.RotatePartsKernel.On(rt).Launch(got); err != nil || !slices.Equal(got, want) {
				t.Fatalf("parts of %d: %v, got %v, want %v", n, err, got, want)
			}
			kernels.HaarStep(want, want)
			if err := kernels.HaarStepKernel.On(rt).Launch(got, got); err != nil || !slices.Equal(got, want) {
				t.Fatalf("steps of %d: %v, got %v, want %v", n, err, got, want)
			}
			y, z := make([]float32, n), make([]float32, n)
			for i := range y {
				y[i], z[i] = float32(i)+0.5, float32(i)+0.5
			}
			outY, outZ := make([]float32, n), make([]float32, n)
			view := func(x []float32) []uint32 { return unsafe.Slice((*uint32)(unsafe.Pointer(&x[0])), len(x)) }
			kernels.SignThroughView(view(y), y, outY)
			if err := kernels.SignThroughViewKernel.On(rt).Launch(view(z), z, outZ); err != nil || !slices.Equal(y, z) || !slices.Equal(outY, outZ) {
				t.Fatalf("views of %d: %v, got %v and %v, want %v and %v", n, err, z, outZ, y, outY)
			}
		}
	})
}

// TestAcceptanceA2A3ProductsInKernels is acceptance rows A2 and A3.
func TestAcceptanceA2A3ProductsInKernels(t *testing.T) {
	everyWay(t, func(t *testing.T, rt *spelt.Runtime) {
		a, b := make([]int16, 1000), make([]int16, 1000)
		for i := range a {
			a[i], b[i] = int16(i*197-30000), int16(i*331+7)
		}
		want, got := make([]int16, len(a)), make([]int16, len(a))
		kernels.GainOf(want, a, 321)
		if err := kernels.GainOfKernel.On(rt).Launch(got, a, 321); err != nil || !slices.Equal(got, want) {
			t.Errorf("%v, got %v, want %v", err, got[:8], want[:8])
		}
		wide, wideGot := make([]uint64, len(a)), make([]uint64, len(a))
		kernels.HighHalves(wide, a, b)
		if err := kernels.HighHalvesKernel.On(rt).Launch(wideGot, a, b); err != nil || !slices.Equal(wideGot, wide) {
			t.Errorf("%v, got %v, want %v", err, wideGot[:8], wide[:8])
		}
	})
}

// TestAcceptanceA11MisalignedSlices is acceptance row A11: a slice of 16-bit values begins at an odd address.
func TestAcceptanceA11MisalignedSlices(t *testing.T) {
	everyWay(t, func(t *testing.T, rt *spelt.Runtime) {
		const n = 500
		buf, outs := make([]byte, 2*n+1), make([]byte, 2*n+1)
		for i := range buf {
			buf[i] = byte(i * 7)
		}
		odd := func(b []byte) []uint16 { return unsafe.Slice((*uint16)(unsafe.Pointer(&b[1])), n) }
		idx := make([]int32, n)
		for i := range idx {
			idx[i] = int32(i * 31)
		}
		want := make([]uint16, n)
		kernels.PickU16(want, odd(buf), idx)
		if err := kernels.PickU16Kernel.On(rt).Launch(odd(outs), odd(buf), idx); err != nil || !slices.Equal(odd(outs), want) {
			t.Errorf("%v, got %v, want %v", err, odd(outs)[:16], want[:16])
		}
	})
}

// TestAcceptanceB1ReadsStayWhereTheyAre is acceptance row B1: nothing far behind what a pointer points at is read in advance.
func TestAcceptanceB1ReadsStayWhereTheyAre(t *testing.T) {
	everyWay(t, func(t *testing.T, rt *spelt.Runtime) {
		x := make([]float32, 100)
		x[0] = 42
		out := make([]int32, 50)
		if err := kernels.FarBehindKernel.On(rt).Launch(out, x); err != nil || slices.Max(out) != 42 || slices.Min(out) != 42 {
			t.Error(err, out)
		}
	})
}
