package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// A mask is a vector of i1, one a lane; "" stands for all lanes.

// all is mask as a vector.
func (g *gang) all(mask string) string {
	if mask == "" {
		return g.v.con(ir.Bool, 1)
	}
	return mask
}

// with is the lanes of mask for which cond holds.
func (g *gang) with(mask, cond string) string {
	if mask == "" {
		return cond
	}
	return g.v.bin("and", ir.Bool, mask, cond)
}

// without is the lanes of mask for which cond does not hold.
func (g *gang) without(mask, cond string) string {
	return g.with(mask, g.v.bin("xor", ir.Bool, cond, g.v.con(ir.Bool, 1)))
}

// bits is mask as an integer, lane 0 the least bit.
func (g *gang) bits(mask string) string {
	return g.val("bitcast ", g.v.ty(ir.Bool), " ", mask, " to i", g.width)
}

// any is whether a lane is on.
func (g *gang) any(mask string) string {
	if mask == "" {
		return "true"
	}
	return g.val("icmp ne i", g.width, " ", g.bits(mask), ", 0")
}

// none is whether no lane is on.
func (g *gang) none(mask string) string {
	return g.val("icmp eq i", g.width, " ", g.bits(mask), ", 0")
}

// first is the mask of the first n lanes; n, an i64, is more than 0.
func (g *gang) first(n string) string {
	off := g.val("sub i64 ", g.width, ", ", g.call("", "smin", ir.I64, n, g.width))
	ty := "i" + g.width
	if g.v.lanes < 64 {
		off = g.val("trunc i64 ", off, " to ", ty)
	}
	return g.val("bitcast ", ty, " ", g.val("lshr ", ty, " -1, ", off), " to ", g.v.ty(ir.Bool))
}

// each writes a loop over the active lanes, in order; body is given a lane's number, an i64.
func (g *gang) each(body func(lane string)) {
	ty := "i" + g.width
	mask := g.bits(g.all(g.mask))
	head, exit, pre := g.label(), g.label(), g.cur
	next := g.forward()
	g.begin(head)
	left := g.val("phi ", ty, " [ ", mask, ", %", pre, " ], [ ", next, ", %", head, " ]")
	lane := g.val("call ", ty, " @llvm.cttz.", ty, "(", ty, " ", left, ", i1 true)")
	body(g.number(lane))
	g.do(next, " = and ", ty, " ", left, ", ", g.val("add ", ty, " ", left, ", -1"))
	g.brIf(g.val("icmp ne ", ty, " ", next, ", 0"), head, exit, "")
	g.begin(exit)
}

// lane is the element of a vector at a lane.
func (g *gang) lane(t ir.Type, vector, lane string) string {
	return g.val("extractelement ", g.v.ty(t), " ", vector, ", i64 ", lane)
}

// number is x, an integer with a bit a lane, as an i64.
func (g *gang) number(x string) string {
	if g.v.lanes == 64 {
		return x
	}
	return g.val("zext i", g.width, " ", x, " to i64")
}

// last is the number of the last active lane, an i64.
func (g *gang) last() string {
	if g.mask == "" {
		return strconv.Itoa(g.v.lanes - 1)
	}
	ty := "i" + g.width
	n := g.val("call ", ty, " @llvm.ctlz.", ty, "(", ty, " ", g.bits(g.mask), ", i1 true)")
	n = g.number(n)
	return g.val("sub i64 ", strconv.Itoa(g.v.lanes-1), ", ", n)
}
