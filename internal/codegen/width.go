package codegen

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Registers that the values of a gang may take, so that a few are left.
const (
	wideRegisters   = 28
	narrowRegisters = 14
	maxWidth        = ir.MaxLanes
)

// setWidth chooses the number of lanes: as many as fill one register with values of the size that most of the work is on,
// and more, so that operations of several registers hide each other's latency, if there is room and the body is short.
func (l *lanes) setWidth(loop *ir.Stmt, wide bool) {
	if l.width = loop.Loop.Lanes; l.width > 0 {
		return
	}
	if n := SumWidth(loop); n > 0 {
		l.width = n
		return
	}
	small, large := 0, 0
	loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
		switch t := s.Type; {
		case !l.shape(s).varies || t == ir.Bool || t == ir.Void || s.Op == ir.OpElem || s.Op == ir.OpOffset:
		case t.Size() == 8:
			large++
		default:
			small++
		}
		return true
	})
	l.width = 16
	if large > small {
		l.width = 8
	}
	registers := wideRegisters
	if !wide {
		registers, l.width = narrowRegisters, l.width/2
	}
	n := len(l.inside)
	room := func(p int) bool {
		short := n <= manyStatements || l.width < 16 && n <= 16*manyStatements
		return short && 2*p <= registers && l.width < maxWidth && 2*l.memory*int64(l.width) <= task.MaxMemory
	}
	for p := l.pressure(loop); room(p); p, n = 2*p, 2*n {
		l.width *= 2
	}
}

// pressure is about how many varying values are alive at the same time, at most.
func (l *lanes) pressure(loop *ir.Stmt) int {
	last := map[*ir.Stmt]int32{} // where each value is used last
	ends := map[*ir.Stmt]int32{}
	end := func(b *ir.Block) int32 {
		id := int32(0)
		b.Walk(func(s *ir.Stmt) bool { id = max(id, s.ID); return true })
		return id
	}
	var walk func(b *ir.Block, loops []*ir.Stmt)
	walk = func(b *ir.Block, loops []*ir.Stmt) {
		for _, s := range b.Stmts {
			for _, a := range s.Args {
				at := s.ID
				for _, outer := range loops { // a value from outside of a loop lives until its end
					if a.ID < outer.ID {
						at = max(at, ends[outer])
						break
					}
				}
				last[a] = max(last[a], at)
			}
			inner := loops
			if s.Op == ir.OpFor || s.Op == ir.OpLoop {
				for _, n := range s.Blocks {
					ends[s] = max(ends[s], end(n))
				}
				inner = append(loops[:len(loops):len(loops)], s)
			}
			for _, n := range s.Blocks {
				walk(n, inner)
			}
		}
	}
	walk(loop.Blocks[0], nil)
	alive := make(map[int32]int)
	for s, to := range last {
		if l.shape(s).varies && s.Type != ir.Bool {
			alive[s.ID]++
			alive[to]--
		}
	}
	most, now := 0, 0
	for id := int32(0); id < int32(len(l.of)); id++ {
		now += alive[id]
		most = max(most, now)
	}
	return max(most, 1)
}
