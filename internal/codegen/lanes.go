package codegen

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// Lanes says whether parallel loops become lanes of vectors.
type Lanes uint8

const (
	LanesAuto   Lanes = iota // where they are likely to be faster
	LanesNever               // scalar code, which LLVM's vectoriser may widen
	LanesAlways              // wherever they are possible
)

var lanesNames = [...]string{"auto", "never", "always"}

func (l Lanes) String() string { return lanesNames[l] }

// LanesByName is the inverse of [Lanes.String]; LanesAuto for every other name.
func LanesByName(name string) Lanes { return Lanes(max(slices.Index(lanesNames[:], name), 0)) }

// lanes is how a parallel loop runs as lanes: iterations side by side, in a gang of width lanes.
type lanes struct {
	*shapes
	width int
	// vectors are the uniform and linear values that are also needed as vectors.
	vectors map[*ir.Stmt]bool
	// again are the hoisted checks that stand in a loop with a guard of its own: they may be done after all.
	again map[*ir.Stmt]bool
	// masked: one loop, the last round of which has lanes off; otherwise whole gangs run in a loop without a mask, and
	// what is left in one masked gang behind it. One loop is half the code, and needs masks to cost nothing.
	masked bool
	memory int64 // a lane's local memory, in bytes
	// checks says that a check is left in the loop.
	checks bool
}

const serialTask = "serial"

// findLanes decides how to run a task's loop as lanes; nil and the reason if it does not.
func findLanes(t *taskInfo, tg target.Target, mode Lanes) (*lanes, string) {
	switch {
	case t.loop == nil:
		return nil, serialTask
	case mode == LanesNever, t.loop.Loop.Lanes == 1:
		return nil, "asked for"
	}
	home := map[*ir.Stmt]*ir.Stmt{}
	f := findShapes(t.loop, t.size, home)
	t.size = splitCounters(t.loop, f, t.size)
	findHomes(t.loop.Blocks[0], f)
	if len(home) > 0 {
		f = findShapes(t.loop, t.size, home)
	}
	l := &lanes{shapes: f, vectors: map[*ir.Stmt]bool{}, again: map[*ir.Stmt]bool{}}
	if reason := l.impossible(t); reason != "" {
		return nil, reason
	}
	if !(tg.Has("avx2") && tg.HasFMA()) && !(SumWidth(t.loop) > 0 && l.plain(t.loop.Blocks[0])) {
		// Masks and gathers are taken apart there, lane by lane. A sum is worth it, which LLVM must not widen.
		return nil, "vectors without gathers"
	}
	if mode != LanesAlways && t.loop.Loop.Lanes == 0 {
		if reason := l.unwise(t.loop); reason != "" {
			return nil, reason
		}
	}
	l.findVectors(t.loop.Blocks[0])
	wide := tg.Has("avx512f") && tg.Has("avx512bw") && tg.Has("avx512dq") && tg.Has("avx512vl")
	l.setWidth(t.loop, wide)
	if l.memory*int64(l.width) > task.MaxMemory {
		return nil, "much local memory"
	}
	l.masked = wide && len(l.inside) > manyStatements
	return l, ""
}

// manyStatements is where a second copy of a loop's body costs more to compile and to keep than a mask costs to run.
const manyStatements = 64

// impossible is why a loop cannot run as lanes, or "".
func (l *lanes) impossible(t *taskInfo) string {
	reason := ""
	refuse := func(why string) {
		if reason == "" {
			reason = why
		}
	}
	reduced := map[*ir.Stmt]bool{}
	for _, r := range t.loop.Loop.Reduce {
		reduced[r.Local] = true
	}
	t.loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
		switch {
		case s.Op.Info().Effect&ir.Shared != 0:
			refuse("atomic or volatile access")
		case s.Op == ir.OpReturn || s.Op == ir.OpSections || s.Op == ir.OpFor && s.Loop.Parallel:
			refuse("control that is not of a loop body")
		case s.Op == ir.OpSet && !l.inside[s.Args[0]] && !reduced[s.Args[0]]:
			refuse("a local that outlives the iteration")
		case s.Op == ir.OpFor && len(s.Args) > 1 && l.diverge[s]:
			refuse("a divergent loop of several indices")
		case s.Op == ir.OpMem:
			l.memory += l.laneSize(s)
		}
		return true
	})
	o := order{again: l.again}
	o.block(t.loop.Blocks[0], false)
	l.checks = o.checks
	if o.bad {
		refuse("a check behind a store")
	}
	return reason
}

