package depend

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// maxSelf bounds the pairs of accesses of one slice that a launch looks at, and
// maxLaunch the distinct accesses of a loop: beyond that they are left to the
// author.
const (
	maxSelf   = 128
	maxLaunch = 500
)

// Overlap is what a launch of the parallel loop that ends k must find out; nil
// if there is nothing. k is the code of a construct: its parameters are words
// of the argument table, by number. With unique the author promises that
// iterations do not meet at subscripts which are not affine. It numbers k.
func Overlap(k *ir.Kernel, unique bool) *task.Overlap {
	n := len(k.Body.Stmts)
	if n == 0 {
		return nil
	}
	loop := k.Body.Stmts[n-1]
	if loop.Op != ir.OpFor || !loop.Loop.Parallel {
		return nil
	}
	k.Number()
	r := resolve(k)
	c := collect(&r, loop, true)
	if len(c.list) > maxAccesses || !slices.ContainsFunc(c.list, func(a *access) bool { return a.write }) {
		return nil
	}
	b := &builder{collector: c, unique: unique, out: &task.Overlap{}, words: map[*atom]int32{}, next: int32(len(k.Params)), nonNil: map[*atom]bool{},
		regions: map[string]int32{}, known: map[string]bool{}}
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpNonNil && c.of(s.Args[0]).form.deps() == 0 {
			if root, _ := c.of(s.Args[0]).form.parts(); root != nil {
				b.nonNil[root] = true
			}
		}
		return true
	})
	b.accesses()
	b.pairs()
	if len(b.out.Pairs)+len(b.out.Self) == 0 {
		return nil
	}
	b.out.NumberFields()
	return b.out
}

// builder writes the accesses of a loop as what a launch can compute.
type builder struct {
	*collector
	unique  bool
	out     *task.Overlap
	words   map[*atom]int32
	next    int32
	nonNil  map[*atom]bool // pointers to structs and arrays, which are valid memory if they are not nil
	regions map[string]int32
	known   map[string]bool // accesses, by all that is in them
	roots   []*atom         // by region
	found   []found         // by access of out
}

// found is an access of the loop that stands for all that are like it.
type found struct {
	*access
	reach reach
}

func (b *builder) accesses() {
	for _, a := range b.list {
		if a.root == nil || a.root.deps != 0 || len(b.out.Accesses) == maxLaunch {
			continue
		}
		r := b.reach(a)
		for _, x := range b.access(a) {
			key := fmt.Sprintf("%v %t %s", *x, r.apart, b.like(a, x))
			if b.known[key] {
				continue
			}
			b.known[key] = true
			i := int32(len(b.out.Accesses))
			b.out.Accesses = append(b.out.Accesses, *x)
			b.found = append(b.found, found{a, r})
			region := &b.out.Regions[x.Region]
			region.Accesses = append(region.Accesses, i)
		}
	}
}

// like tells accesses that are not affine apart by their subscripts.
func (b *builder) like(a *access, x *task.Access) string {
	switch {
	case x.Affine:
		return ""
	case a.vague, a.off.deps()&(onData|onUnknown) != 0:
		return "data"
	}
	return a.off.key()
}

// access is a as the launch sees it, once for each region that it may be in.
func (b *builder) access(a *access) []*task.Access {
	x := &task.Access{Write: a.write, Atomic: a.atomic, Size: a.size, Tag: a.stmt.Tag}
	x.Affine = !a.vague && b.affine(x, a)
	if a.bounded {
		if region, ok := b.bounds(a); ok {
			x.Region = region
			return []*task.Access{x}
		}
	}
	if x.Affine {
		x.Region = b.reached(x, a)
		return []*task.Access{x}
	}
	var list []*task.Access
	for _, region := range b.wide(a) {
		one := *x
		one.Region = region
		list = append(list, &one)
	}
	return list
}

// farAway is more than memory has bytes.
const farAway = 1 << 46

// wide are regions that hold a, of which no more is known than the pointer that it starts from: what checks hold other
// addresses to that start there, or else all memory from there on.
func (b *builder) wide(a *access) []int32 {
	var list []int32
	for _, x := range slices.Concat(b.list, b.elements) {
		if x.root == a.root && x.bounded {
			if region, ok := b.bounds(x); ok && !slices.Contains(list, region) {
				list = append(list, region)
			}
		}
	}
	if len(list) > 0 {
		return list
	}
	if w := b.word(a.root); w >= 0 {
		list = append(list, b.region(fmt.Sprint("e", w), a.root, task.Region{Ptr: w, Len: -1, Scale: farAway}))
	}
	return list
}

