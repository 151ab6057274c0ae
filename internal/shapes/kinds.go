package shapes

import (
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

func widened(d *draw) *Expr {
	s := from(d, ints...)
	w := d.wider(s)
	o := from(d, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpMin, ir.OpMax)
	return conv(d.like(s), op(o, w, conv(w, in(0, s)), conv(w, in(1, d.like(s)))))
}

// fixedPoint is a product of two numbers of a type, shifted by any amount, in that type or a wide one.
func fixedPoint(d *draw) *Expr {
	s := from(d, ir.I8, ir.U8, ir.I16, ir.U16, ir.I32, ir.U32)
	w := from(d, ir.I32, ir.I64, ir.U32, ir.U64)
	p := op(ir.OpMul, w, conv(w, in(0, s)), conv(w, in(1, s)))
	return conv(from(d, s, w), op(ir.OpShr, w, p, con(ir.U64, d.width(w))))
}

// productShift is a product of narrow values in a wide type, shifted by any amount, as of fixed-point numbers.
func productShift(d *draw) *Expr {
	w := from(d, ir.I32, ir.I64, ir.U32, ir.U64, ir.I16, ir.U16)
	y := in(1, from(d, ints...))
	if d.n(4) == 0 {
		y = uniform(1, y.Type)
	}
	p := op(ir.OpMul, w, conv(w, in(0, from(d, ints...))), conv(w, y))
	return conv(from(d, ints...), op(ir.OpShr, w, p, con(ir.U64, d.width(w))))
}

// source is the type of the value that e converts.
func (e *Expr) source() ir.Type {
	for e.Op == ir.OpConv {
		e = e.Args[0]
	}
	return e.Type
}

// limits are the ends of an integer type.
func limits(t ir.Type) (lo, hi int64) {
	bits := t.Bits()
	switch {
	case t == ir.U64:
		return 0, math.MaxInt64
	case t.IsUnsigned():
		return 0, 1<<bits - 1
	}
	return math.MinInt64 >> (64 - bits), 1<<(bits-1) - 1
}

// saturation is a value in a wide type, cut to the range of a narrow one.
func saturation(d *draw) *Expr {
	s := from(d, ints...)
	w, r := d.wider(s), d.like(s)
	x := conv(w, in(0, s))
	switch d.n(5) {
	case 0:
		x = op(ir.OpAdd, w, x, conv(w, in(1, d.like(s))))
	case 1:
		x = op(ir.OpSub, w, x, conv(w, in(1, d.like(s))))
	case 2:
		x = op(ir.OpMul, w, x, conv(w, in(1, d.like(s))))
	case 3:
		x = op(from(d, ir.OpShr, ir.OpShl), w, x, con(ir.U8, d.width(w)))
	}
	lo, hi := limits(r)
	if d.yes() {
		hi = hi>>1 + 1 // not quite an end
	}
	low, high := con(w, lo), con(w, hi)
	switch d.n(6) {
	case 0:
		x = op(ir.OpMin, w, op(ir.OpMax, w, x, low), high)
	case 1:
		x = op(ir.OpMax, w, op(ir.OpMin, w, x, high), low)
	case 2:
		x = op(ir.OpMin, w, x, high)
	case 3:
		x = op(ir.OpMax, w, x, low)
	case 4:
		x = pick(cmp(ir.OpLt, x, low), low, pick(cmp(ir.OpGt, x, high), high, x))
	case 5:
		x = pick(cmp(ir.OpGe, x, high), high, pick(cmp(ir.OpLe, x, low), low, x))
	}
	return conv(r, x)
}

// merge is the bits of two values, by a mask.
func merge(d *draw) *Expr {
	w := from(d, ints...)
	x, y := conv(w, in(0, from(d, ints...))), conv(w, in(1, w))
	var m *Expr
	switch d.n(3) {
	case 0:
		m = con(w, d.constant(w))
	case 1:
		m = in(2, w)
	case 2:
		m = uniform(2, w)
	}
	if d.yes() {
		x = op(from(d, ir.OpAdd, ir.OpSub, ir.OpXor), w, x, con(w, d.constant(w)))
	}
	switch d.n(5) {
	case 0:
		return op(ir.OpOr, w, op(ir.OpAnd, w, x, m), op(ir.OpAndNot, w, y, m))
	case 1:
		return op(ir.OpXor, w, op(ir.OpAnd, w, op(ir.OpXor, w, x, y), m), y)
	case 2:
		return op(ir.OpXor, w, op(ir.OpAnd, w, x, m), op(ir.OpAndNot, w, y, m))
	case 3:
		return op(ir.OpOr, w, op(ir.OpAnd, w, x, m), op(ir.OpAnd, w, y, op(ir.OpCom, w, m)))
	}
	return op(ir.OpAdd, w, op(ir.OpAnd, w, x, m), op(ir.OpAndNot, w, y, m))
}

// bitwise is three operands and two operations on bits.
func bitwise(d *draw) *Expr {
	w := from(d, ints...)
	z := from(d, in(2, w), con(w, d.constant(w)))
	ops := []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot}
	not := func(x *Expr) *Expr {
		if d.n(3) == 0 {
			return op(ir.OpCom, w, x)
		}
		return x
	}
	x := not(op(from(d, ops...), w, not(in(0, w)), not(in(1, w))))
	if d.yes() {
		x = op(from(d, ops...), w, x, z)
	} else {
		x = op(from(d, ops...), w, z, x)
	}
	if d.yes() {
		x = op(from(d, ops...), w, x, from(d, in(0, w), in(1, w)))
	}
	return x
}

