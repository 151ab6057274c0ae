package codegen

import "github.com/spelt-go/spelt/internal/ir"

// version says which checks a body has.
type version uint8

const (
	plain   version = iota // all checks; loops with guards of their own have two versions
	fast                   // no hoisted checks, since a guard holds; loops inside as in plain
	checked                // all checks, and loops have this version only
)

// code writes statements as scalar code into one function.
type code struct {
	arith // of scalars
	task  *taskInfo

	vals    []value           // of statements, by ID
	slots   map[*ir.Stmt]slot // of locals and mems
	version version           // of the code being written
	scopes  []scope           // around the code being written, outermost first
	indexed map[*ir.Stmt]bool // indices that a bounds check has passed, here
	passed  []*ir.Stmt        // the same in order, to forget them behind their block
	gang    *gang             // writes the parallel loop; nil: it is scalar
}

// slot is memory on the stack.
type slot struct {
	ref string
	t   ir.Type // of a local
}

// scope is where jumps out of, or on in, an enclosing for, loop or block go.
type scope struct {
	brk, cont string
}

func (c *code) of(s *ir.Stmt) value          { return c.vals[s.ID] }
func (c *code) set(s *ir.Stmt, r string)     { c.vals[s.ID] = value{ref: r, t: s.Type} }
func (c *code) arg(s *ir.Stmt, i int) string { return c.vals[s.Args[i].ID].ref }

// values are those of list.
func (c *code) values(list []*ir.Stmt) []value {
	vals := make([]value, len(list))
	for i, s := range list {
		vals[i] = c.of(s)
	}
	return vals
}

// allocate makes room for every local and every mem of b, in the entry block: the same for both versions of a loop,
// of which only one runs at a time.
func (c *code) allocate(b *ir.Block) {
	b.Walk(func(s *ir.Stmt) bool {
		switch s.Op {
		case ir.OpLocal:
			c.slots[s] = slot{c.val("alloca ", scalarType(s.Type)), s.Type}
		case ir.OpMem:
			align := "16"
			if s.Imm >= 64 {
				align = "64"
			}
			c.slots[s] = slot{c.val("alloca [", itoa(s.Imm), " x i8], align ", align), ir.Ptr}
		}
		return true
	})
}

// block writes b. What bounds checks in it have shown is forgotten behind it.
func (c *code) block(b *ir.Block) error {
	mark := len(c.passed)
	for _, s := range b.Stmts {
		if err := c.stmt(s); err != nil {
			return err
		}
	}
	for _, s := range c.passed[mark:] {
		delete(c.indexed, s)
	}
	c.passed = c.passed[:mark]
	return nil
}

func (c *code) stmt(s *ir.Stmt) error {
	switch s.Op {
	case ir.OpConst:
		c.vals[s.ID] = value{ref: scalarConst(s.Type, s.Imm), t: s.Type, known: true, bits: s.Imm}
		return nil
	case ir.OpParam:
		if s.Imm < 0 || s.Imm >= int64(len(c.task.params)) {
			return c.unsupported(s, "no such parameter")
		}
		c.set(s, c.task.params[s.Imm])
		return nil
	case ir.OpTable:
		g, ok := c.m.table(s.Aux)
		if !ok {
			return c.unsupported(s, "table that is not hexadecimal")
		}
		c.set(s, g)
		return nil
	case ir.OpIf, ir.OpFor, ir.OpLoop, ir.OpBlock, ir.OpBreak, ir.OpContinue, ir.OpReturn:
		return c.control(s)
	}
	switch {
	case s.Op.IsCheck():
		return c.check(s)
	case s.Op >= ir.OpElem && s.Op <= ir.OpZero:
		return c.memory(s)
	case s.Op >= ir.OpAtomicLoad && s.Op <= ir.OpVolatileStore:
		return c.shared(s)
	case !s.Op.IsPure():
		return c.unsupported(s, "not part of a task")
	}
	if s.Op == ir.OpMul && s.Type.IsInt() {
		c.set(s, c.multiply(c.arith, s, c.values(s.Args)))
		return nil
	}
	r, ok := c.pure(s.Op, s.Type, "", c.values(s.Args))
	if !ok {
		return c.unsupported(s, "not an operation of its type "+s.Type.String())
	}
	c.set(s, r)
	return nil
}

func (c *code) unsupported(s *ir.Stmt, msg string) error {
	return newError(c.task.kernel, ErrUnsupported, s, msg)
}
