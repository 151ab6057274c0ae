package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallerytest"
)

func filled(w, h int, at func(x, y int) color.RGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			img.SetRGBA(x, y, at(x, y))
		}
	}
	return img
}

func noise(seed uint64) func(x, y int) color.RGBA {
	r := rand.New(rand.NewPCG(seed, 0))
	return func(int, int) color.RGBA {
		v := r.Uint32()
		return color.RGBA{uint8(v), uint8(v >> 8), uint8(v >> 16), 255}
	}
}

var settings = Settings{Radius: 3, Near: 1.5, Alike: 24, Sharpen: 0.8}

func TestCompiledEqualsPlain(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		for _, size := range []image.Point{{0, 0}, {1, 1}, {7, 3}, {16, 9}, {33, 17}, {70, 41}} {
			src := filled(size.X, size.Y, noise(1))
			b := newBuffers(src.Rect, settings.Radius)
			got, want := image.NewRGBA(src.Rect), image.NewRGBA(src.Rect)
			gallerytest.Check(t, EnhanceKernel.On(rt).Launch(got, src, b, settings))
			Enhance(want, src, b, settings)
			tolerance := 0.0
			if !exact {
				tolerance = 1
			}
			if d := largestStep(got, want); d > tolerance {
				t.Errorf("%v: differs by %g steps", size, d)
			}
		}
	})
}

func TestPlainColourStaysAsItIs(t *testing.T) {
	src := filled(20, 11, func(int, int) color.RGBA { return color.RGBA{200, 100, 7, 255} })
	dst := image.NewRGBA(src.Rect)
	Enhance(dst, src, newBuffers(src.Rect, settings.Radius), settings)
	if !slices.Equal(dst.Pix, src.Pix) {
		t.Errorf("a plain picture changed by %g steps", largestStep(dst, src))
	}
}

func TestBilateralSmoothsGrainAndKeepsEdges(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 0))
	src := filled(64, 64, func(x, _ int) color.RGBA {
		v := 60 + uint8(r.IntN(9))
		if x >= 32 {
			v += 120
		}
		return color.RGBA{v, v, v, 255}
	})
	from, dst := plane(src), NewPlane(64, 64)
	Bilateral(dst, src, 4, 2, 24)
	if before, after := spread(from, 4, 28), spread(dst, 4, 28); after > before/3 {
		t.Errorf("the grain went from %.2f to %.2f steps only", before, after)
	}
	for y := range 64 {
		if left, right := dst.At(31, y).r, dst.At(32, y).r; right-left < 110 {
			t.Fatalf("row %d: the edge is blurred from 120 to %.1f steps", y, right-left)
		}
	}
}

func plane(img *image.RGBA) *Plane {
	p := NewPlane(img.Rect.Dx(), img.Rect.Dy())
	for y := range p.H {
		for x := range p.W {
			p.Set(x, y, pixel(img, x, y))
		}
	}
	return p
}

// spread is the standard deviation of red in the columns from lo to hi.
func spread(p *Plane, lo, hi int) float64 {
	var n, sum, squares float64
	for y := range p.H {
		for x := lo; x < hi; x++ {
			v := float64(p.At(x, y).r)
			n, sum, squares = n+1, sum+v, squares+v*v
		}
	}
	return math.Sqrt(squares/n - sum*sum/(n*n))
}

func TestUnsharpSteepensAnEdge(t *testing.T) {
	src := filled(32, 8, func(x, _ int) color.RGBA {
		v := uint8(100)
		if x >= 16 {
			v = 150
		}
		return color.RGBA{v, v, v, 255}
	})
	dst := image.NewRGBA(src.Rect)
	Unsharp(dst, plane(src), NewPlane(32, 8), gaussian(3), 1)
	if l, r := dst.RGBAAt(15, 4).R, dst.RGBAAt(16, 4).R; l >= 100 || r <= 150 {
		t.Errorf("at the edge: %d and %d, want less than 100 and more than 150", l, r)
	}
	if v := dst.RGBAAt(2, 4).R; v != 100 {
		t.Errorf("away from the edge: %d, want 100", v)
	}
}

func TestWeightsAddUpToOne(t *testing.T) {
	for radius := range 9 {
		sum := 0.0
		for _, w := range gaussian(radius) {
			sum += float64(w)
		}
		if math.Abs(sum-1) > 1e-6 {
			t.Errorf("radius %d: %g", radius, sum)
		}
	}
}

func TestProgram(t *testing.T) {
	var file bytes.Buffer
	if err := png.Encode(&file, filled(24, 16, noise(3))); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "small.png")
	if err := os.WriteFile(path, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	gallerytest.Program(t, program, "-size", "2", path)
}

func TestPhotographCanBeRead(t *testing.T) {
	img, err := open(nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := image.Rect(0, 0, 640, 512); img.Rect != want {
		t.Errorf("got %v, want %v", img.Rect, want)
	}
}
