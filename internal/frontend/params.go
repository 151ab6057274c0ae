package frontend

import (
	"fmt"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// params binds the receiver and the parameters.
func (l *lowerer) params(k *Kernel) {
	sig := k.Func.Signature()
	var vars []*types.Var
	if sig.Recv() != nil {
		vars = append(vars, sig.Recv())
	}
	for i := range sig.Params().Len() {
		vars = append(vars, sig.Params().At(i))
	}
	for i, a := range k.Args {
		if r := refusal(a.Type); r != nil {
			hint := r.hint
			if isFunc(a.Type) {
				hint = "call the function by name; a function that the kernel calls may take one"
			}
			l.report(vars[i].Pos(), token.NoPos, r.code, "the parameter "+a.Name+" is or holds "+r.what, hint)
			continue
		}
		if sig.Variadic() && i == len(k.Args)-1 {
			l.report(vars[i].Pos(), token.NoPos, "variadic-kernel", "a kernel cannot be variadic", "take a slice")
			continue
		}
		v := l.param(a.Name, a.Type, a.Offset)
		if vars[i].Name() != "" && vars[i].Name() != "_" {
			l.declare(vars[i], v)
		}
	}
}

// param makes the IR parameters of one argument of type t at off.
func (l *lowerer) param(name string, t types.Type, off int64) value {
	if isBig(t) || hasArray(t) {
		return value{typ: t, at: &place{typ: t, addr: l.irParam(name, ir.Ptr, off, sizes.Sizeof(t), false), field: varField, konst: true}}
	}
	v := value{typ: t}
	for _, f := range leavesOf(t) {
		v.leaf = append(v.leaf, l.irParam(name+f.name, f.typ, off+f.off, 0, false))
	}
	return v
}

// hasArray reports whether an array is part of t.
func hasArray(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Array:
		return u.Len() > 0
	case *types.Struct:
		for i := range u.NumFields() {
			if hasArray(u.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}

func (l *lowerer) irParam(name string, t ir.Type, off, mem int64, result bool) *ir.Stmt {
	n := len(l.k.Params)
	l.k.Params = append(l.k.Params, ir.Param{Name: name, Type: t, Offset: off, Mem: mem, Result: result})
	return l.b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(n), Name: name})
}

// results makes the memory of the results and says what return does.
func (l *lowerer) results(k *Kernel) {
	sig := k.Func.Signature()
	var places []*place
	for i, a := range k.Results {
		v := sig.Results().At(i)
		r := refusal(a.Type)
		if r == nil && hasPointers(a.Type) {
			r = &unsupported{"result", "a pointer or slice", "take a slice or pointer as a parameter and fill it"}
		}
		if r != nil {
			l.report(k.Decl.Type.Results.Pos(), k.Decl.Type.Results.End(), r.code, "the kernel returns "+r.what, r.hint)
			places = append(places, nil)
			l.fr.resultTypes = append(l.fr.resultTypes, a.Type)
			continue
		}
		l.fr.resultTypes = append(l.fr.resultTypes, a.Type)
		name := a.Name
		if name == "" || name == "_" {
			name = fmt.Sprintf("result%d", i)
		}
		places = append(places, &place{typ: a.Type, addr: l.irParam(name, ir.Ptr, a.Offset, sizes.Sizeof(a.Type), true), field: varField, own: true})
		if v.Name() != "" {
			l.fr.named = append(l.fr.named, v)
			l.declareZero(v, a.Type, true)
		}
	}
	l.fr.retStore = func(vals []value) {
		if l.parallel > 0 {
			l.returnInParallel()
			return
		}
		for i, p := range places {
			if p != nil && i < len(vals) {
				l.store(p, vals[i])
			}
		}
	}
	l.fr.retJump = func() {
		if l.parallel == 0 {
			l.b.Op(ir.OpReturn, ir.Void)
		}
	}
}

// hasPointers reports whether a value of t holds a pointer.
func hasPointers(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Chan, *types.Interface, *types.Signature:
		return true
	case *types.Array:
		return hasPointers(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			if hasPointers(u.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}

// hasStrings reports whether a value of t holds a string, or an address of which the type says nothing.
func hasStrings(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0 || u.Kind() == types.UnsafePointer
	case *types.Array:
		return hasStrings(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			if hasStrings(u.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}

func (l *lowerer) namedResults() []value {
	var vals []value
	for _, v := range l.fr.named {
		vals = append(vals, l.load(l.variable(v)))
	}
	return vals
}
