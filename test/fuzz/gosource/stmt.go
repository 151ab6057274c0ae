package gosource

import (
	"fmt"
	"strings"

	"github.com/spelt-go/spelt/test/fuzz/tape"
)

// constructs writes what stands outside of parallel loops.
func (g *gen) constructs(n int) {
	for range n {
		g.t.Span(g.construct)
	}
}

func (g *gen) construct() {
	switch g.t.N(12) {
	default:
		g.parallel()
	case 6, 7:
		g.statements(1 + g.t.N(3))
	case 8:
		if g.depth < 4 {
			g.block("if "+g.condition(2).text, func() { g.constructs(1 + g.t.N(2)) })
		}
	case 9:
		if g.depth < 3 {
			g.line("//spelt:serial")
			name := g.fresh("t")
			g.block(fmt.Sprintf("for %s := range %d", name, 1+g.t.N(3)), func() {
				g.line("_ = %s", name)
				g.declare(local{name: name, ty: "int", fixed: true})
				g.constructs(1 + g.t.N(2))
			})
		}
	case 10:
		if g.depth < 3 {
			name := g.fresh("t")
			g.line("%s := 0", name)
			g.block(fmt.Sprintf("for %s < %d && %s", name, 1+g.t.N(4), g.condition(1).text), func() {
				g.line("%s++", name)
				g.declare(local{name: name, ty: "int", fixed: true})
				g.constructs(1 + g.t.N(2))
			})
		}
	case 11:
		g.snapshot()
	}
}

// snapshot reads an element outside of the loops, if there is one.
func (g *gen) snapshot() {
	s := g.slices[g.t.N(len(g.slices))]
	selector, ty := "", s.elem
	if s.of != nil {
		selector, ty = g.member(s.of)
	}
	v := local{name: g.fresh("s"), ty: ty}
	g.line("var %s %s", v.name, ty)
	g.block(fmt.Sprintf("if len(%s) > 0", s.text), func() { g.line("%s = %s[0]%s", v.name, s.text, selector) })
	g.line("_ = %s", v.name)
	g.declare(v)
	if g.t.Chance(40) {
		g.block(fmt.Sprintf("if len(%s) > 1", s.text), func() { g.line("%s[1]%s = %s", s.text, selector, g.expr(ty, 2).text) })
	}
}

// parallel writes a parallel loop.
func (g *gen) parallel() {
	first := g.slices[g.t.N(len(g.slices))]
	l := &parallel{block: 1 + g.t.N(4), owned: map[*slice]bool{first: true}}
	for _, s := range g.slices {
		if g.t.Chance(30) {
			l.owned[s] = true
		}
	}
	// Slices are of one length, so that what one has room for all have.
	i := g.fresh("i")
	rounds := fmt.Sprintf("len(%s)/%d", first.text, l.block)
	l.base = fmt.Sprintf("%d*%s", l.block, i)
	head := fmt.Sprintf("for %s := range %s", i, rounds)
	counters := []string{i}
	switch g.t.N(8) {
	case 1:
		l.block, l.base = 1, i
		head = fmt.Sprintf("for %s := range %s", i, first.text)
	case 2:
		head = fmt.Sprintf("for %s := 0; %s < %s; %s++", i, i, rounds, i)
	case 3:
		head = fmt.Sprintf("for %s := %s - 1; %s >= 0; %s--", i, rounds, i, i)
	case 4:
		l.base = i
		head = fmt.Sprintf("for %s := %d; %s < len(%s)-%d; %s += %d", i, g.t.N(5), i, first.text, l.block-1, i, l.block)
	case 5:
		w, h, y := g.fresh("w"), g.fresh("h"), g.fresh("y")
		g.line("%s := %d", w, 1+g.t.N(20))
		g.line("%s := %s / %s", h, rounds, w)
		l.base = fmt.Sprintf("%d*(%s*%s+%s)", l.block, y, w, i)
		head = fmt.Sprintf("for %s, %s := range kernel.Grid2(%s, %s)", y, i, h, w)
		counters = append(counters, y)
	case 6:
		l.base = fmt.Sprintf("len(%s)-%d-%d*%s", first.text, l.block, l.block, i)
	}
	var sums []local
	for range g.t.N(3) {
		v := local{name: g.fresh("sum"), ty: g.number()}
		g.line("%s := %s", v.name, g.typed(v.ty))
		g.line("_ = %s", v.name)
		sums = append(sums, v)
	}
	// What is outside of the loop is only read in it.
	outer := append([]local{}, g.scope...)
	for k := range g.scope {
		g.scope[k].fixed = true
	}
	g.loop = l
	g.block(head, func() {
		for _, c := range counters {
			g.line("_ = %s", c)
			g.declare(local{name: c, ty: "int", fixed: true})
		}
		g.jumps = []string{"continue"}
		g.statements(1 + g.t.N(6))
		for _, v := range sums {
			g.t.Span(func() { g.reduction(v) })
		}
		if g.t.Chance(30) {
			g.statements(1 + g.t.N(2))
		}
		g.store()
	})
	g.loop = nil
	g.scope = append(outer, sums...)
}

