// Package tape makes random decisions that can be recorded, cut and played again. A generator that takes all its
// decisions from a tape, and for which 0 is the simplest of each, can be made to fail on less without knowing what it
// generates: D. MacIver and A. Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020.
package tape

import (
	"math/rand/v2"
	"slices"
)

// A Tape gives decisions. Fresh ones are random; one that plays gives what was recorded, and 0 behind its end.
type Tape struct {
	random *rand.Rand
	play   []uint32
	taken  []uint32
	spans  [][2]int
}

// New is a tape of random decisions that follow from the seed.
func New(seed uint64) *Tape { return &Tape{random: rand.New(rand.NewPCG(seed, 0x5be17))} }

// Play is a tape of recorded decisions.
func Play(recorded []uint32) *Tape { return &Tape{play: recorded} }

// N decides for a number of [0, n).
func (t *Tape) N(n int) int {
	var v uint32
	switch {
	case t.random != nil:
		v = uint32(t.random.IntN(n))
	case len(t.taken) < len(t.play):
		v = t.play[len(t.taken)] % uint32(n)
	}
	t.taken = append(t.taken, v)
	return int(v)
}

// Chance is true in about percent of 100 cases, and false if the decision is 0.
func (t *Tape) Chance(percent int) bool { return t.N(100) >= 100-percent }

// Pick decides for one of a list, of which the first is the simplest.
func Pick[T any](t *Tape, list ...T) T { return list[t.N(len(list))] }

// Span runs f, whose decisions belong together: they are dropped together when a tape is cut.
func (t *Tape) Span(f func()) {
	start := len(t.taken)
	f()
	t.spans = append(t.spans, [2]int{start, len(t.taken)})
}

// Taken is what was decided.
func (t *Tape) Taken() []uint32 { return t.taken }

// Cuts are simpler tapes: without one of its spans, longest first, then with one of them all 0, then with single
// decisions made smaller.
func (t *Tape) Cuts() [][]uint32 {
	var cuts [][]uint32
	seen := map[string]bool{string(key(t.taken)): true}
	add := func(c []uint32) {
		if k := string(key(c)); !seen[k] {
			seen[k] = true
			cuts = append(cuts, c)
		}
	}
	spans := bySize(t.spans)
	for _, s := range spans {
		add(append(append([]uint32{}, t.taken[:s[0]]...), t.taken[s[1]:]...))
	}
	for _, s := range spans {
		c := append([]uint32{}, t.taken...)
		clear(c[s[0]:s[1]])
		add(c)
	}
	for i, v := range t.taken {
		for _, smaller := range []uint32{0, v / 2, v - 1} {
			if smaller < v {
				c := append([]uint32{}, t.taken...)
				c[i] = smaller
				add(c)
			}
		}
	}
	return cuts
}

func key(c []uint32) []byte {
	k := make([]byte, 0, len(c)*4)
	for _, v := range c {
		k = append(k, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
	}
	return k
}

// bySize sorts spans, longest first, and leaves out empty ones.
func bySize(spans [][2]int) [][2]int {
	sorted := slices.DeleteFunc(slices.Clone(spans), func(s [2]int) bool { return s[0] == s[1] })
	slices.SortStableFunc(sorted, func(a, b [2]int) int { return (b[1] - b[0]) - (a[1] - a[0]) })
	return sorted
}
