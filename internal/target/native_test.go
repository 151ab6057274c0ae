package target

import (
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// CASE 12: native is a list of features that CPUID has told, before anything is hashed: the word itself stands for
// nothing, and who asks twice gets the same.
func TestCase12NativeIsAListOfFeatures(t *testing.T) {
	t.Setenv(EnvCPU, "")
	named, err := ForLevel(LevelNative)
	if err != nil {
		t.Fatal(err)
	}
	for _, other := range []Target{Native(), named} {
		if other.Scope() != Native().Scope() || !slices.Equal(other.Features, Native().Features) {
			t.Errorf("another native: %v", other)
		}
	}
	n := Native()
	if !slices.IsSorted(n.Features) || len(slices.Compact(slices.Clone(n.Features))) != len(n.Features) {
		t.Errorf("not a sorted list without repetition: %v", n.Features)
	}
	if n.CPU() == LevelNative {
		t.Error("LLVM is told to find the processor out by itself")
	}
	less := n
	less.Features = n.Features[:len(n.Features)/2]
	if less.Scope() == n.Scope() {
		t.Error("the scope is that of the word, not of the features")
	}
}

// CASE 10: lists have nothing in them but what processors report: no hints for tuning, no names of processors.
func TestCase10ListsHoldNoTuningHints(t *testing.T) {
	t.Setenv(EnvCPU, "")
	hint := regexp.MustCompile(`^(fast|slow|tuning|prefer|idivl|idivq|false-deps|macrofusion|branchfusion|pad-|use-|no-|avoid|ermsb|fsrm|vzeroupper|nopl|allow|lea-|sbb)`)
	all := map[string]Target{"native": Native(), "host": Host()}
	for _, name := range Levels() {
		tg, err := ForLevel(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = tg
	}
	for name, tg := range all {
		for _, f := range tg.Features {
			if bare, ok := strings.CutPrefix(f, "+"); !ok || hint.MatchString(bare) {
				t.Errorf("%s has %q", name, f)
			}
		}
		if runtime.GOARCH == "amd64" && len(tg.Features) == 0 {
			t.Errorf("%s has no features", name)
		}
	}
}
