package peers_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/spelt-go/spelt/bench/kernels"
	"github.com/spelt-go/spelt/bench/peers"
)

func open(t *testing.T) *peers.Library {
	t.Helper()
	l, err := peers.Open(t.Context(), os.DirFS("../cpp"))
	var not *peers.NotRunError
	if errors.As(err, &not) {
		t.Skip(err)
	} else if err != nil {
		t.Fatal(err)
	}
	if err := l.Wake(2); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := l.Rest(); err != nil {
			t.Error(err)
		}
	})
	return l
}

func random(n int, seed uint64) []float32 {
	r := rand.New(rand.NewPCG(seed, 0))
	s := make([]float32, n)
	for i := range s {
		s[i] = 0.1 + r.Float32()
	}
	return s
}

func near(t *testing.T, got, want []float32, tolerance float64) {
	t.Helper()
	for i := range want {
		if d := math.Abs(float64(got[i] - want[i])); !(d <= tolerance*math.Max(1, math.Abs(float64(want[i])))) {
			t.Fatalf("element %d is %g, want %g", i, got[i], want[i])
		}
	}
}

// The peers do what the kernels do; else there is nothing to compare.
func TestPeersComputeTheSame(t *testing.T) {
	l := open(t)
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Run("saxpy", func(t *testing.T) {
		x, y := random(1001, 1), random(1001, 2)
		got, want := make([]float32, 1001), make([]float32, 1001)
		check(l.Saxpy(got, x, y, 17))
		kernels.Saxpy(want, x, y, 17)
		near(t, got, want, 1e-6)
	})
	t.Run("sum", func(t *testing.T) {
		x := random(1001, 1)
		got, err := l.Sum(x)
		check(err)
		near(t, []float32{got}, []float32{kernels.Sum(x)}, 1e-5)
	})
	t.Run("jacobi2d", func(t *testing.T) {
		const w, h = 37, 21
		src := random(w*h, 1)
		got, want, chunked := make([]float32, w*h), make([]float32, w*h), make([]float32, w*h)
		check(l.Jacobi2D(got, src, w, h))
		kernels.Jacobi2D(want, src, w, h)
		near(t, got, want, 1e-6)
		kernels.Chunks(h-2, 3, func(_, lo, hi int) { kernels.JacobiRows(chunked, src, w, lo+1, hi+1) })
		if !slices.Equal(chunked, want) {
			t.Error("the chunked function differs from the whole one")
		}
	})
	t.Run("mandelbrot", func(t *testing.T) {
		const w, h, limit = 96, 64, 100
		want, chunked := make([]int32, w*h), make([]int32, w*h)
		kernels.Mandelbrot(want, w, h, limit)
		for name, f := range map[string]func([]int32, int, int, int) error{"plain": l.Mandelbrot, "SIMD": l.MandelbrotSIMD} {
			got := make([]int32, w*h)
			check(f(got, w, h, limit))
			differ := 0
			for i := range want {
				if got[i] != want[i] {
					differ++
				}
			}
			if differ > w*h/100 {
				t.Errorf("%s: %d of %d counts differ", name, differ, w*h)
			}
		}
		kernels.Chunks(h, 5, func(_, lo, hi int) { kernels.MandelbrotRows(chunked, w, h, limit, lo, hi) })
		if !slices.Equal(chunked, want) {
			t.Error("the chunked function differs from the whole one")
		}
	})
	t.Run("nbody", func(t *testing.T) {
		const n = 128
		bodies := func() kernels.Bodies {
			return kernels.Bodies{X: random(n, 1), Y: random(n, 2), Z: random(n, 3), M: random(n, 4),
				FX: make([]float32, n), FY: make([]float32, n), FZ: make([]float32, n)}
		}
		got, want := bodies(), bodies()
		check(l.NBody(got))
		kernels.NBody(want)
		near(t, got.FX, want.FX, 1e-3)
		near(t, got.FY, want.FY, 1e-3)
		near(t, got.FZ, want.FZ, 1e-3)
	})
	t.Run("blackscholes", func(t *testing.T) {
		const n = 501
		options := func() kernels.Options {
			return kernels.Options{Spot: random(n, 1), Strike: random(n, 2), Years: random(n, 3), Volatility: random(n, 4),
				Call: make([]float32, n), Put: make([]float32, n)}
		}
		got, want := options(), options()
		check(l.BlackScholes(got))
		kernels.BlackScholes(want)
		near(t, got.Call, want.Call, 1e-5)
		near(t, got.Put, want.Put, 1e-5)
	})
	t.Run("spmv", func(t *testing.T) {
		a := kernels.Laplacian(19)
		x, got, want := make([]float64, 361), make([]float64, 361), make([]float64, 361)
		for i := range x {
			x[i] = math.Sin(float64(i))
		}
		check(l.SpMV(a, got, x))
		kernels.SpMV(a, want, x)
		for i := range want {
			if math.Abs(got[i]-want[i]) > 1e-14 {
				t.Fatalf("element %d is %g, want %g", i, got[i], want[i])
			}
		}
	})
}
