// Package library holds kernels that are refused for what they have another
// package do: at the call, which says where it is that it happens.
package library

import (
	"math/rand/v2"
	"sort"
	"time"

	"github.com/spelt-go/spelt/internal/frontend/testdata/library/lib"
	"github.com/spelt-go/spelt/kernel"
)

//spelt:kernel
func Counters(x []int) {
	var a, b lib.Counter
	for i := range x {
		x[i] = a.Next() // want loop-carried "^in lib.Counter.Next, a.n .declared at library.go:16:6. carries a value .* at lib.go:9:" "^declare a inside the loop if every iteration can have its own, or put //spelt:serial"
		x[i] += a.Next()
		x[i] += b.Next() // want loop-carried "^in lib.Counter.Next, b.n .* at lib.go:9:" "declare b inside"
	}
}

//spelt:kernel
func InEachLoop(x []int) {
	var c lib.Counter
	for i := range x {
		x[i] = c.Next() // want loop-carried "in lib.Counter.Next, c.n"
	}
	for i := range x {
		x[i] = own(&c)
	}
}

func own(c *lib.Counter) int {
	return c.Next() // want loop-carried "in lib.Counter.Next, c.n"
}

//spelt:kernel
func TwoAtOnce(x []int) {
	a, b := 1, 2
	for i := range x {
		x[i] = lib.Step(&a, &b) // want loop-carried "in lib.Step, (a|b) .* at lib.go:16:" "declare (a|b) inside"
	}
}

//spelt:kernel
func Sections(x []int) {
	var c lib.Counter
	kernel.Concurrent(
		func() { x[0] = c.Next() }, // want loop-carried "in lib.Counter.Next, c.n .* concurrent sections at lib.go:9:" "each section"
		func() { x[1] = c.Next() })
}

//spelt:kernel
func Bins(x []int) int {
	var bins [100]int
	for _, v := range x {
		lib.Count(&bins, v) // want loop-carried "^in lib.Count, bins is outside the parallel loop, .* at lib.go:21$" "declare bins inside"
	}
	return bins[3]
}

//spelt:kernel
func AlsoRead(x []int) int {
	n := 0
	for i := range x {
		n += x[i]
		x[i] = lib.Peek(&n) // want loop-carried "^in lib.Peek, n .* is built up by the parallel loop at library.go:68:3, and read there at lib.go:24:" "n .= x"
	}
	return n
}

//spelt:kernel
func LastValue(x []int) int {
	n := 0
	for i := range x {
		lib.Put(&n, x[i])
	}
	return lib.Peek(&n) // want loop-carried "^in lib.Peek, n .* is set in the parallel loop at lib.go:27:.* at lib.go:24:"
}

//spelt:kernel
func OfTheLibrary(x []int) {
	lib.Scan(x) // want loop-carried "^lib.Scan cannot be used in a kernel: last .declared at lib.go:33:2. carries .* at lib.go:35:"
}

//spelt:kernel
func Jumps(x []int) {
	lib.Break(x)  // want break-parallel "^lib.Break cannot be used in a kernel: break out of a parallel loop.* at lib.go:46$"
	lib.Return(x) // want return-parallel "^lib.Return cannot be used in a kernel: return inside a parallel loop.* at lib.go:57$"
}

//spelt:kernel
func Directive(x []int) {
	lib.Options(x) // want directive "^lib.Options cannot be used in a kernel: //spelt:loop: unknown key speed at lib.go:66$"
}

//spelt:kernel
func Callees(x []int) {
	for i := range x {
		x[i] = lib.Recursive(i) // want recursion "^lib.Recursive cannot be used in a kernel: recursion: .* at lib.go:77$" "loop"
		x[i] += lib.Grow(x)     // want append "^lib.Grow cannot be used in a kernel: append allocates at lib.go:82$" "long enough"
		x[i] += lib.Deep(i)     // want map "^lib.Deep cannot be used in a kernel: a map .* at lib.go:91$" "slice"
		x[i] += lib.Show(i)     // want interface "^lib.Show cannot be used in a kernel: its parameter v is or holds an interface value$" "concrete"
		x[i] += lib.Read()      // want package-var "^lib.Read cannot be used in a kernel: the package-level variable State .* at lib.go:105$" "parameter"
		_ = lib.Name()          // want interface "^lib.Name cannot be used in a kernel: an interface value .* at lib.go:99$" "concrete"
		_ = time.Now()          // want no-body "^time.Now cannot be used in a kernel: time.runtimeNow is not written in Go at time.go:" "before or after the launch"
	}
}

//spelt:kernel
func FromALiteral(x []int) {
	for i := range x {
		lib.Each(i, func(j int) {
			x[j] += lib.Grow(x)              // want append "^lib.Grow cannot be used in a kernel: append allocates at lib.go:82$"
			defer lib.Put(&x[0], lib.Read()) // want defer "^defer in a kernel$"
		})
	}
}

//spelt:kernel
func Parameters(x []int) {
	x[0] = lib.Apply(func(f func(int) int) int { // want func-value "^the function variable f is assigned"
		f = nil
		return 1
	})
}

//spelt:kernel
func Iterators(x []int) {
	for i := range lib.Below(3) { // want channel "^lib.Below cannot be used in a kernel: a channel in a kernel at lib.go:117$"
		x[i] = 1
	}
}

// The loop is lowered as a counted one first, and then not.
//
//spelt:kernel
func LoweredTwice(x []int) {
	n := 10
	for i := 0; i < n; i++ {
		x[i] = lib.Grow(x) // want append "lib.Grow cannot be used in a kernel"
		n--
	}
}

//spelt:kernel
func Dice(x []float64) {
	for i := range x {
		x[i] = rand.Float64() // want package-var "^rand.Float64 cannot be used in a kernel" "^use kernel.Random.seed, uint64.i.."
	}
}

//spelt:kernel
func Sort(x [][]int) {
	for i := range x {
		sort.Ints(x[i]) // want recursion "^sort.Ints cannot be used in a kernel: recursion" "^call it before or after the launch"
	}
}
