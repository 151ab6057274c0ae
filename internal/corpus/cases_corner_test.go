package corpus_test

import (
	"math"
	"math/bits"

	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

func init() { cases = append(cases, corners...) }

// corners are kernels with operations that a compiler is tempted to change.
var corners = []kase{
	{l: kernels.FoldedFloatsKernel}, {l: kernels.IdentitiesFloat32Kernel}, {l: kernels.IdentitiesFloat64Kernel},
	{l: kernels.IntIdentitiesKernel}, {l: kernels.FoldedIntegersKernel}, {l: kernels.ComparisonsKernel},

	{l: kernels.GuardedQuotientsKernel, tame: true, fit: func(in *input, a []any) {
		a[2], a[3] = []int32{0, -1, 3}[in.n%3], []int32{0, math.MinInt32, 5}[in.IntN(3)]
	}},
	{l: kernels.GuardedLoadsKernel, fit: func(in *input, a []any) {
		a[2] = []int{-1, math.MaxInt64, in.n, 0, math.MinInt64}[in.IntN(5)]
		if in.n%2 == 0 {
			a[3] = (*[4]int32)(nil)
		}
	}},
	{l: kernels.GuardedStoresKernel, fit: func(in *input, a []any) { a[1], a[2] = in.n+100, in.n+5 }},
	{l: kernels.NotReachedKernel, tame: true}, {l: kernels.EmptyInnerKernel, fit: func(in *input, a []any) {
		a[2], a[3], a[4] = 5, 5-in.IntN(3), math.MaxInt64-2
	}},
	{l: kernels.BoundsInStepsKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 1, 2) }},
	{l: kernels.StoreLoadKernel, alias: []func([]any){same(0, 1)}}, {l: kernels.DeadStoresKernel},
	{l: kernels.OldValueKernel}, {l: kernels.ExchangeKernel}, {l: kernels.ExchangeShortKernel},
	{l: kernels.EvenKernel, fit: func(in *input, a []any) { a[2] = in.n % 2 }},

	{l: kernels.LeavesTwoLoopsKernel, tame: true, fit: func(in *input, a []any) { a[1] = int64(in.IntN(200)) }},
	{l: kernels.SearchThenUseKernel, fit: func(in *input, a []any) { a[2] = int32(in.IntN(40)) }, alias: []func([]any){same(0, 1)}},
	{l: kernels.SectionsReturnKernel}, {l: kernels.ClosuresBetweenKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.LocalStructKernel}, {l: kernels.MethodReductionKernel, sum: 1e-2}, {l: kernels.ParametersKernel},
	{l: kernels.FloatsKernel},

	{l: kernels.BitonicKernel, fit: powerOfTwo[float32](1)}, {l: kernels.FourierKernel, chaotic: true, fit: powerOfTwo[float64](2)},
	{l: kernels.LifeKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 2, 3); a[4] = in.n % 4 }},
	{l: kernels.ShortestKernel, tame: true, most: 1000, fit: func(in *input, a []any) { a[1] = int(math.Sqrt(float64(in.n))) }},
	{l: kernels.Levels2Kernel, most: 1000, fit: func(in *input, a []any) { bound(a[1].([]int32), in.n); bound(a[2].([]int32), in.n) }},
	{l: kernels.PowerKernel, tame: true},

	{l: kernels.SlicesOfArraysKernel}, {l: kernels.LocalBinsKernel}, {l: kernels.SwapByPointersKernel},
	{l: kernels.ArraysByValueKernel}, {l: kernels.FilledInParallelKernel}, {l: kernels.EmptyKernel},
	{l: kernels.DeepSlicesKernel, most: 16},

	{l: kernels.NamesKernel}, {l: kernels.UnnamedKernel}, {l: kernels.NothingKernel}, {l: kernels.WordsKernel},
}

// powerOfTwo cuts the first k arguments to a length that is a power of two.
func powerOfTwo[T any](k int) func(in *input, a []any) {
	return func(in *input, a []any) {
		if in.n == 0 {
			return
		}
		n := 1 << (bits.Len(uint(in.n)) - 1)
		for i := range k {
			a[i] = a[i].([]T)[:n]
		}
	}
}
