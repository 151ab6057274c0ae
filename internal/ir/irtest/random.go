package irtest

import (
	"fmt"
	"math/rand/v2"

	"github.com/spelt-go/spelt/internal/ir"
)

// Random makes a valid kernel of about size statements that ends on every
// argument that [NewArgs] makes for it. Equal arguments give equal kernels.
//
// It has slices of several types, a struct with fields, a result, local memory,
// locals, every form of control, reductions, and indices of the kinds that
// passes look for. Some of its checks fail on some arguments. What an index may
// reach without a check is always inside.
func Random(seed uint64, size int) *ir.Kernel {
	g := &gen{Rand: rand.New(rand.NewPCG(seed, 2)), left: size}
	g.k = &ir.Kernel{Name: "random", Files: []string{"random.go"}}
	g.b.Block = &ir.Block{}
	g.k.Body = g.b.Block
	g.params()
	for g.left > 0 && !g.ended() {
		g.stmt()
	}
	if !g.ended() {
		g.show()
	}
	g.k.ArgSize = g.off
	return g.k
}

type gen struct {
	*rand.Rand
	k    *ir.Kernel
	b    ir.Builder
	off  int64
	left int // statements still to make, roughly
	line int32

	vals   []*ir.Stmt // in scope
	locals []*ir.Stmt // in scope, that may be set here
	arrays []array
	depth  int // of control
	scopes []scope
	inPar  bool
	loops  int // around
	out    *ir.Stmt
	recent []place
}

// place is an address that was accessed.
type place struct {
	p   *ir.Stmt
	tag ir.Tag
}

// maxShown is how many locals a kernel stores at its end.
const maxShown = 24

// show stores the locals that are left, so that what they hold matters.
func (g *gen) show() {
	for i, l := range g.locals {
		if i == maxShown {
			break
		}
		p := g.emit(ir.OpOffset, ir.Ptr, g.out)
		p.Imm = int64(8 * i)
		g.emit(ir.OpStore, ir.Void, p, g.emit(ir.OpGet, l.Type, l)).Tag = ir.Tag{Type: l.Type}
	}
}

// array is memory with elements of one type: behind a slice, or n elements.
type array struct {
	ptr, len *ir.Stmt
	n        int64
	t        ir.Type
}

// scope is what a jump may go to.
type scope struct {
	op       ir.Op
	parallel bool
}

var elemTypes = []ir.Type{ir.F32, ir.F64, ir.I64, ir.I32, ir.U8}

var valueTypes = []ir.Type{ir.Bool, ir.I8, ir.U8, ir.I32, ir.U32, ir.I64, ir.U64, ir.F32, ir.F64}

func pick[T any](g *gen, list []T) T { return list[g.IntN(len(list))] }

func (g *gen) emit(op ir.Op, t ir.Type, args ...*ir.Stmt) *ir.Stmt {
	g.left--
	g.line++
	g.b.Pos = ir.Pos{Line: g.line, Col: 1}
	s := g.b.Op(op, t, args...)
	if t != ir.Void && op != ir.OpLocal {
		g.vals = append(g.vals, s)
	}
	return s
}

func (g *gen) param(name string, t ir.Type, mem int64) *ir.Stmt {
	n := int64(len(g.k.Params))
	g.k.Params = append(g.k.Params, ir.Param{Name: name, Type: t, Offset: g.off, Mem: mem})
	g.off += max(8, mem)
	s := g.emit(ir.OpParam, t)
	s.Imm = n
	return s
}

func (g *gen) params() {
	for i, t := range elemTypes {
		name := string(rune('a' + i))
		p := g.param(name, ir.Ptr, 0)
		n := g.param(name+".len", ir.I64, 0)
		g.arrays = append(g.arrays, array{ptr: p, len: n, t: t})
	}
	m := g.param("m", ir.Ptr, 32)
	g.arrays = append(g.arrays, array{ptr: m, n: 8, t: ir.I32})
	r := g.param("r", ir.Ptr, 16)
	g.k.Params[len(g.k.Params)-1].Result = true
	g.arrays = append(g.arrays, array{ptr: r, n: 2, t: ir.I64})
	g.out = g.param("out", ir.Ptr, maxShown*8)
	g.k.Params[len(g.k.Params)-1].Result = true
	g.param("s", ir.Ptr, 0)
	for i, t := range valueTypes {
		g.param(fmt.Sprintf("x%d", i), t, 0)
	}
}

