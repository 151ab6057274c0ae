package gen

import (
	"fmt"
	"go/types"
	"reflect"
	"strings"

	"github.com/spelt-go/spelt/internal/layout"
)

// layoutText describes the argument struct of a kernel and the types that the kernel reaches from it, for
// [layout.Compare]. Memory that it has no access to is left out, so that a type which is merely pointed to may change.
func layoutText(args []Arg, memory func(types.Type) bool) string {
	w := &layoutWriter{sizes: types.SizesFor("gc", "amd64"), memory: memory}
	fields := make([]*types.Var, len(args))
	for i, a := range args {
		fields[i] = types.NewField(0, nil, a.Name, a.Type, false)
	}
	w.structure(types.NewStruct(fields, nil))
	return strings.Join(w.text, ";")
}

type layoutWriter struct {
	sizes  types.Sizes
	memory func(types.Type) bool
	types  []types.Type // of text
	text   []string
}

// structure is the index of a struct type, which is written if it is new.
func (w *layoutWriter) structure(t types.Type) int {
	for i, known := range w.types {
		if types.Identical(known, t) {
			return i
		}
	}
	i := len(w.types)
	w.types = append(w.types, t)
	w.text = append(w.text, "")
	s := t.Underlying().(*types.Struct)
	var list []*types.Var
	for f := range s.Fields() {
		list = append(list, f)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d", w.sizes.Sizeof(t))
	for j, offset := range w.sizes.Offsetsof(list) {
		fmt.Fprintf(&b, " %s@%d:%s", list[j].Name(), offset, w.typ(list[j].Type()))
	}
	w.text[i] = b.String()
	return i
}

func (w *layoutWriter) typ(t types.Type) string {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if text := layout.Basic(kinds[u.Kind()]); text != "" {
			return text
		}
	case *types.Pointer:
		return "*" + w.elem(u.Elem())
	case *types.Slice:
		return "[]" + w.elem(u.Elem())
	case *types.Array:
		return fmt.Sprintf("[%d]%s", u.Len(), w.typ(u.Elem()))
	case *types.Struct:
		return fmt.Sprintf("#%d", w.structure(t))
	}
	return fmt.Sprintf("?%d", w.sizes.Sizeof(t))
}

// elem is the type of what a pointer or a slice leads to.
func (w *layoutWriter) elem(t types.Type) string {
	if !w.memory(t) {
		return "?"
	}
	return w.typ(t)
}

var kinds = map[types.BasicKind]reflect.Kind{
	types.Bool: reflect.Bool, types.Int8: reflect.Int8, types.Int16: reflect.Int16, types.Int32: reflect.Int32, types.Int64: reflect.Int64,
	types.Int: reflect.Int, types.Uint8: reflect.Uint8, types.Uint16: reflect.Uint16, types.Uint32: reflect.Uint32,
	types.Uint64: reflect.Uint64, types.Uint: reflect.Uint, types.Uintptr: reflect.Uintptr,
	types.Float32: reflect.Float32, types.Float64: reflect.Float64, types.String: reflect.String,
}

// spellable tells whether the generated file of a package can write a type down, or says which parameter of u it cannot.
func spellable(pkg *types.Package, u unit) error {
	for _, list := range [][]Arg{u.Args, u.Results} {
		for _, a := range list {
			if !spelled(pkg, a.Type) {
				return nameError(u.Kernel, fmt.Sprintf("the type of %s, %v, is private to another package", a.Name, a.Type), "use a type that is exported, or one of this package")
			}
		}
	}
	return nil
}

func spelled(pkg *types.Package, t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if args := t.TypeArgs(); args != nil {
			for a := range args.Types() {
				if !spelled(pkg, a) {
					return false
				}
			}
		}
		o := t.Obj()
		return o.Pkg() == nil || o.Pkg().Path() == pkg.Path() || o.Exported()
	case *types.Pointer:
		return spelled(pkg, t.Elem())
	case *types.Slice:
		return spelled(pkg, t.Elem())
	case *types.Array:
		return spelled(pkg, t.Elem())
	case *types.Chan:
		return spelled(pkg, t.Elem())
	case *types.Map:
		return spelled(pkg, t.Key()) && spelled(pkg, t.Elem())
	case *types.Signature:
		for _, tuple := range []*types.Tuple{t.Params(), t.Results()} {
			for v := range tuple.Variables() {
				if !spelled(pkg, v.Type()) {
					return false
				}
			}
		}
	case *types.Struct:
		for f := range t.Fields() {
			if f.Pkg().Path() != pkg.Path() && !f.Exported() || !spelled(pkg, f.Type()) {
				return false
			}
		}
	}
	return true
}
