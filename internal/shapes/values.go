package shapes

import (
	"math"
	"math/rand/v2"

	"github.com/spelt-go/spelt/internal/ir"
)

// ends are values of t, as constant bits, where arithmetic is likely to go wrong.
func ends(t ir.Type) []int64 {
	var list []int64
	switch {
	case t == ir.Bool:
		return []int64{0, 1}
	case !t.IsFloat():
		for _, v := range []int64{0, 1, 2, 3, 7, 31, 63, 64, 100, 127, 128, 255, 256, 30000, 32767, 32768, 65535, 1 << 24,
			1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, 1<<53 + 1, math.MaxInt64, math.MinInt64, 0x0123456789abcdef, 0x5555555555555555} {
			for _, w := range []int64{v, -v} {
				if ir.Normalize(t, w) == w || t == ir.U64 || v > 1<<32 {
					list = append(list, ir.Normalize(t, w))
				}
			}
		}
		return list
	}
	for _, v := range []float64{0, 1, 0.5, 1.5, 2.5, 3, 0.1, 127.5, 128, 255.5, 256, 32767.5, 32768, 65535.9, 65536, 1<<24 + 1,
		1<<31 - 1, 1<<31 - 0.5, 1 << 31, 1<<32 - 1, 1 << 32, 1 << 53, 1<<63 - 1024, 1 << 63, 1<<64 - 2048, 1 << 64, 1e30, 1e300,
		math.MaxFloat32, math.MaxFloat64, math.SmallestNonzeroFloat32, math.SmallestNonzeroFloat64, 1e-40, 1e-310,
		math.Inf(1), math.NaN()} {
		list = append(list, ir.FloatBits(t, v), ir.FloatBits(t, -v))
	}
	return list
}

// random is a value of t: of any number of bits, so that small ones are as likely as large ones.
func random(r *rand.Rand, t ir.Type) int64 {
	switch {
	case t == ir.F32 || t == ir.F64:
		switch r.IntN(3) {
		case 0:
			return ir.FloatBits(t, float64(r.IntN(1<<12)-1<<11)/8)
		case 1:
			return ir.FloatBits(t, math.Ldexp(r.Float64()*2-1, r.IntN(140)-70))
		}
		return ir.Normalize(t, int64(r.Uint64()))
	}
	v := int64(r.Uint64() >> r.IntN(64))
	if r.IntN(2) == 0 {
		v = -v
	}
	return ir.Normalize(t, v)
}

// blocks is how many values a uniform column has: a sheet is run for each of them.
const blocks = 3

// rows are n values for each column: first the ends of their types, each with each other as far as they go, then random ones.
// A uniform column has one value for each block of n/blocks rows.
func rows(r *rand.Rand, columns []column, n int) [][]int64 {
	list := make([][]int64, len(columns))
	for c, col := range columns {
		list[c] = make([]int64, n)
		special := ends(col.t)
		shift := r.IntN(len(special))
		value := func(i int) int64 {
			if r.IntN(3) == 0 {
				return special[r.IntN(len(special))]
			}
			return random(r, col.t)
		}
		var u int64
		for i := range n {
			switch {
			case col.uniform && i%(n/blocks) == 0 && i/(n/blocks) < blocks:
				u = value(i)
				fallthrough
			case col.uniform:
				list[c][i] = u
			case c == 0 && i < n/2:
				list[c][i] = special[(i+shift)%len(special)]
			case i < n/2: // another step for each column
				list[c][i] = special[(i+i/len(special)*(2*c%17+1)+shift)%len(special)]
			default:
				list[c][i] = value(i)
			}
		}
	}
	return list
}

// pack stores constant bits as t lies in memory.
func pack(b []byte, t ir.Type, v int64) []byte {
	for i := range t.Size() {
		b = append(b, byte(uint64(v)>>(8*i)))
	}
	return b
}

func unpack(t ir.Type, b []byte, i int) int64 {
	size := int(t.Size())
	var v int64
	for k := range size {
		v |= int64(b[size*i+k]) << (8 * k)
	}
	return ir.Normalize(t, v)
}

// same compares bits; any NaN is as good as another.
func same(t ir.Type, x, y int64) bool {
	if t.IsFloat() {
		if v, w := ir.FloatValue(t, x), ir.FloatValue(t, y); v != v && w != w {
			return true
		}
	}
	return x == y
}
