package frontend

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// gomathPath is the package of Go replicas of the math functions that are
// assembly in the standard library.
const gomathPath = "github.com/spelt-go/spelt/internal/gomath"

const loadMode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
	packages.NeedDeps | packages.NeedExportFile | packages.NeedModule | packages.NeedForTest

// Load reads the packages that match patterns. The packages of the main module
// are type-checked from source; of all others the export data is read, and the
// source when a kernel calls into them. Type errors are no error of Load, since
// code may use launchers that do not exist yet; files that `spelt gen` wrote
// are not read. It fails if a package does not exist or does not parse.
func Load(ctx context.Context, cfg Config, patterns ...string) (*Program, error) {
	fset := token.NewFileSet()
	pcfg := &packages.Config{
		Mode: loadMode, Context: ctx, Dir: cfg.Dir, Env: cfg.Env, Tests: cfg.Tests,
		Overlay: cfg.Overlay, BuildFlags: cfg.BuildFlags, Fset: fset,
	}
	roots, err := packages.Load(pcfg, append(append([]string(nil), patterns...), gomathPath)...)
	if err != nil {
		return nil, fmt.Errorf("load %s: %w", strings.Join(patterns, " "), err)
	}
	ld := &loader{
		fset: fset, overlay: cfg.Overlay,
		meta: map[string]*packages.Package{}, byPath: map[string]*packages.Package{},
		exported: map[string]*types.Package{}, units: map[string]*unit{},
	}
	packages.Visit(roots, nil, ld.add)
	if len(patterns) == 0 {
		patterns = []string{"."}
	}
	prog := &Program{fset: fset, loader: ld}
	var errs []error
	for _, r := range chooseRoots(roots) {
		if r.PkgPath == gomathPath && !ld.wanted(patterns, gomathPath) {
			continue
		}
		u, err := ld.source(r)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		prog.packages = append(prog.packages, newPackage(u))
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	sort.SliceStable(prog.packages, func(i, j int) bool { return prog.packages[i].Path < prog.packages[j].Path })
	return prog, nil
}

// chooseRoots drops a package whose test variant, which holds it all, is there
// as well, and the generated test mains.
func chooseRoots(roots []*packages.Package) []*packages.Package {
	tested := map[string]bool{}
	for _, r := range roots {
		if r.ForTest != "" && r.PkgPath == r.ForTest {
			tested[r.PkgPath] = true
		}
	}
	var out []*packages.Package
	for _, r := range roots {
		if strings.HasSuffix(r.ID, ".test") || r.ForTest == "" && tested[r.PkgPath] {
			continue
		}
		out = append(out, r)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].ID < out[j].ID })
	return out
}

// unit is the syntax and types of one package, which may stand beside another
// [types.Package] of the same path that came from export data. So types and
// objects of two units are never compared by identity, only by path and name.
type unit struct {
	path   string
	dir    string
	user   bool // of the main module: diagnostics may point into it
	fset   *token.FileSet
	files  []*ast.File
	pkg    *types.Package
	info   *types.Info
	errors []types.Error

	decls      map[string]*ast.FuncDecl
	mutated    map[types.Object]bool
	directives map[*ast.File]map[int]*directive
}

type loader struct {
	fset     *token.FileSet
	overlay  map[string][]byte
	meta     map[string]*packages.Package // by ID
	byPath   map[string]*packages.Package
	exported map[string]*types.Package // from export data, by path
	units    map[string]*unit          // by ID
}

func (ld *loader) add(p *packages.Package) {
	ld.meta[p.ID] = p
	if _, ok := ld.byPath[p.PkgPath]; !ok || p.ForTest == "" {
		ld.byPath[p.PkgPath] = p
	}
}

// wanted reports whether a pattern may have asked for path, which Load itself
// adds to what it loads.
func (ld *loader) wanted(patterns []string, path string) bool {
	for _, p := range patterns {
		p = strings.TrimSuffix(filepath.ToSlash(p), "/")
		if p == path || strings.HasSuffix(p, "/gomath") {
			return true
		}
	}
	return false
}

func fromSource(p *packages.Package) bool {
	return p.ExportFile == "" || p.Module != nil && p.Module.Main
}

