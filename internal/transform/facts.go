package transform

import (
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// narrow intersects the interval of v with [lo, hi].
func (p *prover) narrow(v *ir.Stmt, lo, hi int64) {
	if v.IsConst() || !v.Type.IsInt() || v.Type == ir.U64 {
		return
	}
	was, had := p.numeric[v]
	r := everything
	if had {
		r = was
	}
	next := r.and(interval{lo, hi, true})
	if had && next == r || next.lo > next.hi { // nothing new, or a place that is never reached
		return
	}
	p.numeric[v] = next
	p.log = append(p.log, func() {
		if had {
			p.numeric[v] = was
		} else {
			delete(p.numeric, v)
		}
	})
}

// assumeLE adds a <= b + k.
func (p *prover) assumeLE(a, b *ir.Stmt, k int64, from origin) {
	if !countable(a) || !countable(b) {
		return
	}
	a, ka := p.linear(a)
	b, kb := p.linear(b)
	k += kb - ka
	if a == b || k > maxOffset || k < -maxOffset {
		return
	}
	ra, rb := p.rangeOf(a), p.rangeOf(b)
	if rb.known {
		if hi, ok := addInt(rb.hi, k); ok {
			p.narrow(a, math.MinInt64, hi)
		}
	}
	if ra.known {
		if lo, ok := addInt(ra.lo, -k); ok {
			p.narrow(b, lo, math.MaxInt64)
		}
	}
	if a.IsConst() || b.IsConst() || len(p.upper[a]) >= maxFacts || len(p.lower[b]) >= maxFacts {
		return
	}
	p.upper[a] = append(p.upper[a], fact{b, k, from})
	p.lower[b] = append(p.lower[b], fact{a, -k, from})
	p.log = append(p.log, func() {
		p.upper[a] = p.upper[a][:len(p.upper[a])-1]
		p.lower[b] = p.lower[b][:len(p.lower[b])-1]
	})
}

// countable reports whether v is an integer that facts are kept about.
func countable(v *ir.Stmt) bool { return v.Type.IsInt() && v.Type != ir.U64 }

// assumeGE adds v >= n, and what follows for what v is computed from.
func (p *prover) assumeGE(v *ir.Stmt, n int64) {
	if p.deep++; p.deep > maxDepth {
		p.deep--
		return
	}
	defer func() { p.deep-- }()
	v, k := p.linear(v)
	n, ok := addInt(n, -k)
	if !ok {
		return
	}
	p.narrow(v, n, math.MaxInt64)
	below := func(x *ir.Stmt) bool { r := p.rangeOf(x); return r.known && r.hi < n }
	switch v.Op {
	case ir.OpMin:
		p.assumeGE(v.Args[0], n)
		p.assumeGE(v.Args[1], n)
	case ir.OpMax:
		for i := range 2 {
			if below(v.Args[1-i]) {
				p.same(v, v.Args[i])
				p.assumeGE(v.Args[i], n)
			}
		}
	case ir.OpSelect:
		for i := range 2 {
			if below(v.Args[2-i]) {
				p.assume(v.Args[0], i == 0)
				p.same(v, v.Args[1+i])
				p.assumeGE(v.Args[1+i], n)
			}
		}
	}
}

func (p *prover) same(a, b *ir.Stmt) {
	p.assumeLE(a, b, 0, byCondition)
	p.assumeLE(b, a, 0, byCondition)
}

// assume adds that the condition c is as truth says.
func (p *prover) assume(c *ir.Stmt, truth bool) {
	if p.deep++; p.deep > maxDepth {
		p.deep--
		return
	}
	defer func() { p.deep-- }()
	switch c.Op {
	case ir.OpNot:
		p.assume(c.Args[0], !truth)
		return
	case ir.OpAnd, ir.OpOr:
		if truth == (c.Op == ir.OpAnd) {
			p.assume(c.Args[0], truth)
			p.assume(c.Args[1], truth)
		}
		return
	}
	if !c.Op.IsCompare() || c.Args[0].Type.IsFloat() {
		return
	}
	op, a, b := c.Op, c.Args[0], c.Args[1]
	if !truth {
		op, _ = inverse(op, a.Type)
	}
	switch op {
	case ir.OpEq:
		p.same(a, b)
	case ir.OpNe:
		p.differ(a, b)
		p.differ(b, a)
	case ir.OpLt:
		p.assumeLE(a, b, -1, byCondition)
	case ir.OpLe:
		p.assumeLE(a, b, 0, byCondition)
	case ir.OpGt:
		p.assumeLE(b, a, -1, byCondition)
	case ir.OpGe:
		p.assumeLE(b, a, 0, byCondition)
	}
}

// differ adds a != b.
func (p *prover) differ(a, b *ir.Stmt) {
	if !b.IsConst() {
		return
	}
	if b.Imm == 0 {
		p.known(a)
	}
	if !countable(a) {
		return
	}
	if r := p.rangeOf(a); r.known && r.lo == b.Imm {
		p.narrow(a, b.Imm+1, math.MaxInt64)
	} else if r.known && r.hi == b.Imm {
		p.narrow(a, math.MinInt64, b.Imm-1)
	}
}

// known adds that v is not zero or nil.
func (p *prover) known(v *ir.Stmt) {
	if !p.nonzero[v] {
		p.nonzero[v] = true
		p.log = append(p.log, func() { delete(p.nonzero, v) })
	}
}

// enter adds what holds in the body of the for s.
func (p *prover) enter(s *ir.Stmt) {
	for i, n := range s.Args {
		index := s.Blocks[0].Params[i]
		p.assumeGE(n, 1)
		p.assumeLE(index, n, -1, byCount)
	}
}

// passed adds what holds behind s.
func (p *prover) passed(s *ir.Stmt) {
	switch s.Op {
	case ir.OpBounds:
		p.assumeGE(s.Args[0], 0)
		p.assumeLE(s.Args[0], s.Args[1], -1, byCheck)
	case ir.OpSlice:
		p.assumeGE(s.Args[0], 0)
		p.assumeLE(s.Args[0], s.Args[1], 0, byCheck)
		p.assumeLE(s.Args[1], s.Args[2], 0, byCheck)
	case ir.OpNonZero, ir.OpNonNil:
		p.known(s.Args[0])
		if countable(s.Args[0]) && p.atLeast(s.Args[0], 0) {
			p.assumeGE(s.Args[0], 1)
		}
	case ir.OpShiftOK:
		if countable(s.Args[0]) {
			p.assumeGE(s.Args[0], 0)
		}
	case ir.OpAssert, ir.OpFinite:
		p.assume(s.Args[0], true)
	case ir.OpIf:
		if !falls(s.Blocks[0]) {
			p.assume(s.Args[0], false)
		} else if !falls(s.Blocks[1]) {
			p.assume(s.Args[0], true)
		}
	}
}
