package ir

import (
	"math"
	"math/bits"
)

// Normalize brings v to the bits that a constant of type t has: sign- or
// zero-extended to 64 bits.
func Normalize(t Type, v int64) int64 {
	switch t {
	case Bool:
		return v & 1
	case I8:
		return int64(int8(v))
	case I16:
		return int64(int16(v))
	case I32:
		return int64(int32(v))
	case U8:
		return int64(uint8(v))
	case U16:
		return int64(uint16(v))
	case U32, F32:
		return int64(uint32(v))
	}
	return v
}

// Eval computes a pure operation on constant bits, exactly as compiled code
// does. t is the type of the result, from that of the first operand. It
// reports false if op cannot be computed so: it is not pure, or a division by
// zero.
func Eval(op Op, t, from Type, args []int64) (int64, bool) {
	switch {
	case op.IsCompare():
		return boolBits(compare(op, from, args[0], args[1])), true
	case op == OpSelect:
		if args[0] != 0 {
			return args[1], true
		}
		return args[2], true
	case op == OpConv:
		return Convert(from, t, args[0]), true
	case op == OpBitcast:
		return Normalize(t, args[0]), true
	case op == OpNot:
		return args[0] ^ 1, true
	case t.IsFloat():
		return evalFloat(op, t, args)
	case t.IsInt(), t == Bool:
		return evalInt(op, t, args)
	}
	return 0, false
}

func compare(op Op, t Type, a, b int64) bool {
	if t.IsFloat() {
		x, y := FloatValue(t, a), FloatValue(t, b)
		switch op {
		case OpEq:
			return x == y
		case OpNe:
			return x != y
		case OpLt:
			return x < y
		case OpLe:
			return x <= y
		case OpGt:
			return x > y
		}
		return x >= y
	}
	less := a < b
	if t.IsUnsigned() || t == Ptr {
		less = uint64(a) < uint64(b)
	}
	switch op {
	case OpEq:
		return a == b
	case OpNe:
		return a != b
	case OpLt:
		return less
	case OpLe:
		return less || a == b
	case OpGt:
		return !less && a != b
	}
	return !less
}

// Convert converts constant bits from type f to type t. Float to integer
// truncates; out of range and NaN follow one rule, which is what Go does on
// amd64: the value goes through a signed integer (i32 for results of at most
// 16 bits and i32; i64 for u32 and i64), whose minimum stands for everything
// out of its range, and is then cut to the result's width. A u64 takes
// [2⁶³, 2⁶⁴) exactly, [-2⁶³, 2⁶³) as an i64, and 2⁶³ for all else.
func Convert(f, t Type, v int64) int64 {
	switch {
	case f.IsFloat() && t.IsFloat():
		if f == t {
			return v
		}
		return FloatBits(t, FloatValue(f, v))
	case f.IsFloat():
		return floatToInt(t, FloatValue(f, v))
	case t.IsFloat():
		switch {
		case f.IsUnsigned() && t == F32:
			return int64(math.Float32bits(float32(uint64(v))))
		case f.IsUnsigned():
			return int64(math.Float64bits(float64(uint64(v))))
		case t == F32:
			return int64(math.Float32bits(float32(v)))
		}
		return int64(math.Float64bits(float64(v)))
	}
	return Normalize(t, v)
}

func floatToInt(t Type, v float64) int64 {
	v = math.Trunc(v)
	switch t {
	case I64, U32:
		if !(v >= -(1<<63) && v < 1<<63) {
			return Normalize(t, math.MinInt64)
		}
		return Normalize(t, int64(v))
	case U64:
		switch {
		case v >= 1<<63 && v < 1<<64:
			return int64(v-(1<<63)) ^ math.MinInt64
		case v >= -(1<<63) && v < 1<<63:
			return int64(v)
		}
		return math.MinInt64
	}
	if !(v >= -(1<<31) && v < 1<<31) {
		return Normalize(t, math.MinInt32)
	}
	return Normalize(t, int64(v))
}

