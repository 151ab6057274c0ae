package transform

import (
	"sort"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// poly is a sum of products of values, modulo 2⁶⁴, in the one order that makes
// equal sums equal: by the names of the products. No coefficient is zero.
type poly []monomial

// monomial is coef times the atoms, which are in the order of their IDs.
type monomial struct {
	coef  int64
	atoms []*ir.Stmt
}

// maxMonomials bounds the length of a poly, and maxAtoms that of a product.
const (
	maxMonomials = 8
	maxAtoms     = 3
)

func polyConst(c int64) poly {
	if c == 0 {
		return nil
	}
	return poly{{coef: c}}
}

func polyOf(v *ir.Stmt) poly {
	if v.IsConst() {
		return polyConst(v.Imm)
	}
	return poly{{coef: 1, atoms: []*ir.Stmt{v}}}
}

func (m monomial) name() string {
	var b strings.Builder
	for _, a := range m.atoms {
		b.WriteByte('*')
		b.WriteString(strconv.Itoa(int(a.ID)))
	}
	return b.String()
}

// name is equal for equal polys.
func (p poly) name() string {
	var b strings.Builder
	for _, m := range p {
		b.WriteByte('+')
		b.WriteString(strconv.FormatInt(m.coef, 10))
		b.WriteString(m.name())
	}
	return b.String()
}

// normal brings p into order and merges equal products.
func (p poly) normal() (poly, bool) {
	sort.SliceStable(p, func(i, j int) bool { return p[i].name() < p[j].name() })
	var out poly
	for _, m := range p {
		if n := len(out); n > 0 && out[n-1].name() == m.name() {
			out[n-1].coef += m.coef
			if out[n-1].coef == 0 {
				out = out[:n-1]
			}
			continue
		}
		if m.coef != 0 {
			out = append(out, m)
		}
	}
	return out, len(out) <= maxMonomials
}

func (p poly) add(q poly) (poly, bool) {
	return append(append(make(poly, 0, len(p)+len(q)), p...), q...).normal()
}

func (p poly) mul(q poly) (poly, bool) {
	var out poly
	for _, m := range p {
		for _, n := range q {
			if len(m.atoms)+len(n.atoms) > maxAtoms || len(out) > maxMonomials*maxMonomials {
				return nil, false
			}
			atoms := append(append([]*ir.Stmt(nil), m.atoms...), n.atoms...)
			sort.SliceStable(atoms, func(i, j int) bool { return atoms[i].ID < atoms[j].ID })
			out = append(out, monomial{m.coef * n.coef, atoms})
		}
	}
	return out.normal()
}

// split takes the constant off p.
func (p poly) split() (rest poly, c int64) {
	for _, m := range p {
		if len(m.atoms) == 0 {
			c = m.coef
		} else {
			rest = append(rest, m)
		}
	}
	return rest, c
}

// constant is the value of p if it has no atoms.
func (p poly) constant() (int64, bool) {
	rest, c := p.split()
	return c, len(rest) == 0
}
