package codegen

import "github.com/spelt-go/spelt/internal/ir"

// LLVM 22 makes the high half of a product of vectors of 16-bit values out of any product of values that it knows to have no
// more bits, if a right shift follows. Of products of more than 32 bits it then loses the sign (llvm/llvm-project#218844, see
// docs/llvm-faults.md). So a 64-bit product of two such values is written as one of 32 bits, which holds it, and takes a
// fraction of the time; and of other values whose width LLVM may know better than is known here, the width of one is hidden.

// multiply writes a product of integers.
func (c *code) multiply(a arith, s *ir.Stmt, args []value) string {
	x, y := args[0], args[1]
	if s.Type.Size() < 8 || c.task.faults.products || a.lanes == 0 && c.gang != nil { // what is scalar among lanes stays so
		return a.bin("mul", s.Type, x.ref, y.ref)
	}
	xr, yr := within(s.Args[0]), within(s.Args[1])
	if xr.known && yr.known {
		least, most := int64(0), int64(0)
		for i, p := range []int64{xr.lo * yr.lo, xr.lo * yr.hi, xr.hi * yr.lo, xr.hi * yr.hi} {
			if i == 0 {
				least, most = p, p
			}
			least, most = min(least, p), max(most, p)
		}
		narrow := func(v value) string {
			if v.known {
				return a.con(ir.U32, v.bits)
			}
			return a.convert(s.Type, ir.U32, v.ref)
		}
		product := func(t ir.Type) string {
			u, v := narrow(x), narrow(y)
			if a.lanes == 0 {
				// In scalar code instcombine widens a product that is extended, if it sees that the factors are, and the
				// vectoriser then makes vectors of 64-bit products of it.
				zero := c.val("trunc i64 ", c.nothing(), " to i32")
				if x.known {
					v = a.bin("or", t, v, zero)
				} else {
					u = a.bin("or", t, u, zero)
				}
			}
			return a.convert(t, s.Type, a.bin("mul", t, u, v))
		}
		switch {
		case least >= -1<<31 && most < 1<<31:
			return product(ir.I32)
		case least >= 0 && most < 1<<32:
			return product(ir.U32)
		}
	}
	if unknownBits(s.Args[0]) <= narrowFactor && unknownBits(s.Args[1]) <= narrowFactor {
		if x.known {
			x, y = y, x
		}
		zero := c.nothing()
		if a.lanes > 0 {
			zero = a.broadcast(zero, s.Type)
		}
		x.ref = a.bin("or", s.Type, x.ref, zero)
	}
	return a.bin("mul", s.Type, x.ref, y.ref)
}

// narrowFactor is how many bits a factor has at most of which LLVM makes the high half of a product.
const narrowFactor = 16

// nothing is an i64 that is 0, which LLVM does not know.
func (f *fn) nothing() string {
	if f.zero64 == "" {
		f.zero64 = f.forward()
		f.stack = append(f.stack, "  "+f.zero64+" = call i64 asm \"\", \"=r,0\"(i64 0)\n"...)
	}
	return f.zero64
}

// bounds are the ends of a range that an integer is known to be in.
type bounds struct {
	known  bool
	lo, hi int64
}

// within is where s is known to lie, if that is a narrow range.
func within(s *ir.Stmt) bounds {
	small := func(lo, hi int64) bounds { return bounds{lo >= -1<<16 && hi <= 1<<16, lo, hi} }
	switch {
	case !s.Type.IsInt():
		return bounds{}
	case s.IsConst():
		return small(s.Imm, s.Imm)
	case s.Type.Size() <= 2:
		if s.Type.IsSigned() {
			return small(-1<<(s.Type.Bits()-1), 1<<(s.Type.Bits()-1)-1)
		}
		return small(0, 1<<s.Type.Bits()-1)
	case s.Op == ir.OpConv && s.Args[0].Type.IsInt():
		r := within(s.Args[0])
		if s.Type.IsUnsigned() && r.lo < 0 {
			return bounds{}
		}
		return r
	case s.Op == ir.OpAnd:
		for _, a := range s.Args {
			if a.IsConst() && a.Imm >= 0 {
				return small(0, a.Imm)
			}
		}
	}
	return bounds{}
}

// unknownBits is how many low bits of s surely vary in a way of which LLVM knows nothing.
func unknownBits(s *ir.Stmt) int64 {
	bits := int64(s.Type.Bits())
	at := func(i int) int64 { return unknownBits(s.Args[i]) }
	switch s.Op {
	case ir.OpLoad, ir.OpParam, ir.OpIndex:
		return bits
	case ir.OpConv, ir.OpBitcast:
		if s.Args[0].Type.IsFloat() {
			return min(bits, 32)
		}
		return min(bits, at(0))
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		return max(at(0), at(1))
	case ir.OpShl:
		return at(0)
	case ir.OpShr:
		if n := s.Args[1]; n.IsConst() && n.Imm >= 0 && n.Imm < bits {
			return at(0) - n.Imm
		}
	}
	return 0
}
