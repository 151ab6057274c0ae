package shapes

import (
	"fmt"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/kernel"
)

// Cell is an element of a grid.
type Cell struct {
	T, Flux float32
	Kind    int32
}

// Grid is what the kernel works on.
type Grid struct {
	Data  []float32
	Cells []Cell
	Hits  int64
}

func (g *Grid) at(i int) float32 { return g.Data[i] }

func set(p *int32, v int32) { *p = v + 1 }

// Step has every way in which a value goes from one construct to another.
//
//spelt:kernel
func (g *Grid) Step(n int) int32 {
	if n < 0 {
		return -1
	}
	for i := range g.Cells {
		g.Cells[i].T += g.Cells[i].Flux * g.at(i)
	}
	old := kernel.AtomicAddInt64(&g.Hits, 1)
	last := int32(0)
	//spelt:serial
	for t := 0; t < n; t++ {
		for i := range g.Cells {
			g.Cells[i].Kind += last
		}
		last += g.Cells[t].Kind
	}
	kernel.Concurrent(
		func() {
			for i := range g.Data {
				g.Data[i] += float32(old)
			}
		},
		func() {
			for i := range g.Cells {
				g.Cells[i].Flux *= 0.5
			}
		},
	)
	best := float32(0)
	for i := range g.Cells {
		best = max(best, g.Cells[i].T)
	}
	for best > 1 {
		best *= 0.25
		for i := range g.Cells {
			g.Cells[i].T *= 0.25
		}
	}
	p := int32(5)
	set(&p, last)
	for i := range g.Cells {
		g.Cells[i].Kind ^= p
	}
	return last
}

func newGrid() *Grid {
	g := &Grid{Data: make([]float32, 500), Cells: make([]Cell, 500), Hits: 41}
	for i := range g.Cells {
		g.Data[i] = float32(i % 9)
		g.Cells[i] = Cell{T: float32(i % 7), Flux: float32(i % 5), Kind: int32(i)}
	}
	return g
}

// Launch runs the kernel on rt and as plain Go, and returns what both left.
func Launch(rt *spelt.Runtime) (r spelt.Report, native, plain string, err error) {
	a, b := newGrid(), newGrid()
	l := GridStepKernel.On(rt)
	got, err := l.Launch(a, 3)
	want := b.Step(3)
	return l.Report(), fmt.Sprint(got, a), fmt.Sprint(want, b), err
}
