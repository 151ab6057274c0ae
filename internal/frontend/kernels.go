package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// newPackage finds the kernels of u.
func newPackage(u *unit) *Package {
	p := &Package{Path: u.path, Name: u.pkg.Name(), Dir: u.dir, Types: u.pkg}
	for i := range u.errors {
		p.TypeErrors = append(p.TypeErrors, u.errors[i])
	}
	for _, f := range u.files {
		ds := u.directivesOf(f)
		for _, decl := range f.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			p.Kernels = append(p.Kernels, u.kernels(fn, kernelDirectives(u, ds, fn))...)
		}
		p.Diagnostics = append(p.Diagnostics, u.strayDirectives(f, ds)...)
	}
	sort.SliceStable(p.Kernels, func(i, j int) bool {
		a, b := p.Kernels[i].Pos, p.Kernels[j].Pos
		if a.Filename != b.Filename {
			return a.Filename < b.Filename
		}
		return a.Offset < b.Offset
	})
	p.Diagnostics = p.Diagnostics.sorted()
	return p
}

// kernelDirectives gives the //spelt:kernel lines of fn's doc comment.
func kernelDirectives(u *unit, ds map[int]*directive, fn *ast.FuncDecl) []*directive {
	if fn.Doc == nil {
		return nil
	}
	var out []*directive
	for _, c := range fn.Doc.List {
		if d := ds[u.line(c.Pos())]; d != nil && d.kind == "kernel" {
			d.used = true
			out = append(out, d)
		}
	}
	return out
}

// isKernel reports whether the declaration is marked as a kernel.
func (u *unit) isKernel(fn *ast.FuncDecl) bool {
	if fn.Doc == nil {
		return false
	}
	for _, c := range fn.Doc.List {
		if rest, ok := strings.CutPrefix(c.Text, directivePrefix+"kernel"); ok && (rest == "" || rest[0] == ' ') {
			return true
		}
	}
	return false
}

// strayDirectives are those that no function or loop can claim. Whether one
// before a statement belongs to a loop is seen here from the syntax alone, so
// that it does not depend on what is lowered.
func (u *unit) strayDirectives(f *ast.File, ds map[int]*directive) Diagnostics {
	loops := map[int]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			loops[u.line(n.Pos())] = true
		case *ast.LabeledStmt:
			switch n.Stmt.(type) {
			case *ast.ForStmt, *ast.RangeStmt:
				loops[u.line(n.Pos())] = true
			}
		}
		return true
	})
	out := u.spacedDirectives(f)
	for line, d := range ds {
		msg, hint := "", ""
		switch d.kind {
		case "kernel":
			if !d.used {
				msg, hint = "//spelt:kernel does not stand before a function", "write it as the last line of a function's doc comment"
			}
		case "serial", "unique", "loop":
			next := line + 1
			for ds[next] != nil {
				next++
			}
			if !loops[next] {
				msg, hint = "//spelt:"+d.kind+" does not stand before a loop", "write it on the line right before a for statement"
			}
		default:
			msg, hint = "unknown directive //spelt:"+d.kind, "the directives are kernel, serial, unique and loop"
		}
		if msg != "" {
			out = append(out, Diagnostic{Pos: d.pos, End: d.end, Position: u.fset.Position(d.pos), Code: "directive", Message: msg, Hint: hint})
		}
	}
	return out
}

// kernels makes the kernels that the directives ds of decl ask for.
func (u *unit) kernels(decl *ast.FuncDecl, ds []*directive) []*Kernel {
	if len(ds) == 0 {
		return nil
	}
	fn, ok := u.info.Defs[decl.Name].(*types.Func)
	if !ok {
		return nil
	}
	base := Kernel{
		Name: decl.Name.Name, Ident: decl.Name.Name, Decl: decl, Func: fn, Doc: docText(decl.Doc),
		Pos: u.fset.Position(decl.Name.Pos()), unit: u,
	}
	base.File = base.Pos.Filename
	sig := fn.Signature()
	params := sig.TypeParams()
	if recv := sig.Recv(); recv != nil {
		params = sig.RecvTypeParams()
		name := "?"
		t := recv.Type()
		if p, ok := t.(*types.Pointer); ok {
			t = p.Elem()
		}
		if n, ok := types.Unalias(t).(*types.Named); ok {
			name = n.Obj().Name()
		}
		base.Name = name + "." + decl.Name.Name
		base.Ident = name + upperFirst(decl.Name.Name)
	}
	if params.Len() == 0 {
		k := base
		if len(ds) > 1 || len(ds[0].args) > 0 {
			k.problem(ds[0], "//spelt:kernel takes no arguments before a function without type parameters", "")
		}
		k.layout(nil)
		return []*Kernel{&k}
	}
	var out []*Kernel
	for _, d := range ds {
		k := base
		args := u.instance(&k, d, params)
		if args != nil {
			var names, idents []string
			for _, t := range args {
				names = append(names, types.TypeString(t, types.RelativeTo(u.pkg)))
				idents = append(idents, typeIdent(t))
			}
			k.Name += "[" + strings.Join(names, ",") + "]"
			k.Ident += strings.Join(idents, "")
			k.Instance = args
			k.layout(typeMap(params, args))
		}
		out = append(out, &k)
	}
	return out
}

