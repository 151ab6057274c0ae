package ir_test

import (
	"math"
	"math/bits"
	"runtime"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

type integer interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// goInt is what Go's own operators give for op, and whether they give anything.
func goInt[T integer](op ir.Op, a, b T) (T, bool) {
	width := int(unsafe.Sizeof(a)) * 8
	u := uint64(a) << (64 - width) >> (64 - width)
	switch op {
	case ir.OpAdd:
		return a + b, true
	case ir.OpSub:
		return a - b, true
	case ir.OpMul:
		return a * b, true
	case ir.OpDiv:
		if b == 0 {
			return 0, false
		}
		return a / b, true
	case ir.OpRem:
		if b == 0 {
			return 0, false
		}
		return a % b, true
	case ir.OpAnd:
		return a & b, true
	case ir.OpOr:
		return a | b, true
	case ir.OpXor:
		return a ^ b, true
	case ir.OpAndNot:
		return a &^ b, true
	case ir.OpShl:
		return a << uint64(b), true
	case ir.OpShr:
		return a >> uint64(b), true
	case ir.OpMin:
		return min(a, b), true
	case ir.OpMax:
		return max(a, b), true
	case ir.OpNeg:
		return -a, true
	case ir.OpCom:
		return ^a, true
	case ir.OpAbs:
		if a < 0 {
			return -a, true
		}
		return a, true
	case ir.OpClz:
		return T(bits.LeadingZeros64(u) - (64 - width)), true
	case ir.OpCtz:
		return T(min(bits.TrailingZeros64(u), width)), true
	case ir.OpPopcnt:
		return T(bits.OnesCount64(u)), true
	case ir.OpBswap:
		return T(bits.ReverseBytes64(u) >> (64 - width)), true
	case ir.OpBitrev:
		return T(bits.Reverse64(u) >> (64 - width)), true
	case ir.OpMulHi:
		v := uint64(b) << (64 - width) >> (64 - width)
		hi, lo := bits.Mul64(u, v)
		if width < 64 {
			return T(lo >> width), true
		}
		return T(hi), true
	}
	return 0, false
}

func goCompare[T integer | ~float32 | ~float64](op ir.Op, a, b T) bool {
	switch op {
	case ir.OpEq:
		return a == b
	case ir.OpNe:
		return a != b
	case ir.OpLt:
		return a < b
	case ir.OpLe:
		return a <= b
	case ir.OpGt:
		return a > b
	}
	return a >= b
}

func testInts[T integer](t *testing.T, typ ir.Type, values []int64) {
	t.Helper()
	for op := ir.OpAdd; op <= ir.OpMulHi; op++ {
		for _, a := range values {
			for _, b := range values {
				args := []int64{a, b}
				if op.IsCompare() {
					got, ok := ir.Eval(op, ir.Bool, typ, args)
					if want := goCompare(op, T(a), T(b)); !ok || got != 0 != want || got&^1 != 0 {
						t.Fatalf("%s %s %d %d = %d, want %v", typ, op, a, b, got, want)
					}
					continue
				}
				want, ok := goInt(op, T(a), T(b))
				if !ok && op != ir.OpDiv && op != ir.OpRem {
					break
				}
				got, ok2 := ir.Eval(op, typ, typ, args)
				if ok != ok2 || ok && got != int64(want) {
					t.Fatalf("%s %s %d %d = %d %v, want %d %v", typ, op, a, b, got, ok2, want, ok)
				}
				if got != ir.Normalize(typ, got) {
					t.Fatalf("%s %s %d %d = %d, which does not fit the type", typ, op, a, b, got)
				}
			}
		}
	}
}

// TestEvalInts: integers wrap, MinInt / -1 is MinInt, shifts may be as wide as
// they like; for every pair of bytes, and for special values of wider types.
func TestEvalInts(t *testing.T) {
	var i8, u8 []int64
	for v := range int64(256) {
		i8, u8 = append(i8, int64(int8(v))), append(u8, v)
	}
	testInts[int8](t, ir.I8, i8)
	testInts[uint8](t, ir.U8, u8)
	testInts[int16](t, ir.I16, irtest.Special(ir.I16))
	testInts[uint16](t, ir.U16, irtest.Special(ir.U16))
	testInts[int32](t, ir.I32, irtest.Special(ir.I32))
	testInts[uint32](t, ir.U32, irtest.Special(ir.U32))
	testInts[int64](t, ir.I64, irtest.Special(ir.I64))
	testInts[uint64](t, ir.U64, irtest.Special(ir.U64))
}

// TestEvalShiftCounts: a count of any type is an unsigned number; one that is
// negative is greater than every width.
func TestEvalShiftCounts(t *testing.T) {
	for _, v := range []int64{1, -1, 0x55, math.MinInt64} {
		for _, n := range []int64{0, 1, 7, 31, 63, 64, 67, 255, -1, math.MinInt64} {
			shl, _ := ir.Eval(ir.OpShl, ir.I64, ir.I64, []int64{v, n})
			shr, _ := ir.Eval(ir.OpShr, ir.I64, ir.I64, []int64{v, n})
			if shl != v<<uint64(n) || shr != v>>uint64(n) {
				t.Errorf("%d shifted by %d: %d and %d", v, n, shl, shr)
			}
		}
	}
}

var floats = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 3, 1e-310, 1 << 24, 1<<24 + 1, 1 << 31, -(1 << 31),
	1<<31 - 1, 1 << 32, 1 << 53, 1 << 63, -(1 << 63), 1<<63 - 1024, 1 << 64, 1e300, -1e300, math.MaxFloat64, math.MaxFloat32,
	math.SmallestNonzeroFloat64, math.SmallestNonzeroFloat32, math.Inf(1), math.Inf(-1), math.NaN(), 255, 256, -129, 65535.9}

