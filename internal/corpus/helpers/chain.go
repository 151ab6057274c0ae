package helpers

import "iter"

// bias is read three calls away from the kernel.
const bias = 3

// Outer calls Middle, which calls inner: three calls deep.
func Outer(x int) int { return Middle(x)*2 + 1 }

// Middle is between Outer and inner.
func Middle(x int) int {
	if x < 0 {
		return -inner(-x)
	}
	return inner(x)
}

func inner(x int) int { return x%1000 + bias }

// Clamp is x, or the end of [lo, hi] that it is beyond.
func Clamp[T int | int32 | float32 | float64](x, lo, hi T) T {
	if x < lo {
		return lo
	}
	if x > hi {
		return hi
	}
	return x
}

// DivMod is quotient and remainder rounded towards minus infinity; y is not 0.
func DivMod(x, y int) (q, r int) {
	q, r = x/y, x%y
	if r != 0 && (r < 0) != (y < 0) {
		q, r = q-1, r+y
	}
	return
}

// Gcd is the greatest common divisor of x and y.
func Gcd(x, y uint32) uint32 {
	for y != 0 {
		x, y = y, x%y
	}
	return x
}

// Find is the first index of v in x, and whether there is one.
func Find(x []int32, v int32) (int, bool) {
	for i, w := range x {
		if w == v {
			return i, true
		}
	}
	return -1, false
}

// Twice is f(f(x)).
func Twice(f func(float64) float64, x float64) float64 { return f(f(x)) }

// Sum adds up its arguments.
func Sum(x ...float64) float64 {
	s := 0.0
	for _, v := range x {
		s += v
	}
	return s
}

// SetTo writes through a pointer.
func SetTo[T any](p *T, v T) { *p = v }

// Raise adds to what p points at, by way of another function.
func Raise(p *int, by int) int {
	old := *p
	SetTo(p, old+by)
	return old
}

// Every gives lo, lo+k, … below hi; k is positive.
func Every(lo, hi, k int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := lo; i < hi; i += k {
			if !yield(i) {
				return
			}
		}
	}
}

// Pairs gives index and value of what is not negative in x.
func Pairs(x []int32) iter.Seq2[int, int32] {
	return func(yield func(int, int32) bool) {
		for i, v := range x {
			if v < 0 {
				continue
			}
			if !yield(i, v) {
				return
			}
		}
	}
}
