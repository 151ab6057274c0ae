package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
)

// mention finds the variable called name in the statement of u at pos, where it
// is set or read. IR positions are those of statements, for the most part.
func (u *unit) mention(pos token.Pos, name string, set bool) *ast.Ident {
	stmt := u.statementAt(pos)
	if stmt == nil {
		return nil
	}
	targets := assigned(stmt)
	var read, written *ast.Ident
	ast.Inspect(stmt, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case ast.Stmt:
			return n == stmt // others have positions of their own
		case *ast.Ident:
			v, ok := u.info.ObjectOf(n).(*types.Var)
			switch {
			case !ok || v.IsField() || n.Name != name:
			case targets[n]:
				written = firstOf(written, n)
			default:
				read = firstOf(read, n)
			}
		}
		return true
	})
	if set {
		return firstOf(written, read)
	}
	return firstOf(read, written)
}

// assigned are the variables that stmt assigns to, wholly or a part of.
func assigned(stmt ast.Node) map[*ast.Ident]bool {
	out := map[*ast.Ident]bool{}
	add := func(list ...ast.Expr) {
		for _, e := range list {
			if id := root(e); id != nil {
				out[id] = true
			}
		}
	}
	switch s := stmt.(type) {
	case *ast.AssignStmt:
		add(s.Lhs...)
	case *ast.IncDecStmt:
		add(s.X)
	case *ast.RangeStmt:
		add(s.Key, s.Value)
	}
	return out
}

// root is the variable that e is, or is a part of.
func root(e ast.Expr) *ast.Ident {
	switch e := e.(type) {
	case *ast.Ident:
		return e
	case *ast.ParenExpr:
		return root(e.X)
	case *ast.SelectorExpr:
		return root(e.X)
	case *ast.IndexExpr:
		return root(e.X)
	}
	return nil
}

func firstOf(a, b *ast.Ident) *ast.Ident {
	if a != nil {
		return a
	}
	return b
}
