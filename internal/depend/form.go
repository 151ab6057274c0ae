package depend

import (
	"slices"
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// atom is a value that is not taken apart: an index, a parameter, something
// loaded, what an operation that is not affine gives.
type atom struct {
	id    int
	stmt  *ir.Stmt // what has the value; nil for a join of several
	deps  deps
	index bool // of the parallel loop, or of a serial one inside it

	load bool // of a pointer, from memory that no loop changes
	addr form // of the load
}

// deps says which of the parallel loop's indices a value depends on.
type deps uint8

const (
	onInner   deps = 1 << 3 // on the index of a serial loop inside
	onUnknown deps = 1 << 4 // on memory that the loop may change, or on a local that it does
	onData    deps = 1 << 5 // on something loaded that may differ between iterations; with one of those before
)

// form is a sum of products of atoms, modulo 2⁶⁴, in the order of their atoms:
// equal forms are equal values.
type form []term

type term struct {
	coef  int64
	atoms []*atom // by id
}

const (
	maxTerms  = 16
	maxDegree = 4
)

func constant(c int64) form {
	if c == 0 {
		return nil
	}
	return form{{coef: c}}
}

func single(a *atom) form { return form{{coef: 1, atoms: []*atom{a}}} }

func compareAtoms(x, y []*atom) int {
	return slices.CompareFunc(x, y, func(a, b *atom) int { return a.id - b.id })
}

// add is f + c*g; false if it is too long.
func (f form) add(g form, c int64) (form, bool) {
	out := make(form, 0, len(f)+len(g))
	for len(f) > 0 || len(g) > 0 {
		order := -1
		switch {
		case len(f) == 0:
			order = 1
		case len(g) > 0:
			order = compareAtoms(f[0].atoms, g[0].atoms)
		}
		switch {
		case order < 0:
			out, f = append(out, f[0]), f[1:]
		case order > 0:
			if v := g[0].coef * c; v != 0 {
				out = append(out, term{v, g[0].atoms})
			}
			g = g[1:]
		default:
			if v := f[0].coef + g[0].coef*c; v != 0 {
				out = append(out, term{v, f[0].atoms})
			}
			f, g = f[1:], g[1:]
		}
	}
	return out, len(out) <= maxTerms
}

// mul is f * g; false if it is too long.
func (f form) mul(g form) (form, bool) {
	if len(f)*len(g) > 4*maxTerms {
		return nil, false
	}
	var out form
	for _, x := range f {
		for _, y := range g {
			atoms := append(slices.Clone(x.atoms), y.atoms...)
			if len(atoms) > maxDegree {
				return nil, false
			}
			slices.SortFunc(atoms, func(a, b *atom) int { return a.id - b.id })
			var ok bool
			if out, ok = out.add(form{{x.coef * y.coef, atoms}}, 1); !ok {
				return nil, false
			}
		}
	}
	return out, true
}

func (f form) deps() deps {
	var d deps
	for _, t := range f {
		for _, a := range t.atoms {
			d |= a.deps
		}
	}
	return d
}

// constant reports whether f is a number.
func (f form) constant() (int64, bool) {
	switch {
	case len(f) == 0:
		return 0, true
	case len(f) == 1 && len(f[0].atoms) == 0:
		return f[0].coef, true
	}
	return 0, false
}

// coef is what f has of the atom a: f = coef*a + rest, with a in neither. False
// if a stands in f in another way.
func (f form) coef(a *atom) (coef, rest form, ok bool) {
	for _, t := range f {
		switch n := countOf(t.atoms, a); {
		case n == 0:
			rest = append(rest, t)
		case n > 1:
			return nil, nil, false
		default:
			i := slices.Index(t.atoms, a)
			coef = append(coef, term{t.coef, slices.Delete(slices.Clone(t.atoms), i, i+1)})
		}
	}
	slices.SortFunc(coef, func(x, y term) int { return compareAtoms(x.atoms, y.atoms) })
	return coef, rest, true
}

func countOf(list []*atom, a *atom) int {
	n := 0
	for _, x := range list {
		if x == a {
			n++
		}
	}
	return n
}

// at is the coefficient of the product of atoms in f.
func (f form) at(atoms []*atom) int64 {
	for _, t := range f {
		if compareAtoms(t.atoms, atoms) == 0 {
			return t.coef
		}
	}
	return 0
}

func (f form) equal(g form) bool {
	return slices.EqualFunc(f, g, func(x, y term) bool { return x.coef == y.coef && compareAtoms(x.atoms, y.atoms) == 0 })
}

// key is equal for equal forms.
func (f form) key() string {
	var b []byte
	for _, t := range f {
		b = append(b, '+')
		b = strconv.AppendInt(b, t.coef, 10)
		for _, a := range t.atoms {
			b = append(b, '*')
			b = strconv.AppendInt(b, int64(a.id), 10)
		}
	}
	return string(b)
}

// parts splits f, the value of a pointer, into the pointer that it starts from
// and the bytes behind that; root is nil if there is no such.
func (f form) parts() (root *atom, off form) {
	for i, t := range f {
		if t.coef == 1 && len(t.atoms) == 1 && t.atoms[0].pointer() {
			return t.atoms[0], slices.Delete(slices.Clone(f), i, i+1)
		}
	}
	return nil, nil
}

func (a *atom) pointer() bool { return a.stmt != nil && a.stmt.Type == ir.Ptr }
