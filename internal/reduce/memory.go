package reduce

import "github.com/spelt-go/spelt/internal/ir"

// Options say what a frontend knows and the IR does not. Each may be nil.
type Options struct {
	// Unknown reports whether nothing is known of what a local holds, and
	// Random whether it is the state of a generator of random numbers.
	Unknown, Random func(local *ir.Stmt) bool
	// Counter reports whether s converts the index of a loop to the type of the
	// loop's variable, which is different in each iteration even if it wraps.
	Counter func(s *ir.Stmt) bool
	// Unique reports whether the author promises, for the for or loop s, that
	// subscripts which data decide are different in all iterations.
	Unique func(s *ir.Stmt) bool
	// Name is what s, an access to memory, accesses, as the source has it.
	Name func(s *ir.Stmt) string
}

func (o *Options) unknown(local *ir.Stmt) bool { return o.Unknown != nil && o.Unknown(local) }

func (o *Options) random(local *ir.Stmt) bool { return o.Random != nil && o.Random(local) }

func (o *Options) counter(s *ir.Stmt) bool { return o.Counter != nil && o.Counter(s) }

func (o *Options) unique(s *ir.Stmt) bool { return o.Unique != nil && o.Unique(s) }

func (o *Options) name(s *ir.Stmt) string {
	if o.Name != nil {
		if n := o.Name(s); n != "" {
			return n
		}
	}
	return "a place in memory"
}

// Memory looks at what the parallel loops of k store.
//
// A place whose address is the same in all iterations of a loop becomes a
// local that the loop builds up, for [Recognise] to judge, and which the place
// is given once the loop has ended; it is not touched if no iteration does.
// Where another access of the loop may be to the same bytes, which for slices
// only a launch can tell, the kernel gets a second version of the loop, serial,
// and a test before it that takes one of them.
//
// What several iterations may store to otherwise, as far as that can be seen,
// is a [Problem]: of kind [Scatter], which only likely is one, a warning.
func Memory(k *ir.Kernel, o Options) *Places {
	if k.Verify() != nil {
		return &Places{}
	}
	m := &memory{o: o, recogniser: recogniser{k: k, index: newIndex(k.Body)}}
	var loops []*ir.Stmt
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpFor && s.Loop.Parallel {
			loops = append(loops, s)
			return false
		}
		return true
	})
	for _, s := range loops {
		m.loop(s)
	}
	out := &Places{Problems: m.problems, flags: map[*ir.Stmt]bool{}, locals: map[*ir.Stmt]*place{}}
	for _, p := range m.plans {
		p.rewrite(out)
	}
	return out
}

// Places are what [Memory] has made of a kernel.
type Places struct {
	// Problems are of what cannot be run in parallel; warnings are among them.
	Problems []Problem

	locals map[*ir.Stmt]*place
	flags  map[*ir.Stmt]bool // locals that say whether a place is stored to
}

// Recognise is [Recognise] for a kernel that [Memory] has changed: it also
// writes what becomes of the places after their loops.
func (p *Places) Recognise(k *ir.Kernel) []Problem {
	problems := recognise(k, p)
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpFor {
			for _, r := range s.Loop.Reduce {
				if q := p.locals[r.Local]; q != nil {
					q.finish(r.Op)
				}
			}
		}
		return true
	})
	return problems
}

// memory is the work of [Memory]. It finds out about all loops first, and then
// changes the kernel.
type memory struct {
	recogniser
	o     Options
	plans []*plan
}

// access is one access to memory in a loop.
type access struct {
	stmt  *ir.Stmt
	addr  *ir.Stmt
	size  int64
	tag   ir.Tag // of type Void for raw bytes
	write bool
	plain bool // a load or store, neither atomic nor volatile
}

func (m *memory) loop(loop *ir.Stmt) {
	var list []access
	collect(loop.Blocks[0], &list)
	writes := false
	for _, a := range list {
		writes = writes || a.write && a.plain
	}
	if !writes || once(loop) {
		return
	}
	v := newVariance(m.index, loop, &m.o)
	p := &plan{memory: m, variance: v, loop: loop, accesses: list, guards: map[*ir.Stmt]bool{}}
	for i := range list {
		a := &list[i]
		if !a.write || !a.plain || v.private(a.addr) != nil {
			continue
		}
		if b := base(a.addr); b.Op == ir.OpMem || b.Op == ir.OpParam && m.k.Params[b.Imm].Mem > 0 {
			if v.of(a.addr).uniform() && !v.single(a.stmt) && a.stmt.Op == ir.OpStore && p.known(a.addr) {
				p.place(a)
			}
			continue // else the frontend's own business: these are variables
		}
		switch {
		case v.of(a.addr).uniform():
			p.uniform(a)
		default:
			p.varying(a)
		}
	}
	if len(p.places) > 0 && p.resolve() {
		m.plans = append(m.plans, p)
	}
}

