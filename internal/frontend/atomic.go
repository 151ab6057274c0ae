package frontend

import (
	"go/ast"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// atomicCall lowers the functions of sync/atomic on numbers, and the methods of
// its number types.
func (l *lowerer) atomicCall(e *ast.CallExpr, fn *types.Func, recv *value) ([]value, bool) {
	op := fn.Name()
	if recv == nil {
		for _, t := range [...]string{"Int32", "Int64", "Uint32", "Uint64", "Uintptr"} {
			if p, ok := strings.CutSuffix(op, t); ok {
				args := l.args(e, fn.Signature())
				l.node = e
				return l.atomicOp(e, p, l.deref(args[0]), args[1:])
			}
		}
		return nil, false
	}
	p := l.deref(*recv)
	s, ok := p.typ.Underlying().(*types.Struct)
	if !ok {
		return nil, false
	}
	n, ok := types.Unalias(p.typ).(*types.Named)
	if !ok || n.Obj().Name() == "Bool" || n.Obj().Name() == "Pointer" || n.Obj().Name() == "Value" {
		return nil, false
	}
	for i := range s.NumFields() {
		if s.Field(i).Name() == "v" && irType(s.Field(i).Type()).IsInt() {
			args := l.args(e, fn.Signature())
			l.node = e
			return l.atomicOp(e, op, l.field(p, i), args)
		}
	}
	return nil, false
}

var atomicRMW = map[string]string{"Add": "add", "And": "and", "Or": "or", "Swap": "xchg"}

// atomicOp is an operation of sync/atomic on the number at p. One on a
// variable of the kernel that nothing else can reach is an ordinary one.
func (l *lowerer) atomicOp(e *ast.CallExpr, op string, p *place, args []value) ([]value, bool) {
	it := irType(p.typ)
	if p.v != nil {
		l.needMemory(p.v.key)
		p = l.newMem(p.typ)
	}
	addr := l.address(p)
	tag := p.tag(leaf{typ: it, root: true})
	l.b.Pos = l.irPos(e.Pos())
	emit := func(s *ir.Stmt) *ir.Stmt {
		s.Tag = tag
		return l.b.Emit(s)
	}
	switch op {
	case "Load":
		return []value{leaves(p.typ, emit(&ir.Stmt{Op: ir.OpAtomicLoad, Type: it, Args: []*ir.Stmt{addr}}))}, true
	case "Store":
		emit(&ir.Stmt{Op: ir.OpAtomicStore, Args: []*ir.Stmt{addr, l.scalar(args[0])}})
		return nil, true
	case "CompareAndSwap":
		s := emit(&ir.Stmt{Op: ir.OpAtomicCAS, Type: ir.Bool, Args: []*ir.Stmt{addr, l.scalar(args[0]), l.scalar(args[1])}})
		return []value{leaves(types.Typ[types.Bool], s)}, true
	}
	rmw, ok := atomicRMW[op]
	if !ok {
		return nil, false
	}
	x := l.scalar(args[0])
	old := emit(&ir.Stmt{Op: ir.OpAtomicRMW, Type: it, Args: []*ir.Stmt{addr, x}, Aux: rmw})
	if op == "Add" { // which gives the new value
		old = l.op(ir.OpAdd, it, old, x)
	}
	return []value{leaves(p.typ, old)}, true
}
