package multi

import (
	"encoding/hex"

	"github.com/spelt-go/spelt/internal/ir"
)

// array is memory with elements of one type: behind a slice, or n elements.
// Different arrays are different memory, but for those with bases.
type array struct {
	ptr, len *ir.Stmt // or
	lp, ll   *ir.Stmt // the locals of a slice variable, or
	n        int64    // elements at ptr

	t     ir.Type
	fixed bool     // never written
	bases []*array // it is one of them
}

func (g *gen) address(a *array) *ir.Stmt {
	if a.lp != nil {
		return g.raw(ir.OpGet, ir.Ptr, a.lp)
	}
	return a.ptr
}

func (g *gen) size(a *array) *ir.Stmt {
	switch {
	case a.ll != nil:
		return g.raw(ir.OpGet, ir.I64, a.ll)
	case a.len != nil:
		return a.len
	}
	return g.konst(a.n)
}

func (g *gen) writable(a *array) bool {
	if len(a.bases) > 0 {
		return g.par == nil && g.writable(a.bases[0]) && g.writable(a.bases[1])
	}
	return !a.fixed && (g.par == nil || g.par.role(a) == mine)
}

func (g *gen) readable(a *array) bool {
	if len(a.bases) > 0 {
		return g.readable(a.bases[0]) && g.readable(a.bases[1]) && !g.writable(a.bases[0]) && !g.writable(a.bases[1]) || g.par == nil
	}
	return g.par == nil || g.par.role(a) != counted
}

// place is an address that was accessed.
type place struct {
	p *ir.Stmt
	a *array
}

// memory emits an access outside of parallel loops, or makes an array.
func (g *gen) memory() {
	switch n := g.IntN(17); {
	case n == 16:
		g.copy()
	case n == 0:
		g.make()
	case n == 1:
		g.pair()
	case n == 2:
		g.swap()
	case n == 3:
		g.either()
	case n < 6:
		g.field()
	case n < 9 && len(g.recent) > 0:
		r := g.recent[len(g.recent)-1-g.IntN(min(6, len(g.recent)))]
		g.access(r.a, r.p)
	default:
		g.element(pick(g, g.arrays))
	}
}

// make emits local memory, or a table.
func (g *gen) make() *array {
	a := &array{n: int64(1 + g.IntN(6)), t: pick(g, elemTypes)}
	bytes := a.n * a.t.Size()
	if a.fixed = g.odds(4); a.fixed {
		data := make([]byte, bytes)
		for i := range data {
			data[i] = byte(g.IntN(64))
		}
		a.ptr = g.raw(ir.OpTable, ir.Ptr)
		a.ptr.Aux = hex.EncodeToString(data)
	} else {
		a.ptr = g.raw(ir.OpMem, ir.Ptr)
		a.ptr.Imm = bytes
	}
	g.arrays = append(g.arrays, a)
	return a
}

// pair emits two slice variables over local memory, which are only ever
// swapped.
func (g *gen) pair() {
	n := int64(1 + g.IntN(8))
	t := pick(g, elemTypes)
	for range 2 {
		m := g.raw(ir.OpMem, ir.Ptr)
		m.Imm = n * t.Size()
		g.arrays = append(g.arrays, &array{lp: g.local("p", m, false), ll: g.local("n", g.konst(n), true), t: t})
	}
}

func (g *gen) swap() {
	for i := len(g.arrays) - 1; i > 0; i-- {
		a, b := g.arrays[i], g.arrays[i-1]
		if a.lp == nil || b.lp == nil || a.fixed || b.fixed {
			continue
		}
		p, q := g.raw(ir.OpGet, ir.Ptr, a.lp), g.raw(ir.OpGet, ir.Ptr, b.lp)
		g.raw(ir.OpSet, ir.Void, a.lp, q)
		g.raw(ir.OpSet, ir.Void, b.lp, p)
		return
	}
}

// copy emits a copy of some elements, of an array into another or itself.
func (g *gen) copy() {
	a, b := pick(g, g.arrays), pick(g, g.arrays)
	if a.n == 0 || b.n == 0 || a.t != b.t || !g.writable(a) || !g.readable(b) {
		return
	}
	s := g.raw(ir.OpCopy, ir.Void, a.ptr, b.ptr)
	s.Imm = (1 + int64(g.IntN(int(min(a.n, b.n))))) * a.t.Size()
}

