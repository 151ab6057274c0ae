package kernels

// RotateParts exchanges the parts of each element and adds one of them to another.
//
//spelt:kernel
func RotateParts(y []int32) {
	for i := range len(y) / 3 {
		a, b, c := y[3*i], y[3*i+1], y[3*i+2]
		y[3*i], y[3*i+1], y[3*i+2] = b, c, a
		y[3*i] += y[3*i+1]
		y[3*i+2] -= y[3*i]
	}
}

// HaarStep replaces pairs by their sum and difference; out and in may be one slice.
//
//spelt:kernel
func HaarStep(out, in []int32) {
	for i := range min(len(out), len(in)) / 2 {
		out[2*i] = in[2*i] + in[2*i+1]
		out[2*i+1] = in[2*i] - in[2*i+1]
	}
}

// SignThroughView changes numbers through one slice and reads them through another, which may be a view of the same memory.
//
//spelt:kernel
func SignThroughView(bits []uint32, x, out []float32) {
	for i := range min(len(bits), len(x), len(out)) {
		was := x[i]
		bits[i] ^= 1 << 31
		out[i] = was + 2*x[i]
	}
}

// GainOf scales by a factor of fixed point.
//
//spelt:kernel
func GainOf(out, a []int16, gain int16) {
	for i := range min(len(out), len(a)) {
		out[i] = int16(int(a[i]) * int(gain) >> 17)
	}
}

// HighHalves are products without their low bits.
//
//spelt:kernel
func HighHalves(out []uint64, a, b []int16) {
	for i := range min(len(out), len(a), len(b)) {
		out[i] = uint64(a[i]) * uint64(b[i]) >> 16
	}
}

// PickedBits mixes the bits of two values in a serial loop.
//
//spelt:kernel
func PickedBits(a, b, flags []uint32) {
	x, y := uint32(0x0f0f0f0f), uint32(0xf0f0f0f0)
	//spelt:serial
	for i := range min(len(a), len(b), len(flags)) {
		x += a[i]
		y ^= b[i]
		x0 := x
		if flags[i] > 3 {
			x0 = x&0x5a | y&^0x5a
		}
		b[i] = y + 1
		a[i] = x0
	}
}

// PickU16 gathers.
//
//spelt:kernel
func PickU16(out, x []uint16, idx []int32) {
	for i := range min(len(out), len(idx)) {
		v := uint32(idx[i])
		for range 4 {
			v = v*1664525 + 1013904223
		}
		out[i] = x[int(v>>8)%len(x)] ^ uint16(v)
	}
}

// FarBehind reads an element that is there for long slices only.
//
//spelt:kernel
func FarBehind(out []int32, x []float32) {
	h := (*[4]float32)(x)
	for i := range out {
		out[i] = int32(h[0])
		if len(x) > 1<<20 {
			out[i] = int32(x[1<<20])
		}
	}
}
