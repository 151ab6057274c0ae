package multi

import (
	"fmt"
	"math/rand/v2"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

// Options choose what kernels are like.
type Options struct {
	Size int // statements, roughly

	// Inexact allows sums of floats that are rounded, so that they depend on
	// how a loop is cut into chunks (and on nothing else).
	Inexact bool

	NoFailures bool // no check fails
}

// Random makes a valid kernel that ends, equal ones for equal arguments.
func Random(seed uint64, o Options) *ir.Kernel { return From(rand.NewPCG(seed, 3), o) }

// From makes a kernel that depends on what src gives.
func From(src rand.Source, o Options) *ir.Kernel {
	g := &gen{Rand: rand.New(src), o: o, left: o.Size}
	g.k = &ir.Kernel{Name: "multi", Files: []string{"multi.go"}, Body: &ir.Block{}}
	g.b.Block = g.k.Body
	g.params()
	for g.left > 0 && !g.ended() {
		g.outer()
	}
	if !g.ended() {
		g.show()
	}
	return g.k
}

// Bytes is a source of what a fuzzer wrote: a byte of Data for each choice, and
// a fixed sequence after the last.
type Bytes struct {
	Data []byte
	n    uint64
}

// Uint64 has the next byte on top, which is what decides among few.
func (b *Bytes) Uint64() uint64 {
	b.n++
	z := b.n * 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z ^= z >> 27
	if len(b.Data) == 0 {
		return z
	}
	v := uint64(b.Data[0])
	b.Data = b.Data[1:]
	return v<<56 | z>>8
}

type gen struct {
	*rand.Rand
	o    Options
	k    *ir.Kernel
	b    ir.Builder
	left int // statements still to make, roughly
	line int32

	vals   []*ir.Stmt // in scope
	locals []local    // in scope
	arrays []*array   // in scope
	recent []place
	depth  int // of control
	scopes []scope
	around int // loops, counting each index
	par    *parallel
	apart  bool // in concurrent sections
	out    *ir.Stmt
	object *ir.Stmt // the struct pointer
}

// local is a local that is in scope.
type local struct {
	*ir.Stmt
	fixed bool // not to be set here
}

// scope is what a jump may go to.
type scope struct {
	op  ir.Op
	par bool
}

var valueTypes = []ir.Type{ir.Bool, ir.I8, ir.U8, ir.I16, ir.I32, ir.U32, ir.I64, ir.U64, ir.F32, ir.F64}

func pick[T any](g *gen, list []T) T { return list[g.IntN(len(list))] }

// odds is true once in n times.
func (g *gen) odds(n int) bool { return g.IntN(n) == 0 }

// raw emits a statement that nothing else is to use.
func (g *gen) raw(op ir.Op, t ir.Type, args ...*ir.Stmt) *ir.Stmt {
	g.left--
	g.line++
	g.b.Pos = ir.Pos{Line: g.line, Col: 1}
	return g.b.Op(op, t, args...)
}

func (g *gen) emit(op ir.Op, t ir.Type, args ...*ir.Stmt) *ir.Stmt {
	s := g.raw(op, t, args...)
	if t != ir.Void && t != ir.Ptr {
		g.vals = append(g.vals, s)
	}
	return s
}

func (g *gen) konst(v int64) *ir.Stmt { return g.constOf(ir.I64, v) }

func (g *gen) constOf(t ir.Type, bits int64) *ir.Stmt {
	s := g.raw(ir.OpConst, t)
	s.Imm = bits
	return s
}

func (g *gen) local(name string, init *ir.Stmt, fixed bool) *ir.Stmt {
	l := g.raw(ir.OpLocal, init.Type, init)
	l.Name = fmt.Sprint(name, g.line)
	if init.Type != ir.Ptr {
		g.locals = append(g.locals, local{l, fixed})
	}
	return l
}

// when emits f under the condition c.
func (g *gen) when(c *ir.Stmt, f func()) {
	s := g.raw(ir.OpIf, ir.Void, c)
	s.Blocks = []*ir.Block{{}, {}}
	g.in(s.Blocks[0], f)
}

// in runs f in block b, with what it adds to the scope gone afterwards.
func (g *gen) in(b *ir.Block, f func()) {
	vals, locals, arrays, recent := len(g.vals), len(g.locals), len(g.arrays), len(g.recent)
	g.depth++
	g.b.In(b, f)
	g.depth--
	g.vals, g.locals, g.arrays, g.recent = g.vals[:vals], g.locals[:locals], g.arrays[:arrays], g.recent[:recent]
}

// ended reports whether the current block ends in a jump.
func (g *gen) ended() bool {
	n := len(g.b.Block.Stmts)
	return n > 0 && g.b.Block.Stmts[n-1].Op.Info().Effect&ir.Jumps != 0
}

func (g *gen) body(n int, stmt func()) {
	for i := 0; i < n && g.left > 0 && !g.ended(); i++ {
		stmt()
	}
}

// show stores the locals that are left, so that what they hold matters.
func (g *gen) show() {
	for i, l := range g.locals {
		if i == outWords {
			break
		}
		v := g.raw(ir.OpGet, l.Type, l.Stmt)
		if l.Type.IsFloat() { // NaNs come in several kinds
			nan := g.constOf(l.Type, ir.FloatBits(l.Type, 12345))
			v = g.raw(ir.OpSelect, l.Type, g.raw(ir.OpEq, ir.Bool, v, v), v, nan)
		}
		p := g.raw(ir.OpOffset, ir.Ptr, g.out)
		p.Imm = int64(8 * i)
		g.raw(ir.OpStore, ir.Void, p, v).Tag = ir.Tag{Type: l.Type}
	}
}

// constant is a value of type t: often a special or a small one.
func (g *gen) constant(t ir.Type) int64 {
	if s := irtest.Special(t); g.odds(4) {
		return pick(g, s)
	}
	if t.IsFloat() {
		return ir.FloatBits(t, float64(g.IntN(64)-16)/4)
	}
	return ir.Normalize(t, int64(g.IntN(40)-8))
}
