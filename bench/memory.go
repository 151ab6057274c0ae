package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/kernels"
	"github.com/spelt-go/spelt/bench/peers"
	"github.com/spelt-go/spelt/bench/python"
)

// Names of the peers.
const (
	plainGo   = "Go, one goroutine"
	chunkedGo = "Go, goroutines"
	cpp       = "C++ OpenMP"
	cppSIMD   = "C++ SIMD by hand"
)

const giga = 1e9

// aligned is n elements that begin on a page, every page touched.
func aligned[T any](n int) []T {
	const page = 4096
	var zero T
	size := int(unsafe.Sizeof(zero))
	s := make([]T, n+page/size)
	skip := (page - int(uintptr(unsafe.Pointer(unsafe.SliceData(s)))%page)) % page / size
	s = s[skip : skip+n : skip+n]
	for i := 0; i < n; i += page / size {
		s[i] = zero
	}
	return s
}

func randomFloats(n int, seed uint64) []float32 {
	r := rand.New(rand.NewPCG(seed, 1))
	s := aligned[float32](n)
	for i := range s {
		s[i] = r.Float32()
	}
	return s
}

// withCPP adds the peers that are written in C++, or says that they are not run.
func (b *bench) withCPP(r *race, cs ...contender) {
	for _, c := range cs {
		if b.cpp == nil {
			r.leaveOut(c.name, b.cppWhy)
			continue
		}
		c.cpp = true
		r.contenders = append(r.contenders, c)
	}
}

// withBandwidth sets the limit to what memory can do in some ways, each of which moves the given bytes an element.
func (b *bench) withBandwidth(r *race, s peers.Stream, bytes float64, ways ...string) {
	if b.cpp == nil {
		return
	}
	const enough = 64 << 20 // bytes in one call, so that starting the threads does not count
	s.Times = max(1, int(enough/(bytes*float64(len(s.X)))))
	r.limitWork = bytes * float64(len(s.X)*s.Times) / giga
	for _, way := range ways {
		r.limits = append(r.limits, contender{name: way, cpp: true, run: func() error { return b.cpp.Stream(way, s) }})
	}
}

// near checks floats against their reference, within tolerance of the larger of 1 and their size. It clears what it
// has checked, so that the next contender has to write it again.
func near(got, want []float32, tolerance float64) func() error {
	return func() error {
		for i := range want {
			d := math.Abs(float64(got[i]) - float64(want[i]))
			if !(d <= tolerance*math.Max(1, math.Abs(float64(want[i])))) {
				return fmt.Errorf("element %d is %g, want %g", i, got[i], want[i])
			}
		}
		clear(got)
		return nil
	}
}

