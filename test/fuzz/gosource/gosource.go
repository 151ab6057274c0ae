// Package gosource writes random kernels as Go source, over the whole of what kernels may use, with all widths and
// signs mixed and values at the ends of types. Iterations of parallel loops keep to what a kernel's author promises:
// each writes elements of its own, and reads no other's.
package gosource

import (
	"fmt"
	"strings"

	"github.com/spelt-go/spelt/test/fuzz/tape"
)

// A Kernel is a random kernel.
type Kernel struct {
	Name    string
	Source  string // declarations of the kernel and of what it uses
	Harness string // the kernel in the table of the program that tries it
}

// Generate writes the kernel that the decisions of t describe. Its names hold id, so that kernels of several fit into a
// package.
func Generate(t *tape.Tape, id int) Kernel {
	g := &gen{t: t, id: id, name: fmt.Sprintf("K%d", id)}
	return g.kernel()
}

type gen struct {
	t    *tape.Tape
	id   int
	name string
	next int // of names
	seed int // of the arguments

	favourites []string // types that most values have
	decls      strings.Builder
	helpers    []*helper
	structures []*structure

	params []param
	slices []*slice
	scope  []local

	body   strings.Builder
	indent int
	loop   *parallel // the one that statements are in
	depth  int       // of statements
	jumps  []string  // what continue, break and return may be written here
	pure   bool      // in a helper: no memory
}

// A param is a parameter of the kernel.
type param struct {
	name, ty string
	fill     string // a statement of the harness that fills a.name
}

// A slice is one that the kernel may use, by the expression that denotes it.
type slice struct {
	text string
	elem string     // a number's type, or "" for a structure
	of   *structure // of the elements
}

// A local is a variable in scope.
type local struct {
	name, ty string
	fixed    bool // not to be assigned
	hidden   bool // not to be read
	array    int  // its length, if it is an array of ty
}

// A parallel loop, by what its iterations own: block elements of each slice, from base on.
type parallel struct {
	base  string
	block int
	owned map[*slice]bool
}

func (g *gen) serial() int { g.next++; return g.next }

func (g *gen) fresh(prefix string) string { return fmt.Sprintf("%s%d", prefix, g.serial()) }

func (g *gen) line(format string, args ...any) {
	fmt.Fprintf(&g.body, "%s%s\n", strings.Repeat("\t", g.indent), fmt.Sprintf(format, args...))
}

// block writes what f does, one step further in, in a scope of its own.
func (g *gen) block(head string, f func()) {
	g.line("%s {", head)
	g.inside(f)
	g.line("}")
}

func (g *gen) inside(f func()) {
	n, jumps := len(g.scope), g.jumps
	g.indent++
	g.depth++
	f()
	g.depth--
	g.indent--
	g.scope, g.jumps = g.scope[:n], jumps
}

func (g *gen) declare(v local) { g.scope = append(g.scope, v) }

func (g *gen) kernel() Kernel {
	g.seed = g.t.N(1 << 30)
	for range 1 + g.t.N(3) {
		g.favourites = append(g.favourites, numbers[g.t.N(len(numbers))])
	}
	for range g.t.N(3) {
		g.structures = append(g.structures, g.structure())
	}
	for range g.t.N(4) {
		g.t.Span(g.helper)
	}
	g.parameters()
	result := ""
	var results []local
	for range g.t.N(3) {
		r := local{name: g.fresh("r"), ty: g.number()}
		results = append(results, r)
		result += fmt.Sprintf(", %s %s", r.name, r.ty)
	}
	g.body.Reset()
	g.scope = append(g.scope, results...)
	g.inside(func() { g.constructs(1 + g.t.N(3)) })
	if len(results) > 0 {
		g.line("\treturn")
		result = " (" + result[2:] + ")"
	}

	var source, list, call strings.Builder
	for i, p := range g.params {
		if i > 0 {
			list.WriteString(", ")
			call.WriteString(", ")
		}
		fmt.Fprintf(&list, "%s %s", p.name, p.ty)
		fmt.Fprintf(&call, "a.%s", p.name)
	}
	source.WriteString(g.decls.String())
	fmt.Fprintf(&source, "//spelt:kernel\nfunc %s(%s)%s {\n%s}\n\n", g.name, list.String(), result, g.body.String())
	return Kernel{Name: g.name, Source: source.String(), Harness: g.harness(results, call.String())}
}

