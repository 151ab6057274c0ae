package codegen

import "github.com/spelt-go/spelt/internal/ir"

// gangScope is an enclosing for, loop or block. One that diverges keeps, in memory, which lanes are still in it: those that
// a jump has not taken to the end of the round, and of a loop those that have not left it. Jumps out of one that does not
// are branches.
type gangScope struct {
	stmt      *ir.Stmt
	diverges  bool
	live      string // lanes that go on in this round
	loop      string // lanes that go on in the next; "" of a block
	brk, cont string
}

func (g *gang) control(s *ir.Stmt) error {
	switch s.Op {
	case ir.OpIf:
		return g.branch(s)
	case ir.OpBreak, ir.OpContinue:
		return g.jump(s)
	case ir.OpBlock:
		after := g.label()
		sc := gangScope{stmt: s, diverges: g.lanes.diverge[s], brk: after}
		if sc.diverges {
			sc.live = g.keep(g.mask)
		}
		err := g.within(sc, s.Blocks[0])
		g.begin(after)
		return err
	case ir.OpLoop:
		return g.loop(s)
	}
	return g.serialFor(s)
}

// keep is new memory that holds a mask.
func (g *gang) keep(mask string) string {
	slot := g.alloca(g.v.ty(ir.Bool), "")
	g.setMask(slot, g.all(mask))
	return slot
}

func (g *gang) setMask(slot, mask string) { g.do("store ", g.v.ty(ir.Bool), " ", mask, ", ptr ", slot) }
func (g *gang) getMask(slot string) string {
	return g.val("load ", g.v.ty(ir.Bool), ", ptr ", slot)
}

func (g *gang) within(sc gangScope, b *ir.Block) error {
	g.around = append(g.around, sc)
	err := g.block(b)
	g.around = g.around[:len(g.around)-1]
	return err
}

// block writes b, and leaves the mask as it was. Where some lanes may be gone, the rest is executed for those that are
// not, if there are any.
func (g *gang) block(b *ir.Block) error {
	outer, end := g.mask, ""
	groups, quotients := g.groups, g.quotients
	g.groups, g.quotients = g.lanes.findGroups(b), map[[2]*ir.Stmt]string{}
	defer func() { g.groups, g.quotients = groups, quotients }()
	for i, s := range b.Stmts {
		if err := g.stmt(s); err != nil {
			return err
		}
		if s.Op == ir.OpBreak || s.Op == ir.OpContinue {
			break
		}
		if g.lanes.leaves[s] && i+1 < len(b.Stmts) {
			g.mask = g.with(outer, g.getMask(g.around[len(g.around)-1].live))
			if g.isShort(b.Stmts[i+1:]) {
				continue
			}
			next := g.label()
			if end == "" {
				end = g.label()
			}
			g.brIf(g.any(g.mask), next, end, "")
			g.begin(next)
		}
	}
	if end != "" {
		g.begin(end)
	}
	g.mask = outer
	return nil
}

// branch writes an if. A divergent one executes each block for the lanes that take it, if there are any; a short block of
// what does no harm without lanes is executed without asking.
func (g *gang) branch(s *ir.Stmt) error {
	if g.lanes.shape(s.Args[0]).isUniform() {
		return g.code.branch(s, g.block)
	}
	outer := g.mask
	cond := g.vec(s.Args[0]).ref
	for i, b := range s.Blocks {
		if len(b.Stmts) == 0 {
			continue
		}
		if g.mask = g.with(outer, cond); i == 1 {
			g.mask = g.without(outer, cond)
		}
		next := ""
		if !g.isShort(b.Stmts) {
			some := g.label()
			next = g.label()
			g.brIf(g.any(g.mask), some, next, "")
			g.begin(some)
		}
		if err := g.block(b); err != nil {
			return err
		}
		if next != "" {
			g.begin(next)
		}
	}
	g.mask = outer
	return nil
}

// shortBlock is the most statements that are executed without asking whether there is a lane for them.
const shortBlock = 12

func (g *gang) isShort(list []*ir.Stmt) bool { return g.shortLeft(list, shortBlock) >= 0 }

// shortLeft is how many of n more statements there may be after list; negative if list is not short. It looks at n+1 at
// most.
func (g *gang) shortLeft(list []*ir.Stmt, n int) int {
	for _, s := range list {
		if n--; n < 0 || !g.harmless(s) {
			return -1
		}
		for _, b := range s.Blocks {
			if n = g.shortLeft(b.Stmts, n); n < 0 {
				return n
			}
		}
	}
	return n
}

