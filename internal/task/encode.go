package task

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/wire"
)

// ErrPlan is returned for bytes that are no plan.
var ErrPlan = errors.New("task: malformed plan")

// Encode writes p in a compact binary form: varints and length-prefixed
// lists, in the order of the struct fields.
func (p *Plan) Encode() []byte {
	e := &encoder{}
	e.Int(int64(p.Words))
	e.Int(int64(p.Carried))
	e.Int(int64(len(p.Units)))
	for i := range p.Units {
		e.unit(&p.Units[i])
	}
	e.nodes(p.Root)
	return e.Buf
}

// Decode reads what Encode wrote. It accepts nothing that could make a launch
// reach outside the frame or a list.
func Decode(data []byte) (*Plan, error) {
	d := &decoder{wire.Reader{Rest: data}}
	p := &Plan{Words: int(d.Int()), Carried: int(d.Int())}
	n := d.Len()
	p.Units = make([]Unit, 0, n)
	for range n {
		p.Units = append(p.Units, d.unit())
	}
	p.Root = d.nodes(0)
	if !d.Done() {
		return nil, ErrPlan
	}
	if err := p.validate(); err != nil {
		return nil, err
	}
	return p, nil
}

type encoder struct{ wire.Writer }

func (e *encoder) source(s Source) {
	e.Int(int64(s.Kind)<<8 | int64(s.Type))
	e.Int(s.Val)
}

func (e *encoder) sources(l []Source) {
	e.Int(int64(len(l)))
	for _, s := range l {
		e.source(s)
	}
}

// ordered is Unit.Ordered, beside its kind.
const ordered = 1 << 4

func (e *encoder) unit(u *Unit) {
	kind := int64(u.Kind)
	if u.Ordered {
		kind |= ordered
	}
	e.Int(kind)
	e.sources(u.Args)
	e.sources(u.Counts)
	e.Int(int64(len(u.Reduce)))
	for _, r := range u.Reduce {
		e.Int(int64(r.Op))
		e.Int(int64(r.Type))
		e.Int(int64(r.Slot))
	}
	e.Str(u.Name)
	e.Int(int64(u.Origin))
	e.Int(u.Cost)
	e.Int(int64(u.Workers))
	e.Int(u.Grain)
	e.overlap(u.Overlap)
	e.Int(int64(len(u.Sites)))
	for _, s := range u.Sites {
		e.Int(int64(s.Task))
		e.Int(int64(s.Construct))
	}
}

func (e *encoder) nodes(l []Node) {
	e.Int(int64(len(l)))
	for i := range l {
		n := &l[i]
		e.Int(int64(n.Op))
		switch n.Op {
		case NodeTask:
			e.Int(int64(n.Unit))
		case NodeEval:
			e.Int(int64(len(n.Prog)))
			for j := range n.Prog {
				e.instr(&n.Prog[j])
			}
		case NodeIf:
			e.source(n.Cond)
		case NodeFor:
			e.source(n.Cond)
			e.Int(int64(n.Slot))
		case NodeBreak, NodeContinue:
			e.Int(int64(n.Depth))
		}
		e.Int(int64(len(n.Kids)))
		for _, k := range n.Kids {
			e.nodes(k)
		}
	}
}

func (e *encoder) instr(i *Instr) {
	e.Int(int64(i.Op)<<16 | int64(i.Type)<<8 | int64(i.From))
	e.Int(int64(i.Dst))
	e.source(i.A)
	e.source(i.B)
	e.source(i.C)
	e.Int(i.Imm)
	e.Int(int64(i.Skip))
	e.Int(int64(i.Site))
}

type decoder struct{ wire.Reader }

func (d *decoder) source() Source {
	v := d.Int()
	return Source{Kind: SourceKind(v >> 8), Type: ir.Type(v), Val: d.Int()}
}

func (d *decoder) sources() []Source {
	n := d.Len()
	l := make([]Source, 0, n)
	for range n {
		l = append(l, d.source())
	}
	return l
}

func (d *decoder) unit() Unit {
	kind := d.Int()
	u := Unit{Kind: Kind(kind &^ ordered), Ordered: kind&ordered != 0, Args: d.sources(), Counts: d.sources()}
	for range d.Len() {
		u.Reduce = append(u.Reduce, Reduce{Op: ir.ReduceOp(d.Int()), Type: ir.Type(d.Int()), Slot: int(d.Int())})
	}
	u.Name = d.Str()
	u.Origin = int32(d.Int())
	u.Cost = d.Int()
	u.Workers = int(d.Int())
	u.Grain = d.Int()
	u.Overlap = d.overlap()
	n := d.Len()
	u.Sites = make([]Site, 0, n)
	for range n {
		u.Sites = append(u.Sites, Site{Task: int32(d.Int()), Construct: int32(d.Int())})
	}
	return u
}

