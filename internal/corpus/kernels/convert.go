package kernels

// FromFloat converts to every integer type, out of range too (CASES 33).
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func FromFloat[T float](a []int8, b []int16, c []int32, d []int64, e []uint8, f []uint16, g []uint32, h []uint64, x []T) {
	for i, v := range x {
		a[i], b[i], c[i], d[i] = int8(v), int16(v), int32(v), int64(v)
		e[i], f[i], g[i], h[i] = uint8(v), uint16(v), uint32(v), uint64(v)
	}
}

// ToFloat converts from every integer type.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func ToFloat[T float](out [][8]T, a []int8, b []int16, c []int32, d []int64, e []uint8, f []uint16, g []uint32, h []uint64) {
	for i := range out {
		out[i] = [8]T{T(a[i]), T(b[i]), T(c[i]), T(d[i]), T(e[i]), T(f[i]), T(g[i]), T(h[i])}
	}
}

// Widths extends and cuts integers.
//
//spelt:kernel
func Widths(a []int8, b []int16, c []int32, d []int64, e []uint8, f []uint16, g []uint32, h []uint64) {
	for i := range a {
		v, w := d[i], h[i]
		d[i] = int64(a[i]) + int64(b[i])<<8 + int64(c[i]) + int64(e[i]) - int64(f[i]) + int64(g[i])
		h[i] = uint64(a[i]) ^ uint64(b[i]) ^ uint64(c[i]) + uint64(g[i])
		a[i], b[i], c[i] = int8(v), int16(w), int32(v)
		e[i], f[i], g[i] = uint8(w), uint16(v), uint32(w)
	}
}

// FloatWidths converts between the float types.
//
//spelt:kernel
func FloatWidths(x []float64, y []float32) {
	for i := range x {
		v := float32(x[i])
		x[i] = float64(y[i]) + float64(v)
		y[i] = v
	}
}

// FoldedConversions converts values that become constants only in the passes.
//
//spelt:kernel
func FoldedConversions(out [][6]int64) {
	big, small, half := 3e9, -1.0, -0.5
	for i := range out {
		out[i] = [6]int64{int64(int32(big)), int64(uint32(small)), int64(uint8(small)), int64(half), int64(uint64(big * 1e10)), int64(int64(big*1e10) / 2)}
	}
}
