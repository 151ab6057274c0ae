package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// maxDepth bounds how deep calls nest.
const maxDepth = 200

// funcID names a function with its type arguments.
func funcID(fn *types.Func, targ []types.Type) string {
	var b strings.Builder
	b.WriteString(fn.Origin().FullName())
	for _, t := range targ {
		b.WriteString("," + types.TypeString(t, nil))
	}
	return b.String()
}

// declKey names a function within its package.
func declKey(fn *types.Func) string {
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

// decl is the declaration of a function of u by its declKey, or nil.
func (u *unit) decl(key string) *ast.FuncDecl {
	if u.decls == nil {
		u.decls = map[string]*ast.FuncDecl{}
		for _, f := range u.files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok {
					if obj, ok := u.info.Defs[fn.Name].(*types.Func); ok {
						u.decls[declKey(obj)] = fn
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
	d := u.decl(declKey(fn))
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

// inlineFunc inlines a call of a declared function.
func (l *lowerer) inlineFunc(e ast.Node, c *closure, args []value) []value {
	fn := c.fn.Origin()
	sig := fn.Signature()
	u, decl := l.body(fn)
	if decl == nil || decl.Body == nil {
		return l.noBody(e, c, u)
	}
	id := funcID(fn, c.targ)
	for f := l.fr; f != nil; f = f.caller {
		if f.id == id {
			if id == "math.Pow" {
				return []value{l.zero(types.Typ[types.Float64])} // never reached: see mathPow
			}
			l.error(e, "recursion", "recursion: "+fn.Name()+" is called from within itself", "write it as a loop, with a fixed array for a stack if need be")
			return l.resultsAfterError(sig)
		}
	}
	if l.depth >= maxDepth {
		l.error(e, "recursion", fmt.Sprintf("calls nest deeper than %d", maxDepth), "write it as a loop")
		return l.resultsAfterError(sig)
	}
	obj := u.info.Defs[decl.Name].(*types.Func)
	sig = obj.Signature()
	params := sig.TypeParams()
	if sig.Recv() != nil {
		params = sig.RecvTypeParams()
	}
	fr := &frame{
		unit: u, tm: typeMap(params, c.targ), vars: map[types.Object]*variable{}, caller: l.fr, call: e,
		id: id, name: funcName(fn), kernel: l.fr.kernel && u.isKernel(decl), yields: len(l.yields),
	}
	saved := l.fr
	l.fr = fr
	if l.typeErrors(decl) {
		l.fr = saved
		return l.resultsAfterError(sig)
	}
	l.fr = saved
	if !u.user {
		// A reason at the call is better than one from deep inside.
		for i := range sig.Params().Len() {
			v := sig.Params().At(i)
			t := subst(v.Type(), fr.tm)
			if sig.Variadic() && i == sig.Params().Len()-1 {
				t = t.(*types.Slice).Elem()
			}
			if r := refusal(t); r != nil && !isFunc(t) && !isString(t) {
				l.error(e, r.code, fr.name+" cannot be used in a kernel: its parameter "+v.Name()+" is or holds "+r.what, "")
				return l.resultsAfterError(sig)
			}
		}
	}
	var fields []*ast.Field
	if decl.Recv != nil && c.recv != nil {
		fields = append(fields, decl.Recv.List...)
		args = append([]value{*c.recv}, args...)
	}
	fields = append(fields, decl.Type.Params.List...)
	return l.inline(fr, fields, args, sig.Results(), decl.Body)
}

// funcName is how messages call fn: math.Sin, image.RGBA.At.
func funcName(fn *types.Func) string {
	name := declKey(fn)
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
			l.error(e, "call", funcName(c.fn)+" cannot be used in a kernel: "+reason, "")
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
	if u != nil && u.path == "math" {
		hint = "the module github.com/spelt-go/spelt, which has a Go version of it, is not required by this module"
	}
	l.error(e, "no-body", funcName(c.fn)+" is not written in Go", hint)
	return l.resultsAfterError(sig)
}

// inlineLit inlines a call of a function literal.
func (l *lowerer) inlineLit(e ast.Node, c *closure, args []value) []value {
	sig, _ := c.frame.unit.info.TypeOf(c.lit).Underlying().(*types.Signature)
	if l.depth >= maxDepth {
		l.error(e, "recursion", fmt.Sprintf("calls nest deeper than %d", maxDepth), "write it as a loop")
		return l.resultsAfterError(sig)
	}
	fr := &frame{
		unit: c.frame.unit, tm: c.frame.tm, vars: map[types.Object]*variable{}, outer: c.frame, caller: l.fr, call: e,
		name: c.frame.name, kernel: c.frame.kernel, yields: len(l.yields),
	}
	return l.inline(fr, c.lit.Type.Params.List, args, sig.Results(), c.lit.Body)
}

// inline lowers body in the frame fr with parameters bound to args.
func (l *lowerer) inline(fr *frame, params []*ast.Field, args []value, results *types.Tuple, body *ast.BlockStmt) []value {
	saved, node, pos := l.fr, l.node, l.b.Pos
	l.fr = fr
	l.depth++
	n := 0
	for _, f := range params {
		for _, id := range f.Names {
			if n < len(args) {
				if v, ok := fr.unit.info.Defs[id].(*types.Var); ok && id.Name != "_" {
					l.declare(v, l.convertTo(args[n], subst(v.Type(), fr.tm)))
				}
			}
			n++
		}
		if len(f.Names) == 0 {
			n++
		}
	}
	var want []types.Type
	for i := range results.Len() {
		v := results.At(i)
		t := subst(v.Type(), fr.tm)
		want = append(want, t)
		if v.Name() != "" {
			fr.named = append(fr.named, v)
			if r := refusal(t); r != nil {
				l.refused(t)
				t = types.Typ[types.Int]
			}
			l.declareMutable(v, l.zero(t))
		}
	}
	fr.resultTypes = want
	vals := l.inlineBody(fr, want, body)
	l.depth--
	l.fr, l.node, l.b.Pos = saved, node, pos
	return vals
}

// inlineBody lowers body and gives its results. A return at the very end
// gives its values as they are. Returns elsewhere set locals; where the
// statements after an if can move into its other branch they do, so that only
// returns out of loops are jumps.
func (l *lowerer) inlineBody(fr *frame, results []types.Type, body *ast.BlockStmt) []value {
	list := body.List
	var last *ast.ReturnStmt
	if len(list) > 0 {
		last, _ = list[len(list)-1].(*ast.ReturnStmt)
	}
	straight := list
	if last != nil {
		straight = list[:len(list)-1]
	}
	if !anyReturn(straight) {
		l.stmts(straight)
		if last != nil && !l.ended() {
			return l.returnValues(last, results)
		}
		var out []value
		for _, t := range results {
			out = append(out, l.zeroAny(t))
		}
		return out
	}
	var vars []*variable
	for _, t := range results {
		if isFunc(t) {
			l.error(body, "func-value", "a function value is returned from more than one place", "return it at the end only")
		}
		z := l.zeroAny(t)
		vars = append(vars, l.newVariable(nil, "", z))
	}
	fr.retStore = func(vals []value) {
		for i, v := range vals {
			if i < len(vars) && (vars[i].locals != nil || vars[i].mem != nil) {
				l.store(vars[i].place(), v)
			}
		}
	}
	if fr.unit.tailable(list) {
		l.tail(list)
	} else {
		blk := &ir.Block{}
		l.b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{blk}})
		at := l.push(scope{})
		fr.retJump = func() { l.jump(at, ir.OpBreak, "return") }
		l.b.In(blk, func() { l.stmts(list) })
		l.pop()
	}
	var out []value
	for _, v := range vars {
		out = append(out, l.load(v.place()))
	}
	return out
}

// returnValues are the values of a return statement.
func (l *lowerer) returnValues(s *ast.ReturnStmt, results []types.Type) []value {
	l.at(s)
	if len(s.Results) == 0 {
		return l.namedResults()
	}
	var vals []value
	if len(s.Results) == 1 && len(results) != 1 {
		if c, ok := ast.Unparen(s.Results[0]).(*ast.CallExpr); ok {
			vals = l.call(c)
		}
	} else {
		for _, e := range s.Results {
			v := l.expr(e)
			if len(s.Results) > 1 {
				v = l.settle(v)
			}
			vals = append(vals, v)
		}
	}
	for i := range vals {
		if i < len(results) {
			vals[i] = l.convertTo(vals[i], results[i])
		}
	}
	return vals
}

// anyReturn reports whether a return of the same function is in list.
func anyReturn(list []ast.Stmt) bool {
	found := false
	for _, s := range list {
		ast.Inspect(s, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ReturnStmt:
				found = true
			}
			return !found
		})
	}
	return found
}

// terminates reports whether control never gets past list.
func (u *unit) terminates(list []ast.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch s := list[len(list)-1].(type) {
	case *ast.ReturnStmt:
		return true
	case *ast.ExprStmt:
		if c, ok := s.X.(*ast.CallExpr); ok {
			id, ok := c.Fun.(*ast.Ident)
			return ok && id.Name == "panic" && u.info.Types[id].IsBuiltin()
		}
	case *ast.BlockStmt:
		return u.terminates(s.List)
	case *ast.IfStmt:
		return s.Else != nil && u.terminates(s.Body.List) && u.terminates([]ast.Stmt{s.Else})
	case *ast.SwitchStmt:
		hasDefault := false
		for _, c := range s.Body.List {
			cc := c.(*ast.CaseClause)
			hasDefault = hasDefault || cc.List == nil
			if !u.terminates(cc.Body) {
				return false
			}
		}
		return hasDefault && !leavesSwitch(s)
	}
	return false
}

// leavesSwitch reports whether s has a fallthrough, or a break that may be its
// own.
func leavesSwitch(s *ast.SwitchStmt) bool {
	found := false
	for _, c := range s.Body.List {
		ast.Inspect(c, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit, *ast.ForStmt, *ast.RangeStmt:
				return false
			case *ast.SwitchStmt:
				return n == s
			case *ast.BranchStmt:
				found = found || n.Tok == token.BREAK || n.Tok == token.FALLTHROUGH
			}
			return true
		})
	}
	return found
}

