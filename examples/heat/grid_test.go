package main

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallerytest"
)

func random(w, h int) *Grid {
	r := rand.New(rand.NewPCG(7, 0))
	g := NewGrid(w, h)
	for i := range g.Data {
		g.Data[i] = r.Float32()
	}
	return g
}

func (g *Grid) clone() *Grid { return &Grid{slices.Clone(g.Data), g.W, g.H} }

func TestCompiledEqualsPlain(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		for _, c := range []struct{ w, h, steps int }{
			{0, 0, 3}, {1, 1, 2}, {5, 1, 3}, {1, 9, 4}, {17, 16, 1}, {64, 33, 10}, {31, 70, 7}, {16, 16, 0},
		} {
			start := random(c.w, c.h)
			got, want, scratch := start.clone(), start.clone(), NewGrid(c.w, c.h)
			gallerytest.Check(t, GridDiffuseKernel.On(rt).Launch(got, scratch, 0.2, c.steps))
			want.Diffuse(scratch, 0.2, c.steps)
			for i := range want.Data {
				d := math.Abs(float64(got.Data[i]) - float64(want.Data[i]))
				if exact && got.Data[i] != want.Data[i] || d > 1e-5 {
					t.Fatalf("%v: cell %d is %g, want %g", c, i, got.Data[i], want.Data[i])
				}
			}
		}
	})
}

func TestHeatIsKept(t *testing.T) {
	g := shapes(64)
	before := g.total()
	g.Diffuse(NewGrid(64, 64), 0.2, 300)
	if after := g.total(); math.Abs(after-before) > 1e-5*before {
		t.Errorf("heat went from %g to %g", before, after)
	}
}

// A cosine that fits the plate keeps its shape, and shrinks by the same factor in each step: by 1 - 4 alpha
// sin²(k π / 2n) for k half waves along n cells.
func TestCosineDecaysAsComputed(t *testing.T) {
	const n, steps = 40, 150
	for _, k := range []int{1, 2, 5} {
		g := NewGrid(n, n)
		mode := func(x int) float64 { return math.Cos(float64(k) * math.Pi * (float64(x) + 0.5) / n) }
		for y := range n {
			for x := range n {
				g.Set(x, y, float32(mode(x)))
			}
		}
		g.Diffuse(NewGrid(n, n), 0.2, steps)
		s := math.Sin(float64(k) * math.Pi / (2 * n))
		factor := math.Pow(1-4*0.2*s*s, steps)
		for y := range n {
			for x := range n {
				if want := factor * mode(x); math.Abs(float64(g.At(x, y))-want) > 2e-5 {
					t.Fatalf("k = %d: cell %d, %d is %g, want %g", k, x, y, g.At(x, y), want)
				}
			}
		}
	}
}

func TestScratchTooSmallIsAnError(t *testing.T) {
	for _, backend := range []spelt.Backend{spelt.Go, spelt.Native} {
		rt, err := spelt.New(spelt.WithBackend(backend), spelt.WithCacheDir(t.TempDir()))
		if err != nil {
			t.Fatal(err)
		}
		defer rt.Close()
		err = GridDiffuseKernel.On(rt).Launch(random(20, 20), &Grid{make([]float32, 399), 20, 20}, 0.2, 2)
		if errors.Is(err, spelt.ErrNoLLVM) {
			t.Skip(err)
		}
		if !errors.Is(err, spelt.ErrIndex) {
			t.Errorf("%v: got %v, want %v", backend, err, spelt.ErrIndex)
		}
	}
}

func TestProgram(t *testing.T) { gallerytest.Program(t, program, "-size", "32") }
