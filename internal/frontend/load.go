package frontend

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"sort"
	"strings"

	"golang.org/x/tools/go/packages"
)

// gomathPath is the package of Go replicas of the math functions that are
// assembly in the standard library.
const gomathPath = "github.com/spelt-go/spelt/internal/gomath"

// loadMode leaves out export data, for which the go command would compile the
// very packages that are read here.
const loadMode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
	packages.NeedDeps | packages.NeedModule | packages.NeedForTest

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
		fset: fset, overlay: cfg.Overlay, config: pcfg, exportFile: map[string]string{}, asked: map[string]bool{},
		meta: map[string]*packages.Package{}, byPath: map[string]*packages.Package{},
		exported: map[string]*types.Package{}, units: map[string]*unit{},
	}
	packages.Visit(roots, nil, ld.add)
	ld.findExports(true)
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
// as well, and the generated test mains: p.test beside p.
func chooseRoots(roots []*packages.Package) []*packages.Package {
	tested, paths := map[string]bool{}, map[string]bool{}
	for _, r := range roots {
		paths[r.PkgPath] = true
		if r.ForTest != "" && r.PkgPath == r.ForTest {
			tested[r.PkgPath] = true
		}
	}
	var out []*packages.Package
	for _, r := range roots {
		of, main := strings.CutSuffix(r.ID, ".test")
		if main && paths[of] || r.ForTest == "" && tested[r.PkgPath] {
			continue
		}
		out = append(out, r)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].ID < out[j].ID })
	return out
}

type loader struct {
	fset     *token.FileSet
	overlay  map[string][]byte
	meta     map[string]*packages.Package // by ID
	byPath   map[string]*packages.Package
	exported map[string]*types.Package // from export data, by path
	units    map[string]*unit          // by ID

	config     *packages.Config
	exportFile map[string]string // by path
	asked      map[string]bool   // whether exportFile was asked for, by path
}

func (ld *loader) add(p *packages.Package) {
	ld.meta[p.ID] = p
	if _, ok := ld.byPath[p.PkgPath]; !ok || p.ForTest == "" {
		ld.byPath[p.PkgPath] = p
	}
}

// findExports asks the go command for the export data of packages that are not
// of the main module: those that the main module imports itself, which most
// often will do, or all.
func (ld *loader) findExports(direct bool) {
	want := map[string]bool{}
	for _, p := range ld.meta {
		if isMain(p) {
			for _, d := range p.Imports {
				want[d.PkgPath] = true
			}
		} else if !direct {
			want[p.PkgPath] = true
		}
	}
	var paths []string
	for path := range want {
		if p := ld.byPath[path]; p != nil && !isMain(p) && !ld.asked[path] && path != "unsafe" {
			ld.asked[path] = true
			paths = append(paths, path)
		}
	}
	if len(paths) == 0 {
		return
	}
	sort.Strings(paths)
	cfg := *ld.config
	cfg.Mode, cfg.Tests = packages.NeedName|packages.NeedExportFile, false
	found, err := packages.Load(&cfg, paths...)
	if err != nil {
		return // their source will do as well
	}
	for _, p := range found {
		if len(p.Errors) == 0 {
			ld.exportFile[p.PkgPath] = p.ExportFile
		}
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
