package compile

import (
	"fmt"
	"io"
	"strings"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/task"
)

// WritePlan writes a split kernel for people: the tree of its plan, what each
// unit is given, and which values are carried and why.
func WritePlan(w io.Writer, r *construct.Result) {
	fmt.Fprintf(w, "constructs %d, frame of %d words\n", len(r.Constructs), r.Plan.Words)
	writeNodes(w, r.Plan, r.Plan.Root, 1)
	for i := range r.Plan.Units {
		u := &r.Plan.Units[i]
		fmt.Fprintf(w, "construct %d (%s):", i, u.Kind)
		for _, s := range u.Args {
			fmt.Fprintf(w, " %s", sourceText(s))
		}
		if len(u.Counts) > 0 {
			fmt.Fprint(w, "; counts")
			for _, s := range u.Counts {
				fmt.Fprintf(w, " %s", sourceText(s))
			}
		}
		for _, red := range u.Reduce {
			fmt.Fprintf(w, "; %s into word %d", red.Op, red.Slot)
		}
		fmt.Fprintln(w)
	}
	writeEqual(w, r)
	for _, c := range r.Carried {
		name := c.Name
		if name == "" {
			name = fmt.Sprintf("a value at line %d", c.Pos.Line)
		}
		fmt.Fprintf(w, "carried: %s in word %d: %s\n", name, c.Slot, c.Reason)
	}
}

// writeEqual says which constructs are the same code as one before them, and so
// are compiled with it.
func writeEqual(w io.Writer, r *construct.Result) {
	type code struct {
		kind   task.Kind
		digest [32]byte
	}
	first := map[code]int{}
	for i, con := range r.Constructs {
		c := code{con.Kind, con.Code.Digest()}
		if same, ok := first[c]; ok {
			fmt.Fprintf(w, "construct %d is construct %d\n", i, same)
			continue
		}
		first[c] = i
	}
}

func writeNodes(w io.Writer, p *task.Plan, nodes []task.Node, depth int) {
	indent := strings.Repeat("  ", depth)
	for i := range nodes {
		n := &nodes[i]
		fmt.Fprint(w, indent)
		switch n.Op {
		case task.NodeTask:
			fmt.Fprintf(w, "construct %d\n", n.Unit)
		case task.NodeEval:
			fmt.Fprintf(w, "compute (%d steps)\n", len(n.Prog))
			for _, in := range n.Prog {
				fmt.Fprintf(w, "%s  word %d = %s %s %s %s\n", indent, in.Dst, in.Op, sourceText(in.A), sourceText(in.B), sourceText(in.C))
			}
		case task.NodeIf:
			fmt.Fprintf(w, "if %s\n", sourceText(n.Cond))
		case task.NodeFor:
			fmt.Fprintf(w, "for word %d < %s\n", n.Slot, sourceText(n.Cond))
		case task.NodeBreak:
			fmt.Fprintf(w, "break %d\n", n.Depth)
		case task.NodeContinue:
			fmt.Fprintf(w, "continue %d\n", n.Depth)
		default:
			fmt.Fprintln(w, [...]string{task.NodeLoop: "loop", task.NodeBlock: "block", task.NodeReturn: "return", task.NodeSections: "sections"}[n.Op])
		}
		for j, k := range n.Kids {
			if j > 0 && len(k) > 0 {
				fmt.Fprintf(w, "%s%s\n", indent, [...]string{task.NodeIf: "else", task.NodeLoop: "then", task.NodeSections: "beside"}[n.Op])
			}
			writeNodes(w, p, k, depth+1)
		}
	}
}

func sourceText(s task.Source) string {
	switch s.Kind {
	case task.FromConst:
		return fmt.Sprint(s.Val)
	case task.FromParam:
		return fmt.Sprintf("param@%d", s.Val)
	case task.FromParamAddr:
		return fmt.Sprintf("&param@%d", s.Val)
	case task.FromSlot:
		return fmt.Sprintf("word%d", s.Val)
	}
	if s.Kind == task.FromCounters {
		return "counters"
	}
	return fmt.Sprintf("&word%d", s.Val)
}
