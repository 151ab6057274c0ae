package transform

import (
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// want is a guard to be made: for every index, lo <= base + c + Σ terms < hi,
// for the least and the greatest c seen.
type want struct {
	base        poly
	least, most int64
	terms       []ir.Term
	limits
}

// limits are the ends of a guard. An open one stands for an end that is known
// to hold; it only keeps the sum away from where 64 bits wrap.
type limits struct {
	lo, hi         *ir.Stmt
	openLo, openHi bool
}

// mayHold reports whether k can be within the limits.
func (l limits) mayHold(k int64) bool {
	return (!l.lo.IsConst() || l.lo.Imm <= k) && (!l.hi.IsConst() || k < l.hi.Imm)
}

// ask is a want for one constant.
type ask struct {
	base  poly
	terms []ir.Term
	limits
}

// open is the distance from zero of an open limit. Constants in an index are
// far less, so that an index that wraps does not come back inside.
const open = 1 << 62

// want asks for a guard of g.
func (h *hoister) want(g *guarding, a ask) {
	rest, c := a.base.split()
	var b strings.Builder
	b.WriteString(rest.name())
	for _, t := range a.terms {
		b.WriteString("," + strconv.Itoa(int(t.Coef.ID)) + "*" + strconv.Itoa(int(t.Index.ID)))
	}
	b.WriteString("@" + strconv.Itoa(int(a.lo.ID)) + ".." + strconv.Itoa(int(a.hi.ID)))
	name := b.String()
	w := g.byName[name]
	// A distance that may overflow is not shared.
	if w == nil || c < -maxOffset || c > maxOffset || w.least < -maxOffset || w.most > maxOffset {
		w = &want{base: rest, least: c, most: c, terms: a.terms, limits: a.limits}
		g.byName[name] = w
		g.wanted = append(g.wanted, w)
		return
	}
	w.least, w.most = min(w.least, c), max(w.most, c)
	w.openLo, w.openHi = w.openLo && a.openLo, w.openHi && a.openHi
}

// finish makes the guards of g.
func (h *hoister) finish(g *guarding) {
	info := g.loop.Loop
	for _, w := range g.wanted {
		lo := w.lo
		if lo.IsConstInt(0) {
			lo = nil
		}
		for i, c := range []int64{w.least, w.most} {
			if w.least != w.most && (i == 0 && w.openLo || i == 1 && w.openHi) {
				continue // the other constant is closer to the end that counts
			}
			base, _ := append(poly(nil), w.base...).add(polyConst(c))
			info.Guard = append(info.Guard, ir.Guard{Base: h.emit(g, base), Terms: w.terms, Lo: lo, Hi: w.hi})
			if w.least == w.most {
				break
			}
		}
	}
}

// put makes a value in front of g, once.
func (h *hoister) put(g *guarding, op ir.Op, t ir.Type, args ...*ir.Stmt) *ir.Stmt {
	return h.once(g, &ir.Stmt{Op: op, Type: t, Args: args})
}

func (h *hoister) konst(g *guarding, t ir.Type, bits int64) *ir.Stmt {
	return h.once(g, &ir.Stmt{Op: ir.OpConst, Type: t, Imm: bits})
}

func (h *hoister) once(g *guarding, s *ir.Stmt) *ir.Stmt {
	name := s.Op.String() + s.Type.String() + strconv.FormatInt(s.Imm, 10)
	for _, a := range s.Args {
		name += "," + strconv.Itoa(int(a.ID))
	}
	if old := g.made[name]; old != nil {
		return old
	}
	s.Pos = g.loop.Pos
	s.ID = h.next
	h.next++
	h.level[s] = g.level
	g.made[name] = s
	g.front = append(g.front, s)
	return s
}

// emit makes the value of p in front of g.
func (h *hoister) emit(g *guarding, p poly) *ir.Stmt {
	var sum *ir.Stmt
	rest, c := p.split()
	if c != 0 { // last, as in folded code
		rest = append(rest, monomial{coef: c})
	}
	for _, m := range rest {
		var v *ir.Stmt
		for _, a := range m.atoms {
			if a.Type != ir.I64 {
				a = h.put(g, ir.OpConv, ir.I64, a)
			}
			if v == nil {
				v = a
			} else {
				v = h.put(g, ir.OpMul, ir.I64, v, a)
			}
		}
		switch {
		case v == nil:
			v = h.konst(g, ir.I64, m.coef)
		case m.coef != 1:
			v = h.put(g, ir.OpMul, ir.I64, v, h.konst(g, ir.I64, m.coef))
		}
		if sum == nil {
			sum = v
		} else {
			sum = h.put(g, ir.OpAdd, ir.I64, sum, v)
		}
	}
	if sum == nil {
		return h.konst(g, ir.I64, 0)
	}
	return sum
}
