package transform

import (
	"math"
	"math/bits"

	"github.com/spelt-go/spelt/internal/ir"
)

// interval is a set of integers, as mathematics knows them, that a value lies in. known is
// false for values of which even the 64-bit signed range is not sure to hold
// them: unsigned 64-bit ones.
type interval struct {
	lo, hi int64
	known  bool
}

var everything = interval{math.MinInt64, math.MaxInt64, true}

// typeRange is what values of type t lie in.
func typeRange(t ir.Type) interval {
	switch {
	case t == ir.U64 || !t.IsInt():
		return interval{}
	case t.IsUnsigned():
		return interval{0, 1<<t.Bits() - 1, true}
	}
	return interval{math.MinInt64 >> (64 - t.Bits()), math.MaxInt64 >> (64 - t.Bits()), true}
}

// fits reports whether r lies in the range of t.
func (r interval) fits(t ir.Type) bool {
	if t == ir.U64 {
		return r.known && r.lo >= 0
	}
	u := typeRange(t)
	return r.known && u.known && u.lo <= r.lo && r.hi <= u.hi
}

func (r interval) and(s interval) interval {
	if !r.known {
		return s
	}
	if !s.known {
		return r
	}
	return interval{max(r.lo, s.lo), min(r.hi, s.hi), true}
}

func (r interval) or(s interval) interval {
	return interval{min(r.lo, s.lo), max(r.hi, s.hi), r.known && s.known}
}

// ranged is the interval of v, from facts and from how it is computed.
func (p *prover) ranged(v *ir.Stmt, depth int) interval {
	r := typeRange(v.Type)
	if f, ok := p.numeric[v]; ok {
		r = r.and(f)
	}
	p.budget--
	if depth <= 0 || p.budget < 0 {
		return r
	}
	if c := p.computed(v, depth-1); c.known && c.fits(v.Type) {
		r = r.and(c)
	}
	return r
}

// computed is the interval of the result of v's operation before it wraps.
func (p *prover) computed(v *ir.Stmt, depth int) interval {
	arg := func(i int) interval { return p.ranged(v.Args[i], depth) }
	switch v.Op {
	case ir.OpConst:
		if v.Type == ir.U64 && v.Imm < 0 || !v.Type.IsInt() {
			return interval{}
		}
		return interval{v.Imm, v.Imm, true}
	case ir.OpIndex:
		return interval{0, math.MaxInt64 - 1, true}
	case ir.OpConv:
		if v.Args[0].Type.IsInt() {
			return arg(0)
		}
	case ir.OpAdd:
		x, y := p.ranged(unwrapped(v.Args[0]), depth), p.ranged(unwrapped(v.Args[1]), depth)
		r := addRange(x, y)
		if r.fits(v.Type) || !x.known || !y.known {
			return r
		}
		if b, k, ok := p.sumBelow(v, depth); ok {
			lo, ok := addInt(x.lo, y.lo)
			hi, ok2 := addInt(p.ranged(b, depth).hi, k)
			return interval{lo, hi, ok && ok2 && p.ranged(b, depth).known}
		}
		return r
	case ir.OpSub:
		r := addRange(arg(0), negRange(arg(1)))
		if r.known && r.lo < 0 && p.le(v.Args[1], v.Args[0], 0, depth-1) {
			r.lo = 0
		}
		return r
	case ir.OpNeg:
		return negRange(arg(0))
	case ir.OpMul:
		return mulRange(arg(0), arg(1))
	case ir.OpMin:
		a, b := arg(0), arg(1)
		return interval{min(a.lo, b.lo), min(a.hi, b.hi), a.known && b.known}
	case ir.OpMax:
		a, b := arg(0), arg(1)
		return interval{max(a.lo, b.lo), max(a.hi, b.hi), a.known && b.known}
	case ir.OpSelect:
		return p.ranged(v.Args[1], depth).or(p.ranged(v.Args[2], depth))
	case ir.OpAnd:
		return andRange(arg(0), arg(1))
	case ir.OpRem:
		return remRange(arg(0), arg(1))
	case ir.OpDiv, ir.OpShr:
		return shrinkRange(v, arg(0), arg(1))
	case ir.OpClz, ir.OpCtz, ir.OpPopcnt:
		return interval{0, int64(v.Type.Bits()), true}
	case ir.OpAbs:
		if a := arg(0); a.known && a.lo > math.MinInt64 {
			return interval{0, max(a.hi, -a.lo), true}
		}
	}
	return interval{}
}

func addRange(a, b interval) interval {
	lo, ok := addInt(a.lo, b.lo)
	hi, ok2 := addInt(a.hi, b.hi)
	return interval{lo, hi, a.known && b.known && ok && ok2}
}

func negRange(a interval) interval {
	if !a.known || a.lo == math.MinInt64 {
		return interval{}
	}
	return interval{-a.hi, -a.lo, true}
}

func mulRange(a, b interval) interval {
	if !a.known || !b.known {
		return interval{}
	}
	r := interval{math.MaxInt64, math.MinInt64, true}
	for _, x := range [2]int64{a.lo, a.hi} {
		for _, y := range [2]int64{b.lo, b.hi} {
			v, ok := mulInt(x, y)
			if !ok {
				return interval{}
			}
			r.lo, r.hi = min(r.lo, v), max(r.hi, v)
		}
	}
	return r
}

// andRange: a number that is not negative bounds what is left of the other.
func andRange(a, b interval) interval {
	switch aPos, bPos := a.known && a.lo >= 0, b.known && b.lo >= 0; {
	case aPos && bPos:
		return interval{0, min(a.hi, b.hi), true}
	case aPos:
		return interval{0, a.hi, true}
	case bPos:
		return interval{0, b.hi, true}
	}
	return interval{}
}

func remRange(a, b interval) interval {
	if !b.known || b.lo <= 0 {
		return interval{}
	}
	r := interval{-(b.hi - 1), b.hi - 1, true}
	switch {
	case !a.known:
		r.lo = 0 // unsigned
	case a.lo >= 0:
		r = interval{0, min(a.hi, b.hi-1), true}
	}
	return r
}

// shrinkRange is v = a / b or a >> b for a that is not negative.
func shrinkRange(v *ir.Stmt, a, b interval) interval {
	if !b.known {
		return interval{}
	}
	if v.Op == ir.OpShr && !a.known && b.lo >= 1 && b.lo == b.hi && b.hi < 64 {
		return interval{0, int64(uint64(math.MaxUint64) >> uint64(b.lo)), true}
	}
	if !a.known || a.lo < 0 {
		return interval{}
	}
	switch {
	case v.Op == ir.OpShr && b.lo >= 0 && b.hi < 64:
		return interval{a.lo >> uint64(b.hi), a.hi >> uint64(b.lo), true}
	case v.Op == ir.OpDiv && b.lo > 0:
		return interval{a.lo / b.hi, a.hi / b.lo, true}
	}
	return interval{}
}

// addInt and mulInt report whether the result is exact.
func addInt(a, b int64) (int64, bool) {
	c := a + b
	return c, (c > a) == (b > 0)
}

func mulInt(a, b int64) (int64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	if hi != 0 || lo > math.MaxInt64 || a == math.MinInt64 || b == math.MinInt64 {
		return 0, false
	}
	return a * b, true
}