// value is some value of type t: one in scope, or a constant.
func (g *gen) value(t ir.Type) *ir.Stmt {
	if len(g.locals) > 0 && g.IntN(4) == 0 {
		if l := pick(g, g.locals); l.Type == t {
			return g.emit(ir.OpGet, t, l)
		}
	}
	if g.IntN(6) > 0 {
		for range 8 {
			if v := pick(g, g.vals); v.Type == t && v.Op != ir.OpLocal {
				return v
			}
		}
	}
	if t == ir.Ptr {
		return g.arrays[0].ptr
	}
	s := g.emit(ir.OpConst, t)
	s.Imm = value(g.Rand, t)
	return s
}

// in runs f in block b, with what it adds to the scope gone afterwards.
func (g *gen) in(b *ir.Block, f func()) {
	vals, locals, arrays, recent := len(g.vals), len(g.locals), len(g.arrays), len(g.recent)
	g.depth++
	g.b.In(b, f)
	g.depth--
	g.vals, g.arrays, g.recent = g.vals[:vals], g.arrays[:arrays], g.recent[:recent]
	g.locals = g.locals[:min(locals, len(g.locals))]
}

// ended reports whether the current block ends in a jump.
func (g *gen) ended() bool {
	n := len(g.b.Block.Stmts)
	return n > 0 && g.b.Block.Stmts[n-1].Op.Info().Effect&ir.Jumps != 0
}

func (g *gen) body(n int) {
	for i := 0; i < n && g.left > 0 && !g.ended(); i++ {
		g.stmt()
	}
}

func (g *gen) stmt() {
	switch n := g.IntN(20); {
	case n < 5:
		g.pure()
	case n < 9:
		g.local()
	case n < 14:
		g.access()
	case n < 15:
		g.check()
	default:
		if g.depth >= 5 {
			g.pure()
			return
		}
		g.control()
	}
}

func (g *gen) local() {
	switch {
	case len(g.locals) == 0 || g.IntN(4) == 0:
		v := g.value(pick(g, valueTypes))
		l := g.emit(ir.OpLocal, v.Type, v)
		g.locals = append(g.locals, l)
	case g.IntN(2) == 0:
		l := pick(g, g.locals)
		g.emit(ir.OpGet, l.Type, l)
	default:
		l := pick(g, g.locals)
		g.emit(ir.OpSet, ir.Void, l, g.value(l.Type))
	}
}

func (g *gen) pure() {
	t := pick(g, valueTypes)
	if g.IntN(12) == 0 {
		g.chain()
		return
	}
	switch n := g.IntN(10); {
	case n == 0:
		from := g.value(pick(g, valueTypes))
		if from.Type != ir.Bool && t != ir.Bool {
			g.emit(ir.OpConv, t, from)
		}
	case n == 1:
		g.emit(ir.OpSelect, t, g.value(ir.Bool), g.value(t), g.value(t))
	case n == 2:
		from := pick(g, valueTypes)
		op := ir.OpEq + ir.Op(g.IntN(6))
		g.emit(op, ir.Bool, g.value(from), g.value(from))
	case t == ir.Bool && n < 5:
		g.emit(ir.OpNot, t, g.value(t))
	case t == ir.Bool:
		g.emit(pick(g, []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}), t, g.value(t), g.value(t))
	case n == 3 && t.IsInt():
		g.emit(pick(g, []ir.Op{ir.OpShl, ir.OpShr}), t, g.value(t), g.value(pick(g, []ir.Type{ir.U8, ir.I64, t})))
	case n == 4 && t.IsInt():
		g.emit(pick(g, []ir.Op{ir.OpNeg, ir.OpCom, ir.OpAbs, ir.OpClz, ir.OpCtz, ir.OpPopcnt, ir.OpBswap, ir.OpBitrev}), t, g.value(t))
	case n == 4:
		g.emit(pick(g, []ir.Op{ir.OpNeg, ir.OpAbs, ir.OpSqrt, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint, ir.OpRound}), t, g.value(t))
	case t.IsFloat():
		g.emit(pick(g, []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpMin, ir.OpMax, ir.OpCopysign}), t, g.value(t), g.value(t))
	default:
		op := pick(g, []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpMin, ir.OpMax, ir.OpMulHi, ir.OpDiv, ir.OpRem})
		y := g.value(t)
		if op == ir.OpDiv || op == ir.OpRem {
			y = g.divisor(y)
		}
		g.emit(op, t, g.value(t), y)
	}
}