// reduction builds up a variable from outside of the loop.
func (g *gen) reduction(v local) {
	e := g.variable(v.ty, 2).text
	form := fmt.Sprintf("%s = %s(%s, %s)", v.name, tape.Pick(g.t, "min", "max"), v.name, e)
	if isInt(v.ty) {
		switch g.t.N(6) {
		case 0, 1, 2:
			form = fmt.Sprintf("%s += %s", v.name, e)
		case 3:
			form = fmt.Sprintf("%s %s= %s", v.name, tape.Pick(g.t, "^", "|", "&", "*", "-"), e)
		}
	}
	if g.t.Chance(30) {
		g.block("if "+g.condition(1).text, func() { g.line("%s", form) })
		return
	}
	g.line("%s", form)
}

// element is an element of a slice of type ty, that this place may read, or "".
func (g *gen) element(ty string) string {
	if g.pure || len(g.slices) == 0 {
		return ""
	}
	if g.loop == nil {
		return "" // it might be empty
	}
	start := g.t.N(len(g.slices))
	for k := range g.slices {
		s := g.slices[(start+k)%len(g.slices)]
		selector := ""
		if s.of != nil {
			var found string
			if selector, found = g.member(s.of); found != ty {
				continue
			}
		} else if s.elem != ty {
			continue
		}
		return s.text + "[" + g.subscript(s) + "]" + selector
	}
	return ""
}

// subscript is one of an element of s that the iteration may read.
func (g *gen) subscript(s *slice) string {
	own := g.own()
	if g.loop.owned[s] {
		return own
	}
	switch g.t.N(6) {
	case 3:
		return fmt.Sprintf("int(uint(%s)%%uint(len(%s)))", g.index(), s.text)
	case 4:
		return fmt.Sprintf("min(max(%s, 0), len(%s)-1)", g.index(), s.text)
	case 5:
		return fmt.Sprintf("(%s+%d)%%len(%s)", own, 1+g.t.N(40), s.text)
	}
	return own
}

// index is an int that data decide.
func (g *gen) index() string { return value("int(%s)", g.leaf(g.integer()).text).text }

// own is the subscript of an element of the iteration's own.
func (g *gen) own() string {
	if k := g.t.N(g.loop.block); k > 0 {
		return fmt.Sprintf("%s+%d", g.loop.base, k)
	}
	return g.loop.base
}

// target is an element of the iteration's own, and its type.
func (g *gen) target() (text, ty string) {
	var owned []*slice
	for _, s := range g.slices {
		if g.loop.owned[s] {
			owned = append(owned, s)
		}
	}
	s := owned[g.t.N(len(owned))]
	selector, ty := "", s.elem
	if s.of != nil {
		selector, ty = g.member(s.of)
	}
	return fmt.Sprintf("%s[%s]%s", s.text, g.own(), selector), ty
}

func (g *gen) store() {
	if g.loop == nil || g.pure {
		return
	}
	text, ty := g.target()
	switch g.t.N(6) {
	case 4:
		g.assign(text, ty)
	case 5:
		other, oty := g.target()
		g.line("%s, %s = %s, %s", text, other, g.expr(ty, 2).text, g.expr(oty, 2).text)
	default:
		g.line("%s = %s", text, g.expr(ty, 3).text)
	}
}

