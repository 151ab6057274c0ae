package kernels

import "github.com/spelt-go/spelt/kernel"

// RandomFill is CASES 39: draws depend on seed and index alone.
//
//spelt:kernel
func RandomFill(a []float32, b []float64, c []int32, seed uint64) {
	for i := range a {
		r := kernel.Random(seed, uint64(i))
		a[i] = r.Float32()
		b[i] = r.Float64() + r.Normal()
		c[i] = int32(r.IntN(100))
		if a[i] > 0.5 {
			c[i] ^= int32(r.Uint32())
		}
	}
}

// Walks has streams that iterations draw from different numbers of times.
//
//spelt:kernel
func Walks(end []int32, seed uint64, limit int) {
	for i := range end {
		r := kernel.Random(seed, uint64(i))
		at := int32(0)
		for range limit {
			if r.Uint64()&1 == 0 {
				at++
			} else {
				at--
			}
			if at > 5 {
				break
			}
		}
		end[i] = at
	}
}

// Pi throws darts.
//
//spelt:kernel
func Pi(seed uint64, n int) (hits int) {
	for i := range n {
		r := kernel.Random(seed, uint64(i))
		x, y := r.Float64(), r.Float64()
		if x*x+y*y < 1 {
			hits++
		}
	}
	return hits
}
