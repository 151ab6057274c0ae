package codegen

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// splitLimit is the number of iterations that are not worth splitting for a part that needs no checks.
const splitLimit = 64

// writeSplit writes the function that runs a chunk whose guard does not hold. A guard fails as a rule for the sake of a
// few iterations at an edge, so the chunk is halved, and each half runs as a chunk of its own, the first one first, so
// that errors come in the same order; only what is small at last runs with all checks. It is the same chunk in memory, with
// other bounds, so that whoever wants it to stop has one place to say so.
func writeSplit(m *module, t *taskInfo) {
	f := newFn(m, "define internal i32 @"+splitName+m.dialect.signature()+" #1", 2)
	c := &code{arith: arith{fn: f}, task: t}
	n := int64(len(t.loop.Loop.Reduce))
	parts := c.val("alloca [", itoa(8*n), " x i8], align 8")

	lo := c.field(task.ChunkLo, ir.I64, "")
	hi := c.field(task.ChunkHi, ir.I64, "")
	out := c.field(task.ChunkPartials, ir.Ptr, "")
	size := c.val("sub i64 ", hi, ", ", lo)
	small, large := c.label(), c.label()
	c.brIf(c.icmp("sle", ir.I64, size, itoa(splitLimit)), small, large, "")
	c.begin(small)
	c.ret(c.val("call i32 @", checkedName, "(ptr ", argsArg, ", ptr ", chunkArg, ")"))
	c.begin(large)
	middle := c.val("add i64 ", lo, ", ", c.val("lshr i64 ", size, ", 1"))
	run := func(lo, hi string) []value {
		c.put(ir.I64, lo, chunkArg, task.ChunkLo)
		c.put(ir.I64, hi, chunkArg, task.ChunkHi)
		c.put(ir.Ptr, parts, chunkArg, task.ChunkPartials)
		r := c.val("call i32 @", task.Entry, "(ptr ", argsArg, ", ptr ", chunkArg, ")")
		next, ended := c.label(), c.label()
		c.brIf(c.val("icmp eq i32 ", r, ", 0"), next, ended, "")
		c.begin(ended)
		c.ret(r)
		c.begin(next)
		var results []value
		for i, red := range t.loop.Loop.Reduce {
			typ := red.Local.Type
			v := c.load("load ", typ, c.at(parts, int64(8*i)), "", "align 8")
			results = append(results, value{ref: v, t: typ})
		}
		return results
	}
	first, second := run(lo, middle), run(middle, hi)
	for i, red := range t.loop.Loop.Reduce {
		v := value{ref: c.combine(red.Op, first[i], second[i]), t: red.Local.Type}
		c.put(ir.I64, f.word(v), out, int64(8*i))
	}
	c.ret("0")
	f.finish()
	m.funcs = append(m.funcs, f)
}

// at is the address off bytes behind base.
func (f *fn) at(base string, off int64) string {
	if off == 0 {
		return base
	}
	return f.val("getelementptr inbounds i8, ptr ", base, ", i64 ", itoa(off))
}

// put stores a word at the address off bytes behind base.
func (f *fn) put(t ir.Type, v, base string, off int64) {
	f.do("store ", scalarType(t), " ", v, ", ptr ", f.at(base, off), ", align 8")
}

// combine joins two partial results of a reduction, that of the earlier iterations first. The conditional kinds keep
// it unless the later one passes the comparison.
func (a arith) combine(op ir.ReduceOp, x, y value) string {
	pure := func(op ir.Op, t ir.Type, args ...value) string {
		r, _ := a.pure(op, t, "", args)
		return r
	}
	switch op {
	case ir.ReduceIfLt, ir.ReduceIfLe, ir.ReduceIfGt, ir.ReduceIfGe:
		compare := [...]ir.Op{ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe}[op-ir.ReduceIfLt]
		return a.selec(x.t, pure(compare, ir.Bool, y, x), y.ref, x.ref)
	}
	pureOp := [...]ir.Op{ir.OpAdd, ir.OpMul, ir.OpMin, ir.OpMax, ir.OpAnd, ir.OpOr, ir.OpXor}[op]
	return pure(pureOp, x.t, x, y)
}
