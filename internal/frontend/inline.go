package frontend

import (
	"go/ast"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// inlineFunc inlines a call of a declared function.
func (l *lowerer) inlineFunc(e ast.Node, c *closure, args []value) []value {
	fn := c.fn.Origin()
	sig := fn.Signature()
	if strings.HasPrefix(fn.Name(), "_Cfunc_") || fn.Pkg() != nil && fn.Pkg().Path() == "C" {
		l.error(e, "cgo", "a C function is called", "write it in Go")
		return l.resultsAfterError(sig)
	}
	u, decl := l.body(fn)
	if decl == nil || decl.Body == nil {
		return l.noBody(e, c, u)
	}
	id := funcID(fn, c.targ)
	// From a literal the way leads to where it was written: a function may be
	// entered again through a literal that it was handed.
	for f := l.fr; f != nil; f = f.above() {
		if f.id == id {
			if id == "math.Pow" {
				return []value{l.zero(types.Typ[types.Float64])} // never reached: see mathPow
			}
			l.error(e, "recursion", "recursion: "+fn.Name()+" is called from within itself", "write it as a loop, with a fixed array for a stack if need be")
			return l.resultsAfterError(sig)
		}
	}
	if l.depth >= maxDepth {
		l.tooDeep(e, l.callingFunc(id))
		return l.resultsAfterError(sig)
	}
	obj := u.info.Defs[decl.Name].(*types.Func)
	l.reach.Funcs[FuncRef{u.path, FuncKey(obj)}] = true
	sig = obj.Signature()
	params := sig.TypeParams()
	if sig.Recv() != nil {
		params = sig.RecvTypeParams()
	}
	fr := &frame{
		unit: u, tm: typeMap(params, c.targ), vars: map[types.Object]*variable{}, caller: l.fr, call: e,
		id: id, name: funcName(fn), kernel: l.fr.kernel && u.isKernel(decl), yields: len(l.yields),
	}
	l.enter(fr)
	saved := l.fr
	l.fr = fr
	if l.typeErrors(decl) {
		l.fr = saved
		return l.resultsAfterError(sig)
	}
	l.fr = saved
	if fr.from != nil {
		// A reason at the call is better than one from deep inside.
		for i := range sig.Params().Len() {
			v := sig.Params().At(i)
			t := subst(v.Type(), fr.tm)
			if sig.Variadic() && i == sig.Params().Len()-1 {
				t = t.(*types.Slice).Elem()
			}
			if r := refusal(t); r != nil && !isFunc(t) && !isString(t) {
				l.error(e, r.code, fr.name+" cannot be used in a kernel: its parameter "+v.Name()+" is or holds "+r.what, insteadOfCall(fn, r.hint))
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

func (l *lowerer) pathOf(p callPath) int {
	n, ok := l.paths[p]
	if !ok {
		n = len(l.paths) + 1
		l.paths[p] = n
	}
	return n
}

// above is the frame whose code holds f's: its caller or, of a literal, where
// the literal stands.
func (f *frame) above() *frame {
	if f.outer != nil {
		return f.outer
	}
	return f.caller
}

// inlineLit inlines a call of a function literal.
func (l *lowerer) inlineLit(e ast.Node, c *closure, args []value) []value {
	sig, _ := c.frame.unit.info.TypeOf(c.lit).Underlying().(*types.Signature)
	if l.depth >= maxDepth {
		l.tooDeep(e, l.calling(c.lit))
		return l.resultsAfterError(sig)
	}
	fr := &frame{
		unit: c.frame.unit, tm: c.frame.tm, vars: map[types.Object]*variable{}, outer: c.frame, caller: l.fr, call: e,
		name: c.frame.name, kernel: c.frame.kernel, yields: len(l.yields), lit: c.lit,
	}
	l.enter(fr)
	return l.inline(fr, c.lit.Type.Params.List, args, sig.Results(), c.lit.Body)
}

// inline lowers body in the frame fr with parameters bound to args.
func (l *lowerer) inline(fr *frame, params []*ast.Field, args []value, results *types.Tuple, body *ast.BlockStmt) []value {
	saved, node, pos, memo := l.fr, l.node, l.b.Pos, l.memo
	fr.path = l.pathOf(callPath{from: saved.path, call: fr.call, lit: fr.lit})
	l.fr, l.memo = fr, nil
	l.depth++
	l.startBody(body)
	n := 0
	for _, f := range params {
		for _, id := range f.Names {
			if n < len(args) {
				if v, ok := fr.unit.info.Defs[id].(*types.Var); ok && id.Name != "_" {
					l.node = id
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
			l.node = &ast.Ident{NamePos: v.Pos(), Name: v.Name()}
			if refusal(t) != nil {
				l.refused(t)
				t = types.Typ[types.Int]
			}
			l.declareZero(v, t, true)
		}
	}
	fr.resultTypes = want
	vals := l.inlineBody(fr, want, body)
	l.endBody()
	l.depth--
	l.fr, l.node, l.b.Pos, l.memo = saved, node, pos, memo
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
		if last != nil && l.ended() {
			l.unreached(&ast.BlockStmt{List: list[len(straight):]})
		} else if last != nil {
			l.mark(last)
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
