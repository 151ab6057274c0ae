// Package task has what a compiled unit of work is: a [Task] made from one
// construct, its argument table, its key, and the binary interface between its
// machine code and the launcher.
package task

import (
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// Entry is the symbol of a task's one entry point:
//
//	i32 spelt_task(ptr noalias args, ptr noalias chunk)
//
// args is the argument table: one 8-byte word per parameter of the task's
// kernel, at offset 8*i, with the value in the word's low bytes. chunk is a
// [Chunk]. The result is 0, or 1 if a check failed, with the chunk's Err set,
// or 2 if the task was told to stop and did.
const Entry = "spelt_task"

// MaxMemory bounds the local memory (ir.OpMem) of one task, in bytes: it lies
// on the stack.
const MaxMemory = 64 << 10

// MaxFrame bounds the stack frame of a function of a task, in bytes: its local
// memory, and what does not fit into registers. What a task calls takes little
// beside it: a mathematical function, and a halving of its chunk for each level.
const MaxFrame = 768 << 10

// MaxWords bounds the frame of a plan, in words: 64 MiB.
const MaxWords = 1 << 23

// Chunk is what one call of a task works on.
type Chunk struct {
	// Lo and Hi bound the iterations of a parallel task, in the flattened
	// iteration space (the last index fastest). Serial tasks ignore them.
	Lo, Hi int64

	// Partials is where the chunk leaves its partial result of each reduction,
	// one 8-byte word each, in the order of ir.LoopInfo.Reduce.
	Partials unsafe.Pointer

	// InOrder, if not 0, makes a parallel task run its iterations one after
	// the other, each seeing all that those before it wrote, as a loop of Go
	// does: for arguments that share memory in such a way that iterations
	// depend on each other. Chunks of one launch must then follow each other
	// on one thread.
	InOrder int64

	// Stop, once it is not 0, makes the task end soon: whoever wants that sets
	// it while the task runs, atomically.
	Stop int64

	Err Failure
}

// Failure is what a failed check leaves behind.
type Failure struct {
	Site    int64 // ir.Stmt.ID of the check, in the task's own numbering
	A, B, C int64 // its operands, as constant bits
}

// Offsets of the fields of Chunk, for the code generator.
const (
	ChunkLo       = int64(unsafe.Offsetof(Chunk{}.Lo))
	ChunkHi       = int64(unsafe.Offsetof(Chunk{}.Hi))
	ChunkPartials = int64(unsafe.Offsetof(Chunk{}.Partials))
	ChunkInOrder  = int64(unsafe.Offsetof(Chunk{}.InOrder))
	ChunkStop     = int64(unsafe.Offsetof(Chunk{}.Stop))
	ChunkSite     = int64(unsafe.Offsetof(Chunk{}.Err) + unsafe.Offsetof(Failure{}.Site))
	ChunkA        = int64(unsafe.Offsetof(Chunk{}.Err) + unsafe.Offsetof(Failure{}.A))
	ChunkB        = int64(unsafe.Offsetof(Chunk{}.Err) + unsafe.Offsetof(Failure{}.B))
	ChunkC        = int64(unsafe.Offsetof(Chunk{}.Err) + unsafe.Offsetof(Failure{}.C))
)

// Kind tells how a task runs.
type Kind uint8

const (
	// Serial tasks are called once, on the calling goroutine.
	Serial Kind = iota
	// Parallel tasks end in one parallel for, whose iterations are chunked.
	Parallel
)

func (k Kind) String() string { return [...]string{"serial", "parallel"}[k] }

// Task is one unit of compilation.
//
// Code is an ir.Kernel of the task's own: its parameters are the argument
// table (Offset 8*i, in order of first use), and its body is straight serial
// code without parallel loops (Serial), or serial code that recomputes what the
// loop needs, followed by exactly one parallel for as the last statement
// (Parallel). The counts of that for are parameters of type i64. Locals of its
// reductions are defined in the body before it, initialised with the identity.
// Values that come from, or go to, other tasks are loads from and stores to
// memory whose address is a parameter.
type Task struct {
	Kind Kind
	Code *ir.Kernel
}

// Loop is the parallel for of a parallel task; nil if there is none.
func (t *Task) Loop() *ir.Stmt {
	n := len(t.Code.Body.Stmts)
	if t.Kind != Parallel || n == 0 {
		return nil
	}
	if s := t.Code.Body.Stmts[n-1]; s.Op == ir.OpFor && s.Loop.Parallel {
		return s
	}
	return nil
}
