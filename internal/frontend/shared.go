package frontend

import (
	"cmp"
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
)

// reductions recognises them, and reports locals that carry a value from one
// iteration of a parallel loop to the next in another way.
func (l *lowerer) reductions(places *reduce.Places) {
	var list []sharing
	for _, p := range places.Recognise(l.k) {
		at := p.At
		if at == nil || !at.Pos.IsValid() {
			at = p.Local
		}
		if at == nil || !at.Pos.IsValid() {
			at = p.Loop
		}
		list = append(list, sharing{
			loop: p.Loop, variable: p.Local, name: p.Local.Name, kind: p.Kind, at: at.Pos, set: at.Op == ir.OpSet,
			message: p.Message, hint: p.Hint,
		})
	}
	slices.SortStableFunc(list, tellsMore)
	for _, s := range list {
		l.share(s)
	}
}

// tellsMore orders what is found of the parts of one variable: a part that is
// carried first, since that reason is plain, and then what comes first in the
// code.
func tellsMore(a, b sharing) int {
	rank := func(s sharing) int {
		if s.kind == reduce.Carried {
			return 0
		}
		return 1
	}
	return cmp.Or(
		cmp.Compare(rank(a), rank(b)),
		cmp.Compare(a.at.File, b.at.File), cmp.Compare(a.at.Line, b.at.Line), cmp.Compare(a.at.Col, b.at.Col),
	)
}

// trim drops what follows a jump in its block.
func trim(b *ir.Block) {
	for i, s := range b.Stmts {
		for _, n := range s.Blocks {
			trim(n)
		}
		if s.Op.Info().Effect&ir.Jumps != 0 {
			b.Stmts = b.Stmts[:i+1]
			return
		}
	}
}
