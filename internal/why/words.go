package why

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/spelt-go/spelt/internal/ir"
)

const (
	maxText  = 72 // longest expression or statement that is shown, in characters
	maxDepth = 8  // deepest
)

// text is the expression in Go, or near to it.
func (e *expr) text() string { return shorten(e.in(0, 0)) }

func shorten(s string) string {
	if utf8.RuneCountInString(s) <= maxText {
		return s
	}
	return string([]rune(s)[:maxText-1]) + "…"
}

// operators are the binary operations that Go writes between operands, with their precedence.
var operators = map[ir.Op]struct {
	text string
	prec int
}{
	ir.OpMul: {"*", 5}, ir.OpDiv: {"/", 5}, ir.OpRem: {"%", 5}, ir.OpShl: {"<<", 5}, ir.OpShr: {">>", 5}, ir.OpAnd: {"&", 5}, ir.OpAndNot: {"&^", 5},
	ir.OpAdd: {"+", 4}, ir.OpSub: {"-", 4}, ir.OpOr: {"|", 4}, ir.OpXor: {"^", 4},
	ir.OpEq: {"==", 3}, ir.OpNe: {"!=", 3}, ir.OpLt: {"<", 3}, ir.OpLe: {"<=", 3}, ir.OpGt: {">", 3}, ir.OpGe: {">=", 3},
}

var prefixes = map[ir.Op]string{ir.OpNeg: "-", ir.OpNot: "!", ir.OpCom: "^"}

const unary = 6 // the precedence of prefixes

// in is the text within an operation of a precedence.
func (e *expr) in(prec, depth int) string {
	if depth > maxDepth {
		return "…"
	}
	if (depth > 0 || e.isVariableOfLoop()) && e.name != "" && len(e.args) > 0 && e.op != ir.OpGet {
		return e.name
	}
	arg := func(i, prec int) string { return e.args[i].in(prec, depth+1) }
	if o, ok := operators[e.op]; ok {
		space := " "
		if o.prec == 5 {
			space = ""
		}
		return paren(o.prec < prec, arg(0, o.prec)+space+o.text+space+arg(1, o.prec+1))
	}
	if p, ok := prefixes[e.op]; ok {
		return paren(unary < prec, p+arg(0, unary))
	}
	switch e.op {
	case ir.OpConst:
		return constText(e.typ, e.imm)
	case ir.OpParam, ir.OpIndex, ir.OpLocal, ir.OpMem:
		return nameText(e.name)
	case ir.OpTable:
		return "a table"
	case ir.OpGet, ir.OpRound:
		return arg(0, prec)
	case ir.OpLoad:
		return placeText(e.args[0], e.tag, depth+1)
	case ir.OpVolatileLoad:
		return "volatile " + placeText(e.args[0], e.tag, depth+1)
	case ir.OpAtomicLoad:
		return "atomic " + placeText(e.args[0], e.tag, depth+1)
	case ir.OpAtomicRMW:
		return "atomic " + e.aux + " of " + placeText(e.args[0], e.tag, depth+1)
	case ir.OpElem:
		return "&" + arg(0, unary) + "[" + arg(1, 0) + "]"
	case ir.OpOffset:
		return "&" + arg(0, unary) + "+" + fmt.Sprint(e.imm)
	case ir.OpConv, ir.OpBitcast:
		return goType(e.typ) + "(" + arg(0, 0) + ")"
	}
	var list []string
	for i := range e.args {
		list = append(list, arg(i, 0))
	}
	return e.op.String() + "(" + strings.Join(list, ", ") + ")"
}

// isVariableOfLoop reports whether e is what the variable of a counted loop is computed as, from the index that it counts.
func (e *expr) isVariableOfLoop() bool {
	if e.op != ir.OpAdd && e.op != ir.OpSub {
		return false
	}
	for _, a := range e.args {
		for len(a.args) > 0 && (a.op == ir.OpConv || a.op == ir.OpMul) {
			a = a.args[0]
		}
		if a.op == ir.OpIndex && a.name == e.name {
			return true
		}
	}
	return false
}

func paren(on bool, s string) string {
	if on {
		return "(" + s + ")"
	}
	return s
}

func constText(t ir.Type, bits int64) string {
	switch {
	case t == ir.Bool && bits != 0:
		return "true"
	case t == ir.Bool:
		return "false"
	case t == ir.Ptr && bits == 0:
		return "nil"
	}
	return ir.FormatConst(t, bits)
}

// nameText is a name in Go: x.len is len(x).
func nameText(name string) string {
	for _, f := range []string{"len", "cap"} {
		if base, ok := strings.CutSuffix(name, "."+f); ok {
			return f + "(" + base + ")"
		}
	}
	if name == "" {
		return "a value"
	}
	return name
}

