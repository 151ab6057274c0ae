package frontend

import (
	"go/ast"
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
	if l.memo == nil {
		defer l.hoist(e)()
	}
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

func (l *lowerer) unary(e *ast.UnaryExpr) value {
	switch e.Op {
	case token.AND:
		return l.addressOf(e)
	case token.ARROW:
		l.error(e, "channel", "a channel receive in a kernel", hintChannel)
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
