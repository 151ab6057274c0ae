package transform

import (
	"math"
	"math/big"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

var numbers = []int64{0, 1, -1, 2, 3, -3, 7, 1 << 31, -(1 << 31), 1 << 32, 3037000499, 3037000500, 1 << 62, -(1 << 62),
	math.MaxInt64, math.MinInt64, math.MaxInt64 - 1, math.MinInt64 + 1}

// TestExactArithmetic: addInt and mulInt tell whether the result is exact.
func TestExactArithmetic(t *testing.T) {
	for _, a := range numbers {
		for _, b := range numbers {
			sum := new(big.Int).Add(big.NewInt(a), big.NewInt(b))
			if got, ok := addInt(a, b); ok != sum.IsInt64() || ok && got != sum.Int64() {
				t.Errorf("%d + %d = %d, %v", a, b, got, ok)
			}
			// The product may be called inexact at the very ends.
			product := new(big.Int).Mul(big.NewInt(a), big.NewInt(b))
			if got, ok := mulInt(a, b); ok && (!product.IsInt64() || got != product.Int64()) {
				t.Errorf("%d * %d = %d, %v", a, b, got, ok)
			}
		}
	}
}

// TestRangesHoldEveryByte: the interval of an operation on bytes within
// intervals holds its result for all of them, if that does not wrap.
func TestRangesHoldEveryByte(t *testing.T) {
	intervals := [][2]int64{{-128, 127}, {0, 127}, {-5, 5}, {3, 9}, {0, 0}, {1, 1}, {-128, -120}, {0, 7}, {100, 127}}
	ops := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpRem, ir.OpAnd, ir.OpMin, ir.OpMax, ir.OpShr, ir.OpNeg, ir.OpAbs}
	for _, typ := range []ir.Type{ir.I8, ir.U8} {
		for _, x := range intervals {
			for _, y := range intervals {
				if typ == ir.U8 && (x[0] < 0 || y[0] < 0) {
					continue
				}
				p := newProver()
				a, b := &ir.Stmt{Op: ir.OpGet, Type: typ}, &ir.Stmt{Op: ir.OpGet, Type: typ}
				p.narrow(a, x[0], x[1])
				p.narrow(b, y[0], y[1])
				for _, op := range ops {
					v := &ir.Stmt{Op: op, Type: typ, Args: []*ir.Stmt{a, b}}
					r := p.rangeOf(v)
					for i := x[0]; i <= x[1]; i++ {
						for j := y[0]; j <= y[1]; j++ {
							got, ok := ir.Eval(op, typ, typ, []int64{i, j})
							if ok && r.known && (got < r.lo || got > r.hi) {
								t.Fatalf("%s %s %v %v: %d of %d and %d is not in %v", typ, op, x, y, got, i, j, r)
							}
						}
					}
				}
			}
		}
	}
}
