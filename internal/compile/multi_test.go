package compile_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
	"github.com/spelt-go/spelt/internal/ir/irtest/multi"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/target"
)

// way is one of the ways in which a kernel can be compiled and run.
type way struct {
	whole, fma, warm bool
	threads          int

	unchecked bool
	level     string // of the target; "" for the host's
	lanes     string // which loops run as lanes; "" for those that are likely to be faster so
}

func (w way) options() compile.Options {
	o := options()
	o.Whole, o.FMA, o.Checks, o.Lanes = w.whole, w.fma, !w.unchecked, w.lanes
	if t, err := target.ForLevel(w.level); err == nil && t.SubsetOf(target.Host()) {
		o.Target = t
	}
	return o
}

// ways has every warm way after its cold one, ways in which every loop that can
// runs as lanes and in which none does, and one for older processors, which
// have no fused multiply-add.
var ways = func() (list []way) {
	for _, fma := range []bool{true, false} {
		for _, whole := range []bool{false, true} {
			for _, warm := range []bool{false, true} {
				for _, threads := range []int{1, 3} {
					list = append(list, way{whole: whole, fma: fma, warm: warm, threads: threads})
				}
			}
		}
	}
	for _, whole := range []bool{false, true} {
		list = append(list, way{whole: whole, fma: true, threads: 3, lanes: "always"})
	}
	list = append(list, way{fma: true, threads: 1, lanes: "always", level: target.LevelX86V3}, way{fma: true, threads: 3, lanes: "never"})
	return append(list, way{threads: 1, level: target.LevelX86V2})
}()

// outcome is what a run left: memory, or the check that failed.
type outcome struct {
	args   *multi.Args
	failed string
}

// differs says in what o is not what want is, or "". After a failure the memory
// depends on how far other chunks had come.
func (o outcome) differs(want outcome) string {
	if o.failed != want.failed {
		return fmt.Sprintf("fails with %q, not %q", o.failed, want.failed)
	}
	if o.failed != "" {
		return ""
	}
	return o.args.Diff(want.args)
}

// oracle is what the interpreter makes of k; false if it does not end soon.
func oracle(k *ir.Kernel, seed uint64, o multi.ArgOptions) (outcome, bool) {
	p, err := interp.Compile(k)
	if err != nil {
		return outcome{}, false
	}
	a := multi.NewArgs(seed, o)
	err = p.Run(a.Pointer(), interp.Options{MaxSteps: 2e7})
	var check *interp.CheckError
	if errors.As(err, &check) {
		return outcome{a, fmt.Sprint(check.Stmt.Op, check.Stmt.Pos.Line, check.Stmt.Aux, check.Operands)}, true
	}
	return outcome{a, ""}, err == nil
}

func native(l *compile.Loaded, threads int, seed uint64, o multi.ArgOptions) (outcome, error) {
	a := multi.NewArgs(seed, o)
	p := launch.NewPool(threads)
	defer p.Close()
	err := launch.Run(context.Background(), p, l.Kernel, a.Pointer())
	var check *launch.CheckError
	if !errors.As(err, &check) {
		return outcome{a, ""}, err
	}
	f, err := l.Locate(check)
	operands := []int64{check.A, check.B, check.C}[:f.Op.Info().MinArgs]
	return outcome{a, fmt.Sprint(f.Op, f.Line, f.Message, operands)}, err
}

// trial is a kernel with arguments.
type trial struct {
	k       *ir.Kernel
	o       multi.ArgOptions
	inexact bool // what it gives is compared between ways, not with the interpreter
	seeds   []uint64
}

// run compiles and runs the kernel in every way, and says what is wrong, or "".
func (c trial) run(e *compile.Engine, list []way) (string, error) {
	b, err := bundle.Make(c.k.Clone())
	if err != nil {
		return "", err
	}
	src := compile.Source{Name: "multi", Bundle: b}
	fused, err := src.ParseWhole()
	if err != nil {
		return "", err
	}
	first := map[string]outcome{}
	for _, w := range list {
		l, err := e.Load(context.Background(), src, w.options())
		if err != nil {
			return "", fmt.Errorf("%+v: %w", w, err)
		}
		wrong, err := c.runWay(l, w, fused, first)
		l.Release()
		if wrong != "" || err != nil {
			return wrong, err
		}
	}
	return "", nil
}

func (c trial) runWay(l *compile.Loaded, w way, fused *ir.Kernel, first map[string]outcome) (string, error) {
	if w.warm && !l.Report.FromDisk {
		return fmt.Sprintf("%+v: not from disk", w), nil
	}
	for _, seed := range c.seeds {
		k := c.k
		if w.fma {
			k = fused
		}
		want, ok := oracle(k, seed, c.o)
		if !ok {
			continue
		}
		got, err := native(l, w.threads, seed, c.o)
		if err != nil {
			return "", err
		}
		if c.inexact {
			key := fmt.Sprint(w.fma, w.lanes, seed) // each lane adds up apart
			if base, ok := first[key]; ok {
				want = base
			} else {
				first[key] = got
				want = got
			}
		}
		if d := got.differs(want); d != "" {
			return fmt.Sprintf("%+v, arguments %d: %s", w, seed, d), nil
		}
	}
	return "", nil
}

// TestRandomKernelsRunTheSameInEveryWay compiles random kernels of several
// constructs as split and whole, with and without fused multiply-adds, cold and
// warm, and runs them on one thread and on several: the same bits, which are the
// interpreter's wherever rounding is not up to the chunks, and the same failing
// check.
func TestRandomKernelsRunTheSameInEveryWay(t *testing.T) {
	from, _ := strconv.ParseUint(os.Getenv("SPELT_SEED"), 10, 64)
	n := uint64(12)
	if v, err := strconv.ParseUint(os.Getenv("SPELT_NATIVE_SEEDS"), 10, 32); err == nil {
		n = v
	} else if testing.Short() {
		n = 3
	}
	for seed := from; seed < from+n; seed++ {
		o := multi.Options{Size: 120 + int(seed%4)*80, Inexact: seed%3 == 2, NoFailures: seed%3 == 0}
		c := trial{multi.Random(seed, o), multi.ArgOptions{Large: seed%2 == 0, Solid: o.NoFailures}, o.Inexact, []uint64{0, 1, 2}}
		e := engine(t, filepath.Join(t.TempDir(), "cache"))
		list := ways
		if o.NoFailures {
			list = append(slices.Clone(ways), way{fma: true, threads: 1, unchecked: true}, way{whole: true, threads: 3, unchecked: true})
		}
		d, err := c.run(e, list)
		if d == "" && err == nil {
			continue
		}
		t.Errorf("seed %d, %+v: %s %v", seed, c.o, d, err)
		e = engine(t, "")
		refused := err != nil
		cold := []way{{fma: true, threads: 1}, {whole: true, fma: true, threads: 1}, {threads: 1}, {whole: true, threads: 1},
			{fma: true, threads: 1, lanes: "always"}}
		if smaller := irtest.Shrink(c.k, func(k *ir.Kernel) bool {
			s := c
			s.k = k
			d, err := s.run(e, cold)
			return refused == (err != nil) && (d != "" || refused)
		}); smaller.Digest() != c.k.Digest() {
			c.k = smaller
			d, err = c.run(e, cold)
			t.Errorf("smaller: %s %v", d, err)
		}
		t.Fatal(c.k)
	}
}
