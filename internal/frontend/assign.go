package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
)

func (l *lowerer) declStmt(s *ast.DeclStmt) {
	g, ok := s.Decl.(*ast.GenDecl)
	if !ok || g.Tok != token.VAR {
		return // constants and types need no code
	}
	for _, spec := range g.Specs {
		vs := spec.(*ast.ValueSpec)
		l.at(vs)
		if len(vs.Values) == 0 {
			for _, id := range vs.Names {
				obj, _ := l.fr.unit.info.Defs[id].(*types.Var)
				if obj == nil {
					continue
				}
				t := subst(obj.Type(), l.fr.tm)
				if refusal(t) != nil && !isFunc(t) && !isString(t) {
					saved := l.node
					l.node = id
					l.refused(t)
					l.node = saved
					t = types.Typ[types.Int]
				}
				l.declareZero(obj, t, false)
			}
			continue
		}
		vals := l.valueList(vs.Values, len(vs.Names))
		for i, id := range vs.Names {
			if obj, _ := l.fr.unit.info.Defs[id].(*types.Var); obj != nil && id.Name != "_" && i < len(vals) {
				l.declare(obj, l.convertTo(vals[i], subst(obj.Type(), l.fr.tm)))
			}
		}
	}
}

// valueList evaluates the right side of a declaration or assignment of n
// variables.
func (l *lowerer) valueList(list []ast.Expr, n int) []value {
	if len(list) == 1 && n > 1 {
		switch e := ast.Unparen(list[0]).(type) {
		case *ast.CallExpr:
			return l.call(e)
		case *ast.IndexExpr:
			l.error(e, "map", "a map in a kernel", hintMap)
		default:
			l.expr(e)
		}
		return nil
	}
	if l.memo == nil {
		defer l.hoist(list...)()
	}
	vals := make([]value, len(list))
	for i, e := range list {
		vals[i] = l.expr(e)
		if n > 1 {
			vals[i] = l.settle(vals[i])
		}
	}
	return vals
}

func (l *lowerer) assign(s *ast.AssignStmt) {
	switch s.Tok {
	case token.DEFINE:
		l.define(s)
	case token.ASSIGN:
		l.assignEach(s)
	default:
		defer l.hoist(s.Lhs[0], s.Rhs[0])()
		l.opAssign(s.Lhs[0], assignOps[s.Tok], func(types.Type) value { return l.expr(s.Rhs[0]) })
	}
}

var assignOps = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL, token.QUO_ASSIGN: token.QUO,
	token.REM_ASSIGN: token.REM, token.AND_ASSIGN: token.AND, token.OR_ASSIGN: token.OR, token.XOR_ASSIGN: token.XOR,
	token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR, token.AND_NOT_ASSIGN: token.AND_NOT,
}

func (l *lowerer) define(s *ast.AssignStmt) {
	info := l.fr.unit.info
	vals := l.valueList(s.Rhs, len(s.Lhs))
	l.at(s)
	for i, e := range s.Lhs {
		id, ok := e.(*ast.Ident)
		if !ok || i >= len(vals) {
			if ok && id.Name != "_" && i >= len(vals) { // after an error
				if obj, _ := info.Defs[id].(*types.Var); obj != nil {
					l.declareAfterError(obj)
				}
			}
			continue
		}
		if id.Name == "_" {
			continue
		}
		l.node = id
		if obj, _ := info.Defs[id].(*types.Var); obj != nil {
			l.declare(obj, l.convertTo(vals[i], subst(obj.Type(), l.fr.tm)))
		} else if p := l.assignable(id); p != nil {
			l.store(p, l.convertTo(vals[i], p.typ))
		}
	}
}

func (l *lowerer) declareAfterError(obj *types.Var) {
	v := l.zeroAny(subst(obj.Type(), l.fr.tm))
	l.fr.vars[obj] = l.newVariable(obj, obj.Name(), v)
}

// assignEach is x = y, or several of them at once. Which of its parts fails first is open in the language but for calls; it
// is as the gc compiler has it, see failorder.go.
func (l *lowerer) assignEach(s *ast.AssignStmt) {
	defer l.hoist(append(append([]ast.Expr(nil), s.Lhs...), s.Rhs...)...)()
	places := make([]*place, len(s.Lhs))
	var vals []value
	if len(s.Rhs) == len(s.Lhs) {
		vals = l.ordered(s.Lhs, s.Rhs, places)
	} else {
		for i, e := range s.Lhs {
			places[i] = l.assignable(e)
		}
		vals = l.valueList(s.Rhs, len(s.Lhs))
	}
	l.at(s)
	for i, p := range places {
		if p != nil && i < len(vals) {
			l.node = s.Lhs[i]
			l.store(p, l.convertTo(vals[i], p.typ))
		}
	}
}

// opAssign is x op= y. y comes first, as the gc compiler has it, which also
// keeps the read of x next to the write.
func (l *lowerer) opAssign(lhs ast.Expr, op token.Token, rhs func(types.Type) value) {
	n := l.node
	p := l.assignable(lhs)
	if p == nil {
		return
	}
	if l.refused(p.typ) {
		return
	}
	y := rhs(p.typ)
	l.at(n)
	x := l.load(p)
	l.store(p, l.arith(n, op, p.typ, x, y))
}

func (l *lowerer) incDec(s *ast.IncDecStmt) {
	op := token.ADD
	if s.Tok == token.DEC {
		op = token.SUB
	}
	l.opAssign(s.X, op, func(t types.Type) value {
		it := irType(t)
		if it.IsFloat() {
			return leaves(t, l.b.Float(it, 1))
		}
		return leaves(t, l.constant(it, 1))
	})
}
