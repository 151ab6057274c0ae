package corpus_test

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

func init() { cases = append(cases, overlaps...) }

// overlaps are kernels whose result depends on the order of iterations when
// their arguments share memory: then it has to be plain Go's.
var overlaps = []kase{
	{l: kernels.OverlapCopyKernel, alias: shifts[int32](0, 1)},
	{l: kernels.OverlapBlurKernel, alias: shifts[float32](0, 1)},
	{l: kernels.OverlapReverseKernel, alias: shifts[int16](0, 1)},
	{l: kernels.OverlapStridesKernel, fit: func(in *input, a []any) { a[2], a[3] = 1+in.IntN(3), 1+in.IntN(3) }, alias: shifts[int64](0, 1)},
	{l: kernels.OverlapGatherKernel, alias: append(shifts[uint32](0, 1), indices)},
	{l: kernels.OverlapScatterKernel, alias: shifts[uint32](0, 1)},
	{l: kernels.OverlapGridKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 2, 3) }, alias: []func([]any){same(0, 1)}},
	{l: kernels.OverlapInStructKernel, alias: []func([]any){
		func(a []any) { p := a[0].(*kernels.OverlapPair); p.Out = p.In },
		func(a []any) { p := a[0].(*kernels.OverlapPair); p.Out, p.In = p.In[1:], p.In[:max(len(p.In)-1, 0)] },
		func(a []any) { p := a[0].(*kernels.OverlapPair); p.Out = unsafe.Slice(&p.N, 1) },
	}},
	{l: kernels.OverlapPartsKernel, alias: shifts[kernels.OverlapPoint](0, 1)},
	{l: kernels.OverlapLagKernel, fit: func(in *input, a []any) { a[1] = []int{0, 1, 3, 17, 63, in.n}[in.IntN(6)] }},
	{l: kernels.OverlapAheadKernel, fit: func(in *input, a []any) { a[1] = []int{0, 1, 3, 17, 63, in.n}[in.IntN(6)] }},
	{l: kernels.OverlapSumKernel, alias: shifts[int64](0, 1)},
	{l: kernels.OverlapRowsKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 2, 3) }, alias: []func([]any){
		same(0, 1), func(a []any) {
			s := a[0].([]int32)
			a[1] = s[:len(s):cap(s)]
			a[2] = max(1, a[2].(int)/2)
			a[0] = s[min(len(s), a[2].(int)):]
			a[3] = max(0, a[3].(int)-1) / 2
		},
	}},
	{l: kernels.OverlapColumnsKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 1, 2) }},
	{l: kernels.OverlapNarrowKernel, fit: func(in *input, a []any) {
		if s := a[1].([]int32); len(s) <= 256 { // the subscripts go up to there
			a[1] = s[:0]
		}
	}, alias: []func([]any){same(0, 1)}},
	{l: kernels.OverlapBytesKernel, alias: []func([]any){views(0), views(1), views(5)}},
	{l: kernels.OverlapFieldKernel, alias: []func([]any){
		func(a []any) { x := a[0].([]kernels.OverlapPoint); a[1] = &x[len(x)/2] },
		func(a []any) { p := a[1].(*kernels.OverlapPoint); a[2] = unsafe.Slice(&p.A, 3) },
	}},
}

// shifts make two slices share memory: the same, either one ahead by some
// elements, and two halves.
func shifts[T any](i, j int) []func([]any) {
	out := []func([]any){same(i, j), func(a []any) {
		s := a[i].([]T)
		a[i], a[j] = s[:len(s)/2], s[len(s)/2:]
	}}
	for _, k := range []int{1, 2, 7, 40} {
		out = append(out, func(a []any) {
			s := a[i].([]T)
			k := min(k, len(s))
			a[i], a[j] = s[k:], s[:len(s)-k]
		}, func(a []any) {
			s := a[i].([]T)
			k := min(k, len(s))
			a[i], a[j] = s[:len(s)-k], s[k:]
		})
	}
	return out
}

// indices makes the indices of a gather the memory that is stored to.
func indices(a []any) {
	s := a[2].([]int32)
	a[0] = unsafe.Slice((*uint32)(unsafe.Pointer(unsafe.SliceData(s))), len(s))
}

