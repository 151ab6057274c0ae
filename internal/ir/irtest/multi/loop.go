package multi

import "github.com/spelt-go/spelt/internal/ir"

// parallel is the parallel loop that is being made.
type parallel struct {
	roles  map[*array]role
	rmw    map[*array]string // of counted arrays
	sums   []sum
	own    *ir.Stmt // the number of the iteration
	over   *array   // the loop is over the elements of it, if not nil
	margin map[*array]int64
}

// role is what the iterations of a loop do with an array.
type role uint8

const (
	read    role = iota
	mine         // each has elements of its own
	counted      // all change it, by one commutative atomic
)

func (p *parallel) role(a *array) role {
	r, ok := p.roles[a]
	if !ok {
		return mine // made in the iteration
	}
	return r
}

// sum is a local that a loop builds up.
type sum struct {
	*ir.Stmt
	op ir.ReduceOp
}

// count is a number of iterations, and the array whose length it is.
func (g *gen) count() (*ir.Stmt, *array) {
	if g.around > 1 {
		return g.konst(int64(g.IntN(4))), nil
	}
	switch g.IntN(6) {
	case 0:
		return g.konst(int64(g.IntN(7))), nil
	case 1:
		v := g.raw(ir.OpMin, ir.I64, g.value(ir.I64), g.konst(9))
		return v, nil
	case 2: // a Go loop that leaves out the first element and the last
		n := g.raw(ir.OpSub, ir.I64, g.size(pick(g, g.arrays)), g.konst(2))
		return g.raw(ir.OpMax, ir.I64, n, g.konst(0)), nil
	}
	a := pick(g, g.arrays)
	return g.size(a), a
}

// loop emits a parallel loop.
func (g *gen) loop() {
	n, over := g.count()
	counts := []*ir.Stmt{n}
	for len(counts) < 3 && g.odds(4) {
		over = nil
		counts = append(counts, g.raw(ir.OpMin, ir.I64, g.value(ir.I64), g.konst(4)))
	}
	p := &parallel{over: over, roles: map[*array]role{}, rmw: map[*array]string{}, margin: map[*array]int64{}}
	for _, a := range g.arrays {
		p.choose(g, a)
	}
	info := &ir.LoopInfo{Parallel: true, Grain: int64(g.IntN(3) * (1 + g.IntN(5)))}
	p.sums = g.sums()
	for _, s := range p.sums {
		info.Reduce = append(info.Reduce, ir.Reduction{Local: s.Stmt, Op: s.op})
	}
	outer := g.locals
	g.locals = p.visible(outer)
	g.counted(info, counts, func(index []*ir.Stmt) {
		g.par = p
		g.vals = append(g.vals, index...)
		p.own = index[0]
		for i, x := range index[1:] {
			p.own = g.raw(ir.OpAdd, ir.I64, g.raw(ir.OpMul, ir.I64, p.own, counts[i+1]), x)
		}
		g.vals = append(g.vals, p.own)
		g.body(2+g.IntN(8), g.inner)
		if !g.ended() {
			g.inLoop() // at least something to see
		}
		g.par = nil
	})
	g.locals = outer
	for _, s := range p.sums {
		g.emit(ir.OpGet, s.Type, s.Stmt)
	}
}

// choose gives a its role.
func (p *parallel) choose(g *gen, a *array) {
	p.margin[a] = int64(g.IntN(2) * g.IntN(3))
	switch {
	case len(a.bases) > 0:
	case a.fixed || g.odds(3):
		p.roles[a] = read
	case a.t.Size() >= 4 && a.t.IsInt() && a.lp == nil && g.odds(5):
		p.roles[a] = counted
		p.rmw[a] = pick(g, []string{"add", "min", "max", "and", "or", "xor"})
	default:
		p.roles[a] = mine
	}
}

// sums picks the locals that a loop builds up.
func (g *gen) sums() []sum {
	var list []sum
	for _, l := range g.locals {
		if l.fixed || l.Type == ir.Bool || !g.odds(4) || len(list) == 3 {
			continue
		}
		ops := []ir.ReduceOp{ir.ReduceMin, ir.ReduceMax, ir.ReduceIfLt, ir.ReduceIfLe, ir.ReduceIfGt, ir.ReduceIfGe}
		switch {
		case l.Type.IsInt():
			ops = append(ops, ir.ReduceAdd, ir.ReduceAdd, ir.ReduceMul, ir.ReduceAnd, ir.ReduceOr, ir.ReduceXor)
		case g.o.Inexact:
			ops = append(ops, ir.ReduceAdd, ir.ReduceAdd, ir.ReduceAdd, ir.ReduceMul)
		}
		list = append(list, sum{l.Stmt, pick(g, ops)})
	}
	if len(list) == 0 && g.odds(2) { // a sum of small integers is exact as a float too
		t := pick(g, []ir.Type{ir.F64, ir.I64, ir.F32})
		list = append(list, sum{g.local("sum", g.constOf(t, 0), true), ir.ReduceAdd})
	}
	return list
}

