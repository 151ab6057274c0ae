package reduce

import "github.com/spelt-go/spelt/internal/ir"

// span is the bytes that one access may touch in all iterations together:
// those from base+off on, as many as len says and, for each of the terms, as
// many more as it can add. All of it is known before the loop.
type span struct {
	base     *ir.Stmt
	off, len int64
	terms    []term
	static   bool // there are no terms
}

// term is index*stride for every index below count, or for the one index.
type term struct {
	index  *ir.Stmt // known, or nil
	count  *ir.Stmt
	extra  int64 // added to count
	stride int64
}

// span is that of an access of size bytes at addr by s, or of a known address if
// s is nil; nil if it cannot be told.
func (p *plan) span(addr *ir.Stmt, size int64, s *ir.Stmt) *span {
	sp := &span{len: size}
	for addr.Op == ir.OpElem || addr.Op == ir.OpOffset {
		if addr.Op == ir.OpOffset {
			sp.off += addr.Imm
			addr = addr.Args[0]
			continue
		}
		index, stride := addr.Args[1], addr.Imm
		addr = addr.Args[0]
		switch {
		case index.Op == ir.OpConst:
			sp.off += index.Imm * stride
			continue
		case p.known(index):
			p.need(index)
			sp.terms = append(sp.terms, term{index: index, stride: stride})
			continue
		}
		t, rest := p.bound(index, s)
		if t == nil {
			return nil
		}
		if rest { // the capacity of a slice, which bounds all that follows
			sp.terms, sp.off, sp.len = nil, 0, 0
		}
		t.stride = stride
		if !rest {
			least := leastIndex(index)
			sp.off += least * stride
			t.extra -= least
		}
		if t.count.Op == ir.OpConst {
			sp.len += max(t.count.Imm+t.extra, 0) * stride
		} else {
			p.need(t.count)
			sp.terms = append(sp.terms, *t)
		}
	}
	if !p.known(addr) {
		return nil
	}
	p.need(addr)
	sp.base, sp.static = addr, len(sp.terms) == 0
	return sp
}

// bound is the term of an index that differs, by a check that stands before s;
// rest says that it is the start of a part of a slice, whose capacity it is.
func (p *plan) bound(index, s *ir.Stmt) (t *term, rest bool) {
	if index.Op == ir.OpIndex {
		loop := p.memory.nodes[index].up
		for i, q := range loop.Blocks[0].Params {
			if q == index && p.known(loop.Args[i]) {
				return &term{count: loop.Args[i], extra: -1}, false
			}
		}
	}
	for n := s; n != nil && n != p.loop; n = p.memory.nodes[n].up {
		stmts := p.memory.nodes[n].block.Stmts
		before := false
		for i := len(stmts) - 1; i >= 0; i-- {
			c := stmts[i]
			if c == n {
				before = true
				continue
			}
			switch {
			case !before:
			case c.Op == ir.OpBounds && c.Args[0] == index && p.known(c.Args[1]):
				return &term{count: c.Args[1], extra: -1}, false
			case c.Op == ir.OpSlice && (c.Args[0] == index || c.Args[1] == index) && p.known(c.Args[2]):
				return &term{count: c.Args[2]}, true
			}
		}
	}
	return nil, false
}

// leastIndex is a number that index is not below.
func leastIndex(index *ir.Stmt) int64 {
	if index.Op == ir.OpAdd && index.Type == ir.I64 {
		for i, a := range index.Args {
			if a.Op == ir.OpConst && a.Imm > 0 && index.Args[1-i].Op == ir.OpIndex {
				return a.Imm
			}
		}
	}
	return 0
}

// checks are those that have passed where s runs, and that can be asked before
// the loop, in the order of the text.
func (p *plan) checks(s *ir.Stmt, found map[*ir.Stmt]bool) {
	for n := s; n != nil && n != p.loop; n = p.memory.nodes[n].up {
		for _, c := range p.memory.nodes[n].block.Stmts {
			if c == n {
				break
			}
			switch c.Op {
			case ir.OpBounds, ir.OpSlice, ir.OpNonZero, ir.OpShiftOK, ir.OpNonNil:
				known := true
				for _, a := range c.Args {
					known = known && p.known(a)
				}
				if known {
					found[c] = true
				}
			}
		}
	}
}
