package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// rangeFunc is a range over an iterator function. Its body stands inlined
// where the iterator, inlined itself, calls yield.
func (l *lowerer) rangeFunc(s *ast.RangeStmt, label string, o loopOptions) {
	if c, ok := ast.Unparen(s.X).(*ast.CallExpr); ok && l.rangeGrid(s, c, label, o) {
		return
	}
	f := l.expr(s.X)
	if f.fn == nil {
		if len(l.diags.Errors()) == 0 {
			l.error(s.X, "func-value", "a range over a function that is not known when the kernel is compiled", "call an iterator function by name")
		}
		return
	}
	l.at(s)
	y := &yield{code: l.b.Local("", l.int(0))}
	if mayLeave(s.Body) {
		y.over = l.b.Local("", l.b.Bool(false))
	}
	fr := l.fr
	c := &closure{yield: func(args []value) value { return l.yieldBody(s, label, fr, y, args) }}
	arg := value{typ: types.NewSignatureType(nil, nil, nil, nil, nil, false), fn: c}
	l.invoke(s.X, f.fn, []value{arg})
	if len(y.exits) == 0 && y.code != nil {
		return
	}
	for i, e := range y.exits {
		is := l.op(ir.OpEq, ir.Bool, l.b.Get(y.code), l.int(int64(i+1)))
		l.b.If(is, func() { l.leave(e.yields, e.jump) }, nil)
	}
}

// yieldBody is a call of yield: the body of s, in its own frame.
func (l *lowerer) yieldBody(s *ast.RangeStmt, label string, fr *frame, y *yield, args []value) value {
	saved, node, memo := l.fr, l.node, l.memo
	l.fr, l.memo = fr, nil
	defer func() { l.fr, l.node, l.memo = saved, node, memo }()
	boolType := types.Typ[types.Bool]
	if y.over != nil {
		// Go's words. The whole kernel ends, so that nothing is called later.
		l.node = s
		l.b.Pos = l.irPos(s.Pos())
		l.cond(l.b.Get(y.over), func() {
			l.fail("range function continued iteration after function for loop body returned false")
		}, nil)
	}
	body := func() {
		l.startBody(s.Body)
		l.yields = append(l.yields, y)
		for i, e := range [...]ast.Expr{s.Key, s.Value} {
			if i < len(args) {
				l.bind(s, e, args[i])
			}
		}
		l.stmts(s.Body.List)
		l.yields = l.yields[:len(l.yields)-1]
		l.endBody()
	}
	if !anyJump(s.Body) {
		body()
		return leaves(boolType, l.b.Bool(true))
	}
	again := l.b.Local("", l.b.Bool(true))
	blk := &ir.Block{}
	l.b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{blk}})
	at := l.push(scope{})
	cont := func() { l.jump(at, ir.OpBreak, "continue") }
	brk := func() {
		l.b.Set(again, l.b.Bool(false))
		if y.over != nil {
			l.b.Set(y.over, l.b.Bool(true))
		}
		l.jump(at, ir.OpBreak, "break")
	}
	outer := y.leave
	y.leave = brk
	l.targets = append(l.targets, target{frame: fr, label: label, loop: true, brk: brk, cont: cont, yields: len(l.yields) + 1})
	l.b.In(blk, body)
	l.targets = l.targets[:len(l.targets)-1]
	y.leave = outer
	l.pop()
	return leaves(boolType, l.b.Get(again))
}

// anyJump reports whether a return, or a break or continue, is in n.
func anyJump(n ast.Node) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt, *ast.BranchStmt:
			found = true
		}
		return !found
	})
	return found
}

// mayLeave reports whether a jump in n may leave the loop whose body n is.
func mayLeave(n ast.Node) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			found = true
		case *ast.BranchStmt:
			found = found || n.Label != nil || n.Tok == token.BREAK
		}
		return !found
	})
	return found
}
