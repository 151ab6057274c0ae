package kernels_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/kernels"
)

// A call, the price of a share less what it is paid for later, and a put with the same terms are worth the same apart.
func TestPutCallParity(t *testing.T) {
	for _, c := range []struct{ spot, strike, years, volatility float32 }{
		{30, 30, 1, 0.2}, {10, 40, 5, 0.5}, {25, 5, 0.25, 0.1},
	} {
		call, put := kernels.Price(c.spot, c.strike, c.years, c.volatility)
		want := float64(c.spot) - float64(c.strike)*math.Exp(-kernels.Rate*float64(c.years))
		if d := float64(call-put) - want; math.Abs(d) > 2e-5 {
			t.Errorf("%+v: call %g, put %g, off by %g", c, call, put, d)
		}
	}
}

// The prices are those of the formula, computed in float64 and with the error function.
func TestPrice(t *testing.T) {
	normal := func(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }
	for _, c := range []struct{ spot, strike, years, volatility float64 }{
		{42, 40, 0.5, 0.2}, {10, 40, 5, 0.5}, {25, 5, 0.25, 0.1}, {30, 30, 10, 0.6},
	} {
		d1 := (math.Log(c.spot/c.strike) + (kernels.Rate+c.volatility*c.volatility/2)*c.years) / (c.volatility * math.Sqrt(c.years))
		d2 := d1 - c.volatility*math.Sqrt(c.years)
		want := c.spot*normal(d1) - c.strike*math.Exp(-kernels.Rate*c.years)*normal(d2)
		call, _ := kernels.Price(float32(c.spot), float32(c.strike), float32(c.years), float32(c.volatility))
		if math.Abs(float64(call)-want) > 2e-5 {
			t.Errorf("%+v: call %g, want %g", c, call, want)
		}
	}
}

func random(n int, seed uint64) []float32 {
	r := rand.New(rand.NewPCG(seed, 0))
	s := make([]float32, n)
	for i := range s {
		s[i] = 0.1 + r.Float32()
	}
	return s
}

// Without fused multiply-add, the kernels of the rows give the bits of the plain functions.
func TestCompiledEqualsPlain(t *testing.T) {
	rt, err := spelt.New(spelt.WithBackend(spelt.Native), spelt.WithFMA(false), spelt.WithCacheDir(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	defer rt.Close()
	check := func(err error) {
		t.Helper()
		if errors.Is(err, spelt.ErrNoLLVM) {
			t.Skip(err)
		} else if err != nil {
			t.Fatal(err)
		}
	}
	equal := func(name string, got, want []float32) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s differs from the plain function", name)
		}
	}
	out := func(n int) []float32 { return make([]float32, n) }
	for _, n := range []int{0, 1, 31, 1000} {
		x, y, got, want := random(n, 1), random(n, 2), out(n), out(n)
		check(kernels.SaxpyKernel.On(rt).Launch(got, x, y, 17))
		kernels.Saxpy(want, x, y, 17)
		equal("saxpy", got, want)

		sum, err := kernels.SumKernel.On(rt).Launch(x)
		check(err)
		if d := math.Abs(float64(sum - kernels.Sum(x))); d > 1e-5*float64(n) {
			t.Errorf("the sum of %d differs by %g", n, d)
		}

		options := kernels.Options{Spot: x, Strike: y, Years: random(n, 3), Volatility: random(n, 4), Call: out(n), Put: out(n)}
		plain := options
		plain.Call, plain.Put = out(n), out(n)
		check(kernels.BlackScholesKernel.On(rt).Launch(options))
		kernels.BlackScholes(plain)
		equal("black-scholes, call", options.Call, plain.Call)
		equal("black-scholes, put", options.Put, plain.Put)

		bodies := kernels.Bodies{X: x, Y: y, Z: random(n, 5), M: random(n, 6), FX: out(n), FY: out(n), FZ: out(n)}
		still := bodies
		still.FX, still.FY, still.FZ = out(n), out(n), out(n)
		check(kernels.NBodyKernel.On(rt).Launch(bodies))
		kernels.NBody(still)
		equal("nbody", bodies.FX, still.FX)
		equal("nbody", bodies.FZ, still.FZ)
	}
	const w, h = 37, 21
	src, got, want := random(w*h, 1), out(w*h), out(w*h)
	check(kernels.Jacobi2DKernel.On(rt).Launch(got, src, w, h))
	kernels.Jacobi2D(want, src, w, h)
	equal("jacobi2d", got, want)

	counts, plain := make([]int32, w*h), make([]int32, w*h)
	check(kernels.MandelbrotKernel.On(rt).Launch(counts, w, h, 100))
	kernels.Mandelbrot(plain, w, h, 100)
	if !slices.Equal(counts, plain) {
		t.Error("mandelbrot differs from the plain function")
	}

	a := kernels.Laplacian(17)
	v, y, z := make([]float64, 289), make([]float64, 289), make([]float64, 289)
	for i := range v {
		v[i] = math.Sin(float64(i))
	}
	check(kernels.SpMVKernel.On(rt).Launch(a, y, v))
	kernels.SpMV(a, z, v)
	if !slices.Equal(y, z) {
		t.Error("spmv differs from the plain function")
	}

	one, two := random(64, 1), random(64, 1)
	check(kernels.Loops100Kernel.On(rt).Launch(one))
	kernels.Loops100(two)
	equal("a hundred loops", one, two)
	check(kernels.Args16Kernel.On(rt).Launch(one, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
	kernels.Args16(two, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
	equal("sixteen arguments", one, two)
}
