package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// report adds a diagnostic. One inside another package than the kernel's is put
// at the call that leads there.
func (l *lowerer) report(pos, end token.Pos, code, msg, hint string) {
	if code == "type" && strings.Contains(msg, invalidType) {
		msg, hint = l.typeProblem(msg, hint)
	}
	if from := l.fr.from; from != nil {
		at := l.fset.Position(pos)
		pos, end = from.call.Pos(), from.call.End()
		// Of several reasons the first will do. It may be gone, though, with
		// what a second attempt has replaced.
		if i, ok := l.foreign[pos]; ok && i < len(l.diags) && l.diags[i].Pos == pos {
			return
		}
		l.foreign[pos] = len(l.diags)
		hint = l.insteadOf(hint)
		msg = fmt.Sprintf("%s cannot be used in a kernel: %s at %s:%d", from.name, msg, baseName(at.Filename), at.Line)
	}
	if end == token.NoPos {
		end = pos
	}
	l.diags = append(l.diags, Diagnostic{Pos: pos, End: end, Position: l.fset.Position(pos), Code: code, Message: msg, Hint: hint})
}

func baseName(s string) string {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] == '/' || s[i] == '\\' {
			return s[i+1:]
		}
	}
	return s
}

// error reports a problem with n.
func (l *lowerer) error(n ast.Node, code, msg, hint string) {
	l.report(n.Pos(), n.End(), code, msg, hint)
}

// errorAt reports a problem with what is being lowered.
func (l *lowerer) errorAt(code, msg, hint string) { l.error(l.node, code, msg, hint) }

// internal reports a fault of this package. After other problems it is most
// likely a consequence of theirs.
func (l *lowerer) internal(msg string) {
	if len(l.diags.Errors()) > 0 || l.again {
		return
	}
	l.errorAt("internal", "internal error of the compiler: "+msg, "please report it with the kernel")
}

// refused reports a type whose values cannot be in a kernel.
func (l *lowerer) refused(t types.Type) bool {
	r := refusal(t)
	if r == nil {
		return false
	}
	l.errorAt(r.code, r.what+" in a kernel", r.hint)
	return true
}

// zeroAny is a stand-in after an error: a value of t, whatever t is.
func (l *lowerer) zeroAny(t types.Type) value {
	if t == nil || refusal(t) != nil {
		return value{typ: types.Typ[types.Int], leaf: []*ir.Stmt{l.int(0)}}
	}
	return l.zero(t)
}

// typeErrors reports the type checker's errors within n.
func (l *lowerer) typeErrors(n ast.Node) bool {
	found := false
	for _, e := range l.fr.unit.errors {
		if !e.Soft && n.Pos() <= e.Pos && e.Pos < n.End() {
			l.report(e.Pos, token.NoPos, "type", e.Msg, "")
			found = true
		}
	}
	return found
}

// typeProblem puts the type checker's error into a message about a type that has
// one: the first in a type declaration, else the first of the package.
func (l *lowerer) typeProblem(msg, hint string) (string, string) {
	u := l.fr.unit
	var first *types.Error
	for i, e := range u.errors {
		if e.Soft {
			continue
		}
		if first == nil {
			first = &u.errors[i]
		}
		if u.inType(e.Pos) {
			first = &u.errors[i]
			break
		}
	}
	if first == nil {
		return msg, hint
	}
	at := l.fset.Position(first.Pos)
	return strings.Replace(msg, invalidType, fmt.Sprintf("a value whose type has an error at %s:%d: %s", baseName(at.Filename), at.Line, first.Msg), 1), hint
}

// inType reports whether pos is in a declaration of types.
func (u *unit) inType(pos token.Pos) bool {
	for _, f := range u.files {
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok && (g.Tok == token.TYPE || g.Tok == token.IMPORT) && g.Pos() <= pos && pos < g.End() {
				return true
			}
		}
	}
	return false
}
