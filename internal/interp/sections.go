package interp

import (
	"iter"

	"github.com/spelt-go/spelt/internal/ir"
)

// patience is how many atomic and volatile accesses a section makes before the
// others have a turn: it may be waiting for what one of them does.
var patience = 1000 // changed by tests

// sections compiles concurrent sections. They run one after another, in the order
// of the text, as long as none waits for a later one.
func (c *compiler) sections(s *ir.Stmt, blocks []*block) code {
	watched := c.p.mode.Races
	return func(m *machine) ctl {
		var sh *shadow
		if watched {
			sh = m.shadowAt(len(m.regions))
			sh.begin()
			sh.unordered = true
		}
		list := make([]*section, len(blocks))
		for i, b := range blocks {
			n := *m
			n.kept, n.held, n.shadows = nil, 0, nil
			if watched {
				n.regions = append(append([]*region(nil), m.regions...), &region{stmt: s, now: int64(i), shadow: sh})
			}
			list[i] = begin(b, &n)
		}
		m.turns(list)
		if sh != nil {
			sh.unordered = false
		}
		for _, x := range list {
			m.kept = append(m.kept, x.m.kept...)
			m.held += x.m.held
		}
		for _, x := range list {
			if x.result != next {
				m.err = x.m.err
				return x.result
			}
		}
		return next
	}
}

// section is one of several that take turns.
type section struct {
	m      *machine
	resume func() (struct{}, bool)
	end    func()
	over   bool
	result ctl
}

func begin(b *block, m *machine) *section {
	x := &section{m: m}
	x.resume, x.end = iter.Pull(func(yield func(struct{}) bool) {
		m.yield = func() bool { return yield(struct{}{}) }
		x.result = b.run(m)
	})
	return x
}

// turns runs the sections to their ends, or all of them until one of them is told
// to stop. A failed check ends its own section only, as a panic does.
func (m *machine) turns(list []*section) {
	defer func() {
		for _, x := range list {
			x.end()
		}
	}()
	for left := len(list); left > 0; {
		for _, x := range list {
			if x.over {
				continue
			}
			x.m.alone, x.m.steps = left == 1, m.steps
			_, more := x.resume()
			m.steps = x.m.steps
			if more {
				continue
			}
			x.over = true
			left--
			if _, check := x.m.err.(*CheckError); x.result == stop && !check {
				return
			}
		}
	}
}

// wait lets other sections have a turn if this one may be waiting for them.
func (m *machine) wait() ctl {
	if m.yield == nil || m.alone {
		return next
	}
	if m.waited++; m.waited < patience {
		return next
	}
	m.waited = 0
	if !m.yield() {
		return m.fail(ErrStopped)
	}
	return next
}