func (b *bench) saxpy() error {
	large := 512 << 20
	if b.quick {
		large = 64 << 20
	}
	for _, total := range []struct {
		bytes int
		name  string
	}{{256 << 10, "256 KB, in cache"}, {large, fmt.Sprintf("%d MB, in memory", large>>20)}} {
		n := total.bytes / 12 &^ 63
		x, y, z, want := randomFloats(n, 1), randomFloats(n, 2), aligned[float32](n), aligned[float32](n)
		kernels.Saxpy(want, x, y, 17)
		check := near(z, want, 1e-6)
		r := race{row: "R1", size: total.name, unit: "GB/s", check: check, work: 12 * float64(n) / giga}
		r.launch = func(rt *spelt.Runtime) error { return kernels.SaxpyKernel.On(rt).Launch(z, x, y, 17) }
		r.contenders = []contender{
			{name: plainGo, check: check, run: func() error { kernels.Saxpy(z, x, y, 17); return nil }},
			{name: chunkedGo, check: check, run: func() error {
				kernels.Chunks(n, b.threads, func(_, lo, hi int) { kernels.Saxpy(z[lo:hi], x[lo:hi], y[lo:hi], 17) })
				return nil
			}},
		}
		b.withCPP(&r, contender{name: cpp, check: check, run: func() error { return b.cpp.Saxpy(z, x, y, 17) }})
		b.withPython(&r, remote{row: "saxpy", numbers: map[string]float64{"a": 17}, check: check,
			in: []python.Array{python.Of("x", x), python.Of("y", y)}, out: []python.Array{python.Of("z", z)}})
		b.withBandwidth(&r, peers.Stream{Z: z, X: x, Y: y}, 12, peers.Triad, peers.TriadPast)
		if err := b.run(r); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) sum() error {
	n := 256 << 20 / 4
	if b.quick {
		n /= 8
	}
	// Sixteenths, of both signs, so that no sum of some of them needs more digits than a float32 has: every order of
	// additions then gives the same, and who leaves out one is found.
	rng := rand.New(rand.NewPCG(3, 1))
	x := aligned[float32](n)
	var want float32
	for i := range x {
		x[i] = float32(rng.IntN(33)-16) / 16
		want += x[i]
	}
	got := make([]float32, 1)
	check := near(got, []float32{want}, 0)
	r := race{row: "R2", size: fmt.Sprintf("%d MB", n*4>>20), unit: "GB/s", check: check, work: 4 * float64(n) / giga}
	r.launch = func(rt *spelt.Runtime) (err error) { got[0], err = kernels.SumKernel.On(rt).Launch(x); return err }
	r.contenders = []contender{
		{name: plainGo, check: check, run: func() error { got[0] = kernels.Sum(x); return nil }},
		{name: chunkedGo, check: check, run: func() error {
			parts := make([]float32, b.threads)
			kernels.Chunks(n, b.threads, func(p, lo, hi int) { parts[p] = kernels.Sum(x[lo:hi]) })
			got[0] = kernels.Sum(parts)
			return nil
		}},
	}
	b.withCPP(&r, contender{name: cpp, check: check, run: func() (err error) { got[0], err = b.cpp.Sum(x); return err }})
	b.withPython(&r, remote{row: "sum", check: check, in: []python.Array{python.Of("x", x)}, out: []python.Array{python.Of("sum", got)}})
	b.withBandwidth(&r, peers.Stream{X: x}, 4, peers.Read)
	return b.run(r)
}

func (b *bench) jacobi() error {
	for _, side := range []int{1024, 4096} {
		src, dst, want := randomFloats(side*side, 4), aligned[float32](side*side), aligned[float32](side*side)
		kernels.Jacobi2D(want, src, side, side)
		check := near(dst, want, 1e-6)
		inner := float64(side-2) * float64(side-2)
		r := race{row: "R3", size: fmt.Sprintf("%d by %d", side, side), unit: "GB/s", check: check, work: 8 * inner / giga}
		r.launch = func(rt *spelt.Runtime) error { return kernels.Jacobi2DKernel.On(rt).Launch(dst, src, side, side) }
		r.contenders = []contender{
			{name: plainGo, check: check, run: func() error { kernels.JacobiRows(dst, src, side, 1, side-1); return nil }},
			{name: chunkedGo, check: check, run: func() error {
				kernels.Chunks(side-2, b.threads, func(_, lo, hi int) { kernels.JacobiRows(dst, src, side, lo+1, hi+1) })
				return nil
			}},
		}
		b.withCPP(&r, contender{name: cpp, check: check, run: func() error { return b.cpp.Jacobi2D(dst, src, side, side) }})
		b.withPython(&r, remote{row: "jacobi2d", numbers: map[string]float64{"w": float64(side), "h": float64(side)}, check: check,
			in: []python.Array{python.Of("src", src)}, out: []python.Array{python.Of("dst", dst)}})
		b.withBandwidth(&r, peers.Stream{Z: dst, X: src}, 8, peers.Copy, peers.CopyPast)
		if err := b.run(r); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) spmv() error {
	side := 1024
	if b.quick {
		side = 512
	}
	a := kernels.Laplacian(side)
	n := side * side
	x, y, want := make([]float64, n), aligned[float64](n), make([]float64, n)
	r0 := rand.New(rand.NewPCG(5, 1))
	for i := range x {
		x[i] = r0.Float64()
	}
	kernels.SpMV(a, want, x)
	check := func() error {
		for i := range want {
			if math.Abs(y[i]-want[i]) > 1e-13 {
				return fmt.Errorf("element %d is %g, want %g", i, y[i], want[i])
			}
		}
		clear(y)
		return nil
	}
	r := race{row: "R8", size: fmt.Sprintf("%d rows of the 5-point Laplacian", n), unit: "GB/s", check: check, work: 80 * float64(n) / giga}
	r.launch = func(rt *spelt.Runtime) error { return kernels.SpMVKernel.On(rt).Launch(a, y, x) }
	r.contenders = []contender{
		{name: plainGo, check: check, run: func() error { kernels.SpMV(a, y, x); return nil }},
		{name: chunkedGo, check: check, run: func() error {
			kernels.Chunks(n, b.threads, func(_, lo, hi int) {
				kernels.SpMV(kernels.CSR{Start: a.Start[lo : hi+1], Col: a.Col, Val: a.Val}, y[lo:hi], x)
			})
			return nil
		}},
	}
	b.withCPP(&r, contender{name: cpp, check: check, run: func() error { return b.cpp.SpMV(a, y, x) }})
	b.withPython(&r, remote{row: "spmv", check: check, out: []python.Array{python.Of("y", y)},
		in: []python.Array{python.Of("start", a.Start), python.Of("col", a.Col), python.Of("val", a.Val), python.Of("x", x)}})
	b.withBandwidth(&r, peers.Stream{X: aligned[float32](80 * n / 4)}, 4, peers.Read)
	return b.run(r)
}
