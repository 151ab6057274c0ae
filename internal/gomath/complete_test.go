package gomath

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestNothingIsMissing looks for functions of package math that have no Go
// body on amd64, so that a new Go release cannot add one unnoticed.
func TestNothingIsMissing(t *testing.T) {
	ctx := build.Default
	ctx.GOARCH, ctx.CgoEnabled = "amd64", false
	p, err := ctx.ImportDir(filepath.Join(ctx.GOROOT, "src", "math"), 0)
	if err != nil {
		t.Skip("the sources of package math are not here:", err)
	}
	var found []string
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body == nil {
				found = append(found, strings.TrimPrefix(fn.Name.Name, "arch"))
			}
		}
	}
	slices.Sort(found)
	if want := []string{"Ceil", "Exp", "Floor", "Hypot", "Log", "Max", "Min", "Trunc"}; !slices.Equal(found, want) {
		t.Errorf("package math has assembly for %v, expected %v", found, want)
	}
}
