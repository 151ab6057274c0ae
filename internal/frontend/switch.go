package frontend

import (
	"go/ast"
	"go/token"

	"github.com/spelt-go/spelt/internal/ir"
)

func (l *lowerer) switchStmt(s *ast.SwitchStmt, label string) {
	falls := false
	for _, c := range s.Body.List {
		falls = falls || fallsThrough(c.(*ast.CaseClause))
	}
	reached := make([]bool, len(s.Body.List))
	body := func(n int) {
		if n < len(s.Body.List) {
			reached[n] = true
			l.stmts(s.Body.List[n].(*ast.CaseClause).Body)
		}
	}
	lower := func() { l.switchCases(s, body) }
	if falls {
		lower = func() { l.switchFalls(s) }
	}
	if hasBreak(s, label) {
		l.block(label, lower)
	} else {
		lower()
	}
	for i, c := range s.Body.List {
		if !falls && !reached[i] {
			l.unreached(c)
		}
	}
}

func fallsThrough(c *ast.CaseClause) bool {
	if len(c.Body) == 0 {
		return false
	}
	b, ok := c.Body[len(c.Body)-1].(*ast.BranchStmt)
	return ok && b.Tok == token.FALLTHROUGH
}

// hasBreak reports whether s is left by a break.
func hasBreak(s *ast.SwitchStmt, label string) bool {
	found := label != "" && hasBranch(s, label)
	ast.Inspect(s.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit, *ast.ForStmt, *ast.RangeStmt, *ast.SwitchStmt, *ast.SelectStmt, *ast.TypeSwitchStmt:
			return false
		case *ast.BranchStmt:
			found = found || n.Tok == token.BREAK && n.Label == nil
		}
		return !found
	})
	return found
}

// switchCases lowers s as a chain of ifs. body(n) lowers clause n; for n past
// the last clause, what happens if none is taken and there is no default.
func (l *lowerer) switchCases(s *ast.SwitchStmt, body func(n int)) {
	l.at(s)
	if s.Init != nil {
		l.stmt(s.Init)
	}
	tag := l.switchTag(s)
	def := len(s.Body.List)
	for i, c := range s.Body.List {
		if c.(*ast.CaseClause).List == nil {
			def = i
		}
	}
	var from func(i int)
	from = func(i int) {
		for i < len(s.Body.List) && i == def {
			i++
		}
		if i >= len(s.Body.List) {
			body(def)
			return
		}
		cc := s.Body.List[i].(*ast.CaseClause)
		l.at(cc)
		c := l.caseCond(tag, cc)
		l.cond(c, func() { body(i) }, func() { from(i + 1) })
	}
	from(0)
}

func (l *lowerer) switchTag(s *ast.SwitchStmt) *value {
	if s.Tag == nil {
		return nil
	}
	v := l.settle(l.flat(l.expr(s.Tag)))
	return &v
}

// caseCond is whether one of the values of cc matches.
func (l *lowerer) caseCond(tag *value, cc *ast.CaseClause) *ir.Stmt {
	var rest func(i int) *ir.Stmt
	one := func(e ast.Expr) *ir.Stmt {
		v := l.expr(e)
		if tag == nil {
			return l.scalar(v)
		}
		l.node = e
		return l.compare(e, ir.OpEq, *tag, v)
	}
	rest = func(i int) *ir.Stmt {
		x := one(cc.List[i])
		if i == len(cc.List)-1 {
			return x
		}
		if x.Op == ir.OpConst && x.Imm != 0 {
			return x
		}
		blk := &ir.Block{}
		var y *ir.Stmt
		l.b.In(blk, func() { y = rest(i + 1) })
		if x.Op == ir.OpConst || cheap(blk) {
			l.b.Block.Stmts = append(l.b.Block.Stmts, blk.Stmts...)
			return l.op(ir.OpOr, ir.Bool, x, y)
		}
		r := l.b.Local("", x)
		l.b.In(blk, func() { l.b.Set(r, y) })
		l.b.Emit(&ir.Stmt{Op: ir.OpIf, Args: []*ir.Stmt{x}, Blocks: []*ir.Block{{}, blk}})
		return l.b.Get(r)
	}
	return rest(0)
}

// switchFalls lowers a switch with a fallthrough: first the number of the
// clause to begin with, then each clause in order, one going on to the next.
func (l *lowerer) switchFalls(s *ast.SwitchStmt) {
	n := len(s.Body.List)
	l.at(s)
	sel := l.b.Local("", l.int(int64(n)))
	l.switchCases(s, func(i int) { l.b.Set(sel, l.int(int64(i))) })
	for i, c := range s.Body.List {
		cc := c.(*ast.CaseClause)
		l.at(cc)
		is := l.op(ir.OpEq, ir.Bool, l.b.Get(sel), l.int(int64(i)))
		l.b.If(is, func() {
			l.stmts(cc.Body)
			if fallsThrough(cc) && !l.ended() {
				l.b.Set(sel, l.int(int64(i+1)))
			}
		}, nil)
	}
}
