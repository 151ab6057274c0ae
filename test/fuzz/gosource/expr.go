package gosource

import (
	"fmt"

	"github.com/spelt-go/spelt/test/fuzz/tape"
)

// An expression is its text, and whether Go takes it for a constant: operations on those are done when compiling, and
// may not overflow.
type expression struct {
	text     string
	constant bool
}

func value(format string, args ...any) expression {
	return expression{text: fmt.Sprintf(format, args...)}
}

// expr is an expression of a type: bool or a number.
func (g *gen) expr(ty string, depth int) (e expression) {
	g.t.Span(func() { e = g.expression(ty, depth) })
	return e
}

// variable is an expression that is no constant.
func (g *gen) variable(ty string, depth int) expression {
	if e := g.expr(ty, depth); !e.constant {
		return e
	}
	return g.leaf(ty)
}

func (g *gen) expression(ty string, depth int) expression {
	if depth <= 0 || g.t.N(10) == 0 {
		if g.t.Chance(30) {
			return expression{g.typed(ty), true}
		}
		return g.leaf(ty)
	}
	switch {
	case ty == "bool":
		return g.condition(depth)
	case isFloat(ty):
		return g.float(ty, depth)
	}
	return g.int(ty, depth)
}

// typed is a literal with its type written out.
func (g *gen) typed(ty string) string {
	if ty == "bool" {
		return g.literal(ty)
	}
	return fmt.Sprintf("%s(%s)", ty, g.literal(ty))
}

// leaf is a variable, an element of a slice, or either converted.
func (g *gen) leaf(ty string) expression {
	if g.t.Chance(45) {
		if text := g.element(ty); text != "" {
			return value("%s", text)
		}
	}
	var names []string
	for _, v := range g.scope {
		if v.ty == ty && !v.hidden {
			names = append(names, v.name)
		}
	}
	if len(names) > 0 {
		return value("%s", names[g.t.N(len(names))])
	}
	if ty == "bool" {
		return value("(%s > %s)", g.any("int").text, g.literal("int"))
	}
	for _, v := range g.scope {
		if v.ty != "bool" && v.ty != "" && !v.hidden {
			names = append(names, v.name)
		}
	}
	return value("%s(%s)", ty, names[g.t.N(len(names))])
}

// any is a variable of numbers, converted to ty.
func (g *gen) any(ty string) expression { return g.leaf(ty) }

func (g *gen) condition(depth int) expression {
	switch g.t.N(8) {
	case 0, 1, 2, 3:
		ty := g.number()
		return value("(%s %s %s)", g.variable(ty, depth-1).text, tape.Pick(g.t, "<", ">", "==", "!=", "<=", ">="), g.expr(ty, depth-1).text)
	case 4:
		return value("(%s && %s)", g.variable("bool", depth-1).text, g.variable("bool", depth-1).text)
	case 5:
		return value("(%s || %s)", g.variable("bool", depth-1).text, g.variable("bool", depth-1).text)
	case 6:
		return value("!%s", g.variable("bool", depth-1).text)
	}
	ty := g.integer()
	return value("(%s&(1<<(%s&%d)) != 0)", g.variable(ty, depth-1).text, g.variable("uint8", 0).text, bitsOf(ty)-1)
}

// convert is an expression of another type, converted.
func (g *gen) convert(ty string, depth int) expression {
	return value("%s(%s)", ty, g.variable(g.number(), depth-1).text)
}

func (g *gen) float(ty string, depth int) expression {
	a := func() string { return g.variable(ty, depth-1).text }
	b := func() string { return g.expr(ty, depth-1).text }
	switch g.t.N(12) {
	case 0, 1, 2:
		return value("(%s %s %s)", a(), tape.Pick(g.t, "+", "-", "*"), b())
	case 3:
		return value("(%s / %s)", a(), a())
	case 4:
		return value("(-%s)", a())
	case 5:
		return value("%s(%s, %s)", tape.Pick(g.t, "min", "max"), a(), b())
	case 6:
		return value("%s(math.%s(float64(%s)))", ty, tape.Pick(g.t, "Abs", "Sqrt", "Floor", "Ceil", "Trunc"), a())
	case 7:
		n := bitsOf(ty)
		return value("math.Float%dfrombits(bits%d(%s)&^(1<<%d))", n, n, a(), g.t.N(n))
	case 8:
		if e, ok := g.call(ty, depth); ok {
			return e
		}
	}
	return g.convert(ty, depth)
}

