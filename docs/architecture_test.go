package docs_test

import (
	"os"
	"strings"
	"testing"
)

// The page's table has every package below internal, and no other.
func TestArchitectureListsThePackages(t *testing.T) {
	_, table, _ := strings.Cut(page(t, "architecture.md"), "| package | what lives there |")
	table, _, _ = strings.Cut(table, "\n\n")
	dirs, err := os.ReadDir("../internal")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range dirs {
		if name := "`internal/" + d.Name() + "`"; !strings.Contains(table, name) {
			t.Errorf("%s is not in the table", name)
		}
	}
	for _, part := range strings.Split(table, "`") {
		if strings.HasPrefix(part, "internal/") || strings.HasPrefix(part, "test/") {
			if _, err := os.Stat("../" + part); err != nil {
				t.Errorf("the table lists %s: %v", part, err)
			}
		}
	}
}
