package kernels

import "github.com/spelt-go/spelt/kernel"

// Mandelbrot counts, for w by h points over the rectangle from -2-1i to 1+1i, the rounds of z → z² + c until |z| > 2,
// at most limit. Work per round: 7 flop. Products may be fused with sums, so that counts may differ near the rim.
//
//spelt:kernel
func Mandelbrot(counts []int32, w, h, limit int) {
	dx, dy := 3/float32(w), 2/float32(h)
	for j, i := range kernel.Grid2(h, w) {
		counts[j*w+i] = Rounds(-2+float32(i)*dx, -1+float32(j)*dy, limit)
	}
}

// MandelbrotRows is the part of [Mandelbrot] in the rows from lo up to hi, as plain Go.
func MandelbrotRows(counts []int32, w, h, limit, lo, hi int) {
	dx, dy := 3/float32(w), 2/float32(h)
	for j := lo; j < hi; j++ {
		for i := range w {
			counts[j*w+i] = Rounds(-2+float32(i)*dx, -1+float32(j)*dy, limit)
		}
	}
}

// Rounds is the count for one point.
func Rounds(re, im float32, limit int) int32 {
	var x, y float32
	n := 0
	for n < limit && x*x+y*y <= 4 {
		x, y = x*x-y*y+re, 2*x*y+im
		n++
	}
	return int32(n)
}
