package codegen

import "github.com/spelt-go/spelt/internal/ir"

// accumulation is a floating-point sum or product of a parallel loop: the only arithmetic that LLVM may reassociate,
// so that it can keep one partial result in each lane. The result still depends on nothing but the code, the target
// and the chunk, and chunks are fixed by the problem.
type accumulation struct {
	local *ir.Stmt
	op    ir.Op // OpAdd or OpMul
	chain map[*ir.Stmt]bool

	// apart: what one iteration contributes is built up on its own, from the neutral element, and joined to the local
	// at the iteration's end. That is for contributions under a condition or in an inner loop: LLVM knows a reduction
	// only by an operation that every iteration does.
	apart bool
}

// neutral is the constant that the operation leaves every value as it is with: -0 for a sum, since 0 + -0 is 0.
func (a *accumulation) neutral() int64 {
	if a.op == ir.OpMul {
		return ir.FloatBits(a.local.Type, 1)
	}
	return -1 << (a.local.Type.Bits() - 1)
}

// findAccumulations looks for them among the reductions of a loop. One that uses its local in another way than to add
// to it, or to multiply it, is none.
func findAccumulations(loop *ir.Stmt) []*accumulation {
	var list []*accumulation
	for _, r := range loop.Loop.Reduce {
		if !r.Local.Type.IsFloat() || r.Op != ir.ReduceAdd && r.Op != ir.ReduceMul {
			continue
		}
		a := &accumulation{local: r.Local, op: ir.OpAdd, chain: map[*ir.Stmt]bool{}}
		if r.Op == ir.ReduceMul {
			a.op = ir.OpMul
		}
		if a.fill(loop.Blocks[0]) {
			list = append(list, a)
		}
	}
	return list
}

// fill finds the chain of operations from each get of the local to a set, and reports whether nothing else uses it.
func (a *accumulation) fill(body *ir.Block) bool {
	ok := true
	always := map[*ir.Stmt]bool{} // statements that every iteration executes
	for _, s := range body.Stmts {
		always[s] = true
		if jumps(s) {
			break
		}
	}
	body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpSet && s.Args[0] == a.local {
			ok = ok && a.mark(s.Args[1])
			a.apart = a.apart || !always[s]
		}
		return ok
	})
	body.Walk(func(s *ir.Stmt) bool {
		for _, x := range s.Args {
			if x.Op == ir.OpGet && x.Args[0] == a.local && !a.chain[s] && !(s.Op == ir.OpSet && s.Args[0] == a.local) {
				ok = false
			}
		}
		return ok
	})
	return ok
}

// jumps reports whether s may end the iteration, or leave any other scope, before its end.
func jumps(s *ir.Stmt) bool {
	found := false
	(&ir.Block{Stmts: []*ir.Stmt{s}}).Walk(func(s *ir.Stmt) bool {
		found = found || s.Op.Info().Effect&ir.Jumps != 0
		return !found
	})
	return found
}

// mark puts s into the chain if it is, by operations of the reduction only, built on the local's old value, and
// reports so.
func (a *accumulation) mark(s *ir.Stmt) bool {
	if on, seen := a.chain[s]; seen {
		return on
	}
	var through []*ir.Stmt
	switch {
	case s.Op == ir.OpGet:
		return s.Args[0] == a.local
	case s.Op == a.op:
		through = s.Args
	case a.op == ir.OpAdd && s.Op == ir.OpSub:
		through = s.Args[:1]
	case a.op == ir.OpAdd && s.Op == ir.OpFMA:
		through = s.Args[2:]
	}
	for _, x := range through {
		if a.mark(x) {
			a.chain[s] = true
			return true
		}
	}
	a.chain[s] = false // so that shared operands are looked at once
	return false
}

// accumulate writes s if it is part of the chain of a floating-point reduction. A fused one takes the form that LLVM
// knows as a reduction, which is fused wherever the target can: elsewhere it stays as it is.
func (c *code) accumulate(s *ir.Stmt, args []value) (string, bool) {
	switch {
	case c.group == "" || !c.task.inChain(s): // the checked version is not widened
		return "", false
	case s.Op != ir.OpFMA:
		return c.pure(s.Op, s.Type, "reassoc ", args)
	case !c.task.fuses:
		return "", false
	}
	return c.call("reassoc ", "fmuladd", s.Type, args[0].ref, args[1].ref, args[2].ref), true
}

func (t *taskInfo) inChain(s *ir.Stmt) bool {
	for _, a := range t.sums {
		if a.chain[s] {
			return true
		}
	}
	return false
}

// contribute writes one iteration, by body, so that what it contributes to a sum is built up apart where it has to be.
func (c *code) contribute(body func() error) error {
	totals := map[*ir.Stmt]slot{}
	for _, a := range c.task.sums {
		if a.apart && c.group != "" {
			l := a.local
			totals[l] = c.slots[l]
			c.slots[l] = c.apart[l]
			c.do("store ", scalarType(l.Type), " ", c.con(l.Type, a.neutral()), ", ptr ", c.slots[l].ref)
		}
	}
	err := body()
	for _, a := range c.task.sums {
		if total, ok := totals[a.local]; ok {
			t := a.local.Type
			old := value{ref: c.val("load ", scalarType(t), ", ptr ", total.ref), t: t}
			part := value{ref: c.val("load ", scalarType(t), ", ptr ", c.slots[a.local].ref), t: t}
			sum, _ := c.pure(a.op, t, "reassoc ", []value{old, part})
			c.do("store ", scalarType(t), " ", sum, ", ptr ", total.ref)
			c.slots[a.local] = total
		}
	}
	return err
}
