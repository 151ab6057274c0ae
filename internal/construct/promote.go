package construct

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// promote replaces reads of locals that are never written after their
// definition by the value they start with, so that a chain through a plain Go
// variable is a chain of pure operations. A reduction of such a local, whose
// loop was left with nothing to add to it, goes with it.
func promote(k *ir.Kernel) {
	written := map[*ir.Stmt]bool{}
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpSet {
			written[s.Args[0]] = true
		}
		return true
	})
	value := map[*ir.Stmt]*ir.Stmt{}
	rewrite(k.Body, func(s *ir.Stmt) bool {
		s.Uses(func(p **ir.Stmt) {
			if v, ok := value[*p]; ok {
				*p = v
			}
		})
		if s.Op == ir.OpFor {
			s.Loop.Reduce = slices.DeleteFunc(s.Loop.Reduce, func(r ir.Reduction) bool { return !written[r.Local] })
		}
		switch {
		case s.Op == ir.OpGet && !written[s.Args[0]]:
			value[s] = s.Args[0].Args[0]
			return false
		case s.Op == ir.OpLocal && !written[s]:
			return false
		}
		return true
	})
}

// rewrite visits every statement in order and drops those for which keep is
// false.
func rewrite(b *ir.Block, keep func(*ir.Stmt) bool) {
	out := b.Stmts[:0]
	for _, s := range b.Stmts {
		if !keep(s) {
			continue
		}
		out = append(out, s)
		for _, n := range s.Blocks {
			rewrite(n, keep)
		}
	}
	b.Stmts = out
}
