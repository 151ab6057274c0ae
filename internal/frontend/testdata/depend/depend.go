// Package depend has loops whose iterations depend on each other, which are refused, and loops that look like them.
package depend

import (
	"image"

	"github.com/spelt-go/spelt/kernel"
)

type field struct {
	data []float32
	w, h int
}

type point struct{ x, y float32 }

func (f *field) at(x, y int) float32     { return f.data[y*f.w+x] } // want dependence "what the one at .y, x-1. stores .* distance .0, 1."
func (f *field) set(x, y int, v float32) { f.data[y*f.w+x] = v }

//spelt:kernel
func Blur(x []float32) {
	for i := range len(x) - 2 {
		x[i+1] = (x[i] + x[i+1] + x[i+2]) / 3 // want dependence "reads from x at depend.go:23:13 what the one before it stores at depend.go:23:3.* distance 1$" "second slice.*serial.*red–black"
	}
}

//spelt:kernel
func Shift(x []int) {
	for i := range len(x) - 1 {
		x[i+1] = x[i] // want dependence "distance 1$"
	}
}

//spelt:kernel
func ShiftBack(x []int) {
	for i := range len(x) - 3 {
		x[i] = x[i+3] // want dependence "stores to x at .* what the one 3 before it still reads at .* distance 3$" "second slice"
	}
}

//spelt:kernel
func Prefix(x []int) {
	for i := 1; i < len(x); i++ {
		x[i] += x[i-1] // want dependence "distance 1$"
	}
}

//spelt:kernel
func Downwards(x []int) {
	for i := len(x) - 2; i >= 0; i-- {
		x[i] += x[i+1] // want dependence "reads from x .* what the one before it stores"
	}
}

//spelt:kernel
func Field(s *field) {
	for i := int32(1); i < int32(len(s.data)); i++ {
		s.data[i] = s.data[i-1] // want dependence "reads from s.data at"
	}
}

//spelt:kernel
func Methods(f *field) {
	for y, x := range kernel.Grid2(f.h, f.w) {
		if x > 0 {
			f.set(x, y, f.at(x-1, y))
		}
	}
}

//spelt:kernel
func Aliases(x []float32) {
	y := x[1:]
	z := x
	z = z[1:]
	for i := 1; i < len(y); i++ {
		y[i] = z[i-1] // want dependence "distance 1$"
	}
}

//spelt:kernel
func Resliced(x []float32) {
	y := x[1:]
	for i := range y {
		y[i] = x[i] // want dependence "distance 1$"
	}
}

//spelt:kernel
func Rows(a []point, w, h int) {
	for y, x := range kernel.Grid2(h-2, w-2) {
		i := (y+1)*w + x + 1
		a[i].x = a[i-w].x // want dependence "what the one at .y-1, x. stores .* distance .1, 0."
	}
}

//spelt:kernel
func GaussSeidel(a []float32, w, h int) {
	for y, x := range kernel.Grid2(h-2, w-2) {
		i := (y+1)*w + x + 1
		a[i] = (a[i-1] + a[i+1] + a[i-w] + a[i+w]) / 4 // want dependence "reads from a"
	}
}

//spelt:kernel
func RowsSerialInside(a []int, w, h int) {
	for y := 1; y < h; y++ {
		for x := 1; x < w; x++ {
			a[y*w+x] += a[y*w+x-1] + a[(y-1)*w+x] - a[(y-1)*w+x-1] // want dependence "what the one before it stores"
		}
	}
}

//spelt:kernel
func Nested(a [][]float32, w int) {
	for y := 1; y < len(a); y++ {
		for x := range w {
			a[y][x] = a[y-1][x] // want dependence "reads from a "
		}
	}
}

//spelt:kernel
func NestedInRow(a [][]float32, w int) {
	for y, x := range kernel.Grid2(len(a), w-1) {
		a[y][x] = a[y][x+1] // want dependence "what the one at .y, x-1. still reads"
	}
}

//spelt:kernel
func Array(p *[100]float32) {
	for i := range 99 {
		p[i+1] = p[i] // want dependence "reads from p"
	}
}

//spelt:kernel
func Conditions(x []int, n int, flag bool) {
	for i := range len(x) {
		if i > 0 && i < n-1 && flag {
			x[i] = x[i-1] + x[i+1] // want dependence "reads from x"
		}
	}
}

//spelt:kernel
func Continue(x []int) {
	for i := range len(x) {
		if i == 0 {
			continue
		}
		x[i] += x[i-1] // want dependence "reads from x"
	}
}

