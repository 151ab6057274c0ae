package depend

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// Kind is what kind of dependence there is.
type Kind uint8

const (
	// Flow: an iteration reads what one before it stores.
	Flow Kind = iota
	// Anti: an iteration stores to what one before it reads.
	Anti
	// Output: an iteration stores to where one before it stores.
	Output
	// Shared: all iterations along one index of a grid, or all of the loop, use one element.
	Shared
)

// Dependence is one that holds whatever the arguments.
type Dependence struct {
	Kind  Kind
	Loop  *ir.Stmt
	Name  string   // of the slice, array or pointer; "" if it has none
	Store *ir.Stmt // the store
	Other *ir.Stmt // the read, or the other store; nil if it is Store itself

	// Distance says by how much the indices of the later iteration are greater, outermost first. Of Shared it is one for the
	// index along which iterations share, and zero for others.
	Distance []int64
}

// far is the distance from which on iterations of a loop of unknown length are not taken to meet: x[i] and x[i+256]
// may well be two parts of x, of 256 elements each. A launch finds out.
const far = 64

// maxPairs bounds the pairs that are compared in one loop.
const maxPairs = 50_000

// Find gives the dependences of the parallel loops of k, one for each store that
// has any, in the order of the stores. It numbers k.
func Find(k *ir.Kernel) []Dependence {
	k.Number()
	var loops []*ir.Stmt
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpFor && s.Loop.Parallel {
			loops = append(loops, s)
			return false
		}
		return true
	})
	if len(loops) == 0 {
		return nil
	}
	r := resolve(k)
	var out []Dependence
	for _, l := range loops {
		out = append(out, collect(&r, l, false).find()...)
	}
	return out
}

// find compares every store with every access that may be to the same memory.
func (c *collector) find() []Dependence {
	byRoot := map[string][]*access{}
	for _, a := range c.list {
		if a.root != nil && !a.atomic {
			key := c.signature(a.root, 0)
			byRoot[key] = append(byRoot[key], a)
		}
	}
	reaches := map[*access]*reach{}
	of := func(a *access) *reach {
		r := reaches[a]
		if r == nil {
			x := c.reach(a)
			r = &x
			reaches[a] = r
		}
		return r
	}
	var out []Dependence
	pairs := 0
	for _, w := range c.list {
		if !w.write || w.atomic || w.root == nil || of(w).apart {
			continue
		}
		var found *Dependence
		for _, a := range byRoot[c.signature(w.root, 0)] {
			if pairs++; pairs > maxPairs {
				return out
			}
			if of(a).apart || a.write && a.stmt.ID < w.stmt.ID || a.off.deps()&onUnknown != 0 || !comparable(of(w), of(a)) {
				continue
			}
			d := c.depend(w, a, of(w), of(a))
			if d != nil && (found == nil || better(d, found)) {
				found = d
			}
		}
		if found != nil {
			out = append(out, *found)
		}
	}
	return out
}

// better orders what is found of one store: what is read of iterations before
// says most, and then the shortest distance.
func better(d, e *Dependence) bool {
	return cmp.Or(cmp.Compare(d.Kind, e.Kind), slices.CompareFunc(d.Distance, e.Distance, func(x, y int64) int {
		return cmp.Compare(max(x, -x), max(y, -y))
	})) < 0
}

// signature is equal for pointers that may be one in different iterations.
func (c *collector) signature(a *atom, depth int) string {
	if a.load && a.deps != 0 && depth < 4 {
		if root, off := a.addr.parts(); root != nil && off.deps()&onUnknown == 0 {
			return "l" + c.signature(root, depth+1)
		}
	}
	return single(a).key()
}

// comparable reports whether iterations in which both accesses happen are known to be neighbours of
// each other: the conditions of one are among those of the other.
func comparable(x, y *reach) bool {
	return subset(x.under, y.under) || subset(y.under, x.under)
}

func subset(x, y map[string]bool) bool {
	for k := range x {
		if !y[k] {
			return false
		}
	}
	return true
}

// system is what must hold of the distances between two iterations for them to meet: Σ coef·distance = diff, for each pair of
// pointers on the way to the element, the innermost last.
type system struct {
	rows []row
}

type row struct {
	coef map[*atom]form // of indices that stand in both with one coefficient
	only []alone        // indices that stand in one of them only
	diff form           // what the later address lacks, without indices
}

type alone struct {
	atom *atom
	coef form // of the index's own value
}

// match sets up the system for the accesses w, at one iteration, and a, at another one.
func (c *collector) match(w, a *access) (system, bool) {
	var s system
	p, q := w.root, a.root
	if !c.level(&s, w.off, a.off) {
		return s, false
	}
	for range 4 {
		if p == q && p.deps == 0 {
			return s, true
		}
		if !p.load || !q.load {
			return s, false
		}
		pr, po := p.addr.parts()
		qr, qo := q.addr.parts()
		if pr == nil || qr == nil || !c.level(&s, po, qo) {
			return s, false
		}
		p, q = pr, qr
	}
	return s, false
}

