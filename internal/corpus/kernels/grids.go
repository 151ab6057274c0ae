package kernels

import (
	"image"
	"image/color"

	"github.com/spelt-go/spelt/kernel"
)

// Blur2 is a loop over a grid of two dimensions.
//
//spelt:kernel
func Blur2(dst, src []float32, h, w int) {
	for y, x := range kernel.Grid2(h, w) {
		left, right := max(x-1, 0), min(x+1, w-1)
		dst[y*w+x] = (src[y*w+left] + 2*src[y*w+x] + src[y*w+right]) / 4
	}
}

// Volume is a loop over a grid of three dimensions, with continue.
//
//spelt:kernel
func Volume(out []int32, d, h, w int, skip int) {
	for p := range kernel.Grid3(d, h, w) {
		if p.J == skip {
			continue
		}
		out[(p.I*h+p.J)*w+p.K] = int32(100*p.I + 10*p.J + p.K)
	}
}

// GridSum reduces over grids, also without indices (CASES 45).
//
//spelt:kernel
func GridSum(h, w int) (n int, s int64) {
	for range kernel.Grid2(h, w) {
		n++
	}
	for y, x := range kernel.Grid2(h, w) {
		s += int64(y*3 + x)
	}
	return
}

// InnerGrid has a grid inside of a parallel loop.
//
//spelt:kernel
func InnerGrid(out []int32, n int) {
	for i := range out {
		s := int32(0)
		for y, x := range kernel.Grid2(n, 3) {
			if y+x == i%7 {
				break
			}
			s += int32(y*x + 1)
		}
		out[i] = s
	}
}

// Invert works on an image of the standard library.
//
//spelt:kernel
func Invert(img *image.RGBA) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		for x := range w {
			o := img.PixOffset(x+img.Rect.Min.X, y+img.Rect.Min.Y)
			s := img.Pix[o : o+4 : o+4]
			s[0], s[1], s[2] = 255-s[0], 255-s[1], s[2]^0xff
		}
	}
}

// Gray calls methods of images with structs of colours.
//
//spelt:kernel
func Gray(dst *image.Gray, src *image.NRGBA) {
	r := src.Rect
	for y, x := range kernel.Grid2(r.Dy(), r.Dx()) {
		p := image.Point{r.Min.X + x, r.Min.Y + y}
		c := src.NRGBAAt(p.X, p.Y)
		v := (uint32(c.R)*299 + uint32(c.G)*587 + uint32(c.B)*114) / 1000 * uint32(c.A) / 255
		dst.SetGray(p.X, p.Y, color.Gray{uint8(v)})
	}
}

// BoxFilter sums up neighbours in 8-bit channels.
//
//spelt:kernel
func BoxFilter(dst, src *image.RGBA, radius int) {
	w, h := src.Rect.Dx(), src.Rect.Dy()
	for y, x := range kernel.Grid2(h, w) {
		var sum [4]int32
		n := int32(0)
		for v := max(0, y-radius); v <= min(h-1, y+radius); v++ {
			for u := max(0, x-radius); u <= min(w-1, x+radius); u++ {
				for c := range sum {
					sum[c] += int32(src.Pix[v*src.Stride+4*u+c])
				}
				n++
			}
		}
		for c, s := range sum {
			dst.Pix[y*dst.Stride+4*x+c] = uint8(s / n)
		}
	}
}
