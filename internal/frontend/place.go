package frontend

import (
	"go/ast"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// placeOf is where the operand e is, or nil if it is a value without a place.
func (l *lowerer) placeOf(e ast.Expr) *place {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return l.placeOf(e.X)
	case *ast.Ident:
		if obj, ok := l.fr.unit.info.ObjectOf(e).(*types.Var); ok {
			return l.varPlace(e, obj)
		}
	case *ast.SelectorExpr:
		sel := l.fr.unit.info.Selections[e]
		if sel == nil {
			if obj, ok := l.fr.unit.info.Uses[e.Sel].(*types.Var); ok {
				return l.packageVar(e, obj)
			}
			return nil
		}
		if sel.Kind() == types.FieldVal {
			p := l.operandPlace(e.X)
			if p == nil {
				return nil
			}
			return l.walk(e, p, sel.Index())
		}
	case *ast.IndexExpr:
		return l.indexPlace(e)
	case *ast.StarExpr:
		l.node = e
		return l.deref(l.expr(e.X))
	case *ast.CompositeLit:
		return l.temporary(e, l.expr(e))
	}
	return nil
}

// operandPlace is the place of e, or of what e points at: the start of a
// selector path.
func (l *lowerer) operandPlace(e ast.Expr) *place {
	if p := l.placeOf(e); p != nil {
		return p
	}
	if t := l.typeOf(e); t != nil && isPointer(t) {
		v := l.expr(e)
		return &place{typ: t, v: &variable{typ: t, val: &v, key: e}}
	}
	return nil
}

// walk follows a path of fields, through pointers where they stand.
func (l *lowerer) walk(n ast.Node, p *place, path []int) *place {
	for _, i := range path {
		if isPointer(p.typ) {
			l.node = n
			p = l.deref(l.load(p))
		}
		s, ok := p.typ.Underlying().(*types.Struct)
		if !ok || i >= s.NumFields() {
			l.internal("a field of something that is no struct")
			return p
		}
		p = l.field(p, i)
	}
	return p
}

// deref is the place that the pointer v points at.
func (l *lowerer) deref(v value) *place {
	pt, ok := v.typ.Underlying().(*types.Pointer)
	if !ok {
		l.internal("an indirection of something that is no pointer")
		return l.temporary(nil, l.zeroAny(v.typ))
	}
	if v.at != nil {
		p := *v.at
		p.typ = pt.Elem() // a conversion may have renamed it
		return &p
	}
	l.touch(pt.Elem())
	addr := l.scalar(v)
	l.b.Pos = l.irPos(l.node.Pos())
	if c := l.check(ir.OpNonNil, addr); c != nil {
		l.pointee(c, pt.Elem())
	}
	return &place{typ: pt.Elem(), addr: addr, field: wild}
}

// maxObject is the largest size that a pointer's type is believed about what it points at. Larger arrays serve unsafe programs
// as names for memory of a length that is known elsewhere.
const maxObject = 1 << 16

// pointsAt is how much memory there is where a *t that is not nil points.
func pointsAt(t types.Type) int64 {
	if n := sizes.Sizeof(t); n >= 0 && n <= maxObject {
		return n
	}
	return 0
}

// pointer is the value of &p.
func (l *lowerer) pointer(p *place) value {
	return value{typ: types.NewPointer(p.typ), at: p}
}

// temporary puts v where it can be addressed. key tells variables in memory
// apart; nil if the place is only read.
func (l *lowerer) temporary(key any, v value) *place {
	if key == nil && v.at != nil && !isPointer(v.typ) {
		return v.at
	}
	if key == nil {
		return (&variable{typ: v.typ, val: &v}).place()
	}
	return l.newVariable(key, "", v).place()
}

// varPlace is the place of the variable obj, of a function or a package.
func (l *lowerer) varPlace(n ast.Node, obj *types.Var) *place {
	if v := l.lookup(obj); v != nil {
		return v.place()
	}
	if obj.Pkg() != nil && obj.Parent() == obj.Pkg().Scope() {
		return l.packageVar(n, obj)
	}
	return l.variable(obj)
}

// indexPlace is the place of e, an element; nil if e's operand is a value
// without a place, or no array or slice.
func (l *lowerer) indexPlace(e *ast.IndexExpr) *place {
	t := l.typeOf(e.X)
	if t == nil {
		return nil
	}
	switch u := t.Underlying().(type) {
	case *types.Slice:
		h := l.header(e.X, true, true)
		i := l.index(e.Index)
		l.node = e
		l.b.Pos = l.irPos(e.Pos())
		l.check(ir.OpBounds, i, h[1])
		return l.element(&place{addr: h[0]}, i, u.Elem())
	case *types.Pointer:
		if a, ok := u.Elem().Underlying().(*types.Array); ok {
			l.node = e
			p := l.deref(l.expr(e.X))
			return l.arrayElem(e, p, l.index(e.Index), a)
		}
	case *types.Array:
		p := l.placeOf(e.X)
		if p == nil {
			return nil
		}
		return l.arrayElem(e, p, l.index(e.Index), u)
	}
	return nil
}

