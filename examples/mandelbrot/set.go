package main

import (
	"image"
	"image/color"

	"github.com/spelt-go/spelt/kernel"
)

// View is the part of the complex plane that a picture shows.
type View struct {
	Left, Top float32 // of the upper left corner
	Step      float32 // from pixel to pixel, to the right and downwards
}

// Point is the complex number at the middle of a pixel.
//
// In which round a point escapes may hang on its last bit. So every product here and in [Escape] is rounded by a
// conversion: that, says Go's specification, rules out fusing it with the addition that follows, and each machine
// then draws the same picture.
func (v View) Point(x, y int) (re, im float32) {
	return v.Left + float32((float32(x)+0.5)*v.Step), v.Top - float32((float32(y)+0.5)*v.Step)
}

// Mandelbrot colours each pixel of img by the number of rounds of z → z² + c that c stays near the origin, at most
// limit. The points of the set, which stay for good, get the last colour.
//
//spelt:kernel
func Mandelbrot(img *image.RGBA, v View, limit int, colours []color.RGBA) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	last := len(colours) - 1
	for y, x := range kernel.Grid2(h, w) {
		re, im := v.Point(x, y)
		n := Escape(re, im, limit)
		c := colours[last]
		if n < limit {
			c = colours[n%last]
		}
		img.SetRGBA(x, y, c)
	}
}

// Escape counts the rounds until |z| > 2, at most limit.
func Escape(re, im float32, limit int) int {
	var x, y float32
	for n := range limit {
		xx, yy := float32(x*x), float32(y*y)
		if xx+yy > 4 {
			return n
		}
		x, y = xx-yy+re, float32(2*x*y)+im
	}
	return limit
}

// Inside counts the points that have not escaped after limit rounds, among n by n points spread evenly over the
// square from -2-2i to 2+2i.
//
//spelt:kernel
func Inside(n, limit int) int {
	count := 0
	v := View{Left: -2, Top: 2, Step: 4 / float32(n)}
	for j, i := range kernel.Grid2(n, n) {
		if re, im := v.Point(i, j); Escape(re, im, limit) == limit {
			count++
		}
	}
	return count
}
