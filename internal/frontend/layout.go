package frontend

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// sizes is how the gc compiler lays out memory; arm64 agrees with amd64.
var sizes = types.SizesFor("gc", "amd64")

// flatLimit is the number of scalars up to which a value is kept as scalars.
// A larger one lives in memory.
const flatLimit = 64

// leaf is one scalar of a Go value.
type leaf struct {
	typ   ir.Type
	off   int64
	root  bool   // the value itself, so that its alias class depends on where it stands
	tag   string // of others: the field, or "" for an element
	part  string // "", or "#len" and "#cap" of a slice header
	name  string // path within the value, for people
	rand  bool   // it is part of a kernel.Rand
	slice bool   // of a slice
	blank bool   // within a field that no code can name, which comparisons skip
}

const (
	hintMap     = "use a slice, with keys and values sorted before the launch"
	hintChannel = "use a slice that the loop fills; the launch returns when all is done"
	hintMake    = "use an array, or a part of a slice that is a parameter, as in buf[i*n:(i+1)*n]"
)

// invalidType is a value whose type the type checker could not make out.
const invalidType = "a value whose type has errors"

// unsupported says why values of a type cannot be in a kernel.
type unsupported struct{ code, what, hint string }

// scalarType is the IR type of a basic type, or Void.
func scalarType(b *types.Basic) ir.Type {
	switch b.Kind() {
	case types.Bool, types.UntypedBool:
		return ir.Bool
	case types.Int8:
		return ir.I8
	case types.Int16:
		return ir.I16
	case types.Int32, types.UntypedRune:
		return ir.I32
	case types.Int, types.Int64, types.UntypedInt:
		return ir.I64
	case types.Uint8:
		return ir.U8
	case types.Uint16:
		return ir.U16
	case types.Uint32:
		return ir.U32
	case types.Uint, types.Uint64, types.Uintptr:
		return ir.U64
	case types.Float32:
		return ir.F32
	case types.Float64, types.UntypedFloat:
		return ir.F64
	}
	return ir.Void
}

// irType is the IR type of t if its values are one scalar, else Void.
func irType(t types.Type) ir.Type {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return scalarType(u)
	case *types.Pointer:
		return ir.Ptr
	}
	return ir.Void
}

// refusal says why values of t cannot be in a kernel; nil if they can.
func refusal(t types.Type) *unsupported {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Kind() == types.Invalid:
			return &unsupported{"type", invalidType, ""}
		case u.Kind() == types.UnsafePointer:
			return &unsupported{"unsafe", "unsafe.Pointer", "use slices and ordinary pointers"}
		case u.Info()&types.IsComplex != 0:
			return &unsupported{"complex", "a complex number", "use a struct of two floats"}
		case u.Info()&types.IsString != 0:
			return &unsupported{"string", "a string", "use a []byte, or a number"}
		}
	case *types.Map:
		return &unsupported{"map", "a map", hintMap}
	case *types.Chan:
		return &unsupported{"channel", "a channel", hintChannel}
	case *types.Interface:
		if types.Identical(t, types.Universe.Lookup("error").Type()) {
			return &unsupported{"interface", "an error", hintError}
		}
		return &unsupported{"interface", "an interface value", "use the concrete type, or a type parameter"}
	case *types.Signature:
		return &unsupported{"func-value", "a function value", "call the function by name, in a switch if there are several, or pass it to a function that the kernel calls"}
	case *types.Tuple:
		return &unsupported{"type", "several values at once", ""}
	case *types.Struct:
		for i := range u.NumFields() {
			if r := refusal(u.Field(i).Type()); r != nil {
				return r
			}
		}
	case *types.Array:
		return refusal(u.Elem())
	case *types.TypeParam:
		return &unsupported{"type", "a type parameter without a type", ""}
	}
	return nil
}

// sizeable reports whether the size of t is known.
func sizeable(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Kind() != types.Invalid
	case *types.Array:
		return sizeable(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			if !sizeable(u.Field(i).Type()) {
				return false
			}
		}
	case *types.Tuple:
		return false
	}
	if _, ok := t.(*types.TypeParam); ok {
		return false
	}
	return true
}

