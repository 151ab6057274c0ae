// Copyright notice.

//go:build linux && !purego

package p

//spelt:kernel
func Fail(x []float32) { panic("a `quoted` word") }
