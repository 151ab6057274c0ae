package reduce

import "github.com/spelt-go/spelt/internal/ir"

// Recognise fills the Reduce of every parallel for of k, in the order of each
// local's first set, moves private locals into their loops, and returns what
// is left, in text order. A valid k stays valid; an invalid one is left alone.
//
// The time is linear in the size of k, times the number of locals that one loop
// sets, unless a local is read after loops that set it.
func Recognise(k *ir.Kernel) []Problem { return recognise(k, &Places{}) }

func recognise(k *ir.Kernel, places *Places) []Problem {
	if k.Verify() != nil {
		return nil
	}
	var loops []*ir.Stmt // and sections
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpSections || s.Op == ir.OpFor && s.Loop.Parallel {
			if s.Loop != nil {
				s.Loop.Reduce = nil
			}
			loops = append(loops, s)
		}
		return true
	})
	r := &recogniser{k: k, index: newIndex(k.Body), private: map[*ir.Stmt][]*use{}, places: places}
	for _, s := range loops {
		if s.Op == ir.OpSections {
			r.sections(s)
		} else {
			r.loop(s)
		}
	}
	for _, u := range r.uses {
		if !u.sections && u.early == nil && !u.surviving {
			r.survive(r.private[u.local])
		}
	}
	for _, u := range r.uses {
		r.settle(u)
	}
	return r.problems
}

// recogniser first finds out about every use, and then changes the kernel, so
// that its index stays right.
type recogniser struct {
	*index
	k        *ir.Kernel
	uses     []*use
	private  map[*ir.Stmt][]*use // by local: where it is set before it is read
	problems []Problem
	places   *Places
}

// use is what one loop does with one local that it sets.
type use struct {
	loop, local *ir.Stmt
	op          ir.ReduceOp
	found       *finding // why it is no reduction; nil if it is one
	sections    bool     // loop is concurrent sections, and found is final

	early     *ir.Stmt // a get that may come before any set in an iteration
	late      *ir.Stmt // a get after the loop that may see what the loop set
	surviving bool     // late is known
}

// report adds a problem, unless it is one of several leaves of a variable that
// has been reported.
func (r *recogniser) report(loop, local *ir.Stmt, f finding) {
	for i := len(r.problems) - 1; i >= 0 && r.problems[i].Loop == loop; i-- {
		p := r.problems[i]
		if p.Local == local || local.Pos.IsValid() && p.Local.Pos == local.Pos && p.Local.Name == local.Name {
			return
		}
	}
	r.problems = append(r.problems, r.problem(loop, local, f))
}

func (r *recogniser) loop(loop *ir.Stmt) {
	for _, l := range r.outerLocals(loop.Blocks, loop) {
		u := &use{loop: loop, local: l, early: readBeforeSet(loop, l)}
		u.op, u.found = r.reduction(loop, l)
		r.uses = append(r.uses, u)
		if u.early == nil {
			r.private[l] = append(r.private[l], u)
		}
	}
}

// settle makes of u a reduction, a private local or a problem.
func (r *recogniser) settle(u *use) {
	switch {
	case u.sections:
	case u.early == nil && u.late == nil:
		r.privatise(u.loop, u.local)
		return
	case u.found == nil:
		u.loop.Loop.Reduce = append(u.loop.Loop.Reduce, ir.Reduction{Local: u.local, Op: u.op})
		return
	case u.early != nil && u.found.kind == Carried:
		u.found.at = u.early
	case u.early == nil && u.found.kind != Position:
		u.found = &finding{kind: LastValue, at: u.late, other: r.firstSet(u.loop, u.local)}
	}
	r.report(u.loop, u.local, *u.found)
}

// outerLocals are the locals defined outside of s that are set inside blocks,
// in the order of their first set.
func (r *recogniser) outerLocals(blocks []*ir.Block, s *ir.Stmt) []*ir.Stmt {
	var locals []*ir.Stmt
	seen := map[*ir.Stmt]bool{}
	for _, b := range blocks {
		b.Walk(func(n *ir.Stmt) bool {
			if n.Op == ir.OpSet && !seen[n.Args[0]] && r.pos(n.Args[0]) < r.pos(s) {
				seen[n.Args[0]] = true
				locals = append(locals, n.Args[0])
			}
			return true
		})
	}
	return locals
}

func (r *recogniser) firstSet(loop, l *ir.Stmt) *ir.Stmt {
	for _, u := range r.users(l, loop) {
		if u.Op == ir.OpSet {
			return u
		}
	}
	return nil
}

// sections reports the locals that one section sets and another uses.
func (r *recogniser) sections(s *ir.Stmt) {
	for _, l := range r.outerLocals(s.Blocks, s) {
		set := r.firstSet(s, l)
		for _, u := range r.users(l, s) {
			if r.sectionOf(u, s) != r.sectionOf(set, s) {
				if u.Op == ir.OpSet && r.pos(u) < r.pos(set) {
					u, set = set, u
				}
				r.uses = append(r.uses, &use{loop: s, local: l, sections: true, found: &finding{kind: Sections, at: set, other: u}})
				break
			}
		}
	}
}

func (r *recogniser) sectionOf(u, s *ir.Stmt) *ir.Block {
	for r.nodes[u].up != s {
		u = r.nodes[u].up
	}
	return r.nodes[u].block
}

// reduction tells by which operation loop builds up l, or why it does not.
func (r *recogniser) reduction(loop, l *ir.Stmt) (ir.ReduceOp, *finding) {
	m := &matcher{index: r.index, loop: loop, local: l, claimed: map[*ir.Stmt]int{}, flags: r.places.flags}
	var first *ir.Stmt
	var op ir.ReduceOp
	var bad *finding
	for _, u := range r.users(l, loop) {
		if u.Op != ir.OpSet {
			continue
		}
		this, why := m.set(u)
		switch {
		case why != nil:
			if bad == nil {
				bad = why
			}
		case first == nil:
			first, op = u, this
		case this != op && bad == nil:
			bad = &finding{kind: Mixed, at: u, other: first, op: op, op2: this}
		}
	}
	for _, u := range r.users(l, loop) {
		if u.Op != ir.OpGet || m.claimed[u] == len(r.nodes[u].users) {
			continue
		}
		if f := m.shortCircuit(u); f != nil && (bad == nil || bad.kind == Carried) {
			return 0, f
		}
		if bad == nil {
			bad = &finding{kind: AlsoRead, at: u, other: first, op: op}
		}
	}
	return op, bad
}
