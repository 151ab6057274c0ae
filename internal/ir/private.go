package ir

// Private knows which pointers may point into local memory ([OpMem]). All iterations of a chunk share that memory in
// turn, so that accesses to it are not independent as all others are.
type Private struct {
	nest map[*Stmt]nesting // of the mems that a pointer may point into; absent: none
	in   nesting           // of those whose address lies in local memory
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

// Has reports whether pointer p may point into local memory.
func (p *Private) Has(ptr *Stmt) bool { return p.nest[ptr].any }

// FindPrivate looks at the whole body until nothing changes. It returns a statement that lets the address of a mem in
// a loop outlive the iteration that made it, if there is one: such memory cannot lie at one place on the stack. A local that is never read keeps nothing.
func FindPrivate(body *Block) (*Private, *Stmt) {
	p := &Private{nest: map[*Stmt]nesting{}}
	loops := map[*Stmt]int{} // how many loops are around a local
	read := map[*Stmt]bool{}
	found := false
	depth(body, 0, func(s *Stmt, d int) {
		switch s.Op {
		case OpMem:
			p.nest[s] = nesting{true, d, d}
			found = true
		case OpLocal:
			loops[s] = d
		case OpGet:
			read[s.Args[0]] = true
		}
	})
	if !found {
		return p, nil
	}
	for changed := true; changed; {
		changed = false
		body.Walk(func(s *Stmt) bool {
			to, n := p.flow(s)
			if to != nil && p.nest[to].union(n) != p.nest[to] {
				p.nest[to] = p.nest[to].union(n)
				changed = true
			}
			if s.Op == OpStore && s.Args[1].Type == Ptr && p.in.union(p.nest[s.Args[1]]) != p.in {
				p.in = p.in.union(p.nest[s.Args[1]])
				changed = true
			}
			return true
		})
	}
	var outlives *Stmt
	body.Walk(func(s *Stmt) bool {
		bad := false
		switch {
		case outlives != nil:
			return false
		case s.Op == OpSet && s.Args[1].Type == Ptr && read[s.Args[0]]:
			n := p.nest[s.Args[1]]
			bad = n.any && n.max > loops[s.Args[0]]
		case s.Op == OpStore && s.Args[1].Type == Ptr:
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
func (p *Private) flow(s *Stmt) (*Stmt, nesting) {
	switch {
	case s.Op == OpSet:
		return s.Args[0], p.nest[s.Args[1]]
	case s.Type != Ptr:
		return nil, nesting{}
	}
	switch s.Op {
	case OpElem, OpOffset, OpLocal, OpGet:
		return s, p.nest[s.Args[0]]
	case OpSelect:
		return s, p.nest[s.Args[1]].union(p.nest[s.Args[2]])
	case OpLoad:
		return s, p.in
	}
	return nil, nesting{}
}

// depth calls f for every statement with the number of loops around it.
func depth(b *Block, d int, f func(*Stmt, int)) {
	for _, s := range b.Stmts {
		f(s, d)
		inside := d
		if s.Op == OpFor || s.Op == OpLoop {
			inside++
		}
		for _, n := range s.Blocks {
			depth(n, inside, f)
		}
	}
}
