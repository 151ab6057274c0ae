package refuse

import (
	"fmt"
	"sync"

	"github.com/spelt-go/spelt/kernel"
)

//spelt:kernel
func MapLiteral(x []int) {
	m := map[int]int{} // want map "map"
	x[0] = len(m)
}

//spelt:kernel
func MapVariable(x []int) {
	var m map[int]int // want map "map"
	delete(m, 1)      // want map "map"
}

//spelt:kernel
func StringConversion(x []byte) {
	copy(x, []byte("abc")) // want string "string"
}

//spelt:kernel
func CopyString(x []byte) {
	copy(x, "abc") // want string "copy from a string"
}

//spelt:kernel
func ReturnsFunc(x []int) func() int { // want func-value "returns a function value"
	return func() int { return x[0] }
}

type callback struct{ f func(int) int }

//spelt:kernel
func ClosureInStruct(x []int) {
	c := callback{func(i int) int { return i }} // want func-value "function value"
	x[0] = c.f(1)
}

func either(c bool) func(int) int {
	if c { // want[-1] func-value "returned from more than one place"
		return func(i int) int { return i }
	}
	return func(i int) int { return -i }
}

//spelt:kernel
func TwoClosures(x []int) {
	x[0] = either(x[1] > 0)(3)
}

//spelt:kernel
func Locks(x []int, mu *sync.Mutex) {
	mu.Lock() // want no-body "sync.Mutex.Lock cannot be used in a kernel"
	x[0]++
}

//spelt:kernel
func Make(x []int) {
	tmp := make([]int, len(x)) // want make "make allocates" "array"
	x[0] = tmp[0]
}

//spelt:kernel
func ComplexBuiltin(x []float64) {
	c := complex(x[0], 1) // want complex "complex"
	x[0] = real(c)        // want complex "complex"
}

//spelt:kernel
func SliceOfPackageArray(x []int) {
	for i, v := range squares[1:] { // want package-var "address taken"
		x[i] = v
	}
}

var squares = [4]int{0, 1, 4, 9}

//spelt:kernel
func CopyPointers(a, b []*int) {
	copy(a, b) // want store-pointer "copied in memory"
}

//spelt:kernel
func NestedLoopsReturn(x []int) {
	for i := range x {
		for j := range 3 {
			if j == i {
				return // want return-parallel "return inside a parallel loop"
			}
		}
	}
}

//spelt:kernel
func GridBreak(x []int, h, w int) {
	for p := 0; p < h; p++ {
		switch {
		case x[p] > 3:
			break
		default:
			goto out // want goto "goto"
		}
	out:
	}
}

//spelt:kernel
func ArgMax(x []float64) int {
	best, at := x[0], 0
	for i, v := range x {
		if v > best {
			best, at = v, i // want loop-carried "best .* order of iterations"
		}
	}
	return at
}

//spelt:kernel T=int
func TwoParameters[T, U int | float32](x []T, y []U) { // want[-1] directive "no type for U"
	for i := range x {
		x[i]++
	}
}

type hidden struct{ name string }

//spelt:kernel
func StructWithString(x []int, h hidden) { // want string "parameter h is or holds a string"
}

//spelt:kernel
func FieldString(x []int, h *hidden) {
	x[0] = len(h.name) // want string "string"
}

//spelt:kernel
func Histogram(x []int32) int32 {
	var bins [4]int32
	for _, v := range x {
		bins[v&3]++ // want loop-carried "bins is outside the parallel loop, and several iterations" "atomic"
	}
	return bins[0]
}

//spelt:kernel
func SharedResult(x []int32) (r [2]int32) {
	for i, v := range x {
		r[i&1] = max(r[i&1], v) // want loop-carried "outside the parallel loop, and several iterations"
	}
	return
}

//spelt:kernel
func ThroughSlice(x []int32) int32 {
	var bins [8]int32
	y := bins[:]
	for i, v := range x {
		y[i&7] += v // want loop-carried "bins is outside"
	}
	return bins[0]
}

//spelt:kernel
func Neighbours(x []int32) int32 {
	var a [100]int32
	for i := range 99 {
		a[i] = a[i+1] + x[i] // want loop-carried "a is outside the parallel loop, and an iteration reads"
	}
	return a[0]
}

//spelt:kernel
func AssertMessage(x []int, why []byte) {
	for i := range x {
		kernel.Assert(x[i] > 0, string(why)) // want string "message of an assertion is not constant" "string constant"
	}
}

//spelt:kernel
func Diagonals(h, w int) int32 {
	var a [100]int32
	for i, j := range kernel.Grid2(h, w) {
		a[i+j]++ // want loop-carried "a is outside the parallel loop, and several iterations"
	}
	return a[0]
}

