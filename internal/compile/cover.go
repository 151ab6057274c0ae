package compile

import (
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
)

// CoverBlock is a stretch of source whose executions are counted: statements
// of one block and one file with no control between them.
type CoverBlock struct {
	File                                 string
	StartLine, StartCol, EndLine, EndCol int
	Lines                                int // source lines with a statement
}

// instrument adds to k a counter for each stretch, and a parameter for the
// address of the counters. It runs on the kernel as the frontend made it, so
// that the split and the passes see a counter as what it is: an effect.
func instrument(k *ir.Kernel) []CoverBlock {
	n := len(k.Params)
	k.Params = append(k.Params, ir.Param{Name: "cover", Type: ir.Ptr, Offset: construct.CountersOffset})
	base := &ir.Stmt{Op: ir.OpParam, Type: ir.Ptr, Imm: int64(n)}
	one := &ir.Stmt{Op: ir.OpConst, Type: ir.I64, Imm: 1}
	in := &instrumenter{k: k, base: base, one: one}
	in.block(k.Body)
	k.Body.Stmts = append([]*ir.Stmt{base, one}, k.Body.Stmts...)
	return in.blocks
}

type instrumenter struct {
	k         *ir.Kernel
	base, one *ir.Stmt
	blocks    []CoverBlock
}

func (in *instrumenter) block(b *ir.Block) {
	out := &ir.Block{}
	bld := ir.Builder{Block: out}
	var cur *stretch
	for _, s := range b.Stmts {
		for _, n := range s.Blocks {
			in.block(n)
		}
		switch {
		case s.Op == ir.OpConst || s.Op == ir.OpParam || !s.Pos.IsValid():
		case cur == nil || cur.file != s.Pos.File:
			in.close(cur)
			cur = &stretch{file: s.Pos.File, first: s.Pos, last: s.Pos, lines: map[int32]bool{}}
			cur.index = len(in.blocks)
			in.blocks = append(in.blocks, CoverBlock{})
			bld.Emit(&ir.Stmt{Op: ir.OpAtomicRMW, Type: ir.I64, Aux: "add", Tag: ir.Tag{Type: ir.I64, Field: "cover"},
				Args: []*ir.Stmt{bld.Offset(in.base, int64(8*cur.index)), in.one}})
			cur.add(s)
		default:
			cur.add(s)
		}
		bld.Emit(s)
		if len(s.Blocks) > 0 {
			in.close(cur)
			cur = nil
		}
	}
	in.close(cur)
	b.Stmts = out.Stmts
}

// stretch is the CoverBlock being built.
type stretch struct {
	index       int
	file        int32
	first, last ir.Pos
	lines       map[int32]bool
}

func (s *stretch) add(st *ir.Stmt) {
	s.lines[st.Pos.Line] = true
	if before(st.Pos, s.first) {
		s.first = st.Pos
	}
	if before(s.last, st.Pos) {
		s.last = st.Pos
	}
}

func before(a, b ir.Pos) bool { return a.Line < b.Line || a.Line == b.Line && a.Col < b.Col }

func (in *instrumenter) close(s *stretch) {
	if s == nil {
		return
	}
	b := &in.blocks[s.index]
	if int(s.file) < len(in.k.Files) {
		b.File = in.k.Files[s.file]
	}
	b.StartLine, b.StartCol = int(s.first.Line), int(s.first.Col)
	b.EndLine, b.EndCol = int(s.last.Line), int(s.last.Col)+1
	b.Lines = len(s.lines)
}
