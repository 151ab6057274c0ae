package frontend

import (
	"fmt"
	"maps"
	"strings"

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
	l.k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op != ir.OpFor || !s.Loop.Parallel {
			return true
		}
		c := &ownership{l: l, loop: s, inside: map[*ir.Stmt]bool{}, uses: map[*ir.Stmt][]use{}}
		c.collect(s.Blocks[0])
		c.report()
		return false
	})
}

// ownership finds which memory from outside the iterations of a loop share.
type ownership struct {
	l      *lowerer
	loop   *ir.Stmt
	inside map[*ir.Stmt]bool // statements of the body
	order  []*ir.Stmt        // variables, in order of first use
	uses   map[*ir.Stmt][]use
}

// use is one access to a variable. own names the element by the indices that
// tell iterations apart; it is "" if they do not.
type use struct {
	stmt  *ir.Stmt
	write bool
	own   string
}

func (c *ownership) collect(b *ir.Block) {
	for _, s := range b.Stmts {
		c.inside[s] = true
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

// use notes an access through pointer p for every variable it may point into.
func (c *ownership) use(s, p *ir.Stmt, write bool) {
	c.resolve(p, nil, 0, func(base *ir.Stmt, steps []*ir.Stmt) {
		if c.inside[base] {
			return
		}
		if _, ok := c.uses[base]; !ok {
			c.order = append(c.order, base)
		}
		c.uses[base] = append(c.uses[base], use{s, write, c.own(steps)})
	})
}

// maxPointers bounds how far a pointer is followed.
const maxPointers = 32

// resolve calls f for each variable that p may point into, with the indices on
// the way. A pointer from anywhere else is of no interest.
func (c *ownership) resolve(p *ir.Stmt, steps []*ir.Stmt, depth int, f func(*ir.Stmt, []*ir.Stmt)) {
	if depth > maxPointers {
		return
	}
	depth++
	switch p.Op {
	case ir.OpMem:
		f(p, steps)
	case ir.OpParam:
		if c.l.k.Params[p.Imm].Mem > 0 {
			f(p, steps)
		}
	case ir.OpOffset:
		c.resolve(p.Args[0], steps, depth, f)
	case ir.OpElem:
		c.resolve(p.Args[0], append(steps[:len(steps):len(steps)], p.Args[1]), depth, f)
	case ir.OpSelect:
		c.resolve(p.Args[1], steps, depth, f)
		c.resolve(p.Args[2], steps, depth, f)
	case ir.OpGet:
		c.resolve(p.Args[0].Args[0], steps, depth, f)
		c.l.k.Body.Walk(func(s *ir.Stmt) bool {
			if s.Op == ir.OpSet && s.Args[0] == p.Args[0] {
				c.resolve(s.Args[1], steps, depth, f)
			}
			return true
		})
	}
}

// own names the element by those indices on the way to it that are affine in
// the loop's indices; "" unless they tell every two iterations apart.
func (c *ownership) own(steps []*ir.Stmt) string {
	seen := map[*ir.Stmt]bool{}
	var key strings.Builder
	for _, s := range steps {
		if found := map[*ir.Stmt]bool{}; c.affine(s, found) && len(found) > 0 {
			for p := range found {
				seen[p] = true
			}
			c.write(&key, s)
			key.WriteByte(';')
		}
	}
	if len(seen) < len(c.loop.Blocks[0].Params) {
		return ""
	}
	return key.String()
}

// affine reports whether v is a sum of the loop's indices, each times something
// that is the same for all iterations, and adds those indices to found.
func (c *ownership) affine(v *ir.Stmt, found map[*ir.Stmt]bool) bool {
	if !c.inside[v] {
		for _, p := range c.loop.Blocks[0].Params {
			if v == p {
				found[p] = true
			}
		}
		return true
	}
	switch v.Op {
	case ir.OpConst, ir.OpParam:
		return true
	case ir.OpConv:
		return v.Type.IsInt() && v.Args[0].Type.IsInt() && c.affine(v.Args[0], found)
	case ir.OpAdd, ir.OpSub:
		// i*w + j tells iterations apart, i + j does not.
		a, b := map[*ir.Stmt]bool{}, map[*ir.Stmt]bool{}
		if !c.affine(v.Args[0], a) || !c.affine(v.Args[1], b) ||
			len(a) > 0 && len(b) > 0 && !scaled(v.Args[0]) && !scaled(v.Args[1]) {
			return false
		}
		maps.Copy(found, a)
		maps.Copy(found, b)
		return true
	case ir.OpMul:
		a, b := map[*ir.Stmt]bool{}, map[*ir.Stmt]bool{}
		if !c.affine(v.Args[0], a) || !c.affine(v.Args[1], b) || len(a) > 0 && len(b) > 0 {
			return false
		}
		if v.Args[0].IsConstInt(0) || v.Args[1].IsConstInt(0) {
			return true
		}
		maps.Copy(found, a)
		maps.Copy(found, b)
		return true
	}
	return false
}

// scaled reports whether v is a product, or a sum that holds one.
func scaled(v *ir.Stmt) bool {
	switch v.Op {
	case ir.OpMul:
		return true
	case ir.OpConv:
		return scaled(v.Args[0])
	case ir.OpAdd, ir.OpSub:
		return scaled(v.Args[0]) || scaled(v.Args[1])
	}
	return false
}

// write names v so that equal expressions have equal names.
func (c *ownership) write(b *strings.Builder, v *ir.Stmt) {
	if !c.inside[v] || len(v.Args) == 0 {
		if v.Op == ir.OpConst || v.Op == ir.OpParam {
			fmt.Fprintf(b, "%v%d", v.Op, v.Imm)
		} else {
			fmt.Fprintf(b, "%p", v)
		}
		return
	}
	fmt.Fprintf(b, "%v.%v(", v.Op, v.Type)
	for _, a := range v.Args {
		c.write(b, a)
		b.WriteByte(',')
	}
	b.WriteByte(')')
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
			if list[i].own == "" || list[i].own != first.own {
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
	if write.own != "" && !other.write {
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
		hint:    "declare it inside the loop, use an atomic operation of package kernel or a slice parameter, or put //spelt:serial before the loop",
	})
}
