package reduce

import (
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// Identity is the value of type t, as constant bits, that a chunk starts from:
// combining it with any x gives x, bit for bit. That is why a sum of floats
// starts from -0: 0 + -0 is 0.
func Identity(op ir.ReduceOp, t ir.Type) int64 {
	switch op {
	case ir.ReduceAdd:
		if t.IsFloat() {
			return ir.FloatBits(t, math.Copysign(0, -1))
		}
		return 0
	case ir.ReduceMul:
		if t.IsFloat() {
			return ir.FloatBits(t, 1)
		}
		return 1
	case ir.ReduceAnd:
		return ir.Normalize(t, -1)
	case ir.ReduceMin, ir.ReduceIfLt, ir.ReduceIfLe:
		return greatest(t)
	case ir.ReduceMax, ir.ReduceIfGt, ir.ReduceIfGe:
		return least(t)
	}
	return 0
}

func greatest(t ir.Type) int64 {
	switch {
	case t.IsFloat():
		return ir.FloatBits(t, math.Inf(1))
	case t.IsSigned():
		return 1<<(t.Bits()-1) - 1
	}
	return ir.Normalize(t, -1)
}

func least(t ir.Type) int64 {
	switch {
	case t.IsFloat():
		return ir.FloatBits(t, math.Inf(-1))
	case t.IsSigned():
		return -1 << (t.Bits() - 1)
	}
	return 0
}

// Combine folds the result b of a later chunk into the result a of what came
// before it. Minimum and maximum follow Go: NaN if either is, -0 below +0. The
// If kinds keep a unless b compares as their name says, so that a NaN in b
// never enters and one in a never leaves.
func Combine(op ir.ReduceOp, t ir.Type, a, b int64) int64 {
	var v int64
	switch op {
	case ir.ReduceAdd:
		v, _ = ir.Eval(ir.OpAdd, t, t, []int64{a, b})
	case ir.ReduceMul:
		v, _ = ir.Eval(ir.OpMul, t, t, []int64{a, b})
	case ir.ReduceMin:
		v, _ = ir.Eval(ir.OpMin, t, t, []int64{a, b})
	case ir.ReduceMax:
		v, _ = ir.Eval(ir.OpMax, t, t, []int64{a, b})
	case ir.ReduceAnd:
		v = a & b
	case ir.ReduceOr:
		v = a | b
	case ir.ReduceXor:
		v = a ^ b
	case ir.ReduceIfLt:
		return keepUnless(ir.OpLt, t, a, b)
	case ir.ReduceIfLe:
		return keepUnless(ir.OpLe, t, a, b)
	case ir.ReduceIfGt:
		return keepUnless(ir.OpGt, t, a, b)
	case ir.ReduceIfGe:
		return keepUnless(ir.OpGe, t, a, b)
	}
	return v
}

func keepUnless(cmp ir.Op, t ir.Type, a, b int64) int64 {
	if yes, _ := ir.Eval(cmp, ir.Bool, t, []int64{b, a}); yes != 0 {
		return b
	}
	return a
}
