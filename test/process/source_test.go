package process

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// A source is a package with one kernel of a hundred loops, ten each of ten forms, no two alike. Edits change its
// fields; files writes it out.
type source struct {
	kernel string
	params []string // in order; see paramTypes
	loops  []int    // numbers of the loops, in order; the form of loop l is l%10
	rename [][2]string

	consts    map[int]int       // of a loop, instead of its number
	before    map[int]string    // lines before a loop
	last      map[int]string    // a statement at the end of the body of a loop of form 0
	directive map[int]string    // of a loop
	replace   map[string]string // other edits of the text of the kernel

	doc    string // comment before the kernel
	head   string // other declarations before the kernel
	mix    string // body of the helper that loops of form 3 call
	deep   string // body of the last of three helpers, in another package, that loops of form 4 call
	gain   string // the package-level constant of loops of form 5
	length int    // of the array of loops of form 9
}

const loopCount = 100

// formCount is how many loops are of one form.
const formCount = loopCount / 10

func newSource() *source {
	s := &source{kernel: "Step", params: []string{"a", "b", "c", "d", "k", "tab", "scale", "n", "unused"},
		consts: map[int]int{}, before: map[int]string{}, last: map[int]string{}, directive: map[int]string{}, replace: map[string]string{},
		doc: "Step is edited by the tests.", mix: "return v*weight + 0.5", deep: "return v - 0.25", gain: "2", length: 64}
	for l := range loopCount {
		s.loops = append(s.loops, l)
	}
	return s
}

// paramTypes has the types of parameters and the fields of package input that they are launched with.
var paramTypes = map[string][2]string{
	"a": {"[]float32", "in.A"}, "b": {"[]float32", "in.B"}, "c": {"[]float32", "in.C"}, "d": {"[]float32", "in.D"},
	"k": {"[]int32", "in.K"}, "tab": {"*[Length]float32", "(*[Length]float32)(in.Tab)"}, "scale": {"float32", "in.Scale"},
	"n": {"int", "in.N"}, "unused": {"int", "0"}, "extra": {"[]float64", "nil"},
}

// files are those of the package dir of the module.
func (s *source) files(dir string) map[string]string {
	pkg := dir[strings.LastIndex(dir, "/")+1:]
	return map[string]string{
		dir + "/step.go":   s.step(pkg, dir),
		dir + "/mix.go":    fmt.Sprintf("package %s\n\n// mix is called by the loops of one form.\nfunc mix(v, weight float32) float32 {\n\t%s\n}\n", pkg, s.mix),
		dir + "/launch.go": s.launch(pkg),
		dir + "/deep/deep.go": "// Package deep has helpers that call each other.\npackage deep\n\n" +
			"// One is what kernels call.\nfunc One(v float32) float32 { return two(v) * 0.5 }\n\n" +
			"func two(v float32) float32 { return three(v) + 1 }\n",
		dir + "/deep/three.go": fmt.Sprintf("package deep\n\nfunc three(v float32) float32 {\n\t%s\n}\n", s.deep),
	}
}

func (s *source) launch(pkg string) string {
	args := func() string {
		var list []string
		for _, p := range s.params {
			list = append(list, paramTypes[p][1])
		}
		return strings.Join(list, ", ")
	}()
	return fmt.Sprintf(`package %[1]s

import (
	"github.com/spelt-go/spelt"

	"process.test/input"
)

// Launch runs the kernel on rt.
func Launch(rt *spelt.Runtime, in *input.Set) (spelt.Report, error) {
	l := %[2]sKernel.On(rt)
	err := l.Launch(%[3]s)
	return l.Report(), err
}

// Plain runs it as plain Go.
func Plain(in *input.Set) { %[2]s(%[3]s) }

// Length is that of the array.
const Length = %[4]d
`, pkg, s.kernel, args, s.length)
}

func (s *source) step(pkg, dir string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s\n\nimport \"process.test/%s/deep\"\n\n", pkg, dir)
	fmt.Fprintf(&b, "const gain = %s\n\n%s\n\n// %s\n//\n//spelt:kernel\nfunc %s(", s.gain, s.head, s.doc, s.kernel)
	for i, p := range s.params {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(p + " " + paramTypes[p][0])
	}
	b.WriteString(") {\n")
	for _, l := range s.loops {
		b.WriteString(s.before[l])
		v, ok := s.consts[l]
		if !ok {
			v = l
		}
		b.WriteString(s.loop(l, v))
	}
	b.WriteString("}\n")
	text := b.String()
	for _, from := range slices.Sorted(maps.Keys(s.replace)) {
		if !strings.Contains(text, from) {
			panic("the source has no " + from)
		}
		text = strings.ReplaceAll(text, from, s.replace[from])
	}
	for _, r := range s.rename {
		text = regexp.MustCompile(`\b`+r[0]+`\b`).ReplaceAllString(text, r[1])
	}
	return text
}

// loop is loop l with the constant v, and what belongs to it.
func (s *source) loop(l, v int) string {
	d := s.directive[l]
	switch l % 10 {
	case 0: // plain
		return fmt.Sprintf("%sfor i := range a {\na[i] = a[i]*scale + b[i]*%d\n%s}\n", d, v, s.last[l])
	case 1: // a sum, which the next loop uses
		return fmt.Sprintf("sum%[1]d := int32(7)\n%[2]sfor i := range k {\nsum%[1]d += k[i] ^ %[3]d\n}\n", l, d, v)
	case 2: // uses the sum; the loop before it may be missing only if this one is, too
		return fmt.Sprintf("%sfor i := range k {\nk[i] = k[i]*3 + sum%d + %d\n}\n", d, l-1, v)
	case 3: // a helper
		return fmt.Sprintf("%sfor i := range b {\nb[i] = mix(b[i], 0.5) - %d\n}\n", d, v)
	case 4: // helpers three deep
		return fmt.Sprintf("%sfor i := range c {\nc[i] = deep.One(c[i]) - %d\n}\n", d, v)
	case 5: // a package-level constant
		return fmt.Sprintf("%sfor i := range d {\nd[i] = d[i]/(gain+1) + %d\n}\n", d, v)
	case 6: // bounds of its own
		return fmt.Sprintf("low%[1]d := n / %[2]d\n%[3]sfor i := low%[1]d; i < n-%[1]d; i++ {\nc[i] = c[i]*0.5 + d[i] + %[4]d\n}\n", l, l+1, d, v)
	case 7: // an element as it was
		return fmt.Sprintf("first%[1]d := a[%[1]d]\n%[2]sfor i := range d {\nd[i] = d[i]*0.5 + first%[1]d - %[3]d\n}\n", l, d, v)
	case 8: // under control, with an inner loop
		return fmt.Sprintf("if n > %d {\n%sfor i := range b {\nt := b[i]\nfor j := 0; j < 3; j++ {\nif t > %d {\nt *= 0.5\n}\n}\nb[i] = t\n}\n}\n", l, d, v)
	default: // an array
		return fmt.Sprintf("%sfor i := range tab {\ntab[i] = tab[i]*0.5 + %d\n}\n", d, v)
	}
}
