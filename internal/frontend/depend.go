package frontend

import (
	"fmt"
	"path"
	"strings"

	"github.com/spelt-go/spelt/internal/depend"
	"github.com/spelt-go/spelt/internal/ir"
)

// dependences refuses loops whose iterations depend on each other through
// memory at a distance that is known here.
func (l *lowerer) dependences() {
	for _, d := range depend.Find(l.k) {
		at := d.Store
		if d.Other != nil && d.Kind != depend.Anti && d.Kind != depend.Output && d.Other.Pos.IsValid() {
			at = d.Other
		}
		if l.sharedAt[at.Pos] {
			continue
		}
		l.sharedAt[at.Pos] = true
		diag := Diagnostic{Code: "dependence", Message: l.dependence(d), Hint: insteadOfDependence(d)}
		if from := l.originOf(at.Pos); from != nil {
			diag.Pos, diag.End = from.call.Pos(), from.call.End()
			diag.Position = l.fset.Position(diag.Pos)
			diag.about = d.Name
			diag.Message = "in " + from.name + ", " + diag.Message
		} else {
			diag.Pos, diag.Position = l.goPos(at.Pos)
			diag.End = diag.Pos
		}
		l.diags = append(l.diags, diag)
	}
}

// dependence says what d is, with both places.
func (l *lowerer) dependence(d depend.Dependence) string {
	name := d.Name
	if name == "" {
		name = "memory"
	}
	store, other := l.lineOf(d.Store), ""
	if d.Other != nil {
		other = l.lineOf(d.Other)
	}
	before := beforeIt(d)
	switch d.Kind {
	case depend.Flow:
		return fmt.Sprintf("an iteration reads from %s at %s what %s stores at %s: they depend on each other at distance %s",
			name, other, before, store, distance(d))
	case depend.Anti:
		return fmt.Sprintf("an iteration stores to %s at %s what %s still reads at %s: they depend on each other at distance %s",
			name, store, before, other, distance(d))
	case depend.Output:
		return fmt.Sprintf("an iteration stores to %s at %s where %s stores as well, at %s: the one that comes last in order must win, at distance %s",
			name, store, before, other, distance(d))
	}
	text := fmt.Sprintf("iterations that differ in %s alone store to one element of %s at %s", along(d), name, store)
	switch {
	case d.Other == nil || d.Other == d.Store:
	case d.Other.Op == ir.OpLoad:
		text += ", which they also read at " + other
	default:
		text += " and at " + other
	}
	return text
}

// insteadOfDependence is what to write instead.
func insteadOfDependence(d depend.Dependence) string {
	const serial = "put //spelt:serial before the loop, which then runs in Go's order"
	switch d.Kind {
	case depend.Shared:
		return fmt.Sprintf("make the loop over %s a serial one inside of the parallel loop, and store once behind it; or %s", along(d), serial)
	case depend.Output:
		return "let each iteration store to elements of its own, or " + serial
	case depend.Flow:
		return "store to a second slice, so that all iterations read the old elements; if new ones are meant, " + serial +
			", or make one loop for each of two colours (red–black), each of which reads only the other's elements"
	}
	return "store to a second slice, so that all iterations read the old elements; or " + serial
}

// beforeIt names the earlier iteration.
func beforeIt(d depend.Dependence) string {
	if len(d.Distance) > 1 {
		var at []string
		for k, n := range d.Distance {
			x := indexName(d.Loop, k)
			switch {
			case n > 0:
				x += fmt.Sprintf("-%d", n)
			case n < 0:
				x += fmt.Sprintf("+%d", -n)
			}
			at = append(at, x)
		}
		return "the one at (" + strings.Join(at, ", ") + ")"
	}
	if d.Distance[0] == 1 {
		return "the one before it"
	}
	return fmt.Sprintf("the one %d before it", d.Distance[0])
}

func distance(d depend.Dependence) string {
	var l []string
	for _, n := range d.Distance {
		l = append(l, fmt.Sprint(n))
	}
	if len(l) == 1 {
		return l[0]
	}
	return "(" + strings.Join(l, ", ") + ")"
}

// along is the index that iterations differ in.
func along(d depend.Dependence) string {
	for k, n := range d.Distance {
		if n != 0 {
			return indexName(d.Loop, k)
		}
	}
	return "the index"
}

func indexName(loop *ir.Stmt, k int) string {
	if name := loop.Blocks[0].Params[k].Name; name != "" && name != "_" {
		return name
	}
	return [...]string{"i", "j", "k"}[k]
}

// lineOf is file:line:col of s.
func (l *lowerer) lineOf(s *ir.Stmt) string {
	if !s.Pos.IsValid() {
		return "an unknown place"
	}
	file := "?"
	if int(s.Pos.File) < len(l.k.Files) {
		file = path.Base(l.k.Files[s.Pos.File])
	}
	return fmt.Sprintf("%s:%d:%d", file, s.Pos.Line, s.Pos.Col)
}