// either emits an address that is one of two.
func (g *gen) either() {
	a, b := pick(g, g.arrays), pick(g, g.arrays)
	if a == b || a.t != b.t || len(a.bases) > 0 || len(b.bases) > 0 || a.fixed != b.fixed || a.lp != nil || b.lp != nil {
		return
	}
	p := g.raw(ir.OpSelect, ir.Ptr, g.value(ir.Bool), a.ptr, b.ptr)
	c := &array{ptr: p, len: g.raw(ir.OpMin, ir.I64, g.size(a), g.size(b)), t: a.t, fixed: a.fixed, bases: []*array{a, b}}
	g.arrays = append(g.arrays, c)
	g.element(c)
}

// fields of the struct behind the pointer parameter, by offset.
var fields = []struct {
	t    ir.Type
	name string
}{{ir.I64, "S.w"}, {ir.F64, "S.x"}, {ir.I64, "S.h"}}

func (g *gen) field() {
	i := g.IntN(len(fields))
	f := fields[i]
	g.raw(ir.OpNonNil, ir.Void, g.object)
	p := g.raw(ir.OpOffset, ir.Ptr, g.object)
	p.Imm = int64(8 * i)
	tag := ir.Tag{Type: f.t, Field: f.name}
	if g.par == nil && !g.apart && g.odds(2) {
		g.raw(ir.OpStore, ir.Void, p, g.value(f.t)).Tag = tag
		return
	}
	g.emit(ir.OpLoad, f.t, p).Tag = tag
}

// element accesses an element at an index that is made to be inside, so that
// what is loaded stays in scope, or that is compared first.
func (g *gen) element(a *array) {
	i, n := g.value(ir.I64), g.size(a)
	if g.odds(2) {
		i = g.konst(int64(g.IntN(4)))
	}
	if !g.odds(3) {
		// There is memory for an element even where the length is 0.
		last := g.raw(ir.OpMax, ir.I64, g.raw(ir.OpSub, ir.I64, n, g.konst(1)), g.konst(0))
		i = g.raw(ir.OpMin, ir.I64, g.raw(ir.OpMax, ir.I64, i, g.konst(0)), last)
		g.access(a, g.elem(a, i))
		return
	}
	c := g.raw(ir.OpAnd, ir.Bool, g.raw(ir.OpGe, ir.Bool, i, g.konst(0)), g.raw(ir.OpLt, ir.Bool, i, n))
	g.when(c, func() {
		g.raw(ir.OpBounds, ir.Void, i, n)
		g.access(a, g.elem(a, i))
		g.body(g.IntN(3), g.simple)
	})
}

func (g *gen) elem(a *array, i *ir.Stmt) *ir.Stmt {
	p := g.raw(ir.OpElem, ir.Ptr, g.address(a), i)
	p.Imm = a.t.Size()
	if a.lp == nil {
		g.recent = append(g.recent, place{p, a})
	}
	return p
}

// access reads or writes the element of a at p, in the ways that are open to a
// here.
func (g *gen) access(a *array, p *ir.Stmt) {
	tag := ir.Tag{Type: a.t}
	switch n := g.IntN(14); {
	case !g.writable(a):
		if g.readable(a) {
			g.emit(ir.OpLoad, a.t, p).Tag = tag
		}
	case n < 3:
		g.raw(ir.OpStore, ir.Void, p, g.value(a.t)).Tag = tag
	case n < 5:
		v := g.emit(ir.OpLoad, a.t, p)
		v.Tag = tag
		if a.t.IsFloat() && g.odds(2) {
			v = g.raw(ir.OpMul, a.t, v, g.value(a.t))
		}
		v = g.raw(ir.OpAdd, a.t, v, g.value(a.t))
		g.raw(ir.OpStore, ir.Void, p, v).Tag = tag
	case n == 5:
		g.raw(ir.OpZero, ir.Void, p).Imm = a.t.Size()
	case n == 6:
		g.emit(pick(g, []ir.Op{ir.OpAtomicLoad, ir.OpVolatileLoad}), a.t, p).Tag = tag
	case n == 7:
		g.raw(pick(g, []ir.Op{ir.OpAtomicStore, ir.OpVolatileStore}), ir.Void, p, g.value(a.t)).Tag = tag
	case n == 8 && a.t.Size() >= 4:
		s := g.emit(ir.OpAtomicRMW, a.t, p, g.value(a.t))
		s.Tag, s.Aux = tag, pick(g, []string{"add", "min", "max", "xchg"})
	case n == 9 && a.t.Size() >= 4 && a.t.IsInt():
		g.emit(ir.OpAtomicCAS, ir.Bool, p, g.value(a.t), g.value(a.t)).Tag = tag
	default:
		g.emit(ir.OpLoad, a.t, p).Tag = tag
	}
}
