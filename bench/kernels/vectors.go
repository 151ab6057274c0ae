package kernels

// Saxpy sets z to a x + y. Work per element: 2 flop, 12 bytes. The product may be fused with the sum.
//
//spelt:kernel
func Saxpy(z, x, y []float32, a float32) {
	for i := range z {
		z[i] = a*x[i] + y[i]
	}
}

// Sum adds x up. Work per element: 1 flop, 4 bytes. The order of the additions is free, but must not depend on the
// number of threads.
//
//spelt:kernel
func Sum(x []float32) float32 {
	s := float32(0)
	for i := range x {
		s += x[i]
	}
	return s
}
