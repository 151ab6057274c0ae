package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/peers"
)

// A contender does the work of a row once in each call of run.
type contender struct {
	name string
	run  func() error
	cpp  bool // its threads must be woken before, and sent to sleep after

	// timed is there instead of run where the work is done, and timed, elsewhere: the seconds of one run, the mean of n
	// that follow each other, after one that is not timed.
	timed func(n int) (seconds float64, err error)

	// check says whether the result that a run left behind is right; nil if nothing is to be checked.
	check func() error

	mayFail bool // it is then left out, with the reason
}

// ours is the name of the contender that the others are compared with.
const ours = "spelt"

// A race is one row at one size.
type race struct {
	row, size, unit string
	work            float64                       // what one run does, in units times seconds
	launch          func(rt *spelt.Runtime) error // our run
	check           func() error                  // of our result
	contenders      []contender                   // the others
	absent          map[string]string             // peers that are not run, and why
	limits          []contender
	limitWork       float64 // as work, of one run of a limit
	limitPeer       string  // the contender that is itself the limit, if there is one
	notes           []string
}

// leaveOut notes that a peer is not run.
func (r *race) leaveOut(name string, err error) {
	if r.absent == nil {
		r.absent = map[string]string{}
	}
	r.absent[name] = err.Error()
	var not *peers.NotRunError
	if errors.As(err, &not) {
		r.absent[name] = not.Reason
	}
}

// shortest is how long a timed stretch is at least: shorter work is repeated.
const shortest = 2 * time.Millisecond

// run has the contenders checked, then timed in turn.
func (b *bench) run(r race) error {
	if b.unchecked != nil {
		return b.runChecked(r)
	}
	r.contenders = slices.Insert(r.contenders, 0,
		contender{name: ours, check: r.check, run: func() error { return r.launch(b.rt) }})
	times, err := b.compete(&r)
	if err == nil {
		b.show(r.result(times))
	}
	return err
}

// compete gives the times of contenders and limits, by round. Who fails and may is moved from the contenders to the absent.
func (b *bench) compete(r *race) ([][]float64, error) {
	type entry struct {
		contender
		reps  int
		times []float64
	}
	var all []*entry
	// failed says whether the race is over, and else leaves out who failed.
	failed := func(e *entry, err error) error {
		if b.ctx.Err() != nil || !e.mayFail {
			return fmt.Errorf("%s: %w", e.name, err)
		}
		r.leaveOut(e.name, err)
		r.contenders = slices.DeleteFunc(r.contenders, func(c contender) bool { return c.name == e.name })
		all = slices.DeleteFunc(all, func(other *entry) bool { return other == e })
		return nil
	}
	for _, c := range append(slices.Clone(r.contenders), r.limits...) {
		all = append(all, &entry{contender: c, reps: 1})
	}
	for _, e := range slices.Clone(all) {
		b.progress("%s %s: checking %s", r.row, r.size, e.name)
		t, err := b.try(e.contender)
		if err == nil {
			t, err = b.stretch(e.contender, 1)
		}
		if err != nil {
			if err := failed(e, err); err != nil {
				return nil, err
			}
		}
		if t < shortest.Seconds() {
			e.reps = int(math.Ceil(shortest.Seconds() / math.Max(t, 1e-8)))
		}
	}
	runtime.GC()
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for round := range b.rounds {
		for _, e := range slices.Clone(all) {
			b.progress("%s %s: round %d of %d, %s", r.row, r.size, round+1, b.rounds, e.name)
			t, err := b.stretch(e.contender, e.reps)
			if err != nil {
				if err := failed(e, err); err != nil {
					return nil, err
				}
			}
			e.times = append(e.times, t)
			if err := b.ctx.Err(); err != nil {
				return nil, err
			}
		}
	}
	var times [][]float64
	for _, e := range all {
		times = append(times, e.times)
	}
	return times, nil
}

// try runs a contender, checks what it did, and gives the time of a run.
func (b *bench) try(c contender) (float64, error) {
	t, err := b.stretch(c, 1)
	if err == nil && c.check != nil {
		err = c.check()
	}
	return t, err
}

// stretch is the time of one run, in seconds: the mean of n that follow each other, after one that is not timed.
func (b *bench) stretch(c contender, n int) (seconds float64, err error) {
	if c.timed != nil {
		return c.timed(n)
	}
	err = b.awake(c, func() error {
		if err := c.run(); err != nil {
			return err
		}
		begin := time.Now()
		for range n {
			if err := c.run(); err != nil {
				return err
			}
		}
		seconds = time.Since(begin).Seconds() / float64(n)
		return nil
	})
	return seconds, err
}

// awake calls f, which runs c, with the threads of c ready, and sends them to sleep again.
func (b *bench) awake(c contender, f func() error) (err error) {
	if c.cpp {
		if err := b.cpp.Wake(b.threads); err != nil {
			return err
		}
		defer func() {
			if e := b.cpp.Rest(); err == nil {
				err = e
			}
		}()
	}
	return f()
}

func (r race) result(times [][]float64) Result {
	res := Result{Row: r.row, Size: r.size, Unit: r.unit, Peers: map[string]*float64{}, Notes: r.notes, absent: r.absent}
	for name := range r.absent {
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
		res.BestPeer, res.Ratio = ref(r.contenders[best].name), ref(pairwise(times[best], own))
	}
	if limit, ok := res.Peers[r.limitPeer]; ok {
		res.Limit = limit
	}
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

// pairwise is how many times as long as b a takes: the median over pairs that followed each other.
func pairwise(a, b []float64) float64 {
	ratios := make([]float64, len(b))
	for i := range b {
		ratios[i] = a[i] / b[i]
	}
	return median(ratios)
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
