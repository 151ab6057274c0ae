package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// arith writes Go's arithmetic, exactly as ir.Eval computes it, on scalars (lanes 0) or on vectors of lanes elements.
// The operands of one operation all have that shape. No operation traps, whatever its operands.
type arith struct {
	*fn
	lanes int
}

// shape is the type t, or a vector of it.
func (a arith) shape(t string) string {
	if a.lanes == 0 {
		return t
	}
	return "<" + strconv.Itoa(a.lanes) + " x " + t + ">"
}

func (a arith) ty(t ir.Type) string { return a.shape(scalarType(t)) }
func (a arith) intTy(w int) string  { return a.shape("i" + strconv.Itoa(w)) }

// splat is the constant c of scalar type t in a's shape.
func (a arith) splat(t, c string) string {
	if a.lanes == 0 {
		return c
	}
	return "splat (" + t + " " + c + ")"
}

// con is a constant of type t.
func (a arith) con(t ir.Type, bits int64) string { return a.splat(scalarType(t), scalarConst(t, bits)) }

// float is a floating-point constant of type t.
func (a arith) float(t ir.Type, v float64) string { return a.con(t, ir.FloatBits(t, v)) }

// call writes a call of an intrinsic whose operands and result have type t (extra ones after them as they are).
func (a arith) call(flags, name string, t ir.Type, args ...string) string {
	ty := a.ty(t)
	suffix := scalarType(t)
	switch t {
	case ir.F32:
		suffix = "f32"
	case ir.F64:
		suffix = "f64"
	}
	if a.lanes > 0 {
		suffix = "v" + strconv.Itoa(a.lanes) + suffix
	}
	list := ""
	for i, x := range args {
		if i > 0 {
			list += ", "
		}
		list += ty + " " + x
	}
	switch name {
	case "ctlz", "cttz", "abs": // zero, or the least integer, is an operand like any other
		list += ", i1 false"
	}
	return a.val("call ", flags, ty, " @llvm.", name, ".", suffix, "(", list, ")")
}

func (a arith) selec(t ir.Type, cond, yes, no string) string {
	ty := a.ty(t)
	return a.val("select ", a.shape("i1"), " ", cond, ", ", ty, " ", yes, ", ", ty, " ", no)
}

func (a arith) icmp(pred string, t ir.Type, x, y string) string {
	return a.val("icmp ", pred, " ", a.ty(t), " ", x, ", ", y)
}

func (a arith) bin(op string, t ir.Type, x, y string) string {
	return a.val(op, " ", a.ty(t), " ", x, ", ", y)
}

// pure writes a pure operation on values whose result has type t. flags are fast-math flags (with a space behind) for
// the operation itself. It reports false for an operation that is not arithmetic.
func (a arith) pure(op ir.Op, t ir.Type, flags string, args []value) (string, bool) {
	x := args[0]
	switch {
	case op.IsCompare():
		return a.compare(op, x.t, x.ref, args[1].ref), true
	case op == ir.OpSelect:
		return a.selec(t, x.ref, args[1].ref, args[2].ref), true
	case op == ir.OpConv:
		return a.convert(x.t, t, x.ref), true
	case op == ir.OpBitcast:
		if scalarType(x.t) == scalarType(t) {
			return x.ref, true
		}
		return a.val("bitcast ", a.ty(x.t), " ", x.ref, " to ", a.ty(t)), true
	case op == ir.OpNot:
		return a.bin("xor", ir.Bool, x.ref, a.con(ir.Bool, 1)), true
	case t.IsFloat():
		return a.floatOp(op, t, flags, args)
	}
	return a.intOp(op, t, args)
}

