package main

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallerytest"
)

func TestEscape(t *testing.T) {
	for _, c := range []struct {
		re, im float32
		want   int
	}{
		{0, 0, limit}, {-1, 0, limit}, {-2, 0, limit}, {0.25, 0, limit}, {0, 1, limit},
		{1, 0, 3}, // 0, 1, 2, 5
		{2, 0, 2}, // 0, 2, 6
		{3, 0, 1},
		{-2.5, 0, 1},
		{0.5, 0, 5}, // 0, .5, .75, 1.0625, 1.629, 3.15
	} {
		if got := Escape(c.re, c.im, limit); got != c.want {
			t.Errorf("%g%+gi escapes after %d rounds, want %d", c.re, c.im, got, c.want)
		}
	}
}

// colourRounds has a colour of its own for every number of rounds.
func colourRounds(limit int) []color.RGBA {
	c := make([]color.RGBA, limit+1)
	for i := range c {
		c[i] = color.RGBA{uint8(i), uint8(i >> 8), 1, 255}
	}
	return c
}

func TestCompiledEqualsPlain(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		for _, size := range []image.Point{{0, 0}, {1, 1}, {7, 5}, {17, 16}, {96, 64}, {129, 31}} {
			got, want := image.NewRGBA(image.Rectangle{Max: size}), image.NewRGBA(image.Rectangle{Max: size})
			view := View{Left: -2, Top: 1, Step: 3 / float32(max(size.X, 1))}
			gallerytest.Check(t, MandelbrotKernel.On(rt).Launch(got, view, limit, colourRounds(limit)))
			Mandelbrot(want, view, limit, colourRounds(limit))
			if !slices.Equal(got.Pix, want.Pix) {
				t.Errorf("%v: differs from plain Go", size)
			}
		}
	})
}

func TestPictureIsSymmetricAboutTheRealAxis(t *testing.T) {
	// The step is a power of two, so that no coordinate is rounded.
	img := image.NewRGBA(image.Rect(0, 0, 48, 40))
	Mandelbrot(img, View{Left: -2, Top: 1.25, Step: 0.0625}, limit, colourRounds(limit))
	for y := range 20 {
		for x := range 48 {
			if img.RGBAAt(x, y) != img.RGBAAt(x, 39-y) {
				t.Fatalf("pixel %d, %d differs from its mirror image", x, y)
			}
		}
	}
}

// The area of the set is 1.50659. After 256 rounds about 0.016 more has not escaped yet.
func TestArea(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		const n = 256
		inside, err := InsideKernel.On(rt).Launch(n, limit)
		gallerytest.Check(t, err)
		if want := Inside(n, limit); inside != want {
			t.Errorf("%d points are inside, want %d", inside, want)
		}
		if area := 16 * float64(inside) / (n * n); area < 1.50 || area > 1.54 {
			t.Errorf("area %.4f", area)
		}
	})
}

func TestProgram(t *testing.T) { gallerytest.Program(t, program, "-size", "48") }
