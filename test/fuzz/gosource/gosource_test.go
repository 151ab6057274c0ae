package gosource

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/test/fuzz/tape"
	"github.com/spelt-go/spelt/test/scratch"
)

// Random kernels over the whole of what kernels may use do what plain Go does: as lanes and as scalar code, on arguments
// with memory of their own and with memory that they share, cold and from the cache. SPELT_SOURCES says how many, SPELT_SEED
// from which on.
func TestRandomSources(t *testing.T) {
	if testing.Short() {
		t.Skip("builds programs")
	}
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	n, seed := number(t, "SPELT_SOURCES", 80), uint64(number(t, "SPELT_SEED", 1))
	d := driver(t)
	for first := 0; first < n; first += 80 {
		var tapes []*tape.Tape
		for i := first; i < min(n, first+80); i++ {
			tapes = append(tapes, tape.New(seed+uint64(i)))
		}
		r, err := d.Batch(t.Context(), tapes)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Refused {
			t.Errorf("%s\n%s", f.What, f.Kernel.Source)
		}
		for _, f := range r.Failures {
			f = d.Shrink(t.Context(), f, 20)
			t.Errorf("%s\n%s", f.What, f.Kernel.Source)
		}
		t.Logf("%d kernels, %d launches compared", r.Kernels, r.Comparisons)
	}
}

func number(t *testing.T, env string, otherwise int) int {
	t.Helper()
	v := os.Getenv(env)
	if v == "" {
		return otherwise
	}
	n, err := strconv.Atoi(v)
	if err != nil {
		t.Fatalf("%s=%s: %v", env, v, err)
	}
	return n
}

func driver(t *testing.T) *Driver {
	t.Helper()
	root, err := scratch.Root(".")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	d := &Driver{Root: root, Spelt: filepath.Join(dir, "spelt"), Dir: dir, Ways: "some"}
	if _, err := scratch.Go(root, "build", "-o", d.Spelt, "./cmd/spelt"); err != nil {
		t.Fatal(err)
	}
	return d
}

// A kernel follows from the decisions that were taken for it, and what Shrink tries is smaller.
func TestKernelsFollowFromTheirTapes(t *testing.T) {
	for seed := range uint64(50) {
		first := tape.New(seed)
		k := Generate(first, 3)
		again := tape.Play(first.Taken())
		if Generate(again, 3) != k {
			t.Fatalf("seed %d: another kernel from the same decisions", seed)
		}
		for _, cut := range again.Cuts()[:20] {
			smaller := tape.Play(cut)
			Generate(smaller, 3) // does not panic, whatever the decisions
		}
	}
}

// A native result that is wrong is found, and made small.
func TestAWrongResultIsFoundAndMadeSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("builds programs")
	}
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	d := driver(t)
	d.spoil = true
	r, err := d.Batch(context.Background(), []*tape.Tape{tape.New(4), tape.New(5), tape.New(6)})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Failures) == 0 {
		t.Fatal("no failure is found")
	}
	f := r.Failures[0]
	small := d.Shrink(t.Context(), f, 6)
	if !simpler(small.Tape, f.Tape) {
		t.Errorf("%d decisions, and then %d", len(f.Tape), len(small.Tape))
	}
	t.Log(fmt.Sprint(len(f.Tape), " decisions, ", len(small.Tape), " of the smaller one: ", small.What, "\n", small.Kernel.Source))
}
