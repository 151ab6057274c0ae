package codegen

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// same makes bodies of loops whose iterations read and write the same bytes again and again: each has a block of memory of its
// own, which it comes by through three names, at offsets of either sign, as values of any type, at constant and at computed
// places. Floats are only moved, since the bits of a NaN that an operation makes are not promised.
type sameBody struct {
	*rand.Rand
	b      ir.Builder
	names  []*ir.Stmt // of the memory
	shift  []int64    // how many bytes each name points behind the first one
	at     *ir.Stmt   // the number of the iteration's block
	unit   ir.Type    // blocks are of so many values of this type
	parts  int64
	apart  int64 // bytes from one block's begin to the next
	values []*ir.Stmt
	locals []*ir.Stmt
	budget int
}

var dataTypes = []ir.Type{ir.U8, ir.I8, ir.I16, ir.U16, ir.I32, ir.U32, ir.I64, ir.U64, ir.F32, ir.F64}

// sameKernel has parameters of three names of one memory and n. Blocks overlap if apart says so.
func sameKernel(seed uint64, overlap bool) (*ir.Kernel, *sameBody) {
	k := &ir.Kernel{Name: "same", ArgSize: 32, Body: &ir.Block{}}
	g := &sameBody{Rand: rand.New(rand.NewPCG(seed, 11)), b: ir.Builder{Block: k.Body}, budget: 6 + int(seed%30)}
	g.unit = dataTypes[g.IntN(len(dataTypes))]
	g.parts = []int64{1, 2, 2, 3, 3, 4, 4, 5, 8}[g.IntN(9)]
	g.apart = g.parts * g.unit.Size()
	if overlap {
		g.apart = g.unit.Size() * g.Int64N(g.parts+1)
	}
	for i := range 4 {
		t := ir.Ptr
		if i == 3 {
			t = ir.I64
		}
		k.Params = append(k.Params, ir.Param{Name: "p", Type: t, Offset: int64(8 * i)})
		p := g.b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(i)})
		if i < 3 {
			g.names = append(g.names, p)
		}
		g.values = append(g.values, g.b.Int(int64(i)))
		if i == 3 {
			info := &ir.LoopInfo{Parallel: true, Lanes: []int{0, 0, 2, 4, 16, 64}[g.IntN(6)]}
			g.shift = []int64{0, 0, g.unit.Size() * (g.Int64N(5) - 2)}
			g.b.For(info, []*ir.Stmt{p}, func(index []*ir.Stmt) {
				g.at = index[0]
				if g.IntN(3) == 0 {
					g.at = g.b.Op(ir.OpSub, ir.I64, g.b.Op(ir.OpSub, ir.I64, p, g.b.Int(1)), g.at)
				}
				g.values = append(g.values, g.at)
				g.block(100)
			})
		}
	}
	return k, g
}

func (g *sameBody) block(n int) {
	values, locals := len(g.values), len(g.locals)
	for range n {
		if g.budget--; g.budget <= 0 {
			break
		}
		g.stmt()
	}
	g.values, g.locals = g.values[:values], g.locals[:locals]
}

// address is one in the iteration's block for a value of type t.
func (g *sameBody) address(t ir.Type) *ir.Stmt {
	name := g.IntN(3)
	size, room := t.Size(), g.parts*g.unit.Size()-t.Size()
	off := room / size * size
	switch g.IntN(8) {
	case 0: // anywhere
		off = g.Int64N(room + 1)
	case 1, 2: // at a computed place
		if n := room/size + 1; n > 1 {
			mask := int64(1)
			for mask*2 < n {
				mask *= 2
			}
			j := g.b.Op(ir.OpAnd, ir.I64, g.value(ir.I64), g.b.Int(mask-1))
			p := g.b.Elem(g.names[name], g.at, g.apart)
			return g.b.Offset(g.b.Elem(p, j, size), -g.shift[name])
		}
	default:
		off = size * g.Int64N(room/size+1)
	}
	off -= g.shift[name]
	if g.apart%size == 0 && g.apart > 0 && g.IntN(2) == 0 && off%size == 0 {
		i := g.b.Op(ir.OpMul, ir.I64, g.at, g.b.Int(g.apart/size))
		return g.b.Elem(g.names[name], g.b.Op(ir.OpAdd, ir.I64, i, g.b.Int(off/size)), size)
	}
	return g.b.Offset(g.b.Elem(g.names[name], g.at, g.apart), off)
}

// typ is a type that fits into a block, mostly that of its values.
func (g *sameBody) typ() ir.Type {
	for {
		t := g.unit
		if g.IntN(4) == 0 {
			t = dataTypes[g.IntN(len(dataTypes))]
		}
		if t.Size() <= g.parts*g.unit.Size() {
			return t
		}
	}
}

