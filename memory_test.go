package spelt_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// Q9: an equal kernel under another name is a hit in memory, and the tiers behind it do not run, whatever the cache.
func TestQ9AnEqualKernelUnderAnotherNameIsInMemory(t *testing.T) {
	d := kernels.DotKernel.Definition()
	twin := &spelt.Definition{Name: "Twin", Package: "elsewhere", Digest: d.Digest, Plan: d.Plan, Places: d.Places, Constructs: d.Constructs, Whole: d.Whole}
	for _, opts := range [][]spelt.Option{nil, {spelt.WithCacheDir("off")}, {spelt.WithWholeKernel(true)}} {
		rt := newRuntime(t, opts...)
		if r := dot(t, rt); r.Source != spelt.SourceCompiled {
			t.Errorf("first: %+v", r)
		}
		r, err := spelt.NewLauncher(twin).On(rt).Compile(context.Background())
		none := spelt.Counts{Total: -1, Reused: -1, Compiled: -1}
		if err != nil || r.Kernel != "Twin" || r.Source != spelt.SourceMemory || r.Constructs != none || r.Tasks != none {
			t.Errorf("its twin: %+v, %v", r, err)
		}
		if r := kernels.DotKernel.On(rt).Report(); r.Kernel != "Dot" || r.Source != spelt.SourceCompiled {
			t.Errorf("the report of the first is now %+v", r)
		}
	}
}

// Q15: with the cache off, memory still caches: a second launch compiles nothing, nor does a second runtime see the code.
func TestQ15MemoryCachesWithTheCacheOff(t *testing.T) {
	rt := newRuntime(t, spelt.WithCacheDir("off"))
	for i, want := range []string{spelt.SourceCompiled, spelt.SourceMemory, spelt.SourceMemory} {
		if r := dot(t, rt); r.Source != want || r.Tasks.Total != -1 {
			t.Errorf("launch %d: %+v, want %s", i+1, r, want)
		}
	}
	if r := dot(t, newRuntime(t, spelt.WithCacheDir("off"))); r.Source != spelt.SourceCompiled {
		t.Errorf("another runtime: %+v", r)
	}
}

// CASE 19: records are read into private memory. No file of the cache is mapped, and what becomes of the files does not
// touch a program that runs.
func TestCase19FilesOfTheCacheMayChangeUnderAProgram(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	dot(t, newRuntime(t, spelt.WithCacheDir(dir)))
	rt := newRuntime(t, spelt.WithCacheDir(dir))
	if r := dot(t, rt); r.Source != spelt.SourceDisk {
		t.Fatalf("%+v", r)
	}
	if maps, err := os.ReadFile("/proc/self/maps"); err == nil && strings.Contains(string(maps), dir) {
		t.Error("a file of the cache is mapped")
	}
	files := 0
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil || d.IsDir() {
			return err
		}
		err = os.Truncate(path, 0)
		if errors.Is(err, fs.ErrNotExist) {
			return nil // trimming goes on in the background
		}
		files++
		return err
	})
	if err != nil || files < 3 {
		t.Fatalf("%d files, %v", files, err)
	}
	for range 3 {
		if r := dot(t, rt); r.Source != spelt.SourceMemory {
			t.Errorf("%+v", r)
		}
	}
	err = kernels.ReadAtKernel.On(rt).Launch(make([]int32, 4), make([]int32, 4), 9)
	if err == nil {
		t.Error("an index out of range is no error")
	}
	if r := dot(t, newRuntime(t, spelt.WithCacheDir(dir))); r.Source != spelt.SourceCompiled {
		t.Errorf("a new runtime on the empty files: %+v", r)
	}
}

// Q10: two kernels of one name in one package each have their own report, also when they compile at the same time.
func TestQ10TwoKernelsOfOneName(t *testing.T) {
	named := func(d *spelt.Definition) *spelt.Definition {
		return &spelt.Definition{Name: "Same", Package: "same", Digest: d.Digest, Plan: d.Plan, Places: d.Places, Constructs: d.Constructs, Whole: d.Whole}
	}
	one, three := named(kernels.SaxpyKernel.Definition()), named(kernels.NeverFusedKernel.Definition())
	for range 5 {
		rt := newRuntime(t)
		var wg sync.WaitGroup
		for d, constructs := range map[*spelt.Definition]int{one: 1, three: 3} {
			wg.Go(func() {
				r, err := spelt.NewLauncher(d).On(rt).Compile(context.Background())
				if err != nil || r.Kernel != "Same" || r.Source != spelt.SourceCompiled || r.Constructs.Total != constructs {
					t.Errorf("the one with %d constructs: %+v, %v", constructs, r, err)
				}
			})
		}
		wg.Wait()
		for d, constructs := range map[*spelt.Definition]int{one: 1, three: 3} {
			if r := spelt.NewLauncher(d).On(rt).Report(); r.Constructs.Total != constructs {
				t.Errorf("afterwards, the one with %d constructs: %+v", constructs, r)
			}
		}
	}
}
