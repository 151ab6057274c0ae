package kernel

import (
	"math"
	"math/bits"
)

// Rand is a stream of random numbers. Make one with [Random]; the zero Rand is
// the stream Random(0, 0).
type Rand struct {
	seed, stream uint64
	block        uint64 // the next counter
	a, b, c      uint32 // words of the last block still to be given out, a first
	left         uint32
}

// Random is stream i of seed. Every pair of seed and i is a stream of its own,
// so that an iteration which draws from Random(seed, i), i its index, has the
// same numbers however many threads run the loop. Making one costs nothing.
//
// The numbers come from Philox4x32-10; they are not for cryptography.
func Random(seed, i uint64) Rand { return Rand{seed: seed, stream: i} }

// Uint32 is the next number, uniform on all 32 bits.
func (r *Rand) Uint32() uint32 {
	if r.left == 0 {
		v, a, b, c := philox(uint32(r.block), uint32(r.block>>32), uint32(r.stream), uint32(r.stream>>32),
			uint32(r.seed), uint32(r.seed>>32))
		r.block++
		r.a, r.b, r.c = a, b, c
		r.left = 3
		return v
	}
	v := r.a
	r.a, r.b = r.b, r.c
	r.left--
	return v
}

// Uint64 is the next number, uniform on all 64 bits. It takes two words of the
// stream, the high half first.
func (r *Rand) Uint64() uint64 {
	high := uint64(r.Uint32())
	return high<<32 | uint64(r.Uint32())
}

// Float32 is the next number, a multiple of 2⁻²⁴ in [0, 1).
func (r *Rand) Float32() float32 { return float32(r.Uint32()>>8) * 0x1p-24 }

// Float64 is the next number, a multiple of 2⁻⁵³ in [0, 1).
func (r *Rand) Float64() float64 { return float64(r.Uint64()>>11) * 0x1p-53 }

// IntN is the next number, in [0, n); n must be positive. What is not uniform
// about it is less than n/2⁶⁴.
func (r *Rand) IntN(n int) int {
	Assert(n > 0, "Rand.IntN of a number that is not positive")
	v, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(v)
}

// Normal is the next number, from the standard normal distribution. It takes
// one Uint64, of which it is a monotonic function, by the inverse of the
// distribution; the largest magnitude is below 8.3.
func (r *Rand) Normal() float64 {
	// An odd multiple of 2⁻⁵³ in (-1, 1), exactly.
	u := (float64(int64(r.Uint64())>>11) + 0.5) * 0x1p-52
	return math.Sqrt2 * math.Erfinv(u)
}
