package transform

import (
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// float applies the few identities that IEEE arithmetic has for every operand:
// NaN stays NaN, infinities and the sign of zero survive. Not among them are
// x+0 (which turns -0 into 0), x*0, x-x, 0-x, x/x and reassociation.
func (f *folder) float(s *ir.Stmt) *ir.Stmt {
	switch len(s.Args) {
	case 1:
		return f.unaryFloat(s)
	case 2:
		return f.binaryFloat(s, s.Args[0], s.Args[1])
	case 3:
		return f.fused(s)
	}
	return nil
}

func (f *folder) unaryFloat(s *ir.Stmt) *ir.Stmt {
	x := s.Args[0]
	switch s.Op {
	case ir.OpNeg:
		if x.Op == ir.OpNeg {
			return x.Args[0]
		}
	case ir.OpAbs:
		if x.Op == ir.OpAbs {
			return x
		}
		if x.Op == ir.OpNeg {
			s.Args = []*ir.Stmt{x.Args[0]}
			return s
		}
	case ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint:
		if integral(x) {
			return x
		}
	case ir.OpRound:
		// What is to be fused has been by the time a task is made.
		if x.Op == ir.OpRound || f.o.Task {
			return x
		}
	}
	return nil
}

// integral reports whether x has no fraction (or is NaN or infinite).
func integral(x *ir.Stmt) bool {
	switch x.Op {
	case ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint:
		return true
	case ir.OpConv:
		return x.Args[0].Type.IsInt()
	}
	return false
}

func (f *folder) binaryFloat(s, x, y *ir.Stmt) *ir.Stmt {
	is := func(v *ir.Stmt, c float64) bool {
		return v.IsConst() && v.Imm == ir.FloatBits(v.Type, c)
	}
	negZero := math.Copysign(0, -1)
	switch s.Op {
	case ir.OpAdd:
		switch {
		case is(y, negZero):
			return x
		case is(x, negZero):
			return y
		case y.Op == ir.OpNeg:
			s.Op, s.Args = ir.OpSub, []*ir.Stmt{x, y.Args[0]}
			return s
		}
	case ir.OpSub:
		switch {
		case is(y, 0):
			return x
		case y.Op == ir.OpNeg:
			s.Op, s.Args = ir.OpAdd, []*ir.Stmt{x, y.Args[0]}
			return s
		}
	case ir.OpMul:
		switch {
		case is(y, 1):
			return x
		case is(x, 1):
			return y
		case is(y, -1):
			s.Op, s.Args = ir.OpNeg, []*ir.Stmt{x}
			return s
		case is(x, -1):
			s.Op, s.Args = ir.OpNeg, []*ir.Stmt{y}
			return s
		case x.Op == ir.OpNeg && y.Op == ir.OpNeg:
			s.Args = []*ir.Stmt{x.Args[0], y.Args[0]}
			return s
		}
	case ir.OpDiv:
		switch {
		case is(y, 1):
			return x
		case is(y, -1):
			s.Op, s.Args = ir.OpNeg, []*ir.Stmt{x}
			return s
		case x.Op == ir.OpNeg && y.Op == ir.OpNeg:
			s.Args = []*ir.Stmt{x.Args[0], y.Args[0]}
			return s
		case y.IsConst():
			if r, ok := reciprocal(y); ok {
				s.Op, s.Args = ir.OpMul, []*ir.Stmt{x, f.konst(s.Type, r, s)}
				return s
			}
		}
	case ir.OpMin, ir.OpMax:
		if x == y {
			return x
		}
	case ir.OpCopysign:
		if x == y {
			return x
		}
	}
	return nil
}

// reciprocal gives the bits of 1/c where dividing by c and multiplying by 1/c
// are the same for every operand: c is a power of two, and neither c nor 1/c
// is subnormal.
func reciprocal(c *ir.Stmt) (int64, bool) {
	v := ir.FloatValue(c.Type, c.Imm)
	frac, exp := math.Frexp(v)
	limit := 1020
	if c.Type == ir.F32 {
		limit = 124
	}
	if math.Abs(frac) != 0.5 || exp < -limit || exp > limit {
		return 0, false
	}
	return ir.FloatBits(c.Type, 1/v), true
}

// fused drops a pair of signs from a product.
func (f *folder) fused(s *ir.Stmt) *ir.Stmt {
	x, y := s.Args[0], s.Args[1]
	if s.Op == ir.OpFMA && x.Op == ir.OpNeg && y.Op == ir.OpNeg {
		s.Args = []*ir.Stmt{x.Args[0], y.Args[0], s.Args[2]}
		return s
	}
	return nil
}
