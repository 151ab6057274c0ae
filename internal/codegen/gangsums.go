package codegen

import "github.com/spelt-go/spelt/internal/ir"

// Each lane has a partial result of each reduction, in a vector. Of a conditional minimum or maximum of floats each lane also
// knows when it found its own, since of two that compare equal, -0 and +0, the order of the loop says which one stays.

// beginSums fills the partial results with what stands in the locals, which is neutral.
func (g *gang) beginSums(loop *ir.Stmt) {
	for _, r := range loop.Loop.Reduce {
		t := r.Local.Type
		first := g.val("load ", scalarType(t), ", ptr ", g.slots[r.Local].ref)
		g.do("store ", g.v.ty(t), " ", g.broadcast(first, t), ", ptr ", g.wide[r.Local])
		if r.Op < ir.ReduceIfLt || !t.IsFloat() {
			continue
		}
		if g.turn == "" {
			g.turn = g.alloca("i64", "")
			g.do("store i64 0, ptr ", g.turn)
		}
		g.when[r.Local] = g.alloca(g.v.ty(ir.I64), "")
		g.do("store ", g.v.ty(ir.I64), " zeroinitializer, ptr ", g.when[r.Local])
	}
}

// nextTurn counts the gangs.
func (g *gang) nextTurn() {
	if g.turn != "" {
		n := g.val("load i64, ptr ", g.turn)
		g.do("store i64 ", g.val("add i64 ", n, ", 1"), ", ptr ", g.turn)
	}
}

// found notes that the active lanes have set l now.
func (g *gang) found(l *ir.Stmt) {
	if slot := g.when[l]; slot != "" {
		now := g.broadcast(g.val("load i64, ptr ", g.turn), ir.I64)
		if g.mask != "" {
			now = g.v.selec(ir.I64, g.mask, now, g.val("load ", g.v.ty(ir.I64), ", ptr ", slot))
		}
		g.do("store ", g.v.ty(ir.I64), " ", now, ", ptr ", slot)
	}
}

// fold joins the partial results of the lanes, neighbouring halves first, and leaves what comes of it in the local.
func (g *gang) fold(r ir.Reduction) {
	t := r.Local.Type
	x := g.val("load ", g.v.ty(t), ", ptr ", g.wide[r.Local])
	when := ""
	if slot := g.when[r.Local]; slot != "" {
		when = g.val("load ", g.v.ty(ir.I64), ", ptr ", slot)
	}
	for n := g.v.lanes / 2; n >= 1; n /= 2 {
		low, high := make([]int, n), make([]int, n)
		for i := range n {
			low[i], high[i] = i, n+i
		}
		half := arith{fn: g.fn, lanes: n}
		halves := func(t ir.Type, x string) (value, value) {
			whole := arith{fn: g.fn, lanes: 2 * n}.ty(t)
			return value{ref: g.shuffle(whole, x, "poison", low), t: t}, value{ref: g.shuffle(whole, x, "poison", high), t: t}
		}
		a, b := halves(t, x)
		if when == "" {
			x = half.combine(r.Op, a, b)
			continue
		}
		c, d := halves(ir.I64, when)
		take := half.later(r.Op, a, b, c, d)
		x, when = half.selec(t, take, b.ref, a.ref), half.selec(ir.I64, take, d.ref, c.ref)
	}
	x = g.val("extractelement ", arith{fn: g.fn, lanes: 1}.ty(t), " ", x, ", i64 0")
	g.do("store ", scalarType(t), " ", x, ", ptr ", g.slots[r.Local].ref)
}

// later is whether b, found at turn d in a later lane, stays rather than a, found at turn c: it passes the strict comparison,
// or is equal and comes first, or for the kinds that keep the last of equal ones, last.
func (a arith) later(op ir.ReduceOp, x, y, c, d value) string {
	compare, order := ir.OpLt, ir.OpLt
	if op == ir.ReduceIfGt || op == ir.ReduceIfGe {
		compare = ir.OpGt
	}
	if op == ir.ReduceIfLe || op == ir.ReduceIfGe {
		order = ir.OpGe
	}
	equal := a.bin("and", ir.Bool, a.compare(ir.OpEq, x.t, y.ref, x.ref), a.compare(order, ir.I64, d.ref, c.ref))
	return a.bin("or", ir.Bool, a.compare(compare, x.t, y.ref, x.ref), equal)
}