func (d *decoder) nodes(depth int) []Node {
	if depth > 200 {
		d.Fail()
	}
	n := d.Len()
	l := make([]Node, 0, n)
	for range n {
		x := Node{Op: NodeOp(d.Int())}
		switch x.Op {
		case NodeTask:
			x.Unit = int(d.Int())
		case NodeEval:
			m := d.Len()
			x.Prog = make([]Instr, 0, m)
			for range m {
				x.Prog = append(x.Prog, d.instr())
			}
		case NodeIf:
			x.Cond = d.source()
		case NodeFor:
			x.Cond = d.source()
			x.Slot = int(d.Int())
		case NodeBreak, NodeContinue:
			x.Depth = int(d.Int())
		}
		for range d.Len() {
			x.Kids = append(x.Kids, d.nodes(depth+1))
		}
		l = append(l, x)
	}
	return l
}

func (d *decoder) instr() Instr {
	v := d.Int()
	return Instr{
		Op: ir.Op(v >> 16), Type: ir.Type(v >> 8), From: ir.Type(v),
		Dst: int(d.Int()), A: d.source(), B: d.source(), C: d.source(),
		Imm: d.Int(), Skip: int(d.Int()), Site: int32(d.Int()),
	}
}

func (p *Plan) validate() error {
	if p.Words < 0 || p.Words > MaxWords {
		return fmt.Errorf("%w: frame of %d words", ErrPlan, p.Words)
	}
	for i := range p.Units {
		u := &p.Units[i]
		ok := u.Kind <= Parallel && p.sourcesOK(u.Args) && p.sourcesOK(u.Counts)
		ok = ok && (u.Kind == Parallel) == (len(u.Counts) > 0) && len(u.Counts) <= 3 && overlapOK(u.Overlap, len(u.Args), len(u.Counts))
		for _, r := range u.Reduce {
			ok = ok && p.wordOK(r.Slot)
		}
		if !ok {
			return fmt.Errorf("%w: unit %d", ErrPlan, i)
		}
	}
	return p.nodesOK(p.Root)
}

func (p *Plan) wordOK(w int) bool { return w >= 0 && w < p.Words }

func (p *Plan) sourceOK(s Source) bool {
	switch s.Kind {
	case FromSlot, FromSlotAddr:
		return s.Val >= 0 && s.Val < int64(p.Words)
	}
	return s.Kind < numSourceKinds && s.Type <= ir.Ptr
}

func (p *Plan) sourcesOK(l []Source) bool {
	for _, s := range l {
		if !p.sourceOK(s) {
			return false
		}
	}
	return true
}

var nodeKids = [numNodeOps]int{NodeIf: 2, NodeFor: 1, NodeLoop: 2, NodeBlock: 1, NodeSections: -1}

func (p *Plan) nodesOK(l []Node) error {
	for i := range l {
		n := &l[i]
		ok := n.Op < numNodeOps && (nodeKids[n.Op] < 0 || nodeKids[n.Op] == len(n.Kids))
		switch {
		case !ok:
		case n.Op == NodeTask:
			ok = n.Unit >= 0 && n.Unit < len(p.Units)
		case n.Op == NodeIf:
			ok = p.sourceOK(n.Cond)
		case n.Op == NodeFor:
			ok = p.sourceOK(n.Cond) && p.wordOK(n.Slot)
		case n.Op == NodeBreak, n.Op == NodeContinue:
			ok = n.Depth >= 0
		}
		for j := range n.Prog {
			s := &n.Prog[j]
			ok = ok && p.wordOK(s.Dst) && s.Skip >= 0 && j+s.Skip < len(n.Prog) &&
				p.sourceOK(s.A) && p.sourceOK(s.B) && p.sourceOK(s.C) &&
				(s.Op != ir.OpMem || s.Imm >= 0 && s.Imm <= int64(p.Words-s.Dst)*8)
		}
		if !ok {
			return fmt.Errorf("%w: node %d", ErrPlan, n.Op)
		}
		for _, k := range n.Kids {
			if err := p.nodesOK(k); err != nil {
				return err
			}
		}
	}
	return nil
}
