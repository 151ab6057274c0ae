// Package gen writes the Go code that carries kernels into a program: for each source file with kernels one generated
// file beside it, with a typed launcher per kernel and the kernel's IR.
//
// A generated file is a function of the kernels alone: no time, no path outside the package and no map order reaches
// it, so two people who generate from the same source get the same bytes. [Program] generates a loaded program,
// [Write] brings a directory up to date, and [Files] does the work for one package.
package gen
