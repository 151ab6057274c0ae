package kernels

// Stencil reads beside its own element.
//
//spelt:kernel
func Stencil(dst, src []float32) {
	for i := 1; i < len(src)-1; i++ {
		dst[i] = src[i-1] + 2*src[i] + src[i+1]
	}
}

// Heat is a step of diffusion on a matrix.
//
//spelt:kernel
func Heat(dst, src []float64, w, h int, k float64) {
	for y := 1; y < h-1; y++ {
		for x := 1; x < w-1; x++ {
			i := y*w + x
			dst[i] = src[i] + k*(src[i-1]+src[i+1]+src[i-w]+src[i+w]-4*src[i])
		}
	}
}

// Gather reads through an index.
//
//spelt:kernel
func Gather(dst, src []float32, index []int32) {
	for i := range dst {
		dst[i] = src[index[i]]
	}
}

// Scatter writes through a permutation.
//
//spelt:kernel
func Scatter(dst, src []float32, index []int32) {
	//spelt:unique
	for i, p := range index {
		dst[p] = src[i]
	}
}

// Reverse has a negative stride, and strides of 2 and 3.
//
//spelt:kernel
func Reverse(dst, src []int16, pairs, triples []float32) {
	n := len(src)
	for i := range dst {
		dst[i] = src[n-1-i]
	}
	for i := range len(pairs) / 2 {
		pairs[2*i], pairs[2*i+1] = pairs[2*i+1], pairs[2*i]
	}
	for i := range len(triples) / 3 {
		triples[3*i] += triples[3*i+2]
	}
}

// Wrapped indexes modulo the length.
//
//spelt:kernel
func Wrapped(dst, src []float64, shift int) {
	n := len(src)
	for i := range dst {
		dst[i] = src[(i+shift)%n] - src[(i+n-1)%n]
	}
}

// Transpose writes columns.
//
//spelt:kernel
func Transpose(dst, src []float32, w, h int) {
	for y := range h {
		for x := range w {
			dst[x*h+y] = src[y*w+x]
		}
	}
}

// ShiftDown copies within one array, between overlapping slices that never
// meet in it, or between distinct ones.
//
//spelt:kernel
func ShiftDown(dst, src []int32) {
	n := len(dst) / 2
	for i := range n {
		dst[i] = src[i+n] + 1
	}
}

// InPlace adds where both parameters may be the same array.
//
//spelt:kernel
func InPlace(a, b []float64) {
	for i := range a {
		a[i] += b[i]
		b[i] = a[i] * 2
	}
}

// SmallIndex indexes with every integer type.
//
//spelt:kernel
func SmallIndex(out, x []int32, a []uint8, b []int16, c []uint32, d []uint64) {
	for i := range out {
		out[i] = x[a[i]%8] + x[b[i]&7] + x[c[i]%8] + x[d[i]%8]
	}
}

// SpMV multiplies a sparse matrix in rows with a vector.
//
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

// BinarySearch finds places in a sorted slice.
//
//spelt:kernel
func BinarySearch(place []int32, sorted, x []float32) {
	for i, v := range x {
		lo, hi := 0, len(sorted)
		for lo < hi {
			m := int(uint(lo+hi) >> 1)
			if sorted[m] < v {
				lo = m + 1
			} else {
				hi = m
			}
		}
		place[i] = int32(lo)
	}
}
