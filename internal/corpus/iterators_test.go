package corpus_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// TestAcceptanceA10YieldAfterFalse: an iterator that goes on after the body of its loop has returned false ends the launch
// with Go's words, at Go's place, whatever left the loop.
func TestAcceptanceA10YieldAfterFalse(t *testing.T) {
	b := newBench(t, t.TempDir())
	failed := 0
	for n := range 5 {
		for at := -1; at < 5; at++ {
			for name, run := range map[string]func(rt *spelt.Runtime) ([]int, error){
				"break": func(rt *spelt.Runtime) ([]int, error) {
					out := make([]int, 2)
					return out, kernels.IteratorBreakKernel.On(rt).Launch(out, n, at)
				},
				"return": func(rt *spelt.Runtime) ([]int, error) {
					out := make([]int, 2)
					r, err := kernels.IteratorReturnKernel.On(rt).Launch(out, n, at)
					return append(out, r), err
				},
				"label": func(rt *spelt.Runtime) ([]int, error) {
					out := make([]int, 2)
					return out, kernels.IteratorLabelKernel.On(rt).Launch(out, n, at, 1)
				},
				"lanes": func(rt *spelt.Runtime) ([]int, error) {
					out := make([]int, 9*n)
					return out, kernels.IteratorLanesKernel.On(rt).Launch(out, at)
				},
			} {
				want, wantErr := run(b.plain)
				var w *spelt.RunError
				if errors.As(wantErr, &w) {
					failed++
				}
				for i, s := range settings {
					if s.name == "unchecked" {
						continue
					}
					got, err := run(b.rts[i])
					var e *spelt.RunError
					switch errors.As(err, &e); {
					case w == nil && (err != nil || fmt.Sprint(got) != fmt.Sprint(want)):
						t.Errorf("%s n=%d at=%d, %s: %v, %v; want %v", name, n, at, s.name, got, err, want)
					case w != nil && (e == nil || !errors.Is(err, spelt.ErrPanic) || e.Message != w.Message || e.Line != w.Line || filepath.Base(e.File) != filepath.Base(w.File)):
						t.Errorf("%s n=%d at=%d, %s: %v, want %v", name, n, at, s.name, err, wantErr)
					}
				}
			}
		}
	}
	if failed < 20 {
		t.Errorf("only %d trials fail in Go", failed)
	}
}