func (g *gen) int(ty string, depth int) expression {
	a := func() string { return g.variable(ty, depth-1).text }
	b := func() string { return g.expr(ty, depth-1).text }
	n := bitsOf(ty)
	switch g.t.N(20) {
	case 0, 1, 2, 3:
		return value("(%s %s %s)", a(), tape.Pick(g.t, "+", "-", "*"), b())
	case 4, 5:
		return value("(%s %s %s)", a(), tape.Pick(g.t, "&", "|", "^", "&^"), b())
	case 6:
		return value("(%s %s (%s|1))", a(), tape.Pick(g.t, "/", "%"), a())
	case 7:
		return value("(%s %s %s)", a(), tape.Pick(g.t, "/", "%"), tape.Pick(g.t, "3", "2", "7", "10", "64", "100"))
	case 8:
		return value("(%s %s %d)", a(), tape.Pick(g.t, ">>", "<<"), g.t.N(n+2))
	case 9:
		return value("(%s %s (%s&%d))", a(), tape.Pick(g.t, ">>", "<<"), g.variable(g.integer(), 0).text, min(127, 2*n-1))
	case 10:
		return value("(%s%s)", tape.Pick(g.t, "-", "^"), a())
	case 11:
		return value("%s(%s, %s)", tape.Pick(g.t, "min", "max"), a(), b())
	case 12:
		wide := tape.Pick(g.t, "int64", "int32", "uint64", "uint32", "int")
		x, y := g.variable(g.integer(), depth-1).text, g.variable(g.integer(), depth-1).text
		return value("%s((%s(%s)%s%s(%s)) >> %d)", ty, wide, x, tape.Pick(g.t, "*", "+", "-"), wide, y, g.t.N(bitsOf(wide)))
	case 13:
		mask := g.variable(ty, 0).text
		return value("(%s&%s | %s&^%s)", a(), mask, a(), mask)
	case 14:
		k := 1 + g.t.N(n-1)
		u := fmt.Sprintf("uint%d", n)
		x := g.variable(u, depth-1).text
		return value("%s(%s<<%d | %s>>%d)", ty, x, k, x, n-k)
	case 15:
		u := fmt.Sprintf("uint%d", n)
		x := g.variable(u, depth-1).text
		f := tape.Pick(g.t, "LeadingZeros", "TrailingZeros", "OnesCount", "Len")
		return value("%s(bits.%s%d(%s))", ty, f, n, x)
	case 16:
		u := fmt.Sprintf("uint%d", n)
		if n > 8 && g.t.Chance(50) {
			return value("%s(bits.ReverseBytes%d(%s))", ty, n, g.variable(u, depth-1).text)
		}
		return value("%s(bits.RotateLeft%d(%s, int(%s)))", ty, n, g.variable(u, depth-1).text, g.variable("int8", 0).text)
	case 17:
		if e, ok := g.call(ty, depth); ok {
			return e
		}
	}
	return g.convert(ty, depth)
}

// call is a call of a helper with a result of a type; ok is false if there is none.
func (g *gen) call(ty string, depth int) (e expression, ok bool) {
	for _, h := range g.helpers {
		if h.results[0] != ty || len(h.results) > 1 || g.t.Chance(30) {
			continue
		}
		return value("%s", h.callText(g, depth)), true
	}
	return e, false
}

func (h *helper) callText(g *gen, depth int) string {
	text := h.name + "("
	for i, p := range h.params {
		if i > 0 {
			text += ", "
		}
		text += g.variable(p, depth-1).text
	}
	return text + ")"
}
