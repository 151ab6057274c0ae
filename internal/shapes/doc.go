// Package shapes tries expressions on the LLVM and the processor at hand: shapes of two and three operations, over all widths
// and signs, are compiled as Spelt compiles kernels, in each way that loops run and for each level that the processor has, and
// what comes out is compared with exact evaluation by internal/ir.
//
//	g := shapes.NewGenerator(1)
//	report, err := shapes.Run(ctx, lib, g, shapes.Options{Expressions: 3000})
//
// expr.go has expressions, family.go and kinds.go the kinds of them, values.go the values they are tried on, sheet.go the kernels,
// run.go the comparison, shrink.go what becomes of a difference.
package shapes
