package kernels

import "math"

// Softening is what [NBody] adds to every squared distance.
const Softening = 1e-9

// Bodies are point masses and the forces on them, one slice a component.
type Bodies struct {
	X, Y, Z    []float32
	M          []float32
	FX, FY, FZ []float32
}

// NBody computes the acceleration of every body by all of them. Work per pair: counted as 20 flop, as usual.
// Products may be fused with sums; the sums of one body run in the order of the others.
//
//spelt:kernel
func NBody(b Bodies) {
	for i := range b.X {
		b.FX[i], b.FY[i], b.FZ[i] = Pull(b, i)
	}
}

// Pull is the acceleration of one body.
func Pull(b Bodies, i int) (fx, fy, fz float32) {
	x, y, z := b.X[i], b.Y[i], b.Z[i]
	for j := range b.X {
		dx, dy, dz := b.X[j]-x, b.Y[j]-y, b.Z[j]-z
		r2 := dx*dx + dy*dy + dz*dz + Softening
		inv := 1 / float32(math.Sqrt(float64(r2)))
		s := b.M[j] * inv * inv * inv
		fx += s * dx
		fy += s * dy
		fz += s * dz
	}
	return fx, fy, fz
}
