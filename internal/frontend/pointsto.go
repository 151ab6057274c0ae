package frontend

import "github.com/spelt-go/spelt/internal/ir"

// pointsTo is which of a kernel's own memory each pointer may point into,
// without regard to order. A pointer from anywhere else points into none.
type pointsTo struct {
	k     *ir.Kernel
	users map[*ir.Stmt][]*ir.Stmt        // by pointer, or local that holds one: the pointers and locals that are made of it
	sets  map[*ir.Stmt][]*ir.Stmt        // by local: the pointers it is set to, the first one included
	bases map[*ir.Stmt][]*ir.Stmt        // by pointer or local
	seen  map[*ir.Stmt]map[*ir.Stmt]bool // the same, as sets
}

// newPointsTo looks at all of k once; the time grows with its size, and with
// how many variables the pointers may point into.
func newPointsTo(k *ir.Kernel) *pointsTo {
	p := &pointsTo{
		k: k, users: map[*ir.Stmt][]*ir.Stmt{}, sets: map[*ir.Stmt][]*ir.Stmt{},
		bases: map[*ir.Stmt][]*ir.Stmt{}, seen: map[*ir.Stmt]map[*ir.Stmt]bool{},
	}
	var roots []*ir.Stmt
	k.Body.Walk(func(s *ir.Stmt) bool {
		switch {
		case s.Op == ir.OpMem, s.Op == ir.OpParam && k.Params[s.Imm].Mem > 0:
			roots = append(roots, s)
		case s.Op == ir.OpSet && s.Args[1].Type == ir.Ptr:
			p.flows(s.Args[1], s.Args[0])
			p.sets[s.Args[0]] = append(p.sets[s.Args[0]], s.Args[1])
		case s.Op == ir.OpLocal && s.Type == ir.Ptr:
			p.flows(s.Args[0], s)
			p.sets[s] = append(p.sets[s], s.Args[0])
		default:
			for _, a := range pointersOf(s) {
				p.flows(a, s)
			}
		}
		return true
	})
	type flow struct{ base, to *ir.Stmt }
	var work []flow
	reach := func(base, to *ir.Stmt) {
		if p.seen[to][base] {
			return
		}
		if p.seen[to] == nil {
			p.seen[to] = map[*ir.Stmt]bool{}
		}
		p.seen[to][base] = true
		p.bases[to] = append(p.bases[to], base)
		work = append(work, flow{base, to})
	}
	for _, r := range roots {
		reach(r, r)
	}
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		for _, u := range p.users[f.to] {
			reach(f.base, u)
		}
	}
	return p
}

func (p *pointsTo) flows(from, to *ir.Stmt) { p.users[from] = append(p.users[from], to) }

// pointersOf are the pointers that the pointer s is made of: of a get, the
// local.
func pointersOf(s *ir.Stmt) []*ir.Stmt {
	switch s.Op {
	case ir.OpOffset, ir.OpElem:
		return s.Args[:1]
	case ir.OpSelect:
		if s.Type == ir.Ptr {
			return s.Args[1:3]
		}
	case ir.OpGet:
		if s.Type == ir.Ptr {
			return s.Args[:1]
		}
	}
	return nil
}