func (a arith) compare(op ir.Op, t ir.Type, x, y string) string {
	if t.IsFloat() {
		pred := [...]string{"oeq", "une", "olt", "ole", "ogt", "oge"}[op-ir.OpEq]
		return a.val("fcmp ", pred, " ", a.ty(t), " ", x, ", ", y)
	}
	pred := [...]string{"eq", "ne", "lt", "le", "gt", "ge"}[op-ir.OpEq]
	switch {
	case op == ir.OpEq || op == ir.OpNe:
	case t.IsSigned():
		pred = "s" + pred
	default:
		pred = "u" + pred
	}
	return a.icmp(pred, t, x, y)
}

func (a arith) floatOp(op ir.Op, t ir.Type, flags string, args []value) (string, bool) {
	x := args[0].ref
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv:
		word := map[ir.Op]string{ir.OpAdd: "fadd ", ir.OpSub: "fsub ", ir.OpMul: "fmul ", ir.OpDiv: "fdiv "}[op]
		return a.val(word, flags, a.ty(t), " ", x, ", ", args[1].ref), true
	case ir.OpNeg:
		return a.val("fneg ", a.ty(t), " ", x), true
	case ir.OpRound: // nothing is ever fused here
		return x, true
	}
	name := floatIntrinsics[op]
	if name == "" {
		return "", false
	}
	refs := make([]string, len(args))
	for i, v := range args {
		refs[i] = v.ref
	}
	return a.call("", name, t, refs...), true
}

// floatIntrinsics are LLVM's names. minimum and maximum give NaN if an operand is one, and -0 < +0, as Go's do.
var floatIntrinsics = map[ir.Op]string{
	ir.OpFMA: "fma", ir.OpSqrt: "sqrt", ir.OpFloor: "floor", ir.OpCeil: "ceil", ir.OpTrunc: "trunc",
	ir.OpRint: "roundeven", ir.OpAbs: "fabs", ir.OpCopysign: "copysign", ir.OpMin: "minimum", ir.OpMax: "maximum",
}

func (a arith) intOp(op ir.Op, t ir.Type, args []value) (string, bool) {
	x := args[0].ref
	if len(args) == 1 {
		return a.intUnary(op, t, x)
	}
	y := args[1].ref
	signed := "u"
	if t.IsSigned() {
		signed = "s"
	}
	switch op {
	case ir.OpAdd:
		return a.bin("add", t, x, y), true
	case ir.OpSub:
		return a.bin("sub", t, x, y), true
	case ir.OpMul:
		return a.bin("mul", t, x, y), true
	case ir.OpAnd:
		return a.bin("and", t, x, y), true
	case ir.OpOr:
		return a.bin("or", t, x, y), true
	case ir.OpXor:
		return a.bin("xor", t, x, y), true
	case ir.OpAndNot:
		return a.bin("and", t, x, a.bin("xor", t, y, a.con(t, -1))), true
	case ir.OpDiv, ir.OpRem:
		return a.divide(op, t, args[0], args[1]), true
	case ir.OpShl, ir.OpShr:
		return a.shift(op, t, args[0], args[1]), true
	case ir.OpMin:
		return a.call("", signed+"min", t, x, y), true
	case ir.OpMax:
		return a.call("", signed+"max", t, x, y), true
	case ir.OpMulHi:
		return a.mulHi(t, x, y), true
	}
	return "", false
}

func (a arith) intUnary(op ir.Op, t ir.Type, x string) (string, bool) {
	switch op {
	case ir.OpNeg:
		return a.bin("sub", t, a.con(t, 0), x), true
	case ir.OpCom:
		return a.bin("xor", t, x, a.con(t, -1)), true
	case ir.OpAbs:
		if t.IsUnsigned() {
			return x, true
		}
		return a.call("", "abs", t, x), true
	case ir.OpClz:
		return a.call("", "ctlz", t, x), true
	case ir.OpCtz:
		return a.call("", "cttz", t, x), true
	case ir.OpPopcnt:
		return a.call("", "ctpop", t, x), true
	case ir.OpBswap:
		if t.Size() == 1 {
			return x, true
		}
		return a.call("", "bswap", t, x), true
	case ir.OpBitrev:
		return a.call("", "bitreverse", t, x), true
	}
	return "", false
}
