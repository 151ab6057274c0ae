package frontend

import (
	"go/types"
	"strings"
)

// Reach is what a kernel is made from beyond its own text: the functions that
// were inlined, and the types of the memory that it goes through pointers and
// slices to.
type Reach struct {
	Funcs  map[FuncRef]bool
	memory map[string]bool
}

// FuncRef names a function: by the import path of its package, and by its name
// there, as in Saxpy or Grid.Step.
type FuncRef struct{ Path, Key string }

// Reach is known once k was lowered without problems; nil before.
func (k *Kernel) Reach() *Reach { return k.reach }

// Memory tells whether the kernel accesses memory that holds values of type t,
// or of one that differs from it in its name only.
func (r *Reach) Memory(t types.Type) bool { return r.memory[memoryKey(t)] }

func (l *lowerer) touch(t types.Type) { l.reach.memory[memoryKey(t)] = true }

// memoryKey is the same for types that pointers can be converted between.
func memoryKey(t types.Type) string {
	var b strings.Builder
	writeType(&b, t.Underlying())
	return b.String()
}

// Place is where the go command found a package.
type Place struct {
	Module  string // path; "" for the standard library
	Version string // "" for a module of the workspace, and for one that a replace directive finds in a directory
	Dir     string // of the package
}

// Place finds a package that the program needs.
func (p *Program) Place(path string) (Place, bool) {
	m := p.loader.byPath[path]
	if m == nil {
		return Place{}, false
	}
	at := Place{Dir: m.Dir}
	if mod := m.Module; mod != nil {
		at.Module, at.Version = mod.Path, mod.Version
		if r := mod.Replace; r != nil {
			at.Version = r.Version
		}
		if mod.Main {
			at.Version = ""
		}
	}
	return at, true
}

// Overlay is the content of files that the program was loaded with in the place
// of what is on disk.
func (p *Program) Overlay() map[string][]byte { return p.loader.overlay }

// Complete tells whether the types of k's arguments and results are all known, so
// that it can be called, whatever else is wrong with it.
func (k *Kernel) Complete() bool {
	params := k.Func.Signature().TypeParams()
	if k.Func.Signature().Recv() != nil {
		params = k.Func.Signature().RecvTypeParams()
	}
	if params.Len() > 0 && k.Instance == nil || k.Decl.Body == nil {
		return false
	}
	for _, list := range [][]Arg{k.Args, k.Results} {
		for _, a := range list {
			if invalid(a.Type, 0) {
				return false
			}
		}
	}
	return true
}

// invalid reports whether a type, as it is written, has an error.
func invalid(t types.Type, depth int) bool {
	if depth > 20 {
		return false
	}
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return t.Kind() == types.Invalid
	case *types.Pointer:
		return invalid(t.Elem(), depth+1)
	case *types.Slice:
		return invalid(t.Elem(), depth+1)
	case *types.Array:
		return invalid(t.Elem(), depth+1)
	case *types.Chan:
		return invalid(t.Elem(), depth+1)
	case *types.Map:
		return invalid(t.Key(), depth+1) || invalid(t.Elem(), depth+1)
	case *types.Struct:
		for f := range t.Fields() {
			if invalid(f.Type(), depth+1) {
				return true
			}
		}
	case *types.Signature:
		for _, tuple := range []*types.Tuple{t.Params(), t.Results()} {
			for v := range tuple.Variables() {
				if invalid(v.Type(), depth+1) {
					return true
				}
			}
		}
	case *types.TypeParam:
		return true
	}
	return false
}
