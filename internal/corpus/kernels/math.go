package kernels

import "math"

// Trigonometry has the circular functions and their inverses.
//
//spelt:kernel
func Trigonometry(out [][8]float64, x, y []float64) {
	for i, v := range x {
		o := &out[i]
		o[0], o[1], o[2] = math.Sin(v), math.Cos(v), math.Tan(v)
		o[3], o[4], o[5] = math.Asin(v), math.Acos(v), math.Atan(v)
		o[6] = math.Atan2(v, y[i])
		s, c := math.Sincos(y[i])
		o[7] = s - c
	}
}

// Exponentials has exponentials, logarithms and powers.
//
//spelt:kernel
func Exponentials(out [][8]float64, x, y []float64) {
	for i, v := range x {
		o := &out[i]
		o[0], o[1], o[2] = math.Exp(v), math.Exp2(v), math.Expm1(v)
		o[3], o[4], o[5] = math.Log(v), math.Log2(v), math.Log1p(v)
		o[6], o[7] = math.Pow(v, y[i]), math.Log10(y[i])
	}
}

// Hyperbolic has the hyperbolic functions and their inverses.
//
//spelt:kernel
func Hyperbolic(out [][6]float64, x []float64) {
	for i, v := range x {
		out[i] = [6]float64{math.Sinh(v), math.Cosh(v), math.Tanh(v), math.Asinh(v), math.Acosh(v), math.Atanh(v)}
	}
}

// Remainders has the functions that take numbers apart.
//
//spelt:kernel
func Remainders(out [][8]float64, x, y []float64) {
	for i, v := range x {
		o := &out[i]
		o[0], o[1] = math.Mod(v, y[i]), math.Remainder(v, y[i])
		o[2], o[3] = math.Modf(v)
		f, e := math.Frexp(v)
		o[4], o[5] = f, float64(e)
		o[6], o[7] = math.Ldexp(v, i%40-20), math.Nextafter(v, y[i])
	}
}

// Special has functions of statistics and physics.
//
//spelt:kernel
func Special(out [][5]float64, x, y []float64) {
	for i, v := range x {
		out[i] = [5]float64{math.Hypot(v, y[i]), math.Cbrt(v), math.Erf(v), math.Gamma(v), math.Erfc(y[i])}
	}
}

// Gaussian is a bell in float32.
//
//spelt:kernel
func Gaussian(y, x []float32, mean, width float32) {
	for i, v := range x {
		d := (v - mean) / width
		y[i] = float32(math.Exp(float64(-d * d / 2)))
	}
}
