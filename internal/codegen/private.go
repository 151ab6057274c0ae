package codegen

import "github.com/spelt-go/spelt/internal/ir"

// private knows which pointers may point into local memory (ir.OpMem). All iterations of a chunk share that memory in
// turn, so that accesses to it are not independent as all others are.
type private struct {
	nest map[*ir.Stmt]nesting // of the mems that a pointer may point into; absent: none
	in   nesting              // of those whose address lies in local memory
}

// nesting is the least and greatest number of loops around some mems.
type nesting struct {
	any      bool
	min, max int
}

func (n nesting) union(m nesting) nesting {
	switch {
	case !n.any:
		return m
	case !m.any:
		return n
	}
	return nesting{true, min(n.min, m.min), max(n.max, m.max)}
}

// has reports whether pointer p may point into local memory.
func (p *private) has(ptr *ir.Stmt) bool { return p.nest[ptr].any }

// findPrivate looks at the whole body until nothing changes. It returns a statement that lets the address of a mem in
// a loop outlive the iteration that made it, if there is one: such memory cannot lie at one place on the stack.
func findPrivate(body *ir.Block) (*private, *ir.Stmt) {
	p := &private{nest: map[*ir.Stmt]nesting{}}
	loops := map[*ir.Stmt]int{} // how many loops are around a local
	found := false
	depth(body, 0, func(s *ir.Stmt, d int) {
		switch s.Op {
		case ir.OpMem:
			p.nest[s] = nesting{true, d, d}
			found = true
		case ir.OpLocal:
			loops[s] = d
		}
	})
	if !found {
		return p, nil
	}
	for changed := true; changed; {
		changed = false
		body.Walk(func(s *ir.Stmt) bool {
			to, n := p.flow(s)
			if to != nil && p.nest[to].union(n) != p.nest[to] {
				p.nest[to] = p.nest[to].union(n)
				changed = true
			}
			if s.Op == ir.OpStore && s.Args[1].Type == ir.Ptr && p.in.union(p.nest[s.Args[1]]) != p.in {
				p.in = p.in.union(p.nest[s.Args[1]])
				changed = true
			}
			return true
		})
	}
	var outlives *ir.Stmt
	body.Walk(func(s *ir.Stmt) bool {
		bad := false
		switch {
		case outlives != nil:
			return false
		case s.Op == ir.OpSet && s.Args[1].Type == ir.Ptr:
			n := p.nest[s.Args[1]]
			bad = n.any && n.max > loops[s.Args[0]]
		case s.Op == ir.OpStore && s.Args[1].Type == ir.Ptr:
			n, into := p.nest[s.Args[1]], p.nest[s.Args[0]]
			bad = n.any && (!into.any || n.max > into.min)
		}
		if bad {
			outlives = s
		}
		return true
	})
	return p, outlives
}

// flow is which pointer gets to point where others do by s, and where.
func (p *private) flow(s *ir.Stmt) (*ir.Stmt, nesting) {
	switch {
	case s.Op == ir.OpSet:
		return s.Args[0], p.nest[s.Args[1]]
	case s.Type != ir.Ptr:
		return nil, nesting{}
	}
	switch s.Op {
	case ir.OpElem, ir.OpOffset, ir.OpLocal, ir.OpGet:
		return s, p.nest[s.Args[0]]
	case ir.OpSelect:
		return s, p.nest[s.Args[1]].union(p.nest[s.Args[2]])
	case ir.OpLoad:
		return s, p.in
	}
	return nil, nesting{}
}

// depth calls f for every statement with the number of loops around it.
func depth(b *ir.Block, d int, f func(*ir.Stmt, int)) {
	for _, s := range b.Stmts {
		f(s, d)
		inside := d
		if s.Op == ir.OpFor || s.Op == ir.OpLoop {
			inside++
		}
		for _, n := range s.Blocks {
			depth(n, inside, f)
		}
	}
}
