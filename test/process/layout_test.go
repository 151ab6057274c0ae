package process

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// layoutProgram launches a kernel for each way in which a type can be reached, and prints what came of it.
const layoutProgram = `package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spelt-go/spelt"

	"library.test/box"
	"process.test/geom"
)

//spelt:kernel
func Private(p []geom.Private) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

//spelt:kernel
func Kind(p []geom.Kind) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

//spelt:kernel
func Sign(p *geom.Sign, out []float64) {
	for i := range out {
		out[i] = p.Value()
	}
}

//spelt:kernel
func Swap(p []geom.Swap) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

//spelt:kernel
func Deep(p **geom.Deep, out []float64) {
	for i := range out {
		out[i] = (*p).Rows()[0][0].Value()
	}
}

//spelt:kernel
func Embeds(p []geom.Outer) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

//spelt:kernel
func Arrays(p *[3]geom.Cell, out []float64) {
	for i := range out {
		out[i] = p[i%3].Value()
	}
}

//spelt:kernel
func Generic(p geom.Pair[int32], out []float64) {
	for i := range out {
		out[i] = p.Value()
	}
}

//spelt:kernel
func Elsewhere(p []box.Box) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

//spelt:kernel
func Renamed(p []geom.Renamed) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

// Beside points to a type that it does not look into.
//
//spelt:kernel
func Beside(p []geom.Node) (sum float64) {
	for i := range p {
		sum += p[i].Value()
	}
	return sum
}

func main() {
	out := make([]float64, 3)
	deep := geom.NewDeep()
	say := func(name string, value float64, err error) {
		var e *spelt.LayoutError
		if errors.As(err, &e) && errors.Is(err, spelt.ErrLayout) && e.Kernel == name {
			fmt.Printf("%s: %s.%s\n", name, e.Type, e.Field)
		} else {
			fmt.Printf("%s: %v %v\n", name, value, err)
		}
	}
	v, err := PrivateKernel.Launch(make([]geom.Private, 2))
	say("Private", v, err)
	v, err = KindKernel.Launch(make([]geom.Kind, 2))
	say("Kind", v, err)
	say("Sign", 0, SignKernel.Launch(new(geom.Sign), out))
	v, err = SwapKernel.Launch(make([]geom.Swap, 2))
	say("Swap", v, err)
	say("Deep", 0, DeepKernel.Launch(&deep, out))
	v, err = EmbedsKernel.Launch(make([]geom.Outer, 2))
	say("Embeds", v, err)
	say("Arrays", 0, ArraysKernel.Launch(new([3]geom.Cell), out))
	say("Generic", 0, GenericKernel.Launch(geom.Pair[int32]{}, out))
	v, err = ElsewhereKernel.Launch(make([]box.Box, 2))
	say("Elsewhere", v, err)
	v, err = RenamedKernel.Launch(make([]geom.Renamed, 2))
	say("Renamed", v, err)
	v, err = BesideKernel.Launch(make([]geom.Node, 2))
	say("Beside", v, err)
	_, err = PrivateKernel.Compile(context.Background())
	fmt.Println(err)
}
`

const layoutGeom = `package geom

type Private struct {
	a int64
	b []float64
}

func (p Private) Value() float64 { return float64(p.a) + float64(len(p.b)) }

type Kind struct{ n int32 }

func (k Kind) Value() float64 { return float64(k.n) }

type Sign struct {
	_ int64
	n uint32
}

func (s Sign) Value() float64 { return float64(s.n) }

type Swap struct{ x, y float64 }

func (s Swap) Value() float64 { return s.x }

type Deep struct{ rows [][]Cell }

func (d *Deep) Rows() [][]Cell { return d.rows }

func NewDeep() *Deep { return &Deep{[][]Cell{{{}}}} }

type Cell struct {
	v float32
	w float32
}

func (c Cell) Value() float64 { return float64(c.v) }

type Inner struct{ a, b int16 }

func (i Inner) Value() float64 { return float64(i.a) }

type Outer struct {
	n int32
	Inner
}

type Pair[T int32 | int64] struct {
	first  T
	second float32
}

func (p Pair[T]) Value() float64 { return float64(p.first) }

type Renamed struct{ a, b float64 }

func (r Renamed) Value() float64 { return r.a }

type Node struct {
	v    float64
	more *Swap
}

func (n Node) Value() float64 { return n.v }
`

