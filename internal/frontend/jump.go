package frontend

import (
	"go/ast"
	"go/token"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// scope is an IR scope that encloses the current block: what depths count.
type scope struct {
	parallel bool
	sections bool
}

// target is a Go statement that break, and if it is a loop continue, may name.
type target struct {
	frame  *frame
	label  string
	loop   bool
	brk    func()
	cont   func()
	yields int // len(lowerer.yields) inside it
}

// yield is the body of a range-over-func loop, while it stands inlined in the
// iterator function. A jump out of it is remembered in code; the body then
// gives false, and the jump is made when the iterator has returned.
type yield struct {
	code  *ir.Stmt
	over  *ir.Stmt // whether the body has given false; nil if it never does
	leave func()   // gives false to the iterator
	exits []exit
}

type exit struct {
	yields int
	jump   func()
}

// push enters a scope and gives its index.
func (l *lowerer) push(s scope) int {
	l.scopes = append(l.scopes, s)
	return len(l.scopes) - 1
}

func (l *lowerer) pop() { l.scopes = l.scopes[:len(l.scopes)-1] }

// ended reports whether the current block ends in a jump.
func (l *lowerer) ended() bool {
	s := l.b.Block.Stmts
	return len(s) > 0 && s[len(s)-1].Op.Info().Effect&ir.Jumps != 0
}

// jump leaves or continues the scope with index at.
func (l *lowerer) jump(at int, op ir.Op, what string) {
	for i := len(l.scopes) - 1; i >= at; i-- {
		sc := l.scopes[i]
		if sc.sections {
			l.errorAt("jump-sections", what+" out of a concurrent section", "set a variable and test it after the sections")
			return
		}
		if sc.parallel && (i > at || op == ir.OpBreak) {
			if what == "return" {
				l.returnInParallel()
				return
			}
			l.errorAt("break-parallel", what+" out of a parallel loop, whose iterations run in no order",
				"write //spelt:serial before the loop to make it serial, or guard the body by an if")
			return
		}
	}
	depth := len(l.scopes) - 1 - at
	if op == ir.OpBreak {
		l.b.Break(depth)
	} else {
		l.b.Continue(depth)
	}
}

func (l *lowerer) returnInParallel() {
	l.errorAt("return-parallel", "return inside a parallel loop, whose iterations run in no order",
		"write //spelt:serial before the loop to make it serial, or set a variable and test it after the loop")
}

// leave makes a jump that belongs yields deep, through the iterators between.
func (l *lowerer) leave(yields int, jump func()) {
	if len(l.yields) <= yields {
		jump()
		return
	}
	y := l.yields[len(l.yields)-1]
	y.exits = append(y.exits, exit{yields, jump})
	l.b.Set(y.code, l.int(int64(len(y.exits))))
	y.leave()
}

// returnStmt is a return anywhere but at the end of an inlined function.
func (l *lowerer) returnStmt(s *ast.ReturnStmt) {
	fr := l.fr
	results := fr.resultTypes
	vals := l.returnValues(s, results)
	l.at(s)
	if fr.retStore != nil {
		fr.retStore(vals)
	}
	if fr.retJump != nil {
		l.leave(fr.yields, func() {
			saved := l.node
			l.node = s
			fr.retJump()
			l.node = saved
		})
	}
}

func (l *lowerer) branchStmt(s *ast.BranchStmt) {
	if s.Tok == token.GOTO {
		for i := len(l.targets) - 1; i >= 0; i-- {
			if t := l.targets[i]; t.frame == l.fr && t.label == gotoLabel+s.Label.Name && t.yields == len(l.yields) {
				t.brk()
				return
			}
		}
		l.error(s, "goto", "goto in a kernel", "use a loop with break and continue")
		return
	}
	if s.Tok == token.FALLTHROUGH {
		return // the switch sees to it
	}
	for i := len(l.targets) - 1; i >= 0; i-- {
		t := l.targets[i]
		if t.frame != l.fr || strings.HasPrefix(t.label, gotoLabel) || s.Label != nil && t.label != s.Label.Name || s.Tok == token.CONTINUE && !t.loop {
			continue
		}
		jump := t.brk
		if s.Tok == token.CONTINUE {
			jump = t.cont
		}
		l.leave(t.yields, func() {
			saved := l.node
			l.node = s
			jump()
			l.node = saved
		})
		return
	}
	l.error(s, "branch", "there is nothing to "+s.Tok.String()+" here", "")
}

// target pushes a target while f runs.
func (l *lowerer) target(label string, loop bool, brk, cont func(), f func()) {
	l.targets = append(l.targets, target{frame: l.fr, label: label, loop: loop, brk: brk, cont: cont, yields: len(l.yields)})
	f()
	l.targets = l.targets[:len(l.targets)-1]
}
