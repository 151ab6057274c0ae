package construct

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// lengths makes the constant lengths of arrays that loop, in the construct's
// code, indexes with an affine function of its own index into parameters of the
// construct. Its trip counts are parameters, so the code could not make use of
// such a length in any case; and an array of another length does not change it.
// A length that equals a constant trip count is the same parameter.
func (c *coder) lengths(loop *ir.Stmt) {
	own, inner := map[*ir.Stmt]bool{}, map[*ir.Stmt]bool{}
	for _, p := range loop.Blocks[0].Params {
		own[p] = true
	}
	lifted := map[*ir.Stmt]bool{}
	loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
		inner[s] = true
		for _, b := range s.Blocks {
			for _, p := range b.Params {
				inner[p] = true
			}
		}
		if s.Op != ir.OpBounds || !s.Args[1].IsConst() {
			return true
		}
		x := &indexing{own: own, inner: inner, left: maxIndex}
		if n := s.Args[1]; x.affine(s.Args[0]) && x.used {
			s.Args[1] = c.param(task.Source{Kind: task.FromConst, Type: n.Type, Val: n.Imm}, "")
			lifted[n] = true
		}
		return true
	})
	if len(lifted) == 0 {
		return
	}
	used := func(s *ir.Stmt) bool {
		s.Uses(func(p **ir.Stmt) { delete(lifted, *p) })
		return true
	}
	c.b.Block.Walk(used)
	used(loop)
	loop.Blocks[0].Walk(used)
	keep := func(s *ir.Stmt) bool { return !lifted[s] }
	rewrite(loop.Blocks[0], keep)
	rewrite(c.b.Block, keep)
}

// maxIndex bounds the operations of an index that is looked at.
const maxIndex = 64

// indexing looks at how an index is computed.
type indexing struct {
	own   map[*ir.Stmt]bool // indices of the parallel loop
	inner map[*ir.Stmt]bool // all that is in it
	left  int               // operations still to be looked at
	used  bool              // one of own was met
}

// affine reports whether v is made of indices of loops, constants and values
// from outside of the loop by adding, subtracting and multiplying alone, all in
// 64 bits: so that nothing but trip counts bounds it.
func (x *indexing) affine(v *ir.Stmt) bool {
	x.left--
	x.used = x.used || x.own[v]
	switch {
	case v.Type != ir.I64 || x.left < 0:
		return false
	case v.Op == ir.OpConst, v.Op == ir.OpIndex, !x.inner[v]:
		return true
	case v.Op == ir.OpAdd, v.Op == ir.OpSub, v.Op == ir.OpMul:
		return x.affine(v.Args[0]) && x.affine(v.Args[1])
	}
	return false
}
