package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

func (l *lowerer) rangeStmt(s *ast.RangeStmt, label string) {
	o := l.loopDirectives(s.Pos())
	if l.labelPos.IsValid() {
		o = l.merge(o, l.loopDirectives(l.labelPos))
		l.labelPos = token.NoPos
	}
	l.idle(o)
	t := l.typeOf(s.X)
	if t == nil {
		return
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&types.IsInteger != 0 {
			l.rangeInt(s, label, o)
			return
		}
	case *types.Slice:
		h := l.header(s.X, !isBlank(s.Value), true)
		l.rangeElems(s, label, o, &place{addr: h[0]}, h[1], u.Elem())
		return
	case *types.Array:
		l.rangeArray(s, label, o, u)
		return
	case *types.Pointer:
		if a, ok := u.Elem().Underlying().(*types.Array); ok {
			var base *place
			if !isBlank(s.Value) {
				base = l.deref(l.expr(s.X))
			} else {
				l.expr(s.X)
			}
			if base != nil && base.v != nil {
				l.needMemory(base.v.key)
				base = l.temporary(nil, l.zeroAny(base.typ))
			}
			l.rangeElems(s, label, o, base, l.int(a.Len()), a.Elem())
			return
		}
	case *types.Signature:
		l.rangeFunc(s, label, o)
		return
	}
	if isString(t) {
		l.error(s.X, "string", "a range over a string", "use a []byte")
		return
	}
	if r := refusal(t); r != nil {
		l.error(s.X, r.code, "a range over "+r.what, r.hint)
		return
	}
	l.error(s.X, "range", "this cannot be ranged over in a kernel", "")
}

func isBlank(e ast.Expr) bool {
	if e == nil {
		return true
	}
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

// bind gives the iteration variable e of s the value v.
func (l *lowerer) bind(s *ast.RangeStmt, e ast.Expr, v value) {
	if isBlank(e) {
		return
	}
	if s.Tok == token.DEFINE {
		id, _ := e.(*ast.Ident)
		if obj, _ := l.fr.unit.info.Defs[id].(*types.Var); obj != nil {
			l.declare(obj, l.convertTo(v, subst(obj.Type(), l.fr.tm)))
		}
		return
	}
	if p := l.assignable(e); p != nil {
		l.store(p, l.convertTo(v, p.typ))
	}
}

func (l *lowerer) nameIndex(x *ir.Stmt, e ast.Expr) {
	if id, ok := e.(*ast.Ident); ok {
		x.Name = id.Name
	}
}

// rangeInt is a range over the integers below n.
func (l *lowerer) rangeInt(s *ast.RangeStmt, label string, o loopOptions) {
	n := l.expr(s.X)
	t := n.typ
	if !isBlank(s.Key) {
		if kt := l.typeOf(s.Key); kt != nil {
			n, t = l.convertTo(n, kt), kt
		}
	}
	x := l.scalar(n)
	it := x.Type
	if !it.IsInt() {
		return
	}
	l.at(s)
	c := l.conv(ir.I64, x)
	if it == ir.U64 {
		l.check(ir.OpFinite, l.op(ir.OpGe, ir.Bool, c, l.int(0)))
	} else if it.IsSigned() {
		c = l.op(ir.OpMax, ir.I64, c, l.int(0))
	}
	l.counted(s, label, o, []*ir.Stmt{c}, func(index []*ir.Stmt) {
		l.nameIndex(index[0], s.Key)
		x := l.conv(it, index[0])
		l.counters[x] = true
		l.bind(s, s.Key, leaves(t, x))
		l.stmts(s.Body.List)
	})
}

// rangeElems is a range over length elements that start at base.
func (l *lowerer) rangeElems(s *ast.RangeStmt, label string, o loopOptions, base *place, length *ir.Stmt, elem types.Type) {
	l.counted(s, label, o, []*ir.Stmt{length}, func(index []*ir.Stmt) {
		l.nameIndex(index[0], s.Key)
		l.bind(s, s.Key, leaves(types.Typ[types.Int], index[0]))
		if !isBlank(s.Value) && base != nil {
			l.node = s.Value
			l.bind(s, s.Value, l.load(l.element(base, index[0], elem)))
		}
		l.stmts(s.Body.List)
	})
}

// rangeArray is a range over an array. With a value variable it goes over a
// copy, as the language has it, unless nothing changes the array.
func (l *lowerer) rangeArray(s *ast.RangeStmt, label string, o loopOptions, a *types.Array) {
	if isBlank(s.Value) {
		l.rangeElems(s, label, o, nil, l.int(a.Len()), a.Elem())
		return
	}
	if p := l.placeOf(s.X); p != nil && p.v == nil && p.konst {
		l.rangeElems(s, label, o, p, l.int(a.Len()), a.Elem())
		return
	}
	v := l.expr(s.X)
	l.node = s.X
	if l.refused(v.typ) {
		return
	}
	l.rangeElems(s, label, o, l.spill(l.settle(v)), l.int(a.Len()), a.Elem())
}
