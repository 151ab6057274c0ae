package depend

import (
	"slices"

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
	vague        bool // it starts from one of several pointers, or from one that a loop inside moves
}

// condition is what must hold for an access to happen.
type condition struct {
	cond *ir.Stmt // nil: something
	not  bool
}

// inner is an index of a serial loop inside the parallel one.
type inner struct {
	loop  *ir.Stmt
	n     *ir.Stmt
	count value // of n
}

// collector gathers the accesses of one parallel loop, in order.
type collector struct {
	*values
	loop   *ir.Stmt
	index  []*atom // of the parallel loop
	counts []form
	list   []*access

	elements []*access // addresses of elements, which may become pointers that are chosen among or moved along

	conds   []condition
	scopes  int
	atMost  map[*ir.Stmt]*ir.Stmt // by bound of a slice expression: the capacity that a check has held it to
	private map[*ir.Stmt]bool     // memory that each iteration has anew
}

// maxAccesses bounds the accesses that are looked at, by what a loop is likely
// to have; see [Overlap] for what becomes of a loop with more.
const maxAccesses = 2000

// collect gathers the accesses of the loop. With launch it is for a launch to look at: then it is not what is sure that counts,
// but all that is possible.
func collect(r *resolved, loop *ir.Stmt, launch bool) *collector {
	c := &collector{values: newValues(r, loop, launch), loop: loop,
		atMost: map[*ir.Stmt]*ir.Stmt{}, private: map[*ir.Stmt]bool{}}
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
	case ir.OpSlice:
		c.atMost[s.Args[0]], c.atMost[s.Args[1]] = s.Args[2], s.Args[2]
		return noScope
	case ir.OpElem:
		if x := c.of(s); c.launch && len(c.elements) < maxAccesses {
			if root, off := x.form.parts(); root != nil && root.deps == 0 && !isLocal(root) {
				a := &access{stmt: s, root: root, off: off}
				c.bounds(a, s)
				c.elements = append(c.elements, a)
			}
		}
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
			c.inner[c.values.index(p, -1)] = inner{s, s.Args[i], c.of(s.Args[i])}
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
		if c.launch && (a.root == nil || a.root.deps != 0 || isLocal(a.root)) {
			if list := c.chosen(a, addr); len(list) > 0 {
				c.list = append(c.list, list...)
				return
			}
			for _, root := range c.origins(addr, nil, map[*ir.Stmt]bool{}) {
				one := *a
				one.root, one.off, one.vague = root, single(c.atom(nil, onUnknown)), true
				c.list = append(c.list, &one)
			}
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
	if c.launch && !a.bounded && a.root != nil {
		c.within(a, addr)
	}
}

// origins adds the pointers that s may have been made from and that are the same for all iterations. Pointers that are read
// from elements which differ between iterations are not among them.
func (c *collector) origins(s *ir.Stmt, list []*atom, seen map[*ir.Stmt]bool) []*atom {
	if seen[s] {
		return list
	}
	seen[s] = true
	if root, _ := c.of(s).form.parts(); root != nil && root.deps == 0 && !isLocal(root) {
		if !c.private[root.stmt] && root.stmt.Op != ir.OpTable && !slices.Contains(list, root) {
			list = append(list, root)
		}
		return list
	}
	switch s.Op {
	case ir.OpElem, ir.OpOffset:
		return c.origins(s.Args[0], list, seen)
	case ir.OpSelect:
		return c.origins(s.Args[2], c.origins(s.Args[1], list, seen), seen)
	case ir.OpGet:
		for _, value := range c.sets[s.Args[0]] {
			list = c.origins(value, list, seen)
		}
	}
	return list
}

// chosen is a, an element of a slice variable, once for each slice that the variable is ever set to; nil if these are not the
// same for all iterations. The variable is two locals, one behind the other, that are set together: a pointer and a length.
func (c *collector) chosen(a *access, addr *ir.Stmt) []*access {
	for addr.Op == ir.OpOffset {
		addr = addr.Args[0]
	}
	if addr.Op != ir.OpElem || addr.Args[0].Op != ir.OpGet || c.lengths[addr.Args[1]] == nil || c.lengths[addr.Args[1]].Op != ir.OpGet {
		return nil
	}
	pointer, length := addr.Args[0].Args[0], c.lengths[addr.Args[1]].Args[0]
	pointers, lengths := c.sets[pointer], c.sets[length]
	if length.ID != pointer.ID+1 || len(pointers) != len(lengths) {
		return nil
	}
	var list []*access
	for i := range pointers {
		base, n := c.of(pointers[i]), c.of(lengths[i])
		root, _ := base.form.parts()
		size, ok := form(nil).add(n.form, addr.Imm)
		if !ok || root == nil || base.form.deps()|n.form.deps() != 0 || isLocal(root) || len(base.fits)+len(n.fits) > 0 {
			return nil
		}
		if c.private[root.stmt] || root.stmt.Op == ir.OpTable {
			continue
		}
		one := *a
		one.root, one.off, one.vague = root, single(c.atom(nil, onUnknown)), true
		one.base, one.length, one.bounded = base.form, size, true
		list = append(list, &one)
	}
	return list
}

// isLocal reports whether a stands for a local where ways of control meet.
func isLocal(a *atom) bool { return a.stmt != nil && a.stmt.Op == ir.OpLocal }

// within finds memory that holds a where no check does so alone: the chain of checks that keeps each slice within the one
// that it was made from.
func (c *collector) within(a *access, addr *ir.Stmt) {
	for s := addr; s.Op == ir.OpElem || s.Op == ir.OpOffset; s = s.Args[0] {
		if s.Op == ir.OpOffset {
			continue
		}
		base := c.of(s.Args[0])
		for _, n := range c.ends(s.Args[1], nil) {
			x := c.of(n)
			end, ok := base.form.add(x.form, s.Imm)
			if !ok || end.deps() != 0 || len(base.fits)+len(x.fits) > 0 {
				continue
			}
			start := base.form
			if start.deps() != 0 {
				start = single(a.root)
			}
			if length, ok := end.add(start, -1); ok {
				a.base, a.length, a.bounded = start, length, true
			}
			return
		}
	}
}

// ends adds values that i, an index, is less than, or the memory from there on at least not longer than.
func (c *collector) ends(i *ir.Stmt, list []*ir.Stmt) []*ir.Stmt {
	if len(list) > 16 || slices.Contains(list, i) {
		return list
	}
	add := func(n *ir.Stmt) {
		if n != nil && !slices.Contains(list, n) {
			list = c.ends(n, append(list, n))
		}
	}
	add(c.lengths[i])
	add(c.atMost[i])
	switch i.Op {
	case ir.OpMin:
		add(i.Args[0])
		add(i.Args[1])
	case ir.OpSub:
		if i.Args[1].IsConst() && i.Args[1].Imm >= 0 {
			add(i.Args[0])
		}
	}
	if f := c.of(i).form; len(f) == 1 && f[0].coef == 1 && len(f[0].atoms) == 1 {
		if n, ok := c.inner[f[0].atoms[0]]; ok {
			add(n.n)
		}
	}
	return list
}
