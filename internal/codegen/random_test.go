package codegen

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// generator makes valid kernels at random that end: control of every kind, locals, local memory, checks that sometimes
// fail. Float operations are those with one exact result, NaN apart, which is never stored.
type generator struct {
	*rand.Rand
	b      ir.Builder
	k      *ir.Kernel
	values []*ir.Stmt // in scope
	locals []*ir.Stmt
	mems   []*ir.Stmt
	base   *ir.Stmt // memory of rowSize i64 for each iteration
	scopes []ir.Op
	budget int
}

const rowSize = 8

var randomTypes = []ir.Type{ir.I8, ir.I16, ir.I32, ir.I64, ir.U8, ir.U16, ir.U32, ir.U64, ir.F32, ir.F64, ir.Bool}

// randomKernel has parameters "y i64" (8·n values) and n; each iteration owns a row of 8 of them.
func randomKernel(seed uint64, parallel bool) *ir.Kernel { return randomRows(seed, parallel, rowSize) }

// randomRows is such a kernel with rows that begin so many values apart: less than 8, and iterations depend on each other.
func randomRows(seed uint64, parallel bool, apart int64) *ir.Kernel {
	k := &ir.Kernel{Name: "random", ArgSize: 16, Body: &ir.Block{}, Params: []ir.Param{
		{Name: "y i64", Type: ir.Ptr}, {Name: "n", Type: ir.I64, Offset: 8},
	}}
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 1)), k: k, b: ir.Builder{Block: k.Body}, budget: 60}
	y := g.b.Emit(&ir.Stmt{Op: ir.OpParam, Type: ir.Ptr})
	n := g.b.Emit(&ir.Stmt{Op: ir.OpParam, Type: ir.I64, Imm: 1})
	g.values = append(g.values, n)
	g.b.For(&ir.LoopInfo{Parallel: parallel}, []*ir.Stmt{n}, func(index []*ir.Stmt) {
		g.scopes = append(g.scopes, ir.OpFor)
		g.values = append(g.values, index[0])
		g.base = g.b.Elem(y, index[0], 8*apart)
		g.block(10)
	})
	return k
}

func (g *generator) block(n int) {
	values, locals, mems := len(g.values), len(g.locals), len(g.mems)
	for range n {
		if g.budget--; g.budget > 0 && g.stmt() {
			break // a jump ends its block
		}
	}
	g.values, g.locals, g.mems = g.values[:values], g.locals[:locals], g.mems[:mems]
}

func (g *generator) in(scope ir.Op, blk *ir.Block, f func()) {
	g.scopes = append(g.scopes, scope)
	g.b.In(blk, f)
	g.scopes = g.scopes[:len(g.scopes)-1]
}

// value is a value of type t in scope, or a new one.
func (g *generator) value(t ir.Type) *ir.Stmt {
	var fit []*ir.Stmt
	for _, v := range g.values {
		if v.Type == t {
			fit = append(fit, v)
		}
	}
	if len(fit) > 0 && g.IntN(4) > 0 {
		return fit[g.IntN(len(fit))]
	}
	if len(g.values) > 0 && t.IsNumeric() && g.IntN(2) == 0 {
		if v := g.values[g.IntN(len(g.values))]; v.Type.IsNumeric() {
			return g.b.Op(ir.OpConv, t, v)
		}
	}
	s := specials(t)
	return g.b.Const(t, s[g.IntN(len(s))])
}

func (g *generator) pure(t ir.Type) *ir.Stmt {
	switch {
	case g.IntN(6) == 0:
		return g.b.Op(ir.OpSelect, t, g.value(ir.Bool), g.value(t), g.value(t))
	case t == ir.Bool && g.IntN(2) == 0:
		u := randomTypes[g.IntN(len(randomTypes))]
		return g.b.Op(ir.OpEq+ir.Op(g.IntN(6)), t, g.value(u), g.value(u))
	case t == ir.Bool:
		return g.b.Op([]ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}[g.IntN(3)], t, g.value(t), g.value(t))
	case t.IsFloat():
		o := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpMin, ir.OpMax}[g.IntN(6)]
		return g.b.Op(o, t, g.value(t), g.value(t))
	}
	o := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpShl, ir.OpShr, ir.OpMin, ir.OpMax,
		ir.OpMulHi, ir.OpDiv, ir.OpRem}[g.IntN(14)]
	x, y := g.value(t), g.value(t)
	if o == ir.OpDiv || o == ir.OpRem {
		y = g.b.Op(ir.OpOr, t, y, g.b.Const(t, 1))
	}
	return g.b.Op(o, t, x, y)
}

