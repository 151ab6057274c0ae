package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/reduce"
)

// bodies is where the lowering finds what a kernel refers to.
type bodies interface {
	// unitOf is the syntax of the package that declares pkg's objects, or nil.
	unitOf(pkg *types.Package) *unit
	// unitAt is the same by path.
	unitAt(path string) *unit
	// opaque says, where there is no body of fn because bodies of other
	// packages are not at hand, whether a call is to be taken as it is: with
	// reason "" as acceptable, else refused for that reason.
	opaque(fn *types.Func) (reason string, ok bool)
}

func (ld *loader) opaque(*types.Func) (string, bool) { return "", false }

// maxRuns bounds how often a kernel is lowered to learn which variables need
// memory; each run adds one at least, and most runs add all that remain.
const maxRuns = 50

// maxSteps bounds the number of Go statements that a kernel has after inlining.
const maxSteps = 300_000

// lowerer lowers one kernel.
type lowerer struct {
	prog  bodies
	k     *ir.Kernel
	b     ir.Builder
	files map[string]int32
	fset  *token.FileSet

	fr       *frame
	depth    int      // of inlined calls
	scopes   []scope  // enclosing IR scopes
	targets  []target // enclosing Go statements that break and continue leave
	yields   []*yield // enclosing bodies of range-over-func loops
	parallel int      // how many parallel loops or sections enclose

	diags    Diagnostics
	foreign  map[token.Pos]bool // calls into code of others that have a diagnostic
	node     ast.Node           // what is being lowered, for diagnostics without a better place
	inMemory map[any]bool       // variables that need an address, by variable.key
	again    bool               // inMemory grew in this run
	steps    int                // Go statements lowered in this run
	labelPos token.Pos          // of the label of the loop that is lowered next
}

// tooBig ends a run whose kernel grows beyond maxSteps.
type tooBig struct{}

// frame is one activation of an inlined function, or of the kernel.
type frame struct {
	unit   *unit
	tm     typeArgs
	vars   map[types.Object]*variable
	outer  *frame // of a function literal: where it was written
	caller *frame
	call   ast.Node // in caller
	id     string   // of the function, to find recursion; "" for a literal
	name   string
	kernel bool // loops may be parallel

	named    []*types.Var       // named results
	retStore func(vals []value) // what a return statement does with its values
	retJump  func()             // and where it goes; nil if nothing follows
	yields   int                // len(lowerer.yields) where the function began

	resultTypes []types.Type
}

func lowerKernel(prog bodies, k *Kernel) (out *ir.Kernel, diags Diagnostics) {
	if len(k.problems) > 0 {
		return nil, k.problems.sorted()
	}
	l := &lowerer{prog: prog, fset: k.unit.fset, inMemory: map[any]bool{}, foreign: map[token.Pos]bool{}}
	defer func() {
		if r := recover(); r != nil {
			l.node = k.Decl.Name
			l.fr = &frame{unit: k.unit}
			if _, ok := r.(tooBig); ok {
				l.report(k.Decl.Name.Pos(), k.Decl.Name.End(), "too-big",
					"the kernel is too large once all calls are inlined", "split it into several kernels, or turn repeated calls into a loop")
			} else {
				l.internal(fmt.Sprint(r))
			}
			out, diags = nil, l.diags.sorted()
		}
	}()
	for range maxRuns {
		l.run(k)
		if !l.again {
			break
		}
	}
	if len(l.diags) > 0 {
		return nil, l.diags.sorted()
	}
	if l.again {
		l.internal("the lowering does not settle")
		return nil, l.diags
	}
	trim(l.k.Body)
	if err := l.k.Verify(); err != nil {
		l.node = k.Decl.Name
		l.fr = &frame{unit: k.unit}
		l.internal(err.Error())
		return nil, l.diags
	}
	l.fr = &frame{unit: k.unit}
	l.node = k.Decl.Name
	l.sharedMemory()
	if l.reductions(); len(l.diags) > 0 {
		return nil, l.diags.sorted()
	}
	return l.k, nil
}

