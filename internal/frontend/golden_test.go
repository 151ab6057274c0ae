package frontend

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/spelt-go/spelt/internal/ir"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestGolden compares the IR of kernels that show what is lowered how.
// go test -run Golden -update rewrites testdata/golden.
func TestGolden(t *testing.T) {
	ks := lowerAll(t, "./testdata/accept")
	for _, name := range []string{"Saxpy", "SpMV", "Solve", "Grid.Step", "Energy", "LocalArrays", "Sections", "Switches", "Rounds", "Zeroed"} {
		k := ks[name]
		if k == nil {
			t.Errorf("no kernel %s", name)
			continue
		}
		file := filepath.Join("testdata", "golden", name+".ir")
		got := string(k.Print(ir.Plain))
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), got); d != "" {
			t.Errorf("%s is lowered differently; if that is right, run go test -run Golden -update\n%s", name, d)
		}
	}
}

// TestZeroedVariablesAreNotCopied: memory is zeroed as it is, so that a
// variable that starts as zero is one piece of memory and nothing else.
func TestZeroedVariablesAreNotCopied(t *testing.T) {
	mems := map[string]int{}
	lowerAll(t, "./testdata/accept")["Zeroed"].Body.Walk(func(s *ir.Stmt) bool {
		switch s.Op {
		case ir.OpMem:
			mems[s.Name]++
		case ir.OpCopy:
			if s.Args[0].Op != ir.OpParam { // the result of the kernel
				mems["copies"]++
			}
		}
		return true
	})
	want := map[string]int{"sums": 1, "big": 1, "small": 1, "b": 1, "never": 1, "s": 1, "": 1}
	if d := cmp.Diff(want, mems); d != "" {
		t.Error(d)
	}
}

// shape counts the loops of a kernel.
type shape struct{ parallel, serial, loops, reductions int }

// TestWhatIsParallel is the one rule: a counted loop in a kernel that no
// parallel loop encloses.
func TestWhatIsParallel(t *testing.T) {
	ks := lowerAll(t, "./testdata/accept")
	for name, want := range map[string]shape{
		"Saxpy":             {parallel: 1},
		"SpMV":              {parallel: 1, serial: 1},
		"Solve":             {parallel: 4, loops: 1, reductions: 3},  // control around parallel loops
		"Calls":             {parallel: 3, serial: 1, reductions: 2}, // a kernel brings its loops along
		"Grids":             {parallel: 2, serial: 1, reductions: 1}, // the grid in an ordinary function is serial
		"Directives":        {parallel: 2, serial: 2},                // one is serial by its directive
		"VaryingBound":      {loops: 2},                              // bounds that change
		"Conditional":       {parallel: 3},                           // under an if
		"ControlInBranches": {parallel: 2, serial: 1, reductions: 1}, // under a switch
		"Iterators":         {parallel: 1, serial: 5},                // iterators are ordinary functions
		"Outer":             {serial: 1, loops: 1},                   // variables from outside
		"Small":             {parallel: 7, reductions: 6},            // each form of a counted loop
		"Reductions":        {parallel: 6, reductions: 9},
		"Sections":          {parallel: 2},
	} {
		var got shape
		ks[name].Body.Walk(func(s *ir.Stmt) bool {
			switch {
			case s.Op == ir.OpFor && s.Loop.Parallel:
				got.parallel++
				got.reductions += len(s.Loop.Reduce)
			case s.Op == ir.OpFor:
				got.serial++
			case s.Op == ir.OpLoop:
				got.loops++
			}
			return true
		})
		if got != want {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
	var first *ir.LoopInfo
	ks["Directives"].Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpFor && first == nil {
			first = s.Loop
		}
		return true
	})
	if first.Name != "first" || first.Workers != 2 || first.Grain != 16 {
		t.Errorf("directives give %+v", first)
	}
}
