package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
)

// Of several parts of an assignment that fail, plain Go reports one, and a kernel has to report the same. The language leaves
// the order open but for calls, which have been made by now (see hoist); so this is the gc compiler's (walk/assign.go there):
//
//   - one assignment computes what stands on its left inside of indices and is more than an access (in x[a[i]+1] the sum, but
//     in x[a[i]] nothing), then the right side, then the rest of the left: the index or pointer at last;
//   - several are made one after the other, except that what an earlier one might change is computed in front of all.

// ordered evaluates lhs and rhs, which are of one length, in that order. The stores are left to do.
func (l *lowerer) ordered(lhs, rhs []ast.Expr, places []*place) []value {
	vals := make([]value, len(rhs))
	done := make([]bool, len(rhs))
	eval := func(i int) {
		if vals[i] = l.expr(rhs[i]); len(rhs) > 1 {
			vals[i] = l.settle(vals[i])
		}
		done[i] = true
	}
	before := changed{l: l, vars: map[types.Object]bool{}}
	for i := range lhs {
		if len(lhs) == 1 {
			break
		}
		base := ast.Unparen(lhs[i])
	drill:
		for {
			switch e := base.(type) {
			case *ast.IndexExpr:
				if t := l.typeOf(e.X); t != nil {
					if _, ok := t.Underlying().(*types.Array); ok {
						before.save(e.Index)
						base = ast.Unparen(e.X)
						continue
					}
				}
			case *ast.SelectorExpr:
				if t := l.typeOf(e.X); t != nil && !isPointer(t) {
					base = ast.Unparen(e.X)
					continue
				}
			}
			break drill
		}
		switch e := base.(type) {
		case *ast.IndexExpr:
			before.save(e.X)
			before.save(e.Index)
		case *ast.StarExpr:
			before.save(e.X)
		case *ast.SelectorExpr:
			before.save(e.X)
		}
		if before.affects(rhs[i]) {
			eval(i)
		}
		before.add(base)
	}
	for i, e := range lhs {
		l.inner(e)
		if !done[i] {
			eval(i)
		}
		l.node = e
		places[i] = l.assignable(e)
	}
	return vals
}

// inner evaluates what e, on the left of an assignment, has inside that is more than an access, for the sake of its checks.
func (l *lowerer) inner(e ast.Expr) {
	if e == nil || l.fr.unit.info.Types[e].Value != nil {
		return
	}
	switch e := e.(type) {
	case *ast.Ident:
		return
	case *ast.ParenExpr:
		l.inner(e.X)
		return
	case *ast.StarExpr:
		l.inner(e.X)
		return
	case *ast.SelectorExpr:
		if l.fr.unit.info.Selections[e] != nil {
			l.inner(e.X)
		}
		return
	case *ast.IndexExpr:
		l.inner(e.X)
		l.inner(e.Index)
		return
	case *ast.CallExpr:
		if id, ok := ast.Unparen(e.Fun).(*ast.Ident); ok && (id.Name == "len" || id.Name == "cap") && l.fr.unit.info.Types[e.Fun].IsBuiltin() {
			l.inner(e.Args[0])
			return
		}
	case *ast.CompositeLit, *ast.FuncLit:
		return
	}
	if l.mayFail(e) {
		l.expr(e)
	}
}

// mayFail reports whether evaluating e may fail, or is a call.
func (l *lowerer) mayFail(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IndexExpr, *ast.SliceExpr, *ast.StarExpr:
			found = true
		case *ast.SelectorExpr:
			t := l.typeOf(n.X)
			found = found || t != nil && isPointer(t)
		case *ast.BinaryExpr:
			found = found || n.Op == token.QUO || n.Op == token.REM || n.Op == token.SHL || n.Op == token.SHR
		case *ast.CallExpr:
			found = found || !l.fr.unit.info.Types[n.Fun].IsType()
		}
		return !found
	})
	return found
}

// changed is what the assignments so far of a statement change.
type changed struct {
	l      *lowerer
	vars   map[types.Object]bool
	memory bool
}

// add notes that base, a variable or an access through memory, is assigned to.
func (a *changed) add(base ast.Expr) {
	id, ok := base.(*ast.Ident)
	switch {
	case !ok:
		a.memory = true
	case id.Name != "_":
		a.vars[a.l.fr.unit.info.ObjectOf(id)] = true
	}
}

// affects reports whether e may depend on what has been assigned to.
func (a *changed) affects(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			found = found || a.vars[a.l.fr.unit.info.ObjectOf(n)]
		case *ast.CallExpr:
			tv := a.l.fr.unit.info.Types[n]
			found = found || a.memory && tv.Value == nil && !a.l.fr.unit.info.Types[n.Fun].IsType()
		case *ast.IndexExpr, *ast.SliceExpr, *ast.StarExpr, *ast.CompositeLit:
			found = found || a.memory
		case *ast.BinaryExpr:
			found = found || a.memory && n.Op.Precedence() == comparing
		case *ast.SelectorExpr:
			t := a.l.typeOf(n.X)
			found = found || a.memory && t != nil && isPointer(t)
		}
		return !found
	})
	return found
}

// comparing is the precedence of == and its like, which gc takes to read memory.
const comparing = 3

// save evaluates e, an operand on the left, if what has been assigned to may change it.
func (a *changed) save(e ast.Expr) {
	if a.affects(e) && a.l.fr.unit.info.Types[e].Value == nil && a.l.mayFail(e) {
		a.l.expr(e)
	}
}
