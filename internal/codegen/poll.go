package codegen

import (
	"math/bits"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// A launch that is cancelled sets a word of the chunk (task.Chunk.Stop), and native code looks at it: between two looks
// there is about pollWork of work. A loop that surely has less in all does not look. One whose rounds are short runs in strips
// of many rounds, and looks between two strips, so that the loop within stays one that LLVM can widen and unroll; one whose
// rounds are long, or of which nothing is known, looks each round, which is a load and a branch.
//
// The look is a volatile load of memory that nothing else points to: it is neither moved nor merged, and nothing has to stay
// on its side of it.

const (
	// pollWork is in the units of task costs, of which a processor does one in a nanosecond or less, but for misses of the
	// caches.
	pollWork = 1 << 16
	// leastStrip is the least number of rounds in a strip.
	leastStrip = 16
	// unbounded is the work of what may take any time.
	unbounded = 1 << 40
)

// stopped is the result of a task that was told to stop.
const stopped = "2"

// poller knows how much work a block is, at most.
type poller struct {
	works map[*ir.Block]int64
}

// work is the most work that b can be, up to unbounded.
func (p *poller) work(b *ir.Block) int64 {
	if n, ok := p.works[b]; ok {
		return n
	}
	n := int64(1)
	for _, s := range b.Stmts {
		w := task.StmtCost(s)
		if s.Op == ir.OpLoop {
			w = unbounded
		} else if len(s.Blocks) > 0 {
			w = 1
			for _, inner := range s.Blocks {
				w += p.work(inner)
			}
			if s.Op == ir.OpFor {
				w = inRounds(w, s.Args)
			}
		}
		n = min(n+w, unbounded)
	}
	p.works[b] = n
	return n
}

// inRounds is the work of so many rounds in the counts of a for.
func inRounds(w int64, counts []*ir.Stmt) int64 {
	for _, c := range counts {
		if !c.IsConst() {
			return unbounded
		}
		hi, lo := bits.Mul64(uint64(w), uint64(max(c.Imm, 0)))
		if w = unbounded; hi == 0 && lo < unbounded {
			w = int64(lo)
		}
	}
	return w
}

// idle reports whether b surely does nothing that anybody can see, so that LLVM takes counted loops of it away. It would leave
// one that looks.
func idle(b *ir.Block, v version) bool {
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpFor && !s.Loop.Parallel && len(s.Loop.Guard) == 0:
			if !idle(s.Blocks[0], v) {
				return false
			}
		case s.Op.IsCheck():
			if !s.Hoisted || v != fast {
				return false
			}
		case !s.Op.IsPure():
			return false
		}
	}
	return true
}

// strip is how many rounds of a loop, each of at most so much work, go between two looks; 1: each is followed by one.
func strip(work int64) int64 {
	if n := pollWork / max(work, 1); n >= leastStrip {
		return 1 << (bits.Len64(uint64(n)) - 1)
	}
	return 1
}

// strips is that for each of the nested loops of a serial for, outermost first; 0: the loop need not look.
func (p *poller) strips(s *ir.Stmt, v version) []int64 {
	list := make([]int64, len(s.Args))
	if idle(s.Blocks[0], v) {
		return list
	}
	w := p.work(s.Blocks[0])
	for i := len(s.Args) - 1; i >= 0; i-- {
		round := w
		if w = inRounds(w, s.Args[i:i+1]); w > pollWork {
			list[i] = strip(round)
		}
	}
	return list
}

// chunkStrip is how many iterations of the parallel loop, so many side by side, go between two looks; 0: it need not look.
// A chunk is not much work if the iterations are not, unless it may not be cut: that of a reduction.
func (p *poller) chunkStrip(loop *ir.Stmt, v version, lanes int) int64 {
	if idle(loop.Blocks[0], v) {
		return 0
	}
	w := min(p.work(loop.Blocks[0])*int64(max(lanes, 1)), unbounded)
	if n := strip(w); n == 1 || len(loop.Loop.Reduce) > 0 {
		return n
	}
	return 0
}

// poll looks whether the launch is to stop, and goes on at next if not; suffix is metadata, with a comma in front.
func (f *fn) poll(next, suffix string) {
	if f.stop == "" {
		f.stop = f.label()
		f.cold = append(f.cold, func() {
			f.begin(f.stop)
			f.ret(stopped)
		})
	}
	word := f.val("load volatile i64, ptr ", f.at(chunkArg, task.ChunkStop), ", align 8")
	f.brIf(f.val("icmp eq i64 ", word, ", 0"), next, f.stop, f.m.likely()+suffix)
}

// inStrips writes a loop over [start, end), which is not empty, by body, which is given a part of it that is not empty, of at
// most n steps of size, and leaves the current block open where that part is done. Between two parts the loop looks whether to
// stop. The body may branch to exit, where control goes on.
func (f *fn) inStrips(start, end string, n, size int64, exit string, body func(start, end string)) {
	head, look, pre := f.label(), f.label(), f.cur
	f.begin(head)
	to := f.forward()
	from := f.val("phi i64 [ ", start, ", %", pre, " ], [ ", to, ", %", look, " ]")
	// The part ends at the end at last, so that the sum does not wrap.
	part := f.val("call i64 @llvm.smin.i64(i64 ", f.val("sub nsw i64 ", end, ", ", from), ", i64 ", itoa(n*size), ")")
	f.do(to, " = add nuw nsw i64 ", from, ", ", part)
	body(from, to)
	f.brIf(f.val("icmp slt i64 ", to, ", ", end), look, exit, "")
	f.begin(look)
	f.poll(head, "")
}
