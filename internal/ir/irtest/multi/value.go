package multi

import "github.com/spelt-go/spelt/internal/ir"

// value is some value of type t: one in scope, or a constant.
func (g *gen) value(t ir.Type) *ir.Stmt {
	if len(g.locals) > 0 && g.odds(3) {
		if l := pick(g, g.locals); l.Type == t {
			return g.emit(ir.OpGet, t, l.Stmt)
		}
	}
	if !g.odds(6) {
		for range 8 {
			if v := pick(g, g.vals); v.Type == t {
				return v
			}
		}
	}
	if t.IsNumeric() && g.odds(3) {
		if v := pick(g, g.vals); v.Type.IsNumeric() {
			return g.emit(ir.OpConv, t, v)
		}
	}
	return g.constOf(t, g.constant(t))
}

// pure emits a pure operation, or several that build on each other.
func (g *gen) pure() {
	if g.odds(10) {
		g.chain()
		return
	}
	t := pick(g, valueTypes)
	switch n := g.IntN(10); {
	case n == 0 && t.IsNumeric():
		if from := g.value(pick(g, valueTypes)); from.Type != ir.Bool {
			g.emit(ir.OpConv, t, from)
		}
	case n == 1:
		g.emit(ir.OpSelect, t, g.value(ir.Bool), g.value(t), g.value(t))
	case n == 2:
		from := pick(g, valueTypes)
		g.emit(ir.OpEq+ir.Op(g.IntN(6)), ir.Bool, g.value(from), g.value(from))
	case t == ir.Bool && n < 5:
		g.emit(ir.OpNot, t, g.value(t))
	case t == ir.Bool:
		g.emit(pick(g, []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}), t, g.value(t), g.value(t))
	case n == 3 && t.IsInt():
		g.emit(pick(g, []ir.Op{ir.OpShl, ir.OpShr}), t, g.value(t), g.value(pick(g, []ir.Type{ir.U8, ir.I64, t})))
	case n == 4 && t.IsInt():
		g.emit(pick(g, []ir.Op{ir.OpNeg, ir.OpCom, ir.OpAbs, ir.OpClz, ir.OpCtz, ir.OpPopcnt, ir.OpBswap, ir.OpBitrev}), t, g.value(t))
	case n == 4:
		g.emit(pick(g, []ir.Op{ir.OpNeg, ir.OpAbs, ir.OpSqrt, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint, ir.OpRound}), t, g.value(t))
	case t.IsFloat():
		g.emit(pick(g, []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpMin, ir.OpMax}), t, g.value(t), g.value(t))
	default:
		op := pick(g, []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpMin, ir.OpMax, ir.OpMulHi, ir.OpDiv, ir.OpRem})
		y := g.value(t)
		if op == ir.OpDiv || op == ir.OpRem { // by zero there is nothing to agree on
			y = g.raw(ir.OpOr, t, y, g.constOf(t, 1))
		}
		g.emit(op, t, g.value(t), y)
	}
}

// chain emits a pure value that is dear to recompute, and leaves the steps out
// of scope.
func (g *gen) chain() {
	t := pick(g, []ir.Type{ir.I32, ir.I64, ir.U64, ir.F64})
	v, w := g.value(t), g.value(t)
	ops := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpXor}
	if t.IsFloat() {
		ops = ops[:3]
	}
	for range 2 + g.IntN(5) {
		next := g.raw(pick(g, ops), t, v, pick(g, []*ir.Stmt{v, w, g.value(t)}))
		w, v = v, next
	}
	g.vals = append(g.vals, v)
}

// update emits a new local, a read of one, or a write.
func (g *gen) update() {
	if len(g.locals) == 0 || g.odds(4) {
		g.local("l", g.value(pick(g, valueTypes)), false)
		return
	}
	l := pick(g, g.locals)
	switch {
	case g.odds(3):
		g.emit(ir.OpGet, l.Type, l.Stmt)
	case l.fixed:
	case l.Type.IsInt() && g.odds(2): // read, change, write
		g.raw(ir.OpSet, ir.Void, l.Stmt, g.emit(ir.OpAdd, l.Type, g.emit(ir.OpGet, l.Type, l.Stmt), g.value(l.Type)))
	default:
		g.raw(ir.OpSet, ir.Void, l.Stmt, g.value(l.Type))
	}
}

func (g *gen) condition() *ir.Stmt {
	if g.odds(3) {
		return g.value(ir.Bool)
	}
	return g.emit(ir.OpEq+ir.Op(g.IntN(6)), ir.Bool, g.value(ir.I64), g.konst(int64(g.IntN(6)-1)))
}

// check emits a check that holds, and sometimes one that may not.
func (g *gen) check() {
	if !g.o.NoFailures && g.odds(3) {
		g.doubtful()
		return
	}
	switch g.IntN(4) {
	case 0:
		g.raw(ir.OpShiftOK, ir.Void, g.value(pick(g, []ir.Type{ir.U8, ir.U32, ir.U64})))
	case 1:
		v := g.value(ir.I32)
		g.raw(ir.OpNonZero, ir.Void, g.raw(ir.OpOr, ir.I32, v, g.constOf(ir.I32, 1)))
	case 2:
		lo, hi := g.value(ir.I64), g.value(ir.I64)
		n := g.size(pick(g, g.arrays))
		c := g.raw(ir.OpAnd, ir.Bool, g.raw(ir.OpLe, ir.Bool, lo, hi), g.raw(ir.OpLe, ir.Bool, hi, n))
		c = g.raw(ir.OpAnd, ir.Bool, c, g.raw(ir.OpGe, ir.Bool, lo, g.konst(0)))
		g.when(c, func() { g.raw(ir.OpSlice, ir.Void, lo, hi, n) })
	default:
		v := g.value(ir.I64)
		c := g.raw(ir.OpLt, ir.Bool, v, g.konst(1<<40))
		g.raw(ir.OpAssert, ir.Void, g.raw(ir.OpOr, ir.Bool, c, g.raw(ir.OpGt, ir.Bool, v, g.konst(0)))).Aux = "holds"
	}
}

func (g *gen) doubtful() {
	switch g.IntN(6) {
	case 0:
		g.raw(ir.OpShiftOK, ir.Void, g.value(ir.I64))
	case 1:
		g.raw(ir.OpNonZero, ir.Void, g.value(ir.I32))
	case 2:
		g.raw(ir.OpNonNil, ir.Void, g.object)
	case 3:
		g.when(g.condition(), func() { g.raw(ir.OpMakeErr, ir.Void).Aux = "reached" })
	case 4:
		g.raw(ir.OpAssert, ir.Void, g.condition()).Aux = "perhaps"
	default:
		g.raw(ir.OpBounds, ir.Void, g.value(ir.I64), g.size(pick(g, g.arrays)))
	}
}
