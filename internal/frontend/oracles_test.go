package frontend

import (
	"image"
	"math/rand/v2"

	"github.com/spelt-go/spelt/internal/frontend/testdata/accept"
)

func floats(r *rand.Rand, n int) []float64 {
	x := make([]float64, n)
	for i := range x {
		x[i] = r.NormFloat64() * 4
	}
	return x
}

func ints(r *rand.Rand, n, limit int) []int {
	x := make([]int, n)
	for i := range x {
		x[i] = r.IntN(limit)
	}
	return x
}

func grid(r *rand.Rand, n int) *accept.Grid {
	g := &accept.Grid{Name: "g", W: n, H: n/2 + 1}
	for range g.W * g.H {
		g.Data = append(g.Data, float32(r.NormFloat64()))
	}
	return g
}

func picture(r *rand.Rand, n int) *image.RGBA {
	m := image.NewRGBA(image.Rect(-2, 3, n-2, 3+n/2+1))
	for i := range m.Pix {
		m.Pix[i] = byte(r.Uint32())
	}
	return m
}

func sparse(r *rand.Rand, n int) []any {
	row := []int32{0}
	var val []float64
	var col []int32
	for range n {
		for range r.IntN(5) {
			val, col = append(val, r.NormFloat64()), append(col, int32(r.IntN(n)))
		}
		row = append(row, int32(len(col)))
	}
	return []any{make([]float64, n), val, floats(r, n), col, row}
}

