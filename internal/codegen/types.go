package codegen

import (
	"math"
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// value is an operand in the text, with what is known about it.
type value struct {
	ref   string // a %N or a constant
	t     ir.Type
	known bool  // the value is a constant
	bits  int64 // its bits, if known
}

// isKnown reports whether v is a constant for which ok holds.
func (v value) isKnown(ok func(int64) bool) bool { return v.known && ok(v.bits) }

// scalarType is LLVM's type of a value of type t outside memory.
func scalarType(t ir.Type) string {
	switch t {
	case ir.Bool:
		return "i1"
	case ir.I8, ir.U8:
		return "i8"
	case ir.I16, ir.U16:
		return "i16"
	case ir.I32, ir.U32:
		return "i32"
	case ir.I64, ir.U64:
		return "i64"
	case ir.F32:
		return "float"
	case ir.F64:
		return "double"
	case ir.Ptr:
		return "ptr"
	}
	return "void"
}

// memoryType is LLVM's type of a value of type t in memory: a bool is a byte of 0 or 1 there.
func memoryType(t ir.Type) string {
	if t == ir.Bool {
		return "i8"
	}
	return scalarType(t)
}

// scalarConst writes constant bits of type t.
func scalarConst(t ir.Type, bits int64) string {
	switch t {
	case ir.Bool:
		if bits&1 != 0 {
			return "true"
		}
		return "false"
	case ir.U8:
		bits = int64(int8(bits))
	case ir.U16:
		bits = int64(int16(bits))
	case ir.U32:
		bits = int64(int32(bits))
	case ir.F32, ir.F64:
		return floatConst(t, bits)
	case ir.Ptr:
		if bits == 0 {
			return "null"
		}
		return "inttoptr (i64 " + strconv.FormatInt(bits, 10) + " to ptr)"
	}
	return strconv.FormatInt(bits, 10)
}

// floatConst writes a float bit by bit: LLVM's hexadecimal form is that of a double, which holds every float32 but not
// the payload of its NaNs.
func floatConst(t ir.Type, bits int64) string {
	v := ir.FloatValue(t, bits)
	switch {
	case v == v:
		return "0x" + hex16(math.Float64bits(v))
	case t == ir.F32:
		return "bitcast (i32 " + strconv.FormatInt(int64(int32(bits)), 10) + " to float)"
	}
	return "bitcast (i64 " + strconv.FormatInt(bits, 10) + " to double)"
}

func hex16(u uint64) string {
	s := strconv.FormatUint(u, 16)
	return "0000000000000000"[len(s):] + s
}

func itoa(v int64) string { return strconv.FormatInt(v, 10) }
