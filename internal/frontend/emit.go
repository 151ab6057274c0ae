package frontend

import (
	"encoding/binary"
	"encoding/hex"
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

func (l *lowerer) constant(t ir.Type, bits int64) *ir.Stmt { return l.b.Const(t, bits) }

func (l *lowerer) int(v int64) *ir.Stmt { return l.b.Int(v) }

func (l *lowerer) offset(p *ir.Stmt, off int64) *ir.Stmt {
	if p.Op == ir.OpOffset {
		return l.b.Offset(p.Args[0], p.Imm+off)
	}
	return l.b.Offset(p, off)
}

// op emits a pure operation, or its result if that is known already.
func (l *lowerer) op(op ir.Op, t ir.Type, args ...*ir.Stmt) *ir.Stmt {
	if s, fresh := fold(op, t, args); fresh {
		return l.b.Emit(s)
	} else if s != nil {
		return s
	}
	return l.b.Op(op, t, args...)
}

// fold is what op gives if that can be told here: a fresh constant, or one of
// args, or nil.
func fold(op ir.Op, t ir.Type, args []*ir.Stmt) (s *ir.Stmt, fresh bool) {
	var bits [3]int64
	known := 0
	for i, a := range args {
		if a.Op == ir.OpConst {
			bits[i] = a.Imm
			known++
		}
	}
	if known == len(args) && op.IsPure() && t != ir.Ptr {
		if v, ok := ir.Eval(op, t, args[0].Type, bits[:len(args)]); ok {
			return &ir.Stmt{Op: ir.OpConst, Type: t, Imm: v}, true
		}
	}
	isConst := func(i int, v int64) bool { return args[i].Op == ir.OpConst && args[i].Imm == v }
	switch {
	case op == ir.OpSelect && args[0].Op == ir.OpConst:
		if args[0].Imm != 0 {
			return args[1], false
		}
		return args[2], false
	case op == ir.OpSelect && args[1] == args[2]:
		return args[1], false
	case t == ir.Bool && op == ir.OpAnd && isConst(0, 1), t == ir.Bool && op == ir.OpOr && isConst(0, 0):
		return args[1], false
	case t == ir.Bool && op == ir.OpAnd && isConst(1, 1), t == ir.Bool && op == ir.OpOr && isConst(1, 0):
		return args[0], false
	case t == ir.I64 && op == ir.OpAdd && isConst(0, 0):
		return args[1], false
	case t == ir.I64 && (op == ir.OpAdd || op == ir.OpSub) && isConst(1, 0), t == ir.I64 && op == ir.OpMul && isConst(1, 1):
		return args[0], false
	case op == ir.OpConv && t == args[0].Type:
		return args[0], false
	}
	return nil, false
}

// conv converts v to t as a Go conversion between numeric types does.
func (l *lowerer) conv(t ir.Type, v *ir.Stmt) *ir.Stmt {
	if v.Type == t {
		return v
	}
	return l.op(ir.OpConv, t, v)
}

// cond emits an if. A condition that is known leaves the one branch only, in
// the current block.
func (l *lowerer) cond(c *ir.Stmt, then, els func()) {
	if c.Op == ir.OpConst {
		f := then
		if c.Imm == 0 {
			f = els
		}
		if f != nil {
			f()
		}
		return
	}
	l.b.If(c, then, els)
}

// check emits a check and returns it, or nil if it is known to hold.
func (l *lowerer) check(op ir.Op, args ...*ir.Stmt) *ir.Stmt {
	c := func(i int) (int64, bool) { return args[i].Imm, args[i].Op == ir.OpConst }
	switch op {
	case ir.OpNonZero, ir.OpAssert, ir.OpFinite:
		if v, ok := c(0); ok && v != 0 {
			return nil
		}
	case ir.OpShiftOK:
		if v, ok := c(0); ok && v >= 0 || args[0].Type.IsUnsigned() {
			return nil
		}
	case ir.OpBounds:
		i, iok := c(0)
		n, nok := c(1)
		if iok && nok && 0 <= i && i < n {
			return nil
		}
	case ir.OpSlice:
		a, aok := c(0)
		b, bok := c(1)
		n, nok := c(2)
		if aok && bok && nok && 0 <= a && a <= b && b <= n {
			return nil
		}
		if aok && a == 0 && args[1] == args[2] { // 0 <= len <= cap: always so
			return nil
		}
	case ir.OpNonNil:
		if args[0].Op == ir.OpMem || args[0].Op == ir.OpTable || args[0].Op == ir.OpOffset || args[0].Op == ir.OpElem {
			return nil
		}
	}
	return l.b.Op(op, ir.Void, args...)
}

func (l *lowerer) fail(msg string) { l.b.Emit(&ir.Stmt{Op: ir.OpMakeErr, Aux: msg}) }

// table is the address of constant bytes.
func (l *lowerer) table(data []byte) *ir.Stmt {
	return l.b.Emit(&ir.Stmt{Op: ir.OpTable, Type: ir.Ptr, Aux: hex.EncodeToString(data)})
}

func readConst(b []byte, t ir.Type) int64 {
	var v uint64
	switch t.Size() {
	case 1:
		v = uint64(b[0])
	case 2:
		v = uint64(binary.LittleEndian.Uint16(b))
	case 4:
		v = uint64(binary.LittleEndian.Uint32(b))
	default:
		v = binary.LittleEndian.Uint64(b)
	}
	return ir.Normalize(t, int64(v))
}

func writeConst(b []byte, t ir.Type, bits int64) {
	switch t.Size() {
	case 1:
		b[0] = byte(bits)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(bits))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(bits))
	default:
		binary.LittleEndian.PutUint64(b, uint64(bits))
	}
}

// extremes are the least and the greatest value of an integer type, as
// constant bits.
func extremes(t ir.Type) (lo, hi int64) {
	if t.IsUnsigned() {
		if t == ir.U64 {
			return 0, -1
		}
		return 0, 1<<t.Bits() - 1
	}
	return math.MinInt64 >> (64 - t.Bits()), math.MaxInt64 >> (64 - t.Bits())
}
