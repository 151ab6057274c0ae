package kernels

import (
	"sync/atomic"

	"github.com/spelt-go/spelt/kernel"
)

// Histogram counts with the functions of sync/atomic.
//
//spelt:kernel
func Histogram(bins []int32, total *int64, x []uint8) {
	for _, v := range x {
		atomic.AddInt32(&bins[v&3], 1)
		atomic.AddInt64(total, int64(v))
	}
}

// Counters are atomic numbers in a struct.
type Counters struct {
	N    atomic.Int32
	Bits atomic.Uint32
	Big  atomic.Int64
}

// Methods has the atomic types' methods.
//
//spelt:kernel
func Methods(c *Counters, x []int32) {
	for _, v := range x {
		c.N.Add(1)
		c.Bits.Or(1 << (v & 31))
		c.Big.Add(int64(v))
	}
	c.Big.Store(c.Big.Load() + int64(c.N.Load()))
}

// Tickets is CASES 37: old values are a permutation.
//
//spelt:kernel
func Tickets(out []int32, next *int32) {
	for i := range out {
		out[i] = kernel.AtomicAddInt32(next, 1)
	}
}

// Compact keeps what is positive, in any order.
//
//spelt:kernel
func Compact(dst, src []float32, n *int32) {
	for _, v := range src {
		if v > 0 {
			dst[kernel.AtomicAddInt32(n, 1)] = v
		}
	}
}

// AtomicIntegers has every update of integers whose result knows no order.
//
//spelt:kernel
func AtomicIntegers(lo, hi *int32, and, or, xor *uint64, x []int32, y []uint64) {
	for i, v := range x {
		kernel.AtomicMinInt32(lo, v)
		kernel.AtomicMaxInt32(hi, v)
		kernel.AtomicAndUint64(and, y[i])
		kernel.AtomicOrUint64(or, y[i])
		kernel.AtomicXorUint64(xor, y[i])
	}
}

// AtomicFloats has the updates of floats; the values are whole numbers, so that
// their sums are exact. Minimum and maximum are CASES 35.
//
//spelt:kernel
func AtomicFloats(sum *float32, total []float64, lo *float64, hi []float32, x []float64, whole []int16) {
	for i, v := range x {
		kernel.AtomicAddFloat32(sum, float32(whole[i]&7))
		kernel.AtomicAddFloat64(&total[i&3], float64(whole[i]))
		kernel.AtomicMinFloat64(lo, v)
		kernel.AtomicMaxFloat32(&hi[i&1], float32(v))
	}
}

// Exchanges swaps, compares, loads and stores, each on a word of its own
// iteration.
//
//spelt:kernel
func Exchanges(x []int64, y []float32, swapped []bool, old []int64, u []uint32) {
	for i := range x {
		old[i] = atomic.SwapInt64(&x[i], int64(i))
		swapped[i] = atomic.CompareAndSwapInt64(&x[i], 3, 5)
		if kernel.AtomicCompareAndSwapFloat32(&y[i], 1, 2) {
			swapped[i] = true
		}
		kernel.AtomicStoreFloat32(&y[i], kernel.AtomicLoadFloat32(&y[i])+kernel.AtomicSwapFloat32(&y[i], 9))
		u[i] += kernel.AtomicMaxUint32(&u[i], 7) + kernel.AtomicXorUint32(&u[i], 5)
		old[i] += kernel.AtomicMinInt64(&x[i], -2)
	}
}

// Spin locks words with a loop of its own until it has its turn; contention is
// within what one iteration does.
//
//spelt:kernel
func Spin(cells []int32, lock []uint32, x []int32) {
	for i, v := range x {
		l := &lock[i]
		for !atomic.CompareAndSwapUint32(l, 0, 1) {
			atomic.StoreUint32(l, 0)
		}
		cells[i] += v
		atomic.StoreUint32(l, 0)
	}
}
