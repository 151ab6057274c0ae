// Package kernel stands for the real one, which is in a module and so out of reach here.
package kernel

type Rand struct{ seed, stream, left uint64 }

func Random(seed, i uint64) Rand { return Rand{seed: seed, stream: i} }

func (r *Rand) Uint64() uint64 { r.left++; return r.left }