// TestEvalFloats compares arithmetic with Go's, in both widths.
func TestEvalFloats(t *testing.T) {
	for _, a := range floats {
		for _, b := range floats {
			check(t, ir.F64, a, b, map[ir.Op]float64{
				ir.OpAdd: a + b, ir.OpSub: a - b, ir.OpMul: a * b, ir.OpDiv: a / b, ir.OpMin: min(a, b), ir.OpMax: max(a, b),
				ir.OpCopysign: math.Copysign(a, b), ir.OpNeg: -a, ir.OpAbs: math.Abs(a), ir.OpSqrt: math.Sqrt(a), ir.OpFloor: math.Floor(a),
				ir.OpCeil: math.Ceil(a), ir.OpTrunc: math.Trunc(a), ir.OpRint: math.RoundToEven(a), ir.OpRound: a,
			})
			x, y := float32(a), float32(b)
			check(t, ir.F32, float64(x), float64(y), map[ir.Op]float64{
				ir.OpAdd: float64(x + y), ir.OpSub: float64(x - y), ir.OpMul: float64(x * y), ir.OpDiv: float64(x / y),
				ir.OpMin: float64(min(x, y)), ir.OpMax: float64(max(x, y)), ir.OpNeg: float64(-x),
				ir.OpSqrt: float64(float32(math.Sqrt(float64(x)))), ir.OpFloor: math.Floor(float64(x)), ir.OpRint: math.RoundToEven(float64(x)),
			})
			for op := ir.OpEq; op <= ir.OpGe; op++ {
				got, ok := ir.Eval(op, ir.Bool, ir.F64, []int64{ir.FloatBits(ir.F64, a), ir.FloatBits(ir.F64, b)})
				got32, _ := ir.Eval(op, ir.Bool, ir.F32, []int64{ir.FloatBits(ir.F32, a), ir.FloatBits(ir.F32, b)})
				if !ok || got != 0 != goCompare(op, a, b) || got32 != 0 != goCompare(op, x, y) {
					t.Errorf("%s %v %v = %d, %d", op, a, b, got, got32)
				}
			}
		}
	}
}

func check(t *testing.T, typ ir.Type, a, b float64, want map[ir.Op]float64) {
	t.Helper()
	for op := ir.OpAdd; op <= ir.OpMulHi; op++ {
		w, ok := want[op]
		if !ok {
			continue
		}
		args := []int64{ir.FloatBits(typ, a), ir.FloatBits(typ, b)}
		got, ok := ir.Eval(op, typ, typ, args)
		if v := ir.FloatValue(typ, got); !ok || got != ir.FloatBits(typ, w) && !(math.IsNaN(v) && math.IsNaN(w)) {
			t.Errorf("%s %s %v %v = %v, want %v", typ, op, a, b, v, w)
		}
	}
}

