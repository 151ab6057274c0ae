package frontend

import (
	"go/ast"
	"go/types"
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// kernelPath is the package of what kernels may call beyond Go itself.
const kernelPath = "github.com/spelt-go/spelt/kernel"

// intrinsic lowers a call of fn if it is one that the compiler knows better
// than its source; recv is the receiver of a method.
func (l *lowerer) intrinsic(e *ast.CallExpr, fn *types.Func, recv *value) ([]value, bool) {
	if fn.Pkg() == nil {
		return nil, false
	}
	switch fn.Pkg().Path() {
	case "math":
		return l.mathCall(e, fn)
	case "math/bits":
		return l.bitsCall(e, fn)
	case "sync/atomic":
		return l.atomicCall(e, fn, recv)
	case kernelPath:
		return l.kernelCall(e, fn, recv)
	case "runtime":
		if fn.Name() == "KeepAlive" {
			l.args(e, nil)
			return nil, true
		}
	}
	return nil, false
}

// scalars are the arguments of e as scalars; the function takes only such.
func (l *lowerer) scalars(e *ast.CallExpr, fn *types.Func) []*ir.Stmt {
	var out []*ir.Stmt
	for _, v := range l.args(e, fn.Signature()) {
		out = append(out, l.scalar(v))
	}
	l.node = e
	l.b.Pos = l.irPos(e.Pos())
	return out
}

var mathUnary = map[string]ir.Op{
	"Sqrt": ir.OpSqrt, "Floor": ir.OpFloor, "Ceil": ir.OpCeil, "Trunc": ir.OpTrunc, "RoundToEven": ir.OpRint, "Abs": ir.OpAbs,
	// What Go's own sources call.
	"sqrt": ir.OpSqrt, "floor": ir.OpFloor, "ceil": ir.OpCeil, "trunc": ir.OpTrunc,
}

// mathCall lowers the functions of package math that have one exact answer.
// The others are inlined from their source.
func (l *lowerer) mathCall(e *ast.CallExpr, fn *types.Func) ([]value, bool) {
	f64 := types.Typ[types.Float64]
	one := func(op ir.Op, t types.Type) ([]value, bool) {
		return []value{leaves(t, l.op(op, irType(t), l.scalars(e, fn)...))}, true
	}
	name := fn.Name()
	if op, ok := mathUnary[name]; ok {
		return one(op, f64)
	}
	switch name {
	case "Copysign":
		return one(ir.OpCopysign, f64)
	case "FMA":
		return one(ir.OpFMA, f64)
	case "Float64bits":
		return one(ir.OpBitcast, types.Typ[types.Uint64])
	case "Float64frombits":
		return one(ir.OpBitcast, f64)
	case "Float32bits":
		return one(ir.OpBitcast, types.Typ[types.Uint32])
	case "Float32frombits":
		return one(ir.OpBitcast, types.Typ[types.Float32])
	case "IsNaN":
		x := l.scalars(e, fn)[0]
		return []value{leaves(types.Typ[types.Bool], l.op(ir.OpNe, ir.Bool, x, x))}, true
	case "Min", "Max", "min", "max":
		return []value{l.mathMinMax(e, fn)}, true
	case "Pow":
		return l.mathPow(e, fn), true
	}
	return nil, false
}

// mathPow is math.Pow. Its source calls itself once, with (1/x, -y) for an x of
// -Inf; beginning with these gives the same for every y, and no recursion.
func (l *lowerer) mathPow(e *ast.CallExpr, fn *types.Func) []value {
	a := l.scalars(e, fn)
	f64 := types.Typ[types.Float64]
	is := l.op(ir.OpEq, ir.Bool, a[0], l.b.Float(ir.F64, math.Inf(-1)))
	x := l.op(ir.OpSelect, ir.F64, is, l.op(ir.OpDiv, ir.F64, l.b.Float(ir.F64, 1), a[0]), a[0])
	y := l.op(ir.OpSelect, ir.F64, is, l.op(ir.OpNeg, ir.F64, a[1]), a[1])
	return l.inlineFunc(e, &closure{fn: fn}, []value{leaves(f64, x), leaves(f64, y)})
}

// mathMinMax is math.Min or math.Max. They differ from the built-in functions
// in that an infinity of their own sign wins over NaN.
func (l *lowerer) mathMinMax(e *ast.CallExpr, fn *types.Func) value {
	a := l.scalars(e, fn)
	op, inf := ir.OpMin, math.Inf(-1)
	if fn.Name() == "Max" || fn.Name() == "max" {
		op, inf = ir.OpMax, math.Inf(1)
	}
	limit := l.b.Float(ir.F64, inf)
	wins := l.op(ir.OpOr, ir.Bool, l.op(ir.OpEq, ir.Bool, a[0], limit), l.op(ir.OpEq, ir.Bool, a[1], limit))
	return leaves(types.Typ[types.Float64], l.op(ir.OpSelect, ir.F64, wins, limit, l.op(op, ir.F64, a[0], a[1])))
}

// bitsFuncs are functions of math/bits by name without the width.
var bitsFuncs = map[string]ir.Op{
	"LeadingZeros": ir.OpClz, "Len": ir.OpClz, "TrailingZeros": ir.OpCtz, "OnesCount": ir.OpPopcnt,
	"ReverseBytes": ir.OpBswap, "Reverse": ir.OpBitrev,
}

func (l *lowerer) bitsCall(e *ast.CallExpr, fn *types.Func) ([]value, bool) {
	name := fn.Name()
	for len(name) > 0 && name[len(name)-1] >= '0' && name[len(name)-1] <= '9' {
		name = name[:len(name)-1]
	}
	if fn.Name() == "Mul64" || fn.Name() == "Mul" {
		a := l.scalars(e, fn)
		t := fn.Signature().Results().At(0).Type()
		return []value{leaves(t, l.op(ir.OpMulHi, ir.U64, a...)), leaves(t, l.op(ir.OpMul, ir.U64, a...))}, true
	}
	op, ok := bitsFuncs[name]
	if !ok {
		return nil, false
	}
	x := l.scalars(e, fn)[0]
	r := l.op(op, x.Type, x)
	t := fn.Signature().Results().At(0).Type()
	switch name {
	case "ReverseBytes", "Reverse":
		return []value{leaves(t, r)}, true
	case "Len":
		r = l.op(ir.OpSub, x.Type, l.constant(x.Type, int64(x.Type.Bits())), r)
	}
	return []value{leaves(t, l.conv(ir.I64, r))}, true
}
