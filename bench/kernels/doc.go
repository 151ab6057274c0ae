// Package kernels holds the kernels that the benchmarks run: each as an ordinary Go function, marked as a kernel, and
// where that needs more than slicing its arguments, for a part of the work, so that plain Go can spread it over
// goroutines.
//
// What a row counts as work, and its arithmetic rules, stand at each kernel. The peers in bench/cpp do the same work.
package kernels

//go:generate go tool spelt gen .
