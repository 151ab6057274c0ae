package reduce

import "github.com/spelt-go/spelt/internal/ir"

// comparison is a condition that holds only if x compares with the local.
type comparison struct {
	op  ir.ReduceOp // an If kind, with x on the left
	x   *ir.Stmt
	get *ir.Stmt

	// within are the blocks of right sides of && that have run where the
	// condition holds.
	within []*ir.Block
}

// comparison finds the one comparison with the local in a condition, which
// stands alone or is the last of several joined by &&. Nothing else uses what
// it finds.
func (m *matcher) comparison(cond *ir.Stmt, negated bool) *comparison {
	if !m.single(cond) || !m.inside(cond, m.loop) {
		return nil
	}
	switch {
	case cond.Op.IsCompare():
		return m.compare(cond, negated)
	case cond.Op == ir.OpNot:
		return m.comparison(cond.Args[0], !negated)
	case negated:
		return nil
	case cond.Op == ir.OpAnd:
		// Both sides are computed in any case.
		for _, a := range cond.Args {
			if c := m.comparison(a, false); c != nil {
				return c
			}
		}
	case cond.Op == ir.OpGet:
		return m.lastOfAnd(cond)
	}
	return nil
}

func (m *matcher) compare(cond *ir.Stmt, negated bool) *comparison {
	op := cond.Op
	if negated {
		// Not less is greater or equal, except for a NaN.
		if cond.Args[0].Type.IsFloat() {
			return nil
		}
		op = map[ir.Op]ir.Op{ir.OpLt: ir.OpGe, ir.OpGe: ir.OpLt, ir.OpGt: ir.OpLe, ir.OpLe: ir.OpGt}[op]
	}
	x, get := cond.Args[0], cond.Args[1]
	if m.isGet(x) {
		x, get = get, x
		op = map[ir.Op]ir.Op{ir.OpLt: ir.OpGt, ir.OpGe: ir.OpLe, ir.OpGt: ir.OpLt, ir.OpLe: ir.OpGe}[op]
	}
	if !m.isGet(get) || m.isGet(x) {
		return nil
	}
	kinds := map[ir.Op]ir.ReduceOp{
		ir.OpLt: ir.ReduceIfLt, ir.OpLe: ir.ReduceIfLe, ir.OpGt: ir.ReduceIfGt, ir.OpGe: ir.ReduceIfGe,
	}
	kind, ok := kinds[op]
	if !ok {
		return nil
	}
	return &comparison{op: kind, x: x, get: get}
}

// lastOfAnd looks into the lowered form of `a && b`, where b does not run
// unless a holds:
//
//	%t = local a             (or false)
//	if a { …; set %t b } {}  (or { set %t false })
//	get %t
//
// The comparison must be in b: what is evaluated after it would run or not by
// what other iterations found.
func (m *matcher) lastOfAnd(get *ir.Stmt) *comparison {
	t := get.Args[0]
	users := m.nodes[t].users
	if t == m.local || !m.inside(t, m.loop) || !m.sameRun(t, get) || len(users) < 2 || users[len(users)-1] != get {
		return nil
	}
	set := users[0]
	branch := m.nodes[set].up
	if set.Op != ir.OpSet || branch == nil || branch.Op != ir.OpIf || m.nodes[set].block != branch.Blocks[0] ||
		m.nodes[branch].block != m.nodes[t].block {
		return nil
	}
	isFalse := func(s *ir.Stmt) bool { return s.Op == ir.OpConst && s.Imm == 0 }
	switch len(users) {
	case 2:
		if len(branch.Blocks[1].Stmts) > 0 || t.Args[0] != branch.Args[0] && !isFalse(t.Args[0]) {
			return nil
		}
	case 3:
		if users[1].Op != ir.OpSet || m.nodes[users[1]].block != branch.Blocks[1] || !isFalse(users[1].Args[1]) {
			return nil
		}
	default:
		return nil
	}
	c := m.comparison(set.Args[1], false)
	if c != nil {
		c.within = append(c.within, branch.Blocks[0])
	}
	return c
}

// passed reports whether check, in a branch, is certain to pass because an
// equal one has, on the way to the branch or in one of the blocks within.
func (m *matcher) passed(check, branch *ir.Stmt, within []*ir.Block) bool {
	for _, b := range within {
		if m.hasEqual(b.Stmts, check) {
			return true
		}
	}
	for s := branch; s != nil && s != m.loop; s = m.nodes[s].up {
		stmts := m.nodes[s].block.Stmts
		for i := len(stmts) - 1; i >= 0; i-- {
			if m.pos(stmts[i]) < m.pos(s) && stmts[i].Op == check.Op && m.equal(stmts[i], check) {
				return true
			}
		}
	}
	return false
}

func (m *matcher) hasEqual(stmts []*ir.Stmt, check *ir.Stmt) bool {
	for _, s := range stmts {
		if s.Op == check.Op && m.equal(s, check) {
			return true
		}
	}
	return false
}
