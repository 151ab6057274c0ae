package transform

import "github.com/spelt-go/spelt/internal/ir"

// forward replaces reads of locals and memory whose content is known: what was
// set or stored last, or what an earlier read gave, on every path and with
// nothing in between that may have changed it. A set or store that
// changes nothing is removed.
//
// One walk in order carries what is known. Behind an if it is what both ways
// agree on; into a loop goes what nothing in the loop changes, since the walk
// sees the body once for all iterations; behind something that a break leaves,
// nothing that it changes is known.
func forward(k *ir.Kernel, o *Options) {
	e := newEffects(k)
	f := &forwarder{effects: e, sub: subst{}, parts: parts(k, o), locals: make([]*ir.Stmt, len(e.end))}
	f.block(k.Body)
}

type forwarder struct {
	*effects
	sub    subst
	parts  partition
	locals []*ir.Stmt // by ID: the content of a local, nil for unknown
	log    []change   // how to undo what a branch learned
	known  contents   // of memory
}

// change remembers what was known of a local before.
type change struct {
	local, was *ir.Stmt
}

func (f *forwarder) learn(l, v *ir.Stmt) {
	if f.locals[l.ID] != v {
		f.log = append(f.log, change{l, f.locals[l.ID]})
		f.locals[l.ID] = v
	}
}

// undo goes back to what was known when the log had mark entries.
func (f *forwarder) undo(mark int) {
	for i := len(f.log) - 1; i >= mark; i-- {
		f.locals[f.log[i].local.ID] = f.log[i].was
	}
	f.log = f.log[:mark]
}

// block reports whether control reaches its end.
func (f *forwarder) block(b *ir.Block) bool {
	kept := b.Stmts[:0]
	reached := true
	for _, s := range b.Stmts {
		f.sub.apply(s)
		if len(s.Blocks) > 0 {
			reached = f.control(s) && reached
		} else if !f.plain(s) {
			continue
		} else if stops(s) {
			reached = false
		}
		kept = append(kept, s)
	}
	b.Stmts = kept
	return reached
}

// plain reports whether s stays.
func (f *forwarder) plain(s *ir.Stmt) bool {
	switch s.Op {
	case ir.OpLocal:
		f.learn(s, s.Args[0])
	case ir.OpGet:
		l := s.Args[0]
		if v := f.locals[l.ID]; v != nil {
			f.sub[s] = v
			return false
		}
		f.learn(l, s)
	case ir.OpSet:
		l, v := s.Args[0], s.Args[1]
		if f.locals[l.ID] == v {
			return false
		}
		f.learn(l, v)
	case ir.OpLoad:
		if v := f.known.find(s.Args[0], s.Type); v != nil {
			f.sub[s] = v
			return false
		}
		f.known.put(s.Args[0], s, s.Tag)
	case ir.OpStore:
		if f.known.find(s.Args[0], s.Args[1].Type) == s.Args[1] {
			return false
		}
		f.known.kill(f.memory, s)
		f.known.put(s.Args[0], s.Args[1], s.Tag)
	default:
		effect := s.Op.Info().Effect
		switch {
		case effect&ir.Shared != 0:
			f.known = nil
		case effect&ir.Writes != 0 || s.Op == ir.OpMem:
			f.known.kill(f.memory, s)
		}
	}
	return true
}

// control reports whether control reaches the end of s.
func (f *forwarder) control(s *ir.Stmt) bool {
	if f.parts.edge(s) {
		f.known = nil
		defer func() { f.known = nil }()
	}
	switch s.Op {
	case ir.OpIf:
		return f.branch(s)
	case ir.OpBlock:
		return f.scope(s)
	case ir.OpSections:
		// What one section sets, another may see at any time.
		f.forgetSets(s)
		for _, b := range s.Blocks {
			f.apart(b, nil)
		}
		f.known = nil
		return true
	}
	f.forgetSets(s)
	known := f.known.outlive(f.effects, s)
	for _, b := range s.Blocks {
		f.apart(b, known)
	}
	f.known = known
	return !stops(s)
}

// forgetSets forgets all locals that are set in s.
func (f *forwarder) forgetSets(s *ir.Stmt) {
	f.setsIn(s, func(l *ir.Stmt) { f.learn(l, nil) })
}

// apart walks b and then knows again what it knew before.
func (f *forwarder) apart(b *ir.Block, known contents) {
	mark := len(f.log)
	f.known = known.clone()
	f.block(b)
	f.undo(mark)
}

func (f *forwarder) branch(s *ir.Stmt) bool {
	before := f.known
	mark := len(f.log)

	f.known = before.clone()
	then := f.block(s.Blocks[0])
	thenKnown := f.known
	thenChanges := f.take(mark)

	f.known = before.clone()
	els := f.block(s.Blocks[1])
	elsChanges := f.take(mark)

	switch {
	case then && els:
		f.join(s, thenChanges, elsChanges)
		f.known = f.known.meet(thenKnown).visible(f.effects, s)
	case then:
		f.adopt(s, thenChanges)
		f.known = thenKnown.visible(f.effects, s)
	case els:
		f.adopt(s, elsChanges)
		f.known = f.known.visible(f.effects, s)
	default:
		f.known = nil
	}
	return then || els
}

// take undoes what was learned since mark and returns it.
func (f *forwarder) take(mark int) []change {
	var learned []change
	for _, c := range f.log[mark:] {
		learned = append(learned, change{c.local, f.locals[c.local.ID]})
	}
	f.undo(mark)
	return learned
}

// adopt learns what the one branch of s that is left did.
func (f *forwarder) adopt(s *ir.Stmt, learned []change) {
	for _, c := range learned {
		v := c.was
		if v != nil && f.inside(v, s) {
			v = nil
		}
		f.learn(c.local, v)
	}
}

// join learns what both branches of s agree on. A local that only one of them
// changed has in the other what it had before.
func (f *forwarder) join(s *ir.Stmt, a, b []change) {
	then := make(map[*ir.Stmt]*ir.Stmt, len(a))
	for _, c := range a {
		then[c.local] = c.was
	}
	els := make(map[*ir.Stmt]*ir.Stmt, len(b))
	for _, c := range b {
		els[c.local] = c.was
	}
	value := func(m map[*ir.Stmt]*ir.Stmt, l *ir.Stmt) *ir.Stmt {
		if v, ok := m[l]; ok {
			return v
		}
		return f.locals[l.ID]
	}
	var agreed []change
	for _, c := range append(a, b...) {
		v := value(then, c.local)
		if v != value(els, c.local) {
			v = nil
		}
		agreed = append(agreed, change{c.local, v})
	}
	f.adopt(s, agreed)
}

// scope is a block: if no break leaves it early, what is known at its end is
// known behind it.
func (f *forwarder) scope(s *ir.Stmt) bool {
	if f.left[s.ID] {
		known := f.known.outlive(f.effects, s)
		mark := len(f.log)
		f.block(s.Blocks[0])
		f.undo(mark)
		f.forgetSets(s)
		f.known = known
		return true
	}
	mark := len(f.log)
	reached := f.block(s.Blocks[0])
	learned := f.take(mark)
	f.adopt(s, learned)
	f.known = f.known.visible(f.effects, s)
	return reached
}
