// Package refuse holds kernels that are refused.
package refuse

import (
	"fmt"
	"math/cmplx"
	"time"
	"unsafe"
)

//spelt:kernel
func Goroutine(x []int) {
	go func() { x[0] = 1 }() // want goroutine "goroutine" "Concurrent"
}

//spelt:kernel
func Defer(x []int) {
	defer func() { x[0] = 1 }() // want defer "defer"
}

//spelt:kernel
func Recover(x []int) {
	recover() // want recover "recover"
}

//spelt:kernel
func ChannelParam(x []int, c chan int) { // want channel "parameter c is or holds a channel" "slice"
}

//spelt:kernel
func Channels(x []int) {
	c := make(chan int) // want channel "a channel in a kernel"
	c <- 1              // want channel "channel send"
	for i := range x {
		x[i] = <-c // want channel "channel receive"
	}
	select {} // want channel "select"
}

//spelt:kernel
func Maps(x []int, m map[string]int) { // want map "parameter m is or holds a map"
}

var table = map[int]int{}

//spelt:kernel
func MapIndex(x []int) {
	for i := range x {
		x[i] = table[i] // want map "map"
	}
}

//spelt:kernel
func Strings(x []int, name string) { // want string "string" "byte"
}

//spelt:kernel
func LocalString(x []int) {
	for i := range x {
		s := "a"
		s += "b" // want string "string"
		x[i] = i
	}
}

//spelt:kernel
func RangeString(x []int) {
	for i := range "abc" { // want string "range over a string"
		x[i] = 1
	}
}

//spelt:kernel
func Interface(x []int, v any) { // want interface "interface"
}

type doer interface{ Do() int }

type holder struct {
	d doer
	n int
}

//spelt:kernel
func InterfaceCall(x []int, h *holder) {
	for i := range x {
		x[i] = h.d.Do() + h.n // want interface "interface"
	}
}

//spelt:kernel
func TypeSwitch(x []int, h *holder) {
	switch h.d.(type) { // want interface "type switch"
	}
}

//spelt:kernel
func TypeAssert(x []int, h *holder) {
	_ = h.d.(*holder2) // want interface "type assertion"
}

type holder2 struct{}

func (*holder2) Do() int { return 1 }

//spelt:kernel
func Complex(x []int, c complex128) { // want complex "complex" "two floats"
}

//spelt:kernel
func ComplexCall(x []float64) {
	for i := range x {
		x[i] = cmplx.Abs(complex(x[i], 1)) // want complex "complex"
	}
}

//spelt:kernel
func FuncParam(x []int, f func(int) int) { // want func-value "function value"
}

//spelt:kernel
func FuncVariable(x []int) {
	f := func(i int) int { return i } // want func-value "assigned more than once"
	if len(x) > 3 {
		f = func(i int) int { return 2 * i }
	}
	for i := range x {
		x[i] = f(i)
	}
}

//spelt:kernel
func MethodValue(x []int) {
	var h holder2
	f := h.Do // want method-value "method is used as a value"
	x[0] = f()
}

//spelt:kernel
func Append(x []int) {
	x = append(x, 1) // want append "append allocates" "long enough"
}

//spelt:kernel
func SliceLiteral(x []int) {
	for i, v := range []int{1, 2} { // want make "slice literal allocates" "array"
		x[i] = v
	}
}

//spelt:kernel
func Goto(x []int) {
	if len(x) > 0 {
		goto end // want goto "goto"
	}
	x[0] = 1
end:
}

//spelt:kernel
func Recursion(x []int) {
	for i := range x {
		x[i] = fib(i)
	}
}

func fib(n int) int {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2) // want recursion "fib is called from within itself" "loop"
}

//spelt:kernel
func Unsafe(x []int) {
	for i := range x {
		x[i] = *(*int)(unsafe.Pointer(&x[0])) // want unsafe "unsafe"
	}
}

//spelt:kernel
func UnsafeAdd(x []int) {
	_ = unsafe.SliceData(x) // want unsafe "unsafe.SliceData"
}

//spelt:kernel
func Print(x []int) {
	println(len(x)) // want print "println"
}

//spelt:kernel
func Println(x []int) {
	fmt.Println(len(x)) // want interface "fmt.Println cannot be used in a kernel: its parameter a"
}

//spelt:kernel
func Now(x []int64) {
	x[0] = time.Now().UnixNano() // want no-body "time.Now cannot be used in a kernel"
}

//spelt:kernel
func BreakParallel(x []int) {
	for i := range x {
		if x[i] == 0 {
			break // want break-parallel "break out of a parallel loop" "//spelt:serial"
		}
		x[i]++
	}
}

//spelt:kernel
func ReturnParallel(x []int) int {
	for i := range x {
		if x[i] == 0 {
			return i // want return-parallel "return inside a parallel loop" "//spelt:serial"
		}
	}
	return -1
}

