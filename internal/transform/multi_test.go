package transform

import (
	"errors"
	"fmt"
	"testing"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
	"github.com/spelt-go/spelt/internal/ir/irtest/multi"
)

// changed says in what got differs from k, or "". A kernel that does not end
// soon, as one made smaller may not, is not run to its end.
func changed(got, k *ir.Kernel, seed uint64) string {
	run := func(k *ir.Kernel) (*multi.Args, string, error) {
		p, err := interp.Compile(k)
		if err != nil {
			return nil, "", err
		}
		a := multi.NewArgs(seed, multi.ArgOptions{})
		err = p.Run(a.Pointer(), interp.Options{MaxSteps: maxSteps})
		var check *interp.CheckError
		if errors.As(err, &check) {
			return a, fmt.Sprint(check.Stmt.Op, check.Stmt.Pos, check.Operands), nil
		}
		return a, "", err
	}
	a, failed, err := run(k)
	if err != nil {
		return ""
	}
	b, failedToo, err := run(got)
	switch {
	case err != nil:
		return err.Error()
	case failed != failedToo:
		return fmt.Sprintf("failed before: %q, after: %q", failed, failedToo)
	}
	return a.Diff(b)
}

// TestPassesKeepResultsOfKernelsWithManyLoops runs each pass alone, and all of
// them, on kernels of several constructs.
func TestPassesKeepResultsOfKernelsWithManyLoops(t *testing.T) {
	type how struct {
		name string
		run  func(k *ir.Kernel) error
	}
	ways := []how{{"whole", func(k *ir.Kernel) error { return Run(k, Options{Check: true, HasFMA: true}) }}}
	ways = append(ways, how{"task", func(k *ir.Kernel) error { return Run(k, Options{Check: true, HasFMA: true, Task: true}) }})
	for _, p := range Passes() {
		if p.Name != "fma" && p.Name != "nochecks" { // they change results by design
			ways = append(ways, how{p.Name, func(k *ir.Kernel) error { return p.Apply(k, Options{Check: true, Task: true}) }})
		}
	}
	from, to := seeds(t, 60)
	for seed := from; seed < to; seed++ {
		k := multi.Random(seed, multi.Options{Size: 80 + int(seed%5)*80, NoFailures: seed%4 == 0})
		for _, w := range ways {
			bad := func(k *ir.Kernel) string {
				c := k.Clone()
				if err := w.run(c); err != nil {
					return err.Error()
				}
				for arg := range uint64(3) {
					if d := changed(c, k, arg); d != "" {
						return d
					}
				}
				return ""
			}
			if d := bad(k); d != "" {
				small := irtest.Shrink(k, func(k *ir.Kernel) bool { return bad(k) != "" })
				t.Fatalf("seed %d, %s: %s; smaller: %s\n%s", seed, w.name, d, bad(small), small)
			}
		}
	}
}
