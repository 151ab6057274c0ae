package why

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// difference is one difference of code, at a statement of the new version, or of the old one if it was removed.
type difference struct {
	what    string
	file    string
	line    int
	derived bool // it is in what the compiler added: a check, the start of a partial sum
	removed bool
	inside  []place // of an expression: where the parts of it stand that differ, innermost first
}

// differ collects the differences of two versions of some code, in the order of the code.
type differ struct {
	out  []difference
	bags map[*node]map[int]int
}

// diffNodes says how old became cur.
func diffNodes(old, cur []*node) []difference {
	d := &differ{bags: map[*node]map[int]int{}}
	d.blocks(old, cur)
	return tidy(d.out)
}

// tidy drops what is said already, and what the compiler added that follows from what else changed.
func tidy(list []difference) []difference {
	code := slices.ContainsFunc(list, func(x difference) bool { return !x.derived })
	type said struct {
		what, file string
		line       int
		removed    bool
	}
	told := map[said]bool{}
	var out []difference
	for _, x := range list {
		key := said{x.what, x.file, x.line, x.removed}
		if x.derived && code || told[key] {
			continue
		}
		told[key] = true
		out = append(out, x)
	}
	return out
}

func (d *differ) add(n *node, removed bool, what string) {
	d.out = append(d.out, difference{what: what, file: n.file, line: int(n.st.Pos.Line), derived: n.st.Op.IsCheck() || !n.st.Pos.IsValid(), removed: removed})
}

func (d *differ) blocks(old, cur []*node) {
	for len(old) > 0 && len(cur) > 0 && old[0].id == cur[0].id {
		old, cur = old[1:], cur[1:]
	}
	for len(old) > 0 && len(cur) > 0 && old[len(old)-1].id == cur[len(cur)-1].id {
		old, cur = old[:len(old)-1], cur[:len(cur)-1]
	}
	for _, p := range align(len(old), len(cur), func(i, j int) int { return d.score(old[i], cur[j]) }) {
		switch {
		case p.old < 0:
			d.add(cur[p.cur], false, "statement added: "+cur[p.cur].text())
		case p.cur < 0:
			d.add(old[p.old], true, "statement removed: "+old[p.old].text())
		default:
			d.pair(old[p.old], cur[p.cur])
		}
	}
}

// score is how much two statements look like versions of one: 0 for not at all.
func (d *differ) score(a, b *node) int {
	const equal, most = 1000, 100 // the sum over a list must fit in an int32
	switch {
	case a.id == b.id:
		return equal * min(a.size, most)
	case a.st.Op != b.st.Op || a.hidden != b.hidden || a.hidden && a.key != b.key:
		return 0
	}
	s := 1
	for i := range min(len(a.head), len(b.head)) {
		switch x, y := a.head[i], b.head[i]; {
		case x.id == y.id:
			s += 10
		case x.op == y.op && x.typ == y.typ:
			s += 2
		}
	}
	if len(a.blocks) > 0 && len(b.blocks) > 0 {
		x, y := d.bag(a), d.bag(b)
		s += 100 * 2 * common(x, y) / max(1, a.size+b.size)
	}
	return s
}

func (d *differ) bag(n *node) map[int]int {
	if b, ok := d.bags[n]; ok {
		return b
	}
	b := bag([]*node{n}, nil)
	d.bags[n] = b
	return b
}

// pair says how one statement became another of the same operation.
func (d *differ) pair(a, b *node) {
	if a.id == b.id {
		return
	}
	before := len(d.out)
	for i := range min(len(a.head), len(b.head)) {
		prefix := ""
		if b.hidden {
			prefix = "bound: "
		}
		for _, w := range diffExpr(operand(a, i), operand(b, i)) {
			d.add(b, false, prefix+w)
			d.out[len(d.out)-1].inside = differing(a.head[i], b.head[i], nil)
		}
	}
	for i := range min(len(a.blocks), len(b.blocks)) {
		d.blocks(a.blocks[i], b.blocks[i])
	}
	if a.st.Loop != nil && b.st.Loop != nil {
		for _, w := range diffLoops(a.st.Loop, b.st.Loop, b.hidden, len(d.out) == before) {
			d.add(b, false, w)
		}
	}
	if len(d.out) > before {
		return
	}
	if x, y := a.text(), b.text(); x != y {
		d.add(b, false, x+" → "+y)
	} else {
		d.add(b, false, "changed: "+y)
	}
}

// differing are the places in b of what differs from a, innermost first.
func differing(a, b *expr, list []place) []place {
	if a.id == b.id {
		return list
	}
	if a.op == b.op && len(a.args) == len(b.args) {
		for i := range a.args {
			list = differing(a.args[i], b.args[i], list)
		}
	}
	if b.at.file != "" && len(b.args) > 0 { // equal constants are one, with the place of the first
		list = append(list, b.at)
	}
	return list
}

