package reduce

import (
	"math"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

var allOps = []ir.ReduceOp{
	ir.ReduceAdd, ir.ReduceMul, ir.ReduceMin, ir.ReduceMax, ir.ReduceAnd, ir.ReduceOr, ir.ReduceXor,
	ir.ReduceIfLt, ir.ReduceIfLe, ir.ReduceIfGt, ir.ReduceIfGe,
}

// specials are constant bits of t that rules differ on.
func specials(t ir.Type) []int64 {
	if t.IsFloat() {
		var v []int64
		for _, x := range []float64{math.NaN(), math.Inf(1), math.Inf(-1), math.Copysign(0, -1), 0, 1, -1, 2.5} {
			v = append(v, ir.FloatBits(t, x))
		}
		return v
	}
	if t == ir.Bool {
		return []int64{0, 1}
	}
	var v []int64
	for _, x := range []int64{0, 1, -1, 7, math.MaxInt64, math.MinInt64, 1 << (t.Bits() - 1), 1<<(t.Bits()-1) - 1} {
		v = append(v, ir.Normalize(t, x))
	}
	return v
}

func applies(op ir.ReduceOp, t ir.Type) bool {
	switch op {
	case ir.ReduceAnd, ir.ReduceOr, ir.ReduceXor:
		return !t.IsFloat()
	}
	return t != ir.Bool
}

func isNaN(t ir.Type, v int64) bool { return t.IsFloat() && math.IsNaN(ir.FloatValue(t, v)) }

func TestIdentityChangesNothing(t *testing.T) {
	for ty := ir.Bool; ty <= ir.F64; ty++ {
		for _, op := range allOps {
			if !applies(op, ty) {
				continue
			}
			id := Identity(op, ty)
			if id != ir.Normalize(ty, id) {
				t.Errorf("identity of %s on %s is no constant of the type: %#x", op, ty, id)
			}
			for _, x := range specials(ty) {
				if got := Combine(op, ty, x, id); got != x && !(isNaN(ty, x) && isNaN(ty, got)) {
					t.Errorf("%s on %s: %#x combined with the identity is %#x", op, ty, x, got)
				}
				if op >= ir.ReduceIfLt && isNaN(ty, x) {
					continue // a NaN is not taken, in any order
				}
				got := Combine(op, ty, id, x)
				if op == ir.ReduceIfLt || op == ir.ReduceIfGt {
					// The identity is kept where x is as extreme.
					if x == Identity(op, ty) {
						got = x
					}
				}
				if got != x && !(isNaN(ty, x) && isNaN(ty, got)) {
					t.Errorf("%s on %s: the identity combined with %#x is %#x", op, ty, x, got)
				}
			}
		}
	}
}

func TestCase35MinMaxOfAllPairs(t *testing.T) { // CASES 35
	for _, a := range specials(ir.F64) {
		for _, b := range specials(ir.F64) {
			x, y := ir.FloatValue(ir.F64, a), ir.FloatValue(ir.F64, b)
			for op, want := range map[ir.ReduceOp]float64{ir.ReduceMin: min(x, y), ir.ReduceMax: max(x, y)} {
				got := Combine(op, ir.F64, a, b)
				if got != ir.FloatBits(ir.F64, want) && !(want != want && isNaN(ir.F64, got)) {
					t.Errorf("%s(%v, %v) = %v, want %v", op, x, y, ir.FloatValue(ir.F64, got), want)
				}
				if back := Combine(op, ir.F64, b, a); back != got && !(isNaN(ir.F64, back) && isNaN(ir.F64, got)) {
					t.Errorf("%s(%v, %v) is not symmetric", op, x, y)
				}
			}
			// What the comparison means, one way and the other.
			for op, take := range map[ir.ReduceOp]bool{
				ir.ReduceIfLt: y < x, ir.ReduceIfLe: y <= x, ir.ReduceIfGt: y > x, ir.ReduceIfGe: y >= x,
			} {
				want := a
				if take {
					want = b
				}
				if got := Combine(op, ir.F64, a, b); got != want {
					t.Errorf("%s(%v, %v) = %#x, want %#x", op, x, y, got, want)
				}
			}
		}
	}
}

func TestCombineWraps(t *testing.T) {
	tests := []struct {
		op         ir.ReduceOp
		t          ir.Type
		a, b, want int64
	}{
		{ir.ReduceAdd, ir.I8, 127, 1, -128},
		{ir.ReduceAdd, ir.U8, 255, 2, 1},
		{ir.ReduceMul, ir.I32, math.MinInt32, -1, math.MinInt32},
		{ir.ReduceMax, ir.U64, -1, 1, -1},
		{ir.ReduceIfGt, ir.U64, 1, -1, -1},
		{ir.ReduceMin, ir.I64, -1, 1, -1},
		{ir.ReduceAnd, ir.U8, 0xf0, 0x3c, 0x30},
		{ir.ReduceOr, ir.Bool, 0, 1, 1},
		{ir.ReduceXor, ir.Bool, 1, 1, 0},
	}
	for _, tt := range tests {
		if got := Combine(tt.op, tt.t, tt.a, tt.b); got != tt.want {
			t.Errorf("%s on %s: %d, %d gives %d, want %d", tt.op, tt.t, tt.a, tt.b, got, tt.want)
		}
	}
}
