package reduce

import "github.com/spelt-go/spelt/internal/ir"

// logical matches `l || y` and `l && y` where y is evaluated only if need be:
//
//	%g = get l
//	%t = local %g
//	if %g {} { …; set %t y }    (for &&: the other side)
//	%v = get %t
//
// and chains of them. A chunk that knows nothing of the others evaluates y
// where the serial loop would not have, so y must have no effect and no way to
// fail.
func (m *matcher) logical(v *ir.Stmt) (get *ir.Stmt, op ir.ReduceOp, ok bool) {
	if m.local.Type != ir.Bool || !m.single(v) {
		return nil, 0, false
	}
	known := false
	for {
		x, this, ok := m.lowered(v)
		if !ok || known && this != op {
			return nil, 0, false
		}
		op, known = this, true
		if len(m.nodes[x].users) != 2 { // the start of %t and the condition
			return nil, 0, false
		}
		if m.isGet(x) {
			return x, op, true
		}
		v = x
	}
}

// lowered takes v apart into its left side and the operator.
func (m *matcher) lowered(v *ir.Stmt) (left *ir.Stmt, op ir.ReduceOp, ok bool) {
	if v.Op != ir.OpGet || !m.inside(v, m.loop) {
		return nil, 0, false
	}
	t := v.Args[0]
	users := m.nodes[t].users
	if t == m.local || !m.inside(t, m.loop) || !m.sameRun(t, v) || len(users) != 2 || users[0].Op != ir.OpSet || users[1] != v {
		return nil, 0, false
	}
	b, branch := m.nodes[users[0]].block, m.nodes[users[0]].up
	if branch == nil || branch.Op != ir.OpIf || branch.Args[0] != t.Args[0] || m.nodes[branch].block != m.nodes[t].block {
		return nil, 0, false
	}
	op, other := ir.ReduceAnd, branch.Blocks[1]
	if b == other {
		op, other = ir.ReduceOr, branch.Blocks[0]
	}
	return t.Args[0], op, len(other.Stmts) == 0 && m.harmless(b, b, t)
}

// harmless reports whether b may run where the source would not have run it:
// it changes nothing but t and locals of top, and ends. It may be top itself.
func (m *matcher) harmless(b, top *ir.Block, t *ir.Stmt) bool {
	for _, s := range b.Stmts {
		switch {
		case s.Op.IsPure(), s.Op == ir.OpGet, s.Op == ir.OpLoad, s.Op == ir.OpLocal:
		case s.Op == ir.OpBounds && m.holds(s):
		case s.Op == ir.OpSet && (s.Args[0] == t || m.within(s.Args[0], top)):
		case s.Op == ir.OpIf && m.harmless(s.Blocks[0], top, t) && m.harmless(s.Blocks[1], top, t):
		default:
			return false
		}
	}
	return true
}

// within reports whether s stands in b or in a block nested in it.
func (m *matcher) within(s *ir.Stmt, b *ir.Block) bool {
	for ; s != nil; s = m.nodes[s].up {
		if m.nodes[s].block == b {
			return true
		}
	}
	return false
}

// holds reports whether a bounds check is that of a loop's index against the
// loop's own count.
func (m *matcher) holds(check *ir.Stmt) bool {
	index, limit := check.Args[0], check.Args[1]
	if index.Op != ir.OpIndex {
		return false
	}
	loop := m.nodes[index].up
	for i, p := range loop.Blocks[0].Params {
		if p == index {
			return loop.Args[i] == limit
		}
	}
	return false
}
