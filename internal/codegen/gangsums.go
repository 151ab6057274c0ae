package codegen

import "github.com/spelt-go/spelt/internal/ir"

// Each lane has a partial result of each reduction, in a vector. Of a conditional minimum or maximum of floats each lane also
// knows in which iteration it found its own, counted over the chunk, since of two that compare equal, -0 and +0, the order of
// the loop says which one stays.

// beginSums fills the partial results with what stands in the locals, which is neutral.
func (g *gang) beginSums(loop *ir.Stmt) {
	for _, r := range loop.Loop.Reduce {
		g.fill(g.v, r.Local, g.wide[r.Local])
		if r.Op < ir.ReduceIfLt || !r.Local.Type.IsFloat() {
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

// nextTurn counts the iterations.
func (g *gang) nextTurn() {
	if g.turn != "" {
		n := g.val("load i64, ptr ", g.turn)
		g.do("store i64 ", g.val("add i64 ", n, ", ", g.width), ", ptr ", g.turn)
	}
}

// found notes that the active lanes have set l now.
func (g *gang) found(l *ir.Stmt) {
	if slot := g.when[l]; slot != "" {
		now := g.spread(g.val("load i64, ptr ", g.turn), ir.I64, 1)
		if g.mask != "" {
			now = g.v.selec(ir.I64, g.mask, now, g.val("load ", g.v.ty(ir.I64), ", ptr ", slot))
		}
		g.do("store ", g.v.ty(ir.I64), " ", now, ", ptr ", slot)
	}
}

// ownSums swaps, if lanes run one by one, the first lane's partial results of float sums with those that the iteration adds to
// by its number, in front of it and behind it.
func (g *gang) ownSums(loop *ir.Stmt, i, from string) {
	if g.alone == "" || SumWidth(loop) == 0 {
		return
	}
	swap, next := g.label(), g.label()
	g.brIf(g.alone, swap, next, g.m.unlikely())
	g.begin(swap)
	n := g.partOf(i, from, g.v.lanes)
	for _, r := range loop.Loop.Reduce {
		if !IsSum(r) {
			continue
		}
		t := r.Local.Type
		x := g.val("load ", g.v.ty(t), ", ptr ", g.wide[r.Local])
		first, own := g.lane(t, x, "0"), g.lane(t, x, n)
		x = g.val("insertelement ", g.v.ty(t), " ", x, ", ", scalarType(t), " ", own, ", i64 0")
		x = g.val("insertelement ", g.v.ty(t), " ", x, ", ", scalarType(t), " ", first, ", i64 ", n)
		g.do("store ", g.v.ty(t), " ", x, ", ptr ", g.wide[r.Local])
	}
	g.begin(next)
}

// endSums leaves in the locals what comes of the partial results.
func (g *gang) endSums(loop *ir.Stmt) {
	for _, r := range loop.Loop.Reduce {
		g.collect(g.v, r, g.wide[r.Local], g.when[r.Local])
	}
}
