package compile

import (
	"path"
	"slices"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/task"
)

// Callers are the statements of the kernel's own package from which the code of another package was reached in which the
// check e failed, by f. There is one, but where several call what failed in one loop, or one part between loops. There is
// none if f is in the package itself, or if nothing is known.
func (l *Places) Callers(e *launch.CheckError, f Failure) []bundle.Place {
	own := l.again.src.Package
	if f.File == "" || path.Dir(f.File) == own {
		return nil
	}
	k, err := l.again.src.ParseMarked()
	if err != nil {
		return nil
	}
	var loop bundle.Place // that the check is in
	if units := l.plan.Units; e.Unit >= 0 && e.Unit < len(units) && units[e.Unit].Kind == task.Parallel {
		loop = l.Origin(e.Unit)
	}
	var list []bundle.Place
	var walk func(b *ir.Block, from bundle.Place, in bool)
	walk = func(b *ir.Block, from bundle.Place, in bool) {
		for _, s := range b.Stmts {
			at := placeOf(k, s.Pos, "")
			if mark, dead := s.IsMark(); mark && !dead && path.Dir(at.File) == own {
				from = at
			}
			if in && s.Op == f.Op && at.File == f.File && at.Line == f.Line && from.Line > 0 && !slices.Contains(list, from) {
				list = append(list, from)
			}
			parallel := s.Op == ir.OpFor && s.Loop.Parallel
			for _, n := range s.Blocks {
				walk(n, from, in || parallel && at.File == loop.File && at.Line == loop.Line)
			}
		}
	}
	walk(k.Body, bundle.Place{}, loop.Line == 0)
	return list
}
