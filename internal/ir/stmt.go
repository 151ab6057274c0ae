package ir

// Pos is a place in the source: an index into [Kernel.Files], a line and a
// column, both from 1. The zero Pos is no place.
type Pos struct {
	File, Line, Col int32
}

// IsValid reports whether p is a place.
func (p Pos) IsValid() bool { return p.Line > 0 }

// Stmt is one statement.
type Stmt struct {
	Op     Op
	Type   Type // Void if the statement has no value
	Args   []*Stmt
	Imm    int64  // see OpInfo.Imm; for a constant its bits, see [ConstBits]
	Aux    string // see OpInfo.Aux
	Tag    Tag    // see OpInfo.Tag
	Blocks []*Block
	Loop   *LoopInfo // of a for, never nil there

	// Hoisted marks a check that the guard of an enclosing for covers: it is
	// dropped from the fast version of that loop and kept in the other.
	Hoisted bool

	Pos  Pos
	Name string // the Go name it comes from, for people
	ID   int32  // assigned by [Kernel.Number]; -1 for none
}

// Block is a list of statements. Params are the indices of the for that owns
// the block.
type Block struct {
	Params []*Stmt
	Stmts  []*Stmt
}

// LoopInfo is what a for carries beside its counts and body.
type LoopInfo struct {
	Parallel bool
	Reduce   []Reduction
	Guard    []Guard

	// Directives; the zero value of each means "choose".
	Name    string
	Workers int
	Grain   int64
	Lanes   int  // iterations side by side in vectors; 1 is scalar code
	Unique  bool // the author promises that iterations do not meet at subscripts which are not affine

	// Cost estimates one iteration of a parallel loop of the source, see
	// package task. It is set once, before anything changes the loop, so that
	// the chunks of a loop do not depend on what the passes make of it.
	Cost int64

	// Ordered says of a serial loop that it is the version of a parallel one for
	// launches whose arguments overlap. It is for reports.
	Ordered bool
}

// MaxLanes is the most that LoopInfo.Lanes may be.
const MaxLanes = 64

// Reduction is a local that a parallel for builds up: every use of it in the
// body is `set l (op (get l) x)`, or for the conditional kinds
// `if x > l { set l x }`.
type Reduction struct {
	Local *Stmt
	Op    ReduceOp
}

// ReduceOp is how partial results combine.
type ReduceOp uint8

// The reductions. The If kinds keep the old value unless the comparison
// `new OP old` holds, which is what `if x > m { m = x }` means for NaN and -0.
const (
	ReduceAdd ReduceOp = iota
	ReduceMul
	ReduceMin
	ReduceMax
	ReduceAnd
	ReduceOr
	ReduceXor
	ReduceIfLt
	ReduceIfLe
	ReduceIfGt
	ReduceIfGe
	numReduceOps
)

var reduceNames = [numReduceOps]string{"add", "mul", "min", "max", "and", "or", "xor", "iflt", "ifle", "ifgt", "ifge"}

func (r ReduceOp) String() string {
	if r < numReduceOps {
		return reduceNames[r]
	}
	return "reduce?"
}

// Guard is a condition on a whole loop nest that makes the hoisted checks
// hold: for every combination of loop indices within their counts,
// Lo <= Base + Σ Coef·Index < Hi, computed without wrapping. Lo nil means 0.
// Base, Coef, Lo and Hi are defined outside the loop that carries the guard.
type Guard struct {
	Base  *Stmt
	Terms []Term
	Lo    *Stmt
	Hi    *Stmt
}

// Term is one product of a Guard. Index is a block parameter of the guarded
// for or of a for nested in it whose count is invariant, and Count that count;
// for the guarded for itself the range is the chunk's own.
type Term struct {
	Coef  *Stmt
	Index *Stmt
	Count *Stmt
}

// Kernel is one kernel: what a task, a pass and the printer work on.
type Kernel struct {
	Name    string
	ArgSize int64 // size of the argument struct in bytes
	Params  []Param
	Files   []string
	Body    *Block
}

// Param is one leaf of the argument struct.
type Param struct {
	Name   string // Go path, such as "img.Pix.len" … for people
	Type   Type
	Offset int64 // in the argument struct, in bytes

	// Mem is the size of memory inside the argument struct whose address is
	// the value of the parameter (arrays by value, results); 0 for a scalar
	// that is loaded from Offset.
	Mem int64

	Result bool // memory of a result
}

// Walk calls f for every statement of b in order, before its nested blocks;
// nested blocks are skipped if f returns false. Block parameters are not
// visited.
func (b *Block) Walk(f func(*Stmt) bool) {
	for _, s := range b.Stmts {
		if f(s) {
			for _, n := range s.Blocks {
				n.Walk(f)
			}
		}
	}
}

// HasParallel reports whether s is, or holds, a parallel loop or concurrent
// sections: whether it is more than straight work for one task.
func (s *Stmt) HasParallel() bool {
	if s.Op == OpFor && s.Loop.Parallel || s.Op == OpSections {
		return true
	}
	for _, b := range s.Blocks {
		for _, n := range b.Stmts {
			if n.HasParallel() {
				return true
			}
		}
	}
	return false
}

// IsConst reports whether s is a constant.
func (s *Stmt) IsConst() bool { return s.Op == OpConst }

// IsConstInt reports whether s is the integer constant v.
func (s *Stmt) IsConstInt(v int64) bool {
	return s.Op == OpConst && (s.Type.IsInt() || s.Type == Bool) && s.Imm == v
}

// Number gives every statement and block parameter its ID, in print order
// from 0, statements without a value included, and returns how many there are.
// IDs of the canonical form are the sites of run-time errors.
func (k *Kernel) Number() int32 { return numberBlock(k.Body, 0) }

// numberBlock numbers b from id up and returns the next free ID.
func numberBlock(b *Block, id int32) int32 {
	for _, p := range b.Params {
		p.ID = id
		id++
	}
	for _, s := range b.Stmts {
		s.ID = id
		id++
		for _, n := range s.Blocks {
			id = numberBlock(n, id)
		}
	}
	return id
}
