package codegen

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// check writes a check, unless the guard of a loop around covers it.
func (c *code) check(s *ir.Stmt) error {
	if !s.Hoisted || c.version != fast {
		if err := c.test(s); err != nil {
			return err
		}
	}
	if s.Op == ir.OpBounds && !c.indexed[s.Args[0]] {
		c.indexed[s.Args[0]] = true
		c.passed = append(c.passed, s.Args[0])
	}
	return nil
}

func (c *code) test(s *ir.Stmt) error {
	holds, err := c.holds(c.arith, s, c.values(s.Args))
	if err != nil {
		return err
	}
	switch holds {
	case "true":
		return nil
	case "false":
		c.br(c.failure(s))
		c.begin(c.label()) // what follows is never reached
		return nil
	}
	next := c.label()
	c.brIf(holds, next, c.failure(s), c.m.likely())
	c.begin(next)
	return nil
}

// holds is the condition of a check of args, as an i1 or as a vector of them. An i1 may be "true" or "false".
func (c *code) holds(a arith, s *ir.Stmt, args []value) (string, error) {
	switch s.Op {
	case ir.OpBounds:
		// 0 <= a < b is one unsigned comparison if b is not negative, and the maximum leaves loops that b leaves.
		limit := args[1]
		if !limit.isKnown(func(n int64) bool { return n >= 0 }) {
			limit.ref = a.call("", "smax", ir.I64, limit.ref, a.con(ir.I64, 0))
		}
		return a.icmp("ult", ir.I64, args[0].ref, limit.ref), nil
	case ir.OpSlice:
		lo, hi, limit := args[0].ref, args[1].ref, args[2].ref
		ok := a.icmp("sge", ir.I64, lo, a.con(ir.I64, 0))
		ok = a.bin("and", ir.Bool, ok, a.icmp("sle", ir.I64, lo, hi))
		return a.bin("and", ir.Bool, ok, a.icmp("sle", ir.I64, hi, limit)), nil
	case ir.OpNonZero, ir.OpNonNil:
		t := s.Args[0].Type
		return a.icmp("ne", t, args[0].ref, a.con(t, 0)), nil
	case ir.OpShiftOK:
		t := s.Args[0].Type
		if t.IsUnsigned() {
			return "true", nil
		}
		return a.icmp("sge", t, args[0].ref, a.con(t, 0)), nil
	case ir.OpAssert, ir.OpFinite:
		return args[0].ref, nil
	case ir.OpMakeErr:
		return "false", nil
	}
	return "", c.unsupported(s, "unknown check")
}

// failure is the label of the cold block that reports s and ends the chunk.
func (c *code) failure(s *ir.Stmt) string {
	label := c.label()
	args := c.values(s.Args)
	c.cold = append(c.cold, func() {
		c.begin(label)
		c.failed(s, args)
	})
	return label
}

// failed reports s, of args, and ends the chunk.
func (c *code) failed(s *ir.Stmt, args []value) {
	c.put(ir.I64, itoa(int64(s.ID)), chunkArg, task.ChunkSite)
	for i, off := range []int64{task.ChunkA, task.ChunkB, task.ChunkC} {
		if i < len(args) {
			c.put(ir.I64, c.fn.word(args[i]), chunkArg, off)
		}
	}
	c.ret("1")
}
