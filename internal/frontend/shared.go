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

// sharedMemory reports variables in memory that every iteration of a parallel
// loop writes at the same place. Places that differ by an index are, as in a
// slice, the author's to keep apart.
func (l *lowerer) sharedMemory() {
	outside := map[*ir.Stmt]bool{}
	var visit func(b *ir.Block, parallel bool)
	visit = func(b *ir.Block, parallel bool) {
		for _, s := range b.Stmts {
			switch s.Op {
			case ir.OpMem:
				outside[s] = !parallel
			case ir.OpStore, ir.OpCopy, ir.OpZero:
				if m := fixedBase(s.Args[0]); parallel && m != nil && outside[m] {
					name := m.Name
					if name == "" {
						name = "a variable"
					}
					d := Diagnostic{Code: "loop-carried", Message: name + " is outside the parallel loop, and every iteration writes to it", Hint: "declare it inside the loop, use an atomic operation, or put //spelt:serial before the loop"}
					d.Pos, d.Position = l.goPos(s.Pos)
					d.End = d.Pos
					l.diags = append(l.diags, d)
				}
			}
			for _, n := range s.Blocks {
				visit(n, parallel || s.Op == ir.OpFor && s.Loop.Parallel)
			}
		}
	}
	visit(l.k.Body, false)
}

// fixedBase is the mem that the address p is in at a constant offset, or nil.
func fixedBase(p *ir.Stmt) *ir.Stmt {
	for {
		switch {
		case p.Op == ir.OpMem:
			return p
		case p.Op == ir.OpOffset, p.Op == ir.OpElem && p.Args[1].Op == ir.OpConst:
			p = p.Args[0]
		default:
			return nil
		}
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
