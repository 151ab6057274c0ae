package frontend

import (
	"strings"
	"testing"
)

// TestAcceptanceA6UpdatesThroughData: an update at a subscript that data decide is refused, a store is a warning, and both
// are silent where the author promises, or the subscripts show, that iterations do not meet. No hint leads to a race.
func TestAcceptanceA6UpdatesThroughData(t *testing.T) {
	for _, tt := range []struct {
		name, body string
		want       string // the code, with "warning " before it; empty if nothing is said
	}{
		{"histogram", "for _, v := range b { y[v]++ }", "race"},
		{"scattered sum", "for i, v := range b { y[v] += x[i] }", "race"},
		{"largest of a group", "for i, v := range b { if x[i] > y[v] { y[v] = x[i] } }", "race"},
		{"scatter", "for i, v := range b { y[v] = x[i] }", "warning race"},
		{"promised", "//spelt:unique\n\tfor i, v := range b { y[v] += x[i] }", ""},
		{"serial", "//spelt:serial\n\tfor _, v := range b { y[v]++ }", ""},
		{"mark", "for _, v := range b { y[v] = 1 }", ""},
		{"rows", "for i := range n { for _, v := range b { y[i*256+int(v)]++ } }", ""},
		{"reversed", "for i := range x { y[len(x)-1-i] = x[i] }", ""},
		{"odd", "for i := range n { y[2*i+1] = x[i] }", ""},
		{"shifted", "for i := range n { y[i<<2] += x[i] }", ""},
		{"halves", "for i := range n { y[i/2] += x[i] }", "race"},
		{"transposed", "for i := range n { y[i%4*n+i/4] += x[i] }", ""},
		{"columns", "for i := range n { for j := range 4 { y[j] += x[i*4+j] } }", "race"},
		{"array", "var h [256]int\n\tfor _, v := range b { h[v]++ }\n\ty[0] = h[0]", "loop-carried"},
	} {
		src := "package races\n\n//spelt:kernel\nfunc K(y, x []int, b []uint8, n int) {\n\t" + tt.body + "\n}\n"
		prog := load(t, Config{Overlay: overlay(t, map[string]string{"races/races.go": src})}, "./testdata/races")
		k, ds := prog.Lower(prog.Packages()[0].Kernels[0])
		got := ""
		for _, d := range ds {
			if got = d.Code; d.Warning {
				got = "warning " + got
			}
			if strings.Contains(d.Hint, "slice parameter") {
				t.Errorf("%s: the hint leads into a race: %s", tt.name, d.Hint)
			}
		}
		if refused := got != "" && !strings.HasPrefix(got, "warning"); got != tt.want && !(tt.want == "race" && got == "dependence") || refused != (k == nil) {
			t.Errorf("%s: got %q (%v), want %q", tt.name, got, ds, tt.want)
		}
	}
}
