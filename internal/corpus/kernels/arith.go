// Package kernels covers the language that kernels are written in. Each kernel
// is small and holds one kind of thing; the tests of package corpus run them
// natively in every configuration and hold the results to plain Go.
package kernels

type integer interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~int | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uint
}

type float interface{ ~float32 | ~float64 }

// Arith has the operators that wrap around.
//
//spelt:kernel T=int8
//spelt:kernel T=int16
//spelt:kernel T=int32
//spelt:kernel T=int64
//spelt:kernel T=int
//spelt:kernel T=uint8
//spelt:kernel T=uint16
//spelt:kernel T=uint32
//spelt:kernel T=uint64
//spelt:kernel T=uint
func Arith[T integer](sum, dif, prod, and, or, xor, andNot, neg, not, x, y []T) {
	for i := range x {
		a, b := x[i], y[i]
		sum[i], dif[i], prod[i] = a+b, a-b, a*b
		and[i], or[i], xor[i], andNot[i] = a&b, a|b, a^b, a&^b
		neg[i], not[i] = -a, ^a
	}
}

// Quotients divides where it can: MinInt / -1 is MinInt, the remainder 0.
//
//spelt:kernel T=int8
//spelt:kernel T=int16
//spelt:kernel T=int32
//spelt:kernel T=int64
//spelt:kernel T=uint8
//spelt:kernel T=uint16
//spelt:kernel T=uint32
//spelt:kernel T=uint64
func Quotients[T integer](quo, rem, x, y []T) {
	for i := range x {
		if y[i] == 0 {
			continue
		}
		quo[i] = x[i] / y[i]
		rem[i] = x[i] % y[i]
	}
}

// ConstantQuotients divides by constants of every kind: powers of two, negative,
// one, the smallest integer.
//
//spelt:kernel
func ConstantQuotients(out [][10]int32, x []int32, y []uint32) {
	for i, a := range x {
		b := y[i]
		out[i] = [10]int32{a / 8, a % 8, a / -7, a % -7, a / 1, a % -1, a / -2147483648, a % -2147483648,
			int32(b / 641), int32(b % 16)}
	}
}

// AllBytes divides every pair of 8-bit integers that x and y hold, and cancels
// a common factor, also a negative one (CASES 28).
//
//spelt:kernel
func AllBytes(out []int8, x, y []int8) {
	for i := range out {
		a, b := x[i], y[i]
		if b == 0 || b*-2 == 0 {
			continue
		}
		out[i] = a*-2/(b*-2) + a/b*3 - (a*5)%(b*-2)
	}
}

// Shifts shifts by more than the width too.
//
//spelt:kernel T=int8
//spelt:kernel T=int32
//spelt:kernel T=int64
//spelt:kernel T=uint8
//spelt:kernel T=uint16
//spelt:kernel T=uint64
func Shifts[T integer](left, right, x []T, s []uint8) {
	for i := range x {
		left[i] = x[i] << s[i]
		right[i] = x[i] >> s[i]
	}
}

// ConstantShifts shifts by constants up to, and beyond, the width.
//
//spelt:kernel
func ConstantShifts(out [][8]int64, x []int64, y []uint8, z []int32) {
	byte, word, far := 8, 40, 67
	for i := range x {
		out[i] = [8]int64{x[i] << 63, x[i] >> 63, x[i] << far, x[i] >> far,
			int64(y[i] << 7), int64(y[i] >> byte), int64(z[i] >> word), int64(z[i] << 31)}
	}
}

// ShiftBySigned has counts of signed types; a negative one is an error.
//
//spelt:kernel
func ShiftBySigned(out []uint8, x []uint8, s []int32, w []int64, t []int64) {
	for i := range x {
		out[i] = x[i]<<s[i] | x[i]>>(s[i]&3)
		w[i] = w[i]>>t[i] + 1<<t[i]
	}
}

// Assignments has every assignment operator.
//
//spelt:kernel
func Assignments(x []int32, y []uint16, f []float32) {
	for i := range x {
		x[i] += 3
		x[i] -= int32(y[i])
		x[i] *= 5
		x[i] /= 7
		x[i] %= 1000
		x[i] <<= 2
		x[i] >>= 1
		y[i] &= 0xfff
		y[i] |= 0x10
		y[i] ^= 0x3
		y[i] &^= 0x100
		y[i]++
		f[i] += 1.5
		f[i] -= 0.25
		f[i] *= 3
		f[i] /= 7
		f[i]--
	}
}

// Tuples assigns in parallel: operands first, then left to right.
//
//spelt:kernel
func Tuples(x, y []int32) {
	for i := range x {
		a, b, c := x[i], y[i], int32(i)
		a, b, c = b, c, a
		x[i], y[i] = y[i], x[i]
		x[i], a = a-c, x[i]
		y[i] += a ^ b
	}
}

const (
	first = iota * 3
	second
	_
	fourth
	huge = 1 << 100
)

type weekday uint8

const (
	monday weekday = iota + 1
	tuesday
	wednesday
)

// Constants are exact until they meet a variable.
//
//spelt:kernel
func Constants(out []int64, f []float32, d []weekday) {
	const tenth = 0.1
	const local = second + fourth
	for i := range out {
		out[i] = local + huge>>98 + int64(i)*'x'
		f[i] += tenth*3 + 1e-10*huge/(1<<90)
		d[i] = (d[i] + tuesday) % (wednesday + monday)
	}
}

// Logic has booleans, their comparison, and short circuits.
//
//spelt:kernel
func Logic(out, a, b []bool, n int) {
	for i := range out {
		p, q := a[i], b[i]
		out[i] = (p && !q || i > n) != (p == q) || n != 0 && i%n == 1
	}
}
