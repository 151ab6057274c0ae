package interp

import (
	"math/bits"

	"github.com/spelt-go/spelt/internal/ir"
)

// guard is a compiled ir.Guard. Indices of the guarded loop itself have the
// one value of the current iteration; indices of loops inside have all values
// below their counts.
type guard struct {
	base, lo, hi int // registers; lo is -1 for 0
	terms        []term
}

type term struct {
	coef, index, count int
	own                bool // an index of the guarded loop
}

func (c *compiler) guards(s *ir.Stmt) []guard {
	var gs []guard
	for _, g := range s.Loop.Guard {
		if g.Base == nil || g.Hi == nil {
			c.fail(s, "a guard without base or limit")
			return nil
		}
		n := guard{base: c.use(s, g.Base), lo: -1, hi: c.use(s, g.Hi)}
		if g.Lo != nil {
			n.lo = c.use(s, g.Lo)
		}
		for _, t := range g.Terms {
			u := term{coef: c.use(s, t.Coef), count: c.use(s, t.Count), index: -1}
			for _, p := range s.Blocks[0].Params {
				if p == t.Index {
					u.own, u.index = true, c.use(s, p)
				}
			}
			n.terms = append(n.terms, u)
		}
		gs = append(gs, n)
	}
	return gs
}

// holds reports whether the guard is known to hold. A sum that does not fit
// 128 bits counts as one that is out of range.
func (g *guard) holds(m *machine) bool {
	least, most := wide(m.r[g.base]), wide(m.r[g.base])
	ok := true
	for _, t := range g.terms {
		first, last := int64(0), int64(0)
		if t.own {
			first = m.r[t.index]
			last = first
		} else {
			if last = m.r[t.count] - 1; m.r[t.count] <= 0 {
				return true // no combination of indices, nothing to hold
			}
		}
		x, y := product(m.r[t.coef], first), product(m.r[t.coef], last)
		if y.less(x) {
			x, y = y, x
		}
		ok = least.add(x) && ok
		ok = most.add(y) && ok
	}
	var lo int64
	if g.lo >= 0 {
		lo = m.r[g.lo]
	}
	return ok && !least.less(wide(lo)) && most.less(wide(m.r[g.hi]))
}

// int128 is a 128-bit two's complement integer.
type int128 struct {
	hi int64
	lo uint64
}

func wide(v int64) int128 { return int128{hi: v >> 63, lo: uint64(v)} }

func product(a, b int64) int128 {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	// The unsigned product counts 2⁶⁴ too many of b for a negative a, and
	// the other way round.
	return int128{hi: int64(hi) - (a>>63)&b - (b>>63)&a, lo: lo}
}

func (x int128) less(y int128) bool {
	if x.hi != y.hi {
		return x.hi < y.hi
	}
	return x.lo < y.lo
}

// add adds y to x and reports whether the sum fits.
func (x *int128) add(y int128) bool {
	lo, carry := bits.Add64(x.lo, y.lo, 0)
	hi := x.hi + y.hi + int64(carry)
	fits := (x.hi^y.hi) < 0 || (x.hi^hi) >= 0
	*x = int128{hi: hi, lo: lo}
	return fits
}
