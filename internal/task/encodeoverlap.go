package task

import "github.com/spelt-go/spelt/internal/ir"

func (e *encoder) form(f Form) {
	e.Int(int64(len(f)))
	for _, p := range f {
		e.Int(p.Coef)
		e.Int(int64(len(p.Words)))
		for _, w := range p.Words {
			e.Int(int64(w))
		}
	}
}

func (e *encoder) forms(l []Form) {
	e.Int(int64(len(l)))
	for _, f := range l {
		e.form(f)
	}
}

func (e *encoder) pairs(l [][2]int32) {
	e.Int(int64(len(l)))
	for _, p := range l {
		e.Int(int64(p[0]))
		e.Int(int64(p[1]))
	}
}

func (e *encoder) bounds(l []Bound) {
	e.Int(int64(len(l)))
	for _, b := range l {
		e.Int(int64(b.Index))
		e.form(b.Value)
	}
}

func (e *encoder) overlap(o *Overlap) {
	if o == nil {
		e.Int(0)
		return
	}
	e.Int(1)
	e.Int(int64(len(o.Steps)))
	for i := range o.Steps {
		s := &o.Steps[i]
		e.Int(int64(s.Op))
		e.Int(int64(s.Type))
		e.Int(s.Imm)
		e.forms(s.Args)
		for _, t := range s.From {
			e.Int(int64(t))
		}
	}
	e.Int(int64(len(o.Regions)))
	for i := range o.Regions {
		r := &o.Regions[i]
		for _, v := range [...]int64{int64(r.Ptr), int64(r.Len), r.Off, r.Scale} {
			e.Int(v)
		}
		e.form(r.Origin)
		e.form(r.Length)
		e.Int(int64(len(r.Accesses)))
		for _, a := range r.Accesses {
			e.Int(int64(a))
		}
	}
	e.pairs(o.Pairs)
	e.Int(int64(len(o.Accesses)))
	for i := range o.Accesses {
		e.access(&o.Accesses[i])
	}
	e.pairs(o.Self)
}

func (e *encoder) access(a *Access) {
	flags := int64(0)
	for i, on := range [...]bool{a.Write, a.Atomic, a.Affine} {
		if on {
			flags |= 1 << i
		}
	}
	e.Int(flags)
	e.Int(int64(a.Region))
	e.Int(a.Size)
	e.Int(int64(a.Tag.Type))
	e.Str(a.Tag.Field)
	e.form(a.Origin)
	e.forms(a.Coef)
	e.bounds(a.Low)
	e.bounds(a.High)
	e.Int(int64(len(a.Inner)))
	for _, n := range a.Inner {
		e.form(n.Coef)
		e.form(n.Count)
		e.forms(n.By)
	}
	e.Int(int64(len(a.Fits)))
	for _, f := range a.Fits {
		e.Int(int64(f.Type))
		e.form(f.Origin)
		e.forms(f.Coef)
		e.forms(f.Inner)
	}
}

func (d *decoder) int32() int32 {
	v := d.Int()
	if v != int64(int32(v)) {
		d.Fail()
	}
	return int32(v)
}

// list reads a list; an empty one is nil.
func list[T any](d *decoder, one func() T) []T {
	var l []T
	for range d.Len() {
		l = append(l, one())
	}
	return l
}

func (d *decoder) form() Form {
	return list(d, func() Product { return Product{d.Int(), list(d, d.int32)} })
}

func (d *decoder) forms() []Form { return list(d, d.form) }

func (d *decoder) pair() [2]int32 { return [2]int32{d.int32(), d.int32()} }

func (d *decoder) bound() Bound { return Bound{d.int32(), d.form()} }