// countLeaves is the number of scalars of t, at most limit.
func countLeaves(t types.Type, limit int64) int64 {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		return 3
	case *types.Struct:
		var n int64
		for i := range u.NumFields() {
			n += countLeaves(u.Field(i).Type(), limit)
			if n > limit {
				return limit
			}
		}
		return n
	case *types.Array:
		if u.Len() == 0 {
			return 0
		}
		e := countLeaves(u.Elem(), limit)
		if e > 0 && u.Len() > limit/e {
			return limit
		}
		return e * u.Len()
	}
	return 1
}

// isBig reports whether values of t live in memory.
func isBig(t types.Type) bool { return countLeaves(t, flatLimit+1) > flatLimit }

// leavesOf lists the scalars of t in memory order; t is not big and not
// refused.
func leavesOf(t types.Type) []leaf {
	var out []leaf
	addLeaves(&out, t, leaf{root: true})
	return out
}

func addLeaves(out *[]leaf, t types.Type, at leaf) {
	at.rand = at.rand || isRand(t)
	switch u := t.Underlying().(type) {
	case *types.Slice:
		for i, part := range [...]string{"", "#len", "#cap"} {
			n := at
			n.slice = true
			n.typ, n.part, n.off, n.name = ir.I64, part, at.off+int64(i)*8, at.name+strings.Replace(part, "#", ".", 1)
			if i == 0 {
				n.typ = ir.Ptr
			}
			*out = append(*out, n)
		}
	case *types.Struct:
		offsets := sizes.Offsetsof(fieldsOf(u))
		for i := range u.NumFields() {
			f := u.Field(i)
			addLeaves(out, f.Type(), leaf{
				off: at.off + offsets[i], tag: fieldTag(u, i), name: at.name + "." + f.Name(), rand: at.rand, blank: at.blank || f.Name() == "_",
			})
		}
	case *types.Array:
		size := sizes.Sizeof(u.Elem())
		for i := range u.Len() {
			addLeaves(out, u.Elem(), leaf{off: at.off + i*size, name: fmt.Sprintf("%s[%d]", at.name, i), rand: at.rand, blank: at.blank})
		}
	default:
		at.typ = irType(t)
		*out = append(*out, at)
	}
}

func fieldsOf(s *types.Struct) []*types.Var {
	out := make([]*types.Var, s.NumFields())
	for i := range out {
		out[i] = s.Field(i)
	}
	return out
}

// fieldTag is the alias class of field i of s, see ir.Tag: a field of a struct without pointers is data.
func fieldTag(s *types.Struct, i int) string {
	if !hasPointers(s) && !hasStrings(s) {
		return ""
	}
	return structID(s) + "." + s.Field(i).Name()
}

// structID names a struct type in alias classes. Structs that one may convert
// into each other share it, since their pointers may point at one struct.
func structID(s *types.Struct) string {
	var b strings.Builder
	writeType(&b, s)
	sum := sha256.Sum256([]byte(b.String()))
	return "s" + hex.EncodeToString(sum[:4])
}

// writeType writes t without struct tags, which do not matter for conversion.
func writeType(b *strings.Builder, t types.Type) {
	switch t := types.Unalias(t).(type) {
	case *types.Struct:
		b.WriteString("struct{")
		for i := range t.NumFields() {
			f := t.Field(i)
			b.WriteString(f.Name())
			if !f.Exported() && f.Pkg() != nil {
				b.WriteString("@" + f.Pkg().Path())
			}
			b.WriteString(" ")
			writeType(b, f.Type())
			b.WriteString(";")
		}
		b.WriteString("}")
	case *types.Pointer:
		b.WriteString("*")
		writeType(b, t.Elem())
	case *types.Slice:
		b.WriteString("[]")
		writeType(b, t.Elem())
	case *types.Array:
		fmt.Fprintf(b, "[%d]", t.Len())
		writeType(b, t.Elem())
	default:
		b.WriteString(types.TypeString(t, nil))
	}
}

// isRand reports whether t is kernel.Rand.
func isRand(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Rand" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == kernelPath
}

// hasRand reports whether t is kernel.Rand, or an array of them.
func hasRand(t types.Type) bool {
	if a, ok := t.Underlying().(*types.Array); ok {
		return hasRand(a.Elem())
	}
	return isRand(t)
}
