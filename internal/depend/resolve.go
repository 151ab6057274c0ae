package depend

import "github.com/spelt-go/spelt/internal/ir"

// ref is what a local holds at some point: the value of stmt, or a join.
type ref struct {
	stmt *ir.Stmt
	join *join
}

// join is a local where ways of control meet, or in a loop that sets it.
type join struct {
	at    int32    // ir.Stmt.ID of what makes it
	local *ir.Stmt // which local
	cond  *ir.Stmt // of an if: its condition
	arms  [2]ref
}

// resolved has what each get of a local reads, and as of when each load does.
type resolved struct {
	gets     map[*ir.Stmt]ref
	versions map[*ir.Stmt]int        // of loads: greater if memory may have changed in between
	entry    map[*ir.Stmt]int        // of loops: what versions inside are greater than if the loop changes what they read
	sets     map[*ir.Stmt][]*ir.Stmt // all that a local is ever set to
}

// resolver walks a kernel once in order.
type resolver struct {
	resolved
	env    map[*ir.Stmt]ref // by local
	log    []change         // of env, to undo them
	stored map[ir.Tag]int   // when memory of this class was last stored to
	clock  int
	inside map[*ir.Stmt]*effects
}

type change struct {
	local *ir.Stmt
	was   ref
}

// effects are what a loop, or sections, may change.
type effects struct {
	locals []*ir.Stmt
	tags   []ir.Tag
}

func resolve(k *ir.Kernel) resolved {
	r := &resolver{
		resolved: resolved{map[*ir.Stmt]ref{}, map[*ir.Stmt]int{}, map[*ir.Stmt]int{}, map[*ir.Stmt][]*ir.Stmt{}},
		env:      map[*ir.Stmt]ref{}, stored: map[ir.Tag]int{}, inside: map[*ir.Stmt]*effects{},
	}
	r.collect(k.Body, nil)
	r.block(k.Body)
	return r.resolved
}

// collect finds the effects of every loop in b, and adds those of b to e.
func (r *resolver) collect(b *ir.Block, e *effects) {
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpSet:
			e.local(s.Args[0])
		case s.Op.Info().Effect&ir.Writes != 0:
			e.tag(s.Tag)
		}
		to := e
		if repeats(s) {
			to = &effects{}
			r.inside[s] = to
		}
		for _, n := range s.Blocks {
			r.collect(n, to)
		}
		if to != e && e != nil {
			for _, l := range to.locals {
				e.local(l)
			}
			for _, t := range to.tags {
				e.tag(t)
			}
		}
	}
}

// repeats reports whether what s does may happen before or beside itself.
func repeats(s *ir.Stmt) bool {
	return s.Op == ir.OpFor || s.Op == ir.OpLoop || s.Op == ir.OpSections || s.Op == ir.OpBlock
}

func (e *effects) local(l *ir.Stmt) {
	if e == nil || len(e.locals) > 0 && e.locals[len(e.locals)-1] == l {
		return
	}
	e.locals = append(e.locals, l)
}

func (e *effects) tag(t ir.Tag) {
	if e == nil {
		return
	}
	for _, u := range e.tags {
		if u == t {
			return
		}
	}
	e.tags = append(e.tags, t)
}

func (r *resolver) set(l *ir.Stmt, v ref) {
	r.log = append(r.log, change{l, r.env[l]})
	r.env[l] = v
}

// forget makes anything of the locals and the memory that e changes.
func (r *resolver) forget(e *effects, at int32) {
	for _, l := range e.locals {
		if v, ok := r.env[l]; ok && (v.join == nil || v.join.at != at || v.join.cond != nil) {
			r.set(l, ref{join: &join{at: at, local: l}})
		}
	}
	r.clock++
	for _, t := range e.tags {
		r.stored[t] = r.clock
	}
}

func (r *resolver) block(b *ir.Block) {
	for _, s := range b.Stmts {
		r.stmt(s)
	}
}

func (r *resolver) stmt(s *ir.Stmt) {
	switch s.Op {
	case ir.OpLocal:
		r.sets[s] = append(r.sets[s], s.Args[0])
		r.set(s, ref{stmt: s.Args[0]})
		return
	case ir.OpSet:
		r.sets[s.Args[0]] = append(r.sets[s.Args[0]], s.Args[1])
		r.set(s.Args[0], ref{stmt: s.Args[1]})
		return
	case ir.OpGet:
		r.gets[s] = r.env[s.Args[0]]
		return
	case ir.OpIf:
		r.branch(s)
		return
	}
	if s.Op.Info().Effect&ir.Reads != 0 && s.Tag.Type != ir.Void {
		for t, at := range r.stored {
			if at > r.versions[s] && t.MayAlias(s.Tag) {
				r.versions[s] = at
			}
		}
	}
	if s.Op.Info().Effect&ir.Writes != 0 {
		r.clock++
		r.stored[s.Tag] = r.clock
	}
	e := r.inside[s]
	if e == nil {
		return
	}
	r.entry[s] = r.clock
	if s.Op != ir.OpBlock {
		r.forget(e, s.ID)
	}
	for _, b := range s.Blocks {
		r.block(b)
	}
	// Behind it, a join that no iteration has made.
	r.forget(e, -s.ID-1)
}

// branch walks both arms of an if from the same start, and joins them.
func (r *resolver) branch(s *ir.Stmt) {
	mark := len(r.log)
	var ends [2]map[*ir.Stmt]ref
	var order []*ir.Stmt // of the locals set, as they come
	for i, b := range s.Blocks {
		r.block(b)
		ends[i] = map[*ir.Stmt]ref{}
		for _, c := range r.log[mark:] {
			ends[i][c.local] = r.env[c.local]
			order = append(order, c.local)
		}
		for j := len(r.log) - 1; j >= mark; j-- {
			r.env[r.log[j].local] = r.log[j].was
		}
		r.log = r.log[:mark]
	}
	for _, l := range order {
		var arms [2]ref
		for i := range arms {
			var ok bool
			if arms[i], ok = ends[i][l]; !ok {
				arms[i] = r.env[l]
			}
		}
		switch {
		case arms[0] == arms[1], jumps(s.Blocks[0]):
			r.set(l, arms[1])
		case jumps(s.Blocks[1]):
			r.set(l, arms[0])
		default:
			r.set(l, ref{join: &join{at: s.ID, local: l, cond: s.Args[0], arms: arms}})
		}
		delete(ends[0], l)
		delete(ends[1], l)
	}
}

// jumps reports whether b never reaches its end.
func jumps(b *ir.Block) bool {
	n := len(b.Stmts)
	return n > 0 && b.Stmts[n-1].Op.Info().Effect&ir.Jumps != 0
}
