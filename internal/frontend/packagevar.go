package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// packageVar is the place of a package-level variable, which must be constant
// in all but name: not assigned in its package, not to be assigned from
// outside, its address not taken, initialised by constants.
func (l *lowerer) packageVar(n ast.Node, obj *types.Var) *place {
	t := obj.Type()
	if refusal(t) == nil && sizes.Sizeof(t) == 0 {
		return l.temporary(nil, l.zeroAny(t)) // whoever assigns it, as binary.LittleEndian, there is nothing to change
	}
	data, why := l.packageData(obj)
	if why != "" {
		l.error(n, "package-var", "the package-level variable "+obj.Name()+" "+why, l.insteadOfVar(obj, why))
		return l.temporary(nil, l.zeroAny(t))
	}
	return &place{typ: t, data: data, konst: true}
}

const mutatedVar = "is assigned, or its address taken, in its package"

// insteadOfVar is what to write instead of obj.
func (l *lowerer) insteadOfVar(obj *types.Var, why string) string {
	if r := refusal(obj.Type()); r != nil {
		return r.hint
	}
	if u := l.prog.unitOf(obj.Pkg()); obj.Pkg().Path() == l.fr.unit.path || u != nil && u.user {
		switch obj.Type().Underlying().(type) {
		case *types.Array:
			if why == mutatedVar {
				return "if it is only read, copy an element instead of taking its address, as in s := " + obj.Name() + "[i]; else pass it as a parameter"
			}
			return "pass it as a parameter"
		case *types.Struct:
			if why == mutatedVar {
				return "if it is only read, copy it instead of taking its address, as in s := " + obj.Name() + "; else pass it as a parameter"
			}
			return "pass it as a parameter"
		}
		return "pass it as a parameter, or make it a constant"
	}
	return "give the kernel a parameter for it, and launch it with " + obj.Pkg().Name() + "." + obj.Name()
}

// packageData is the constant memory of obj, or why there is none.
func (l *lowerer) packageData(obj *types.Var) (data []byte, why string) {
	t := obj.Type()
	if r := refusal(t); r != nil {
		return nil, "is or holds " + r.what
	}
	if hasPointers(t) {
		return nil, "holds a pointer or a slice, so that its elements may change"
	}
	if obj.Exported() && obj.Pkg().Name() != "main" {
		return nil, "is exported, so that other packages may assign it"
	}
	u := l.prog.unitOf(obj.Pkg())
	if u == nil {
		if _, ok := l.prog.opaque(nil); ok {
			return make([]byte, sizes.Sizeof(t)), ""
		}
		return nil, "is in a package whose source is not at hand"
	}
	own, _ := u.pkg.Scope().Lookup(obj.Name()).(*types.Var)
	if own == nil {
		own = obj
	}
	if u.isMutated(own) {
		return nil, mutatedVar
	}
	data = make([]byte, sizes.Sizeof(t))
	init, found := u.initOf(own)
	if !found {
		return nil, "is not initialised on its own"
	}
	if init != nil && !u.constData(data, init, own.Type()) {
		return nil, "is not initialised by constants"
	}
	return data, ""
}

// initOf is the expression that initialises obj, nil if there is none.
func (u *unit) initOf(obj *types.Var) (init ast.Expr, found bool) {
	for _, f := range u.files {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.VAR {
				continue
			}
			for _, spec := range g.Specs {
				vs := spec.(*ast.ValueSpec)
				for i, id := range vs.Names {
					if u.info.Defs[id] != obj {
						continue
					}
					switch len(vs.Values) {
					case 0:
						return nil, true
					case len(vs.Names):
						return vs.Values[i], true
					}
					return nil, false
				}
			}
		}
	}
	return nil, false
}

// constData writes the value of e, of type t, to data.
func (u *unit) constData(data []byte, e ast.Expr, t types.Type) bool {
	e = ast.Unparen(e)
	if tv := u.info.Types[e]; tv.Value != nil {
		it := irType(t)
		if it == ir.Void || it == ir.Ptr {
			return false
		}
		bits, ok := constBits(it, tv.Value)
		if ok {
			writeConst(data, it, bits)
		}
		return ok
	}
	lit, ok := e.(*ast.CompositeLit)
	if !ok {
		return false
	}
	switch ut := t.Underlying().(type) {
	case *types.Array:
		size := sizes.Sizeof(ut.Elem())
		var i int64
		for _, el := range lit.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				tv := u.info.Types[kv.Key]
				if tv.Value == nil {
					return false
				}
				i, _ = constant.Int64Val(constant.ToInt(tv.Value))
				el = kv.Value
			}
			if !u.constData(data[i*size:], el, ut.Elem()) {
				return false
			}
			i++
		}
		return true
	case *types.Struct:
		offsets := sizes.Offsetsof(fieldsOf(ut))
		for i, el := range lit.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				id, _ := kv.Key.(*ast.Ident)
				el = kv.Value
				for j := range ut.NumFields() {
					if id != nil && ut.Field(j).Name() == id.Name {
						i = j
					}
				}
			}
			if !u.constData(data[offsets[i]:], el, ut.Field(i).Type()) {
				return false
			}
		}
		return true
	}
	return false
}
