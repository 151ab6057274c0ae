package multi

import "github.com/spelt-go/spelt/internal/ir"

// outer emits a statement outside of parallel loops.
func (g *gen) outer() {
	switch n := g.IntN(26); {
	case n < 8:
		g.loop()
	case n < 11:
		g.pure()
	case n < 14:
		g.update()
	case n < 19:
		g.memory()
	case n < 20:
		g.check()
	case n < 21 && !g.apart && g.depth < 3:
		g.sections()
	case g.depth < 5:
		g.control(g.outer)
	}
}

// inner emits a statement of an iteration of a parallel loop.
func (g *gen) inner() {
	switch n := g.IntN(20); {
	case n < 4:
		g.pure()
	case n < 7:
		g.update()
	case n < 13:
		g.inLoop()
	case n < 14:
		g.check()
	case n < 15:
		g.iterationMemory()
	case g.depth < 5:
		g.control(g.inner)
	}
}

// simple emits a statement without control, for a short branch.
func (g *gen) simple() {
	if g.odds(2) {
		g.pure()
	} else {
		g.update()
	}
}

// iterationMemory makes an array that only this iteration sees, and uses it.
func (g *gen) iterationMemory() {
	if g.odds(4) {
		g.field()
		return
	}
	a := g.make()
	g.element(a)
}

func (g *gen) control(stmt func()) {
	switch n := g.IntN(12); {
	case n < 4:
		s := g.raw(ir.OpIf, ir.Void, g.condition())
		s.Blocks = []*ir.Block{{}, {}}
		for i, b := range s.Blocks {
			if i == 0 || g.odds(2) {
				g.in(b, func() { g.body(1+g.IntN(5), stmt) })
			}
		}
	case n < 7:
		g.serial(stmt)
	case n < 9:
		g.while(stmt)
	case n < 10:
		s := g.raw(ir.OpBlock, ir.Void)
		s.Blocks = []*ir.Block{{}}
		g.scoped(s, s.Blocks[0], func() { g.body(1+g.IntN(6), stmt) })
	default:
		g.jump()
	}
}

// scoped runs f in block b of s, which a jump may leave.
func (g *gen) scoped(s *ir.Stmt, b *ir.Block, f func()) {
	g.scopes = append(g.scopes, scope{s.Op, s.Loop != nil && s.Loop.Parallel})
	g.in(b, f)
	g.scopes = g.scopes[:len(g.scopes)-1]
}

// counted emits a for over counts.
func (g *gen) counted(info *ir.LoopInfo, counts []*ir.Stmt, body func(index []*ir.Stmt)) {
	s := g.raw(ir.OpFor, ir.Void, counts...)
	b := &ir.Block{}
	for range counts {
		b.Params = append(b.Params, &ir.Stmt{Op: ir.OpIndex, Type: ir.I64})
	}
	s.Loop, s.Blocks = info, []*ir.Block{b}
	g.around += len(counts)
	g.scoped(s, b, func() { body(b.Params) })
	g.around -= len(counts)
}

// serial emits a serial for.
func (g *gen) serial(stmt func()) {
	n, _ := g.count()
	if g.around > 0 || g.par == nil { // there may be loops inside
		n = g.raw(ir.OpMin, ir.I64, n, g.konst(3))
	}
	counts := []*ir.Stmt{n}
	if g.odds(6) {
		counts = append(counts, g.raw(ir.OpMin, ir.I64, g.value(ir.I64), g.konst(3)))
	}
	g.counted(&ir.LoopInfo{}, counts, func(index []*ir.Stmt) {
		g.vals = append(g.vals, index...)
		g.body(1+g.IntN(6), stmt)
	})
}

// while emits a loop that counts by itself, before its body or after it.
func (g *gen) while(stmt func()) {
	l := g.raw(ir.OpLocal, ir.I64, g.konst(0))
	n := g.konst(int64(g.IntN(5)))
	step := func() {
		g.raw(ir.OpSet, ir.Void, l, g.raw(ir.OpAdd, ir.I64, g.raw(ir.OpGet, ir.I64, l), g.konst(1)))
	}
	end := func() {
		i := g.emit(ir.OpGet, ir.I64, l)
		g.when(g.raw(ir.OpGe, ir.Bool, i, n), func() { g.raw(ir.OpBreak, ir.Void) })
	}
	s := g.raw(ir.OpLoop, ir.Void)
	s.Blocks = []*ir.Block{{}, {}}
	g.around++
	after := g.odds(3)
	g.scoped(s, s.Blocks[0], func() {
		if !after {
			end()
		}
		g.body(1+g.IntN(6), stmt)
	})
	g.scoped(s, s.Blocks[1], func() {
		step()
		if after {
			end()
		}
		g.body(g.IntN(2), g.simple)
	})
	g.around--
}

// jump leaves a scope, mostly under a condition.
func (g *gen) jump() {
	if g.depth > 0 && g.odds(5) {
		g.leave()
		return
	}
	g.when(g.condition(), func() {
		g.body(g.IntN(3), g.simple)
		g.leave()
	})
}

func (g *gen) leave() {
	if g.par == nil && !g.apart && g.odds(8) {
		g.raw(ir.OpReturn, ir.Void)
		return
	}
	if len(g.scopes) == 0 {
		return
	}
	d := 0
	for d < len(g.scopes)-1 && g.odds(2) && !g.scopes[len(g.scopes)-1-d].par {
		d++
	}
	sc := g.scopes[len(g.scopes)-1-d]
	op := ir.OpBreak
	if sc.par || sc.op != ir.OpBlock && g.odds(2) {
		op = ir.OpContinue
	}
	g.raw(op, ir.Void).Imm = int64(d)
}

// sections emits concurrent sections that share nothing they write.
func (g *gen) sections() {
	n := 2 + g.IntN(2)
	arrays, locals, scopes := g.arrays, g.locals, g.scopes
	// What belongs to a section; -1 is read by all.
	owners := map[any]int{}
	for _, a := range arrays {
		owners[a] = g.IntN(n+1) - 1
		if len(a.bases) > 0 || a.fixed {
			owners[a] = -1
		}
	}
	for i, a := range arrays { // pairs stay together
		if a.lp != nil && i > 0 && arrays[i-1].lp != nil {
			owners[a] = owners[arrays[i-1]]
		}
	}
	for _, l := range locals {
		owners[l.Stmt] = g.IntN(n+1) - 1
	}
	s := g.raw(ir.OpSections, ir.Void)
	g.apart, g.scopes = true, nil
	for i := range n {
		s.Blocks = append(s.Blocks, &ir.Block{})
		var as []*array
		for _, a := range arrays {
			if len(a.bases) > 0 || owners[a] != -1 && owners[a] != i {
				continue
			}
			c := *a
			c.fixed = c.fixed || owners[a] == -1
			as = append(as, &c)
		}
		var ls []local
		for _, l := range locals {
			if o := owners[l.Stmt]; o == -1 || o == i {
				ls = append(ls, local{l.Stmt, l.fixed || o == -1})
			}
		}
		g.locals, g.arrays = ls, as
		if len(as) == 0 {
			continue
		}
		recent := g.recent
		g.recent = nil
		g.in(s.Blocks[i], func() { g.body(2+g.IntN(6), g.outer) })
		g.recent = recent
	}
	g.apart, g.scopes, g.arrays, g.locals = false, scopes, arrays, locals
}
