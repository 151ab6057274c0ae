package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// returnValues are the values of a return statement.
func (l *lowerer) returnValues(s *ast.ReturnStmt, results []types.Type) []value {
	l.at(s)
	if len(s.Results) == 0 {
		return l.namedResults()
	}
	if l.memo == nil {
		defer l.hoist(s.Results...)()
	}
	var vals []value
	if len(s.Results) == 1 && len(results) != 1 {
		if c, ok := ast.Unparen(s.Results[0]).(*ast.CallExpr); ok {
			vals = l.call(c)
		}
	} else {
		for _, e := range s.Results {
			v := l.expr(e)
			if len(s.Results) > 1 {
				v = l.settle(v)
			}
			vals = append(vals, v)
		}
	}
	for i := range vals {
		if i < len(results) {
			vals[i] = l.convertTo(vals[i], results[i])
		}
	}
	return vals
}

// anyReturn reports whether a return of the same function is in list.
func anyReturn(list []ast.Stmt) bool {
	found := false
	for _, s := range list {
		ast.Inspect(s, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ReturnStmt:
				found = true
			}
			return !found
		})
	}
	return found
}

// terminates reports whether control never gets past list.
func (u *unit) terminates(list []ast.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch s := list[len(list)-1].(type) {
	case *ast.ReturnStmt:
		return true
	case *ast.ExprStmt:
		if c, ok := s.X.(*ast.CallExpr); ok {
			id, ok := c.Fun.(*ast.Ident)
			return ok && id.Name == "panic" && u.info.Types[id].IsBuiltin()
		}
	case *ast.BlockStmt:
		return u.terminates(s.List)
	case *ast.IfStmt:
		return s.Else != nil && u.terminates(s.Body.List) && u.terminates([]ast.Stmt{s.Else})
	case *ast.SwitchStmt:
		hasDefault := false
		for _, c := range s.Body.List {
			cc := c.(*ast.CaseClause)
			hasDefault = hasDefault || cc.List == nil
			if !u.terminates(cc.Body) {
				return false
			}
		}
		return hasDefault && !leavesSwitch(s)
	}
	return false
}

// leavesSwitch reports whether s has a fallthrough, or a break that may be its
// own.
func leavesSwitch(s *ast.SwitchStmt) bool {
	found := false
	for _, c := range s.Body.List {
		ast.Inspect(c, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit, *ast.ForStmt, *ast.RangeStmt:
				return false
			case *ast.SwitchStmt:
				return n == s
			case *ast.BranchStmt:
				found = found || n.Tok == token.BREAK || n.Tok == token.FALLTHROUGH
			}
			return true
		})
	}
	return found
}

// tailable reports whether every return in list is the last thing that
// happens, after moving what follows an if or a switch into a branch of it.
func (u *unit) tailable(list []ast.Stmt) bool {
	if _, to, _ := forwardGoto(list); to > 0 {
		return false
	}
	for i, s := range list {
		rest := list[i+1:]
		if _, ok := s.(*ast.ReturnStmt); ok {
			return true
		}
		if !anyReturn([]ast.Stmt{s}) {
			continue
		}
		branches, ok := u.branchesOf(s, rest)
		if !ok {
			return false
		}
		for _, b := range branches {
			if !u.tailable(b) {
				return false
			}
		}
		return true
	}
	return true
}

// branchesOf are the statement lists that s may go on with, rest being what
// follows s: in one of them only, since it is not to be lowered twice.
func (u *unit) branchesOf(s ast.Stmt, rest []ast.Stmt) (out [][]ast.Stmt, ok bool) {
	open := 0
	add := func(list []ast.Stmt) {
		if !u.terminates(list) {
			open++
			list = append(append([]ast.Stmt(nil), list...), rest...)
		}
		out = append(out, list)
	}
	switch s := s.(type) {
	case *ast.BlockStmt:
		add(s.List)
	case *ast.IfStmt:
		add(s.Body.List)
		if s.Else != nil {
			add([]ast.Stmt{s.Else})
		} else {
			add(nil)
		}
	case *ast.SwitchStmt:
		if leavesSwitch(s) {
			return nil, false
		}
		hasDefault := false
		for _, c := range s.Body.List {
			cc := c.(*ast.CaseClause)
			hasDefault = hasDefault || cc.List == nil
			add(cc.Body)
		}
		if !hasDefault {
			add(nil)
		}
	default:
		return nil, false
	}
	return out, open <= 1 || len(rest) == 0
}

// tail lowers a tailable list.
func (l *lowerer) tail(list []ast.Stmt) {
	for i, s := range list {
		if l.ended() {
			l.unreached(&ast.BlockStmt{List: list[i:]})
			return
		}
		l.mark(s)
		if !anyReturn([]ast.Stmt{s}) {
			l.stmt(s)
			continue
		}
		if r, ok := s.(*ast.ReturnStmt); ok {
			l.stmt(r)
			return
		}
		b, _ := l.fr.unit.branchesOf(s, list[i+1:])
		switch s := s.(type) {
		case *ast.BlockStmt:
			l.tail(b[0])
		case *ast.IfStmt:
			l.at(s)
			if s.Init != nil {
				l.stmt(s.Init)
			}
			c := l.scalar(l.expr(s.Cond))
			l.at(s)
			if c.Op == ir.OpConst && c.Imm == 0 {
				l.unreached(&ast.BlockStmt{List: b[0]})
			} else if c.Op == ir.OpConst {
				l.unreached(&ast.BlockStmt{List: b[1]})
			}
			l.cond(c, func() { l.tail(b[0]) }, func() { l.tail(b[1]) })
		case *ast.SwitchStmt:
			reached := make([]bool, len(b))
			l.switchCases(s, func(n int) {
				if n < len(b) {
					reached[n] = true
					l.tail(b[n])
				}
			})
			for n, list := range b {
				if !reached[n] {
					l.unreached(&ast.BlockStmt{List: list})
				}
			}
		}
		return
	}
}