func bitsOf(t ir.Type) ir.Type {
	switch t {
	case ir.F32:
		return ir.U32
	case ir.F64:
		return ir.U64
	}
	return t
}

// value is an integer of type t.
func (g *sameBody) value(t ir.Type) *ir.Stmt {
	for range 3 {
		if v := g.values[g.IntN(len(g.values))]; v.Type == t {
			return v
		}
	}
	v := g.values[len(g.values)-1-g.IntN(min(4, len(g.values)))]
	if v.Type == t {
		return v
	}
	return g.b.Op(ir.OpConv, t, v)
}

func (g *sameBody) load() {
	t := g.typ()
	v := g.b.Load(g.address(t), ir.Tag{Type: t})
	if t.IsFloat() {
		v = g.b.Op(ir.OpBitcast, bitsOf(t), v)
	}
	g.values = append(g.values, v)
}

func (g *sameBody) store() {
	t := g.typ()
	v := g.value(bitsOf(t))
	if t.IsFloat() {
		v = g.b.Op(ir.OpBitcast, t, v)
	}
	g.b.Store(g.address(t), v, ir.Tag{Type: t})
}

func (g *sameBody) stmt() {
	switch g.IntN(16) {
	case 0, 1, 2, 3:
		g.load()
	case 4, 5, 6, 7:
		g.store()
	case 8: // all parts, as of a pixel
		vals := make([]*ir.Stmt, g.parts)
		for i := range vals {
			if vals[i] = g.value(bitsOf(g.unit)); g.unit.IsFloat() {
				vals[i] = g.b.Op(ir.OpBitcast, g.unit, vals[i])
			}
		}
		name := g.IntN(3)
		e := g.b.Elem(g.names[name], g.at, g.apart)
		for _, i := range g.Perm(int(g.parts)) {
			g.b.Store(g.b.Offset(e, int64(i)*g.unit.Size()-g.shift[name]), vals[i], ir.Tag{Type: g.unit})
		}
	case 9:
		if n := g.parts * g.unit.Size() / 2; n > 0 {
			p, q := g.b.Elem(g.names[0], g.at, g.apart), g.b.Elem(g.names[1], g.at, g.apart)
			g.b.Emit(&ir.Stmt{Op: ir.OpCopy, Args: []*ir.Stmt{g.b.Offset(p, g.Int64N(n+1)), g.b.Offset(q, g.Int64N(n+1))}, Imm: n})
		}
	case 10:
		c := g.b.Op(ir.OpEq+ir.Op(g.IntN(6)), ir.Bool, g.value(ir.I32), g.value(ir.I32))
		g.b.If(c, func() { g.block(5) }, func() { g.block(g.IntN(4)) })
	case 11:
		count := g.b.Int(g.Int64N(4))
		if g.IntN(2) == 0 {
			count = g.b.Op(ir.OpAnd, ir.I64, g.value(ir.I64), g.b.Int(3))
		}
		g.b.For(&ir.LoopInfo{}, []*ir.Stmt{count}, func(index []*ir.Stmt) {
			n := len(g.values)
			g.values = append(g.values, index[0])
			g.block(5)
			g.values = g.values[:n]
		})
	case 12:
		g.locals = append(g.locals, g.b.Local("l", g.value(dataTypes[g.IntN(8)])))
	case 13:
		if n := len(g.locals); n > 0 {
			l := g.locals[g.IntN(n)]
			g.b.Set(l, g.value(l.Type))
			g.values = append(g.values, g.b.Get(l))
		}
	default:
		t := dataTypes[g.IntN(8)]
		op := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpXor, ir.OpAnd, ir.OpMin, ir.OpAndNot, ir.OpOr}[g.IntN(8)]
		g.values = append(g.values, g.b.Op(op, t, g.value(t), g.value(t)))
	}
}

// run runs f on memory of n blocks, of which the names are, and returns what it leaves. With fences, memory ends where
// the last block does; else there is room around it.
func (g *sameBody) run(t testing.TB, n int64, fences bool, f func(words []uint64)) []byte {
	size := max(n-1, 0)*g.apart + g.parts*g.unit.Size()
	const room = 1 << 12
	data := make([]byte, size)
	r := rand.New(rand.NewPCG(uint64(n), 5))
	for i := range data {
		if data[i] = byte(r.Uint32()); r.IntN(3) == 0 {
			data[i] = byte(r.IntN(3) - 1)
		}
	}
	if fences {
		data = fence(t, data, n%2 == 0)
	} else {
		data = append(append(make([]byte, room), data...), make([]byte, room)...)[room : room+size]
	}
	at := uint64(uintptr(unsafe.Pointer(unsafe.SliceData(data))))
	words := []uint64{at, at, at + uint64(g.shift[2]), uint64(n), 0}
	f(words)
	return data
}

