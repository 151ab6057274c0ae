package transform

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

const maxSteps = 20e6

// outcome runs k on arguments made for orig, and tells which check failed.
func outcome(t *testing.T, k, orig *ir.Kernel, seed uint64) (*irtest.Args, string) {
	t.Helper()
	p, err := interp.Compile(k)
	if err != nil {
		t.Fatalf("%v\n%s", err, k)
	}
	a := irtest.NewArgs(orig, seed)
	err = p.Run(a.Pointer(), interp.Options{MaxSteps: maxSteps})
	var check *interp.CheckError
	if err != nil && !errors.As(err, &check) {
		t.Fatalf("%v\n%s", err, k)
	}
	if where := a.Strayed(); where != "" {
		t.Fatalf("arguments %d: written outside of %s\n%s\nbefore:\n%s", seed, where, k, orig)
	}
	if err == nil {
		return a, ""
	}
	return a, fmt.Sprint(check.Stmt.Op, check.Stmt.Pos, check.Operands)
}

// same makes sure that got does what want does: the same check fails, if any
// does, and the same memory is left.
func same(t *testing.T, got, want *ir.Kernel, what string) {
	t.Helper()
	for seed := range uint64(4) {
		a, failed := outcome(t, want, want, seed)
		b, failedToo := outcome(t, got, want, seed)
		if failed != failedToo {
			t.Fatalf("%s, arguments %d: failed before: %q, after: %q\nbefore:\n%s\nafter:\n%s", what, seed, failed, failedToo, want, got)
		}
		if d := a.Diff(b); d != "" {
			t.Fatalf("%s, arguments %d: %s\nbefore:\n%s\nafter:\n%s", what, seed, d, want, got)
		}
	}
}

// seeds is which random kernels a test tries: as many as SPELT_SEEDS says, if set, from SPELT_SEED on.
func seeds(t *testing.T, n int) (from, to uint64) {
	from, _ = strconv.ParseUint(os.Getenv("SPELT_SEED"), 10, 64)
	if v, err := strconv.ParseUint(os.Getenv("SPELT_SEEDS"), 10, 32); err == nil {
		return from, from + v
	}
	if testing.Short() {
		n /= 10
	}
	return from, from + uint64(n)
}

// TestEachPassKeepsResults runs every pass alone on random kernels.
func TestEachPassKeepsResults(t *testing.T) {
	from, to := seeds(t, 80)
	for seed := from; seed < to; seed++ {
		orig := irtest.Random(seed, 60+int(seed%4)*60)
		done := map[string]bool{}
		for _, p := range Passes() {
			// Fusing changes bits by design; a kernel without checks may fault.
			if p.Name == "fma" || p.Name == "nochecks" {
				continue
			}
			for _, o := range []Options{{Check: true, Task: true}, {Check: true}} {
				k := orig.Clone()
				if err := p.Apply(k, o); err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, orig)
				}
				text := k.String()
				if done[text] {
					continue
				}
				done[text] = true
				same(t, k, orig, "seed "+strconv.FormatUint(seed, 10)+", pass "+p.Name)
			}
		}
	}
}

// TestPipelineKeepsResults runs all passes on random kernels, as for whole
// kernels and for tasks.
func TestPipelineKeepsResults(t *testing.T) {
	from, to := seeds(t, 120)
	for seed := from; seed < to; seed++ {
		orig := irtest.Random(seed, 60+int(seed%6)*60)
		for _, o := range []Options{
			{Check: true},
			{Check: true, Task: true},
			{Check: true, Task: true, Disable: []string{"elim"}}, // more to hoist
			{Check: true, Task: true, Disable: []string{"forward", "licm"}},
		} {
			k := orig.Clone()
			if err := Run(k, o); err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, orig)
			}
			same(t, k, orig, "seed "+strconv.FormatUint(seed, 10))
			if !o.Task {
				o.Task = true
				if err := Run(k, o); err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, orig)
				}
				same(t, k, orig, "seed "+strconv.FormatUint(seed, 10)+", twice")
			}
		}
	}
}
