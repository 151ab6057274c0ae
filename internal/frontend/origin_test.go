package frontend

import (
	"slices"
	"testing"
)

// TestOnceForEachVariable: of the fields of a variable that a library changes,
// one is reported; of two variables that one call changes, both are.
func TestOnceForEachVariable(t *testing.T) {
	for _, c := range []struct {
		dir    string
		counts map[string]int
	}{
		{"refuse", map[string]int{"RandOutside": 1, "RandInStruct": 1, "RandArray": 1, "RandAfterLoop": 1, "RandOfSections": 1, "RandByValue": 1}},
		{"library", map[string]int{"Counters": 2, "InEachLoop": 2, "TwoAtOnce": 2, "Sections": 1, "Bins": 1}},
	} {
		prog := load(t, Config{}, "./testdata/"+c.dir)
		found := 0
		for _, k := range prog.Packages()[0].Kernels {
			want, ok := c.counts[k.Name]
			if !ok {
				continue
			}
			found++
			if _, ds := prog.Lower(k); len(ds) != want {
				t.Errorf("%s: %d problems, want %d: %v", k.Name, len(ds), want, ds)
			}
		}
		if found != len(c.counts) {
			t.Errorf("%s: %d kernels of %d", c.dir, found, len(c.counts))
		}
	}
}

// TestFilesAreNamedOnce, however many calls lead there.
func TestFilesAreNamedOnce(t *testing.T) {
	several := false
	for name, k := range lowerAll(t, "./testdata/accept") {
		files := slices.Clone(k.Files)
		slices.Sort(files)
		if len(slices.Compact(files)) != len(k.Files) {
			t.Errorf("%s: %v", name, k.Files)
		}
		several = several || len(k.Files) > 1
	}
	if !several {
		t.Error("no kernel has code of another package")
	}
}
