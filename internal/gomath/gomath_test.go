package gomath

import (
	"math"
	"math/rand/v2"
	"runtime"
	"testing"

	"golang.org/x/sys/cpu"
)

// requireSame skips where package math is other assembly.
func requireSame(t *testing.T) {
	if runtime.GOARCH != "amd64" || !cpu.X86.HasFMA || !cpu.X86.HasAVX {
		t.Skip("needs amd64 with FMA: elsewhere package math computes in another way")
	}
}

func trials() int {
	if testing.Short() {
		return 200_000
	}
	return 2_000_000
}

// specials are where formulas break, and their neighbours.
func specials() []float64 {
	var list []float64
	for _, x := range []float64{
		0, 5e-324, 1e-320, 2.2250738585072009e-308, 2.2250738585072014e-308, 1e-300, 1e-17, 0x1p-53, 0x1p-28,
		0.5, halfSqrt2, math.Sqrt2 / 2, math.Ln2, math.Ln2 / 2, 1, math.Sqrt2, 1.5, 2, 3, 10, math.E,
		expOverflow, 709.5, 708.3964, 708.396418532264106224, 744.4400719213812, 745.1332191019412, 745.2, 750,
		1023, 1024, 1074, 1075, 0x1p31, 0x1p32, 0x1p52, 0x1p53, 0x1p63, 1e154, 1e300, math.MaxFloat64,
		math.Inf(1), math.NaN(), math.Float64frombits(0x7ff0000000000001), math.Float64frombits(0x7fffffffffffffff),
	} {
		list = append(list, x, -x, math.Nextafter(x, 0), math.Nextafter(x, math.Inf(1)), -math.Nextafter(x, 0))
	}
	return list
}

// draw is a number of any exponent, or one of the size that matters.
func draw(rng *rand.Rand) float64 {
	switch rng.IntN(4) {
	case 0:
		return math.Float64frombits(rng.Uint64())
	case 1:
		return rng.Float64()*1500 - 750
	case 2:
		return rng.Float64() * 2
	}
	return rng.NormFloat64()
}

func TestSameBitsAsMath(t *testing.T) {
	requireSame(t)
	for _, f := range []struct {
		name      string
		got, want func(float64) float64
	}{
		{"Exp", Exp, math.Exp},
		{"Log", Log, math.Log},
	} {
		t.Run(f.name, func(t *testing.T) {
			bad := 0
			check := func(x float64) {
				if got, want := f.got(x), f.want(x); math.Float64bits(got) != math.Float64bits(want) {
					if bad++; bad <= 10 {
						t.Errorf("%s(%v = %#x) = %v, %#x, want %v, %#x", f.name, x, math.Float64bits(x),
							got, math.Float64bits(got), want, math.Float64bits(want))
					}
				}
			}
			for _, x := range specials() {
				check(x)
			}
			rng := rand.New(rand.NewPCG(1, 2))
			for range trials() {
				check(draw(rng))
			}
		})
	}
}

func TestSameBitsAsMathOfTwo(t *testing.T) {
	requireSame(t)
	for _, f := range []struct {
		name      string
		got, want func(x, y float64) float64
	}{
		{"Hypot", Hypot, math.Hypot},
		{"Max", Max, math.Max},
		{"Min", Min, math.Min},
	} {
		t.Run(f.name, func(t *testing.T) {
			bad := 0
			check := func(x, y float64) {
				if got, want := f.got(x, y), f.want(x, y); math.Float64bits(got) != math.Float64bits(want) {
					if bad++; bad <= 10 {
						t.Errorf("%s(%v, %v) = %v, want %v", f.name, x, y, got, want)
					}
				}
			}
			for _, x := range specials() {
				for _, y := range specials() {
					check(x, y)
				}
			}
			rng := rand.New(rand.NewPCG(3, 4))
			for range trials() {
				x := draw(rng)
				check(x, draw(rng))
				check(x, x*(1+rng.NormFloat64())) // of one size
			}
		})
	}
}

func BenchmarkExp(b *testing.B) {
	x, sum := 0.0, 0.0
	for b.Loop() {
		sum += Exp(x)
		x += 0.001
	}
	sink = sum
}

var sink float64
