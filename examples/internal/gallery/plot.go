package gallery

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
)

// A Plot is a line chart of Y over X.
type Plot struct {
	Title, XLabel string
	X, Y          []float64 // of one length
	LogY          bool      // values that are not positive are left out
	Line          color.RGBA
}

// Colours of a plot.
var (
	ink  = color.RGBA{40, 44, 52, 255}
	grid = color.RGBA{224, 226, 230, 255}
)

// Margins of a plot, in pixels.
const (
	left   = 56
	right  = 12
	top    = 20
	bottom = 30
)

// Draw draws the plot in w by h pixels.
func (p Plot) Draw(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	box := image.Rect(left, top, max(w-right, left+1), max(h-bottom, top+1))
	xs, ys := axisOf(p.X, false), axisOf(p.Y, p.LogY)
	px := func(v float64) float64 { return float64(box.Min.X) + xs.at(v)*float64(box.Dx()) }
	py := func(v float64) float64 { return float64(box.Max.Y) - ys.at(v)*float64(box.Dy()) }

	for _, v := range xs.ticks() {
		x := int(px(v))
		Line(img, float64(x), float64(box.Min.Y), float64(x), float64(box.Max.Y), grid)
		label := number(v)
		Text(img, image.Pt(x-TextWidth(label)/2, box.Max.Y+5), label, ink)
	}
	for _, v := range ys.ticks() {
		y := int(py(v))
		Line(img, float64(box.Min.X), float64(y), float64(box.Max.X), float64(y), grid)
		label := number(v)
		Text(img, image.Pt(box.Min.X-TextWidth(label)-5, y-letterH/2), label, ink)
	}
	Line(img, left, float64(box.Max.Y), float64(box.Max.X), float64(box.Max.Y), ink)
	Line(img, left, top, left, float64(box.Max.Y), ink)
	Text(img, image.Pt(box.Min.X, 6), p.Title, ink)
	Text(img, image.Pt(box.Max.X-TextWidth(p.XLabel), box.Max.Y+18), p.XLabel, ink)

	for i := 1; i < len(p.X); i++ {
		if ys.has(p.Y[i-1]) && ys.has(p.Y[i]) {
			Line(img, px(p.X[i-1]), py(p.Y[i-1]), px(p.X[i]), py(p.Y[i]), p.Line)
		}
	}
	return img
}

// An axis maps values to [0, 1].
type axis struct {
	lo, hi float64 // of the values, or of their decimal logarithms
	log    bool
}

func axisOf(values []float64, log bool) axis {
	a := axis{math.Inf(1), math.Inf(-1), log}
	for _, v := range values {
		if a.has(v) {
			v = a.scale(v)
			a.lo, a.hi = min(a.lo, v), max(a.hi, v)
		}
	}
	switch {
	case a.lo > a.hi:
		a.lo, a.hi = 0, 1
	case log:
		a.lo, a.hi = math.Floor(a.lo), math.Max(math.Ceil(a.hi), math.Floor(a.lo)+1)
	case a.lo == a.hi:
		a.lo, a.hi = a.lo-1, a.hi+1
	}
	return a
}

func (a axis) has(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) && (!a.log || v > 0) }

func (a axis) scale(v float64) float64 {
	if a.log {
		return math.Log10(v)
	}
	return v
}

func (a axis) at(v float64) float64 { return (a.scale(v) - a.lo) / (a.hi - a.lo) }

// ticks are round values along the axis, about five.
func (a axis) ticks() []float64 {
	step := niceStep((a.hi - a.lo) / 5)
	if a.log {
		step = math.Max(1, math.Ceil((a.hi-a.lo)/6))
	}
	var ts []float64
	for k := math.Ceil(a.lo/step - 1e-9); k*step <= a.hi+1e-9*step; k++ {
		v := k * step
		if a.log {
			v = math.Pow(10, v)
		}
		ts = append(ts, v)
	}
	return ts
}

// niceStep is the least of 1, 2, 5 times a power of ten that is at least x.
func niceStep(x float64) float64 {
	p := math.Pow(10, math.Floor(math.Log10(x)))
	for _, f := range []float64{1, 2, 5} {
		if f*p >= x {
			return f * p
		}
	}
	return 10 * p
}

func number(v float64) string {
	if v == 0 {
		v = 0 // a tick may be -0
	}
	return strconv.FormatFloat(v, 'g', 4, 64)
}

// Line draws a line one pixel wide.
func Line(img *image.RGBA, x0, y0, x1, y1 float64, c color.RGBA) {
	n := int(math.Ceil(math.Max(math.Abs(x1-x0), math.Abs(y1-y0)))) + 1
	for i := range n {
		t := 0.0
		if n > 1 {
			t = float64(i) / float64(n-1)
		}
		img.SetRGBA(int(math.Round(x0+t*(x1-x0))), int(math.Round(y0+t*(y1-y0))), c)
	}
}

// Disc draws a filled circle.
func Disc(img *image.RGBA, x, y, radius float64, c color.RGBA) {
	for j := int(y - radius); j <= int(y+radius+1); j++ {
		for i := int(x - radius); i <= int(x+radius+1); i++ {
			if dx, dy := float64(i)-x, float64(j)-y; dx*dx+dy*dy <= radius*radius {
				img.SetRGBA(i, j, c)
			}
		}
	}
}
