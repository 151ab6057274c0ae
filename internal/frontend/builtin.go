package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// builtin lowers a call of a predeclared function.
func (l *lowerer) builtin(e *ast.CallExpr, fun ast.Expr) []value {
	name := ""
	switch f := fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		l.error(e, "unsafe", "unsafe."+f.Sel.Name+" in a kernel", "use slices and ordinary pointers")
		return []value{l.zeroAny(l.typeOf(e))}
	}
	switch name {
	case "len", "cap":
		return []value{l.length(e, name)}
	case "min", "max":
		return []value{l.minMax(e, name)}
	case "copy":
		return []value{l.copySlice(e)}
	case "clear":
		l.clear(e)
		return nil
	case "new":
		return []value{l.newBuiltin(e)}
	case "panic":
		l.panic(e)
		return nil
	case "append":
		l.error(e, "append", "append allocates", "pass a slice that is long enough, and an index or an atomic counter")
	case "make":
		if r := refusal(l.typeOf(e)); r != nil {
			l.error(e, r.code, r.what+" in a kernel", r.hint)
			break
		}
		l.error(e, "make", "make allocates", hintMake)
	case "delete":
		l.error(e, "map", "a map in a kernel", hintMap)
	case "close":
		l.error(e, "channel", "a channel in a kernel", hintChannel)
	case "complex", "real", "imag":
		l.error(e, "complex", "a complex number in a kernel", "use a struct of two floats")
	case "print", "println":
		l.error(e, "print", name+" in a kernel", "store what to print in a slice")
		return nil
	case "recover":
		l.error(e, "recover", "recover in a kernel", "a failing check ends the launch with an error")
	default:
		l.error(e, "builtin", name+" in a kernel", "")
	}
	t := l.typeOf(e)
	if t == nil {
		return nil
	}
	return []value{l.zeroAny(t)}
}

func (l *lowerer) length(e *ast.CallExpr, name string) value {
	intType := types.Typ[types.Int]
	arg := e.Args[0]
	t := l.typeOf(arg)
	switch u := t.Underlying().(type) {
	case *types.Slice:
		if name == "len" {
			return leaves(intType, l.header(arg, false, true)[1])
		}
		return leaves(intType, l.leafAt(l.expr(arg), 2))
	case *types.Array:
		l.expr(arg)
		return leaves(intType, l.int(u.Len()))
	case *types.Pointer:
		if a, ok := u.Elem().Underlying().(*types.Array); ok {
			l.expr(arg)
			return leaves(intType, l.int(a.Len()))
		}
	case *types.Basic:
		if v := l.expr(arg); v.str != nil {
			return leaves(intType, l.int(int64(len(*v.str))))
		}
	case *types.Map, *types.Chan:
		l.expr(arg) // which is refused
	}
	return l.zero(intType)
}

func (l *lowerer) minMax(e *ast.CallExpr, name string) value {
	t := l.typeOf(e)
	op := ir.OpMin
	if name == "max" {
		op = ir.OpMax
	}
	if l.refused(t) {
		return l.zeroAny(t)
	}
	it := irType(t)
	var r *ir.Stmt
	for _, a := range e.Args {
		v := l.convertTo(l.expr(a), t)
		x := l.scalar(v)
		if x.Type != it && x.Op == ir.OpConst {
			x = l.constant(it, ir.Convert(x.Type, it, x.Imm))
		}
		if r == nil {
			r = x
		} else {
			r = l.op(op, it, r, x)
		}
	}
	return leaves(t, r)
}

// copySlice is copy(dst, src). Elements go in the order that is right when the
// two overlap.
func (l *lowerer) copySlice(e *ast.CallExpr) value {
	intType := types.Typ[types.Int]
	dst, src := l.expr(e.Args[0]), l.expr(e.Args[1])
	st, ok := dst.typ.Underlying().(*types.Slice)
	if !ok || src.str != nil {
		l.error(e, "string", "a copy from a string", "use a []byte")
		return l.zero(intType)
	}
	l.at(e)
	n := l.op(ir.OpMin, ir.I64, l.leafAt(dst, 1), l.leafAt(src, 1))
	d, s := &place{addr: l.leafAt(dst, 0)}, &place{addr: l.leafAt(src, 0)}
	if hasPointers(st.Elem()) {
		l.error(e, "store-pointer", "pointers or slices are copied in memory, which the garbage collector must know of", "copy indices instead")
		return l.zero(intType)
	}
	backward := l.b.Op(ir.OpGt, ir.Bool, d.addr, s.addr)
	last := l.op(ir.OpSub, ir.I64, n, l.int(1))
	l.push(scope{})
	l.b.For(&ir.LoopInfo{}, []*ir.Stmt{n}, func(index []*ir.Stmt) {
		i := l.op(ir.OpSelect, ir.I64, backward, l.op(ir.OpSub, ir.I64, last, index[0]), index[0])
		l.store(l.element(d, i, st.Elem()), l.settle(l.load(l.element(s, i, st.Elem()))))
	})
	l.pop()
	return leaves(intType, n)
}

