package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

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
	for _, s := range list {
		if l.ended() {
			return
		}
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
		l.error(s, "channel", "a channel send in a kernel", "use a slice that the loop fills")
	case *ast.SelectStmt:
		l.error(s, "channel", "select in a kernel", "use a slice that the loop fills")
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
		els = func() { l.stmt(s.Else) }
	}
	l.cond(c, func() { l.stmts(s.Body.List) }, els)
}

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
				l.declare(obj, l.zero(t))
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
			l.error(e, "map", "a map in a kernel", "use a slice, with keys and values sorted before the launch")
		default:
			l.expr(e)
		}
		return nil
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
		l.opAssign(s.Lhs[0], assignOps[s.Tok], func(t types.Type) value { return l.expr(s.Rhs[0]) })
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

func (l *lowerer) assignEach(s *ast.AssignStmt) {
	places := make([]*place, len(s.Lhs))
	for i, e := range s.Lhs {
		places[i] = l.assignable(e)
	}
	vals := l.valueList(s.Rhs, len(s.Lhs))
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
