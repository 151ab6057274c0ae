package depend

import (
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// value is what is known of an integer, a bool or a pointer. Of a type of fewer
// than 64 bits it is so modulo the type's size.
type value struct {
	form form
	fits []fit
}

// fit is a condition that a value rests on: form, computed without wrapping, is
// a value of the type.
type fit struct {
	form form
	typ  ir.Type
}

// maxFits bounds the conditions of one value.
const maxFits = 4

// values computes the forms of values as seen from one parallel loop.
type values struct {
	*resolved
	first, last int32 // ir.Stmt.ID of the loop, and of the last statement in it
	entry       int   // see resolved.entry
	launch      bool  // a launch compares what is read with what is written; see load
	inner       map[*atom]inner
	lengths     map[*ir.Stmt]*ir.Stmt // by index: the length that a bounds check has held it to

	known map[*ir.Stmt]value
	joins map[*join]value
	byKey map[string]*atom
	atoms int
}

func newValues(r *resolved, loop *ir.Stmt, launch bool) *values {
	return &values{resolved: r, first: loop.ID, last: lastID(loop), entry: r.entry[loop], launch: launch, inner: map[*atom]inner{}, lengths: map[*ir.Stmt]*ir.Stmt{},
		known: map[*ir.Stmt]value{}, joins: map[*join]value{}, byKey: map[string]*atom{}}
}

func lastID(s *ir.Stmt) int32 {
	id := s.ID
	for _, b := range s.Blocks {
		if n := len(b.Stmts); n > 0 {
			id = max(id, lastID(b.Stmts[n-1]))
		} else if n := len(b.Params); n > 0 {
			id = max(id, b.Params[n-1].ID)
		}
	}
	return id
}

func (v *values) inside(id int32) bool { return id >= v.first && id <= v.last }

func (v *values) atom(s *ir.Stmt, d deps) *atom {
	v.atoms++
	return &atom{id: v.atoms, stmt: s, deps: d}
}

// index makes s the n-th index of the parallel loop, or with n < 0 one of a
// loop inside.
func (v *values) index(s *ir.Stmt, n int) *atom {
	d := onInner
	if n >= 0 {
		d = 1 << n
	}
	a := v.atom(s, d)
	a.index = true
	v.known[s] = value{form: single(a)}
	return a
}

func (v *values) of(s *ir.Stmt) value {
	if x, ok := v.known[s]; ok {
		return x
	}
	x := v.compute(s)
	v.known[s] = x
	return x
}

func (v *values) ref(r ref, s *ir.Stmt) value {
	switch {
	case r.stmt != nil:
		return v.of(r.stmt)
	case r.join != nil:
		x, ok := v.joins[r.join]
		if !ok {
			d := deps(0)
			switch {
			case r.join.cond != nil && v.inside(r.join.at):
				d = v.of(r.join.cond).form.deps()
				for _, arm := range r.join.arms {
					d |= v.ref(arm, nil).form.deps()
				}
			case v.inside(r.join.at), v.inside(-r.join.at - 1):
				d = onUnknown
			}
			x = value{form: single(v.atom(r.join.local, d))}
			v.joins[r.join] = x
		}
		return x
	}
	return value{form: single(v.atom(s, onUnknown))}
}

func (v *values) compute(s *ir.Stmt) value {
	switch s.Op {
	case ir.OpConst:
		if s.Type.IsInt() || s.Type == ir.Bool {
			return value{form: constant(s.Imm)}
		}
		return v.shared("c"+s.Type.String()+strconv.FormatInt(s.Imm, 10), s, 0)
	case ir.OpParam:
		return v.shared("p"+strconv.FormatInt(s.Imm, 10), s, 0)
	case ir.OpTable:
		return v.shared("t"+s.Aux, s, 0)
	case ir.OpGet:
		return v.ref(v.gets[s], s)
	case ir.OpMem:
		return value{form: single(v.atom(s, 0))}
	case ir.OpIndex: // of a loop around
		return value{form: single(v.atom(s, 0))}
	case ir.OpConv:
		if x, ok := v.convert(s); ok {
			return x
		}
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpNeg, ir.OpShl, ir.OpRem, ir.OpElem, ir.OpOffset:
		if s.Type.IsInt() || s.Type == ir.Ptr {
			if x, ok := v.affine(s); ok {
				return x
			}
		}
	case ir.OpLoad:
		return v.load(s)
	case ir.OpSelect:
		if v.launch {
			if k := v.backwards(s); k != nil {
				return v.of(k)
			}
		}
	}
	d := v.depsOf(s)
	if !s.Op.IsPure() {
		return value{form: single(v.atom(s, d))}
	}
	return v.opaque(s, d)
}

// depsOf is what the result of s depends on.
func (v *values) depsOf(s *ir.Stmt) deps {
	var d deps
	if !s.Op.IsPure() && v.inside(s.ID) {
		d = onUnknown | onData
	}
	for _, a := range s.Args {
		d |= v.of(a).form.deps()
	}
	return d
}

// shared is the atom of that key, one for equal keys.
func (v *values) shared(key string, s *ir.Stmt, d deps) value {
	a := v.byKey[key]
	if a == nil {
		a = v.atom(s, d)
		v.byKey[key] = a
	}
	return value{form: single(a)}
}

// maxKey bounds the text by which operations are found equal.
const maxKey = 400

// opaque is the result of a pure operation that is not affine.
func (v *values) opaque(s *ir.Stmt, d deps) value {
	var b strings.Builder
	b.WriteString(s.Op.String())
	b.WriteString(s.Type.String())
	b.WriteString(strconv.FormatInt(s.Imm, 10))
	for _, a := range s.Args {
		b.WriteByte(',')
		b.WriteString(a.Type.String())
		b.WriteString(v.of(a).form.key())
		if b.Len() > maxKey {
			return value{form: single(v.atom(s, d))}
		}
	}
	return v.shared(b.String(), s, d)
}

// backwards is the index of the loop inside that s is, or that loop's last index less it, as a copy goes that may
// overlap: both ways the loop gets to the same places.
func (v *values) backwards(s *ir.Stmt) *ir.Stmt {
	for i, k := range s.Args[1:] {
		f := v.of(k).form
		if len(f) != 1 || f[0].coef != 1 || len(f[0].atoms) != 1 {
			continue
		}
		n, ok := v.inner[f[0].atoms[0]]
		if !ok {
			continue
		}
		other := v.of(s.Args[2-i])
		sum, ok := other.form.add(f, 1)
		if !ok || len(other.fits)+len(n.count.fits) > 0 {
			continue
		}
		if sum, ok = sum.add(constant(1), 1); ok && sum.equal(n.count.form) {
			return k
		}
	}
	return nil
}

// load is something read from memory. Kernels cannot store pointers, so one that
// is loaded does not change. What else is read at a place that is the same for all iterations is the same value for all of
// them where a launch looks: it finds out whether the loop writes there, and runs the iterations in order if it does.
func (v *values) load(s *ir.Stmt) value {
	addr := v.of(s.Args[0]).form
	d := addr.deps()
	version := v.versions[s]
	root, _ := addr.parts()
	pointer := s.Type == ir.Ptr && root != nil && root.stmt.Op != ir.OpMem
	if pointer {
		version = 0
	} else if v.launch && d == 0 && v.inside(s.ID) {
		version = min(version, v.entry)
	} else if version > v.entry && v.inside(s.ID) {
		d |= onUnknown
	}
	if d != 0 {
		d |= onData
	}
	key := addr.key()
	if len(key) > maxKey {
		return value{form: single(v.atom(s, d))}
	}
	x := v.shared("l"+s.Type.String()+strconv.Itoa(version)+key, s, d)
	if pointer {
		a := x.form[0].atoms[0]
		a.load, a.addr = true, addr
	}
	return x
}

// convert is an integer in another type: a wider one has the same value if that
// fits into the narrower one.
func (v *values) convert(s *ir.Stmt) (value, bool) {
	a := s.Args[0]
	if !a.Type.IsInt() || !s.Type.IsInt() {
		return value{}, false
	}
	x := v.of(a)
	if s.Type.Size() <= a.Type.Size() {
		return x, true
	}
	if c, ok := x.form.constant(); ok {
		return value{form: constant(ir.Normalize(a.Type, c)), fits: x.fits}, true
	}
	if len(x.form) == 1 && x.form[0].coef == 1 && len(x.form[0].atoms) == 1 {
		if b := x.form[0].atoms[0]; b.stmt != nil && !b.index && b.stmt.Type == a.Type {
			return x, true // it is a value of that type
		}
	}
	if len(x.fits) == maxFits {
		return value{}, false
	}
	return value{form: x.form, fits: append(x.fits[:len(x.fits):len(x.fits)], fit{x.form, a.Type})}, true
}

// anywhere is y, the value of the index i, or if that is not a sum of multiples of indices and a check holds it within an
// array: any index of the array.
func (v *values) anywhere(i *ir.Stmt, y value) value {
	n := v.lengths[i]
	if n == nil || !n.IsConst() {
		return y
	}
	for _, t := range y.form {
		for _, a := range t.atoms {
			if a.deps != 0 && !a.index {
				x := v.shared("w"+strconv.FormatInt(int64(i.ID), 10), i, onInner)
				a := x.form[0].atoms[0]
				a.index = true
				v.inner[a] = inner{n: n, count: v.of(n)}
				return x
			}
		}
	}
	return y
}

// affine is a sum, a difference, a product or a remainder.
func (v *values) affine(s *ir.Stmt) (value, bool) {
	x := v.of(s.Args[0])
	var y value
	if len(s.Args) > 1 {
		y = v.of(s.Args[1])
	}
	var f form
	ok := true
	switch s.Op {
	case ir.OpAdd:
		f, ok = x.form.add(y.form, 1)
	case ir.OpSub:
		f, ok = x.form.add(y.form, -1)
	case ir.OpNeg:
		f, ok = form(nil).add(x.form, -1)
	case ir.OpMul:
		f, ok = x.form.mul(y.form)
	case ir.OpElem:
		if v.launch && y.form.deps() != 0 {
			y = v.anywhere(s.Args[1], y)
		}
		f, ok = x.form.add(y.form, s.Imm)
	case ir.OpOffset:
		f, ok = x.form.add(constant(s.Imm), 1)
	case ir.OpShl:
		n, known := y.form.constant()
		if !known || n < 0 || n > 62 {
			return value{}, false
		}
		f, ok = form(nil).add(x.form, 1<<n)
	case ir.OpRem:
		// a%b = a - a/b*b, so that a/b*b + a%b is a again.
		quotient := &ir.Stmt{Op: ir.OpDiv, Type: s.Type, Args: s.Args, ID: s.ID}
		var back form
		if back, ok = v.of(quotient).form.mul(y.form); ok {
			f, ok = x.form.add(back, -1)
		}
	}
	fits := x.fits
	for _, z := range y.fits {
		if len(fits) == maxFits {
			return value{}, false
		}
		fits = append(fits[:len(fits):len(fits)], z)
	}
	return value{f, fits}, ok
}
