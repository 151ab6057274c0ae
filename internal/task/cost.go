package task

import "github.com/spelt-go/spelt/internal/ir"

// SetCosts gives every parallel loop of k its ir.LoopInfo.Cost: an estimate of
// one iteration in units of one simple operation. A loop inside whose trip
// count is not constant counts as LoopGuess rounds.
func SetCosts(k *ir.Kernel) {
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op != ir.OpFor || !s.Loop.Parallel {
			return true
		}
		s.Loop.Cost = max(1, blockCost(s.Blocks[0]))
		return false
	})
}

const (
	// LoopGuess is how many rounds a loop is taken to have whose number is not known.
	LoopGuess = 16
	costLimit = 1 << 30
)

func blockCost(b *ir.Block) int64 {
	n := int64(0)
	for _, s := range b.Stmts {
		n = min(n+StmtCost(s), costLimit)
	}
	return n
}

// StmtCost is the cost of a statement, with what is in its blocks.
func StmtCost(s *ir.Stmt) int64 {
	switch s.Op {
	case ir.OpConst, ir.OpParam, ir.OpTable, ir.OpElem, ir.OpOffset, ir.OpGet, ir.OpSet, ir.OpLocal:
		return 0
	case ir.OpDiv, ir.OpRem, ir.OpSqrt:
		return 8
	case ir.OpAtomicRMW, ir.OpAtomicCAS, ir.OpAtomicStore:
		return 20
	case ir.OpCopy, ir.OpZero, ir.OpMem:
		return 1 + s.Imm/32
	}
	if s.Op.IsCheck() {
		return 1
	}
	n := int64(1)
	for _, b := range s.Blocks {
		n += blockCost(b)
	}
	switch s.Op {
	case ir.OpLoop:
		n *= LoopGuess
	case ir.OpFor:
		rounds := int64(1)
		for _, c := range s.Args {
			if c.IsConst() {
				rounds *= min(max(c.Imm, 1), costLimit)
			} else {
				rounds *= LoopGuess
			}
			rounds = min(rounds, costLimit)
		}
		n = min(n, costLimit) * rounds
	}
	return min(n, costLimit)
}
