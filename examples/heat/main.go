// Heat lets the heat of a few glowing shapes spread through a plate.
package main

import (
	"fmt"
	"image"
	"math"
	"slices"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallery"
)

//go:generate go tool spelt gen .

func main() { gallery.Main(program) }

var program = gallery.Program{
	Name:     "heat",
	About:    "Diffusion of heat in an insulated plate.",
	Size:     512,
	SizeHelp: "`cells` along each side of the plate",
	New:      newJob,
}

const (
	alpha = 0.2
	steps = 400
)

func newJob(o *gallery.Options) (*gallery.Job, error) {
	n := o.Size
	start := shapes(n)
	compiled, plain, scratch := NewGrid(n, n), NewGrid(n, n), NewGrid(n, n)
	reset := func() { copy(compiled.Data, start.Data) }
	resetPlain := func() { copy(plain.Data, start.Data) }
	reset()
	resetPlain()
	return &gallery.Job{
		Work:   fmt.Sprintf("%d by %d cells, %d time steps, float32", n, n, steps),
		Kernel: GridDiffuseKernel.Launcher,
		Launch: func(rt *spelt.Runtime) error {
			return GridDiffuseKernel.On(rt).Launch(compiled, scratch, alpha, steps)
		},
		Plain:      func() { plain.Diffuse(scratch, alpha, steps) },
		Reset:      reset,
		ResetPlain: resetPlain,
		Diff: func() float64 {
			d := 0.0
			for i, t := range plain.Data {
				d = math.Max(d, math.Abs(float64(t)-float64(compiled.Data[i])))
			}
			return d
		},
		Tolerance: 1e-5, // temperatures run from 0 to 1
		Facts: func(*spelt.Runtime) []gallery.Fact {
			before, after := start.total(), compiled.total()
			return []gallery.Fact{
				{Name: "heat lost", Value: fmt.Sprintf("%.1e", math.Abs(after-before)/before)},
				{Name: "hottest", Value: fmt.Sprintf("%.3f of 1", slices.Max(compiled.Data))},
			}
		},
		Draw: func() (*image.RGBA, error) {
			return gallery.SideBySide(8, start.picture(), compiled.picture()), nil
		},
	}, nil
}

// shapes is a cold plate with a ring, a bar, and a row of spots that get smaller, all at temperature 1.
func shapes(n int) *Grid {
	g := NewGrid(n, n)
	for y := range n {
		for x := range n {
			u, v := (float64(x)+0.5)/float64(n), (float64(y)+0.5)/float64(n)
			ring := math.Abs(math.Hypot(u-0.36, v-0.42)-0.22) < 0.03
			bar := math.Abs(u-0.82) < 0.02 && math.Abs(v-0.45) < 0.3
			spot := false
			for k := range 6 {
				size := 0.05 / (1 + 0.5*float64(k))
				spot = spot || math.Hypot(u-0.1-0.14*float64(k), v-0.86) < size
			}
			if ring || bar || spot {
				g.Set(x, y, 1)
			}
		}
	}
	return g
}

// total is the heat in the plate.
func (g *Grid) total() float64 {
	sum := 0.0
	for _, t := range g.Data {
		sum += float64(t)
	}
	return sum
}

func (g *Grid) picture() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, g.W, g.H))
	for y := range g.H {
		for x := range g.W {
			img.SetRGBA(x, y, gallery.Ember.At(float64(g.At(x, y))))
		}
	}
	return img
}
