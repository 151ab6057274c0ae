package frontend

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// CASE 41: continue ends one iteration of a parallel loop; what would end the loop is refused where it stands; and a
// counted loop under a condition that is known at run time is parallel all the same.
func TestCase41JumpsInParallelLoops(t *testing.T) {
	dir, err := filepath.Abs("testdata")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, body string
		refused    string // code, line and column; the body begins at line 4
		parallel   int
	}{
		{"continue", "for i := range x {\n\t\tif x[i] < 0 {\n\t\t\tcontinue\n\t\t}\n\t\tx[i]++\n\t}", "", 1},
		{"labelled continue", "all:\n\tfor i := range x {\n\t\tfor j := range n {\n\t\t\tif x[i] == j {\n\t\t\t\tcontinue all\n\t\t\t}\n\t\t}\n\t\tx[i]++\n\t}", "", 1},
		{"break of a loop inside", "for i := range x {\n\t\tfor j := range n {\n\t\t\tif x[i] == j {\n\t\t\t\tbreak\n\t\t\t}\n\t\t\tx[i]++\n\t\t}\n\t}", "", 1},
		{"break of a switch", "for i := range x {\n\t\tswitch x[i] {\n\t\tcase 3:\n\t\t\tbreak\n\t\tdefault:\n\t\t\tx[i]++\n\t\t}\n\t}", "", 1},
		{"under an if", "if n > 3 {\n\t\tfor i := range x {\n\t\t\tx[i]++\n\t\t}\n\t}", "", 1},
		{"under a loop that is left", "for n > 0 {\n\t\tfor i := range x {\n\t\t\tx[i]++\n\t\t}\n\t\tif x[0] > 9 {\n\t\t\tbreak\n\t\t}\n\t\tn--\n\t}", "", 1},
		{"after a return", "if n == 0 {\n\t\treturn\n\t}\n\tfor i := range x {\n\t\tx[i]++\n\t}", "", 1},
		{"return of a closure", "for i := range x {\n\t\tf := func(v int) int {\n\t\t\tif v > n {\n\t\t\t\treturn n\n\t\t\t}\n\t\t\treturn v\n\t\t}\n\t\tx[i] = f(x[i])\n\t}", "", 1},
		{"a loop that breaks, made serial", "//spelt:serial\n\tfor i := range x {\n\t\tif x[i] == n {\n\t\t\tbreak\n\t\t}\n\t\tx[i]++\n\t}", "", 0},

		{"break", "for i := range x {\n\t\tif x[i] == n {\n\t\t\tbreak\n\t\t}\n\t\tx[i]++\n\t}", "break-parallel 6:4", 0},
		{"break in a switch, by label", "all:\n\tfor i := range x {\n\t\tswitch x[i] {\n\t\tcase 3:\n\t\t\tbreak all\n\t\t}\n\t}", "break-parallel 8:4", 0},
		{"break from a loop inside, by label", "all:\n\tfor i := range x {\n\t\tfor j := range n {\n\t\t\tif x[i] == j {\n\t\t\t\tbreak all\n\t\t\t}\n\t\t}\n\t}", "break-parallel 8:5", 0},
		{"continue of a loop around", "rounds:\n\tfor n > 0 {\n\t\tn--\n\t\tfor i := range x {\n\t\t\tif x[i] == n {\n\t\t\t\tcontinue rounds\n\t\t\t}\n\t\t\tx[i]++\n\t\t}\n\t}", "break-parallel 9:5", 0},
		{"return", "for i := range x {\n\t\tif x[i] == n {\n\t\t\treturn\n\t\t}\n\t\tx[i]++\n\t}", "return-parallel 6:4", 0},
		{"return under an if", "if n > 3 {\n\t\tfor i := range x {\n\t\t\treturn\n\t\t\tx[i]++\n\t\t}\n\t}", "return-parallel 6:4", 0},
	}
	cfg := Config{Overlay: map[string][]byte{}}
	var patterns []string
	for i, c := range tests {
		name := fmt.Sprintf("jump%02d", i)
		text := fmt.Sprintf("package %s\n//spelt:kernel\nfunc K(x []int, n int) {\n\t%s\n}\n", name, c.body)
		cfg.Overlay[filepath.Join(dir, name, "k.go")] = []byte(text)
		patterns = append(patterns, "./testdata/"+name)
	}
	packages := map[string]*Package{}
	prog := load(t, cfg, patterns...)
	for _, p := range prog.Packages() {
		packages[p.Name] = p
	}
	for i, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			p := packages[fmt.Sprintf("jump%02d", i)]
			if p == nil || len(p.Kernels) != 1 {
				t.Fatalf("not loaded: %+v", p)
			}
			k, ds := prog.Lower(p.Kernels[0])
			var codes []string
			for _, d := range slices.Concat(p.Diagnostics, ds) {
				codes = append(codes, fmt.Sprintf("%s %d:%d", d.Code, d.Position.Line, d.Position.Column))
			}
			if got := strings.Join(codes, "; "); got != c.refused {
				t.Fatalf("diagnostics %q, want %q", got, c.refused)
			}
			if k == nil {
				return
			}
			parallel := 0
			k.Body.Walk(func(s *ir.Stmt) bool {
				if s.Op == ir.OpFor && s.Loop.Parallel {
					parallel++
				}
				return true
			})
			if parallel != c.parallel {
				t.Errorf("%d parallel loops, want %d", parallel, c.parallel)
			}
		})
	}
}
