// Package spelt runs data-parallel kernels, written as ordinary Go functions,
// as native SIMD code on every core.
//
// A kernel is a function marked with a directive:
//
//	//spelt:kernel
//	func Saxpy(z, x, y []float32, a float32) {
//		for i := range z {
//			z[i] = a*x[i] + y[i]
//		}
//	}
//
// `go tool spelt gen ./...` writes a launcher beside it, and a launch is then
// a typed call that returns an error:
//
//	err := SaxpyKernel.Launch(z, x, y, 17)
//
// The first launch compiles the kernel with LLVM, loop by loop, and stores the
// machine code in a cache that processes share; later launches, in this
// process or the next, find it there. Without LLVM the same call runs the plain
// Go function.
//
// This package is what programs import: runtimes and their options, errors,
// and reports of what a compile did. What kernel code may call beyond Go
// itself is in package kernel.
package spelt

// Version is the version of this module.
const Version = "0.1.0-dev"