// reached is the region of an access that no check holds to a slice: of the fields of a struct, all of them.
func (b *builder) reached(x *task.Access, a *access) int32 {
	word, off, plain := wordAndNumber(x.Origin)
	if !plain || a.off.deps() != 0 {
		return b.region(fmt.Sprint("a", len(b.out.Accesses)), a.root, task.Region{Ptr: -1, Len: -1})
	}
	key := fmt.Sprint("f", word)
	i, ok := b.regions[key]
	if !ok {
		return b.region(key, a.root, task.Region{Ptr: word, Off: off, Len: -1, Scale: a.size})
	}
	r := &b.out.Regions[i]
	end := max(r.Off+r.Scale, off+a.size)
	r.Off = min(r.Off, off)
	r.Scale = end - r.Off
	return i
}

// affine fills in what makes x an affine access, and reports whether it is one.
func (b *builder) affine(x *task.Access, a *access) bool {
	at, ok := single(a.root).add(a.off, 1)
	if !ok {
		return false
	}
	coefs, rest, ok := b.split(at)
	if !ok {
		return false
	}
	if x.Origin, ok = b.form(rest); !ok {
		return false
	}
	var inner []*atom
	for _, i := range sorted(coefs) {
		if i.deps == onInner {
			inner = append(inner, i)
		}
	}
	if x.Coef, ok = b.forms(coefs, b.index); !ok {
		return false
	}
	for _, i := range inner {
		n, ok := b.inside(i)
		if !ok {
			return false
		}
		if n.Coef, ok = b.form(coefs[i]); !ok {
			return false
		}
		x.Inner = append(x.Inner, n)
	}
	for _, f := range a.fits {
		cs, rest, ok := b.split(f.form)
		if !ok {
			return false
		}
		fit := task.Fit{Type: f.typ}
		if fit.Origin, ok = b.form(rest); !ok {
			return false
		}
		for _, i := range sorted(cs) {
			if i.deps == onInner && !slices.Contains(inner, i) {
				return false
			}
		}
		var ok1, ok2 bool
		fit.Coef, ok1 = b.forms(cs, b.index)
		fit.Inner, ok2 = b.forms(cs, inner)
		if !ok1 || !ok2 {
			return false
		}
		x.Fits = append(x.Fits, fit)
	}
	r := b.reach(a)
	for k := range b.index {
		if r.lo[k] > 0 {
			r.low = append(r.low, bound{k, constant(r.lo[k])})
		}
		if n, known := b.counts[k].constant(); r.hi[k] < 1<<62 && (!known || n > r.hi[k]) {
			r.high = append(r.high, bound{k, constant(r.hi[k])})
		}
	}
	x.Low, x.High = b.limits(r.low), b.limits(r.high)
	return true
}

// limits are those bounds that a launch can compute.
func (b *builder) limits(l []bound) []task.Bound {
	var out []task.Bound
	for _, x := range l {
		if f, ok := b.form(x.value); ok {
			out = append(out, task.Bound{Index: int32(x.index), Value: f})
		}
	}
	return out
}

// inside is the range of an index of a loop inside.
func (b *builder) inside(i *atom) (task.Inner, bool) {
	var n task.Inner
	in := b.inner[i]
	if n, ok := b.count(in.count); ok || in.n.Op != ir.OpMin {
		return n, ok
	}
	for _, x := range in.n.Args { // the least is no more than either
		if n, ok := b.count(b.of(x)); ok {
			return n, true
		}
	}
	return n, false
}

func (b *builder) count(count value) (task.Inner, bool) {
	var n task.Inner
	coefs, rest, ok := b.split(count.form)
	if !ok || len(count.fits) > 0 {
		return n, false
	}
	for _, j := range sorted(coefs) {
		if j.deps == onInner {
			return n, false
		}
	}
	var ok1, ok2 bool
	n.Count, ok1 = b.form(rest)
	n.By, ok2 = b.forms(coefs, b.index)
	return n, ok1 && ok2
}

// forms are the forms of m, in the order of list.
func (b *builder) forms(m map[*atom]form, list []*atom) ([]task.Form, bool) {
	var out []task.Form
	for _, a := range list {
		f, ok := b.form(m[a])
		if !ok {
			return nil, false
		}
		out = append(out, f)
	}
	return out, true
}

// bounds is the region of the slice or array that holds a.
func (b *builder) bounds(a *access) (int32, bool) {
	key := "b" + a.base.key() + "," + a.length.key()
	if i, ok := b.regions[key]; ok {
		return i, true
	}
	r := task.Region{Ptr: -1, Len: -1}
	origin, ok1 := b.form(a.base)
	length, ok2 := b.form(a.length)
	if !ok1 || !ok2 {
		return 0, false
	}
	// Mostly, a pointer and a length.
	word, off, plain := wordAndNumber(origin)
	n, scale, simple := wordTimes(length)
	if plain && simple {
		r.Ptr, r.Off, r.Len, r.Scale = word, off, n, scale
	} else {
		r.Origin, r.Length = origin, length
	}
	return b.region(key, a.root, r), true
}

