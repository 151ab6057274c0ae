package codegen

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Checks that a guard covers are left out as long as it holds. Where it does not for a chunk, it is asked for each gang; where
// it does not for a gang, and from where on another check has failed, the gang is careful: one lane runs at a time, in order,
// with all checks, so that what is left behind and which failure is found are as in the loop. It is the same code, with a
// mask of one lane. So run all iterations of a chunk that asks for it (task.Chunk.InOrder).

// chunk writes the parallel loop over [lo, hi), which is not empty, as gangs of lanes, and goes to done.
func (g *gang) chunk(loop *ir.Stmt, counts []value, lo, hi, done string) error {
	g.at, g.bound = g.alloca("i64", ""), g.alloca("i64", "")
	if g.lanes.checks {
		g.failing = g.alloca("i1", "")
	}
	if g.task.hasGuard() {
		ok, err := g.guard(loop, g.ranges(loop, counts, lo, hi))
		if err != nil {
			return err
		}
		g.doubt = g.val("xor i1 ", ok, ", true")
	}
	g.inOrder = g.val("icmp ne i64 ", g.field(task.ChunkInOrder, ir.I64, ""), ", 0")
	g.version = fast
	g.task.inbounds = map[*ir.Stmt]bool{} // the address of lane 0 may lie outside where that lane is off
	for _, s := range g.task.kernel.Body.Stmts {
		if s != loop {
			g.widen(s)
		}
	}
	g.beginSums(loop)
	index := loop.Blocks[0].Params
	var err error
	g.look = g.task.work.chunkStrip(loop, g.version, g.v.lanes)
	g.rows(counts, lo, hi, g.look != 0, func(outer []string, from, to string) {
		for i, r := range outer {
			g.set(index[i], r)
			g.widen(index[i])
		}
		if e := g.row(loop, from, to); err == nil {
			err = e
		}
	})
	g.endSums(loop)
	g.br(done)
	return err
}

// row writes the gangs of [from, to), which is not empty. A loop with a mask runs up to a bound: in front of the gangs that
// have all their lanes, and for which a loop without a mask stands, that is where what the loop writes lies at the begin of a
// cache line, and behind them it is the row's end. If the guard is in doubt, or iterations run in order, it is that from the
// start.
func (g *gang) row(loop *ir.Stmt, from, to string) error {
	bound := to
	if !g.lanes.masked {
		bound = g.lineUp(loop, from, to)
		masked := g.inOrder
		if g.doubt != "" {
			masked = g.bin("or", ir.Bool, masked, g.doubt)
		}
		bound = g.selec(ir.I64, masked, to, bound)
	}
	g.do("store i64 ", from, ", ptr ", g.at)
	g.do("store i64 ", bound, ", ptr ", g.bound)
	if g.failing != "" {
		g.do("store i1 false, ptr ", g.failing)
	}
	head, body, next, exit := g.label(), g.label(), g.label(), g.label()
	g.again, g.end = head, to
	g.begin(head)
	i := g.val("load i64, ptr ", g.at)
	bound = g.val("load i64, ptr ", g.bound)
	g.brIf(g.icmp("slt", ir.I64, i, bound), body, next, "")
	g.begin(body)
	left := g.val("sub nsw i64 ", bound, ", ", i)
	err := g.setAlone(loop, from, i, left)
	n := g.val("select i1 ", g.alone, ", i64 1, i64 ", left)
	step := g.val("select i1 ", g.alone, ", i64 1, i64 ", g.width)
	g.ownSums(loop, i, from)
	if e := g.iteration(loop, i, g.first(n)); err == nil {
		err = e
	}
	g.ownSums(loop, i, from)
	g.alone = ""
	// Not beyond the bound, which may be the largest index.
	g.do("store i64 ", g.val("add nuw nsw i64 ", i, ", ", g.call("", "smin", ir.I64, left, step)), ", ptr ", g.at)
	g.brLoop(loop, head)
	g.begin(next)
	if !g.lanes.masked {
		rest := g.label()
		g.brIf(g.icmp("slt", ir.I64, bound, to), rest, exit, "")
		g.begin(rest)
		if e := g.wholeGangs(loop, i, to); err == nil {
			err = e
		}
		g.do("store i64 ", to, ", ptr ", g.bound)
		g.br(head)
	}
	g.begin(exit)
	return err
}

