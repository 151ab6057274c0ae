package transform

import "github.com/spelt-go/spelt/internal/ir"

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
