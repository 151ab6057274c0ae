package task

import (
	"math"
	"math/bits"
	"slices"
)

// Place is an access at a launch: numbers in place of forms.
type Place struct {
	Origin int64
	Size   int64
	Coef   [3]int64 // by index of the parallel loop
	Lo, Hi [3]int64 // each index is in [Lo, Hi)
	Inner  []Range  // the part of each loop inside
}

// Range is a coefficient with the number of values that its index has, from 0.
type Range struct{ Coef, Count int64 }

// Never reports whether p does not happen in any iteration.
func (p *Place) Never(dims int) bool {
	for k := range dims {
		if p.Lo[k] >= p.Hi[k] {
			return true
		}
	}
	for _, r := range p.Inner {
		if r.Count <= 0 {
			return true
		}
	}
	return false
}

// Extent is the bytes from lo up to hi that p, which happens, reaches in all
// iterations of a loop of dims indices; false if they are not within what an
// address can be.
func (p *Place) Extent(dims int) (lo, hi int64, ok bool) {
	lo, hi = p.Origin, p.Origin
	ok = lo > -limit && hi < limit
	reach := func(coef, from, to int64) {
		a, ok1 := product(coef, from)
		b, ok2 := product(coef, to)
		lo += min(a, b)
		hi += max(a, b)
		ok = ok && ok1 && ok2 && lo > -limit && hi < limit
	}
	for k := range dims {
		reach(p.Coef[k], p.Lo[k], p.Hi[k]-1)
	}
	for _, r := range p.Inner {
		reach(r.Coef, 0, r.Count-1)
	}
	return lo, hi + p.Size, ok
}

// limit bounds what sums here may come to.
const limit = 1 << 60

func product(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	if hi != 0 || lo >= limit {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

// Meet reports whether there may be two different iterations, of a loop of dims
// indices, of which one does p and the other q, to a byte in common. It says
// yes where finding out would take long.
func Meet(p, q *Place, dims int) bool {
	if p.Never(dims) || q.Never(dims) {
		return false
	}
	s := solver{low: 1 - q.Size, high: p.Size - 1, steps: maxSteps}
	base := q.Origin - p.Origin
	s.low, s.high = s.low-base, s.high-base
	if base < -2*limit || base > 2*limit {
		return false
	}
	same := true
	for k := range dims {
		same = same && p.Coef[k] == q.Coef[k]
	}
	for k := range dims {
		// How far the iteration of q may be behind that of p.
		least, most := q.Lo[k]-p.Hi[k]+1, q.Hi[k]-1-p.Lo[k]
		switch {
		case !same: // any meeting will do
			s.add(q.Coef[k], q.Lo[k], q.Hi[k]-1, false)
			s.add(-p.Coef[k], p.Lo[k], p.Hi[k]-1, false)
			s.apart = true
		case p.Coef[k] == 0:
			s.apart = s.apart || least < 0 || most > 0 // iterations that differ in this index alone
		default:
			s.add(p.Coef[k], least, most, true)
		}
	}
	if slices.Equal(p.Inner, q.Inner) {
		for _, r := range p.Inner {
			s.add(r.Coef, 1-r.Count, r.Count-1, false)
		}
	} else {
		for _, r := range p.Inner {
			s.add(-r.Coef, 0, r.Count-1, false)
		}
		for _, r := range q.Inner {
			s.add(r.Coef, 0, r.Count-1, false)
		}
	}
	return s.solve()
}

// maxSteps bounds the values that are tried for one pair.
const maxSteps = 500

// solver looks for values of variables, each within its range, with low <=
// Σ coef·value <= high, of which one that counts is not zero.
type solver struct {
	low, high int64
	vars      [16]unknown
	n         int
	apart     bool // no value needs to differ from zero
	large     bool // too many variables, or too large
	steps     int
}

type unknown struct {
	coef, lo, hi int64
	counts       bool
	least, most  int64 // of the sum of this and all that follow
	divisor      int64 // of that sum
}

func (s *solver) add(coef, lo, hi int64, counts bool) {
	switch {
	case coef == 0 || lo == 0 && hi == 0:
		return
	}
	_, ok1 := product(coef, lo)
	_, ok2 := product(coef, hi)
	if s.n == len(s.vars) || !ok1 || !ok2 || coef == math.MinInt64 {
		s.large = true
		return
	}
	if coef < 0 {
		coef, lo, hi = -coef, -hi, -lo
	}
	s.vars[s.n] = unknown{coef: coef, lo: lo, hi: hi, counts: counts}
	s.n++
}

func (s *solver) solve() bool {
	if s.large {
		return true
	}
	vars := s.vars[:s.n]
	slices.SortStableFunc(vars, func(a, b unknown) int {
		switch {
		case a.coef > b.coef:
			return -1
		case a.coef < b.coef:
			return 1
		}
		return 0
	})
	var least, most, divisor int64
	for i := len(vars) - 1; i >= 0; i-- {
		v := &vars[i]
		least += v.coef * v.lo
		most += v.coef * v.hi
		divisor = gcd(v.coef, divisor)
		v.least, v.most, v.divisor = least, most, divisor
		if least < -2*limit || most > 2*limit {
			return true
		}
	}
	return s.from(0, s.low, s.high, s.apart)
}

// from solves for the variables from the i-th on; apart says whether one before
// is not zero.
func (s *solver) from(i int, low, high int64, apart bool) bool {
	if i == s.n {
		return apart && low <= 0 && 0 <= high
	}
	v := &s.vars[i]
	low, high = max(low, v.least), min(high, v.most)
	if low > high || ceil(low, v.divisor) > floor(high, v.divisor) {
		return false
	}
	var restLeast, restMost int64
	if i+1 < s.n {
		restLeast, restMost = s.vars[i+1].least, s.vars[i+1].most
	}
	lo, hi := max(v.lo, ceil(low-restMost, v.coef)), min(v.hi, floor(high-restLeast, v.coef))
	if i+1 == s.n {
		return lo <= hi && (apart || v.counts && (lo != 0 || hi != 0))
	}
	for x := lo; x <= hi; x++ {
		if s.steps--; s.steps < 0 {
			return true
		}
		d := v.coef * x
		if s.from(i+1, low-d, high-d, apart || v.counts && x != 0) {
			return true
		}
	}
	return false
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// floor and ceil are a/b, for a b above zero.
func floor(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func ceil(a, b int64) int64 {
	q := a / b
	if a%b > 0 {
		q++
	}
	return q
}