// guarded is e where a column passes a comparison, and a column of e or a constant elsewhere.
func guarded(d *draw, e *Expr) *Expr {
	columns := e.columns()
	at := int64(-1)
	for i, c := range columns {
		if c.t == ir.Void {
			at = int64(i)
		}
	}
	if at < 0 {
		at = 1
	}
	t := columns[at].t
	if t == ir.Void {
		t = from(d, ints...)
	}
	flag := in(at, t)
	flag.Uniform = columns[at].uniform
	c := cmp(from(d, compares...), flag, con(t, d.constant(t)))
	other := in(0, columns[0].t)
	other.Uniform = columns[0].uniform
	x := pick(c, e, conv(e.Type, other))
	if d.yes() {
		x = op(from(d, ir.OpAdd, ir.OpXor, ir.OpAnd), e.Type, x, con(e.Type, d.constant(e.Type)))
	}
	return x
}

// real is a column of a float type, or now and then a constant.
func (d *draw) real(i int64, t ir.Type) *Expr {
	switch d.n(6) {
	case 0:
		return con(t, d.constant(t))
	case 1:
		return uniform(i, t)
	}
	return in(i, t)
}

func floatOp(d *draw, t ir.Type, x, y *Expr) *Expr {
	switch o := from(d, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpMin, ir.OpMax, ir.OpCopysign, ir.OpNeg, ir.OpAbs, ir.OpSqrt); o {
	case ir.OpNeg, ir.OpAbs, ir.OpSqrt:
		return op(o, t, x)
	default:
		return op(o, t, x, y)
	}
}

// anything is a random expression of type t, some operations deep.
func anything(d *draw, t ir.Type, depth int) *Expr {
	var types [maxColumns]ir.Type
	for i := range types {
		types[i] = numbers[d.r.IntN(len(numbers))]
		if t.IsInt() && d.r.IntN(4) > 0 {
			types[i] = ints[d.r.IntN(len(ints))]
		}
	}
	d.n(1 << 16) // there are many
	var value func(t ir.Type, depth int) *Expr
	value = func(t ir.Type, depth int) *Expr {
		r := d.r
		if depth == 0 || r.IntN(8) == 0 {
			if r.IntN(4) == 0 {
				return con(t, d.constant(t))
			}
			i := r.IntN(maxColumns)
			return conv(t, in(int64(i), types[i]))
		}
		other := numbers[r.IntN(len(numbers))]
		switch r.IntN(5) {
		case 0:
			return conv(t, value(other, depth-1))
		case 1:
			return pick(cmp(compares[r.IntN(len(compares))], value(other, depth-1), value(other, depth-1)), value(t, depth-1), value(t, depth-1))
		}
		if t.IsFloat() {
			return floatOp(&draw{rest: r.Uint64(), r: r}, t, value(t, depth-1), value(t, depth-1))
		}
		two := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpMin, ir.OpMax, ir.OpMulHi, ir.OpDiv, ir.OpRem}
		one := []ir.Op{ir.OpNeg, ir.OpCom, ir.OpAbs, ir.OpClz, ir.OpCtz, ir.OpPopcnt, ir.OpBswap, ir.OpBitrev}
		switch r.IntN(6) {
		case 0:
			return op(one[r.IntN(len(one))], t, value(t, depth-1))
		case 1, 2:
			count := con(ir.U8, int64(r.IntN(t.Bits())))
			if r.IntN(3) == 0 {
				count = value(ints[r.IntN(len(ints))], depth-1)
			}
			return op([]ir.Op{ir.OpShl, ir.OpShr}[r.IntN(2)], t, value(t, depth-1), count)
		}
		return op(two[r.IntN(len(two))], t, value(t, depth-1), value(t, depth-1))
	}
	return value(t, depth)
}
