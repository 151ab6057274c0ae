package codegen

import "github.com/spelt-go/spelt/internal/ir"

// Limits beyond which parts of LLVM take time that is not linear in the size of a task any more. Where one is met, less is
// made of the code, so that it compiles at all.
const (
	// maxWidened is how many statements an innermost loop of scalar code may have to be left to the vectoriser: it compares
	// accesses in pairs, and follows chains of operations anew from each member.
	maxWidened = 600

	// maxNest is how deep loops nest before LLVM is kept from reasoning about how often they run: an inner loop's count is
	// looked up in each loop around it, and in both versions of it, which doubles with each level.
	maxNest = 7

	// maxStraight and maxStatements are how many statements of one block, and of a task, are optimised: the code generator
	// compares what it moves out of a loop in pairs, and makes one graph of a block.
	maxStraight   = 6_000
	maxStatements = 60_000

	// maxDivergent is how deep control may nest in which lanes part: each level's mask is computed from those around it, and
	// LLVM looks through them all for each.
	maxDivergent = 32
)

// extent is how large code is.
type extent struct {
	statements int
	straight   int // the most of one block
	nest       int // the most loops in each other
}

func (e *extent) block(b *ir.Block, around int) {
	e.nest = max(e.nest, around)
	e.statements += len(b.Stmts)
	e.straight = max(e.straight, len(b.Stmts))
	for _, s := range b.Stmts {
		inner := around
		switch s.Op {
		case ir.OpFor:
			inner += len(s.Args)
		case ir.OpLoop:
			inner++
		}
		for _, n := range s.Blocks {
			e.block(n, inner)
		}
	}
}

// limit says in m which limits code meets.
func (m *Module) limit(k *ir.Kernel) {
	var e extent
	e.block(k.Body, 0)
	m.Deep = e.nest > maxNest
	m.Large = e.straight > maxStraight || e.statements > maxStatements
}

// tooLong reports whether loop is an innermost one, and too long for LLVM's vectoriser.
func tooLong(loop *ir.Stmt) bool {
	n, inner := 0, false
	for _, b := range loop.Blocks {
		countUpTo(b, maxWidened, &n, &inner)
	}
	return !inner && n > maxWidened
}

// countUpTo counts the statements of b, up to one more than limit, and looks whether a loop is among them.
func countUpTo(b *ir.Block, limit int, n *int, loop *bool) {
	for _, s := range b.Stmts {
		if *n++; *n > limit || *loop {
			return
		}
		if s.Op == ir.OpFor || s.Op == ir.OpLoop {
			*loop = true
		}
		for _, inner := range s.Blocks {
			countUpTo(inner, limit, n, loop)
		}
	}
}
