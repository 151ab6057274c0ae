package main

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/spelt-go/spelt/examples/internal/gallery"
)

const (
	side  = 640 // of each part of the picture, in pixels
	reach = 31  // distance from the Sun to the edge of the sky, in au
)

var (
	night = color.RGBA{10, 12, 22, 255}
	dust  = color.RGBA{140, 136, 128, 255}
	gold  = color.RGBA{255, 220, 120, 255}
)

// drawRun shows the paths and the last places of everything, seen from the north of the ecliptic, and beside it the
// energy error over time.
func drawRun(r *run) *image.RGBA {
	sky := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(sky, sky.Bounds(), image.NewUniform(night), image.Point{}, draw.Src)
	n := len(r.bodies)
	for at := 0; at < len(r.track); at += n {
		for i, p := range planets {
			x, y := place(r.track[at+1+i])
			sky.SetRGBA(int(x), int(y), fade(p.colour))
		}
	}
	for _, a := range r.asteroids {
		x, y := place(a.Pos)
		sky.SetRGBA(int(x), int(y), dust)
	}
	for i, b := range r.bodies {
		x, y := place(b.Pos)
		if i == 0 {
			gallery.Disc(sky, x, y, 5, gold)
			continue
		}
		gallery.Disc(sky, x, y, 3, planets[i-1].colour)
		gallery.Text(sky, image.Pt(int(x)+6, int(y)-3), planets[i-1].name, planets[i-1].colour)
	}
	return gallery.SideBySide(8, sky, errorPlot(r.energy).Draw(side, side))
}

// place is where a point lies in the sky. Distances from the middle are square roots, so that Mercury and Neptune fit
// into one picture.
func place(p Vec) (x, y float64) {
	d := math.Max(math.Hypot(p.X, p.Y), 1e-9)
	k := side / 2 / math.Sqrt(reach*d)
	return side/2 + p.X*k, side/2 - p.Y*k
}

func fade(c color.RGBA) color.RGBA { return color.RGBA{c.R / 3, c.G / 3, c.B / 3, 255} }

// errorPlot is the energy error after every step.
func errorPlot(energy []float64) gallery.Plot {
	p := gallery.Plot{
		Title:  "relative energy error after each step",
		XLabel: "years since 2000",
		Line:   color.RGBA{196, 62, 42, 255},
	}
	for step, e := range energy {
		p.X = append(p.X, float64(step)*dt/365.25)
		p.Y = append(p.Y, (e-energy[0])/math.Abs(energy[0]))
	}
	return p
}