// index is the value of an index, as an i64. A u64 that is out of the range of
// an i64 becomes negative, which no check lets through.
func (l *lowerer) index(e ast.Expr) *ir.Stmt {
	v := l.scalar(l.expr(e))
	if !v.Type.IsInt() {
		return l.int(0)
	}
	return l.conv(ir.I64, v)
}

// header is the pointer and the length of the slice e, as far as they are
// wanted: of a slice in memory only these are loaded.
func (l *lowerer) header(e ast.Expr, pointer, length bool) (h [2]*ir.Stmt) {
	want := [2]bool{pointer, length}
	p := l.placeOf(e)
	if p == nil || p.v != nil {
		v := l.expr(e)
		for i, w := range want {
			if w {
				h[i] = l.leafAt(v, i)
			}
		}
		return h
	}
	for i, f := range leavesOf(p.typ)[:2] {
		if want[i] {
			h[i] = l.b.Load(l.offset(l.base(p), p.disp+f.off), p.tag(f))
		}
	}
	return h
}

// element is element i of the elements that start at p.
func (l *lowerer) element(p *place, i *ir.Stmt, elem types.Type) *place {
	l.touch(elem)
	size := sizes.Sizeof(elem)
	q := place{typ: elem, addr: p.addr, disp: p.disp, konst: p.konst, own: p.own, data: p.data}
	if i.Op == ir.OpConst {
		q.disp += i.Imm * size
		return &q
	}
	q.data = nil
	q.addr = l.b.Elem(l.offset(l.base(p), p.disp), i, size)
	q.disp = 0
	return &q
}

func (l *lowerer) arrayElem(n ast.Node, p *place, i *ir.Stmt, a *types.Array) *place {
	l.node = n
	l.b.Pos = l.irPos(n.Pos())
	l.check(ir.OpBounds, i, l.int(a.Len()))
	known := i.Op == ir.OpConst && 0 <= i.Imm && i.Imm < a.Len()
	switch {
	case p.v == nil && (known || i.Op != ir.OpConst):
		return l.element(p, i, a.Elem())
	case p.v == nil:
		return l.element(p, l.int(0), a.Elem()) // never reached: the check fails
	case known:
		n := int(i.Imm * countLeaves(a.Elem(), 1<<30))
		return p.sub(a.Elem(), 0, n, "")
	case p.v.key == nil:
		return l.element(l.spill(l.load(p)), i, a.Elem())
	}
	if t := l.constTable(p); t != nil {
		return l.element(t, i, a.Elem())
	}
	l.needMemory(p.v.key)
	return l.temporary(nil, l.zeroAny(a.Elem()))
}

// spill copies v to memory.
func (l *lowerer) spill(v value) *place {
	if v.at != nil && !isPointer(v.typ) {
		return v.at
	}
	if p := l.constTable((&variable{typ: v.typ, val: &v}).place()); p != nil {
		return p
	}
	m := l.newMem(v.typ)
	l.store(m, v)
	return m
}

// constTable is a table of the value at p, if it is a constant one.
func (l *lowerer) constTable(p *place) *place {
	if p.v == nil || p.v.val == nil || refusal(p.typ) != nil || hasPointers(p.typ) {
		return nil
	}
	data := make([]byte, sizes.Sizeof(p.typ))
	for i, f := range leavesOf(p.typ) {
		x := l.leafAt(*p.v.val, p.first+i)
		if x.Op != ir.OpConst {
			return nil
		}
		writeConst(data[f.off:], f.typ, x.Imm)
	}
	return &place{typ: p.typ, data: data, konst: true}
}

// assignable is the place of an operand on the left of an assignment; nil for
// the blank identifier.
func (l *lowerer) assignable(e ast.Expr) *place {
	e = ast.Unparen(e)
	if id, ok := e.(*ast.Ident); ok && id.Name == "_" {
		return nil
	}
	if ix, ok := e.(*ast.IndexExpr); ok {
		if t := l.typeOf(ix.X); t != nil {
			if _, ok := t.Underlying().(*types.Map); ok {
				l.error(e, "map", "a map in a kernel", hintMap)
				return l.temporary(nil, l.zeroAny(l.typeOf(e)))
			}
		}
	}
	p := l.placeOf(e)
	if p == nil {
		if len(l.diags.Errors()) == 0 {
			l.error(e, "assign", "this cannot be assigned to", "")
		}
		return l.temporary(e, l.zeroAny(l.typeOf(e)))
	}
	if p.konst {
		l.error(e, "assign", "a package-level constant table is assigned to", "")
		return l.temporary(e, l.zeroAny(l.typeOf(e)))
	}
	return p
}

// addressOf is the value of &e.
func (l *lowerer) addressOf(u *ast.UnaryExpr) value {
	e := ast.Unparen(u.X)
	if lit, ok := e.(*ast.CompositeLit); ok {
		v := l.newVariable(lit, "", l.expr(lit))
		return value{typ: types.NewPointer(v.typ), at: v.place()}
	}
	p := l.placeOf(e)
	if p == nil {
		l.error(u, "address", "the address of something that has none", "")
		return l.zero(types.NewPointer(types.Typ[types.Int]))
	}
	return l.pointer(p)
}
