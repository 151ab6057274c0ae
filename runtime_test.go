package spelt_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
	"github.com/spelt-go/spelt/internal/llvm"
)

// newRuntime makes a runtime with a cache of its own, closed at the end.
func newRuntime(t *testing.T, opts ...spelt.Option) *spelt.Runtime {
	t.Helper()
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	opts = append([]spelt.Option{spelt.WithCacheDir(filepath.Join(t.TempDir(), "cache")), spelt.WithLogger(slog.New(slog.DiscardHandler))}, opts...)
	rt, err := spelt.New(opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { rt.Close() })
	return rt
}

func dot(t *testing.T, rt *spelt.Runtime) spelt.Report {
	t.Helper()
	x := []float64{1, 2, 3}
	l := kernels.DotKernel.On(rt)
	got, err := l.Launch(x, x)
	if err != nil {
		t.Fatal(err)
	}
	if got != 14 {
		t.Errorf("dot product %v, want 14", got)
	}
	return l.Report()
}

func TestQ9ReportsTellWhereTheCodeCameFrom(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	rt := newRuntime(t, spelt.WithCacheDir(dir))
	r := dot(t, rt)
	if r.Source != spelt.SourceCompiled || r.Backend != "native" || r.Tasks.Compiled != r.Tasks.Total || r.Tasks.Total < 1 || r.Constructs.Reused+r.Constructs.Compiled != r.Constructs.Total {
		t.Errorf("first launch: %+v", r)
	}
	if r := dot(t, rt); r.Source != spelt.SourceMemory || r.Constructs.Total != -1 || r.Tasks.Total != -1 {
		t.Errorf("second launch: %+v", r)
	}
	if r := dot(t, newRuntime(t, spelt.WithCacheDir(dir))); r.Source != spelt.SourceDisk || r.Constructs.Total != -1 || r.Tasks.Compiled != -1 {
		t.Errorf("new runtime: %+v", r)
	}
	if r := dot(t, newRuntime(t, spelt.WithCacheDir("off"))); r.Source != spelt.SourceCompiled || r.Tasks.Total != -1 || r.Constructs.Total < 1 {
		t.Errorf("cache off: %+v", r)
	}
	if r := dot(t, newRuntime(t, spelt.WithWholeKernel(true))); r.Constructs.Total != -1 {
		t.Errorf("whole kernel: %+v", r)
	}
}

// TestQ10ReportsDoNotMix has many kernels compile at the same time: each report
// is of its own kernel (Q10).
func TestQ10ReportsDoNotMix(t *testing.T) {
	var mu sync.Mutex
	seen := map[string]int{}
	rt := newRuntime(t, spelt.WithReports(func(r spelt.Report) {
		mu.Lock()
		seen[r.Kernel]++
		mu.Unlock()
	}))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			x := make([]float64, 100)
			if _, err := kernels.ProductKernel.On(rt).Launch(x); err != nil {
				t.Error(err)
			}
			if r := kernels.ProductKernel.On(rt).Report(); r.Kernel != "Product" {
				t.Errorf("the report of Product is %+v", r)
			}
		})
		wg.Go(func() { dot(t, rt) })
	}
	wg.Wait()
	if seen["Dot"] != 1 || seen["Product"] != 1 {
		t.Errorf("reports: %v, want one of each kernel", seen)
	}
}

func TestGoBackendAndItsErrors(t *testing.T) {
	rt, err := spelt.New(spelt.WithBackend(spelt.Go))
	if err != nil {
		t.Fatal(err)
	}
	defer rt.Close()
	if r := dot(t, rt); r.Backend != "go" || r.Source != "" {
		t.Errorf("%+v", r)
	}
	native := newRuntime(t)
	for _, r := range []*spelt.Runtime{rt, native} {
		err := kernels.ReadAtKernel.On(r).Launch(make([]int32, 4), make([]int32, 4), 9)
		var e *spelt.RunError
		if !errors.As(err, &e) || !errors.Is(err, spelt.ErrIndex) || e.Index < 4 || e.Length != 4 || e.Line == 0 || !strings.HasSuffix(e.File, "faults.go") {
			t.Errorf("%v backend: %+v", r.Threads(), err)
		}
	}
}

