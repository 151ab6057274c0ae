package transform

import "github.com/spelt-go/spelt/internal/ir"

// dce removes what cannot be reached and what has no effect: values without a
// use, locals and local memory that nothing reads, ifs, counted loops and
// blocks in which nothing is left. A loop without a count stays: whether it
// ends is not known. So do the locals of reductions, which the launch reads.
func dce(k *ir.Kernel, _ *Options) {
	cut(k.Body)
	n := k.Number()
	d := &sweeper{
		memory: newMemory(k, n),
		live:   make([]bool, n),
		parent: make([]*ir.Stmt, n),
		sets:   map[*ir.Stmt][]*ir.Stmt{},
		stores: map[*ir.Stmt][]*ir.Stmt{},
		jumps:  map[*ir.Stmt][]*ir.Stmt{},
	}
	d.survey(k.Body, nil, nil)
	d.drain()
	for d.guards(k.Body) {
		d.drain()
	}
	d.sweep(k.Body)
}

// cut removes statements that control never reaches.
func cut(b *ir.Block) {
	for i, s := range b.Stmts {
		for _, n := range s.Blocks {
			cut(n)
		}
		if stops(s) {
			clear(b.Stmts[i+1:])
			b.Stmts = b.Stmts[:i+1]
			return
		}
	}
}

type sweeper struct {
	*memory
	live   []bool     // by ID
	parent []*ir.Stmt // by ID: the statement whose block a statement or index stands in
	sets   map[*ir.Stmt][]*ir.Stmt
	stores map[*ir.Stmt][]*ir.Stmt // by the local memory that they write to
	jumps  map[*ir.Stmt][]*ir.Stmt // by target
	work   []*ir.Stmt
}

func (d *sweeper) mark(s *ir.Stmt) {
	if s != nil && !d.live[s.ID] {
		d.live[s.ID] = true
		d.work = append(d.work, s)
	}
}

// survey finds what has an effect by itself, and for the rest what its effect
// depends on.
func (d *sweeper) survey(b *ir.Block, owner *ir.Stmt, scopes []*ir.Stmt) {
	for _, p := range b.Params {
		d.parent[p.ID] = owner
	}
	for _, s := range b.Stmts {
		d.parent[s.ID] = owner
		d.seed(s, scopes)
		inner := scopes
		if s.Op.IsScope() {
			inner = append(scopes, s)
		}
		for _, n := range s.Blocks {
			d.survey(n, s, inner)
		}
	}
}

func (d *sweeper) seed(s *ir.Stmt, scopes []*ir.Stmt) {
	effect := s.Op.Info().Effect
	switch {
	case s.Op == ir.OpSet:
		d.sets[s.Args[0]] = append(d.sets[s.Args[0]], s)
	case s.Op == ir.OpBreak || s.Op == ir.OpContinue:
		target := scopes[len(scopes)-1-int(s.Imm)]
		d.jumps[target] = append(d.jumps[target], s)
	case s.Op == ir.OpStore || s.Op == ir.OpZero || s.Op == ir.OpCopy:
		if r := d.root(s.Args[0]); r.Op == ir.OpMem && d.private(r) {
			d.stores[r] = append(d.stores[r], s)
		} else {
			d.mark(s)
		}
	case effect&(ir.Shared|ir.Fails|ir.Writes|ir.Jumps) != 0 || s.Op == ir.OpLoop:
		d.mark(s)
	case s.Loop != nil:
		for _, r := range s.Loop.Reduce {
			d.mark(r.Local)
		}
	}
}

// drain marks everything that what is marked depends on.
func (d *sweeper) drain() {
	for len(d.work) > 0 {
		s := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		d.mark(d.parent[s.ID])
		for _, a := range s.Args {
			d.mark(a)
		}
		for _, j := range d.jumps[s] {
			d.mark(j)
		}
		if s.Op == ir.OpLocal {
			d.all(d.sets, s)
		}
		if r, ok := reads(s); ok {
			d.all(d.stores, d.root(r.addr))
		}
	}
}

func (d *sweeper) all(m map[*ir.Stmt][]*ir.Stmt, s *ir.Stmt) {
	for _, w := range m[s] {
		d.mark(w)
	}
	delete(m, s)
}

// guards drops the guards over loops that are not live, marks what the others
// need, and reports whether that was anything new.
func (d *sweeper) guards(b *ir.Block) bool {
	b.Walk(func(s *ir.Stmt) bool {
		if !d.live[s.ID] {
			return false
		}
		if s.Loop == nil {
			return true
		}
		for _, g := range s.Loop.Guard {
			if !d.covers(g) {
				continue
			}
			d.mark(g.Base)
			d.mark(g.Lo)
			d.mark(g.Hi)
			for _, t := range g.Terms {
				d.mark(t.Coef)
				d.mark(t.Count)
			}
		}
		return true
	})
	return len(d.work) > 0
}

// covers reports whether all loops that g is about are live. If one is not,
// the checks that the guard was for are gone with it.
func (d *sweeper) covers(g ir.Guard) bool {
	for _, t := range g.Terms {
		if !d.live[d.parent[t.Index.ID].ID] {
			return false
		}
	}
	return true
}

func (d *sweeper) sweep(b *ir.Block) {
	kept := b.Stmts[:0]
	for _, s := range b.Stmts {
		if !d.live[s.ID] {
			continue
		}
		kept = append(kept, s)
		for _, n := range s.Blocks {
			d.sweep(n)
		}
		if s.Loop != nil && len(s.Loop.Guard) > 0 {
			guards := s.Loop.Guard[:0]
			for _, g := range s.Loop.Guard {
				if d.covers(g) {
					guards = append(guards, g)
				}
			}
			s.Loop.Guard = guards
		}
	}
	clear(b.Stmts[len(kept):])
	b.Stmts = kept
}
