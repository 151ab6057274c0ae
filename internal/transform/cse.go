package transform

import "github.com/spelt-go/spelt/internal/ir"

// cse replaces a pure operation by an equal one that stands before it in the
// same block or in one around it, and removes a check that an equal check
// dominates. Loads and reads of locals are the business of forward, which
// knows what was written in between.
//
// In a whole kernel the table starts empty in and after everything that holds
// parallel work.
func cse(k *ir.Kernel, o *Options) {
	k.Number()
	c := &merger{sub: subst{}, parts: parts(k, o), table: map[expr]*ir.Stmt{}}
	c.block(k.Body)
}

// expr is what makes two operations equal.
type expr struct {
	op      ir.Op
	typ     ir.Type
	imm     int64
	aux     string
	a, b, c *ir.Stmt
}

type merger struct {
	sub   subst
	parts partition
	table map[expr]*ir.Stmt
	added []expr // in order, to forget what a block added when it ends
}

func (c *merger) block(b *ir.Block) {
	mark := len(c.added)
	kept := b.Stmts[:0]
	for _, s := range b.Stmts {
		c.sub.apply(s)
		if s.Op.IsPure() || s.Op.IsCheck() && s.Op != ir.OpMakeErr {
			e := exprOf(s)
			if old, ok := c.table[e]; ok {
				if s.Op.IsPure() {
					c.sub[s] = old
				}
				continue
			}
			c.table[e] = s
			c.added = append(c.added, e)
		}
		kept = append(kept, s)
		c.nested(s)
	}
	b.Stmts = kept
	for _, e := range c.added[mark:] {
		delete(c.table, e)
	}
	c.added = c.added[:mark]
}

func (c *merger) nested(s *ir.Stmt) {
	if !c.parts.edge(s) {
		for _, b := range s.Blocks {
			c.block(b)
		}
		return
	}
	// Parallel work: its own table within, and a new one behind it. What the
	// blocks around added is forgotten for good, which is what their own ends
	// would do anyway.
	for _, b := range s.Blocks {
		c.forget()
		c.block(b)
	}
	c.forget()
}

func (c *merger) forget() {
	clear(c.table)
}

// exprOf is the identity of s. The operands of commutative operations are put
// in order; those of floating-point ones are not, since they decide which NaN
// comes out.
func exprOf(s *ir.Stmt) expr {
	e := expr{op: s.Op, typ: s.Type, imm: s.Imm, aux: s.Aux}
	if len(s.Args) > 0 {
		e.a = s.Args[0]
	}
	if len(s.Args) > 1 {
		e.b = s.Args[1]
	}
	if len(s.Args) > 2 {
		e.c = s.Args[2]
	}
	switch {
	case s.Op.IsCheck():
		e.aux = "" // which message does not matter once it cannot fail
	case s.Op == ir.OpGt || s.Op == ir.OpGe:
		e.op = mirrored(s.Op)
		e.a, e.b = e.b, e.a
	case commutes(s.Op) && !(e.a.Type.IsFloat() && s.Type.IsFloat()) && before(e.b, e.a):
		e.a, e.b = e.b, e.a
	}
	return e
}

// before orders values by where they stand.
func before(a, b *ir.Stmt) bool { return a.ID < b.ID }