// once reports whether loop has one iteration at most.
func once(loop *ir.Stmt) bool {
	n := int64(1)
	for _, c := range loop.Args {
		if c.Op != ir.OpConst || c.Imm > 1 {
			return false
		}
		n *= c.Imm
	}
	return n <= 1
}

// collect lists the accesses in b, in text order.
func collect(b *ir.Block, list *[]access) {
	for _, s := range b.Stmts {
		if s.Op == ir.OpFor && s.Args[0].IsConstInt(0) {
			continue
		}
		add := func(addr *ir.Stmt, size int64, tag ir.Tag, write, plain bool) {
			*list = append(*list, access{s, addr, size, tag, write, plain})
		}
		switch s.Op {
		case ir.OpLoad:
			add(s.Args[0], s.Type.Size(), s.Tag, false, true)
		case ir.OpStore:
			add(s.Args[0], s.Tag.Type.Size(), s.Tag, true, true)
		case ir.OpCopy:
			add(s.Args[1], s.Imm, ir.Tag{}, false, true)
			add(s.Args[0], s.Imm, ir.Tag{}, true, true)
		case ir.OpZero:
			add(s.Args[0], s.Imm, ir.Tag{}, true, true)
		case ir.OpAtomicLoad, ir.OpVolatileLoad:
			add(s.Args[0], s.Tag.Type.Size(), s.Tag, false, false)
		case ir.OpAtomicStore, ir.OpVolatileStore, ir.OpAtomicRMW, ir.OpAtomicCAS:
			add(s.Args[0], s.Tag.Type.Size(), s.Tag, true, false)
		}
		for _, n := range s.Blocks {
			collect(n, list)
		}
	}
}

// single reports whether s runs in one iteration of the loop at most, since it
// is guarded by a comparison of each of the loop's indices with something that
// is the same in all iterations.
func (v *variance) single(s *ir.Stmt) bool {
	var fixed uint8
	for n := s; n != v.loop; n = v.nodes[n].up {
		if up := v.nodes[n].up; up.Op == ir.OpIf && v.nodes[n].block == up.Blocks[0] {
			fixed |= v.fixes(up.Args[0], 0)
		}
	}
	return fixed == v.all()
}

// fixes are the indices of the loop that can have one value only where cond
// holds.
func (v *variance) fixes(cond *ir.Stmt, depth int) uint8 {
	if depth > maxDepth {
		return 0
	}
	depth++
	switch cond.Op {
	case ir.OpEq:
		for i, a := range cond.Args {
			if w := v.of(a); v.of(cond.Args[1-i]).uniform() && w.step > 0 && w.data == 0 && w.part == "" && !w.other && w.own&(w.own-1) == 0 {
				return w.own
			}
		}
	case ir.OpAnd:
		return v.fixes(cond.Args[0], depth) | v.fixes(cond.Args[1], depth)
	case ir.OpOr:
		return v.fixes(cond.Args[0], depth) & v.fixes(cond.Args[1], depth)
	case ir.OpGet: // of a && b, see lastOfAnd
		l := cond.Args[0]
		fixed, replaced := v.all(), false
		for _, u := range v.nodes[l].users {
			if u.Op != ir.OpSet || u.Args[1].Op == ir.OpConst && u.Args[1].Imm == 0 {
				continue
			}
			if up := v.nodes[u].up; up != nil && up.Op == ir.OpIf && up.Args[0] == l.Args[0] && v.nodes[u].block == up.Blocks[0] {
				replaced = true
			}
			f := v.fixes(u.Args[1], depth)
			for n := u; n != nil && n != v.loop; n = v.nodes[n].up {
				if up := v.nodes[n].up; up != nil && up.Op == ir.OpIf && v.nodes[n].block == up.Blocks[0] {
					f |= v.fixes(up.Args[0], depth)
				}
			}
			fixed &= f
		}
		if !replaced && (l.Args[0].Op != ir.OpConst || l.Args[0].Imm != 0) {
			fixed &= v.fixes(l.Args[0], depth)
		}
		return fixed
	}
	return 0
}
