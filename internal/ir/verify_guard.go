package ir

// guards checks the guards of the for s, whose body v is about to enter: what
// they compute with is defined outside of the loop, and their indices are those
// of the loop itself and of loops in it. That a guard implies what it is for is
// the promise of the pass that made it; the interpreter holds it to that.
func (v *verifier) guards(s *Stmt) {
	if len(s.Loop.Guard) == 0 {
		return
	}
	within := map[*Stmt]bool{}
	indices(s, within)
	outside := func(x *Stmt, what string) {
		if x == nil || !v.defined(x) || x.Type != I64 || x.Op == OpLocal {
			v.fail(s, "guard: the %s is no i64 from outside of the loop", what)
		}
	}
	for _, g := range s.Loop.Guard {
		outside(g.Base, "base")
		outside(g.Hi, "upper limit")
		if g.Lo != nil {
			outside(g.Lo, "lower limit")
		}
		for _, t := range g.Terms {
			outside(t.Coef, "coefficient")
			outside(t.Count, "count")
			if !within[t.Index] {
				v.fail(s, "guard: no index of the loop, or of one in it")
			}
		}
	}
}

// indices collects the indices of s and of the loops in it.
func indices(s *Stmt, within map[*Stmt]bool) {
	for _, b := range s.Blocks {
		for _, p := range b.Params {
			within[p] = true
		}
		for _, c := range b.Stmts {
			indices(c, within)
		}
	}
}

// reduction checks that local r of the parallel for s can be reduced so.
func (v *verifier) reduction(s *Stmt, r Reduction) {
	t := r.Local.Type
	ok := t.IsNumeric()
	switch r.Op {
	case ReduceAnd, ReduceOr, ReduceXor:
		ok = t.IsInt() || t == Bool
	}
	if !ok || r.Op >= numReduceOps {
		v.fail(s, "no reduction %s of %s", r.Op, t)
	}
}
