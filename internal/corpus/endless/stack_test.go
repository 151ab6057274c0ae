package endless_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/endless"
)

func init() {
	jobs["stacks"] = func() error { return onStacks(os.Getenv("SPELT_TEST_DIR"), true) }
	jobs["compile on stacks"] = func() error { return onStacks("off", false) }
}

// onStacks runs kernels with much local memory, from several goroutines, and compares them with plain Go. Warm, it refuses to
// compile.
func onStacks(dir string, warm bool) error {
	rt, err := spelt.New(spelt.WithBackend(spelt.Native), spelt.WithCacheDir(dir), spelt.WithThreads(3))
	if err != nil {
		return err
	}
	defer rt.Close()
	errs := make([]error, 6)
	var wg sync.WaitGroup
	for i := range errs {
		wg.Go(func() { errs[i] = muchMemory(rt) })
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}
	if r, err := endless.ArraysKernel.On(rt).Compile(context.Background()); err != nil || warm && r.Source == spelt.SourceCompiled {
		return fmt.Errorf("%v, %v", r, err)
	}
	return nil
}

func muchMemory(rt *spelt.Runtime) error {
	x := make([]int32, 5000)
	f := make([]float32, 3000)
	for i := range x {
		x[i] = int32(i*7919) % 1000
	}
	for i := range f {
		f[i] = float32(i%50) + 0.25
	}
	out, want := make([]int64, 300), make([]int64, 300)
	if err := endless.ArraysKernel.On(rt).Launch(out, x); err != nil {
		return err
	}
	endless.Arrays(want, x)
	if !slices.Equal(out, want) {
		return errors.New("Arrays differs from plain Go")
	}
	edge, wantEdge := make([]int32, len(x)), make([]int32, len(x))
	if err := endless.EdgeKernel.On(rt).Launch(edge, x, 1); err != nil {
		return err
	}
	endless.Edge(wantEdge, x, 1)
	if !slices.Equal(edge, wantEdge) {
		return errors.New("Edge differs from plain Go")
	}
	var failed *spelt.RunError
	if err := endless.EdgeKernel.On(rt).Launch(edge, x, 2); !errors.As(err, &failed) || failed.Index != 6002 {
		return fmt.Errorf("Edge: %v", err)
	}
	wide, wantWide := make([]float32, len(f)), make([]float32, len(f))
	if err := endless.WideKernel.On(rt).Launch(wide, f); err != nil {
		return err
	}
	endless.Wide(wantWide, f)
	for i := range wide {
		if d := wide[i] - wantWide[i]; d > 1e-4*wantWide[i] || d < -1e-4*wantWide[i] {
			return fmt.Errorf("Wide: element %d is %v, plain Go has %v", i, wide[i], wantWide[i])
		}
	}
	return nil
}

// Whatever the limit of a thread's stack is, code that needs more than that runs, and so does LLVM.
func TestAcceptanceB5SmallStacks(t *testing.T) {
	newRuntime(t)
	dir := t.TempDir()
	if err := onStacks(dir, false); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SPELT_TEST_DIR", dir)
	for _, limit := range []string{"64", "100", "128", "256", "unlimited"} {
		t.Run(limit, func(t *testing.T) {
			inProcess(t, "stacks", `ulimit -s `+limit+` && exec "$@"`)
		})
	}
	for _, limit := range []string{"64", "128", "1024"} {
		t.Run("LLVM, "+limit, func(t *testing.T) {
			inProcess(t, "compile on stacks", `ulimit -s `+limit+` && exec "$@"`)
		})
	}
}
