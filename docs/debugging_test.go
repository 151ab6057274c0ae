package docs_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/spelt-go/spelt/internal/debug"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
)

// The page lists every switch there is, and none that is not.
func TestPageListsTheSwitches(t *testing.T) {
	var want []string
	for _, s := range debug.Switches {
		want = append(want, s.Env)
	}
	want = append(want, "SPELT_BACKEND", llvm.EnvLibrary, "SPELT_CACHE", target.EnvCPU)
	slices.Sort(want)
	var got []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(SPELT_[A-Z_]+)` \\|").FindAllStringSubmatch(page(t, "debugging.md"), -1) {
		got = append(got, m[1])
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the page lists\n%q, there are\n%q", got, want)
	}
}
