package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
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

// lowerer lowers one kernel.
type lowerer struct {
	dead []*ir.Stmt // marks of statements that never run
	prog bodies
	k    *ir.Kernel
	b    ir.Builder
	fset *token.FileSet
	own  *unit // of the kernel

	files   map[file]int32
	origins []*origin // of each of k.Files

	fr       *frame
	depth    int      // of inlined calls
	memo     *memo    // what is evaluated already of the statement's expressions
	scopes   []scope  // enclosing IR scopes
	targets  []target // enclosing Go statements that break and continue leave
	yields   []*yield // enclosing bodies of range-over-func loops
	parallel int      // how many parallel loops or sections enclose

	diags    Diagnostics
	foreign  map[token.Pos]int // calls into other packages that have a diagnostic: its index
	node     ast.Node          // what is being lowered, for diagnostics without a better place
	inMemory map[any]bool      // variables that need an address, by variable.key
	again    bool              // inMemory grew in this run
	steps    int               // Go statements lowered in this run
	labelPos token.Pos         // of the label of the loop that is lowered next
	growth   growth
	plain    map[activation]bool // loops that turned out not to be counted
	paths    map[callPath]int
	parts    map[*ir.Stmt]part // what locals and memory are part of, where that matters
	shared   map[shared]bool
	pointees map[*ir.Stmt]string // the types of what checked pointers point at
	unique   map[*ir.Stmt]bool   // loops marked //spelt:unique
	counters map[*ir.Stmt]bool   // conversions of an index to the type of its loop's variable
	unknown  map[*ir.Stmt]bool   // locals that hold what functions without a body at hand return
	sharedAt map[ir.Pos]bool     // statements of the kernel's package that have a diagnostic
	reach    *Reach              // of this run
}

// activation is a loop in one inlining of its function, which the way of calls
// to it tells.
type activation struct {
	loop     *ast.ForStmt
	path     int  // of the frame
	parallel bool // a parallel loop encloses it
}

// callPath is how a function came to be inlined: where it is called from, and by
// which call. Equal ways have equal paths.
type callPath struct {
	from int
	call ast.Node
	lit  *ast.FuncLit
}

// frame is one activation of an inlined function, or of the kernel.
type frame struct {
	unit   *unit
	tm     typeArgs
	vars   map[types.Object]*variable
	outer  *frame // of a function literal: where it was written
	lit    *ast.FuncLit
	caller *frame
	call   ast.Node // in caller
	from   *origin  // nil in the package of the kernel
	id     string   // of the function, to find recursion; "" for a literal
	name   string
	kernel bool // loops may be parallel

	path int // in lowerer.paths

	named    []*types.Var       // named results
	retStore func(vals []value) // what a return statement does with its values
	retJump  func()             // and where it goes; nil if nothing follows
	yields   int                // len(lowerer.yields) where the function began

	resultTypes []types.Type
}

func lowerKernel(prog bodies, k *Kernel) (out *ir.Kernel, diags Diagnostics) {
	if len(k.problems) > 0 {
		return nil, k.problems.Sorted()
	}
	l := &lowerer{prog: prog, fset: k.unit.fset, own: k.unit, inMemory: map[any]bool{}}
	defer func() {
		if r := recover(); r != nil {
			l.node = k.Decl.Name
			l.fr = &frame{unit: k.unit}
			if big, ok := r.(tooBig); ok {
				var at ast.Node = k.Decl.Name
				if big.call != nil {
					at = big.call
				}
				l.error(at, "too-big", big.msg, big.hint)
			} else {
				l.internal(fmt.Sprint(r))
			}
			out, diags = nil, l.diags.Sorted()
		}
	}()
	for range maxRuns {
		l.run(k)
		if !l.again {
			break
		}
	}
	if len(l.diags.Errors()) > 0 {
		return nil, l.diags.Sorted()
	}
	if l.again {
		l.internal("the lowering does not settle")
		return nil, l.diags
	}
	trim(l.k.Body)
	l.k.Body.Stmts = append(l.dead, l.k.Body.Stmts...)
	l.trimObjects()
	if err := l.k.Verify(); err != nil {
		l.node = k.Decl.Name
		l.fr = &frame{unit: k.unit}
		l.internal(err.Error())
		return nil, l.diags
	}
	l.fr = &frame{unit: k.unit}
	l.node = k.Decl.Name
	places := l.places()
	l.sharedMemory()
	l.reductions(places)
	if len(l.diags.Errors()) == 0 {
		l.dependences()
	}
	l.races(places)
	l.outlives()
	diags = l.diags.Sorted()
	if errs := diags.Errors(); len(errs) > 0 {
		return nil, errs // which may be what the warnings come from
	}
	if err := l.k.Verify(); err != nil {
		l.internal(err.Error())
		return nil, l.diags
	}
	l.joinFiles()
	k.reach = l.reach
	return l.k, diags
}

// run lowers k once, from the start.
func (l *lowerer) run(k *Kernel) {
	l.again = false
	l.diags, l.foreign = nil, map[token.Pos]int{}
	l.files, l.origins = map[file]int32{}, nil
	l.parts = map[*ir.Stmt]part{}
	l.pointees = map[*ir.Stmt]string{}
	l.unique, l.unknown, l.counters = map[*ir.Stmt]bool{}, map[*ir.Stmt]bool{}, map[*ir.Stmt]bool{}
	l.growth = growth{bodies: map[ast.Node]*inlined{}}
	l.plain, l.paths = map[activation]bool{}, map[callPath]int{}
	l.shared, l.sharedAt = map[shared]bool{}, map[ir.Pos]bool{}
	l.reach = &Reach{Funcs: map[FuncRef]bool{}, memory: map[string]bool{}}
	l.dead = nil
	l.memo, l.scopes, l.targets, l.yields, l.parallel, l.depth, l.steps = nil, nil, nil, nil, 0, 0, 0
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
