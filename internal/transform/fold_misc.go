package transform

import "github.com/spelt-go/spelt/internal/ir"

// mirrored is the comparison that b, a must satisfy for a, b to satisfy op.
func mirrored(op ir.Op) ir.Op {
	switch op {
	case ir.OpLt:
		return ir.OpGt
	case ir.OpLe:
		return ir.OpGe
	case ir.OpGt:
		return ir.OpLt
	case ir.OpGe:
		return ir.OpLe
	}
	return op
}

// inverse is the comparison that holds exactly if op does not. With a NaN only
// == and != have one.
func inverse(op ir.Op, t ir.Type) (ir.Op, bool) {
	switch op {
	case ir.OpEq:
		return ir.OpNe, true
	case ir.OpNe:
		return ir.OpEq, true
	}
	if t.IsFloat() {
		return op, false
	}
	switch op {
	case ir.OpLt:
		return ir.OpGe, true
	case ir.OpLe:
		return ir.OpGt, true
	case ir.OpGt:
		return ir.OpLe, true
	default:
		return ir.OpLt, true
	}
}

func (f *folder) compare(s *ir.Stmt) *ir.Stmt {
	x, y := s.Args[0], s.Args[1]
	t := x.Type
	switch {
	case x.IsConst() && !y.IsConst():
		s.Op, s.Args = mirrored(s.Op), []*ir.Stmt{y, x}
		return s
	case x == y && !t.IsFloat():
		return f.konst(ir.Bool, boolBits(s.Op == ir.OpEq || s.Op == ir.OpLe || s.Op == ir.OpGe), s)
	case t == ir.Bool && y.IsConst() && (s.Op == ir.OpEq || s.Op == ir.OpNe):
		if (s.Op == ir.OpEq) == (y.Imm != 0) {
			return x
		}
		s.Op, s.Args = ir.OpNot, []*ir.Stmt{x}
		return s
	case t.IsUnsigned() && y.IsConstInt(0) && s.Op == ir.OpLt:
		return f.konst(ir.Bool, 0, s)
	case t.IsUnsigned() && y.IsConstInt(0) && s.Op == ir.OpGe:
		return f.konst(ir.Bool, 1, s)
	case t == ir.Ptr && y.IsConst() && (s.Op == ir.OpEq || s.Op == ir.OpNe) && isObject(x):
		return f.konst(ir.Bool, boolBits((s.Op == ir.OpEq) == (y.Imm != 0)), s)
	}
	return nil
}

func boolBits(v bool) int64 {
	if v {
		return 1
	}
	return 0
}

func (f *folder) choose(s *ir.Stmt) *ir.Stmt {
	c, x, y := s.Args[0], s.Args[1], s.Args[2]
	switch {
	case c.IsConst() && c.Imm != 0 || x == y:
		return x
	case c.IsConst():
		return y
	case x.IsConst() && y.IsConst() && x.Imm == y.Imm:
		return x
	case c.Op == ir.OpNot:
		s.Args = []*ir.Stmt{c.Args[0], y, x}
		return s
	case s.Type == ir.Bool && x.IsConst() && y.IsConst():
		if x.Imm != 0 {
			return c
		}
		s.Op, s.Args = ir.OpNot, []*ir.Stmt{c}
		return s
	}
	return nil
}

func (f *folder) not(s *ir.Stmt) *ir.Stmt {
	x := s.Args[0]
	if x.Op == ir.OpNot {
		return x.Args[0]
	}
	if x.Op.IsCompare() {
		if op, ok := inverse(x.Op, x.Args[0].Type); ok {
			s.Op, s.Args = op, []*ir.Stmt{x.Args[0], x.Args[1]}
			return s
		}
	}
	return nil
}

// conv shortens chains of conversions where the middle one loses nothing that
// the last keeps.
func (f *folder) conv(s *ir.Stmt) *ir.Stmt {
	x := s.Args[0]
	if x.Type == s.Type {
		return x
	}
	if x.Op != ir.OpConv {
		return f.narrow(s, x)
	}
	from, mid, to := x.Args[0], x.Type, s.Type
	var ok bool
	switch {
	case from.Type.IsInt() && mid.IsInt() && to.IsInt():
		// The middle keeps all bits that are left at the end, or it keeps the
		// value and the last conversion extends it as the first would have.
		ok = mid.Size() >= to.Size() || widens(from.Type, mid)
	case from.Type.IsInt() && mid.IsInt() && to.IsFloat():
		ok = widens(from.Type, mid)
	case from.Type == ir.F32 && mid == ir.F64:
		ok = to == ir.F32
	}
	if !ok {
		return nil
	}
	s.Args = []*ir.Stmt{from}
	return s
}

// narrow computes in float32 what was computed in float64 on float32 values and converted back, where that gives the same
// bits: a quotient or root that is rounded to 53 bits first and then to 24 is as if rounded once, since 53 ≥ 2·24+2
// (S. Figueroa, When is double rounding innocuous?, 1995). Sums and products are left alone, since what is computed in
// float32 may be fused, and these may not.
func (f *folder) narrow(s, x *ir.Stmt) *ir.Stmt {
	if s.Type != ir.F32 || x.Type != ir.F64 {
		return nil
	}
	switch x.Op {
	case ir.OpSqrt, ir.OpDiv, ir.OpNeg, ir.OpAbs, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint, ir.OpMin, ir.OpMax, ir.OpCopysign:
	default:
		return nil
	}
	args := make([]*ir.Stmt, len(x.Args))
	for i, a := range x.Args {
		switch {
		case a.Op == ir.OpConv && a.Args[0].Type == ir.F32:
			args[i] = a.Args[0]
		case a.IsConst() && float64(float32(ir.FloatValue(ir.F64, a.Imm))) == ir.FloatValue(ir.F64, a.Imm):
			args[i] = f.konst(ir.F32, ir.FloatBits(ir.F32, ir.FloatValue(ir.F64, a.Imm)), s)
		default:
			return nil
		}
	}
	s.Op, s.Args = x.Op, args
	return s
}

// widens reports whether every value of the integer type t is one of u.
func widens(t, u ir.Type) bool {
	if t == u {
		return true
	}
	return t.Size() < u.Size() && (t.IsUnsigned() || u.IsSigned())
}

func (f *folder) bitcast(s *ir.Stmt) *ir.Stmt {
	x := s.Args[0]
	if x.Type == s.Type {
		return x
	}
	if x.Op == ir.OpBitcast {
		s.Args = []*ir.Stmt{x.Args[0]}
		return s
	}
	return nil
}
