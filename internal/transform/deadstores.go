package transform

import "github.com/spelt-go/spelt/internal/ir"

// deadStores removes sets of locals that are overwritten, or go out of scope,
// before they are read, and stores to memory that a later store in the same
// block overwrites before anything can see them. A check counts as a reader of
// memory: what was stored before a run fails stays stored.
//
// The walk is backwards. At a jump every local counts as live, so that what was
// set before a break, continue or return survives on every path.
func deadStores(k *ir.Kernel, _ *Options) {
	d := &deadFinder{effects: newEffects(k)}
	d.block(k.Body, &liveness{end: true})
}

type deadFinder struct {
	*effects
}

// liveness says which locals are dead: surely overwritten before they are read.
// It is a map over what is known further out. Of the locals that none names,
// end says whether they are dead: they are at the end of the kernel.
type liveness struct {
	outer *liveness
	dead  map[*ir.Stmt]bool
	end   bool
}

func (v *liveness) isDead(l *ir.Stmt) bool {
	for {
		if d, ok := v.dead[l]; ok {
			return d
		}
		if v.outer == nil {
			return v.end
		}
		v = v.outer
	}
}

func (v *liveness) set(l *ir.Stmt, dead bool) {
	if v.dead == nil {
		v.dead = map[*ir.Stmt]bool{}
	}
	v.dead[l] = dead
}

// both is what holds where control goes on in one of two ways, each over cur
// or, behind a jump, over nothing.
func both(a, b, cur *liveness) *liveness {
	if a.outer == cur && b.outer == cur {
		for l := range a.dead {
			cur.agree(l, a, b)
		}
		for l := range b.dead {
			if _, done := a.dead[l]; !done {
				cur.agree(l, a, b)
			}
		}
		return cur
	}
	if a.outer != nil {
		a, b = b, a
	}
	v := &liveness{}
	for l, dead := range a.dead {
		if dead && b.isDead(l) {
			v.set(l, true)
		}
	}
	return v
}

func (v *liveness) agree(l *ir.Stmt, a, b *liveness) { v.set(l, a.isDead(l) && b.isDead(l)) }

// block removes dead sets and stores from b, given what holds behind it, and
// returns what holds in front of it.
func (d *deadFinder) block(b *ir.Block, after *liveness) *liveness {
	cur := &liveness{outer: after}
	if n := len(b.Stmts); n > 0 && isJump(b.Stmts[n-1]) {
		cur = &liveness{}
	}
	for _, s := range b.Stmts {
		if s.Op == ir.OpLocal {
			cur.set(s, true)
		}
	}
	var pending overwrites
	gone := false
	for i := len(b.Stmts) - 1; i >= 0; i-- {
		s := b.Stmts[i]
		drop := false
		switch {
		case len(s.Blocks) > 0:
			pending = nil
			cur = d.control(s, cur)
		case s.Op == ir.OpSet:
			l := s.Args[0]
			drop = cur.isDead(l)
			cur.set(l, true)
		case s.Op == ir.OpGet:
			cur.set(s.Args[0], false)
		default:
			drop = pending.step(d.memory, s)
		}
		if drop {
			b.Stmts[i] = nil
			gone = true
		}
	}
	if gone {
		b.Stmts = compact(b.Stmts)
	}
	return cur
}

func compact(list []*ir.Stmt) []*ir.Stmt {
	kept := list[:0]
	for _, s := range list {
		if s != nil {
			kept = append(kept, s)
		}
	}
	return kept
}

func (d *deadFinder) control(s *ir.Stmt, cur *liveness) *liveness {
	switch s.Op {
	case ir.OpIf:
		return both(d.block(s.Blocks[0], cur), d.block(s.Blocks[1], cur), cur)
	case ir.OpBlock:
		in := d.block(s.Blocks[0], cur)
		if d.beyond[s.ID] {
			return &liveness{}
		}
		if d.left[s.ID] || in.outer != cur {
			// Some way leads out early, past what the rest of the block sets.
			return d.around(s, cur)
		}
		for l, dead := range in.dead {
			cur.set(l, dead)
		}
		return cur
	}
	cur = d.around(s, cur)
	for _, b := range s.Blocks {
		if s.Op == ir.OpSections {
			d.block(b, &liveness{})
			continue
		}
		// Behind the body comes the body again, or what follows the loop.
		d.block(b, cur)
	}
	if d.beyond[s.ID] {
		return &liveness{} // some way leads past what follows
	}
	return cur
}

// around is what holds in front of s if s may read what it reads, and is not
// sure to set anything.
func (d *deadFinder) around(s *ir.Stmt, cur *liveness) *liveness {
	d.getsIn(s, func(l *ir.Stmt) { cur.set(l, false) })
	if s.Loop != nil {
		for _, r := range s.Loop.Reduce {
			cur.set(r.Local, false)
		}
	}
	return cur
}

// overwrites are the stores further down that nothing reads before.
type overwrites []access

// maxOverwrites bounds how many are remembered.
const maxOverwrites = 16

// step goes back over s and reports whether s is a store that is overwritten.
func (o *overwrites) step(m *memory, s *ir.Stmt) bool {
	effect := s.Op.Info().Effect
	if effect&(ir.Shared|ir.Fails|ir.Jumps) != 0 {
		*o = nil
		return false
	}
	if r, ok := reads(s); ok {
		kept := (*o)[:0]
		for _, w := range *o {
			if !m.mayAlias(&w, &r) {
				kept = append(kept, w)
			}
		}
		*o = kept
	}
	if s.Op != ir.OpStore {
		return false
	}
	w, _ := writes(s)
	at := w.place()
	for _, later := range *o {
		if later.at == at && later.size >= w.size {
			return true
		}
	}
	if len(*o) >= maxOverwrites {
		*o = (*o)[1:]
	}
	*o = append(*o, w)
	return false
}
