package depend

import (
	"math"
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// limits are what the conditions of an access leave of the parallel loop's
// indices: [lo, hi) of each. Only numbers count.
type limits struct {
	lo, hi [3]int64
}

// reach is when an access happens.
type reach struct {
	limits
	low, high []bound         // the same with values that are not numbers: index >= f, index < f
	loose     bool            // a condition holds for a run of neighbours, but it is not known which
	apart     bool            // a condition may hold for one iteration and not for its neighbours
	under     map[string]bool // conditions that hold for runs of neighbours, or for all iterations
}

// bound is a value that bounds an index.
type bound struct {
	index int
	value form
}

func (c *collector) reach(a *access) reach {
	r := reach{under: map[string]bool{}}
	for k := range r.hi {
		r.hi[k] = math.MaxInt64
		if k < len(c.counts) {
			if n, ok := c.counts[k].constant(); ok {
				r.hi[k] = n
			}
		}
	}
	for _, q := range a.conds {
		c.narrow(&r, q.cond, q.not)
	}
	return r
}

// narrow adds the condition s, or with not its opposite, to r.
func (c *collector) narrow(r *reach, s *ir.Stmt, not bool) {
	if s == nil {
		r.apart = true
		return
	}
	switch {
	case s.Op == ir.OpGet:
		switch q := c.gets[s]; {
		case q.stmt != nil:
			c.narrow(r, q.stmt, not)
			return
		case q.join != nil && q.join.cond != nil && c.inside(q.join.at):
			c.narrowJoin(r, q.join, not)
			return
		}
	case s.Op == ir.OpNot:
		c.narrow(r, s.Args[0], !not)
		return
	case s.Op == ir.OpAnd && !not, s.Op == ir.OpOr && not:
		c.narrow(r, s.Args[0], not)
		c.narrow(r, s.Args[1], not)
		return
	case s.Op.IsCompare() && s.Args[0].Type.IsInt():
		if c.compare(r, s, not) {
			return
		}
	}
	d := c.of(s).form.deps()
	if d != 0 {
		r.apart = true
		return
	}
	key := "u" + c.of(s).form.key()
	if not {
		key = "n" + key
	}
	r.under[key] = true
}

// narrowJoin takes apart what && and || become: a bool that one arm of an if sets.
func (c *collector) narrowJoin(r *reach, j *join, not bool) {
	for i, arm := range j.arms {
		if arm.stmt != nil && arm.stmt.IsConst() && (arm.stmt.Imm != 0) == not {
			// The other arm was taken, and its value is as wanted.
			c.narrow(r, j.cond, i == 0)
			if other := j.arms[1-i]; other.stmt != nil {
				c.narrow(r, other.stmt, not)
			} else if other.join != nil && other.join.cond != nil {
				c.narrowJoin(r, other.join, not)
			} else {
				r.apart = true
			}
			return
		}
	}
	r.apart = true
}

// compare adds a comparison of integers that are affine in one index, and
// reports whether it did.
func (c *collector) compare(r *reach, s *ir.Stmt, not bool) bool {
	f, ok := c.of(s.Args[0]).form.add(c.of(s.Args[1]).form, -1)
	if !ok {
		return false
	}
	d := f.deps()
	if d&onUnknown != 0 || d == 0 {
		return false
	}
	op := s.Op
	if not {
		op = map[ir.Op]ir.Op{ir.OpEq: ir.OpNe, ir.OpNe: ir.OpEq, ir.OpLt: ir.OpGe, ir.OpGe: ir.OpLt, ir.OpLe: ir.OpGt, ir.OpGt: ir.OpLe}[op]
	}
	if op == ir.OpEq {
		return false
	}
	k, coef, rest, ok := c.one(f)
	if !ok {
		if _, _, affine := c.split(f); c.launch && affine && op != ir.OpNe {
			r.loose = true
			r.under["r"+op.String()+f.key()] = true
			return true
		}
		return false
	}
	n, known := coef.constant()
	if op == ir.OpNe {
		return known // all but one
	}
	if d&onInner != 0 || !known || n != 1 && n != -1 {
		r.loose = true
		r.under["r"+op.String()+f.key()] = true
		return true
	}
	if n < 0 { // bring it to index + rest OP 0
		op = map[ir.Op]ir.Op{ir.OpLt: ir.OpGt, ir.OpGt: ir.OpLt, ir.OpLe: ir.OpGe, ir.OpGe: ir.OpLe}[op]
		if rest, ok = form(nil).add(rest, -1); !ok {
			return false
		}
	}
	at, known := rest.constant()
	if !known {
		c.bound(r, k, op, rest)
		// Near the end is like a number near the start: the loop is long enough, as far as is known.
		if end, ok := rest.add(c.counts[k], 1); ok && (op == ir.OpLt || op == ir.OpLe) {
			if _, number := end.constant(); number {
				return true
			}
		}
		r.under["i"+strconv.Itoa(k)+op.String()+rest.key()] = true
		return true
	}
	switch op {
	case ir.OpGt:
		r.lo[k] = max(r.lo[k], -at+1)
	case ir.OpGe:
		r.lo[k] = max(r.lo[k], -at)
	case ir.OpLt:
		r.hi[k] = min(r.hi[k], -at)
	case ir.OpLe:
		r.hi[k] = min(r.hi[k], -at+1)
	}
	return true
}

// bound adds index + rest OP 0 to r.
func (c *collector) bound(r *reach, k int, op ir.Op, rest form) {
	value, ok := form(nil).add(rest, -1)
	if ok && (op == ir.OpGt || op == ir.OpLe) {
		value, ok = value.add(constant(1), 1)
	}
	switch {
	case !ok || value.deps() != 0:
		r.loose = true
	case op == ir.OpLt || op == ir.OpLe:
		r.high = append(r.high, bound{k, value})
	default:
		r.low = append(r.low, bound{k, value})
	}
}

// one is f = coef*index + rest, with one index in f.
func (c *collector) one(f form) (k int, coef, rest form, ok bool) {
	for i, a := range c.index {
		if f.deps()&(1<<i) == 0 {
			continue
		}
		if coef != nil {
			return 0, nil, nil, false
		}
		if coef, rest, ok = f.coef(a); !ok || coef.deps() != 0 || rest.deps()&^onInner != 0 {
			return 0, nil, nil, false
		}
		k = i
	}
	if coef == nil {
		for a := range c.inner {
			if cf, rs, ok := f.coef(a); ok && len(cf) > 0 && cf.deps() == 0 && rs.deps() == 0 {
				return 0, cf, rs, true
			}
		}
		return 0, nil, nil, false
	}
	return k, coef, rest, true
}
