package construct

import "github.com/spelt-go/spelt/internal/ir"

// grids rewrites serial loops over several counts that hold parallel loops, and
// so are control, into nested loops over one count each, which is what a plan
// has.
func grids(b *ir.Block) {
	for _, s := range b.Stmts {
		for _, n := range s.Blocks {
			grids(n)
		}
		if s.Op == ir.OpFor && !s.Loop.Parallel && len(s.Args) > 1 && s.HasParallel() {
			nest(s)
		}
	}
}

// nest leaves s the first of its counts and gives the others to loops in it. A
// jump that continues s continues the innermost one then; one that leaves s has
// more scopes to leave.
func nest(s *ir.Stmt) {
	more := int64(len(s.Args) - 1)
	s.Blocks[0].Exits(func(_ *ir.Block, jump *ir.Stmt, scopes int64) {
		if jump.Op == ir.OpBreak || jump.Op == ir.OpContinue && jump.Imm > scopes {
			jump.Imm += more
		}
	})
	body, params, counts := s.Blocks[0].Stmts, s.Blocks[0].Params, s.Args
	for i := len(counts) - 1; i > 0; i-- {
		inner := &ir.Stmt{Op: ir.OpFor, Args: counts[i : i+1], Loop: &ir.LoopInfo{}, Pos: s.Pos,
			Blocks: []*ir.Block{{Params: params[i : i+1], Stmts: body}}}
		body = []*ir.Stmt{inner}
	}
	s.Args, s.Blocks[0].Params, s.Blocks[0].Stmts = counts[:1], params[:1], body
}