func evalFloat(op Op, t Type, args []int64) (int64, bool) {
	var x, y, z float64
	x = FloatValue(t, args[0])
	if len(args) > 1 {
		y = FloatValue(t, args[1])
	}
	if len(args) > 2 {
		z = FloatValue(t, args[2])
	}
	var r float64
	switch op {
	// For f32 the f64 result rounds once more to f32; for these operations
	// double rounding is harmless, since 53 >= 2*24+2 (Figueroa, 1995).
	case OpAdd:
		r = x + y
	case OpSub:
		r = x - y
	case OpMul:
		r = x * y
	case OpDiv:
		r = x / y
	case OpSqrt:
		r = math.Sqrt(x)
	case OpFMA:
		if t == F32 {
			return int64(math.Float32bits(fma32(float32(x), float32(y), float32(z)))), true
		}
		r = math.FMA(x, y, z)
	case OpNeg:
		return args[0] ^ 1<<(t.Bits()-1), true
	case OpAbs:
		return args[0] &^ (1 << (t.Bits() - 1)), true
	case OpCopysign:
		sign := int64(1) << (t.Bits() - 1)
		return args[0]&^sign | args[1]&sign, true
	case OpRound:
		return args[0], true
	case OpFloor:
		r = math.Floor(x)
	case OpCeil:
		r = math.Ceil(x)
	case OpTrunc:
		r = math.Trunc(x)
	case OpRint:
		r = math.RoundToEven(x)
	case OpMin:
		r = min(x, y)
	case OpMax:
		r = max(x, y)
	default:
		return 0, false
	}
	return FloatBits(t, r), true
}

// fma32 is x*y+z rounded once. The product is exact in float64; the sum is
// rounded to odd there, so that the last rounding is the only one that counts
// (Boldo and Melquiond, Emulation of FMA and correctly rounded sums, 2008).
func fma32(x, y, z float32) float32 {
	p, c := float64(x)*float64(y), float64(z)
	s := p + c
	if math.IsNaN(s) || math.IsInf(s, 0) {
		return float32(s)
	}
	bb := s - p
	err := (p - (s - bb)) + (c - bb)
	if err != 0 && math.Float64bits(s)&1 == 0 {
		if (err > 0) == (s > 0) {
			s = math.Float64frombits(math.Float64bits(s) + 1)
		} else {
			s = math.Float64frombits(math.Float64bits(s) - 1)
		}
	}
	return float32(s)
}

func evalInt(op Op, t Type, args []int64) (int64, bool) {
	a := args[0]
	var b int64
	if len(args) > 1 {
		b = args[1]
	}
	var r int64
	unsigned := t.IsUnsigned()
	switch op {
	case OpAdd:
		r = a + b
	case OpSub:
		r = a - b
	case OpMul:
		r = a * b
	case OpDiv, OpRem:
		if b == 0 {
			return 0, false
		}
		switch {
		case unsigned && op == OpDiv:
			r = int64(uint64(a) / uint64(b))
		case unsigned:
			r = int64(uint64(a) % uint64(b))
		case op == OpDiv:
			r = a / b
		default:
			r = a % b
		}
	case OpAnd:
		r = a & b
	case OpOr:
		r = a | b
	case OpXor:
		r = a ^ b
	case OpAndNot:
		r = a &^ b
	case OpShl:
		if uint64(b) < uint64(t.Bits()) {
			r = a << uint64(b)
		}
	case OpShr:
		// A count that does not fit the width leaves 0, or the sign.
		n := min(uint64(b), 63)
		switch {
		case unsigned && uint64(b) >= uint64(t.Bits()):
			r = 0
		case unsigned:
			r = int64(uint64(a) >> n)
		default:
			r = a >> n
		}
	case OpNeg:
		r = -a
	case OpCom:
		r = ^a
	case OpMin:
		r = a
		if compare(OpLt, t, b, a) {
			r = b
		}
	case OpMax:
		r = a
		if compare(OpLt, t, a, b) {
			r = b
		}
	case OpAbs:
		r = a
		if a < 0 && !unsigned {
			r = -a
		}
	default:
		return evalBits(op, t, a, b)
	}
	return Normalize(t, r), true
}

func evalBits(op Op, t Type, a, b int64) (int64, bool) {
	w := t.Bits()
	u := uint64(a)
	if w < 64 {
		u &= 1<<w - 1
	}
	var r uint64
	switch op {
	case OpClz:
		r = uint64(bits.LeadingZeros64(u) - (64 - w))
	case OpCtz:
		r = uint64(min(bits.TrailingZeros64(u), w))
	case OpPopcnt:
		r = uint64(bits.OnesCount64(u))
	case OpBswap:
		r = bits.ReverseBytes64(u) >> (64 - w)
	case OpBitrev:
		r = bits.Reverse64(u) >> (64 - w)
	case OpMulHi:
		v := uint64(b)
		if w < 64 {
			r = u * (v & (1<<w - 1)) >> w
		} else {
			r, _ = bits.Mul64(u, v)
		}
	default:
		return 0, false
	}
	return Normalize(t, int64(r)), true
}
