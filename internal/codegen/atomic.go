package codegen

import "github.com/spelt-go/spelt/internal/ir"

// shared writes atomic and volatile accesses. Atomic ones are sequentially consistent, as Go's are, and each returns
// what it found. They have no alias class: they order all memory.
func (c *code) shared(s *ir.Stmt) error {
	t := s.Tag.Type
	ptr := c.arg(s, 0)
	switch s.Op {
	case ir.OpAtomicLoad:
		c.set(s, c.load("load atomic ", t, ptr, " seq_cst", natural(t)))
	case ir.OpAtomicStore:
		c.store("store atomic ", t, c.arg(s, 1), ptr, " seq_cst", natural(t))
	case ir.OpVolatileLoad:
		c.set(s, c.load("load volatile ", t, ptr, "", "align 1"))
	case ir.OpVolatileStore:
		c.store("store volatile ", t, c.arg(s, 1), ptr, "", "align 1")
	case ir.OpAtomicCAS:
		c.set(s, c.compareAndSwap(t, ptr, c.arg(s, 1), c.arg(s, 2)))
	case ir.OpAtomicRMW:
		op := rmw(s.Aux, t)
		if op == "" {
			return c.unsupported(s, "atomic "+s.Aux+" of "+t.String())
		}
		if c.m.dialect.noFloatExtreme && t.IsFloat() && s.Aux != "add" {
			c.set(s, c.extreme(s.Aux, t, ptr, c.arg(s, 1)))
			return nil
		}
		v := c.toMemory(t, c.arg(s, 1))
		r := c.val("atomicrmw ", op, " ptr ", ptr, ", ", memoryType(t), " ", v, " seq_cst, align ", itoa(t.Size()))
		c.set(s, c.fromMemory(t, r))
	}
	return nil
}

// compareAndSwap compares bits, floats included.
func (c *code) compareAndSwap(t ir.Type, ptr, old, v string) string {
	ty := memoryType(t)
	old, v = c.toMemory(t, old), c.toMemory(t, v)
	if t.IsFloat() {
		as := "i" + itoa(int64(t.Bits()))
		old = c.val("bitcast ", ty, " ", old, " to ", as)
		v = c.val("bitcast ", ty, " ", v, " to ", as)
		ty = as
	}
	r := c.val("cmpxchg ptr ", ptr, ", ", ty, " ", old, ", ", ty, " ", v, " seq_cst seq_cst, align ", itoa(t.Size()))
	return c.val("extractvalue { ", ty, ", i1 } ", r, ", 1")
}

// rmw is LLVM's name of a read-modify-write, "" if there is none. Those of floats become loops around a compare and
// swap; fminimum and fmaximum treat NaN and -0 as Go's min and max do.
func rmw(name string, t ir.Type) string {
	if !ir.ValidRMW(name, t) {
		return ""
	}
	switch {
	case t.IsFloat() && name == "add":
		return "fadd"
	case t.IsFloat() && name == "min":
		return "fminimum"
	case t.IsFloat() && name == "max":
		return "fmaximum"
	case t.IsUnsigned() && (name == "min" || name == "max"):
		return "u" + name
	}
	return name
}