func (k *Kernel) problem(d *directive, msg, hint string) {
	k.problems = append(k.problems, Diagnostic{Pos: d.pos, End: d.end, Position: k.unit.fset.Position(d.pos), Code: "directive", Message: msg, Hint: hint})
}

// instance reads T=float32 … for params; nil if that fails.
func (u *unit) instance(k *Kernel, d *directive, params *types.TypeParamList) []types.Type {
	var want []string
	for i := range params.Len() {
		want = append(want, params.At(i).Obj().Name()+"=float32")
	}
	hint := "name the types on a line for each instance: //spelt:kernel " + strings.Join(want, " ")
	if len(d.args) == 0 {
		k.problems = append(k.problems, Diagnostic{Pos: d.pos, End: d.end, Position: u.fset.Position(d.pos), Code: "generic-kernel",
			Message: "generic kernel " + k.Name + " names no instance", Hint: hint})
		return nil
	}
	byName := map[string]string{}
	for _, a := range d.args {
		name, typ, ok := strings.Cut(a, "=")
		if !ok || byName[name] != "" {
			k.problem(d, "//spelt:kernel: "+a+" is not one type argument", hint)
			return nil
		}
		byName[name] = typ
	}
	var args []types.Type
	for i := range params.Len() {
		name := params.At(i).Obj().Name()
		text, ok := byName[name]
		if !ok {
			k.problem(d, "//spelt:kernel: no type for "+name, hint)
			return nil
		}
		delete(byName, name)
		// The position is within the file, so that its imports are in scope.
		tv, err := types.Eval(u.fset, u.pkg, k.Decl.Name.Pos(), text)
		if err != nil || !tv.IsType() {
			k.problem(d, "//spelt:kernel: "+text+" is not a type", hint)
			return nil
		}
		args = append(args, tv.Type)
	}
	if len(byName) > 0 {
		k.problem(d, "//spelt:kernel: there is no such type parameter: "+strings.Join(d.args, " "), hint)
		return nil
	}
	var generic types.Type = k.Func.Signature()
	if recv := k.Func.Signature().Recv(); recv != nil {
		generic = recv.Type()
		if p, ok := generic.(*types.Pointer); ok {
			generic = p.Elem()
		}
		generic = generic.(*types.Named).Origin()
	}
	if _, err := types.Instantiate(nil, generic, args, true); err != nil {
		k.problem(d, "//spelt:kernel: "+err.Error(), "")
		return nil
	}
	return args
}

// layout fills k.Args, k.Results and k.ArgSize.
func (k *Kernel) layout(tm typeArgs) {
	sig := k.Func.Signature()
	var vars []*types.Var
	if sig.Recv() != nil {
		vars = append(vars, sig.Recv())
	}
	for i := range sig.Params().Len() {
		vars = append(vars, sig.Params().At(i))
	}
	nargs := len(vars)
	for i := range sig.Results().Len() {
		vars = append(vars, sig.Results().At(i))
	}
	var fields []*types.Var
	for i, v := range vars {
		t := subst(v.Type(), tm)
		if sizeable(t) {
			fields = append(fields, types.NewField(token.NoPos, k.unit.pkg, fmt.Sprintf("f%d", i), t, false))
		} else {
			fields = append(fields, types.NewField(token.NoPos, k.unit.pkg, fmt.Sprintf("f%d", i), types.Typ[types.Int], false))
		}
	}
	offsets := sizes.Offsetsof(fields)
	for i, v := range vars {
		a := Arg{Name: v.Name(), Type: subst(v.Type(), tm), Offset: offsets[i]}
		if i < nargs {
			k.Args = append(k.Args, a)
		} else {
			k.Results = append(k.Results, a)
		}
	}
	k.ArgSize = sizes.Sizeof(types.NewStruct(fields, nil))
}

// docText is the doc comment without directives.
func docText(g *ast.CommentGroup) string {
	if g == nil {
		return ""
	}
	return g.Text()
}

// typeIdent is a piece of an identifier that names t.
func typeIdent(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return upperFirst(t.Name())
	case *types.Named:
		s := upperFirst(t.Obj().Name())
		for i := range t.TypeArgs().Len() {
			s += typeIdent(t.TypeArgs().At(i))
		}
		return s
	case *types.Pointer:
		return "Pointer" + typeIdent(t.Elem())
	case *types.Slice:
		return "Slice" + typeIdent(t.Elem())
	case *types.Array:
		return fmt.Sprintf("Array%d%s", t.Len(), typeIdent(t.Elem()))
	}
	return "Type"
}

func upperFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