// run lowers k once, from the start.
func (l *lowerer) run(k *Kernel) {
	l.again = false
	l.diags, l.foreign = nil, map[token.Pos]bool{}
	l.files = map[string]int32{}
	l.scopes, l.targets, l.yields, l.parallel, l.depth, l.steps = nil, nil, nil, 0, 0, 0
	l.k = &ir.Kernel{Name: k.Name, ArgSize: k.ArgSize, Body: &ir.Block{}}
	l.b = ir.Builder{Block: l.k.Body}
	tm := typeArgs(nil)
	sig := k.Func.Signature()
	if k.Instance != nil {
		params := sig.TypeParams()
		if sig.Recv() != nil {
			params = sig.RecvTypeParams()
		}
		tm = typeMap(params, k.Instance)
	}
	l.fr = &frame{unit: k.unit, tm: tm, vars: map[types.Object]*variable{}, id: funcID(k.Func, k.Instance), name: k.Name, kernel: true}
	l.at(k.Decl.Name)
	if l.typeErrors(k.Decl) {
		return
	}
	if k.Decl.Body == nil {
		l.errorAt("no-body", "the kernel has no body", "")
		return
	}
	l.params(k)
	l.results(k)
	l.stmts(k.Decl.Body.List)
	// A return at the very end says nothing.
	if b := l.k.Body; len(b.Stmts) > 0 && b.Stmts[len(b.Stmts)-1].Op == ir.OpReturn {
		b.Stmts = b.Stmts[:len(b.Stmts)-1]
	}
}

// params binds the receiver and the parameters.
func (l *lowerer) params(k *Kernel) {
	sig := k.Func.Signature()
	var vars []*types.Var
	if sig.Recv() != nil {
		vars = append(vars, sig.Recv())
	}
	for i := range sig.Params().Len() {
		vars = append(vars, sig.Params().At(i))
	}
	for i, a := range k.Args {
		if r := refusal(a.Type); r != nil {
			l.report(vars[i].Pos(), token.NoPos, r.code, "the parameter "+a.Name+" is or holds "+r.what, r.hint)
			continue
		}
		if sig.Variadic() && i == len(k.Args)-1 {
			l.report(vars[i].Pos(), token.NoPos, "variadic-kernel", "a kernel cannot be variadic", "take a slice")
			continue
		}
		v := l.param(a.Name, a.Type, a.Offset)
		if vars[i].Name() != "" && vars[i].Name() != "_" {
			l.declare(vars[i], v)
		}
	}
}

// param makes the IR parameters of one argument of type t at off.
func (l *lowerer) param(name string, t types.Type, off int64) value {
	if isBig(t) || hasArray(t) {
		return value{typ: t, at: &place{typ: t, addr: l.irParam(name, ir.Ptr, off, sizes.Sizeof(t), false), field: varField, konst: true}}
	}
	v := value{typ: t}
	for _, f := range leavesOf(t) {
		v.leaf = append(v.leaf, l.irParam(name+f.name, f.typ, off+f.off, 0, false))
	}
	return v
}

// hasArray reports whether an array is part of t.
func hasArray(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Array:
		return u.Len() > 0
	case *types.Struct:
		for i := range u.NumFields() {
			if hasArray(u.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}

func (l *lowerer) irParam(name string, t ir.Type, off, mem int64, result bool) *ir.Stmt {
	n := len(l.k.Params)
	l.k.Params = append(l.k.Params, ir.Param{Name: name, Type: t, Offset: off, Mem: mem, Result: result})
	return l.b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(n), Name: name})
}

// results makes the memory of the results and says what return does.
func (l *lowerer) results(k *Kernel) {
	sig := k.Func.Signature()
	var places []*place
	for i, a := range k.Results {
		v := sig.Results().At(i)
		r := refusal(a.Type)
		if r == nil && hasPointers(a.Type) {
			r = &unsupported{"result", "a pointer or slice", "take a slice or pointer as a parameter and fill it"}
		}
		if r != nil {
			l.report(k.Decl.Type.Results.Pos(), k.Decl.Type.Results.End(), r.code, "the kernel returns "+r.what, r.hint)
			places = append(places, nil)
			l.fr.resultTypes = append(l.fr.resultTypes, a.Type)
			continue
		}
		l.fr.resultTypes = append(l.fr.resultTypes, a.Type)
		name := a.Name
		if name == "" || name == "_" {
			name = fmt.Sprintf("result%d", i)
		}
		places = append(places, &place{typ: a.Type, addr: l.irParam(name, ir.Ptr, a.Offset, sizes.Sizeof(a.Type), true), field: varField, own: true})
		if v.Name() != "" {
			l.fr.named = append(l.fr.named, v)
			l.declareMutable(v, l.zero(a.Type))
		}
	}
	l.fr.retStore = func(vals []value) {
		if l.parallel > 0 {
			l.returnInParallel()
			return
		}
		for i, p := range places {
			if p != nil && i < len(vals) {
				l.store(p, vals[i])
			}
		}
	}
	l.fr.retJump = func() {
		if l.parallel == 0 {
			l.b.Op(ir.OpReturn, ir.Void)
		}
	}
}

