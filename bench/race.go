package main

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"time"
)

// A contender does the work of a row once in each call of run.
type contender struct {
	name string
	run  func() error
	cpp  bool // its threads must be woken before, and sent to sleep after

	// check says whether the result that a run left behind is right; nil if nothing is to be checked.
	check func() error
}

// ours is the name of the contender that the others are compared with.
const ours = "spelt"

// A race is one row at one size.
type race struct {
	row, size, unit string
	work            float64 // what one run does, in units times seconds
	contenders      []contender
	absent          []string // peers that are not run
	limits          []contender
	limitWork       float64 // as work, of one run of a limit
	limitPeer       string  // the contender that is itself the limit, if there is one
	notes           []string
}

// shortest is how long a timed stretch is at least: shorter work is repeated.
const shortest = 2 * time.Millisecond

// run has the contenders checked, then timed in turn.
func (b *bench) run(r race) error {
	all := append(slices.Clone(r.contenders), r.limits...)
	times := make([][]float64, len(all))
	reps := make([]int, len(all))
	for i, c := range all {
		if err := b.try(c); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		reps[i] = 1
		t, err := b.stretch(c, 1)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		if t < shortest.Seconds() {
			reps[i] = int(math.Ceil(shortest.Seconds() / math.Max(t, 1e-8)))
		}
	}
	runtime.GC()
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for round := range b.rounds {
		for i, c := range all {
			b.progress("%s %s: round %d of %d, %s", r.row, r.size, round+1, b.rounds, c.name)
			t, err := b.stretch(c, reps[i])
			if err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
			times[i] = append(times[i], t)
			if err := b.ctx.Err(); err != nil {
				return err
			}
		}
	}
	b.show(r.result(times))
	return nil
}

// try runs a contender once and checks what it did.
func (b *bench) try(c contender) error {
	if _, err := b.stretch(c, 1); err != nil {
		return err
	}
	if c.check != nil {
		return c.check()
	}
	return nil
}

// stretch is the time of one run, in seconds: the mean of n that follow each other, after one that is not timed.
func (b *bench) stretch(c contender, n int) (seconds float64, err error) {
	if c.cpp {
		if err := b.cpp.Wake(b.threads); err != nil {
			return 0, err
		}
		defer func() {
			if e := b.cpp.Rest(); err == nil {
				err = e
			}
		}()
	}
	if err := c.run(); err != nil {
		return 0, err
	}
	begin := time.Now()
	for range n {
		if err := c.run(); err != nil {
			return 0, err
		}
	}
	return time.Since(begin).Seconds() / float64(n), nil
}

func (r race) result(times [][]float64) Result {
	res := Result{Row: r.row, Size: r.size, Unit: r.unit, Peers: map[string]*float64{}, Notes: r.notes}
	for _, name := range r.absent {
		res.Peers[name] = nil
	}
	var own []float64
	best := -1
	for i, c := range r.contenders {
		m := median(times[i])
		if c.name == ours {
			own = times[i]
			res.Ours = ref(r.work / m)
			continue
		}
		res.Peers[c.name] = ref(r.work / m)
		if best < 0 || m < median(times[best]) {
			best = i
		}
	}
	if best >= 0 && own != nil {
		pairs := make([]float64, len(own))
		for i := range own {
			pairs[i] = times[best][i] / own[i]
		}
		res.BestPeer, res.Ratio = ref(r.contenders[best].name), ref(median(pairs))
	}
	res.Limit = res.Peers[r.limitPeer]
	for i := range r.limits {
		v := r.limitWork / slices.Min(times[len(r.contenders)+i]) // the best that was seen
		if res.Limit == nil || v > *res.Limit {
			res.Limit = ref(v)
		}
	}
	if res.Limit != nil && res.Ours != nil {
		res.Fraction = ref(*res.Ours / *res.Limit)
	}
	return res
}

func median(v []float64) float64 {
	s := slices.Sorted(slices.Values(v))
	return s[len(s)/2]
}

// progress shows what goes on, on a terminal.
func (b *bench) progress(format string, args ...any) {
	if info, err := os.Stderr.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
		fmt.Fprintf(os.Stderr, "\r\x1b[K"+format, args...)
	}
}
