package main

import (
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// TestEveryCommandIsDocumented holds docs/cli.md and what --help says of each command to what there is.
func TestEveryCommandIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/cli.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	var visit func(c *cobra.Command)
	visit = func(c *cobra.Command) {
		if c.Short == "" {
			t.Errorf("%s has no short description", c.CommandPath())
		}
		if c.HasParent() && !strings.Contains(page, c.CommandPath()) {
			t.Errorf("docs/cli.md has nothing of %s", c.CommandPath())
		}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if !strings.Contains(page, "-"+f.Name) {
				t.Errorf("docs/cli.md has nothing of the flag --%s of %s", f.Name, c.CommandPath())
			}
			if f.Usage == "" {
				t.Errorf("the flag --%s of %s has no description", f.Name, c.CommandPath())
			}
		})
		for _, sub := range c.Commands() {
			visit(sub)
		}
	}
	visit((&app{}).root())
}
