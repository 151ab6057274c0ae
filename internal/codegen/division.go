package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// divide writes x / y or x % y. LLVM leaves a division by zero, and of the least integer by -1, undefined, and the
// processor traps on both, so these divisors are replaced by 1: the first stands behind a check or has no promised
// value; for the second the quotient is -x, wrapped, and the remainder 0, which is what 1 gives.
func (a arith) divide(op ir.Op, t ir.Type, x, y value) string {
	word := "udiv"
	switch {
	case op == ir.OpDiv && t.IsSigned():
		word = "sdiv"
	case op == ir.OpRem && t.IsSigned():
		word = "srem"
	case op == ir.OpRem:
		word = "urem"
	}
	if y.isKnown(func(d int64) bool { return d != 0 && !(t.IsSigned() && d == -1) }) {
		return a.bin(word, t, x.ref, y.ref)
	}
	unfit := a.icmp("eq", t, y.ref, a.con(t, 0))
	minus := ""
	if t.IsSigned() {
		minus = a.icmp("eq", t, y.ref, a.con(t, -1))
		unfit = a.bin("or", ir.Bool, unfit, minus)
	}
	q := a.bin(word, t, x.ref, a.selec(t, unfit, a.con(t, 1), y.ref))
	if word == "sdiv" {
		q = a.selec(t, minus, a.bin("sub", t, a.con(t, 0), x.ref), q)
	}
	return q
}

// shift writes x << y or x >> y. The count has a type of its own and is taken as unsigned, so that a negative one is
// just a large one. A shift by the width or more is poison in LLVM; it is computed, and a select then takes 0 instead.
func (a arith) shift(op ir.Op, t ir.Type, x, y value) string {
	w := int64(t.Bits())
	inRange := ""
	if !y.known {
		inRange = a.icmp("ult", y.t, y.ref, a.con(y.t, w))
	} else if y.bits < 0 || y.bits >= w {
		if op == ir.OpShl || t.IsUnsigned() {
			return a.con(t, 0)
		}
		return a.bin("ashr", t, x.ref, a.con(t, w-1))
	}
	n := a.resize(y.t, t, y)
	switch {
	case op == ir.OpShr && t.IsSigned():
		if inRange != "" {
			n = a.selec(t, inRange, n, a.con(t, w-1))
		}
		return a.bin("ashr", t, x.ref, n)
	case op == ir.OpShr:
		x.ref = a.bin("lshr", t, x.ref, n)
	default:
		x.ref = a.bin("shl", t, x.ref, n)
	}
	if inRange == "" {
		return x.ref
	}
	return a.selec(t, inRange, x.ref, a.con(t, 0))
}

// resize brings a shift count that is known, or checked, to be small to the width of t.
func (a arith) resize(from, t ir.Type, y value) string {
	switch {
	case y.known:
		return a.con(t, y.bits)
	case from.Size() > t.Size():
		return a.val("trunc ", a.ty(from), " ", y.ref, " to ", a.ty(t))
	case from.Size() < t.Size():
		return a.val("zext ", a.ty(from), " ", y.ref, " to ", a.ty(t))
	}
	return y.ref
}

// mulHi writes the high half of the unsigned product.
func (a arith) mulHi(t ir.Type, x, y string) string {
	w := t.Bits()
	wide, scalar := a.intTy(2*w), "i"+strconv.Itoa(2*w)
	x = a.val("zext ", a.ty(t), " ", x, " to ", wide)
	y = a.val("zext ", a.ty(t), " ", y, " to ", wide)
	p := a.val("mul nuw ", wide, " ", x, ", ", y)
	p = a.val("lshr ", wide, " ", p, ", ", a.splat(scalar, strconv.Itoa(w)))
	return a.val("trunc ", wide, " ", p, " to ", a.ty(t))
}
