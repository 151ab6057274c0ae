// Package accept holds kernels that use every part of the subset.
package accept

import "math"

// Saxpy is z = a*x + y.
//
//spelt:kernel
func Saxpy(z, x, y []float32, a float32) {
	for i := range z {
		z[i] = a*x[i] + y[i]
	}
}

//spelt:kernel
func Mandelbrot(out []int32, w, h int, x0, y0, dx, dy float64, limit int32) {
	for p := 0; p < w*h; p++ {
		cx, cy := x0+float64(p%w)*dx, y0+float64(p/w)*dy
		var x, y float64
		n := int32(0)
		for n < limit && x*x+y*y <= 4 {
			x, y = x*x-y*y+cx, 2*x*y+cy
			n++
		}
		out[p] = n
	}
}

//spelt:kernel
func SpMV(y, val, x []float64, col, row []int32) {
	for i := range y {
		s := 0.0
		for k := row[i]; k < row[i+1]; k++ {
			s += val[k] * x[col[k]]
		}
		y[i] = s
	}
}

//spelt:kernel
func Dot(x, y []float64) float64 {
	s := 0.0
	for i, v := range x {
		s += v * y[i]
	}
	return s
}

//spelt:kernel
func Sines(y, x []float64) {
	for i := range y {
		y[i] = math.Sin(x[i]) + math.Pow(math.Abs(x[i]), 1.5)
	}
}
