package reduce

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// rewrite makes locals of the places of p, and a second, serial version of the
// loop if a launch must tell whether they are accessed by other names:
//
//	in order = false                  only with two versions
//	if there are iterations {
//	  in order = true
//	  if what guards the loads holds { in order = some of the pairs overlap }
//	}
//	if in order { the loop as it was, serial } else {
//	  l = identity; stored = false
//	  the loop, with get and set of l
//	  if stored { the place = the place op l }
//	}
//
// Both the identity and the operation are found by [Recognise].
func (p *plan) rewrite(out *Places) {
	block := p.memory.nodes[p.loop].block
	at := slices.Index(block.Stmts, p.loop)
	before := &ir.Block{}
	b := ir.Builder{Block: before}
	var serial *ir.Stmt
	if len(p.pairs) > 0 {
		serial = ir.NewCloner().Stmt(p.loop)
		serial.Loop.Parallel, serial.Loop.Reduce, serial.Loop.Ordered = false, nil, true
		serial.Loop.Workers, serial.Loop.Grain, serial.Loop.Lanes = 0, 0, 0
	}
	two := &ir.Block{}
	var ordered *ir.Stmt
	if serial != nil {
		ordered = p.test(&b)
		b.Block = two
	}
	follows := map[*ir.Stmt][]*ir.Stmt{}
	for _, q := range p.places {
		p.local(&b, q, follows)
		if q.local != nil {
			out.locals[q.local] = q
		}
		if q.set != nil {
			out.flags[q.set] = true
		}
	}
	b.Emit(p.loop)
	for _, q := range p.places {
		p.end(&b, q)
	}
	insert(p.loop.Blocks[0], follows)
	if serial == nil {
		block.Stmts = slices.Replace(block.Stmts, at, at+1, before.Stmts...)
		return
	}
	b.Block = before
	b.Emit(&ir.Stmt{Op: ir.OpIf, Args: []*ir.Stmt{b.Get(ordered)}, Blocks: []*ir.Block{{Stmts: []*ir.Stmt{serial}}, two}})
	block.Stmts = slices.Replace(block.Stmts, at, at+1, before.Stmts...)
}

// insert puts statements behind others in b and what is nested in it.
func insert(b *ir.Block, follows map[*ir.Stmt][]*ir.Stmt) {
	var list []*ir.Stmt
	for _, s := range b.Stmts {
		list = append(append(list, s), follows[s]...)
		for _, n := range s.Blocks {
			insert(n, follows)
		}
	}
	b.Stmts = list
}

// local makes q a local, and has follow each store what says that there was one.
func (p *plan) local(b *ir.Builder, q *place, follows map[*ir.Stmt][]*ir.Stmt) {
	always := false
	for s := range q.uses {
		always = always || s.Op == ir.OpStore && p.always(s)
	}
	var yes *ir.Stmt
	if !always || q.fixed != nil {
		q.set = b.Local("", b.Bool(false))
		yes = b.Bool(true)
	}
	if q.fixed != nil {
		for s := range q.uses {
			s.Op, s.Args, s.Tag = ir.OpSet, []*ir.Stmt{q.set, yes}, ir.Tag{}
		}
		return
	}
	q.local = b.Local(p.memory.o.name(q.store), b.Const(q.typ, 0))
	for s := range q.uses {
		if s.Op == ir.OpLoad {
			s.Op = ir.OpGet
		} else if s.Op = ir.OpSet; q.set != nil {
			follows[s] = append(follows[s], &ir.Stmt{Op: ir.OpSet, Args: []*ir.Stmt{q.set, yes}})
		}
		s.Args[0], s.Tag = q.local, ir.Tag{}
	}
}

// always reports whether every iteration that ends has run s.
func (p *plan) always(s *ir.Stmt) bool {
	body := p.loop.Blocks[0]
	if p.memory.nodes[s].block != body {
		return false
	}
	ok := true
	body.Exits(func(_ *ir.Block, jump *ir.Stmt, _ int64) { ok = ok && p.memory.pos(jump) > p.memory.pos(s) })
	return ok
}

// end stores to q what the loop made of it, if an iteration has stored to it:
// then its address is one that can be stored to.
func (p *plan) end(b *ir.Builder, q *place) {
	var stored *ir.Stmt
	if q.set != nil {
		stored = b.Get(q.set)
	} else {
		stored = p.some(b)
	}
	b.If(stored, func() {
		h := &hoister{plan: p, b: b, done: map[*ir.Stmt]*ir.Stmt{}}
		q.after = b.Block
		q.addr = h.value(q.addr)
		if q.fixed != nil {
			b.Store(q.addr, h.value(q.fixed), q.tag)
			return
		}
		q.value = b.Get(q.local)
	}, nil)
}

// some is the condition that the loop has iterations.
func (p *plan) some(b *ir.Builder) *ir.Stmt {
	var all *ir.Stmt
	for _, c := range p.loop.Args {
		some := b.Op(ir.OpGt, ir.Bool, c, b.Int(0))
		if all == nil {
			all = some
		} else {
			all = b.Op(ir.OpAnd, ir.Bool, all, some)
		}
	}
	return all
}

