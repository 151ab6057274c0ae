package frontend

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// TestAcceptanceFWordsOfRefusals: messages say a place once, and hints can be followed.
func TestAcceptanceFWordsOfRefusals(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":           "module example.com/words\n\ngo 1.26\n\nrequire example.com/other v1.0.0\n\nreplace example.com/other => ./other\n",
		"other/go.mod":     "module example.com/other\n\ngo 1.26\n",
		"other/other.go":   "package other\n\nvar Table = [4]int{1, 2, 3, 4}\n\nfunc Set() { Table[0]++ }\n\nfunc Through(x int) int { return Fast(x) + 1 }\n",
		"other/asm.go":     "//go:build !noasm\n\npackage other\n\nfunc Fast(x int) int\n",
		"other/asm.s":      "",
		"other/noasm.go":   "//go:build noasm || !amd64\n\npackage other\n\nfunc Fast(x int) int { return 3 * x }\n",
		"other/windows.go": "//go:build windows\n\npackage other\n\nfunc Fast(x int) int { return 2 * x }\n",
	} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const tag = "there is a version in Go behind a build tag: generate with spelt gen --tags noasm, and build with go build -tags noasm"
	for _, tt := range []struct {
		name, body    string
		message, hint string   // parts
		not           []string // parts of neither
	}{
		{"a variable of another module", "for i := range x { x[i] = other.Table[i&3] }",
			"Table is exported", "give the kernel a parameter for it, and launch it with other.Table", []string{"make it a constant"}},
		{"assembly with a twin", "for i := range x { x[i] = other.Fast(i) }", "other.Fast is not written in Go", tag, nil},
		{"the same, from its own package", "for i := range x { x[i] = other.Through(i) }", "other.Through cannot be used in a kernel", tag, nil},
		{"argmax by index", "best := 0\n\tfor i := range x {\n\t\tif x[i] > x[best] {\n\t\t\tbest = i\n\t\t}\n\t}\n\tx[0] = best",
			"it is read here; it looks like the place of a minimum or maximum", "at = min(at, i)", []string{"k.go:10", "best += x"}},
		{"argmax with its value", "best, m := 0, 0\n\tfor i := range x {\n\t\tif x[i] > m {\n\t\t\tm, best = x[i], i\n\t\t}\n\t}\n\tx[0] = best + m",
			"but where it is set, more happens", "at = min(at, i)", []string{"k.go:11"}},
		{"below a serial loop", "n := 0\n\t//spelt:serial\n\tfor range 3 {\n\t\tfor i := range x {\n\t\t\tn = 2*n + x[i]\n\t\t}\n\t}\n\tx[0] = n",
			"carries a value", "the loop around this one is serial, which does not make this one serial too", nil},
		{"not below one", "n := 0\n\tfor i := range x {\n\t\tn = 2*n + x[i]\n\t}\n\tx[0] = n", "carries a value", "put //spelt:serial before the loop", []string{"around this one"}},
		{"an inner loop with a name", "for i := range x {\n\t\t//spelt:loop name=inner\n\t\tfor j := range 3 {\n\t\t\tx[i] += j\n\t\t}\n\t}",
			"//spelt:loop has no effect here: the loop is serial, since it is inside a parallel one", "put it before a parallel loop, or leave it out", nil},
		{"a serial loop with workers", "//spelt:serial\n\t//spelt:loop workers=2\n\tfor i := range x {\n\t\tx[i]++\n\t}",
			"the loop is serial, since //spelt:serial is before it too", "", nil},
		{"a parallel loop with a name", "//spelt:loop name=outer\n\tfor i := range x {\n\t\tx[i]++\n\t}", "", "", nil},
	} {
		text := "package words\n\nimport \"example.com/other\"\n\n//spelt:kernel\nfunc K(x []int) {\n\t" + tt.body + "\n}\n\nvar _ = other.Set\n"
		prog := load(t, Config{Dir: root, Overlay: map[string][]byte{filepath.Join(root, "k.go"): []byte(text)}}, ".")
		k, ds := prog.Lower(prog.Packages()[0].Kernels[0])
		if tt.message == "" {
			if len(ds) > 0 {
				t.Errorf("%s: %v", tt.name, ds)
			}
			continue
		}
		if (k == nil) != (len(ds.Errors()) > 0) {
			t.Errorf("%s: compiled: %v, with %v", tt.name, k != nil, ds)
		}
		if len(ds) != 1 {
			t.Errorf("%s: %d diagnostics: %v", tt.name, len(ds), ds)
			continue
		}
		if d := ds[0]; !strings.Contains(d.Message, tt.message) || !strings.Contains(d.Hint, tt.hint) {
			t.Errorf("%s: %s\nhint: %s\nwant %q and %q", tt.name, d.Message, d.Hint, tt.message, tt.hint)
		}
		for _, no := range tt.not {
			if strings.Contains(ds[0].Message+ds[0].Hint, no) {
				t.Errorf("%s: %s\nhint: %s\nmust not have %q", tt.name, ds[0].Message, ds[0].Hint, no)
			}
		}
	}
}

// TestAcceptanceFPanicIsSaidOnce: an error that ends a launch begins with "panic: "; what is thrown follows as it is written.
func TestAcceptanceFPanicIsSaidOnce(t *testing.T) {
	const text = "package words\n\nimport \"errors\"\n\nvar errBad = errors.New(\"bad\")\n\n//spelt:kernel\nfunc K(x []int) {\n\tif x[0] == 0 {\n\t\tpanic(errBad)\n\t}\n\tx[0] = 1\n}\n"
	prog := load(t, Config{Overlay: overlay(t, map[string]string{"words/words.go": text})}, "./testdata/words")
	k, ds := prog.Lower(prog.Packages()[0].Kernels[0])
	if k == nil {
		t.Fatal(ds)
	}
	if out := string(k.Print(ir.Plain)); !strings.Contains(out, `"errBad"`) || strings.Contains(out, "panic(") {
		t.Errorf("the message is not errBad:\n%s", out)
	}
}
