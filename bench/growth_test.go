package main

import (
	"math"
	"testing"
)

func TestExponentIsThatOfTheTimesBeyondTheSmallest(t *testing.T) {
	for _, c := range []struct {
		name   string
		points []point
		want   float64
		ok     bool
	}{
		{"linear, with a start", []point{{1, 60}, {11, 160}, {101, 1060}, {1001, 10060}}, 1, true},
		{"quadratic", []point{{0, 5}, {10, 105}, {100, 10005}}, 2, true},
		{"too few", []point{{1, 60}, {10, 160}}, 0, false},
		{"shrinking", []point{{1, 60}, {10, 50}, {100, 160}}, 0, false},
	} {
		if e, ok := exponent(c.points); ok != c.ok || math.Abs(e-c.want) > 1e-9 {
			t.Errorf("%s: %g, %t; want %g, %t", c.name, e, ok, c.want, c.ok)
		}
	}
}

func TestGrowthIsShownForLoopsAndForStatements(t *testing.T) {
	var shown []Result
	b := &bench{show: func(r Result) { shown = append(shown, r) }}
	times := map[shape]float64{}
	for _, s := range b.shapes() {
		times[s] = 50 + float64(s.loops*s.statements)
	}
	b.growth("C1", times)
	if len(shown) != 2 {
		t.Fatalf("%d results", len(shown))
	}
	for _, r := range shown {
		if r.Ours == nil || math.Abs(*r.Ours-1) > 1e-9 || r.Unit != "power" || r.Row != "C1" {
			t.Errorf("%s: %v", r.Size, r.Ours)
		}
	}
}
