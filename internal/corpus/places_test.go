package corpus_test

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// placeSizes are none, one, some, and several chunks.
var placeSizes = []int{0, 1, 9, 100, large}

// ints are numbers of which no two neighbours are alike.
func ints[T int | int32 | int64 | uint8 | uint32 | float32 | float64](n int) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = T((i*37+11)%101) - T(i%7)
	}
	return x
}

// A placeTrial launches a kernel on arguments that it makes, and returns what the launch left.
type placeTrial func(rt *spelt.Runtime, n int) (left []any, err error)

var placeTrials = map[string]placeTrial{
	"first": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int64](3), ints[int64](n)
		return []any{y, x}, kernels.PlaceFirstKernel.On(rt).Launch(y, x)
	},
	"first, no place": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[int64](n)
		return []any{x}, kernels.PlaceFirstKernel.On(rt).Launch(nil, x)
	},
	"first, of the slice itself": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[int64](n)
		return []any{x}, kernels.PlaceFirstKernel.On(rt).Launch(x, x)
	},
	"first, of the middle of the slice": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[int64](n)
		return []any{x}, kernels.PlaceFirstKernel.On(rt).Launch(x[n/2:], x)
	},
	"first, right before the slice": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[int64](n + 1)
		return []any{x}, kernels.PlaceFirstKernel.On(rt).Launch(x[:1], x[1:])
	},
	"first, right behind the slice": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[int64](n + 1)
		return []any{x}, kernels.PlaceFirstKernel.On(rt).Launch(x[n:], x[:n])
	},
	"floats": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[float64](3), ints[float64](n)
		return []any{y, x}, kernels.PlaceFirstFloatKernel.On(rt).Launch(y, x)
	},
	"floats, of the slice itself": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[float64](min(n, 9))
		return []any{x}, kernels.PlaceFirstFloatKernel.On(rt).Launch(x, x)
	},
	"pointer": func(rt *spelt.Runtime, n int) ([]any, error) {
		p, x := new(float32), ints[float32](min(n, 1000))
		err := kernels.PlacePointerKernel.On(rt).Launch(p, x)
		return []any{*p, x}, err
	},
	"nil pointer": func(rt *spelt.Runtime, n int) ([]any, error) {
		return nil, kernels.PlacePointerKernel.On(rt).Launch(nil, ints[float32](n))
	},
	"index": func(rt *spelt.Runtime, n int) ([]any, error) {
		h, x := ints[uint32](5), ints[uint32](n)
		return []any{h, x}, kernels.PlaceIndexKernel.On(rt).Launch(h, x, 4, 1)
	},
	"one index twice": func(rt *spelt.Runtime, n int) ([]any, error) {
		h, x := ints[uint32](5), ints[uint32](n)
		return []any{h, x}, kernels.PlaceIndexKernel.On(rt).Launch(h, x, 2, 2)
	},
	"index out of range": func(rt *spelt.Runtime, n int) ([]any, error) {
		return nil, kernels.PlaceIndexKernel.On(rt).Launch(ints[uint32](5), ints[uint32](n), 1, 5)
	},
	"method": func(rt *spelt.Runtime, n int) ([]any, error) {
		a, x := &kernels.Acc{Low: -50, High: 1}, ints[float64](n)
		err := kernels.PlaceMethodKernel.On(rt).Launch(a, x)
		return []any{*a, x}, err
	},
	"nil method": func(rt *spelt.Runtime, n int) ([]any, error) {
		return nil, kernels.PlaceMethodKernel.On(rt).Launch(nil, ints[float64](n))
	},
	"deep": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[float64](n)
		a := &kernels.Acc{Next: &kernels.Acc{Sum: 3}, Vals: ints[float64](7)}
		err := kernels.PlaceDeepKernel.On(rt).Launch(a, x, 6)
		return []any{a.Next.Sum, a.Next.Bits, a.Vals, x}, err
	},
	"deep, in the slice itself": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[float64](n)
		a := &kernels.Acc{Next: &kernels.Acc{Sum: 3}, Vals: x}
		err := kernels.PlaceDeepKernel.On(rt).Launch(a, x, n/2)
		return []any{a.Next.Sum, a.Next.Bits, x}, err
	},
	"deep, nil": func(rt *spelt.Runtime, n int) ([]any, error) {
		return nil, kernels.PlaceDeepKernel.On(rt).Launch(&kernels.Acc{}, ints[float64](n), 0)
	},
	"some": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int32](4), ints[int32](n)
		return []any{y, x}, kernels.PlaceSomeKernel.On(rt).Launch(y, x, 3, 50)
	},
	"some, but none": func(rt *spelt.Runtime, n int) ([]any, error) {
		return nil, kernels.PlaceSomeKernel.On(rt).Launch(nil, ints[int32](n), 3, math.MaxInt32)
	},
	"some, out of range": func(rt *spelt.Runtime, n int) ([]any, error) {
		return nil, kernels.PlaceSomeKernel.On(rt).Launch(ints[int32](3), ints[int32](n), 3, 90)
	},
	"largest": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := []float64{-5, 3}, ints[float64](n)
		return []any{y, x}, kernels.PlaceLargestKernel.On(rt).Launch(y, x)
	},
	"largest, with NaN": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := []float64{-5, math.Copysign(0, -1)}, ints[float64](n)
		if n > 9 {
			x[n/2] = math.NaN()
		}
		return []any{y, x}, kernels.PlaceLargestKernel.On(rt).Launch(y, x)
	},
	"largest is NaN": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := []float64{math.NaN(), 0}, ints[float64](n)
		return []any{y, x}, kernels.PlaceLargestKernel.On(rt).Launch(y, x)
	},
	"names": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int](3), ints[int](n)
		return []any{y, x}, kernels.PlaceNamesKernel.On(rt).Launch(y, x)
	},
	"two": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int64](3), ints[int64](n)
		return []any{y, x}, kernels.PlaceTwoKernel.On(rt).Launch(&y[0], &y[1], x)
	},
	"two that are one": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int64](3), ints[int64](n)
		return []any{y, x}, kernels.PlaceTwoKernel.On(rt).Launch(&y[0], &y[0], x)
	},
	"flag": func(rt *spelt.Runtime, n int) ([]any, error) {
		c, x, f := ints[int32](4), ints[float32](n), new(bool)
		err := kernels.PlaceFlagKernel.On(rt).Launch(c, x, f)
		return []any{c, x, *f}, err
	},
	"flag that is not set": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[float32](n)
		for i := range x {
			x[i] = 1
		}
		return nil, kernels.PlaceFlagKernel.On(rt).Launch(nil, x, nil)
	},
	"grid": func(rt *spelt.Runtime, n int) ([]any, error) {
		p, x := new(int), ints[int32](n)
		err := kernels.PlaceEitherKernel.On(rt).Launch(p, x, max(n/3, 1), min(n, 3), 4)
		return []any{*p}, err
	},
	"array": func(rt *spelt.Runtime, n int) ([]any, error) {
		out, x := make([]int64, 7), ints[int64](n)
		return []any{out}, kernels.PlaceArrayKernel.On(rt).Launch(out, x)
	},
	"inner": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int64](3), ints[int64](n)
		return []any{y, x}, kernels.PlaceInnerKernel.On(rt).Launch(y, x, 3)
	},
	"inner, overlapping": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[int64](n + 3)
		return []any{x}, kernels.PlaceInnerKernel.On(rt).Launch(x[:3], x[2:], 3)
	},
	"once": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[int64](3), ints[int64](n)
		return []any{y, x}, kernels.PlaceOnceKernel.On(rt).Launch(y, x, n/2)
	},
	"bytes": func(rt *spelt.Runtime, n int) ([]any, error) {
		y, x := ints[uint8](8), ints[uint8](n)
		return []any{y, x}, kernels.PlaceBytesKernel.On(rt).Launch(y, x)
	},
	"bytes in a row": func(rt *spelt.Runtime, n int) ([]any, error) {
		x := ints[uint8](n + 8)
		return []any{x}, kernels.PlaceBytesKernel.On(rt).Launch(x[:6], x[5:])
	},
}