// source is the unit of p, made when it is first asked for.
func (ld *loader) source(p *packages.Package) (*unit, error) {
	if u, ok := ld.units[p.ID]; ok {
		if u == nil {
			return nil, fmt.Errorf("%s: import cycle", p.PkgPath)
		}
		return u, nil
	}
	for _, e := range p.Errors {
		if e.Kind == packages.ListError && len(p.CompiledGoFiles) == 0 {
			return nil, fmt.Errorf("%s: %w", p.PkgPath, e)
		}
	}
	ld.units[p.ID] = nil
	u := &unit{path: p.PkgPath, fset: ld.fset, user: p.Module != nil && p.Module.Main || p.Module == nil && !isStd(p)}
	for _, name := range p.CompiledGoFiles {
		if filepath.Ext(name) != ".go" {
			continue
		}
		if u.dir == "" {
			u.dir = filepath.Dir(name)
		}
		src, err := ld.read(name)
		if err != nil {
			return nil, err
		}
		if isGenerated(name, src) {
			continue
		}
		f, err := parser.ParseFile(ld.fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		u.files = append(u.files, f)
	}
	u.check(p.Name, importerFunc(func(path string) (*types.Package, error) { return ld.resolve(p, path) }))
	ld.units[p.ID] = u
	return u, nil
}

func isStd(p *packages.Package) bool {
	first, _, _ := strings.Cut(p.PkgPath, "/")
	return !strings.Contains(first, ".") && p.Module == nil
}

func (ld *loader) read(name string) ([]byte, error) {
	if src, ok := ld.overlay[name]; ok {
		return src, nil
	}
	return os.ReadFile(name)
}

// isGenerated reports whether spelt gen wrote the file.
func isGenerated(name string, src []byte) bool {
	base := strings.TrimSuffix(filepath.Base(name), ".go")
	if !strings.HasSuffix(strings.TrimSuffix(base, "_test"), "_spelt") {
		return false
	}
	for line := range strings.Lines(string(src)) {
		if strings.HasPrefix(line, "// Code generated by spelt") {
			return true
		}
		if strings.HasPrefix(line, "package ") {
			break
		}
	}
	return false
}

// check type-checks u.files, keeping what is right in spite of errors.
func (u *unit) check(name string, imp types.Importer) {
	u.info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Instances: map[*ast.Ident]types.Instance{}, Scopes: map[ast.Node]*types.Scope{},
	}
	conf := types.Config{
		Importer: imp, Sizes: sizes, FakeImportC: true,
		Error: func(err error) {
			var te types.Error
			if errors.As(err, &te) {
				u.errors = append(u.errors, te)
			}
		},
	}
	pkg, _ := conf.Check(u.path, u.fset, u.files, u.info) // errors are in u.errors
	if pkg.Name() == "" && name != "" {
		pkg.SetName(name)
	}
	u.pkg = pkg
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// resolve imports what from names path.
func (ld *loader) resolve(from *packages.Package, path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	p := from.Imports[path]
	if p == nil {
		return nil, fmt.Errorf("no package %s", path)
	}
	if fromSource(p) {
		u, err := ld.source(p)
		if err != nil {
			return nil, err
		}
		return u.pkg, nil
	}
	return ld.export(p)
}

func (ld *loader) export(p *packages.Package) (*types.Package, error) {
	if pkg := ld.exported[p.PkgPath]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	f, err := os.Open(p.ExportFile)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gcexportdata.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("export data of %s: %w", p.PkgPath, err)
	}
	return gcexportdata.Read(r, ld.fset, ld.exported, p.PkgPath)
}

// unitOf is the unit of the package that pkg is, or nil.
func (ld *loader) unitOf(pkg *types.Package) *unit {
	if pkg == nil {
		return nil
	}
	for _, id := range [...]string{pkg.Path(), pkg.Path() + " [" + pkg.Path() + ".test]"} {
		if u := ld.units[id]; u != nil && u.pkg == pkg {
			return u
		}
	}
	for _, u := range ld.units {
		if u != nil && u.pkg == pkg {
			return u
		}
	}
	return ld.unitAt(pkg.Path())
}

func (ld *loader) unitAt(path string) *unit {
	p := ld.byPath[path]
	if p == nil {
		return nil
	}
	u, err := ld.source(p)
	if err != nil {
		return nil
	}
	return u
}