// harmless reports whether s, what is in its blocks aside, may be executed when no lane is active, and is not slow.
func (g *gang) harmless(s *ir.Stmt) bool {
	switch s.Op {
	case ir.OpLoad, ir.OpStore:
		return !g.lanes.shape(s.Args[0]).isUniform() // masked
	case ir.OpSet:
		// If all lanes have left the loop that the local is at home in, that is left.
		return g.lanes.shape(s.Args[0]).varies || g.lanes.home[s.Args[0]] != nil
	case ir.OpIf:
		return !g.lanes.shape(s.Args[0]).isUniform()
	case ir.OpGet, ir.OpLocal, ir.OpContinue, ir.OpBreak:
		return true
	case ir.OpDiv, ir.OpRem, ir.OpSqrt: // slow
		return false
	}
	return s.Op.IsPure()
}

// jump takes the active lanes out of every scope that the jump leaves.
func (g *gang) jump(s *ir.Stmt) error {
	target := len(g.around) - 1 - int(s.Imm)
	if s.Imm < 0 || target < 0 {
		return g.unsupported(s, "no enclosing scope at that depth")
	}
	sc := g.around[target]
	if !sc.diverges {
		to := sc.cont
		if s.Op == ir.OpBreak {
			to = sc.brk
		}
		if to == "" {
			return g.unsupported(s, "a jump out of what cannot be left so")
		}
		g.br(to)
		return nil
	}
	even := false
	for i := len(g.around) - 1; i >= target; i-- {
		if !g.around[i].diverges {
			even = true
			continue
		}
		g.take(g.around[i].live)
		if g.around[i].loop != "" && (i > target || s.Op == ir.OpBreak) {
			g.take(g.around[i].loop)
		}
	}
	if even { // all lanes that are active in the target's scope jump
		to := sc.cont
		if to == "" {
			to = sc.brk
		}
		g.br(to)
	}
	return nil
}

// take turns the active lanes off in a mask in memory.
func (g *gang) take(slot string) {
	if g.mask == "" {
		g.setMask(slot, "zeroinitializer")
		return
	}
	g.setMask(slot, g.without(g.getMask(slot), g.mask))
}

func (g *gang) loop(s *ir.Stmt) error {
	head, post, after := g.label(), g.label(), g.label()
	outer := g.mask
	sc := gangScope{stmt: s, diverges: g.lanes.diverge[s], brk: after, cont: post}
	if sc.diverges {
		sc.loop, sc.live = g.keep(outer), g.keep(outer)
	}
	g.begin(head)
	g.round(sc)
	if err := g.within(sc, s.Blocks[0]); err != nil {
		return err
	}
	g.begin(post)
	g.rest(sc, after)
	if err := g.within(sc, s.Blocks[1]); err != nil {
		return err
	}
	if sc.diverges && jumps(s.Blocks[1].Stmts) {
		g.rest(sc, after)
	}
	if !g.ended {
		g.poll(head, "")
	}
	g.begin(after)
	g.mask = outer
	return nil
}

// round begins a round of a loop with the lanes that go on in it.
func (g *gang) round(sc gangScope) {
	if sc.diverges {
		g.mask = g.getMask(sc.loop)
		g.setMask(sc.live, g.mask)
	}
}

// rest ends the body of a loop: what follows is for the lanes that have not left it, and if there are none, control goes on
// at exit.
func (g *gang) rest(sc gangScope, exit string) {
	if sc.diverges {
		g.mask = g.getMask(sc.loop)
		g.setMask(sc.live, g.mask)
		some := g.label()
		g.brIf(g.any(g.mask), some, exit, "")
		g.begin(some)
	}
}

// serialFor writes a counted loop. If it has a guard that is uniform, that decides between the version without the checks
// that it covers and the one with all of them; otherwise the latter stands alone. Loops
// within the version with all checks have no other one.
func (g *gang) serialFor(s *ir.Stmt) error {
	if len(s.Loop.Guard) == 0 || g.slow {
		return g.nest(s)
	}
	outer := g.version
	if !g.evenGuard(s) {
		g.version = plain
		err := g.nest(s)
		g.version = outer
		return err
	}
	ranges := map[*ir.Stmt]span{}
	for i, p := range s.Blocks[0].Params {
		ranges[p] = span{"0", g.lastOf(g.of(s.Args[i]))}
	}
	ok, err := g.guard(s, ranges)
	if err != nil {
		return err
	}
	quick, slow, after := g.label(), g.label(), g.label()
	if g.alone != "" {
		ok = g.bin("and", ir.Bool, ok, g.val("xor i1 ", g.alone, ", true"))
	}
	g.brIf(ok, quick, slow, g.m.likely())
	for i, label := range []string{quick, slow} {
		g.version, g.slow = [...]version{fast, plain}[i], i == 1
		g.begin(label)
		err := g.nest(s)
		g.slow = false
		if err != nil {
			return err
		}
		g.br(after)
	}
	g.version = outer
	g.begin(after)
	return nil
}

