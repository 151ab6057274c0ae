package gen

import (
	"errors"
	"flag"
	"go/ast"
	"go/format"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/spelt-go/spelt/internal/ir"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// kernelsOf makes kernels of the marked functions of a source text, with instances for their type parameters and IR
// that stands for any: what the frontend makes is not what this package is about.
func kernelsOf(t *testing.T, path, src string) (*types.Package, *token.FileSet, []Kernel) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, path, src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{Defs: map[*ast.Ident]types.Object{}}
	conf := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	pkg, err := conf.Check("example.com/p", fset, []*ast.File{f}, info)
	if err != nil {
		t.Fatal(err)
	}
	args := func(tuple *types.Tuple) (list []Arg) {
		for v := range tuple.Variables() {
			list = append(list, Arg{v.Name(), v.Type()})
		}
		return list
	}
	var kernels []Kernel
	for _, d := range f.Decls {
		decl, ok := d.(*ast.FuncDecl)
		if !ok || decl.Doc == nil || !strings.HasPrefix(decl.Doc.List[len(decl.Doc.List)-1].Text, "//spelt:kernel") {
			continue
		}
		fn := info.Defs[decl.Name].(*types.Func)
		sig := fn.Signature()
		k := Kernel{Name: fn.Name(), Ident: fn.Name(), Doc: decl.Doc.Text(), File: path, Pos: fset.Position(decl.Pos()), Func: fn}
		if recv := sig.Recv(); recv != nil {
			rt := recv.Type()
			base := rt
			if p, ok := rt.(*types.Pointer); ok {
				base = p.Elem()
			}
			named := base.(*types.Named)
			k.Name, k.Ident = named.Obj().Name()+"."+fn.Name(), named.Obj().Name()+fn.Name()
			if named.TypeParams().Len() > 0 {
				k.Name = named.Obj().Name() + "[float32]." + fn.Name()
				k.Ident += "Float32"
				k.Instance = []types.Type{types.Typ[types.Float32]}
				inst, err := types.Instantiate(nil, named.Origin(), k.Instance, true)
				if err != nil {
					t.Fatal(err)
				}
				o, _, _ := types.LookupFieldOrMethod(types.NewPointer(inst), false, pkg, fn.Name())
				sig, rt = o.(*types.Func).Signature(), types.NewPointer(inst)
			}
			k.Args = append(k.Args, Arg{recv.Name(), rt})
		}
		if n := sig.TypeParams().Len(); n > 0 {
			k.Name += "[float32, int8]"
			k.Ident += "Float32Int8"
			k.Instance = []types.Type{types.Typ[types.Float32], types.Typ[types.Int8]}
			inst, err := types.Instantiate(nil, sig, k.Instance, true)
			if err != nil {
				t.Fatal(err)
			}
			sig = inst.(*types.Signature)
		}
		k.Args = append(k.Args, args(sig.Params())...)
		k.Results = args(sig.Results())
		k.IR, err = ir.Parse([]byte("kernel \"" + k.Name + "\" args=8\nfile \"a`b.go\"\n{\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		k.Memory = func(types.Type) bool { return true }
		kernels = append(kernels, k)
	}
	return pkg, fset, kernels
}

// TestGolden compares what is generated for testdata/*.go with testdata/*.golden, and holds that it is as gofmt would
// write it.
func TestGolden(t *testing.T) {
	sources, _ := filepath.Glob("testdata/*.go")
	if len(sources) == 0 {
		t.Fatal("no test data")
	}
	for _, path := range sources {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".go"), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			pkg, fset, kernels := kernelsOf(t, path, string(src))
			files, _, err := Files(pkg, fset, kernels)
			if err != nil {
				t.Fatal(err)
			}
			if len(files) != 1 {
				t.Fatalf("%d files, want 1", len(files))
			}
			got := string(files[0].Content)
			if formatted, err := format.Source(files[0].Content); err != nil || string(formatted) != got {
				t.Errorf("not as gofmt writes it (error %v)", err)
			}
			if !strings.HasPrefix(got, Header+"\n") || !ast.IsGenerated(mustParse(t, got)) {
				t.Error("not marked as generated")
			}
			golden := strings.TrimSuffix(path, ".go") + ".golden"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, _ := os.ReadFile(golden)
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("differs from %s; go test ./internal/gen -update rewrites it\n%s", golden, diff)
			}
		})
	}
}

func mustParse(t *testing.T, src string) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "", src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestFilesIsIndependentOfTheOrderOfKernels(t *testing.T) {
	src, _ := os.ReadFile("testdata/names.go")
	pkg, fset, kernels := kernelsOf(t, "names.go", string(src))
	want, _, err := Files(pkg, fset, kernels)
	if err != nil {
		t.Fatal(err)
	}
	kernels[0], kernels[2] = kernels[2], kernels[0]
	got, _, err := Files(pkg, fset, kernels)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestNamesOfAnEarlierRunAreFree(t *testing.T) {
	pkg, fset, kernels := kernelsOf(t, "x_spelt_linux.go", "package p\n\nvar FKernel, fArgs int\n//spelt:kernel\nfunc F() {}")
	files, _, err := Files(pkg, fset, kernels)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(files[0].Content), "type fArgs struct") {
		t.Errorf("fArgs was avoided:\n%s", files[0].Content)
	}
}

func TestRefusedNames(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"the package has the name", `package p
var SaxpyKernel int
//spelt:kernel
func Saxpy() {}`, "p.go:4:1: no code can be generated for kernel Saxpy: the package declares SaxpyKernel itself, at p.go:2; rename that, or the kernel"},
		{"two kernels want one name", `package p
type Grid struct{}
//spelt:kernel
func GridStep() {}
//spelt:kernel
func (g *Grid) Step() {}`, "p.go:6:1: no code can be generated for kernel Grid.Step: GridStepKernel is the launcher of kernel GridStep already, at p.go:4; rename one of the two kernels"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pkg, fset, kernels := kernelsOf(t, "p.go", c.src)
			_, _, err := Files(pkg, fset, kernels)
			var ne *NameError
			if !errors.As(err, &ne) || err.Error() != c.want {
				t.Errorf("error %v, want %s", err, c.want)
			}
		})
	}
}

func TestTypesPrivateToAnotherPackage(t *testing.T) {
	other := types.NewPackage("example.com/other", "other")
	hidden := types.NewNamed(types.NewTypeName(0, other, "hidden", nil), types.Typ[types.Int], nil)
	shown := types.NewNamed(types.NewTypeName(0, other, "Shown", nil),
		types.NewStruct([]*types.Var{types.NewField(0, other, "X", hidden, false)}, nil), nil)

	pkg, fset, kernels := kernelsOf(t, "p.go", "package p\n//spelt:kernel\nfunc F() {}")
	kernels[0].Args = []Arg{{"x", types.NewSlice(hidden)}}
	var ne *NameError
	if _, _, err := Files(pkg, fset, kernels); !errors.As(err, &ne) {
		t.Errorf("a parameter of type []other.hidden: error %v, want a NameError", err)
	}
	kernels[0].Args = []Arg{{"x", types.NewPointer(shown)}}
	files, _, err := Files(pkg, fset, kernels)
	if err != nil {
		t.Fatal(err)
	}
	if want := `Layout: "8 x@0:*#1;8 X@0:i64"`; !strings.Contains(string(files[0].Content), want) {
		t.Errorf("no %q in\n%s", want, files[0].Content)
	}
}
