package transform

import (
	"math/bits"

	"github.com/spelt-go/spelt/internal/ir"
)

// integer applies the identities of wrapping integer arithmetic. All of them
// hold for every operand of every width; a test runs through all 8-bit ones.
func (f *folder) integer(s *ir.Stmt) *ir.Stmt {
	if len(s.Args) == 1 {
		return f.unaryInt(s)
	}
	if len(s.Args) != 2 {
		return nil
	}
	x, y := s.Args[0], s.Args[1]
	if x.IsConst() && !y.IsConst() && commutes(s.Op) {
		s.Args = []*ir.Stmt{y, x}
		return s
	}
	if x == y {
		if v := f.sameInt(s, x); v != nil {
			return v
		}
	}
	if y.IsConst() {
		if v := f.constRight(s, x, y); v != nil {
			return v
		}
	}
	if x.IsConst() {
		if v := f.constLeft(s, x, y); v != nil {
			return v
		}
	}
	switch {
	case s.Op == ir.OpAdd && y.Op == ir.OpNeg:
		s.Op, s.Args = ir.OpSub, []*ir.Stmt{x, y.Args[0]}
		return s
	case s.Op == ir.OpAdd && x.Op == ir.OpNeg:
		s.Op, s.Args = ir.OpSub, []*ir.Stmt{y, x.Args[0]}
		return s
	case s.Op == ir.OpSub && y.Op == ir.OpNeg:
		s.Op, s.Args = ir.OpAdd, []*ir.Stmt{x, y.Args[0]}
		return s
	case s.Op == ir.OpSub && x.Op == ir.OpAdd && x.Args[0] == y:
		return x.Args[1]
	case s.Op == ir.OpSub && x.Op == ir.OpAdd && x.Args[1] == y:
		return x.Args[0]
	case s.Op == ir.OpAdd && x.Op == ir.OpSub && x.Args[1] == y:
		return x.Args[0]
	case s.Op == ir.OpAdd && y.Op == ir.OpSub && y.Args[1] == x:
		return y.Args[0]
	}
	return nil
}

func (f *folder) unaryInt(s *ir.Stmt) *ir.Stmt {
	x := s.Args[0]
	switch s.Op {
	case ir.OpNeg:
		switch x.Op {
		case ir.OpNeg:
			return x.Args[0]
		case ir.OpSub:
			s.Op, s.Args = ir.OpSub, []*ir.Stmt{x.Args[1], x.Args[0]}
			return s
		}
	case ir.OpCom, ir.OpBswap, ir.OpBitrev:
		if x.Op == s.Op {
			return x.Args[0]
		}
	case ir.OpAbs:
		if s.Type.IsUnsigned() || x.Op == ir.OpAbs {
			return x
		}
		if x.Op == ir.OpNeg {
			s.Args = []*ir.Stmt{x.Args[0]}
			return s
		}
	}
	return nil
}

// sameInt is s on twice the same operand.
func (f *folder) sameInt(s, x *ir.Stmt) *ir.Stmt {
	switch s.Op {
	case ir.OpSub, ir.OpXor, ir.OpAndNot:
		return f.konst(s.Type, 0, s)
	case ir.OpAnd, ir.OpOr, ir.OpMin, ir.OpMax:
		return x
	}
	return nil
}

func (f *folder) constRight(s, x, y *ir.Stmt) *ir.Stmt {
	c := y.Imm
	ones := ir.Normalize(s.Type, -1)
	switch s.Op {
	case ir.OpAdd, ir.OpSub, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpShl, ir.OpShr:
		if c == 0 {
			return x
		}
	case ir.OpMul, ir.OpAnd:
		if c == 0 {
			return f.konst(s.Type, 0, s)
		}
	}
	switch s.Op {
	case ir.OpSub: // one form for offsets: x + c
		s.Op, s.Args = ir.OpAdd, []*ir.Stmt{x, f.konst(s.Type, -c, s)}
		return s
	case ir.OpMul:
		switch c {
		case 1:
			return x
		case ones:
			s.Op, s.Args = ir.OpNeg, []*ir.Stmt{x}
			return s
		}
	case ir.OpDiv, ir.OpRem:
		return f.divide(s, x, c)
	case ir.OpAnd:
		if c == ones {
			return x
		}
	case ir.OpOr:
		if c == ones {
			return f.konst(s.Type, ones, s)
		}
	case ir.OpXor:
		if c == ones && s.Type != ir.Bool {
			s.Op, s.Args = ir.OpCom, []*ir.Stmt{x}
			return s
		}
		if s.Type == ir.Bool {
			s.Op, s.Args = ir.OpNot, []*ir.Stmt{x}
			return s
		}
	case ir.OpAndNot: // one form for masks
		s.Op, s.Args = ir.OpAnd, []*ir.Stmt{x, f.konst(s.Type, ^c, s)}
		return s
	case ir.OpShl, ir.OpShr:
		return f.shift(s, x, c)
	}
	return f.reassociate(s, x, c)
}

