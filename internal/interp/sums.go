package interp

import "github.com/spelt-go/spelt/internal/ir"

// Order is that in which compiled code adds and multiplies floats up.
type Order struct {
	// Width is how many partial results a chunk of a loop has: iteration n of a
	// row, from where the chunk has it, goes into the one of number n mod that.
	// It is a power of two, or 0 for a loop that adds nothing up.
	Width func(loop *ir.Stmt) int

	// Sum reports whether a reduction is one of those.
	Sum func(r ir.Reduction) bool

	// Chunk is the number of iterations in a chunk of a loop of n iterations,
	// with so many in a row of the last index.
	Chunk func(loop *ir.Stmt, n, row int64) int64

	// Identity is what partial results start from, and Combine joins two, the
	// one of earlier iterations first.
	Identity func(op ir.ReduceOp, t ir.Type) int64
	Combine  func(op ir.ReduceOp, t ir.Type, a, b int64) int64
}

// sums are the partial results of a loop that runs.
type sums struct {
	order *Order
	list  []sum
	width int64
	size  int64 // of a chunk
	row   int64
	start int64 // of the row in the chunk, in the last index
}

type sum struct {
	reg   int
	op    ir.ReduceOp
	t     ir.Type
	total int64
	parts []int64
}

// sumsOf is how the loop s adds up; nil if it does not.
func (c *compiler) sumsOf(s *ir.Stmt) *sums {
	o := c.p.mode.Order
	if o == nil || !s.Loop.Parallel || o.Width(s) == 0 {
		return nil
	}
	x := &sums{order: o, width: int64(o.Width(s))}
	for _, r := range s.Loop.Reduce {
		if o.Sum(r) {
			x.list = append(x.list, sum{reg: c.use(s, r.Local), op: r.Op, t: r.Local.Type})
		}
	}
	return x
}

// begin is the state of a loop with these counts.
func (x *sums) begin(m *machine, s *ir.Stmt, counts []int64) *sums {
	n := int64(1)
	for _, c := range counts {
		n *= c
	}
	now := &sums{order: x.order, width: x.width, row: counts[len(counts)-1], list: append([]sum(nil), x.list...)}
	now.size = x.order.Chunk(s, n, now.row)
	for i := range now.list {
		l := &now.list[i]
		l.total = m.r[l.reg]
		l.parts = make([]int64, x.width)
	}
	return now
}

// before prepares iteration n, whose last index is at.
func (x *sums) before(m *machine, n, at int64) {
	if n%x.size == 0 {
		x.start = at
		for _, l := range x.list {
			for i := range l.parts {
				l.parts[i] = x.order.Identity(l.op, l.t)
			}
		}
	} else if at == 0 {
		x.start = 0
	}
	for _, l := range x.list {
		m.r[l.reg] = l.parts[(at-x.start)&(x.width-1)]
	}
}

// after takes what iteration n has added, and joins what its chunk has if it is
// the last one of it.
func (x *sums) after(m *machine, n, at int64, last bool) {
	for i := range x.list {
		l := &x.list[i]
		l.parts[(at-x.start)&(x.width-1)] = m.r[l.reg]
		if !last && (n+1)%x.size != 0 {
			continue
		}
		for half := x.width / 2; half >= 1; half /= 2 {
			for j := range half {
				l.parts[j] = x.order.Combine(l.op, l.t, l.parts[j], l.parts[half+j])
			}
		}
		l.total = x.order.Combine(l.op, l.t, l.total, l.parts[0])
		if last {
			m.r[l.reg] = l.total
		}
	}
}
