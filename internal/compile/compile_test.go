package compile_test

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
)

type args struct {
	z, x []float32 // at 0, 24
	a    float32   // at 48
	sum  float32   // at 52: result
}

const text = `kernel "two" args=56
param ptr 0 "z"
param i64 8 "z.len"
param ptr 24 "x"
param i64 32 "x.len"
param f32 48 "a"
param ptr 52 mem=4 result "sum"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: ptr = param n=2
  %3: i64 = param n=3
  %4: f32 = param n=4
  %5: ptr = param n=5
  for %1 parallel=1 { (%6: i64)
    bounds %6 %3
    %8: ptr = elem %2 %6 stride=4
    %9: f32 = load %8 tag="f32"
    %10: f32 = mul %9 %4
    bounds %6 %1
    %12: ptr = elem %0 %6 stride=4
    store %12 %10 tag="f32"
  }
  %14: f32 = const value=0
  %15: f32 = local %14 "s"
  for %1 parallel=1 reduce=add:%15 { (%16: i64)
    bounds %16 %1
    %18: ptr = elem %0 %16 stride=4
    %19: f32 = load %18 tag="f32"
    %20: f32 = get %15
    %21: f32 = add %20 %19
    set %15 %21
  }
  %23: f32 = get %15
  store %5 %23 tag="f32"
}
`

func source(t *testing.T) compile.Source {
	t.Helper()
	k, err := ir.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	b, err := bundle.Make(k)
	if err != nil {
		t.Fatal(err)
	}
	return compile.Source{Name: "two", Bundle: b}
}

func engine(t *testing.T, dir string) *compile.Engine {
	t.Helper()
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	e := &compile.Engine{Log: slog.New(slog.DiscardHandler), Verify: true}
	if dir != "" {
		s, err := cache.Open(dir, cache.Options{})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { s.Close() })
		e.Store = s
	}
	return e
}

func options() compile.Options {
	return compile.Options{Target: target.Host(), Checks: true, FMA: true}
}

func load(t *testing.T, e *compile.Engine, o compile.Options) *compile.Loaded {
	t.Helper()
	l, err := e.Load(context.Background(), source(t), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Release)
	return l
}

func check(t *testing.T, l *compile.Loaded, threads int) {
	t.Helper()
	for _, n := range []int{0, 1, 7, 16, 33, 100_000} {
		a := &args{z: make([]float32, n), x: make([]float32, n), a: 3}
		want := float32(0)
		for i := range a.x {
			a.x[i] = float32(i % 8)
			want += 3 * a.x[i]
		}
		if err := launch.Run(context.Background(), launch.NewPool(threads), l.Kernel, unsafe.Pointer(a)); err != nil {
			t.Fatal(err)
		}
		if a.sum != want {
			t.Errorf("n=%d: sum %v, want %v", n, a.sum, want)
		}
	}
}

func TestColdThenWarm(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	l := load(t, engine(t, dir), options())
	if want := (compile.Counts{Total: 3, Compiled: 3}); l.Report.Constructs != want || l.Report.Tasks != want || l.Report.FromDisk {
		t.Errorf("cold: %+v", l.Report)
	}
	check(t, l, 1)
	check(t, l, 2)
	w := load(t, engine(t, dir), options())
	if !w.Report.FromDisk || w.Report.Tasks != compile.NotRun {
		t.Errorf("warm: %+v", w.Report)
	}
	check(t, w, 2)
}

// TestArtifactsSurviveTheirKernel removes the kernel records: tasks are still
// found.
func TestArtifactsSurviveTheirKernel(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	load(t, engine(t, dir), options())
	remove(t, dir, "kernel")
	l := load(t, engine(t, dir), options())
	if want := (compile.Counts{Total: 3, Reused: 3}); l.Report.Constructs != want || l.Report.Tasks != want {
		t.Errorf("%+v", l.Report)
	}
	check(t, l, 2)
	remove(t, dir, "kernel")
	remove(t, dir, "construct")
	l = load(t, engine(t, dir), options())
	if l.Report.Constructs.Compiled != 3 || l.Report.Tasks.Reused != 3 {
		t.Errorf("%+v", l.Report)
	}
}

// TestQ21AnArtifactThatDoesNotLinkIsReplaced stores a well-formed record whose
// object is not one.
func TestQ21AnArtifactThatDoesNotLinkIsReplaced(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	load(t, e, options())
	remove(t, dir, "kernel")
	for en := range e.Store.Entries() {
		if en.Kind == cache.ArtifactRecord {
			if err := e.Store.Put(en.Kind, en.Scope, en.Key, []byte("no object")); err != nil {
				t.Fatal(err)
			}
		}
	}
	l := load(t, e, options())
	if l.Report.Tasks != (compile.Counts{Total: 3, Compiled: 3}) {
		t.Errorf("%+v", l.Report)
	}
	check(t, l, 1)
	if w := load(t, e, options()); !w.Report.FromDisk {
		t.Errorf("not replaced: %+v", w.Report)
	}
}

func remove(t *testing.T, dir, kind string) {
	t.Helper()
	if err := os.RemoveAll(filepath.Join(dir, "spelt-v1", kind)); err != nil {
		t.Fatal(err)
	}
}

func TestChangedTextIsRefused(t *testing.T) {
	src := source(t)
	src.Constructs[0].Code = src.Constructs[1].Code
	if _, err := engine(t, "").Load(context.Background(), src, options()); err == nil {
		t.Error("text that does not fit its digest was compiled")
	}
}