// harness is the kernel's entry in the table of the program.
func (g *gen) harness(results []local, call string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "type args%s struct {\n", g.name)
	for _, p := range g.params {
		fmt.Fprintf(&b, "\t%s %s\n", p.name, p.ty)
	}
	left := ""
	for _, r := range results {
		fmt.Fprintf(&b, "\t%s %s\n", r.name, r.ty)
		left += "a." + r.name + ", "
	}
	plain := strings.TrimSuffix(left, ", ")
	if plain != "" {
		plain += " = "
	}
	fmt.Fprintf(&b, "}\n\nfunc init() {\n\tkernels = append(kernels, entry{%q, %d,\n\t\tfunc(f *filler) any {\n\t\t\ta := &args%s{}\n", g.name, g.seed, g.name)
	for _, p := range g.params {
		fmt.Fprintf(&b, "\t\t\t%s\n", p.fill)
	}
	fmt.Fprintf(&b, "\t\t\treturn a\n\t\t},\n\t\tfunc(v any) { a := v.(*args%s); %s%s(%s) },\n", g.name, plain, g.name, call)
	fmt.Fprintf(&b, "\t\tfunc(rt *spelt.Runtime, v any) (err error) { a := v.(*args%s); %serr = %sKernel.On(rt).Launch(%s); return },\n\t})\n}\n\n", g.name, left, g.name, call)
	return b.String()
}

// parameters decides for what the kernel gets.
func (g *gen) parameters() {
	for i := range 1 + g.t.N(4) {
		name := fmt.Sprintf("p%d", i)
		s := &slice{text: name}
		if len(g.structures) > 0 && g.t.Chance(30) {
			s.of = g.structures[g.t.N(len(g.structures))]
		} else {
			s.elem = g.number()
		}
		g.slices = append(g.slices, s)
		ty := s.elem
		if s.of != nil {
			ty = s.of.name
		}
		g.params = append(g.params, param{name, "[]" + ty, fmt.Sprintf("fill(f, &a.%s)", name)})
	}
	if g.t.Chance(20) { // slices in a struct behind a pointer
		name, ty := "box", fmt.Sprintf("Box%d", g.id)
		a, b := g.number(), g.number()
		fmt.Fprintf(&g.decls, "type %s struct {\n\tA []%s\n\tK %s\n\tB []%s\n}\n\n", ty, a, g.number(), b)
		g.slices = append(g.slices, &slice{text: "box.A", elem: a}, &slice{text: "box.B", elem: b})
		g.params = append(g.params, param{name, "*" + ty, fmt.Sprintf("a.box = &%s{}; fill(f, &a.box.A); fill(f, &a.box.B); fill(f, &a.box.K)", ty)})
	}
	g.declare(local{name: "q", ty: "int32", fixed: true})
	g.params = append(g.params, param{"q", "int32", "fill(f, &a.q)"})
	for i := range g.t.N(3) {
		p := param{name: fmt.Sprintf("q%d", i), ty: g.number()}
		p.fill = fmt.Sprintf("fill(f, &a.%s)", p.name)
		g.params = append(g.params, p)
		g.declare(local{name: p.name, ty: p.ty})
	}
}

// A helper is a function that the kernel calls.
type helper struct {
	name    string
	params  []string
	results []string
}

// helper declares a function of numbers.
func (g *gen) helper() {
	h := &helper{name: fmt.Sprintf("h%d_%d", g.id, g.serial())}
	g.body.Reset()
	g.pure = true
	list := ""
	for i := range 1 + g.t.N(3) {
		ty := g.number()
		h.params = append(h.params, ty)
		list += fmt.Sprintf(", arg%d %s", i, ty)
		g.declare(local{name: fmt.Sprintf("arg%d", i), ty: ty})
	}
	for range 1 + g.t.N(2) {
		h.results = append(h.results, g.number())
	}
	g.inside(func() {
		g.jumps = []string{"return"}
		returns := func() {
			var out []string
			for _, ty := range h.results {
				out = append(out, g.variable(ty, 2).text)
			}
			g.line("return %s", strings.Join(out, ", "))
		}
		g.statements(g.t.N(4))
		if g.t.Chance(30) {
			g.block("if "+g.condition(1).text, returns)
		}
		g.statements(g.t.N(2))
		returns()
	})
	fmt.Fprintf(&g.decls, "func %s(%s) (%s) {\n%s}\n\n", h.name, list[2:], strings.Join(h.results, ", "), g.body.String())
	g.scope, g.pure, g.jumps = nil, false, nil
	g.helpers = append(g.helpers, h)
}
