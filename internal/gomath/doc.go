// Package gomath has in Go what package math has in assembly on amd64: each
// function returns, bit for bit, what the function of package math named like
// it returns there. A compiler that inlines Go source can so inline package
// math in full.
//
// It follows the assembly of Go 1.26, GOROOT/src/math/*_amd64.s, step by step:
// the order of operations, where a product is fused and where it is rounded.
// Products that are rounded before they are added are converted explicitly,
// float64(a*b), which by the language keeps a compiler from fusing them.
//
// Limits: Exp is what processors with FMA compute (the assembly has another
// path for those without), and other architectures have other assembly. Floor,
// Ceil and Trunc are missing since every way to compute them gives the same.
package gomath
