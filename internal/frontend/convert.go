package frontend

import (
	"go/ast"
	"go/constant"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// conversion is T(x).
func (l *lowerer) conversion(e *ast.CallExpr) value {
	t := l.typeOf(e.Fun)
	arg := e.Args[0]
	if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsNumeric != 0 {
		// A constant converted to a type parameter is no constant for the type
		// checker, but its value is known here.
		if tv := l.fr.unit.info.Types[arg]; tv.Value != nil && tv.Value.Kind() != constant.String {
			if _, untyped := tv.Type.(*types.Basic); untyped && tv.Type.(*types.Basic).Info()&types.IsUntyped != 0 {
				return l.constValue(t, tv.Value)
			}
		}
	}
	v := l.expr(arg)
	l.node = e
	l.b.Pos = l.irPos(e.Pos())
	from := v.typ
	if isNil(v) {
		if l.refused(t) {
			return l.zeroAny(t)
		}
		return l.zero(t)
	}
	if isString(t) && v.str != nil || isFunc(t) && isFunc(from) {
		v.typ = t
		return v
	}
	if l.refused(t) || l.refused(from) {
		return l.zeroAny(t)
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if fb, ok := from.Underlying().(*types.Basic); ok && fb.Info()&types.IsNumeric != 0 && u.Info()&types.IsNumeric != 0 {
			x := l.scalar(v)
			it := scalarType(u)
			if x.Type == it && it.IsFloat() && mayFuse(x) {
				x = l.op(ir.OpRound, it, x)
			}
			return leaves(t, l.conv(it, x))
		}
	case *types.Array: // of a slice: a copy, if it is long enough
		if _, ok := from.Underlying().(*types.Slice); ok {
			p := l.sliceToArray(v, u)
			p.typ = t
			return l.settle(l.load(p))
		}
	case *types.Pointer:
		if a, ok := u.Elem().Underlying().(*types.Array); ok {
			if _, ok := from.Underlying().(*types.Slice); ok {
				return leaves(t, l.address(l.sliceToArray(v, a)))
			}
		}
	}
	v.typ = t // the same bytes under another name
	return v
}

// sliceToArray is the start of slice v as an array, after checking its length.
func (l *lowerer) sliceToArray(v value, a *types.Array) *place {
	l.touch(a.Elem())
	l.check(ir.OpSlice, l.int(0), l.int(a.Len()), l.leafAt(v, 1))
	return &place{typ: a, addr: l.leafAt(v, 0)}
}

// mayFuse reports whether x could become part of a fused multiply-add.
func mayFuse(x *ir.Stmt) bool {
	switch x.Op {
	case ir.OpMul, ir.OpNeg, ir.OpGet, ir.OpSelect:
		return true
	}
	return false
}

// convertTo is v as an assignment to a variable of type t makes it.
func (l *lowerer) convertTo(v value, t types.Type) value {
	if isNil(v) {
		if refusal(t) != nil && !isFunc(t) {
			l.refused(t)
			return l.zeroAny(t)
		}
		return l.zero(t)
	}
	if _, ok := t.Underlying().(*types.Interface); ok {
		return v
	}
	if v.typ == nil {
		return l.zeroAny(t)
	}
	if b, ok := v.typ.(*types.Basic); ok && b.Info()&types.IsUntyped != 0 && len(v.leaf) == 1 {
		if it := irType(t); it != ir.Void && it != v.leaf[0].Type && v.leaf[0].Op == ir.OpConst {
			return leaves(t, l.constant(it, ir.Convert(v.leaf[0].Type, it, v.leaf[0].Imm)))
		}
	}
	if refusal(t) != nil && refusal(v.typ) == nil {
		return v
	}
	v.typ = t
	return v
}
