package transform

import (
	"math"
	"sort"

	"github.com/spelt-go/spelt/internal/ir"
)

// hoist covers checks in counted loops by guards: conditions in front of a loop
// that make the checks hold for all its iterations. Where they are true the
// loop runs without the checks; where they are not it runs with them, so that an
// access that never happens is no error, and one that does is the right one.
//
// A guard must imply the checks it covers, exactly; it need not be necessary
// for them. So checks that only some iterations reach are covered as well, or
// the loop would keep a branch out of its middle for each of them. For these,
// the conditions that lead to the check narrow the range of the index: a border
// that the source leaves out is left out of the guard.
//
// For an index that is affine in the indices of the loops, base + Σ coef·index,
// the guard says Lo <= base + Σ coef·index < Hi for all of them. Other values in
// an index (a clamped coordinate, a byte) take part with both ends of their
// range, if that is known. Checks whose indices differ by a constant share the
// guards of the least and the greatest. All other checks are covered if they are
// the same in every iteration.
//
// A guard stands at the outermost loop for which everything in it is computed
// outside, but never outside of a parallel loop, and not at a serial loop that
// is a chain of float operations (see chained).
func hoist(k *ir.Kernel, o *Options) {
	unguard(k, o)
	n := k.Number()
	h := &hoister{
		prover: newProver(),
		next:   n,
		level:  make(map[*ir.Stmt]int, n),
		count:  map[*ir.Stmt]*ir.Stmt{},
		edges:  parts(k, &Options{}),
	}
	h.block(k.Body)
}

type hoister struct {
	*prover
	next  int32
	level map[*ir.Stmt]int // how many loops are around a value
	count map[*ir.Stmt]*ir.Stmt
	edges partition
	loops []*guarding
	conds []condition
}

// condition is one that holds where the walk is.
type condition struct {
	c     *ir.Stmt
	truth bool
	depth int // how many loops are around the if
}

// guarding is a loop and the guards it will have.
type guarding struct {
	loop   *ir.Stmt
	level  int  // how many loops are around it
	may    bool // have guards
	front  []*ir.Stmt
	made   map[string]*ir.Stmt // values in front, by what they are
	wanted []*want
	byName map[string]*want
}

func (h *hoister) block(b *ir.Block) {
	mark, conds := h.mark(), len(h.conds)
	for _, p := range b.Params {
		h.level[p] = len(h.loops)
	}
	out := make([]*ir.Stmt, 0, len(b.Stmts))
	for _, s := range b.Stmts {
		h.level[s] = len(h.loops)
		if s.Op.IsCheck() {
			h.check(s)
		}
		if len(s.Blocks) > 0 {
			out = append(out, h.control(s)...)
		}
		out = append(out, s)
		h.passed(s)
		if s.Op == ir.OpIf {
			for i, b := range s.Blocks {
				if !falls(b) {
					h.conds = append(h.conds, condition{s.Args[0], i == 1, len(h.loops)})
				}
			}
		}
	}
	b.Stmts = out
	h.release(mark)
	h.conds = h.conds[:conds]
}

// control walks the blocks of s and returns what is to stand in front of it.
func (h *hoister) control(s *ir.Stmt) []*ir.Stmt {
	var g *guarding
	if s.Op == ir.OpFor || s.Op == ir.OpLoop {
		g = &guarding{loop: s, level: len(h.loops), may: s.Op == ir.OpFor && !chained(s), made: map[string]*ir.Stmt{}, byName: map[string]*want{}}
		for _, b := range s.Blocks {
			for _, c := range b.Stmts {
				g.may = g.may && !h.edges.edge(c)
			}
		}
		h.loops = append(h.loops, g)
	}
	conds := len(h.conds)
	for i, b := range s.Blocks {
		mark := h.mark()
		switch s.Op {
		case ir.OpIf:
			h.assume(s.Args[0], i == 0)
			h.conds = append(h.conds, condition{s.Args[0], i == 0, len(h.loops)})
		case ir.OpFor:
			for j, p := range b.Params {
				h.count[p] = s.Args[j]
			}
			h.enter(s)
		}
		h.block(b)
		h.release(mark)
		h.conds = h.conds[:conds]
	}
	if g == nil {
		return nil
	}
	h.loops = h.loops[:len(h.loops)-1]
	if len(g.wanted) > 0 {
		h.finish(g)
	}
	return g.front
}

// chained reports whether the iterations of the serial loop s hand on a float
// through a local: a sum in order, say. Such a loop cannot be widened, and each
// of its iterations waits for the one before, longer than a check takes. So its
// checks cost little, and a guard in front of it, which is entered often where
// the loop is short (a row of a sparse matrix), costs more.
func chained(s *ir.Stmt) bool {
	if s.Loop == nil || s.Loop.Parallel {
		return false
	}
	own := map[*ir.Stmt]bool{}
	found := false
	s.Blocks[0].Walk(func(t *ir.Stmt) bool {
		switch {
		case t.Op == ir.OpLocal:
			own[t] = true
		case t.Op == ir.OpSet && t.Args[0].Type.IsFloat() && !own[t.Args[0]]:
			found = true
		}
		return !found
	})
	return found
}

