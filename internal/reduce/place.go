package reduce

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// plan is what becomes of one loop that stores to places whose address is the
// same in all its iterations.
type plan struct {
	*memory
	*variance
	loop     *ir.Stmt
	accesses []access
	places   []*place
	loads    []*ir.Stmt // that addresses are computed from, which nothing in the loop may change
	met      map[*ir.Stmt]bool
	guards   map[*ir.Stmt]bool // checks that pass where the loads are
	pairs    [][2]span         // of which no two may overlap, or the loop runs in order
}

// place is one scalar in memory.
type place struct {
	addr  *ir.Stmt
	typ   ir.Type
	tag   ir.Tag
	store *ir.Stmt // the first
	uses  map[*ir.Stmt]bool
	fixed *ir.Stmt // what all stores store, if that is one value and nothing reads the place
	local *ir.Stmt // that it became
	set   *ir.Stmt // a local that says whether an iteration stored; nil if all did
	after *ir.Block
	value *ir.Stmt // of local, in after
}

// known reports whether v can be computed before the loop as well: it is the
// same in all iterations as long as the loads that it is computed from are.
func (p *plan) known(v *ir.Stmt) bool { return p.isKnown(v, 4*maxDepth) }

func (p *plan) isKnown(v *ir.Stmt, depth int) bool {
	if !p.memory.inside(v, p.loop) {
		return true
	}
	if depth == 0 {
		return false
	}
	switch {
	case v.Op == ir.OpGet:
		return !p.memory.inside(v.Args[0], p.loop) && !p.setIn(v.Args[0])
	case v.Op == ir.OpLoad, v.Op.IsPure() && v.Op != ir.OpIndex:
		for _, a := range v.Args {
			if !p.isKnown(a, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}

func (p *plan) setIn(local *ir.Stmt) bool {
	for _, u := range p.memory.users(local, p.loop) {
		if u.Op == ir.OpSet {
			return true
		}
	}
	return false
}

// alike reports whether a and b, which are known, are the same.
func (p *plan) alike(a, b *ir.Stmt) bool {
	if a == b {
		return true
	}
	if a.Op != b.Op || a.Type != b.Type || a.Imm != b.Imm || a.Aux != b.Aux || a.Tag != b.Tag || len(a.Args) != len(b.Args) {
		return false
	}
	switch {
	case a.Op == ir.OpGet:
		return a.Args[0] == b.Args[0] && !p.setIn(a.Args[0]) && p.memory.inside(a, p.loop) && p.memory.inside(b, p.loop)
	case a.Op == ir.OpMem, a.Op == ir.OpLocal:
		return false
	case a.Op != ir.OpLoad && !a.Op.IsPure():
		return false
	}
	for i := range a.Args {
		if !p.alike(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

// need notes the loads in v.
func (p *plan) need(v *ir.Stmt) {
	if p.met == nil {
		p.met = map[*ir.Stmt]bool{}
	}
	if p.met[v] || !p.memory.inside(v, p.loop) || v.Op == ir.OpGet {
		return
	}
	p.met[v] = true
	for _, a := range v.Args {
		p.need(a)
	}
	if v.Op == ir.OpLoad {
		p.loads = append(p.loads, v)
	}
}

// guard notes the checks before s, which is needed.
func (p *plan) guard(s *ir.Stmt) {
	found := map[*ir.Stmt]bool{}
	p.checks(s, found)
	for c := range found {
		p.guards[c] = true
		for _, a := range c.Args {
			p.need(a)
		}
	}
}

// place notes a store to a known address.
func (p *plan) place(a *access) {
	for _, q := range p.places {
		if q.typ == a.tag.Type && p.alike(q.addr, a.addr) {
			return
		}
	}
	p.places = append(p.places, &place{addr: a.addr, typ: a.tag.Type, tag: a.tag, store: a.stmt, uses: map[*ir.Stmt]bool{}})
}

// resolve finds out whether the places are accessed as such only, and what must
// be asked at a launch to know. It reports false if there is a problem.
func (p *plan) resolve() bool {
	clear(p.guards)
	owners := map[*ir.Stmt]*place{}
	for i := range p.accesses {
		a := &p.accesses[i]
		for _, q := range p.places {
			if (a.stmt.Op == ir.OpLoad || a.stmt.Op == ir.OpStore) && a.tag.Type == q.typ && p.known(a.addr) && p.alike(a.addr, q.addr) {
				q.uses[a.stmt] = true
				owners[a.stmt] = q
			}
		}
	}
	for _, q := range p.places {
		p.need(q.addr)
		q.fixed = p.fixed(q)
		if q.fixed != nil {
			p.need(q.fixed)
		}
	}
	for i := 0; i < len(p.places); i++ {
		q := p.places[i]
		for j := range p.accesses {
			a := &p.accesses[j]
			o := owners[a.stmt]
			if o == q || o != nil && a.stmt != o.store {
				continue // one access of another place will do
			}
			if o != nil && p.indexOf(o) < i {
				continue // that pair has been seen
			}
			if !p.keepApart(q.addr, q.typ.Size(), q.tag, a) {
				if p.object(base(q.addr)) { // a variable, which is refused as such
					p.places = slices.Delete(p.places, i, i+1)
					p.pairs, p.loads, p.met = nil, nil, nil
					return len(p.places) > 0 && p.resolve()
				}
				p.problems = append(p.problems, p.overlaps(q, a))
				return false
			}
		}
	}
	for i := 0; i < len(p.loads); i++ { // which may grow
		l := p.loads[i]
		p.guard(l)
		for j := range p.accesses {
			a := &p.accesses[j]
			if a.write && !p.keepApart(l.Args[0], l.Type.Size(), l.Tag, a) {
				p.problems = append(p.problems, p.overlaps(p.places[0], a))
				return false
			}
		}
	}
	return true
}

func (p *plan) indexOf(q *place) int {
	for i := range p.places {
		if p.places[i] == q {
			return i
		}
	}
	return -1
}

// fixed is the one value that all stores to q store, none of which is under a
// condition that the place decides; nil if there is another or a load.
func (p *plan) fixed(q *place) *ir.Stmt {
	var v *ir.Stmt
	for s := range q.uses {
		if s.Op != ir.OpStore || !p.variance.of(s.Args[1]).uniform() || !p.known(s.Args[1]) || v != nil && !p.alike(v, s.Args[1]) {
			return nil
		}
		if v == nil || p.memory.pos(s.Args[1]) < p.memory.pos(v) {
			v = s.Args[1]
		}
	}
	return v
}

// keepApart reports whether the size bytes at addr, which is known, are none
// that a accesses, or adds the question to what is asked at a launch.
func (p *plan) keepApart(addr *ir.Stmt, size int64, tag ir.Tag, a *access) bool {
	if !tag.MayAlias(a.tag) || p.variance.private(a.addr) != nil {
		return true
	}
	b, c := base(addr), base(a.addr)
	switch {
	case p.object(b) && p.object(c):
		if b != c && !p.alike(b, c) {
			return true
		}
	case p.object(b) && p.foreign(c), p.object(c) && p.foreign(b):
		return true
	}
	mine := p.span(addr, size, nil)
	theirs := p.span(a.addr, a.size, a.stmt)
	if theirs == nil {
		return false
	}
	if p.alike(b, c) {
		switch {
		case mine.static && theirs.static:
			return mine.off+mine.len <= theirs.off || theirs.off+theirs.len <= mine.off
		case mine.static && theirs.off >= mine.off+mine.len:
			return true
		case theirs.static && mine.off >= theirs.off+theirs.len:
			return true
		case !p.known(a.addr) && !theirs.static:
			return false
		}
	}
	p.pairs = append(p.pairs, [2]span{*mine, *theirs})
	return true
}

// object reports whether b is memory of the kernel's own, or a constant table.
func (p *plan) object(b *ir.Stmt) bool {
	return b.Op == ir.OpMem || b.Op == ir.OpTable || b.Op == ir.OpParam && p.k.Params[b.Imm].Mem > 0
}

// foreign reports whether b comes from outside of the kernel, which holds no
// pointers to the kernel's own memory.
func (p *plan) foreign(b *ir.Stmt) bool {
	switch b.Op {
	case ir.OpParam:
		return p.k.Params[b.Imm].Mem == 0
	case ir.OpLoad:
		return p.variance.private(b.Args[0]) == nil && !p.object(base(b.Args[0])) && base(b.Args[0]).Op != ir.OpGet
	case ir.OpConst:
		return true
	case ir.OpGet:
		l := b.Args[0]
		if !p.foreign(base(l.Args[0])) {
			return false
		}
		for _, u := range p.memory.nodes[l].users {
			if u.Op == ir.OpSet {
				if c := base(u.Args[1]); c.Op == ir.OpGet && c.Args[0] == l {
					continue
				} else if c.Op == ir.OpGet || !p.foreign(c) {
					return false
				}
			}
		}
		return true
	}
	return false
}
