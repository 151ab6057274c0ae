package ir

import "fmt"

// Type is the type of a value. There are no aggregates: the frontend takes
// structs, slices and arrays apart.
type Type uint8

// The types. Void is the type of statements that have no value.
const (
	Void Type = iota
	Bool
	I8
	I16
	I32
	I64
	U8
	U16
	U32
	U64
	F32
	F64
	Ptr
)

var typeNames = [...]string{"void", "bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64", "ptr"}

func (t Type) String() string {
	if int(t) < len(typeNames) {
		return typeNames[t]
	}
	return fmt.Sprintf("type(%d)", uint8(t))
}

// TypeByName is the inverse of [Type.String]; it reports Void, false for a
// name that is no type.
func TypeByName(name string) (Type, bool) {
	for i, n := range typeNames {
		if n == name {
			return Type(i), true
		}
	}
	return Void, false
}

// Size is the size of a value in memory, in bytes.
func (t Type) Size() int64 {
	switch t {
	case Bool, I8, U8:
		return 1
	case I16, U16:
		return 2
	case I32, U32, F32:
		return 4
	case I64, U64, F64, Ptr:
		return 8
	}
	return 0
}

// Bits is the width of an integer or float type in bits; 1 for Bool.
func (t Type) Bits() int {
	if t == Bool {
		return 1
	}
	return int(t.Size()) * 8
}

// IsSigned reports whether t is a signed integer type.
func (t Type) IsSigned() bool { return t >= I8 && t <= I64 }

// IsUnsigned reports whether t is an unsigned integer type.
func (t Type) IsUnsigned() bool { return t >= U8 && t <= U64 }

// IsInt reports whether t is an integer type.
func (t Type) IsInt() bool { return t >= I8 && t <= U64 }

// IsFloat reports whether t is a floating-point type.
func (t Type) IsFloat() bool { return t == F32 || t == F64 }

// IsNumeric reports whether t is an integer or floating-point type.
func (t Type) IsNumeric() bool { return t >= I8 && t <= F64 }

// Tag is the alias class of a memory access: what is known in Go about which
// accesses can touch the same bytes.
//
//   - Field "" is data: an element of a slice or an array, or a field of a
//     struct without pointers. Of a number it may be any other data: Go lets a
//     program look at memory that holds no pointers as values of another type
//     (unsafe.Slice), at any alignment.
//   - Field "*" may be anything: what a *float64 points at.
//   - Any other Field is that field of one struct type that holds pointers, for
//     all its instances, or a length of a slice in memory. The garbage collector
//     has to know where pointers are, so that such memory is of one type.
//
// Pointers and numbers are never the same bytes, for that reason too.
type Tag struct {
	Type  Type
	Field string
}

// MayAlias reports whether accesses with tags t and u may touch the same bytes.
func (t Tag) MayAlias(u Tag) bool {
	switch {
	case t.Type == Void || u.Type == Void: // a copy of raw memory
		return true
	case (t.Type == Ptr) != (u.Type == Ptr):
		return false
	case t.Field == "*" || u.Field == "*":
		return true
	case t.Field != u.Field:
		return false
	}
	return t.Field == "" || t.Type.Size() == u.Type.Size() && t.Type.IsFloat() == u.Type.IsFloat()
}

func (t Tag) String() string {
	if t.Field == "" {
		return t.Type.String()
	}
	return t.Type.String() + ":" + t.Field
}
