package kernels

import (
	"math"

	"github.com/spelt-go/spelt/internal/corpus/helpers"
)

// ThreeDeep calls through three functions of another package.
//
//spelt:kernel
func ThreeDeep(out, x []int) {
	for i, v := range x {
		out[i] = helpers.Outer(v) - helpers.Middle(i)
	}
}

// Helpers calls functions with several results, loops, early returns.
//
//spelt:kernel
func Helpers(out [][5]int, x []int32, y []uint32) {
	for i, v := range x {
		q, r := helpers.DivMod(int(v), i%7-9)
		at, ok := helpers.Find(x, 3)
		if !ok {
			at = 77
		}
		out[i] = [5]int{q, r, at, int(helpers.Gcd(y[i]%500, 36)), int(helpers.Clamp(v, -5, 5))}
	}
}

// sign has returns in every place.
func sign(x int32) int32 {
	if x < 0 {
		return -1
	} else if x == 0 {
		return 0
	}
	return 1
}

func classify(x int32) (r int32) {
	switch {
	case x < 0:
		return 1
	case x > 100:
		r = 5
	case x > 10:
		if x%2 == 0 {
			return 2
		}
		r = 3
	}
	r += 10
	return
}

// Returns calls functions that return early.
//
//spelt:kernel
func Returns(out, in []int32) {
	for i, x := range in {
		out[i] = sign(x) + 10*classify(x)
	}
}

// Added is a kernel that others call; its loop is parallel for them too.
//
//spelt:kernel
func Added(x []float32, a float32) (top float32) {
	if len(x) == 0 {
		return -1
	}
	top = x[0]
	for i := range x {
		x[i] += a
	}
	for _, v := range x {
		top = max(top, v)
	}
	return top
}

// CallsKernels calls a kernel outside and inside of a parallel loop.
//
//spelt:kernel
func CallsKernels(x, y []float32) float32 {
	s := Added(x, 1)
	for i := range y {
		y[i] += Added(x[:0], 2)
	}
	return s + Added(y, s)
}

// Closures has function literals: called, passed, returned, with captured
// variables that they change.
//
//spelt:kernel
func Closures(out []int, n int) {
	base := n * 2
	plus := func(x int) int { return x + base }
	count := 0
	tick := func() { count++ }
	tick()
	tick()
	total := count
	for i := range out {
		local := i
		bump := func(by int) { local += by }
		bump(3)
		if local > 4 {
			bump(plus(1))
		}
		out[i] = twice(plus, local) + total + adder(i)(5)
	}
}

func twice(f func(int) int, x int) int { return f(f(x)) }

func adder(n int) func(int) int { return func(m int) int { return n + m } }

// Functional passes functions to another package.
//
//spelt:kernel
func Functional(x, y []float64, k float64) {
	for i, v := range x {
		y[i] = helpers.Twice(func(t float64) float64 { return t*k + v }, 1) +
			helpers.Twice(math.Sqrt, math.Abs(v)) + helpers.Sum(v, k, 1)
	}
}

// Iterators ranges over functions, nested, with jumps through them.
//
//spelt:kernel
func Iterators(out []int, in []int32) {
	for p := range out {
		s := 0
		for i := range helpers.Every(0, p%20, 3) {
			s += i
		}
	outer:
		for i, v := range helpers.Pairs(in) {
			if v == 1 {
				continue
			}
			for j := range helpers.Every(0, 4, 1) {
				if j > int(v) {
					break
				}
				if j+i == 6 {
					continue outer
				}
				if i == 9 {
					break outer
				}
				s += j * int(v%100)
			}
			s += 1000
		}
		out[p] = s + firstBig(in)
	}
}

func firstBig(x []int32) int {
	for i, v := range helpers.Pairs(x) {
		if v > 3 {
			return i * 10
		}
	}
	return -1
}
