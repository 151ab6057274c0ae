package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/kernels"
	"github.com/spelt-go/spelt/bench/python"
)

func (b *bench) mandelbrot() error {
	const w, h, limit = 768, 512, 256
	got, want := aligned[int32](w*h), aligned[int32](w*h)
	kernels.Mandelbrot(want, w, h, limit)
	rounds := 0.0
	for _, n := range want {
		rounds += float64(n)
	}
	// Where products are fused with sums, points at the very rim escape in another round.
	check := func() error {
		differ, total := 0, 0.0
		for i := range want {
			if got[i] != want[i] {
				differ++
			}
			total += float64(got[i])
		}
		if differ > len(want)/200 || math.Abs(total-rounds) > rounds/1000 {
			return fmt.Errorf("%d of %d counts differ; the sum is %g, want %g", differ, len(want), total, rounds)
		}
		clear(got)
		return nil
	}
	r := race{row: "R5", size: "768 by 512, 256 rounds", unit: "G rounds/s", check: check, work: rounds / giga}
	r.launch = func(rt *spelt.Runtime) error { return kernels.MandelbrotKernel.On(rt).Launch(got, w, h, limit) }
	r.contenders = []contender{
		{name: plainGo, check: check, run: func() error { kernels.Mandelbrot(got, w, h, limit); return nil }},
		{name: chunkedGo, check: check, run: func() error {
			const parts = 64 // rows differ in cost
			kernels.Chunks(h, parts, func(_, lo, hi int) { kernels.MandelbrotRows(got, w, h, limit, lo, hi) })
			return nil
		}},
	}
	b.withCPP(&r,
		contender{name: cpp, check: check, run: func() error { return b.cpp.Mandelbrot(got, w, h, limit) }},
		contender{name: cppSIMD, check: check, run: func() error { return b.cpp.MandelbrotSIMD(got, w, h, limit) }})
	b.withPython(&r, remote{row: "mandelbrot", numbers: map[string]float64{"w": w, "h": h, "limit": limit}, check: check,
		out: []python.Array{python.Of("counts", got)}})
	r.limitPeer = cppSIMD
	return b.run(r)
}

func (b *bench) nbody() error {
	n := 8192
	if b.quick {
		n = 2048
	}
	v := func(seed uint64) []float32 { return randomFloats(n, seed) }
	bodies := kernels.Bodies{X: v(1), Y: v(2), Z: v(3), M: v(4),
		FX: aligned[float32](n), FY: aligned[float32](n), FZ: aligned[float32](n)}
	want := kernels.Bodies{X: bodies.X, Y: bodies.Y, Z: bodies.Z, M: bodies.M,
		FX: aligned[float32](n), FY: aligned[float32](n), FZ: aligned[float32](n)}
	kernels.NBody(want)
	check := func() error {
		for _, c := range []struct{ got, want []float32 }{
			{bodies.FX, want.FX}, {bodies.FY, want.FY}, {bodies.FZ, want.FZ},
		} {
			if err := near(c.got, c.want, 1e-3)(); err != nil {
				return err
			}
		}
		return nil
	}
	r := race{row: "R6", size: fmt.Sprintf("%d bodies", n), unit: "G pairs/s", check: check, work: float64(n) * float64(n) / giga}
	r.launch = func(rt *spelt.Runtime) error { return kernels.NBodyKernel.On(rt).Launch(bodies) }
	r.contenders = []contender{
		{name: plainGo, check: check, run: func() error { kernels.NBody(bodies); return nil }},
		{name: chunkedGo, check: check, run: func() error {
			kernels.Chunks(n, b.threads, func(_, lo, hi int) {
				for i := lo; i < hi; i++ {
					bodies.FX[i], bodies.FY[i], bodies.FZ[i] = kernels.Pull(bodies, i)
				}
			})
			return nil
		}},
	}
	b.withCPP(&r, contender{name: cpp, check: check, run: func() error { return b.cpp.NBody(bodies) }})
	b.withPython(&r, remote{row: "nbody", check: check,
		in:  []python.Array{python.Of("x", bodies.X), python.Of("y", bodies.Y), python.Of("z", bodies.Z), python.Of("m", bodies.M)},
		out: []python.Array{python.Of("fx", bodies.FX), python.Of("fy", bodies.FY), python.Of("fz", bodies.FZ)}})
	return b.run(r)
}

func (b *bench) blackScholes() error {
	const n = 1 << 20
	rng := rand.New(rand.NewPCG(6, 1))
	between := func(lo, hi float32) []float32 {
		s := aligned[float32](n)
		for i := range s {
			s[i] = lo + (hi-lo)*rng.Float32()
		}
		return s
	}
	o := kernels.Options{Spot: between(5, 30), Strike: between(1, 100), Years: between(0.25, 10),
		Volatility: between(0.1, 0.6), Call: aligned[float32](n), Put: aligned[float32](n)}
	want := o
	want.Call, want.Put = aligned[float32](n), aligned[float32](n)
	kernels.BlackScholes(want)
	check := func() error {
		if err := near(o.Call, want.Call, 1e-4)(); err != nil {
			return err
		}
		return near(o.Put, want.Put, 1e-4)()
	}
	part := func(lo, hi int) kernels.Options {
		return kernels.Options{Spot: o.Spot[lo:hi], Strike: o.Strike[lo:hi], Years: o.Years[lo:hi],
			Volatility: o.Volatility[lo:hi], Call: o.Call[lo:hi], Put: o.Put[lo:hi]}
	}
	r := race{row: "R7", size: "1 Mi options", unit: "M options/s", check: check, work: n / 1e6,
		notes: []string{"Go's exp and log are in float64, those of C++ are libmvec's in float32"}}
	r.launch = func(rt *spelt.Runtime) error { return kernels.BlackScholesKernel.On(rt).Launch(o) }
	r.contenders = []contender{
		{name: plainGo, check: check, run: func() error { kernels.BlackScholes(o); return nil }},
		{name: chunkedGo, check: check, run: func() error {
			kernels.Chunks(n, b.threads, func(_, lo, hi int) { kernels.BlackScholes(part(lo, hi)) })
			return nil
		}},
	}
	b.withCPP(&r, contender{name: cpp, check: check, run: func() error { return b.cpp.BlackScholes(o) }})
	b.withPython(&r, remote{row: "blackscholes", check: check,
		in: []python.Array{python.Of("spot", o.Spot), python.Of("strike", o.Strike), python.Of("years", o.Years),
			python.Of("volatility", o.Volatility)},
		out: []python.Array{python.Of("call", o.Call), python.Of("put", o.Put)}})
	return b.run(r)
}
