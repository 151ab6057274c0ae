package ir

// A mark stands where a statement of the source begins, for coverage: a constant that nobody uses, and that changes no
// code. It is only in kernels that are told to have it; see [Kernel.DropMarks].
const (
	markStmt = ".stmt"
	markDead = ".dead"
)

// NewMark is a mark at pos of a statement that ends, or whose first line ends, before column end. A dead one is of a
// statement that is known never to run; where it stands in the code means nothing.
func NewMark(pos Pos, end int32, dead bool) *Stmt {
	name := markStmt
	if dead {
		name = markDead
	}
	return &Stmt{Op: OpConst, Type: I64, Imm: int64(end), Name: name, Pos: pos}
}

// IsMark reports whether s is a mark, and of what kind. Its Imm is the column where the statement ends.
func (s *Stmt) IsMark() (mark, dead bool) {
	if s.Op != OpConst || s.Name != markStmt && s.Name != markDead {
		return false, false
	}
	return true, s.Name == markDead
}

// DropMarks takes all marks out of k.
func (k *Kernel) DropMarks() { k.Body.dropMarks() }

func (b *Block) dropMarks() {
	kept := b.Stmts[:0]
	for _, s := range b.Stmts {
		for _, n := range s.Blocks {
			n.dropMarks()
		}
		if mark, _ := s.IsMark(); !mark {
			kept = append(kept, s)
		}
	}
	clear(b.Stmts[len(kept):])
	b.Stmts = kept
}
