package frontend

import (
	"path"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
)

// reductions recognises them, and reports locals that carry a value from one
// iteration of a parallel loop to the next in another way.
func (l *lowerer) reductions() {
	for _, p := range reduce.Recognise(l.k) {
		at := p.At
		if at == nil || !at.Pos.IsValid() {
			at = p.Local
		}
		if at == nil || !at.Pos.IsValid() {
			at = p.Loop
		}
		d := Diagnostic{Code: "loop-carried", Message: p.Message, Hint: p.Hint}
		for _, f := range l.k.Files {
			d.Message = strings.ReplaceAll(d.Message, f, path.Base(f))
			d.Hint = strings.ReplaceAll(d.Hint, f, path.Base(f))
		}
		d.Pos, d.Position = l.goPos(at.Pos)
		d.End = d.Pos
		l.diags = append(l.diags, d)
	}
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
