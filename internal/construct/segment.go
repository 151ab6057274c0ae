package construct

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// leaf is a parallel loop or a run of other statements.
type leaf struct {
	id       int32
	parallel bool
	loops    int        // of control, around it
	stmts    []*ir.Stmt // of a parallel leaf, the one for

	needed int               // how many top-level statements must run
	locals []*ir.Stmt        // slot locals that it reads or writes, in order
	writes map[*ir.Stmt]bool // those that it defines or sets
}

// tree is one node of the control tree: a leaf, or a control statement with
// its blocks.
type tree struct {
	leaf *leaf
	ctl  *ir.Stmt
	kids [][]*tree
}

// noLeaf is the leaf of control statements and of their indices.
const noLeaf = -1

type splitter struct {
	k      *ir.Kernel
	leaves []*leaf
	loops  int              // of control, around what is segmented
	leafOf []int32          // by ir.Stmt.ID: the leaf a statement is in
	last   []int32          // by ir.Stmt.ID of a leaf's statement: the greatest ID in it
	needed []bool           // by ir.Stmt.ID of a leaf's statement: it must run
	cost   []int32          // by ir.Stmt.ID: cost of recomputing, 0 unknown
	slots  map[*ir.Stmt]int // carried values, slot locals, indices of control
	mems   map[*ir.Stmt]int // memory that several leaves use: its first word
	locals map[*ir.Stmt]*localInfo
	words  int

	tables    bool // there are constant tables
	fromTable map[*ir.Stmt]bool

	res *Result
	err error
}

// segment builds the tree of b. Statements go to leaves in source order.
func (s *splitter) segment(b *ir.Block) []*tree {
	for _, p := range b.Params {
		s.leafOf[p.ID] = noLeaf
	}
	var out []*tree
	var run *leaf
	for _, st := range b.Stmts {
		switch {
		case st.Op == ir.OpFor && st.Loop.Parallel:
			run = nil
			l := s.newLeaf(true)
			s.assign(l, st)
			out = append(out, &tree{leaf: l})
		case isControl(st):
			run = nil
			s.leafOf[st.ID] = noLeaf
			t := &tree{ctl: st}
			if st.Op == ir.OpFor || st.Op == ir.OpLoop {
				s.loops++
			}
			for _, n := range st.Blocks {
				t.kids = append(t.kids, s.segment(n))
			}
			if st.Op == ir.OpFor || st.Op == ir.OpLoop {
				s.loops--
			}
			out = append(out, t)
		default:
			if run == nil {
				run = s.newLeaf(false)
				out = append(out, &tree{leaf: run})
			}
			s.assign(run, st)
		}
	}
	return out
}

func isControl(st *ir.Stmt) bool {
	switch st.Op {
	case ir.OpBreak, ir.OpContinue, ir.OpReturn:
		return true
	case ir.OpIf:
		return st.HasParallel() || jumpsOut(st)
	}
	return len(st.Blocks) > 0 && st.HasParallel()
}

func (s *splitter) newLeaf(parallel bool) *leaf {
	l := &leaf{id: int32(len(s.leaves)), parallel: parallel, loops: s.loops, writes: map[*ir.Stmt]bool{}}
	s.leaves = append(s.leaves, l)
	return l
}

func (s *splitter) assign(l *leaf, st *ir.Stmt) {
	l.stmts = append(l.stmts, st)
	s.last[st.ID] = s.own(l, st)
}

// own makes st and what is in it part of l, and returns the greatest ID in it.
func (s *splitter) own(l *leaf, st *ir.Stmt) int32 {
	s.tables = s.tables || st.Op == ir.OpTable
	s.leafOf[st.ID] = l.id
	last := st.ID
	for _, b := range st.Blocks {
		for _, p := range b.Params {
			s.leafOf[p.ID] = l.id
			last = p.ID
		}
		for _, n := range b.Stmts {
			last = s.own(l, n)
		}
	}
	return last
}

// localInfo is what is known of a local that is defined at the top level of a
// run.
type localInfo struct {
	home int32
	slot bool // used in more than one leaf: it lives in the frame

	// setters are the top-level statements of the home leaf that write it;
	// used only if it stays there.
	setters []*ir.Stmt
}

// findLocals decides which locals live in the frame, and notes for each leaf
// which of them it uses.
func (s *splitter) findLocals() {
	s.locals = map[*ir.Stmt]*localInfo{}
	for _, l := range s.leaves {
		if l.parallel {
			continue
		}
		for _, st := range l.stmts {
			if st.Op == ir.OpLocal {
				s.locals[st] = &localInfo{home: l.id}
			}
		}
	}
	for _, l := range s.leaves {
		for _, top := range l.stmts {
			each(top, func(st *ir.Stmt) {
				if st.Op != ir.OpGet && st.Op != ir.OpSet {
					return
				}
				info := s.locals[st.Args[0]]
				if info == nil {
					return
				}
				if info.home != l.id {
					info.slot = true
				}
				if st.Op == ir.OpSet && info.home == l.id {
					if n := len(info.setters); n == 0 || info.setters[n-1] != top {
						info.setters = append(info.setters, top)
					}
				}
			})
		}
	}
	for _, l := range s.leaves {
		seen := map[*ir.Stmt]bool{}
		for _, top := range l.stmts {
			each(top, func(st *ir.Stmt) {
				local := st
				if st.Op == ir.OpGet || st.Op == ir.OpSet {
					local = st.Args[0]
				} else if st.Op != ir.OpLocal {
					return
				}
				info := s.locals[local]
				if info == nil || !info.slot {
					return
				}
				if st.Op != ir.OpGet {
					l.writes[local] = true
				}
				if !seen[local] {
					seen[local] = true
					l.locals = append(l.locals, local)
					s.slot(local, "a local that several constructs use")
				}
			})
		}
	}
}

// each calls f for st and everything nested in it.
func each(st *ir.Stmt, f func(*ir.Stmt)) {
	f(st)
	for _, b := range st.Blocks {
		b.Walk(func(n *ir.Stmt) bool { f(n); return true })
	}
}

// slot gives v a word of the frame, once.
func (s *splitter) slot(v *ir.Stmt, reason string) int {
	if w, ok := s.slots[v]; ok {
		return w
	}
	w := s.word(1)
	s.slots[v] = w
	if reason != "" {
		s.res.Carried = append(s.res.Carried, Carry{Pos: v.Pos, Name: v.Name, Slot: w, Reason: reason})
	}
	return w
}

func (s *splitter) word(n int) int {
	w := s.words
	s.words += n
	return w
}

func (s *splitter) kind(l *leaf) task.Kind {
	if l.parallel {
		return task.Parallel
	}
	return task.Serial
}