// tailable reports whether every return in list is the last thing that
// happens, after moving what follows an if or a switch into a branch of it.
func (u *unit) tailable(list []ast.Stmt) bool {
	if _, to, _ := forwardGoto(list); to > 0 {
		return false
	}
	for i, s := range list {
		rest := list[i+1:]
		if _, ok := s.(*ast.ReturnStmt); ok {
			return true
		}
		if !anyReturn([]ast.Stmt{s}) {
			continue
		}
		branches, ok := u.branchesOf(s, rest)
		if !ok {
			return false
		}
		for _, b := range branches {
			if !u.tailable(b) {
				return false
			}
		}
		return true
	}
	return true
}

// branchesOf are the statement lists that s may go on with, rest being what
// follows s: in one of them only, since it is not to be lowered twice.
func (u *unit) branchesOf(s ast.Stmt, rest []ast.Stmt) (out [][]ast.Stmt, ok bool) {
	open := 0
	add := func(list []ast.Stmt) {
		if !u.terminates(list) {
			open++
			list = append(append([]ast.Stmt(nil), list...), rest...)
		}
		out = append(out, list)
	}
	switch s := s.(type) {
	case *ast.BlockStmt:
		add(s.List)
	case *ast.IfStmt:
		add(s.Body.List)
		if s.Else != nil {
			add([]ast.Stmt{s.Else})
		} else {
			add(nil)
		}
	case *ast.SwitchStmt:
		if leavesSwitch(s) {
			return nil, false
		}
		hasDefault := false
		for _, c := range s.Body.List {
			cc := c.(*ast.CaseClause)
			hasDefault = hasDefault || cc.List == nil
			add(cc.Body)
		}
		if !hasDefault {
			add(nil)
		}
	default:
		return nil, false
	}
	return out, open <= 1 || len(rest) == 0
}

// tail lowers a tailable list.
func (l *lowerer) tail(list []ast.Stmt) {
	for i, s := range list {
		if l.ended() {
			return
		}
		if !anyReturn([]ast.Stmt{s}) {
			l.stmt(s)
			continue
		}
		if r, ok := s.(*ast.ReturnStmt); ok {
			l.stmt(r)
			return
		}
		b, _ := l.fr.unit.branchesOf(s, list[i+1:])
		switch s := s.(type) {
		case *ast.BlockStmt:
			l.tail(b[0])
		case *ast.IfStmt:
			l.at(s)
			if s.Init != nil {
				l.stmt(s.Init)
			}
			c := l.scalar(l.expr(s.Cond))
			l.at(s)
			l.cond(c, func() { l.tail(b[0]) }, func() { l.tail(b[1]) })
		case *ast.SwitchStmt:
			l.switchCases(s, func(n int) {
				if n < len(b) {
					l.tail(b[n])
				}
			})
		}
		return
	}
}
