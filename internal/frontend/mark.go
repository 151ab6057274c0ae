package frontend

import (
	"go/ast"
	"go/token"

	"github.com/spelt-go/spelt/internal/ir"
)

// mark marks where the code of s begins.
func (l *lowerer) mark(s ast.Stmt) {
	if pos, end, ok := l.extent(s); ok {
		l.b.Block.Stmts = append(l.b.Block.Stmts, ir.NewMark(pos, end, false))
	}
}

// unreached marks the statements in n as never run. Their marks are kept apart, since there is no code that they stand in.
func (l *lowerer) unreached(n ast.Node) {
	if n == nil {
		return
	}
	ast.Inspect(n, func(n ast.Node) bool {
		list, ok := listOf(n)
		if s, is := n.(*ast.IfStmt); is {
			if e, is := s.Else.(*ast.IfStmt); is {
				list = []ast.Stmt{e}
			}
		}
		for _, s := range list {
			if pos, end, counts := l.extent(s); counts {
				l.dead = append(l.dead, ir.NewMark(pos, end, true))
			}
		}
		_, lit := n.(*ast.FuncLit)
		return ok || !lit
	})
}

// listOf is the list of statements that n is.
func listOf(n ast.Node) ([]ast.Stmt, bool) {
	switch n := n.(type) {
	case *ast.BlockStmt:
		return n.List, true
	case *ast.CaseClause:
		return n.Body, true
	}
	return nil, false
}

// extent is where s begins and where its first line, or what stands there before a body, ends. It is false for what is not
// a statement of its own.
func (l *lowerer) extent(s ast.Stmt) (pos ir.Pos, end int32, ok bool) {
	stop := s.End()
	switch s := s.(type) {
	case *ast.BlockStmt, *ast.LabeledStmt, *ast.EmptyStmt:
		return pos, 0, false
	case *ast.DeclStmt:
		if g, ok := s.Decl.(*ast.GenDecl); !ok || g.Tok != token.VAR {
			return pos, 0, false
		}
	case *ast.IfStmt:
		stop = s.Body.Lbrace
	case *ast.ForStmt:
		stop = s.Body.Lbrace
	case *ast.RangeStmt:
		stop = s.Body.Lbrace
	case *ast.SwitchStmt:
		stop = s.Body.Lbrace
	}
	pos = l.irPos(s.Pos())
	if !pos.IsValid() {
		return pos, 0, false
	}
	from, to := l.fset.Position(s.Pos()), l.fset.Position(stop)
	if to.Line != from.Line {
		f := l.fset.File(s.Pos())
		if line := f.Line(s.Pos()); line < f.LineCount() {
			to.Column = from.Column + int(f.LineStart(line+1)-1-s.Pos())
		}
	}
	return pos, int32(max(to.Column, from.Column+1)), true
}
