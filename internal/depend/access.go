package depend

import (
	"github.com/spelt-go/spelt/internal/ir"
)

// access is one read or write in a parallel loop.
type access struct {
	stmt   *ir.Stmt
	write  bool
	atomic bool

	root  *atom // nil if it is not known which
	off   form  // bytes from there
	fits  []fit
	size  int64
	conds []condition

	// The slice or array that a bounds check holds the access in, in bytes; nil
	// if there is none.
	base, length form
	bounded      bool
}

// condition is what must hold for an access to happen.
type condition struct {
	cond *ir.Stmt // nil: something
	not  bool
}

// inner is an index of a serial loop inside the parallel one.
type inner struct {
	loop  *ir.Stmt
	count value
}

// collector gathers the accesses of one parallel loop, in order.
type collector struct {
	*values
	loop   *ir.Stmt
	index  []*atom // of the parallel loop
	counts []form
	inner  map[*atom]inner
	list   []*access

	conds   []condition
	scopes  int
	lengths map[*ir.Stmt]*ir.Stmt // by index: the length that a bounds check has held it to
	private map[*ir.Stmt]bool     // memory that each iteration has anew
}

// maxAccesses bounds the accesses that are looked at, by what a loop is likely
// to have; see [Overlap] for what becomes of a loop with more.
const maxAccesses = 2000

func collect(r *resolved, loop *ir.Stmt) *collector {
	c := &collector{values: newValues(r, loop), loop: loop, inner: map[*atom]inner{},
		lengths: map[*ir.Stmt]*ir.Stmt{}, private: map[*ir.Stmt]bool{}}
	for i, p := range loop.Blocks[0].Params {
		c.index = append(c.index, c.values.index(p, i))
	}
	for _, n := range loop.Args {
		c.counts = append(c.counts, c.of(n).form)
	}
	c.scopes = 1
	c.block(loop.Blocks[0])
	return c
}

// noScope is where a block that is not left early jumps to.
const noScope = 1 << 30

// block walks b and returns the outermost scope that something in it leaves, or
// goes on with the next round of.
func (c *collector) block(b *ir.Block) int {
	mark, out := len(c.conds), noScope
	for _, s := range b.Stmts {
		to := c.stmt(s)
		out = min(out, to)
		if to < c.scopes { // what follows happens only where that was not taken
			c.conds = append(c.conds[:len(c.conds):len(c.conds)], c.passed(s))
		}
	}
	c.conds = c.conds[:mark:mark]
	return out
}

// passed is the condition under which control goes on behind s, which may jump.
func (c *collector) passed(s *ir.Stmt) condition {
	if s.Op == ir.OpIf {
		for i := range s.Blocks {
			if only := len(s.Blocks[i].Stmts) > 0 && jumps(s.Blocks[i]); only && !leaves(s.Blocks[1-i]) && !leavesInside(s.Blocks[i]) {
				return condition{s.Args[0], i == 0}
			}
		}
	}
	return condition{}
}

// leaves reports whether a jump is anywhere in b.
func leaves(b *ir.Block) bool {
	found := false
	b.Walk(func(s *ir.Stmt) bool {
		found = found || s.Op.Info().Effect&ir.Jumps != 0
		return !found
	})
	return found
}

// leavesInside reports whether a jump is in b before its end.
func leavesInside(b *ir.Block) bool {
	return leaves(&ir.Block{Stmts: b.Stmts[:len(b.Stmts)-1]})
}

func (c *collector) stmt(s *ir.Stmt) int {
	switch s.Op {
	case ir.OpBreak, ir.OpContinue:
		return c.scopes - 1 - int(s.Imm)
	case ir.OpReturn:
		return 0
	case ir.OpBounds:
		c.lengths[s.Args[0]] = s.Args[1]
		return noScope
	case ir.OpMem:
		c.private[s] = true
		return noScope
	case ir.OpIf:
		out := noScope
		outer := c.conds
		for i, b := range s.Blocks {
			c.conds = append(outer[:len(outer):len(outer)], condition{s.Args[0], i == 1})
			out = min(out, c.block(b))
		}
		c.conds = outer
		return out
	case ir.OpFor, ir.OpLoop, ir.OpBlock:
		return c.scope(s)
	}
	c.access(s)
	return noScope
}

func (c *collector) scope(s *ir.Stmt) int {
	outer := c.conds
	if s.Op == ir.OpFor {
		for i, p := range s.Blocks[0].Params {
			c.inner[c.values.index(p, -1)] = inner{s, c.of(s.Args[i])}
		}
	}
	if s.Op == ir.OpLoop {
		c.conds = append(outer[:len(outer):len(outer)], condition{}) // it may end before
	}
	at := c.scopes
	c.scopes++
	out := noScope
	for _, b := range s.Blocks {
		out = min(out, c.block(b))
	}
	c.scopes = at
	c.conds = outer
	if out >= at {
		return noScope // it stays within s
	}
	return out
}

// access adds what s does to memory.
func (c *collector) access(s *ir.Stmt) {
	e := s.Op.Info().Effect
	atomic := e&ir.Shared != 0
	add := func(addr *ir.Stmt, write bool, size int64) {
		a := &access{stmt: s, write: write, atomic: atomic, size: size, conds: c.conds}
		x := c.of(addr)
		a.fits = x.fits
		a.root, a.off = x.form.parts()
		if a.root != nil && (c.private[a.root.stmt] || a.root.stmt.Op == ir.OpTable) {
			return
		}
		c.bounds(a, addr)
		c.list = append(c.list, a)
	}
	switch s.Op {
	case ir.OpLoad, ir.OpVolatileLoad, ir.OpAtomicLoad:
		add(s.Args[0], false, s.Tag.Type.Size())
	case ir.OpStore, ir.OpVolatileStore, ir.OpAtomicStore, ir.OpAtomicRMW, ir.OpAtomicCAS:
		add(s.Args[0], true, s.Tag.Type.Size())
	case ir.OpCopy:
		add(s.Args[1], false, s.Imm)
		add(s.Args[0], true, s.Imm)
	case ir.OpZero:
		add(s.Args[0], true, s.Imm)
	}
}

// bounds finds the slice or array that holds a.
func (c *collector) bounds(a *access, addr *ir.Stmt) {
	for s := addr; s.Op == ir.OpElem || s.Op == ir.OpOffset; s = s.Args[0] {
		if s.Op == ir.OpOffset {
			continue
		}
		n := c.lengths[s.Args[1]]
		if n == nil {
			continue
		}
		length, ok := form(nil).add(c.of(n).form, s.Imm)
		base := c.of(s.Args[0])
		if ok && len(base.fits) == 0 && length.deps()|base.form.deps() == 0 {
			a.base, a.length, a.bounded = base.form, length, true // the outermost one of a nest stays
		}
	}
}