//spelt:kernel
func ContinueOuter(x []int) {
	//spelt:serial
outer:
	for range 3 {
		for i := range x {
			if i == 2 {
				continue outer // want break-parallel "continue out of a parallel loop"
			}
		}
	}
}

//spelt:kernel
func Carried(x []int) {
	last := 0
	for i := range x {
		x[i] += last // want loop-carried "last .* carries a value" "inside the loop"
		last = x[i]
	}
}

//spelt:kernel
func SharedMemory(x []int) int {
	var a [3]int
	n := len(x)
	for i := range x {
		a[1] = i // want loop-carried "a is outside the parallel loop" "atomic"
		x[i] = a[i%3]
		set(&n, i)
	}
	return a[0] + n // want loop-carried "n .* is set in the parallel loop"
}

func set(p *int, v int) { *p = v }

//spelt:kernel
func SharedBig(x []int) int {
	var a [100]int
	for i := range x {
		a[i] = i
		a[7] = 1 // want loop-carried "a is outside the parallel loop"
	}
	return a[0]
}

//spelt:kernel
func LoopVariableOutside(x []int) int {
	var i int
	for i = range x {
		x[i]++
	}
	return i // want loop-carried "i .* is set in the parallel loop" "serial"
}

//spelt:kernel
func StorePointer(m [][]float32, x []float32) {
	for i := range m {
		m[i] = x // want store-pointer "pointer or slice is stored" "index"
	}
}

//spelt:kernel
func ReturnsSlice(x []int) []int { // want result "returns a pointer or slice"
	return x
}

//spelt:kernel
func Variadic(x ...int) { // want variadic-kernel "variadic"
}

var counter int

//spelt:kernel
func PackageVar(x []int) {
	for i := range x {
		x[i] = counter // want package-var "counter is assigned" "parameter"
		counter++      // want package-var "counter is assigned"
	}
}

// Exported may be assigned by anybody.
var Exported = 3

//spelt:kernel
func ExportedVar(x []int) {
	x[0] = Exported // want package-var "Exported is exported"
}

var slices = []int{1, 2}

//spelt:kernel
func SliceVar(x []int) {
	x[0] = slices[1] // want package-var "slices holds a pointer or a slice"
}

var computed = fib(5)

//spelt:kernel
func ComputedVar(x []int) {
	x[0] = computed // want package-var "not initialised by constants"
}

//spelt:kernel
func Generic[T int | float32](x []T) { // want[-1] generic-kernel "names no instance" "T=float32"
}

//spelt:kernel T=string
func WrongInstance[T int | float32](x []T) { // want[-1] directive "string does not satisfy int | float32"
}

//spelt:kernel U=int
func UnknownParameter[T int | float32](x []T) { // want[-1] directive "no type for T"
}

//spelt:kernel fast
func Arguments(x []int) { // want[-1] directive "takes no arguments"
}

//spelt:kernel
func LoopDirectives(x []int) {
	//spelt:loop speed=3
	for i := range x { // want[-1] directive "unknown key speed" "name, workers, grain and lanes"
		x[i]++
	}
}

//spelt:kernel
func LoopDirectives2(x []int) {
	//spelt:loop workers=many
	for i := range x { // want[-1] directive "workers=many is not a number"
		x[i]++
	}
	//spelt:loop lanes=6
	for i := range x { // want[-1] directive "lanes=6 is not a power of two from 1 to 64" "lanes=1"
		x[i]++
	}
	//spelt:loop grain=0
	//spelt:loop name
	for i := range x { // want[-1] directive "name is not key=value"
		x[i]++ // want[-3] directive "grain=0 is not a positive number"
	}
	//spelt:serial now
	for i := range x { // want[-1] directive "serial takes no arguments"
		x[i]++
	}
}

//spelt:serial
func stray() {} // want[-1] directive "does not stand before a loop"

//spelt:kernal
func typo() {} // want[-1] directive "unknown directive //spelt:kernal"

//spelt:kernel
type notFunc int // want[-1] directive "does not stand before a function"

//spelt:kernel
func TypeError(x []int) {
	x[0] = undefined // want type "undefined"
}

//spelt:kernel
func RangeMap(x []int) {
	for range table { // want map "map"
	}
}

//spelt:kernel
func ManyAtOnce(x []int) {
	defer stray()    // want defer "defer"
	x = append(x, 1) // want append "append"
	go stray()       // want goroutine "goroutine"
	for i := range x {
		x[i] = fib(i)
	}
}

type self func(self, int) int

//spelt:kernel
func SelfCall(x []int) {
	f := func(g self, n int) int { return g(g, n-1) } // want recursion "nest deeper"
	x[0] = f(f, 3)
}
