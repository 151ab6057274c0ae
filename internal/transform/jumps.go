package transform

import "github.com/spelt-go/spelt/internal/ir"

// isJump reports whether control never goes on behind s.
func isJump(s *ir.Stmt) bool { return s.Op.Info().Effect&ir.Jumps != 0 }

// jumps calls f for every break and continue in b that leaves b, with the
// number of scopes within b that enclose it; see ir.Block.Exits.
func jumps(b *ir.Block, f func(s *ir.Stmt, n int64)) {
	b.Exits(func(_ *ir.Block, s *ir.Stmt, n int64) {
		if s.Op != ir.OpReturn {
			f(s, n)
		}
	})
}

// targets reports whether a jump in b goes to the scope that owns b.
func targets(b *ir.Block) bool {
	found := false
	jumps(b, func(s *ir.Stmt, n int64) { found = found || s.Imm == n })
	return found
}

// unscope prepares the statements of b for the block around the scope that
// owns it, when that scope goes away: jumps further out cross one scope less.
// No jump in b may go to the scope itself.
func unscope(b *ir.Block) {
	jumps(b, func(s *ir.Stmt, n int64) { s.Imm-- })
}

// falls reports whether control can reach the end of b.
func falls(b *ir.Block) bool {
	if len(b.Stmts) == 0 {
		return true
	}
	return !stops(b.Stmts[len(b.Stmts)-1])
}

// stops reports whether control never goes on behind s: it jumps, fails, or
// both ways of an if do, or it is a loop that nothing leaves.
func stops(s *ir.Stmt) bool {
	switch s.Op {
	case ir.OpBreak, ir.OpContinue, ir.OpReturn, ir.OpMakeErr:
		return true
	case ir.OpIf:
		return !falls(s.Blocks[0]) && !falls(s.Blocks[1])
	case ir.OpLoop:
		return !breaks(s)
	case ir.OpBlock:
		return !falls(s.Blocks[0]) && !targets(s.Blocks[0])
	}
	return false
}

// breaks reports whether a break in the body or post of loop s leaves it.
func breaks(s *ir.Stmt) bool {
	found := false
	for _, b := range s.Blocks {
		jumps(b, func(j *ir.Stmt, n int64) {
			found = found || j.Op == ir.OpBreak && j.Imm == n
		})
	}
	return found
}
