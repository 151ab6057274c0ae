package reduce

import (
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
)

// uniform judges a store to an address that is the same in all iterations, or
// runs through the same addresses in each.
func (p *plan) uniform(a *access) {
	switch {
	case p.variance.single(a.stmt):
	case a.stmt.Op == ir.OpStore && p.known(a.addr):
		p.place(a)
	case a.stmt.Op == ir.OpZero, a.stmt.Op == ir.OpCopy && p.variance.of(a.stmt.Args[1]).uniform(),
		a.stmt.Op == ir.OpStore && p.variance.of(a.stmt.Args[1]).uniform() && !p.updates(a):
		// Every iteration stores the same.
	default:
		p.found(a, Shared, false)
	}
}

// varying judges a store to an address that differs between iterations.
func (p *plan) varying(a *access) {
	w := p.variance.of(a.addr)
	own := w.own == p.variance.all()
	switch {
	case w.data > 0 && own && w.step != w.data:
		// Such as a row of the iteration's own, and a column that data decide.
	case w.data > 0:
		if p.promised(a.stmt) {
			return
		}
		if p.updates(a) {
			p.found(a, Update, false)
		} else if !p.same(a) {
			p.found(a, Scatter, true)
		}
	case own, w.other, p.chosen(a.stmt):
	case p.updates(a):
		p.found(a, Shared, false)
	case !p.same(a):
		p.found(a, Few, true)
	}
}

func (p *plan) found(a *access, kind Kind, warning bool) {
	f := Problem{Loop: p.loop, At: a.stmt, Kind: kind, Warning: warning}
	p.memory.words(&f)
	for _, q := range p.problems {
		if q.At.Pos == f.At.Pos && q.Kind == kind {
			return
		}
	}
	p.problems = append(p.problems, f)
}

// promised reports whether the author says that what data decide is different
// in every iteration, of the loop or of one in it around s.
func (p *plan) promised(s *ir.Stmt) bool {
	for n := s; n != nil; n = p.memory.nodes[n].up {
		if p.memory.o.unique(n) {
			return true
		}
	}
	return false
}

// chosen reports whether the iterations that run s are chosen by arithmetic, so
// that few addresses may still be one for each.
func (p *plan) chosen(s *ir.Stmt) bool {
	for n := s; n != p.loop; n = p.memory.nodes[n].up {
		if up := p.memory.nodes[n].up; up.Op == ir.OpIf && p.variance.of(up.Args[0]).arithmetic() {
			return true
		}
	}
	return false
}

// same reports whether s stores one value in all iterations, as every other
// store of the loop that varies in place and may be to the same memory does.
func (p *plan) same(a *access) bool {
	one := func(b *access) bool {
		return b.stmt.Op == ir.OpZero || b.stmt.Op == ir.OpStore && p.variance.of(b.stmt.Args[1]).uniform() && p.known(b.stmt.Args[1])
	}
	if !one(a) {
		return false
	}
	for i := range p.accesses {
		b := &p.accesses[i]
		if !b.write || b.stmt == a.stmt || !a.tag.MayAlias(b.tag) || p.variance.private(b.addr) != nil {
			continue
		}
		if c, d := base(a.addr), base(b.addr); p.known(c) && p.known(d) && !p.alike(c, d) {
			continue // other slices are other memory, as a rule
		}
		if !one(b) || a.stmt.Op != b.stmt.Op || a.stmt.Op == ir.OpStore && !p.alike(a.stmt.Args[1], b.stmt.Args[1]) {
			return false
		}
	}
	return true
}

// updates reports whether what a stores, or whether it does, depends on what
// the iteration has read from the same place.
func (p *plan) updates(a *access) bool {
	if a.stmt.Op != ir.OpStore {
		return false
	}
	tainted := map[*ir.Stmt]bool{}
	for i := range p.accesses {
		b := &p.accesses[i]
		if b.stmt.Op == ir.OpLoad && b.tag == a.tag && p.sameText(a.addr, b.addr, maxDepth) {
			tainted[b.stmt] = true
		}
	}
	if len(tainted) == 0 {
		return false
	}
	for before := -1; before < len(tainted); { // through locals, until nothing is added
		before = len(tainted)
		p.spread(p.loop.Blocks[0], tainted, false)
	}
	return tainted[a.stmt]
}

// spread marks what depends on what is marked.
func (p *plan) spread(b *ir.Block, tainted map[*ir.Stmt]bool, decided bool) {
	for _, s := range b.Stmts {
		hit := decided && (s.Op == ir.OpStore || s.Op == ir.OpSet)
		for i, a := range s.Args {
			hit = hit || tainted[a] && !(s.Op == ir.OpSet && i == 0) && !(s.Op == ir.OpStore && i == 0)
		}
		if hit {
			tainted[s] = true
			if s.Op == ir.OpSet {
				tainted[s.Args[0]] = true
			}
		}
		for _, n := range s.Blocks {
			p.spread(n, tainted, decided || s.Op == ir.OpIf && hit)
		}
	}
}

// sameText reports whether a and b are one expression, which is taken to have
// one value. It is for what a person should look at, not for what code does.
func (p *plan) sameText(a, b *ir.Stmt, depth int) bool {
	if a == b {
		return true
	}
	if depth == 0 || a.Op != b.Op || a.Type != b.Type || a.Imm != b.Imm || a.Aux != b.Aux || a.Tag != b.Tag || len(a.Args) != len(b.Args) ||
		!a.Op.IsPure() && a.Op != ir.OpGet && a.Op != ir.OpLoad || a.Op == ir.OpIndex || len(a.Args) == 0 && a.Op != ir.OpConst && a.Op != ir.OpParam && a.Op != ir.OpTable {
		return false
	}
	for i := range a.Args {
		if !p.sameText(a.Args[i], b.Args[i], depth-1) {
			return false
		}
	}
	return true
}

// overlaps is the problem that q cannot be told from what a accesses.
func (p *plan) overlaps(q *place, a *access) Problem {
	f := Problem{Loop: p.loop, At: q.store, Kind: Overlap}
	name, other := p.memory.o.name(q.store), p.memory.o.name(a.stmt)
	f.Message = fmt.Sprintf("%s is the same place in all iterations of the parallel loop, and %s, which it also uses%s, may be that place too",
		name, other, p.memory.at(a.stmt))
	f.Hint = fmt.Sprintf("build it up in a variable, as in s += x, and store that after the loop, as in %s += s; or %s", name, serialHint)
	return f
}

// words gives f its message and hint.
func (m *memory) words(f *Problem) {
	name := m.o.name(f.At)
	switch f.Kind {
	case Shared:
		f.Message = fmt.Sprintf("%s is updated by every iteration of the parallel loop, or by several: nothing in its address tells them apart", name)
		f.Hint = "make the loop that its subscript comes from the parallel one, use " + AtomicHint + ", or " + serialHint
	case Few:
		f.Message = fmt.Sprintf("several iterations of the parallel loop store to %s, and there is no last one", name)
		f.Hint = "store at a subscript of the iteration's own, or " + serialHint
	case Update:
		f.Message = fmt.Sprintf("%s is read and changed, and another iteration of the parallel loop may have the same subscript, which data decide: changes would be lost", name)
		f.Hint = "use " + AtomicHint + "; if the subscript is different in every iteration, say so with //spelt:unique before the loop; or " + serialHint
	case Scatter:
		f.Message = fmt.Sprintf("another iteration of the parallel loop may store to %s too: data decide its subscript", name)
		f.Hint = "if it is different in every iteration, say so with //spelt:unique before the loop; if it is not, " + serialHint
	}
}