// level adds the row for the addresses f of one iteration and g of another.
func (c *collector) level(s *system, f, g form) bool {
	r := row{coef: map[*atom]form{}}
	fc, fr, ok1 := c.split(f)
	gc, gr, ok2 := c.split(g)
	if !ok1 || !ok2 {
		return false
	}
	for _, i := range c.index {
		if !fc[i].equal(gc[i]) {
			return false
		}
		r.coef[i] = fc[i]
	}
	used := map[*atom]bool{}
	for _, x := range sorted(fc) {
		if x.deps != onInner || len(fc[x]) == 0 {
			continue
		}
		var twin *atom
		for _, y := range sorted(gc) {
			if y.deps == onInner && !used[y] && gc[y].equal(fc[x]) && (twin == nil || y == x) {
				twin = y
			}
		}
		if twin == nil {
			neg, _ := form(nil).add(fc[x], -1)
			r.only = append(r.only, alone{x, neg})
			continue
		}
		used[twin] = true
		r.coef[x] = fc[x]
	}
	for _, y := range sorted(gc) {
		if y.deps == onInner && !used[y] && len(gc[y]) > 0 {
			r.only = append(r.only, alone{y, gc[y]})
		}
	}
	var ok bool
	r.diff, ok = fr.add(gr, -1)
	s.rows = append(s.rows, r)
	return ok
}

func sorted(m map[*atom]form) []*atom {
	var l []*atom
	for a := range m {
		l = append(l, a)
	}
	slices.SortFunc(l, func(a, b *atom) int { return a.id - b.id })
	return l
}

// split takes the indices out of f: f = Σ coef·index + rest. False if f is not
// affine in them, or has a rest that changes in the loop.
func (c *collector) split(f form) (coefs map[*atom]form, rest form, ok bool) {
	coefs = map[*atom]form{}
	rest = f
	for _, t := range f {
		for _, a := range t.atoms {
			if !a.index || coefs[a] != nil {
				continue
			}
			coef, r, ok := rest.coef(a)
			if !ok || coef.deps() != 0 {
				return nil, nil, false
			}
			coefs[a], rest = coef, r
		}
	}
	return coefs, rest, rest.deps() == 0
}

// tries are the values that indices of loops inside are tried with.
var tries = [...]int64{0, 1, -1, 2, -2}

// depend looks for two different iterations of which one does w and the other
// a, at one place.
func (c *collector) depend(w, a *access, wr, ar *reach) *Dependence {
	s, ok := c.match(w, a)
	if !ok {
		return nil
	}
	// The indices of loops inside, which may have any value in both iterations.
	var free []*atom
	for _, r := range s.rows {
		for _, x := range sorted(r.coef) {
			if x.deps == onInner && !slices.Contains(free, x) {
				free = append(free, x)
			}
		}
		for _, x := range r.only {
			if !slices.Contains(free, x.atom) {
				free = append(free, x.atom)
			}
		}
	}
	if len(free) > 3 {
		return nil
	}
	values := map[*atom]int64{}
	var best *Dependence
	var try func(i int)
	try = func(i int) {
		if i < len(free) {
			for _, v := range tries {
				if n, known := c.rounds(free[i]); !known && v*v > 1 || max(v, -v) >= n || v < 0 && s.alone(free[i]) {
					continue
				}
				values[free[i]] = v
				try(i + 1)
			}
			return
		}
		if d := c.solve(s, values, w, a, wr, ar); d != nil && (best == nil || better(d, best)) {
			best = d
		}
	}
	try(0)
	return best
}

// rounds is the number of rounds of the loop of an index inside; as good as
// endless if it is not known.
func (c *collector) rounds(a *atom) (n int64, known bool) {
	if n, known = c.inner[a].count.form.constant(); known {
		return n, true
	}
	return math.MaxInt64, false
}

func (s system) alone(a *atom) bool {
	for _, r := range s.rows {
		for _, x := range r.only {
			if x.atom == a {
				return true
			}
		}
	}
	return false
}

// solve finds the distances of the loop's indices for which all rows hold, with
// the given values of those inside.
func (c *collector) solve(s system, values map[*atom]int64, w, a *access, wr, ar *reach) *Dependence {
	var m [3]int64
	var set [3]bool
	for i := len(s.rows) - 1; i >= 0; i-- { // outer pointers first
		r := s.rows[i]
		diff, ok := r.diff, true
		for _, x := range sorted(r.coef) {
			if x.deps == onInner {
				diff, ok = diff.add(r.coef[x], -values[x])
			}
			if !ok {
				return nil
			}
		}
		for _, x := range r.only {
			if diff, ok = diff.add(x.coef, -values[x.atom]); !ok {
				return nil
			}
		}
		low, high := int64(-1), int64(1) // pointers are one or they are not
		if i == 0 {
			low, high = -a.size, w.size
		}
		if !c.row(r, diff, low, high, &m, &set) {
			return nil
		}
	}
	d := &Dependence{Loop: c.loop, Name: name(w.root), Store: w.stmt, Other: a.stmt}
	for k := range c.index {
		if !set[k] && c.uniform(s, k) {
			if e := c.sharing(d, k, m, w, a, wr, ar); e != nil {
				return e
			}
		}
	}
	if m == [3]int64{} || !c.possible(m, wr, ar) {
		return nil
	}
	d.Distance = slices.Clone(m[:len(c.index)])
	later := first(m) > 0
	switch {
	case a.write:
		d.Kind = Output
		if !later { // the later iteration is that of w
			negate(d.Distance)
		}
	case later:
		d.Kind = Flow
	default:
		d.Kind = Anti
		negate(d.Distance)
	}
	return d
}

