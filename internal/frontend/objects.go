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
// reach. More serves no pass, and the size of a type does not belong in keys: a field added behind those that the kernel
// reads changes no code.
func (l *lowerer) trimObjects() {
	checks := map[*ir.Stmt][]*ir.Stmt{} // by pointer
	l.k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpNonNil && s.Imm > 0 {
			checks[s.Args[0]] = append(checks[s.Args[0]], s)
		}
		return true
	})
	reached := map[string]int64{} // by type
	l.k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op != ir.OpLoad {
			return true
		}
		base, end := s.Args[0], s.Type.Size()
		for base.Op == ir.OpOffset || base.Op == ir.OpElem && base.Args[1].IsConstInt(0) {
			if base.Op == ir.OpOffset {
				end += base.Imm
			}
			base = base.Args[0]
		}
		for _, c := range checks[base] {
			if t := l.pointees[c]; end <= c.Imm {
				reached[t] = max(reached[t], end)
			}
		}
		return true
	})
	for _, list := range checks {
		for _, c := range list {
			c.Imm = min(c.Imm, reached[l.pointees[c]])
		}
	}
}