// setAlone writes what decides whether the lanes of the gang that begins with iteration i run one by one. Where the guard is
// in doubt gangs begin at multiples of the width, so that each lane runs what it runs elsewhere.
func (g *gang) setAlone(loop *ir.Stmt, from, i, left string) error {
	g.alone = g.inOrder
	if g.failing != "" {
		g.alone = g.bin("or", ir.Bool, g.alone, g.val("load i1, ptr ", g.failing))
	}
	if g.doubt == "" {
		return nil
	}
	ask, next, pre := g.label(), g.label(), g.cur
	g.brIf(g.doubt, ask, next, g.m.unlikely())
	g.begin(ask)
	index := loop.Blocks[0].Params
	last := g.val("add nsw i64 ", i, ", ", g.val("add nsw i64 ", g.call("", "smin", ir.I64, left, g.width), ", -1"))
	ranges := map[*ir.Stmt]span{index[len(index)-1]: {i, last}}
	for _, outer := range index[:len(index)-1] {
		ranges[outer] = span{g.of(outer).ref, g.of(outer).ref}
	}
	ok, err := g.guard(loop, ranges)
	if err != nil {
		return err
	}
	within := g.icmp("ne", ir.I64, g.partOf(i, from, g.v.lanes), "0")
	must := g.bin("or", ir.Bool, g.bin("or", ir.Bool, g.alone, within), g.val("xor i1 ", ok, ", true"))
	asked := g.cur
	g.begin(next)
	g.alone = g.val("phi i1 [ ", g.alone, ", %", pre, " ], [ ", must, ", %", asked, " ]")
	return nil
}

// wholeGangs writes a loop over the gangs of [from, to) that have all their lanes.
func (g *gang) wholeGangs(loop *ir.Stmt, from, to string) error {
	some, exit := g.label(), g.label()
	last := g.val("add nsw i64 ", from, ", ", g.val("and i64 ", g.val("sub nsw i64 ", to, ", ", from), ", -", g.width))
	g.brIf(g.icmp("slt", ir.I64, from, last), some, exit, "")
	g.begin(some)
	var err error
	if g.look > 1 {
		g.inStrips(from, last, g.look, int64(g.v.lanes), exit, func(from, to string) {
			tail := g.label()
			err = g.gangs(loop, from, to, false, tail)
			g.begin(tail)
		})
	} else {
		err = g.gangs(loop, from, last, g.look == 1, exit)
	}
	g.begin(exit)
	g.do("store i64 ", last, ", ptr ", g.at)
	return err
}

// gangs writes the loop over the gangs of [from, to), of which there is one at least, and goes to exit. look says whether to
// look for a stop behind each.
func (g *gang) gangs(loop *ir.Stmt, from, to string, look bool, exit string) error {
	head, pre := g.label(), g.cur
	g.begin(head)
	step, next := g.forward(), g.label()
	back := next
	if look {
		back = g.label()
	}
	i := g.val("phi i64 [ ", from, ", %", pre, " ], [ ", step, ", %", back, " ]")
	err := g.iteration(loop, i, "")
	g.begin(next)
	g.do(step, " = add nuw i64 ", i, ", ", g.width)
	more, properties := g.icmp("slt", ir.I64, step, to), ", !llvm.loop "+g.properties(loop)
	if look {
		g.brIf(more, back, exit, "")
		g.begin(back)
		g.poll(head, properties)
	} else {
		g.brIf(more, head, exit, properties)
	}
	return err
}

