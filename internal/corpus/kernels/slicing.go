package kernels

// Slicing makes slices of slices, with two and three bounds, and beyond their
// length.
//
//spelt:kernel
func Slicing(x []float64, a, b, c int) int {
	y := x[a:b]
	for i := range y {
		y[i] = 1
	}
	z := x[a:b:c]
	z = z[:cap(z)]
	w := z[1:]
	for i := range w {
		w[i] += 2
	}
	return len(z)*100 + cap(w)*10 + len(x[:0])
}

// CopyClear has the built-in functions on slices.
//
//spelt:kernel
func CopyClear(x, y []int32, k int) int {
	n := copy(x[k:], x)
	n += copy(x, y[k:])
	clear(y[:k])
	for i := range y {
		y[i] += int32(n)
	}
	return n
}

// NilSlices compares slices with nil and takes their lengths.
//
//spelt:kernel
func NilSlices(out []int32, x, y []float32) int {
	n := 0
	if x == nil {
		n++
	}
	if y != nil {
		n += 10
	}
	var none []float32
	if len(none) == 0 && none == nil {
		n += 100
	}
	for i := range x {
		x[i]++
	}
	for i := range out {
		out[i] = int32(n + len(y) + cap(none))
	}
	return n
}

// Rows has slices of slices, of different lengths.
//
//spelt:kernel
func Rows(m [][]float32, sums []float32) {
	for i, row := range m {
		s := float32(0)
		for j := range row {
			row[j] += float32(len(row))
			s += row[j]
		}
		sums[i] = s
	}
}

// Windows takes a slice in each iteration.
//
//spelt:kernel
func Windows(out, x []int32, k int) {
	for i := range out {
		lo, hi := max(0, i-k), min(len(x), i+k+1)
		w := x[lo:hi]
		s := int32(0)
		for len(w) > 0 {
			s = s*3 + w[0]
			w = w[1:]
		}
		out[i] = s
	}
}

// ToArrays converts slices to arrays and to pointers to arrays.
//
//spelt:kernel
func ToArrays(out []int32, x []int32) {
	if len(x) < 4 {
		return
	}
	p := (*[4]int32)(x)
	a := [2]int32(x[2:])
	for i := range out {
		out[i] = a[i&1] + p[i&3]
	}
	p[0] = 5
}
