package construct_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
	"github.com/spelt-go/spelt/internal/ir/irtest/multi"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/task"
)

// seeds is how many random kernels a test tries, and the first one:
// SPELT_SEEDS and SPELT_SEED, if set.
func seeds(t testing.TB, n int) (from, to uint64) {
	from, _ = strconv.ParseUint(os.Getenv("SPELT_SEED"), 10, 64)
	if v, err := strconv.ParseUint(os.Getenv("SPELT_SEEDS"), 10, 32); err == nil {
		return from, from + v
	}
	if testing.Short() {
		n /= 10
	}
	return from, from + uint64(n)
}

// TestRandomKernelsSplit is the promise of the package on random kernels: the
// parts in the plan's order do what the kernel does, and the same check fails.
func TestRandomKernelsSplit(t *testing.T) {
	from, to := seeds(t, 400)
	for seed := from; seed < to; seed++ {
		o := multi.Options{Size: 100 + int(seed%6)*100, NoFailures: seed%4 == 0}
		k := multi.Random(seed, o)
		for arg := range uint64(3) {
			a := multi.ArgOptions{Alias: arg == 1, Large: arg == 2 && seed%16 == 0, Solid: o.NoFailures}
			if d := splitDiffers(k, arg, a); d != "" {
				k = irtest.Shrink(k, func(k *ir.Kernel) bool { return splitDiffers(k, arg, a) != "" })
				t.Fatalf("seed %d, arguments %d %+v: %s; smaller: %s\n%s", seed, arg, a, d, splitDiffers(k, arg, a), k)
			}
		}
	}
}

// FuzzSplit lets a fuzzer choose what the generator chooses.
func FuzzSplit(f *testing.F) {
	r := rand.New(rand.NewPCG(7, 7))
	for n := 50; n < 800; n *= 2 {
		data := make([]byte, n)
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		f.Add(data, uint64(n))
	}
	f.Fuzz(func(t *testing.T, data []byte, arg uint64) {
		k := multi.From(&multi.Bytes{Data: data}, multi.Options{Size: min(len(data), 600)})
		a := multi.ArgOptions{Alias: arg%3 == 0}
		if d := splitDiffers(k, arg, a); d != "" {
			k = irtest.Shrink(k, func(k *ir.Kernel) bool { return splitDiffers(k, arg, a) != "" })
			t.Fatalf("%s\n%s", d, k)
		}
	})
}

// maxSteps ends kernels that were shrunk until they do not end.
const maxSteps = 2e7

// splitDiffers says in what the parts of k differ from k, or "".
func splitDiffers(k *ir.Kernel, seed uint64, o multi.ArgOptions) (diff string) {
	defer func() {
		if r := recover(); r != nil {
			diff = fmt.Sprint("panic: ", r)
		}
	}()
	p, err := interp.Compile(k)
	if err != nil {
		return err.Error()
	}
	whole, split := multi.NewArgs(seed, o), multi.NewArgs(seed, o)
	if o.Alias && hasSections(k) {
		return "" // what they write is not apart then
	}
	failed := ""
	var check *interp.CheckError
	switch err := p.Run(whole.Pointer(), interp.Options{MaxSteps: maxSteps}); {
	case errors.As(err, &check):
		failed = fmt.Sprint(check.Stmt.Op, check.Stmt.Pos, check.Operands)
	case errors.Is(err, interp.ErrSteps):
		return ""
	case err != nil:
		return ""
	}
	c := k.Clone()
	r, err := construct.Split(c)
	if err != nil {
		return err.Error()
	}
	if err := c.Verify(); err != nil {
		return "the kernel left by Split: " + err.Error()
	}
	failedToo, err := runParts(r, split.Pointer())
	switch {
	case err != nil:
		return err.Error()
	case failed != failedToo:
		return fmt.Sprintf("whole fails with %q, split with %q", failed, failedToo)
	case failed != "" && hasSections(k):
		return "" // another section may have gone on
	}
	if d := whole.Diff(split); d != "" {
		return "whole and split: " + d
	}
	return ""
}

func hasSections(k *ir.Kernel) bool {
	found := false
	k.Body.Walk(func(s *ir.Stmt) bool {
		found = found || s.Op == ir.OpSections
		return true
	})
	return found
}

// runParts runs a plan, the code of its units by the interpreter and a loop in
// one chunk, and tells which check failed.
func runParts(r *construct.Result, args unsafe.Pointer) (failed string, err error) {
	programs := make([]*interp.Program, len(r.Constructs))
	params := make([]int, len(r.Constructs))
	fails := make([]error, len(r.Constructs))
	for i, c := range r.Constructs {
		if err := c.Code.Verify(); err != nil {
			return "", fmt.Errorf("construct %d: %w", i, err)
		}
		k := withPartials(c)
		if programs[i], err = interp.Compile(k); err != nil {
			return "", fmt.Errorf("construct %d: %w", i, err)
		}
		params[i] = len(k.Params)
		r.Plan.Units[i].Grain = math.MaxInt64
	}
	plan, err := task.Decode(r.Plan.Encode())
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	err = launch.Run(ctx, launch.NewPool(1), &launch.Kernel{Plan: plan, Interpret: func(unit int, table unsafe.Pointer, c *task.Chunk) bool {
		words := make([]unsafe.Pointer, params[unit]+1)
		n := len(plan.Units[unit].Args)
		if n > 0 {
			copy(words, unsafe.Slice((*unsafe.Pointer)(table), n))
		}
		words[n] = c.Partials
		fails[unit] = programs[unit].Run(unsafe.Pointer(&words[0]), interp.Options{MaxSteps: maxSteps})
		return fails[unit] == nil
	}}, args)
	var ce *launch.CheckError
	if !errors.As(err, &ce) {
		return "", err
	}
	if ce.Unit < 0 {
		operands := []int64{ce.A, ce.B, ce.C}[:ce.Op.Info().MinArgs]
		return fmt.Sprint(ce.Op, r.Places[ce.Site].Pos, operands), nil
	}
	var check *interp.CheckError
	if !errors.As(fails[ce.Unit], &check) {
		return "", fails[ce.Unit]
	}
	return fmt.Sprint(check.Stmt.Op, check.Stmt.Pos, check.Operands), nil
}
