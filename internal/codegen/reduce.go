package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// A loop that adds or multiplies floats up has a number of partial results: iteration n of a row, from where the chunk has it,
// goes into the one of number n mod that, which is a lane where the loop runs as lanes. At the end of the chunk they are
// joined, neighbouring halves first. So the bits are the same on all processors, as lanes and as scalar code.

// SumWidth is the number of partial results, 0 if the loop does not add or multiply floats up. It comes from nothing but what
// the source says, so that it is the same whether the kernel was split or not.
func SumWidth(loop *ir.Stmt) int {
	for _, r := range loop.Loop.Reduce {
		if IsSum(r) {
			switch {
			case loop.Loop.Lanes > 1:
				return loop.Loop.Lanes
			case loop.Loop.Cost <= smallCost:
				return 32
			}
			return 16
		}
	}
	return 0
}

// smallCost is that of an iteration that does little more than read and add. A construct's code has no cost.
const smallCost = 16

// IsSum reports whether r adds or multiplies floats up.
func IsSum(r ir.Reduction) bool {
	return r.Local.Type.IsFloat() && (r.Op == ir.ReduceAdd || r.Op == ir.ReduceMul)
}

// beginSums makes room for the partial results, and fills them with what stands in the locals, which is neutral.
func (c *code) beginSums(loop *ir.Stmt) map[*ir.Stmt]string {
	parts := map[*ir.Stmt]string{}
	v := arith{fn: c.fn, lanes: SumWidth(loop)}
	for _, r := range loop.Loop.Reduce {
		if IsSum(r) {
			parts[r.Local] = c.alloca(v.ty(r.Local.Type), "")
			c.fill(v, r.Local, parts[r.Local])
		}
	}
	return parts
}

// fill stores what stands in l in each element of the vector at parts.
func (c *code) fill(v arith, l *ir.Stmt, parts string) {
	first := c.val("load ", scalarType(l.Type), ", ptr ", c.slots[l].ref)
	c.do("store ", v.ty(l.Type), " ", v.broadcast(first, l.Type), ", ptr ", parts)
}

// collect leaves in a reduction's local what comes of the vector at parts; the one at when, if there is one, is as in joined.
func (c *code) collect(v arith, r ir.Reduction, parts, when string) {
	t := r.Local.Type
	x := c.val("load ", v.ty(t), ", ptr ", parts)
	if when != "" {
		when = c.val("load ", v.ty(ir.I64), ", ptr ", when)
	}
	c.do("store ", scalarType(t), " ", v.joined(r, x, when), ", ptr ", c.slots[r.Local].ref)
}

// partOf is which of n partial results iteration i of a row that begins at start goes into.
func (f *fn) partOf(i, start string, n int) string {
	return f.val("and i64 ", f.val("sub nsw i64 ", i, ", ", start), ", ", itoa(int64(n-1)))
}

// contribute writes one iteration, by body, so that it adds to the partial results that are its own.
func (c *code) contribute(loop *ir.Stmt, parts map[*ir.Stmt]string, i, start string, body func() error) error {
	if len(parts) == 0 {
		return body()
	}
	totals := map[*ir.Stmt]slot{}
	n := c.partOf(i, start, SumWidth(loop))
	for _, r := range loop.Loop.Reduce {
		if l := r.Local; IsSum(r) {
			totals[l] = c.slots[l]
			c.slots[l] = slot{c.val("getelementptr inbounds ", scalarType(l.Type), ", ptr ", parts[l], ", i64 ", n), l.Type}
		}
	}
	err := body()
	for l, total := range totals {
		c.slots[l] = total
	}
	return err
}

// endSums leaves in the locals what comes of the partial results.
func (c *code) endSums(loop *ir.Stmt, parts map[*ir.Stmt]string) {
	v := arith{fn: c.fn, lanes: SumWidth(loop)}
	for _, r := range loop.Loop.Reduce {
		if IsSum(r) {
			c.collect(v, r, parts[r.Local], "")
		}
	}
}

// joined is what comes of the partial results in the elements of x, the first half joined with the second one as earlier with
// later, and so on. when has the iterations in which they were found, or is "", see gang.beginSums.
func (a arith) joined(r ir.Reduction, x, when string) string {
	t := r.Local.Type
	for n := a.lanes / 2; n >= 1; n /= 2 {
		low, high := make([]int, n), make([]int, n)
		for i := range n {
			low[i], high[i] = i, n+i
		}
		half := arith{fn: a.fn, lanes: n}
		halves := func(t ir.Type, x string) (value, value) {
			whole := arith{fn: a.fn, lanes: 2 * n}.ty(t)
			return value{ref: a.shuffle(whole, x, "poison", low), t: t}, value{ref: a.shuffle(whole, x, "poison", high), t: t}
		}
		first, second := halves(t, x)
		if when == "" {
			x = half.combine(r.Op, first, second)
			continue
		}
		c, d := halves(ir.I64, when)
		take := half.later(r.Op, first, second, c, d)
		x, when = half.selec(t, take, second.ref, first.ref), half.selec(ir.I64, take, d.ref, c.ref)
	}
	return a.val("extractelement ", arith{fn: a.fn, lanes: 1}.ty(t), " ", x, ", i64 0")
}

// later is whether y, found in iteration d, stays rather than x, found in c: it passes the strict comparison, or is equal and
// comes first, or for the kinds that keep the last of equal ones, last.
func (a arith) later(op ir.ReduceOp, x, y, c, d value) string {
	compare, order := ir.OpLt, ir.OpLt
	if op == ir.ReduceIfGt || op == ir.ReduceIfGe {
		compare = ir.OpGt
	}
	if op == ir.ReduceIfLe || op == ir.ReduceIfGe {
		order = ir.OpGe
	}
	equal := a.bin("and", ir.Bool, a.compare(ir.OpEq, x.t, y.ref, x.ref), a.compare(order, ir.I64, d.ref, c.ref))
	return a.bin("or", ir.Bool, a.compare(compare, x.t, y.ref, x.ref), equal)
}

// broadcast is the vector of which all elements are x.
func (a arith) broadcast(x string, t ir.Type) string {
	if x[0] != '%' && x[0] != '@' && t != ir.Ptr { // a constant
		return a.splat(scalarType(t), x)
	}
	if t == ir.Bool { // a mask of all lanes or none
		bits := "i" + strconv.Itoa(a.lanes)
		return a.val("bitcast ", bits, " ", a.val("sext i1 ", x, " to ", bits), " to ", a.ty(t))
	}
	first := a.val("insertelement ", a.ty(t), " poison, ", scalarType(t), " ", x, ", i64 0")
	return a.val("shufflevector ", a.ty(t), " ", first, ", ", a.ty(t), " poison, ", a.shape("i32"), " zeroinitializer")
}

// shuffle picks elements of x and, behind them, y, both of type ty.
func (f *fn) shuffle(ty, x, y string, order []int) string {
	list := "<"
	for i, n := range order {
		if i > 0 {
			list += ", "
		}
		list += "i32 " + strconv.Itoa(n)
	}
	return f.val("shufflevector ", ty, " ", x, ", ", ty, " ", y, ", <", strconv.Itoa(len(order)), " x i32> ", list, ">")
}
