package process

import (
	"fmt"
	"testing"
)

// Q30: kernels that are compiled, run and dropped again and again leave memory and mappings as they were.
func TestQ30MemoryStaysFlat(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	cycles := 250
	if testing.Short() {
		cycles = 60
	}
	for _, c := range []struct {
		name, kernels string
		env           []string
		cycles        int
	}{
		{"from disk", "blend,noise", []string{cacheIn(newCache(t))}, 4 * cycles},
		{"compiled", "spin", []string{"SPELT_CACHE=off"}, cycles},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := run{Args: []string{"-kernels=" + c.kernels, "-n=200", fmt.Sprint("-cycles=", c.cycles)}, Env: c.env}.do(t)
			wantFlat(t, o.Memory)
		})
	}
}

// Q30 in full.
func TestQ30TwentyThousandCycles(t *testing.T) {
	needLLVM(t)
	if !*long {
		t.Skip("only with -long: takes many minutes")
	}
	o := run{Args: []string{"-kernels=spin", "-n=200", "-cycles=20000"}, Env: []string{"SPELT_CACHE=off"}, Patient: true}.do(t)
	wantFlat(t, o.Memory)
}

// wantFlat compares the end with the time after a fifth of the cycles, when everything is warm. A page lost in each
// cycle shows.
func wantFlat(t *testing.T, list []memory) {
	t.Helper()
	if len(list) < 5 {
		t.Fatalf("%d samples", len(list))
	}
	first, last := list[1], list[len(list)-1]
	for _, m := range list {
		t.Logf("after %d cycles: %d mappings, %.1f MB", m.Cycle, m.Mappings, float64(m.Resident)/1e6)
	}
	cycles := last.Cycle - first.Cycle
	if grown := last.Mappings - first.Mappings; grown > 20 {
		t.Errorf("%d more mappings after %d more cycles", grown, cycles)
	}
	// The heap breathes by some megabytes; what leaks grows with the cycles.
	if grown := last.Resident - first.Resident; grown > 8<<20+1024*cycles {
		t.Errorf("%d more bytes after %d more cycles", grown, cycles)
	}
}
