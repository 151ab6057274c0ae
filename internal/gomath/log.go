package gomath

import "math"

const (
	halfSqrt2 = 7.07106781186547524401e-01
	ln2Hi     = 6.93147180369123816490e-01
	ln2Lo     = 1.90821492927058770002e-10
	log1      = 6.666666666666735130e-01
	log2      = 3.999999999940941908e-01
	log3      = 2.857142874366239149e-01
	log4      = 2.222219843214978396e-01
	log5      = 1.818357216161805012e-01
	log6      = 1.531383769920937332e-01
	log7      = 1.479819860511658591e-01
)

// Log is math.Log.
//
// Source: log_amd64.s, the algorithm of FreeBSD's msun e_log.c without fused
// operations. It differs from math.log, the portable one, in that it does not
// normalise denormals, and in what counts as below sqrt(2)/2.
func Log(x float64) float64 {
	bits := math.Float64bits(x)
	if bits<<1 == 0 {
		return math.Inf(-1)
	}
	if bits>>63 != 0 {
		return math.NaN()
	}
	if bits >= 0x7ff<<52 { // +Inf or NaN
		return x
	}
	// x = f1 * 2**k with f1 in [0.5, 1), then in (sqrt(2)/2, sqrt(2)].
	f1 := math.Float64frombits(bits&(1<<52-1) | 0x3fe<<52)
	k := float64(int64(bits>>52) - 0x3fe)
	if f1 <= halfSqrt2 {
		k--
		f1 *= 2
	}
	f := f1 - 1

	s := f / (2 + f)
	s2 := s * s
	s4 := float64(s2 * s2)
	t1 := float64(s4*log7) + log5
	t1 = float64(t1*s4) + log3
	t1 = float64(t1*s4) + log1
	t1 = float64(t1 * s2)
	t2 := float64(s4*log6) + log4
	t2 = float64(t2*s4) + log2
	t2 = float64(t2 * s4)
	r := t1 + t2
	hfsq := float64(float64(0.5*f) * f)
	return float64(k*ln2Hi) - ((hfsq - (float64(s*(hfsq+r)) + float64(k*ln2Lo))) - f)
}
