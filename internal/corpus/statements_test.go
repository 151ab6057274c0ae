package corpus_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// statements is the number of cases of kernels.Statements, and of StatementsInLoop.
const statements, loopStatements = 56, 5

// toldByGo is what an error tells of what failed, as far as plain Go tells it.
func toldByGo(err error) string {
	var e *spelt.RunError
	if !errors.As(err, &e) {
		return fmt.Sprint(err)
	}
	switch e.Kind {
	case spelt.ErrIndex:
		if e.Index < 0 { // Go does not tell the length then
			return fmt.Sprintf("index %d", e.Index)
		}
		return fmt.Sprintf("index %d of %d", e.Index, e.Length)
	}
	return e.Kind.Error()
}

// Of several parts of a statement that fail, the one that plain Go reports is reported: for every set of parts that fail.
func TestAcceptanceD10TheFirstFailureOfAStatementIsGos(t *testing.T) {
	plain, err := spelt.New(spelt.WithBackend(spelt.Go))
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	rt := native(t)
	failing := 0
	for which := range statements {
		for set := range 1 << 8 {
			bit := func(n int, fails, ok int) int {
				if set>>n&1 != 0 {
					return fails
				}
				return ok
			}
			run := func(rt *spelt.Runtime) error {
				out := []int{3, 1, 4, 1, 5, 9, 2, 6}
				x := []int{1, 2, 3, bit(6, 50, 0), 2}
				y := []int{2, 1, 3, 2, 1, 2}
				p, q, r := &kernels.Pair{V: 1}, &kernels.Pair{V: 2}, new(int)
				if set>>5&1 != 0 {
					p, r = nil, nil
				}
				if set>>7&1 != 0 {
					q = nil
				}
				_, _, _, err := kernels.StatementsKernel.On(rt).Launch(which, out, x, y, p, q, r,
					bit(0, 11, 1), bit(1, 12, 3), bit(2, 13, 2), bit(3, 0, 2), bit(4, -1, 1))
				return err
			}
			want, got := toldByGo(run(plain)), toldByGo(run(rt))
			if want != got {
				t.Errorf("statement %d, parts %08b: %s, plain Go: %s", which, set, got, want)
			}
			if want != "<nil>" {
				failing++
			}
		}
	}
	if failing < 1000 {
		t.Errorf("only %d launches failed", failing)
	}
	for which := range loopStatements {
		for i := range 4 {
			for j := range 4 {
				for d := -45; d < 4; d += 3 {
					run := func(rt *spelt.Runtime) error {
						out, x, y := make([]int, 41), make([]int, 42), make([]int, 41)
						return kernels.StatementsInLoopKernel.On(rt).Launch(which, out, x, y, i, j, d)
					}
					if want, got := toldByGo(run(plain)), toldByGo(run(rt)); want != got {
						t.Errorf("loop %d, i=%d j=%d d=%d: %s, plain Go: %s", which, i, j, d, got, want)
					}
				}
			}
		}
	}
}