// placeText is what is at an address.
func placeText(addr *expr, tag ir.Tag, depth int) string {
	if depth > maxDepth {
		return "…"
	}
	_, field, isField := strings.Cut(tag.Field, ".")
	switch {
	case isField:
		base := addr
		if addr.op == ir.OpOffset {
			base = addr.args[0]
		}
		name, part, isPart := strings.Cut(field, "#")
		text := objectText(base, depth+1) + "." + name
		if isPart {
			return part + "(" + text + ")"
		}
		return text
	case addr.op == ir.OpElem:
		return objectText(addr.args[0], depth+1) + "[" + addr.args[1].in(0, depth+1) + "]"
	case addr.op == ir.OpOffset && tag.Type.Size() > 0 && addr.imm%tag.Type.Size() == 0:
		return objectText(addr.args[0], depth+1) + fmt.Sprintf("[%d]", addr.imm/tag.Type.Size())
	case addr.op == ir.OpOffset:
		return objectText(addr.args[0], depth+1) + fmt.Sprintf("[+%d bytes]", addr.imm)
	case tag.Field == "*":
		return "*" + addr.in(unary, depth+1)
	}
	return objectText(addr, depth+1)
}

// objectText is what a pointer points at, without a star: Go leaves it out before an index and a field.
func objectText(e *expr, depth int) string {
	if e.op == ir.OpElem || e.op == ir.OpOffset {
		return placeText(e, ir.Tag{}, depth)
	}
	return e.in(unary, depth)
}

// isPlace reports whether the first operand of a statement is the address of what it changes.
func (n *node) isPlace() bool {
	switch n.st.Op {
	case ir.OpStore, ir.OpZero, ir.OpCopy, ir.OpAtomicStore, ir.OpAtomicRMW, ir.OpAtomicCAS, ir.OpVolatileLoad, ir.OpVolatileStore, ir.OpAtomicLoad:
		return true
	}
	return false
}

// text is the statement in Go, or near to it.
func (n *node) text() string { return shorten(n.long()) }

func (n *node) long() string {
	arg := func(i int) string { return n.head[i].in(0, 0) }
	place := func() string { return placeText(n.head[0], n.st.Tag, 0) }
	switch op := n.st.Op; op {
	case ir.OpLocal:
		return nameText(n.st.Name) + " := " + arg(0)
	case ir.OpMem:
		return fmt.Sprintf("%s of %d bytes", nameText(n.st.Name), n.st.Imm)
	case ir.OpSet:
		return assignment(nameText(n.head[0].name), n.head[1], func(e *expr) bool { return e.op == ir.OpGet && e.args[0].id == n.head[0].id })
	case ir.OpStore:
		return assignment(place(), n.head[1], func(e *expr) bool { return e.op == ir.OpLoad && e.args[0].id == n.head[0].id })
	case ir.OpZero:
		return place() + " = zero"
	case ir.OpCopy:
		return place() + " = " + placeText(n.head[1], ir.Tag{}, 0)
	case ir.OpAtomicStore:
		return "atomic " + place() + " = " + arg(1)
	case ir.OpVolatileStore:
		return "volatile " + place() + " = " + arg(1)
	case ir.OpVolatileLoad:
		return "volatile " + place()
	case ir.OpAtomicLoad:
		return "atomic " + place()
	case ir.OpAtomicRMW:
		return "atomic " + n.st.Aux + " " + arg(1) + " to " + place()
	case ir.OpAtomicCAS:
		return "atomic swap of " + place() + " from " + arg(1) + " to " + arg(2)
	case ir.OpBounds:
		return "check " + arg(0) + " < " + arg(1)
	case ir.OpAssert:
		return fmt.Sprintf("assertion %q", n.st.Aux)
	case ir.OpMakeErr:
		return fmt.Sprintf("panic %q", n.st.Aux)
	case ir.OpFor:
		var counts []string
		for i := range n.head {
			counts = append(counts, arg(i))
		}
		kind := "serial"
		if n.st.Loop.Parallel {
			kind = "parallel"
		}
		return kind + " loop, " + strings.Join(counts, " × ") + " times"
	case ir.OpLoop:
		return "conditional loop"
	case ir.OpIf:
		return "if " + arg(0)
	case ir.OpSections:
		return "concurrent sections"
	default:
		text := op.String()
		if op.IsCheck() {
			text = "check " + text
		}
		for i := range n.head {
			text += " " + n.head[i].in(unary, 0)
		}
		return text
	}
}

// assignment is place = value, or place += x where the value is made of what was in the place.
func assignment(place string, value *expr, isOld func(*expr) bool) string {
	if o, ok := operators[value.op]; ok && o.prec > 3 && isOld(value.args[0]) {
		return place + " " + o.text + "= " + value.args[1].in(0, 0)
	}
	return place + " = " + value.in(0, 0)
}
