package gen

import (
	"cmp"
	"fmt"
	"go/types"
	"path"
	"slices"
	"strings"
)

// imports gives the packages that one file refers to names that nothing else in the file or the package has.
type imports struct {
	pkg   *types.Package
	taken func(name string) bool
	names map[string]string // by path
	auto  map[string]string // names that need not be written, by path
}

func newImports(pkg *types.Package, taken func(string) bool) *imports {
	return &imports{pkg: pkg, taken: taken, names: map[string]string{}, auto: map[string]string{}}
}

// name returns the name by which the file knows a package, "" for its own.
func (im *imports) name(importPath, packageName string) string {
	if importPath == im.pkg.Path() {
		return ""
	}
	if n, ok := im.names[importPath]; ok {
		return n
	}
	n := unique(packageName, func(n string) bool {
		if im.taken(n) || types.Universe.Lookup(n) != nil {
			return true
		}
		for _, other := range im.names {
			if other == n {
				return true
			}
		}
		return false
	})
	im.names[importPath] = n
	if n == path.Base(importPath) {
		im.auto[importPath] = n
	}
	return n
}

// ref returns what stands before a name of a package: "image.", or "" for the file's own package.
func (im *imports) ref(importPath, packageName string) string {
	if n := im.name(importPath, packageName); n != "" {
		return n + "."
	}
	return ""
}

// qualifier is for [types.TypeString].
func (im *imports) qualifier(p *types.Package) string { return im.name(p.Path(), p.Name()) }

func (im *imports) typeString(t types.Type) string { return types.TypeString(t, im.qualifier) }

// decl returns the import declaration, the standard library first.
func (im *imports) decl() string {
	if len(im.names) == 0 {
		return ""
	}
	var std, other []string
	for p := range im.names {
		if first, _, _ := strings.Cut(p, "/"); strings.Contains(first, ".") {
			other = append(other, p)
		} else {
			std = append(std, p)
		}
	}
	var b strings.Builder
	b.WriteString("import (\n")
	for i, group := range [][]string{std, other} {
		if i > 0 && len(std) > 0 && len(other) > 0 {
			b.WriteString("\n")
		}
		slices.SortFunc(group, func(p, q string) int { return cmp.Compare(p, q) })
		for _, p := range group {
			if im.auto[p] != "" {
				fmt.Fprintf(&b, "\t%q\n", p)
			} else {
				fmt.Fprintf(&b, "\t%s %q\n", im.names[p], p)
			}
		}
	}
	b.WriteString(")\n")
	return b.String()
}