// TestEvalFMA: rounded once, in both widths.
func TestEvalFMA(t *testing.T) {
	for _, a := range floats {
		for _, b := range floats {
			for _, c := range floats {
				got, ok := ir.Eval(ir.OpFMA, ir.F64, ir.F64, []int64{ir.FloatBits(ir.F64, a), ir.FloatBits(ir.F64, b), ir.FloatBits(ir.F64, c)})
				want := math.FMA(a, b, c)
				if v := ir.FloatValue(ir.F64, got); !ok || v != want && !(math.IsNaN(v) && math.IsNaN(want)) || v == 0 && math.Signbit(v) != math.Signbit(want) {
					t.Errorf("fma(%v, %v, %v) = %v, want %v", a, b, c, v, want)
				}
			}
		}
	}
	// Cases in which rounding to f64 first gives another f32.
	for _, tt := range [][3]float32{
		{0x1.000002p0, 0x1.000002p0, -1},
		{0x1p-12, 0x1p-12, 1},
		{0x1.fffffep127, 2, float32(math.Inf(-1))},
		{0x1p-149, 0x1p-1, 0x1p-149},
		{1 + 0x1p-12, 1 + 0x1p-12, 0x1p-60},
		{1 + 0x1p-12, 1 + 0x1p-12, -0x1p-60},
	} {
		var args []int64
		for _, v := range tt {
			args = append(args, ir.FloatBits(ir.F32, float64(v)))
		}
		got, _ := ir.Eval(ir.OpFMA, ir.F32, ir.F32, args)
		if v, want := float32(ir.FloatValue(ir.F32, got)), bigFMA(tt[0], tt[1], tt[2]); v != want {
			t.Errorf("fma%v = %v, want %v", tt, v, want)
		}
	}
}

// TestConvertIntegers: cut to the width, extended by the sign of the source.
func TestConvertIntegers(t *testing.T) {
	types := []ir.Type{ir.I8, ir.I16, ir.I32, ir.I64, ir.U8, ir.U16, ir.U32, ir.U64}
	for _, from := range types {
		for _, v := range irtest.Special(from) {
			for _, to := range types {
				var want int64
				switch to {
				case ir.I8:
					want = int64(int8(v))
				case ir.I16:
					want = int64(int16(v))
				case ir.I32:
					want = int64(int32(v))
				case ir.U8:
					want = int64(uint8(v))
				case ir.U16:
					want = int64(uint16(v))
				case ir.U32:
					want = int64(uint32(v))
				default:
					want = v
				}
				if got := ir.Convert(from, to, v); got != want {
					t.Errorf("%s %d to %s: %d, want %d", from, v, to, got, want)
				}
			}
			f32, f64 := float32(v), float64(v)
			if from == ir.U64 {
				f32, f64 = float32(uint64(v)), float64(uint64(v))
			}
			if got := ir.FloatValue(ir.F32, ir.Convert(from, ir.F32, v)); got != float64(f32) {
				t.Errorf("%s %d to f32: %v, want %v", from, v, got, f32)
			}
			if got := ir.FloatValue(ir.F64, ir.Convert(from, ir.F64, v)); got != f64 {
				t.Errorf("%s %d to f64: %v, want %v", from, v, got, f64)
			}
		}
	}
}

// TestCase33ConvertFloats: the one documented rule, which on amd64 is what Go does.
func TestCase33ConvertFloats(t *testing.T) {
	for _, v := range floats {
		bits64, bits32 := ir.FloatBits(ir.F64, v), ir.FloatBits(ir.F32, v)
		if got := ir.Convert(ir.F64, ir.F32, bits64); got != bits32 && !math.IsNaN(v) {
			t.Errorf("%v to f32: %x, want %x", v, got, bits32)
		}
		for _, tt := range []struct {
			to   ir.Type
			want int64
		}{
			{ir.I8, int64(int8(v))}, {ir.I16, int64(int16(v))}, {ir.I32, int64(int32(v))}, {ir.I64, int64(v)},
			{ir.U8, int64(uint8(v))}, {ir.U16, int64(uint16(v))}, {ir.U32, int64(uint32(v))}, {ir.U64, int64(uint64(v))},
		} {
			got := ir.Convert(ir.F64, tt.to, bits64)
			if got != tt.want && runtime.GOARCH == "amd64" {
				t.Errorf("%v to %s: %d, want %d as Go has it", v, tt.to, got, tt.want)
			}
			if r := rule(tt.to, v); got != r {
				t.Errorf("%v to %s: %d, want %d by the rule", v, tt.to, got, r)
			}
			if got, r := ir.Convert(ir.F32, tt.to, bits32), rule(tt.to, float64(float32(v))); got != r {
				t.Errorf("f32 %v to %s: %d, want %d by the rule", v, tt.to, got, r)
			}
		}
	}
}

// rule is the rule of [ir.Convert] written down once more, from its comment.
func rule(t ir.Type, v float64) int64 {
	v = math.Trunc(v)
	in := func(lo, hi float64) bool { return v >= lo && v < hi }
	switch {
	case t == ir.U64 && in(0x1p63, 0x1p64):
		hi, lo := math.Frexp(v)
		return int64(uint64(hi*(1<<53)) << (lo - 53))
	case t == ir.U64 || t == ir.I64 || t == ir.U32:
		if !in(-0x1p63, 0x1p63) {
			return ir.Normalize(t, math.MinInt64)
		}
	case !in(-0x1p31, 0x1p31):
		return ir.Normalize(t, math.MinInt32)
	}
	return ir.Normalize(t, int64(v))
}
