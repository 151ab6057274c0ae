package construct

import "github.com/spelt-go/spelt/internal/ir"

// exits rewrites serial loops and blocks of b, and of the control in it, that
// hold a jump out of themselves: the jump becomes a code in a local and a
// break out of a block around the loop, followed by the real jump as control.
// Afterwards only ifs hold outward jumps, and these are control.
func exits(b *ir.Block) error {
	var out []*ir.Stmt
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpFor && s.Loop.Parallel:
			out = append(out, s)
		case s.HasParallel() || s.Op == ir.OpIf && jumpsOut(s):
			for _, n := range s.Blocks {
				if err := exits(n); err != nil {
					return err
				}
			}
			out = append(out, s)
		case len(s.Blocks) > 0 && s.Op != ir.OpIf && jumpsOut(s):
			out = append(out, exitRun(s)...)
		default:
			out = append(out, s)
		}
	}
	b.Stmts = out
	return nil
}

// jumpsOut reports whether s holds a jump that leaves s.
func jumpsOut(s *ir.Stmt) bool {
	found := false
	eachExit(s, func(*ir.Block, *ir.Stmt, int) { found = true })
	return found
}

// eachExit calls f for every jump inside s that leaves s, with its block and
// the number of scopes between the jump and the outside of s.
func eachExit(s *ir.Stmt, f func(b *ir.Block, jump *ir.Stmt, scopes int)) {
	own := int64(0)
	if s.Op.IsScope() {
		own = 1
	}
	for _, b := range s.Blocks {
		b.Exits(func(in *ir.Block, jump *ir.Stmt, n int64) {
			if n += own; jump.Op == ir.OpReturn || jump.Imm >= n {
				f(in, jump, int(n))
			}
		})
	}
}

// exitRun wraps s; see exits.
func exitRun(s *ir.Stmt) []*ir.Stmt {
	host := &ir.Block{}
	b := ir.Builder{Block: host, Pos: s.Pos}
	flag := b.Local("exit", b.Int(0))
	type exit struct {
		op    ir.Op
		depth int64
	}
	var kinds []exit
	type found struct {
		block  *ir.Block
		jump   *ir.Stmt
		scopes int
	}
	var all []found
	eachExit(s, func(blk *ir.Block, j *ir.Stmt, scopes int) { all = append(all, found{blk, j, scopes}) })
	for _, f := range all {
		e := exit{op: f.jump.Op}
		if e.op != ir.OpReturn {
			e.depth = f.jump.Imm - int64(f.scopes)
		}
		code := 0
		for code < len(kinds) && kinds[code] != e {
			code++
		}
		if code == len(kinds) {
			kinds = append(kinds, e)
		}
		jb := ir.Builder{Block: &ir.Block{Stmts: f.block.Stmts[:len(f.block.Stmts)-1]}, Pos: f.jump.Pos}
		jb.Set(flag, jb.Int(int64(code+1)))
		jb.Break(f.scopes) // the wrapping block
		f.block.Stmts = jb.Block.Stmts
	}
	b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{{Stmts: []*ir.Stmt{s}}}})
	code := b.Get(flag)
	for i, e := range kinds {
		hit := b.Op(ir.OpEq, ir.Bool, code, b.Int(int64(i+1)))
		b.If(hit, func() { b.Emit(&ir.Stmt{Op: e.op, Imm: e.depth}) }, nil)
	}
	return host.Stmts
}
