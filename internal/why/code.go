package why

import (
	"cmp"
	"fmt"
	"path"
	"strings"
	"sync"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// version is the code of one compile.
type version struct {
	whole  *ir.Kernel
	plan   *task.Plan
	places []construct.Place
	cons   []*part
}

// part is one construct of a version.
type part struct {
	index  int
	kind   task.Kind
	number int // among those of its kind, from 1
	name   string
	digest [32]byte
	origin bundle.Place
	code   *ir.Kernel

	// Once it has been read:
	nodes []*node
	bag   map[int]int
	size  int
}

// takeBothApart is takeApart for two at once, which takes most of the time of a comparison.
func takeBothApart(a, b *history.Version) (x, y *version, err error) {
	var wg sync.WaitGroup
	var aerr, berr error
	wg.Go(func() { x, aerr = takeApart(a) })
	wg.Go(func() { y, berr = takeApart(b) })
	wg.Wait()
	return x, y, cmp.Or(aerr, berr)
}

// takeApart reads the code of a version, and takes it apart as its compile did.
func takeApart(h *history.Version) (*version, error) {
	packed, err := h.Whole()
	if err != nil {
		return nil, err
	}
	b := &bundle.Bundle{Whole: packed}
	v := &version{}
	if v.whole, err = b.ParseWhole(); err != nil {
		return nil, err
	}
	split, err := construct.Split(v.whole.Clone())
	if err != nil {
		return nil, err
	}
	v.plan, v.places = split.Plan, split.Places
	numbers := map[task.Kind]int{}
	for i, u := range v.plan.Units {
		numbers[u.Kind]++
		code := split.Constructs[i].Code
		v.cons = append(v.cons, &part{index: i, kind: u.Kind, number: numbers[u.Kind], name: u.Name, digest: code.Digest(), code: code})
	}
	return v, nil
}

// read makes nodes of a construct, once.
func (c *part) read(in interner) {
	if c.bag != nil {
		return
	}
	c.nodes = newReader(in, c.code, nil).block(c.code.Body)
	c.bag = bag(c.nodes, nil)
	for _, n := range c.nodes {
		c.size += n.size
	}
}

// place is the i-th place of the plan; the zero Place if there is none.
func (v *version) place(i int32) bundle.Place {
	if i < 0 || int(i) >= len(v.places) {
		return bundle.Place{}
	}
	pos := v.places[i].Pos
	p := bundle.Place{Line: int(pos.Line)}
	if pos.File >= 0 && int(pos.File) < len(v.whole.Files) {
		p.File = v.whole.Files[pos.File]
	}
	return p
}

// title names a construct by its number and place.
func (v *version) title(c *part) string {
	c.origin = v.place(v.plan.Units[c.index].Origin)
	s := "loop"
	if c.kind == task.Serial {
		s = "serial part"
	}
	s += fmt.Sprintf(" %d", c.number)
	if c.name != "" {
		s += fmt.Sprintf(" (%s)", c.name)
	}
	if c.origin.File != "" {
		s += fmt.Sprintf(" at %s:%d", path.Base(c.origin.File), c.origin.Line)
	}
	return s
}

// maxPerConstruct is how many differences of one construct are told.
const maxPerConstruct = 4

// comparison is the work of compareCode.
type comparison struct {
	old, cur *version
	in       interner
	renamed  names // of the new version, in the kernel as a whole
	partner  []int // of a new construct: its old one, or -1
	out      []Change
}

// compareCode says how the code of a kernel changed.
func compareCode(old, cur *version) []Change {
	c := &comparison{old: old, cur: cur, in: interner{}, renamed: renames(old.whole, cur.whole, nil)}
	c.parameters()
	c.match()
	c.constructs()
	c.order()
	c.around()
	if len(c.out) == 0 {
		c.out = append(c.out, Change{Subject: "code", What: "changed in what is not seen in the source", Construct: -1})
	}
	return c.out
}

// match finds for each new construct the old one that it comes from: one of the same code, else one that is most alike.
func (c *comparison) match() {
	c.partner = make([]int, len(c.cur.cons))
	same := map[string][]int{}
	for i, o := range c.old.cons {
		key := o.kind.String() + string(o.digest[:])
		same[key] = append(same[key], i)
	}
	taken := make([]bool, len(c.old.cons))
	var fresh []*part
	for j, n := range c.cur.cons {
		c.partner[j] = -1
		key := n.kind.String() + string(n.digest[:])
		if list := same[key]; len(list) > 0 {
			c.partner[j], same[key] = list[0], list[1:]
			taken[list[0]] = true
		} else {
			fresh = append(fresh, n)
		}
	}
	var gone []*part
	for i, o := range c.old.cons {
		if !taken[i] {
			gone = append(gone, o)
		}
	}
	for _, o := range gone {
		o.read(c.in)
	}
	for _, n := range fresh {
		n.read(c.in)
	}
	for _, p := range align(len(gone), len(fresh), func(i, j int) int { return alike(gone[i], fresh[j]) }) {
		if p.old >= 0 && p.cur >= 0 {
			c.partner[fresh[p.cur].index] = gone[p.old].index
		}
	}
}

// alike is how much two constructs have in common, in percent and one more; 0 if they are not to be taken for versions of
// one.
func alike(a, b *part) int {
	shared := 200 * common(a.bag, b.bag) / max(1, a.size+b.size)
	if a.kind != b.kind {
		return shared
	}
	return 1 + shared
}

// constructs says how the constructs changed, and which are new or no more.
func (c *comparison) constructs() {
	kept := make([]bool, len(c.old.cons))
	for j, n := range c.cur.cons {
		i := c.partner[j]
		switch {
		case i < 0:
			c.construct(c.cur, n, j, "added")
		default:
			kept[i] = true
			if o := c.old.cons[i]; o.digest != n.digest || o.kind != n.kind || c.otherArguments(o, n) {
				c.changed(o, n)
			}
		}
	}
	for i, o := range c.old.cons {
		if !kept[i] {
			c.construct(c.old, o, -1, "removed")
		}
	}
}

func (c *comparison) construct(v *version, con *part, index int, what string) {
	title := v.title(con)
	c.out = append(c.out, Change{Subject: title, What: what, File: con.origin.File, Line: con.origin.Line, Construct: index, near: true})
}

// otherArguments reports whether two constructs of the same code are given different parameters of the kernel.
func (c *comparison) otherArguments(o, n *part) bool {
	a, b := c.old.plan.Units[o.index].Args, c.cur.plan.Units[n.index].Args
	for i := range min(len(a), len(b)) {
		x, y := paramName(c.old.whole, a[i]), paramName(c.cur.whole, b[i])
		if x != c.renamed.of(y) {
			return true
		}
	}
	return false
}

// paramName is the name of the parameter that an argument is, or "".
func paramName(k *ir.Kernel, s task.Source) string {
	if s.Kind == task.FromParam || s.Kind == task.FromParamAddr {
		for _, p := range k.Params {
			if p.Offset == s.Val && (p.Mem != 0) == (s.Kind == task.FromParamAddr) {
				return p.Name
			}
		}
	}
	return ""
}

// changed says how a construct changed.
func (c *comparison) changed(o, n *part) {
	title := c.cur.title(n)
	o.read(c.in)
	n.read(c.in)
	nodes := n.nodes
	if r := renames(o.code, n.code, c.renamed); len(r) > 0 {
		nodes = newReader(c.in, n.code, r).block(n.code.Body)
	}
	list := diffNodes(o.nodes, nodes)
	if len(list) == 0 && o.digest != n.digest {
		list = []difference{{what: firstLine(o.code, n.code), file: n.origin.File, line: n.origin.Line}}
	}
	for i, d := range list {
		if i == maxPerConstruct {
			c.out = append(c.out, Change{Subject: title, What: fmt.Sprintf("and %d more", len(list)-i), Construct: n.index})
			break
		}
		if d.file != "" && path.Dir(d.file) != path.Dir(n.origin.File) && !d.removed {
			d.file, d.line = d.nearest(path.Dir(n.origin.File))
		}
		near := d.file == n.origin.File && d.line == n.origin.Line || d.removed || d.line == 0
		ch := Change{Subject: title, What: d.what, File: d.file, Line: d.line, Construct: n.index, near: near}
		c.out = append(c.out, ch)
	}
}

// nearest is where in the files of a directory an expression differs that a statement elsewhere uses, in a function that
// the kernel calls: the place of the edit, and not of what was compiled from the library. It is nothing if that is not known.
func (d *difference) nearest(dir string) (file string, line int) {
	for _, at := range d.inside {
		if path.Dir(at.file) == dir {
			return at.file, at.line
		}
	}
	return "", 0
}

// firstLine shows the first lines of the code, as it is hashed, that differ.
func firstLine(a, b *ir.Kernel) string {
	x := strings.Split(string(a.Print(ir.Canonical)), "\n")
	y := strings.Split(string(b.Print(ir.Canonical)), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("line %d of its code: %s → %s", i+1, shorten(strings.TrimSpace(x[i])), shorten(strings.TrimSpace(y[i])))
		}
	}
	return fmt.Sprintf("%d → %d lines of code", len(x), len(y))
}

// order says which constructs moved: those that are not in the longest list of partners in order.
func (c *comparison) order() {
	var list []pair
	for j, i := range c.partner {
		if i >= 0 {
			list = append(list, pair{i, j})
		}
	}
	still := rising(list)
	for k, p := range list {
		if !still[k] {
			n := c.cur.cons[p.cur]
			c.construct(c.cur, n, n.index, "moved: was "+c.old.title(c.old.cons[p.old]))
		}
	}
}

// rising marks a longest part of the list whose old indices rise.
func rising(list []pair) []bool {
	tail := []int{} // by length less one: the item with the least old index that a list of that length can end in
	prev := make([]int, len(list))
	for k, p := range list {
		lo, hi := 0, len(tail)
		for lo < hi {
			if mid := (lo + hi) / 2; list[tail[mid]].old < p.old {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		prev[k] = -1
		if lo > 0 {
			prev[k] = tail[lo-1]
		}
		tail = append(tail[:lo], append([]int{k}, tail[min(lo+1, len(tail)):]...)...)
	}
	in := make([]bool, len(list))
	if len(tail) > 0 {
		for k := tail[len(tail)-1]; k >= 0; k = prev[k] {
			in[k] = true
		}
	}
	return in
}
