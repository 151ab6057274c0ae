package kernels

import "github.com/spelt-go/spelt/kernel"

// LeavesTwoLoops leaves control around parallel loops in every way: break and
// continue with labels, return from within.
//
//spelt:kernel
func LeavesTwoLoops(x []int64, limit int64) (rounds, reason int) {
outer:
	for {
		//spelt:serial
		for k := range 5 {
			for i := range x {
				x[i] += int64(k)
			}
			s := int64(0)
			for _, v := range x {
				s = max(s, v)
			}
			rounds++
			switch {
			case s > limit:
				break outer
			case rounds > 40:
				return rounds, 2
			case s&1 == 0:
				continue outer
			}
			if k == 3 {
				break
			}
		}
		for i := range x {
			x[i]++
		}
	}
	for i := range x {
		x[i] = -x[i]
	}
	return rounds, 1
}

// SearchThenUse has a serial loop with a return in it, between parallel loops.
//
//spelt:kernel
func SearchThenUse(x, y []int32, v int32) int {
	for i := range y {
		y[i]++
	}
	//spelt:serial
	for i := range x {
		if x[i] == v {
			y[i] = 100
			if i > 20 {
				return i
			}
		}
	}
	for i := range y {
		y[i] *= 2
	}
	return -1
}

// SectionsReturn has sections that return early, and one that does nothing.
//
//spelt:kernel
func SectionsReturn(a, b []int32, k int) {
	kernel.Concurrent(
		func() {
			if k > 3 {
				return
			}
			for i := range a {
				a[i]++
			}
			if k > 2 {
				return
			}
			for i := range a {
				a[i] *= 2
			}
		},
		func() {},
		func() {
			//spelt:serial
			for r := range k {
				if r == 2 {
					break
				}
				for i := range b {
					b[i] += int32(r)
				}
			}
		},
	)
}

// ClosuresBetween changes locals through closures between parallel loops.
//
//spelt:kernel
func ClosuresBetween(x, y []int32) int32 {
	total, calls := int32(0), int32(0)
	add := func(v int32) int32 {
		calls++
		total += v
		return total
	}
	add(3)
	for i := range x {
		x[i] += total
	}
	k := add(4) * calls
	for i := range y {
		y[i] = k - total
	}
	if add(k) > 20 {
		for i := range x {
			x[i] -= calls
		}
	}
	return total
}

// LocalStruct builds a struct up in loops and by methods.
//
//spelt:kernel
func LocalStruct(p []Vec, out []float32) (c Vec, n int32) {
	var s Summary
	for i := range p {
		if p[i].X > 0 {
			s.Count++
		}
		s.Any = s.Any || p[i].Y > 1
	}
	for _, v := range p {
		s.Mean.X = max(s.Mean.X, v.X)
	}
	s.Mean.Accumulate(Vec{1, 2, 3})
	for i := range out {
		out[i] = s.Mean.X + s.Mean.Z
		if s.Any {
			out[i] += float32(s.Count)
		}
	}
	return s.Mean, s.Count
}

// MethodReduction reduces a struct by a method.
//
//spelt:kernel
func MethodReduction(p []Vec) (c Vec) {
	for i := range p {
		c.Accumulate(p[i])
	}
	return c.Scale(0.5)
}

// Parameters changes its parameters, which are copies.
//
//spelt:kernel
func Parameters(x []int32, k int32, a [3]int32, s Settings) int32 {
	k++
	a[1] += k
	s.Steps[0] = 3
	if len(x) > 2 {
		x = x[1 : len(x)-1]
	}
	for i := range x {
		x[i] = k + a[1]
	}
	k *= 2
	for i := range x {
		x[i] += k + int32(s.Steps[0])
	}
	return k
}

// Floats has loops over floats, and over two variables.
//
//spelt:kernel
func Floats(out []float64, x []int32) {
	for i := range out {
		for f := 0.0; f < 1; f += 0.125 {
			out[i] += f
		}
		for lo, hi := 0, min(i, 20); lo < hi; lo, hi = lo+1, hi-2 {
			out[i] += float64(hi * lo)
		}
	}
	for i, n := 0, len(x); i < n; i++ {
		switch f := float64(x[i]) / 2; f {
		case 0.5, 1:
			x[i] = 9
		default:
			switch x[i] > 0 {
			case true:
				x[i]--
			case false:
				x[i]++
			}
		}
	}
}
