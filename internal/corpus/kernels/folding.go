package kernels

// FoldedFloats computes with values that become constants in the passes; each
// has to be rounded as at run time.
//
//spelt:kernel
func FoldedFloats(out [][12]float64, f [][6]float32) {
	tenth, fifth, zero, one, big := 0.1, 0.2, 0.0, 1.0, 1e308
	var third, tiny float32 = 1, 1e-30
	third /= 3
	for i := range out {
		out[i] = [12]float64{tenth + fifth, zero / zero, -zero, one / -zero, big * 10, big * 10 / (big * 10),
			zero * -one, min(zero, -zero), max(-zero, zero), zero - zero, one / 3 * 3, float64(float32(tenth))}
	}
	for i := range f {
		f[i] = [6]float32{third * 3, tiny * tiny, third + 1e9, float32(tenth) * 10, -third / 0x1p-140, min(third, float32(zero/zero))}
	}
}

// Identities has expressions that look like simpler ones; not all of them are.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
func Identities[T float](out [][12]T, x []T) {
	for i, v := range x {
		out[i] = [12]T{v + 0, v - 0, 0 - v, v * 1, v / 1, v * -1, v / 2, v * 2, v - v, v / v, -(-v), -v * 0}
	}
}

// IntIdentities has them on integers, and combinations that cancel.
//
//spelt:kernel
func IntIdentities(out [][14]int16, x, y []int16, u []uint8) {
	for i, a := range x {
		b := y[i]
		w := u[i]
		out[i] = [14]int16{a - a, a ^ a, a & a, a | -1, a * 0, a*4 + a*-4, (a + b) - b, (a ^ b) ^ b, a << 3 >> 3,
			int16(w << 3 >> 3), int16(w>>3) << 3, int16(int8(a)), int16(uint8(a)), a/2*2 + a%2}
	}
}

// FoldedIntegers computes with integers that become constants in the passes.
//
//spelt:kernel
func FoldedIntegers(out [][12]int64) {
	var a, b int8 = 127, -128
	var c, d uint16 = 40_000, 3
	var e, f int64 = -1 << 63, -1
	s := 70
	for i := range out {
		out[i] = [12]int64{int64(a + 1), int64(-b), int64(b / -1), int64(a * a), int64(c * d), int64(d - c),
			e / f, e % f, e >> s, 1 << s, int64(c<<9) >> 2, int64(uint32(e>>31)) % 1000}
	}
}

// Comparisons compares at the ends of types, signed and unsigned, and with
// constants that decide.
//
//spelt:kernel
func Comparisons(out []uint16, a []int8, b []uint8, c []int64, d []uint64) {
	for i := range out {
		r := uint16(0)
		for k, v := range [...]bool{a[i] < -128, a[i] <= 127, b[i] < 128, b[i] >= 0, c[i] < 0, c[i] > -1<<63,
			d[i] > 1<<63, d[i] < uint64(c[i]), int64(d[i]) < c[i], uint8(a[i]) > b[i], int8(b[i]) > a[i], a[i] == int8(b[i])} {
			if v {
				r |= 1 << k
			}
		}
		out[i] = r
	}
}

//lint:file-ignore SA4000,SA4003 the compiler has to fold what is always the same