// wordAndNumber is f as a word and a number, if that is what it is.
func wordAndNumber(f task.Form) (word int32, n int64, ok bool) {
	word = -1
	for _, p := range f {
		switch {
		case len(p.Words) == 0:
			n = p.Coef
		case len(p.Words) == 1 && p.Coef == 1 && word < 0:
			word = p.Words[0]
		default:
			return 0, 0, false
		}
	}
	return word, n, word >= 0
}

// wordTimes is f as a word times a number, or a number alone, with word -1.
func wordTimes(f task.Form) (word int32, n int64, ok bool) {
	if len(f) != 1 || len(f[0].Words) > 1 {
		return 0, 0, false
	}
	if len(f[0].Words) == 0 {
		return -1, f[0].Coef, true
	}
	return f[0].Words[0], f[0].Coef, true
}

func (b *builder) region(key string, root *atom, r task.Region) int32 {
	if i, ok := b.regions[key]; ok {
		return i
	}
	i := int32(len(b.out.Regions))
	b.regions[key] = i
	b.out.Regions = append(b.out.Regions, r)
	b.roots = append(b.roots, root)
	return i
}

// form is f with words for atoms; false if a launch cannot know one.
func (b *builder) form(f form) (task.Form, bool) {
	var out task.Form
	for _, t := range f {
		p := task.Product{Coef: t.coef}
		for _, a := range t.atoms {
			w := b.word(a)
			if w < 0 {
				return nil, false
			}
			p.Words = append(p.Words, w)
		}
		out = append(out, p)
	}
	return out, true
}

// word is the word that has the value of a, -1 if there is none.
func (b *builder) word(a *atom) int32 {
	if w, ok := b.words[a]; ok {
		return w
	}
	b.words[a] = -1
	w := int32(-1)
	switch s := a.stmt; {
	case a.index || a.deps != 0 || s == nil:
	case s.Op == ir.OpParam:
		w = int32(s.Imm)
	case s.Op == ir.OpLoad && !s.Type.IsFloat():
		if step, ok := b.load(s); ok {
			w = b.step(step)
		}
	case s.Op.IsPure() && s.Op != ir.OpTable && !s.Type.IsFloat():
		step := task.Step{Op: s.Op, Type: s.Type, Imm: s.Imm}
		for _, x := range s.Args {
			v := b.of(x)
			f, ok := b.form(v.form)
			if !ok || x.Type.IsFloat() || len(s.Args) > 3 || len(s.Args) == 0 {
				return -1
			}
			step.Args, step.From = append(step.Args, f), append(step.From, x.Type)
		}
		if len(step.Args) > 0 {
			w = b.step(step)
		}
	}
	b.words[a] = w
	return w
}

func (b *builder) step(s task.Step) int32 {
	b.out.Steps = append(b.out.Steps, s)
	b.next++
	return b.next - 1
}

// load is a load that the loop does, if a launch can tell when it is safe: from
// the memory of the arguments themselves, through a pointer to a struct or an array, which is not nil, or from a slice at an
// index within it.
func (b *builder) load(s *ir.Stmt) (task.Step, bool) {
	step := task.Step{Op: ir.OpLoad, Type: s.Type}
	addr := b.of(s.Args[0])
	root, off := addr.form.parts()
	if root == nil || len(addr.fits) > 0 {
		return step, false
	}
	parts := []form{addr.form, single(root)}
	at := slices.IndexFunc(b.list, func(a *access) bool { return a.stmt == s })
	_, fixed := off.constant()
	switch {
	case at >= 0 && b.list[at].bounded:
		parts = append(parts[:1], b.list[at].base, b.list[at].length)
	case !fixed || !b.nonNil[root] && !strings.HasPrefix(s.Tag.Field, "#const"):
		return step, false
	}
	for _, p := range parts {
		f, ok := b.form(p)
		if !ok {
			return step, false
		}
		step.Args, step.From = append(step.Args, f), append(step.From, ir.Ptr)
	}
	if len(parts) == 3 {
		step.From[2] = ir.I64
	}
	return step, true
}

