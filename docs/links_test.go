package docs_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestLinksLead: every link from one page of the repository to another leads to a file, and to a heading if it names one.
func TestLinksLead(t *testing.T) {
	pages, err := filepath.Glob("*.md")
	if err != nil {
		t.Fatal(err)
	}
	pages = append(pages, "../README.md", "../RATIONALE.md", "../examples/README.md", "../bench/README.md")
	link := regexp.MustCompile(`\]\(([^)\s]+)\)`)
	n := 0
	for _, p := range pages {
		for _, m := range link.FindAllStringSubmatch(page(t, p), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			n++
			file, anchor, _ := strings.Cut(m[1], "#")
			to := filepath.Join(filepath.Dir(p), file)
			if file == "" {
				to = p
			}
			if _, err := os.Stat(to); err != nil {
				t.Errorf("%s: the link %s leads nowhere: %v", p, m[1], err)
			} else if anchor != "" && !anchors(page(t, to))[anchor] {
				t.Errorf("%s: %s has no heading %s", p, to, anchor)
			}
		}
	}
	if n == 0 {
		t.Error("no links found")
	}
}

// anchors are the names of the headings of a page, as GitHub makes them.
func anchors(text string) map[string]bool {
	list := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^#+ (.+)$`).FindAllStringSubmatch(text, -1) {
		name := regexp.MustCompile(`[^\pL\pN _-]`).ReplaceAllString(strings.ToLower(m[1]), "")
		list[strings.ReplaceAll(name, " ", "-")] = true
	}
	return list
}