// check looks for the outermost loop whose guard can cover s.
func (h *hoister) check(s *ir.Stmt) {
	for q, g := range h.loops {
		if g.may && h.cover(s, q) {
			s.Hoisted = true
			return
		}
	}
}

// maxGuards bounds the guards of one loop.
const maxGuards = 48

func (h *hoister) cover(s *ir.Stmt, q int) bool {
	if len(h.loops[q].wanted) >= maxGuards {
		return false
	}
	if s.Op == ir.OpBounds {
		return h.level[s.Args[1]] <= q && h.bounds(s, q)
	}
	for _, a := range s.Args {
		if h.level[a] > q {
			return false
		}
	}
	return h.always(s, q)
}

// always covers a check that is the same in every iteration by the guard
// 1 <= (condition ? 1 : 0) < 2.
func (h *hoister) always(s *ir.Stmt, q int) bool {
	g := h.loops[q]
	a := s.Args
	var cond *ir.Stmt
	switch s.Op {
	case ir.OpSlice:
		low := h.put(g, ir.OpGe, ir.Bool, a[0], h.konst(g, ir.I64, 0))
		cond = h.put(g, ir.OpAnd, ir.Bool, low, h.put(g, ir.OpLe, ir.Bool, a[0], a[1]))
		cond = h.put(g, ir.OpAnd, ir.Bool, cond, h.put(g, ir.OpLe, ir.Bool, a[1], a[2]))
	case ir.OpNonZero, ir.OpNonNil:
		cond = h.put(g, ir.OpNe, ir.Bool, a[0], h.konst(g, a[0].Type, 0))
	case ir.OpShiftOK:
		cond = h.put(g, ir.OpGe, ir.Bool, a[0], h.konst(g, a[0].Type, 0))
	case ir.OpAssert, ir.OpFinite:
		cond = a[0]
	default:
		return false
	}
	if reached := h.reached(g, q); reached != nil {
		cond = h.put(g, ir.OpOr, ir.Bool, cond, h.put(g, ir.OpNot, ir.Bool, reached))
	}
	one := h.konst(g, ir.I64, 1)
	base := h.put(g, ir.OpSelect, ir.I64, cond, one, h.konst(g, ir.I64, 0))
	h.want(g, ask{base: polyOf(base), limits: limits{lo: one, hi: h.konst(g, ir.I64, 2)}})
	return true
}

// reached is the part of the condition for getting here that is the same in
// every iteration of g, nil if there is none. If it is false, checks here
// never run, and no guard is to fail because of them: an optional slice that is
// empty is only read under a flag.
func (h *hoister) reached(g *guarding, q int) *ir.Stmt {
	var all *ir.Stmt
	for _, c := range h.conds {
		if c.depth <= q || h.level[c.c] > q {
			continue
		}
		v := c.c
		if !c.truth {
			v = h.put(g, ir.OpNot, ir.Bool, v)
		}
		if all == nil {
			all = v
		} else {
			all = h.put(g, ir.OpAnd, ir.Bool, all, v)
		}
	}
	return all
}

// maxRanged bounds the values that take part with both ends of their range:
// the guards double with each.
const maxRanged = 2

// bounds covers a bounds check.
func (h *hoister) bounds(s *ir.Stmt, q int) bool {
	g := h.loops[q]
	f, ok := h.affine(s.Args[0], q, 2*maxDepth)
	if !ok {
		return false
	}
	var terms []ir.Term
	var asks []ask
	corners := []poly{f.base}
	ranged := 0
	for _, p := range f.parts {
		if n := h.count[p.v]; n != nil && h.level[n] <= q && !h.narrowed(p.v, q) {
			terms = append(terms, ir.Term{Coef: h.emit(g, p.coef), Index: p.v, Count: n})
			continue
		}
		ends, ok := h.ends(g, p, q, &asks)
		if ranged++; !ok || ranged > maxRanged {
			return false
		}
		var next []poly
		for _, c := range corners {
			for _, e := range ends {
				sum, ok := c.add(e)
				if !ok {
					return false
				}
				next = append(next, sum)
			}
		}
		corners = next
	}
	sort.SliceStable(terms, func(i, j int) bool { return terms[i].Index.ID < terms[j].Index.ID })
	// An end that is proven need not be guarded.
	l := limits{lo: h.konst(g, ir.I64, 0), hi: s.Args[1]}
	switch {
	case h.atLeast(s.Args[0], 0):
		l.lo, l.openLo = h.konst(g, ir.I64, -open), true
	case h.prove(s.Args[0], s.Args[1], -1):
		l.hi, l.openHi = h.konst(g, ir.I64, open), true
	}
	for _, c := range corners {
		if k, ok := c.constant(); ok && len(terms) == 0 && !l.mayHold(k) {
			return false
		}
		asks = append(asks, ask{c, terms, l})
	}
	reached := h.reached(g, q)
	for _, a := range asks {
		if reached != nil {
			a.lo = h.put(g, ir.OpSelect, ir.I64, reached, a.lo, h.konst(g, ir.I64, math.MinInt64))
			a.hi = h.put(g, ir.OpSelect, ir.I64, reached, a.hi, h.konst(g, ir.I64, math.MaxInt64))
		}
		h.want(g, a)
	}
	return true
}
