package codegen

import (
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// convert writes a numeric conversion by the rule of ir.Convert.
func (a arith) convert(from, to ir.Type, x string) string {
	cast := func(op string) string { return a.val(op, " ", a.ty(from), " ", x, " to ", a.ty(to)) }
	switch {
	case from.IsFloat() && to.IsFloat():
		switch {
		case from == to:
			return x
		case from.Size() < to.Size():
			return cast("fpext")
		}
		return cast("fptrunc")
	case from.IsFloat():
		return a.floatToInt(from, to, x)
	case to.IsFloat():
		if from.IsSigned() {
			return cast("sitofp")
		}
		return cast("uitofp")
	case from.Size() > to.Size():
		return cast("trunc")
	case from.Size() == to.Size():
		return x
	case from.IsSigned():
		return cast("sext")
	}
	return cast("zext")
}

// floatToInt goes through a signed integer, as ir.Convert says, whose minimum stands for all that is out of its range.
// One comparison finds that: the minimum itself may count as out of range, and NaN does.
func (a arith) floatToInt(from, to ir.Type, x string) string {
	switch {
	case to == ir.U64:
		return a.floatToU64(from, x)
	case to == ir.U32 || to == ir.I64:
		return a.convert(ir.I64, to, a.truncate(from, ir.I64, x))
	}
	return a.convert(ir.I32, to, a.truncate(from, ir.I32, x))
}

// truncate is x as an I32 or I64. Where x does not fit, LLVM's conversion is poison, which the select leaves out.
func (a arith) truncate(from, via ir.Type, x string) string {
	limit := math.Ldexp(1, via.Bits()-1)
	fits := a.val("fcmp olt ", a.ty(from), " ", a.call("", "fabs", from, x), ", ", a.float(from, limit))
	r := a.val("fptosi ", a.ty(from), " ", x, " to ", a.ty(via))
	return a.selec(via, fits, r, a.con(via, math.MinInt64>>(64-via.Bits())))
}

// floatToU64 moves [2⁶³, 2⁶⁴) down by 2⁶³ and, what then fits, back up.
func (a arith) floatToU64(from ir.Type, x string) string {
	top := a.float(from, 1<<63)
	high := a.val("fcmp oge ", a.ty(from), " ", x, ", ", top)
	y := a.selec(from, high, a.val("fsub ", a.ty(from), " ", x, ", ", top), x)
	r := a.truncate(from, ir.I64, y)
	// What is out of range even then, is 2⁶³ after truncate, and stays so.
	fits := a.val("fcmp olt ", a.ty(from), " ", x, ", ", a.float(from, 1<<64))
	up := a.selec(ir.I64, a.bin("and", ir.Bool, high, fits), a.con(ir.I64, math.MinInt64), a.con(ir.I64, 0))
	return a.bin("xor", ir.I64, r, up)
}
