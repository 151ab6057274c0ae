package frontend

import (
	"go/ast"
	"go/constant"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// constValue is the constant c as a value of t, rounded or wrapped as Go does.
func (l *lowerer) constValue(t types.Type, c constant.Value) value {
	if isString(t) {
		s := constant.StringVal(c)
		return value{typ: t, str: &s}
	}
	if _, ok := t.Underlying().(*types.Interface); ok {
		t = types.Typ[types.Int] // only printed, in a panic
		if c.Kind() == constant.String {
			s := constant.StringVal(c)
			return value{typ: types.Typ[types.String], str: &s}
		}
	}
	if r := refusal(t); r != nil {
		l.errorAt(r.code, r.what+" in a kernel", r.hint)
		return l.zeroAny(t)
	}
	it := irType(t)
	bits, ok := constBits(it, c)
	if !ok {
		l.internal("constant " + c.String() + " as " + t.String())
	}
	return leaves(t, l.constant(it, bits))
}

// constBits is c as constant bits of t.
func constBits(t ir.Type, c constant.Value) (int64, bool) {
	switch {
	case t == ir.Bool && c.Kind() == constant.Bool:
		if constant.BoolVal(c) {
			return 1, true
		}
		return 0, true
	case t == ir.F32:
		f, _ := constant.Float32Val(constant.ToFloat(c))
		return ir.FloatBits(t, float64(f)), true
	case t == ir.F64:
		f, _ := constant.Float64Val(constant.ToFloat(c))
		return ir.FloatBits(t, f), true
	case t.IsInt():
		i := constant.ToInt(c)
		if v, ok := constant.Int64Val(i); ok {
			return ir.Normalize(t, v), true
		}
		if v, ok := constant.Uint64Val(i); ok {
			return ir.Normalize(t, int64(v)), true
		}
	}
	return 0, false
}

// composite is a literal of a struct, an array or a pointer to one.
func (l *lowerer) composite(e *ast.CompositeLit, t types.Type) value {
	switch u := t.Underlying().(type) {
	case *types.Pointer: // an element &T{…} written as {…}
		v := l.newVariable(e, "", l.composite(e, u.Elem()))
		return value{typ: t, at: v.place()}
	case *types.Struct:
		return l.structLit(e, t, u)
	case *types.Array:
		return l.arrayLit(e, t, u)
	case *types.Slice:
		l.error(e, "make", "a slice literal allocates", hintMake)
	default:
		if r := refusal(t); r != nil {
			l.error(e, r.code, r.what+" in a kernel", r.hint)
		}
	}
	return l.zeroAny(t)
}

func (l *lowerer) structLit(e *ast.CompositeLit, t types.Type, u *types.Struct) value {
	if l.refused(t) {
		return l.zeroAny(t)
	}
	parts := make([]value, u.NumFields())
	for i, el := range e.Elts {
		x := el
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			x = kv.Value
			id, _ := kv.Key.(*ast.Ident)
			i = -1
			for j := range u.NumFields() {
				if id != nil && u.Field(j).Name() == id.Name {
					i = j
				}
			}
		}
		if i >= 0 && i < len(parts) {
			parts[i] = l.settle(l.litElem(x, u.Field(i).Type()))
		}
	}
	if isBig(t) {
		m := l.newMem(t)
		for i, p := range parts {
			if p.typ != nil {
				l.store(l.field(m, i), p)
			}
		}
		return value{typ: t, at: m}
	}
	for i := range parts {
		if parts[i].typ == nil {
			parts[i] = l.zero(u.Field(i).Type())
		}
	}
	return l.join(t, parts)
}

// litElem is an element of a literal; its type may be left out.
func (l *lowerer) litElem(x ast.Expr, t types.Type) value {
	if lit, ok := x.(*ast.CompositeLit); ok && lit.Type == nil {
		return l.composite(lit, t)
	}
	return l.convertTo(l.expr(x), t)
}

func (l *lowerer) arrayLit(e *ast.CompositeLit, t types.Type, u *types.Array) value {
	if l.refused(t) {
		return l.zeroAny(t)
	}
	big := isBig(t)
	var m *place
	if big {
		m = l.newMem(t)
	}
	parts := map[int64]value{}
	var i int64
	for _, el := range e.Elts {
		x := el
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			x = kv.Value
			if tv := l.fr.unit.info.Types[kv.Key]; tv.Value != nil {
				i, _ = constant.Int64Val(constant.ToInt(tv.Value))
			}
		}
		v := l.litElem(x, u.Elem())
		if big {
			l.store(l.element(m, l.int(i), u.Elem()), v)
		} else {
			parts[i] = v
		}
		i++
	}
	if big {
		return value{typ: t, at: m}
	}
	list := make([]value, u.Len())
	for i := range list {
		v, ok := parts[int64(i)]
		if !ok {
			v = l.zero(u.Elem())
		}
		list[i] = v
	}
	return l.join(t, list)
}
