// Package frontend turns kernels, Go functions marked //spelt:kernel, into IR.
//
// [Load] reads packages, [Program.Lower] lowers one kernel. Everything that a
// kernel calls is inlined, generic functions instantiated. What Go has and
// kernels have not is refused with a [Diagnostic]: a position, a stable code,
// what is wrong and what to write instead. [Check] gives the same diagnostics
// for one type-checked package whose imports' bodies are not at hand.
//
// # Parallel loops
//
// A counted loop is parallel if no parallel loop encloses it and the function
// it stands in is a kernel, or a function literal in one. A loop is counted if
// it ranges over an integer, a slice, an array or a grid, or has the form
//
//	for i := lo; i OP hi; i += k
//
// with OP one of < <= > >= (or != for a step of one), a step of fixed sign that
// leads towards hi, i unchanged by the body, and hi and k unaffected by it.
// The directive //spelt:serial on the line before keeps a loop serial.
//
// # Values
//
// The IR knows scalars only. A Go value is the list of its scalars in memory
// order: a slice is pointer, length, capacity. A variable is such a list of
// values if it never changes, of IR locals if it does, or memory if it must
// have an address: its address is used as a value, or it is an array with an
// index that is no constant. Pointers to variables in inlined calls stay
// symbolic, so that a method with a pointer receiver costs no memory.
// Which variables need memory is found by lowering: where an address turns
// out to be needed, the kernel is lowered once more.
//
// Where the language leaves the order of evaluation open, it is the one of the
// gc compiler: the calls of a statement first, then the variables beside them.
package frontend
