package construct

import "github.com/spelt-go/spelt/internal/ir"

// maxRecompute bounds the operations that a user of a value recomputes rather
// than have it carried.
const maxRecompute = 32

// demandAll finds, from the effects and the conditions of control, which
// statements must run and which values must be carried.
func (s *splitter) demandAll(root []*tree) error {
	for _, l := range s.leaves {
		for _, st := range l.stmts {
			if l.parallel || s.isRoot(st) {
				s.need(l, st)
			}
		}
	}
	s.demandControl(root)
	s.escapes()
	return s.err
}

func (s *splitter) demandControl(nodes []*tree) {
	for _, t := range nodes {
		if t.ctl == nil {
			if t.leaf.parallel {
				for _, c := range t.leaf.stmts[0].Args {
					s.demandFrom(c, noLeaf)
				}
			}
			continue
		}
		for _, a := range t.ctl.Args {
			s.demandFrom(a, noLeaf)
		}
		for _, k := range t.kids {
			s.demandControl(k)
		}
	}
}

// isRoot reports whether st must run whatever uses it: it changes memory, may
// fail, is ordered with other threads, or writes a local of the frame.
func (s *splitter) isRoot(st *ir.Stmt) bool {
	root := false
	each(st, func(n *ir.Stmt) {
		switch n.Op {
		case ir.OpGet, ir.OpLocal, ir.OpSet:
			local := n
			if n.Op != ir.OpLocal {
				local = n.Args[0]
			}
			if info := s.locals[local]; info != nil && info.slot && n.Op != ir.OpGet {
				root = true
			}
		default:
			if n.Op.Info().Effect&(ir.Writes|ir.Fails|ir.Shared) != 0 {
				root = true
			}
		}
	})
	return root
}

// need makes the top-level statement st of l run, with all that it uses.
func (s *splitter) need(l *leaf, st *ir.Stmt) {
	if s.needed[st.ID] {
		return
	}
	s.needed[st.ID] = true
	l.needed++
	s.eachOutside(l, st, func(v *ir.Stmt) { s.demandFrom(v, l.id) })
	if info := s.locals[st]; info != nil && !info.slot {
		for _, t := range info.setters {
			s.need(l, t)
		}
	}
}

// eachOutside calls f for every operand in st that is defined outside of st.
// The counts of a parallel leaf are arguments that the launcher finds, and are
// left out.
func (s *splitter) eachOutside(l *leaf, st *ir.Stmt, f func(*ir.Stmt)) {
	first, last := st.ID, s.last[st.ID]
	each(st, func(n *ir.Stmt) {
		if l.parallel && n == st {
			return
		}
		n.Uses(func(p **ir.Stmt) {
			if id := (*p).ID; id < first || id > last {
				f(*p)
			}
		})
	})
}

// demandFrom records that leaf user (noLeaf for the plan itself) uses v.
func (s *splitter) demandFrom(v *ir.Stmt, user int32) {
	switch v.Op {
	case ir.OpConst, ir.OpParam, ir.OpTable:
		return
	case ir.OpIndex:
		s.slot(v, "")
		return
	case ir.OpLocal:
		if info := s.locals[v]; info != nil && info.slot {
			return
		}
	}
	home := s.leafOf[v.ID]
	if home == user && user != noLeaf {
		s.need(s.leaves[home], v)
		return
	}
	if s.recomputable(v) && !(user == noLeaf && s.tabled(v)) {
		for _, a := range v.Args {
			s.demandFrom(a, user)
		}
		return
	}
	if home == noLeaf {
		s.err = &Error{Pos: v.Pos, Msg: "a value of control is used"}
		return
	}
	if v.Op == ir.OpMem {
		s.mem(v)
	} else {
		s.slot(v, carryReason(v))
	}
	s.need(s.leaves[home], v)
}

func (s *splitter) mem(v *ir.Stmt) {
	if _, ok := s.mems[v]; !ok {
		s.mems[v] = s.word(int((v.Imm + 7) / 8))
	}
}

func carryReason(v *ir.Stmt) string {
	switch {
	case v.Op == ir.OpGet:
		return "a local as it was at this point"
	case v.Op.Info().Effect&ir.Shared != 0:
		return "an atomic or volatile access happens exactly once"
	case v.Op == ir.OpLoad:
		return "memory as it was at this point"
	case v.Op.IsPure():
		return "dearer to recompute than to carry"
	}
	return "happens exactly once"
}

// recomputable reports whether a user may recompute v: a pure operation whose
// chain of pure operations is short.
func (s *splitter) recomputable(v *ir.Stmt) bool {
	return v.Op.IsPure() && s.chain(v) <= maxRecompute
}

// chain is the number of pure operations that computing v takes, counted with
// repetition and cut at maxRecompute+1.
func (s *splitter) chain(v *ir.Stmt) int32 {
	if !v.Op.IsPure() || v.Op == ir.OpConst || v.Op == ir.OpParam {
		return 0
	}
	if c := s.cost[v.ID]; c != 0 {
		return c
	}
	c := int32(1)
	for _, a := range v.Args {
		c += s.chain(a)
	}
	c = min(c, maxRecompute+1)
	s.cost[v.ID] = c
	return c
}
