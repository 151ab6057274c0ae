package codegen

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// chunk writes the parallel loop over the iterations of one chunk. Control goes on at done.
func (c *code) chunk(loop *ir.Stmt, done string) error {
	if n := len(loop.Args); n < 1 || n > 3 {
		return c.unsupported(loop, "a loop has one to three indices")
	}
	natural := ", !range " + c.m.node("!{i64 0, i64 -9223372036854775808}")
	lo := c.field(task.ChunkLo, ir.I64, natural)
	hi := c.field(task.ChunkHi, ir.I64, natural)
	work := c.label()
	c.brIf(c.icmp("slt", ir.I64, lo, hi), work, done, "")
	c.begin(work)
	counts := make([]value, len(loop.Args))
	for i, a := range loop.Args {
		counts[i] = c.of(a)
	}
	if c.gang != nil {
		return c.gang.chunk(loop, counts, lo, hi, done)
	}
	if c.version == checked || len(loop.Loop.Guard) == 0 {
		return c.iterations(loop, counts, lo, hi, done)
	}
	ok, err := c.guard(loop, c.ranges(loop, counts, lo, hi))
	if err != nil {
		return err
	}
	quick, slow := c.label(), c.label()
	c.brIf(ok, quick, slow, c.m.likely())
	c.begin(slow)
	if c.task.splits() {
		// The frame of this function is gone by then: there may be many halvings, and much local memory.
		c.ret(c.val("musttail call i32 @", splitName, "(ptr ", argsArg, ", ptr ", chunkArg, ")"))
	} else if err := c.inVersion(checked, loop, counts, lo, hi, done); err != nil {
		return err
	}
	c.begin(quick)
	return c.inVersion(fast, loop, counts, lo, hi, done)
}

func (c *code) inVersion(v version, loop *ir.Stmt, counts []value, lo, hi, done string) error {
	outer := c.version
	c.version = v
	err := c.iterations(loop, counts, lo, hi, done)
	c.version = outer
	return err
}

// iterations writes one version of the loop and goes to done. LLVM is not told that the iterations are independent: it has
// no way to say so that does not also give up the order of the accesses of one iteration (see docs/codegen.md), and where a
// chunk runs in order they are not.
func (c *code) iterations(loop *ir.Stmt, counts []value, lo, hi, done string) error {
	index := loop.Blocks[0].Params
	parts := c.beginSums(loop)
	var err error
	look := c.task.work.chunkStrip(loop, c.version, 1)
	c.rows(counts, lo, hi, look != 0, func(outer []string, start, end string) {
		for i, r := range outer {
			c.set(index[i], r)
		}
		c.counted(start, end, true, look, c.m.loop(c.properties(loop)...), c.label(), func(i, _ string) {
			c.set(index[len(index)-1], i)
			err = c.contribute(loop, parts, i, start, func() error {
				next := c.label()
				err := c.inScope(scope{cont: next}, loop.Blocks[0])
				c.begin(next)
				return err
			})
		})
	})
	c.endSums(loop, parts)
	c.br(done)
	return err
}

// rows writes what runs [lo, hi), a range of a flattened space that is not empty, row by row. each is called once, to
// write what runs one row: the last index goes over [start, end), which is not empty, while the ones before it have
// the values given. Only the first row takes divisions. look says whether to look for a stop behind each row.
func (f *fn) rows(counts []value, lo, hi string, look bool, each func(outer []string, start, end string)) {
	if len(counts) == 1 {
		each(nil, lo, hi)
		return
	}
	n := counts[len(counts)-1].ref // of a row
	first := f.val("udiv i64 ", lo, ", ", n)
	base := f.val("mul nuw nsw i64 ", first, ", ", n)
	starts := []string{first}
	if len(counts) == 3 {
		i := f.val("udiv i64 ", first, ", ", counts[1].ref)
		starts = []string{i, f.val("sub nuw nsw i64 ", first, ", ", f.val("mul nuw nsw i64 ", i, ", ", counts[1].ref))}
	}
	head, pre := f.label(), f.cur
	latch, exit := f.label(), f.label()
	back := latch
	if look {
		back = f.label()
	}
	f.begin(head)
	phi := func(start string) (now, next string) {
		next = f.forward()
		return f.val("phi i64 [ ", start, ", %", pre, " ], [ ", next, ", %", back, " ]"), next
	}
	base, baseNext := phi(base)
	outer, outerNext := make([]string, len(starts)), make([]string, len(starts))
	for i, s := range starts {
		outer[i], outerNext[i] = phi(s)
	}
	begin := f.val("call i64 @llvm.smax.i64(i64 ", f.val("sub nsw i64 ", lo, ", ", base), ", i64 0)")
	end := f.val("call i64 @llvm.smin.i64(i64 ", f.val("sub nsw i64 ", hi, ", ", base), ", i64 ", n, ")")
	each(outer, begin, end)
	f.begin(latch)
	// No sum wraps: all of them are at most the size of the space.
	f.do(baseNext, " = add nuw nsw i64 ", base, ", ", n)
	if len(outer) == 1 {
		f.do(outerNext[0], " = add nuw nsw i64 ", outer[0], ", 1")
	} else {
		j := f.val("add nuw nsw i64 ", outer[1], ", 1")
		carry := f.val("icmp eq i64 ", j, ", ", counts[1].ref)
		f.do(outerNext[1], " = select i1 ", carry, ", i64 0, i64 ", j)
		f.do(outerNext[0], " = add nuw nsw i64 ", outer[0], ", ", f.val("zext i1 ", carry, " to i64"))
	}
	if more := f.val("icmp slt i64 ", baseNext, ", ", hi); look {
		f.brIf(more, back, exit, "")
		f.begin(back)
		f.poll(head, "")
	} else {
		f.brIf(more, head, exit, "")
	}
	f.begin(exit)
}
