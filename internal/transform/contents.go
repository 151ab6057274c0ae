package transform

import "github.com/spelt-go/spelt/internal/ir"

// content says that memory at addr holds value.
type content struct {
	addr, value *ir.Stmt
	tag         ir.Tag
}

// contents is what is known of memory, oldest first.
type contents []content

// maxContents bounds what is remembered, and with it the time that a store, an
// if and a loop take; the oldest is forgotten first.
const maxContents = 48

func (c contents) clone() contents { return append(contents(nil), c...) }

// find is the value of type t that memory at addr holds, or nil.
func (c contents) find(addr *ir.Stmt, t ir.Type) *ir.Stmt {
	at := place(addr)
	for i := len(c) - 1; i >= 0; i-- {
		if c[i].value.Type == t && (c[i].addr == addr || place(c[i].addr) == at) {
			return c[i].value
		}
	}
	return nil
}

func (c *contents) put(n content) {
	if len(*c) >= maxContents {
		*c = append((*c)[:0], (*c)[1:]...)
	}
	*c = append(*c, n)
}

// kill forgets what s may overwrite.
func (c *contents) kill(m *memory, s *ir.Stmt) {
	w, ok := writes(s)
	if !ok {
		*c = nil
		return
	}
	c.filter(func(n content) bool { return !m.mayAlias(n.access(), w) })
}

func (n content) access() access {
	return access{n.addr, n.tag, n.tag.Type.Size()}
}

func (c *contents) filter(keep func(content) bool) {
	kept := (*c)[:0]
	for _, n := range *c {
		if keep(n) {
			kept = append(kept, n)
		}
	}
	*c = kept
}

// outlive is what stays known through s, however often and far it runs.
func (c contents) outlive(e *effects, s *ir.Stmt) contents {
	if e.sharedIn(s) {
		return nil
	}
	c = c.clone()
	c.filter(func(n content) bool { return !e.writtenIn(n.access(), s) })
	return c
}

// visible is what can be said behind s, without values from within.
func (c contents) visible(e *effects, s *ir.Stmt) contents {
	c.filter(func(n content) bool { return !e.inside(n.addr, s) && !e.inside(n.value, s) })
	return c
}

// meet is what c and d agree on.
func (c contents) meet(d contents) contents {
	c.filter(func(n content) bool { return d.find(n.addr, n.value.Type) == n.value })
	return c
}
