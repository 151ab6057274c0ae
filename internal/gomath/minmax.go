package gomath

import "math"

// Max is math.Max: as the built-in max, but infinity beats NaN, and a NaN is
// always the same one.
//
// Source: dim_amd64.s.
func Max(x, y float64) float64 {
	if math.IsInf(x, 1) || math.IsInf(y, 1) {
		return math.Inf(1)
	}
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	return max(x, y)
}

// Min is math.Min: as the built-in min, but negative infinity beats NaN, and a
// NaN is always the same one.
//
// Source: dim_amd64.s.
func Min(x, y float64) float64 {
	if math.IsInf(x, -1) || math.IsInf(y, -1) {
		return math.Inf(-1)
	}
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	return min(x, y)
}
