package construct

import (
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// maxProgram bounds a run that the launcher computes itself; a longer one is
// worth a task.
const maxProgram = 96

// evaluable reports whether the needed statements of l only compute: no
// stores, no loops, no constant tables, which are in machine code, and not
// many.
func (s *splitter) evaluable(l *leaf) bool {
	n := 0
	ok := true
	for _, top := range l.stmts {
		if !s.needed[top.ID] {
			continue
		}
		each(top, func(st *ir.Stmt) {
			n++
			switch st.Op {
			case ir.OpGet, ir.OpSet, ir.OpLocal, ir.OpLoad, ir.OpMem, ir.OpIf:
			default:
				ok = ok && (st.Op.IsPure() || st.Op.IsCheck())
			}
			ok = ok && !s.tabled(st) && !slices.ContainsFunc(st.Args, s.tabled)
		})
	}
	return ok && n <= maxProgram
}

// tabled reports whether v is the address of a constant table, or is computed
// from one by pure operations.
func (s *splitter) tabled(v *ir.Stmt) bool {
	switch {
	case !s.tables || !v.Op.IsPure():
		return false
	case v.Op == ir.OpTable:
		return true
	}
	known, ok := s.fromTable[v]
	if !ok {
		known = slices.ContainsFunc(v.Args, s.tabled)
		s.fromTable[v] = known
	}
	return known
}

// program builds one scalar program. Its values live in words of the frame.
type program struct {
	s     *splitter
	code  []task.Instr
	words map[*ir.Stmt]int // values and locals of this program
}

func (s *splitter) newProgram() *program {
	return &program{s: s, words: map[*ir.Stmt]int{}}
}

// flush appends the program to a plan, if there is one.
func (p *program) flush(out []task.Node) []task.Node {
	if len(p.code) == 0 {
		return out
	}
	return append(out, task.Node{Op: task.NodeEval, Prog: p.code})
}

// source is where v is found: known without computing, in a word, or computed
// by instructions added here.
func (p *program) source(v *ir.Stmt) task.Source {
	switch v.Op {
	case ir.OpConst:
		return task.Source{Kind: task.FromConst, Type: v.Type, Val: v.Imm}
	case ir.OpParam:
		return p.s.paramSource(v)
	case ir.OpMem:
		if w, ok := p.s.mems[v]; ok {
			return task.Source{Kind: task.FromSlotAddr, Type: ir.Ptr, Val: int64(w)}
		}
	}
	if w, ok := p.words[v]; ok {
		return task.Source{Kind: task.FromSlot, Type: v.Type, Val: int64(w)}
	}
	if w, ok := p.s.slots[v]; ok {
		return task.Source{Kind: task.FromSlot, Type: v.Type, Val: int64(w)}
	}
	if !v.Op.IsPure() {
		p.s.err = &Error{Pos: v.Pos, Msg: "internal: " + v.Op.String() + " was not carried"}
		return task.Source{}
	}
	p.compute(v, p.s.word(1))
	return task.Source{Kind: task.FromSlot, Type: v.Type, Val: int64(p.words[v])}
}

// compute adds an instruction for the operation v, with its result in word w.
func (p *program) compute(v *ir.Stmt, w int) {
	in := task.Instr{Op: v.Op, Type: v.Type, Imm: v.Imm, Site: -1, Dst: w}
	if v.Op.IsCheck() {
		in.Site = p.s.place(v)
	}
	for i, a := range v.Args {
		src := p.source(a)
		switch i {
		case 0:
			in.A, in.From = src, a.Type
		case 1:
			in.B = src
		case 2:
			in.C = src
		}
	}
	p.code = append(p.code, in)
	p.words[v] = w
}

// stmt adds one statement of a run.
func (p *program) stmt(st *ir.Stmt) {
	switch {
	case st.Op == ir.OpConst || st.Op == ir.OpParam:
	case st.Op == ir.OpLocal:
		p.copy(p.word(st), st.Type, p.source(st.Args[0]))
	case st.Op == ir.OpSet:
		p.copy(p.word(st.Args[0]), st.Args[0].Type, p.source(st.Args[1]))
	case st.Op == ir.OpGet:
		p.copy(p.word(st), st.Type, task.Source{Kind: task.FromSlot, Type: st.Type, Val: int64(p.word(st.Args[0]))})
	case st.Op == ir.OpMem:
		w, ok := p.s.mems[st]
		if !ok {
			p.s.mem(st)
			w = p.s.mems[st]
		}
		p.code = append(p.code, task.Instr{Op: ir.OpMem, Dst: w, Imm: st.Imm})
	case st.Op == ir.OpIf:
		p.branch(st)
	default:
		if _, done := p.words[st]; !done {
			p.compute(st, p.word(st))
		}
	}
}

// word is the word of a value or local: its slot, or one of the program's own.
func (p *program) word(v *ir.Stmt) int {
	if w, ok := p.s.slots[v]; ok {
		return w
	}
	w, ok := p.words[v]
	if !ok {
		w = p.s.word(1)
		p.words[v] = w
	}
	return w
}

func (p *program) copy(dst int, t ir.Type, src task.Source) {
	p.code = append(p.code, task.Instr{Op: ir.OpSet, Type: t, From: t, Dst: dst, A: src})
}

func (p *program) branch(st *ir.Stmt) {
	cond := p.source(st.Args[0])
	at := len(p.code)
	p.code = append(p.code, task.Instr{Op: ir.OpIf, A: cond})
	p.arm(st.Blocks[0])
	if len(st.Blocks[1].Stmts) > 0 {
		end := len(p.code)
		p.code = append(p.code, task.Instr{Op: ir.OpBreak})
		p.code[at].Skip = len(p.code) - at - 1
		p.arm(st.Blocks[1])
		p.code[end].Skip = len(p.code) - end - 1
	} else {
		p.code[at].Skip = len(p.code) - at - 1
	}
}

// arm adds a nested block. Values recomputed in it are forgotten after it,
// since it may not have run.
func (p *program) arm(b *ir.Block) {
	before := make(map[*ir.Stmt]int, len(p.words))
	for k, v := range p.words {
		before[k] = v
	}
	for _, st := range b.Stmts {
		p.stmt(st)
	}
	p.words = before
}