// operand is an operand as it is to be compared: an address stands for what is there.
func operand(n *node, i int) *expr {
	if e := n.head[i]; i == 0 && n.isPlace() {
		return &expr{op: ir.OpLoad, typ: n.st.Type, tag: n.st.Tag, args: []*expr{e}, id: -e.id - 1}
	}
	return n.head[i]
}

// diffLoops says how a loop runs otherwise. What the body says of reductions is only repeated if bare is true.
func diffLoops(a, b *ir.LoopInfo, plan, bare bool) []string {
	var list []string
	change := func(what string, x, y any) {
		if x != y {
			list = append(list, fmt.Sprintf("%s%v → %v", what, x, y))
		}
	}
	kind := map[bool]string{true: "parallel", false: "serial"}
	change("", kind[a.Parallel], kind[b.Parallel])
	lanes := func(n int) string {
		if n == 0 {
			return "as chosen"
		}
		return strconv.Itoa(n)
	}
	change("lanes: ", lanes(a.Lanes), lanes(b.Lanes))
	if plan {
		change("workers: ", a.Workers, b.Workers)
		change("grain: ", a.Grain, b.Grain)
		change("unique: ", a.Unique, b.Unique)
		change("name: ", fmt.Sprintf("%q", a.Name), fmt.Sprintf("%q", b.Name))
	}
	if bare && !plan {
		for i := range min(len(a.Reduce), len(b.Reduce)) {
			change("reduction: ", a.Reduce[i].Op, b.Reduce[i].Op)
		}
		change("reductions: ", len(a.Reduce), len(b.Reduce))
	}
	return list
}

// constantIs begins what is said of a constant. Several constants of one expression are told one by one; of other
// operands that differ together it is the expression that is shown.
const constantIs = "constant "

// diffExpr says how an expression became another, as near to the leaves as both are the same.
func diffExpr(a, b *expr) []string {
	if a.id == b.id {
		return nil
	}
	switch {
	case a.op == ir.OpConst && b.op == ir.OpConst:
		if x, y := a.text(), b.text(); x != y {
			return []string{constantIs + x + " → " + y}
		}
		return []string{"type of " + a.text() + ": " + goType(a.typ) + " → " + goType(b.typ)}
	case a.op != b.op || len(a.args) != len(b.args) || a.aux != b.aux || a.imm != b.imm && a.op != ir.OpElem:
		return whole(a, b)
	case len(a.args) == 0:
		if x, y := a.text(), b.text(); x != y {
			return whole(a, b)
		}
		return []string{"type of " + b.text() + ": " + goType(a.typ) + " → " + goType(b.typ)}
	}
	if isAccess(a.op) && len(a.args) == 1 {
		return diffPlace(a, b)
	}
	var differing []int
	var list []string
	for i := range a.args {
		if a.args[i].id != b.args[i].id {
			differing = append(differing, i)
			list = append(list, diffExpr(a.args[i], b.args[i])...)
		}
	}
	switch {
	case len(differing) == 0 && a.typ != b.typ:
		return []string{"type of " + b.text() + ": " + goType(a.typ) + " → " + goType(b.typ)}
	case len(differing) == 0:
		return whole(a, b)
	case len(differing) > 1 && sameType(a, b, differing) && slices.ContainsFunc(list, func(s string) bool { return !strings.HasPrefix(s, constantIs) }):
		return whole(a, b)
	}
	return list
}

// isAccess reports whether the one operand of an operation is the address of what it reads.
func isAccess(op ir.Op) bool {
	return op == ir.OpLoad || op == ir.OpVolatileLoad || op == ir.OpAtomicLoad
}

// sameType reports whether operands that differ are of the same types: else it is the types that differ.
func sameType(a, b *expr, at []int) bool {
	for _, i := range at {
		if a.args[i].typ != b.args[i].typ {
			return false
		}
	}
	return true
}

// diffPlace compares what is read or written: if only an index differs, that is what is said.
func diffPlace(a, b *expr) []string {
	x, y := a.args[0], b.args[0]
	if x.op == ir.OpElem && y.op == ir.OpElem && x.args[0].id == y.args[0].id && x.args[1].id != y.args[1].id {
		return diffExpr(x.args[1], y.args[1])
	}
	if a.text() == b.text() {
		if l := diffExpr(x, y); len(l) > 0 && x.op != ir.OpOffset {
			return l
		}
		if a.typ != b.typ {
			return []string{"type of " + b.text() + ": " + goType(a.typ) + " → " + goType(b.typ)}
		}
	}
	return whole(a, b)
}

// whole shows both expressions.
func whole(a, b *expr) []string {
	x, y := a.text(), b.text()
	if x == y {
		return []string{"changed: " + y}
	}
	return []string{x + " → " + y}
}
