package launch

import (
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// order says how iterations must follow each other.
type order uint8

const (
	anyOrder order = iota
	inOrder        // as task.Chunk.InOrder has it
	oneByOne       // each in a chunk of its own: memory is seen as two types, which compiled code does not expect
)

// order finds out whether iterations of u depend on each other through memory,
// with the arguments that the table holds and the given counts, so that plain
// Go's result needs them in order. Nearly always all that it does is to see
// that the memory of arguments is apart.
func (r *run) order(u *task.Unit, counts *[3]int64) order {
	o := u.Overlap
	n := len(r.table)
	for i := range o.Steps {
		r.table = append(r.table, uint64(r.step(&o.Steps[i])))
	}
	l := looker{o: o, words: r.table, counts: counts, dims: len(u.Counts)}
	found := l.look()
	r.table = r.table[:n]
	return found
}

// step computes one word.
func (r *run) step(s *task.Step) int64 {
	var args [3]int64
	for i, f := range s.Args {
		args[i] = ir.Normalize(s.From[i], f.Value(r.table))
	}
	if s.Op != ir.OpLoad {
		v, _ := ir.Eval(s.Op, s.Type, s.From[0], args[:len(s.Args)])
		return v
	}
	at, size := args[0], s.Type.Size()
	switch {
	case args[1] == 0, at == 0:
		return 0
	case len(s.Args) == 3 && (at < args[1] || at-args[1] > args[2]-size):
		return 0
	}
	return load(s.Type, pointer(at))
}

// looker asks an Overlap with the numbers of one launch.
type looker struct {
	o      *task.Overlap
	words  []uint64
	counts *[3]int64
	dims   int
}

func (l *looker) look() order {
	found := anyOrder
	for _, p := range l.o.Pairs {
		a, b := &l.o.Regions[p[0]], &l.o.Regions[p[1]]
		alo, ahi := l.region(a)
		blo, bhi := l.region(b)
		if alo < bhi && blo < ahi && alo < ahi && blo < bhi {
			found = max(found, l.regions(a, b))
		}
	}
	for _, p := range l.o.Self {
		found = max(found, l.accesses(&l.o.Accesses[p[0]], &l.o.Accesses[p[1]]))
	}
	return found
}

// region is the bytes from lo up to hi that r may be.
func (l *looker) region(r *task.Region) (lo, hi int64) {
	if r.Ptr >= 0 {
		lo, n := int64(l.words[r.Ptr])+r.Off, r.Scale
		if r.Len >= 0 {
			n *= int64(l.words[r.Len])
		}
		return lo, lo + n
	}
	return l.otherRegion(r)
}

func (l *looker) otherRegion(r *task.Region) (lo, hi int64) {
	if len(r.Length) > 0 {
		lo := r.Origin.Value(l.words)
		return lo, lo + r.Length.Value(l.words)
	}
	for i, a := range r.Accesses {
		p, ok := l.place(&l.o.Accesses[a])
		if !ok {
			return everything()
		}
		if p.Never(l.dims) {
			continue
		}
		from, to, ok := p.Extent(l.dims)
		switch {
		case !ok:
			return everything()
		case i == 0 || lo == hi:
			lo, hi = from, to
		default:
			lo, hi = min(lo, from), max(hi, to)
		}
	}
	return lo, hi
}

func everything() (lo, hi int64) { return 0, 1<<63 - 1 }

// regions compares the accesses of two regions that overlap.
func (l *looker) regions(a, b *task.Region) order {
	found := anyOrder
	for _, i := range a.Accesses {
		for _, j := range b.Accesses {
			x, y := &l.o.Accesses[i], &l.o.Accesses[j]
			if (x.Write || y.Write) && !(x.Atomic && y.Atomic) {
				found = max(found, l.accesses(x, y))
			}
		}
	}
	return found
}

// accesses says what order is needed because of x and y.
func (l *looker) accesses(x, y *task.Access) order {
	switch {
	case !l.meet(x, y):
		return anyOrder
	case x.Tag.MayAlias(y.Tag):
		return inOrder
	}
	return oneByOne
}

// meet reports whether x and y may meet in different iterations.
func (l *looker) meet(x, y *task.Access) bool {
	p, pok := l.place(x)
	q, qok := l.place(y)
	if pok && p.Never(l.dims) || qok && q.Never(l.dims) {
		return false
	}
	if pok && qok {
		return task.Meet(&p, &q, l.dims)
	}
	plo, phi := l.extent(x, &p, pok)
	qlo, qhi := l.extent(y, &q, qok)
	return plo < qhi && qlo < phi && plo < phi && qlo < qhi
}

// extent is all that x may reach.
func (l *looker) extent(x *task.Access, p *task.Place, known bool) (lo, hi int64) {
	if known {
		if lo, hi, ok := p.Extent(l.dims); ok {
			return lo, hi
		}
	}
	return l.region(&l.o.Regions[x.Region])
}

// place is x with the numbers of this launch; false if it is not affine with
// them, since a subscript wraps.
func (l *looker) place(x *task.Access) (task.Place, bool) {
	p := task.Place{Size: x.Size}
	if !x.Affine {
		return p, false
	}
	p.Origin = x.Origin.Value(l.words)
	for k := range l.dims {
		p.Coef[k], p.Hi[k] = x.Coef[k].Value(l.words), l.counts[k]
	}
	for _, b := range x.Low {
		p.Lo[b.Index] = max(p.Lo[b.Index], b.Value.Value(l.words))
	}
	for _, b := range x.High {
		p.Hi[b.Index] = min(p.Hi[b.Index], b.Value.Value(l.words))
	}
	for _, n := range x.Inner {
		most := task.Place{Origin: n.Count.Value(l.words), Lo: p.Lo, Hi: p.Hi}
		for k, f := range n.By {
			most.Coef[k] = f.Value(l.words)
		}
		if p.Never(l.dims) {
			return p, true
		}
		_, hi, ok := most.Extent(l.dims)
		if !ok {
			return p, false
		}
		p.Inner = append(p.Inner, task.Range{Coef: n.Coef.Value(l.words), Count: max(hi, 0)})
	}
	for i := range x.Fits {
		if !p.Never(l.dims) && !l.fits(&p, &x.Fits[i]) {
			return p, false
		}
	}
	return p, true
}

// fits reports whether f is within its type in all iterations in which p happens.
func (l *looker) fits(p *task.Place, f *task.Fit) bool {
	q := task.Place{Origin: f.Origin.Value(l.words), Lo: p.Lo, Hi: p.Hi}
	for k, c := range f.Coef {
		q.Coef[k] = c.Value(l.words)
	}
	for j, c := range f.Inner {
		q.Inner = append(q.Inner, task.Range{Coef: c.Value(l.words), Count: p.Inner[j].Count})
	}
	lo, hi, ok := q.Extent(l.dims)
	return ok && lo == ir.Normalize(f.Type, lo) && hi == ir.Normalize(f.Type, hi)
}
