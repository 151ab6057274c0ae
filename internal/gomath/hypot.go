package gomath

import "math"

// Hypot is math.Hypot.
//
// Source: hypot_amd64.s, which computes max*sqrt(1 + (min/max)²).
func Hypot(p, q float64) float64 {
	p, q = math.Abs(p), math.Abs(q)
	if math.IsInf(p, 1) || math.IsInf(q, 1) {
		return math.Inf(1)
	}
	if math.IsNaN(p) || math.IsNaN(q) {
		return math.NaN()
	}
	if p < q {
		p, q = q, p
	}
	if p == 0 {
		return 0
	}
	q /= p
	return p * math.Sqrt(float64(q*q)+1)
}
