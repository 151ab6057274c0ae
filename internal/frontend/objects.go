package frontend

import (
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// pointee notes that the check c is of a pointer to a t.
func (l *lowerer) pointee(c *ir.Stmt, t types.Type) {
	c.Imm = pointsAt(t)
	if c.Imm > 0 {
		l.pointees[c] = types.TypeString(t, nil)
	}
}

// trimObjects has the checks of pointers promise no more memory than what loads at fixed places in objects of the type
// reach, in the same top-level loop or run of statements between such. More serves no pass, and does not belong in keys:
// a field added behind those that the kernel reads changes no code, and what one loop reads is nothing to another.
func (l *lowerer) trimObjects() {
	type object struct {
		typ     string
		segment int
	}
	checks := map[*ir.Stmt][]*ir.Stmt{} // by pointer
	segments := map[*ir.Stmt]int{}      // of checks
	reached := map[object]int64{}
	l.eachSegment(func(segment int, s *ir.Stmt) {
		if s.Op == ir.OpNonNil && s.Imm > 0 {
			checks[s.Args[0]] = append(checks[s.Args[0]], s)
			segments[s] = segment
		}
	})
	l.eachSegment(func(segment int, s *ir.Stmt) {
		if s.Op != ir.OpLoad {
			return
		}
		base, end := s.Args[0], s.Type.Size()
		for base.Op == ir.OpOffset || base.Op == ir.OpElem && base.Args[1].IsConstInt(0) {
			if base.Op == ir.OpOffset {
				end += base.Imm
			}
			base = base.Args[0]
		}
		for _, c := range checks[base] {
			if o := (object{l.pointees[c], segment}); end <= c.Imm {
				reached[o] = max(reached[o], end)
			}
		}
	})
	for c, segment := range segments {
		c.Imm = min(c.Imm, reached[object{l.pointees[c], segment}])
	}
}

// eachSegment calls f with the statements of the kernel, and with the number of the top-level loop or run of statements
// between such that they are in.
func (l *lowerer) eachSegment(f func(segment int, s *ir.Stmt)) {
	segment := 0
	for _, top := range l.k.Body.Stmts {
		if top.HasParallel() {
			segment++
		}
		one := ir.Block{Stmts: []*ir.Stmt{top}}
		one.Walk(func(s *ir.Stmt) bool { f(segment, s); return true })
		if top.HasParallel() {
			segment++
		}
	}
}
