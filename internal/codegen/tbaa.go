package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// The alias classes of ir.Tag as a tree of LLVM's type-based alias analysis, in which two accesses may alias exactly if
// one's node is the other's ancestor or the same:
//
//	root ─ numbers, pointers ─┬─ data
//	                          └─ one node a field
//
// A wild access has the node of its kind. Fields are numbered by first appearance, so that no name gets into the text.

// tbaa is the suffix of an access with tag t: its metadata, with a comma in front, or "" if it may alias all.
func (m *module) tbaa(t ir.Tag) string {
	if t.Type == ir.Void {
		return ""
	}
	n := m.tagNode(t)
	return ", !tbaa " + m.node("!{", n, ", ", n, ", i64 0}")
}

func (m *module) tagNode(t ir.Tag) string {
	kind := "number"
	if t.Type == ir.Ptr {
		kind = "ptr"
	}
	switch t.Field {
	case "*":
		root := m.node(`!{!"spelt"}`)
		return m.node(`!{!"`, kind, `", `, root, `, i64 0}`)
	case "":
		return m.node(`!{!"`, kind, `[]", `, m.tagNode(ir.Tag{Type: t.Type, Field: "*"}), `, i64 0}`)
	}
	key := ir.Tag{Type: classType(t.Type), Field: t.Field}
	if n, ok := m.fields[key]; ok {
		return n
	}
	parent := m.tagNode(ir.Tag{Type: t.Type, Field: "*"})
	n := m.node(`!{!"`, kind, ".", strconv.Itoa(len(m.fields)), `", `, parent, `, i64 0}`)
	m.fields[key] = n
	return n
}

// classType is the type that stands for all that a field of one type may be read as: those of its size, floats apart.
func classType(t ir.Type) ir.Type {
	switch t {
	case ir.Bool, ir.U8:
		return ir.I8
	case ir.U16:
		return ir.I16
	case ir.U32:
		return ir.I32
	case ir.U64:
		return ir.I64
	}
	return t
}