func TestCancelledAndClosed(t *testing.T) {
	rt := newRuntime(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	x := []float64{1}
	if _, err := kernels.DotKernel.On(rt).LaunchContext(ctx, x, x); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	dot(t, rt) // a cancelled first launch leaves nothing behind
	if err := rt.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := kernels.DotKernel.On(rt).Launch(x, x); !errors.Is(err, spelt.ErrClosed) {
		t.Errorf("closed: %v", err)
	}
	if err := rt.Close(); err != nil {
		t.Errorf("closed twice: %v", err)
	}
}

func TestCompileAhead(t *testing.T) {
	rt := newRuntime(t)
	r, err := kernels.DotKernel.On(rt).Compile(context.Background())
	if err != nil || r.Source != spelt.SourceCompiled {
		t.Fatalf("%+v, %v", r, err)
	}
	if r := dot(t, rt); r.Source != spelt.SourceMemory {
		t.Errorf("launch after compile: %+v", r)
	}
}

func TestOptionsRefuse(t *testing.T) {
	for name, o := range map[string]spelt.Option{
		"threads": spelt.WithThreads(0),
		"cache":   spelt.WithCacheDir(""),
		"backend": spelt.WithBackend(77),
		"target":  spelt.WithTarget("vax"),
	} {
		var e *spelt.OptionError
		if _, err := spelt.New(o); !errors.As(err, &e) {
			t.Errorf("%s: %v", name, err)
		}
	}
	t.Setenv("SPELT_DUMP", "everything")
	var e *spelt.OptionError
	if _, err := spelt.New(); !errors.As(err, &e) || e.Option != "SPELT_DUMP" {
		t.Errorf("environment: %v", err)
	}
}

// TestQ28AFailedCompileFailsAgain damages a construct's text: every launch gives
// the same error, and nothing is stored (Q28).
func TestQ28AFailedCompileFailsAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	rt := newRuntime(t, spelt.WithCacheDir(dir), spelt.WithBackend(spelt.Native))
	d := kernels.DotKernel.Definition()
	bad := &spelt.Definition{Name: "Bad", Package: d.Package, Digest: strings.Repeat("ab", 32), Plan: d.Plan, Places: d.Places, Whole: d.Whole}
	for _, c := range d.Constructs {
		c.Code = d.Constructs[len(d.Constructs)-1].Code
		bad.Constructs = append(bad.Constructs, c)
	}
	_, first := spelt.NewLauncher(bad).On(rt).Compile(context.Background())
	_, second := spelt.NewLauncher(bad).On(rt).Compile(context.Background())
	var e *spelt.CompileError
	if !errors.As(first, &e) || second == nil || first.Error() != second.Error() {
		t.Errorf("first %v, second %v", first, second)
	}
	entries, _ := filepath.Glob(filepath.Join(dir, "spelt-v1", "kernel", "*", "*", "*"))
	if len(entries) != 0 {
		t.Errorf("stored: %v", entries)
	}
}

func TestQ11DumpsAppearWithAWarmCache(t *testing.T) {
	cache, dumps := filepath.Join(t.TempDir(), "cache"), filepath.Join(t.TempDir(), "deep", "dumps")
	dot(t, newRuntime(t, spelt.WithCacheDir(cache)))
	t.Setenv("SPELT_DUMP", "ir,passes,cfg,llvm,asm")
	t.Setenv("SPELT_DUMP_DIR", dumps)
	r := dot(t, newRuntime(t, spelt.WithCacheDir(cache)))
	if r.Source != spelt.SourceCompiled {
		t.Errorf("with a dump asked for: %+v", r)
	}
	for _, pattern := range []string{"*-Dot-frontend.ir", "*-Dot-whole.txt", "*-construct000-split.ir", "*-construct000-fold.ir", "*-construct000-cfg.dot", "*-construct000-llvm.ll", "*-construct000-llvm-optimised.ll", "*-construct000-asm.s"} {
		if found, _ := filepath.Glob(filepath.Join(dumps, pattern)); len(found) != 1 {
			t.Errorf("%s: %d files", pattern, len(found))
		}
	}
	whole, _ := filepath.Glob(filepath.Join(dumps, "*-whole.txt"))
	if data, err := os.ReadFile(whole[0]); err != nil || !bytes.Contains(data, []byte("carried: ")) {
		t.Errorf("the dump of the plan names no carried value and its reason:\n%s", data)
	}
	os.Unsetenv("SPELT_DUMP")
	if r := dot(t, newRuntime(t, spelt.WithCacheDir(cache))); r.Source != spelt.SourceDisk {
		t.Errorf("after the dump: %+v", r)
	}
}

