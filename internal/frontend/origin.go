package frontend

import (
	"fmt"
	"go/ast"

	"github.com/spelt-go/spelt/internal/ir"
)

// origin is how the code of another package came to be in a kernel: the call in
// the kernel's own package that led there, which is where a problem of that
// code is reported.
type origin struct {
	call ast.Node
	name string // of the function called there
}

// isOwn reports whether u is the package of the kernel.
func (l *lowerer) isOwn(u *unit) bool { return u.path == l.own.path }

// enter tells a new frame where its code comes from. A literal of the kernel's
// own package is code of that package, whoever calls it.
func (l *lowerer) enter(fr *frame) {
	switch {
	case l.isOwn(fr.unit):
	case fr.caller.from != nil:
		fr.from = fr.caller.from
	default:
		fr.from = &origin{call: fr.call, name: fr.name}
	}
}

// file is one entry of the kernel's files while it is lowered: code of other
// packages has an entry for each call that leads to it, so that a position in
// the IR tells the call as well.
type file struct {
	name string
	from *origin
}

// fileIndex is the entry of the file called name for what is lowered now.
func (l *lowerer) fileIndex(name string) int32 {
	f := file{name, l.fr.from}
	n, ok := l.files[f]
	if !ok {
		n = int32(len(l.k.Files))
		l.files[f] = n
		l.k.Files = append(l.k.Files, name)
		l.origins = append(l.origins, f.from)
	}
	return n
}

// originOf is the call that led to the code at p; nil for the kernel's own.
func (l *lowerer) originOf(p ir.Pos) *origin {
	if !p.IsValid() || int(p.File) >= len(l.origins) {
		return nil
	}
	return l.origins[p.File]
}

// joinFiles makes one entry of all those of a file, when no origin is needed
// any more.
func (l *lowerer) joinFiles() {
	first := map[string]int32{}
	to := make([]int32, len(l.k.Files))
	var files []string
	for i, name := range l.k.Files {
		n, ok := first[name]
		if !ok {
			n = int32(len(files))
			first[name] = n
			files = append(files, name)
		}
		to[i] = n
	}
	if len(files) == len(to) {
		return
	}
	move := func(s *ir.Stmt) {
		if s.Pos.IsValid() {
			s.Pos.File = to[s.Pos.File]
		}
	}
	l.k.Body.Walk(func(s *ir.Stmt) bool {
		move(s)
		for _, b := range s.Blocks {
			for _, p := range b.Params {
				move(p)
			}
		}
		return true
	})
	l.k.Files = files
}

// place is p as messages have it: file and line.
func (l *lowerer) place(p ir.Pos) string {
	return fmt.Sprintf("%s:%d", baseName(l.k.Files[p.File]), p.Line)
}