// spelt:kernel
func spaced(x []int) {} // want[-1] directive "not the directive that it looks like" "^write //spelt:kernel, with exactly"

// spelt:Kernel
func capital(x []int) {} // want[-1] directive "not the directive that it looks like" "^write //spelt:kernel, "

/*spelt:kernel*/
func block(x []int) {} // want[-1] directive "not the directive that it looks like" "^write //spelt:kernel, "

// Spelt:Kernel
func capitals(x []int) {} // want[-1] directive "not the directive that it looks like" "^write //spelt:kernel, "

// spelt kernel
func colon(x []int) {} // want[-1] directive "not the directive that it looks like" "^write //spelt:kernel, "

// Spelt kernel, and spelt kernels: this is prose, as is
// Spelt loop
//
//spelt:kernel
func _(x []int) {} // want[-1] directive "a function without a name" "give the kernel a name"

//spelt:kernel
func init() {} // want[-1] directive "before func init, which" "give the kernel a name"

// options is no kernel, and none calls it.
func options() {
	//spelt:loop worker=2
	for range 3 { // want[-1] directive "unknown key worker" "the keys are"
	}
	//spelt:loop grain=0
	for range 3 { // want[-1] directive "grain=0 is not a positive number"
	}
}

// spelt:kernel is what such a comment may also begin with.
func prose() {
	// spelt:Loop name=a
	for range 3 { // want[-1] directive "not the directive that it looks like" "//spelt:loop name=a,"
	}
}

//spelt:kernel
func MapMade(x []int) {
	m := make(map[int]int) // want map "^a map in a kernel$" "slice"
	x[0] = 1
	_ = m
}

//spelt:kernel
func ReturnsError(x []int) error { // want interface "^the kernel returns an error$" "kernel.Assert and panic end the launch"
	return nil // want interface "an error in a kernel"
}

//spelt:kernel
func MovingSlice(y, z []int) {
	for i := range y {
		y[i] = z[0] // want loop-carried "^z .declared at .* carries a value" "^index the whole slice by the loop's variable, .*//spelt:serial before the loop$"
		z = z[1:]
	}
}

type node struct {
	v    int
	next *node
}

//spelt:kernel
func List(y []int, n *node) {
	for i := range y {
		y[i] = n.v // want loop-carried "^n .declared at .* carries a value" "^declare n inside the loop if every iteration sets its own, or put //spelt:serial"
		n = n.next
	}
}

//spelt:kernel
func Wait(x []int) {
	var wg sync.WaitGroup
	for i := range x {
		wg.Add(1) // want no-body "^sync.WaitGroup.Add cannot be used in a kernel" "^leave it out, since iterations run in parallel"
		x[i]++
	}
}

//spelt:kernel
func Format(x []int) {
	for i := range x {
		fmt.Printf("%d", x[i]) // want interface "^fmt.Printf cannot be used in a kernel" "^store what to print in a slice"
	}
}

type pair struct{ a, b int }

var precomputed = [3]pair{{1, 2}, {3, 4}, {5, 6}}

var single = pair{1, 2}

//spelt:kernel
func PointsToTable(x []int) {
	for i := range x {
		s := &precomputed[i%3] // want package-var "its address taken" "as in s := precomputed.i.; else"
		x[i] = s.a
	}
}

//spelt:kernel
func PointsToStruct(x []int) {
	for i := range x {
		s := &single // want package-var "its address taken" "as in s := single; else"
		x[i] = s.b
	}
}

//spelt:kernel
func PlaceOfMaximum(x []float64) (best int) {
	for i := 1; i < len(x); i++ {
		if x[best] < x[i] { // want loop-carried "it looks like the place of a minimum or maximum" "then the place in a second loop"
			best = i
		}
	}
	return
}

type count int

//spelt:kernel
func AtomicsThatFit(a []float32, b []uint64, c []int, d []uint8, e []count, at []int32) {
	for _, p := range at {
		a[p] += 2 // want race "a.p. is read and changed" "^use kernel.AtomicAddFloat32 or another atomic operation of package kernel; if"
		b[p]++    // want race "b.p. is read and changed" "^use kernel.AtomicAddUint64 or another atomic operation of package kernel; if"
		c[p]++    // want race "c.p. is read and changed" "^use kernel.AtomicAddInt64 or .*, after making the type of the element int64: there are none of int; if"
		d[p]++    // want race "d.p. is read and changed" "^use kernel.AtomicAddUint32 or .* the element uint32: there are none of uint8; if"
		e[p]++    // want race "e.p. is read and changed" "^use kernel.AtomicAddInt64 or .* the element int64: there are none of int; if"
	}
}
