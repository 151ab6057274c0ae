package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// loopInfo is the IR's description of a counted loop with options o.
func (l *lowerer) loopInfo(o loopOptions) *ir.LoopInfo {
	return &ir.LoopInfo{
		Parallel: l.parallel == 0 && l.fr.kernel && !o.serial,
		Name:     o.name, Workers: o.workers, Grain: o.grain, Scalar: o.scalar,
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
	if f, ok := l.countedForm(s); ok && l.countedFor(s, f, label, o) {
		return
	}
	l.plainFor(s, label)
}

func (l *lowerer) merge(a, b loopOptions) loopOptions {
	a.serial = a.serial || b.serial
	a.scalar = a.scalar || b.scalar
	if b.name != "" {
		a.name = b.name
	}
	a.workers = max(a.workers, b.workers)
	a.grain = max(a.grain, b.grain)
	return a
}

// form is a for statement that may be counted.
type form struct {
	obj   *types.Var
	init  ast.Expr
	op    token.Token // how the variable compares with bound while the loop goes on
	bound ast.Expr
	down  bool     // the variable decreases
	step  ast.Expr // by how much, if not by a constant
	by    int64    // the constant
}

// countedForm reads s as a counted loop, from its syntax.
func (l *lowerer) countedForm(s *ast.ForStmt) (f form, ok bool) {
	info := l.fr.unit.info
	init, ok := s.Init.(*ast.AssignStmt)
	if !ok || init.Tok != token.DEFINE || s.Cond == nil || s.Post == nil || len(init.Lhs) != len(init.Rhs) {
		return f, false
	}
	isVar := func(e ast.Expr) bool {
		id, ok := ast.Unparen(e).(*ast.Ident)
		return ok && info.Uses[id] == f.obj
	}
	switch p := s.Post.(type) {
	case *ast.IncDecStmt:
		f.obj = l.localVar(p.X)
		f.by, f.down = 1, p.Tok == token.DEC
	case *ast.AssignStmt:
		if len(p.Lhs) != 1 {
			return f, false
		}
		f.obj = l.localVar(p.Lhs[0])
		f.step = p.Rhs[0]
		switch p.Tok {
		case token.ADD_ASSIGN:
		case token.SUB_ASSIGN:
			f.down = true
		case token.ASSIGN:
			b, ok := ast.Unparen(p.Rhs[0]).(*ast.BinaryExpr)
			switch {
			case !ok:
				return f, false
			case b.Op == token.ADD && isVar(b.X), b.Op == token.SUB && isVar(b.X):
				f.step, f.down = b.Y, b.Op == token.SUB
			case b.Op == token.ADD && isVar(b.Y):
				f.step = b.X
			default:
				return f, false
			}
		default:
			return f, false
		}
	default:
		return f, false
	}
	if f.obj == nil || !irType(subst(f.obj.Type(), l.fr.tm)).IsInt() {
		return f, false
	}
	for i, e := range init.Lhs {
		if id, ok := e.(*ast.Ident); ok && info.Defs[id] == f.obj {
			f.init = init.Rhs[i]
		}
	}
	cond, ok := ast.Unparen(s.Cond).(*ast.BinaryExpr)
	if f.init == nil || !ok {
		return f, false
	}
	switch f.op = cond.Op; {
	case isVar(cond.X):
		f.bound = cond.Y
	case isVar(cond.Y):
		f.bound, f.op = cond.X, mirrored[cond.Op]
	}
	if f.bound == nil || mentions(info, f.bound, f.obj) || f.step != nil && mentions(info, f.step, f.obj) {
		return f, false
	}
	if mutates(l.fr.unit, s.Body, f.obj) || mutates(l.fr.unit, s.Cond, f.obj) {
		return f, false
	}
	if f.step != nil {
		if tv := info.Types[f.step]; tv.Value != nil {
			k, ok := constant.Int64Val(constant.ToInt(tv.Value))
			if !ok || k == -k {
				return f, false
			}
			if f.by, f.step = k, nil; k < 0 {
				f.by, f.down = -k, !f.down
			}
		}
	}
	switch f.op {
	case token.LSS, token.LEQ:
		return f, !f.down
	case token.GTR, token.GEQ:
		return f, f.down
	case token.NEQ:
		return f, f.by == 1
	}
	return f, false
}

var mirrored = map[token.Token]token.Token{
	token.LSS: token.GTR, token.LEQ: token.GEQ, token.GTR: token.LSS, token.GEQ: token.LEQ, token.NEQ: token.NEQ,
}

func (l *lowerer) localVar(e ast.Expr) *types.Var {
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		v, _ := l.fr.unit.info.Uses[id].(*types.Var)
		return v
	}
	return nil
}

