package task

import "github.com/spelt-go/spelt/internal/ir"

// Plan is how a kernel runs: a small tree of control whose leaves are tasks
// and scalar programs, over a frame of 8-byte words that holds what crosses
// from one leaf to another. It is what a kernel record stores.
type Plan struct {
	Words   int // size of the frame in 8-byte words
	Carried int // values that cross between constructs through the frame
	Units   []Unit
	Root    []Node
}

// Unit is one task as its kernel calls it.
type Unit struct {
	Kind   Kind
	Args   []Source // the argument table
	Counts []Source // of a parallel task: the trip counts, outermost first
	Reduce []Reduce
	Name   string // directive name=, for reports
	Origin int32  // the place of its loop, or first statement; -1 if unknown

	// Cost is the loop's ir.LoopInfo.Cost; the chunk size follows from it and
	// the counts alone.
	Cost    int64
	Workers int
	Grain   int64

	Overlap *Overlap // nil if nothing is left to find out at a launch

	// Ordered says that a serial task is the version of a parallel loop for
	// launches whose arguments overlap.
	Ordered bool

	// Sites maps the checks of the task's code to statements of the construct
	// that it was made from.
	Sites []Site
}

// Reduce is one reduction of a parallel task: the launcher folds the partial
// results of all chunks, in chunk order, into the slot.
type Reduce struct {
	Op   ir.ReduceOp
	Type ir.Type
	Slot int
}

// Site says which statement of the construct a statement of a task comes from,
// both by ir.Stmt.ID.
type Site struct{ Task, Construct int32 }

// SourceKind says where a word comes from.
type SourceKind uint8

const (
	FromConst     SourceKind = iota // Val
	FromParam                       // the value of type Type at offset Val of the argument struct
	FromParamAddr                   // the address Val bytes into the argument struct
	FromSlot                        // the value of type Type in word Val of the frame
	FromSlotAddr                    // the address of word Val of the frame
	FromCounters                    // the address of the coverage counters
	numSourceKinds
)

// Source is where a word of an argument table, or an operand of a scalar
// program, comes from.
type Source struct {
	Kind SourceKind
	Type ir.Type
	Val  int64
}

// NodeOp is the operation of a plan node.
type NodeOp uint8

const (
	NodeTask     NodeOp = iota // run Units[Unit]
	NodeEval                   // run the scalar program
	NodeIf                     // Kids[0] if Cond, else Kids[1]
	NodeFor                    // Kids[0] Cond times, the index in word Slot
	NodeLoop                   // Kids[0], then Kids[1], until a break
	NodeBlock                  // Kids[0]; a break leaves it
	NodeBreak                  // leave Depth+1 scopes
	NodeContinue               // continue the Depth-th enclosing scope
	NodeReturn                 // the kernel ends
	NodeSections               // all Kids at the same time
	numNodeOps
)

// Node is one node of the plan tree.
type Node struct {
	Op    NodeOp
	Unit  int
	Cond  Source
	Slot  int
	Depth int
	Prog  []Instr
	Kids  [][]Node
}

// Instr is one step of a scalar program, which the launcher runs itself:
// bounds of loops, conditions, snapshots of single elements. Op is an ir
// operation; OpIf skips Skip instructions unless A holds, OpBreak skips them
// always, OpMem zeroes Imm bytes from word Dst, OpSet copies A.
type Instr struct {
	Op      ir.Op
	Type    ir.Type // of the result
	From    ir.Type // of the first operand
	Dst     int     // word that takes the result
	A, B, C Source
	Imm     int64
	Skip    int
	Site    int32 // the place of a check, else -1
}
