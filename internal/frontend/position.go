package frontend

import (
	"fmt"
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
		panic(tooBig{
			msg:  fmt.Sprintf("the kernel has more than %d statements, what it calls included", maxSteps),
			hint: "split it into several kernels, or turn what repeats itself into a loop",
		})
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
	return ir.Pos{File: l.fileIndex(name), Line: int32(p.Line), Col: int32(p.Column)}
}

// goPos finds the source of an IR position in the kernel's own package.
func (l *lowerer) goPos(p ir.Pos) (pos token.Pos, position token.Position) {
	name := path.Base(l.k.Files[p.File])
	for _, f := range l.own.files {
		tf := l.fset.File(f.FileStart)
		if filepath.Base(tf.Name()) == name && int(p.Line) <= tf.LineCount() {
			pos = tf.LineStart(int(p.Line)) + token.Pos(p.Col) - 1
			return pos, l.fset.Position(pos)
		}
	}
	return token.NoPos, token.Position{Filename: name, Line: int(p.Line), Column: int(p.Col)}
}
