package gen

import (
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/stamp"
)

// stamper makes the stamps of the kernels of a program that are lowered.
func stamper(p *frontend.Program) func(*frontend.Package, *frontend.Kernel) string {
	m := &stamp.Maker{Overlay: p.Overlay(), Find: func(importPath string) (stamp.Module, bool) { return findModule(p, importPath) }}
	return func(pkg *frontend.Package, k *frontend.Kernel) string {
		at := stamp.Kernel{
			Path: pkg.Path, Name: pkg.Name, Key: frontend.FuncKey(k.Func), Dir: pkg.Dir, Tests: strings.HasSuffix(k.File, "_test.go"),
		}
		for f := range k.Reach().Funcs {
			at.Inlined = append(at.Inlined, stamp.Func(f))
		}
		return m.Make(at)
	}
}

// findModule finds the module of a package that a program needs.
func findModule(p *frontend.Program, importPath string) (stamp.Module, bool) {
	at, ok := p.Place(importPath)
	if !ok || at.Dir == "" {
		return stamp.Module{}, false
	}
	dir := filepath.ToSlash(at.Dir)
	if at.Module == "" {
		root, ok := strings.CutSuffix(dir, "/src/"+importPath)
		if !ok {
			return stamp.Module{}, false
		}
		version, err := os.ReadFile(path.Join(root, "VERSION"))
		return stamp.Module{Path: "std", Version: stamp.Minor(string(version)), Root: filepath.FromSlash(root + "/src")}, err == nil
	}
	// A vendored package tells where it is, its module does not.
	root, ok := strings.CutSuffix(dir, strings.TrimPrefix(importPath, at.Module))
	return stamp.Module{Path: at.Module, Version: at.Version, Root: filepath.FromSlash(root)}, ok
}
