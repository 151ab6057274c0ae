package process

import (
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/target"
)

// Q19 and CASE 11: unlike processors that share a directory each find their own records, and nobody evicts another.
func TestQ19UnlikeProcessorsAlternate(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	levels := target.Levels()
	var have []string
	for _, l := range levels {
		if tg, err := target.ForLevel(l); err == nil && tg.SubsetOf(target.Native()) {
			have = append(have, l)
		}
	}
	if len(have) < 2 {
		t.Skipf("this processor has only the levels %v", have)
	}
	masks := []string{have[len(have)-1], have[len(have)-2], have[0]}
	dir := newCache(t)
	const kernels, tasks = 2, 16
	at := func(mask string) *outcome {
		t.Helper()
		o := run{Args: []string{"-kernels=blend,wide"}, Env: []string{cacheIn(dir), "SPELT_CPU=" + mask}}.do(t)
		wantQuiet(t, o)
		return o
	}
	results := map[string]bool{}
	for _, mask := range masks {
		o := at(mask)
		wantSource(t, o, "compiled")
		for _, r := range o.Reports {
			wantCounts(t, r, counts(r.Tasks.Total, 0, r.Tasks.Total), counts(r.Tasks.Total, 0, r.Tasks.Total))
		}
		results[o.Result] = true
	}
	before := entries(t, dir)
	scopes := map[string]int{}
	for _, e := range before {
		scopes[e.Scope]++
	}
	if len(scopes) != len(masks) {
		t.Errorf("records of %d scopes, want %d: %v", len(scopes), len(masks), scopes)
	}
	for scope, n := range scopes {
		if n != kernels+2*tasks {
			t.Errorf("%s has %d records", scope, n)
		}
	}
	for range 2 {
		for _, mask := range masks {
			o := at(mask)
			wantSource(t, o, "disk")
			results[o.Result] = true
		}
	}
	if len(results) != 1 {
		t.Errorf("%d different results", len(results))
	}
	after := entries(t, dir)
	if len(after) != len(before) {
		t.Errorf("%d records, there were %d", len(after), len(before))
	}
	for i := range min(len(before), len(after)) {
		if before[i].Path != after[i].Path || before[i].Size != after[i].Size {
			t.Errorf("%s became %s", before[i].Path, after[i].Path)
		}
	}
}

// A description of a processor that cannot be is an error that names it.
func TestQ19AMaskThatIsWrong(t *testing.T) {
	t.Parallel()
	o, err := run{Env: []string{cacheIn(newCache(t)), "SPELT_CPU=z80"}}.try(t)
	if err != nil || !strings.Contains(o.Error, "z80") {
		t.Errorf("error %q, %v", o.Error, err)
	}
}