// hasPointers reports whether a value of t holds a pointer.
func hasPointers(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Chan, *types.Interface, *types.Signature:
		return true
	case *types.Array:
		return hasPointers(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			if hasPointers(u.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}

func (l *lowerer) namedResults() []value {
	var vals []value
	for _, v := range l.fr.named {
		vals = append(vals, l.load(l.variable(v)))
	}
	return vals
}

// reductions recognises them, and reports locals that carry a value from one
// iteration of a parallel loop to the next in another way.
func (l *lowerer) reductions() {
	for _, p := range reduce.Recognise(l.k) {
		at := p.At
		if at == nil || !at.Pos.IsValid() {
			at = p.Local
		}
		if at == nil || !at.Pos.IsValid() {
			at = p.Loop
		}
		d := Diagnostic{Code: "loop-carried", Message: p.Message, Hint: p.Hint}
		for _, f := range l.k.Files {
			d.Message = strings.ReplaceAll(d.Message, f, path.Base(f))
			d.Hint = strings.ReplaceAll(d.Hint, f, path.Base(f))
		}
		d.Pos, d.Position = l.goPos(at.Pos)
		l.diags = append(l.diags, d)
	}
}

// sharedMemory reports variables in memory that every iteration of a parallel
// loop writes at the same place. Places that differ by an index are, as in a
// slice, the author's to keep apart.
func (l *lowerer) sharedMemory() {
	outside := map[*ir.Stmt]bool{}
	var visit func(b *ir.Block, parallel bool)
	visit = func(b *ir.Block, parallel bool) {
		for _, s := range b.Stmts {
			switch s.Op {
			case ir.OpMem:
				outside[s] = !parallel
			case ir.OpStore, ir.OpCopy, ir.OpZero:
				if m := fixedBase(s.Args[0]); parallel && m != nil && outside[m] {
					name := m.Name
					if name == "" {
						name = "a variable"
					}
					d := Diagnostic{Code: "loop-carried", Message: name + " is outside the parallel loop, and every iteration writes to it", Hint: "declare it inside the loop, use an atomic operation, or put //spelt:serial before the loop"}
					d.Pos, d.Position = l.goPos(s.Pos)
					l.diags = append(l.diags, d)
				}
			}
			for _, n := range s.Blocks {
				visit(n, parallel || s.Op == ir.OpFor && s.Loop.Parallel)
			}
		}
	}
	visit(l.k.Body, false)
}

// fixedBase is the mem that the address p is in at a constant offset, or nil.
func fixedBase(p *ir.Stmt) *ir.Stmt {
	for {
		switch {
		case p.Op == ir.OpMem:
			return p
		case p.Op == ir.OpOffset, p.Op == ir.OpElem && p.Args[1].Op == ir.OpConst:
			p = p.Args[0]
		default:
			return nil
		}
	}
}

// trim drops what follows a jump in its block.
func trim(b *ir.Block) {
	for i, s := range b.Stmts {
		for _, n := range s.Blocks {
			trim(n)
		}
		if s.Op.Info().Effect&ir.Jumps != 0 {
			b.Stmts = b.Stmts[:i+1]
			return
		}
	}
}

// at makes n the place of the statements that follow.
func (l *lowerer) at(n ast.Node) {
	l.node = n
	l.b.Pos = l.irPos(n.Pos())
	if l.steps++; l.steps > maxSteps {
		panic(tooBig{})
	}
}

// irPos is pos as the IR has it. Files are named by import path, so that no
// path of this machine gets into a binary.
func (l *lowerer) irPos(pos token.Pos) ir.Pos {
	if !pos.IsValid() {
		return l.b.Pos
	}
	p := l.fset.PositionFor(pos, false)
	name := path.Join(l.fr.unit.path, filepath.Base(p.Filename))
	n, ok := l.files[name]
	if !ok {
		n = int32(len(l.k.Files))
		l.files[name] = n
		l.k.Files = append(l.k.Files, name)
	}
	return ir.Pos{File: n, Line: int32(p.Line), Col: int32(p.Column)}
}

// goPos finds the source of an IR position.
func (l *lowerer) goPos(p ir.Pos) (pos token.Pos, position token.Position) {
	name := l.k.Files[p.File]
	u := l.prog.unitAt(path.Dir(name))
	if l.fr.unit.path == path.Dir(name) {
		u = l.fr.unit
	}
	if u == nil {
		return token.NoPos, token.Position{Filename: name, Line: int(p.Line), Column: int(p.Col)}
	}
	for _, f := range u.files {
		tf := u.fset.File(f.FileStart)
		if filepath.Base(tf.Name()) == path.Base(name) && int(p.Line) <= tf.LineCount() {
			pos = tf.LineStart(int(p.Line)) + token.Pos(p.Col) - 1
			return pos, u.fset.Position(pos)
		}
	}
	return token.NoPos, token.Position{Filename: name, Line: int(p.Line), Column: int(p.Col)}
}
