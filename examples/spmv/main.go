// Spmv solves a sparse linear system from a Matrix Market file by conjugate gradients, in one kernel.
package main

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"os"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallery"
)

//go:generate go tool spelt gen .

// bar is the stiffness of a bar: see testdata/CREDIT.md.
//
//go:embed testdata/bar.mtx
var bar []byte

func main() { gallery.Main(program) }

var program = gallery.Program{
	Name:     "spmv",
	About:    "Conjugate gradients on a symmetric positive definite matrix.",
	Args:     "[Matrix Market file | laplacian]",
	Size:     256,
	SizeHelp: "with the argument laplacian: `points` along each side of the square",
	New:      newJob,
}

const (
	tolerance = 1e-10
	limit     = 20000
)

// A run is one solution and what it took.
type run struct {
	x        []float64
	work     Workspace
	rounds   int
	residual float64
}

func newRun(n int) *run {
	v := func() []float64 { return make([]float64, n) }
	return &run{
		x:    v(),
		work: Workspace{R: v(), P: v(), Q: v(), D: v(), History: make([]float64, limit)},
	}
}

func newJob(o *gallery.Options) (*gallery.Job, error) {
	name, a, err := open(o)
	if err != nil {
		return nil, err
	}
	if err := solvable(a); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	b := make([]float64, a.Rows())
	for i := range b {
		b[i] = 1
	}
	compiled, plain := newRun(a.Rows()), newRun(a.Rows())
	return &gallery.Job{
		Work:   fmt.Sprintf("%s, %d rows, %d values, float64", name, a.Rows(), len(a.Val)),
		Kernel: CSRSolveKernel.Launcher,
		Launch: func(rt *spelt.Runtime) (err error) {
			r := compiled
			r.rounds, r.residual, err = CSRSolveKernel.On(rt).Launch(a, r.x, b, r.work, tolerance, limit)
			return err
		},
		Plain: func() {
			r := plain
			r.rounds, r.residual = a.Solve(r.x, b, r.work, tolerance, limit)
		},
		Reset:      func() { clear(compiled.x) },
		ResetPlain: func() { clear(plain.x) },
		Diff:       func() float64 { return relative(compiled.x, plain.x) },
		Tolerance:  1e-6, // the residual's tolerance times what the matrices here may enlarge it by
		Reorders:   true,
		Facts: func(*spelt.Runtime) []gallery.Fact {
			return []gallery.Fact{
				{Name: "rounds", Value: fmt.Sprint(compiled.rounds)},
				{Name: "relative residual", Value: fmt.Sprintf("%.1e", compiled.residual)},
				{Name: "checked from outside", Value: fmt.Sprintf("%.1e", residual(a, compiled.x, b))},
			}
		},
		Draw: func() (*image.RGBA, error) {
			const side = 512
			return gallery.SideBySide(8, spy(a, side), history(compiled).Draw(side, side)), nil
		},
	}, nil
}

func open(o *gallery.Options) (name string, a *CSR, err error) {
	switch {
	case len(o.Args) == 0:
		a, err = ReadMarket(bytes.NewReader(bar))
		return "bar.mtx", a, err
	case o.Args[0] == "laplacian":
		return fmt.Sprintf("laplacian of %d by %d points", o.Size, o.Size), laplacian(o.Size), nil
	}
	f, err := os.Open(o.Args[0])
	if err != nil {
		return "", nil, err
	}
	defer f.Close()
	if a, err = ReadMarket(f); err != nil {
		return "", nil, fmt.Errorf("%s: %w", o.Args[0], err)
	}
	return f.Name(), a, nil
}

// solvable refuses what conjugate gradients cannot solve, as far as that is seen at once.
func solvable(a *CSR) error {
	if a.Rows() == 0 || a.Rows() != a.Cols {
		return fmt.Errorf("a matrix of %d by %d is not square", a.Rows(), a.Cols)
	}
	for i := range a.Rows() {
		if !(a.diagonal(i) > 0) {
			return errors.New("the diagonal is not positive, so the matrix is not positive definite")
		}
	}
	return nil
}

// relative is the largest difference over the largest value.
func relative(x, y []float64) float64 {
	diff, size := 0.0, 0.0
	for i := range x {
		diff = math.Max(diff, math.Abs(x[i]-y[i]))
		size = math.Max(size, math.Abs(y[i]))
	}
	if diff == 0 {
		return 0
	}
	return diff / size
}

// residual is the norm of b - a x over that of b.
func residual(a *CSR, x, b []float64) float64 {
	rr, bb := 0.0, 0.0
	for i := range b {
		r := b[i] - a.dot(i, x)
		rr += r * r
		bb += b[i] * b[i]
	}
	return math.Sqrt(rr / bb)
}

// spy shows where the values of a are, and how large, on a logarithmic scale over six decades.
func spy(a *CSR, side int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(img, img.Bounds(), image.NewUniform(gallery.Ember.At(0)), image.Point{}, draw.Src)
	largest := 0.0
	for _, v := range a.Val {
		largest = math.Max(largest, math.Abs(v))
	}
	n := a.Rows()
	cell := max(1, side/n)
	brightest := make([]float64, side*side)
	for i := range n {
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			v := math.Abs(a.Val[k])
			t := math.Max(0.15, 1+math.Log10(v/largest)/6)
			x, y := int(a.Col[k])*side/n, i*side/n
			for j := range cell * cell {
				px, py := min(x+j%cell, side-1), min(y+j/cell, side-1)
				if v > 0 && t > brightest[py*side+px] {
					brightest[py*side+px] = t
					img.SetRGBA(px, py, gallery.Ember.At(t))
				}
			}
		}
	}
	return img
}

func history(r *run) gallery.Plot {
	p := gallery.Plot{Title: "relative residual", XLabel: "rounds", LogY: true, Line: color.RGBA{196, 62, 42, 255}}
	for i := range min(r.rounds, len(r.work.History)) {
		p.X = append(p.X, float64(i))
		p.Y = append(p.Y, r.work.History[i])
	}
	p.X = append(p.X, float64(r.rounds))
	p.Y = append(p.Y, r.residual)
	return p
}
