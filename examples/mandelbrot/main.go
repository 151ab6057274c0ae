// Mandelbrot draws the Mandelbrot set and estimates its area.
package main

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallery"
)

//go:generate go tool spelt gen .

func main() { gallery.Main(program) }

var program = gallery.Program{
	Name:     "mandelbrot",
	About:    "The Mandelbrot set.",
	Size:     768,
	SizeHelp: "`width` in pixels; the height is two thirds of it",
	New:      newJob,
}

const limit = 256

func newJob(o *gallery.Options) (*gallery.Job, error) {
	w, h := o.Size, max(1, o.Size*2/3)
	view := View{Left: -2, Top: float32(h) / float32(w) * 1.5, Step: 3 / float32(w)}
	// The ring of colours goes round once in 64 rounds.
	colours := append(gallery.Dusk.Table(64), color.RGBA{A: 255})
	compiled, plain := image.NewRGBA(image.Rect(0, 0, w, h)), image.NewRGBA(image.Rect(0, 0, w, h))
	return &gallery.Job{
		Work:   fmt.Sprintf("%d by %d pixels, at most %d rounds, float32", w, h, limit),
		Kernel: MandelbrotKernel.Launcher,
		Launch: func(rt *spelt.Runtime) error {
			return MandelbrotKernel.On(rt).Launch(compiled, view, limit, colours)
		},
		Plain: func() { Mandelbrot(plain, view, limit, colours) },
		Diff: func() float64 {
			d := 0.0
			for i := range plain.Pix {
				d = math.Max(d, math.Abs(float64(plain.Pix[i])-float64(compiled.Pix[i])))
			}
			return d
		},
		Facts: area,
		Draw:  func() (*image.RGBA, error) { return compiled, nil },
	}, nil
}

// area estimates the area of the set, 1.50659 by the pixel counts of Andrews, Förstemann and others.
func area(rt *spelt.Runtime) []gallery.Fact {
	const n = 1024
	inside, err := InsideKernel.On(rt).Launch(n, limit)
	if err != nil {
		return []gallery.Fact{{Name: "area", Value: err.Error()}}
	}
	return []gallery.Fact{
		{Name: "area", Value: fmt.Sprintf("%.4f", 16*float64(inside)/(n*n))},
		{Name: "area, published", Value: "1.5066"},
	}
}
