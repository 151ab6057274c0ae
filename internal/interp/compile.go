package interp

import (
	"encoding/hex"

	"github.com/spelt-go/spelt/internal/ir"
)

// code executes one statement.
type code func(m *machine) ctl

// block is a compiled ir.Block.
type block struct {
	code []code
}

func (b *block) run(m *machine) ctl {
	m.steps += int64(len(b.code)) + 1
	if m.steps > m.pauseAt {
		if r := m.pause(); r != next {
			return r
		}
	}
	for _, c := range b.code {
		if r := c(m); r != next {
			return r
		}
	}
	return next
}

// Compile makes k ready to run. It does not change k.
func Compile(k *ir.Kernel) (*Program, error) { return Mode{}.Compile(k) }

// Compile makes k ready to run in a mode. It does not change k.
func (mode Mode) Compile(k *ir.Kernel) (*Program, error) {
	if k.Body == nil {
		return nil, &CompileError{Stmt: &ir.Stmt{}, Msg: "no body"}
	}
	c := &compiler{k: k, p: &Program{mode: mode, reuse: !keepsPointers(k.Body)}, regs: map[*ir.Stmt]int{}}
	c.p.body = c.block(k.Body)
	c.p.regs = len(c.regs)
	if c.err != nil {
		return nil, c.err
	}
	return c.p, nil
}

// keepsPointers reports whether a pointer may outlive the block that computes
// it, in a local or in memory. Where none does, a mem statement that executes
// again may have its old memory again.
func keepsPointers(b *ir.Block) bool {
	kept := false
	b.Walk(func(s *ir.Stmt) bool {
		switch s.Op {
		case ir.OpLocal, ir.OpSet:
			kept = kept || s.Args[len(s.Args)-1].Type == ir.Ptr
		case ir.OpStore, ir.OpAtomicStore, ir.OpVolatileStore, ir.OpAtomicRMW, ir.OpAtomicCAS:
			kept = kept || s.Tag.Type == ir.Ptr
		case ir.OpCopy:
			kept = true
		}
		return true
	})
	return kept
}

type compiler struct {
	k    *ir.Kernel
	p    *Program
	regs map[*ir.Stmt]int
	err  error
}

func (c *compiler) fail(s *ir.Stmt, msg string) {
	if c.err == nil {
		c.err = &CompileError{Stmt: s, Msg: msg}
	}
}

// def gives s a register.
func (c *compiler) def(s *ir.Stmt) int {
	n, ok := c.regs[s]
	if !ok {
		n = len(c.regs)
		c.regs[s] = n
	}
	return n
}

// use is the register of operand a of s.
func (c *compiler) use(s, a *ir.Stmt) int {
	n, ok := c.regs[a]
	if !ok {
		c.fail(s, "an operand is not defined")
	}
	return n
}

func (c *compiler) block(b *ir.Block) *block {
	for _, p := range b.Params {
		c.def(p)
	}
	n := &block{code: make([]code, 0, len(b.Stmts))}
	for _, s := range b.Stmts {
		n.code = append(n.code, c.stmt(s))
	}
	return n
}

func (c *compiler) stmt(s *ir.Stmt) code {
	info := s.Op.Info()
	if len(s.Args) < info.MinArgs || len(s.Args) > info.MaxArgs {
		c.fail(s, "wrong number of operands")
		return nil
	}
	if info.Blocks >= 0 && len(s.Blocks) != info.Blocks {
		c.fail(s, "wrong number of blocks")
		return nil
	}
	a := make([]int, 3) // registers of the operands
	for i, arg := range s.Args {
		a[i] = c.use(s, arg)
	}
	switch {
	case s.Op.IsCheck():
		return c.check(s, a)
	case info.Effect&ir.Jumps != 0 || info.Blocks != 0:
		return c.control(s, a)
	case info.Tag || s.Op == ir.OpCopy || s.Op == ir.OpZero || s.Op == ir.OpMem:
		return c.memory(s, a)
	}
	return c.value(s, a)
}

// value compiles what computes a value from values, and locals, which are
// registers of their own.
func (c *compiler) value(s *ir.Stmt, a []int) code {
	switch s.Op {
	case ir.OpSet:
		return func(m *machine) ctl { m.r[a[0]] = m.r[a[1]]; return next }
	case ir.OpParam:
		return c.param(s)
	}
	d, imm := c.def(s), s.Imm
	switch s.Op {
	case ir.OpConst:
		return func(m *machine) ctl { m.r[d] = imm; return next }
	case ir.OpTable:
		data, err := hex.DecodeString(s.Aux)
		if err != nil {
			c.fail(s, "the data is not hexadecimal")
		}
		b := newBuffer(int64(len(data)))
		copy(b.bytes(), data)
		c.p.tables = append(c.p.tables, b)
		return func(m *machine) ctl { m.r[d] = b.addr(); return next }
	case ir.OpLocal, ir.OpGet:
		return func(m *machine) ctl { m.r[d] = m.r[a[0]]; return next }
	case ir.OpElem:
		return func(m *machine) ctl { m.r[d] = m.r[a[0]] + m.r[a[1]]*imm; return next }
	case ir.OpOffset:
		return func(m *machine) ctl { m.r[d] = m.r[a[0]] + imm; return next }
	}
	if !s.Op.IsPure() || len(s.Args) == 0 {
		c.fail(s, "not a statement")
		return nil
	}
	op, t, from, n := s.Op, s.Type, s.Args[0].Type, len(s.Args)
	if op == ir.OpFMA && imm == ir.Contract && c.p.mode.Unfused {
		return func(m *machine) ctl {
			product, _ := ir.Eval(ir.OpMul, t, t, []int64{m.r[a[0]], m.r[a[1]]})
			m.r[d], _ = ir.Eval(ir.OpAdd, t, t, []int64{product, m.r[a[2]]})
			return next
		}
	}
	return func(m *machine) ctl {
		args := [3]int64{m.r[a[0]], m.r[a[1]], m.r[a[2]]}
		// Where there is no result, a division by zero, any value will do.
		m.r[d], _ = ir.Eval(op, t, from, args[:n])
		return next
	}
}

func (c *compiler) param(s *ir.Stmt) code {
	if s.Imm < 0 || s.Imm >= int64(len(c.k.Params)) {
		c.fail(s, "no such parameter")
		return nil
	}
	d, p := c.def(s), c.k.Params[s.Imm]
	if p.Mem > 0 {
		return func(m *machine) ctl { m.r[d] = word(m.args) + p.Offset; return next }
	}
	return func(m *machine) ctl { m.r[d] = load(p.Type, word(m.args)+p.Offset); return next }
}
