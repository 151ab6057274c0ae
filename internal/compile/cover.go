package compile

import (
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
)

// CoverLine is the part of a source line that holds a statement, or the first line of one.
type CoverLine struct {
	File                   string
	Line, StartCol, EndCol int
}

// instrument adds to k a counter for each stretch, marked statements of one block with no control between them, and a
// parameter for the address of the counters. It runs on the kernel as the frontend made it, so that the split and the passes
// see a counter as what it is: an effect.
//
// The result is what each counter counts, statement by statement: one that stands in a stretch twice, because the function
// that it is in is called twice, counts twice. The last counter is of what is known never to run, and stays 0.
func instrument(k *ir.Kernel) [][]CoverLine {
	n := len(k.Params)
	k.Params = append(k.Params, ir.Param{Name: "cover", Type: ir.Ptr, Offset: construct.CountersOffset})
	base := &ir.Stmt{Op: ir.OpParam, Type: ir.Ptr, Imm: int64(n)}
	one := &ir.Stmt{Op: ir.OpConst, Type: ir.I64, Imm: 1}
	in := &instrumenter{k: k, base: base, one: one}
	in.block(k.Body)
	k.Body.Stmts = append([]*ir.Stmt{base, one}, k.Body.Stmts...)
	return append(in.counted, in.dead)
}

type instrumenter struct {
	k         *ir.Kernel
	base, one *ir.Stmt
	counted   [][]CoverLine
	dead      []CoverLine
}

func (in *instrumenter) block(b *ir.Block) {
	out := &ir.Block{}
	bld := ir.Builder{Block: out}
	open := -1 // the counter of the stretch
	for _, s := range b.Stmts {
		mark, dead := s.IsMark()
		switch {
		case dead:
			in.dead = append(in.dead, in.line(s))
			continue
		case mark && open < 0:
			open = len(in.counted)
			in.counted = append(in.counted, nil)
			bld.Emit(&ir.Stmt{Op: ir.OpAtomicRMW, Type: ir.I64, Aux: "add", Tag: ir.Tag{Type: ir.I64, Field: "cover"},
				Args: []*ir.Stmt{bld.Offset(in.base, int64(8*open)), in.one}})
		}
		if mark {
			in.counted[open] = append(in.counted[open], in.line(s))
			continue
		}
		for _, n := range s.Blocks {
			in.block(n)
			open = -1
		}
		bld.Emit(s)
	}
	b.Stmts = out.Stmts
}

// line is what a mark stands for.
func (in *instrumenter) line(s *ir.Stmt) CoverLine {
	l := CoverLine{Line: int(s.Pos.Line), StartCol: int(s.Pos.Col), EndCol: int(s.Imm)}
	if s.Pos.File >= 0 && int(s.Pos.File) < len(in.k.Files) {
		l.File = in.k.Files[s.Pos.File]
	}
	return l
}
