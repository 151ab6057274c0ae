package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
)

// places has the places in memory that are the same in all iterations of a
// parallel loop built up as locals are.
func (l *lowerer) places() *reduce.Places {
	return reduce.Memory(l.k, reduce.Options{
		Unknown: func(s *ir.Stmt) bool { return l.unknown[s] },
		Random:  func(s *ir.Stmt) bool { return l.parts[s] == partOfRand },
		Counter: func(s *ir.Stmt) bool { return l.counters[s] },
		Unique:  func(s *ir.Stmt) bool { return l.unique[s] },
		Name:    l.accessed,
	})
}

// races reports what is not built up, after what is said of variables.
func (l *lowerer) races(places *reduce.Places) {
	for _, x := range places.Problems {
		l.race(x)
	}
}

// race reports what several iterations of a loop do to memory: where the kernel's
// own package does it, or at the call that leads there.
func (l *lowerer) race(x reduce.Problem) {
	d := Diagnostic{Code: "race", Message: x.Message, Hint: x.Hint, Warning: x.Warning}
	at := x.At.Pos
	if !at.IsValid() {
		at = x.Loop.Pos
	}
	if l.sharedAt[at] {
		return
	}
	l.sharedAt[at] = true
	if from := l.originOf(at); from != nil {
		d.Pos, d.End = from.call.Pos(), from.call.End()
		d.Position = l.fset.Position(d.Pos)
		d.Message = "in " + from.name + ", " + d.Message + ", at " + l.place(at)
	} else {
		d.Pos, d.Position = l.goPos(at)
		d.End = d.Pos
		if e := l.accessedExpr(x.At); e != nil {
			d.Pos, d.End, d.Position = e.Pos(), e.End(), l.fset.Position(e.Pos())
			d.Hint = strings.Replace(d.Hint, reduce.AtomicHint, l.atomicHint(e), 1)
		}
	}
	l.diags = append(l.diags, d)
}

// atomicHint names an atomic operation that fits the type of e.
func (l *lowerer) atomicHint(e ast.Expr) string {
	t := l.own.info.TypeOf(e)
	if t == nil {
		return reduce.AtomicHint
	}
	b, ok := t.(*types.Basic)
	if !ok {
		b, ok = t.Underlying().(*types.Basic)
		if _, generic := types.Unalias(t).(*types.TypeParam); !ok || generic {
			return reduce.AtomicHint
		}
	}
	only := func(wide string) string {
		return "kernel.AtomicAdd" + upperFirst(wide) + " or another atomic operation of package kernel, after making the type of the element " + wide +
			": there are none of " + b.Name()
	}
	switch b.Kind() {
	case types.Int32, types.Int64, types.Uint32, types.Uint64, types.Float32, types.Float64:
		return "kernel.AtomicAdd" + upperFirst(b.Name()) + " or another atomic operation of package kernel"
	case types.Int:
		return only("int64")
	case types.Uint, types.Uintptr:
		return only("uint64")
	case types.Int8, types.Int16:
		return only("int32")
	case types.Uint8, types.Uint16, types.Bool:
		return only("uint32")
	}
	return reduce.AtomicHint
}

// accessed is what s, an access to memory, accesses, as the source has it.
func (l *lowerer) accessed(s *ir.Stmt) string {
	if e := l.accessedExpr(s); e != nil {
		if text := types.ExprString(e); len(text) <= 40 {
			return text
		}
	}
	name := ""
	{
		a := s.Args[0]
		for a.Op == ir.OpElem || a.Op == ir.OpOffset {
			a = a.Args[0]
		}
		switch {
		case a.Op == ir.OpParam:
			name = l.k.Params[a.Imm].Name
		case a.Op == ir.OpGet:
			name = a.Args[0].Name
		default:
			name = a.Name
		}
	}
	if name = (sharing{name: name}).root(); name == "" {
		return ""
	}
	return "an element of " + name
}

// accessedExpr is the operand of the source that s accesses: of a store what is
// assigned to, of a load what is read; nil if there is no telling.
func (l *lowerer) accessedExpr(s *ir.Stmt) ast.Expr {
	if !s.Pos.IsValid() || l.originOf(s.Pos) != nil {
		return nil
	}
	pos, _ := l.goPos(s.Pos)
	if pos == token.NoPos {
		return nil
	}
	stmt := l.own.statementAt(pos)
	if stmt == nil {
		return nil
	}
	var list []ast.Expr
	if s.Op == ir.OpStore || s.Op == ir.OpCopy || s.Op == ir.OpZero {
		switch n := stmt.(type) {
		case *ast.IncDecStmt:
			list = []ast.Expr{n.X}
		case *ast.AssignStmt:
			list = n.Lhs
		}
		if len(list) == 1 {
			return list[0]
		}
	} else {
		ast.Inspect(stmt, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.IndexExpr:
				list = append(list, n)
			case *ast.StarExpr:
				list = append(list, n)
			case *ast.SelectorExpr:
				if sel := l.own.info.Selections[n]; sel != nil && sel.Kind() == types.FieldVal {
					list = append(list, n)
				}
			case ast.Stmt:
				return n == stmt
			}
			return true
		})
	}
	var at ast.Expr
	for _, e := range list { // the innermost that holds the position
		if e.Pos() <= pos && pos < e.End() {
			at = e
		}
	}
	if at != nil {
		return at
	}
	base := s.Args[0]
	for base.Op == ir.OpElem || base.Op == ir.OpOffset {
		base = base.Args[0]
	}
	if base.Op == ir.OpParam {
		name, _, _ := strings.Cut(l.k.Params[base.Imm].Name, ".")
		for _, e := range list {
			if id := root(e); id != nil && id.Name == name {
				return e
			}
		}
	}
	return nil
}

// statementAt is the innermost statement of u at pos that is no block.
func (u *unit) statementAt(pos token.Pos) ast.Node {
	f := u.fileOf(pos)
	if f == nil {
		return nil
	}
	var stmt ast.Node
	ast.Inspect(f, func(n ast.Node) bool {
		if n == nil || pos < n.Pos() || n.End() <= pos {
			return false
		}
		switch n.(type) {
		case *ast.BlockStmt:
		case ast.Stmt, *ast.ValueSpec:
			stmt = n
		}
		return true
	})
	return stmt
}
