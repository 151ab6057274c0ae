package transform

import "github.com/spelt-go/spelt/internal/ir"

// maxNest bounds how deep [nest] nests the statements after early exits.
const maxNest = 24

// control folds a statement with blocks to the end of the block being rebuilt.
func (f *folder) control(s *ir.Stmt) {
	switch s.Op {
	case ir.OpIf:
		f.branch(s)
	case ir.OpFor:
		f.counted(s)
	case ir.OpLoop:
		f.loop(s)
	case ir.OpBlock:
		f.scope(s)
	default:
		for _, b := range s.Blocks {
			f.block(b)
		}
		f.emit(s)
	}
}

func (f *folder) branch(s *ir.Stmt) {
	cond := s.Args[0]
	if cond.IsConst() {
		taken := s.Blocks[0]
		if cond.Imm == 0 {
			taken = s.Blocks[1]
		}
		f.stmts(taken.Stmts)
		return
	}
	if cond.Op == ir.OpNot {
		s.Args = []*ir.Stmt{cond.Args[0]}
		s.Blocks[0], s.Blocks[1] = s.Blocks[1], s.Blocks[0]
	}
	f.block(s.Blocks[0])
	f.block(s.Blocks[1])
	if len(s.Blocks[0].Stmts) == 0 && len(s.Blocks[1].Stmts) == 0 {
		return
	}
	f.emit(s)
}

func (f *folder) counted(s *ir.Stmt) {
	ones := true
	for _, c := range s.Args {
		if c.IsConst() && c.Imm <= 0 {
			return
		}
		ones = ones && c.IsConstInt(1)
	}
	body := s.Blocks[0]
	if ones && !s.Loop.Parallel && !(targets(body) && s.HasParallel()) {
		// A jump to the loop ends its only iteration: as a break of a block.
		jumps(body, func(j *ir.Stmt, n int64) {
			if j.Imm == n {
				j.Op = ir.OpBreak
			}
		})
		zero := f.konst(ir.I64, 0, s)
		for _, p := range body.Params {
			f.sub[p] = zero
		}
		f.scope(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{{Stmts: body.Stmts}}, Pos: s.Pos})
		return
	}
	f.block(body)
	trimTail(body, ir.OpContinue)
	f.emit(s)
}

// loop turns a loop that never comes round into a block. Around parallel work
// it stays, as a block that a break leaves early is no control for that.
func (f *folder) loop(s *ir.Stmt) {
	f.block(s.Blocks[0])
	f.block(s.Blocks[1])
	body := s.Blocks[0]
	trimTail(body, ir.OpContinue)
	if n := len(body.Stmts); n > 0 && !continues(body) && !falls(body) && !s.HasParallel() {
		f.flat(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{body}, Pos: s.Pos})
		return
	}
	f.emit(s)
}

func continues(b *ir.Block) bool {
	found := false
	jumps(b, func(s *ir.Stmt, n int64) { found = found || s.Op == ir.OpContinue && s.Imm == n })
	return found
}

func (f *folder) scope(s *ir.Stmt) {
	body := s.Blocks[0]
	body.Stmts = nest(body.Stmts, maxNest)
	f.block(body)
	f.flat(s)
}

// nest turns `if c {A; break} {B}; rest` in a block into `if c {A} {B; rest}`,
// and likewise for the other branch: what an inlined function with early
// returns becomes. Then nothing leaves the block early, and it can go.
func nest(list []*ir.Stmt, limit int) []*ir.Stmt {
	if limit == 0 {
		return list
	}
	for i, s := range list {
		if s.Op != ir.OpIf || i == len(list)-1 {
			continue
		}
		for side, b := range s.Blocks {
			n := len(b.Stmts)
			if n == 0 || b.Stmts[n-1].Op != ir.OpBreak || b.Stmts[n-1].Imm != 0 {
				continue
			}
			b.Stmts = b.Stmts[:n-1]
			if other := s.Blocks[1-side]; falls(other) {
				rest := append(append([]*ir.Stmt(nil), other.Stmts...), list[i+1:]...)
				other.Stmts = nest(rest, limit-1)
			}
			return list[:i+1]
		}
	}
	return list
}

// flat emits the block s, or its statements if nothing leaves it early.
func (f *folder) flat(s *ir.Stmt) {
	body := s.Blocks[0]
	trimTail(body, ir.OpBreak)
	if targets(body) {
		f.emit(s)
		return
	}
	unscope(body)
	f.out = append(f.out, body.Stmts...)
}

// trimTail removes jumps to the scope that owns b from where control goes
// anyway: the end of b and of the ifs that end it.
func trimTail(b *ir.Block, op ir.Op) {
	n := len(b.Stmts)
	if n == 0 {
		return
	}
	switch last := b.Stmts[n-1]; {
	case last.Op == op && last.Imm == 0:
		b.Stmts = b.Stmts[:n-1]
	case last.Op == ir.OpIf:
		trimTail(last.Blocks[0], op)
		trimTail(last.Blocks[1], op)
	}
}
