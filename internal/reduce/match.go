package reduce

import "github.com/spelt-go/spelt/internal/ir"

// matcher matches the sets of one local in one loop with the forms of a
// reduction.
type matcher struct {
	*index
	loop, local *ir.Stmt

	// claimed counts the uses of each get that are part of a form. A get with
	// other uses lets the unfinished value out.
	claimed map[*ir.Stmt]int

	// flags are locals that may be set as well where a minimum or maximum is:
	// what is done by them asks again.
	flags map[*ir.Stmt]bool
}

// set tells by which operation s builds up the local.
func (m *matcher) set(s *ir.Stmt) (ir.ReduceOp, *finding) {
	v := s.Args[1]
	if v.Op == ir.OpConst && v.Type == ir.Bool {
		// Whatever the order, the local ends as v if any iteration sets it.
		if v.Imm != 0 {
			return ir.ReduceOr, nil
		}
		return ir.ReduceAnd, nil
	}
	if g, op, ok := m.chain(v); ok {
		if m.sameRun(g, s) && m.unset(m.local, g, s) {
			m.claimed[g]++
			return op, nil
		}
		return 0, &finding{kind: Carried, at: g}
	}
	if g, op, ok := m.logical(v); ok && m.sameRun(g, s) && m.unset(m.local, g, s) {
		m.claimed[g] += 2
		return op, nil
	}
	return m.conditional(s)
}

// isGet reports whether v reads the local inside the loop.
func (m *matcher) isGet(v *ir.Stmt) bool {
	return v.Op == ir.OpGet && v.Args[0] == m.local && m.inside(v, m.loop)
}

// chain finds the get at the bottom of a tree of one operation. Everything
// between v and the get has this one use, so that nothing else sees it.
func (m *matcher) chain(v *ir.Stmt) (get *ir.Stmt, op ir.ReduceOp, ok bool) {
	known := false
	var find func(v *ir.Stmt) bool
	find = func(v *ir.Stmt) bool {
		if m.isGet(v) {
			get = v
			return known
		}
		if !m.single(v) || !m.inside(v, m.loop) {
			return false
		}
		if v.Op == ir.OpRound { // changes no bits
			return find(v.Args[0])
		}
		this, operands := chainOp(v)
		if operands == nil || known && this != op {
			return false
		}
		op, known = this, true
		for _, i := range operands {
			if find(v.Args[i]) {
				return true
			}
		}
		return false
	}
	ok = find(v)
	return get, op, ok
}

// chainOp is the reduction that v is a step of, and which operands may hold
// what is built up.
func chainOp(v *ir.Stmt) (ir.ReduceOp, []int) {
	both, left := []int{0, 1}, []int{0}
	switch v.Op {
	case ir.OpAdd:
		return ir.ReduceAdd, both
	case ir.OpSub:
		return ir.ReduceAdd, left
	case ir.OpFMA:
		return ir.ReduceAdd, []int{2}
	case ir.OpMul:
		return ir.ReduceMul, both
	case ir.OpMin:
		return ir.ReduceMin, both
	case ir.OpMax:
		return ir.ReduceMax, both
	case ir.OpAnd:
		return ir.ReduceAnd, both
	case ir.OpAndNot:
		return ir.ReduceAnd, left
	case ir.OpOr:
		return ir.ReduceOr, both
	case ir.OpXor:
		return ir.ReduceXor, both
	case ir.OpNe:
		if v.Args[0].Type == ir.Bool {
			return ir.ReduceXor, both
		}
	}
	return 0, nil
}

// conditional matches `if x > l { l = x }`, whose set is s.
func (m *matcher) conditional(s *ir.Stmt) (ir.ReduceOp, *finding) {
	carried := &finding{kind: Carried, at: s}
	branch := m.nodes[s].up
	if branch == nil || branch.Op != ir.OpIf || !m.inside(branch, m.loop) {
		return 0, carried
	}
	then, els := branch.Blocks[0], branch.Blocks[1]
	negated := m.nodes[s].block == els
	if negated {
		then, els = els, then
	}
	c := m.comparison(branch.Args[0], negated)
	if c == nil {
		return 0, m.under(branch, s, carried)
	}
	if len(els.Stmts) > 0 || !m.sameRun(c.get, s) || !m.unset(m.local, c.get, s) || !m.equal(c.x, s.Args[1]) {
		return 0, carried
	}
	// What else is done under the condition is done or not by what other
	// iterations found, so it must not matter.
	for _, n := range then.Stmts {
		switch {
		case n == s, n.Op.IsPure(), n.Op == ir.OpGet, n.Op == ir.OpLoad:
		case n.Op == ir.OpSet && m.flags[n.Args[0]]:
		case n.Op.IsCheck() && m.passed(n, branch, c.within):
		case n.Op == ir.OpSet && n.Args[0] == m.local:
			return 0, carried
		default:
			return 0, &finding{kind: Position, at: n, set: s}
		}
	}
	m.claimed[c.get]++
	return c.op, nil
}

// under tells why a set in a branch that does not compare the local may be
// wrong: another local that it does compare has it depend on the order.
func (m *matcher) under(branch, s *ir.Stmt, otherwise *finding) *finding {
	for _, n := range m.nodes[s].block.Stmts {
		if n.Op != ir.OpSet || n.Args[0] == m.local {
			continue
		}
		o := &matcher{index: m.index, loop: m.loop, local: n.Args[0]}
		if o.comparison(branch.Args[0], false) != nil {
			return &finding{kind: Position, at: s, other: n.Args[0]}
		}
	}
	return otherwise
}

// shortCircuit tells whether v, the local or its negation, decides if the
// other side of && or || runs.
func (m *matcher) shortCircuit(v *ir.Stmt) *finding {
	if v.Type != ir.Bool {
		return nil
	}
	for _, u := range m.nodes[v].users {
		if u.Op == ir.OpIf || u.Op == ir.OpNot && m.shortCircuit(u) != nil {
			return &finding{kind: ShortCircuit, at: v}
		}
	}
	return nil
}
