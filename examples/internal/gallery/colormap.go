package gallery

import (
	"image/color"
	"math"
)

// A Colormap is a list of colours, evenly spaced over [0, 1].
type Colormap []color.RGBA

// Ember runs from black through violet, red and orange to pale yellow, and gets lighter all the way, so that it keeps
// its order in print and for the colour-blind.
var Ember = Colormap{
	{4, 3, 18, 255}, {36, 12, 74, 255}, {88, 18, 104, 255}, {140, 32, 98, 255}, {188, 52, 76, 255},
	{226, 86, 44, 255}, {246, 136, 20, 255}, {250, 194, 54, 255}, {252, 250, 176, 255},
}

// Dusk is a closed ring of colours, for what repeats.
var Dusk = Colormap{
	{8, 12, 56, 255}, {28, 74, 148, 255}, {94, 164, 206, 255}, {236, 244, 236, 255}, {248, 208, 108, 255},
	{222, 122, 36, 255}, {122, 40, 44, 255}, {40, 12, 52, 255}, {8, 12, 56, 255},
}

// At is the colour at t, linear between the listed ones. Values outside [0, 1] count as its ends, NaN as 0.
func (m Colormap) At(t float64) color.RGBA {
	if !(t > 0) {
		return m[0]
	}
	last := len(m) - 1
	x := t * float64(last)
	if x >= float64(last) {
		return m[last]
	}
	i, f := int(x), x-math.Floor(x)
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + f*(float64(b)-float64(a)))) }
	a, b := m[i], m[i+1]
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255}
}

// Table is n colours, evenly spaced over the map.
func (m Colormap) Table(n int) []color.RGBA {
	t := make([]color.RGBA, n)
	for i := range t {
		t[i] = m.At(float64(i) / float64(max(n-1, 1)))
	}
	return t
}
