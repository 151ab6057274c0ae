package kernels

// The kernels of row C4, which measures what a launch costs apart from the work.

// Args1 has one argument.
//
//spelt:kernel
func Args1(x []float32) {
	for i := range x {
		x[i] += 1
	}
}

// Args16 has sixteen.
//
//spelt:kernel
func Args16(x []float32, a, b, c, d, e, f, g, h, j, k, l, m, n, o, p float32) {
	for i := range x {
		x[i] += a + b + c + d + e + f + g + h + j + k + l + m + n + o + p
	}
}

// Loops10 has ten loops.
//
//spelt:kernel
func Loops10(x []float32) {
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
	Args1(x)
}

// Loops100 has a hundred.
//
//spelt:kernel
func Loops100(x []float32) {
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
	Loops10(x)
}