// differs is what goes wrong where k runs natively, "" if nothing does: it is to leave what the interpreter leaves.
func (g *sameBody) differs(t testing.TB, k *ir.Kernel, passes bool, o Options, order int64, fences bool) (string, string) {
	native := k.Clone()
	if passes {
		if err := transform.Run(native, transform.Options{NoFMA: true, Task: true}); err != nil {
			t.Fatal(err)
		}
	}
	tk := taskOf(t, native)
	if tk.Kind != task.Parallel {
		return "", ""
	}
	m, err := Emit(tk, o)
	if err != nil {
		t.Fatal(err)
	}
	c := compileModule(t, tk, m, o.Target)
	c.order = order
	for _, n := range []int64{1, 3, 40, 133} {
		want := g.run(t, n, false, func(words []uint64) {
			if err := interp.Run(k, unsafe.Pointer(&words[0])); err != nil {
				t.Fatal(err)
			}
		})
		got := g.run(t, n, fences, func(words []uint64) {
			for _, part := range [][2]int64{{0, n / 3}, {n / 3, n}} {
				c.call(words, part[0], part[1], nil)
			}
		})
		if !bytes.Equal(got, want) {
			at := 0
			for got[at] == want[at] {
				at++
			}
			return fmt.Sprintf("passes %v, %s, %s, order %d, n = %d: byte %d is %d, want %d", passes, o.Target.Level, o.Lanes, order, n, at, got[at], want[at]), c.text
		}
	}
	return "", ""
}

// keeps reports whether the iterations of k are independent on n blocks: backwards they do the same.
func (g *sameBody) keeps(k *ir.Kernel) bool {
	back := k.Clone()
	loop := back.Body.Stmts[len(back.Body.Stmts)-1]
	if loop.Op != ir.OpFor || !loop.Loop.Parallel || loop.Args[0].Op != ir.OpParam {
		return false
	}
	i := loop.Blocks[0].Params[0]
	b := ir.Builder{Block: &ir.Block{}}
	j := b.Op(ir.OpSub, ir.I64, b.Op(ir.OpSub, ir.I64, loop.Args[0], b.Int(1)), i)
	loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
		s.Uses(func(a **ir.Stmt) {
			if *a == i {
				*a = j
			}
		})
		return true
	})
	loop.Blocks[0].Stmts = append(b.Block.Stmts, loop.Blocks[0].Stmts...)
	var left [2][]byte
	for v, k := range []*ir.Kernel{k, back} {
		failed := false
		left[v] = g.run(nil, 133, false, func(words []uint64) {
			p, err := interp.Compile(k)
			failed = err != nil || p.Run(unsafe.Pointer(&words[0]), interp.Options{MaxSteps: 1e6}) != nil
		})
		if failed {
			return false
		}
	}
	return bytes.Equal(left[0], left[1])
}

// Iterations that read and write the same memory keep the order of what they do, in every way to run them; and in order, so do
// iterations whose memory overlaps (acceptance row A1). SPELT_SEEDS says how many bodies are tried, SPELT_SEED from which on.
func TestAcceptanceA1OrderWithinAnIteration(t *testing.T) {
	count, first := uint64(120), uint64(0)
	if n, err := strconv.ParseUint(os.Getenv("SPELT_SEEDS"), 10, 32); err == nil {
		count = n
	}
	if n, err := strconv.ParseUint(os.Getenv("SPELT_SEED"), 10, 64); err == nil {
		first = n
	}
	if testing.Short() {
		count = min(count, 30)
	}
	var targets []Options
	levels(t, func(t *testing.T, tg target.Target) {
		targets = append(targets, Options{Target: tg, Dialect: dialect()})
	})
	for seed := first; seed < first+count; seed++ {
		overlap := seed%5 == 4
		k, g := sameKernel(seed, overlap)
		if err := k.Verify(); err != nil {
			t.Fatalf("%v\n%s", err, k)
		}
		order := int64(0)
		if overlap {
			order = 1
		}
		o := targets[1+seed%uint64(len(targets)-1)]
		o.Lanes = []Lanes{LanesAuto, LanesAlways, LanesNever}[seed/3%3]
		passes := seed%2 == 0
		t.Run(fmt.Sprint(seed), func(t *testing.T) { // what is compiled for it is released behind it
			what, _ := g.differs(t, k, passes, o, order, true)
			if what == "" {
				return
			}
			small := irtest.Shrink(k, func(k *ir.Kernel) bool {
				if order == 0 && !g.keeps(k) {
					return false
				}
				what, _ := g.differs(t, k, passes, o, order, false)
				return what != ""
			})
			_, text := g.differs(t, small, passes, o, order, false)
			t.Fatalf("seed %d: %s; blocks %d apart\n%s\n%s", seed, what, g.apart, small, text)
		})
		if t.Failed() {
			return
		}
	}
}
