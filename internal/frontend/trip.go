package frontend

import (
	"go/token"
	"math"
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// trips is how often a counted loop runs.
type trips struct {
	count *ir.Stmt // an i64

	// ends is nil, or a condition that does not hold if the variable goes around
	// for ever. The count is then that of one round, in which the variable has
	// all the values that it ever has.
	ends *ir.Stmt

	// plain says that there is no count: the variable may wrap, and may or may
	// not meet the bound later.
	plain bool
}

// largeStep is one of 64 bits that leads around in a few steps.
const largeStep = 1 << 20

// tripCount is the number of iterations of a loop. A variable of fewer than 64
// bits, or one with a large constant step, goes around as in Go: the count may
// have to be found by counting, before a parallel loop. For others it is checked
// that the variable does not wrap past the bound, which would take years, and
// that the count fits an i64.
func (l *lowerer) tripCount(f form, it ir.Type, lo, bound, by *ir.Stmt, parallel bool) trips {
	if it.Bits() == 64 && !(f.step == nil && f.by > largeStep) || f.op == token.NEQ || l.unitStep(f) {
		return trips{count: l.countUpTo(f, it, lo, bound, by)}
	}
	blk, start := l.b.Block, len(l.b.Block.Stmts)
	n := l.countUpTo(f, it, lo, bound, by)
	var ok *ir.Stmt // what would be checked, which is put to another use
	blk.Stmts = append(blk.Stmts[:start:start], slices.DeleteFunc(slices.Clone(blk.Stmts[start:]), func(s *ir.Stmt) bool {
		if s.Op != ir.OpFinite {
			return false
		}
		if ok == nil {
			ok = s.Args[0]
		} else {
			ok = &ir.Stmt{Op: ir.OpAnd, Type: ir.Bool, Args: []*ir.Stmt{ok, s.Args[0]}, Pos: s.Pos}
		}
		return true
	})...)
	switch {
	case ok == nil:
		return trips{count: n}
	case len(ok.Args) > 0 && ok.Op == ir.OpAnd && !slices.Contains(blk.Stmts, ok):
		l.b.Emit(ok)
	}
	if round := int64(1) << (it.Bits() & 63); f.step == nil && f.by&(f.by-1) == 0 && it.Bits() < 64 {
		// Having wrapped, the variable meets values that it has had.
		return trips{count: l.op(ir.OpSelect, ir.I64, ok, n, l.int(max(round/f.by, 1))), ends: ok}
	}
	if !parallel {
		return trips{plain: true}
	}
	return l.countRound(f, it, lo, bound, by, n, ok)
}

// unitStep reports whether no step leads past the bound.
func (l *lowerer) unitStep(f form) bool {
	return (f.op == token.LSS || f.op == token.GTR) && f.step == nil && f.by == 1
}

// countRound counts the iterations of a loop whose variable wraps, unless ok,
// where they are n.
func (l *lowerer) countRound(f form, it ir.Type, lo, bound, by, n, ok *ir.Stmt) trips {
	most := int64(1) << (it.Bits() & 63)
	if it.Bits() == 64 {
		if most = math.MaxInt64; f.by&-f.by >= 1<<32 {
			most = 1 << 32 // at most that many values
		}
	}
	count, endless := l.b.Local("", n), l.b.Local("", l.b.Bool(false))
	l.b.If(l.op(ir.OpNot, ir.Bool, ok), func() {
		i, t := l.b.Local("", lo), l.b.Local("", l.int(0))
		loop := l.b.Emit(&ir.Stmt{Op: ir.OpLoop, Blocks: []*ir.Block{{}, {}}})
		l.b.In(loop.Blocks[0], func() {
			l.b.If(l.b.Op(comparison[f.op], ir.Bool, l.b.Get(i), bound), nil, func() { l.b.Break(0) })
			l.b.If(l.b.Op(ir.OpGe, ir.Bool, l.b.Get(t), l.int(most)), func() {
				l.b.Set(endless, l.b.Bool(true))
				l.b.Break(0)
			}, nil)
			op := ir.OpAdd
			if f.down {
				op = ir.OpSub
			}
			l.b.Set(i, l.b.Op(op, it, l.b.Get(i), by))
			l.b.Set(t, l.b.Op(ir.OpAdd, ir.I64, l.b.Get(t), l.int(1)))
		})
		l.b.Set(count, l.b.Get(t))
	}, nil)
	return trips{count: l.b.Get(count), ends: l.op(ir.OpNot, ir.Bool, l.b.Get(endless))}
}

// countUpTo is the number of iterations, as an i64, after checking that there
// is an end: that the variable does not wrap past the bound, and that the
// count fits an i64.
func (l *lowerer) countUpTo(f form, it ir.Type, lo, bound, by *ir.Stmt) *ir.Stmt {
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
