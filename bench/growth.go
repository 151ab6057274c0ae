package main

import (
	"fmt"
	"math"
)

// A point is the size of a made-up kernel in one direction, and the time that it took.
type point struct{ size, time float64 }

// exponent is the power to which time grows with size, over what the first and smallest point took: what it costs to
// open LLVM is in that one, and does not make the growth look smaller. It is the slope of the line through the logarithms
// that is best by least squares. It takes three points, times that grow, and says so otherwise.
func exponent(points []point) (float64, bool) {
	if len(points) < 3 {
		return 0, false
	}
	var n, sx, sy, sxx, sxy float64
	for _, p := range points[1:] {
		size, time := p.size-points[0].size, p.time-points[0].time
		if size <= 0 || time <= 0 {
			return 0, false
		}
		x, y := math.Log(size), math.Log(time)
		n, sx, sy, sxx, sxy = n+1, sx+x, sy+y, sxx+x*x, sxy+x*y
	}
	return (n*sxy - sx*sy) / (n*sxx - sx*sx), true
}

// growth shows to which power the times of a row grow with the number of loops, and with that of their statements.
func (b *bench) growth(row string, times map[shape]float64) {
	var loops, statements []point
	most := shape{}
	for _, s := range b.shapes() {
		t, ok := times[s]
		if !ok {
			continue
		}
		if s.statements == 20 {
			loops = append(loops, point{float64(s.loops), t})
		}
		if s.statements > most.statements || s.statements == most.statements && s.loops > most.loops {
			most = s
		}
	}
	for _, s := range b.shapes() {
		if t, ok := times[s]; ok && s.loops == most.loops {
			statements = append(statements, point{float64(s.statements), t})
		}
	}
	b.showGrowth(row, "growth with the number of loops", "loops of 20 statements", loops)
	b.showGrowth(row, "growth with their statements", fmt.Sprintf("statements in each of %d loops", most.loops), statements)
}

func (b *bench) showGrowth(row, size, what string, points []point) {
	r := Result{Row: row, Size: size, Unit: "power", Peers: map[string]*float64{}}
	e, ok := exponent(points)
	if !ok {
		r.Notes = []string{"too few sizes, or times that do not tell"}
		b.show(r)
		return
	}
	r.Ours, r.Limit, r.Fraction = &e, ref(1.0), ref(1/e)
	r.Notes = []string{fmt.Sprintf("fitted from %g to %g %s, over the time of the smallest, by the fastest rounds; at most 1.1 is wanted",
		points[0].size, points[len(points)-1].size, what)}
	b.show(r)
}
