package frontend

import (
	"go/ast"
	"go/types"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// kernelCall lowers the functions of package kernel that are more than Go.
// The others, random numbers for example, are inlined like any function.
func (l *lowerer) kernelCall(e *ast.CallExpr, fn *types.Func, recv *value) ([]value, bool) {
	name := fn.Name()
	if recv != nil {
		return nil, false
	}
	switch name {
	case "Assert":
		if len(e.Args) == 0 {
			return nil, false
		}
		c := l.scalar(l.expr(e.Args[0]))
		msg := "assertion failed"
		if len(e.Args) > 1 {
			var ok bool
			if msg, ok = l.constMessage(e.Args[1]); !ok {
				l.error(e.Args[1], "string", "the message of an assertion is not constant", "write a string constant; the error tells the file and the line")
				return nil, true
			}
		}
		l.at(e)
		if c.Op != ir.OpConst || c.Imm == 0 {
			l.b.Emit(&ir.Stmt{Op: ir.OpAssert, Args: []*ir.Stmt{c}, Aux: msg})
		}
		return nil, true
	case "VolatileLoad", "VolatileStore":
		return l.volatile(e, fn)
	case "Concurrent":
		l.concurrent(e)
		return nil, true
	}
	if rest, ok := strings.CutPrefix(name, "Atomic"); ok {
		return l.kernelAtomic(e, fn, rest)
	}
	return nil, false
}

// kernelAtomic is AtomicAddFloat32 and its like; all give the old value.
func (l *lowerer) kernelAtomic(e *ast.CallExpr, fn *types.Func, rest string) ([]value, bool) {
	for _, k := range [...][2]string{{"CompareAndSwap", ""}, {"Add", "add"}, {"Min", "min"}, {"Max", "max"}, {"And", "and"}, {"Or", "or"}, {"Xor", "xor"}, {"Swap", "xchg"}, {"Load", ""}, {"Store", ""}} {
		if !strings.HasPrefix(rest, k[0]) {
			continue
		}
		args := l.args(e, fn.Signature())
		if len(args) == 0 || !isPointer(args[0].typ) {
			return nil, false
		}
		l.node = e
		p := l.deref(args[0])
		it := irType(p.typ)
		if k[1] == "" {
			return l.atomicOp(e, k[0], p, args[1:])
		}
		if !ir.ValidRMW(k[1], it) || len(args) != 2 {
			return nil, false
		}
		if p.v != nil {
			l.needMemory(p.v.key)
			p = l.newMem(p.typ)
		}
		s := &ir.Stmt{Op: ir.OpAtomicRMW, Type: it, Args: []*ir.Stmt{l.address(p), l.scalar(args[1])}, Aux: k[1], Tag: p.tag(leaf{typ: it, root: true})}
		l.b.Pos = l.irPos(e.Pos())
		return []value{leaves(p.typ, l.b.Emit(s))}, true
	}
	return nil, false
}

func (l *lowerer) volatile(e *ast.CallExpr, fn *types.Func) ([]value, bool) {
	var args []value
	for _, a := range e.Args {
		args = append(args, l.expr(a))
	}
	if len(args) == 0 || !isPointer(args[0].typ) {
		return nil, false
	}
	l.node = e
	p := l.deref(args[0])
	if l.refused(p.typ) {
		return []value{l.zeroAny(p.typ)}, true
	}
	it := irType(p.typ)
	if !it.IsNumeric() && it != ir.Bool {
		l.error(e, "volatile", fn.Name()+" of something that is no number", "load its fields one by one")
		return []value{l.zeroAny(p.typ)}, true
	}
	if p.v != nil {
		l.needMemory(p.v.key)
		p = l.newMem(p.typ)
	}
	l.b.Pos = l.irPos(e.Pos())
	tag := p.tag(leaf{typ: it, root: true})
	if fn.Name() == "VolatileLoad" {
		s := l.b.Emit(&ir.Stmt{Op: ir.OpVolatileLoad, Type: it, Args: []*ir.Stmt{l.address(p)}, Tag: tag})
		return []value{leaves(p.typ, s)}, true
	}
	x := l.scalar(l.convertTo(args[1], p.typ))
	l.b.Emit(&ir.Stmt{Op: ir.OpVolatileStore, Args: []*ir.Stmt{l.address(p), x}, Tag: tag})
	return nil, true
}

// concurrent is kernel.Concurrent: sections that run at the same time, unless
// a parallel loop encloses them, or the function is no kernel.
func (l *lowerer) concurrent(e *ast.CallExpr) {
	var fns []*closure
	for _, a := range e.Args {
		f := l.expr(a)
		if f.fn == nil || e.Ellipsis.IsValid() {
			l.error(a, "func-value", "a section that is not known when the kernel is compiled", "write the function literals as arguments")
			return
		}
		fns = append(fns, f.fn)
	}
	if l.parallel > 0 || !l.fr.kernel {
		for _, f := range fns {
			l.invoke(e, f, nil)
		}
		return
	}
	if len(fns) == 0 {
		return
	}
	s := &ir.Stmt{Op: ir.OpSections}
	for range fns {
		s.Blocks = append(s.Blocks, &ir.Block{})
	}
	l.at(e)
	l.b.Emit(s)
	l.push(scope{sections: true})
	for i, f := range fns {
		l.b.In(s.Blocks[i], func() { l.invoke(e, f, nil) })
	}
	l.pop()
}

// rangeGrid lowers a range over kernel.Grid2 or Grid3; false if call is none.
func (l *lowerer) rangeGrid(s *ast.RangeStmt, call *ast.CallExpr, label string, o loopOptions) bool {
	f := l.fr.unit.info.Uses[calleeName(call)]
	fn, ok := f.(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Pkg().Path() != kernelPath {
		return false
	}
	dims := map[string]int{"Grid2": 2, "Grid3": 3}[fn.Name()]
	if dims == 0 || len(call.Args) != dims {
		return false
	}
	var counts []*ir.Stmt
	for _, v := range l.args(call, fn.Signature()) {
		counts = append(counts, l.op(ir.OpMax, ir.I64, l.scalar(v), l.int(0)))
	}
	intType := types.Typ[types.Int]
	l.counted(s, label, o, counts, func(index []*ir.Stmt) {
		if dims == 2 {
			l.nameIndex(index[0], s.Key)
			l.nameIndex(index[1], s.Value)
			l.bind(s, s.Key, leaves(intType, index[0]))
			l.bind(s, s.Value, leaves(intType, index[1]))
		} else if !isBlank(s.Key) {
			index[0].Name, index[1].Name, index[2].Name = "i", "j", "k"
			l.bind(s, s.Key, leaves(l.typeOf(s.Key), index...))
		}
		l.stmts(s.Body.List)
	})
	return true
}

// calleeName is the identifier of the function that c calls, or nil.
func calleeName(c *ast.CallExpr) *ast.Ident {
	switch f := ast.Unparen(c.Fun).(type) {
	case *ast.Ident:
		return f
	case *ast.SelectorExpr:
		return f.Sel
	}
	return nil
}
