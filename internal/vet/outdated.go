package vet

import (
	"fmt"
	"go/ast"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/stamp"
)

// Outdated is a kernel whose code is not what spelt gen would write now.
type Outdated struct {
	Kernel string
	Path   string // import path of its package
	Key    string // of its function, as in Grid.Step
	File   string // that holds its code
	Stamp  string
	Reason string
}

// Message is what vet says of it.
func (o *Outdated) Message() string {
	return fmt.Sprintf("kernel %s is out of date: %s since spelt gen wrote %s", o.Kernel, o.Reason, filepath.Base(o.File))
}

// Remedy is what to do then.
const Remedy = "run spelt gen again"

// Stamped lists the kernels of a file that spelt gen wrote, with the stamps of their source. It reads syntax alone, so
// that code which does not compile any more will do.
func Stamped(fset *token.FileSet, f *ast.File) []*Outdated {
	name := fset.Position(f.Package).Filename
	if !ast.IsGenerated(f) || !strings.Contains(filepath.Base(name), "_spelt") {
		return nil
	}
	var list []*Outdated
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, s := range g.Specs {
			v, ok := s.(*ast.ValueSpec)
			if !ok || len(v.Values) != 1 {
				continue
			}
			lit, ok := v.Values[0].(*ast.CompositeLit)
			if !ok {
				continue
			}
			o := &Outdated{File: name}
			for _, e := range lit.Elts {
				kv, ok := e.(*ast.KeyValueExpr)
				if !ok {
					continue
				}
				key, _ := kv.Key.(*ast.Ident)
				value, _ := kv.Value.(*ast.BasicLit)
				if key == nil || value == nil {
					continue
				}
				text, _ := strconv.Unquote(value.Value)
				switch key.Name {
				case "Name":
					o.Kernel = text
				case "Package":
					o.Path = text
				case "Stamp":
					o.Stamp = text
				}
			}
			if fields := strings.Fields(o.Stamp); len(fields) > 3 {
				o.Key = fields[3]
				list = append(list, o)
			}
		}
	}
	return list
}

// Check sets the reason why the kernel is out of date, and tells whether there is one.
func (o *Outdated) Check() bool {
	o.Reason = stamp.Check(o.Stamp, stamp.Tree(o.Path, filepath.Dir(o.File), strings.HasSuffix(o.File, "_test.go")))
	return o.Reason != ""
}

// place is where the kernel is declared, or the package clause of the generated file if it is not.
func (o *Outdated) place(files []*ast.File, generated *ast.File) (pos, end token.Pos) {
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || f == generated {
				continue
			}
			key := fn.Name.Name
			if fn.Recv != nil && len(fn.Recv.List) == 1 {
				key = receiver(fn.Recv.List[0].Type) + "." + key
			}
			if key == o.Key {
				return fn.Name.Pos(), fn.Name.End()
			}
		}
	}
	return generated.Package, generated.Name.End()
}

func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.ParenExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	}
	return ""
}
