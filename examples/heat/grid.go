package main

import "github.com/spelt-go/spelt/kernel"

// Grid is a plate, divided into W by H cells that each have one temperature. Cells lie in Data row by row.
type Grid struct {
	Data []float32
	W, H int
}

// NewGrid makes a plate at temperature 0.
func NewGrid(w, h int) *Grid { return &Grid{Data: make([]float32, w*h), W: w, H: h} }

// At is the temperature of a cell. No heat flows over the rim, which is the same as if the plate went on with copies
// of its outermost cells.
func (g *Grid) At(x, y int) float32 {
	x = max(0, min(g.W-1, x))
	y = max(0, min(g.H-1, y))
	return g.Data[y*g.W+x]
}

// Set changes the temperature of a cell.
func (g *Grid) Set(x, y int, t float32) { g.Data[y*g.W+x] = t }

// Diffuse lets heat flow through g for steps time steps of the explicit finite-difference scheme. alpha is the
// diffusivity times the time step over the square of a cell's width; above 1/4 the scheme is not stable. The result
// is in g; scratch is of the same size.
//
//spelt:kernel
func (g *Grid) Diffuse(scratch *Grid, alpha float32, steps int) {
	from, to := g, scratch
	//spelt:serial
	for range steps {
		to.flow(from, alpha)
		from, to = to, from
	}
	if steps%2 == 1 {
		for i := range g.Data {
			g.Data[i] = scratch.Data[i]
		}
	}
}

// flow makes one time step.
//
//spelt:kernel
func (g *Grid) flow(from *Grid, alpha float32) {
	for y, x := range kernel.Grid2(g.H, g.W) {
		t := from.At(x, y)
		around := from.At(x-1, y) + from.At(x+1, y) + from.At(x, y-1) + from.At(x, y+1)
		g.Set(x, y, t+alpha*(around-4*t))
	}
}
