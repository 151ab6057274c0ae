package codegen

import (
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// A Dialect is the form of LLVM's IR that a version of LLVM reads. Versions differ in little of what is written here; all of
// that is in this file. The zero value is the dialect of LLVM 22 and of what comes after it.
type Dialect struct {
	nocapture      bool // the attribute is a word, and not captures(none)
	alignArgument  bool // the alignment of masked accesses is an argument, and not an attribute of the pointer
	noFloatExtreme bool // no atomic minimum and maximum of floats in which NaN wins
}

// DialectOf returns the dialect of a major version of LLVM, which is 19 or later.
func DialectOf(major int) Dialect {
	return Dialect{nocapture: major < 21, alignArgument: major < 22, noFloatExtreme: major < 22}
}

// signature is that of both functions of a task.
func (d Dialect) signature() string {
	captures := "captures(none)"
	if d.nocapture {
		captures = "nocapture"
	}
	return "(ptr noalias readonly align 8 " + captures + " %0, ptr noalias align 8 " + captures + " %1)"
}

// aligned is the operand of a masked access: a pointer, or a vector of them, of type ty. align is "align" and a number.
func (d Dialect) aligned(ty, ptr, align string) string {
	if d.alignArgument {
		return ty + " " + ptr + ", i32 " + strings.TrimPrefix(align, "align ")
	}
	return ty + " " + align + " " + ptr
}

// extreme writes an atomic minimum or maximum of floats where LLVM has none: what LLVM makes of one where it has.
func (c *code) extreme(name string, t ir.Type, ptr, v string) string {
	op := ir.OpMin
	if name == "max" {
		op = ir.OpMax
	}
	bits := "i" + itoa(int64(t.Bits()))
	first := c.val("load atomic ", bits, ", ptr ", ptr, " monotonic, align ", itoa(t.Size()))
	head, exit, pre := c.label(), c.label(), c.cur
	next := c.forward()
	c.begin(head)
	old := c.val("phi ", bits, " [ ", first, ", %", pre, " ], [ ", next, ", %", head, " ]")
	was := c.val("bitcast ", bits, " ", old, " to ", scalarType(t))
	now, _ := c.pure(op, t, "", []value{{ref: was, t: t}, {ref: v, t: t}})
	r := c.val("cmpxchg ptr ", ptr, ", ", bits, " ", old, ", ", bits, " ", c.val("bitcast ", scalarType(t), " ", now, " to ", bits),
		" seq_cst seq_cst, align ", itoa(t.Size()))
	c.do(next, " = extractvalue { ", bits, ", i1 } ", r, ", 0")
	c.brIf(c.val("extractvalue { ", bits, ", i1 } ", r, ", 1"), exit, head, "")
	c.begin(exit)
	return was
}
