package transform

import (
	"sort"

	"github.com/spelt-go/spelt/internal/ir"
)

// effects knows where in a kernel what happens, by position (the ID that
// [ir.Kernel.Number] gave), so that "does this loop write that?" is a search and
// not a walk. It holds as long as nothing is added or moved; removing only makes
// it cautious.
type effects struct {
	*memory
	end []int32 // by ID: the position behind the last nested statement

	sets   []event // of all locals, in order
	gets   []event
	setAt  [][]int32 // by ID of the local
	getAt  [][]int32
	shared []int32 // atomic and volatile accesses
	tags   []ir.Tag
	writes [][]event // by index into tags
	left   []bool    // by ID: a break or continue goes to this block, for or loop
	beyond []bool    // by ID: a jump in this block, for or loop goes further out
}

type event struct {
	pos int32
	s   *ir.Stmt
}

func newEffects(k *ir.Kernel) *effects {
	n := k.Number()
	e := &effects{
		memory: newMemory(k, n),
		end:    make([]int32, n),
		setAt:  make([][]int32, n),
		getAt:  make([][]int32, n),
		left:   make([]bool, n),
		beyond: make([]bool, n),
	}
	e.block(k.Body, map[ir.Tag]int{}, nil)
	return e
}

func (e *effects) block(b *ir.Block, tags map[ir.Tag]int, scopes []*ir.Stmt) {
	for _, s := range b.Stmts {
		e.stmt(s, tags, scopes)
	}
}

func (e *effects) stmt(s *ir.Stmt, tags map[ir.Tag]int, scopes []*ir.Stmt) {
	switch s.Op {
	case ir.OpSet:
		l := s.Args[0]
		e.sets = append(e.sets, event{s.ID, l})
		e.setAt[l.ID] = append(e.setAt[l.ID], s.ID)
	case ir.OpGet:
		e.gets = append(e.gets, event{s.ID, s.Args[0]})
		e.getAt[s.Args[0].ID] = append(e.getAt[s.Args[0].ID], s.ID)
	case ir.OpBreak, ir.OpContinue:
		to := len(scopes) - 1 - int(s.Imm)
		e.left[scopes[to].ID] = true
		e.leave(scopes[to+1:])
	case ir.OpReturn:
		e.leave(scopes)
	}
	if s.Op.Info().Effect&ir.Shared != 0 {
		e.shared = append(e.shared, s.ID)
	}
	if w, ok := writes(s); ok {
		i, ok := tags[w.tag]
		if !ok {
			i = len(e.tags)
			tags[w.tag] = i
			e.tags = append(e.tags, w.tag)
			e.writes = append(e.writes, nil)
		}
		e.writes[i] = append(e.writes[i], event{s.ID, s})
	}
	if s.Op.IsScope() {
		scopes = append(scopes, s)
	}
	for _, b := range s.Blocks {
		e.block(b, tags, scopes)
	}
	last := s.ID + 1
	for _, b := range s.Blocks {
		if n := len(b.Stmts); n > 0 {
			last = e.end[b.Stmts[n-1].ID]
		} else if n := len(b.Params); n > 0 {
			last = max(last, b.Params[n-1].ID+1)
		}
	}
	e.end[s.ID] = last
}

func (e *effects) leave(scopes []*ir.Stmt) {
	for _, s := range scopes {
		e.beyond[s.ID] = true
	}
}

// within reports whether one of the ascending positions lies in s.
func (e *effects) within(at []int32, s *ir.Stmt) bool {
	i := sort.Search(len(at), func(i int) bool { return at[i] >= s.ID })
	return i < len(at) && at[i] < e.end[s.ID]
}

// setIn reports whether l is set in s.
func (e *effects) setIn(l, s *ir.Stmt) bool { return e.within(e.setAt[l.ID], s) }

// setsIn calls f for every local that is set in s, as often as it is.
func (e *effects) setsIn(s *ir.Stmt, f func(l *ir.Stmt)) { e.each(e.sets, s, f) }

// getsIn calls f for every local that is read in s, as often as it is.
func (e *effects) getsIn(s *ir.Stmt, f func(l *ir.Stmt)) { e.each(e.gets, s, f) }

func (e *effects) each(list []event, s *ir.Stmt, f func(l *ir.Stmt)) {
	i := sort.Search(len(list), func(i int) bool { return list[i].pos >= s.ID })
	for ; i < len(list) && list[i].pos < e.end[s.ID]; i++ {
		f(list[i].s)
	}
}

// sharedIn reports whether an atomic or volatile access stands in s: memory may
// look different behind it, whoever wrote.
func (e *effects) sharedIn(s *ir.Stmt) bool { return e.within(e.shared, s) }

// maxWrites bounds how many writes of one alias class are looked at one by one.
const maxWrites = 16

// writtenIn reports whether a statement in s may write what r reads.
func (e *effects) writtenIn(r *access, s *ir.Stmt) bool {
	for i, tag := range e.tags {
		if !tag.MayAlias(r.tag) {
			continue
		}
		list := e.writes[i]
		at := sort.Search(len(list), func(i int) bool { return list[i].pos >= s.ID })
		for n := 0; at < len(list) && list[at].pos < e.end[s.ID]; at, n = at+1, n+1 {
			if n == maxWrites {
				return true
			}
			if w, _ := writes(list[at].s); e.mayAlias(&w, r) {
				return true
			}
		}
	}
	return false
}

// inside reports whether v is defined within s: it is not visible behind it.
func (e *effects) inside(v, s *ir.Stmt) bool { return v.ID > s.ID && v.ID < e.end[s.ID] }