func mentions(info *types.Info, e ast.Node, obj types.Object) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && info.Uses[id] == obj {
			found = true
		}
		return !found
	})
	return found
}

// mutates reports whether obj may change within n.
func mutates(u *unit, n ast.Node, obj types.Object) bool {
	tmp := unit{info: u.info, mutated: map[types.Object]bool{}}
	ast.Inspect(n, tmp.findMutation)
	return tmp.mutated[obj]
}

// countedFor lowers s as a counted loop; it reports false, leaving no trace,
// if the body changes what the bound or the step is computed from.
func (l *lowerer) countedFor(s *ast.ForStmt, f form, label string, o loopOptions) bool {
	blk, start, diags := l.b.Block, len(l.b.Block.Stmts), len(l.diags)
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
		return false
	}
	count := l.tripCount(f, it, lo, bound, by)
	loop := l.counted(s, label, o, []*ir.Stmt{count}, func(index []*ir.Stmt) {
		index[0].Name = f.obj.Name()
		x := l.conv(it, index[0])
		if f.step != nil || f.by != 1 {
			x = l.op(ir.OpMul, it, x, by)
		}
		switch {
		case f.down:
			x = l.op(ir.OpSub, it, lo, x)
		default:
			x = l.op(ir.OpAdd, it, lo, x)
		}
		v := leaves(t, x)
		l.fr.vars[f.obj] = &variable{typ: t, val: &v, key: f.obj}
		l.stmts(s.Body.List)
	})
	if reads.changedBy(loop.Blocks[0]) {
		blk.Stmts, l.diags = blk.Stmts[:start], l.diags[:diags]
		return false
	}
	return true
}

// tripCount is the number of iterations, as an i64, after checking that there
// is an end: that the variable does not wrap past the bound, and that the
// count fits an i64.
func (l *lowerer) tripCount(f form, it ir.Type, lo, bound, by *ir.Stmt) *ir.Stmt {
	narrow := it.Bits() < 64
	a, b := lo, bound // the lower and the upper end
	if f.down {
		a, b = bound, lo
	}
	if f.op == token.NEQ {
		d := l.op(ir.OpSub, it, b, a)
		u := unsignedOf(it)
		if u != it {
			d = l.op(ir.OpBitcast, u, d)
		}
		n := l.conv(ir.I64, d)
		if !narrow {
			l.check(ir.OpFinite, l.op(ir.OpGe, ir.Bool, n, l.int(0)))
		}
		return n
	}
	strict := f.op == token.LSS || f.op == token.GTR
	if strict && f.step == nil && f.by == 1 {
		switch {
		case narrow:
			d := l.op(ir.OpSub, ir.I64, l.conv(ir.I64, b), l.conv(ir.I64, a))
			return l.op(ir.OpMax, ir.I64, d, l.int(0))
		case it == ir.I64 && a.IsConstInt(0):
			return l.op(ir.OpMax, ir.I64, b, l.int(0))
		}
		d := l.conv(ir.I64, l.op(ir.OpSub, it, b, a))
		n := l.op(ir.OpSelect, ir.I64, l.op(ir.OpLt, ir.Bool, a, b), d, l.int(0))
		if !(it == ir.I64 && a.Op == ir.OpConst && a.Imm >= 0) {
			l.check(ir.OpFinite, l.op(ir.OpGe, ir.Bool, n, l.int(0)))
		}
		return n
	}
	wide := func(v *ir.Stmt) *ir.Stmt { return l.conv(ir.U64, v) }
	enter := l.op(ir.OpLe, ir.Bool, a, b)
	if strict {
		enter = l.op(ir.OpLt, ir.Bool, a, b)
	}
	none := l.op(ir.OpNot, ir.Bool, enter)
	if f.step != nil {
		positive := l.op(ir.OpGt, ir.Bool, by, l.constant(it, 0))
		l.check(ir.OpFinite, l.op(ir.OpOr, ir.Bool, none, positive))
	}
	one := l.constant(ir.U64, 1)
	k := wide(by)
	dist := l.op(ir.OpSub, ir.U64, wide(b), wide(a))
	if strict {
		dist = l.op(ir.OpSub, ir.U64, dist, one)
	}
	steps := l.op(ir.OpDiv, ir.U64, dist, k) // one less than the count
	least, most := extremes(it)
	room := l.op(ir.OpSub, ir.U64, wide(l.constant(it, most)), wide(lo))
	if f.down {
		room = l.op(ir.OpSub, ir.U64, wide(lo), wide(l.constant(it, least)))
	}
	rest := l.op(ir.OpSub, ir.U64, room, l.op(ir.OpMul, ir.U64, steps, k))
	ends := l.op(ir.OpLe, ir.Bool, k, rest) // the step after the last does not wrap
	if !narrow {
		fits := l.op(ir.OpLt, ir.Bool, steps, l.constant(ir.U64, 1<<63-1))
		ends = l.op(ir.OpAnd, ir.Bool, ends, fits)
	}
	l.check(ir.OpFinite, l.op(ir.OpOr, ir.Bool, none, ends))
	n := l.conv(ir.I64, l.op(ir.OpAdd, ir.U64, steps, one))
	return l.op(ir.OpSelect, ir.I64, enter, n, l.int(0))
}

