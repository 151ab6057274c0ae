package why

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// around says how the kernel changed outside of its constructs: bounds of loops, conditions, and what else the launcher
// itself computes.
func (c *comparison) around() {
	old, ok := c.frame(c.old, nil, nil)
	if !ok {
		return
	}
	cur, ok := c.frame(c.cur, c.partner, c.renamed)
	if !ok {
		return
	}
	told := c.serialLines()
	for _, d := range diffNodes(old, cur) {
		at := place{d.file, d.line}
		loop, isLoop := c.loopAt(d)
		switch {
		case strings.HasPrefix(d.what, "statement ") && strings.Contains(d.what, "parallel loop, "):
			// A loop that came or went; its construct has been told of.
		case d.removed && told.old[at] || !d.removed && told.cur[at]:
			// A part of a construct that has been told of.
		case isLoop:
			c.out = append(c.out, Change{Subject: c.cur.title(loop), What: d.what, File: d.file, Line: d.line, Construct: -1, near: true})
		default:
			c.out = append(c.out, Change{Subject: "outside of loops", What: d.what, File: d.file, Line: d.line, Construct: -1})
		}
	}
}

type place struct {
	file string
	line int
}

// frame makes nodes of a whole kernel without the bodies of its parallel loops, which are known by the old construct that
// they come from. It is false if loops and constructs cannot be told to belong together.
func (c *comparison) frame(v *version, partner []int, renamed names) ([]*node, bool) {
	var loops []int
	for i, u := range v.plan.Units {
		if u.Kind == task.Parallel {
			loops = append(loops, i)
		}
	}
	r := newReader(c.in, v.whole, renamed)
	next := 0
	r.hide = func(s *ir.Stmt) (int, bool) {
		if !s.Loop.Parallel {
			return 0, false
		}
		next++
		if next > len(loops) {
			return 0, true
		}
		key := loops[next-1]
		if partner != nil {
			key = partner[key]
			if key < 0 {
				key = -next // its own
			}
		}
		return key, true
	}
	nodes := r.block(v.whole.Body)
	return nodes, next == len(loops)
}

// serialLines are the lines of the serial constructs that were told of.
func (c *comparison) serialLines() (told struct{ old, cur map[place]bool }) {
	lines := func(v *version, con *part, into map[place]bool) {
		if con.kind != task.Serial || con.bag == nil {
			return
		}
		con.code.Body.Walk(func(s *ir.Stmt) bool {
			if s.Pos.IsValid() && s.Pos.File >= 0 && int(s.Pos.File) < len(con.code.Files) {
				into[place{con.code.Files[s.Pos.File], int(s.Pos.Line)}] = true
			}
			return true
		})
	}
	// Only constructs that differ have been read.
	told.old, told.cur = map[place]bool{}, map[place]bool{}
	for _, con := range c.old.cons {
		lines(c.old, con, told.old)
	}
	for _, con := range c.cur.cons {
		lines(c.cur, con, told.cur)
	}
	return told
}

// loopAt is the new loop that a difference of a bound, or of how it runs, is of.
func (c *comparison) loopAt(d difference) (*part, bool) {
	if d.removed || !strings.HasPrefix(d.what, "bound: ") && !strings.HasPrefix(d.what, "workers: ") &&
		!strings.HasPrefix(d.what, "grain: ") && !strings.HasPrefix(d.what, "name: ") {
		return nil, false
	}
	for _, con := range c.cur.cons {
		if con.kind == task.Parallel {
			if p := c.cur.place(c.cur.plan.Units[con.index].Origin); p.File == d.file && p.Line == d.line {
				return con, true
			}
		}
	}
	return nil, false
}

// parameters says how the parameters of the kernel changed. Names alone are no change.
func (c *comparison) parameters() {
	old, cur := c.old.whole.Params, slices.Clone(c.cur.whole.Params)
	shown := map[string]string{} // new names of what was renamed
	for i, p := range cur {
		cur[i].Name = c.renamed.of(p.Name)
		shown[base(cur[i])] = base(p)
	}
	was, is := byName(old), byName(cur)
	say := func(name, what string) {
		if to, ok := shown[name]; ok {
			name = to
		}
		c.out = append(c.out, Change{Subject: "parameter " + name, What: what, Construct: -1})
	}
	var keptOld, keptCur []string
	for _, name := range order(cur) {
		if _, ok := was[name]; !ok {
			say(name, "added")
			continue
		}
		keptCur = append(keptCur, name)
		if what := diffParam(was[name], is[name]); what != "" {
			say(name, what)
		}
	}
	for _, name := range order(old) {
		if _, ok := is[name]; ok {
			keptOld = append(keptOld, name)
		} else {
			say(name, "removed")
		}
	}
	if !slices.Equal(keptOld, keptCur) {
		c.out = append(c.out, Change{Subject: "parameters", What: fmt.Sprintf("order %s → %s", strings.Join(keptOld, ", "), strings.Join(keptCur, ", ")), Construct: -1})
	}
}

// base is the Go parameter that a leaf of the argument struct belongs to.
func base(p ir.Param) string {
	name, _, _ := strings.Cut(p.Name, ".")
	return name
}

func byName(list []ir.Param) map[string][]ir.Param {
	m := map[string][]ir.Param{}
	for _, p := range list {
		m[base(p)] = append(m[base(p)], p)
	}
	return m
}

func order(list []ir.Param) []string {
	var names []string
	for _, p := range list {
		if n := base(p); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return names
}

// diffParam says how one parameter changed, wherever it is.
func diffParam(a, b []ir.Param) string {
	for i := range min(len(a), len(b)) {
		switch {
		case a[i].Type != b[i].Type:
			return goType(a[i].Type) + " → " + goType(b[i].Type)
		case a[i].Mem != b[i].Mem:
			return fmt.Sprintf("%d → %d bytes", a[i].Mem, b[i].Mem)
		}
	}
	if len(a) != len(b) {
		return "another type"
	}
	return ""
}
