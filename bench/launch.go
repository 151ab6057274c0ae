package main

import (
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/kernels"
)

// launch measures what single launches cost, for sizes, numbers of arguments and numbers of loops.
func (b *bench) launch() error {
	for _, n := range []int{0, 64, 1 << 10, 16 << 10, 256 << 10} {
		x, y, z, want := randomFloats(n, 1), randomFloats(n, 2), aligned[float32](n), aligned[float32](n)
		kernels.Saxpy(want, x, y, 17)
		k := kernels.SaxpyKernel.On(b.rt)
		r := race{size: fmt.Sprintf("saxpy of %d elements", n), check: near(z, want, 1e-6)}
		r.contenders = []contender{
			{name: ours, run: func() error { return k.Launch(z, x, y, 17) }},
			{name: plainGo, run: func() error { kernels.Saxpy(z, x, y, 17); return nil }},
		}
		b.withCPP(&r, contender{name: cpp, run: func() error { return b.cpp.Saxpy(z, x, y, 17) }})
		if err := b.latency(r, k.Report); err != nil {
			return err
		}
	}
	args1, args16 := kernels.Args1Kernel.On(b.rt), kernels.Args16Kernel.On(b.rt)
	loops10, loops100 := kernels.Loops10Kernel.On(b.rt), kernels.Loops100Kernel.On(b.rt)
	for _, c := range []struct {
		name   string
		report func() spelt.Report
		call   func(x []float32) error
		plain  func(x []float32)
	}{
		{"1 argument, 64 elements", args1.Report, func(x []float32) error { return args1.Launch(x) }, kernels.Args1},
		{"16 arguments, 64 elements", args16.Report,
			func(x []float32) error { return args16.Launch(x, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) },
			func(x []float32) { kernels.Args16(x, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) }},
		{"10 loops, 64 elements", loops10.Report, func(x []float32) error { return loops10.Launch(x) }, kernels.Loops10},
		{"100 loops, 64 elements", loops100.Report, func(x []float32) error { return loops100.Launch(x) }, kernels.Loops100},
	} {
		x, want := randomFloats(64, 1), randomFloats(64, 1)
		c.plain(want)
		r := race{size: c.name, contenders: []contender{
			{name: ours, run: func() error { return c.call(x) }},
			{name: plainGo, run: func() error { c.plain(x); return nil }},
		}}
		// What is in x is added to, and the next contender begins with what it was.
		r.check = func() error {
			defer copy(x, randomFloats(64, 1))
			return near(x, want, 1e-6)()
		}
		if err := b.latency(r, c.report); err != nil {
			return err
		}
	}
	return nil
}

// latency checks the contenders, of which the first is ours, after one call each; then it times single calls one by one, of
// each in turn by the hundred. report tells how the last launch had its code.
func (b *bench) latency(r race, report func() spelt.Report) error {
	times, medians := make([][]float64, len(r.contenders)), make([][]float64, len(r.contenders))
	for _, c := range r.contenders {
		err := b.awake(c, c.run)
		if err == nil {
			err = r.check()
		}
		if err != nil {
			return fmt.Errorf("%s, %s: %w", r.size, c.name, err)
		}
	}
	const batch = 100
	for range 2 * b.rounds {
		for i, c := range r.contenders {
			t, err := b.single(c, batch)
			if err != nil {
				return err
			}
			times[i] = append(times[i], t...)
			medians[i] = append(medians[i], median(t))
		}
	}
	res := Result{Row: "C4", Size: r.size, Unit: "µs", Peers: map[string]*float64{}, absent: r.absent}
	for name := range r.absent {
		res.Peers[name] = nil
	}
	res.Ours, res.P99 = ref(median(times[0])), ref(quantile(times[0], 0.99))
	for i, c := range r.contenders[1:] {
		m := median(times[i+1])
		res.Peers[c.name] = ref(m)
		if res.BestPeer == nil || m < *res.Peers[*res.BestPeer] {
			res.BestPeer, res.Ratio = ref(c.name), ref(pairwise(medians[i+1], medians[0]))
		}
	}
	last := report()
	res.Counts = &Counts{last.Constructs, last.Tasks}
	if last.Backend != "native" {
		res.Notes = append(res.Notes, noNative)
	} else if last.Source != spelt.SourceMemory {
		return fmt.Errorf("%s: the last launch had its code from %s", r.size, last.Source)
	}
	allocs, err := allocations(r.contenders[0].run)
	if err != nil {
		return err
	}
	res.Allocs = ref(allocs)
	b.show(res)
	return nil
}

// single is the times of n calls in µs, each with the cost of reading the clock, after a few that are not timed.
func (b *bench) single(c contender, n int) ([]float64, error) {
	times := make([]float64, 0, n)
	err := b.awake(c, func() error {
		for i := range n + 5 {
			begin := time.Now()
			if err := c.run(); err != nil {
				return err
			}
			if i >= 5 {
				times = append(times, float64(time.Since(begin).Nanoseconds())/1e3)
			}
		}
		return nil
	})
	return times, err
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
