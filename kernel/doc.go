// Package kernel has what a kernel may use beyond Go itself: grids, atomics
// that sync/atomic lacks, volatile access, random numbers that depend on
// nothing but their position, assertions, and concurrent sections.
//
// Everything here is ordinary Go and does the same when a kernel runs as plain
// Go. A compiled kernel does it natively; it needs no import other than this.
package kernel
