// Package codegen writes a task as LLVM IR text.
//
// The text is a function of the task and the options alone: equal tasks give equal bytes, and nothing in it comes from
// a name of the source. Values are %N, blocks %bN, both counted in the order of the text.
//
// A parallel loop runs as lanes of vectors, one iteration a lane, where it can; the checks that a guard covers are done
// only where the guard does not hold, one lane at a time. Otherwise it is scalar code in a form that LLVM's loop vectoriser
// takes: one canonical counted loop (rows around it if there are more indices than one), and a second, checked and cold
// version.
//
// The files are in layers:
//
//   - module.go, tbaa.go, fn.go: text of a module, its metadata, a function;
//   - types.go, arith.go, division.go, convert.go: Go's arithmetic on scalars or vectors of any width;
//   - emit.go, chunk.go, guard.go, reduce.go, split.go: the frame of a task around its body;
//   - code.go, memory.go, atomic.go, check.go, control.go: the scalar body;
//   - poll.go: where a task looks whether it is to stop;
//   - lanes.go: whether and how a loop runs as lanes; shape.go, counters.go, slab.go, stores.go: what that rests on;
//   - gang*.go, mask.go, diverge.go, lineup.go: the body as lanes.
//
// See docs/codegen.md for what is promised and what was found about LLVM.
package codegen
