package frontend

import "github.com/spelt-go/spelt/internal/ir"

// reads is what some statements read that others might change.
type reads struct {
	locals map[*ir.Stmt]bool
	tags   []ir.Tag
}

// readsOf gives what list reads from outside; ok is false if it writes
// anything but its own locals.
func readsOf(list []*ir.Stmt) (r reads, ok bool) {
	r.locals = map[*ir.Stmt]bool{}
	own := map[*ir.Stmt]bool{}
	ok = true
	b := ir.Block{Stmts: list}
	b.Walk(func(s *ir.Stmt) bool {
		switch s.Op {
		case ir.OpLocal:
			own[s] = true
		case ir.OpGet:
			if !own[s.Args[0]] {
				r.locals[s.Args[0]] = true
			}
		case ir.OpSet:
			ok = ok && own[s.Args[0]]
		case ir.OpLoad:
			r.tags = append(r.tags, s.Tag)
		default:
			ok = ok && s.Op.Info().Effect&(ir.Writes|ir.Shared|ir.Alloc) == 0
		}
		return true
	})
	return r, ok
}

// changedBy reports whether b may change what r has read.
func (r reads) changedBy(b *ir.Block) bool {
	changed := false
	b.Walk(func(s *ir.Stmt) bool {
		switch {
		case s.Op == ir.OpSet:
			changed = changed || r.locals[s.Args[0]]
		case s.Op == ir.OpGet || s.Op.Info().Effect&ir.Writes == 0:
		default: // copy and zero have the tag of raw memory
			for _, t := range r.tags {
				if t.Field != constField && t.MayAlias(s.Tag) {
					changed = true
				}
			}
		}
		return !changed
	})
	return changed
}
