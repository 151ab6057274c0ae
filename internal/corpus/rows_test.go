package corpus_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// everywhere runs f on runtimes of every setting, by name. The tests of this file hold kernels to results that are
// written down, where TestNativeEqualsGo holds them to plain Go on many more arguments.
func everywhere(t *testing.T, f func(t *testing.T, rt *spelt.Runtime)) {
	t.Helper()
	b := newBench(t, t.TempDir())
	t.Run("plain", func(t *testing.T) { f(t, b.plain) })
	for i, s := range settings {
		t.Run(s.name, func(t *testing.T) { f(t, b.rts[i]) })
	}
}

func want(t *testing.T, what string, err error, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); err != nil || g != w {
		t.Errorf("%s: %s, %v; want %s", what, g, err, w)
	}
}

// CASE 23: what a loop left early has not stored keeps its value.
func TestCase23NothingStoredNothingChanged(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		for at, v := range map[int]int32{0: 9, 1: 1, 2: 2, -1: 3} {
			f := slices.Repeat([]int32{9}, 100)
			err := kernels.KeepsOldKernel.On(rt).Launch(f, make([]bool, 3), at)
			want(t, fmt.Sprint("break at ", at), err, f, slices.Repeat([]int32{v}, 100))
		}
	})
}

// CASE 24: no read is served from before a store that may be to the same place.
func TestCase24NoStaleRead(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		a, out := []int32{0, 0}, []int32{0, 0}
		err := kernels.NoStaleReadKernel.On(rt).Launch(a, out)
		want(t, "two arrays", err, fmt.Sprint(a, out), "[1 1] [1 1]")
		a = []int32{0, 0}
		err = kernels.NoStaleReadKernel.On(rt).Launch(a, a)
		want(t, "one array", err, a, "[4 1]")
	})
}

// CASE 25: stores before continue are made on every path.
func TestCase25StoresBeforeContinue(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		for s, w := range map[int]string{0: "[1 1 1] [4 0 -4]", 1: "[7 7 7] [0 -1 -5]"} {
			x, y := []int32{5, 5, 5}, []int32{4, 0, -4}
			err := kernels.StoresBeforeContinueKernel.On(rt).Launch(x, y, s)
			want(t, fmt.Sprint("s = ", s), err, fmt.Sprint(x, y), w)
		}
	})
}

// CASE 26: a flag that goes through memory, by plain and by atomic stores.
func TestCase26FlagThroughMemory(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		for name, launch := range map[string]func(out, flag []int32) error{
			"plain": kernels.FlagThroughMemoryKernel.On(rt).Launch, "atomic": kernels.FlagByAtomicKernel.On(rt).Launch,
		} {
			out, flag := make([]int32, 50), slices.Repeat([]int32{3}, 50)
			err := launch(out, flag)
			want(t, name, err, fmt.Sprint(out, flag), fmt.Sprint(slices.Repeat([]int32{5}, 50), slices.Repeat([]int32{1}, 50)))
		}
	})
}

// CASE 27: what is read and written back leaves memory as it was.
func TestCase27WritesBack(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		g := []float32{1, float32(math.Copysign(0, -1)), float32(math.Inf(1)), float32(math.NaN()), 1e-45}
		before := fmt.Sprint(g)
		want(t, "g", kernels.WritesBackKernel.On(rt).Launch(g), g, before)
	})
}

// CASE 29: a loop that reads what other iterations of the loop before it wrote starts when all have ended.
func TestCase29LoopsAreNotFused(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		for _, n := range []int{1, 2, 1000, 1 << 18} {
			c, d := make([]float32, n), make([]float32, n)
			d[0] = 7
			if err := kernels.NeverFusedKernel.On(rt).Launch(c, d); err != nil {
				t.Fatal(err)
			}
			for i := range n {
				w := float32(7)
				if i > 0 {
					w = float32(i-1) * 2
				}
				if d[i] != w || c[n-1-i] != w {
					t.Fatalf("n=%d: d[%d] = %v, c[%d] = %v, want %v", n, i, d[i], n-1-i, c[n-1-i], w)
				}
			}
		}
	})
}

