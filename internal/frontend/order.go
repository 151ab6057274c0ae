package frontend

import (
	"go/ast"
	"go/token"
)

// memo holds what was evaluated ahead of the expression that it is part of.
type memo struct {
	calls   map[*ast.CallExpr][]value
	logical map[*ast.BinaryExpr]value
}

// hoist evaluates the calls in exprs, in lexical left-to-right order. What else
// is in them is to be evaluated before the returned function is called.
//
// The language orders calls among each other only; whether a variable is read
// before or after a call that changes it is open. The gc compiler makes all the
// calls of a statement first, and a kernel should agree with what its plain Go
// form does there too.
func (l *lowerer) hoist(exprs ...ast.Expr) (done func()) {
	saved := l.memo
	l.memo = &memo{}
	for _, e := range exprs {
		l.hoistCalls(e)
	}
	return func() { l.memo = saved }
}

func (l *lowerer) hoistCalls(e ast.Expr) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		l.hoistCalls(e.X)
	case *ast.UnaryExpr:
		l.hoistCalls(e.X)
	case *ast.StarExpr:
		l.hoistCalls(e.X)
	case *ast.SelectorExpr:
		l.hoistCalls(e.X)
	case *ast.IndexExpr:
		l.hoistCalls(e.X)
		l.hoistCalls(e.Index)
	case *ast.SliceExpr:
		l.hoistCalls(e.X)
		l.hoistCalls(e.Low)
		l.hoistCalls(e.High)
		l.hoistCalls(e.Max)
	case *ast.CompositeLit:
		for _, x := range e.Elts {
			if kv, ok := x.(*ast.KeyValueExpr); ok {
				x = kv.Value
			}
			l.hoistCalls(x)
		}
	case *ast.BinaryExpr:
		l.hoistCalls(e.X)
		if e.Op != token.LAND && e.Op != token.LOR {
			l.hoistCalls(e.Y)
		} else if hasCall(e.Y) {
			v := l.expr(e)
			if l.memo.logical == nil {
				l.memo.logical = map[*ast.BinaryExpr]value{}
			}
			l.memo.logical[e] = v
		}
	case *ast.CallExpr:
		tv := l.fr.unit.info.Types[ast.Unparen(e.Fun)]
		if tv.Value == nil && !tv.IsType() && !tv.IsBuiltin() {
			l.hoistCalls(e.Fun)
		}
		for _, a := range e.Args {
			l.hoistCalls(a)
		}
		if tv.IsType() || tv.IsBuiltin() {
			return
		}
		vals := l.call(e)
		if l.memo.calls == nil {
			l.memo.calls = map[*ast.CallExpr][]value{}
		}
		l.memo.calls[e] = vals
	}
}

// hasCall reports whether a call, or a conversion, is in e.
func hasCall(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			found = true
		}
		return !found
	})
	return found
}
