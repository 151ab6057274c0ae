package codegen

import "github.com/spelt-go/spelt/internal/ir"

// control writes what has blocks or jumps.
func (c *code) control(s *ir.Stmt) error {
	switch s.Op {
	case ir.OpIf:
		return c.branch(s, c.block)
	case ir.OpFor:
		if s.Loop.Parallel {
			return c.unsupported(s, "a parallel loop that is not the last statement of its task")
		}
		return c.serialFor(s)
	case ir.OpLoop:
		return c.loop(s)
	case ir.OpBlock:
		after := c.label()
		err := c.inScope(scope{brk: after}, s.Blocks[0])
		c.begin(after)
		return err
	case ir.OpReturn:
		if c.task.leave == "" {
			return c.unsupported(s, "a return from a task with reductions")
		}
		c.br(c.task.leave)
		return nil
	}
	i := len(c.scopes) - 1 - int(s.Imm)
	if s.Imm < 0 || i < 0 {
		return c.unsupported(s, "no enclosing scope at that depth")
	}
	to := c.scopes[i].cont
	if s.Op == ir.OpBreak {
		to = c.scopes[i].brk
	}
	if to == "" {
		return c.unsupported(s, "a jump out of what cannot be left so")
	}
	c.br(to)
	return nil
}

func (c *code) inScope(sc scope, b *ir.Block) error {
	c.scopes = append(c.scopes, sc)
	err := c.block(b)
	c.scopes = c.scopes[:len(c.scopes)-1]
	return err
}

// branch writes an if, each of its blocks by block.
func (c *code) branch(s *ir.Stmt, block func(*ir.Block) error) error {
	after := c.label()
	yes, no := after, after
	if len(s.Blocks[0].Stmts) > 0 {
		yes = c.label()
	}
	if len(s.Blocks[1].Stmts) > 0 {
		no = c.label()
	}
	c.brIf(c.arg(s, 0), yes, no, "")
	for i, label := range []string{yes, no} {
		if label == after {
			continue
		}
		c.begin(label)
		if err := block(s.Blocks[i]); err != nil {
			return err
		}
		c.br(after)
	}
	c.begin(after)
	return nil
}

func (c *code) loop(s *ir.Stmt) error {
	head, post, after := c.label(), c.label(), c.label()
	c.begin(head)
	sc := scope{brk: after, cont: post}
	if err := c.inScope(sc, s.Blocks[0]); err != nil {
		return err
	}
	c.begin(post)
	if err := c.inScope(sc, s.Blocks[1]); err != nil {
		return err
	}
	if !c.ended {
		c.poll(head, "")
	}
	c.begin(after)
	return nil
}

// noVectors is the property of a loop that LLVM's vectoriser leaves it alone.
const noVectors = `!{!"llvm.loop.vectorize.enable", i1 false}`

// serialFor writes a counted loop, and if it has a guard of its own, both its versions.
func (c *code) serialFor(s *ir.Stmt) error {
	if len(s.Loop.Guard) == 0 || c.version == checked {
		return c.nest(s)
	}
	ranges := map[*ir.Stmt]span{}
	for i, p := range s.Blocks[0].Params {
		ranges[p] = span{"0", c.lastOf(c.of(s.Args[i]))}
	}
	ok, err := c.guard(s, ranges)
	if err != nil {
		return err
	}
	quick, slow, after := c.label(), c.label(), c.label()
	c.brIf(ok, quick, slow, c.m.likely())
	outer := c.version
	for i, label := range []string{quick, slow} {
		c.version = [...]version{fast, checked}[i]
		c.begin(label)
		if err := c.nest(s); err != nil {
			return err
		}
		c.br(after)
	}
	c.version = outer
	c.begin(after)
	return nil
}

// nest writes one version of a serial for as nested loops, one an index.
func (c *code) nest(s *ir.Stmt) error {
	md := c.m.loop(c.properties(s)...)
	after := c.label()
	looks := c.task.work.strips(s, c.version)
	var level func(i int, exit string) error
	level = func(i int, exit string) (err error) {
		last := i == len(s.Args)-1
		node := ""
		if last {
			node = md
		}
		c.counted("0", c.arg(s, i), false, looks[i], node, exit, func(index, latch string) {
			c.set(s.Blocks[0].Params[i], index)
			if last {
				err = c.inScope(scope{brk: after, cont: latch}, s.Blocks[0])
			} else {
				err = level(i+1, c.label())
			}
		})
		return err
	}
	return level(0, after)
}

// properties are what is true of a for, as properties of its loop.
func (c *code) properties(s *ir.Stmt) []string {
	var list []string
	if !hasLoop(s.Blocks[0]) {
		list = append(list, c.m.node(`!{!"llvm.loop.mustprogress"}`))
	}
	if s.Loop.Lanes == 1 || s == c.task.loop && c.task.evenWork > manyEven && !c.task.faults.evenWork || c.gang == nil && tooLong(s) {
		list = append(list, c.m.node(noVectors))
	}
	return list
}

// manyEven is how much work that is the same for neighbouring iterations a loop may have to be left to LLVM's vectoriser. In
// LLVM 22 that takes time exponential in chains of it (llvm/llvm-project#222447).
const manyEven = 24

// evenWork is about how many operations on values that are the same in all lanes the body of a loop has, when its inner loops
// with a constant count are unrolled.
func (f *shapes) evenWork(b *ir.Block) int64 {
	n := int64(0)
	for _, s := range b.Stmts {
		if s.Op.IsPure() && len(s.Args) > 0 && f.shape(s).isUniform() {
			n++
		}
		times := int64(1)
		if s.Op == ir.OpFor {
			for _, a := range s.Args {
				if a.IsConst() {
					times *= min(max(a.Imm, 1), 1<<10)
				}
			}
		}
		for _, inner := range s.Blocks {
			n += min(times*f.evenWork(inner), 1<<20)
		}
	}
	return n
}

// hasLoop reports whether b holds a loop that may never end.
func hasLoop(b *ir.Block) bool {
	found := false
	b.Walk(func(s *ir.Stmt) bool {
		found = found || s.Op == ir.OpLoop
		return !found
	})
	return found
}