// chain is a few operations on one value and constants, as folding meets them.
func (g *gen) chain() {
	t := pick(g, valueTypes[1:])
	v := g.value(t)
	for range 2 + g.IntN(2) {
		c := g.emit(ir.OpConst, t)
		c.Imm = value(g.Rand, t)
		switch n := g.IntN(4); {
		case n == 0:
			t = pick(g, valueTypes[1:])
			v = g.emit(ir.OpConv, t, v)
		case t.IsFloat():
			v = g.emit(pick(g, []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv}), t, v, c)
		case n == 1 && c.Imm != 0:
			v = g.emit(pick(g, []ir.Op{ir.OpDiv, ir.OpRem}), t, v, c)
		default:
			v = g.emit(pick(g, []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpShl, ir.OpShr, ir.OpXor}), t, v, c)
		}
	}
}

// divisor makes sure that what a division is by is not zero. A quotient by
// zero has no value that two runs must agree on.
func (g *gen) divisor(y *ir.Stmt) *ir.Stmt {
	if g.IntN(8) > 0 {
		one := g.emit(ir.OpConst, y.Type)
		one.Imm = 1
		y = g.emit(ir.OpOr, y.Type, y, one)
	}
	g.emit(ir.OpNonZero, ir.Void, y)
	return y
}

func (g *gen) check() {
	switch g.IntN(4) {
	case 0:
		g.emit(ir.OpShiftOK, ir.Void, g.value(ir.U8))
	case 1:
		c := g.emit(ir.OpLe, ir.Bool, g.konst(0), g.value(ir.I64))
		s := g.emit(ir.OpAssert, ir.Void, g.emit(ir.OpOr, ir.Bool, c, g.value(ir.Bool)))
		s.Aux = "not negative"
	case 2:
		lo, hi, n := g.value(ir.I64), g.value(ir.I64), pick(g, g.arrays[:len(elemTypes)]).len
		c := g.emit(ir.OpAnd, ir.Bool, g.emit(ir.OpLe, ir.Bool, lo, hi), g.emit(ir.OpLe, ir.Bool, hi, n))
		c = g.emit(ir.OpAnd, ir.Bool, c, g.emit(ir.OpGe, ir.Bool, lo, g.konst(0)))
		g.when(c, func() { g.emit(ir.OpSlice, ir.Void, lo, hi, n) })
	default:
		s := g.structPointer()
		if g.IntN(4) == 0 {
			s = g.emit(ir.OpSelect, ir.Ptr, g.value(ir.Bool), s, s)
		}
		g.emit(ir.OpNonNil, ir.Void, s)
	}
}

func (g *gen) konst(v int64) *ir.Stmt {
	s := g.emit(ir.OpConst, ir.I64)
	s.Imm = v
	return s
}

// when emits f under the condition c.
func (g *gen) when(c *ir.Stmt, f func()) {
	s := g.emit(ir.OpIf, ir.Void, c)
	s.Blocks = []*ir.Block{{}, {}}
	g.in(s.Blocks[0], f)
}
