package a // want package:`refused\[Bad Calls Returned\]`

import (
	"math"

	"lib"
)

//spelt:kernel
func Good(z, x []float32, l *lib.List) {
	for i := range z {
		z[i] = lib.Square(x[i]) + float32(math.Exp(float64(x[i]))) + float32(l.At(i))
	}
}

//spelt:kernel
func Bad(z []int) {
	for i := range z {
		z[i] = i
	}
	go func() {}() // want `a goroutine is started in a kernel; write a parallel loop, or use kernel.Concurrent`
}

//spelt:kernel
func Calls(z []int, l *lib.List) {
	for i := range z {
		if lib.Odd(i) { // want `lib.Odd cannot be used in a kernel: it is recursive`
			z[i] = i
		}
		lib.Spawn() // want `lib.Spawn cannot be used in a kernel: it starts a goroutine`
		l.Add(i)    // want `lib.List.Add cannot be used in a kernel: it appends to a slice`
	}
}

// Functions that functions of other packages return are not known here, and so nothing is said of them; of the bodies
// that they are handed, it is.
//
//spelt:kernel
func Returned(z []int) {
	add := lib.Adder(3)
	for i := range z {
		for square := range lib.Squares(10) {
			if square > i {
				break
			}
			z[i] += add(square)
			go func() {}() // want `a goroutine is started in a kernel`
		}
	}
}

func plain() { go plain() }