const layoutBox = "package box\n\ntype Box struct {\n\tsize [2]int32\n\tn int64\n}\n\nfunc (b Box) Value() float64 { return float64(b.size[1]) }\n"

// layoutEdits change one type each, all in packages other than the kernels'.
var layoutEdits = []string{
	"a int64\n\tb []float64", "b []float64\n\ta int64",
	"Kind struct{ n int32 }", "Kind struct{ n float32 }",
	"n uint32", "n int32",
	"Swap struct{ x, y float64 }", "Swap struct{ y, x float64 }",
	"v float32\n\tw float32", "w float32\n\tv float32",
	"n int32\n\tInner", "Inner\n\tn int32",
	"first  T", "first  [1]T", "float64(p.first)", "float64(p.first[0])",
	"Renamed struct{ a, b float64 }", "Renamed struct{ c, d float64 }", "return r.a", "return r.c",
}

// TestAcceptanceB2LayoutsOfOtherPackages edits types in another package and in another module, whose private fields the
// kernels' package cannot name, and builds without spelt gen: the first launch of each kernel says what differs.
func TestAcceptanceB2LayoutsOfOtherPackages(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "user")
	if err := newModule(dir); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{
		"main.go": layoutProgram, "geom/geom.go": layoutGeom,
		"../library/go.mod": "module library.test\n\ngo 1.26\n", "../library/box/box.go": layoutBox,
	}
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	files["go.mod"] = string(mod) + "\nrequire library.test v0.0.0\nreplace library.test => ../library\n"
	run := func() string {
		t.Helper()
		if _, err := goCommand(dir, "build", "-o", "prog", "."); err != nil {
			t.Fatal(err)
		}
		out, err := command(dir, append(os.Environ(), "SPELT_CACHE="+filepath.Join(t.TempDir(), "cache")), filepath.Join(dir, "prog"))
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	if err := writeFiles(dir, files); err != nil {
		t.Fatal(err)
	}
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := command(dir, goEnv(), spelt, "gen", "./..."); err != nil {
		t.Fatal(err)
	}
	if got := run(); strings.Contains(got, "geom.") || strings.Contains(got, "box.") {
		t.Fatalf("before the edits:\n%s", got)
	}

	edited := maps.Clone(files)
	edited["geom/geom.go"] = strings.NewReplacer(layoutEdits...).Replace(layoutGeom)
	edited["../library/box/box.go"] = strings.Replace(layoutBox, "[2]int32\n\tn int64", "[4]int32", 1)
	if err := writeFiles(dir, edited); err != nil {
		t.Fatal(err)
	}
	got := run()
	for _, want := range []string{
		"Private: process.test/geom.Private.a\n",
		"Kind: process.test/geom.Kind.n\n",
		"Sign: process.test/geom.Sign.n\n",
		"Swap: process.test/geom.Swap.x\n",
		"Deep: process.test/geom.Cell.v\n",
		"Embeds: process.test/geom.Outer.n\n",
		"Arrays: process.test/geom.Cell.v\n",
		"Generic: process.test/geom.Pair[int32].first\n",
		"Elsewhere: library.test/box.Box.size\n",
		"Renamed: 0 <nil>\n",
		"Beside: 0 <nil>\n",
		"kernel Private was generated for another layout: field a of process.test/geom.Private was int64 or int at offset 0, and is int64 at offset 24; run spelt gen again\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}
