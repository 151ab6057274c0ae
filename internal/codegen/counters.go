package codegen

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// A local that counts the rounds of a loop that lanes leave at different times,
//
//	n := 0
//	for n < limit && … { …; n++ }
//	… n …
//
// is the same in all lanes that are still in the loop, and varies only behind it. splitCounters gives such a local a
// second one that takes its value wherever the loop is left and stands for it behind the loop, so that the first is
// uniform: a scalar, and not a vector of 64-bit integers.

// splitCounters does that in the body of loop. size is the number of statement IDs in use, from which new statements are
// numbered on; it returns the new number. f.home gets to know the locals.
func splitCounters(loop *ir.Stmt, f *shapes, size int32) int32 {
	c := &counters{shapes: f, size: size}
	c.block(loop.Blocks[0])
	return c.size
}

type counters struct {
	*shapes
	size int32
}

func (c *counters) block(b *ir.Block) {
	for i := 0; i < len(b.Stmts); i++ {
		s := b.Stmts[i]
		for _, n := range s.Blocks {
			c.block(n)
		}
		if s.Op != ir.OpLoop || !c.diverge[s] {
			continue
		}
		front := i
		for _, l := range c.candidates(b, i) {
			c.home[l] = s
			rest := b.Stmts[i+1:]
			t := narrowed(rest, l)
			get := c.stmt(ir.OpGet, l.Type, l)
			first := []*ir.Stmt{get}
			if t != l.Type {
				first = append(first, c.stmt(ir.OpConv, t, get))
			}
			after := c.stmt(ir.OpLocal, t, first[len(first)-1])
			after.Name = l.Name
			rename(rest, l, after)
			leave := func(in *ir.Block, jump *ir.Stmt, scopes int64) {
				if jump.Op == ir.OpContinue && jump.Imm == scopes {
					return // to the loop's next round
				}
				now := []*ir.Stmt{c.stmt(ir.OpGet, l.Type, l)}
				if t != l.Type {
					now = append(now, c.stmt(ir.OpConv, t, now[0]))
				}
				n := len(in.Stmts) - 1
				now = append(now, c.stmt(ir.OpSet, ir.Void, after, now[len(now)-1]), jump)
				in.Stmts = append(in.Stmts[:n:n], now...)
			}
			for _, n := range s.Blocks {
				n.Exits(leave)
			}
			b.Stmts = slices.Insert(b.Stmts, front, append(first, after)...)
			i += len(first) + 1
		}
	}
}

func (c *counters) stmt(op ir.Op, t ir.Type, args ...*ir.Stmt) *ir.Stmt {
	s := &ir.Stmt{Op: op, Type: t, Args: args, ID: c.size}
	c.size++
	return s
}

// candidates are the locals of b for which the loop at i can be made the last place where they are uniform.
func (c *counters) candidates(b *ir.Block, i int) []*ir.Stmt {
	var list []*ir.Stmt
	for _, l := range b.Stmts[:i] {
		if l.Op == ir.OpLocal && c.old(l) && c.shape(l).varies && c.old(l.Args[0]) && c.shape(l.Args[0]).isUniform() &&
			!mentions(b.Stmts[:i], l, ir.OpSet) && mentions(b.Stmts[i+1:], l, ir.OpGet, ir.OpSet) && setsDirectly(b.Stmts[i], l) {
			list = append(list, l)
		}
	}
	// Each depends on the others' being uniform.
	for {
		n := slices.IndexFunc(list, func(l *ir.Stmt) bool { return !c.evenIn(b.Stmts[i], l, list) })
		if n < 0 {
			return list
		}
		list = slices.Delete(list, n, n+1)
	}
}

// old reports whether s was there when the shapes were found.
func (c *counters) old(s *ir.Stmt) bool { return int(s.ID) < len(c.of) }

