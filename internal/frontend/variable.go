package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// declare binds obj to a fresh variable that starts as v.
func (l *lowerer) declare(obj *types.Var, v value) {
	if obj == nil {
		return
	}
	if l.fr.unit.isMutated(obj) || l.inMemory[obj] {
		l.declareMutable(obj, v)
		return
	}
	if v.at != nil && !isPointer(v.typ) {
		at := v.at
		if !at.konst {
			at = l.settle(v).at
		}
		l.fr.vars[obj] = &variable{typ: v.typ, mem: at, key: obj}
		return
	}
	l.name(v, obj.Name())
	l.fr.vars[obj] = &variable{typ: v.typ, val: &v, key: obj}
}

// name gives the statements of v the name of the variable they are bound to,
// for people who read the IR.
func (l *lowerer) name(v value, name string) {
	if len(v.leaf) == 1 && v.leaf[0].Name == "" && v.leaf[0].Op != ir.OpConst && v.leaf[0].Op != ir.OpGet {
		v.leaf[0].Name = name
	}
}

// declareMutable is declare for a variable that changes.
func (l *lowerer) declareMutable(obj *types.Var, v value) {
	if isFunc(v.typ) {
		l.errorAt("func-value", "the function variable "+obj.Name()+" is assigned more than once", "call the function by name, or use an if")
	}
	l.fr.vars[obj] = l.newVariable(obj, obj.Name(), v)
}

// declareZero binds obj to a fresh variable of type t that starts as zero.
func (l *lowerer) declareZero(obj *types.Var, t types.Type, mutable bool) {
	if x := l.zeroMem(obj, obj.Name(), t); x != nil {
		l.fr.vars[obj] = x
	} else if mutable {
		l.declareMutable(obj, l.zero(t))
	} else {
		l.declare(obj, l.zero(t))
	}
}

// newVariable is a variable that may change and starts as v.
func (l *lowerer) newVariable(key any, name string, v value) *variable {
	x := &variable{typ: v.typ, key: key}
	if isFunc(v.typ) || isString(v.typ) {
		x.val = &v
		return x
	}
	if l.inMemory[key] || isBig(v.typ) {
		x.mem = l.variableMem(name, v.typ)
		l.store(x.mem, v)
		return x
	}
	v = l.flat(v)
	fs := leavesOf(v.typ)
	for i, f := range fs {
		s := l.b.Local(name+f.name, l.leafAt(v, i))
		if p := f.partOf(); p != ordinary {
			l.parts[s] = p
		}
		x.locals = append(x.locals, s)
	}
	if x.locals == nil {
		x.locals = []*ir.Stmt{}
	}
	return x
}

// zeroMem is newVariable for the zero value of a t that lives in memory, which
// is zeroed as it is; nil for any other.
func (l *lowerer) zeroMem(key any, name string, t types.Type) *variable {
	if refusal(t) != nil || !l.inMemory[key] && !isBig(t) {
		return nil
	}
	return &variable{typ: t, mem: l.variableMem(name, t), key: key}
}

// variableMem is the memory of a variable.
func (l *lowerer) variableMem(name string, t types.Type) *place {
	p := l.newMem(t)
	p.addr.Name = name
	if hasRand(t) {
		l.parts[p.addr] = partOfRand
	}
	return p
}

// flat is v with its leaves at hand, unless it is big.
func (l *lowerer) flat(v value) value {
	if v.at != nil && !isPointer(v.typ) && !isBig(v.typ) {
		p := *v.at
		p.typ = v.typ
		return l.load(&p)
	}
	return v
}

// place is the whole of x as a place.
func (x *variable) place() *place {
	if x.mem != nil {
		return x.mem
	}
	return &place{typ: x.typ, v: x}
}

// lookup finds the variable that obj names, in this frame or, in a function
// literal, around it.
func (l *lowerer) lookup(obj types.Object) *variable {
	for f := l.fr; f != nil; f = f.outer {
		if v, ok := f.vars[obj]; ok {
			return v
		}
	}
	return nil
}

// variable is the place of a declared variable.
func (l *lowerer) variable(obj *types.Var) *place {
	if v := l.lookup(obj); v != nil {
		return v.place()
	}
	t := subst(obj.Type(), l.fr.tm)
	if refusal(t) != nil {
		t = types.Typ[types.Int]
	}
	v := l.zeroAny(t)
	l.internal("the variable " + obj.Name() + " is not bound")
	return (&variable{typ: t, val: &v, key: obj}).place()
}

// isMutated reports whether obj may change after its declaration: it is
// assigned, or its address is taken, explicitly or for a method call.
func (u *unit) isMutated(obj types.Object) bool {
	if u.mutated == nil {
		u.mutated = map[types.Object]bool{}
		for _, f := range u.files {
			ast.Inspect(f, u.findMutation)
		}
	}
	return u.mutated[obj]
}

func (u *unit) findMutation(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for _, e := range n.Lhs {
			if id, ok := e.(*ast.Ident); ok && n.Tok == token.DEFINE && u.info.Defs[id] != nil {
				continue
			}
			u.markRoot(e)
		}
	case *ast.IncDecStmt:
		u.markRoot(n.X)
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			u.markRoot(n.Key)
			u.markRoot(n.Value)
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND && !u.tableAddress(n.X) {
			u.markRoot(n.X)
		}
	case *ast.SliceExpr:
		if tv, ok := u.info.Types[n.X]; ok && isArray(tv.Type) {
			u.markRoot(n.X)
		}
	case *ast.SelectorExpr:
		sel := u.info.Selections[n]
		if sel == nil || sel.Kind() != types.MethodVal {
			return true
		}
		recv := sel.Obj().(*types.Func).Signature().Recv()
		if recv == nil || !isPointer(recv.Type()) && !types.IsInterface(recv.Type()) {
			return true
		}
		if tv, ok := u.info.Types[n.X]; ok && isPointer(tv.Type) {
			return true
		}
		u.markRoot(n.X)
	}
	return true
}

func isArray(t types.Type) bool {
	_, ok := t.Underlying().(*types.Array)
	return ok
}

// markRoot marks the variable that a write to e changes, if it is one.
func (u *unit) markRoot(e ast.Expr) {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.Ident:
			if obj := u.info.ObjectOf(x); obj != nil {
				u.mutated[obj] = true
			}
			return
		case *ast.SelectorExpr:
			if sel := u.info.Selections[x]; sel == nil {
				e = x.Sel // a qualified name
				continue
			}
			if tv, ok := u.info.Types[x.X]; ok && isPointer(tv.Type) {
				return
			}
			e = x.X
		case *ast.IndexExpr:
			if tv, ok := u.info.Types[x.X]; ok && tv.Type != nil {
				switch tv.Type.Underlying().(type) {
				case *types.Slice, *types.Pointer, *types.Map:
					return
				}
			}
			e = x.X
		default:
			return
		}
	}
}

// tableAddress reports whether e is a table of package math, whose functions
// choose between tables by pointers that they only read through.
func (u *unit) tableAddress(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	if !ok || u.path != "math" {
		return false
	}
	obj := u.info.Uses[id]
	return obj != nil && obj.Parent() == u.pkg.Scope() && isArray(obj.Type())
}
