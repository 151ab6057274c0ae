package gosource

import (
	"fmt"
	"strings"

	"github.com/spelt-go/spelt/test/fuzz/tape"
)

var (
	integers = []string{"int", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "uint"}
	floats   = []string{"float32", "float64"}
	numbers  = append(append([]string{}, integers...), floats...)
)

func isFloat(ty string) bool  { return strings.HasPrefix(ty, "float") }
func isSigned(ty string) bool { return strings.HasPrefix(ty, "int") }
func isInt(ty string) bool    { return isSigned(ty) || strings.HasPrefix(ty, "uint") }

func bitsOf(ty string) int {
	switch ty {
	case "int8", "uint8":
		return 8
	case "int16", "uint16":
		return 16
	case "int32", "uint32", "float32":
		return 32
	}
	return 64
}

// number decides for a type of numbers, mostly one of those that the kernel works on.
func (g *gen) number() string {
	if g.t.Chance(70) {
		return tape.Pick(g.t, g.favourites...)
	}
	return numbers[g.t.N(len(numbers))]
}

func (g *gen) integer() string {
	ty := g.number()
	if isFloat(ty) {
		return "int32"
	}
	return ty
}

// literal is a constant of a type; often one at which arithmetic turns over.
func (g *gen) literal(ty string) string {
	if ty == "bool" {
		return tape.Pick(g.t, "false", "true")
	}
	if isFloat(ty) {
		return tape.Pick(g.t, "0", "1", "2", "-1", "0.5", "3", "-0.25", "1e10", "-7.25", "127.5", "255", "65535", "1e-20", "2147483648")
	}
	n := bitsOf(ty)
	small := tape.Pick(g.t, "1", "0", "2", "3", "5", "7", "10", "16", "100", "127")
	if !g.t.Chance(35) {
		return small
	}
	if isSigned(ty) {
		top := uint64(1)<<(n-1) - 1
		return tape.Pick(g.t, "-1", "-2", fmt.Sprint(top), fmt.Sprintf("-%d", top), fmt.Sprintf("-%d", top+1), fmt.Sprint(top/2+1), fmt.Sprint(top/3), fmt.Sprintf("-%d", top/3))
	}
	top := ^uint64(0) >> (64 - n)
	return tape.Pick(g.t, fmt.Sprint(top), fmt.Sprint(top-1), fmt.Sprint(top/2), fmt.Sprint(top/2+1), fmt.Sprint(top/3), fmt.Sprint(top/5*3))
}

// A structure is a struct type of the kernel's, by its fields that hold numbers.
type structure struct {
	name   string
	fields []field
}

type field struct {
	name, ty string
	length   int // of an array; 0 for a plain field
}

// structure declares a struct type.
func (g *gen) structure() *structure {
	s := &structure{name: fmt.Sprintf("S%d_%d", g.id, g.serial())}
	var b strings.Builder
	for i := range 1 + g.t.N(4) {
		f := field{name: fmt.Sprintf("F%d", i), ty: g.number()}
		if g.t.Chance(25) {
			f.length = 1 + g.t.N(3)
			fmt.Fprintf(&b, "\t%s [%d]%s\n", f.name, f.length, f.ty)
		} else {
			fmt.Fprintf(&b, "\t%s %s\n", f.name, f.ty)
		}
		s.fields = append(s.fields, f)
	}
	fmt.Fprintf(&g.decls, "type %s struct {\n%s}\n\n", s.name, b.String())
	return s
}

// member is a number in a struct: its selector and its type.
func (g *gen) member(s *structure) (selector, ty string) {
	f := s.fields[g.t.N(len(s.fields))]
	if f.length > 0 {
		return fmt.Sprintf(".%s[%d]", f.name, g.t.N(f.length)), f.ty
	}
	return "." + f.name, f.ty
}
