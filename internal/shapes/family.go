package shapes

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

var (
	ints     = []ir.Type{ir.I8, ir.I16, ir.I32, ir.I64, ir.U8, ir.U16, ir.U32, ir.U64}
	unsigned = []ir.Type{ir.U8, ir.U16, ir.U32, ir.U64}
	floats   = []ir.Type{ir.F32, ir.F64}
	numbers  = append(append([]ir.Type(nil), ints...), floats...)
	compares = []ir.Op{ir.OpEq, ir.OpNe, ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe}
)

// A family is a kind of expressions: every choice that one is made by is drawn from a choice of all of them.
type family struct {
	name string
	make func(d *draw) *Expr
}

// draw makes the choices of an expression. All are digits of one number, so that the expressions of a family can be counted
// through; what has no end, such as a constant, is random.
type draw struct {
	rest uint64 // the number, what is left of it
	size uint64 // the product of all choices so far
	r    *rand.Rand
}

func (d *draw) n(k int) int {
	v := d.rest % uint64(k)
	d.rest /= uint64(k)
	if d.size < 1<<40 {
		d.size *= uint64(k)
	}
	return int(v)
}

func from[T any](d *draw, list ...T) T { return list[d.n(len(list))] }

// like is s itself, as often as not, or any integer type.
func (d *draw) like(s ir.Type) ir.Type {
	if d.yes() {
		return s
	}
	return from(d, ints...)
}

// wider is a type that s is widened to, more often than not.
func (d *draw) wider(s ir.Type) ir.Type {
	w := from(d, ints...)
	if w.Size() <= s.Size() && d.n(3) > 0 {
		w = from(d, ir.I32, ir.I64, ir.U32, ir.U64)
	}
	return w
}

func (d *draw) yes() bool { return d.n(2) == 1 }

// constant is one of t, more often than not at an end of its or another type's range.
func (d *draw) constant(t ir.Type) int64 {
	if special := ends(t); d.r.IntN(3) > 0 {
		return special[d.r.IntN(len(special))]
	}
	return random(d.r, t)
}

// width is a shift count for a type, all of which are as likely.
func (d *draw) width(t ir.Type) int64 { return int64(d.n(64)) % int64(t.Bits()) }

// Generator makes expressions. One of the same seed makes the same ones; of another seed, others first.
type Generator struct {
	seed  uint64
	count uint64
	list  []family
	sizes []uint64
}

// NewGenerator returns a generator for a seed, of all families or of those with the names given.
func NewGenerator(seed uint64, names ...string) *Generator {
	g := &Generator{seed: seed}
	for _, f := range families {
		if len(names) == 0 || slices.Contains(names, f.name) {
			g.list = append(g.list, f)
		}
	}
	g.sizes = make([]uint64, len(g.list))
	for i, f := range g.list {
		for n := range uint64(64) {
			d := g.draw(i, n*0x9E3779B97F4A7C15)
			f.make(d)
			g.sizes[i] = max(g.sizes[i], d.size)
		}
	}
	return g
}

func (g *Generator) draw(family int, number uint64) *draw {
	return &draw{rest: number, size: 1, r: rand.New(rand.NewPCG(g.seed<<8+uint64(family), number))}
}

// Next returns the next expression, and the name of its family. All members of a family come before one comes again, in an
// order that looks random.
func (g *Generator) Next() (*Expr, string) {
	i := int(g.count % uint64(len(g.list)))
	round := g.count / uint64(len(g.list))
	g.count++
	number := shuffle(round%g.sizes[i], g.sizes[i], g.seed<<8+uint64(i))
	d := g.draw(i, number+round/g.sizes[i]*g.sizes[i])
	d.rest = number
	return g.list[i].make(d), g.list[i].name
}

// shuffle maps [0, size) to itself, one to one: a Feistel network on numbers of as many bits as size has, or one more, is gone
// through until it gives a number below size.
func shuffle(x, size, seed uint64) uint64 {
	half := (bits.Len64(size-1) + 1) / 2
	mask := uint64(1)<<half - 1
	for {
		left, right := x>>half, x&mask
		for round := range uint64(4) {
			h := (right + seed + round<<32) * 0x9E3779B97F4A7C15
			h ^= h >> 29
			h *= 0xBF58476D1CE4E5B9
			left, right = right, left^(h>>32)&mask
		}
		if x = left<<half | right; x < size {
			return x
		}
	}
}

