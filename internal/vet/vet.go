// Package vet holds the analyzer that reports, in go vet and in editors, what in kernels cannot be compiled.
//
// An analyzer sees one package at a time, without the bodies of functions in others. So it notes for each package which
// of its functions no kernel can call, and why, as a fact for the packages that import it. What it finds in a kernel is
// what [frontend.Program.Lower] finds, except for what depends on how a called function of another package uses its
// arguments: spelt vet and spelt gen, which see all bodies, find that too. Of the methods of a kernel.Rand, which change
// it, it is known here as well.
package vet

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/gen"
)

// Analyzer reports the diagnostics of the frontend. A diagnostic's category is its code.
var Analyzer = &analysis.Analyzer{
	Name: "spelt",
	Doc: `report what in kernels (functions marked //spelt:kernel) cannot be compiled

Kernels are written in a subset of Go, without goroutines, maps, interfaces and what else cannot run as native code on
every core at once. See docs/language.md of github.com/spelt-go/spelt.`,
	URL:       "https://pkg.go.dev/github.com/spelt-go/spelt/internal/vet",
	Run:       run,
	FactTypes: []analysis.Fact{new(refused)},
}

func run(pass *analysis.Pass) (any, error) {
	facts := func(pkg *types.Package) *refused {
		f := new(refused)
		if !pass.ImportPackageFact(pkg, f) {
			return nil
		}
		return f
	}
	external := func(fn *types.Func) (reason string, ok bool) { return words(refusal(fn, facts)), true }
	outside := func(fn *types.Func) (int, string) { return refusal(fn, facts) }
	if f := refusedBy(pass.Files, pass.Pkg, pass.TypesInfo, outside); len(f.Names) > 0 {
		pass.ExportPackageFact(f)
	}
	for _, f := range pass.Files {
		for _, o := range Stamped(pass.Fset, f) {
			if o.Check() {
				pos, end := o.place(pass.Files, f)
				pass.Report(analysis.Diagnostic{Pos: pos, End: end, Category: "outdated", Message: o.Message() + "; " + Remedy})
			}
		}
	}
	if !marked(pass.Files) {
		return nil, nil
	}
	pkg, lists := frontend.Check(pass.Fset, pass.Files, pass.Pkg, pass.TypesInfo, external)
	problems := append(pkg.Diagnostics, gen.Names(pass.Fset, pkg, lists)...)
	for _, list := range lists {
		problems = append(problems, list...)
	}
	for _, d := range problems.Sorted() {
		message := d.Message
		if d.Warning {
			message = "warning: " + message
		}
		if d.Hint != "" {
			message += "; " + d.Hint
		}
		pass.Report(analysis.Diagnostic{Pos: d.Pos, End: d.End, Category: d.Code, Message: message})
	}
	return nil, nil
}

// marked tells whether a file has a directive of Spelt's, or a comment that was to be one.
func marked(files []*ast.File) bool {
	for _, f := range files {
		for _, g := range f.Comments {
			for _, c := range g.List {
				if frontend.Marked(c.Text) {
					return true
				}
			}
		}
	}
	return false
}