// assign changes a place by an operation.
func (g *gen) assign(text, ty string) {
	switch {
	case ty == "bool":
		g.line("%s = %s != %s", text, text, g.variable("bool", 2).text)
	case isFloat(ty):
		g.line("%s %s= %s", text, tape.Pick(g.t, "+", "-", "*"), g.expr(ty, 2).text)
	default:
		switch g.t.N(10) {
		case 0:
			g.line("%s%s", text, tape.Pick(g.t, "++", "--"))
		case 1:
			g.line("%s %s= %s & %d", text, tape.Pick(g.t, "<<", ">>"), g.variable("uint32", 1).text, bitsOf(ty)*2-1)
		default:
			g.line("%s %s= %s", text, tape.Pick(g.t, "+", "-", "*", "&", "|", "^", "&^"), g.expr(ty, 2).text)
		}
	}
}

func (g *gen) statements(n int) {
	for range n {
		g.t.Span(g.statement)
	}
}

func (g *gen) statement() {
	kind := g.t.N(26)
	if g.depth > 5 && kind > 7 {
		kind = 0
	}
	switch kind {
	case 0, 1, 2:
		v := local{name: g.fresh("v"), ty: g.number()}
		if g.t.Chance(10) {
			v.ty = "bool"
		}
		g.line("%s := %s", v.name, g.variable(v.ty, 3).text)
		g.line("_ = %s", v.name)
		g.declare(v)
	case 3, 4:
		if v := g.assignable(); v != nil {
			if g.t.Chance(50) {
				g.line("%s = %s", v.name, g.expr(v.ty, 3).text)
			} else {
				g.assign(v.name, v.ty)
			}
		}
	case 5, 6, 7, 8:
		g.store()
	case 9, 10, 11:
		g.line("if %s {", g.condition(2).text)
		g.inside(func() { g.statements(1 + g.t.N(3)) })
		if g.t.Chance(40) {
			g.line("} else {")
			g.inside(func() { g.statements(1 + g.t.N(3)) })
		}
		g.line("}")
	case 12, 13:
		g.counted()
	case 14:
		g.conditional()
	case 15, 16:
		g.choice()
	case 17:
		g.array()
	case 18:
		if len(g.jumps) > 0 && g.jumps[0] != "return" {
			jump := g.jumps[g.t.N(len(g.jumps))]
			g.block("if "+g.condition(1).text, func() { g.line("%s", jump) })
		}
	case 19:
		g.several()
	case 20:
		g.structVariable()
	case 21:
		g.closure()
	case 22:
		g.window()
	case 23:
		g.part()
	case 24:
		g.chosen()
	case 25:
		g.walk()
	}
}

