package kernels

import "github.com/spelt-go/spelt/kernel"

// IntSums reduces integers of small and large types.
//
//spelt:kernel
func IntSums(a []int8, b []uint16, c []int32, d []uint64) (s int8, t uint16, u int32, v uint64, n int) {
	for i := range a {
		s += a[i]
		t -= b[i]
		u *= 3
		v += d[i]
		n++
	}
	u = 1
	for i := range c {
		u *= c[i] | 1
	}
	return
}

// BitReductions has & | ^ on integers and && || on booleans.
//
//spelt:kernel
func BitReductions(x []uint32, b []bool) (and, or, xor uint32, all, some bool) {
	and, all = ^uint32(0), true
	for _, v := range x {
		and &= v
		or |= v
		xor ^= v
	}
	for _, v := range b {
		all = all && v
		some = some || v
	}
	return
}

// Total and its like are float reductions: the order of additions differs from
// plain Go's.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func Total[T float](x []T) T {
	s := T(0)
	for _, v := range x {
		s += v
	}
	return s
}

// Dot is a product of vectors.
//
//spelt:kernel
func Dot(x, y []float64) float64 {
	s := 0.0
	for i, v := range x {
		s += v * y[i]
	}
	return s
}

// Product multiplies what is near one.
//
//spelt:kernel
func Product(x []float64) float64 {
	p := 1.0
	for _, v := range x {
		p *= 1 + v/1e6
	}
	return p
}

// Extremes is CASES 35 and 36 in a reduction: NaN in any place, values all
// negative, nothing at all.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func Extremes[T float](x []T, from T) (lo, hi, first T) {
	lo, hi, first = from, -from, from
	if len(x) > 0 {
		first = x[0]
	}
	for _, v := range x {
		lo = min(lo, v)
		hi = max(v, hi)
	}
	for i := range x {
		first = max(first, x[i])
	}
	return
}

// Compared finds extremes by comparison, where a NaN never wins.
//
//spelt:kernel
func Compared(x []float64, y []int32) (m, least float64, top int32) {
	m, least = -1e300, 1e300
	for _, v := range x {
		if v > m {
			m = v
		}
	}
	for i := range x {
		if least >= x[i] {
			least = x[i]
		}
	}
	for _, v := range y {
		if top < v {
			top = v
		}
	}
	return
}

// Conditional is CASES 38: the start value counts once, for conditions that
// hold never, sometimes, always.
//
//spelt:kernel
func Conditional(x []int32, start, above int32) (n int, s, m int32) {
	n, s, m = int(start), start, start
	for _, v := range x {
		if v > above {
			n++
			s += v
		}
	}
	for i, v := range x {
		if i%3 == 0 && v < above {
			m = max(m, v)
			continue
		}
		if v == 0 {
			m = max(m, 5)
		}
	}
	return
}

// Nested reduces in a serial loop in a parallel one.
//
//spelt:kernel
func Nested(x []int32, n int) (s int32, odd int) {
	for i := range x {
		for j := range n {
			if j > i {
				break
			}
			s += x[i] * int32(j)
			if x[i-j]&1 != 0 {
				odd++
			}
		}
	}
	return
}

// Reused reduces into one variable in several loops, and uses it between.
//
//spelt:kernel
func Reused(out, x []int64) int64 {
	s := int64(7)
	for _, v := range x {
		s += v
	}
	for i := range out {
		out[i] = s
	}
	s *= 2
	for i := range x {
		s += int64(i)
	}
	for i := range out {
		out[i] -= s
	}
	return s
}

// Norms reduces over a grid and uses the result in the next loop.
//
//spelt:kernel
func Norms(x []float64, h, w int) float64 {
	s := 0.0
	for i, j := range kernel.Grid2(h, w) {
		s += x[i*w+j] * x[i*w+j]
	}
	for i := range x {
		x[i] /= s + 1
	}
	return s
}

// Chains adds several terms to one sum.
//
//spelt:kernel
func Chains(x, y []int32) (s int32) {
	for i := range x {
		s = s + x[i] + y[i]
		s += 3
		s = y[i] - x[i] + s
	}
	return
}

// FoldedElsewhere has a loop that is much cheaper for a compiler that knows
// what an earlier construct has stored; its sum must not depend on that.
//
//spelt:kernel
func FoldedElsewhere(flag []int32, x []float64) (s float64) {
	flag[0] = 0
	k := int(flag[0])
	for _, v := range x {
		for range k {
			s += 1
			s += v
			s += v * v
		}
		s += v
	}
	return s
}
