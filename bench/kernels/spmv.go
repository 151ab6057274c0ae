package kernels

// CSR is a sparse matrix in compressed rows.
type CSR struct {
	Start []int32 // one more than there are rows
	Col   []int32
	Val   []float64
}

// SpMV sets y to a x. Work per row of the 5-point Laplacian: 10 flop, 80 bytes.
//
//spelt:kernel
func SpMV(a CSR, y, x []float64) {
	for i := range y {
		y[i] = Row(a, x, i)
	}
}

// Row is the product of one row with x.
func Row(a CSR, x []float64, i int) float64 {
	sum := 0.0
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		sum += a.Val[k] * x[a.Col[k]]
	}
	return sum
}

// Laplacian is the 5-point difference matrix of n by n points.
func Laplacian(n int) CSR {
	a := CSR{Start: make([]int32, 1, n*n+1), Col: make([]int32, 0, 5*n*n), Val: make([]float64, 0, 5*n*n)}
	for y := range n {
		for x := range n {
			i := y*n + x
			put := func(inside bool, col int, val float64) {
				if inside {
					a.Col = append(a.Col, int32(col))
					a.Val = append(a.Val, val)
				}
			}
			put(y > 0, i-n, -1)
			put(x > 0, i-1, -1)
			put(true, i, 4)
			put(x < n-1, i+1, -1)
			put(y < n-1, i+n, -1)
			a.Start = append(a.Start, int32(len(a.Col)))
		}
	}
	return a
}
