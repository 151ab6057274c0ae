package corpus_test

import (
	"image"
	"math"
	"slices"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/corpus/helpers"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

func init() { cases = append(cases, more...) }

var more = []kase{
	{l: kernels.LocalArraysKernel}, {l: kernels.SortFiveKernel}, {l: kernels.BigArraysKernel, most: 1000},
	{l: kernels.ArrayParamsKernel}, {l: kernels.MatricesKernel, tame: true}, {l: kernels.ArrayAroundLoopsKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.TablesKernel},

	{l: kernels.ThreeDeepKernel}, {l: kernels.HelpersKernel, most: 1000}, {l: kernels.ReturnsKernel},
	{l: kernels.AddedKernel}, {l: kernels.CallsKernelsKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.ClosuresKernel}, {l: kernels.FunctionalKernel}, {l: kernels.IteratorsKernel, most: 100},

	{l: kernels.ScaledFloat32Kernel}, {l: kernels.ScaledFloat64Kernel}, {l: kernels.ScaledInt32Kernel},
	{l: kernels.ConvertedInt32Float64Kernel}, {l: kernels.ConvertedFloat32Int64Kernel},
	{l: kernels.GenericStructsFloat64Kernel}, {l: kernels.GenericStructsInt64Kernel},
	{l: kernels.GenericMatrixKernel, fit: func(in *input, a []any) {
		side := int(math.Sqrt(float64(in.n)))
		m := slice[helpers.Matrix[float64]](in, 1)
		m[0] = helpers.Matrix[float64]{Data: slice[float64](in, in.n), W: side, H: side}
		a[0] = &m[0]
	}},
	{l: kernels.StacksKernel}, {l: kernels.PairsKernel}, {l: kernels.ShapesKernel}, {l: kernels.NamedKernel},

	{l: kernels.Blur2Kernel, fit: func(in *input, a []any) { rectangle(in.n, a, 3, 2) }},
	{l: kernels.VolumeKernel, fit: func(in *input, a []any) {
		a[1], a[2], a[3], a[4] = 2, int(math.Sqrt(float64(in.n/2))), int(math.Sqrt(float64(in.n/2))), in.n%3
	}},
	{l: kernels.GridSumKernel, fit: gridSum}, {l: kernels.InnerGridKernel},
	{l: kernels.InvertKernel, fit: func(in *input, a []any) { a[0] = picture(in) }},
	{l: kernels.GrayKernel, fit: func(in *input, a []any) {
		p := picture(in)
		src := slice[image.NRGBA](in, 1)
		src[0] = image.NRGBA(*p)
		dst := slice[image.Gray](in, 1)
		dst[0] = image.Gray{Pix: slice[uint8](in, len(p.Pix)/4), Stride: p.Rect.Dx(), Rect: p.Rect}
		a[0], a[1] = &dst[0], &src[0]
	}},
	{l: kernels.BoxFilterKernel, most: 1000, fit: func(in *input, a []any) { a[0], a[1], a[2] = picture(in), picture(in), in.n%3 }},

	{l: kernels.IntSumsKernel}, {l: kernels.BitReductionsKernel},
	{l: kernels.TotalFloat32Kernel, sum: 1e-2}, {l: kernels.TotalFloat64Kernel, sum: 1e-8},
	{l: kernels.DotKernel, sum: 1e-8, alias: []func([]any){same(0, 1)}}, {l: kernels.ProductKernel, sum: 1e-8, tame: true},
	{l: kernels.ExtremesFloat32Kernel, fit: extremes[float32]}, {l: kernels.ExtremesFloat64Kernel, fit: extremes[float64]},
	{l: kernels.ComparedKernel}, {l: kernels.ConditionalKernel, fit: func(in *input, a []any) {
		a[1], a[2] = []int32{0, 1, 7}[in.n%3], []int32{-200, 0, 200}[in.IntN(3)]
	}},
	{l: kernels.NestedKernel}, {l: kernels.ReusedKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.NormsKernel, sum: 1e-8, tame: true, fit: func(in *input, a []any) { rectangle(in.n, a, 2, 1) }},
	{l: kernels.ChainsKernel}, {l: kernels.FoldedElsewhereKernel, sum: 1e-8, fit: func(in *input, a []any) { a[0] = slice[int32](in, 1) }},

	{l: kernels.HistogramKernel, fit: func(in *input, a []any) { a[0] = slice[int32](in, 4) }},
	{l: kernels.MethodsKernel, fit: func(in *input, a []any) { a[0] = &slice[kernels.Counters](in, 1)[0] }},
	{l: kernels.TicketsKernel, any: func(a []any) { slices.Sort(a[0].([]int32)) }},
	{l: kernels.CompactKernel, fit: func(in *input, a []any) { *a[2].(*int32) = 0 },
		any: func(a []any) { slices.Sort(a[0].([]float32)[:atomic.LoadInt32(a[2].(*int32))]) }},
	{l: kernels.AtomicIntegersKernel}, {l: kernels.AtomicFloatsKernel, fit: atomicFloats},
	{l: kernels.ExchangesKernel}, {l: kernels.SpinKernel, fit: func(in *input, a []any) { clear(a[1].([]uint32)) }},

	{l: kernels.RandomFillKernel, most: 1000, chaotic: true}, {l: kernels.WalksKernel, most: 1000}, {l: kernels.PiKernel, chaotic: true, fit: func(in *input, a []any) { a[1] = min(in.n, 2000) }},

	{l: kernels.CarryPureKernel}, {l: kernels.CarrySumKernel, alias: []func([]any){same(0, 1)}}, {l: kernels.CarryUpdatedKernel},
	{l: kernels.CarrySnapshotKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.CarryUnrelatedKernel, alias: []func([]any){same(0, 2), same(1, 2), func(a []any) { a[1], a[2] = a[0], a[0] }}},
	{l: kernels.CarryAtomicKernel}, {l: kernels.CarryDrawKernel}, {l: kernels.CarryVolatileKernel},
	{l: kernels.CarryPointerKernel}, {l: kernels.CarryEarlyReturnKernel, fit: func(in *input, a []any) { a[2] = in.n % 3 }, alias: []func([]any){same(0, 1)}},
	{l: kernels.CarryRoundsKernel, tame: true}, {l: kernels.CarryBranchesKernel, fit: func(in *input, a []any) { a[2] = in.IntN(6) }},
	{l: kernels.CarryWritersKernel}, {l: kernels.CarryFieldKernel},

	{l: kernels.SectionsKernel}, {l: kernels.SectionsOutKernel}, {l: kernels.SectionsInLoopsKernel}, {l: kernels.HandshakeKernel, most: 100},

	{l: kernels.PointersKernel, fit: func(in *input, a []any) { a[3] = in.n%2 == 0 }, alias: []func([]any){same(0, 1)}},
	{l: kernels.PointerToLocalKernel}, {l: kernels.MaybeNilKernel, fit: func(in *input, a []any) {
		if in.n%2 == 0 {
			a[1], a[2] = (*int32)(nil), (*kernels.Grid)(nil)
		}
	}},
	{l: kernels.LinksKernel, most: 100},

	{l: kernels.ConjugateKernel, sum: 1e-6, chaotic: true, tame: true, most: 100},
	{l: kernels.TimeStepsKernel, fit: func(in *input, a []any) { a[3] = float32(0.2) }},
	{l: kernels.RedBlackKernel, chaotic: true}, {l: kernels.NewtonKernel, chaotic: true},
	{l: kernels.GravityKernel, most: 63, tame: true, chaotic: true}, {l: kernels.LevelsKernel},

	// What fails elsewhere, with arguments that are good.
	{l: kernels.ReadAtKernel, fit: func(in *input, a []any) { a[2] = max(0, in.n-1) }},
	{l: kernels.WriteAtKernel, fit: func(in *input, a []any) {
		p := a[1].([]int64)
		for i, v := range in.Perm(len(p)) {
			p[i] = int64(v)
		}
	}},
	{l: kernels.PlusKernel, fit: func(in *input, a []any) { a[2] = in.n / 2; a[0] = a[0].([]float32)[:in.n-in.n/2] }},
	{l: kernels.ArrayAtKernel, tame: true, most: 1, fit: func(in *input, a []any) { a[1] = 2 }},
	{l: kernels.CutsInsideKernel, fit: func(in *input, a []any) { a[2] = 1 }},
	{l: kernels.AssertsKernel, tame: true, fit: func(in *input, a []any) { a[1] = int32(1000) }},
	{l: kernels.BusyKernel}, {l: kernels.BusyInsideKernel},
}

// gridSum takes grids with no indices too, and a negative extent (CASES 45).
func gridSum(in *input, a []any) {
	e := [][2]int{{0, 3}, {3, 0}, {-1, 5}, {2, -7}, {40, 50}, {1, 1}}[in.IntN(6)]
	a[0], a[1] = e[0], e[1]
	if in.n >= 8_000 {
		a[0], a[1] = 300, 400
	}
}

// extremes begins at the infinities, with values that are all negative in one
// half of the trials, and a NaN in one place.
func extremes[T float32 | float64](in *input, a []any) {
	x := a[0].([]T)
	a[1] = T(math.Inf(1))
	if in.special {
		return
	}
	for i := range x {
		x[i] = -1 - x[i]*x[i]
	}
	if len(x) > 0 && in.n%2 == 1 {
		x[in.IntN(len(x))] = T(math.NaN())
	}
}

func atomicFloats(in *input, a []any) {
	*a[0].(*float32) = 1
	total := slice[float64](in, 4)
	clear(total)
	a[1], a[3] = total, slice[float32](in, 2)
}

// picture is an image of about n pixels whose rectangle begins anywhere, in a
// larger buffer.
func picture(in *input) *image.RGBA {
	side := int(math.Sqrt(float64(in.n)))
	stride := 4*side + 8
	p := slice[image.RGBA](in, 1)
	p[0] = image.RGBA{Pix: slice[uint8](in, stride*side), Stride: stride, Rect: image.Rect(3, -2, 3+side, -2+side)}
	return &p[0]
}