// stmt emits something, and reports whether that is a jump.
func (g *generator) stmt() bool {
	t := randomTypes[g.IntN(len(randomTypes))]
	switch g.IntN(18) {
	case 0, 1, 2, 3:
		g.values = append(g.values, g.pure(t))
	case 4:
		g.locals = append(g.locals, g.b.Local("l", g.value(t)))
	case 5, 6:
		if len(g.locals) > 0 {
			l := g.locals[g.IntN(len(g.locals))]
			g.b.Set(l, g.value(l.Type))
		}
	case 7:
		if len(g.locals) > 0 {
			g.values = append(g.values, g.b.Get(g.locals[g.IntN(len(g.locals))]))
		}
	case 8:
		g.b.Store(g.address(), g.storable(), ir.Tag{Type: ir.I64})
	case 9:
		g.values = append(g.values, g.b.Load(g.address(), ir.Tag{Type: ir.I64}))
	case 10:
		g.mems = append(g.mems, g.b.Emit(&ir.Stmt{Op: ir.OpMem, Type: ir.Ptr, Imm: 8 * rowSize}))
	case 11:
		g.b.If(g.value(ir.Bool), func() { g.block(4) }, func() { g.block(3) })
	case 12:
		count := g.b.Int(int64(g.IntN(5)) - 1)
		s := g.b.Emit(&ir.Stmt{Op: ir.OpFor, Args: []*ir.Stmt{count}, Loop: &ir.LoopInfo{}, Blocks: []*ir.Block{{}}})
		i := &ir.Stmt{Op: ir.OpIndex, Type: ir.I64}
		s.Blocks[0].Params = []*ir.Stmt{i}
		g.in(ir.OpFor, s.Blocks[0], func() {
			g.values = append(g.values, i)
			g.block(5)
		})
		g.values = without(g.values, i)
	case 13:
		g.loop()
	case 14:
		s := g.b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{{}}})
		g.in(ir.OpBlock, s.Blocks[0], func() { g.block(5) })
	case 15:
		return g.jump()
	case 16:
		if g.IntN(8) == 0 {
			g.b.Op(ir.OpNonZero, ir.Void, g.value(ir.I32))
		}
	case 17: // then the memory is not of values of one size
		if n := len(g.mems); n > 0 {
			m := g.mems[g.IntN(n)]
			if g.IntN(2) == 0 {
				g.b.Emit(&ir.Stmt{Op: ir.OpZero, Args: []*ir.Stmt{g.b.Offset(m, 8)}, Imm: 20})
			} else {
				g.b.Emit(&ir.Stmt{Op: ir.OpCopy, Args: []*ir.Stmt{m, g.b.Offset(g.mems[g.IntN(n)], 24)}, Imm: 32})
			}
		}
	}
	return false
}

// loop emits a loop that its post block ends after a few rounds.
func (g *generator) loop() {
	round := g.b.Local("round", g.b.Int(0))
	s := g.b.Emit(&ir.Stmt{Op: ir.OpLoop, Blocks: []*ir.Block{{}, {}}})
	g.in(ir.OpLoop, s.Blocks[0], func() { g.block(5) })
	g.in(ir.OpLoop, s.Blocks[1], func() {
		next := g.b.Op(ir.OpAdd, ir.I64, g.b.Get(round), g.b.Int(1))
		g.b.Set(round, next)
		g.b.If(g.b.Op(ir.OpGt, ir.Bool, next, g.b.Int(3)), func() { g.b.Break(0) }, nil)
	})
}

func (g *generator) jump() bool {
	d := g.IntN(len(g.scopes))
	scope := g.scopes[len(g.scopes)-1-d]
	outermost := d == len(g.scopes)-1
	switch {
	case scope != ir.OpBlock && (outermost || g.IntN(2) == 0):
		g.b.Continue(d)
	case !outermost:
		g.b.Break(d)
	default:
		return false
	}
	return true
}

func (g *generator) address() *ir.Stmt {
	at := g.base
	if len(g.mems) > 0 && g.IntN(2) == 0 {
		at = g.mems[g.IntN(len(g.mems))]
	}
	i := g.b.Op(ir.OpAnd, ir.I64, g.value(ir.I64), g.b.Int(rowSize-1))
	return g.b.Elem(at, i, 8)
}

// storable is an i64 of anything, of floats only what comparisons and conversions say.
func (g *generator) storable() *ir.Stmt {
	t := randomTypes[g.IntN(len(randomTypes)-1)]
	return g.b.Op(ir.OpConv, ir.I64, g.value(t))
}

func without(list []*ir.Stmt, s *ir.Stmt) []*ir.Stmt {
	for i, v := range list {
		if v == s {
			return append(list[:i:i], list[i+1:]...)
		}
	}
	return list
}

func TestRandomKernelsDoWhatTheInterpreterDoes(t *testing.T) {
	count := uint64(150)
	if testing.Short() {
		count = 20
	}
	asLanes := uint64(0)
	targets := hosts(t)
	for seed := range count {
		tk := taskOf(t, randomKernel(seed, seed%4 != 0))
		args := &table{}
		r := rand.New(rand.NewPCG(seed, 2))
		const n = 41
		pointer(args, fill("i64", n*rowSize, r))
		args.words = append(args.words, n)
		// The loop of a serial task is a plain for.
		splits := []int64{1, 4}
		if tk.Kind == task.Serial {
			splits = splits[:1]
		}
		for _, m := range modes {
			n := compileAs(t, tk, targets[seed%uint64(len(targets))], m.mode)
			agree(t, n, args, splits, fmt.Sprint("seed ", seed, ", ", m.name))
			if n.width > 0 {
				asLanes++
			}
			if t.Failed() {
				t.Fatalf("%s\n%s", tk.Code, n.text)
			}
		}
	}
	if asLanes < count/2 {
		t.Errorf("only %d of %d kernels ran as lanes", asLanes, count)
	}
}
