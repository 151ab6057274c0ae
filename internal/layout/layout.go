// Package layout has the layout of a kernel's arguments as generated code holds it, and compares it with what the
// program has.
//
// Native code knows sizes and offsets of the types that it reaches. The text of a layout lists these types; [Compare]
// walks it beside the reflect.Type of the argument struct, which sees private fields and other packages too. It takes a
// few microseconds, once for a kernel and a process.
//
//	layout = struct { ";" struct } .              the argument struct first
//	struct = size { " " field } .
//	field  = name "@" offset ":" type .
//	type   = basic | "*" type | "[]" type | "[" length "]" type | "#" index | "?" size .
//	basic  = "bool" | "i8" … "u64" | "f32" | "f64" | "string" .
//
// "#" is a struct by its index in the layout. "?" is what a kernel cannot use, or does not look into: its size counts.
// int and uint are i64 and u64; names of types do not count, since memory does not depend on them. A field that has
// another name only is the same field. One whose name stands elsewhere now is not: its value is there.
package layout

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Basic is the text of a basic kind, "" for one that kernels do not have.
func Basic(k reflect.Kind) string { return basics[k] }

var basics = map[reflect.Kind]string{
	reflect.Bool: "bool", reflect.Int8: "i8", reflect.Int16: "i16", reflect.Int32: "i32", reflect.Int64: "i64", reflect.Int: "i64",
	reflect.Uint8: "u8", reflect.Uint16: "u16", reflect.Uint32: "u32", reflect.Uint64: "u64", reflect.Uint: "u64", reflect.Uintptr: "u64",
	reflect.Float32: "f32", reflect.Float64: "f64", reflect.String: "string",
}

// Difference is the first one that [Compare] finds.
type Difference struct {
	Type  string // as the program calls the type that is not as it was
	Field string // of Type; "" if all of it is meant
	Want  string // what the kernel was generated for
	Have  string // what the program has
}

func (d *Difference) Error() string {
	what := d.Type
	if d.Field != "" {
		what = "field " + d.Field + " of " + d.Type
	}
	return fmt.Sprintf("%s was %s and is %s", what, d.Want, d.Have)
}

// Compare returns how the type have differs from the layout in text, or nil. A text that is malformed differs.
func Compare(text string, have reflect.Type) *Difference {
	parts := strings.Split(text, ";")
	c := &comparer{structs: make([]structure, len(parts)), seen: map[pair]bool{}}
	for i, s := range parts {
		var ok bool
		if c.structs[i], ok = parse(s); !ok {
			return &Difference{Type: have.String(), Want: fmt.Sprintf("%q", s), Have: "described by a text that is malformed: run spelt gen again"}
		}
	}
	return c.structure(0, have)
}

type structure struct {
	size   uintptr
	fields []field
}

type field struct {
	name   string
	offset uintptr
	typ    string
}

func parse(text string) (structure, bool) {
	head, rest, more := strings.Cut(text, " ")
	size, err := strconv.ParseUint(head, 10, 63)
	if err != nil {
		return structure{}, false
	}
	s := structure{size: uintptr(size), fields: make([]field, 0, strings.Count(rest, " ")+1)}
	for more {
		var one string
		one, rest, more = strings.Cut(rest, " ")
		name, tail, ok := strings.Cut(one, "@")
		at, typ, ok2 := strings.Cut(tail, ":")
		offset, err := strconv.ParseUint(at, 10, 63)
		if !ok || !ok2 || err != nil {
			return structure{}, false
		}
		s.fields = append(s.fields, field{name, uintptr(offset), typ})
	}
	return s, true
}

type pair struct {
	index int
	typ   reflect.Type
}

type comparer struct {
	structs []structure
	seen    map[pair]bool
}