// views makes bytes those of words, from the k-th on.
func views(k int) func([]any) {
	return func(a []any) {
		w := a[0].([]uint32)
		b := unsafe.Slice((*uint8)(unsafe.Pointer(unsafe.SliceData(w))), 4*len(w))
		a[1] = b[min(k, len(b)):]
	}
}

// TestAcceptanceA7OverlapIsNoticedOnce launches a kernel with memory apart,
// shared but harmless, and shared so that the order matters: only then there is
// a notice, once for the kernel, in each runtime, cold, warm and whole.
func TestAcceptanceA7OverlapIsNoticedOnce(t *testing.T) {
	dir := t.TempDir()
	for _, whole := range []bool{false, true, false} {
		var log bytes.Buffer
		rt, err := spelt.New(spelt.WithCacheDir(dir), spelt.WithThreads(4), spelt.WithWholeKernel(whole), spelt.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
		if err != nil {
			t.Fatal(err)
		}
		const n = 200_000
		x := make([]int32, 2*n+1)
		launch := func(dst, src []int32) {
			if err := kernels.OverlapCopyKernel.On(rt).Launch(dst, src); err != nil {
				t.Fatal(err)
			}
		}
		launch(x[:n], x[n:2*n])
		launch(x[:n], x[:n])
		launch(x[:n], x[1 : n+1][:0])
		launch(x[:0], x[:n])
		quiet := strings.Count(log.String(), "in order")
		for range 3 {
			launch(x[1:n+1], x[:n])
		}
		rt.Close()
		if got := strings.Count(log.String(), "in order"); quiet != 0 || got != 1 || !strings.Contains(log.String(), "loop=overlap.go:9") {
			t.Errorf("whole %t: %d notices before memory was shared, %d after: %s", whole, quiet, got, log.String())
		}
		for i := range 2 * n {
			x[i] = 0
		}
	}
}

// TestAcceptanceA7InOrderIsInReportAndProfile has loops run in order by each of the two ways: as chunks, one after the other,
// and, where a place in memory is built up, by a second version that is serial. Report and profile count them, there is one
// notice, and what runs as usual is in none.
func TestAcceptanceA7InOrderIsInReportAndProfile(t *testing.T) {
	const n = 200_000
	x := make([]int64, 2*n)
	w := make([]int32, 2*n)
	for _, k := range []struct {
		name   string
		line   int
		report func(rt *spelt.Runtime) spelt.Report
		apart  []func(rt *spelt.Runtime) error
		shared func(rt *spelt.Runtime) error
	}{
		{"OverlapCopy", 9, func(rt *spelt.Runtime) spelt.Report { return kernels.OverlapCopyKernel.On(rt).Report() },
			[]func(rt *spelt.Runtime) error{
				func(rt *spelt.Runtime) error { return kernels.OverlapCopyKernel.On(rt).Launch(w[:n], w[n:]) },
			},
			func(rt *spelt.Runtime) error { return kernels.OverlapCopyKernel.On(rt).Launch(w[1:n+1], w[:n]) }},
		{"PlaceFirst", 32, func(rt *spelt.Runtime) spelt.Report { return kernels.PlaceFirstKernel.On(rt).Report() },
			[]func(rt *spelt.Runtime) error{
				func(rt *spelt.Runtime) error { return kernels.PlaceFirstKernel.On(rt).Launch(x[:n], x[n:]) },
				func(rt *spelt.Runtime) error { return kernels.PlaceFirstKernel.On(rt).Launch(nil, nil) },
				func(rt *spelt.Runtime) error { return kernels.PlaceFirstKernel.On(rt).Launch(x, x[:0]) },
			},
			func(rt *spelt.Runtime) error { return kernels.PlaceFirstKernel.On(rt).Launch(x[:n], x[:n]) }},
	} {
		for _, whole := range []bool{false, true} {
			var log bytes.Buffer
			p := spelt.NewProfile()
			rt, err := spelt.New(spelt.WithCacheDir("off"), spelt.WithThreads(2), spelt.WithWholeKernel(whole), spelt.WithProfile(p), spelt.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
			if err != nil {
				t.Fatal(err)
			}
			inOrder := func() (chunks int64) {
				for _, task := range p.Tasks() {
					if chunks += task.InOrder; task.InOrder > 0 && (task.Line != k.line || task.InOrder > task.Chunks) {
						t.Errorf("%s: profile %+v", k.name, task)
					}
				}
				return chunks
			}
			for _, f := range k.apart {
				if err := f(rt); err != nil {
					t.Fatal(err)
				}
			}
			if r := k.report(rt); len(r.InOrder) > 0 || inOrder() > 0 || log.Len() > 0 {
				t.Errorf("%s, whole %t, memory apart: %+v, %d chunks in order, %s", k.name, whole, r.InOrder, inOrder(), &log)
			}
			for range 3 {
				if err := k.shared(rt); err != nil {
					t.Fatal(err)
				}
			}
			for _, f := range k.apart {
				if err := f(rt); err != nil {
					t.Fatal(err)
				}
			}
			r := k.report(rt)
			if len(r.InOrder) != 1 || r.InOrder[0].Times != 3 || r.InOrder[0].Line != k.line || r.InOrder[0].Task < 1 || !strings.HasSuffix(r.String(), "; 1 part ran in order") {
				t.Errorf("%s, whole %t: report %v, %+v", k.name, whole, r, r.InOrder)
			}
			var table, profile bytes.Buffer
			if err := errors.Join(r.WriteTable(&table), p.WriteTable(&profile)); err != nil {
				t.Fatal(err)
			}
			if inOrder() < 3 || !strings.Contains(profile.String(), " in order)") || !strings.Contains(table.String(), ", 3 times") {
				t.Errorf("%s, whole %t: %d chunks in order\n%s%s", k.name, whole, inOrder(), &table, &profile)
			}
			if n := strings.Count(log.String(), "runs in order"); n != 1 || !strings.Contains(log.String(), fmt.Sprintf(".go:%d", k.line)) {
				t.Errorf("%s, whole %t: %d notices: %s", k.name, whole, n, &log)
			}
			rt.Close()
		}
	}
}

// TestAcceptanceA7SharedMemoryStaysParallel looks at how many chunks ran beside
// others: element by element in one slice, and in parts of one array, loops
// are as parallel as with memory of their own.
func TestAcceptanceA7SharedMemoryStaysParallel(t *testing.T) {
	const n = 1 << 20
	x := make([]int32, 3*n)
	y := make([]float32, n)
	words := make([]int64, n)
	var log bytes.Buffer
	rt, err := spelt.New(spelt.WithCacheDir("off"), spelt.WithThreads(2), spelt.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
	if err != nil {
		t.Fatal(err)
	}
	for i, err := range []error{
		kernels.OverlapCopyKernel.On(rt).Launch(x[:n], x[:n]),
		kernels.OverlapCopyKernel.On(rt).Launch(x[:n], x[n:2*n]),
		kernels.OverlapCopyKernel.On(rt).Launch(x[n:2*n], x[:n]),
		kernels.OverlapCopyKernel.On(rt).Launch(x[:n/2], x[n/2:]),
		kernels.OverlapStridesKernel.On(rt).Launch(words, words[1:], 2, 2),
		kernels.OverlapStridesKernel.On(rt).Launch(words, words, 3, 3),
		kernels.OverlapLagKernel.On(rt).Launch(x, len(x)/2+1),
		kernels.OverlapAheadKernel.On(rt).Launch(x, len(x)/2),
		kernels.OverlapColumnsKernel.On(rt).Launch(x[:n], 1024, 1024),
		kernels.OverlapRowsKernel.On(rt).Launch(x[:n], x[:n], 1024, 1024),
		kernels.OverlapGridKernel.On(rt).Launch(y[:n/2], y[n/2:], 512, 1024),
		kernels.OverlapReverseKernel.On(rt).Launch(make([]int16, 100), make([]int16, 100)),
	} {
		if err != nil {
			t.Errorf("launch %d: %v", i, err)
		}
	}
	rt.Close()
	if log.Len() > 0 {
		t.Errorf("%s", log.String())
	}
}