func oracles() []oracle {
	type rnd = *rand.Rand
	type args = []func(r *rand.Rand, n int) []any
	return []oracle{
		{kernel: "Saxpy", fn: accept.Saxpy},
		{kernel: "Zeroed", fn: accept.Zeroed},
		{kernel: "Mandelbrot", fn: accept.Mandelbrot, typed: true, args: args{
			func(r rnd, n int) []any {
				return []any{make([]int32, n*n), n, n, -2.0, -1.5, 3 / float64(n+1), 3 / float64(n+1), int32(50)}
			},
			func(r rnd, n int) []any { return []any{make([]int32, n*n), n, n + 1, -2.0, -1.5, 0.1, 0.1, int32(9)} },
		}},
		{kernel: "SpMV", fn: accept.SpMV, args: args{sparse}, fails: true},
		{kernel: "Dot", fn: accept.Dot},
		{kernel: "Sines", fn: accept.Sines},
		{kernel: "Switches", fn: accept.Switches},
		{kernel: "Nested", fn: accept.Nested},
		{kernel: "Collatz", fn: accept.Collatz},
		{kernel: "EarlyReturn", fn: accept.EarlyReturn},
		{kernel: "NamedResults", fn: accept.NamedResults},
		{kernel: "Break", fn: accept.Break},
		{kernel: "Continue", fn: accept.Continue},
		{kernel: "Flags", fn: accept.Flags},
		{kernel: "Solve", fn: accept.Solve, typed: true, args: args{func(r rnd, n int) []any {
			return []any{make([]float64, n), floats(r, n), make([]float64, n), make([]float64, n), 1e-9}
		}}},
		{kernel: "Conditional", fn: accept.Conditional},
		{kernel: "Constants", fn: accept.Constants},
		{kernel: "Blocks", fn: accept.Blocks},
		{kernel: "ShortCircuit", fn: accept.ShortCircuit},
		{kernel: "Less", fn: accept.Less},
		{kernel: "LessEqualStep", fn: accept.LessEqualStep, fails: true},
		{kernel: "Down", fn: accept.Down},
		{kernel: "DownStrict", fn: accept.DownStrict},
		{kernel: "NotEqual", fn: accept.NotEqual},
		{kernel: "Small", fn: accept.Small, args: args{func(r rnd, n int) []any {
			return []any{make([]int, 6), int8(r.Uint32()), int8(r.Uint32())}
		}}},
		{kernel: "Unsigned", fn: accept.Unsigned},
		{kernel: "RangeForms", fn: accept.RangeForms},
		{kernel: "AssignedIndex", fn: accept.AssignedIndex},
		{kernel: "Outer", fn: accept.Outer},
		{kernel: "VaryingBound", fn: accept.VaryingBound},
		{kernel: "Directives", fn: accept.Directives},
		{kernel: "Infinite", fn: accept.Infinite},
		{kernel: "Reductions", fn: accept.Reductions},
		{kernel: "Grid.Step", fn: (*accept.Grid).Step, args: args{func(r rnd, n int) []any {
			return []any{grid(r, n), grid(r, n), float32(0.1)}
		}}},
		{kernel: "Refs", fn: accept.Refs, args: args{func(r rnd, n int) []any { return []any{grid(r, n)} }}},
		{kernel: "Move", fn: accept.Move},
		{kernel: "CopyStructs", fn: accept.CopyStructs, args: args{func(r rnd, n int) []any {
			o := oracle{fn: accept.CopyStructs}
			a := o.random(r, n)
			a[2] = accept.Body{}
			copy(a[1].([]accept.Body), make([]accept.Body, n/2))
			return a
		}}},
		{kernel: "Energy", fn: accept.Energy},
		{kernel: "LocalArrays", fn: accept.LocalArrays},
		{kernel: "Tables", fn: accept.Tables},
		{kernel: "BigArrays", fn: accept.BigArrays},
		{kernel: "ArrayParams", fn: accept.ArrayParams},
		{kernel: "Slicing", fn: accept.Slicing, fails: true, args: args{func(r rnd, n int) []any {
			a := r.IntN(n + 1)
			b := a + r.IntN(n-a+1)
			return []any{floats(r, n), a, b, b + r.IntN(n-b+1)}
		}}},
		{kernel: "Rows", fn: accept.Rows},
		{kernel: "Invert", fn: accept.Invert, typed: true, args: args{func(r rnd, n int) []any { return []any{picture(r, n)} }}},
		{kernel: "Pixels", fn: accept.Pixels, typed: true, args: args{func(r rnd, n int) []any { return []any{picture(r, n), n} }}},
		{kernel: "Lists", fn: accept.Lists},
		{kernel: "Pointers", fn: accept.Pointers, fails: true, args: args{
			func(r rnd, n int) []any { return []any{(*float64)(nil), new(float64), floats(r, n), true} },
			func(r rnd, n int) []any {
				a, b := 1.0, 2.0
				return []any{&a, &b, floats(r, n), false}
			},
		}},
		{kernel: "Padding", fn: accept.Padding},
		{kernel: "Ints", fn: accept.Ints},
		{kernel: "Bytes", fn: accept.Bytes},
		{kernel: "Divide", fn: accept.Divide, fails: true},
		{kernel: "Shift", fn: accept.Shift, fails: true},
		{kernel: "Floats", fn: accept.Floats},
		{kernel: "Convert", fn: accept.Convert},
		{kernel: "Tuples", fn: accept.Tuples},
		{kernel: "Bools", fn: accept.Bools},
		{kernel: "Named", fn: accept.Named, fails: true},
		{kernel: "Random", fn: accept.Random},
		{kernel: "Scale[float32]", fn: accept.Scale[float32]},
		{kernel: "Scale[int32]", fn: accept.Scale[int32]},
		{kernel: "Stacks", fn: accept.Stacks, typed: true, args: args{func(r rnd, n int) []any { return []any{make([]int, n%12), n} }}},
		{kernel: "Shapes", fn: accept.Shapes},
		{kernel: "Pairs", fn: accept.Pairs},
		{kernel: "Closures", fn: accept.Closures},
		{kernel: "Returns", fn: accept.Returns, args: args{func(r rnd, n int) []any { return []any{make([]int, n), ints(r, n, 200)} }}},
		{kernel: "Through", fn: accept.Through},
		{kernel: "Calls", fn: accept.Calls},
		{kernel: "Iterators", fn: accept.Iterators},
		{kernel: "Bits", fn: accept.Bits},
		{kernel: "Exact", fn: accept.Exact},
		{kernel: "Atomics", fn: accept.Atomics},
		{kernel: "Panics", fn: accept.Panics, fails: true},
		{kernel: "Grids", fn: accept.Grids, typed: true, args: args{func(r rnd, n int) []any {
			d, h, w := r.IntN(4)-1, r.IntN(5)-1, r.IntN(6)-1
			return []any{grid(r, n), make([]int32, max(d, 0)*max(h, 0)*max(w, 0)), d, h, w}
		}}},
		{kernel: "Shared", fn: accept.Shared},
		{kernel: "Noise", fn: accept.Noise},
		{kernel: "Sections", fn: accept.Sections},
		{kernel: "Asserts", fn: accept.Asserts, fails: true},
		{kernel: "Apply", fn: accept.Apply},
		{kernel: "PointerLoop", fn: accept.PointerLoop},
		{kernel: "Series.Total[int]", fn: (*accept.Series[int]).Total},
		{kernel: "Series.Total[float32]", fn: (*accept.Series[float32]).Total},
		{kernel: "FloatToInt", fn: accept.FloatToInt},
		{kernel: "Temporaries", fn: accept.Temporaries, args: args{func(r rnd, n int) []any {
			o := oracle{fn: accept.Temporaries}
			a := o.random(r, n)
			gs := a[2].([]*accept.Grid)
			for i := range gs {
				gs[i] = grid(r, 3)
			}
			return a
		}}},
		{kernel: "ShrinkingSlices", fn: accept.ShrinkingSlices},
		{kernel: "MoreGenerics", fn: accept.MoreGenerics},
		{kernel: "LocalAtomics", fn: accept.LocalAtomics},
		{kernel: "ReturnFromIterator", fn: accept.ReturnFromIterator},
		{kernel: "Empties", fn: accept.Empties},
		{kernel: "StringConstants", fn: accept.StringConstants},
		{kernel: "Shadowed", fn: accept.Shadowed},
		{kernel: "MethodExpressions", fn: accept.MethodExpressions},
		{kernel: "Rounds", fn: accept.Rounds},
		{kernel: "MayAlias", fn: accept.MayAlias, args: args{func(r rnd, n int) []any {
			a := make([]int, n)
			return []any{a, a, make([]int, n)}
		}}},
		{kernel: "ControlInBranches", fn: accept.ControlInBranches},
		{kernel: "Reentered", fn: accept.Reentered},
		{kernel: "CallOrder", fn: accept.CallOrder},
		{kernel: "VariadicCalls", fn: accept.VariadicCalls},
		{kernel: "PointerShapes", fn: accept.PointerShapes},
		{kernel: "LargeStructs", fn: accept.LargeStructs},
		{kernel: "Clears", fn: accept.Clears},
		{kernel: "Medians", fn: accept.Medians},
		{kernel: "Levels", fn: accept.Levels},
		{kernel: "SwitchReturns", fn: accept.SwitchReturns},
		{kernel: "Matrices", fn: accept.Matrices},
		{kernel: "Mixed[[]int16,int16]", fn: accept.Mixed[[]int16, int16]},
		{kernel: "Mixed[myInts,int32]", fn: accept.Mixed[[]int32, int32]},
		{kernel: "Wide", fn: accept.Wide},
		{kernel: "Math1", fn: accept.Math1},
		{kernel: "Math2", fn: accept.Math2},
	}
}
