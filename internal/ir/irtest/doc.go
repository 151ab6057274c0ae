// Package irtest makes kernels and arguments for tests: random valid kernels
// that terminate, and memory for any kernel to run on.
package irtest
