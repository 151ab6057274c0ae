package reduce

import (
	"fmt"
	"math"

	"github.com/spelt-go/spelt/internal/ir"
)

// varies says how a value in the body of a parallel loop differs between
// iterations. The zero varies is a value that is the same in all of them.
type varies struct {
	own  uint8 // indices of the loop that it is a sum of multiples of, as bits
	step int64 // by how much it changes where such an index does; manifold if that is not known
	data int64 // likewise for what memory holds; 0 if nothing in it does
	part string
	// other: it differs by arithmetic that may or may not tell iterations apart.
	other bool
}

// manifold is a step or factor that only a run knows.
const manifold = math.MaxInt32

func (v varies) uniform() bool { return v == varies{} }

// arithmetic reports whether v differs, but not with data.
func (v varies) arithmetic() bool { return v.data == 0 && !v.uniform() }

// join is what is known of a value that is one of two.
func (v varies) join(w varies) varies {
	switch {
	case v == w || w.uniform() && v.data > 0:
		return v
	case v.uniform():
		if w.data == 0 {
			w.other = true
		}
		return w
	case w.uniform():
		v.other = true
		return v
	}
	s := v.plus(w)
	s.other = s.other || s.data == 0
	return s
}

// plus is what is known of the sum of two.
func (v varies) plus(w varies) varies {
	s := varies{own: v.own | w.own, step: least2(v.step, w.step), data: least2(v.data, w.data), other: v.other || w.other}
	if s.part = v.part; v.part == "" {
		s.part = w.part
	} else if w.part != "" && w.part != v.part {
		s.part, s.other = "", true // such as a quotient and a remainder
	}
	return s
}

// least2 is the smaller of two steps, of which 0 is none.
func least2(a, b int64) int64 {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}

func (v varies) times(factor int64) varies {
	scale := func(a int64) int64 {
		if a > manifold/factor {
			return manifold
		}
		return a * factor
	}
	v.step, v.data = scale(v.step), scale(v.data)
	if v.part != "" {
		v.part = fmt.Sprint(v.part, "*", factor)
	}
	return v
}

// folded is what is known of a function of v that has one result for many v.
func (v varies) folded(name string) varies {
	switch {
	case v.data > 0:
		return varies{data: 1}
	case v.other:
		return varies{other: true}
	case v.uniform():
		return v
	}
	return varies{part: fmt.Sprintf("%s(%x%s)", name, v.own, v.part)}
}

// mixed is what is known of any function of v.
func (v varies) mixed() varies {
	switch {
	case v.data > 0:
		return varies{data: 1}
	case v.uniform():
		return v
	}
	return varies{other: true}
}

// variance finds out about the values of one loop. Locals that change have the
// join of all that they are set to, and of what decides whether they are.
type variance struct {
	*index
	loop   *ir.Stmt
	o      *Options
	values map[*ir.Stmt]varies
	locals map[*ir.Stmt]varies
	memory map[*ir.Stmt]varies // content of what is an iteration's own, by its mem
	// pointers are those that are stored in what is an iteration's own.
	pointers map[*ir.Stmt][]*ir.Stmt
	exits    map[*ir.Stmt]varies // by scope: what decides when it is left
	depth    map[*ir.Stmt]int    // of locals: len(control) where they are made
	control  []decision
	changed  bool
}

// decision is what decides whether, or how often, something runs.
type decision struct {
	scope *ir.Stmt // if it is one
	by    varies
}

// maxVarianceRounds bounds the rounds until nothing changes; what is not known
// by then counts as unknown.
const maxVarianceRounds = 12

func newVariance(x *index, loop *ir.Stmt, o *Options) *variance {
	v := &variance{index: x, loop: loop, o: o, values: map[*ir.Stmt]varies{}, locals: map[*ir.Stmt]varies{},
		memory: map[*ir.Stmt]varies{}, pointers: map[*ir.Stmt][]*ir.Stmt{}, exits: map[*ir.Stmt]varies{}, depth: map[*ir.Stmt]int{}}
	for i, p := range loop.Blocks[0].Params {
		v.values[p] = varies{own: 1 << i, step: 1}
	}
	for range maxVarianceRounds {
		v.changed = false
		clear(v.pointers)
		v.block(loop.Blocks[0])
		if !v.changed {
			break
		}
	}
	return v
}

// all is the own of a value that all indices of the loop are in.
func (v *variance) all() uint8 { return 1<<len(v.loop.Blocks[0].Params) - 1 }