func (d *decoder) overlap() *Overlap {
	if d.Int() == 0 {
		return nil
	}
	return &Overlap{
		Steps: list(d, func() Step {
			s := Step{Op: ir.Op(d.Int()), Type: ir.Type(d.Int()), Imm: d.Int(), Args: d.forms()}
			for range s.Args {
				s.From = append(s.From, ir.Type(d.Int()))
			}
			return s
		}),
		Regions: list(d, func() Region {
			return Region{Ptr: d.int32(), Len: d.int32(), Off: d.Int(), Scale: d.Int(), Origin: d.form(), Length: d.form(), Accesses: list(d, d.int32)}
		}),
		Pairs:    list(d, d.pair),
		Accesses: list(d, d.access),
		Self:     list(d, d.pair),
	}
}

func (d *decoder) access() Access {
	flags := d.Int()
	return Access{
		Write: flags&1 != 0, Atomic: flags&2 != 0, Affine: flags&4 != 0,
		Region: d.int32(), Size: d.Int(), Tag: ir.Tag{Type: ir.Type(d.Int()), Field: d.Str()}, Origin: d.form(), Coef: d.forms(), Low: list(d, d.bound), High: list(d, d.bound),
		Inner: list(d, func() Inner { return Inner{d.form(), d.form(), d.forms()} }),
		Fits:  list(d, func() Fit { return Fit{ir.Type(d.Int()), d.form(), d.forms(), d.forms()} }),
	}
}

// overlapOK reports whether o reaches only words and items that there are, for
// a unit with so many arguments and indices.
func overlapOK(o *Overlap, words, dims int) bool {
	if o == nil {
		return true
	}
	c := &checker{words: words, ok: true}
	for i := range o.Steps {
		s := &o.Steps[i]
		c.forms(s.Args, len(s.Args))
		c.need(len(s.Args) >= 1 && len(s.Args) <= 3 && (s.Op == ir.OpLoad && len(s.Args) > 1 || s.Op.IsPure()) && s.Type <= ir.Ptr)
		c.words++
	}
	for i := range o.Regions {
		r := &o.Regions[i]
		c.need(r.Ptr >= -1 && int(r.Ptr) < c.words && r.Len >= -1 && int(r.Len) < c.words)
		c.form(r.Origin)
		c.form(r.Length)
		for _, a := range r.Accesses {
			c.need(a >= 0 && int(a) < len(o.Accesses))
		}
	}
	for _, p := range o.Pairs {
		c.need(p[0] >= 0 && p[1] >= 0 && int(p[0]) < len(o.Regions) && int(p[1]) < len(o.Regions))
	}
	for _, p := range o.Self {
		c.need(p[0] >= 0 && p[1] >= 0 && int(p[0]) < len(o.Accesses) && int(p[1]) < len(o.Accesses))
	}
	for i := range o.Accesses {
		c.access(&o.Accesses[i], len(o.Regions), dims)
	}
	return c.ok
}

type checker struct {
	words int
	ok    bool
}

func (c *checker) need(ok bool) { c.ok = c.ok && ok }

func (c *checker) form(f Form) {
	for _, p := range f {
		for _, w := range p.Words {
			c.need(w >= 0 && int(w) < c.words)
		}
	}
}

func (c *checker) forms(l []Form, n int) {
	c.need(len(l) == n)
	for _, f := range l {
		c.form(f)
	}
}

func (c *checker) access(a *Access, regions, dims int) {
	c.need(a.Region >= 0 && int(a.Region) < regions && a.Size >= 0)
	if !a.Affine {
		return
	}
	c.form(a.Origin)
	c.forms(a.Coef, dims)
	for _, l := range [][]Bound{a.Low, a.High} {
		for _, b := range l {
			c.need(b.Index >= 0 && int(b.Index) < dims)
			c.form(b.Value)
		}
	}
	for _, n := range a.Inner {
		c.form(n.Coef)
		c.form(n.Count)
		c.forms(n.By, dims)
	}
	for _, f := range a.Fits {
		c.need(f.Type <= ir.Ptr)
		c.form(f.Origin)
		c.forms(f.Coef, dims)
		c.forms(f.Inner, len(a.Inner))
	}
}
