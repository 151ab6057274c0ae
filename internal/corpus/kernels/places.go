package kernels

import (
	"sync/atomic"

	"github.com/spelt-go/spelt/kernel"
)

// Acc is what the loops of this file build up.
type Acc struct {
	Sum, Low, High float64
	Count          int32
	Bits           [4]uint32
	Vals           []float64
	Next           *Acc
}

// Add is a method that builds up what its receiver points to.
func (a *Acc) Add(v float64) {
	a.Sum += v
	a.Count++
	a.Low = min(a.Low, v)
	if v > a.High {
		a.High = v
	}
}

// PlaceFirst is the row's own form.
//
//spelt:kernel
func PlaceFirst(y, x []int64) {
	for i := range x {
		y[0] += x[i]
	}
}

// PlaceFirstFloat is that with floats.
//
//spelt:kernel
func PlaceFirstFloat(y, x []float64) {
	for _, v := range x {
		y[0] += v
	}
}

// PlacePointer builds up through a pointer to a number.
//
//spelt:kernel
func PlacePointer(p *float32, x []float32) {
	for i := range x {
		*p += x[i]
	}
}

// PlaceIndex has an index that is a parameter, and several operations.
//
//spelt:kernel
func PlaceIndex(h []uint32, x []uint32, k, j int) {
	for _, v := range x {
		h[k] ^= v
		h[j] |= v
	}
}

// PlaceMethod calls a method with a pointer receiver.
//
//spelt:kernel
func PlaceMethod(a *Acc, x []float64) {
	for i := range x {
		a.Add(x[i])
	}
}

// PlaceDeep has the place behind another pointer, and elements of it.
//
//spelt:kernel
func PlaceDeep(a *Acc, x []float64, k int) {
	for i, v := range x {
		if v > 0 {
			a.Next.Sum += v
			a.Next.Bits[k&3] += uint32(i)
			a.Vals[k] -= v
		}
	}
}

// PlaceSome touches the place if any element asks for it.
//
//spelt:kernel
func PlaceSome(y []int32, x []int32, at int, limit int32) {
	for _, v := range x {
		if v > limit {
			y[at] += v
		}
	}
}

// PlaceLargest keeps the largest where the source only compares.
//
//spelt:kernel
func PlaceLargest(y, x []float64) {
	for i := range x {
		if x[i] > y[0] {
			y[0] = x[i]
		}
		y[1] = min(y[1], x[i])
	}
}

// PlaceNames reaches one place by two names.
//
//spelt:kernel
func PlaceNames(y []int, x []int) {
	p := &y[1]
	for _, v := range x {
		*p += v
		y[1] += 1
	}
}

// PlaceTwo may have both in the same memory.
//
//spelt:kernel
func PlaceTwo(p, q *int64, x []int64) {
	for _, v := range x {
		*p += v
		*q -= 2 * v
	}
}

// PlaceFlag stores the same in all iterations that store.
//
//spelt:kernel
func PlaceFlag(changed []int32, x []float32, found *bool) {
	for _, v := range x {
		if v < 0 {
			changed[2] = 7
			*found = true
		}
	}
}

// PlaceEither counts in a grid, in a serial loop.
//
//spelt:kernel
func PlaceEither(n *int, x []int32, w, h, rounds int) {
	//spelt:serial
	for r := range rounds {
		for i, j := range kernel.Grid2(h, w) {
			if int(x[i*w+j])%3 == r {
				*n += i - j
			}
		}
	}
}

// PlaceArray is a local array.
//
//spelt:kernel
func PlaceArray(out []int64, x []int64) {
	var sums [3]int64
	for _, v := range x {
		sums[1] += v
		if v&1 != 0 {
			sums[2]++
		}
	}
	for i := range out {
		out[i] = sums[i%3]
	}
}

// PlaceInner builds up in a serial loop inside.
//
//spelt:kernel
func PlaceInner(y []int64, x []int64, m int) {
	for i := range len(x) / max(m, 1) {
		for j := range m {
			y[len(y)-1] += x[i*m+j] * int64(j)
		}
	}
}

// PlaceOnce is touched by one iteration.
//
//spelt:kernel
func PlaceOnce(y, x []int64, k int) {
	for i := range x {
		if i == k && x[i] > 0 {
			y[0] += x[i]
		}
	}
}

// PlaceBytes has elements of one byte, and wraps.
//
//spelt:kernel
func PlaceBytes(y, x []uint8) {
	for i := range x {
		y[3] += x[i]
		y[5] *= x[i] | 1
	}
}

// PlaceFails may fail after it has built up something.
//
//spelt:kernel
func PlaceFails(y, x []int64, at []int) {
	for i := range at {
		y[0] += x[at[i]]
	}
}

// PlaceTickets stores where a counter says.
//
//spelt:kernel
func PlaceTickets(out []int64, n *int64, x []int64) {
	for _, v := range x {
		if v > 0 {
			out[atomic.AddInt64(n, 1)-1] = v
		}
	}
}