//spelt:kernel
func Strided(x []int) {
	for i := 0; i < len(x)-3; i += 2 {
		x[i] = x[i+2] // want dependence "distance 1$"
	}
}

//spelt:kernel
func TwoStores(x []int) {
	for i := range len(x) - 1 {
		x[i] = i
		x[i+1] = -i // want[-1] dependence "stores to x at depend.go:166:3 where the one before it stores as well" "elements of its own"
	}
}

//spelt:kernel
func Convolution(x, k []int, n int) {
	for i := range n {
		s := 0
		for j := range k {
			s += k[j] * x[i+j]
		}
		x[i] = s // want dependence "still reads"
	}
}

//spelt:kernel
func RowSums(a, s []int, w, h int) {
	for y, x := range kernel.Grid2(h, w) {
		s[y] += a[y*w+x] // want dependence "differ in x alone store to one element of s at .*, which they also read" "serial one inside"
	}
}

//spelt:kernel
func Pixels(img *image.RGBA) {
	for y, x := range kernel.Grid2(img.Rect.Dy(), img.Rect.Dx()-1) {
		i := y*img.Stride + 4*x
		img.Pix[i] = img.Pix[i+4] // want dependence "img.Pix"
	}
}

// What follows is accepted.

//spelt:kernel
func OKSerial(x []int) {
	//spelt:serial
	for i := 1; i < len(x); i++ {
		x[i] += x[i-1]
	}
}

//spelt:kernel
func OKPairs(x []int) {
	for i := 0; i < len(x)-1; i += 2 {
		x[i], x[i+1] = x[i+1], x[i]
	}
	for i := range len(x) / 2 {
		x[2*i] = x[2*i+1]
	}
}

//spelt:kernel
func OKHalves(x []int, n int) {
	for i := range n {
		x[i] += x[n+i]
	}
	for i := range 64 {
		x[i] += x[i+64]
	}
	for i := range n {
		x[i] = x[i+256]
	}
}

//spelt:kernel
func OKRedBlack(x []int) {
	for i := range len(x) - 1 {
		if i > 0 && i%2 == 0 {
			x[i] = x[i-1] + x[i+1]
		}
	}
	for i := range (len(x) - 1) / 2 {
		x[2*i+1] = (x[2*i] + x[2*i+2]) / 2
	}
}

//spelt:kernel
func OKColour(a []float32, w, h, colour int) {
	for y, x := range kernel.Grid2(h-2, w-2) {
		if (x+y)&1 != colour {
			continue
		}
		i := (y+1)*w + x + 1
		a[i] = (a[i-1] + a[i+1] + a[i-w] + a[i+w]) / 4
	}
}

//spelt:kernel
func OKEdges(x []int) {
	for i := range len(x) {
		if i == 0 {
			x[i] = x[i+1]
		}
	}
	n := len(x)
	for i := range 8 {
		if i < 4 {
			x[i] = n
		} else {
			n := x[i+4]
			_ = n
		}
	}
}

//spelt:kernel
func OKEither(x, y []int, flag bool) {
	for i := range len(x) - 1 {
		if flag {
			x[i] = 1
		} else {
			y[i] = x[i+1]
		}
	}
}

//spelt:kernel
func OKNested(a [][]float32) {
	for y := range a {
		for x := 1; x < len(a[y]); x++ {
			a[y][x] += a[y][x-1]
		}
	}
}

//spelt:kernel
func OKFields(a []point, w, h int) {
	for y, x := range kernel.Grid2(h, w) {
		a[y*w+x].x = a[y*w+x].y
	}
}

//spelt:kernel
func OKScratch(x []float32, w int) {
	for y := range len(x) / w {
		var last [3]float32
		for k := range w {
			last[k%3] = x[y*w+k]
			x[y*w+k] = last[0] + last[1] + last[2]
		}
		row := x[y*w : y*w+w]
		for k := 1; k < len(row); k++ {
			row[k] += row[k-1]
		}
	}
}

//spelt:kernel
func OKColumns(a []float32, w, h int) {
	for x := range w {
		for y := 1; y < h; y++ {
			a[y*w+x] += a[(y-1)*w+x]
		}
	}
}

//spelt:kernel
func OKOtherBuffer(a, b []float32, rounds int) {
	//spelt:serial
	for range rounds {
		for i := 1; i < len(a)-1; i++ {
			b[i] = (a[i-1] + a[i] + a[i+1]) / 3
		}
		a, b = b, a
	}
}

//spelt:kernel
func OKGather(x []int, at []int) {
	for i := range x {
		x[i] += at[i]
	}
	//spelt:unique
	for i := range at {
		x[at[i]] = i
	}
}
