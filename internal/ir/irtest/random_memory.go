package irtest

import "github.com/spelt-go/spelt/internal/ir"

func (g *gen) structPointer() *ir.Stmt {
	for _, v := range g.vals {
		if v.Op == ir.OpParam && g.k.Params[v.Imm].Name == "s" {
			return v
		}
	}
	return nil
}

// access emits a load, a store or more of a slice, an array, a field, or what
// a field points to.
func (g *gen) access() {
	if len(g.recent) > 0 && g.IntN(3) == 0 {
		r := g.recent[len(g.recent)-1-g.IntN(min(4, len(g.recent)))]
		if r.p.Op == ir.OpElem && g.IntN(2) == 0 {
			// The same address, which is not easy to see.
			none := g.emit(ir.OpAnd, ir.I64, g.value(ir.I64), g.konst(0))
			p := g.emit(ir.OpElem, ir.Ptr, r.p.Args[0], g.emit(ir.OpOr, ir.I64, r.p.Args[1], none))
			p.Imm = r.p.Imm
			g.vals = g.vals[:len(g.vals)-1]
			r.p = p
			g.recent = append(g.recent, r)
		}
		if g.IntN(2) == 0 {
			g.emit(ir.OpStore, ir.Void, r.p, g.value(r.tag.Type)).Tag = r.tag
		} else {
			g.emit(ir.OpLoad, r.tag.Type, r.p).Tag = r.tag
		}
		return
	}
	switch g.IntN(8) {
	case 0, 1:
		g.field()
	case 2:
		g.localMemory()
	default:
		a := pick(g, g.arrays)
		g.element(a)
	}
}

// fields of the struct that parameter s points to, by offset.
var fields = []struct {
	off  int64
	t    ir.Type
	name string
}{
	{0, ir.I64, "S.w"}, {8, ir.I64, "S.h"}, {16, ir.Ptr, "S.p"}, {24, ir.F32, "S.x"}, {28, ir.I32, "S.k"},
}

func (g *gen) field() {
	s := g.structPointer()
	g.emit(ir.OpNonNil, ir.Void, s)
	f := pick(g, fields)
	p := g.emit(ir.OpOffset, ir.Ptr, s)
	p.Imm = f.off
	tag := ir.Tag{Type: f.t, Field: f.name}
	if f.t != ir.Ptr && f.t != ir.I64 && g.IntN(2) == 0 {
		g.emit(ir.OpStore, ir.Void, p, g.value(f.t)).Tag = tag
		return
	}
	v := g.emit(ir.OpLoad, f.t, p)
	v.Tag = tag
	if f.t == ir.Ptr {
		// It points to maxLen elements, and is not for use anywhere else.
		g.vals = g.vals[:len(g.vals)-1]
		g.element(array{ptr: v, n: maxLen, t: ir.F32})
	}
}

// localMemory makes an array in local memory.
func (g *gen) localMemory() {
	m := g.emit(ir.OpMem, ir.Ptr)
	a := array{ptr: m, n: int64(1 + g.IntN(6)), t: pick(g, elemTypes)}
	m.Imm = a.n * a.t.Size()
	g.vals = g.vals[:len(g.vals)-1]
	g.arrays = append(g.arrays, a)
	g.element(a)
}

// element accesses an element of a at an index that is checked, or known to be
// inside.
func (g *gen) element(a array) {
	n := a.len
	if n == nil {
		n = g.konst(a.n)
	}
	i := g.index(n)
	switch g.IntN(16) {
	case 0: // may fail
		g.at(a, i, n, true)
	case 1, 2, 3: // clamped; inside if there is anything
		lim := g.emit(ir.OpSub, ir.I64, n, g.konst(1))
		i = g.emit(ir.OpMin, ir.I64, g.emit(ir.OpMax, ir.I64, i, g.konst(0)), lim)
		g.when(g.emit(ir.OpGt, ir.Bool, n, g.konst(0)), func() { g.at(a, i, n, g.IntN(2) == 0) })
	default:
		c := g.emit(ir.OpAnd, ir.Bool, g.emit(ir.OpGe, ir.Bool, i, g.konst(0)), g.emit(ir.OpLt, ir.Bool, i, n))
		g.when(c, func() { g.at(a, i, n, true) })
	}
}

// index is an index of one of the kinds that a source has.
func (g *gen) index(n *ir.Stmt) *ir.Stmt {
	i := g.value(ir.I64)
	for range 6 {
		if v := pick(g, g.vals); v.Op == ir.OpIndex {
			i = v
			break
		}
	}
	switch g.IntN(8) {
	case 0:
		return g.emit(ir.OpAdd, ir.I64, i, g.konst(int64(g.IntN(5)-2)))
	case 1:
		return g.emit(ir.OpAdd, ir.I64, g.emit(ir.OpMul, ir.I64, i, g.konst(int64(g.IntN(5)-1))), g.value(ir.I64))
	case 2:
		return g.emit(ir.OpSub, ir.I64, g.emit(ir.OpSub, ir.I64, n, g.konst(1)), i)
	case 3:
		return g.emit(ir.OpConv, ir.I64, g.value(ir.U8))
	case 4:
		return g.emit(ir.OpAnd, ir.I64, i, g.konst(7))
	case 5:
		narrow := g.emit(ir.OpConv, ir.I32, i)
		sum := g.emit(ir.OpAdd, ir.I32, narrow, g.value(ir.I32))
		return g.emit(ir.OpConv, ir.I64, sum)
	}
	return i
}

func (g *gen) at(a array, i, n *ir.Stmt, checked bool) {
	if checked {
		g.emit(ir.OpBounds, ir.Void, i, n)
	}
	p := g.emit(ir.OpElem, ir.Ptr, a.ptr, i)
	p.Imm = a.t.Size()
	g.vals = g.vals[:len(g.vals)-1]
	tag := ir.Tag{Type: a.t}
	g.recent = append(g.recent, place{p, tag})
	switch g.IntN(9) {
	case 0, 1, 2:
		g.emit(ir.OpStore, ir.Void, p, g.value(a.t)).Tag = tag
	case 3:
		v := g.emit(ir.OpLoad, a.t, p)
		v.Tag = tag
		if a.t.IsFloat() {
			v = g.emit(ir.OpMul, a.t, v, g.value(a.t))
		}
		v = g.emit(ir.OpAdd, a.t, v, g.value(a.t))
		g.emit(ir.OpStore, ir.Void, p, v).Tag = tag
	case 4:
		g.shared(a, p, tag)
	case 5:
		g.emit(ir.OpZero, ir.Void, p).Imm = a.t.Size()
	default:
		g.emit(ir.OpLoad, a.t, p).Tag = tag
	}
}

func (g *gen) shared(a array, p *ir.Stmt, tag ir.Tag) {
	switch g.IntN(4) {
	case 0:
		g.emit(ir.OpAtomicLoad, a.t, p).Tag = tag
	case 1:
		g.emit(ir.OpVolatileStore, ir.Void, p, g.value(a.t)).Tag = tag
	default:
		if a.t.Size() < 4 {
			return
		}
		s := g.emit(ir.OpAtomicRMW, a.t, p, g.value(a.t))
		s.Tag, s.Aux = tag, pick(g, []string{"add", "min", "max"})
	}
}
