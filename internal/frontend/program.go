package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// Config says how packages are found, as for golang.org/x/tools/go/packages.
type Config struct {
	Dir        string   // where patterns are relative to; the current directory if empty
	Env        []string // the environment of the go command; the process's own if nil
	Tests      bool     // also kernels in _test.go files
	Overlay    map[string][]byte
	BuildFlags []string
}

// Program is a set of loaded packages. It is not safe for concurrent use.
type Program struct {
	fset     *token.FileSet
	packages []*Package
	loader   *loader
}

// Package is one package that the patterns of [Load] name.
type Package struct {
	Path    string // import path
	Name    string
	Dir     string
	Types   *types.Package
	Kernels []*Kernel // in source order, instances of a generic one together

	// Diagnostics are about directives that stand where they mean nothing.
	Diagnostics Diagnostics

	// TypeErrors are the errors of the type checker. Most often they are uses
	// of launchers that are still to be generated; one inside a kernel, or
	// inside what it calls, also is a diagnostic of that kernel.
	TypeErrors []error
}

// Kernel is one kernel, or one instance of a generic kernel.
type Kernel struct {
	Name     string // Saxpy, Grid.Step, Saxpy[float32]
	Ident    string // the base of generated names: Saxpy, GridStep, SaxpyFloat32
	File     string // path of the file it stands in
	Decl     *ast.FuncDecl
	Func     *types.Func
	Instance []types.Type // the type arguments of an instance, else nil
	Args     []Arg        // receiver, then parameters
	Results  []Arg
	ArgSize  int64 // size of the argument struct
	Doc      string
	Pos      token.Position

	unit     *unit
	problems Diagnostics // of its directive and its signature
	reach    *Reach      // once it is lowered
}

// Arg is one field of a kernel's argument struct, which is laid out as the gc
// compiler lays out a struct of the receiver, the parameters and the results.
type Arg struct {
	Name   string // as in the source; may be empty or "_"
	Type   types.Type
	Offset int64 // in bytes
}

// Packages are the packages that match the patterns, sorted by path.
func (p *Program) Packages() []*Package { return p.packages }

// Fset gives the positions of all syntax in the program.
func (p *Program) Fset() *token.FileSet { return p.fset }

// Lower lowers k. If there are diagnostics other than warnings, the kernel is nil.
func (p *Program) Lower(k *Kernel) (*ir.Kernel, Diagnostics) {
	code, ds := p.LowerMarked(k)
	if code != nil {
		code.DropMarks()
	}
	return code, ds
}

// LowerMarked is Lower, and leaves the marks of statements in the kernel, for coverage.
func (p *Program) LowerMarked(k *Kernel) (*ir.Kernel, Diagnostics) {
	return lowerKernel(p.loader, k)
}
