package kernels

import "github.com/spelt-go/spelt/kernel"

// Jacobi2D sets each inner cell of dst to the mean of its four neighbours in src; both are h rows of w. The rim stays
// as it is. Work per cell: 4 flop, 8 bytes.
//
//spelt:kernel
func Jacobi2D(dst, src []float32, w, h int) {
	for j, i := range kernel.Grid2(h-2, w-2) {
		at := (j+1)*w + i + 1
		dst[at] = 0.25 * (src[at-w] + src[at+w] + src[at-1] + src[at+1])
	}
}

// JacobiRows is the part of [Jacobi2D] in the rows from lo up to hi, as plain Go.
func JacobiRows(dst, src []float32, w, lo, hi int) {
	for j := lo; j < hi; j++ {
		for i := 1; i < w-1; i++ {
			at := j*w + i
			dst[at] = 0.25 * (src[at-w] + src[at+w] + src[at-1] + src[at+1])
		}
	}
}
