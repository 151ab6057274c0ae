package frontend

import (
	"go/ast"
	"go/types"
)

// call lowers a call and gives its results.
func (l *lowerer) call(e *ast.CallExpr) []value {
	if l.memo == nil {
		defer l.hoist(e)()
	}
	if vals, ok := l.memo.calls[e]; ok {
		return vals
	}
	saved := l.node
	defer func() { l.node = saved }()
	l.node = e
	info := l.fr.unit.info
	fun := ast.Unparen(e.Fun)
	if tv := info.Types[fun]; tv.IsType() {
		return []value{l.conversion(e)}
	} else if tv.IsBuiltin() {
		return l.builtin(e, fun)
	}
	if sel, ok := fun.(*ast.SelectorExpr); ok {
		if s := info.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			return l.methodCall(e, sel, s)
		} else if s != nil && s.Kind() == types.MethodExpr {
			return l.methodExpr(e, sel, s)
		}
	}
	f := l.expr(fun)
	if f.fn == nil {
		if len(l.diags.Errors()) == 0 {
			l.error(e, "func-value", "a call of a function that is not known when the kernel is compiled", "call the function by name")
		}
		return l.zeroResults(l.typeOf(fun))
	}
	if f.fn.fn != nil {
		if vals, ok := l.intrinsic(e, f.fn.fn, nil); ok {
			return vals
		}
	}
	sig, _ := l.typeOf(fun).Underlying().(*types.Signature)
	args := l.args(e, sig)
	return l.invoke(e, f.fn, args)
}

// zeroResults stand in for the results of a call that has an error.
func (l *lowerer) zeroResults(t types.Type) []value {
	sig, ok := t.Underlying().(*types.Signature)
	if !ok {
		return []value{l.zeroAny(nil)}
	}
	var out []value
	for i := range sig.Results().Len() {
		out = append(out, l.zeroAny(subst(sig.Results().At(i).Type(), l.fr.tm)))
	}
	return out
}

// args are the arguments of e, one for each parameter of sig.
func (l *lowerer) args(e *ast.CallExpr, sig *types.Signature) []value {
	var vals []value
	if len(e.Args) == 1 && sig != nil && sig.Params().Len() != 1 {
		if c, ok := ast.Unparen(e.Args[0]).(*ast.CallExpr); ok { // f(g()) with several results
			if _, ok := l.typeOf(e.Args[0]).(*types.Tuple); ok {
				vals = l.call(c)
			}
		}
	}
	if vals == nil {
		for _, a := range e.Args {
			v := l.expr(a)
			if len(e.Args) > 1 {
				v = l.settle(v)
			}
			vals = append(vals, v)
		}
	}
	if sig == nil {
		return vals
	}
	n := sig.Params().Len()
	if sig.Variadic() && !e.Ellipsis.IsValid() {
		s := sig.Params().At(n - 1).Type().(*types.Slice)
		m := min(n-1, len(vals))
		vals = append(vals[:m:m], l.variadic(s, vals[m:]))
	}
	for i := range vals {
		if i < n {
			vals[i] = l.convertTo(vals[i], subst(sig.Params().At(i).Type(), l.fr.tm))
		}
	}
	return vals
}

// variadic is the slice of the arguments for a final ...T.
func (l *lowerer) variadic(s *types.Slice, vals []value) value {
	elem := subst(s.Elem(), l.fr.tm)
	t := types.NewSlice(elem)
	if refusal(elem) != nil {
		return l.zero(types.NewSlice(types.Typ[types.Int]))
	}
	if len(vals) == 0 {
		return l.zero(t)
	}
	m := l.newMem(types.NewArray(elem, int64(len(vals))))
	for i, v := range vals {
		l.store(l.element(m, l.int(int64(i)), elem), l.convertTo(v, elem))
	}
	n := l.int(int64(len(vals)))
	return leaves(t, l.address(m), n, n)
}

// funcExpr is a declared function as a value, instantiated if it is generic.
func (l *lowerer) funcExpr(e ast.Expr) value {
	info := l.fr.unit.info
	base := ast.Unparen(e)
	switch x := base.(type) {
	case *ast.IndexExpr:
		base = ast.Unparen(x.X)
	case *ast.IndexListExpr:
		base = ast.Unparen(x.X)
	}
	id, ok := base.(*ast.Ident)
	if sel, isSel := base.(*ast.SelectorExpr); isSel {
		id, ok = sel.Sel, true
	}
	if !ok {
		return value{typ: l.typeOf(e)}
	}
	fn, ok := info.Uses[id].(*types.Func)
	if !ok {
		return value{typ: l.typeOf(e)}
	}
	c := &closure{fn: fn}
	if inst, ok := info.Instances[id]; ok {
		c.targ, _ = substList(inst.TypeArgs, l.fr.tm)
	}
	return value{typ: l.typeOf(e), fn: c}
}

