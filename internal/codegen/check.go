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
	holds, err := c.holds(s)
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

// holds is the condition of a check, as an i1.
func (c *code) holds(s *ir.Stmt) (string, error) {
	switch s.Op {
	case ir.OpBounds:
		// 0 <= a < b is one unsigned comparison if b is not negative, and the maximum leaves loops that b leaves.
		limit := c.of(s.Args[1])
		if !limit.isKnown(func(n int64) bool { return n >= 0 }) {
			limit.ref = c.call("", "smax", ir.I64, limit.ref, "0")
		}
		return c.icmp("ult", ir.I64, c.arg(s, 0), limit.ref), nil
	case ir.OpSlice:
		lo, hi, limit := c.arg(s, 0), c.arg(s, 1), c.arg(s, 2)
		ok := c.icmp("sge", ir.I64, lo, "0")
		ok = c.bin("and", ir.Bool, ok, c.icmp("sle", ir.I64, lo, hi))
		return c.bin("and", ir.Bool, ok, c.icmp("sle", ir.I64, hi, limit)), nil
	case ir.OpNonZero, ir.OpNonNil:
		t := s.Args[0].Type
		return c.icmp("ne", t, c.arg(s, 0), c.con(t, 0)), nil
	case ir.OpShiftOK:
		t := s.Args[0].Type
		if t.IsUnsigned() {
			return "true", nil
		}
		return c.icmp("sge", t, c.arg(s, 0), "0"), nil
	case ir.OpAssert, ir.OpFinite:
		return c.arg(s, 0), nil
	case ir.OpMakeErr:
		return "false", nil
	}
	return "", c.unsupported(s, "unknown check")
}

// failure is the label of the cold block that reports s and ends the chunk.
func (c *code) failure(s *ir.Stmt) string {
	label := c.label()
	var args []value
	for _, a := range s.Args {
		args = append(args, c.of(a))
	}
	c.cold = append(c.cold, func() {
		c.begin(label)
		c.put(ir.I64, itoa(int64(s.ID)), chunkArg, task.ChunkSite)
		for i, off := range []int64{task.ChunkA, task.ChunkB, task.ChunkC} {
			if i < len(args) {
				c.put(ir.I64, c.fn.word(args[i]), chunkArg, off)
			}
		}
		c.ret("1")
	})
	return label
}
