package transform

import "github.com/spelt-go/spelt/internal/ir"

// partition knows the edges across which nothing that a pass learns may flow:
// in a whole kernel, those of everything that is or holds a parallel loop or
// concurrent sections; in a task, none.
type partition map[*ir.Stmt]bool

// parts finds the edges of k.
func parts(k *ir.Kernel, o *Options) partition {
	if o.Task {
		return nil
	}
	p := partition{}
	p.block(k.Body)
	return p
}

func (p partition) block(b *ir.Block) bool {
	any := false
	for _, s := range b.Stmts {
		par := s.Op == ir.OpFor && s.Loop.Parallel || s.Op == ir.OpSections
		for _, n := range s.Blocks {
			if p.block(n) {
				par = true
			}
		}
		if par {
			p[s] = true
			any = true
		}
	}
	return any
}

// edge reports whether nothing may flow into, out of, or past s.
func (p partition) edge(s *ir.Stmt) bool { return p[s] }
