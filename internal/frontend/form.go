package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
)

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
