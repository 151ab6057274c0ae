// Package other is called by kernels of package accept.
package other

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

// Rand is a small generator with a pointer receiver.
type Rand struct {
	state uint32
	Calls int
}

// Seed makes a Rand.
func Seed(s uint32) Rand { return Rand{state: s | 1} }

// Next is the next number.
func (r *Rand) Next() uint32 {
	r.state ^= r.state << 13
	r.state ^= r.state >> 17
	r.state ^= r.state << 5
	r.Calls++
	return r.state
}

// Float is a number in [0, 1).
func (r *Rand) Float() float32 { return float32(r.Next()>>8) / (1 << 24) }

// Pair is generic.
type Pair[A, B any] struct {
	First  A
	Second B
}

// Swap is p the other way round.
func (p Pair[A, B]) Swap() Pair[B, A] { return Pair[B, A]{p.Second, p.First} }

// Set changes p.
func (p *Pair[A, B]) Set(a A, b B) { p.First, p.Second = a, b }
