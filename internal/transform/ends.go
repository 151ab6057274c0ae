package transform

import "github.com/spelt-go/spelt/internal/ir"

// end is one end of the range of a value: v + k, or k alone, exactly.
type end struct {
	v *ir.Stmt
	k int64
}

// narrowed reports whether the index v is known to stay further inside than
// its count says, by something that can be told in front of loop q.
func (h *hoister) narrowed(v *ir.Stmt, q int) bool {
	if h.rangeOf(v).lo > 0 {
		return true
	}
	for _, f := range h.upper[v] {
		if f.from == byCondition && h.level[f.w] <= q {
			return true
		}
	}
	for _, f := range h.lower[v] {
		if f.from == byCondition && h.level[f.w] <= q {
			return true
		}
	}
	return false
}

// ends gives p's share of the index with p.v at both ends of its range.
//
// Between the ends the index runs linearly only if nothing wraps: both ends of
// the range must be so small that coef times their distance stays below 2⁶³.
// What is not known of that is asked for.
func (h *hoister) ends(g *guarding, p part, q int, asks *[]ask) ([]poly, bool) {
	limit := int64(1 << 30)
	c, known := p.coef.constant()
	if known {
		if c < -limit || c > limit {
			return nil, false
		}
		limit = (1 << 61) / max(c, -c)
	}
	lo, ok := h.end(g, p.v, q, false, maxDepth)
	if !ok {
		return nil, false
	}
	hi, ok := h.end(g, p.v, q, true, maxDepth)
	if !ok {
		return nil, false
	}
	if !known {
		small := int64(1 << 30)
		*asks = append(*asks, h.within(g, p.coef, small))
	}
	var out []poly
	for _, e := range []end{lo, hi} {
		at := polyConst(e.k)
		if e.v != nil {
			at, ok = polyOf(e.v).add(at)
			if !ok {
				return nil, false
			}
		}
		if k, fixed := at.constant(); fixed && (k < -limit || k > limit) {
			return nil, false
		} else if !fixed {
			*asks = append(*asks, h.within(g, at, limit))
		}
		share, ok := at.mul(p.coef)
		if !ok {
			return nil, false
		}
		out = append(out, share)
	}
	return out, true
}

// within asks for -limit <= p < limit.
func (h *hoister) within(g *guarding, p poly, limit int64) ask {
	return ask{base: p, limits: limits{lo: h.konst(g, ir.I64, -limit), hi: h.konst(g, ir.I64, limit)}}
}

// far is from where on a constant is no end of a range worth having.
const far = 1 << 40

// end finds the upper or lower end of v in front of loop q: from the bounds
// that conditions and loops set, or from how v is computed.
func (h *hoister) end(g *guarding, v *ir.Stmt, q int, upper bool, depth int) (end, bool) {
	if v.IsConst() && v.Type != ir.U64 {
		return end{k: v.Imm}, true
	}
	if h.level[v] <= q && countable(v) {
		return end{v: v}, true
	}
	if depth == 0 || !countable(v) {
		return end{}, false
	}
	if base, k := h.linear(v); base != v {
		if e, ok := h.end(g, base, q, upper, depth-1); ok {
			return h.shift(e, k)
		}
	}
	if e, ok := h.endByFact(g, v, q, upper, depth); ok {
		return e, true
	}
	if e, ok := h.endByOp(g, v, q, upper, depth); ok {
		return e, true
	}
	r, all := h.rangeOf(v), typeRange(v.Type)
	wide := v.Type.Size() >= 4 // the ends of the type are no bound that an array has
	switch {
	case upper && r.known && r.hi < far && !(wide && r.hi == all.hi):
		return end{k: r.hi}, true
	case !upper && r.known && r.lo > -far && !(wide && r.lo == all.lo && r.lo < 0):
		return end{k: r.lo}, true
	}
	return end{}, false
}

// shift is e + k, if that cannot wrap.
func (h *hoister) shift(e end, k int64) (end, bool) {
	if e.v == nil {
		sum, ok := addInt(e.k, k)
		return end{k: sum}, ok
	}
	sum, ok := addInt(e.k, k)
	r := h.rangeOf(e.v)
	if !ok || !r.known {
		return end{}, false
	}
	_, ok = addInt(r.lo, sum)
	_, ok2 := addInt(r.hi, sum)
	return end{v: e.v, k: sum}, ok && ok2
}