// evenIn reports whether l stays uniform in a loop's rounds if all of list do.
func (c *counters) evenIn(loop, l *ir.Stmt, list []*ir.Stmt) bool {
	known := map[*ir.Stmt]bool{}
	var even func(s *ir.Stmt) bool
	even = func(s *ir.Stmt) (ok bool) {
		if ok, seen := known[s]; seen {
			return ok
		}
		defer func() { known[s] = ok }()
		switch {
		case c.old(s) && c.shape(s).isUniform():
			return true
		case s.Op == ir.OpGet:
			return slices.Contains(list, s.Args[0])
		}
		return s.Op.IsPure() && len(s.Args) > 0 && !slices.ContainsFunc(s.Args, func(a *ir.Stmt) bool { return !even(a) })
	}
	for _, b := range loop.Blocks {
		for _, s := range b.Stmts {
			if s.Op == ir.OpSet && s.Args[0] == l && !even(s.Args[1]) {
				return false
			}
		}
	}
	return true
}

// setsDirectly reports whether every lane that goes on in a loop executes all that sets l there: it stands in the loop's own
// blocks, and no lane skips it by a continue.
func setsDirectly(loop, l *ir.Stmt) bool {
	direct, all := 0, 0
	for _, b := range loop.Blocks {
		skips := false
		b.Exits(func(_ *ir.Block, jump *ir.Stmt, scopes int64) {
			skips = skips || jump.Op == ir.OpContinue && jump.Imm == scopes
		})
		for _, s := range b.Stmts {
			if s.Op == ir.OpSet && s.Args[0] == l {
				if skips {
					return false
				}
				direct++
			}
		}
		b.Walk(func(s *ir.Stmt) bool {
			if s.Op == ir.OpSet && s.Args[0] == l {
				all++
			}
			return true
		})
	}
	return direct == all
}

// findHomes notes, for the locals of b that only one divergent loop beside them uses, that loop: what lanes that have left
// it hold in them does not matter.
func findHomes(b *ir.Block, f *shapes) {
	for i, s := range b.Stmts {
		for _, n := range s.Blocks {
			findHomes(n, f)
		}
		if s.Op != ir.OpLoop && s.Op != ir.OpFor || !f.diverge[s] {
			continue
		}
		for _, l := range b.Stmts[:i] {
			if l.Op == ir.OpLocal && !mentions(b.Stmts[i+1:], l, ir.OpGet, ir.OpSet) && setsDirectly(s, l) {
				f.home[l] = s
			}
		}
	}
}

// narrowed is the type that list converts every value of l to, if it is an integer type with fewer bits and list does not set
// l; else l's own.
func narrowed(list []*ir.Stmt, l *ir.Stmt) ir.Type {
	t := ir.Void
	ok := l.Type.IsInt()
	(&ir.Block{Stmts: list}).Walk(func(s *ir.Stmt) bool {
		ok = ok && !(s.Op == ir.OpSet && s.Args[0] == l)
		s.Uses(func(a **ir.Stmt) {
			if (*a).Op != ir.OpGet || (*a).Args[0] != l {
				return
			}
			if s.Op != ir.OpConv || t != ir.Void && t != s.Type {
				ok = false
			}
			t = s.Type
		})
		return ok
	})
	if ok && t.IsInt() && t.Size() < l.Type.Size() {
		return t
	}
	return l.Type
}

// mentions reports whether list holds one of ops on a local.
func mentions(list []*ir.Stmt, l *ir.Stmt, ops ...ir.Op) bool {
	found := false
	(&ir.Block{Stmts: list}).Walk(func(s *ir.Stmt) bool {
		found = found || slices.Contains(ops, s.Op) && s.Args[0] == l
		return !found
	})
	return found
}

// rename makes list use another local.
func rename(list []*ir.Stmt, from, to *ir.Stmt) {
	(&ir.Block{Stmts: list}).Walk(func(s *ir.Stmt) bool {
		if (s.Op == ir.OpGet || s.Op == ir.OpSet) && s.Args[0] == from {
			s.Args[0] = to
			if s.Op == ir.OpGet {
				s.Type = to.Type
			}
		}
		return true
	})
}