// reassociate turns (x op c1) op c2 into x op (c1 op c2).
func (f *folder) reassociate(s, x *ir.Stmt, c int64) *ir.Stmt {
	switch s.Op {
	case ir.OpAdd, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpMin, ir.OpMax:
	default:
		return nil
	}
	if x.Op != s.Op || !x.Args[1].IsConst() || x.Args[0].IsConst() {
		return nil
	}
	v, ok := ir.Eval(s.Op, s.Type, s.Type, []int64{x.Args[1].Imm, c})
	if !ok {
		return nil
	}
	s.Args = []*ir.Stmt{x.Args[0], f.konst(s.Type, v, s)}
	return s
}

func (f *folder) constLeft(s, x, y *ir.Stmt) *ir.Stmt {
	switch {
	case x.Imm == 0 && s.Op == ir.OpSub:
		s.Op, s.Args = ir.OpNeg, []*ir.Stmt{y}
		return s
	case x.Imm == 0 && (s.Op == ir.OpAndNot || s.Op == ir.OpShl || s.Op == ir.OpShr || s.Op == ir.OpDiv || s.Op == ir.OpRem):
		// A division by zero has an unspecified value: 0 will do.
		return f.konst(s.Type, 0, s)
	}
	return nil
}

// divide folds a division of x by c. Signed division by a power of two is no
// shift, since it truncates toward zero.
func (f *folder) divide(s, x *ir.Stmt, c int64) *ir.Stmt {
	unsigned := s.Type.IsUnsigned()
	switch {
	case c == 1 && s.Op == ir.OpDiv:
		return x
	case c == 1 || c == -1 && s.Op == ir.OpRem && !unsigned:
		return f.konst(s.Type, 0, s)
	case c == -1 && !unsigned: // MinInt / -1 is MinInt, and so is -MinInt
		s.Op, s.Args = ir.OpNeg, []*ir.Stmt{x}
		return s
	case unsigned && c != 0 && c&(c-1) == 0:
		if s.Op == ir.OpDiv {
			s.Op, s.Args = ir.OpShr, []*ir.Stmt{x, f.konst(s.Type, int64(bits.TrailingZeros64(uint64(c))), s)}
		} else {
			s.Op, s.Args = ir.OpAnd, []*ir.Stmt{x, f.konst(s.Type, c-1, s)}
		}
		return s
	}
	return nil
}

// shift folds a shift of x by c, which is as large as an unsigned number can
// be if the count is negative.
func (f *folder) shift(s, x *ir.Stmt, c int64) *ir.Stmt {
	width := uint64(s.Type.Bits())
	n := uint64(c)
	signed := s.Op == ir.OpShr && s.Type.IsSigned()
	if n >= width {
		if !signed {
			return f.konst(s.Type, 0, s)
		}
		if n > width-1 {
			s.Args = []*ir.Stmt{x, f.konst(ir.U8, int64(width-1), s)}
			return s
		}
	}
	if x.Op != s.Op || !x.Args[1].IsConst() || x.Args[0].IsConst() {
		return nil
	}
	m := uint64(x.Args[1].Imm)
	if m >= width {
		return nil // folds by itself
	}
	s.Args = []*ir.Stmt{x.Args[0], f.konst(ir.U8, int64(n+m), s)}
	return s
}

func commutes(op ir.Op) bool {
	switch op {
	case ir.OpAdd, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpMin, ir.OpMax, ir.OpMulHi, ir.OpEq, ir.OpNe:
		return true
	}
	return false
}
