package kernels

import (
	"math/bits"

	"github.com/spelt-go/spelt/kernel"
)

// The kernels of this file fail if their arguments are bad.

// ReadAt has an index that is a parameter.
//
//spelt:kernel
func ReadAt(out, x []int32, at int) {
	for i := range out {
		out[i] = x[at]
	}
}

// WriteAt has an index that comes from memory.
//
//spelt:kernel
func WriteAt(out, index []int64) {
	//spelt:unique
	for i, p := range index {
		out[p] = int64(i)
	}
}

// Plus has an affine index that leaves its slice in some iteration.
//
//spelt:kernel
func Plus(out, x []float32, by int) {
	for i := range out {
		out[i] += x[i+by]
	}
}

// Times has a product of two indices, which may wrap around.
//
//spelt:kernel
func Times(out []int32, a, b int) {
	for i := 0; i < 4; i++ {
		out[a*b+i] = int32(i)
	}
}

// ArrayAt indexes an array with a variable.
//
//spelt:kernel
func ArrayAt(out []int32, k int) int32 {
	var a [5]int32
	a[k]++
	for i := range out {
		out[i] = a[(k+i)%6]
	}
	return a[0]
}

// Divides divides by what may be zero.
//
//spelt:kernel
func Divides(out, x, y []int32) {
	for i := range out {
		out[i] = x[i]/y[i] + x[i]%y[i]
	}
}

// DividesOnce divides outside of a loop.
//
//spelt:kernel
func DividesOnce(out []int32, x, y int32) {
	q := x / y
	for i := range out {
		out[i] = q
	}
}

// Cuts slices with bounds that may be bad.
//
//spelt:kernel
func Cuts(x []int32, lo, hi, top int) int {
	y := x[lo:hi:top]
	for i := range y {
		y[i]++
	}
	return len(y)
}

// CutsInside slices in a parallel loop.
//
//spelt:kernel
func CutsInside(out, x []int32, k int) {
	for i := range out {
		out[i] = int32(len(x[i : i+k]))
	}
}

// ThroughNil uses pointers that may be nil.
//
//spelt:kernel
func ThroughNil(out []int32, p *int32, g *Grid, use int) {
	for i := range out {
		if i == use {
			out[i] = *p
		}
		if i == use+5 {
			out[i] = int32(g.W)
		}
	}
}

// Asserts checks its own conditions.
//
//spelt:kernel
func Asserts(x []int32, limit int32) {
	kernel.Assert(limit >= 0, "the limit is negative")
	for i, v := range x {
		kernel.Assert(v < limit, "an element is too large")
		x[i] = v + int32(i)
	}
}

// Panics has a panic in a function that it calls.
//
//spelt:kernel
func Panics(x []int, n int) {
	if n == 3 {
		panic("three")
	}
	for i := range x {
		x[i] = checked(n, i)
	}
}

func checked(n, i int) int {
	if n > 5 && i > 6 {
		panic("too large")
	}
	return n * i
}

// Later fails in its second loop, after the first has written.
//
//spelt:kernel
func Later(x, y []int32, at int) {
	for i := range x {
		x[i] = int32(i)
	}
	y[at] = 1
	for i := range x {
		x[i] = -1
	}
}

// SectionFails fails in a concurrent section.
//
//spelt:kernel
func SectionFails(x, y []int32, at int) {
	kernel.Concurrent(
		func() {
			for i := range x {
				x[i]++
			}
		},
		func() {
			for i := range y {
				y[i] = y[at]
			}
		},
	)
}

// Endless has loops whose variable wraps around before they end, for some
// parameters.
//
//spelt:kernel
func Endless(lo, hi uint8, top int64) (n, m int) {
	for i := lo; i <= hi; i++ {
		n++
	}
	for i := top; i <= top+1; i += 2 {
		m++
	}
	return
}

// Space counts the iterations of grids.
//
//spelt:kernel
func Space(n, m, k int) (c int) {
	for range kernel.Grid2(n, m) {
		c++
	}
	for range k {
		c++
	}
	return c
}

// Space3 is a grid of three dimensions.
//
//spelt:kernel
func Space3(d, h, w int) (c int) {
	for p := range kernel.Grid3(d, h, w) {
		c += p.K & 1
	}
	return c
}

// Busy runs long: for cancellation.
//
//spelt:kernel
func Busy(x []float64, rounds int) {
	//spelt:serial
	for range rounds {
		for i := range x {
			x[i] = x[i]*0.5 + 1
		}
	}
}

// BusyInside runs long in one loop.
//
//spelt:kernel
func BusyInside(x []uint32, rounds int) {
	for i := range x {
		v := x[i]
		for range rounds {
			v = v*1664525 + 1013904223
		}
		x[i] = v
	}
}

// Unsigned indexes with an unsigned integer.
//
//spelt:kernel
func Unsigned(out, x []int32, at uint64, small uint8) {
	for i := range out {
		out[i] = x[at] + x[small]
	}
}

// Stops counts iterations, and fails in one of them.
//
//spelt:kernel
func Stops(count *int64, x []int32, n, at int) {
	for i := range n {
		if i == at {
			x[len(x)] = 1
		}
		kernel.AtomicAddInt64(count, 1)
	}
}

// Several has checks of every kind in one iteration: the first in the order of
// the source counts.
//
//spelt:kernel
func Several(out, x, d []int32, p *int32, s, k int) {
	for i := range out {
		v := x[i+k]
		v /= d[i]
		v <<= s
		v += *p
		out[i+1] = v
	}
}

// AssertsOutside has assertions in every place that is not a parallel loop, and panics of its own.
//
//spelt:kernel
func AssertsOutside(x []int32, a, b, c, d, e bool) (n int32) {
	kernel.Assert(a, "at the begin")
	if len(x) > 3 {
		kernel.Assert(b, "under a condition")
	}
	for i := range x {
		x[i]++
	}
	//spelt:serial
	for k := range 2 {
		kernel.Assert(c || k == 0, "in a serial loop around another")
		for i := range x {
			x[i]++
		}
	}
	s := int32(0)
	//spelt:serial
	for _, v := range x {
		kernel.Assert(d, "in a serial loop")
		s = s*3 + v
	}
	n = outside(s, e)
	kernel.Assert(a, "at the end")
	if n == 12345 {
		panic("this one stays")
	}
	return n
}

func outside(s int32, e bool) int32 {
	kernel.Assert(e, "in a function")
	return s | 1
}

// GivesUp panics in scalar code.
//
//spelt:kernel
func GivesUp(n int) (m int) {
	if n == 7 {
		panic("seven")
	}
	return n + 1
}

// WideDivide divides numbers of 128 bits, which Go has as an instruction.
//
//spelt:kernel
func WideDivide(q, hi, lo, y []uint64) {
	for i := range min(len(q), len(hi), len(lo), len(y)) {
		q[i], _ = bits.Div64(hi[i]%max(y[i], 1), lo[i], y[i])
	}
}

// FirstFour takes a slice for an array.
//
//spelt:kernel
func FirstFour(x []int32) (s int32) {
	a := (*[4]int32)(x)
	return a[0] + a[3]
}
