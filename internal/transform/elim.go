package transform

import "github.com/spelt-go/spelt/internal/ir"

// elim removes checks that cannot fail where they stand: an index that the
// count of its loop, a condition or an earlier check keeps in range, a divisor
// or pointer that a condition has tested. What it relies on is only what holds
// on every way to the check.
func elim(k *ir.Kernel, _ *Options) {
	e := &eliminator{prover: newProver()}
	e.block(k.Body)
}

type eliminator struct{ *prover }

func (e *eliminator) block(b *ir.Block) {
	mark := e.mark()
	kept := b.Stmts[:0]
	for _, s := range b.Stmts {
		if s.Op.IsCheck() && e.holds(s) {
			continue
		}
		kept = append(kept, s)
		if len(s.Blocks) > 0 {
			e.control(s)
		}
		e.passed(s)
	}
	clear(b.Stmts[len(kept):])
	b.Stmts = kept
	e.release(mark)
}

func (e *eliminator) control(s *ir.Stmt) {
	for i, b := range s.Blocks {
		mark := e.mark()
		switch s.Op {
		case ir.OpIf:
			e.assume(s.Args[0], i == 0)
		case ir.OpFor:
			e.enter(s)
		}
		e.block(b)
		e.release(mark)
	}
}

// holds reports whether the check s cannot fail.
func (p *prover) holds(s *ir.Stmt) bool {
	if certain(s) {
		return true
	}
	switch s.Op {
	case ir.OpBounds:
		return p.atLeast(s.Args[0], 0) && p.prove(s.Args[0], s.Args[1], -1)
	case ir.OpSlice:
		return p.atLeast(s.Args[0], 0) && p.prove(s.Args[0], s.Args[1], 0) && p.prove(s.Args[1], s.Args[2], 0)
	case ir.OpNonZero:
		r := p.rangeOf(s.Args[0])
		return p.nonzero[s.Args[0]] || r.known && (r.lo > 0 || r.hi < 0)
	case ir.OpNonNil:
		return p.nonzero[s.Args[0]]
	case ir.OpShiftOK:
		return countable(s.Args[0]) && p.atLeast(s.Args[0], 0)
	}
	return false
}
