package accept

//spelt:kernel
func Ints(out []int32, x, y []int32, s []uint8) {
	for i := range out {
		a, b := x[i], y[i]
		r := a + b - a*b
		r ^= a & b
		r |= a &^ b
		r += a<<s[i] ^ a>>s[i]
		if b != 0 {
			r += a/b + a%b
		}
		r = -r + ^a
		out[i] = r
	}
}

//spelt:kernel
func Bytes(out []uint8, x, y []uint8, n []int8) {
	for i := range out {
		a := x[i]
		a += y[i] * 3
		a <<= 1
		if n[i] >= 0 {
			a >>= n[i]
			a ^= 1 << n[i]
		}
		out[i] = a / (y[i] | 1) % 7
		out[i] += uint8(n[i]) + a
	}
}

//spelt:kernel
func Divide(out, x, y []int64) {
	for i := range out {
		out[i] = x[i]/y[i] + x[i]%y[i]
	}
}

//spelt:kernel
func Shift(out, x []int64, n []int) {
	for i := range out {
		out[i] = x[i] << n[i]
	}
}

//spelt:kernel
func Floats(out []bool, x, y []float64, z []float32) {
	for i := range x {
		a, b := x[i], y[i]
		out[i] = (a < b) != (a >= b) && a != a || b == b
		x[i] = -a/b + min(a, b, 1) - max(a, 0)
		z[i] = float32(a)*float32(b) + z[i]
		z[i] -= float32(float32(a) * z[i])
	}
}

//spelt:kernel
func Convert(x []float64, a []int8, b []uint16, c []int32, d []uint32, e []int64, f []uint64, g []float32) {
	for i, v := range x {
		if v != v || v > 1e9 || v < -1e9 {
			v = 3.75
		}
		a[i] = int8(e[i])
		b[i] = uint16(a[i])
		c[i] = int32(v) + int32(b[i])
		if v >= 0 {
			d[i] = uint32(v)
			f[i] = uint64(v)
		}
		e[i] = int64(v) - int64(d[i])
		g[i] = float32(f[i]) + float32(c[i])
		x[i] = float64(f[i]) - float64(e[i]) + float64(d[i])
	}
}

//spelt:kernel
func Tuples(x []int, i, j int) (a, b int) {
	x[i], x[j] = x[j], x[i]
	i, x[i] = 1, 2
	a, b = two(i, j)
	a, b = b, a
	b, a = add(two(a, b))
	return
}

func two(a, b int) (int, int) { return a + b, a - b }

func add(a, b int) (int, int) { return a + b, b }

//spelt:kernel
func Bools(out []bool, a, b bool) {
	var t, f = true, false
	for i := range out {
		out[i] = a && (b || i > 2) == t || a != b && !f
	}
}

type celsius float64
type myInts []int32

func (m myInts) first() int32 { return m[0] }

//spelt:kernel
func Named(out []celsius, in myInts, x celsius) {
	for i := range out {
		out[i] += x*celsius(in.first()) + celsius([2]int32(in)[1])
	}
	p := (*[2]int32)(in)
	p[0] = 5
}