func (l *lowerer) clear(e *ast.CallExpr) {
	v := l.expr(e.Args[0])
	st, ok := v.typ.Underlying().(*types.Slice)
	if !ok {
		l.error(e, "map", "a map in a kernel", hintMap)
		return
	}
	if hasPointers(st.Elem()) {
		l.error(e, "store-pointer", "pointers or slices are cleared in memory, which the garbage collector must know of", "")
		return
	}
	l.at(e)
	base := &place{addr: l.leafAt(v, 0)}
	l.push(scope{})
	l.b.For(&ir.LoopInfo{}, []*ir.Stmt{l.leafAt(v, 1)}, func(index []*ir.Stmt) {
		l.store(l.element(base, index[0], st.Elem()), l.zero(st.Elem()))
	})
	l.pop()
}

// newBuiltin is new(T), or new(x) for a value: a variable of the launch.
func (l *lowerer) newBuiltin(e *ast.CallExpr) value {
	var v value
	if tv := l.fr.unit.info.Types[e.Args[0]]; tv.IsType() {
		t := l.typeOf(e.Args[0])
		if l.refused(t) {
			return l.zeroAny(l.typeOf(e))
		}
		if x := l.zeroMem(e, "", t); x != nil {
			return value{typ: types.NewPointer(t), at: x.place()}
		}
		v = l.zero(t)
	} else {
		v = l.expr(e.Args[0])
		if pt, ok := l.typeOf(e).(*types.Pointer); ok {
			v = l.convertTo(v, pt.Elem())
		}
	}
	return value{typ: types.NewPointer(v.typ), at: l.newVariable(e, "", v).place()}
}

// panic ends the launch with an error. The message is the constant that is
// thrown, or what can be told of it.
func (l *lowerer) panic(e *ast.CallExpr) {
	l.at(e)
	msg, ok := l.constMessage(e.Args[0])
	if name, found := l.runtimeError(e.Args[0]); found {
		if name == "divideError" {
			l.check(ir.OpNonZero, l.int(0))
		}
		msg, ok = "integer overflow", true
	}
	if !ok {
		msg = l.gist(e.Args[0])
	}
	l.fail(msg)
}

// runtimeError is the name of an error of package runtime that package math/bits panics with.
func (l *lowerer) runtimeError(e ast.Expr) (name string, ok bool) {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || id.Name != "divideError" && id.Name != "overflowError" {
		return "", false
	}
	obj, ok := l.fr.unit.info.Uses[id].(*types.Var)
	return id.Name, ok && obj.Pkg() != nil && obj.Pkg().Path() == "math/bits"
}

// constMessage is what an error that carries e says, if that is constant.
func (l *lowerer) constMessage(e ast.Expr) (string, bool) {
	if tv := l.fr.unit.info.Types[e]; tv.Value != nil {
		if tv.Value.Kind() == constant.String {
			return constant.StringVal(tv.Value), true
		}
		return tv.Value.String(), true
	}
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		if obj, ok := l.fr.unit.info.Uses[id].(*types.Var); ok {
			if v := l.lookup(obj); v != nil && v.val != nil && v.val.str != nil {
				return *v.val.str, true
			}
		}
	}
	return "", false
}

// gist is what can be told of a message that is not constant: the first
// constant string in it, or its source.
func (l *lowerer) gist(e ast.Expr) string {
	msg := ""
	ast.Inspect(e, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && msg == "" {
			if tv := l.fr.unit.info.Types[lit]; tv.Value != nil {
				msg = constant.StringVal(tv.Value)
			}
		}
		return msg == ""
	})
	if msg == "" {
		msg = types.ExprString(e)
	}
	return msg
}
