package kernels

import "math"

// FloatArith has the float operators.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func FloatArith[T float](sum, dif, prod, quo, neg, x, y []T) {
	for i := range x {
		a, b := x[i], y[i]
		sum[i], dif[i], prod[i], quo[i], neg[i] = a+b, a-b, a*b, a/b, -a
	}
}

// FloatCompare has the comparisons, as bits.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func FloatCompare[T float](out []uint8, x, y []T) {
	for i := range x {
		a, b := x[i], y[i]
		var r uint8
		if a == b {
			r |= 1
		}
		if a != b {
			r |= 2
		}
		if a < b {
			r |= 4
		}
		if a <= b {
			r |= 8
		}
		if a > b {
			r |= 16
		}
		if !(a >= b) {
			r |= 32
		}
		out[i] = r
	}
}

// NaNTests is CASES 34: no arithmetic mode may fold these.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func NaNTests[T float](is, isNot []bool, zero, none, same, x []T) {
	for i, v := range x {
		is[i] = v != v
		isNot[i] = v == v
		zero[i] = v * 0
		none[i] = v - v
		same[i] = v + 0
	}
}

// MinMax is CASES 35: pairs and triples, built-in and from package math.
//
//spelt:kernel
func MinMax(out [][6]float64, x, y []float64, f [][2]float32) {
	for i := range x {
		a, b := x[i], y[i]
		out[i] = [6]float64{min(a, b), max(a, b), math.Min(a, b), math.Max(b, a), min(a, b, 1), max(0, b, a)}
		f[i][0], f[i][1] = min(f[i][0], f[i][1], float32(a)), max(float32(a), f[i][0])
	}
}

// IntMinMax has the built-in functions on integers.
//
//spelt:kernel
func IntMinMax(lo, hi []int8, x, y []int8, u []uint64) {
	for i := range x {
		lo[i], hi[i] = min(x[i], y[i], 100), max(x[i], y[i])
		u[i] = max(min(u[i], 1<<63), 5)
	}
}

// Horner may use fused multiply-add.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func Horner[T float](y, x []T, c0, c1, c2, c3 T) {
	for i, v := range x {
		y[i] = ((c3*v+c2)*v+c1)*v + c0
	}
}

// Rounded forbids fusing by its conversions.
//
//spelt:kernel
func Rounded(z, x, y []float64, f []float32) {
	for i := range z {
		z[i] = float64(x[i]*y[i]) + z[i]
		f[i] = float32(f[i]*f[i]) - float32(x[i])*f[i]
	}
}

// Saxpy is z = a*x + y.
//
//spelt:kernel
func Saxpy(z, x, y []float32, a float32) {
	for i := range z {
		z[i] = a*x[i] + y[i]
	}
}

// Exact has the functions of package math with one exact result.
//
//spelt:kernel
func Exact(out [][10]float64, x, y []float64) {
	for i := range x {
		a, b := x[i], y[i]
		out[i] = [10]float64{math.Sqrt(a), math.Floor(a), math.Ceil(b), math.Trunc(a), math.RoundToEven(b),
			math.Round(a), math.Abs(b), math.Copysign(a, b), math.FMA(a, b, a), math.Dim(a, b)}
	}
}

// Exact32 has them on float32.
//
//spelt:kernel
func Exact32(out [][5]float32, x []float32) {
	for i, v := range x {
		w := float64(v)
		out[i] = [5]float32{float32(math.Sqrt(w)), float32(math.Floor(w)), float32(math.Abs(w)),
			float32(math.Trunc(w)), float32(math.Ceil(w))}
	}
}

// Classes has the tests of package math.
//
//spelt:kernel
func Classes(out []uint8, x []float64) {
	for i, v := range x {
		r := uint8(0)
		if math.IsNaN(v) {
			r |= 1
		}
		if math.IsInf(v, 0) {
			r |= 2
		}
		if math.IsInf(v, -1) {
			r |= 4
		}
		if math.Signbit(v) && v == 0 {
			r |= 8
		}
		if v == math.Inf(1) || v == math.MaxFloat64 {
			r |= 16
		}
		if x != nil && v > math.Pi {
			r |= 32
		}
		out[i] = r
	}
}

// FloatBits looks at representations, and changes them.
//
//spelt:kernel
func FloatBits(b64 []uint64, b32 []uint32, x []float64, y []float32) {
	for i := range x {
		b64[i] = math.Float64bits(x[i])
		b32[i] = math.Float32bits(y[i]) + 1
		x[i] = math.Float64frombits(b64[i] &^ (1 << 63))
		y[i] = math.Float32frombits(b32[i] & 0x3fffffff)
	}
}