// order looks for checks that may come after a store to memory that others see. When a check fails, the iterations of the
// gang run again, one by one, up to the one that fails first, and what was stored would be stored twice.
type order struct {
	again          map[*ir.Stmt]bool
	stored, checks bool
	bad            bool
}

// block looks at b. again says that it is in a for whose hoisted checks are done where its guard does not hold.
func (o *order) block(b *ir.Block, again bool) {
	for _, s := range b.Stmts {
		switch {
		case s.Op.IsCheck():
			if !s.Hoisted || again {
				o.again[s] = true
				o.checks = true
				o.bad = o.bad || o.stored
			}
		case s.Op == ir.OpStore || s.Op == ir.OpCopy || s.Op == ir.OpZero:
			o.stored = o.stored || !isPrivate(s.Args[0])
		case s.Op == ir.OpFor || s.Op == ir.OpLoop:
			before := o.stored
			o.blocks(s, again)
			if o.stored != before { // what the end of a round stored is stored before the next round's checks
				o.blocks(s, again)
			}
		default: // of an if, too, a gang executes both blocks
			for _, n := range s.Blocks {
				o.block(n, again)
			}
		}
	}
}

func (o *order) blocks(loop *ir.Stmt, again bool) {
	for _, n := range loop.Blocks {
		o.block(n, again || loop.Op == ir.OpFor && len(loop.Loop.Guard) > 0)
	}
}

// isPrivate reports whether p surely points into local memory.
func isPrivate(p *ir.Stmt) bool {
	for p.Op == ir.OpElem || p.Op == ir.OpOffset {
		p = p.Args[0]
	}
	return p.Op == ir.OpMem
}

// plain reports whether b is straight: what it reads lies lane by lane, and under a condition it does nothing with memory.
func (l *lanes) plain(b *ir.Block) bool {
	ok := true
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpLoad || s.Op == ir.OpStore:
			p := l.shape(s.Args[0])
			ok = ok && !p.varies && (p.stride == 0 || p.stride == s.Tag.Type.Size())
		case s.Op == ir.OpIf:
			for _, n := range s.Blocks {
				ok = ok && l.plain(n) && !slices.ContainsFunc(n.Stmts, func(s *ir.Stmt) bool { return s.Op == ir.OpLoad || s.Op == ir.OpStore })
			}
		case s.Op == ir.OpLocal || s.Op == ir.OpGet || s.Op == ir.OpSet || s.Op.IsCheck() && s.Hoisted:
		default:
			ok = ok && s.Op.IsPure()
		}
	}
	return ok
}

// unwise is why a loop that can run as lanes had better not, or "".
func (l *lanes) unwise(loop *ir.Stmt) string {
	if n := loop.Args[len(loop.Args)-1]; n.IsConst() && n.Imm < 4 {
		return "few iterations in a row"
	}
	if l.deepest > maxDivergent {
		return "control in which iterations part nests deep"
	}
	w := work{lanes: l}
	w.block(loop.Blocks[0], 1)
	switch {
	case w.unlike:
		return "inner loops of unlike length over memory"
	case w.irregular > 0 && w.arithmetic < 2*w.irregular:
		return "irregular accesses and little arithmetic"
	}
	return ""
}

