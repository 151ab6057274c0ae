package transform

import "github.com/spelt-go/spelt/internal/ir"

// licm moves what is the same in every iteration in front of the loop: pure
// operations, reads of locals that the loop does not set, and loads from memory
// that it does not write.
//
// A load moves only where it cannot fault, since the loop may run zero times or
// leave early. Its address must be local memory, or lie within what a pointer
// points at that a nonnil check has passed, which says how much that is. If that
// check stands in front of the loop, so will the load. If it stands in the loop
// before the load, the load moves under a test for nil; the check, which stays,
// fails before the value that takes its place is used:
//
//	%t = local 0; if p != nil { set %t (load p) }; for … { nonnil p; get %t }
//
// The pointer itself must be one that the program has: a parameter, or read from
// memory or a local. Computed ones may stand before what says that they are in
// range; whether an address with an index may be read is up to a bounds check.
// Checks stay in the loop, to be covered by guards.
//
// Operations leave conditional code too, since they cannot fail and run once
// then. Out of parallel work they move only in a task: in a whole kernel it is
// not theirs alone.
func licm(k *ir.Kernel, o *Options) {
	e := newEffects(k)
	m := &mover{
		effects: e,
		sub:     subst{},
		parts:   parts(k, o),
		level:   make(map[*ir.Stmt]int, len(e.end)),
		nonnil:  map[*ir.Stmt][]nonnil{},
	}
	m.block(k.Body)
}

type mover struct {
	*effects
	sub   subst
	parts partition

	loops []*moving // around, outermost first
	floor int       // how many of them nothing may leave

	// level is how many loops are around a value, where it stands after
	// moving; nonnil has, of a pointer, the checks that are passed here.
	level  map[*ir.Stmt]int
	nonnil map[*ir.Stmt][]nonnil
}

// nonnil is a check that a pointer, if it is not nil, points at so many bytes.
type nonnil struct {
	level int
	size  int64
}

// moving is a loop and what moves in front of it.
type moving struct {
	loop  *ir.Stmt
	front []*ir.Stmt
}

func (m *mover) block(b *ir.Block) {
	var checked []*ir.Stmt
	out := make([]*ir.Stmt, 0, len(b.Stmts))
	for _, p := range b.Params {
		m.level[p] = len(m.loops)
	}
	for _, s := range b.Stmts {
		m.sub.apply(s)
		switch {
		case len(s.Blocks) > 0:
			out = append(out, m.control(s)...)
			continue
		case s.Op.IsPure():
			if m.moveTo(s, m.depth(s)) {
				continue
			}
		case s.Op == ir.OpGet:
			if m.moveTo(s, m.getDepth(s)) {
				continue
			}
		case s.Op == ir.OpLoad:
			if m.load(s) {
				continue
			}
		case s.Op == ir.OpNonNil:
			p := s.Args[0]
			m.nonnil[p] = append(m.nonnil[p], nonnil{len(m.loops), s.Imm})
			checked = append(checked, p)
		}
		m.level[s] = len(m.loops)
		out = append(out, s)
	}
	b.Stmts = out
	for _, p := range checked {
		m.nonnil[p] = m.nonnil[p][:len(m.nonnil[p])-1]
	}
}

// control moves what it can out of s and returns s with that in front.
func (m *mover) control(s *ir.Stmt) []*ir.Stmt {
	floor := m.floor
	var front *moving
	if s.Op == ir.OpFor || s.Op == ir.OpLoop {
		front = &moving{loop: s}
		m.loops = append(m.loops, front)
	}
	if m.parts.edge(s) || s.Op == ir.OpSections {
		m.floor = len(m.loops)
	}
	for _, b := range s.Blocks {
		m.block(b)
	}
	m.floor = floor
	if front == nil {
		return []*ir.Stmt{s}
	}
	m.loops = m.loops[:len(m.loops)-1]
	return append(front.front, s)
}

// depth is the number of loops around the innermost operand of s.
func (m *mover) depth(s *ir.Stmt) int {
	d := m.floor
	for _, a := range s.Args {
		d = max(d, m.level[a])
	}
	return d
}

// moveTo moves s to where d loops are around it, if that is further out.
func (m *mover) moveTo(s *ir.Stmt, d int) bool {
	if d >= len(m.loops) {
		return false
	}
	m.level[s] = d
	m.loops[d].front = append(m.loops[d].front, s)
	return true
}

// getDepth is how far out the read s of a local gives the same.
func (m *mover) getDepth(s *ir.Stmt) int {
	d := len(m.loops)
	for least := m.depth(s); d > least && !m.setIn(s.Args[0], m.loops[d-1].loop); {
		d--
	}
	return d
}

// load moves s as far out as it gives the same and cannot fault.
func (m *mover) load(s *ir.Stmt) bool {
	r, _ := reads(s)
	d := len(m.loops)
	for least := m.depth(s); d > least; d-- {
		l := m.loops[d-1].loop
		if m.sharedIn(l) || m.writtenIn(&r, l) {
			break
		}
	}
	if d == len(m.loops) {
		return false
	}
	base, off := s.Args[0], int64(0)
	for base.Op == ir.OpOffset {
		off += base.Imm
		base = base.Args[0]
	}
	if size := m.objectSize(base); size > 0 && off >= 0 && off+s.Type.Size() <= size {
		return m.moveTo(s, d)
	}
	if m.level[base] > d {
		return false
	}
	if base.Op != ir.OpParam && base.Op != ir.OpLoad && base.Op != ir.OpGet {
		return false
	}
	for _, c := range m.nonnil[base] { // the outermost first
		if off < 0 || off+s.Type.Size() > c.size {
			continue
		}
		if c.level <= d {
			return m.moveTo(s, d)
		}
		m.guarded(s, base, d)
		return true
	}
	return false
}

// objectSize is the size of the object at p, 0 if p is only a pointer.
func (m *mover) objectSize(p *ir.Stmt) int64 {
	switch p.Op {
	case ir.OpMem:
		return p.Imm
	case ir.OpTable:
		return int64(len(p.Aux) / 2)
	case ir.OpParam:
		return m.kernel.Params[p.Imm].Mem
	}
	return 0
}

// guarded moves the load s to depth d under a test whether base is nil.
func (m *mover) guarded(s, base *ir.Stmt, d int) {
	b := ir.Builder{Block: &ir.Block{}, Pos: s.Pos}
	nothing := b.Const(s.Type, 0)
	nowhere := b.Const(ir.Ptr, 0)
	there := b.Op(ir.OpNe, ir.Bool, base, nowhere)
	l := b.Local(s.Name, nothing)
	v := &ir.Stmt{Op: ir.OpLoad, Type: s.Type, Args: s.Args, Tag: s.Tag, Pos: s.Pos, Name: s.Name}
	b.If(there, func() {
		b.Emit(v)
		b.Set(l, v)
	}, nil)
	get := b.Get(l)
	for _, n := range b.Block.Stmts {
		n.ID = s.ID // within every loop that s is in, to those who ask by position
		m.level[n] = d
	}
	m.loops[d].front = append(m.loops[d].front, b.Block.Stmts...)
	m.sub[s] = get
}
