package corpus_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// TestNoKernelRaces holds every kernel to be free of races, on the same arguments as native code, but for those that are
// about arguments that overlap, and the check to leave in memory, return and fail with what plain Go does, bit for bit.
func TestNoKernelRaces(t *testing.T) {
	plain := newRuntime(t, spelt.WithBackend(spelt.Go))
	checked := newRuntime(t, spelt.WithRaceCheck(true))
	t.Run("kernels", func(t *testing.T) {
		for i := range cases {
			c := &cases[i]
			t.Run(c.l.Name(), func(t *testing.T) {
				t.Parallel()
				for _, tr := range c.trials(t, plain) {
					if strings.HasPrefix(tr.name, fmt.Sprintf("n=%d ", large)) && i%8 != 0 {
						continue // takes most of the time
					}
					err := c.hold(checked, tr, comparison{})
					if errors.Is(err, spelt.ErrRace) && (strings.HasPrefix(c.l.Name(), "Overlap") || strings.HasPrefix(c.l.Name(), "Meet")) {
						// The launcher runs these in order, with a notice.
						if d := (comparison{}).states(tr.in.save(), tr.after); d != "" {
							t.Errorf("%s: after %v: %s", tr.name, err, d)
						}
						continue
					}
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
	})
	for i := range faults {
		f := &faults[i]
		t.Run("fault/"+f.l.Name()+"/"+f.name, func(t *testing.T) {
			in := newInput(uint64(i), n, false, false)
			args := in.args(f.types())
			f.fit(in, args)
			before := in.save()
			_, want := f.launch(plain, args)
			after := in.save()
			in.restore(before)
			_, got := f.launch(checked, args)
			var failed *spelt.RunError // of iterations that write where others do, until one fails
			if errors.Is(got, spelt.ErrRace) && (f.l.Name() != "WriteAt" || !errors.As(got, &failed)) {
				t.Fatal(got)
			} else if failed != nil {
				got = failed
			}
			d := sameError(got, want)
			if strings.HasPrefix(d, "place") && f.l.Name() == "WideDivide" {
				d = "" // the check names the place in the library, and not who called it
			}
			if d != "" && f.l.Name() != "SectionFails" {
				t.Fatalf("%v: %s; plain Go: %v", got, d, want)
			}
			if d := (comparison{}).states(in.save(), after); d != "" && f.l.Name() != "SectionFails" {
				t.Fatal(d)
			}
		})
	}
}

// said is what a race error says, with the names of files alone and lines counted from that of the loop, which is 1.
func said(e *spelt.RaceError) string {
	for i := range e.Races {
		r := &e.Races[i]
		for _, f := range []*string{&r.File, &r.First.File, &r.Second.File} {
			*f = filepath.Base(*f)
		}
		r.First.Line -= r.Line - 1
		r.Second.Line -= r.Line - 1
		r.Line = 1
	}
	return e.Error()
}

// TestAcceptanceA7RacesAreFound has arguments on which iterations meet: of cousins of in-place stencils, histograms,
// scatters, overlapping copies, for elements of every form, in every kind of loop. Each time the arguments are left as
// plain Go leaves them.
func TestAcceptanceA7RacesAreFound(t *testing.T) {
	ints := func(n int) []int32 { return make([]int32, n) }
	floats := func(n int) []float32 { return make([]float32, n) }
	for _, tt := range []struct {
		name string
		l    launcher
		args func() []any
		want []string // "" for no race
	}{
		{"scatter", kernels.ScatterKernel, func() []any { return []any{floats(9), floats(4), []int32{7, 2, 7, 1}} },
			[]string{"access.go:1: kernel Scatter: race: iterations i=0 and i=2 of this loop are not independent",
				"access.go:2: iteration i=0 writes dst[7]", "access.go:2: iteration i=2 writes dst[7]"}},
		{"scatter, each once", kernels.ScatterKernel, func() []any { return []any{floats(9), floats(4), []int32{7, 2, 8, 1}} }, nil},
		{"gather one element", kernels.GatherKernel, func() []any { return []any{floats(4), floats(9), []int32{7, 7, 7, 7}} }, nil},
		{"stencil in place", kernels.StencilKernel, func() []any { x := floats(9); return []any{x, x} },
			[]string{"iterations i=1 and i=2", "iteration i=1 writes dst[1]", "iteration i=2 reads src[1]"}},
		{"overlapping copy", kernels.ShiftDownKernel, func() []any { x := ints(20); return []any{x[2:18], x[:16]} },
			[]string{"iterations i=0 and i=6", "iteration i=0 reads src[8]", "iteration i=6 writes dst[6]"}},
		{"grid", kernels.Blur2Kernel, func() []any { x := floats(12); return []any{x, x, 3, 4} },
			[]string{"iterations (y=0, x=0) and (y=0, x=1)", "iteration (y=0, x=0) writes dst[0]", "iteration (y=0, x=1) reads src[0]"}},
		{"loop under control", kernels.TimeStepsKernel, func() []any { x := floats(9); return []any{x, x, 3, float32(1)} },
			[]string{"kernel TimeSteps: race: iterations i=0 and i=1"}},
		{"struct fields", kernels.CopyStructsKernel, func() []any {
			x := make([]kernels.Body, 5)
			return []any{x[1:], x[:4], kernels.Body{Mass: 9}}
		}, []string{"iterations i=0 and i=1", "writes dst[0].Vec.X", "reads src[1].Vec.X"}},
		{"pointers to one element", kernels.RefsKernel, func() []any { return []any{&kernels.Grid{Data: floats(9), W: 2, H: 3}} }, nil},
		{"rows that are one row", kernels.RowsKernel, func() []any {
			r := floats(3)
			return []any{[][]float32{floats(2), r, floats(1), r[1:]}, floats(4)}
		}, []string{"iterations i=1 and i=3", "iteration i=1 writes m[1][1]", "iteration i=3 reads m[1][1]"}},
		{"slices in nested structs", kernels.AdvanceKernel, func() []any {
			w := &kernels.World{Base: &kernels.Grid{Data: floats(1)}}
			x := floats(9)
			w.Fields.A, w.Fields.B = x[1:], x[:8]
			return []any{w}
		}, []string{"iterations i=0 and i=1", "writes w.Fields.A[0]", "reads w.Fields.B[1]"}},
		{"a pointer into a slice", kernels.AdvanceKernel, func() []any {
			w := &kernels.World{Base: &kernels.Grid{}}
			x := floats(3)
			w.Fields.A, w.Fields.B, w.Base.Data = x, floats(3), x[1:2]
			return []any{w}
		}, []string{"iterations i=0 and i=1", "iteration i=0 reads w.Base.Data[0]", "iteration i=1 writes w.Fields.A[1]"}},
		{"one in another's place", kernels.InPlaceKernel, func() []any { x := make([]float64, 7); return []any{x[:6], x[1:]} },
			[]string{"iterations i=0 and i=1"}},
		{"one array twice", kernels.InPlaceKernel, func() []any { x := make([]float64, 7); return []any{x, x} }, nil},
		{"atomics and plain reads, other widths", kernels.HistogramKernel, func() []any {
			bins := ints(4)
			return []any{bins, new(int64), unsafe.Slice((*uint8)(unsafe.Pointer(&bins[0])), 16)}
		}, []string{"writes, atomically, bins[0]", "reads x[1]"}},
		{"atomics", kernels.HistogramKernel, func() []any { return []any{ints(4), new(int64), make([]uint8, 99)} }, nil},
		{"sections", kernels.SectionsKernel, func() []any { x := ints(9); return []any{x[:5], x[4:], ints(3)} },
			[]string{"sections 1 and 2 are not independent", "section 1 writes a[4]", "section 2 writes b[0]"}},
		{"a section and itself", kernels.SectionsKernel, func() []any { return []any{ints(5), ints(4), ints(3)} }, nil},
		{"sections in loops", kernels.SectionsInLoopsKernel, func() []any { x := ints(9); return []any{x, x, 4} },
			[]string{"sections 1 and 2", "section 1 writes a[0]", "section 2 writes b[0]"}},
		{"sections that wait for each other", kernels.HandshakeKernel, func() []any { return []any{new(int32), new(int32), make([]bool, 3)} }, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := &kase{l: tt.l}
			args, plain := tt.args(), tt.args()
			if _, err := c.launch(newRuntime(t, spelt.WithBackend(spelt.Go)), plain); err != nil {
				t.Fatal(err)
			}
			_, err := c.launch(newRuntime(t, spelt.WithRaceCheck(true)), args)
			if !reflect.DeepEqual(args, plain) && !strings.HasPrefix(tt.name, "sections") { // of which plain Go has no order
				t.Errorf("left %v, want %v", args, plain)
			}
			var e *spelt.RaceError
			if tt.want == nil {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			if !errors.Is(err, spelt.ErrRace) || !errors.As(err, &e) {
				t.Fatalf("got %v, want a race", err)
			}
			text := said(e)
			for _, w := range tt.want {
				if !strings.Contains(text, w) {
					t.Errorf("got %s\nwant %s", text, w)
				}
			}
		})
	}
}

// TestRaceCheckNeedsNothing works without LLVM and whatever the backend, and reports itself.
func TestRaceCheckNeedsNothing(t *testing.T) {
	t.Setenv("SPELT_LLVM", "/nowhere/libLLVM.so")
	t.Setenv("SPELT_RACE", "1")
	for _, b := range []spelt.Backend{spelt.Auto, spelt.Native, spelt.Go} {
		rt := newRuntime(t, spelt.WithBackend(b))
		r, err := kernels.ScatterKernel.On(rt).Compile(context.Background())
		if err != nil || r.Backend != "race check" {
			t.Fatal(r, err)
		}
		err = kernels.ScatterKernel.On(rt).Launch(make([]float32, 2), make([]float32, 2), []int32{1, 1})
		if !errors.Is(err, spelt.ErrRace) {
			t.Errorf("%v: %v", b, err)
		}
	}
}

// TestRaceCheckIsCancelled ends in the middle of a loop, and after a race that was found before.
func TestRaceCheckIsCancelled(t *testing.T) {
	rt := newRuntime(t, spelt.WithRaceCheck(true))
	index := make([]int32, 5_000_000) // for a second or more
	dst, src := make([]float32, 1), make([]float32, len(index))
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Millisecond)
	defer cancel()
	err := kernels.ScatterKernel.On(rt).LaunchContext(ctx, dst, src, index)
	var e *spelt.RaceError
	if !errors.Is(err, context.DeadlineExceeded) || !errors.As(err, &e) || e.Count < 1 {
		t.Errorf("got %v", err)
	}
}

// TestRaceErrorsListPlacesOnce has one kernel with races of several pairs of places.
func TestRaceErrorsListPlacesOnce(t *testing.T) {
	rt := newRuntime(t, spelt.WithRaceCheck(true))
	x := make([]float64, 100)
	err := kernels.InPlaceKernel.On(rt).Launch(x[:99], x[1:])
	var e *spelt.RaceError
	if !errors.As(err, &e) || len(e.Races) < 2 || len(e.Races) > 16 || e.Count < 98 {
		t.Fatalf("%+v", e)
	}
	for i, r := range e.Races {
		if r.First.Number >= r.Second.Number || r.First.Line == 0 || r.Second.Line == 0 || !r.First.Writes && !r.Second.Writes {
			t.Errorf("%d: %+v", i, r)
		}
	}
}

// TestRaceCheckOfOtherCode does not trust what was generated from another source.
func TestRaceCheckOfOtherCode(t *testing.T) {
	rt := newRuntime(t, spelt.WithRaceCheck(true))
	launch := func(w *wrong) error {
		return w.launch(context.Background(), rt, make([]float32, 2), []float32{1, 2}, []int32{1, 1})
	}
	scatter := func() *wrong { return changed(kernels.ScatterKernel, func(func(int) reflect.Value) {}) }
	w := scatter()
	w.Layout = kernels.SaxpyKernel.Definition().Layout
	if err := launch(w); !errors.Is(err, spelt.ErrLayout) {
		t.Errorf("another layout: %v", err)
	}
	w = scatter()
	w.Refused = "for a reason"
	var refused *spelt.RefusedError
	if err := launch(w); !errors.As(err, &refused) {
		t.Errorf("refused: %v", err)
	}
	if err := launch(scatter()); !errors.Is(err, spelt.ErrRace) {
		t.Error(err)
	}
}

// TestRaceNamesIterationsWithoutAVariable has a loop that ranges over values alone.
func TestRaceNamesIterationsWithoutAVariable(t *testing.T) {
	rt := newRuntime(t, spelt.WithRaceCheck(true))
	bins := make([]int32, 4)
	err := kernels.HistogramKernel.On(rt).Launch(bins, new(int64), unsafe.Slice((*uint8)(unsafe.Pointer(&bins[0])), 16))
	if err == nil || !strings.Contains(err.Error(), "iterations 0 and 1 of this loop") {
		t.Error(err)
	}
}
