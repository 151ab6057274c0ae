package compile

import (
	"cmp"
	"slices"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
)

// CoverLine is the part of a source line that holds statements.
type CoverLine struct {
	File                   string
	Line, StartCol, EndCol int
}

// instrument adds to k a counter for each stretch, statements of one block with
// no control between them, and a parameter for the address of the counters. It
// runs on the kernel as the frontend made it, so that the split and the passes
// see a counter as what it is: an effect.
//
// The result is what each counter counts. That is told line by line, since a
// stretch that calls a function has lines of two places, and what lies between
// them is neither's. A line with control in the middle is of the stretch before
// it, so that a block counts it once.
func instrument(k *ir.Kernel) [][]CoverLine {
	n := len(k.Params)
	k.Params = append(k.Params, ir.Param{Name: "cover", Type: ir.Ptr, Offset: construct.CountersOffset})
	base := &ir.Stmt{Op: ir.OpParam, Type: ir.Ptr, Imm: int64(n)}
	one := &ir.Stmt{Op: ir.OpConst, Type: ir.I64, Imm: 1}
	in := &instrumenter{k: k, base: base, one: one}
	in.block(k.Body)
	k.Body.Stmts = append([]*ir.Stmt{base, one}, k.Body.Stmts...)
	return in.counted
}

type instrumenter struct {
	k         *ir.Kernel
	base, one *ir.Stmt
	counted   [][]CoverLine
}

// sourceLine is a line of one of the kernel's files.
type sourceLine struct{ file, line int32 }

// columns are the first and the last with a statement.
type columns struct{ first, last int32 }

func (in *instrumenter) block(b *ir.Block) {
	out := &ir.Block{}
	bld := ir.Builder{Block: out}
	seen := map[sourceLine]bool{} // in the stretches before
	var cur map[sourceLine]columns
	index := 0
	end := func() {
		if cur != nil {
			in.counted[index] = in.lines(cur, seen)
		}
		cur = nil
	}
	for _, s := range b.Stmts {
		for _, n := range s.Blocks {
			in.block(n)
		}
		if s.Op != ir.OpConst && s.Op != ir.OpParam && s.Pos.IsValid() {
			if cur == nil {
				cur = map[sourceLine]columns{}
				index = len(in.counted)
				in.counted = append(in.counted, nil)
				bld.Emit(&ir.Stmt{Op: ir.OpAtomicRMW, Type: ir.I64, Aux: "add", Tag: ir.Tag{Type: ir.I64, Field: "cover"},
					Args: []*ir.Stmt{bld.Offset(in.base, int64(8*index)), in.one}})
			}
			l := sourceLine{s.Pos.File, s.Pos.Line}
			c, ok := cur[l]
			if !ok {
				c = columns{s.Pos.Col, s.Pos.Col}
			}
			cur[l] = columns{min(c.first, s.Pos.Col), max(c.last, s.Pos.Col)}
		}
		bld.Emit(s)
		if len(s.Blocks) > 0 {
			end()
		}
	}
	end()
	b.Stmts = out.Stmts
}

// lines are those of a stretch but for the seen ones, in order.
func (in *instrumenter) lines(cur map[sourceLine]columns, seen map[sourceLine]bool) []CoverLine {
	var list []CoverLine
	for l, c := range cur {
		if seen[l] || int(l.file) >= len(in.k.Files) {
			continue
		}
		seen[l] = true
		list = append(list, CoverLine{in.k.Files[l.file], int(l.line), int(c.first), int(c.last) + 1})
	}
	slices.SortFunc(list, func(a, b CoverLine) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return list
}
