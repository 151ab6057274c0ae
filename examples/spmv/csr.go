package main

import "math"

// CSR is a sparse matrix in compressed rows: row i holds the values Val[k] in the columns Col[k], for k from
// Start[i] up to Start[i+1].
type CSR struct {
	Start []int32 // one more than there are rows
	Col   []int32
	Val   []float64
	Cols  int
}

// Rows is the number of rows.
func (a *CSR) Rows() int { return len(a.Start) - 1 }

// dot is the product of row i with x.
func (a *CSR) dot(i int, x []float64) float64 {
	sum := 0.0
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		sum += a.Val[k] * x[a.Col[k]]
	}
	return sum
}

// Multiply sets y to a times x.
//
//spelt:kernel
func (a *CSR) Multiply(y, x []float64) {
	for i := range a.Rows() {
		y[i] = a.dot(i, x)
	}
}

// Workspace is what [CSR.Solve] needs besides its arguments: vectors as long as the matrix has rows.
type Workspace struct {
	R []float64 // residual
	P []float64 // direction of search
	Q []float64 // a times P
	D []float64 // inverse of the diagonal

	// History receives the norm of the residual, relative to that of b, before each round; rounds beyond its length
	// are not recorded.
	History []float64
}

// Solve solves a x = b by conjugate gradients, for a symmetric positive definite matrix, starting from x and
// preconditioned by the diagonal, until the residual is tolerance times the norm of b or after limit rounds. It
// returns the rounds it took and the last relative residual. After M. R. Hestenes and E. Stiefel, "Methods of
// Conjugate Gradients for Solving Linear Systems", J. Res. NBS 49, 1952.
//
//spelt:kernel
func (a *CSR) Solve(x, b []float64, w Workspace, tolerance float64, limit int) (rounds int, residual float64) {
	n := a.Rows()
	for i := range n {
		w.D[i] = 1 / a.diagonal(i)
	}
	bb, rr, rz := 0.0, 0.0, 0.0
	for i := range n {
		r := b[i] - a.dot(i, x)
		z := r * w.D[i]
		w.R[i] = r
		w.P[i] = z
		bb += b[i] * b[i]
		rr += r * r
		rz += r * z
	}
	if bb == 0 {
		bb = 1
	}
	for rounds < limit && rr > tolerance*tolerance*bb {
		if rounds < len(w.History) {
			w.History[rounds] = math.Sqrt(rr / bb)
		}
		a.Multiply(w.Q, w.P)
		pq := 0.0
		for i := range n {
			pq += w.P[i] * w.Q[i]
		}
		alpha := rz / pq
		rr = 0
		old := rz
		rz = 0
		for i := range n {
			x[i] += alpha * w.P[i]
			r := w.R[i] - alpha*w.Q[i]
			w.R[i] = r
			rr += r * r
			rz += r * r * w.D[i]
		}
		beta := rz / old
		for i := range n {
			w.P[i] = w.R[i]*w.D[i] + beta*w.P[i]
		}
		rounds++
	}
	return rounds, math.Sqrt(rr / bb)
}

// diagonal is the value on the diagonal of row i, 0 if none is stored.
func (a *CSR) diagonal(i int) float64 {
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		if int(a.Col[k]) == i {
			return a.Val[k]
		}
	}
	return 0
}
