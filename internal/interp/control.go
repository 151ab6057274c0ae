package interp

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// control compiles what transfers control or has blocks.
func (c *compiler) control(s *ir.Stmt, a []int) code {
	switch s.Op {
	case ir.OpBreak:
		r := breakOf(s.Imm)
		return func(*machine) ctl { return r }
	case ir.OpContinue:
		r := continueOf(s.Imm)
		return func(*machine) ctl { return r }
	case ir.OpReturn:
		return func(*machine) ctl { return ret }
	case ir.OpFor:
		return c.loopFor(s, a)
	}
	blocks := make([]*block, len(s.Blocks))
	for i, b := range s.Blocks {
		blocks[i] = c.block(b)
	}
	switch s.Op {
	case ir.OpIf:
		return func(m *machine) ctl {
			if m.r[a[0]] != 0 {
				return blocks[0].run(m)
			}
			return blocks[1].run(m)
		}
	case ir.OpBlock:
		return func(m *machine) ctl {
			if r := blocks[0].run(m); r != breakOf(0) {
				return r.leave()
			}
			return next
		}
	case ir.OpLoop:
		return func(m *machine) ctl {
			for {
				switch r := blocks[0].run(m); r {
				case next, continueOf(0):
				case breakOf(0):
					return next
				default:
					return r.leave()
				}
				if r := blocks[1].run(m); r == breakOf(0) {
					return next
				} else if r != next {
					return r.leave()
				}
			}
		}
	case ir.OpSections:
		return c.sections(s, blocks)
	}
	c.fail(s, "not a statement")
	return nil
}

// loopFor compiles a counted loop. Its counts are read once, before the first
// iteration; a count of zero or less is no iteration at all.
func (c *compiler) loopFor(s *ir.Stmt, a []int) code {
	if len(s.Blocks[0].Params) != len(s.Args) || s.Loop == nil {
		c.fail(s, "the indices do not fit the counts")
		return nil
	}
	n := len(s.Args)
	index := make([]int, n)
	for i, p := range s.Blocks[0].Params {
		index[i] = c.def(p)
	}
	guards := c.guards(s) // first, since it may use nothing of the body
	body := c.block(s.Blocks[0])
	watched := c.p.mode.Races && s.Loop.Parallel
	var vars []variable
	if watched {
		vars = c.variables(s)
	}
	order := c.sumsOf(s)
	return func(m *machine) ctl {
		var counts [3]int64
		for i := range n {
			if counts[i] = m.r[a[i]]; counts[i] <= 0 {
				return next
			}
			m.r[index[i]] = 0
		}
		var sums *sums
		if order != nil {
			sums = order.begin(m, s, counts[:n])
		}
		number := int64(0) // of the iteration
		var now [3]int64
		if watched {
			if !countable(counts[:n]) {
				return m.fail(&SpaceError{Loop: s, Counts: slices.Clone(counts[:n])})
			}
			defer m.enter(s, counts[:n], vars)()
		}
		kept := len(m.kept)
		for {
			if sums != nil {
				sums.before(m, number, now[n-1])
			}
			r := m.iterate(body, guards)
			if r == breakOf(0) {
				return next
			}
			if r != next && r != continueOf(0) {
				return r.leave()
			}
			if watched {
				m.inner().now++
			}
			if s.Loop.Parallel {
				m.drop(kept) // no pointer to what an iteration made outlives it
			}
			number++
			at, i := now[n-1], n-1
			for ; i >= 0; i-- {
				if now[i]++; now[i] < counts[i] {
					break
				}
				now[i] = 0
			}
			if sums != nil {
				sums.after(m, number-1, at, i < 0)
			}
			if i < 0 {
				return next
			}
			for i := range n {
				m.r[index[i]] = now[i]
			}
		}
	}
}

// iterate runs the body once, counting on which side of its guards it is.
func (m *machine) iterate(body *block, guards []guard) ctl {
	if len(guards) == 0 {
		return body.run(m)
	}
	side := &m.fast
	for i := range guards {
		if !guards[i].holds(m) {
			side = &m.checked
			break
		}
	}
	*side++
	r := body.run(m)
	*side--
	return r
}

// check compiles a check.
func (c *compiler) check(s *ir.Stmt, a []int) code {
	var holds func(m *machine) bool
	switch s.Op {
	case ir.OpBounds:
		holds = func(m *machine) bool { return 0 <= m.r[a[0]] && m.r[a[0]] < m.r[a[1]] }
	case ir.OpSlice:
		holds = func(m *machine) bool {
			return 0 <= m.r[a[0]] && m.r[a[0]] <= m.r[a[1]] && m.r[a[1]] <= m.r[a[2]]
		}
	case ir.OpNonZero, ir.OpNonNil, ir.OpAssert, ir.OpFinite:
		holds = func(m *machine) bool { return m.r[a[0]] != 0 }
	case ir.OpShiftOK:
		holds = func(m *machine) bool { return m.r[a[0]] >= 0 }
		if s.Args[0].Type.IsUnsigned() {
			holds = func(*machine) bool { return true }
		}
	case ir.OpMakeErr:
		holds = func(*machine) bool { return false }
	default:
		c.fail(s, "not a check")
	}
	n := len(s.Args)
	return func(m *machine) ctl {
		if holds(m) {
			return next
		}
		e := CheckError{Stmt: s, Operands: make([]int64, n)}
		for i := range n {
			e.Operands[i] = m.r[a[i]]
		}
		if s.Hoisted && m.checked == 0 {
			return m.fail(&GuardError{Check: e})
		}
		return m.fail(&e)
	}
}
