package spelt_test

import (
	"context"
	"runtime"
	"sync"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// TestAcceptanceG3OneOfManyFirstLaunchesCompiled: of goroutines that make the first launch of a kernel together, one is told
// that it was compiled; where one of them is a call of Compile, it is that. The others are told that the code was in memory.
func TestAcceptanceG3OneOfManyFirstLaunchesCompiled(t *testing.T) {
	rounds := 40
	if testing.Short() {
		rounds = 10
	}
	for round := range rounds {
		withCompile := round%2 == 1
		rt := newRuntime(t, spelt.WithCacheDir("off"))
		k := kernels.DotKernel.On(rt)
		var list [6]spelt.Report
		var ahead spelt.Report
		var wg sync.WaitGroup
		start := make(chan struct{})
		for i := range list {
			wg.Go(func() {
				<-start
				x := []float64{1, 2, 3}
				if _, err := k.Launch(x, x); err != nil {
					t.Error(err)
				}
				if round%4 > 1 {
					runtime.Gosched()
				}
				list[i] = k.Report()
			})
		}
		if withCompile {
			began := make(chan struct{})
			wg.Go(func() {
				close(began)
				var err error
				if ahead, err = k.Compile(context.Background()); err != nil {
					t.Error(err)
				}
			})
			<-began
		}
		close(start)
		wg.Wait()
		compiled := 0
		for _, r := range append(list[:], ahead) {
			switch {
			case r.Source == spelt.SourceCompiled && r.Constructs.Compiled > 0:
				compiled++
			case r.Source == spelt.SourceMemory && r.Constructs.Total == -1 && r.Tasks.Total == -1:
			case r.Backend != "":
				t.Errorf("round %d: %+v", round, r)
			}
		}
		if compiled != 1 {
			t.Errorf("round %d: %d reports of a compile, want one: %v, Compile: %v", round, compiled, list, ahead)
		}
		if withCompile && ahead.Source != spelt.SourceCompiled {
			t.Errorf("round %d: Compile says %v", round, ahead)
		}
		if r := k.Report(); r.Source != spelt.SourceMemory {
			t.Errorf("round %d: afterwards %v", round, r)
		}
		rt.Close()
	}
}

// A Compile that gives up takes no report with it.
func TestACompileThatGivesUpIsNotTold(t *testing.T) {
	rt := newRuntime(t)
	k := kernels.DotKernel.On(rt)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := k.Compile(ctx); err == nil {
		t.Error("it was not cancelled")
	}
	if r := dot(t, rt); r.Source != spelt.SourceCompiled && r.Source != spelt.SourceDisk {
		t.Errorf("the first launch after it: %v", r)
	}
	if r := dot(t, rt); r.Source != spelt.SourceMemory {
		t.Errorf("the second: %v", r)
	}
}

// TestAcceptanceG5ReportsOfWhatNeverRan: of a kernel that was not launched, or whose launch failed, no tier has run.
func TestAcceptanceG5ReportsOfWhatNeverRan(t *testing.T) {
	rt := newRuntime(t, spelt.WithBackend(spelt.Native))
	failing := spelt.NewLauncher(definition(t, "Failing", escaping)).On(rt)
	none := spelt.Counts{Total: -1, Reused: -1, Compiled: -1}
	check := func(when string, r spelt.Report, kernel string) {
		t.Helper()
		if r.Kernel != kernel || r.Backend != "" || r.Source != "" || r.Constructs != none || r.Tasks != none || r.Carried != -1 || r.String() != kernel+": not launched yet" {
			t.Errorf("%s: %+v, %v", when, r, r)
		}
	}
	check("never launched", kernels.DotKernel.On(rt).Report(), "Dot")
	check("never launched", failing.Report(), "Failing")
	if err := failing.Run(context.Background(), unsafe.Pointer(newFaultyArgs())); err == nil {
		t.Error("it did not fail")
	}
	check("after a launch that failed", failing.Report(), "Failing")
	if _, err := failing.Compile(context.Background()); err == nil {
		t.Error("it did not fail")
	}
	check("after a compile that failed", failing.Report(), "Failing")
}
