package frontend

import (
	"fmt"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
)

// sharing is a variable that keeps iterations of a loop, or concurrent
// sections, from running at the same time.
type sharing struct {
	loop     *ir.Stmt // or the sections
	variable *ir.Stmt // a local, or memory
	name     string   // of the variable, with the path to a part of it
	kind     reduce.Kind
	at       ir.Pos // of what shows it
	set      bool   // that is a write

	message, hint string
}

// root is the name of the whole variable.
func (s sharing) root() string {
	if i := strings.IndexAny(s.name, ".["); i > 0 {
		return s.name[:i]
	}
	return s.name
}

// shared is a variable, or a part of one, that a loop has a diagnostic for.
type shared struct {
	loop *ir.Stmt
	name string
	at   ir.Pos // of the declaration
}

// share reports s, unless it has been said.
func (l *lowerer) share(s sharing) {
	from, part := l.originOf(s.at), l.parts[s.variable]
	name := s.root()
	if from == nil && (part == partOfSlice || part == pointer) {
		name = strings.TrimSuffix(strings.TrimSuffix(s.name, ".len"), ".cap")
	}
	if from != nil || part != ordinary {
		key := shared{s.loop, name, s.variable.Pos}
		if l.shared[key] {
			return
		}
		l.shared[key] = true
	}
	d := Diagnostic{Code: "loop-carried", Message: s.message, Hint: s.hint}
	if s.kind == reduce.Carried {
		switch {
		case part == partOfSlice && from == nil:
			d.Hint = "index the whole slice by the loop's variable, instead of moving on where " + name + " starts; declare " + name +
				" inside the loop if every iteration sets its own; or put //spelt:serial before the loop"
		case part == pointer && from == nil:
			d.Hint = "declare " + name + " inside the loop if every iteration sets its own, or put //spelt:serial before the loop"
		}
	}
	if from != nil {
		l.shareElsewhere(&d, s, from)
	} else if !l.shareHere(&d, s) {
		return
	}
	if part == partOfRand {
		d.Hint = randHint(s)
	}
	l.diags = append(l.diags, d)
}

// shareHere puts d where the kernel's own package uses the variable. It reports
// false if another one has been reported in the same statement: one will do.
func (l *lowerer) shareHere(d *Diagnostic, s sharing) bool {
	if l.sharedAt[s.at] {
		return false
	}
	l.sharedAt[s.at] = true
	d.Pos, d.Position = l.goPos(s.at)
	d.End = d.Pos
	if id := l.own.mention(d.Pos, s.root(), s.set); id != nil {
		d.Pos, d.End, d.Position = id.Pos(), id.End(), l.fset.Position(id.Pos())
	}
	d.Message = sayOnce(d.Message, d.Position)
	if s.kind != reduce.Sections && inSerialLoop(l.k.Body, s.loop, false) {
		d.Hint += "; the loop around this one is serial, which does not make this one serial too"
	}
	return true
}

// sayOnce leaves out of a message the places on the line where the diagnostic stands itself.
func sayOnce(message string, at token.Position) string {
	place := regexp.QuoteMeta(fmt.Sprintf("%s:%d:", filepath.Base(at.Filename), at.Line)) + `\d+`
	message = regexp.MustCompile(`(: it is (?:read|set)) at `+place).ReplaceAllString(message, "$1 here")
	return regexp.MustCompile(` at `+place+`\b`).ReplaceAllString(message, "")
}

// inSerialLoop reports whether loop is below b, within a loop.
func inSerialLoop(b *ir.Block, loop *ir.Stmt, within bool) bool {
	for _, s := range b.Stmts {
		if s == loop {
			return within
		}
		for _, k := range s.Blocks {
			if inSerialLoop(k, loop, within || s.Op == ir.OpFor || s.Op == ir.OpLoop) {
				return true
			}
		}
	}
	return false
}

// shareElsewhere puts d at the call that leads to another package, once for
// each variable: of its parts, which may be that package's own business, the
// message names the first only.
func (l *lowerer) shareElsewhere(d *Diagnostic, s sharing, from *origin) {
	d.Pos, d.End = from.call.Pos(), from.call.End()
	d.Position = l.fset.Position(d.Pos)
	d.about = s.root()
	if l.originOf(s.variable.Pos) != nil { // a kernel of that package, and its own variable
		d.Message = from.name + " cannot be used in a kernel: " + s.message
		return
	}
	d.Message = "in " + from.name + ", " + s.message
	if s.kind == reduce.Carried {
		d.Hint = "declare " + s.root() + " inside the loop if every iteration can have its own, or put //spelt:serial before the loop"
	}
}

// randHint is what to write instead of sharing a kernel.Rand.
func randHint(s sharing) string {
	switch {
	case s.kind == reduce.Sections:
		return "make one in each section: kernel.Random(seed, 0) in the first, kernel.Random(seed, 1) in the second"
	case s.kind == reduce.LastValue:
		return "make another one after the loop: kernel.Random(seed, i), with an i that no iteration has"
	}
	if p := s.loop.Blocks[0].Params; len(p) == 1 && p[0].Name != "" && p[0].Name != "_" {
		return "make one in each iteration: kernel.Random(seed, uint64(" + p[0].Name + "))"
	}
	return "make one in each iteration: kernel.Random(seed, uint64(i)), with another i in each"
}

// part is what a local or memory is part of, as far as it matters for what to
// write instead.
type part uint8

const (
	ordinary    part = iota
	partOfRand       // of a kernel.Rand
	partOfSlice      // its pointer, length or capacity
	pointer
)

// partOf is what the leaf is part of.
func (f leaf) partOf() part {
	switch {
	case f.rand:
		return partOfRand
	case f.slice:
		return partOfSlice
	case f.typ == ir.Ptr:
		return pointer
	}
	return ordinary
}
