package frontend

import (
	"go/token"

	"github.com/spelt-go/spelt/internal/ir"
)

// tripCount is the number of iterations, as an i64, after checking that there
// is an end: that the variable does not wrap past the bound, and that the
// count fits an i64.
func (l *lowerer) tripCount(f form, it ir.Type, lo, bound, by *ir.Stmt) *ir.Stmt {
	narrow := it.Bits() < 64
	a, b := lo, bound // the lower and the upper end
	if f.down {
		a, b = bound, lo
	}
	if f.op == token.NEQ {
		d := l.op(ir.OpSub, it, b, a)
		u := unsignedOf(it)
		if u != it {
			d = l.op(ir.OpBitcast, u, d)
		}
		n := l.conv(ir.I64, d)
		if !narrow {
			l.check(ir.OpFinite, l.op(ir.OpGe, ir.Bool, n, l.int(0)))
		}
		return n
	}
	strict := f.op == token.LSS || f.op == token.GTR
	if strict && f.step == nil && f.by == 1 {
		switch {
		case narrow:
			d := l.op(ir.OpSub, ir.I64, l.conv(ir.I64, b), l.conv(ir.I64, a))
			return l.op(ir.OpMax, ir.I64, d, l.int(0))
		case it == ir.I64 && a.IsConstInt(0):
			return l.op(ir.OpMax, ir.I64, b, l.int(0))
		}
		d := l.conv(ir.I64, l.op(ir.OpSub, it, b, a))
		n := l.op(ir.OpSelect, ir.I64, l.op(ir.OpLt, ir.Bool, a, b), d, l.int(0))
		if !(it == ir.I64 && a.Op == ir.OpConst && a.Imm >= 0) {
			l.check(ir.OpFinite, l.op(ir.OpGe, ir.Bool, n, l.int(0)))
		}
		return n
	}
	wide := func(v *ir.Stmt) *ir.Stmt { return l.conv(ir.U64, v) }
	enter := l.op(ir.OpLe, ir.Bool, a, b)
	if strict {
		enter = l.op(ir.OpLt, ir.Bool, a, b)
	}
	none := l.op(ir.OpNot, ir.Bool, enter)
	if f.step != nil {
		positive := l.op(ir.OpGt, ir.Bool, by, l.constant(it, 0))
		l.check(ir.OpFinite, l.op(ir.OpOr, ir.Bool, none, positive))
	}
	one := l.constant(ir.U64, 1)
	k := wide(by)
	dist := l.op(ir.OpSub, ir.U64, wide(b), wide(a))
	if strict {
		dist = l.op(ir.OpSub, ir.U64, dist, one)
	}
	steps := l.op(ir.OpDiv, ir.U64, dist, k) // one less than the count
	least, most := extremes(it)
	room := l.op(ir.OpSub, ir.U64, wide(l.constant(it, most)), wide(lo))
	if f.down {
		room = l.op(ir.OpSub, ir.U64, wide(lo), wide(l.constant(it, least)))
	}
	rest := l.op(ir.OpSub, ir.U64, room, l.op(ir.OpMul, ir.U64, steps, k))
	ends := l.op(ir.OpLe, ir.Bool, k, rest) // the step after the last does not wrap
	if !narrow {
		fits := l.op(ir.OpLt, ir.Bool, steps, l.constant(ir.U64, 1<<63-1))
		ends = l.op(ir.OpAnd, ir.Bool, ends, fits)
	}
	l.check(ir.OpFinite, l.op(ir.OpOr, ir.Bool, none, ends))
	n := l.conv(ir.I64, l.op(ir.OpAdd, ir.U64, steps, one))
	return l.op(ir.OpSelect, ir.I64, enter, n, l.int(0))
}

func unsignedOf(t ir.Type) ir.Type {
	if t.IsSigned() {
		return t + (ir.U8 - ir.I8)
	}
	return t
}