// visible is what the iterations may read of the locals around the loop.
func (p *parallel) visible(locals []local) []local {
	var out []local
	for _, l := range locals {
		summed := false
		for _, s := range p.sums {
			summed = summed || s.Stmt == l.Stmt
		}
		if !summed {
			out = append(out, local{l.Stmt, true})
		}
	}
	return out
}

var reduceOps = map[ir.ReduceOp]ir.Op{
	ir.ReduceAdd: ir.OpAdd, ir.ReduceMul: ir.OpMul, ir.ReduceMin: ir.OpMin, ir.ReduceMax: ir.OpMax,
	ir.ReduceAnd: ir.OpAnd, ir.ReduceOr: ir.OpOr, ir.ReduceXor: ir.OpXor,
	ir.ReduceIfLt: ir.OpLt, ir.ReduceIfLe: ir.OpLe, ir.ReduceIfGt: ir.OpGt, ir.ReduceIfGe: ir.OpGe,
}

// build emits a step of a reduction.
func (g *gen) build() {
	s := pick(g, g.par.sums)
	x := g.value(s.Type)
	if s.op == ir.ReduceAdd && s.Type.IsFloat() && !g.o.Inexact {
		x = g.raw(ir.OpConv, s.Type, g.raw(ir.OpAnd, ir.I64, g.value(ir.I64), g.konst(15)))
	}
	op, old := reduceOps[s.op], g.raw(ir.OpGet, s.Type, s.Stmt)
	if op.IsCompare() {
		g.when(g.raw(op, ir.Bool, x, old), func() { g.raw(ir.OpSet, ir.Void, s.Stmt, x) })
		return
	}
	a, b := old, x
	if g.odds(3) {
		a, b = x, old
	}
	g.raw(ir.OpSet, ir.Void, s.Stmt, g.raw(op, s.Type, a, b))
}

// inLoop emits what only iterations of parallel loops do.
func (g *gen) inLoop() {
	if len(g.par.sums) > 0 && g.odds(3) {
		g.build()
		return
	}
	a := pick(g, g.arrays)
	for range 3 {
		if g.par.role(a) == mine && len(a.bases) == 0 {
			break
		}
		a = pick(g, g.arrays)
	}
	_, outside := g.par.roles[a]
	switch {
	case len(a.bases) > 0 && !g.readable(a):
	case !outside || g.par.role(a) == read:
		g.element(a)
	case g.par.role(a) == counted:
		g.count1(a)
	default:
		g.ownElement(a)
	}
}

// count1 emits the atomic of an array that all iterations change.
func (g *gen) count1(a *array) {
	i, n := g.value(ir.I64), g.size(a)
	c := g.raw(ir.OpAnd, ir.Bool, g.raw(ir.OpGe, ir.Bool, i, g.konst(0)), g.raw(ir.OpLt, ir.Bool, i, n))
	g.when(c, func() {
		s := g.raw(ir.OpAtomicRMW, a.t, g.elem(a, i), g.value(a.t))
		s.Tag, s.Aux = ir.Tag{Type: a.t}, g.par.rmw[a]
	})
}

// ownElement accesses the element of a that belongs to the iteration.
func (g *gen) ownElement(a *array) {
	i, n := g.par.own, g.size(a)
	if m := g.par.margin[a]; m != 0 {
		i = g.raw(ir.OpAdd, ir.I64, i, g.konst(m))
	} else if g.par.over == a || !g.o.NoFailures && g.odds(24) {
		g.raw(ir.OpBounds, ir.Void, i, n)
		g.access(a, g.elem(a, i))
		return
	}
	g.when(g.raw(ir.OpLt, ir.Bool, i, n), func() {
		g.raw(ir.OpBounds, ir.Void, i, n)
		g.access(a, g.elem(a, i))
		g.body(g.IntN(2), g.simple)
	})
}