// evenGuard reports whether everything in the guard of s is uniform.
func (g *gang) evenGuard(s *ir.Stmt) bool {
	if !g.lanes.evenCount(s) {
		return false
	}
	for _, gd := range s.Loop.Guard {
		list := []*ir.Stmt{gd.Base, gd.Lo, gd.Hi}
		for _, t := range gd.Terms {
			list = append(list, t.Coef, t.Count)
		}
		for _, x := range list {
			if x != nil && !g.lanes.shape(x).isUniform() {
				return false
			}
		}
	}
	return true
}

// nest writes one version of a serial for.
func (g *gang) nest(s *ir.Stmt) error {
	outer := g.mask
	err := g.levels(s, g.lanes.diverge[s])
	g.mask = outer
	return err
}

func (g *gang) levels(s *ir.Stmt, diverges bool) error {
	after := g.label()
	sc := gangScope{stmt: s, diverges: diverges, brk: after}
	count := ""
	if diverges {
		mask := g.mask
		if !g.lanes.evenCount(s) {
			count = g.vec(s.Args[0]).ref
			mask = g.with(mask, g.v.icmp("sgt", ir.I64, count, g.v.con(ir.I64, 0)))
		}
		sc.loop, sc.live = g.keep(mask), g.keep(mask)
		if count != "" {
			some := g.label()
			g.brIf(g.any(mask), some, after, "")
			g.begin(some)
		}
	}
	looks := g.task.work.strips(s, g.version)
	var level func(i int, exit string) error
	level = func(i int, exit string) (err error) {
		body := func(index, latch string) {
			p := s.Blocks[0].Params[i]
			g.set(p, index)
			g.widen(p)
			if i < len(s.Args)-1 {
				err = level(i+1, g.label())
				return
			}
			sc.cont = latch
			g.round(sc)
			err = g.within(sc, s.Blocks[0])
		}
		n := ""
		if count == "" {
			n = g.arg(s, i)
		}
		g.rounds(sc, n, count, looks[i], exit, body)
		return err
	}
	return level(0, after)
}

// rounds writes a loop over [0, n), or, if n is "", one in which each lane has a count of its own. It ends early when all
// lanes have left it. look says how many rounds go between two looks whether to stop; 0: it never does.
func (g *gang) rounds(sc gangScope, n, counts string, look int64, exit string, body func(i, latch string)) {
	if n == "" {
		g.roundsOf(sc, "0", "", counts, 1, exit, exit, body)
		g.begin(exit)
		return
	}
	some := g.label()
	g.brIf(g.icmp("slt", ir.I64, "0", n), some, exit, "")
	g.begin(some)
	if look > 1 {
		g.inStrips("0", n, look, 1, exit, func(start, end string) {
			tail := g.label()
			g.roundsOf(sc, start, end, "", 0, tail, exit, body)
			g.begin(tail)
		})
	} else {
		g.roundsOf(sc, "0", n, "", look, exit, exit, body)
	}
	g.begin(exit)
}

// roundsOf writes the loop over [start, end), which is not empty if end is not "", and goes to exit, or to gone when all lanes
// have left it.
func (g *gang) roundsOf(sc gangScope, start, end, counts string, look int64, exit, gone string, body func(i, latch string)) {
	head, latch, back := g.label(), g.label(), g.label()
	pre := g.cur
	g.begin(head)
	step := g.forward()
	from := back
	if look == 1 && end != "" {
		from = g.label()
	}
	i := g.val("phi i64 [ ", start, ", %", pre, " ], [ ", step, ", %", from, " ]")
	body(i, latch)
	g.begin(latch)
	g.do(step, " = add nuw nsw i64 ", i, ", 1")
	if end == "" {
		more := g.v.icmp("sgt", ir.I64, counts, g.v.broadcast(step, ir.I64))
		g.setMask(sc.loop, g.with(g.getMask(sc.loop), more))
	}
	g.rest(sc, gone)
	g.begin(back)
	switch {
	case end == "":
		g.poll(head, "")
	case look == 1:
		g.brIf(g.icmp("slt", ir.I64, step, end), from, exit, "")
		g.begin(from)
		g.poll(head, "")
	default:
		g.brIf(g.icmp("slt", ir.I64, step, end), head, exit, "")
	}
}

// jumps reports whether list may end the iteration, or leave any other scope, before its end.
func jumps(list []*ir.Stmt) bool {
	found := false
	(&ir.Block{Stmts: list}).Walk(func(s *ir.Stmt) bool {
		found = found || s.Op.Info().Effect&ir.Jumps != 0
		return !found
	})
	return found
}
