package transform

import "github.com/spelt-go/spelt/internal/ir"

// content says that memory holds value.
type content struct {
	access
	value *ir.Stmt
}

// contents is what is known of memory, oldest first.
type contents []content

// maxContents bounds what is remembered, and with it the time that a store, an
// if and a loop take; the oldest is forgotten first.
const maxContents = 24

func (c contents) clone() contents { return append(contents(nil), c...) }

// find is the value of type t that memory at addr holds, or nil.
func (c contents) find(addr *ir.Stmt, t ir.Type) *ir.Stmt { return c.at(place(addr), t) }

func (c contents) at(at address, t ir.Type) *ir.Stmt {
	for i := len(c) - 1; i >= 0; i-- {
		if c[i].value.Type == t && c[i].at == at {
			return c[i].value
		}
	}
	return nil
}

// put adds that memory at addr, as loaded or stored with tag, holds value.
func (c *contents) put(addr, value *ir.Stmt, tag ir.Tag) {
	n := content{access{addr: addr, tag: tag, size: tag.Type.Size()}, value}
	n.place()
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
	c.filter(func(n *content) bool { return !m.mayAlias(&n.access, &w) })
}

func (c *contents) filter(keep func(*content) bool) {
	kept := (*c)[:0]
	for i := range *c {
		if n := &(*c)[i]; keep(n) {
			kept = append(kept, *n)
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
	c.filter(func(n *content) bool { return !e.writtenIn(&n.access, s) })
	return c
}

// visible is what can be said behind s, without values from within.
func (c contents) visible(e *effects, s *ir.Stmt) contents {
	c.filter(func(n *content) bool { return !e.inside(n.addr, s) && !e.inside(n.value, s) })
	return c
}

// meet is what c and d agree on.
func (c contents) meet(d contents) contents {
	c.filter(func(n *content) bool { return d.at(n.at, n.value.Type) == n.value })
	return c
}