// TestQ14CoverageCountsEveryIteration checks counts and format against what the
// kernel did.
func TestQ14CoverageCountsEveryIteration(t *testing.T) {
	file := filepath.Join(t.TempDir(), "cover.out")
	rt := newRuntime(t, spelt.WithCoverProfile(file))
	for range 2 {
		dot(t, rt)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	if lines[0] != "mode: count" || len(lines) < 3 {
		t.Fatalf("profile:\n%s", data)
	}
	six := 0
	for _, l := range lines[1:] {
		if !strings.HasPrefix(l, "github.com/spelt-go/spelt/internal/corpus/kernels/reductions.go:") {
			t.Errorf("line %q", l)
		}
		var start, end, col, statements, count int
		_, place, _ := strings.Cut(l, ".go:")
		if _, err := fmt.Sscanf(place, "%d.%d,%d.%d %d %d", &start, &col, &end, &col, &statements, &count); err != nil || start != end {
			t.Errorf("%q: %v; a block that is more than a line may hold what is not the kernel's", l, err)
		}
		if strings.HasSuffix(l, " 6") {
			six++
		}
	}
	if six == 0 {
		t.Errorf("two launches of 3 iterations, and no block ran 6 times:\n%s", data)
	}
}

func TestANilOptionIsNone(t *testing.T) {
	rt, err := spelt.New(nil, spelt.WithThreads(1))
	if err != nil {
		t.Fatal(err)
	}
	defer rt.Close()
	if n := rt.Threads(); n != 1 {
		t.Errorf("%d threads, want 1", n)
	}
}

func TestProfile(t *testing.T) {
	p := spelt.NewProfile()
	rt := newRuntime(t, spelt.WithProfile(p))
	dot(t, rt)
	tasks := p.Tasks()
	found := false
	for _, k := range tasks {
		if k.Kind == "parallel" && k.Kernel == "Dot" && k.Iterations == 3 && k.CodeBytes > 0 && k.Line > 0 && k.Time > 0 {
			found = true
		}
	}
	if !found {
		t.Errorf("tasks %+v", tasks)
	}
	var table, trace bytes.Buffer
	if err := p.WriteTable(&table); err != nil || !strings.Contains(table.String(), "Dot#") {
		t.Errorf("%v, table:\n%s", err, &table)
	}
	if err := p.WriteTrace(&trace); err != nil {
		t.Fatal(err)
	}
	var v struct {
		TraceEvents []struct {
			Phase string  `json:"ph"`
			Dur   float64 `json:"dur"`
		} `json:"traceEvents"`
	}
	if err := json.Unmarshal(trace.Bytes(), &v); err != nil || len(v.TraceEvents) == 0 || v.TraceEvents[0].Phase != "X" {
		t.Errorf("%v, trace %s", err, &trace)
	}
}

// TestQ30Dropping makes and closes many runtimes on a warm cache: mappings do not
// pile up (Q30; test/process has the long one).
func TestQ30Dropping(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	dot(t, newRuntime(t, spelt.WithCacheDir(dir)))
	mappings := func() int {
		data, err := os.ReadFile("/proc/self/maps")
		if err != nil {
			t.Skip(err)
		}
		return bytes.Count(data, []byte("\n"))
	}
	before := 0
	for i := range 200 {
		rt := newRuntime(t, spelt.WithCacheDir(dir))
		dot(t, rt)
		rt.Close()
		if i == 50 {
			before = mappings()
		}
	}
	if after := mappings(); after > before+20 {
		t.Errorf("%d mappings, %d after 150 more runtimes", before, after)
	}
}
