package frontend

import (
	"go/ast"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// funcID names a function with its type arguments.
func funcID(fn *types.Func, targ []types.Type) string {
	var b strings.Builder
	b.WriteString(fn.Origin().FullName())
	for _, t := range targ {
		b.WriteString("," + types.TypeString(t, nil))
	}
	return b.String()
}

// FuncKey names a function within its package, an instance as its origin.
func FuncKey(fn *types.Func) string {
	fn = fn.Origin()
	recv := fn.Signature().Recv()
	if recv == nil {
		return fn.Name()
	}
	t := recv.Type()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		return n.Obj().Name() + "." + fn.Name()
	}
	return "?." + fn.Name()
}

// decl is the declaration of a function of u by its FuncKey, or nil.
func (u *unit) decl(key string) *ast.FuncDecl {
	if u.decls == nil {
		u.decls = map[string]*ast.FuncDecl{}
		for _, f := range u.files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok {
					if obj, ok := u.info.Defs[fn.Name].(*types.Func); ok {
						u.decls[FuncKey(obj)] = fn
					}
				}
			}
		}
	}
	return u.decls[key]
}

// body finds the declaration of fn. The assembly functions of package math are
// replaced by replicas in Go.
func (l *lowerer) body(fn *types.Func) (*unit, *ast.FuncDecl) {
	u := l.prog.unitOf(fn.Pkg())
	if u == nil {
		return nil, nil
	}
	d := u.decl(FuncKey(fn))
	if d != nil && d.Body != nil {
		return u, d
	}
	if name, ok := strings.CutPrefix(fn.Name(), "arch"); ok && u.path == "math" {
		if r := l.prog.unitAt(gomathPath); r != nil {
			if d := r.decl(name); d != nil {
				return r, d
			}
		}
	}
	return u, d
}

// funcName is how messages call fn: math.Sin, image.RGBA.At.
func funcName(fn *types.Func) string {
	name := FuncKey(fn)
	if fn.Pkg() != nil {
		name = fn.Pkg().Name() + "." + name
	}
	return name
}

// resultsAfterError stand in for the results of a call that was refused.
func (l *lowerer) resultsAfterError(sig *types.Signature) []value {
	var out []value
	for i := range sig.Results().Len() {
		out = append(out, l.zeroAny(sig.Results().At(i).Type()))
	}
	return out
}

// noBody handles a call of a function whose Go code is not at hand.
func (l *lowerer) noBody(e ast.Node, c *closure, u *unit) []value {
	sig := c.fn.Signature()
	if reason, ok := l.prog.opaque(c.fn); ok {
		if reason != "" {
			l.error(e, "call", funcName(c.fn)+" cannot be used in a kernel: "+reason, insteadOfCall(c.fn, hintCall))
		}
		if c.recv != nil && isPointer(c.recv.typ) && hasRand(c.recv.typ.Underlying().(*types.Pointer).Elem()) {
			l.drawUnseen(e, c)
		}
		saved := l.fr.tm
		if params := c.fn.Origin().Signature().TypeParams(); params.Len() > 0 && len(c.targ) == params.Len() {
			l.fr.tm = typeMap(params, c.targ)
			sig = c.fn.Origin().Signature()
		}
		out := l.opaqueResults(sig.Results())
		l.fr.tm = saved
		return out
	}
	hint := "write it in Go"
	switch {
	case u != nil && u.path == "math":
		hint = "the module github.com/spelt-go/spelt, which has a Go version of it, is not required by this module"
	case u == nil || !u.user:
		hint = insteadOfCall(c.fn, hintCall)
	}
	if twin := u.twinHint(c.fn); twin != "" {
		hint = twin
	}
	l.error(e, "no-body", funcName(c.fn)+" is not written in Go", hint)
	return l.resultsAfterError(sig)
}

// drawUnseen stands for a method of a kernel.Rand whose body is not at hand: it
// moves on where the stream is, which is what the last field tells.
func (l *lowerer) drawUnseen(e ast.Node, c *closure) {
	p := l.deref(*c.recv)
	s, ok := p.typ.Underlying().(*types.Struct)
	if !ok || s.NumFields() == 0 || p.konst {
		return
	}
	left := l.field(p, s.NumFields()-1)
	it := irType(left.typ)
	if !it.IsInt() {
		return
	}
	from, pos := l.fr.from, l.b.Pos
	l.fr.from = &origin{call: e, name: funcName(c.fn)} // as if it were inlined
	l.b.Pos = l.irPos(e.Pos())
	x := l.scalar(l.load(left))
	l.store(left, leaves(left.typ, l.op(ir.OpCom, it, x)))
	l.fr.from, l.b.Pos = from, pos
}
