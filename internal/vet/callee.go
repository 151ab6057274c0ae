package vet

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/spelt-go/spelt/internal/frontend"
)

// function is a declared function as a callee.
type function struct {
	reason int    // index into reasons, or -1
	via    string // the function that the reason is of, "" if it is this one
	calls  []*types.Func
	state  int8 // of the search for recursion: 0 not seen, 1 being looked at, 2 done
}

// outside is what is wrong with a function of another package: a reason or -1, and whose reason it is, if not its own.
type outside func(fn *types.Func) (reason int, via string)

// refusedBy finds the functions of a package that no kernel can call. It looks for what is certain to be refused wherever
// it stands, and lets the rest pass: what gets by is found by spelt gen.
func refusedBy(files []*ast.File, pkg *types.Package, info *types.Info, outside outside) *refused {
	functions := map[*types.Func]*function{}
	var order []*types.Func
	for _, f := range files {
		for _, d := range f.Decls {
			decl, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if fn, ok := info.Defs[decl.Name].(*types.Func); ok {
				functions[fn] = examine(decl, pkg, info, outside)
				order = append(order, fn)
			}
		}
	}
	fact := &refused{}
	var names []string
	byName := map[string]*function{}
	for _, fn := range order {
		settle(functions, fn)
		// A function that is not exported cannot be called from elsewhere, except by what is in this package.
		if f := functions[fn]; f.reason >= 0 && fn.Exported() && !known(pkg.Path()) {
			names = append(names, frontend.FuncKey(fn))
			byName[frontend.FuncKey(fn)] = f
		}
	}
	slices.Sort(names)
	for _, n := range slices.Compact(names) {
		fact.Names = append(fact.Names, n)
		fact.Reasons = append(fact.Reasons, uint8(byName[n].reason))
		fact.Via = append(fact.Via, byName[n].via)
	}
	return fact
}

// settle carries over to fn what is wrong with what it calls, and finds recursion.
func settle(functions map[*types.Func]*function, fn *types.Func) {
	f := functions[fn]
	if f == nil || f.state != 0 {
		return
	}
	f.state = 1
	for _, callee := range f.calls {
		c := functions[callee]
		if c == nil {
			continue
		}
		if c.state == 1 {
			if f.reason < 0 {
				f.reason = recursive
			}
			continue
		}
		settle(functions, callee)
		if f.reason < 0 && c.reason >= 0 {
			f.reason, f.via = c.reason, c.via
			if f.via == "" && c.reason != recursive {
				f.via = qualified(callee)
			}
		}
	}
	f.state = 2
}

// examine looks at one body.
func examine(decl *ast.FuncDecl, pkg *types.Package, info *types.Info, outside outside) *function {
	f := &function{reason: -1}
	if decl.Body == nil {
		f.reason = noBody
		return f
	}
	refuse := func(reason int) {
		if f.reason < 0 {
			f.reason = reason
		}
	}
	ast.Inspect(decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			// What a constant condition rules out is not compiled.
			if v := info.Types[n.Cond].Value; v != nil && v.Kind() == constant.Bool && n.Init == nil && n.Else == nil {
				return constant.BoolVal(v)
			}
		case *ast.GoStmt:
			refuse(goroutine)
		case *ast.DeferStmt:
			refuse(deferred)
		case *ast.SendStmt, *ast.SelectStmt, *ast.ChanType:
			refuse(channel)
		case *ast.UnaryExpr:
			if n.Op == token.ARROW {
				refuse(channel)
			}
		case *ast.MapType:
			refuse(mapped)
		case *ast.IndexExpr:
			if t := info.TypeOf(n.X); t != nil {
				if _, ok := t.Underlying().(*types.Map); ok {
					refuse(mapped)
				}
			}
		case *ast.TypeSwitchStmt:
			refuse(interfaced)
		case *ast.TypeAssertExpr:
			refuse(interfaced)
		case *ast.BranchStmt:
			if n.Tok == token.GOTO {
				refuse(jumps)
			}
		case *ast.CallExpr:
			if reason := call(n, f, pkg, info, outside); reason >= 0 {
				refuse(reason)
			}
		}
		return true
	})
	return f
}

// call looks at one call: it returns a reason or -1, and notes calls of functions of this package in f.
func call(n *ast.CallExpr, f *function, pkg *types.Package, info *types.Info, outside outside) int {
	fun := ast.Unparen(n.Fun)
	if tv := info.Types[fun]; tv.IsBuiltin() {
		id, _ := fun.(*ast.Ident)
		if id == nil {
			return -1
		}
		switch id.Name {
		case "append":
			return appends
		case "make":
			if t := info.TypeOf(n); t != nil {
				switch t.Underlying().(type) {
				case *types.Map:
					return mapped
				case *types.Chan:
					return channel
				}
			}
			return allocates
		case "recover":
			return recovers
		case "print", "println":
			return prints
		case "complex", "real", "imag":
			if info.Types[n].Value == nil {
				return complexNumber
			}
		case "close":
			return channel
		case "delete":
			return mapped
		}
		return -1
	}
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	var fn *types.Func
	switch x := fun.(type) {
	case *ast.Ident:
		fn, _ = info.Uses[x].(*types.Func)
	case *ast.SelectorExpr:
		fn, _ = info.Uses[x.Sel].(*types.Func)
	}
	if fn == nil {
		return -1
	}
	fn = fn.Origin()
	if recv := fn.Signature().Recv(); recv != nil && types.IsInterface(recv.Type()) {
		if _, generic := types.Unalias(recv.Type()).(*types.TypeParam); generic || constraintCall(fun, info) {
			return -1
		}
		return interfaced
	}
	if fn.Pkg() == pkg {
		f.calls = append(f.calls, fn)
		return -1
	}
	reason, via := outside(fn)
	if reason >= 0 && f.reason < 0 {
		if f.via = via; via == "" {
			f.via = qualified(fn)
		}
	}
	return reason
}

// constraintCall tells whether a method is called on a value of a type parameter, which is of a concrete type once the
// function is instantiated.
func constraintCall(fun ast.Expr, info *types.Info) bool {
	sel, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	t := info.TypeOf(sel.X)
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	_, generic := types.Unalias(t).(*types.TypeParam)
	return generic
}

// qualified is how messages call a function: fmt.Println, image.RGBA.At.
func qualified(fn *types.Func) string { return fn.Pkg().Name() + "." + frontend.FuncKey(fn) }
