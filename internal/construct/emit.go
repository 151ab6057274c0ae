package construct

import (
	"github.com/spelt-go/spelt/internal/depend"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// emit turns the tree into plan nodes and constructs, in source order.
func (s *splitter) emit(nodes []*tree) []task.Node {
	var out []task.Node
	for _, t := range nodes {
		switch {
		case s.err != nil:
			return nil
		case t.ctl != nil:
			out = s.emitControl(out, t)
		case t.leaf.parallel:
			out = s.emitParallel(out, t.leaf)
		case t.leaf.needed > 0:
			out = s.emitRun(out, t.leaf)
		}
	}
	return out
}

func (s *splitter) emitControl(out []task.Node, t *tree) []task.Node {
	n := task.Node{}
	switch t.ctl.Op {
	case ir.OpIf:
		n.Op = task.NodeIf
	case ir.OpFor:
		n.Op = task.NodeFor
	case ir.OpLoop:
		n.Op = task.NodeLoop
	case ir.OpBlock:
		n.Op = task.NodeBlock
	case ir.OpSections:
		n.Op = task.NodeSections
	case ir.OpBreak:
		n.Op, n.Depth = task.NodeBreak, int(t.ctl.Imm)
	case ir.OpContinue:
		n.Op, n.Depth = task.NodeContinue, int(t.ctl.Imm)
	case ir.OpReturn:
		n.Op = task.NodeReturn
	default:
		s.err = &Error{Pos: t.ctl.Pos, Msg: t.ctl.Op.String() + " around a parallel loop"}
		return out
	}
	if len(t.ctl.Args) > 0 {
		p := s.newProgram()
		n.Cond = p.source(t.ctl.Args[0])
		out = p.flush(out)
	}
	if n.Op == task.NodeFor {
		n.Slot = s.slot(t.ctl.Blocks[0].Params[0], "")
	}
	for _, k := range t.kids {
		n.Kids = append(n.Kids, s.emit(k))
	}
	return append(out, n)
}

func (s *splitter) emitParallel(out []task.Node, l *leaf) []task.Node {
	loop := l.stmts[0]
	if s.err = carriesLocal(loop); s.err != nil {
		return out
	}
	p := s.newProgram()
	var counts []task.Source
	for _, c := range loop.Args {
		counts = append(counts, p.source(c))
	}
	out = p.flush(out)
	c := newCoder(s, l)
	copied := c.loop(loop, counts)
	u := task.Unit{Kind: task.Parallel, Counts: counts, Origin: s.place(loop), Name: loop.Loop.Name, Cost: loop.Loop.Cost, Workers: loop.Loop.Workers, Grain: loop.Loop.Grain}
	for i, r := range loop.Loop.Reduce {
		slot, ok := s.slots[r.Local]
		if !ok {
			slot = s.slot(r.Local, "") // defined, reduced into, and never read
		}
		u.Reduce = append(u.Reduce, task.Reduce{Op: r.Op, Type: copied.Loop.Reduce[i].Local.Type, Slot: slot})
	}
	return s.finish(out, c, u, loop.Loop.Unique)
}

// carriesLocal is the error for a parallel loop that sets a local from outside
// of it which is no reduction: its iterations would race. The frontend refuses
// such loops; IR that comes from elsewhere must not slip through.
func carriesLocal(loop *ir.Stmt) error {
	own := map[*ir.Stmt]bool{}
	for _, r := range loop.Loop.Reduce {
		own[r.Local] = true
	}
	var err error
	each(loop, func(st *ir.Stmt) {
		switch {
		case st.Op == ir.OpLocal:
			own[st] = true
		case st.Op == ir.OpSet && !own[st.Args[0]] && err == nil:
			err = &Error{Pos: st.Pos, Msg: "a parallel loop sets a local that is not its own and no reduction"}
		}
	})
	return err
}

func (s *splitter) emitRun(out []task.Node, l *leaf) []task.Node {
	if s.evaluable(l) {
		p := s.newProgram()
		for _, st := range l.stmts {
			if s.needed[st.ID] {
				p.stmt(st)
			}
		}
		return p.flush(out)
	}
	c := newCoder(s, l)
	for _, st := range l.stmts {
		if s.needed[st.ID] {
			c.top(st)
		}
	}
	c.close()
	u := task.Unit{Kind: task.Serial, Origin: s.firstOrigin(l)}
	for _, st := range l.stmts {
		if st.Loop != nil && st.Loop.Ordered {
			u.Ordered, u.Name, u.Origin = true, st.Loop.Name, s.place(st)
		}
	}
	return s.finish(out, c, u, false)
}

func (s *splitter) finish(out []task.Node, c *coder, u task.Unit, unique bool) []task.Node {
	con, args := c.done(s.kind(c.leaf))
	u.Args = args
	if u.Kind == task.Parallel {
		u.Overlap = depend.Overlap(con.Code, unique)
	}
	s.res.Constructs = append(s.res.Constructs, con)
	s.res.Plan.Units = append(s.res.Plan.Units, u)
	return append(out, task.Node{Op: task.NodeTask, Unit: len(s.res.Plan.Units) - 1})
}

// firstOrigin is the first statement of a run that does more than name a
// value.
func (s *splitter) firstOrigin(l *leaf) int32 {
	for _, st := range l.stmts {
		if s.needed[st.ID] && st.Op != ir.OpConst && st.Op != ir.OpParam {
			return s.place(st)
		}
	}
	return -1
}
