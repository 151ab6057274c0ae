package main

import (
	"image"
	"image/color"
	"math"

	"github.com/spelt-go/spelt/kernel"
)

// Settings of [Enhance].
type Settings struct {
	Radius  int     // of both filters' windows, in pixels
	Near    float32 // standard deviation of the bilateral filter in space, in pixels
	Alike   float32 // and in brightness, in steps of 255
	Sharpen float32 // how much of the detail the unsharp mask adds again
}

// Buffers is scratch memory of [Enhance], for pictures of one size.
type Buffers struct {
	Smooth *Plane    // the picture after the bilateral filter
	Rows   *Plane    // the same blurred along its rows
	Blur   []float32 // the weights of the blur, an odd number of them; their sum is 1
}

// Enhance takes the grain out of src and then brings out its edges: a bilateral filter followed by an unsharp mask.
// dst, src and the buffers are of one size.
//
//spelt:kernel
func Enhance(dst, src *image.RGBA, b Buffers, s Settings) {
	Bilateral(b.Smooth, src, s.Radius, s.Near, s.Alike)
	Unsharp(dst, b.Smooth, b.Rows, b.Blur, s.Sharpen)
}

// Bilateral averages each pixel with those around it that are alike: the weight falls with the distance, as a blur's,
// and with the difference in brightness, so that edges stay. Beyond the border the picture goes on as its outermost
// pixels. After C. Tomasi and R. Manduchi, "Bilateral Filtering for Gray and Color Images", ICCV 1998.
//
//spelt:kernel
func Bilateral(dst *Plane, src *image.RGBA, radius int, near, alike float32) {
	perPixel := 1 / (2 * near * near)
	perStep := 1 / (2 * alike * alike)
	for y, x := range kernel.Grid2(dst.H, dst.W) {
		center := pixel(src, x, y)
		var sum rgb
		var total float32
		for dy := -radius; dy <= radius; dy++ {
			for dx := -radius; dx <= radius; dx++ {
				c := pixel(src, clamp(x+dx, dst.W), clamp(y+dy, dst.H))
				apart := c.minus(center)
				d := float32(dx*dx+dy*dy)*perPixel + apart.dot(apart)*perStep
				weight := float32(math.Exp(-float64(d)))
				sum = sum.plus(c.times(weight))
				total += weight
			}
		}
		dst.Set(x, y, sum.times(1/total))
	}
}

// Unsharp adds to each pixel amount times what sets it apart from a blurred copy. rows is scratch; blur is an odd
// number of weights.
//
//spelt:kernel
func Unsharp(dst *image.RGBA, src, rows *Plane, blur []float32, amount float32) {
	radius := len(blur) / 2
	for y, x := range kernel.Grid2(src.H, src.W) {
		var sum rgb
		for k, weight := range blur {
			sum = sum.plus(src.At(clamp(x+k-radius, src.W), y).times(weight))
		}
		rows.Set(x, y, sum)
	}
	for y, x := range kernel.Grid2(src.H, src.W) {
		var sum rgb
		for k, weight := range blur {
			sum = sum.plus(rows.At(x, clamp(y+k-radius, src.H)).times(weight))
		}
		c := src.At(x, y)
		c = c.plus(c.minus(sum).times(amount))
		dst.SetRGBA(x, y, color.RGBA{step(c.r), step(c.g), step(c.b), 255})
	}
}

// Plane is a picture whose colours are not rounded: red, green, blue of each pixel, row by row.
type Plane struct {
	Pix  []float32
	W, H int
}

// NewPlane makes a black picture.
func NewPlane(w, h int) *Plane { return &Plane{make([]float32, 3*w*h), w, h} }

// At is a pixel inside the picture.
func (p *Plane) At(x, y int) rgb {
	i := 3 * (y*p.W + x)
	return rgb{p.Pix[i], p.Pix[i+1], p.Pix[i+2]}
}

// Set changes a pixel.
func (p *Plane) Set(x, y int, c rgb) {
	i := 3 * (y*p.W + x)
	p.Pix[i], p.Pix[i+1], p.Pix[i+2] = c.r, c.g, c.b
}

// rgb is a colour, or a difference of colours, in steps of 255.
type rgb struct{ r, g, b float32 }

func (c rgb) plus(d rgb) rgb      { return rgb{c.r + d.r, c.g + d.g, c.b + d.b} }
func (c rgb) minus(d rgb) rgb     { return rgb{c.r - d.r, c.g - d.g, c.b - d.b} }
func (c rgb) times(k float32) rgb { return rgb{c.r * k, c.g * k, c.b * k} }
func (c rgb) dot(d rgb) float32   { return c.r*d.r + c.g*d.g + c.b*d.b }

// pixel reads a picture that begins at (0, 0).
func pixel(img *image.RGBA, x, y int) rgb {
	i := y*img.Stride + 4*x
	p := img.Pix[i : i+3 : i+3]
	return rgb{float32(p[0]), float32(p[1]), float32(p[2])}
}

// step is the nearest colour there is.
func step(v float32) uint8 { return uint8(max(0, min(255, v+0.5))) }

// clamp brings i into [0, n).
func clamp(i, n int) int { return max(0, min(n-1, i)) }
