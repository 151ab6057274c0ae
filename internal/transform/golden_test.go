package transform

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

var update = flag.Bool("update", false, "rewrite the expected outputs in testdata")

const hint = "to bless: go test ./internal/transform -run TestGolden -update, then read the diff"

// A golden file is named testdata/PASS/TOPIC.txt, for a pass or for "pipeline",
// and holds cases:
//
//	=== name, and what it promises
//	whole            (or hasfma; without, the case is for tasks)
//	--- in
//	kernel "k" …
//	--- out
//	kernel "k" …
type golden struct {
	title   string
	options []string
	in, out string
}

func parseGolden(text string) (head string, cases []golden) {
	head, rest, _ := strings.Cut(text, "=== ")
	for _, part := range strings.Split(rest, "\n=== ") {
		var g golden
		intro, body, _ := strings.Cut(part, "--- in\n")
		g.title, intro, _ = strings.Cut(intro, "\n")
		g.options = strings.Fields(intro)
		g.in, g.out, _ = strings.Cut(body, "--- out")
		g.out = strings.TrimSpace(g.out) + "\n"
		cases = append(cases, g)
	}
	return head, cases
}

func (g golden) apply(pass string, k *ir.Kernel) error {
	o := Options{Task: true, Check: true}
	for _, w := range g.options {
		switch w {
		case "whole":
			o.Task = false
		case "hasfma":
			o.HasFMA = true
		}
	}
	if pass == "pipeline" {
		return Run(k, o)
	}
	p, ok := PassNamed(pass)
	if !ok {
		return os.ErrNotExist
	}
	return p.Apply(k, o)
}

// TestGolden compares what each pass makes of its cases with what it should,
// and runs both on generated arguments: they must do the same.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no golden files", err)
	}
	for _, file := range files {
		pass := filepath.Base(filepath.Dir(file))
		t.Run(pass+"/"+strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, cases := parseGolden(string(text))
			var out strings.Builder
			out.WriteString(head)
			for _, g := range cases {
				k, err := ir.Parse([]byte(g.in))
				if err != nil {
					t.Fatalf("%s: %v", g.title, err)
				}
				if err := k.Verify(); err != nil {
					t.Fatalf("%s: %v", g.title, err)
				}
				orig := k.Clone()
				if err := g.apply(pass, k); err != nil {
					t.Fatalf("%s: %v", g.title, err)
				}
				got := k.String()
				if got != g.out && !*update {
					t.Errorf("%s: got\n%s\nwant\n%s\n%s", g.title, got, g.out, hint)
				}
				if pass != "fma" && pass != "nochecks" {
					same(t, k, orig, g.title)
				}
				out.WriteString("=== " + g.title + "\n")
				if len(g.options) > 0 {
					out.WriteString(strings.Join(g.options, " ") + "\n")
				}
				out.WriteString("--- in\n" + g.in + "--- out\n" + got + "\n")
			}
			if *update {
				if err := os.WriteFile(file, []byte(out.String()), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
