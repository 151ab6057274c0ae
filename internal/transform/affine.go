package transform

import "github.com/spelt-go/spelt/internal/ir"

// form is an index as seen from in front of a loop: base + Σ coef·part, modulo
// 2⁶⁴, where a part is an index of a loop or another value that varies, and base
// and coefs do not.
type form struct {
	base  poly
	parts []part // in order of first appearance
}

type part struct {
	v    *ir.Stmt
	coef poly
}

// affine takes v apart as seen from in front of the loop that has q loops
// around it. 64-bit arithmetic may wrap, as long as it is a ring; narrower
// arithmetic must be known not to. What is not affine becomes a part of its own.
func (h *hoister) affine(v *ir.Stmt, q, depth int) (form, bool) {
	if h.level[v] <= q {
		base, k := v, int64(0)
		if v.Op == ir.OpAdd && v.Type == ir.I64 && v.Args[1].IsConst() {
			base, k = v.Args[0], v.Args[1].Imm
		}
		p, ok := polyOf(base).add(polyConst(k))
		return form{base: p}, ok
	}
	one := form{parts: []part{{v, polyConst(1)}}}
	if depth == 0 {
		return one, true
	}
	if v.Op == ir.OpConv {
		x := v.Args[0]
		if x.Type.IsInt() && (x.Type.Size() == 8 && v.Type.Size() == 8 || h.rangeOf(x).fits(v.Type)) {
			return h.affine(x, q, depth-1)
		}
		return one, true
	}
	switch v.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpNeg, ir.OpShl:
		if v.Type.Size() != 8 && !h.exact(v) {
			return one, true
		}
	default:
		return one, true
	}
	first := v.Args[0]
	if v.Op == ir.OpAdd {
		first = unwrapped(first)
	}
	x, ok := h.affine(first, q, depth-1)
	if !ok {
		return form{}, false
	}
	switch v.Op {
	case ir.OpNeg:
		return x.scale(polyConst(-1))
	case ir.OpShl:
		if n := v.Args[1]; n.IsConst() && n.Imm >= 0 && n.Imm < 63 {
			return x.scale(polyConst(1 << n.Imm))
		}
		return one, true
	}
	second := v.Args[1]
	if v.Op == ir.OpAdd {
		second = unwrapped(second)
	}
	y, ok := h.affine(second, q, depth-1)
	if !ok {
		return form{}, false
	}
	switch v.Op {
	case ir.OpAdd:
		return x.add(y)
	case ir.OpSub:
		if y, ok = y.scale(polyConst(-1)); !ok {
			return form{}, false
		}
		return x.add(y)
	default:
		switch {
		case len(y.parts) == 0:
			return x.scale(y.base)
		case len(x.parts) == 0:
			return y.scale(x.base)
		}
		return one, true
	}
}

func (f form) scale(c poly) (form, bool) {
	base, ok := f.base.mul(c)
	g := form{base: base}
	for _, p := range f.parts {
		coef, good := p.coef.mul(c)
		ok = ok && good
		if len(coef) > 0 {
			g.parts = append(g.parts, part{p.v, coef})
		}
	}
	return g, ok
}

func (f form) add(e form) (form, bool) {
	base, ok := f.base.add(e.base)
	g := form{base: base, parts: append([]part(nil), f.parts...)}
	for _, p := range e.parts {
		found := false
		for i := range g.parts {
			if g.parts[i].v == p.v {
				sum, good := g.parts[i].coef.add(p.coef)
				ok = ok && good
				g.parts[i].coef = sum
				found = true
			}
		}
		if !found {
			g.parts = append(g.parts, p)
		}
	}
	kept := g.parts[:0]
	for _, p := range g.parts {
		if len(p.coef) > 0 {
			kept = append(kept, p)
		}
	}
	g.parts = kept
	return g, ok
}
