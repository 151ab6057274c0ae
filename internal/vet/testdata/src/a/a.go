package a // want package:`refused\[Bad Calls Returned\]`

import (
	"math"

	"github.com/spelt-go/spelt/kernel"
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
		lib.Spawn()    // want `lib.Spawn cannot be used in a kernel: it starts a goroutine`
		_ = lib.Make() // want `lib.Make cannot be used in a kernel: it uses a map; call it before or after the launch`
		lib.Work()     // want `lib.Work cannot be used in a kernel: it calls lib.Grow, which appends to a slice`
		l.Add(i)       // want `lib.List.Add cannot be used in a kernel: it appends to a slice`
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

// What the methods of a Rand do is known.
//
//spelt:kernel
func Random(z []uint64) {
	shared := kernel.Random(1, 2)
	var several [4]kernel.Rand
	for i := range z {
		own := kernel.Random(3, uint64(i))
		z[i] = own.Uint64() + own.Uint64()
		z[i] += shared.Uint64()       // want `in kernel.Rand.Uint64, shared.left \(declared at a.go:59:2\) carries a value from one iteration .*; make one in each iteration: kernel.Random\(seed, uint64\(i\)\)`
		z[i] += several[i&3].Uint64() // want `in kernel.Rand.Uint64, several is outside the parallel loop.*; make one in each iteration`
	}
}

func plain() {
	/* want `not the directive that it looks like` */ // spelt:serial
	go plain()
}
