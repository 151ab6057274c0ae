package task

import (
	"math/rand/v2"
	"testing"
)

// TestMeetIsBruteForce compares random small pairs with all pairs of iterations.
func TestMeetIsBruteForce(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	said, met := 0, 0
	for range 40_000 {
		counts := make([]int64, 1+rng.IntN(3))
		for k := range counts {
			counts[k] = 1 + rng.Int64N(5)
		}
		place := func() Place {
			p := Place{Origin: rng.Int64N(60), Size: []int64{1, 2, 4, 8}[rng.IntN(4)]}
			for k, n := range counts {
				p.Hi[k] = n
				if rng.IntN(3) == 0 {
					p.Lo[k] = rng.Int64N(n)
					p.Hi[k] -= rng.Int64N(n)
				}
				p.Coef[k] = (rng.Int64N(11) - 5) * 4
				if rng.IntN(4) == 0 {
					p.Coef[k] = rng.Int64N(80) - 20
				}
			}
			for range rng.IntN(3) {
				p.Inner = append(p.Inner, Range{rng.Int64N(21) - 10, rng.Int64N(4)})
			}
			return p
		}
		p, q := place(), place()
		if rng.IntN(3) > 0 {
			q.Coef, q.Inner = p.Coef, p.Inner
		}
		want, exact := brute(&p, &q, counts)
		got := Meet(&p, &q, len(counts))
		if got {
			said++
		}
		if want {
			met++
		}
		if want && !got || got && !want && exact {
			t.Fatalf("%+v and %+v in %v: %t, want %t", p, q, counts, got, want)
		}
		if lo, hi, ok := p.Extent(len(counts)); ok && !p.Never(len(counts)) && !inExtent(&p, counts, lo, hi) {
			t.Fatalf("%+v in %v: not within [%d, %d)", p, counts, lo, hi)
		}
	}
	if met < 1000 || said < met {
		t.Errorf("%d said to meet, %d do", said, met)
	}
}

// brute tries all iterations. Pairs with different coefficients may be said to meet where only one iteration is both.
func brute(p, q *Place, counts []int64) (meet, exact bool) {
	exact = true
	for k := range counts {
		exact = exact && p.Coef[k] == q.Coef[k]
	}
	addresses(p, counts, func(i [3]int64, a int64) {
		addresses(q, counts, func(j [3]int64, b int64) {
			meet = meet || i != j && a < b+q.Size && b < a+p.Size
		})
	})
	return meet, exact
}

func addresses(p *Place, counts []int64, f func([3]int64, int64)) {
	var at [3]int64
	var inner func(j int, a int64)
	inner = func(j int, a int64) {
		if j == len(p.Inner) {
			f(at, a)
			return
		}
		for x := range p.Inner[j].Count {
			inner(j+1, a+x*p.Inner[j].Coef)
		}
	}
	var outer func(k int, a int64)
	outer = func(k int, a int64) {
		if k == len(counts) {
			inner(0, a)
			return
		}
		for at[k] = p.Lo[k]; at[k] < p.Hi[k]; at[k]++ {
			outer(k+1, a+at[k]*p.Coef[k])
		}
	}
	outer(0, p.Origin)
}

func inExtent(p *Place, counts []int64, lo, hi int64) bool {
	in := true
	addresses(p, counts, func(_ [3]int64, a int64) { in = in && lo <= a && a+p.Size <= hi })
	return in
}

// TestMeetOfUsualSubscripts is what loops have.
func TestMeetOfUsualSubscripts(t *testing.T) {
	at := func(origin, size int64, coef ...int64) Place {
		p := Place{Origin: origin, Size: size}
		copy(p.Coef[:], coef)
		return p
	}
	for _, c := range []struct {
		name   string
		p, q   Place
		counts []int64
		want   bool
	}{
		{"x[i], x[i]", at(0, 4, 4), at(0, 4, 4), []int64{1 << 40}, false},
		{"x[i], x[i-1]", at(0, 4, 4), at(-4, 4, 4), []int64{2}, true},
		{"x[i], x[i-1] of one iteration", at(0, 4, 4), at(-4, 4, 4), []int64{1}, false},
		{"x[2i], x[2i+1]", at(0, 4, 8), at(4, 4, 8), []int64{1 << 40}, false},
		{"x[i], x[i+n], n iterations", at(0, 4, 4), at(4000, 4, 4), []int64{1000}, false},
		{"x[i], x[i+n], n+1 iterations", at(0, 4, 4), at(4000, 4, 4), []int64{1001}, true},
		{"x[i], x[n-1-i]", at(0, 4, 4), at(4*999, 4, -4), []int64{1000}, true},
		{"x[i], x[n-1-i] of half", at(0, 4, 4), at(4*999, 4, -4), []int64{500}, false},
		{"x[4i], x[2i+1]", at(0, 4, 16), at(4, 4, 8), []int64{1000}, false},
		{"rows as wide as the grid", at(0, 4, 400, 4), at(0, 4, 400, 4), []int64{1000, 100}, false},
		{"rows wider than the grid", at(0, 4, 400, 4), at(0, 4, 400, 4), []int64{1000, 101}, true},
		{"one column", at(0, 4, 400, 0), at(0, 4, 400, 0), []int64{10, 2}, true},
		{"bytes of floats", at(0, 4, 4), at(0, 1, 1), []int64{1000}, true},
	} {
		copy(c.p.Hi[:], c.counts)
		copy(c.q.Hi[:], c.counts)
		if got := Meet(&c.p, &c.q, len(c.counts)); got != c.want {
			t.Errorf("%s: %t", c.name, got)
		}
	}
}
