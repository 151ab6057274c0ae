package irtest

import (
	"errors"
	"testing"

	"github.com/spelt-go/spelt/internal/interp"
)

// TestRandomKernelsRun holds the promise of Random: valid, ending, equal for
// equal seeds, and mostly not failing.
func TestRandomKernelsRun(t *testing.T) {
	failed, runs := 0, 0
	for seed := range uint64(300) {
		k := Random(seed, 40+int(seed%5)*60)
		if err := k.Verify(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, k)
		}
		if k.Digest() != Random(seed, 40+int(seed%5)*60).Digest() {
			t.Fatalf("seed %d gives two kernels", seed)
		}
		p, err := interp.Compile(k)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, k)
		}
		for arg := range uint64(3) {
			a, b := NewArgs(k, arg), NewArgs(k, arg)
			if d := a.Diff(b); d != "" {
				t.Fatalf("seed %d: equal arguments differ: %s", seed, d)
			}
			runs++
			err := p.Run(a.Pointer(), interp.Options{MaxSteps: 5e6})
			var check *interp.CheckError
			switch {
			case errors.As(err, &check):
				failed++
			case err != nil:
				t.Fatalf("seed %d: %v\n%s", seed, err, k)
			}
		}
	}
	if failed*10 > runs*8 || failed == 0 {
		t.Errorf("%d of %d runs ended with a failing check", failed, runs)
	}
	t.Logf("%d of %d runs ended with a failing check", failed, runs)
}
