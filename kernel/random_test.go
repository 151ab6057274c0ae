package kernel

import (
	"math"
	"testing"
)

// TestPhiloxKnownAnswers has the vectors published with Random123, the authors'
// own implementation (file kat_vectors, philox4x32 10).
func TestPhiloxKnownAnswers(t *testing.T) {
	tests := []struct {
		c    [4]uint32
		k    [2]uint32
		want [4]uint32
	}{
		{[4]uint32{}, [2]uint32{},
			[4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{[4]uint32{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, [2]uint32{0xffffffff, 0xffffffff},
			[4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
		{[4]uint32{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, [2]uint32{0xa4093822, 0x299f31d0},
			[4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
	}
	for _, tt := range tests {
		var got [4]uint32
		got[0], got[1], got[2], got[3] = philox(tt.c[0], tt.c[1], tt.c[2], tt.c[3], tt.k[0], tt.k[1])
		if got != tt.want {
			t.Errorf("philox(%x, %x) = %x, want %x", tt.c, tt.k, got, tt.want)
		}
	}
}

// TestRandIsPhiloxInOrder pins the stream: counter in the low half, stream in
// the high half, seed as the key. Changing it changes every user's numbers.
func TestRandIsPhiloxInOrder(t *testing.T) {
	const seed, stream = 0x299f31d0a4093822, 0x0370734413198a2e
	r := Random(seed, stream)
	r.block = 0x85a308d3243f6a88
	for i, want := range []uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1} {
		if got := r.Uint32(); got != want {
			t.Errorf("word %d is %x, want %x", i, got, want)
		}
	}
	if r.block != 0x85a308d3243f6a89 {
		t.Errorf("the counter went to %x", r.block)
	}
	var zero Rand
	if got := zero.Uint64(); got != 0x6627e8d5e169c58d {
		t.Errorf("the first Uint64 of the zero Rand is %x", got)
	}
}

func TestStreamsDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(20) {
		for i := range uint64(20) {
			r := Random(seed<<32, i<<40)
			for range 5 {
				v := r.Uint64()
				if seen[v] {
					t.Fatalf("%#x comes twice", v)
				}
				seen[v] = true
			}
			again := Random(seed<<32, i<<40)
			if !seen[again.Uint64()] {
				t.Fatal("a stream is not the same twice")
			}
		}
	}
}

// TestDistributions holds mean and variance to within five standard errors.
func TestDistributions(t *testing.T) {
	const n = 200_000
	tests := []struct {
		name           string
		draw           func(*Rand) float64
		mean, variance float64
		lo, hi         float64
	}{
		{"Float32", func(r *Rand) float64 { return float64(r.Float32()) }, 0.5, 1. / 12, 0, 1 - 0x1p-24},
		{"Float64", (*Rand).Float64, 0.5, 1. / 12, 0, 1 - 0x1p-53},
		{"IntN", func(r *Rand) float64 { return float64(r.IntN(10)) }, 4.5, 8.25, 0, 9},
		{"Normal", (*Rand).Normal, 0, 1, -8.3, 8.3},
	}
	for _, tt := range tests {
		sum, squares := 0.0, 0.0
		for i := range n / 4 {
			r := Random(7, uint64(i))
			for range 4 {
				v := tt.draw(&r)
				if v < tt.lo || v > tt.hi {
					t.Fatalf("%s gave %v", tt.name, v)
				}
				sum += v
				squares += (v - tt.mean) * (v - tt.mean)
			}
		}
		if err := math.Abs(sum/n - tt.mean); err > 5*math.Sqrt(tt.variance/n) {
			t.Errorf("%s: mean is off by %v", tt.name, err)
		}
		// The variance of a squared deviation is at most 2 here.
		if err := math.Abs(squares/n - tt.variance); err > 5*math.Sqrt(2.0/n)*max(tt.variance, 0.2) {
			t.Errorf("%s: variance is off by %v", tt.name, err)
		}
	}
}

func TestNormalIsFiniteAndSymmetric(t *testing.T) {
	least := Rand{a: 1 << 31, left: 2}                                         // the word 1<<63
	most := Rand{a: math.MaxInt32, b: ^uint32(0), left: 2}                     // 1<<63 - 1
	below, above := Rand{a: ^uint32(0), b: ^uint32(0), left: 2}, Rand{left: 2} // -1 and 0
	if a, b := least.Normal(), most.Normal(); a != -b || a < -8.3 || a > -8.2 {
		t.Errorf("the extremes are %v and %v", a, b)
	}
	if a, b := below.Normal(), above.Normal(); a != -b || b <= 0 {
		t.Errorf("around 0 are %v and %v", a, b)
	}
}

func TestIntNOfNothingPanics(t *testing.T) {
	defer func() {
		if _, ok := recover().(*AssertError); !ok {
			t.Error("no assertion failed")
		}
	}()
	var r Rand
	r.IntN(0)
}

func BenchmarkNormal(b *testing.B) {
	r, sum := Random(1, 2), 0.0
	for b.Loop() {
		sum += r.Normal()
	}
	if sum != sum {
		b.Fatal(sum)
	}
}
