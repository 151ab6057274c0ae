package construct

import "github.com/spelt-go/spelt/internal/ir"

// escapes finds the memory of runs whose address reaches another leaf through a
// local of the frame, a carried value or other memory, and gives it words of
// the frame: memory of a task ends with the task.
//
// Pointers that may be equal are put into one class, without regard to order,
// so that the time is linear; memory may be put into the frame needlessly.
func (s *splitter) escapes() {
	var mems []*ir.Stmt
	for _, l := range s.leaves {
		for _, st := range l.stmts {
			if _, ok := s.mems[st]; st.Op == ir.OpMem && !ok && s.needed[st.ID] {
				mems = append(mems, st)
			}
		}
	}
	if len(mems) == 0 {
		return
	}
	c := classes{up: map[*ir.Stmt]*ir.Stmt{}, away: map[*ir.Stmt]bool{}, loops: map[*ir.Stmt]int{}}
	s.k.Body.Walk(func(st *ir.Stmt) bool {
		s.flow(&c, st)
		return true
	})
	for _, m := range mems {
		class := c.of(m)
		if !c.away[class] {
			continue
		}
		s.mem(m)
		if n, ok := c.loops[class]; ok && n < s.leaves[s.leafOf[m.ID]].loops {
			s.err = &Error{Pos: m.Pos, Msg: "the address of local memory outlives the loop iteration that made it"}
		}
	}
}

// flow notes where pointers that st handles go.
func (s *splitter) flow(c *classes, st *ir.Stmt) {
	switch {
	case st.Op == ir.OpSet && st.Args[1].Type == ir.Ptr:
		c.union(st.Args[0], st.Args[1])
	case st.Op == ir.OpStore || st.Op == ir.OpAtomicStore || st.Op == ir.OpVolatileStore || st.Op == ir.OpAtomicRMW || st.Op == ir.OpAtomicCAS:
		for _, v := range st.Args[1:] {
			if v.Type == ir.Ptr {
				c.away[c.of(v)] = true
			}
		}
	case st.Type == ir.Ptr && (st.Op.IsPure() || st.Op == ir.OpLocal || st.Op == ir.OpGet):
		for _, a := range st.Args {
			if a.Type == ir.Ptr {
				c.union(st, a)
			}
		}
		if _, ok := s.slots[st]; !ok {
			return
		}
		c.away[c.of(st)] = true
		if info := s.locals[st]; info != nil {
			c.within(st, s.leaves[info.home].loops)
		}
	}
}

// classes are sets of pointers, each named by one of its members.
type classes struct {
	up    map[*ir.Stmt]*ir.Stmt
	away  map[*ir.Stmt]bool // those that reach other leaves
	loops map[*ir.Stmt]int  // the fewest loops of control around a local of the frame in it
}

func (c *classes) of(v *ir.Stmt) *ir.Stmt {
	for {
		up, ok := c.up[v]
		if !ok {
			return v
		}
		if next, ok := c.up[up]; ok {
			c.up[v] = next
		}
		v = up
	}
}

func (c *classes) union(v, w *ir.Stmt) {
	v, w = c.of(v), c.of(w)
	if v == w {
		return
	}
	c.up[w] = v
	if c.away[w] {
		c.away[v] = true
	}
	if n, ok := c.loops[w]; ok {
		c.within(v, n)
	}
}

func (c *classes) within(v *ir.Stmt, loops int) {
	class := c.of(v)
	if old, ok := c.loops[class]; !ok || loops < old {
		c.loops[class] = loops
	}
}
