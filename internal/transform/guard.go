package transform

import "github.com/spelt-go/spelt/internal/ir"

// unguard takes all guards away and makes the checks they cover ordinary ones.
func unguard(k *ir.Kernel, _ *Options) {
	k.Body.Walk(func(s *ir.Stmt) bool {
		s.Hoisted = false
		if s.Loop != nil {
			s.Loop.Guard = nil
		}
		return true
	})
}

// dropChecks removes every check, and the guards, which then guard nothing.
// A fail stays: it is where a panic of the source ends the kernel.
func dropChecks(k *ir.Kernel, _ *Options) {
	dropIn(k.Body)
}

func dropIn(b *ir.Block) {
	kept := b.Stmts[:0]
	for _, s := range b.Stmts {
		if s.Op.IsCheck() && s.Op != ir.OpMakeErr {
			continue
		}
		if s.Loop != nil {
			s.Loop.Guard = nil
		}
		for _, n := range s.Blocks {
			dropIn(n)
		}
		kept = append(kept, s)
	}
	b.Stmts = kept
}