// CASE 35: a NaN in any place makes both extremes NaN, and of two zeros the negative one is the lesser.
func TestCase35NaNInAnyPlace(t *testing.T) {
	zero := math.Copysign(0, -1)
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		for _, n := range []int{1, 2, 7, 8, 9, 33, 70} {
			for at := range n {
				x := make([]float64, n)
				for i := range x {
					x[i] = float64(i) - 3
				}
				x[at] = math.NaN()
				lo, hi, first, err := kernels.ExtremesFloat64Kernel.On(rt).Launch(x, math.Inf(1))
				want(t, fmt.Sprintf("NaN at %d of %d", at, n), err, []float64{lo, hi, first}, "[NaN NaN NaN]")
				clear(x)
				x[at] = zero
				lo, hi, _, err = kernels.ExtremesFloat64Kernel.On(rt).Launch(x, math.Inf(1))
				if n == 1 {
					want(t, "-0 alone", err, []bool{math.Signbit(lo), math.Signbit(hi)}, "[true true]")
				} else {
					want(t, fmt.Sprintf("-0 at %d of %d", at, n), err, []bool{math.Signbit(lo), math.Signbit(hi)}, "[true false]")
				}
			}
		}
	})
}

// CASE 36: the maximum of what is all negative, for one to seventy elements on more threads than elements, and for so
// many that every thread has some.
func TestCase36MaximumOfNegatives(t *testing.T) {
	rt := native(t, spelt.WithThreads(64))
	for n := 1; n <= 71; n++ {
		size := n
		if n == 71 {
			size = 1 << 18
		}
		x := make([]float32, size)
		for i := range x {
			x[i] = -2 - float32((i*37)%size)
		}
		lo, hi, first, err := kernels.ExtremesFloat32Kernel.On(rt).Launch(x, float32(math.Inf(1)))
		want(t, fmt.Sprint("n = ", size), err, []float32{lo, hi, first}, []float32{slices.Min(x), slices.Max(x), slices.Max(x)})
	}
}

// CASE 37: of a counter that is added to, every old value is seen once.
func TestCase37TicketsAreAPermutation(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		out, next := make([]int32, 20_000), int32(5)
		err := kernels.TicketsKernel.On(rt).Launch(out, &next)
		want(t, "the counter", err, next, 20_005)
		slices.Sort(out)
		for i, v := range out {
			if v != int32(i+5) {
				t.Fatalf("ticket %d is %d", i, v)
			}
		}
	})
}

// CASE 38: the value that a conditional reduction starts with counts once.
func TestCase38TheStartCountsOnce(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		x := []int32{1, 2, 3, 4, 5, 6} // of which the first and the fourth may raise m
		for _, start := range []int32{0, 1, 7} {
			for _, c := range []struct{ above, n, s, m int32 }{
				{100, 0, 0, 4}, // never
				{5, 1, 6, 4},   // once
				{-100, 6, 21, math.MinInt32},
			} {
				n, s, m, err := kernels.ConditionalKernel.On(rt).Launch(x, start, c.above)
				want(t, fmt.Sprintf("from %d, above %d", start, c.above), err, []int32{int32(n), s, m}, []int32{start + c.n, start + c.s, max(start, c.m)})
			}
		}
	})
}

// CASE 45: spaces without iterations do no work, are no error, and leave reductions as they start.
func TestCase45NothingToDo(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		for _, e := range [][2]int{{0, 0}, {0, 3}, {3, 0}, {-1, 5}, {2, -7}, {math.MinInt64, math.MaxInt64}} {
			n, s, err := kernels.GridSumKernel.On(rt).Launch(e[0], e[1])
			want(t, fmt.Sprint("a grid of ", e), err, []int64{int64(n), s}, "[0 0]")
		}
		for _, e := range [][3]int{{2, 0, 2}, {0, 1 << 40, 1 << 40}, {1, -5, 3}} {
			n, err := kernels.Space3Kernel.On(rt).Launch(e[0], e[1], e[2])
			want(t, fmt.Sprint("a grid of ", e), err, n, 0)
		}
		s, err := kernels.DotKernel.On(rt).Launch(nil, nil)
		want(t, "a sum over nil", err, s, 0)
		p, err := kernels.ProductKernel.On(rt).Launch([]float64{})
		want(t, "a product over nothing", err, p, 1)
		lo, hi, first, err := kernels.ExtremesFloat64Kernel.On(rt).Launch(nil, math.Inf(1))
		want(t, "extremes of nothing", err, []float64{lo, hi, first}, "[+Inf -Inf +Inf]")
		up := []int32{9}
		want(t, "hi before lo", kernels.RunTimeStepsKernel.On(rt).Launch(up, nil, 5, 5, 2), up, "[9]")
	})
}
