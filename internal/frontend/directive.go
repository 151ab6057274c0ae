package frontend

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// A directive is a //spelt: comment.
type directive struct {
	kind string // kernel, serial, unique, loop
	args []string
	pos  token.Pos
	end  token.Pos
	used bool
}

const directivePrefix = "//spelt:"

// directivesOf gives the directives of f by line.
func (u *unit) directivesOf(f *ast.File) map[int]*directive {
	if m, ok := u.directives[f]; ok {
		return m
	}
	m := map[int]*directive{}
	for _, g := range f.Comments {
		for _, c := range g.List {
			if text, ok := strings.CutPrefix(c.Text, directivePrefix); ok {
				kind, rest, _ := strings.Cut(text, " ")
				m[u.line(c.Pos())] = &directive{kind: strings.TrimSpace(kind), args: strings.Fields(rest), pos: c.Pos(), end: c.End()}
			}
		}
	}
	if u.directives == nil {
		u.directives = map[*ast.File]map[int]*directive{}
	}
	u.directives[f] = m
	return m
}

// misspelt are comments that would be directives but for a space, a capital, a
// colon that is missing, or the kind of comment. (A space is how gofmt writes a
// comment that it does not take for a directive either.)
func (u *unit) misspelt(f *ast.File) Diagnostics {
	var out Diagnostics
	for _, g := range f.Comments {
		for _, c := range g.List {
			if d, ok := intended(c.Text); ok {
				out = append(out, Diagnostic{Pos: c.Pos(), End: c.End(), Position: u.fset.Position(c.Pos()), Code: "directive",
					Message: "a comment, not the directive that it looks like", Hint: "write " + d + ", with exactly these characters"})
			}
		}
	}
	return out
}

// Marked tells whether a comment is a directive, or was to be one.
func Marked(comment string) bool {
	_, ok := intended(comment)
	return ok || strings.HasPrefix(comment, directivePrefix)
}

// intended is the directive that a comment, which is none, was most likely meant to be.
func intended(comment string) (directive string, ok bool) {
	if strings.HasPrefix(comment, directivePrefix) {
		return "", false
	}
	text := strings.TrimPrefix(comment, "//")
	if block, ok := strings.CutPrefix(comment, "/*"); ok {
		text = strings.TrimSuffix(block, "*/")
	}
	text = strings.TrimSpace(text)
	const word = "spelt"
	if len(text) <= len(word) || !strings.EqualFold(text[:len(word)], word) || strings.Contains(text, "\n") {
		return "", false
	}
	rest, colon := strings.CutPrefix(text[len(word):], ":")
	if !colon && (text[:len(word)] != word || rest[0] != ' ') {
		return "", false // another word, or the name
	}
	words := strings.Fields(rest)
	if len(words) == 0 {
		return "", false
	}
	for _, a := range words[1:] {
		if !strings.Contains(a, "=") {
			return "", false // prose
		}
	}
	kind := words[0]
	if colon {
		kind = strings.ToLower(kind)
	}
	switch kind {
	case "kernel", "serial", "unique", "loop":
		words[0] = directivePrefix + kind
		return strings.Join(words, " "), true
	}
	return "", false
}

func (u *unit) line(p token.Pos) int { return u.fset.PositionFor(p, false).Line }

// fileOf is the file that holds pos, or nil.
func (u *unit) fileOf(pos token.Pos) *ast.File {
	for _, f := range u.files {
		if f.FileStart <= pos && pos <= f.FileEnd {
			return f
		}
	}
	return nil
}

// loopOptions is what directives say about one loop.
type loopOptions struct {
	serial  bool
	unique  bool
	name    string
	workers int
	grain   int64
	lanes   int
	loop    *directive // that name, workers, grain or lanes are from
}

// loopDirectives reads the directives on the lines right before the statement
// at pos.
func (l *lowerer) loopDirectives(pos token.Pos) loopOptions {
	var o loopOptions
	u := l.fr.unit
	f := u.fileOf(pos)
	if f == nil {
		return o
	}
	m := u.directivesOf(f)
	for line := u.line(pos) - 1; m[line] != nil; line-- {
		d := m[line]
		d.used = true
		d.loop(&o, func(msg, hint string) { l.report(d.pos, d.end, "directive", msg, hint) })
	}
	return o
}

// loop adds what d says of a loop to o, and reports what is wrong with d.
func (d *directive) loop(o *loopOptions, report func(msg, hint string)) {
	switch d.kind {
	case "serial":
		o.serial = true
		if len(d.args) > 0 {
			report("//spelt:serial takes no arguments", "")
		}
	case "unique":
		o.unique = true
		if len(d.args) > 0 {
			report("//spelt:unique takes no arguments", "")
		}
	case "loop":
		o.loop = d
		d.options(o, report)
	}
}

// idle warns of a //spelt:loop before a loop that is serial, where it means nothing. Of a kernel that another one calls
// nothing is said: launched by itself, it may have a parallel loop there.
func (l *lowerer) idle(o loopOptions) {
	why := ""
	switch {
	case o.loop == nil || l.fr.caller != nil:
		return
	case l.parallel > 0:
		why = "it is inside a parallel one"
	case o.serial:
		why = "//spelt:serial is before it too"
	default:
		return
	}
	l.report(o.loop.pos, o.loop.end, "directive", "//spelt:loop has no effect here: the loop is serial, since "+why, "put it before a parallel loop, or leave it out")
	l.diags[len(l.diags)-1].Warning = true
}

// options reads the arguments of a //spelt:loop.
func (d *directive) options(o *loopOptions, report func(msg, hint string)) {
	const keys = "the keys are name, workers, grain and lanes, each as key=value"
	if len(d.args) == 0 {
		report("//spelt:loop says nothing", keys)
	}
	for _, a := range d.args {
		key, val, ok := strings.Cut(a, "=")
		if !ok {
			report("//spelt:loop: "+a+" is not key=value", keys)
			continue
		}
		n, err := strconv.ParseInt(val, 10, 64)
		number := err == nil && n > 0
		switch key {
		case "name":
			if o.name = val; val == "" {
				report("//spelt:loop: name is empty", "")
			}
		case "workers":
			if !number || n > 1<<16 {
				report("//spelt:loop: workers="+val+" is not a number from 1 to 65536", "")
			}
			o.workers = int(n)
		case "grain":
			if !number {
				report("//spelt:loop: grain="+val+" is not a positive number", "")
			}
			o.grain = n
		case "lanes":
			if !number || n > ir.MaxLanes || n&(n-1) != 0 {
				report("//spelt:loop: lanes="+val+" is not a power of two from 1 to "+strconv.Itoa(ir.MaxLanes), "lanes=1 keeps the loop scalar; leave it out to let Spelt choose")
			}
			o.lanes = int(n)
		default:
			report("//spelt:loop: unknown key "+key, keys)
		}
	}
}
