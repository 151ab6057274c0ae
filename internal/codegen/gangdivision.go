package codegen

import "github.com/spelt-go/spelt/internal/ir"

// No processor divides vectors of integers. Quotients of floating-point numbers give them: truncated they are exact if the
// operands are exact and the quotient has fewer bits than the format, since a quotient that is not whole differs from the
// nearest whole number by a larger part of itself than rounding makes up.

// isDivision reports whether s is to be divided so. What LLVM does by shifts and products is left to it.
func (g *gang) isDivision(s *ir.Stmt) bool {
	if s.Op != ir.OpDiv && s.Op != ir.OpRem || !s.Type.IsInt() {
		return false
	}
	y := s.Args[1]
	power := y.IsConst() && y.Imm > 0 && y.Imm&(y.Imm-1) == 0
	return !power && !(y.IsConst() && s.Type.Size() < 8)
}

// divide writes a quotient or remainder of integers. Its value for a divisor of 0 is not promised.
func (g *gang) divide(s *ir.Stmt) string {
	t := s.Type
	x, y := g.vec(s.Args[0]).ref, g.vec(s.Args[1]).ref
	key := [2]*ir.Stmt{s.Args[0], s.Args[1]}
	q := g.quotients[key]
	if q == "" {
		y1 := g.v.selec(t, g.v.icmp("eq", t, y, g.v.con(t, 0)), g.v.con(t, 1), y)
		switch t.Size() {
		case 8:
			q = g.quotient64(t, x, y1)
		case 4:
			q = g.quotient(t, ir.F64, x, y1)
		default:
			q = g.quotient(t, ir.F32, x, y1)
		}
		g.quotients[key] = q
	}
	if s.Op == ir.OpDiv {
		return q
	}
	return g.v.bin("sub", t, x, g.v.bin("mul", t, q, y))
}

// quotient is x/y by way of the float type f, which holds both exactly. The least integer by -1 is one more than fits, and
// is taken modulo the type's size.
func (g *gang) quotient(t, f ir.Type, x, y string) string {
	q := g.v.val("fdiv ", g.v.ty(f), " ", g.v.convert(t, f, x), ", ", g.v.convert(t, f, y))
	wide := g.v.val("fptosi ", g.v.ty(f), " ", q, " to ", g.v.ty(ir.I64))
	if t.Size() == 8 {
		return wide
	}
	return g.v.convert(ir.I64, t, wide)
}

// quotient64 is x/y of 64-bit integers. If all of them are small, as indices are, it is quick; else each lane divides by
// itself.
func (g *gang) quotient64(t ir.Type, x, y string) string {
	if g.mask != "" { // what inactive lanes hold is nobody's business
		x, y = g.v.selec(t, g.mask, x, g.v.con(t, 0)), g.v.selec(t, g.mask, y, g.v.con(t, 1))
	}
	quick, slow, after := g.label(), g.label(), g.label()
	const limit = 1 << 51
	far := func(x string) string { // not within [-limit, limit), or [0, limit)
		if t.IsUnsigned() {
			return g.v.icmp("uge", t, x, g.v.con(t, limit))
		}
		return g.v.icmp("uge", t, g.v.bin("add", t, x, g.v.con(t, limit)), g.v.con(t, 2*limit))
	}
	g.brIf(g.none(g.v.bin("or", ir.Bool, far(x), far(y))), quick, slow, g.m.likely())
	g.begin(quick)
	// Both are small, so that a signed conversion serves unsigned ones.
	fast := g.quotient(ir.I64, ir.F64, x, y)
	g.br(after)

	g.begin(slow)
	xs, ys := g.alloca(g.v.ty(t), ""), g.alloca(g.v.ty(t), "")
	g.do("store ", g.v.ty(t), " ", x, ", ptr ", xs)
	g.do("store ", g.v.ty(t), " ", y, ", ptr ", ys)
	exit := g.label()
	g.counted("0", g.width, true, 0, "", exit, func(i, _ string) {
		at := func(base string) string { return g.val("getelementptr inbounds i64, ptr ", base, ", i64 ", i) }
		load := func(p string) value { return value{ref: g.val("load i64, ptr ", p), t: t} }
		p := at(xs)
		g.do("store i64 ", g.arith.divide(ir.OpDiv, t, load(p), load(at(ys))), ", ptr ", p)
	})
	each := g.val("load ", g.v.ty(t), ", ptr ", xs)
	g.begin(after)
	return g.val("phi ", g.v.ty(t), " [ ", fast, ", %", quick, " ], [ ", each, ", %", exit, " ]")
}
