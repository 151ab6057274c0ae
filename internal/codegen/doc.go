// Package codegen writes a task as LLVM IR text.
//
// The text is a function of the task and the options alone: equal tasks give equal bytes, and nothing in it comes from
// a name of the source. Values are %N, blocks %bN, both counted in the order of the text.
//
// What is emitted is scalar code in a form that LLVM's loop vectoriser takes: the chunk is one canonical counted loop
// (rows around it if there are more indices than one), its iterations are declared independent, and the checks that a
// guard covers are left out of it. A chunk whose guard does not hold runs a second, checked and cold version.
//
// The files are in layers, so that an emitter of other code for loop bodies can stand beside this one:
//
//   - module.go, tbaa.go, fn.go: text of a module, its metadata, a function;
//   - types.go, arith.go, division.go, convert.go, math.go: Go's arithmetic on scalars or vectors of any width;
//   - emit.go, chunk.go, guard.go, reduce.go: the frame of a task around its body;
//   - code.go, memory.go, atomic.go, check.go, control.go: the scalar body.
//
// See docs/codegen.md for what is promised and what was found about LLVM.
package codegen

// Version is that of the code that this package generates. It is a part of every artifact's key: whatever changes the
// text for some task must change it.
const Version = 3
