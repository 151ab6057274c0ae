package frontend

import "github.com/spelt-go/spelt/internal/ir"

// outlives refuses a pointer to a variable of a loop iteration that is kept
// beyond it. Go would keep the variable; a kernel has one place on the stack for
// those of all iterations, one after the other.
func (l *lowerer) outlives() {
	if len(l.diags.Errors()) > 0 {
		return
	}
	_, s := ir.FindPrivate(l.k.Body)
	if s == nil {
		return
	}
	kept, hint := "in memory", "keep a copy of what it points to"
	if to := s.Args[0]; s.Op == ir.OpSet && to.Name != "" {
		name := (sharing{name: to.Name}).root()
		kept = "in " + name
		hint = "keep a copy of what it points to: make " + name + " a variable of that type, and write " + name + " = *p instead of " + name + " = p"
		if l.parts[to] == partOfSlice {
			hint = "declare the array outside of the loop, or keep an index or a copy instead of the slice"
		}
	}
	d := Diagnostic{Code: "escape", Message: "a pointer or slice of a variable that each iteration of the loop has anew is kept " + kept + ", beyond the iteration",
		Hint: hint}
	at := s.Pos
	if !at.IsValid() {
		l.diags = append(l.diags, Diagnostic{Pos: l.node.Pos(), End: l.node.End(), Position: l.fset.Position(l.node.Pos()), Code: d.Code, Message: d.Message, Hint: d.Hint})
		return
	}
	if from := l.originOf(at); from != nil {
		d.Pos, d.End = from.call.Pos(), from.call.End()
		d.Position = l.fset.Position(d.Pos)
		d.Message = "in " + from.name + ", " + d.Message + ", at " + l.place(at)
	} else {
		d.Pos, d.Position = l.goPos(at)
		d.End = d.Pos
		if s.Op == ir.OpSet {
			if id := l.own.mention(d.Pos, (sharing{name: s.Args[0].Name}).root(), true); id != nil {
				d.Pos, d.End, d.Position = id.Pos(), id.End(), l.fset.Position(id.Pos())
			}
		}
	}
	l.diags = append(l.diags, d)
}
