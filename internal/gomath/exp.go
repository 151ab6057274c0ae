package gomath

import "math"

const (
	expOverflow = 7.09782712893384e+02
	log2e       = 1.4426950408889634073599246810018920
	ln2Upper    = 0.69314718055966295651160180568695068359375
	ln2Lower    = 0.28235290563031577122588448175013436025525412068e-12
)

// Exp is math.Exp.
//
// Source: exp_amd64.s, which cites Shibata, "Efficient evaluation methods of
// elementary functions suitable for SIMD computation", ISC'10. With
// x = k*ln(2) + 16*r, it takes exp(r)-1 from a Taylor polynomial, undoes the
// division by 16 with (1+y)²-1 = y*(y+2) four times, and scales by 2**k.
func Exp(x float64) float64 {
	if math.IsNaN(x) || math.IsInf(x, 1) {
		return x
	}
	if x > expOverflow {
		return math.Inf(1)
	}
	n := math.RoundToEven(x * log2e)
	if n < -1023-52 { // of 2**n not even a denormal is left; and -Inf
		return 0
	}
	exponent := int64(n)
	k := float64(exponent) // n, but never -0
	x = math.FMA(-k, ln2Upper, x)
	x = math.FMA(-k, ln2Lower, x)
	x *= 0.0625

	y := 2.4801587301587301587e-5
	y = math.FMA(x, y, 1.9841269841269841270e-4)
	y = math.FMA(x, y, 1.3888888888888888889e-3)
	y = math.FMA(x, y, 8.3333333333333333333e-3)
	y = math.FMA(x, y, 4.1666666666666666667e-2)
	y = math.FMA(x, y, 1.6666666666666666667e-1)
	y = math.FMA(x, y, 0.5)
	y = math.FMA(x, y, 1)
	x = float64(x * y)
	x = float64(x * (x + 2))
	x = float64(x * (x + 2))
	x = float64(x * (x + 2))
	x = math.FMA(x+2, x, 1)

	biased := exponent + 1023
	if biased >= 0x7ff {
		return math.Inf(1)
	}
	if biased <= 0 { // in two steps, of which the second rounds
		x *= math.Float64frombits(uint64(biased+1022) << 52)
		biased = 1
	}
	return x * math.Float64frombits(uint64(biased)<<52)
}
