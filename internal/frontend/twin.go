package frontend

import (
	"go/ast"
	"go/build"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// hintTag begins the hint for a function that is not written in Go, but is with a build tag.
const hintTag = "there is a version in Go behind a build tag: "

// twinHint is what to write instead of a call of fn, of a package that has fn in assembly and, behind a build tag that is
// not set, in Go; else "". The tag is looked for in the files that this build leaves out, which is where such a twin stands.
func (u *unit) twinHint(fn *types.Func) string {
	if u == nil || len(u.files) == 0 {
		return ""
	}
	used := map[string]bool{}
	for _, f := range u.files {
		used[filepath.Base(u.fset.Position(f.Package).Filename)] = true
	}
	entries, err := os.ReadDir(u.dir)
	if err != nil {
		return ""
	}
	for _, e := range entries {
		name := e.Name()
		if used[name] || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(u.dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil || !declares(f, fn) {
			continue
		}
		if tag := tagOf(f); tag != "" {
			return hintTag + "generate with spelt gen --tags " + tag + ", and build with go build -tags " + tag
		}
	}
	return ""
}

// declares reports whether f has fn, with a body.
func declares(f *ast.File, fn *types.Func) bool {
	recv := fn.Signature().Recv()
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil && d.Name.Name == fn.Name() && (d.Recv == nil) == (recv == nil) {
			if recv == nil || strings.HasSuffix(strings.TrimPrefix(types.ExprString(d.Recv.List[0].Type), "*"), receiverName(recv.Type())) {
				return true
			}
		}
	}
	return false
}

func receiverName(t types.Type) string {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*types.Named); ok {
		return n.Obj().Name()
	}
	return t.String()
}

// tagOf is the build tag that by itself makes f part of the build, or "". It is none that says for which system, compiler
// or release of Go a file is.
func tagOf(f *ast.File) string {
	var expr constraint.Expr
	for _, g := range f.Comments {
		for _, c := range g.List {
			if c.Pos() < f.Package && constraint.IsGoBuild(c.Text) {
				expr, _ = constraint.Parse(c.Text)
			}
		}
	}
	if expr == nil {
		return ""
	}
	own := func(tag string) bool {
		return tag == runtime.GOOS || tag == runtime.GOARCH || tag == "gc" || tag == "unix" || slices.Contains(build.Default.ReleaseTags, tag)
	}
	var tags []string
	expr.Eval(func(tag string) bool { tags = append(tags, tag); return false })
	expr.Eval(func(tag string) bool { tags = append(tags, tag); return true })
	for _, tag := range tags {
		if own(tag) || slices.Contains(notTags, tag) || strings.HasPrefix(tag, "go1.") {
			continue
		}
		if expr.Eval(func(t string) bool { return own(t) || t == tag }) {
			return tag
		}
	}
	return ""
}

// notTags are constraints that are not for a user to set.
var notTags = []string{
	"386", "arm", "arm64", "loong64", "mips", "mips64", "mips64le", "mipsle", "ppc64", "ppc64le", "riscv64", "s390x", "wasm", "sparc64",
	"aix", "android", "darwin", "dragonfly", "freebsd", "illumos", "ios", "js", "netbsd", "openbsd", "plan9", "solaris", "wasip1", "windows",
	"gccgo", "cgo", "race", "msan", "asan", "ignore", "compiler_bootstrap",
}
