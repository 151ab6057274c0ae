package codegen

import "github.com/spelt-go/spelt/internal/ir"

// span is the range of an index, both ends included.
type span struct{ first, last string }

// ranges bounds the indices of the parallel loop within a chunk that is not empty. An index has the range that the
// chunk's ends give it if the indices before it have one value only, and goes over all its values otherwise: a chunk
// that passes a guard only by what it leaves out of a row is taken for one that does not, which is slower and not wrong.
func (c *code) ranges(loop *ir.Stmt, counts []value, lo, hi string) map[*ir.Stmt]span {
	index := loop.Blocks[0].Params
	r := map[*ir.Stmt]span{}
	first, last := lo, c.val("add nsw i64 ", hi, ", -1")
	for i := len(index) - 1; i > 0; i-- {
		n := counts[i].ref
		rowOfFirst, rowOfLast := c.val("udiv i64 ", first, ", ", n), c.val("udiv i64 ", last, ", ", n)
		start := c.val("sub i64 ", first, ", ", c.val("mul i64 ", rowOfFirst, ", ", n))
		end := c.val("sub i64 ", last, ", ", c.val("mul i64 ", rowOfLast, ", ", n))
		one := c.icmp("eq", ir.I64, rowOfFirst, rowOfLast)
		r[index[i]] = span{c.selec(ir.I64, one, start, "0"), c.selec(ir.I64, one, end, c.lastOf(counts[i]))}
		first, last = rowOfFirst, rowOfLast
	}
	r[index[0]] = span{first, last}
	return r
}

// lastOf is the last index of a loop with that count. For a loop that never runs it is 0, so that ranges are never
// empty: a guard then asks for more than it has to.
func (c *code) lastOf(count value) string {
	if count.known {
		return itoa(max(count.bits, 1) - 1)
	}
	return c.val("add nsw i64 ", c.call("", "smax", ir.I64, count.ref, "1"), ", -1")
}

// guard is the condition that all guards of a for hold, as an i1. ranges has the ranges of the for's own indices.
func (c *code) guard(s *ir.Stmt, ranges map[*ir.Stmt]span) (string, error) {
	all := "true"
	for _, g := range s.Loop.Guard {
		if g.Base == nil || g.Hi == nil || g.Base.Type != ir.I64 || g.Hi.Type != ir.I64 || g.Lo != nil && g.Lo.Type != ir.I64 {
			return "", c.unsupported(s, "a guard without base or limit")
		}
		ok, err := c.oneGuard(s, g, ranges)
		if err != nil {
			return "", err
		}
		if all == "true" {
			all = ok
		} else {
			all = c.bin("and", ir.Bool, all, ok)
		}
	}
	return all, nil
}

// oneGuard compares the least and the greatest value of the sum with the limits, in 128 bits. A product of two 64-bit
// numbers, and one such product plus one such number, cannot wrap there; with more terms each sum is tested, and one
// that wraps counts as out of range.
func (c *code) oneGuard(s *ir.Stmt, g ir.Guard, ranges map[*ir.Stmt]span) (string, error) {
	least := c.wide(c.of(g.Base))
	most := least
	var wraps []string
	for i, t := range g.Terms {
		if t.Coef == nil || t.Index == nil || t.Count == nil || t.Coef.Type != ir.I64 {
			return "", c.unsupported(s, "an incomplete guard")
		}
		r, own := ranges[t.Index]
		if !own {
			r = span{"0", c.lastOf(c.of(t.Count))}
		}
		coef := c.of(t.Coef)
		low, high := r.first, r.last
		if !coef.known {
			negative := c.icmp("slt", ir.I64, coef.ref, "0")
			low, high = c.selec(ir.I64, negative, r.last, r.first), c.selec(ir.I64, negative, r.first, r.last)
		} else if coef.bits < 0 {
			low, high = high, low
		}
		for _, end := range []struct {
			sum *string
			at  string
		}{{&least, low}, {&most, high}} {
			p := c.product(coef, end.at)
			switch {
			case p == "0":
				continue
			case *end.sum == "0":
				*end.sum = p
				continue
			case i == 0:
				*end.sum = c.val("add nsw i128 ", *end.sum, ", ", p)
				continue
			}
			pair := c.val("call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 ", *end.sum, ", i128 ", p, ")")
			*end.sum = c.val("extractvalue { i128, i1 } ", pair, ", 0")
			wraps = append(wraps, c.val("extractvalue { i128, i1 } ", pair, ", 1"))
		}
	}
	lo := "0"
	if g.Lo != nil {
		lo = c.wide(c.of(g.Lo))
	}
	ok := c.val("icmp sge i128 ", least, ", ", lo)
	ok = c.bin("and", ir.Bool, ok, c.val("icmp slt i128 ", most, ", ", c.wide(c.of(g.Hi))))
	for _, w := range wraps {
		ok = c.bin("and", ir.Bool, ok, c.bin("xor", ir.Bool, w, "true"))
	}
	return ok, nil
}

// product is coef times an index, which is not negative.
func (c *code) product(coef value, index string) string {
	x := c.wide(value{ref: index, t: ir.I64})
	switch {
	case index == "0" || coef.isKnown(func(n int64) bool { return n == 0 }):
		return "0"
	case coef.isKnown(func(n int64) bool { return n == 1 }):
		return x
	}
	return c.val("mul nsw i128 ", c.wide(coef), ", ", x)
}

// wide is v, an i64, as an i128.
func (c *code) wide(v value) string {
	if v.ref[0] != '%' { // a constant
		return v.ref
	}
	return c.val("sext i64 ", v.ref, " to i128")
}
