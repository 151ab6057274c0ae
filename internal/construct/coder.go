package construct

import (
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
	"github.com/spelt-go/spelt/internal/task"
)

// coder builds the code of one construct: a kernel whose parameters are the
// construct's own table.
type coder struct {
	s      *splitter
	leaf   *leaf
	cl     *ir.Cloner
	b      ir.Builder
	args   []task.Source
	params []ir.Param
	heads  []*ir.Stmt // the param statements, by parameter
	of     map[task.Source]*ir.Stmt
	locals map[*ir.Stmt]*ir.Stmt // the construct's copies of slot locals
	stores []*ir.Stmt            // values of this leaf that are carried, in order
}

func newCoder(s *splitter, l *leaf) *coder {
	return &coder{s: s, leaf: l, cl: ir.NewCloner(), b: ir.Builder{Block: &ir.Block{}},
		of: map[task.Source]*ir.Stmt{}, locals: map[*ir.Stmt]*ir.Stmt{}}
}

// param is the parameter of the construct for src, made at its first use.
func (c *coder) param(src task.Source, name string) *ir.Stmt {
	if p, ok := c.of[src]; ok {
		return p
	}
	i := len(c.params)
	p := &ir.Stmt{Op: ir.OpParam, Type: src.Type, Imm: int64(i), Name: name}
	c.params = append(c.params, ir.Param{Type: src.Type, Offset: int64(8 * i), Name: name})
	c.args = append(c.args, src)
	c.heads = append(c.heads, p)
	c.of[src] = p
	return p
}

// value is v in the construct's code: a copy, a recomputation, or a parameter.
func (c *coder) value(v *ir.Stmt) *ir.Stmt {
	if n, ok := c.cl.Map[v]; ok {
		return n
	}
	var n *ir.Stmt
	switch {
	case v.Op == ir.OpConst || v.Op == ir.OpTable:
		n = c.b.Emit(c.cl.Stmt(v))
	case v.Op == ir.OpParam:
		n = c.param(c.s.paramSource(v), v.Name)
	case v.Op == ir.OpLocal:
		n = c.local(v)
	case v.Op == ir.OpMem && c.isMem(v):
		n = c.param(task.Source{Kind: task.FromSlotAddr, Type: ir.Ptr, Val: int64(c.s.mems[v])}, v.Name)
	case c.s.recomputable(v):
		for _, a := range v.Args {
			c.value(a)
		}
		n = c.b.Emit(c.cl.Stmt(v))
	default:
		w, ok := c.s.slots[v]
		if !ok {
			c.s.err = &Error{Pos: v.Pos, Msg: "internal: a value was not carried"}
		}
		n = c.param(task.Source{Kind: task.FromSlot, Type: v.Type, Val: int64(w)}, v.Name)
	}
	c.cl.Map[v] = n
	return n
}

func (c *coder) isMem(v *ir.Stmt) bool { _, ok := c.s.mems[v]; return ok }

// local is the construct's copy of a slot local that is defined elsewhere.
func (c *coder) local(v *ir.Stmt) *ir.Stmt {
	init := c.param(task.Source{Kind: task.FromSlot, Type: v.Type, Val: int64(c.s.slots[v])}, v.Name)
	n := c.b.Local(v.Name, init)
	c.locals[v] = n
	return n
}

// top adds the top-level statement st of a run.
func (c *coder) top(st *ir.Stmt) {
	if st.Op == ir.OpParam {
		c.value(st)
		return
	}
	if st.Op == ir.OpMem && c.isMem(st) {
		c.b.Emit(&ir.Stmt{Op: ir.OpZero, Args: []*ir.Stmt{c.value(st)}, Imm: st.Imm, Pos: st.Pos})
		return
	}
	c.s.eachOutside(c.leaf, st, func(v *ir.Stmt) { c.value(v) })
	n := c.b.Emit(c.cl.Stmt(st))
	if info := c.s.locals[st]; info != nil && info.slot {
		c.locals[st] = n
	} else if _, ok := c.s.slots[st]; ok && st.Op != ir.OpLocal {
		c.stores = append(c.stores, st)
	}
}

// slotTag is the alias class of the frame: nothing else points there.
func slotTag(t ir.Type) ir.Tag { return ir.Tag{Type: t, Field: "slot"} }

// close stores what a run leaves in the frame.
func (c *coder) close() {
	for _, v := range c.stores {
		c.store(v, c.cl.Of(v))
	}
	for _, l := range c.leaf.locals {
		if n := c.locals[l]; n != nil && c.leaf.writes[l] {
			c.store(l, c.b.Get(n))
		}
	}
}

func (c *coder) store(v, n *ir.Stmt) {
	addr := c.param(task.Source{Kind: task.FromSlotAddr, Type: ir.Ptr, Val: int64(c.s.slots[v])}, v.Name)
	c.b.Store(addr, n, slotTag(n.Type))
}

// loop adds the parallel loop of a parallel leaf.
func (c *coder) loop(st *ir.Stmt, counts []task.Source) *ir.Stmt {
	for _, r := range st.Loop.Reduce {
		id := c.b.Const(r.Local.Type, reduce.Identity(r.Op, r.Local.Type))
		c.cl.Map[r.Local] = c.b.Local(r.Local.Name, id)
	}
	c.s.eachOutside(c.leaf, st, func(v *ir.Stmt) { c.value(v) })
	args := make([]*ir.Stmt, len(counts))
	for i, src := range counts {
		args[i] = c.param(src, "")
	}
	for _, v := range st.Args { // cloned below; the real counts are args
		if _, ok := c.cl.Map[v]; !ok {
			c.cl.Map[v] = args[0]
		}
	}
	n := c.cl.Stmt(st)
	n.Args = args
	n.Loop.Workers, n.Loop.Grain, n.Loop.Cost, n.Loop.Unique = 0, 0, 0, false // how to run it is not in the code
	c.lengths(n)
	return c.b.Emit(n)
}

// done assembles the construct.
func (c *coder) done(kind task.Kind) (*Construct, []task.Source) {
	body := &ir.Block{Stmts: append(append([]*ir.Stmt(nil), c.heads...), c.b.Block.Stmts...)}
	code := &ir.Kernel{Name: c.s.k.Name, ArgSize: int64(8 * len(c.params)), Params: c.params, Files: c.s.k.Files, Body: body}
	c.limit(code)
	return &Construct{Kind: kind, Code: code}, c.args
}

// limit refuses code whose local memory does not fit on a stack.
func (c *coder) limit(code *ir.Kernel) {
	total := int64(0)
	code.Body.Walk(func(st *ir.Stmt) bool {
		if st.Op == ir.OpMem && c.s.err == nil {
			if st.Imm > task.MaxMemory-total {
				c.s.err = &Error{Pos: st.Pos, Msg: fmt.Sprintf("local arrays and structs of one loop, or of what stands between loops, take more than %d KiB together", task.MaxMemory>>10)}
			}
			total += st.Imm
		}
		return true
	})
}

// CountersOffset is the Offset of a parameter that is not in the argument
// struct: the address of the kernel's coverage counters.
const CountersOffset = -1

func (s *splitter) paramSource(v *ir.Stmt) task.Source {
	p := s.k.Params[v.Imm]
	if p.Offset == CountersOffset {
		return task.Source{Kind: task.FromCounters, Type: ir.Ptr}
	}
	if p.Mem != 0 {
		return task.Source{Kind: task.FromParamAddr, Type: ir.Ptr, Val: p.Offset}
	}
	return task.Source{Kind: task.FromParam, Type: p.Type, Val: p.Offset}
}