// methodCall is a call x.f(…) of a method.
func (l *lowerer) methodCall(e *ast.CallExpr, sel *ast.SelectorExpr, s *types.Selection) []value {
	fn, _ := s.Obj().(*types.Func)
	recvType := subst(s.Recv(), l.fr.tm)
	path := s.Index()[:len(s.Index())-1]
	if s.Recv() != recvType || types.IsInterface(recvType) {
		// A method of a type parameter, or of a type that depends on one, is
		// looked up in what the parameter stands for.
		_, isParam := types.Unalias(s.Recv()).(*types.TypeParam)
		if p, ok := s.Recv().(*types.Pointer); ok {
			_, isParam = types.Unalias(p.Elem()).(*types.TypeParam)
		}
		obj, index, _ := types.LookupFieldOrMethod(recvType, true, fn.Pkg(), fn.Name())
		m, ok := obj.(*types.Func)
		if !ok || types.IsInterface(recvType) {
			l.error(e, "interface", "a method of an interface is called", "use the concrete type, or a type parameter")
			return l.zeroResults(l.typeOf(sel))
		}
		if fn = m; isParam {
			path = index[:len(index)-1]
		}
	}
	sig, _ := l.typeOf(sel).Underlying().(*types.Signature)
	recv := l.receiver(sel, fn, path)
	if recv.typ == nil {
		return l.zeroResults(l.typeOf(sel))
	}
	targ := recvTypeArgs(recv.typ)
	if vals, ok := l.intrinsic(e, fn, &recv); ok {
		return vals
	}
	if types.IsInterface(fn.Signature().Recv().Type()) {
		l.error(e, "interface", "a method of an interface is called", "use the concrete type, or a type parameter")
		return l.zeroResults(l.typeOf(sel))
	}
	args := l.args(e, sig)
	l.node = e
	return l.invoke(e, &closure{fn: fn, targ: targ, recv: &recv}, args)
}

// methodExpr is a call T.f(x, …) of a method of T itself.
func (l *lowerer) methodExpr(e *ast.CallExpr, sel *ast.SelectorExpr, s *types.Selection) []value {
	fn, _ := s.Obj().(*types.Func)
	sig, _ := l.typeOf(sel).Underlying().(*types.Signature)
	recv := fn.Signature().Recv()
	if len(s.Index()) != 1 || recv == nil || types.IsInterface(recv.Type()) || isPointer(recv.Type()) != isPointer(subst(s.Recv(), l.fr.tm)) {
		l.error(e, "method-value", "a method of an embedded field, or of another kind of receiver, is called through a type", "call it as x.f()")
		return l.zeroResults(l.typeOf(sel))
	}
	args := l.args(e, sig)
	if len(args) == 0 {
		return l.zeroResults(l.typeOf(sel))
	}
	return l.invoke(e, &closure{fn: fn, targ: recvTypeArgs(args[0].typ), recv: &args[0]}, args[1:])
}

// recvTypeArgs are the type arguments of a receiver type.
func recvTypeArgs(t types.Type) []types.Type {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return nil
	}
	var out []types.Type
	for i := range n.TypeArgs().Len() {
		out = append(out, n.TypeArgs().At(i))
	}
	return out
}

// receiver is the receiver of a call of fn, after following path through
// embedded fields, as a pointer or a value as fn wants it.
func (l *lowerer) receiver(sel *ast.SelectorExpr, fn *types.Func, path []int) value {
	recv := fn.Signature().Recv()
	wantPtr := recv != nil && isPointer(recv.Type())
	p := l.operandPlace(sel.X)
	if p == nil {
		v := l.expr(sel.X)
		if v.typ == nil {
			return value{}
		}
		p = l.temporary(nil, v)
	}
	p = l.walk(sel, p, path)
	l.node = sel
	switch {
	case wantPtr && isPointer(p.typ), !wantPtr && !isPointer(p.typ):
		return l.load(p)
	case wantPtr:
		return l.pointer(p)
	}
	return l.load(l.deref(l.load(p)))
}

// invoke inlines a call of c.
func (l *lowerer) invoke(e ast.Node, c *closure, args []value) []value {
	switch {
	case c.yield != nil:
		return []value{c.yield(args)}
	case c.lit != nil:
		return l.inlineLit(e, c, args)
	case c.unseen != nil:
		return l.invokeUnseen(e, c.unseen, args)
	}
	return l.inlineFunc(e, c, args)
}

// invokeUnseen is a call of a function that nothing is known of. The functions
// that it is handed are taken to be called, so that their bodies are checked.
func (l *lowerer) invokeUnseen(e ast.Node, sig *types.Signature, args []value) []value {
	for i, a := range args {
		if a.fn == nil || i >= sig.Params().Len() {
			continue
		}
		if f, ok := subst(sig.Params().At(i).Type(), l.fr.tm).Underlying().(*types.Signature); ok {
			l.invoke(e, a.fn, l.opaqueResults(f.Params()))
		}
	}
	return l.opaqueResults(sig.Results())
}

// opaqueResults are results that nothing is known of.
func (l *lowerer) opaqueResults(t *types.Tuple) []value {
	var out []value
	for i := range t.Len() {
		typ := subst(t.At(i).Type(), l.fr.tm)
		if f, ok := typ.Underlying().(*types.Signature); ok {
			out = append(out, value{typ: typ, fn: &closure{unseen: f}})
			continue
		}
		if refusal(typ) != nil {
			out = append(out, l.zeroAny(typ))
			continue
		}
		v := l.zero(typ)
		if v.at == nil {
			for j := range v.leaf {
				local := l.b.Local("", v.leaf[j])
				l.unknown[local] = true
				v.leaf[j] = l.b.Get(local)
			}
		}
		out = append(out, v)
	}
	return out
}
