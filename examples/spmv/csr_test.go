package main

import (
	"bytes"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallerytest"
)

func randomVector(n int) []float64 {
	r := rand.New(rand.NewPCG(uint64(n), 0))
	v := make([]float64, n)
	for i := range v {
		v[i] = r.NormFloat64()
	}
	return v
}

func stiffness(t *testing.T) *CSR {
	t.Helper()
	a, err := ReadMarket(bytes.NewReader(bar))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestMultiplyEqualsPlain(t *testing.T) {
	empty := &CSR{Start: []int32{0}}
	blank := &CSR{Start: []int32{0, 0, 0}, Cols: 3}
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		for _, a := range []*CSR{empty, blank, laplacian(1), laplacian(7), laplacian(40), stiffness(t)} {
			x := randomVector(a.Cols)
			got, want := make([]float64, a.Rows()), make([]float64, a.Rows())
			gallerytest.Check(t, CSRMultiplyKernel.On(rt).Launch(a, got, x))
			a.Multiply(want, x)
			if exact && !slices.Equal(got, want) || relative(got, want) > 1e-12 {
				t.Errorf("%d rows: differs from plain Go by %g", a.Rows(), relative(got, want))
			}
		}
	})
}

func TestSolve(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		for _, a := range []*CSR{laplacian(1), laplacian(6), laplacian(33), stiffness(t)} {
			b := randomVector(a.Rows())
			got, want := newRun(a.Rows()), newRun(a.Rows())
			rounds, res, err := CSRSolveKernel.On(rt).Launch(a, got.x, b, got.work, tolerance, limit)
			gallerytest.Check(t, err)
			wantRounds, wantRes := a.Solve(want.x, b, want.work, tolerance, limit)
			// The compiled sums of squares are added up in another order than the plain ones, and the rounds that
			// follow carry that on.
			if d := rounds - wantRounds; d < -2 || d > 2 || relative(got.x, want.x) > 1e-7 {
				t.Errorf("%d rows: %d rounds and %g, plain Go took %d and is %g away",
					a.Rows(), rounds, res, wantRounds, relative(got.x, want.x))
			}
			if r := residual(a, got.x, b); res > tolerance || r > 100*tolerance {
				t.Errorf("%d rows: residual %.1e, by its own account %.1e", a.Rows(), r, res)
			}
			if rt.Threads() == 1 && wantRes > tolerance {
				t.Errorf("%d rows: plain Go stopped at %.1e", a.Rows(), wantRes)
			}
		}
	})
}

func TestSolveWithoutWork(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		a := laplacian(5)
		r := newRun(a.Rows())
		rounds, res, err := CSRSolveKernel.On(rt).Launch(a, r.x, make([]float64, a.Rows()), r.work, tolerance, limit)
		gallerytest.Check(t, err)
		if rounds != 0 || res != 0 {
			t.Errorf("b = 0 took %d rounds to %g", rounds, res)
		}
		rounds, _, err = CSRSolveKernel.On(rt).Launch(a, r.x, randomVector(a.Rows()), r.work, tolerance, 3)
		gallerytest.Check(t, err)
		if rounds != 3 {
			t.Errorf("%d rounds, the limit was 3", rounds)
		}
	})
}

// The products of sines are the eigenvectors of the Laplacian.
func TestLaplacianKnowsItsEigenvectors(t *testing.T) {
	const n = 12
	a := laplacian(n)
	for _, k := range []struct{ x, y int }{{1, 1}, {2, 5}, {12, 3}} {
		angle := func(k int) float64 { return float64(k) * math.Pi / (n + 1) }
		v := make([]float64, n*n)
		for y := range n {
			for x := range n {
				v[y*n+x] = math.Sin(angle(k.x)*float64(x+1)) * math.Sin(angle(k.y)*float64(y+1))
			}
		}
		eigenvalue := 4 - 2*math.Cos(angle(k.x)) - 2*math.Cos(angle(k.y))
		got := make([]float64, n*n)
		a.Multiply(got, v)
		for i := range got {
			if want := eigenvalue * v[i]; math.Abs(got[i]-want) > 1e-13 {
				t.Fatalf("%v: component %d is %g, want %g", k, i, got[i], want)
			}
		}
	}
}

func TestProgram(t *testing.T) {
	gallerytest.Program(t, program)
	gallerytest.Program(t, program, "-size", "12", "laplacian")
}
