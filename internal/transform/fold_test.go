package transform

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

// eval computes s by ir.Eval, for parameters with the bits in args. It reports
// false for a division by zero.
func eval(s *ir.Stmt, args []int64) (int64, bool) {
	switch s.Op {
	case ir.OpConst:
		return s.Imm, true
	case ir.OpParam:
		return args[s.Imm], true
	}
	var bits []int64
	for _, a := range s.Args {
		v, ok := eval(a, args)
		if !ok {
			return 0, false
		}
		bits = append(bits, v)
	}
	return ir.Eval(s.Op, s.Type, s.Args[0].Type, bits)
}

// expression is one value to be folded: a kernel that sets a local to it.
type expression struct {
	b      ir.Builder
	k      *ir.Kernel
	params []*ir.Stmt
}

func newExpression(types ...ir.Type) *expression {
	e := &expression{k: &ir.Kernel{Body: &ir.Block{}}}
	e.b.Block = e.k.Body
	for i, t := range types {
		e.k.Params = append(e.k.Params, ir.Param{Type: t, Offset: int64(8 * i)})
		p := e.b.Op(ir.OpParam, t)
		p.Imm = int64(i)
		e.params = append(e.params, p)
	}
	return e
}

// folded is what v becomes.
func (e *expression) folded(t *testing.T, v *ir.Stmt) *ir.Stmt {
	e.b.Local("v", v)
	fold(e.k, &Options{})
	if err := e.k.Verify(); err != nil {
		t.Fatalf("%v\n%s", err, e.k)
	}
	return e.k.Body.Stmts[len(e.k.Body.Stmts)-1].Args[0]
}

// agree compares before, which must not share statements with after.
func agree(t *testing.T, before, after *ir.Stmt, args []int64) bool {
	want, ok := eval(before, args)
	if !ok {
		return true // what a division by zero gives is not specified
	}
	got, ok := eval(after, args)
	nan := before.Type.IsFloat() && math.IsNaN(ir.FloatValue(before.Type, want)) && math.IsNaN(ir.FloatValue(before.Type, got))
	if !ok || got != want && !nan {
		t.Errorf("%s of %v: folded to %s, which gives %s, want %s", show(before), args, show(after),
			ir.FormatConst(before.Type, got), ir.FormatConst(before.Type, want))
		return false
	}
	return true
}

func show(s *ir.Stmt) string {
	switch s.Op {
	case ir.OpConst:
		return ir.FormatConst(s.Type, s.Imm)
	case ir.OpParam:
		return fmt.Sprintf("x%d", s.Imm)
	}
	out := "(" + s.Op.String() + ":" + s.Type.String()
	for _, a := range s.Args {
		out += " " + show(a)
	}
	return out + ")"
}

// try builds an expression twice and compares it, folded and not, on all args.
func try(t *testing.T, types []ir.Type, build func(e *expression) *ir.Stmt, args [][]int64) {
	e, f := newExpression(types...), newExpression(types...)
	before := build(e)
	after := f.folded(t, build(f))
	for _, a := range args {
		if !agree(t, before, after, a) {
			return
		}
	}
}

var intOps = []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpRem, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot,
	ir.OpShl, ir.OpShr, ir.OpMin, ir.OpMax, ir.OpMulHi, ir.OpEq, ir.OpNe, ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe}

var intUnary = []ir.Op{ir.OpNeg, ir.OpCom, ir.OpAbs, ir.OpClz, ir.OpCtz, ir.OpPopcnt, ir.OpBswap, ir.OpBitrev}

func resultType(op ir.Op, t ir.Type) ir.Type {
	if op.IsCompare() {
		return ir.Bool
	}
	return t
}

// all8 are all values of an 8-bit type, as arguments.
func all8(t ir.Type) [][]int64 {
	var list [][]int64
	for v := range int64(256) {
		list = append(list, []int64{ir.Normalize(t, v)})
	}
	return list
}

// TestCase28FoldBytes compares every operation of 8-bit types with every constant on
// either side, and with itself, for every operand.
func TestCase28FoldBytes(t *testing.T) {
	for _, typ := range []ir.Type{ir.I8, ir.U8} {
		args := all8(typ)
		for _, op := range intOps {
			for c := range int64(256) {
				for side := range 2 {
					try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
						x, y := e.params[0], e.b.Const(typ, ir.Normalize(typ, c))
						if side == 1 {
							x, y = y, x
						}
						return e.b.Op(op, resultType(op, typ), x, y)
					}, args)
				}
			}
			try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
				return e.b.Op(op, resultType(op, typ), e.params[0], e.params[0])
			}, args)
		}
	}
}

// TestCase28FoldByteChains compares two operations in a row, with constants at
// which arithmetic changes its ways.
func TestCase28FoldByteChains(t *testing.T) {
	for _, typ := range []ir.Type{ir.I8, ir.U8} {
		args := all8(typ)
		special := irtest.Special(typ)
		for _, first := range intOps[:13] {
			for _, second := range intOps {
				for i, c := range special {
					d := special[(i*5+3)%len(special)]
					try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
						x := e.b.Op(first, typ, e.params[0], e.b.Const(typ, c))
						return e.b.Op(second, resultType(second, typ), x, e.b.Const(typ, d))
					}, args)
					try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
						x := e.b.Op(first, typ, e.params[0], e.b.Const(typ, c))
						return e.b.Op(second, resultType(second, typ), x, e.params[0])
					}, args)
				}
			}
			for _, un := range intUnary {
				try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
					x := e.b.Op(un, typ, e.b.Op(un, typ, e.params[0]))
					return e.b.Op(first, typ, x, e.b.Op(un, typ, e.params[0]))
				}, args)
			}
		}
	}
}

