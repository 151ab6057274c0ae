package frontend

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// loopInfo is the IR's description of a counted loop with options o.
func (l *lowerer) loopInfo(o loopOptions) *ir.LoopInfo {
	return &ir.LoopInfo{
		Parallel: l.parallel == 0 && l.fr.kernel && !o.serial,
		Name:     o.name, Workers: o.workers, Grain: o.grain, Lanes: o.lanes, Unique: o.unique,
	}
}

// counted emits a for over counts. body is given the indices.
func (l *lowerer) counted(n ast.Node, label string, o loopOptions, counts []*ir.Stmt, body func(index []*ir.Stmt)) *ir.Stmt {
	l.at(n)
	info := l.loopInfo(o)
	at := l.push(scope{parallel: info.Parallel})
	if info.Parallel {
		l.parallel++
	}
	var s *ir.Stmt
	l.target(label, true,
		func() { l.jump(at, ir.OpBreak, "break") },
		func() { l.jump(at, ir.OpContinue, "continue") },
		func() { s = l.b.For(info, counts, body) })
	l.unique[s] = o.unique
	if info.Parallel {
		l.parallel--
	}
	l.pop()
	return s
}

func (l *lowerer) forStmt(s *ast.ForStmt, label string) {
	o := l.loopDirectives(s.Pos())
	if l.labelPos.IsValid() {
		o = l.merge(o, l.loopDirectives(l.labelPos))
		l.labelPos = token.NoPos
	}
	l.idle(o)
	// Each loop is tried as a counted one once: what is inside of a loop that
	// turns out not to be is lowered again, and would double with each loop
	// around it.
	here := activation{s, l.fr.path, l.parallel > 0}
	if f, ok := l.countedForm(s); ok && !l.plain[here] {
		if l.countedFor(s, f, label, o) {
			return
		}
		l.plain[here] = true
	}
	l.plainFor(s, label, o)
}

func (l *lowerer) merge(a, b loopOptions) loopOptions {
	a.serial, a.unique = a.serial || b.serial, a.unique || b.unique
	a.lanes = cmp.Or(a.lanes, b.lanes)
	if b.name != "" {
		a.name = b.name
	}
	a.workers = max(a.workers, b.workers)
	a.grain = max(a.grain, b.grain)
	a.loop = cmp.Or(a.loop, b.loop)
	return a
}

// countedFor lowers s as a counted loop; it reports false, leaving no trace,
// if the body changes what the bound or the step is computed from, or may
// leave a loop that Go would not end at its bound.
func (l *lowerer) countedFor(s *ast.ForStmt, f form, label string, o loopOptions) bool {
	blk, start, diags := l.b.Block, len(l.b.Block.Stmts), len(l.diags)
	steps, added := l.steps, l.growth.added
	init := s.Init.(*ast.AssignStmt)
	t := subst(f.obj.Type(), l.fr.tm)
	it := irType(t)

	vals := l.valueList(init.Rhs, len(init.Lhs))
	var lo *ir.Stmt
	for i, e := range init.Lhs {
		id, ok := e.(*ast.Ident)
		if !ok || i >= len(vals) {
			continue
		}
		if obj, _ := l.fr.unit.info.Defs[id].(*types.Var); obj == f.obj {
			lo = l.scalar(l.convertTo(vals[i], t))
		} else if obj != nil && id.Name != "_" {
			l.declare(obj, l.convertTo(vals[i], subst(obj.Type(), l.fr.tm)))
		}
	}
	pre := len(blk.Stmts)
	bound := l.scalar(l.convertTo(l.expr(f.bound), t))
	by := l.constant(it, f.by)
	if f.step != nil {
		by = l.scalar(l.convertTo(l.expr(f.step), t))
	}
	reads, ok := readsOf(blk.Stmts[pre:])
	l.at(s)
	if !ok || bound.Type != it || by.Type != it || lo.Type != it {
		blk.Stmts, l.diags = blk.Stmts[:start], l.diags[:diags]
		l.steps, l.growth.added = steps, added
		return false
	}
	n := l.tripCount(f, it, lo, bound, by, l.loopInfo(o).Parallel)
	if n.plain {
		blk.Stmts, l.diags = blk.Stmts[:start], l.diags[:diags]
		return false
	}
	loop := l.counted(s, label, o, []*ir.Stmt{n.count}, func(index []*ir.Stmt) {
		index[0].Name = f.obj.Name()
		before := len(l.b.Block.Stmts)
		x := l.conv(it, index[0])
		l.counters[x] = true
		if f.step != nil || f.by != 1 {
			x = l.op(ir.OpMul, it, x, by)
		}
		switch {
		case f.down:
			x = l.op(ir.OpSub, it, lo, x)
		default:
			x = l.op(ir.OpAdd, it, lo, x)
		}
		if n := len(l.b.Block.Stmts); n > before && l.b.Block.Stmts[n-1] == x {
			x.Name = f.obj.Name() // for who tells of an iteration
		}
		v := leaves(t, x)
		l.fr.vars[f.obj] = &variable{typ: t, val: &v, key: f.obj}
		l.stmts(s.Body.List)
	})
	// Leaving the loop early may be what keeps its variable from wrapping.
	early := !loop.Loop.Parallel && (n.ends != nil || mayFail(blk.Stmts[pre:len(blk.Stmts)-1])) && leavesEarly(loop)
	if early || reads.changedBy(loop.Blocks[0]) {
		blk.Stmts, l.diags = blk.Stmts[:start], l.diags[:diags]
		l.steps, l.growth.added = steps, added
		return false
	}
	if n.ends != nil {
		l.at(s)
		l.check(ir.OpFinite, n.ends)
	}
	return true
}

// mayFail reports whether list checks that a loop ends.
func mayFail(list []*ir.Stmt) bool {
	for _, s := range list {
		if s.Op == ir.OpFinite {
			return true
		}
	}
	return false
}

// leavesEarly reports whether loop, or something inside it, jumps out of it.
func leavesEarly(loop *ir.Stmt) bool {
	found := false
	loop.Blocks[0].Exits(func(_ *ir.Block, jump *ir.Stmt, scopes int64) {
		found = found || jump.Op != ir.OpContinue || jump.Imm > scopes
	})
	return found
}
