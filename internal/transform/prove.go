package transform

import (
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// prover collects what is known about integers at a point of the code, from
// the counts of the loops around it, the conditions that led there and the
// checks that were passed on the way, and proves inequalities from it.
//
// Facts have the form v <= w + k, for values as mathematical integers; a value
// that may have wrapped is only itself. Everything is bounded: a proof that
// takes too long is no proof.
type prover struct {
	numeric map[*ir.Stmt]interval
	upper   map[*ir.Stmt][]fact // v <= w + k
	lower   map[*ir.Stmt][]fact // v >= w + k
	nonzero map[*ir.Stmt]bool   // integers and pointers that are not zero
	log     []func()            // undoes facts, last first
	budget  int                 // of the question under way, in steps
	deep    int                 // how far assumptions follow from each other
}

// fact bounds a value by w + k.
type fact struct {
	w    *ir.Stmt
	k    int64
	from origin
}

// origin is what a fact comes from: a condition, the count of the index's loop,
// or a check that was passed.
type origin uint8

const (
	byCondition origin = iota
	byCount
	byCheck
)

func newProver() *prover {
	return &prover{
		numeric: map[*ir.Stmt]interval{},
		upper:   map[*ir.Stmt][]fact{},
		lower:   map[*ir.Stmt][]fact{},
		nonzero: map[*ir.Stmt]bool{},
	}
}

const (
	maxFacts  = 12      // of one kind about one value
	maxBudget = 256     // steps to answer a question
	maxDepth  = 6       // how deep expressions and chains of facts are followed
	maxOffset = 1 << 58 // constants in facts: the sum of a few never overflows
)

// rangeOf is the interval of v.
func (p *prover) rangeOf(v *ir.Stmt) interval {
	p.budget = maxBudget
	return p.ranged(v, maxDepth)
}

// linear takes v apart into base + k, which it equals exactly.
func (p *prover) linear(v *ir.Stmt) (*ir.Stmt, int64) {
	p.budget = maxBudget
	return p.strip(v, maxDepth)
}

// prove reports whether a <= b + k for certain.
func (p *prover) prove(a, b *ir.Stmt, k int64) bool {
	p.budget = maxBudget
	return p.le(a, b, k, maxDepth)
}

// exact reports whether the operation of v does not wrap.
func (p *prover) exact(v *ir.Stmt) bool {
	p.budget = maxBudget
	return p.computed(v, maxDepth).fits(v.Type)
}

// mark and release delimit facts that hold only for a while.
func (p *prover) mark() int { return len(p.log) }

func (p *prover) release(mark int) {
	for i := len(p.log) - 1; i >= mark; i-- {
		p.log[i]()
	}
	p.log = p.log[:mark]
}

func (p *prover) strip(v *ir.Stmt, depth int) (*ir.Stmt, int64) {
	k := int64(0)
	for range maxDepth {
		switch {
		case v.Op == ir.OpConv && v.Args[0].Type.IsInt() && p.ranged(v.Args[0], depth).fits(v.Type):
			v = v.Args[0]
			continue
		case v.Op == ir.OpAdd && v.Args[1].IsConst() && v.Type.IsInt():
			c := v.Args[1].Imm
			if -maxOffset < c && c < maxOffset && -maxOffset < k && k < maxOffset && p.computed(v, depth).fits(v.Type) {
				k += c
				v = unwrapped(v.Args[0])
				continue
			}
		}
		break
	}
	return v, k
}

// le looks for a chain of facts from a up to b.
func (p *prover) le(a, b *ir.Stmt, k int64, depth int) bool {
	p.budget--
	if depth <= 0 || p.budget < 0 {
		return false
	}
	a, ka := p.strip(a, depth)
	b, kb := p.strip(b, depth)
	k += kb - ka
	if k > maxOffset || k < -maxOffset {
		return false
	}
	if a == b {
		return k >= 0
	}
	ra, rb := p.ranged(a, min(depth, 2)), p.ranged(b, min(depth, 2))
	if ra.known && rb.known {
		if least, ok := addInt(rb.lo, k); ok && ra.hi <= least {
			return true
		}
	}
	depth--
	for _, f := range p.upper[a] {
		if p.le(f.w, b, k-f.k, depth) {
			return true
		}
	}
	return p.leftParts(a, b, k, depth) || p.rightParts(a, b, k, depth)
}

// leftParts uses how a is computed.
func (p *prover) leftParts(a, b *ir.Stmt, k int64, depth int) bool {
	nonneg := func(v *ir.Stmt) bool { r := p.ranged(v, min(depth, 2)); return r.known && r.lo >= 0 }
	switch a.Op {
	case ir.OpMin:
		return p.le(a.Args[0], b, k, depth) || p.le(a.Args[1], b, k, depth)
	case ir.OpMax:
		return p.le(a.Args[0], b, k, depth) && p.le(a.Args[1], b, k, depth)
	case ir.OpSelect:
		return p.le(a.Args[1], b, k, depth) && p.le(a.Args[2], b, k, depth)
	case ir.OpAnd:
		for i := range 2 {
			if nonneg(a.Args[i]) && p.le(a.Args[i], b, k, depth) {
				return true
			}
		}
	case ir.OpRem:
		if d := p.ranged(a.Args[1], min(depth, 2)); d.known && d.lo > 0 && p.le(a.Args[1], b, k+1, depth) {
			return true
		}
		return nonneg(a.Args[0]) && p.le(a.Args[0], b, k, depth)
	case ir.OpDiv, ir.OpShr:
		r := p.ranged(a.Args[1], min(depth, 2))
		shrinks := r.known && (r.lo >= 1 || a.Op == ir.OpShr && r.lo >= 0)
		return shrinks && nonneg(a.Args[0]) && p.le(a.Args[0], b, k, depth)
	case ir.OpAdd:
		if b2, k2, ok := p.sumBelow(a, depth); ok && p.computed(a, min(depth, 2)).fits(a.Type) {
			return p.le(b2, b, k-k2, depth)
		}
	case ir.OpSub:
		y := p.ranged(a.Args[1], min(depth, 2))
		return y.known && y.lo >= 0 && y.lo < maxOffset && p.computed(a, min(depth, 2)).fits(a.Type) &&
			p.le(a.Args[0], b, k+y.lo, depth)
	}
	return false
}

// rightParts uses how b is computed.
func (p *prover) rightParts(a, b *ir.Stmt, k int64, depth int) bool {
	switch b.Op {
	case ir.OpMax:
		return p.le(a, b.Args[0], k, depth) || p.le(a, b.Args[1], k, depth)
	case ir.OpMin:
		return p.le(a, b.Args[0], k, depth) && p.le(a, b.Args[1], k, depth)
	case ir.OpSelect:
		return p.le(a, b.Args[1], k, depth) && p.le(a, b.Args[2], k, depth)
	case ir.OpAdd:
		for i := range 2 {
			x, y := unwrapped(b.Args[i]), p.ranged(unwrapped(b.Args[1-i]), min(depth, 2))
			if y.known && y.lo >= 0 && y.lo < maxOffset && p.computed(b, min(depth, 2)).fits(b.Type) && p.le(a, x, k+y.lo, depth) {
				return true
			}
		}
	}
	return false
}

// unwrapped is v without conversions to its type from integers at least as
// wide: the same modulo its width. A sum of v's width is computed from it just
// as well, and may fit where v does not.
func unwrapped(v *ir.Stmt) *ir.Stmt {
	for v.Op == ir.OpConv && v.Type.IsInt() && v.Args[0].Type.IsInt() && v.Args[0].Type.Size() >= v.Type.Size() {
		v = v.Args[0]
	}
	return v
}

// sumBelow finds b + k that the sum v, as mathematics has it, does not exceed,
// for the index of a loop from x to b: v = x + i, and i < b - x.
func (p *prover) sumBelow(v *ir.Stmt, depth int) (b *ir.Stmt, k int64, ok bool) {
	if depth < 2 {
		return nil, 0, false
	}
	for i := range 2 {
		x, kx := p.strip(unwrapped(v.Args[i]), 2)
		for _, f := range p.upper[unwrapped(v.Args[1-i])] {
			for _, g := range append([]fact{{w: f.w}}, p.upper[f.w]...) {
				d := g.w
				if d.Op != ir.OpSub || !p.computed(d, 2).fits(d.Type) {
					continue
				}
				low, kl := p.strip(d.Args[1], 2)
				k := f.k + g.k + kx - kl
				if low == x && -maxOffset < k && k < maxOffset {
					return d.Args[0], k, true
				}
			}
		}
	}
	return nil, 0, false
}

// atLeast reports whether v >= n for certain.
func (p *prover) atLeast(v *ir.Stmt, n int64) bool {
	r := p.rangeOf(v)
	return r.known && r.lo >= n
}

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