func negate(l []int64) {
	for i := range l {
		l[i] = -l[i]
	}
}

// first is the first of m that is not zero: its sign says which iteration is the later one.
func first(m [3]int64) int64 {
	for _, x := range m {
		if x != 0 {
			return x
		}
	}
	return 0
}

// row solves Σ coef·m = diff for the distances that are not set, from the outermost on, up to bytes in (low, high).
func (c *collector) row(r row, diff form, low, high int64, m *[3]int64, set *[3]bool) bool {
	var open []int
	for k, i := range c.index {
		coef := r.coef[i]
		if len(coef) == 0 {
			continue
		}
		if set[k] {
			var ok bool
			if diff, ok = diff.add(coef, -m[k]); !ok {
				return false
			}
			continue
		}
		open = append(open, k)
	}
	number := func(k int) (int64, bool) { return r.coef[c.index[k]].constant() }
	slices.SortStableFunc(open, func(x, y int) int { // those with values in them first, and then the greatest
		nx, kx := number(x)
		ny, ky := number(y)
		if kx != ky {
			if kx {
				return 1
			}
			return -1
		}
		return cmp.Compare(max(ny, -ny), max(nx, -nx))
	})
	for _, k := range open {
		coef := r.coef[c.index[k]]
		t := coef[len(coef)-1]
		for _, u := range coef {
			if len(u.atoms) > len(t.atoms) {
				t = u
			}
		}
		have := diff.at(t.atoms)
		step := have / t.coef
		if n, ok := number(k); ok {
			step = nearest(have, n)
		} else if have%t.coef != 0 {
			return false
		}
		m[k], set[k] = step, true
		var ok bool
		if diff, ok = diff.add(coef, -step); !ok {
			return false
		}
	}
	rest, ok := diff.constant()
	return ok && low < -rest && -rest < high
}

func nearest(a, b int64) int64 {
	if b < 0 {
		a, b = -a, -b
	}
	q := a / b
	switch r := a % b; {
	case 2*r > b:
		return q + 1
	case 2*r < -b:
		return q - 1
	}
	return q
}

// uniform reports whether the k-th index is in no address.
func (c *collector) uniform(s system, k int) bool {
	for _, r := range s.rows {
		if len(r.coef[c.index[k]]) > 0 {
			return false
		}
	}
	return true
}

// possible reports whether there are two iterations m apart.
func (c *collector) possible(m [3]int64, wr, ar *reach) bool {
	for k := range c.index {
		// w at i, a at i+m.
		lo := max(wr.lo[k], ar.lo[k]-m[k], 0)
		hi := wr.hi[k]
		if ar.hi[k] != math.MaxInt64 {
			hi = min(hi, ar.hi[k]-m[k])
		}
		if lo >= hi {
			return false
		}
		if _, known := c.counts[k].constant(); !known && (m[k] >= far || m[k] <= -far) {
			return false
		}
	}
	return true
}

// sharing is the dependence of iterations that differ in the k-th index, which no address depends on.
func (c *collector) sharing(d *Dependence, k int, m [3]int64, w, a *access, wr, ar *reach) *Dependence {
	if n, known := c.counts[k].constant(); known && n < 2 || min(wr.hi[k]-wr.lo[k], ar.hi[k]-ar.lo[k]) < 2 {
		return nil
	}
	others := false
	for j := range c.index {
		others = others || j != k && m[j] != 0
	}
	if others {
		return nil // a distance along another index says more
	}
	if a.write && c.same(w, k) && (a == w || c.same(a, k)) {
		return nil // all store one value
	}
	if c.whole(w) {
		return nil // the same in all iterations: that is for reductions to tell
	}
	d.Kind = Shared
	d.Distance = make([]int64, len(c.index))
	d.Distance[k] = 1
	return d
}

// same reports whether the store w stores what does not depend on the k-th index.
func (c *collector) same(w *access, k int) bool {
	if w.stmt.Op != ir.OpStore {
		return w.stmt.Op == ir.OpZero
	}
	return c.of(w.stmt.Args[1]).form.deps()&(1<<k|onUnknown) == 0
}

// whole reports whether w is at one address in all iterations.
func (c *collector) whole(w *access) bool { return (w.off.deps()|w.root.deps)&^onInner == 0 }

// name is what the memory behind a is called in the source; "" if that is not known.
func name(a *atom) string {
	if !a.load {
		return a.stmt.Name
	}
	root, _ := a.addr.parts()
	if root == nil {
		return ""
	}
	n := name(root)
	if _, field, ok := strings.Cut(a.stmt.Tag.Field, "."); ok && n != "" && !strings.Contains(field, "#") {
		n += "." + field
	}
	return n
}
