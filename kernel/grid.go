package kernel

import "iter"

// Grid2 is the indices of a grid of h rows and w columns, row by row:
//
//	for y, x := range kernel.Grid2(h, w) { … }
//
// As the outermost loop of a kernel it runs in parallel over all h*w indices.
// Its body is then one iteration: continue ends it, break is refused. A grid
// with an extent of zero or less has no indices.
func Grid2(h, w int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i := range h {
			for j := range w {
				if !yield(i, j) {
					return
				}
			}
		}
	}
}

// Index3 is an index of a [Grid3].
type Index3 struct{ I, J, K int }

// Grid3 is the indices of a grid of d layers of h rows of w columns, the
// columns fastest:
//
//	for p := range kernel.Grid3(d, h, w) { … p.I, p.J, p.K … }
//
// It is parallel where [Grid2] is.
func Grid3(d, h, w int) iter.Seq[Index3] {
	return func(yield func(Index3) bool) {
		for i := range d {
			for j := range h {
				for k := range w {
					if !yield(Index3{i, j, k}) {
						return
					}
				}
			}
		}
	}
}
