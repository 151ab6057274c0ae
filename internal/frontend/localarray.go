package frontend

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
)

// sharedMemory reports variables in memory (arrays, mostly) from outside of a
// parallel loop which several of its iterations may change at the same place:
// they would carry a value from one iteration to the next, as a local does.
//
// A variable that the loop writes must be used, by everything in the loop that
// is not atomic, at an element that is the iteration's own: the index is affine
// in the indices of the loop, with other terms that are the same for all
// iterations, and the same for every use. What the factors are at run time is
// the author's, as for slices: i*k with k = 0, or i*w + j with a w that is too
// small, is not found.
func (l *lowerer) sharedMemory() {
	var points *pointsTo
	l.k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op != ir.OpFor || !s.Loop.Parallel {
			return true
		}
		if points == nil {
			points = newPointsTo(l.k)
		}
		c := &ownership{l: l, loop: s, inside: map[*ir.Stmt]bool{}, uses: map[*ir.Stmt][]use{}}
		c.collect(s.Blocks[0])
		c.settle(points)
		c.report()
		return false
	})
}

// ownership finds which memory from outside the iterations of a loop share.
type ownership struct {
	l      *lowerer
	loop   *ir.Stmt
	inside map[*ir.Stmt]bool // statements of the body
	body   []*ir.Stmt        // the same, in order

	accesses []access
	order    []*ir.Stmt // variables, in order of first use
	uses     map[*ir.Stmt][]use
}

// access is one through a pointer, wherever that points.
type access struct {
	stmt, pointer *ir.Stmt
	write         bool
}

// use is one access to a variable. own is the way to the element by indices
// that tell iterations apart; it is start if they do not.
type use struct {
	stmt  *ir.Stmt
	write bool
	own   way
}

func (c *ownership) collect(b *ir.Block) {
	for _, s := range b.Stmts {
		c.inside[s] = true
		c.body = append(c.body, s)
		switch s.Op {
		case ir.OpLoad:
			c.use(s, s.Args[0], false)
		case ir.OpStore, ir.OpZero:
			c.use(s, s.Args[0], true)
		case ir.OpCopy:
			c.use(s, s.Args[0], true)
			c.use(s, s.Args[1], false)
		}
		for _, n := range s.Blocks {
			for _, p := range n.Params {
				c.inside[p] = true
			}
			c.collect(n)
		}
	}
}

// use notes an access through pointer p.
func (c *ownership) use(s, p *ir.Stmt, write bool) {
	c.accesses = append(c.accesses, access{s, p, write})
}

// settle notes the accesses for every variable that they may be to.
func (c *ownership) settle(points *pointsTo) {
	e := newElements(c.loop, c.inside, points)
	e.solve(c.body)
	for _, a := range c.accesses {
		bases := e.order[a.pointer]
		if !c.inside[a.pointer] {
			bases = points.bases[a.pointer]
		}
		for _, base := range bases {
			if c.inside[base] {
				continue
			}
			if _, ok := c.uses[base]; !ok {
				c.order = append(c.order, base)
			}
			c.uses[base] = append(c.uses[base], use{a.stmt, a.write, e.own(e.ways[a.pointer][base])})
		}
	}
}

func (c *ownership) report() {
	for _, base := range c.order {
		var first *use // the first write
		list := c.uses[base]
		for i := range list {
			if list[i].write && first == nil {
				first = &list[i]
			}
		}
		if first == nil {
			continue
		}
		for i := range list {
			if list[i].own == start || list[i].own != first.own {
				c.complain(base, first, &list[i])
				break
			}
		}
	}
}

func (c *ownership) complain(base *ir.Stmt, write, other *use) {
	name := base.Name
	if base.Op == ir.OpParam {
		name = c.l.k.Params[base.Imm].Name
	}
	if name == "" {
		name = "a variable"
	}
	what := "several iterations may write to the same element of it"
	if write.own != start && !other.write {
		what = "an iteration reads elements of it that others write"
	}
	at := write.stmt
	if other.write {
		at = other.stmt
	}
	if c.l.originOf(at.Pos) != nil {
		what += " at " + c.l.place(at.Pos)
	}
	c.l.share(sharing{
		loop: c.loop, variable: base, name: name, kind: reduce.Carried, at: at.Pos, set: at.Op == ir.OpStore,
		message: name + " is outside the parallel loop, and " + what,
		hint: "declare it inside the loop if every iteration needs one of its own; if they add up together, use " + reduce.AtomicHint + "; " +
			"or put //spelt:serial before the loop",
	})
}
