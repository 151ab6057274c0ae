package accept

import "math"

//spelt:kernel
func Math1(out [][40]float64, x []float64) {
	for i, v := range x {
		o := &out[i]
		o[0], o[1], o[2] = math.Sin(v), math.Cos(v), math.Tan(v)
		o[3], o[4], o[5] = math.Asin(v), math.Acos(v), math.Atan(v)
		o[6], o[7], o[8] = math.Sinh(v), math.Cosh(v), math.Tanh(v)
		o[9], o[10], o[11] = math.Asinh(v), math.Acosh(v), math.Atanh(v)
		o[12], o[13], o[14] = math.Exp(v), math.Exp2(v), math.Expm1(v)
		o[15], o[16], o[17] = math.Log(v), math.Log2(v), math.Log10(v)
		o[18], o[19], o[20] = math.Log1p(v), math.Cbrt(v), math.Gamma(v)
		o[21], o[22], o[23] = math.Erf(v), math.Erfc(v), math.Round(v)
		o[24], o[25] = math.Sincos(v)
		o[26], o[27] = math.Modf(v)
		f, e := math.Frexp(v)
		o[28], o[29] = f, float64(e)
		l, s := math.Lgamma(v)
		o[30], o[31] = l, float64(s)
		o[32], o[33] = math.Logb(v), float64(math.Ilogb(v))
		o[34], o[35] = math.J0(v), math.Y1(v)
	}
}

//spelt:kernel
func Math2(out [][16]float64, x, y []float64) {
	for i, v := range x {
		w := y[i]
		o := &out[i]
		o[0], o[1], o[2] = math.Atan2(v, w), math.Hypot(v, w), math.Pow(v, w)
		o[3], o[4], o[5] = math.Mod(v, w), math.Remainder(v, w), math.Dim(v, w)
		o[6], o[7] = math.Nextafter(v, w), math.Ldexp(v, 3)
		o[8] = float64(math.Nextafter32(float32(v), float32(w)))
		o[9] = math.Pow10(i - 3)
	}
}