// of is how s differs between iterations.
func (v *variance) of(s *ir.Stmt) varies { return v.values[s] }

func (v *variance) learn(m map[*ir.Stmt]varies, s *ir.Stmt, w varies) {
	old, known := m[s]
	if known {
		w = old.join(w)
	}
	if w != old {
		m[s] = w
		v.changed = true
	}
}

func (v *variance) block(b *ir.Block) {
	for _, s := range b.Stmts {
		v.stmt(s)
	}
}

func (v *variance) stmt(s *ir.Stmt) {
	switch s.Op {
	case ir.OpLocal:
		v.depth[s] = len(v.control)
		w := v.of(s.Args[0])
		switch {
		case v.o.unknown(s):
			w = varies{other: true}
		case v.o.random(s):
			w = varies{data: 1}
		}
		v.learn(v.locals, s, w)
	case ir.OpSet:
		l := s.Args[0]
		w := v.of(s.Args[1])
		for _, d := range v.control[min(v.depth[l], len(v.control)):] {
			if m := d.by.mixed(); !m.uniform() {
				w = w.plus(m)
			}
		}
		v.learn(v.locals, l, w)
	case ir.OpStore:
		if m := v.private(s.Args[0]); m != nil {
			v.learn(v.memory, m, v.of(s.Args[1]))
			if s.Args[1].Type == ir.Ptr {
				v.pointers[m] = append(v.pointers[m], s.Args[1])
			}
		}
	case ir.OpCopy:
		if m := v.private(s.Args[0]); m != nil {
			v.learn(v.memory, m, varies{data: 1})
		}
	case ir.OpIf:
		v.within(decision{by: v.of(s.Args[0])}, s.Blocks...)
	case ir.OpFor:
		by := varies{}
		for _, c := range s.Args {
			by = by.plus(v.of(c).mixed())
		}
		v.within(decision{scope: s, by: by.plus(v.exits[s])}, s.Blocks...)
	case ir.OpLoop, ir.OpBlock:
		v.within(decision{scope: s, by: v.exits[s]}, s.Blocks...)
	case ir.OpBreak, ir.OpContinue, ir.OpReturn:
		v.jump(s)
	default:
		v.values[s] = v.value(s)
	}
}

func (v *variance) within(d decision, blocks ...*ir.Block) {
	v.control = append(v.control, d)
	for _, b := range blocks {
		v.block(b)
	}
	v.control = v.control[:len(v.control)-1]
}

// jump has the scopes that s leaves, or goes on with, depend on what decides
// whether s is reached.
func (v *variance) jump(s *ir.Stmt) {
	by, scopes := varies{}, s.Imm
	for i := len(v.control) - 1; i >= 0; i-- {
		d := v.control[i]
		if d.scope == nil {
			by = by.plus(d.by.mixed())
			continue
		}
		if !by.uniform() {
			v.learn(v.exits, d.scope, by)
		}
		if scopes == 0 && s.Op != ir.OpReturn {
			return
		}
		scopes--
	}
}

// value is how s, which has a value, differs.
func (v *variance) value(s *ir.Stmt) varies {
	arg := func(i int) varies { return v.of(s.Args[i]) }
	switch s.Op {
	case ir.OpGet:
		return v.locals[s.Args[0]]
	case ir.OpLoad:
		return v.load(s)
	case ir.OpAtomicRMW:
		if s.Aux == "add" { // the old value of a counter: nobody else gets it
			return varies{own: v.all(), step: 1}
		}
		return varies{data: 1}
	case ir.OpAtomicLoad, ir.OpAtomicCAS, ir.OpVolatileLoad:
		return varies{data: 1}
	case ir.OpAdd, ir.OpSub, ir.OpOr:
		return arg(0).plus(arg(1))
	case ir.OpNeg, ir.OpCom, ir.OpBswap, ir.OpBitrev, ir.OpOffset, ir.OpRound:
		return arg(0)
	case ir.OpXor:
		if arg(0).uniform() || arg(1).uniform() {
			return arg(0).plus(arg(1))
		}
	case ir.OpElem:
		w := arg(1)
		if !w.uniform() {
			w = w.times(max(s.Imm, 1))
		}
		return arg(0).plus(w)
	case ir.OpMul:
		for i := range s.Args {
			f := s.Args[1-i]
			switch {
			case f.IsConstInt(0):
				return varies{}
			case f.Op == ir.OpConst && f.Type.IsInt() && f.Imm > 0 && f.Imm < manifold:
				return arg(i).times(f.Imm)
			case v.of(f).uniform() && !arg(i).uniform():
				return arg(i).times(manifold)
			}
		}
	case ir.OpShl:
		if arg(1).uniform() && !arg(0).uniform() {
			if c := s.Args[1]; c.Op == ir.OpConst && uint64(c.Imm) < 31 {
				return arg(0).times(1 << c.Imm)
			}
			return arg(0).times(manifold)
		}
	case ir.OpDiv, ir.OpRem, ir.OpShr, ir.OpAnd, ir.OpAndNot:
		if v.of(s.Args[1]).uniform() && !arg(0).uniform() {
			return v.quotient(s, arg(0))
		}
	case ir.OpConv:
		if s.Type.IsInt() && s.Args[0].Type.IsInt() {
			if !v.o.counter(s) && s.Type.Bits() < 32 && s.Args[0].Type.Bits() > s.Type.Bits() {
				return arg(0).folded(s.Type.String())
			}
			return arg(0)
		}
	case ir.OpSelect:
		if w := arg(1).join(arg(2)); s.Type == ir.Ptr || arg(0).uniform() {
			return w
		}
	}
	w := varies{}
	for i := range s.Args {
		w = w.plus(arg(i))
	}
	return w.mixed()
}