// work is about what the lanes of a loop have to do.
type work struct {
	*lanes
	arithmetic, irregular int64 // operations, and accesses that gather or scatter
	unlike                bool  // inner loops over memory have a length of their own in each lane
}

// rounds is how often an inner loop is taken to run.
const rounds = 16

func (w *work) block(b *ir.Block, times int64) {
	together := w.findGroups(b)
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpLoad || s.Op == ir.OpStore:
			p, size := w.shape(s.Args[0]), s.Tag.Type.Size()
			scattered := p.varies || p.stride != 0 && !near(p.stride, size)
			if scattered || s.Op == ir.OpStore && w.parts(s) > 1 && together[s] == nil {
				w.irregular += times
			}
		case s.Op == ir.OpFor && !w.evenCount(s) && w.scatters(s):
			w.unlike = true
		case s.Op.IsPure() && w.shape(s).varies && s.Op != ir.OpElem && s.Op != ir.OpOffset && s.Op != ir.OpConv:
			w.arithmetic += times
		}
		inner := times
		if (s.Op == ir.OpFor || s.Op == ir.OpLoop) && times < 1<<40 {
			inner *= rounds
		}
		for _, n := range s.Blocks {
			w.block(n, inner)
		}
	}
}

// near reports whether accesses of a size with a stride are read with whole vectors.
func near(stride, size int64) bool {
	return stride == -size || apart(stride, size) > 0
}

// apart is how many values of a size lie from one lane's to the next; 0 if that is not a few.
func apart(stride, size int64) int {
	if stride <= 0 || stride%size != 0 || stride/size > maxShuffle {
		return 0
	}
	return int(stride / size)
}

// evenCount reports whether all lanes run a for equally often, breaks aside.
func (l *lanes) evenCount(s *ir.Stmt) bool { return l.allUniform(s.Args) }

// scatters reports whether s holds an access to memory that is not uniform.
func (l *lanes) scatters(s *ir.Stmt) bool {
	found := false
	s.Blocks[0].Walk(func(n *ir.Stmt) bool {
		found = found || (n.Op == ir.OpLoad || n.Op == ir.OpStore) && !l.shape(n.Args[0]).isUniform()
		return !found
	})
	return found
}

// findVectors notes which values that are not varying are operands of what is done with vectors.
func (l *lanes) findVectors(b *ir.Block) {
	b.Walk(func(s *ir.Stmt) bool {
		args := s.Args
		switch {
		case s.Op == ir.OpElem || s.Op == ir.OpOffset:
			if l.shape(s).varies && l.shape(args[0]).isUniform() {
				args = args[1:]
			} else if !l.shape(s).varies {
				args = nil
			}
		case s.Op == ir.OpLocal:
			if !l.shape(s).varies {
				args = nil
			}
		case s.Op == ir.OpSet:
			if args = args[1:]; !l.shape(s.Args[0]).varies {
				args = nil
			}
		case s.Op == ir.OpGet, s.Op == ir.OpLoop, s.Op == ir.OpIf:
			args = nil
		case s.Op == ir.OpFor:
			if l.evenCount(s) {
				args = nil
			}
		case s.Op == ir.OpLoad || s.Op == ir.OpStore:
			p := l.shape(args[0])
			if size := s.Tag.Type.Size(); l.allUniform(args) {
				args = nil
			} else if p.isUniform() || p.stride == size || p.stride == -size {
				args = args[1:]
			}
		case s.Op == ir.OpCopy || s.Op == ir.OpZero || s.Op.IsCheck():
			if l.allUniform(args) || s.Hoisted && !l.again[s] {
				args = nil
			}
		case !l.shape(s).varies:
			args = nil
		}
		for _, a := range args {
			if !l.shape(a).varies && !a.IsConst() {
				l.vectors[a] = true
			}
		}
		return true
	})
}

func (l *lanes) allUniform(list []*ir.Stmt) bool {
	for _, a := range list {
		if !l.shape(a).isUniform() {
			return false
		}
	}
	return true
}
