package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// plainFor lowers s as a loop that ends by its condition.
func (l *lowerer) plainFor(s *ast.ForStmt, label string, o loopOptions) {
	l.at(s)
	if s.Init != nil {
		l.stmt(s.Init)
	}
	own := l.perIteration(s)
	l.at(s)
	loop := &ir.Stmt{Op: ir.OpLoop, Blocks: []*ir.Block{{}, {}}}
	l.b.Emit(loop)
	l.unique[loop] = o.unique
	at := l.push(scope{})
	l.b.In(loop.Blocks[0], func() {
		back := l.ownCopies(own)
		if s.Cond != nil {
			c := l.scalar(l.expr(s.Cond))
			l.at(s)
			l.cond(l.op(ir.OpNot, ir.Bool, c), func() { l.b.Break(0) }, nil)
		}
		if l.ended() {
			return
		}
		brk := func() { l.jump(at, ir.OpBreak, "break") }
		if len(own) == 0 {
			l.target(label, true, brk, func() { l.jump(at, ir.OpContinue, "continue") }, func() { l.stmts(s.Body.List) })
			return
		}
		// The variables are memory of one iteration: what follows the body,
		// a continue included, must still see them.
		blk := &ir.Block{}
		l.b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{blk}})
		in := l.push(scope{})
		l.target(label, true, brk, func() { l.jump(in, ir.OpBreak, "continue") }, func() {
			l.b.In(blk, func() { l.stmts(s.Body.List) })
		})
		l.pop()
		back()
	})
	if s.Post != nil {
		l.b.In(loop.Blocks[1], func() { l.stmt(s.Post) })
	}
	l.pop()
}

// perIteration are the variables of s that are in memory, which Go has anew in
// each iteration.
func (l *lowerer) perIteration(s *ast.ForStmt) []*types.Var {
	init, ok := s.Init.(*ast.AssignStmt)
	if !ok || init.Tok != token.DEFINE {
		return nil
	}
	var out []*types.Var
	for _, e := range init.Lhs {
		if id, ok := e.(*ast.Ident); ok {
			if obj, _ := l.fr.unit.info.Defs[id].(*types.Var); obj != nil && l.inMemory[obj] {
				out = append(out, obj)
			}
		}
	}
	return out
}

// ownCopies gives the variables vars memory of this iteration; back moves
// their values to where the next iteration and the post statement look.
func (l *lowerer) ownCopies(vars []*types.Var) (back func()) {
	var moves []func()
	for _, obj := range vars {
		outer := l.fr.vars[obj]
		p := l.newMem(outer.typ)
		l.store(p, l.load(outer.place()))
		l.fr.vars[obj] = &variable{typ: outer.typ, mem: p, key: obj}
		moves = append(moves, func() {
			l.store(outer.place(), l.load(p))
			l.fr.vars[obj] = outer
		})
	}
	return func() {
		for _, f := range moves {
			f()
		}
	}
}
