package frontend

import (
	"go/ast"
	"go/token"

	"github.com/spelt-go/spelt/internal/ir"
)

// stmts lowers a list of statements, up to one that control does not get past.
func (l *lowerer) stmts(list []ast.Stmt) {
	if from, to, label := forwardGoto(list); to > 0 && !l.fr.unit.user {
		l.stmts(list[:from])
		if !l.ended() {
			l.block(gotoLabel+label, func() { l.stmts(list[from:to]) })
		}
		l.stmts(list[to:])
		return
	}
	for i, s := range list {
		if l.ended() {
			l.unreached(&ast.BlockStmt{List: list[i:]})
			return
		}
		l.mark(s)
		l.stmt(s)
	}
}

func (l *lowerer) stmt(s ast.Stmt) {
	l.at(s)
	l.labelPos = token.NoPos
	l.labelled(s, "")
}

// labelled lowers s, which has the given label.
func (l *lowerer) labelled(s ast.Stmt, label string) {
	switch s := s.(type) {
	case *ast.BlockStmt:
		l.stmts(s.List)
	case *ast.ExprStmt:
		l.exprStmt(s)
	case *ast.AssignStmt:
		l.assign(s)
	case *ast.IncDecStmt:
		l.incDec(s)
	case *ast.DeclStmt:
		l.declStmt(s)
	case *ast.IfStmt:
		l.ifStmt(s)
	case *ast.ForStmt:
		l.forStmt(s, label)
	case *ast.RangeStmt:
		l.rangeStmt(s, label)
	case *ast.SwitchStmt:
		l.switchStmt(s, label)
	case *ast.LabeledStmt:
		l.labelPos = s.Pos()
		l.labelled(s.Stmt, s.Label.Name)
	case *ast.BranchStmt:
		l.branchStmt(s)
	case *ast.ReturnStmt:
		l.returnStmt(s)
	case *ast.EmptyStmt:
	default:
		l.refuseStmt(s)
	}
}

func (l *lowerer) refuseStmt(s ast.Stmt) {
	switch s.(type) {
	case *ast.GoStmt:
		l.error(s, "goroutine", "a goroutine is started in a kernel", "write a parallel loop, or use kernel.Concurrent")
	case *ast.DeferStmt:
		l.error(s, "defer", "defer in a kernel", "call the function where it is to run")
	case *ast.SendStmt:
		l.error(s, "channel", "a channel send in a kernel", hintChannel)
	case *ast.SelectStmt:
		l.error(s, "channel", "select in a kernel", hintChannel)
	case *ast.TypeSwitchStmt:
		l.error(s, "interface", "a type switch in a kernel", "use a type parameter, or a number that tells the kinds apart")
	default:
		l.error(s, "statement", "this statement cannot be used in a kernel", "")
	}
}

// hasBranch reports whether a break with the label is in s.
func hasBranch(s ast.Node, label string) bool {
	found := false
	ast.Inspect(s, func(n ast.Node) bool {
		if b, ok := n.(*ast.BranchStmt); ok && b.Label != nil && b.Label.Name == label {
			found = true
		}
		return !found
	})
	return found
}

// block lowers f in an IR block that a break can leave.
func (l *lowerer) block(label string, f func()) {
	blk := &ir.Block{}
	l.b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{blk}})
	at := l.push(scope{})
	l.target(label, false, func() { l.jump(at, ir.OpBreak, "break") }, nil, func() { l.b.In(blk, f) })
	l.pop()
}

func (l *lowerer) exprStmt(s *ast.ExprStmt) {
	switch e := ast.Unparen(s.X).(type) {
	case *ast.CallExpr:
		l.call(e)
	default:
		l.expr(s.X)
	}
}

func (l *lowerer) ifStmt(s *ast.IfStmt) {
	if s.Init != nil {
		l.stmt(s.Init)
	}
	c := l.scalar(l.expr(s.Cond))
	l.at(s)
	var els func()
	if s.Else != nil {
		els = func() {
			if e, ok := s.Else.(*ast.IfStmt); ok {
				l.mark(e)
			}
			l.stmt(s.Else)
		}
	}
	if c.Op == ir.OpConst && c.Imm == 0 {
		l.unreached(s.Body)
	} else if c.Op == ir.OpConst && s.Else != nil {
		l.unreached(&ast.BlockStmt{List: []ast.Stmt{s.Else}})
	}
	l.cond(c, func() { l.stmts(s.Body.List) }, els)
}

// gotoLabel begins the names of targets that a goto leads to.
const gotoLabel = "goto "

// forwardGoto finds a label in list that a goto before it leads to: the first
// statement with such a goto, and the labelled one. The standard library has
// a few; since a goto must not jump over declarations, what stands between can
// be a block of its own.
func forwardGoto(list []ast.Stmt) (from, to int, label string) {
	for i, s := range list {
		ls, ok := s.(*ast.LabeledStmt)
		if !ok {
			continue
		}
		for j := range i {
			found := false
			ast.Inspect(list[j], func(n ast.Node) bool {
				b, ok := n.(*ast.BranchStmt)
				found = found || ok && b.Tok == token.GOTO && b.Label.Name == ls.Label.Name
				return !found
			})
			if found {
				return j, i, ls.Label.Name
			}
		}
	}
	return 0, 0, ""
}