// endByFact uses v <= w + k. Conditions come first: they say what the source
// leaves out. Checks come last: that one array is long enough may be as good as
// saying that for another.
//
// Since v is an i64 there, k <= 0 cannot wrap below,
// and the other way round for lower ends; other constants need room.
func (h *hoister) endByFact(g *guarding, v *ir.Stmt, q int, upper bool, depth int) (end, bool) {
	facts := h.lower[v]
	if upper {
		facts = h.upper[v]
	}
	for from := byCondition; from <= byCheck; from++ {
		for _, f := range facts {
			if f.from != from || f.w == v {
				continue
			}
			if h.level[f.w] <= q {
				if upper == (f.k <= 0) || f.k == 0 {
					return end{v: f.w, k: f.k}, true
				}
				if e, ok := h.shift(end{v: f.w}, f.k); ok {
					return e, true
				}
				continue
			}
			if e, ok := h.end(g, f.w, q, upper, depth-1); ok {
				if e, ok = h.shift(e, f.k); ok {
					return e, true
				}
			}
		}
	}
	return end{}, false
}

// endByOp uses how v is computed.
func (h *hoister) endByOp(g *guarding, v *ir.Stmt, q int, upper bool, depth int) (end, bool) {
	if v.Op == ir.OpAdd && upper && h.exact(v) {
		if b, k, ok := h.sumBelow(v, maxDepth); ok {
			if e, ok := h.end(g, b, q, upper, depth-1); ok {
				return h.shift(e, k)
			}
		}
	}
	of := func(i int) (end, bool) { return h.end(g, v.Args[i], q, upper, depth-1) }
	switch v.Op {
	case ir.OpMin, ir.OpMax, ir.OpSelect:
		first := len(v.Args) - 2
		either := v.Op == ir.OpMin && upper || v.Op == ir.OpMax && !upper
		if either {
			for i := 1; i >= 0; i-- {
				if h.level[v.Args[i]] <= q || v.Args[i].IsConst() {
					return of(i)
				}
			}
		}
		a, ok := of(first)
		b, ok2 := of(first + 1)
		switch {
		case either && ok:
			return a, true
		case either && ok2:
			return b, true
		case !ok || !ok2:
			return end{}, false
		}
		return h.outer(g, a, b, upper)
	case ir.OpAnd:
		if !upper {
			return end{}, false
		}
		for i := range 2 {
			if h.level[v.Args[i]] <= q && h.atLeast(v.Args[i], 0) {
				return of(i)
			}
		}
	case ir.OpRem:
		d := v.Args[1]
		if upper && h.level[d] <= q && h.atLeast(d, 1) {
			if e, ok := of(1); ok {
				return h.shift(e, -1)
			}
		}
	case ir.OpDiv, ir.OpShr:
		c := v.Args[1]
		if upper && c.IsConst() && c.Imm > 0 && c.Imm < 63 && h.atLeast(v.Args[0], 0) && v.Args[0].Type == ir.I64 {
			if e, ok := of(0); ok && (e.v == nil || h.atLeast(e.v, max(0, -e.k))) && (e.v != nil || e.k >= 0) {
				return end{v: h.put(g, v.Op, ir.I64, h.emitEnd(g, e), h.konst(g, c.Type, c.Imm))}, true
			}
		}
	}
	return end{}, false
}

// outer is the greater of two upper ends, or the lesser of two lower ends.
func (h *hoister) outer(g *guarding, a, b end, upper bool) (end, bool) {
	op := ir.OpMin
	if upper {
		op = ir.OpMax
	}
	if a.v == b.v {
		if upper == (a.k > b.k) {
			return a, true
		}
		return b, true
	}
	return end{v: h.put(g, op, ir.I64, h.emitEnd(g, a), h.emitEnd(g, b))}, true
}

func (h *hoister) emitEnd(g *guarding, e end) *ir.Stmt {
	p := polyConst(e.k)
	if e.v != nil {
		p, _ = polyOf(e.v).add(p)
	}
	return h.emit(g, p)
}
