package irtest

import "github.com/spelt-go/spelt/internal/ir"

// Shrink makes a small kernel from k for which bad still holds, by leaving out
// statements, and control around statements. bad is asked about valid kernels
// only, which may do anything else: never end, for one. k stays as it is.
func Shrink(k *ir.Kernel, bad func(*ir.Kernel) bool) *ir.Kernel {
	for {
		n := int(k.Number())
		changed := false
		for _, edit := range edits {
			for i := n - 1; i >= 0; i-- {
				c := k.Clone()
				if !at(c.Body, int32(i), edit) || c.Verify() != nil || !bad(c) {
					continue
				}
				k, changed = c, true
				i = min(i, int(k.Number()))
			}
		}
		if !changed {
			return k
		}
	}
}

// edits change the i-th statement of a block; they report whether they could.
var edits = []func(b *ir.Block, i int) bool{drop, unwrap(0), unwrap(1), plain, constant}

// at applies edit to the statement with the given ID.
func at(b *ir.Block, id int32, edit func(b *ir.Block, i int) bool) bool {
	n := id
	var visit func(b *ir.Block) (done, ok bool)
	visit = func(b *ir.Block) (done, ok bool) {
		n -= int32(len(b.Params))
		for i, s := range b.Stmts {
			if n == 0 {
				return true, edit(b, i)
			}
			n--
			for _, c := range s.Blocks {
				if done, ok := visit(c); done {
					return true, ok
				}
			}
		}
		return false, false
	}
	_, ok := visit(b)
	return ok
}

// drop leaves a statement out; users of its value get its first operand of the
// same type.
func drop(b *ir.Block, i int) bool {
	s := b.Stmts[i]
	for _, a := range s.Args {
		if a.Type == s.Type && a.Op != ir.OpLocal && s.Op != ir.OpLocal && s.Type != ir.Void {
			replace(b, s, a)
			break
		}
	}
	b.Stmts = append(b.Stmts[:i:i], b.Stmts[i+1:]...)
	return true
}

// unwrap puts a nested block in the place of its statement.
func unwrap(which int) func(b *ir.Block, i int) bool {
	return func(b *ir.Block, i int) bool {
		s := b.Stmts[i]
		if which >= len(s.Blocks) {
			return false
		}
		var inside []*ir.Stmt
		for _, p := range s.Blocks[which].Params {
			zero := &ir.Stmt{Op: ir.OpConst, Type: p.Type, Pos: s.Pos}
			replace(s.Blocks[which], p, zero)
			inside = append(inside, zero)
		}
		inside = append(inside, s.Blocks[which].Stmts...)
		b.Stmts = append(append(b.Stmts[:i:i], inside...), b.Stmts[i+1:]...)
		return true
	}
}

// plain takes the directives and reductions off a loop.
func plain(b *ir.Block, i int) bool {
	s := b.Stmts[i]
	if s.Loop == nil || s.Loop.Grain == 0 && len(s.Loop.Reduce) == 0 {
		return false
	}
	s.Loop.Grain, s.Loop.Reduce = 0, nil
	return true
}

// constant puts a constant in the place of a pure operation.
func constant(b *ir.Block, i int) bool {
	s := b.Stmts[i]
	if !s.Op.IsPure() || s.Op == ir.OpConst || s.Op == ir.OpParam || s.Type == ir.Ptr {
		return false
	}
	s.Op, s.Args, s.Imm = ir.OpConst, nil, 1
	if s.Type.IsFloat() {
		s.Imm = ir.FloatBits(s.Type, 1)
	}
	return true
}

// replace makes the users of s in b users of n.
func replace(b *ir.Block, s, n *ir.Stmt) {
	b.Walk(func(u *ir.Stmt) bool {
		u.Uses(func(p **ir.Stmt) {
			if *p == s {
				*p = n
			}
		})
		return true
	})
}
