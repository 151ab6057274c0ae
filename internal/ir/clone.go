package ir

// Cloner copies statements and remembers which copy stands for which original,
// so that operands within what is copied point at copies. An operand outside
// is kept, or replaced by what Map already holds for it.
type Cloner struct {
	Map map[*Stmt]*Stmt
}

// NewCloner makes a cloner with an empty map.
func NewCloner() *Cloner { return &Cloner{Map: map[*Stmt]*Stmt{}} }

// Of is the statement that stands for s: its copy, or s itself.
func (c *Cloner) Of(s *Stmt) *Stmt {
	if s == nil {
		return nil
	}
	if n, ok := c.Map[s]; ok {
		return n
	}
	return s
}

// Stmt copies s with its nested blocks.
func (c *Cloner) Stmt(s *Stmt) *Stmt {
	n := new(Stmt)
	*n = *s
	c.Map[s] = n
	n.Args = make([]*Stmt, len(s.Args))
	for i, a := range s.Args {
		n.Args[i] = c.Of(a)
	}
	if len(s.Args) == 0 {
		n.Args = nil
	}
	if len(s.Blocks) > 0 {
		n.Blocks = make([]*Block, len(s.Blocks))
		for i, b := range s.Blocks {
			n.Blocks[i] = c.Block(b)
		}
	}
	if s.Loop != nil {
		n.Loop = c.loop(s.Loop)
	}
	return n
}

// Block copies b.
func (c *Cloner) Block(b *Block) *Block {
	n := &Block{}
	for _, p := range b.Params {
		q := new(Stmt)
		*q = *p
		c.Map[p] = q
		n.Params = append(n.Params, q)
	}
	n.Stmts = make([]*Stmt, len(b.Stmts))
	for i, s := range b.Stmts {
		n.Stmts[i] = c.Stmt(s)
	}
	return n
}

// loop copies l after the body it belongs to, since guards name indices.
func (c *Cloner) loop(l *LoopInfo) *LoopInfo {
	n := *l
	n.Reduce, n.Guard = nil, nil
	for _, r := range l.Reduce {
		n.Reduce = append(n.Reduce, Reduction{Local: c.Of(r.Local), Op: r.Op})
	}
	for _, g := range l.Guard {
		h := Guard{Base: c.Of(g.Base), Lo: c.Of(g.Lo), Hi: c.Of(g.Hi)}
		for _, t := range g.Terms {
			h.Terms = append(h.Terms, Term{Coef: c.Of(t.Coef), Index: c.Of(t.Index), Count: c.Of(t.Count)})
		}
		n.Guard = append(n.Guard, h)
	}
	return &n
}

// Clone copies k.
func (k *Kernel) Clone() *Kernel {
	n := *k
	n.Params = append([]Param(nil), k.Params...)
	n.Files = append([]string(nil), k.Files...)
	n.Body = NewCloner().Block(k.Body)
	return &n
}

// Uses calls f with the address of every operand of s, those of its loop's
// counts, reductions and guards included, nested blocks excluded; f may
// replace the operand.
func (s *Stmt) Uses(f func(**Stmt)) {
	for i := range s.Args {
		f(&s.Args[i])
	}
	if s.Loop == nil {
		return
	}
	for i := range s.Loop.Reduce {
		f(&s.Loop.Reduce[i].Local)
	}
	for i := range s.Loop.Guard {
		g := &s.Loop.Guard[i]
		optional(&g.Base, f)
		optional(&g.Lo, f)
		optional(&g.Hi, f)
		for j := range g.Terms {
			t := &g.Terms[j]
			optional(&t.Coef, f)
			optional(&t.Index, f)
			optional(&t.Count, f)
		}
	}
}

func optional(p **Stmt, f func(**Stmt)) {
	if *p != nil {
		f(p)
	}
}