// assignable is a variable that may be assigned, or nil.
func (g *gen) assignable() *local {
	var list []*local
	for i := range g.scope {
		if v := &g.scope[i]; !v.fixed && v.array == 0 && !v.hidden {
			list = append(list, v)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[g.t.N(len(list))]
}

// counted writes a serial loop of few rounds.
func (g *gen) counted() {
	k := g.fresh("k")
	head := fmt.Sprintf("for %s := range %d", k, 1+g.t.N(9))
	switch g.t.N(4) {
	case 1:
		head = fmt.Sprintf("for %s := range int(%s&7)", k, g.variable("int32", 1).text)
	case 2:
		head = fmt.Sprintf("for %s := %d; %s > %d; %s -= %d", k, g.t.N(9), k, -1-g.t.N(3), k, 1+g.t.N(3))
	case 3:
		head = fmt.Sprintf("for %s := int(%s&15); %s < %d; %s++", k, g.variable("int16", 1).text, k, g.t.N(20), k)
	}
	if g.loop == nil {
		g.line("//spelt:serial")
	}
	label := ""
	if g.t.Chance(20) && g.loop != nil {
		label = g.fresh("L")
		g.body.WriteString(label + ":\n")
	}
	g.block(head, func() {
		g.declare(local{name: k, ty: "int", fixed: true})
		g.line("_ = %s", k)
		jumps := g.jumps
		g.jumps = []string{"continue", "break"}
		if label != "" {
			g.jumps = append(g.jumps, "continue "+label, "break "+label)
			g.block("if "+g.condition(1).text, func() { g.line("continue %s", label) })
		}
		for _, j := range jumps {
			if strings.Contains(j, " ") {
				g.jumps = append(g.jumps, j)
			}
		}
		g.statements(1 + g.t.N(3))
	})
}

// conditional writes a loop that a condition ends, and a counter in any case.
func (g *gen) conditional() {
	k := g.fresh("k")
	g.line("%s := 0", k)
	g.block(fmt.Sprintf("for %s < %d && %s", k, 1+g.t.N(12), g.condition(2).text), func() {
		g.line("%s++", k)
		g.declare(local{name: k, ty: "int", fixed: true})
		g.jumps = []string{"continue", "break"}
		g.statements(1 + g.t.N(3))
	})
}

// choice writes a switch.
func (g *gen) choice() {
	ty := g.integer()
	head := fmt.Sprintf("switch %s & %d", g.variable(ty, 2).text, 3+4*g.t.N(2))
	tagless := g.t.Chance(25)
	if tagless {
		head = "switch"
	}
	g.line("%s {", head)
	n := 1 + g.t.N(4)
	for i := range n {
		if tagless {
			g.line("case %s:", g.condition(2).text)
		} else if g.t.Chance(20) {
			g.line("case %d, %d:", 2*i, 2*i+1)
		} else {
			g.line("case %d:", 2*i)
		}
		g.inside(func() {
			g.jumps = nil
			g.statements(1 + g.t.N(2))
			if i+1 < n && g.t.Chance(15) {
				g.line("fallthrough")
			}
		})
	}
	if g.t.Chance(60) {
		g.line("default:")
		g.inside(func() { g.jumps = nil; g.statements(1 + g.t.N(2)) })
	}
	g.line("}")
}

// array declares a local array and uses it.
func (g *gen) array() {
	a, ty, n := g.fresh("a"), g.number(), 1<<(1+g.t.N(3))
	g.line("var %s [%d]%s", a, n, ty)
	for range 1 + g.t.N(3) {
		g.line("%s[%s&%d] = %s", a, g.variable("int", 1).text, n-1, g.expr(ty, 2).text)
	}
	if g.t.Chance(40) {
		k := g.fresh("k")
		if g.loop == nil {
			g.line("//spelt:serial")
		}
		g.block(fmt.Sprintf("for %s := range %s", k, a), func() {
			g.declare(local{name: k, ty: "int", fixed: true})
			g.assign(fmt.Sprintf("%s[%s]", a, k), ty)
		})
	}
	v := local{name: g.fresh("v"), ty: ty}
	g.line("%s := %s[%s&%d]", v.name, a, g.variable("int", 1).text, n-1)
	g.line("_ = %s", v.name)
	g.declare(v)
}

// several declares the results of a helper.
func (g *gen) several() {
	for _, h := range g.helpers {
		if len(h.results) < 2 {
			continue
		}
		x, y := g.fresh("v"), g.fresh("v")
		g.line("%s, %s := %s", x, y, h.callText(g, 2))
		g.line("_, _ = %s, %s", x, y)
		g.declare(local{name: x, ty: h.results[0]})
		g.declare(local{name: y, ty: h.results[1]})
		return
	}
}

// structVariable copies a struct, changes it, and may write it back.
func (g *gen) structVariable() {
	if g.loop == nil || g.pure {
		return
	}
	for _, s := range g.slices {
		if s.of == nil {
			continue
		}
		v := g.fresh("st")
		g.line("%s := %s[%s]", v, s.text, g.own())
		selector, ty := g.member(s.of)
		g.assign(v+selector, ty)
		if g.loop.owned[s] && g.t.Chance(60) {
			g.line("%s[%s] = %s", s.text, g.own(), v)
		}
		selector, ty = g.member(s.of)
		w := local{name: g.fresh("v"), ty: ty}
		g.line("%s := %s%s", w.name, v, selector)
		g.line("_ = %s", w.name)
		g.declare(w)
		return
	}
}

// closure calls a function literal that changes a variable.
func (g *gen) closure() {
	v := g.assignable()
	if v == nil {
		return
	}
	f, name := g.fresh("f"), v.name
	ty := v.ty
	g.line("%s := func(x %s) %s {", f, ty, ty)
	g.inside(func() {
		g.jumps = nil
		g.declare(local{name: "x", ty: ty})
		g.line("%s = %s", name, g.expr(ty, 2).text)
		g.line("return %s", g.variable(ty, 2).text)
	})
	g.line("}")
	g.line("%s = %s(%s)", name, f, g.variable(ty, 1).text)
}
