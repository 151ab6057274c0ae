package corpus_test

import (
	"errors"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// With checks each assertion is looked at, and the first that fails in the order of the source is reported; without checks
// none is, wherever it stands. A panic is neither: it stays.
func TestAcceptanceD11AssertionsGoWithTheChecks(t *testing.T) {
	messages := []string{"at the begin", "under a condition", "in a serial loop around another", "in a serial loop", "in a function"}
	for _, whole := range []bool{false, true} {
		checked := native(t, spelt.WithWholeKernel(whole))
		unchecked := native(t, spelt.WithWholeKernel(whole), spelt.WithChecks(false))
		fresh := func() []int32 { return []int32{1, 2, 3, 4, 5} }
		plain := fresh()
		want := kernels.AssertsOutside(plain, true, true, true, true, true)
		for i, message := range messages {
			var ok [5]bool
			for j := range ok {
				ok[j] = j != i
			}
			_, err := kernels.AssertsOutsideKernel.On(checked).Launch(fresh(), ok[0], ok[1], ok[2], ok[3], ok[4])
			var e *spelt.RunError
			if !errors.As(err, &e) || !errors.Is(err, spelt.ErrAssert) || e.Message != message {
				t.Errorf("whole %v, with checks: %v, want %q", whole, err, message)
			}
			x := fresh()
			n, err := kernels.AssertsOutsideKernel.On(unchecked).Launch(x, ok[0], ok[1], ok[2], ok[3], ok[4])
			if err != nil || n != want || x[4] != plain[4] {
				t.Errorf("whole %v, without checks, %q does not hold: %d, %v, want %d", whole, message, n, err, want)
			}
		}
		if err := kernels.AssertsKernel.On(unchecked).Launch(fresh(), -1); err != nil {
			t.Errorf("whole %v, without checks: %v", whole, err)
		}
		if _, err := kernels.GivesUpKernel.On(unchecked).Launch(7); !errors.Is(err, spelt.ErrPanic) {
			t.Errorf("whole %v, without checks: a panic became %v", whole, err)
		}
	}
}
