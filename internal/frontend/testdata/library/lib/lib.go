// Package lib is what the kernels of package library call.
package lib

// Counter has fields that are its own business.
type Counter struct{ n, calls int }

// Next is the next number.
func (c *Counter) Next() int {
	c.n = 3*c.n + 1
	c.calls = c.n - c.calls
	return c.n
}

// Step moves two numbers on.
func Step(a, b *int) int {
	*a, *b = *b, *a-*b
	return *a
}

// Count counts v.
func Count(bins *[100]int, v int) { bins[v%100]++ }

// Peek is what p points at.
func Peek(p *int) int { return *p }

// Put sets what p points at.
func Put(p *int, v int) { *p = v }

// Scan is a kernel that is refused itself.
//
//spelt:kernel
func Scan(x []int) {
	last := 0
	for i := range x {
		x[i] += 3 * last
		last = x[i]
	}
}

// Break is another.
//
//spelt:kernel
func Break(x []int) {
	for i := range x {
		if x[i] == 0 {
			break
		}
	}
}

// Return is another.
//
//spelt:kernel
func Return(x []int) {
	for i := range x {
		if x[i] == 0 {
			return
		}
	}
}

// Options is a kernel with a directive that is wrong.
//
//spelt:kernel
func Options(x []int) {
	//spelt:loop speed=3
	for i := range x {
		x[i]++
	}
}

// Recursive calls itself.
func Recursive(n int) int {
	if n == 0 {
		return 1
	}
	return n * Recursive(n-1)
}

// Grow appends.
func Grow(x []int) int {
	x = append(x, 1)
	x = append(x, 2)
	return len(x)
}

// Deep calls what cannot be called.
func Deep(n int) int { return deeper(n) }

func deeper(n int) int {
	m := map[int]int{}
	return m[n]
}

// Show takes what no kernel has.
func Show(v any) int { return v.(int) }

// Name has a result that no kernel has.
func Name() (s any) { return 1 }

// State is a variable.
var State int

// Read reads it.
func Read() int { return State }

// Each calls f.
func Each(n int, f func(int)) {
	for i := range n {
		f(i)
	}
}

// Below is an iterator that cannot be used.
func Below(n int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		c := make(chan int)
		yield(len(c))
	}
}

// Apply hands a function to f.
func Apply(f func(func(int) int) int) int { return f(func(i int) int { return i }) }
