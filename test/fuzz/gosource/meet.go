package gosource

import (
	"fmt"

	"github.com/spelt-go/spelt/test/fuzz/tape"
)

// What follows reads slices that the iteration's loop does not store to, by other ways than a subscript. Where arguments share
// memory the loop has to run in order for that.

// others are slices of numbers that the loop only reads.
func (g *gen) others() []*slice {
	if g.loop == nil || g.pure {
		return nil
	}
	var list []*slice
	for _, s := range g.slices {
		if !g.loop.owned[s] && s.of == nil && s.elem != "bool" {
			list = append(list, s)
		}
	}
	return list
}

// start is a place in s, which may be its end.
func (g *gen) start(s *slice) string {
	at := g.own()
	if g.t.Chance(40) {
		at = g.index()
	}
	return fmt.Sprintf("min(max(%s-%d, 0), len(%s))", at, g.t.N(5), s.text)
}

// gather declares a variable of the type, that each calls to have the values of.
func (g *gen) gather(ty string, each func(put func(text string))) {
	v := local{name: g.fresh("m"), ty: ty}
	g.line("var %s %s", v.name, ty)
	each(func(text string) {
		if isFloat(ty) {
			g.line("%s = %s(%s, %s)", v.name, tape.Pick(g.t, "min", "max"), v.name, text)
		} else {
			g.line("%s %s= %s", v.name, tape.Pick(g.t, "+", "^"), text)
		}
	})
	g.line("_ = %s", v.name)
	g.declare(v)
}

// window reads a part of a slice.
func (g *gen) window() {
	list := g.others()
	if len(list) == 0 {
		return
	}
	s := list[g.t.N(len(list))]
	lo, x := g.fresh("lo"), g.fresh("x")
	g.line("%s := %s", lo, g.start(s))
	part := fmt.Sprintf("%s[%s:min(%s+%d, len(%s))]", s.text, lo, lo, g.t.N(9), s.text)
	if g.t.Chance(30) {
		part = fmt.Sprintf("%s[:min(%s, %d)]", s.text, lo, g.t.N(20))
	}
	g.gather(s.elem, func(put func(string)) {
		g.block(fmt.Sprintf("for _, %s := range %s", x, part), func() { put(x) })
	})
}

// part copies a part of a slice to the iteration's own elements of another one.
func (g *gen) part() {
	for _, s := range g.others() {
		for _, d := range g.slices {
			if g.loop.owned[d] && d.of == nil && d.elem == s.elem {
				g.line("copy(%s[%s:%s+%d], %s[%s:])", d.text, g.loop.base, g.loop.base, g.loop.block, s.text, g.start(s))
				return
			}
		}
	}
}

// chosen reads one of two slices.
func (g *gen) chosen() {
	list := g.others()
	for i, s := range list {
		for _, u := range list[i+1:] {
			if s.elem != u.elem {
				continue
			}
			name, at := g.fresh("c"), g.own()
			v := local{name: g.fresh("v"), ty: s.elem}
			if g.t.Chance(40) {
				g.line("%s := &%s[%s]", name, s.text, at)
				g.block("if "+g.condition(1).text, func() { g.line("%s = &%s[%s]", name, u.text, at) })
				g.line("%s := *%s", v.name, name)
			} else {
				g.line("%s := %s", name, s.text)
				g.block("if "+g.condition(1).text, func() { g.line("%s = %s", name, u.text) })
				g.line("%s := %s[%s]", v.name, name, at)
			}
			g.line("_ = %s", v.name)
			g.declare(v)
			return
		}
	}
}

// walk moves a slice along.
func (g *gen) walk() {
	list := g.others()
	if len(list) == 0 {
		return
	}
	s, name, least := list[g.t.N(len(list))], g.fresh("w"), g.t.N(4)
	g.gather(s.elem, func(put func(string)) {
		g.block(fmt.Sprintf("for %s := %s[%s:]; len(%s) > %d; %s = %s[%d:]", name, s.text, g.start(s), name, least, name, name, 1+g.t.N(least+1)), func() {
			put(fmt.Sprintf("%s[%d]", name, g.t.N(least+1)))
			g.block(fmt.Sprintf("if len(%s) < len(%s)-%d", name, s.text, g.t.N(60)), func() { g.line("break") })
		})
	})
}
