package main

import (
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/spelt-go/spelt/bench/kernels"
)

// launch measures what single launches cost, for sizes, numbers of arguments and numbers of loops.
func (b *bench) launch() error {
	for _, n := range []int{0, 64, 1 << 10, 16 << 10, 256 << 10} {
		x, y, z := randomFloats(n, 1), randomFloats(n, 2), aligned[float32](n)
		call := func() error { return kernels.SaxpyKernel.On(b.rt).Launch(z, x, y, 17) }
		one := []contender{{name: plainGo, run: func() error { kernels.Saxpy(z, x, y, 17); return nil }}}
		if b.cpp != nil {
			one = append(one, contender{name: cpp, cpp: true, run: func() error { return b.cpp.Saxpy(z, x, y, 17) }})
		}
		if err := b.latency(fmt.Sprintf("saxpy of %d elements", n), call, one); err != nil {
			return err
		}
	}
	x := randomFloats(64, 1)
	for _, c := range []struct {
		name  string
		call  func() error
		plain func()
	}{
		{"1 argument, 64 elements", func() error { return kernels.Args1Kernel.On(b.rt).Launch(x) }, func() { kernels.Args1(x) }},
		{"16 arguments, 64 elements", func() error {
			return kernels.Args16Kernel.On(b.rt).Launch(x, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
		}, func() { kernels.Args16(x, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) }},
		{"10 loops, 64 elements", func() error { return kernels.Loops10Kernel.On(b.rt).Launch(x) }, func() { kernels.Loops10(x) }},
		{"100 loops, 64 elements", func() error { return kernels.Loops100Kernel.On(b.rt).Launch(x) }, func() { kernels.Loops100(x) }},
	} {
		plain := []contender{{name: plainGo, run: func() error { c.plain(); return nil }}}
		if err := b.latency(c.name, c.call, plain); err != nil {
			return err
		}
	}
	return nil
}

// latency times single calls one by one, ours and each peer's in turn by the hundred.
func (b *bench) latency(size string, call func() error, peers []contender) error {
	all := append([]contender{{name: ours, run: call}}, peers...)
	times := make([][]float64, len(all))
	const batch = 100
	for range 2 * b.rounds {
		for i, c := range all {
			t, err := b.single(c, batch)
			if err != nil {
				return err
			}
			times[i] = append(times[i], t...)
		}
	}
	r := Result{Row: "C4", Size: size, Unit: "µs", Peers: map[string]*float64{}}
	r.Ours, r.P99 = ref(median(times[0])), ref(quantile(times[0], 0.99))
	for i, c := range all[1:] {
		m := median(times[i+1])
		r.Peers[c.name] = ref(m)
		if r.BestPeer == nil || m < *r.Peers[*r.BestPeer] {
			r.BestPeer, r.Ratio = ref(c.name), ref(m / *r.Ours)
		}
	}
	allocs, err := allocations(call)
	if err != nil {
		return err
	}
	r.Allocs = ref(allocs)
	b.show(r)
	return nil
}

// single is the times of n calls in µs, each with the cost of reading the clock, after a few that are not timed.
func (b *bench) single(c contender, n int) ([]float64, error) {
	if c.cpp {
		if err := b.cpp.Wake(b.threads); err != nil {
			return nil, err
		}
		defer b.cpp.Rest()
	}
	times := make([]float64, 0, n)
	for i := range n + 5 {
		begin := time.Now()
		if err := c.run(); err != nil {
			return nil, err
		}
		if i >= 5 {
			times = append(times, float64(time.Since(begin).Nanoseconds())/1e3)
		}
	}
	return times, nil
}

func quantile(v []float64, q float64) float64 {
	s := slices.Sorted(slices.Values(v))
	return s[min(len(s)-1, int(q*float64(len(s))))]
}

// allocations is how many a call makes, on the mean.
func allocations(call func() error) (float64, error) {
	const n = 200
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range n {
		if err := call(); err != nil {
			return 0, err
		}
	}
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs-before.Mallocs) / n, nil
}
