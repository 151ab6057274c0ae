package gen

import (
	"cmp"
	"errors"
	"fmt"
	"go/token"
	"path/filepath"
	"slices"

	"github.com/spelt-go/spelt/internal/frontend"
)

// Directory is what [Program] generates for one directory: for its package and for the tests of it that are packages of
// their own.
type Directory struct {
	Path string
	// Packages are import paths.
	Packages []string
	// Files are all generated files that the directory should have.
	Files []File
	// Kernels is how many kernels Files hold code of.
	Kernels int
	// Diagnostics are what is wrong with kernels, and warnings. Those that are refused have launchers in Files too, without
	// code, so that one refused kernel stops neither the others of its package nor those who use it.
	Diagnostics frontend.Diagnostics
	// Err is what else went wrong, or nil.
	Err error
}

// OK tells whether there is nothing wrong with the directory's kernels.
func (d *Directory) OK() bool { return len(d.Diagnostics.Errors()) == 0 && d.Err == nil }

// Program generates for every package of a loaded program, sorted by directory. It calls progress, unless nil, before
// it lowers a kernel, with how many are done and how many there are. Kernels get stamps of their source, unless what is
// generated is for one build alone.
func Program(p *frontend.Program, stamped bool, progress func(done, total int, kernel string)) []*Directory {
	byPath := map[string]*Directory{}
	stamps := stamper(p)
	done, total := 0, 0
	for _, pkg := range p.Packages() {
		total += len(pkg.Kernels)
	}
	for _, pkg := range p.Packages() {
		if pkg.Dir == "" { // no file of it is built here
			continue
		}
		d := byPath[pkg.Dir]
		if d == nil {
			d = &Directory{Path: pkg.Dir}
			byPath[pkg.Dir] = d
		}
		d.Packages = append(d.Packages, pkg.Path)
		d.Diagnostics = append(d.Diagnostics, pkg.Diagnostics...)
		var kernels []Kernel
		for _, k := range pkg.Kernels {
			if progress != nil {
				progress(done, total, k.Name)
			}
			done++
			code, problems := p.LowerMarked(k)
			d.Diagnostics = append(d.Diagnostics, problems...)
			made, ok := launched(k, problems)
			if !ok || code == nil && made.Refused == "" {
				continue
			}
			if made.IR = code; code != nil {
				made.Memory = k.Reach().Memory
				if stamped {
					made.Stamp = stamps(pkg, k)
				}
			}
			kernels = append(kernels, made)
		}
		files, n, err := Files(pkg.Types, p.Fset(), kernels)
		names, err := nameProblems(err)
		d.Diagnostics = append(d.Diagnostics, names...)
		d.Err = errors.Join(d.Err, err)
		d.Files = append(d.Files, files...)
		d.Kernels += n
	}
	var list []*Directory
	for _, d := range byPath {
		d.Diagnostics = d.Diagnostics.Sorted()
		slices.SortFunc(d.Files, func(a, b File) int { return cmp.Compare(a.Path, b.Path) })
		list = append(list, d)
	}
	slices.SortFunc(list, func(a, b *Directory) int { return cmp.Compare(a.Path, b.Path) })
	return list
}

// launched is a kernel as it is generated for, without its code. There is none if too much is wrong with it.
func launched(k *frontend.Kernel, problems frontend.Diagnostics) (Kernel, bool) {
	made := Kernel{
		Name: k.Name, Ident: k.Ident, Doc: k.Doc, File: k.File, Pos: k.Pos, Func: k.Func,
		Instance: k.Instance, Args: args(k.Args), Results: args(k.Results),
	}
	if wrong := problems.Errors(); len(wrong) > 0 {
		at := wrong[0].Position
		made.Refused = fmt.Sprintf("%s:%d: %s", filepath.Base(at.Filename), at.Line, wrong[0].Message)
	}
	return made, made.Refused == "" || k.Complete()
}

// Names are the problems with names that [Program] would find in a package, each of whose kernels has been lowered with
// problems.
func Names(fset *token.FileSet, pkg *frontend.Package, problems []frontend.Diagnostics) frontend.Diagnostics {
	var kernels []Kernel
	for i, k := range pkg.Kernels {
		if made, ok := launched(k, problems[i]); ok {
			kernels = append(kernels, made)
		}
	}
	_, errs := newScope(pkg.Types, fset).units(kernels)
	names, _ := nameProblems(errors.Join(errs...))
	return names
}

// nameProblems takes the [*NameError]s out of a joined error.
func nameProblems(err error) (frontend.Diagnostics, error) {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return nil, err
	}
	var names frontend.Diagnostics
	var rest []error
	for _, err := range joined.Unwrap() {
		if e := (*NameError)(nil); errors.As(err, &e) {
			names = append(names, frontend.Diagnostic{Pos: e.name, End: e.name + token.Pos(len(e.ident)), Position: e.Pos, Code: "name", Message: e.message(), Hint: e.Hint})
		} else {
			rest = append(rest, err)
		}
	}
	return names, errors.Join(rest...)
}

func args(list []frontend.Arg) []Arg {
	out := make([]Arg, len(list))
	for i, a := range list {
		out[i] = Arg{a.Name, a.Type}
	}
	return out
}
