package construct

import "github.com/spelt-go/spelt/internal/ir"

// originMark in Pos.File says that Pos.Line is an ID + 1.
const originMark = -1

// MarkOrigin replaces the position of every statement of a construct's code by
// a mark with its ID, which survives cloning and passes.
func MarkOrigin(k *ir.Kernel) {
	k.Number()
	k.Body.Walk(func(s *ir.Stmt) bool {
		s.Pos = ir.Pos{File: originMark, Line: s.ID + 1}
		return true
	})
}

// OriginID is the ID that a statement was marked with, or -1.
func OriginID(s *ir.Stmt) int32 { return OriginOf(s.Pos) }

// OriginOf is the ID in a mark, or -1 if p is a position.
func OriginOf(p ir.Pos) int32 {
	if p.File != originMark {
		return -1
	}
	return p.Line - 1
}
