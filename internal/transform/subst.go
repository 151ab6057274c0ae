package transform

import "github.com/spelt-go/spelt/internal/ir"

// subst says which value stands for a removed one. Values enter it in the
// order of the code, and the value that stands for another is never removed
// later, so that one step is enough.
type subst map[*ir.Stmt]*ir.Stmt

// apply replaces the operands of s.
func (m subst) apply(s *ir.Stmt) {
	if len(m) == 0 {
		return
	}
	s.Uses(func(p **ir.Stmt) {
		if v, ok := m[*p]; ok {
			*p = v
		}
	})
}

// constant makes a constant; the caller puts it into a block.
func constant(t ir.Type, bits int64, pos ir.Pos) *ir.Stmt {
	return &ir.Stmt{Op: ir.OpConst, Type: t, Imm: ir.Normalize(t, bits), Pos: pos}
}