// TestFoldConversions compares chains of three conversions, on all bytes and
// on special values.
func TestFoldConversions(t *testing.T) {
	types := []ir.Type{ir.I8, ir.U8, ir.I16, ir.U16, ir.I32, ir.U32, ir.I64, ir.U64, ir.F32, ir.F64}
	for _, a := range types {
		var args [][]int64
		for _, v := range irtest.Special(a) {
			args = append(args, []int64{v})
		}
		if a.Size() == 1 {
			args = all8(a)
		}
		for _, b := range types {
			for _, c := range types {
				for _, d := range types {
					try(t, []ir.Type{a}, func(e *expression) *ir.Stmt {
						v := e.b.Op(ir.OpConv, b, e.params[0])
						v = e.b.Op(ir.OpConv, c, v)
						return e.b.Op(ir.OpConv, d, v)
					}, args)
				}
			}
		}
	}
}

// TestFoldFloats compares operations of floats with every pair of special
// values, as constants and as operands: NaN, infinities, both zeros.
func TestFoldFloats(t *testing.T) {
	ops := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpMin, ir.OpMax, ir.OpCopysign, ir.OpEq, ir.OpNe, ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe}
	unary := []ir.Op{ir.OpNeg, ir.OpAbs, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint, ir.OpSqrt}
	for _, typ := range []ir.Type{ir.F32, ir.F64} {
		special := irtest.Special(typ)
		for _, v := range []float64{2, 4, -0.25, 3, 0x1p-126, 0x1p127, 0x1p-1022, 0x1p1023} {
			special = append(special, ir.FloatBits(typ, v))
		}
		var one, two [][]int64
		for _, x := range special {
			one = append(one, []int64{x})
			for _, y := range special {
				two = append(two, []int64{x, y})
			}
		}
		for _, op := range ops {
			for _, c := range special {
				for side := range 2 {
					try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
						x, y := e.params[0], e.b.Const(typ, c)
						if side == 1 {
							x, y = y, x
						}
						return e.b.Op(op, resultType(op, typ), x, y)
					}, one)
				}
			}
			try(t, []ir.Type{typ}, func(e *expression) *ir.Stmt {
				return e.b.Op(op, resultType(op, typ), e.params[0], e.params[0])
			}, one)
			for _, un := range unary {
				try(t, []ir.Type{typ, typ}, func(e *expression) *ir.Stmt {
					x, y := e.b.Op(un, typ, e.params[0]), e.b.Op(un, typ, e.b.Op(un, typ, e.params[1]))
					v := e.b.Op(op, resultType(op, typ), x, y)
					if v.Type == ir.Bool {
						return e.b.Op(ir.OpNot, ir.Bool, v)
					}
					return e.b.Op(un, typ, v)
				}, two)
			}
		}
	}
}

// TestFoldNarrow compares operations of float64 on float32 values, converted back, with every pair of special values and
// with random ones, subnormal and near the middle between two float32 among them.
func TestFoldNarrow(t *testing.T) {
	special := irtest.Special(ir.F32)
	r := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		special = append(special, int64(r.Uint32()), int64(r.Uint32()&0x807fffff), int64(0x3f800000|r.Uint32()&0x7fffff))
	}
	var one, two [][]int64
	for _, x := range special {
		one = append(one, []int64{x})
		for _, y := range special {
			two = append(two, []int64{x, y})
		}
	}
	wide := func(e *expression, i int) *ir.Stmt { return e.b.Op(ir.OpConv, ir.F64, e.params[i]) }
	for _, op := range []ir.Op{ir.OpSqrt, ir.OpNeg, ir.OpAbs, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint} {
		try(t, []ir.Type{ir.F32}, func(e *expression) *ir.Stmt {
			return e.b.Op(ir.OpConv, ir.F32, e.b.Op(op, ir.F64, wide(e, 0)))
		}, one)
	}
	for _, op := range []ir.Op{ir.OpDiv, ir.OpMin, ir.OpMax, ir.OpCopysign, ir.OpMul, ir.OpAdd} {
		try(t, []ir.Type{ir.F32, ir.F32}, func(e *expression) *ir.Stmt {
			return e.b.Op(ir.OpConv, ir.F32, e.b.Op(op, ir.F64, wide(e, 0), wide(e, 1)))
		}, two)
		for _, c := range []float64{1, 0.1, 3, 0x1p-149} {
			try(t, []ir.Type{ir.F32}, func(e *expression) *ir.Stmt {
				return e.b.Op(ir.OpConv, ir.F32, e.b.Op(op, ir.F64, e.b.Const(ir.F64, ir.FloatBits(ir.F64, c)), wide(e, 0)))
			}, one)
		}
	}
}