func (c *comparer) structure(i int, have reflect.Type) *Difference {
	if c.seen[pair{i, have}] {
		return nil
	}
	c.seen[pair{i, have}] = true
	want := &c.structs[i]
	n := have.NumField()
	for j, w := range want.fields {
		f, ok := c.find(want, w, j, have)
		if !ok {
			return &Difference{Type: typeName(have), Field: w.name, Want: c.words(w.typ) + at(w.offset), Have: "not there"}
		}
		d := c.value(w.typ, f.Type)
		if d != nil && d.Type != "" {
			return d
		}
		if d != nil || f.Offset != w.offset {
			return &Difference{Type: typeName(have), Field: w.name, Want: c.words(w.typ) + at(w.offset), Have: typeName(f.Type) + at(f.Offset)}
		}
	}
	if n != len(want.fields) {
		for j := range n {
			f := have.Field(j)
			if f.Name != "_" && !want.has(f.Name) {
				return &Difference{Type: typeName(have), Field: f.Name, Want: "not there", Have: typeName(f.Type) + at(f.Offset)}
			}
		}
		return &Difference{Type: typeName(have), Want: fmt.Sprintf("of %d fields", len(want.fields)), Have: fmt.Sprintf("of %d", n)}
	}
	if have.Size() != want.size {
		return &Difference{Type: typeName(have), Want: fmt.Sprintf("of %d bytes", want.size), Have: fmt.Sprintf("of %d", have.Size())}
	}
	return nil
}

// find is the field of have that w, the j-th of want, is now: that of its name, or the j-th one if no field has the name.
func (c *comparer) find(want *structure, w field, j int, have reflect.Type) (reflect.StructField, bool) {
	var same reflect.StructField
	if j < have.NumField() {
		if same = have.Field(j); same.Name == w.name {
			return same, true
		}
	}
	if w.name != "_" {
		for k := range have.NumField() {
			if f := have.Field(k); f.Name == w.name {
				return f, true
			}
		}
	}
	renamed := same.Type != nil && (same.Name == "_" || !want.has(same.Name))
	return same, renamed
}

func (s *structure) has(name string) bool {
	for _, f := range s.fields {
		if f.name == name {
			return true
		}
	}
	return false
}

// value compares the type of a value. A difference without a Type is of the value itself.
func (c *comparer) value(want string, have reflect.Type) *Difference {
	kind := have.Kind()
	switch {
	case strings.HasPrefix(want, "*"):
		if kind == reflect.Pointer || kind == reflect.UnsafePointer && want == "*?" {
			return c.memory(want[1:], have)
		}
	case strings.HasPrefix(want, "[]"):
		if kind == reflect.Slice {
			return c.memory(want[2:], have)
		}
	case strings.HasPrefix(want, "["):
		n, elem, _ := strings.Cut(want[1:], "]")
		if kind == reflect.Array && strconv.Itoa(have.Len()) == n {
			return c.value(elem, have.Elem())
		}
	case strings.HasPrefix(want, "#"):
		if i, err := strconv.Atoi(want[1:]); err == nil && i < len(c.structs) && kind == reflect.Struct {
			return c.structure(i, have)
		}
	case strings.HasPrefix(want, "?"):
		if want[1:] == strconv.FormatUint(uint64(have.Size()), 10) {
			return nil
		}
	case want == basics[kind]:
		return nil
	}
	return &Difference{}
}

// memory compares what a pointer or a slice leads to; "?" is memory that the kernel does not look into.
func (c *comparer) memory(want string, have reflect.Type) *Difference {
	if want == "?" {
		return nil
	}
	return c.value(want, have.Elem())
}

func at(offset uintptr) string { return fmt.Sprintf(" at offset %d", offset) }

func typeName(t reflect.Type) string {
	if t.PkgPath() != "" {
		return t.PkgPath() + "." + t.Name()
	}
	if s := t.String(); len(s) < 80 {
		return s
	}
	return fmt.Sprintf("a %v of %d bytes", t.Kind(), t.Size())
}

// words is a type of a layout in Go's words.
func (c *comparer) words(t string) string {
	for _, prefix := range []string{"*", "[]"} {
		if rest, ok := strings.CutPrefix(t, prefix); ok {
			if rest == "?" {
				return prefix + "…"
			}
			return prefix + c.words(rest)
		}
	}
	switch {
	case strings.HasPrefix(t, "["):
		n, elem, _ := strings.Cut(t, "]")
		return n + "]" + c.words(elem)
	case strings.HasPrefix(t, "#"):
		if i, err := strconv.Atoi(t[1:]); err == nil && i < len(c.structs) {
			return fmt.Sprintf("struct of %d bytes", c.structs[i].size)
		}
	case strings.HasPrefix(t, "?"):
		return "of " + t[1:] + " bytes"
	case t == "i64":
		return "int64 or int"
	case t == "u64":
		return "uint64 or uint"
	case strings.HasPrefix(t, "i"):
		return "int" + t[1:]
	case strings.HasPrefix(t, "u"):
		return "uint" + t[1:]
	case strings.HasPrefix(t, "f"):
		return "float" + t[1:]
	}
	return t
}