func unsignedOf(t ir.Type) ir.Type {
	if t.IsSigned() {
		return t + (ir.U8 - ir.I8)
	}
	return t
}

// plainFor lowers s as a loop that ends by its condition.
func (l *lowerer) plainFor(s *ast.ForStmt, label string) {
	l.at(s)
	if s.Init != nil {
		l.stmt(s.Init)
	}
	own := l.perIteration(s)
	l.at(s)
	loop := &ir.Stmt{Op: ir.OpLoop, Blocks: []*ir.Block{{}, {}}}
	l.b.Emit(loop)
	at := l.push(scope{})
	l.b.In(loop.Blocks[0], func() {
		back := l.ownCopies(own)
		if s.Cond != nil {
			c := l.scalar(l.expr(s.Cond))
			l.at(s)
			l.cond(l.op(ir.OpNot, ir.Bool, c), func() { l.b.Break(0) }, nil)
		}
		if l.ended() {
			return
		}
		brk := func() { l.jump(at, ir.OpBreak, "break") }
		if len(own) == 0 {
			l.target(label, true, brk, func() { l.jump(at, ir.OpContinue, "continue") }, func() { l.stmts(s.Body.List) })
			return
		}
		// The variables are memory of one iteration: what follows the body,
		// a continue included, must still see them.
		blk := &ir.Block{}
		l.b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{blk}})
		in := l.push(scope{})
		l.target(label, true, brk, func() { l.jump(in, ir.OpBreak, "continue") }, func() {
			l.b.In(blk, func() { l.stmts(s.Body.List) })
		})
		l.pop()
		back()
	})
	if s.Post != nil {
		l.b.In(loop.Blocks[1], func() { l.stmt(s.Post) })
	}
	l.pop()
}

// perIteration are the variables of s that are in memory, which Go has anew in
// each iteration.
func (l *lowerer) perIteration(s *ast.ForStmt) []*types.Var {
	init, ok := s.Init.(*ast.AssignStmt)
	if !ok || init.Tok != token.DEFINE {
		return nil
	}
	var out []*types.Var
	for _, e := range init.Lhs {
		if id, ok := e.(*ast.Ident); ok {
			if obj, _ := l.fr.unit.info.Defs[id].(*types.Var); obj != nil && l.inMemory[obj] {
				out = append(out, obj)
			}
		}
	}
	return out
}

// ownCopies gives the variables vars memory of this iteration; back moves
// their values to where the next iteration and the post statement look.
func (l *lowerer) ownCopies(vars []*types.Var) (back func()) {
	var moves []func()
	for _, obj := range vars {
		outer := l.fr.vars[obj]
		p := l.newMem(outer.typ)
		l.store(p, l.load(outer.place()))
		l.fr.vars[obj] = &variable{typ: outer.typ, mem: p, key: obj}
		moves = append(moves, func() {
			l.store(outer.place(), l.load(p))
			l.fr.vars[obj] = outer
		})
	}
	return func() {
		for _, f := range moves {
			f()
		}
	}
}
