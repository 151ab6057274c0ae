package ir

// Exits calls f for every jump in b that leaves b: returns, and the breaks and
// continues that go to the scope that owns b or further out. scopes is how many
// scopes within b enclose the jump: a break or continue of depth scopes goes to
// the scope that owns b. in is the block that the jump ends. f may change the
// jump's depth.
func (b *Block) Exits(f func(in *Block, jump *Stmt, scopes int64)) { b.exits(0, f) }

func (b *Block) exits(scopes int64, f func(*Block, *Stmt, int64)) {
	for _, s := range b.Stmts {
		switch {
		case s.Op == OpReturn, (s.Op == OpBreak || s.Op == OpContinue) && s.Imm >= scopes:
			f(b, s, scopes)
		case len(s.Blocks) > 0:
			inner := scopes
			if s.Op.IsScope() {
				inner++
			}
			for _, n := range s.Blocks {
				n.exits(inner, f)
			}
		}
	}
}
