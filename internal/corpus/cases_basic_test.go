package corpus_test

import (
	"math"

	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// bound makes the elements of x indices below n.
func bound[T int16 | int32 | int64](x []T, n int) {
	for i := range x {
		x[i] = T(int64(uint16(x[i])) % int64(max(n, 1)))
	}
}

// permute makes x a permutation.
func permute(in *input, x []int32) {
	for i, p := range in.Perm(len(x)) {
		x[i] = int32(p)
	}
}

// same makes argument i the same as argument j.
func same(i, j int) func([]any) { return func(a []any) { a[i] = a[j] } }

// rectangle sets arguments w and h so that they multiply to n or less.
func rectangle(n int, a []any, w, h int) {
	side := int(math.Sqrt(float64(n)))
	a[w], a[h] = side, side
	if side > 2 {
		a[w] = side - 1
	}
}

// cases are the kernels that work on whatever is in their arguments.
var cases = []kase{
	{l: kernels.SaxpyKernel, alias: []func([]any){same(0, 1), same(1, 2), func(a []any) { a[0], a[1] = a[2], a[2] }}},
	{l: kernels.ArithInt8Kernel}, {l: kernels.ArithInt16Kernel}, {l: kernels.ArithInt32Kernel, alias: []func([]any){same(0, 9), same(9, 10)}},
	{l: kernels.ArithInt64Kernel}, {l: kernels.ArithIntKernel}, {l: kernels.ArithUint8Kernel}, {l: kernels.ArithUint16Kernel},
	{l: kernels.ArithUint32Kernel}, {l: kernels.ArithUint64Kernel}, {l: kernels.ArithUintKernel},
	{l: kernels.QuotientsInt8Kernel}, {l: kernels.QuotientsInt16Kernel}, {l: kernels.QuotientsInt32Kernel}, {l: kernels.QuotientsInt64Kernel},
	{l: kernels.QuotientsUint8Kernel}, {l: kernels.QuotientsUint16Kernel}, {l: kernels.QuotientsUint32Kernel}, {l: kernels.QuotientsUint64Kernel},
	{l: kernels.ConstantQuotientsKernel},
	{l: kernels.AllBytesKernel, fit: allBytes},
	{l: kernels.ShiftsInt8Kernel}, {l: kernels.ShiftsInt32Kernel}, {l: kernels.ShiftsInt64Kernel},
	{l: kernels.ShiftsUint8Kernel}, {l: kernels.ShiftsUint16Kernel}, {l: kernels.ShiftsUint64Kernel},
	{l: kernels.ConstantShiftsKernel},
	{l: kernels.ShiftBySignedKernel, fit: func(in *input, a []any) {
		bound(a[2].([]int32), 70)
		bound(a[4].([]int64), 100)
	}},
	{l: kernels.AssignmentsKernel}, {l: kernels.TuplesKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.ConstantsKernel}, {l: kernels.LogicKernel},

	{l: kernels.FloatArithFloat32Kernel}, {l: kernels.FloatArithFloat64Kernel},
	{l: kernels.FloatCompareFloat32Kernel}, {l: kernels.FloatCompareFloat64Kernel},
	{l: kernels.NaNTestsFloat32Kernel}, {l: kernels.NaNTestsFloat64Kernel},
	{l: kernels.MinMaxKernel}, {l: kernels.IntMinMaxKernel},
	{l: kernels.HornerFloat32Kernel}, {l: kernels.HornerFloat64Kernel},
	{l: kernels.RoundedKernel}, {l: kernels.ExactKernel}, {l: kernels.Exact32Kernel}, {l: kernels.ClassesKernel}, {l: kernels.FloatBitsKernel},
	{l: kernels.TrigonometryKernel, most: 1000, chaotic: true}, {l: kernels.ExponentialsKernel, most: 1000, chaotic: true},
	{l: kernels.HyperbolicKernel, most: 1000, chaotic: true}, {l: kernels.RemaindersKernel, most: 1000, chaotic: true},
	{l: kernels.SpecialKernel, most: 1000, chaotic: true}, {l: kernels.GaussianKernel},

	{l: kernels.OrdersKernel}, {l: kernels.CountsKernel}, {l: kernels.PermutedKernel}, {l: kernels.WideKernel}, {l: kernels.Crc32Kernel}, {l: kernels.HashKernel},
	{l: kernels.FromFloatFloat32Kernel}, {l: kernels.FromFloatFloat64Kernel}, {l: kernels.ToFloatFloat32Kernel}, {l: kernels.ToFloatFloat64Kernel},
	{l: kernels.WidthsKernel}, {l: kernels.FloatWidthsKernel}, {l: kernels.FoldedConversionsKernel},

	{l: kernels.IfsKernel}, {l: kernels.GuardsKernel, tame: true},
	{l: kernels.GuardedIndexKernel, fit: func(in *input, a []any) { a[1] = a[1].([]float64)[:in.n/2] }},
	{l: kernels.KeepsOldKernel, most: 1000, fit: keepsOld},
	{l: kernels.StoresBeforeContinueKernel, fit: func(in *input, a []any) { a[2] = in.IntN(2) }, alias: []func([]any){same(0, 1)}},
	{l: kernels.NoStaleReadKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.FlagThroughMemoryKernel, alias: []func([]any){same(0, 1)}}, {l: kernels.FlagByAtomicKernel},
	{l: kernels.WritesBackKernel}, {l: kernels.NeverFusedKernel},
	{l: kernels.DeepKernel}, {l: kernels.CollatzKernel},
	{l: kernels.MandelbrotKernel, chaotic: true, fit: func(in *input, a []any) {
		rectangle(in.n, a, 1, 2)
		a[3], a[4], a[5], a[6], a[7] = -2.0, -1.2, 0.01, 0.012, int32(40)
	}},
	{l: kernels.SwitchesKernel}, {l: kernels.OpcodesKernel, most: 1000},
	{l: kernels.SwitchAroundKernel, fit: func(in *input, a []any) { a[2] = in.n % 4 }, alias: []func([]any){same(0, 1)}},
	{l: kernels.LabelsKernel},

	{l: kernels.ForFormsKernel, fit: func(in *input, a []any) { a[5], a[6] = 5, 4+in.n }},
	{l: kernels.StepsKernel},
	{l: kernels.RunTimeStepsKernel, fit: func(in *input, a []any) { a[2], a[3], a[4] = -3, in.n-3, 1+in.IntN(5) }},
	{l: kernels.NearTheEndKernel, fit: func(in *input, a []any) { a[1], a[2], a[3] = int64(math.MaxInt64), int8(-120), int64(math.MinInt64) }},
	{l: kernels.RangesKernel, tame: true}, {l: kernels.RangeEvaluatesOnceKernel, most: 1000},
	{l: kernels.ChangesIndexKernel}, {l: kernels.ChangesBoundKernel}, {l: kernels.OuterIndexKernel},
	{l: kernels.TriangleKernel}, {l: kernels.MatMulKernel, fit: func(in *input, a []any) { a[3] = int(math.Sqrt(float64(in.n))) }},
	{l: kernels.PrefixSumsKernel}, {l: kernels.TunedKernel},

	{l: kernels.StencilKernel},
	{l: kernels.HeatKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 2, 3) }},
	{l: kernels.GatherKernel, fit: func(in *input, a []any) { bound(a[2].([]int32), in.n) }},
	{l: kernels.ScatterKernel, fit: func(in *input, a []any) { permute(in, a[2].([]int32)) }},
	{l: kernels.ReverseKernel}, {l: kernels.WrappedKernel},
	{l: kernels.TransposeKernel, fit: func(in *input, a []any) { rectangle(in.n, a, 2, 3) }},
	{l: kernels.ShiftDownKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.InPlaceKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.SmallIndexKernel, fit: func(in *input, a []any) { a[1] = slice[int32](in, 8) }},
	{l: kernels.SpMVKernel, fit: spmv}, {l: kernels.BinarySearchKernel, tame: true, fit: func(in *input, a []any) {
		s := a[1].([]float32)
		for i := range s {
			s[i] = float32(i) / 8
		}
	}},

	{l: kernels.SlicingKernel, fit: func(in *input, a []any) {
		a[0] = slice[float64](in, in.n+4)
		a[1], a[2], a[3] = in.n/3, in.n/2+1, in.n+3
	}},
	{l: kernels.CopyClearKernel, fit: func(in *input, a []any) { a[2] = in.n / 3 }, alias: []func([]any){same(0, 1)}},
	{l: kernels.NilSlicesKernel}, {l: kernels.RowsKernel, most: 100}, {l: kernels.WindowsKernel}, {l: kernels.ToArraysKernel},

	{l: kernels.MoveKernel}, {l: kernels.CopyStructsKernel, alias: []func([]any){same(0, 1)}},
	{l: kernels.SummarizeKernel, sum: 1e-3},
	{l: kernels.GridStepKernel, fit: func(in *input, a []any) { a[0], a[1] = grid(in), grid(in) }},
	{l: kernels.RefsKernel, fit: func(in *input, a []any) { a[0] = grid(in) }},
	{l: kernels.SettingsScaledKernel}, {l: kernels.AdvanceKernel, fit: func(in *input, a []any) {
		a[0].(*kernels.World).Base.Data = []float32{1.5}
	}},
	{l: kernels.PaddingKernel}, {l: kernels.ListKernel, fit: func(in *input, a []any) { bound(a[1].([]int32), in.n+3) }},
}

// allBytes gives every pair of 8-bit integers if there is room.
func allBytes(in *input, a []any) {
	x, y := a[1].([]int8), a[2].([]int8)
	for i := range x {
		x[i], y[i] = int8(i>>8), int8(i)
	}
}

func keepsOld(in *input, a []any) {
	c := a[1].([]bool)
	clear(c)
	a[2] = []int{0, 1, -1}[in.n%3]
}

func spmv(in *input, a []any) {
	bound(a[3].([]int32), in.n)
	row := slice[int32](in, in.n+1)
	at := 0
	for i := range row {
		row[i] = int32(at)
		at = min(in.n, at+in.IntN(3))
	}
	a[4] = row
}

func grid(in *input) *kernels.Grid {
	side := int(math.Sqrt(float64(in.n)))
	g := slice[kernels.Grid](in, 1)
	g[0] = kernels.Grid{Data: slice[float32](in, in.n), W: side, H: side}
	return &g[0]
}
