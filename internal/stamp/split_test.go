package stamp

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/parser"
	"go/printer"
	gotoken "go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// sources are Go files of all kinds.
func sources(t *testing.T) []string {
	t.Helper()
	var list []string
	for _, dir := range []string{"math", "math/bits", "slices", "sort", "image", "go/types", "go/parser", "encoding/json", "strconv", "unicode"} {
		files, _ := filepath.Glob(filepath.Join(build.Default.GOROOT, "src", dir, "*.go"))
		list = append(list, files...)
	}
	ours, _ := filepath.Glob("../*/*.go")
	list = append(list, ours...)
	if len(list) < 100 {
		t.Skip("the source of the standard library is not here")
	}
	return list
}

// declared lists what go/parser finds in a file.
func declared(f *ast.File) []string {
	var names []string
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			name := d.Name.Name
			if d.Recv != nil && len(d.Recv.List) > 0 {
				name = receiverName(d.Recv.List[0].Type) + "." + name
			}
			names = append(names, "f "+name)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					names = append(names, "t "+s.Name.Name)
				case *ast.ValueSpec:
					for _, n := range s.Names {
						names = append(names, map[gotoken.Token]string{gotoken.CONST: "c ", gotoken.VAR: "v "}[d.Tok]+n.Name)
					}
				}
			}
		}
	}
	return names
}

func receiverName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiverName(e.X)
	case *ast.ParenExpr:
		return receiverName(e.X)
	case *ast.IndexExpr:
		return receiverName(e.X)
	case *ast.IndexListExpr:
		return receiverName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// sums are the contents of the declarations of a file, by what they declare.
func sums(src []byte) (order []string, byName map[string][]string) {
	byName = map[string][]string{}
	for _, d := range split(src).decls {
		name := string(d.kind) + " " + d.key()
		order = append(order, name)
		c := d.read()
		byName[name] = append(byName[name], string(c.sum[:]))
	}
	return order, byName
}

// TestDeclarationsAreFoundAndLayoutDoesNotCount takes files of the standard library and of Spelt, which go/parser reads and
// go/printer writes again without comments, in another layout.
func TestDeclarationsAreFoundAndLayoutDoesNotCount(t *testing.T) {
	for _, path := range sources(t) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		fset := gotoken.NewFileSet()
		f, err := parser.ParseFile(fset, path, src, 0)
		if err != nil {
			continue // test data
		}
		order, before := sums(src)
		if want := declared(f); !slices.Equal(order, want) {
			t.Errorf("%s: found\n%v, want\n%v", path, order, want)
			continue
		}
		if strings.Contains(string(src), "//spelt:") {
			continue
		}
		// Numbers in forms that gofmt changes are left as they are by printer, too.
		var b bytes.Buffer
		if err := (&printer.Config{Mode: printer.RawFormat, Tabwidth: 3}).Fprint(&b, fset, f); err != nil {
			t.Fatal(err)
		}
		_, after := sums(b.Bytes())
		for name := range before {
			if !slices.Equal(before[name], after[name]) {
				t.Errorf("%s: %s has another sum without comments", path, name)
			}
		}
		if len(maps.Collect(maps.All(after))) != len(before) {
			t.Errorf("%s: %d names, then %d", path, len(before), len(after))
		}
	}
}

// TestEveryTokenCounts changes each token of a file, one at a time: the sum of one declaration changes, at least.
func TestEveryTokenCounts(t *testing.T) {
	src, err := os.ReadFile("closure.go")
	if err != nil {
		t.Fatal(err)
	}
	_, before := sums(src)
	x := lexer{src: src}
	start := bytes.Index(src, []byte("type reader"))
	for tok := x.next(); tok.kind != end; tok = x.next() {
		if tok.kind == semicolon || tok.start < start || x.is(tok, ',') {
			continue
		}
		edited := slices.Concat(src[:tok.start], []byte(" 7 "), src[tok.end:])
		if _, after := sums(edited); maps.EqualFunc(before, after, slices.Equal[[]string]) {
			line := 1 + bytes.Count(src[:tok.start], []byte("\n"))
			t.Errorf("closure.go:%d: %q does not count", line, x.text(tok))
		}
	}
}

func FuzzSplit(f *testing.F) {
	for _, s := range []string{"package p\nfunc F[T any](x T) (y int) { return }\n", "const (\na = iota\nb\n)", "import (\n\"x\"; y \"z\"\n)", "/*", "\"", "'\\", "`", "func (", "var a, b = 1"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		for _, d := range split(src).decls {
			d.read()
		}
		split(src).changes("x")
	})
}
