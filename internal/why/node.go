package why

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// node is a statement with an effect, what Go writes as a statement: values that it uses are expressions in it.
type node struct {
	st     *ir.Stmt
	head   []*expr // its operands
	blocks [][]*node
	id     int // the same for equal statements of both versions
	size   int // statements in it, itself included
	file   string
	key    int // of a for whose body is hidden
	hidden bool
}

// isNode reports whether an operation is looked at for itself.
func isNode(op ir.Op) bool {
	info := op.Info()
	return info.Effect&(ir.Writes|ir.Fails|ir.Shared|ir.Jumps|ir.Alloc) != 0 || info.Blocks != 0
}

// block makes nodes of a block.
func (r *reader) block(b *ir.Block) []*node {
	var list []*node
	for _, s := range b.Stmts {
		if isNode(s.Op) {
			list = append(list, r.node(s))
		}
	}
	return list
}

func (r *reader) node(s *ir.Stmt) *node {
	n := &node{st: s, size: 1, file: r.place(s).file}
	key := append(make([]byte, 0, 64), 'n', byte(s.Op), byte(s.Type), byte(s.Tag.Type), ' ')
	if info := s.Op.Info(); info.Imm != "" {
		key = appendInts(key, s.Imm)
	}
	key = strconv.AppendQuote(key, s.Aux)
	for _, a := range s.Args {
		e := r.expr(a)
		n.head = append(n.head, e)
		key = appendInts(key, int64(e.id))
	}
	if s.Op == ir.OpLocal || s.Op == ir.OpMem {
		key = append(key, r.renamed.of(s.Name)...)
	}
	if r.hide != nil && s.Op == ir.OpFor {
		n.key, n.hidden = r.hide(s)
	}
	if s.Loop != nil {
		key = append(key, loopText(s.Loop, n.hidden)...)
	}
	if n.hidden {
		key = appendInts(key, int64(n.key))
	} else {
		for _, b := range s.Blocks {
			kids := r.block(b)
			n.blocks = append(n.blocks, kids)
			key = append(key, '{')
			for _, k := range kids {
				n.size += k.size
				key = appendInts(key, int64(k.id))
			}
		}
	}
	n.id = r.in.id(key)
	return n
}

// loopText is what is in a key of how a loop runs. How its tasks are chunked, and its name, are in the kernel's alone.
func loopText(l *ir.LoopInfo, plan bool) string {
	text := ""
	if l.Parallel {
		text += "parallel "
	}
	if l.Lanes != 0 {
		text += "lanes " + strconv.Itoa(l.Lanes) + " "
	}
	for _, r := range l.Reduce {
		if !plan {
			text += "reduce " + r.Op.String() + " "
		}
	}
	if plan {
		text += strconv.Itoa(l.Workers) + " " + strconv.FormatInt(l.Grain, 10) + " " + strconv.Quote(l.Name) + " " + strconv.FormatBool(l.Unique)
	}
	return text
}

// bag counts the statements of a list, nested ones included, by id.
func bag(list []*node, into map[int]int) map[int]int {
	if into == nil {
		into = map[int]int{}
	}
	for _, n := range list {
		into[n.id]++
		for _, b := range n.blocks {
			bag(b, into)
		}
	}
	return into
}

// common is how many statements two bags share.
func common(a, b map[int]int) int {
	n := 0
	for id, k := range a {
		n += min(k, b[id])
	}
	return n
}
