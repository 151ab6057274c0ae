package irtest

import "github.com/spelt-go/spelt/internal/ir"

func (g *gen) control() {
	switch n := g.IntN(12); {
	case n < 4:
		g.ifElse()
	case n < 8:
		g.counted()
	case n < 9:
		g.while()
	case n < 10:
		g.block()
	default:
		g.jump()
	}
}

func (g *gen) ifElse() {
	s := g.emit(ir.OpIf, ir.Void, g.condition())
	s.Blocks = []*ir.Block{{}, {}}
	for i, b := range s.Blocks {
		if i == 0 || g.IntN(2) == 0 {
			g.in(b, func() { g.body(1 + g.IntN(5)) })
		}
	}
}

func (g *gen) condition() *ir.Stmt {
	if g.IntN(3) == 0 {
		return g.value(ir.Bool)
	}
	i := g.value(ir.I64)
	return g.emit(ir.OpEq+ir.Op(g.IntN(6)), ir.Bool, i, g.konst(int64(g.IntN(6)-1)))
}

// count is a number of iterations, at most a few dozen.
func (g *gen) count() *ir.Stmt {
	if g.loops > 1 {
		return g.konst(int64(g.IntN(4)))
	}
	switch g.IntN(6) {
	case 0:
		return g.konst(int64(g.IntN(4)))
	case 1:
		v := g.value(ir.I64)
		v = g.emit(ir.OpMin, ir.I64, v, g.konst(5))
		return g.emit(ir.OpMax, ir.I64, v, g.konst(0))
	case 2:
		a, b := pick(g, g.arrays[:len(elemTypes)]), pick(g, g.arrays[:len(elemTypes)])
		return g.emit(ir.OpMin, ir.I64, a.len, b.len)
	case 3:
		// A Go loop from 1 to the last but one.
		n := g.emit(ir.OpSub, ir.I64, pick(g, g.arrays[:len(elemTypes)]).len, g.konst(1))
		c := g.emit(ir.OpLt, ir.Bool, g.konst(1), n)
		return g.emit(ir.OpSelect, ir.I64, c, g.emit(ir.OpSub, ir.I64, n, g.konst(1)), g.konst(0))
	}
	return pick(g, g.arrays[:len(elemTypes)]).len
}

func (g *gen) counted() {
	counts := []*ir.Stmt{g.count()}
	par := !g.inPar && g.IntN(2) == 0
	if g.depth < 2 && g.IntN(4) == 0 {
		counts = append(counts, g.emit(ir.OpMin, ir.I64, g.value(ir.I64), g.konst(3)))
	}
	info := &ir.LoopInfo{Parallel: par}
	var acc *ir.Stmt
	if par && g.IntN(2) == 0 {
		t := pick(g, []ir.Type{ir.F32, ir.F64, ir.I32, ir.I64})
		acc = g.emit(ir.OpLocal, t, g.value(t))
		info.Reduce = []ir.Reduction{{Local: acc, Op: ir.ReduceAdd}}
	}
	s := g.emit(ir.OpFor, ir.Void, counts...)
	b := &ir.Block{}
	for range counts {
		b.Params = append(b.Params, &ir.Stmt{Op: ir.OpIndex, Type: ir.I64})
	}
	s.Loop, s.Blocks = info, []*ir.Block{b}
	saved, locals := g.inPar, g.locals
	if par {
		g.inPar, g.locals = true, nil
	}
	g.scopes = append(g.scopes, scope{ir.OpFor, par})
	g.loops += len(counts)
	g.in(b, func() {
		for range 2 { // indices are used more than other values
			g.vals = append(g.vals, b.Params...)
		}
		g.body(1 + g.IntN(7))
		if acc != nil && !g.ended() {
			x := g.value(acc.Type)
			if g.IntN(2) == 0 {
				x = g.emit(ir.OpMul, acc.Type, x, g.value(acc.Type))
			}
			g.emit(ir.OpSet, ir.Void, acc, g.emit(ir.OpAdd, acc.Type, g.emit(ir.OpGet, acc.Type, acc), x))
		}
	})
	g.loops -= len(counts)
	g.scopes = g.scopes[:len(g.scopes)-1]
	g.inPar, g.locals = saved, locals
	if acc != nil {
		g.emit(ir.OpGet, acc.Type, acc)
	}
}

// while is a loop that counts by itself.
func (g *gen) while() {
	l := g.emit(ir.OpLocal, ir.I64, g.konst(0))
	n := g.konst(int64(g.IntN(5)))
	s := g.emit(ir.OpLoop, ir.Void)
	s.Blocks = []*ir.Block{{}, {}}
	g.scopes = append(g.scopes, scope{ir.OpLoop, false})
	g.loops++
	g.in(s.Blocks[0], func() {
		i := g.emit(ir.OpGet, ir.I64, l)
		g.when(g.emit(ir.OpGe, ir.Bool, i, n), func() { g.emit(ir.OpBreak, ir.Void) })
		g.body(1 + g.IntN(6))
	})
	g.in(s.Blocks[1], func() {
		i := g.emit(ir.OpGet, ir.I64, l)
		g.emit(ir.OpSet, ir.Void, l, g.emit(ir.OpAdd, ir.I64, i, g.konst(1)))
	})
	g.loops--
	g.scopes = g.scopes[:len(g.scopes)-1]
}

func (g *gen) block() {
	s := g.emit(ir.OpBlock, ir.Void)
	s.Blocks = []*ir.Block{{}}
	g.scopes = append(g.scopes, scope{ir.OpBlock, false})
	g.in(s.Blocks[0], func() { g.body(1 + g.IntN(6)) })
	g.scopes = g.scopes[:len(g.scopes)-1]
}

// jump leaves a scope, mostly under a condition.
func (g *gen) jump() {
	to := func() {
		if !g.inPar && g.IntN(12) == 0 {
			g.emit(ir.OpReturn, ir.Void)
			return
		}
		if len(g.scopes) == 0 {
			return
		}
		d := 0
		for d < len(g.scopes)-1 && g.IntN(2) == 0 && !g.scopes[len(g.scopes)-1-d].parallel {
			d++
		}
		sc := g.scopes[len(g.scopes)-1-d]
		op := ir.OpBreak
		if sc.parallel || sc.op != ir.OpBlock && g.IntN(2) == 0 {
			op = ir.OpContinue
		}
		g.emit(op, ir.Void).Imm = int64(d)
	}
	if g.depth > 0 && g.IntN(4) == 0 {
		to()
		return
	}
	g.when(g.condition(), func() {
		g.body(g.IntN(3))
		if !g.ended() {
			to()
		}
	})
}
