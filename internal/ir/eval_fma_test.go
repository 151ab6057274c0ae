package ir_test

import (
	"math"
	"math/big"
)

// bigFMA is a*b+c with one rounding, by arbitrary precision.
func bigFMA(a, b, c float32) float32 {
	if math.IsInf(float64(c), 0) {
		return c
	}
	x := new(big.Float).SetPrec(2000).SetFloat64(float64(a))
	x.Mul(x, new(big.Float).SetFloat64(float64(b)))
	x.Add(x, new(big.Float).SetFloat64(float64(c)))
	f, _ := x.Float32()
	return f
}
