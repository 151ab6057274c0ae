package reduce

import "github.com/spelt-go/spelt/internal/ir"

// privatise moves l into loop, where every iteration sets it first: what the
// new local starts as is never read.
func (r *recogniser) privatise(loop, l *ir.Stmt) {
	body := loop.Blocks[0]
	zero := &ir.Stmt{Op: ir.OpConst, Type: l.Type, Pos: l.Pos}
	local := &ir.Stmt{Op: ir.OpLocal, Type: l.Type, Args: []*ir.Stmt{zero}, Pos: l.Pos, Name: l.Name}
	for _, u := range r.users(l, loop) {
		u.Args[0] = local
	}
	body.Stmts = append([]*ir.Stmt{zero, local}, body.Stmts...)
}

// readBeforeSet is the first get of l that may execute in an iteration of loop
// before any set of l in that iteration; nil if there is none.
func readBeforeSet(loop, l *ir.Stmt) *ir.Stmt {
	a := &assigned{local: l}
	a.push()
	a.block(loop.Blocks[0], false)
	return a.early
}

// assigned is a walk that knows whether the local has been set on every way to
// where it stands. No way at all counts as set.
type assigned struct {
	local  *ir.Stmt
	scopes []*ways
	early  *ir.Stmt
}

// ways is what holds on all the breaks, or continues, to one scope.
type ways struct{ breaks, continues bool }

func (a *assigned) push() *ways {
	w := &ways{breaks: true, continues: true}
	a.scopes = append(a.scopes, w)
	return w
}

func (a *assigned) pop() { a.scopes = a.scopes[:len(a.scopes)-1] }

func (a *assigned) block(b *ir.Block, set bool) bool {
	for _, s := range b.Stmts {
		if set || a.early != nil {
			return true
		}
		set = a.stmt(s)
	}
	return set
}

// stmt tells whether the local is set after s, before which it is not.
func (a *assigned) stmt(s *ir.Stmt) bool {
	switch s.Op {
	case ir.OpGet:
		if s.Args[0] == a.local {
			a.early = s
		}
	case ir.OpSet:
		return s.Args[0] == a.local
	case ir.OpBreak, ir.OpContinue:
		if i := len(a.scopes) - 1 - int(s.Imm); i >= 0 {
			if s.Op == ir.OpBreak {
				a.scopes[i].breaks = false
			} else {
				a.scopes[i].continues = false
			}
		}
		return true
	case ir.OpReturn:
		return true
	case ir.OpIf:
		then, els := a.block(s.Blocks[0], false), a.block(s.Blocks[1], false)
		return then && els
	case ir.OpFor:
		a.push()
		a.block(s.Blocks[0], false)
		a.pop() // there may be no iteration
	case ir.OpBlock:
		w := a.push()
		end := a.block(s.Blocks[0], false)
		a.pop()
		return end && w.breaks
	case ir.OpLoop:
		w := a.push()
		end := a.block(s.Blocks[0], false)
		a.block(s.Blocks[1], end && w.continues)
		a.pop()
		return w.breaks
	case ir.OpSections:
		any := false
		a.push()
		for _, b := range s.Blocks {
			any = a.block(b, false) || any
		}
		a.pop()
		return any
	}
	return false
}

// survive finds for uses, which are all the loops that set one local before
// they read it, the first get that may see what an iteration of the loop set.
func (r *recogniser) survive(uses []*use) {
	local, inside := uses[0].local, 0
	all := map[*ir.Stmt]bool{}
	for _, u := range uses {
		u.surviving = true
		all[u.loop] = true
		inside += len(r.users(local, u.loop))
	}
	if inside == len(r.nodes[local].users) || r.readAfter(all, local) == nil {
		return // as for nearly every scratch variable
	}
	for _, u := range uses {
		u.late = r.readAfter(map[*ir.Stmt]bool{u.loop: true}, local)
	}
}

// readAfter is the first get of l that may see what an iteration of one of the
// loops set, which set it before they read it; nil if there is none.
func (r *recogniser) readAfter(loops map[*ir.Stmt]bool, l *ir.Stmt) *ir.Stmt {
	s := &survives{local: l, loops: loops}
	scope := r.nodes[l].block.Stmts
	for i, n := range scope {
		if n == l {
			s.stmts(scope[i+1:], false)
			break
		}
	}
	return s.late
}

// survives is a walk that knows whether a value set in the loops may still be
// in the local where it stands. No way there counts as no.
type survives struct {
	local  *ir.Stmt
	loops  map[*ir.Stmt]bool
	scopes []*ways
	late   *ir.Stmt
}

func (v *survives) stmts(list []*ir.Stmt, alive bool) bool {
	for _, s := range list {
		if v.late != nil {
			return false
		}
		alive = v.stmt(s, alive)
		if s.Op.Info().Effect&ir.Jumps != 0 {
			return false
		}
	}
	return alive
}

func (v *survives) stmt(s *ir.Stmt, alive bool) bool {
	if v.loops[s] {
		return true
	}
	switch s.Op {
	case ir.OpGet:
		if alive && s.Args[0] == v.local {
			v.late = s
		}
	case ir.OpSet:
		return alive && s.Args[0] != v.local
	case ir.OpBreak, ir.OpContinue:
		// A jump beyond the scopes leaves the local's own.
		if i := len(v.scopes) - 1 - int(s.Imm); i >= 0 && alive {
			if s.Op == ir.OpBreak {
				v.scopes[i].breaks = true
			} else {
				v.scopes[i].continues = true
			}
		}
	case ir.OpIf:
		then, els := v.stmts(s.Blocks[0].Stmts, alive), v.stmts(s.Blocks[1].Stmts, alive)
		return then || els
	case ir.OpSections:
		any := false
		v.scopes = append(v.scopes, &ways{})
		for _, b := range s.Blocks {
			any = v.stmts(b.Stmts, alive) || any
		}
		v.scopes = v.scopes[:len(v.scopes)-1]
		return any
	case ir.OpFor, ir.OpBlock, ir.OpLoop:
		return v.scope(s, alive)
	}
	return alive
}

// scope walks a loop until what reaches its start is known, twice at most.
func (v *survives) scope(s *ir.Stmt, alive bool) bool {
	w := &ways{}
	v.scopes = append(v.scopes, w)
	defer func() { v.scopes = v.scopes[:len(v.scopes)-1] }()
	for {
		end := v.stmts(s.Blocks[0].Stmts, alive) || w.continues
		switch s.Op {
		case ir.OpBlock:
			return end || w.breaks
		case ir.OpLoop:
			end = v.stmts(s.Blocks[1].Stmts, end)
		}
		if alive || !end {
			return w.breaks || alive && s.Op == ir.OpFor
		}
		alive = true
	}
}