// quotient is how the quotient or remainder s of w differs: as w does, where w
// moves by the divisor at least.
func (v *variance) quotient(s *ir.Stmt, w varies) varies {
	by := int64(manifold) // what only a run knows
	if c := s.Args[1]; c.Op == ir.OpConst && c.Imm > 0 {
		switch {
		case s.Op == ir.OpDiv:
			by = min(c.Imm, manifold)
		case s.Op == ir.OpShr && c.Imm < 31:
			by = 1 << c.Imm
		}
	}
	if (s.Op == ir.OpDiv || s.Op == ir.OpShr) && w.step >= by && w.data == 0 && w.part == "" && !w.other {
		if w.step /= by; by == manifold {
			w.step = 1
		}
		return w
	}
	return w.folded(s.Op.String())
}

// load is how what s reads differs: with data, unless it is a pointer, which
// leads to memory of the iteration's own if that is where it lies.
func (v *variance) load(s *ir.Stmt) varies {
	a := v.of(s.Args[0])
	if m := v.private(s.Args[0]); m != nil {
		return v.memory[m].plus(a.mixed())
	}
	switch {
	case a.uniform():
		return a
	case base(s.Args[0]).Op == ir.OpTable:
		return a.mixed()
	case s.Type == ir.Ptr && a.data == 0:
		a.step = manifold
		return a
	}
	return varies{data: 1}
}

// private is the memory of one iteration that p points into; nil if it may
// point elsewhere, or if it is nil.
func (v *variance) private(p *ir.Stmt) *ir.Stmt {
	m, _ := v.privateMem(p, 0)
	return m
}

// maxPointers bounds how far a pointer is followed through locals.
const maxPointers = 8

func (v *variance) privateMem(p *ir.Stmt, depth int) (mem *ir.Stmt, ok bool) {
	p = base(p)
	if depth++; depth > maxPointers {
		return nil, false
	}
	var from []*ir.Stmt // each of which p may be
	switch {
	case p.Op == ir.OpConst:
		return nil, true
	case p.Op == ir.OpMem && v.inside(p, v.loop):
		return p, true
	case p.Op == ir.OpSelect:
		from = p.Args[1:]
	case p.Op == ir.OpLoad:
		m, _ := v.privateMem(p.Args[0], depth)
		if m == nil {
			return nil, false
		}
		from = v.pointers[m]
	case p.Op == ir.OpGet && v.inside(p.Args[0], v.loop):
		l := p.Args[0]
		from = append(from, l.Args[0])
		for _, u := range v.nodes[l].users {
			if u.Op == ir.OpSet && !v.movesOn(u.Args[1], l) {
				from = append(from, u.Args[1])
			}
		}
	default:
		return nil, false
	}
	for _, f := range from {
		m, ok := v.privateMem(f, depth)
		if !ok {
			return nil, false
		}
		if m != nil {
			mem = m
		}
	}
	return mem, true
}

// movesOn reports whether p is the pointer in l, moved.
func (v *variance) movesOn(p, l *ir.Stmt) bool {
	b := base(p)
	return b.Op == ir.OpGet && b.Args[0] == l
}

// base is the pointer that p is some way on from.
func base(p *ir.Stmt) *ir.Stmt {
	for p.Op == ir.OpElem || p.Op == ir.OpOffset {
		p = p.Args[0]
	}
	return p
}