// pairs finds which regions, and which accesses of one root, must be looked at.
func (b *builder) pairs() {
	for i := range b.out.Regions {
		for j := range b.out.Regions {
			if b.roots[i] != b.roots[j] && b.written(i) && (i < j || !b.written(j)) {
				b.out.Pairs = append(b.out.Pairs, [2]int32{int32(i), int32(j)})
			}
		}
	}
	for i := range b.found {
		w := &b.found[i]
		if !w.write || w.atomic || w.reach.apart {
			continue
		}
		for j := range b.found {
			a := &b.found[j]
			if a.root != w.root || a.atomic || a.reach.apart || a.write && j < i {
				continue
			}
			if !b.out.Accesses[i].Affine || !b.out.Accesses[j].Affine {
				if b.crossed(w, a) && len(b.out.Self) < maxSelf {
					b.out.Self = append(b.out.Self, [2]int32{int32(i), int32(j)})
				}
				continue
			}
			if len(b.out.Self) < maxSelf && !contrary(w.reach.under, a.reach.under) && !b.settled(w, a) && b.open(i, j) {
				b.out.Self = append(b.out.Self, [2]int32{int32(i), int32(j)})
			}
		}
	}
}

// crossed reports whether iterations may meet at w and a, which start from one pointer, of which one has a subscript that
// is computed from the loop's indices in a way that is not affine, as i%n and max(i-1, 0) are. What data decides is the author's
// promise; so is that a subscript is another one in each iteration, if both have it.
func (b *builder) crossed(w, a *found) bool {
	if b.unique || w.vague || a.vague || (w.off.deps()|a.off.deps())&(onData|onUnknown) != 0 {
		return false
	}
	apart, ok := a.off.add(w.off, -1)
	return !ok || apart.deps()&^onInner != 0
}

func (b *builder) written(region int) bool {
	return slices.ContainsFunc(b.out.Regions[region].Accesses, func(a int32) bool { return b.out.Accesses[a].Write })
}

// contrary reports whether a condition that is the same for all iterations
// stands in one of x and y, and its opposite in the other.
func contrary(x, y map[string]bool) bool {
	for k := range x {
		if strings.HasPrefix(k, "u") && y["n"+k] || strings.HasPrefix(k, "nu") && y[k[1:]] {
			return true
		}
	}
	return false
}

// settled reports whether iterations may meet at w and a whatever the arguments:
// both are at one address in all iterations, which is for reductions to tell, or they store
// one value wherever the address is the same along an index.
func (b *builder) settled(w, a *found) bool {
	if b.whole(w.access) && b.whole(a.access) {
		return true
	}
	along := w.off.deps() | a.off.deps()
	for k := range b.index {
		if along&(1<<k) == 0 && a.write && b.same(w.access, k) && b.same(a.access, k) {
			return true
		}
	}
	return false
}

// open reports whether numbers are missing to know that two accesses never meet.
func (b *builder) open(i, j int) bool {
	x, y := &b.out.Accesses[i], &b.out.Accesses[j]
	p, ok1 := b.place(x)
	q, ok2 := b.place(y)
	if !ok1 || !ok2 || len(x.Origin) == 0 {
		return true
	}
	base, ok := difference(y.Origin, x.Origin)
	if !ok {
		return true
	}
	p.Origin, q.Origin = 0, base
	return task.Meet(&p, &q, len(b.index))
}

// endless stands for a count that is not known.
const endless = 1 << 40

// place is x with numbers only, but for its origin.
func (b *builder) place(x *task.Access) (task.Place, bool) {
	p := task.Place{Size: x.Size}
	if len(x.Fits) > 0 {
		return p, false
	}
	for k := range b.index {
		n, ok := number(x.Coef[k])
		if !ok {
			return p, false
		}
		p.Coef[k], p.Hi[k] = n, endless
		if n, known := b.counts[k].constant(); known {
			p.Hi[k] = n
		}
	}
	for _, r := range x.Inner {
		coef, ok1 := number(r.Coef)
		count, ok2 := number(r.Count)
		for _, by := range r.By {
			ok2 = ok2 && len(by) == 0
		}
		if !ok1 {
			return p, false
		}
		if !ok2 {
			count = endless
		}
		p.Inner = append(p.Inner, task.Range{Coef: coef, Count: count})
	}
	return p, true
}

func number(f task.Form) (int64, bool) {
	switch {
	case len(f) == 0:
		return 0, true
	case len(f) == 1 && len(f[0].Words) == 0:
		return f[0].Coef, true
	}
	return 0, false
}

// difference is f - g, if that is a number.
func difference(f, g task.Form) (int64, bool) {
	d := int64(0)
	if len(f) > 0 && len(f[0].Words) == 0 {
		d, f = f[0].Coef, f[1:]
	}
	if len(g) > 0 && len(g[0].Words) == 0 {
		d, g = d-g[0].Coef, g[1:]
	}
	return d, slices.EqualFunc(f, g, func(x, y task.Product) bool { return x.Coef == y.Coef && slices.Equal(x.Words, y.Words) })
}
