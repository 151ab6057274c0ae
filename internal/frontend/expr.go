package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// typeOf is the type of e with type parameters replaced.
func (l *lowerer) typeOf(e ast.Expr) types.Type {
	t := l.fr.unit.info.TypeOf(e)
	if t == nil {
		return nil
	}
	return subst(t, l.fr.tm)
}

// expr is the value of e, which has exactly one.
func (l *lowerer) expr(e ast.Expr) value {
	saved, pos := l.node, l.b.Pos
	l.node = e
	v := l.exprNode(e)
	l.node, l.b.Pos = saved, pos
	return v
}

func (l *lowerer) exprNode(e ast.Expr) value {
	tv, ok := l.fr.unit.info.Types[e]
	if ok && tv.Value != nil {
		return l.constValue(subst(tv.Type, l.fr.tm), tv.Value)
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return l.expr(e.X)
	case *ast.Ident:
		return l.ident(e)
	case *ast.FuncLit:
		return value{typ: l.typeOf(e), fn: &closure{lit: e, frame: l.fr}}
	case *ast.CompositeLit:
		return l.composite(e, l.typeOf(e))
	case *ast.SelectorExpr:
		return l.selector(e)
	case *ast.IndexExpr:
		return l.indexExpr(e)
	case *ast.IndexListExpr:
		return l.funcExpr(e)
	case *ast.SliceExpr:
		return l.sliceExpr(e)
	case *ast.StarExpr:
		return l.load(l.deref(l.expr(e.X)))
	case *ast.UnaryExpr:
		return l.unary(e)
	case *ast.BinaryExpr:
		return l.binary(e)
	case *ast.CallExpr:
		if tv.IsType() {
			break
		}
		vals := l.call(e)
		if len(vals) != 1 {
			l.internal("a call with other than one value is used as one")
			return l.zeroAny(l.typeOf(e))
		}
		return vals[0]
	case *ast.TypeAssertExpr:
		l.error(e, "interface", "a type assertion in a kernel", "use the concrete type, or a type parameter")
	default:
		l.error(e, "expression", "this expression cannot be used in a kernel", "")
	}
	return l.zeroAny(l.typeOf(e))
}

func (l *lowerer) ident(e *ast.Ident) value {
	switch obj := l.fr.unit.info.ObjectOf(e).(type) {
	case *types.Var:
		return l.load(l.varPlace(e, obj))
	case *types.Func:
		return l.funcExpr(e)
	case *types.Nil:
		t := l.typeOf(e)
		if t == types.Typ[types.UntypedNil] {
			return value{typ: t}
		}
		if r := refusal(t); r != nil {
			l.error(e, r.code, r.what+" in a kernel", r.hint)
			return l.zeroAny(t)
		}
		return l.zero(t)
	}
	if e.Name != "_" {
		l.error(e, "expression", e.Name+" cannot be used in a kernel", "")
	}
	return l.zeroAny(l.typeOf(e))
}

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

func (l *lowerer) selector(e *ast.SelectorExpr) value {
	sel := l.fr.unit.info.Selections[e]
	switch {
	case sel == nil:
		switch obj := l.fr.unit.info.Uses[e.Sel].(type) {
		case *types.Func:
			return l.funcExpr(e)
		case *types.Var:
			return l.load(l.packageVar(e, obj))
		}
	case sel.Kind() == types.FieldVal:
		if p := l.placeOf(e); p != nil {
			return l.load(p)
		}
		v := l.expr(e.X)
		for n, i := range sel.Index() {
			if isPointer(v.typ) {
				return l.load(l.walk(e, l.deref(v), sel.Index()[n:]))
			}
			v = l.fieldOf(v, i)
		}
		return v
	default:
		l.error(e, "method-value", "a method is used as a value", "call it, or write a function literal that does")
		return l.zeroAny(l.typeOf(e))
	}
	l.error(e, "expression", "this cannot be used in a kernel", "")
	return l.zeroAny(l.typeOf(e))
}

func (l *lowerer) indexExpr(e *ast.IndexExpr) value {
	t := l.typeOf(e.X)
	if t == nil {
		return l.zeroAny(nil)
	}
	switch u := t.Underlying().(type) {
	case *types.Signature:
		return l.funcExpr(e)
	case *types.Map:
		l.error(e, "map", "a map in a kernel", "use a slice, with keys and values sorted before the launch")
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
	return leaves(l.typeOf(e), l.slideBase(base, lo, c, sizes.Sizeof(elem)), n, c)
}

// slideBase is base moved by lo elements. Go leaves the pointer where it is if
// no capacity is left, so that it points at nothing beyond; no access can tell.
func (l *lowerer) slideBase(base, lo, _ *ir.Stmt, size int64) *ir.Stmt {
	if lo.Op == ir.OpConst {
		return l.offset(base, lo.Imm*size)
	}
	return l.b.Elem(base, lo, size)
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
		l.error(e, "make", "a slice literal allocates", "use an array, or pass a slice as a parameter")
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

func (l *lowerer) unary(e *ast.UnaryExpr) value {
	switch e.Op {
	case token.AND:
		return l.addressOf(e)
	case token.ARROW:
		l.error(e, "channel", "a channel receive in a kernel", "use a slice that the loop fills")
		return l.zeroAny(l.typeOf(e))
	}
	v := l.expr(e.X)
	if e.Op == token.ADD {
		return v
	}
	if l.refused(v.typ) {
		return l.zeroAny(l.typeOf(e))
	}
	x := l.scalar(v)
	switch e.Op {
	case token.SUB:
		return leaves(v.typ, l.op(ir.OpNeg, x.Type, x))
	case token.NOT:
		return leaves(v.typ, l.op(ir.OpNot, ir.Bool, x))
	case token.XOR:
		return leaves(v.typ, l.op(ir.OpCom, x.Type, x))
	}
	l.error(e, "expression", "the operator "+e.Op.String()+" cannot be used in a kernel", "")
	return v
}
