package main

import (
	"context"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/gen"
)

// vetUngenerated looks at the package that go vet has its tool look at, if it uses launchers that spelt gen has still to
// write. Such a package does not pass the type checker, so that an analyzer would not get to see it, and the user only
// that the launchers are undefined. It tells whether that was so, and then has written what is wrong with the kernels.
func vetUngenerated(ctx context.Context, args []string, w io.Writer) bool {
	data, err := os.ReadFile(args[len(args)-1])
	if err != nil {
		return false
	}
	var unit struct {
		GoFiles  []string
		VetxOnly bool
	}
	if json.Unmarshal(data, &unit) != nil || unit.VetxOnly || len(unit.GoFiles) == 0 || !usesMissing(unit.GoFiles) {
		return false
	}
	ours := map[string]bool{}
	for _, name := range unit.GoFiles {
		abs, err := filepath.Abs(name)
		if err != nil {
			return false
		}
		ours[abs] = true
	}
	program, err := frontend.Load(ctx, frontend.Config{Dir: filepath.Dir(unit.GoFiles[0]), Tests: true}, ".")
	if err != nil {
		return false
	}
	said := map[string]bool{}
	say := func(p token.Position, text string) {
		if ours[p.Filename] {
			said[fmt.Sprintf("%s:%d:%d: %s", relative(p.Filename), p.Line, p.Column, text)] = true
		}
	}
	for _, pkg := range program.Packages() {
		list := pkg.Diagnostics
		var lists []frontend.Diagnostics
		for _, k := range pkg.Kernels {
			_, found := program.Lower(k)
			list = append(list, found...)
			lists = append(lists, found)
			if pkg.Types.Scope().Lookup(k.Ident+"Kernel") == nil && len(found.Errors()) == 0 {
				say(k.Pos, fmt.Sprintf("kernel %s has no launcher yet; run spelt gen", k.Name))
			}
		}
		for _, d := range append(list, gen.Names(program.Fset(), pkg, lists)...) {
			text := d.Message
			if d.Hint != "" {
				text += "; " + d.Hint
			}
			say(d.Position, text)
		}
	}
	for _, line := range slices.Sorted(maps.Keys(said)) {
		fmt.Fprintln(w, line)
	}
	return len(said) > 0
}

// usesMissing tells whether files mark kernels and use a launcher of one that none of them declares.
func usesMissing(files []string) bool {
	marked := false
	used, declared := map[string]bool{}, map[string]bool{}
	var kernels []string
	fset := token.NewFileSet()
	for _, name := range files {
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return false
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if v, ok := s.(*ast.ValueSpec); ok {
						for _, id := range v.Names {
							declared[id.Name] = true
						}
					}
				}
			case *ast.FuncDecl:
				if d.Doc != nil && slices.ContainsFunc(d.Doc.List, func(c *ast.Comment) bool { return frontend.Marked(c.Text) }) {
					marked = true
					kernels = append(kernels, d.Name.Name)
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && strings.HasSuffix(id.Name, "Kernel") {
				used[id.Name] = true
			}
			return true
		})
	}
	if !marked {
		return false
	}
	for name := range used {
		// A launcher is called by its receiver's type, its function and the instance.
		if !declared[name] && slices.ContainsFunc(kernels, func(k string) bool { return strings.Contains(strings.ToLower(name), strings.ToLower(k)) }) {
			return true
		}
	}
	return false
}
