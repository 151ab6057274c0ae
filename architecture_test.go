package spelt_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// stages lists what each package of the way through may import of the others;
// see docs/architecture.md. A package that is missing here may not exist, and
// what is listed here does.
var stages = map[string][]string{
	"internal/ir":              {},
	"internal/ir/irtest/multi": {"internal/ir", "internal/ir/irtest"},
	"internal/ir/irtest":       {"internal/ir"},
	"internal/interp":          {"internal/ir"},
	"internal/reduce":          {"internal/ir"},
	"internal/depend":          {"internal/ir", "internal/task"},
	"internal/gomath":          {},
	"kernel":                   {},
	"internal/target":          {},
	"internal/foreign":         {},
	"internal/slots":           {},
	"internal/wire":            {},
	"internal/squeeze":         {},
	"internal/debug":           {},
	"internal/deep":            {},
	"internal/history":         {"internal/wire", "internal/cache", "internal/target"},
	"internal/why":             {"internal/bundle", "internal/construct", "internal/history", "internal/ir", "internal/target", "internal/task"},
	"internal/cache":           {},
	"internal/frontend":        {"internal/depend", "internal/ir", "internal/reduce"},
	"internal/layout":          {},
	"internal/stamp":           {},
	"internal/gen":             {"internal/frontend", "internal/ir", "internal/bundle", "internal/layout", "internal/stamp"},
	"internal/bundle":          {"internal/squeeze", "internal/construct", "internal/ir", "internal/task", "internal/transform"},
	"internal/overlay":         {"internal/frontend", "internal/gen"},
	"internal/vet":             {"internal/frontend", "internal/gen", "internal/stamp"},
	"internal/transform":       {"internal/ir"},
	"internal/task":            {"internal/wire", "internal/ir"},
	"internal/construct":       {"internal/depend", "internal/ir", "internal/reduce", "internal/task"},
	"internal/codegen":         {"internal/ir", "internal/task", "internal/target"},
	"internal/llvm":            {"internal/foreign", "internal/slots", "internal/target"},
	"internal/object":          {},
	"internal/launch":          {"internal/ir", "internal/reduce", "internal/task", "internal/foreign", "internal/slots"},
	"internal/identity":        {},
	"internal/compile":         {"internal/identity", "internal/depend", "internal/wire", "internal/ir", "internal/transform", "internal/construct", "internal/task", "internal/codegen", "internal/llvm", "internal/object", "internal/cache", "internal/launch", "internal/target", "internal/foreign", "internal/bundle", "internal/history", "internal/interp", "internal/reduce"},
	"internal/shapes":          {"internal/ir", "internal/transform", "internal/task", "internal/codegen", "internal/llvm", "internal/object", "internal/target", "internal/foreign"},
	".":                        {"internal/why", "internal/ir", "internal/cache", "internal/compile", "internal/launch", "internal/llvm", "internal/target", "internal/debug", "internal/bundle", "internal/gomath", "internal/layout", "internal/slots", "internal/deep", "internal/interp", "internal/stamp"},
}

const module = "github.com/spelt-go/spelt"

// TestImportsRunOneWay holds the direction of the code: a package knows only
// the stages before it, and the table of stages says no more than that.
func TestImportsRunOneWay(t *testing.T) {
	imported := map[string]map[string]bool{} // by package, what it imports of ours
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			switch {
			case d.Name() == "testdata", path != "." && strings.HasPrefix(d.Name(), "."),
				path == "examples", path == "bench", path == "cmd", path == "docs", path == "test", path == "internal/corpus":
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		pkg := filepath.ToSlash(filepath.Dir(path))
		allowed, known := stages[pkg]
		if !known {
			t.Errorf("package %s is not in the table of stages", pkg)
		}
		if imported[pkg] == nil {
			imported[pkg] = map[string]bool{}
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, im := range f.Imports {
			name, err := strconv.Unquote(im.Path.Value)
			if err != nil {
				return err
			}
			if name == module {
				name = module + "/."
			}
			if rest, ours := strings.CutPrefix(name, module+"/"); ours {
				imported[pkg][rest] = true
				if !slices.Contains(allowed, rest) {
					t.Errorf("%s imports %s, which does not stand before it", path, rest)
				}
			}
			if strings.Contains(name, "ebitengine/purego") && pkg != "internal/foreign" {
				t.Errorf("%s imports purego; only internal/foreign may", path)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range slices.Sorted(maps.Keys(stages)) {
		if imported[pkg] == nil {
			t.Errorf("the table of stages lists package %s, which does not exist", pkg)
			continue
		}
		for i, name := range stages[pkg] {
			if !imported[pkg][name] {
				t.Errorf("the table of stages lets %s import %s, which it does not", pkg, name)
			}
			if slices.Contains(stages[pkg][:i], name) {
				t.Errorf("the table of stages lists %s twice for %s", name, pkg)
			}
		}
	}
}
