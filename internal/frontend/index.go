package frontend

import (
	"go/ast"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

func (l *lowerer) indexExpr(e *ast.IndexExpr) value {
	t := l.typeOf(e.X)
	if t == nil {
		return l.zeroAny(nil)
	}
	switch u := t.Underlying().(type) {
	case *types.Signature:
		return l.funcExpr(e)
	case *types.Map:
		l.error(e, "map", "a map in a kernel", hintMap)
		return l.zeroAny(u.Elem())
	case *types.Basic:
		return l.stringIndex(e)
	case *types.Array:
		if p := l.placeOf(e); p != nil {
			return l.load(p)
		}
		v := l.expr(e.X)
		i := l.index(e.Index)
		return l.load(l.arrayElem(e, l.temporary(nil, v), i, u))
	}
	if p := l.placeOf(e); p != nil {
		return l.load(p)
	}
	l.error(e, "expression", "this cannot be indexed in a kernel", "")
	return l.zeroAny(l.typeOf(e))
}

// stringIndex reads a byte of a constant string.
func (l *lowerer) stringIndex(e *ast.IndexExpr) value {
	v := l.expr(e.X)
	if v.str == nil {
		return l.zeroAny(types.Typ[types.Uint8])
	}
	data := []byte(*v.str)
	i := l.index(e.Index)
	l.node = e
	l.b.Pos = l.irPos(e.Pos())
	l.check(ir.OpBounds, i, l.int(int64(len(data))))
	if i.Op == ir.OpConst && (i.Imm < 0 || i.Imm >= int64(len(data))) {
		return l.zero(types.Typ[types.Uint8])
	}
	return l.load(l.element(&place{data: data, konst: true}, i, types.Typ[types.Uint8]))
}

// sliceExpr is x[a:b] or x[a:b:c] of a slice or an array that has an address.
func (l *lowerer) sliceExpr(e *ast.SliceExpr) value {
	t := l.typeOf(e.X)
	var base, length, capacity *ir.Stmt
	var elem types.Type
	switch u := t.Underlying().(type) {
	case *types.Slice:
		s := l.expr(e.X)
		base, length, capacity, elem = l.leafAt(s, 0), l.leafAt(s, 1), l.leafAt(s, 2), u.Elem()
	case *types.Pointer, *types.Array:
		var p *place
		a, _ := u.(*types.Array)
		if pt, ok := u.(*types.Pointer); ok {
			a, _ = pt.Elem().Underlying().(*types.Array)
			p = l.deref(l.expr(e.X))
		} else {
			p = l.placeOf(e.X)
		}
		if a == nil || p == nil {
			break
		}
		if p.konst {
			l.error(e, "package-var", "a package-level table is sliced", "index it, or pass a slice as a parameter")
			return l.zeroAny(l.typeOf(e))
		}
		base, elem = l.address(p), a.Elem()
		length = l.int(a.Len())
		capacity = length
	}
	if base == nil {
		l.error(e, "string", "this cannot be sliced in a kernel", "slice a slice, or an array that is a variable")
		return l.zeroAny(l.typeOf(e))
	}
	l.touch(elem)
	lo, hi, limit := l.int(0), length, capacity
	if e.Low != nil {
		lo = l.index(e.Low)
	}
	if e.High != nil {
		hi = l.index(e.High)
	}
	if e.Max != nil {
		limit = l.index(e.Max)
	}
	l.node = e
	l.b.Pos = l.irPos(e.Pos())
	if e.Max != nil {
		l.check(ir.OpSlice, hi, limit, capacity)
	}
	l.check(ir.OpSlice, lo, hi, limit)
	n := l.op(ir.OpSub, ir.I64, hi, lo)
	c := l.op(ir.OpSub, ir.I64, limit, lo)
	return leaves(l.typeOf(e), l.slideBase(base, lo, sizes.Sizeof(elem)), n, c)
}

// slideBase is base moved by lo elements. Go leaves the pointer where it is if
// no capacity is left, so that it points at nothing beyond; no access can tell.
func (l *lowerer) slideBase(base, lo *ir.Stmt, size int64) *ir.Stmt {
	if lo.Op == ir.OpConst {
		return l.offset(base, lo.Imm*size)
	}
	return l.b.Elem(base, lo, size)
}
