// Package input is what the kernels of the edit tests work on.
package input

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math"
)

// Set has the arguments of a launch.
type Set struct {
	A, B, C, D, Tab []float32
	K               []int32
	Scale           float32
	N               int
}

// New is a set with slices of n elements.
func New(n int) *Set {
	s := &Set{A: make([]float32, n), B: make([]float32, n), C: make([]float32, n), D: make([]float32, n),
		Tab: make([]float32, 4096), K: make([]int32, n), Scale: 0.25, N: n}
	for i := range n {
		s.A[i] = float32(i % 7)
		s.B[i] = float32(i%11) * 3
		s.C[i] = float32(i % 13)
		s.D[i] = float32(i%17) / 2
		s.K[i] = int32(i)
	}
	for i := range s.Tab {
		s.Tab[i] = float32(i)
	}
	return s
}

// Digest identifies all values.
func (s *Set) Digest() string {
	var buf []byte
	for _, list := range [][]float32{s.A, s.B, s.C, s.D, s.Tab} {
		for _, v := range list {
			buf = binary.LittleEndian.AppendUint32(buf, math.Float32bits(v))
		}
	}
	for _, v := range s.K {
		buf = binary.LittleEndian.AppendUint32(buf, uint32(v))
	}
	sum := sha256.Sum256(buf)
	return hex.EncodeToString(sum[:8])
}