// Families are the names of the kinds of expressions.
func Families() []string {
	var list []string
	for _, f := range families {
		list = append(list, f.name)
	}
	return list
}

// families are a few dozen ways in which programs put operations together, which compilers have been found to be wrong about.
var families = []family{
	{"conversions in a row", func(d *draw) *Expr {
		x := in(0, from(d, numbers...))
		return conv(from(d, numbers...), conv(from(d, numbers...), conv(from(d, numbers...), x)))
	}},
	{"operation on widened values, narrowed", widened},
	{"product and shift", productShift},
	{"product by a constant and shift", func(d *draw) *Expr {
		w := from(d, ints...)
		p := op(ir.OpMul, w, conv(w, in(0, from(d, ints...))), con(w, d.constant(w)))
		return conv(from(d, ints...), op(ir.OpShr, w, p, con(ir.U64, d.width(w))))
	}},
	{"high half of a product", func(d *draw) *Expr {
		t := from(d, ints...)
		p := op(ir.OpMulHi, t, conv(t, in(0, from(d, ints...))), conv(t, in(1, from(d, ints...))))
		return conv(from(d, ints...), p)
	}},
	{"fixed-point product", fixedPoint},
	{"fixed-point product", fixedPoint},
	{"rounded product", func(d *draw) *Expr { // (a*b + half) >> k
		s := from(d, ints...)
		w := d.wider(s)
		k := d.width(w)
		p := op(ir.OpMul, w, conv(w, in(0, s)), conv(w, in(1, d.like(s))))
		p = op(ir.OpAdd, w, p, con(w, 1<<k>>1))
		return conv(d.like(s), op(ir.OpShr, w, p, con(ir.I64, k)))
	}},
	{"sum of products", func(d *draw) *Expr {
		s := from(d, ints...)
		t, w := d.like(s), d.wider(s)
		p := op(ir.OpMul, w, conv(w, in(0, s)), conv(w, in(1, t)))
		q := op(ir.OpMul, w, conv(w, in(2, s)), from(d, con(w, d.constant(w)), conv(w, in(1, t))))
		return conv(d.like(s), op(from(d, ir.OpAdd, ir.OpSub), w, p, q))
	}},
	{"two shifts", func(d *draw) *Expr {
		w := from(d, ints...)
		x := conv(w, in(0, from(d, ints...)))
		first, second := from(d, ir.OpShl, ir.OpShr), from(d, ir.OpShl, ir.OpShr)
		x = op(first, w, x, con(ir.U32, d.width(w)))
		return conv(from(d, ints...), op(second, w, x, con(ir.U32, d.width(w))))
	}},
	{"shift by a value", func(d *draw) *Expr {
		w, n := from(d, ints...), from(d, ints...)
		count := in(1, n)
		switch d.n(4) {
		case 0:
			count = op(ir.OpAnd, n, count, con(n, int64(w.Bits()-1)))
		case 1:
			count = uniform(1, n)
		}
		return conv(from(d, ints...), op(from(d, ir.OpShl, ir.OpShr), w, conv(w, in(0, from(d, ints...))), count))
	}},
	{"shift and mask", func(d *draw) *Expr {
		w := from(d, ints...)
		x := conv(w, in(0, from(d, ints...)))
		x = op(from(d, ir.OpShl, ir.OpShr), w, x, con(ir.U32, d.width(w)))
		x = op(from(d, ir.OpAnd, ir.OpAndNot, ir.OpOr, ir.OpXor), w, x, con(w, d.constant(w)))
		return conv(from(d, ints...), x)
	}},
	{"bit field", func(d *draw) *Expr { // (x >> k & 1<<n-1), and back
		w := from(d, ints...)
		x := conv(w, in(0, from(d, ints...)))
		x = op(ir.OpAnd, w, op(ir.OpShr, w, x, con(ir.U32, d.width(w))), con(w, 1<<d.width(w)-1))
		if d.yes() {
			x = op(ir.OpOr, w, op(ir.OpShl, w, x, con(ir.U32, d.width(w))), conv(w, in(1, from(d, ints...))))
		}
		return conv(from(d, ints...), x)
	}},
	{"saturation", saturation},
	{"average", func(d *draw) *Expr {
		s := from(d, ints...)
		t, w := d.like(s), d.wider(s)
		a, b := conv(w, in(0, s)), conv(w, in(1, t))
		one := con(ir.U8, 1)
		var x *Expr
		switch d.n(5) {
		case 0:
			x = op(ir.OpShr, w, op(ir.OpAdd, w, op(ir.OpAdd, w, a, b), con(w, 1)), one)
		case 1:
			x = op(ir.OpShr, w, op(ir.OpAdd, w, a, b), one)
		case 2:
			x = op(ir.OpAdd, w, op(ir.OpAnd, w, a, b), op(ir.OpShr, w, op(ir.OpXor, w, a, b), one))
		case 3:
			x = op(ir.OpSub, w, op(ir.OpOr, w, a, b), op(ir.OpShr, w, op(ir.OpXor, w, a, b), one))
		case 4:
			x = op(ir.OpShr, w, op(ir.OpAdd, w, op(ir.OpAdd, w, op(ir.OpAdd, w, a, b), conv(w, in(2, s))), con(w, 2)), con(ir.U8, 2))
		}
		return conv(d.like(s), x)
	}},
	{"absolute difference", func(d *draw) *Expr {
		s := from(d, ints...)
		t, w := d.like(s), d.wider(s)
		a, b := conv(w, in(0, s)), conv(w, in(1, t))
		var x *Expr
		switch d.n(4) {
		case 0:
			x = op(ir.OpSub, w, op(ir.OpMax, w, a, b), op(ir.OpMin, w, a, b))
		case 1:
			x = pick(cmp(from(d, ir.OpGt, ir.OpGe), a, b), op(ir.OpSub, w, a, b), op(ir.OpSub, w, b, a))
		case 2:
			x = op(ir.OpAbs, w, op(ir.OpSub, w, a, b))
		case 3:
			diff := op(ir.OpSub, w, a, b)
			x = pick(cmp(ir.OpLt, diff, con(w, 0)), op(ir.OpNeg, w, diff), diff)
		}
		return conv(d.like(s), x)
	}},
	{"rotation", func(d *draw) *Expr {
		w := from(d, ints...)
		x := conv(w, in(0, from(d, ints...)))
		bits := int64(w.Bits())
		if d.yes() {
			k := d.width(w)
			return op(from(d, ir.OpOr, ir.OpXor, ir.OpAdd), w, op(ir.OpShl, w, x, con(ir.U8, k)), op(ir.OpShr, w, x, con(ir.U8, bits-k)))
		}
		n := from(d, ints...)
		k := op(ir.OpAnd, n, in(1, n), con(n, bits-1))
		back := op(ir.OpAnd, n, op(ir.OpNeg, n, k), con(n, bits-1))
		return op(ir.OpOr, w, op(ir.OpShl, w, x, k), op(ir.OpShr, w, x, back))
	}},
	{"funnel", func(d *draw) *Expr { // bits of two values, as of one twice as wide
		w := from(d, ints...)
		k := d.width(w)
		a, b := conv(w, in(0, from(d, ints...))), conv(w, in(1, from(d, ints...)))
		return op(ir.OpOr, w, op(ir.OpShl, w, a, con(ir.U8, k)), op(ir.OpShr, w, b, con(ir.U8, int64(w.Bits())-k)))
	}},
	{"bit test", func(d *draw) *Expr {
		w := from(d, ints...)
		x := conv(w, in(0, from(d, ints...)))
		bit := con(w, 1<<d.width(w))
		var c *Expr
		switch d.n(4) {
		case 0:
			c = cmp(from(d, ir.OpEq, ir.OpNe), op(ir.OpAnd, w, x, bit), con(w, 0))
		case 1:
			c = cmp(from(d, ir.OpEq, ir.OpNe), op(ir.OpAnd, w, x, bit), bit)
		case 2:
			c = cmp(ir.OpNe, op(ir.OpAnd, w, op(ir.OpShr, w, x, in(1, ir.U8)), con(w, 1)), con(w, 0))
		case 3:
			m := con(w, d.constant(w))
			c = cmp(from(d, ir.OpEq, ir.OpNe), op(ir.OpAnd, w, x, m), con(w, d.constant(w)))
		}
		t := from(d, ints...)
		return pick(c, from(d, con(t, 1), in(2, t), con(t, -1)), from(d, con(t, 0), con(t, d.constant(t))))
	}},
	{"merge", merge},
	{"merge under a condition", func(d *draw) *Expr { return guarded(d, merge(d)) }},
	{"three operands of bits", bitwise},
	{"three operands of bits under a condition", func(d *draw) *Expr { return guarded(d, bitwise(d)) }},
	{"comparison and choice", func(d *draw) *Expr {
		s, t := from(d, numbers...), from(d, numbers...)
		u := from(d, numbers...)
		c := cmp(from(d, compares...), conv(u, in(0, s)), from(d, conv(u, in(1, t)), con(u, d.constant(u))))
		r := from(d, numbers...)
		yes := from(d, conv(r, in(0, s)), conv(r, in(1, t)), con(r, d.constant(r)), op(ir.OpAdd, r, conv(r, in(0, s)), con(r, d.constant(r))))
		no := from(d, conv(r, in(1, t)), conv(r, in(0, s)), con(r, d.constant(r)), op(ir.OpSub, r, conv(r, in(1, t)), conv(r, in(0, s))))
		return pick(c, yes, no)
	}},
	{"two comparisons", func(d *draw) *Expr {
		s, t := from(d, numbers...), from(d, numbers...)
		a, b := in(0, s), in(1, t)
		c := cmp(from(d, compares...), a, con(s, d.constant(s)))
		e := cmp(from(d, compares...), b, from(d, con(t, d.constant(t)), conv(t, a)))
		both := op(from(d, ir.OpAnd, ir.OpOr, ir.OpXor), ir.Bool, c, e)
		if d.yes() {
			both = op(ir.OpNot, ir.Bool, both)
		}
		r := from(d, numbers...)
		return pick(both, from(d, conv(r, a), con(r, d.constant(r))), from(d, conv(r, b), con(r, d.constant(r))))
	}},
	{"range", func(d *draw) *Expr { // lo <= x && x < hi
		t := from(d, numbers...)
		x := in(0, t)
		both := op(ir.OpAnd, ir.Bool, cmp(from(d, ir.OpLe, ir.OpLt), con(t, d.constant(t)), x), cmp(from(d, ir.OpLe, ir.OpLt), x, con(t, d.constant(t))))
		r := from(d, numbers...)
		return pick(both, from(d, con(r, 1), in(1, r)), con(r, 0))
	}},
	{"sign", func(d *draw) *Expr { // the shapes of sign extension, sign and conditional negation
		t, r := from(d, ints...), from(d, ints...)
		x := conv(r, in(0, t))
		mask := op(ir.OpShr, r, x, con(ir.U8, int64(r.Bits()-1)))
		switch d.n(5) {
		case 0:
			return op(ir.OpSub, r, op(ir.OpXor, r, x, mask), mask)
		case 1:
			return op(ir.OpOr, r, mask, op(ir.OpShr, r, op(ir.OpNeg, r, x), con(ir.U8, int64(r.Bits()-1))))
		case 2:
			y := in(1, r)
			return pick(cmp(ir.OpLt, x, con(r, 0)), op(ir.OpNeg, r, y), y)
		case 3:
			y := in(1, r)
			return pick(cmp(ir.OpLt, x, con(r, 0)), op(ir.OpNeg, r, y), pick(cmp(ir.OpEq, x, con(r, 0)), con(r, 0), y))
		}
		return op(ir.OpAnd, r, mask, in(1, r))
	}},
	{"division by a constant", func(d *draw) *Expr {
		w := from(d, ints...)
		c := d.constant(w)
		x := op(from(d, ir.OpDiv, ir.OpRem), w, conv(w, in(0, from(d, ints...))), con(w, c))
		if d.yes() {
			x = op(from(d, ir.OpAdd, ir.OpMul, ir.OpSub), w, x, from(d, con(w, c), conv(w, in(0, x.Args[0].source()))))
		}
		return conv(from(d, ints...), x)
	}},
	{"division by a value", func(d *draw) *Expr {
		w := from(d, ints...)
		y := conv(w, in(1, from(d, ints...)))
		if d.yes() {
			y = conv(w, uniform(1, from(d, ints...)))
		}
		return conv(from(d, ints...), op(from(d, ir.OpDiv, ir.OpRem), w, conv(w, in(0, from(d, ints...))), y))
	}},
	{"counting bits", func(d *draw) *Expr {
		w := from(d, ints...)
		count := from(d, ir.OpPopcnt, ir.OpClz, ir.OpCtz)
		x := conv(w, in(0, from(d, ints...)))
		switch d.n(5) {
		case 0:
			x = op(ir.OpAnd, w, x, op(ir.OpNeg, w, x))
		case 1:
			x = op(ir.OpXor, w, x, conv(w, in(1, from(d, ints...))))
		case 2:
			x = op(ir.OpOr, w, x, con(w, 1))
		case 3:
			x = op(ir.OpAnd, w, x, op(ir.OpSub, w, x, con(w, 1)))
		}
		x = op(count, w, x)
		switch d.n(4) {
		case 0:
			x = op(ir.OpXor, w, x, con(w, int64(w.Bits()-1)))
		case 1:
			x = op(ir.OpSub, w, con(w, int64(w.Bits())), x)
		case 2:
			x = op(ir.OpShl, w, con(w, 1), x)
		}
		return conv(from(d, ints...), x)
	}},
	{"turned bytes and bits", func(d *draw) *Expr {
		w := from(d, ints...)
		turn := from(d, ir.OpBswap, ir.OpBitrev)
		x := op(turn, w, conv(w, in(0, from(d, ints...))))
		switch d.n(4) {
		case 0:
			x = op(from(d, ir.OpShl, ir.OpShr), w, x, con(ir.U8, d.width(w)))
		case 1:
			x = op(from(d, ir.OpAnd, ir.OpXor, ir.OpOr), w, x, con(w, d.constant(w)))
		case 2:
			x = op(from(d, ir.OpBswap, ir.OpBitrev), w, op(ir.OpXor, w, x, conv(w, in(1, from(d, ints...)))))
		}
		return conv(from(d, ints...), x)
	}},
	{"carry", func(d *draw) *Expr {
		t, r := from(d, unsigned...), from(d, ints...)
		a, b := in(0, t), in(1, t)
		sum, diff := op(ir.OpAdd, t, a, b), op(ir.OpSub, t, a, b)
		bit := func(c *Expr, t ir.Type) *Expr { return pick(c, con(t, 1), con(t, 0)) }
		carry, borrow := cmp(ir.OpLt, sum, from(d, a, b)), cmp(from(d, ir.OpLt, ir.OpGt), a, from(d, b, diff))
		switch d.n(5) {
		case 0:
			return bit(carry, r)
		case 1:
			return op(ir.OpAdd, r, op(ir.OpAdd, r, in(2, r), con(r, d.constant(r))), bit(carry, r))
		case 2:
			return op(ir.OpSub, r, in(2, r), bit(borrow, r))
		case 3: // the upper half of a product and a sum
			lo := op(ir.OpMul, t, a, b)
			s := op(ir.OpAdd, t, lo, in(2, t))
			return op(ir.OpAdd, t, op(ir.OpMulHi, t, a, b), bit(cmp(ir.OpLt, s, lo), t))
		}
		s := op(ir.OpAdd, t, sum, pick(cmp(ir.OpNe, in(2, t), con(t, 0)), con(t, 1), con(t, 0)))
		return op(ir.OpAdd, t, bit(carry, t), bit(cmp(ir.OpLt, s, sum), t))
	}},
	{"overflow", func(d *draw) *Expr { // (a^s) & (b^s) < 0, and saturation by it
		t := from(d, ints...)
		a, b := in(0, t), in(1, t)
		s := op(from(d, ir.OpAdd, ir.OpSub, ir.OpMul), t, a, b)
		over := cmp(ir.OpLt, op(ir.OpAnd, t, op(ir.OpXor, t, a, s), op(ir.OpXor, t, from(d, a, b), s)), con(t, 0))
		return pick(over, from(d, con(t, d.constant(t)), op(ir.OpXor, t, op(ir.OpShr, t, s, con(ir.U8, int64(t.Bits()-1))), con(t, d.constant(t)))), s)
	}},
	{"float arithmetic", func(d *draw) *Expr {
		t := from(d, floats...)
		return conv(from(d, floats...), floatOp(d, t, floatOp(d, t, d.real(0, t), d.real(1, t)), d.real(2, t)))
	}},
	{"float of integers", func(d *draw) *Expr {
		t := from(d, floats...)
		x := floatOp(d, t, conv(t, in(0, from(d, ints...))), from(d, conv(t, in(1, from(d, ints...))), con(t, d.constant(t))))
		return conv(from(d, numbers...), x)
	}},
	{"fused", func(d *draw) *Expr {
		t := from(d, floats...)
		var args []*Expr
		for i := range int64(3) {
			x := d.real(i, t)
			if d.yes() {
				x = op(ir.OpNeg, t, x)
			}
			args = append(args, x)
		}
		x := op(ir.OpFMA, t, args...)
		switch d.n(4) {
		case 0:
			x = op(ir.OpNeg, t, x)
		case 1:
			x = op(ir.OpRint, t, x)
		case 2:
			x = pick(cmp(from(d, compares...), args[0], args[1]), x, args[2])
		}
		return x
	}},
	{"rounding", func(d *draw) *Expr {
		t := from(d, floats...)
		x := op(from(d, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint), t, floatOp(d, t, d.real(0, t), d.real(1, t)))
		if d.yes() {
			x = op(ir.OpSub, t, d.real(0, t), x)
		}
		return conv(from(d, numbers...), x)
	}},
	{"bits of floats", func(d *draw) *Expr {
		t := from(d, floats...)
		u := map[ir.Type]ir.Type{ir.F32: from(d, ir.U32, ir.I32), ir.F64: from(d, ir.U64, ir.I64)}[t]
		x := op(ir.OpBitcast, u, d.real(0, t))
		switch d.n(4) {
		case 0:
			x = op(from(d, ir.OpAnd, ir.OpXor, ir.OpOr), u, x, con(u, 1<<(u.Bits()-1)))
		case 1:
			x = op(from(d, ir.OpAnd, ir.OpAndNot), u, x, con(u, 1<<(u.Bits()-1)-1))
		case 2:
			sign := op(ir.OpAnd, u, op(ir.OpBitcast, u, in(1, t)), con(u, 1<<(u.Bits()-1)))
			x = op(ir.OpOr, u, op(ir.OpAndNot, u, x, con(u, 1<<(u.Bits()-1))), sign)
		case 3:
			x = op(ir.OpShr, u, x, con(ir.U8, from(d, int64(u.Bits()-1), int64(map[ir.Type]int{ir.F32: 23, ir.F64: 52}[t]))))
		}
		return from(d, op(ir.OpBitcast, t, x), x)
	}},
	{"minimum and maximum of floats", func(d *draw) *Expr {
		t := from(d, floats...)
		a, b := d.real(0, t), d.real(1, t)
		var x *Expr
		switch d.n(4) {
		case 0:
			x = op(from(d, ir.OpMin, ir.OpMax), t, a, b)
		case 1:
			x = pick(cmp(from(d, ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe), a, b), a, b)
		case 2:
			x = op(ir.OpMin, t, op(ir.OpMax, t, a, con(t, d.constant(t))), con(t, d.constant(t)))
		case 3:
			x = pick(cmp(ir.OpNe, a, a), b, a) // b where a is NaN
		}
		switch d.n(3) {
		case 0:
			x = op(from(d, ir.OpNeg, ir.OpAbs), t, x)
		case 1:
			x = op(ir.OpCopysign, t, x, d.real(2, t))
		}
		return conv(from(d, numbers...), x)
	}},
	{"any", func(d *draw) *Expr { return anything(d, from(d, numbers...), 3) }},
	{"any", func(d *draw) *Expr { return anything(d, from(d, ints...), 3) }},
}