// brLoop ends a round of a loop.
func (g *gang) brLoop(loop *ir.Stmt, head string) {
	properties := ", !llvm.loop " + g.properties(loop)
	if g.look != 0 {
		g.poll(head, properties)
		return
	}
	g.do("br label %", head, properties)
	g.ended = true
}

// properties are those of a loop over gangs.
func (g *gang) properties(loop *ir.Stmt) string {
	return g.m.loop(append(g.code.properties(loop), g.m.node(`!{!"llvm.loop.vectorize.enable", i1 false}`))...)
}

// iteration writes the body for the lanes of mask of one gang, the first lane of which is iteration i of its row.
func (g *gang) iteration(loop *ir.Stmt, i, mask string) error {
	index := loop.Blocks[0].Params
	last := index[len(index)-1]
	g.set(last, i)
	g.widen(last)
	g.mask, g.lane0 = mask, i
	g.nextTurn()
	next := g.label()
	sc := gangScope{stmt: loop, diverges: g.lanes.diverge[loop], cont: next}
	if sc.diverges {
		sc.live = g.keep(mask)
	}
	err := g.within(sc, loop.Blocks[0])
	g.begin(next)
	g.mask = ""
	return err
}

// check writes a check.
func (g *gang) check(s *ir.Stmt) error {
	if s.Hoisted && g.version == fast {
		if g.alone == "" {
			return nil
		}
		ask, next := g.label(), g.label()
		g.brIf(g.alone, ask, next, g.m.unlikely())
		g.begin(ask)
		// The lane that runs is the first.
		holds, err := g.holds(g.arith, s, g.firsts(s.Args))
		if err != nil {
			return err
		}
		g.fails(holds, g.report(s), next)
		return nil
	}
	var holds string
	var err error
	if g.lanes.allUniform(s.Args) {
		holds, err = g.holds(g.arith, s, g.firsts(s.Args))
	} else {
		if holds, err = g.holds(g.v, s, g.vectors(s.Args)); err == nil && holds != "true" {
			holds = g.none(g.without(g.mask, holds))
		}
	}
	if err != nil || holds == "true" {
		return err
	}
	next, failed := g.label(), g.label()
	report := ""
	if g.alone != "" {
		report = g.report(s)
	}
	alone, first, again, end := g.alone, g.lane0, g.again, g.end
	g.cold = append(g.cold, func() {
		g.begin(failed)
		if alone != "" {
			once := g.label()
			g.brIf(alone, report, once, "")
			g.begin(once)
		}
		g.do("store i64 ", first, ", ptr ", g.at)
		g.do("store i64 ", end, ", ptr ", g.bound)
		g.do("store i1 true, ptr ", g.failing)
		g.br(again)
	})
	g.fails(holds, failed, next)
	return nil
}

// fails goes to failed unless the condition holds, and on at next.
func (g *gang) fails(holds, failed, next string) {
	switch holds {
	case "true":
		g.br(next)
	case "false":
		g.br(failed)
	default:
		g.brIf(holds, next, failed, g.m.likely())
	}
	g.begin(next)
}

// firsts are the values of the first lane.
func (g *gang) firsts(list []*ir.Stmt) []value {
	args := make([]value, len(list))
	for i, a := range list {
		if args[i] = g.of(a); g.lanes.shape(a).varies {
			args[i] = value{ref: g.lane(a.Type, g.vec(a).ref, "0"), t: a.Type}
		}
	}
	return args
}

// report is the label of the cold block that reports that s fails in the first lane.
func (g *gang) report(s *ir.Stmt) string {
	label := g.label()
	args := make([]value, len(s.Args))
	for i, a := range s.Args {
		if args[i] = g.of(a); g.lanes.shape(a).varies {
			args[i] = g.vec(a)
		}
	}
	g.cold = append(g.cold, func() {
		g.begin(label)
		for i, a := range s.Args {
			if g.lanes.shape(a).varies {
				args[i] = value{ref: g.lane(a.Type, args[i].ref, "0"), t: a.Type}
			}
		}
		g.failed(s, args)
	})
	return label
}