// TestAcceptanceA5PlacesAreReductions: what is built up in memory, at an address that is the same in all iterations, is
// what plain Go gives, also where the place is part of what the loop reads; it is not touched if no iteration does.
func TestAcceptanceA5PlacesAreReductions(t *testing.T) {
	b := newBench(t, t.TempDir())
	for name, trial := range placeTrials {
		for _, n := range placeSizes {
			want, wantErr := trial(b.plain, n)
			for i, s := range settings {
				if s.name == "unchecked" && wantErr != nil {
					continue
				}
				got, err := trial(b.rts[i], n)
				var run, wantRun *spelt.RunError
				if errors.As(err, &run) != errors.As(wantErr, &wantRun) || run != nil && (filepath.Base(run.File) != filepath.Base(wantRun.File) || run.Line != wantRun.Line) {
					t.Errorf("%s, n=%d, %s: error %v, want %v", name, n, s.name, err, wantErr)
				}
				if wantErr == nil && !near(got, want) {
					t.Errorf("%s, n=%d, %s: %.300v, want %.300v", name, n, s.name, got, want)
				}
			}
		}
	}
}

// near compares what trials left, as text: the numbers are small enough for all sums of them to be exact.
func near(got, want []any) bool { return fmt.Sprint(got) == fmt.Sprint(want) }

// TestAcceptanceA5FailureLeavesThePlace: a loop that fails has not touched what it builds up.
func TestAcceptanceA5FailureLeavesThePlace(t *testing.T) {
	b := newBench(t, t.TempDir())
	for i, s := range settings {
		if s.name == "unchecked" {
			continue
		}
		y, at := []int64{5}, make([]int, 100)
		at[50] = 1000
		err := kernels.PlaceFailsKernel.On(b.rts[i]).Launch(y, ints[int64](200), at)
		var run *spelt.RunError
		if !errors.As(err, &run) || run.Index != 1000 || y[0] != 5 {
			t.Errorf("%s: %v, y = %v", s.name, err, y)
		}
	}
}

// TestTicketsAreDistinct: the old value of a counter is a subscript that no other iteration has.
func TestTicketsAreDistinct(t *testing.T) {
	everywhere(t, func(t *testing.T, rt *spelt.Runtime) {
		x := ints[int64](large)
		var want []int64
		for _, v := range x {
			if v > 0 {
				want = append(want, v)
			}
		}
		out, n := make([]int64, len(want)), new(int64)
		if err := kernels.PlaceTicketsKernel.On(rt).Launch(out, n, x); err != nil {
			t.Fatal(err)
		}
		slices.Sort(out)
		slices.Sort(want)
		if !slices.Equal(out, want) {
			t.Errorf("other elements than those above zero")
		}
	})
}
