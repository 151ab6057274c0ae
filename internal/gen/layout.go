package gen

import (
	"fmt"
	"go/types"
)

// The IR of a kernel holds sizes and offsets of the types it reaches. If such a type changes and spelt gen does not run
// again, native code would read past the end of memory, so the generated file repeats what the types looked like, in a
// form that no longer compiles once they look different: a conversion between pointers to identical underlying types.
// Of a type with fields that the file cannot name, in another package, only the size is repeated.

// layouts lists the named types that values of given types hold or point to, each once, in order of first appearance.
type layouts struct {
	pkg   *types.Package
	names []*types.Named
}

// addAll adds the types of a kernel's parameters and results, and refuses those that have no name in the file.
func (l *layouts) addAll(u unit) error {
	for _, list := range [][]Arg{u.Args, u.Results} {
		for _, a := range list {
			if !l.spelled(a.Type) {
				return &NameError{u.Pos, u.Name, fmt.Sprintf("the type of %s, %v, is private to another package", a.Name, a.Type)}
			}
			l.add(a.Type)
		}
	}
	return nil
}

func (l *layouts) add(t types.Type) {
	t = types.Unalias(t)
	switch t := t.(type) {
	case *types.Named:
		for _, n := range l.names {
			if types.Identical(n, t) {
				return
			}
		}
		l.names = append(l.names, t)
		if l.spelled(t.Underlying()) {
			l.add(t.Underlying())
		}
	case *types.Pointer:
		l.add(t.Elem())
	case *types.Slice:
		l.add(t.Elem())
	case *types.Array:
		l.add(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			l.add(f.Type())
		}
	}
}

// spelled tells whether the file can write a type down.
func (l *layouts) spelled(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if args := t.TypeArgs(); args != nil {
			for a := range args.Types() {
				if !l.spelled(a) {
					return false
				}
			}
		}
		o := t.Obj()
		return o.Pkg() == nil || o.Pkg().Path() == l.pkg.Path() || o.Exported()
	case *types.Pointer:
		return l.spelled(t.Elem())
	case *types.Slice:
		return l.spelled(t.Elem())
	case *types.Array:
		return l.spelled(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if f.Pkg().Path() != l.pkg.Path() && !f.Exported() || !l.spelled(f.Type()) {
				return false
			}
		}
	}
	return true
}

// lines returns the assertions, one expression a line.
func (l *layouts) lines(im *imports, sizes types.Sizes) []string {
	var lines []string
	for _, n := range l.names {
		name := im.typeString(n)
		if u := n.Underlying(); l.spelled(u) {
			lines = append(lines, fmt.Sprintf("(*%s)((*%s)(nil))", im.typeString(untagged(u)), name))
		} else {
			// The last factor is 0 where pointers are short: native code does not run there.
			lines = append(lines, fmt.Sprintf("[1]struct{}{}[(%[1]sSizeof(*(*%[2]s)(nil))^%[3]d)*(%[1]sSizeof(uintptr(0))/8)]",
				im.ref("unsafe", "unsafe"), name, sizes.Sizeof(n)))
		}
	}
	return lines
}

// untagged drops the tags of a struct type, which conversions ignore.
func untagged(t types.Type) types.Type {
	s, ok := t.(*types.Struct)
	if !ok {
		return t
	}
	var fields []*types.Var
	for f := range s.Fields() {
		fields = append(fields, f)
	}
	return types.NewStruct(fields, nil)
}
