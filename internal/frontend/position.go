package frontend

import (
	"go/ast"
	"go/token"
	"path"
	"path/filepath"

	"github.com/spelt-go/spelt/internal/ir"
)

// at makes n the place of the statements that follow.
func (l *lowerer) at(n ast.Node) {
	l.node = n
	l.b.Pos = l.irPos(n.Pos())
	if l.steps++; l.steps > maxSteps {
		panic(tooBig{})
	}
}

// irPos is pos as the IR has it. Files are named by import path, so that no
// path of this machine gets into a binary.
func (l *lowerer) irPos(pos token.Pos) ir.Pos {
	if !pos.IsValid() {
		return l.b.Pos
	}
	p := l.fset.PositionFor(pos, false)
	name := path.Join(l.fr.unit.path, filepath.Base(p.Filename))
	n, ok := l.files[name]
	if !ok {
		n = int32(len(l.k.Files))
		l.files[name] = n
		l.k.Files = append(l.k.Files, name)
	}
	return ir.Pos{File: n, Line: int32(p.Line), Col: int32(p.Column)}
}

// goPos finds the source of an IR position.
func (l *lowerer) goPos(p ir.Pos) (pos token.Pos, position token.Position) {
	name := l.k.Files[p.File]
	u := l.prog.unitAt(path.Dir(name))
	if l.fr.unit.path == path.Dir(name) {
		u = l.fr.unit
	}
	if u == nil {
		return token.NoPos, token.Position{Filename: name, Line: int(p.Line), Column: int(p.Col)}
	}
	for _, f := range u.files {
		tf := u.fset.File(f.FileStart)
		if filepath.Base(tf.Name()) == path.Base(name) && int(p.Line) <= tf.LineCount() {
			pos = tf.LineStart(int(p.Line)) + token.Pos(p.Col) - 1
			return pos, u.fset.Position(pos)
		}
	}
	return token.NoPos, token.Position{Filename: name, Line: int(p.Line), Column: int(p.Col)}
}