// finish completes what end began, once it is known that q is built up by op.
func (q *place) finish(op ir.ReduceOp) {
	q.local.Args[0].Imm = Identity(op, q.typ)
	b := ir.Builder{Block: q.after}
	old := b.Load(q.addr, q.tag)
	if cmp, ok := keeps[op]; ok {
		b.If(b.Op(cmp, ir.Bool, q.value, old), func() { b.Store(q.addr, q.value, q.tag) }, nil)
		return
	}
	b.Store(q.addr, b.Op(steps[op], q.typ, old, q.value), q.tag)
}

// steps are the operations of reductions, and keeps the comparisons of those
// that keep what does not compare.
var (
	steps = map[ir.ReduceOp]ir.Op{
		ir.ReduceAdd: ir.OpAdd, ir.ReduceMul: ir.OpMul, ir.ReduceMin: ir.OpMin, ir.ReduceMax: ir.OpMax,
		ir.ReduceAnd: ir.OpAnd, ir.ReduceOr: ir.OpOr, ir.ReduceXor: ir.OpXor,
	}
	keeps = map[ir.ReduceOp]ir.Op{ir.ReduceIfLt: ir.OpLt, ir.ReduceIfLe: ir.OpLe, ir.ReduceIfGt: ir.OpGt, ir.ReduceIfGe: ir.OpGe}
)

// hoister computes outside of a loop what the loop computes from what does not
// change in it.
type hoister struct {
	*plan
	b    *ir.Builder
	done map[*ir.Stmt]*ir.Stmt
}

func (h *hoister) value(v *ir.Stmt) *ir.Stmt {
	if !h.memory.inside(v, h.loop) {
		return v
	}
	if n, ok := h.done[v]; ok {
		return n
	}
	n := &ir.Stmt{Op: v.Op, Type: v.Type, Imm: v.Imm, Aux: v.Aux, Tag: v.Tag}
	for _, a := range v.Args {
		n.Args = append(n.Args, h.value(a))
	}
	h.done[v] = h.b.Emit(n)
	return n
}

// test emits what tells whether the loop must run in order, and is the local
// that then says so.
func (p *plan) test(b *ir.Builder) *ir.Stmt {
	ordered := b.Local("", b.Bool(false))
	h := &hoister{plan: p, b: b, done: map[*ir.Stmt]*ir.Stmt{}}
	var list []*ir.Stmt
	list = append(list, p.loads...)
	for c := range p.guards {
		list = append(list, c)
	}
	slices.SortFunc(list, func(x, y *ir.Stmt) int { return p.memory.pos(x) - p.memory.pos(y) })
	var emit func(list []*ir.Stmt)
	emit = func(list []*ir.Stmt) {
		for i, s := range list {
			if s.Op == ir.OpLoad {
				h.value(s)
				continue
			}
			b.If(h.holds(s), func() { emit(list[i+1:]) }, nil)
			return
		}
		b.Set(ordered, h.overlap())
	}
	b.If(p.some(b), func() {
		b.Set(ordered, b.Bool(true))
		emit(list)
	}, nil)
	return ordered
}

// holds is the condition that check passes.
func (h *hoister) holds(check *ir.Stmt) *ir.Stmt {
	b := h.b
	var a []*ir.Stmt
	for _, v := range check.Args {
		a = append(a, h.value(v))
	}
	zero := func() *ir.Stmt { return b.Const(a[0].Type, 0) }
	and := func(x, y *ir.Stmt) *ir.Stmt { return b.Op(ir.OpAnd, ir.Bool, x, y) }
	switch check.Op {
	case ir.OpBounds:
		return and(b.Op(ir.OpGe, ir.Bool, a[0], zero()), b.Op(ir.OpLt, ir.Bool, a[0], a[1]))
	case ir.OpSlice:
		return and(b.Op(ir.OpGe, ir.Bool, a[0], zero()), and(b.Op(ir.OpLe, ir.Bool, a[0], a[1]), b.Op(ir.OpLe, ir.Bool, a[1], a[2])))
	case ir.OpShiftOK:
		return b.Op(ir.OpGe, ir.Bool, a[0], zero())
	}
	return b.Op(ir.OpNe, ir.Bool, a[0], zero())
}

// overlap is the condition that some pair has bytes in common.
func (h *hoister) overlap() *ir.Stmt {
	var any *ir.Stmt
	for i := range h.pairs {
		lo1, hi1 := h.ends(&h.pairs[i][0])
		lo2, hi2 := h.ends(&h.pairs[i][1])
		both := h.b.Op(ir.OpAnd, ir.Bool, h.b.Op(ir.OpLt, ir.Bool, lo1, hi2), h.b.Op(ir.OpLt, ir.Bool, lo2, hi1))
		if any == nil {
			any = both
		} else {
			any = h.b.Op(ir.OpOr, ir.Bool, any, both)
		}
	}
	return any
}

// ends are the first address of s and the one after its last.
func (h *hoister) ends(s *span) (lo, hi *ir.Stmt) {
	b := h.b
	lo = b.Offset(h.value(s.base), s.off)
	for _, t := range s.terms {
		if t.index != nil {
			lo = b.Elem(lo, h.value(t.index), t.stride)
		}
	}
	hi = lo
	for _, t := range s.terms {
		if t.index == nil {
			n := h.value(t.count)
			if t.extra != 0 {
				n = b.Op(ir.OpAdd, ir.I64, n, b.Int(t.extra))
			}
			hi = b.Elem(hi, n, t.stride)
		}
	}
	return lo, b.Offset(hi, s.len)
}
