package frontend

import "go/types"

// typeArgs says what each type parameter stands for.
type typeArgs map[*types.TypeParam]types.Type

func typeMap(params *types.TypeParamList, args []types.Type) typeArgs {
	if params.Len() == 0 || params.Len() != len(args) {
		return nil
	}
	tm := typeArgs{}
	for i := range params.Len() {
		tm[params.At(i)] = args[i]
	}
	return tm
}

// subst is t with the type parameters in tm replaced.
func subst(t types.Type, tm typeArgs) types.Type {
	if len(tm) == 0 || t == nil {
		return t
	}
	switch t := t.(type) {
	case *types.TypeParam:
		if a, ok := tm[t]; ok {
			return a
		}
	case *types.Alias:
		return subst(types.Unalias(t), tm)
	case *types.Pointer:
		if e := subst(t.Elem(), tm); e != t.Elem() {
			return types.NewPointer(e)
		}
	case *types.Slice:
		if e := subst(t.Elem(), tm); e != t.Elem() {
			return types.NewSlice(e)
		}
	case *types.Array:
		if e := subst(t.Elem(), tm); e != t.Elem() {
			return types.NewArray(e, t.Len())
		}
	case *types.Named:
		args, changed := substList(t.TypeArgs(), tm)
		if !changed {
			return t
		}
		if n, err := types.Instantiate(nil, t.Origin(), args, false); err == nil {
			return n
		}
	case *types.Struct:
		return substStruct(t, tm)
	case *types.Tuple:
		if v, changed := substVars(t, tm); changed {
			return types.NewTuple(v...)
		}
	case *types.Signature:
		p, pc := substVars(t.Params(), tm)
		r, rc := substVars(t.Results(), tm)
		if pc || rc {
			return types.NewSignatureType(nil, nil, nil, types.NewTuple(p...), types.NewTuple(r...), t.Variadic())
		}
	}
	return t
}

func substList(l *types.TypeList, tm typeArgs) (out []types.Type, changed bool) {
	for i := range l.Len() {
		a := subst(l.At(i), tm)
		changed = changed || a != l.At(i)
		out = append(out, a)
	}
	return out, changed
}

func substVars(t *types.Tuple, tm typeArgs) (out []*types.Var, changed bool) {
	for i := range t.Len() {
		v := t.At(i)
		if n := subst(v.Type(), tm); n != v.Type() {
			v, changed = types.NewVar(v.Pos(), v.Pkg(), v.Name(), n), true
		}
		out = append(out, v)
	}
	return out, changed
}

func substStruct(t *types.Struct, tm typeArgs) types.Type {
	var fields []*types.Var
	var tags []string
	changed := false
	for i := range t.NumFields() {
		f := t.Field(i)
		if n := subst(f.Type(), tm); n != f.Type() {
			f, changed = types.NewField(f.Pos(), f.Pkg(), f.Name(), n, f.Embedded()), true
		}
		fields, tags = append(fields, f), append(tags, t.Tag(i))
	}
	if !changed {
		return t
	}
	return types.NewStruct(fields, tags)
}
