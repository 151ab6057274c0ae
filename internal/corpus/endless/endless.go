// Package endless holds kernels that run for as long as their arguments say, for ever if need be: what a launch that is
// cancelled must come back from.
package endless

import (
	"sync/atomic"

	"github.com/spelt-go/spelt/kernel"
)

// Spin waits for a flag.
//
//spelt:kernel
func Spin(flag *int32) {
	for kernel.VolatileLoad(flag) == 0 {
	}
}

// SpinAtomic waits for an atomic.
//
//spelt:kernel
func SpinAtomic(flag *atomic.Int64) {
	for flag.Load() == 0 {
	}
}

// Forever never ends.
//
//spelt:kernel
func Forever(x []int64) {
	for {
		x[0]++
	}
}

// Climb is a loop with a condition, which holds for ever if step is 0.
//
//spelt:kernel
func Climb(x []int64, step int64) {
	n := int64(0)
	for n < 1000 {
		n += step
		x[0] ^= n
	}
}

// Serial is one serial task of one loop.
//
//spelt:kernel
func Serial(x []int64, n int) {
	s := x[0]
	//spelt:serial
	for i := range n {
		s = s*6364136223846793005 + int64(i)
	}
	x[0] = s
}

// Nest is a serial task of loops in loops, none of which is long.
//
//spelt:kernel
func Nest(x []int64, n int) {
	x[0] = nest(x[0], n)
}

func nest(s int64, n int) int64 {
	for range n {
		for range n {
			for range n {
				for range n {
					for i := range n {
						s = s*6364136223846793005 + int64(i)
					}
				}
			}
		}
	}
	return s
}

// Iterations has iterations that take long, each a chain of integers.
//
//spelt:kernel
func Iterations(x []int64, n int) {
	for i := range x {
		s := x[i]
		for j := range n {
			s = s*6364136223846793005 + int64(j)
		}
		x[i] = s
	}
}

// Lanes has iterations that take long and that differ in length.
//
//spelt:kernel
func Lanes(x []float64, n []int) {
	for i := range x {
		s := x[i]
		for range n[i] {
			s = s*0.5 + 1/s
		}
		x[i] = s
	}
}

// Converge has iterations that end when a condition does not hold any more, which a NaN never lets happen.
//
//spelt:kernel
func Converge(x []float64, limit float64) {
	for i := range x {
		s := x[i]
		for !(s < limit) {
			s = s*0.5 + 1/(s+3)
		}
		x[i] = s
	}
}

// Sum is a reduction over very many iterations.
//
//spelt:kernel
func Sum(n int) (s float64) {
	for i := range n {
		s += 1 / float64(i+1)
	}
	return s
}

// Count is a loop of very many iterations that do hardly anything.
//
//spelt:kernel
func Count(n int) (s int64) {
	for i := range n {
		s ^= int64(i) * 0x9e3779b9
	}
	return s
}

// Grain is a loop with parts as large as the author wants them.
//
//spelt:kernel
func Grain(n int) (s int64) {
	//spelt:loop grain=1099511627776
	for i := range n {
		s ^= int64(i) * 0x9e3779b9
	}
	return s
}

// Rounds is control whose rounds are empty.
//
//spelt:kernel
func Rounds(x []int64, n, m int) {
	//spelt:serial
	for range n {
		for j := range m {
			x[j]++
		}
	}
}

// Careful fails in an iteration whose lanes take long, so that they run one by one.
//
//spelt:kernel
func Careful(x, y []int64, n int) {
	for i := range x {
		s := y[i]
		for j := range n {
			s = s*6364136223846793005 + int64(j)
		}
		x[i] = s + y[i+3]
	}
}

// Sections are two loops at the same time, one of which never ends.
//
//spelt:kernel
func Sections(x, y []int64, flag *int32) {
	kernel.Concurrent(
		func() {
			for i := range x {
				x[i]++
			}
		},
		func() {
			for kernel.VolatileLoad(flag) == 0 {
			}
			y[0]++
		},
	)
}

// Arrays has as much local memory in each iteration as there may be.
//
//spelt:kernel
func Arrays(out []int64, x []int32) {
	for i := range out {
		var a [8000]int64
		for j := range a {
			a[j] = int64(x[(i+j)%len(x)]) + int64(j)
		}
		s := int64(0)
		for j := range a {
			s = s*31 + a[(j*j+i)%len(a)]
		}
		out[i] = s
	}
}

// Edge has local memory, and a check that fails for a few iterations in the middle of many: chunks are halved often.
//
//spelt:kernel
func Edge(out, x []int32, k int) {
	//spelt:loop lanes=1 grain=1048576
	for i := range out {
		var a [4000]int32
		a[i&1023] = x[i]
		j := i
		if i == 3001 {
			j = i * k
		}
		out[i] = a[(i+1)&1023] + a[i&1023] + x[j]
	}
}

// Wide has a small array in each of many lanes.
//
//spelt:kernel
func Wide(out, x []float32) {
	for i := range out {
		var a [64]float32
		for j := range a {
			a[j] = x[i] * float32(j)
		}
		n := int(x[i]) & 63
		for a[n] > 1 && n > 0 {
			n--
			a[n] *= 0.5
		}
		s := float32(0)
		for j := range a {
			s += a[j] * a[(j+n)&63]
		}
		out[i] = s
	}
}
