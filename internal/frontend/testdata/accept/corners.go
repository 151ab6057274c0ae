package accept

import (
	"cmp"
	"slices"
	"sync/atomic"
)

// FloatToInt converts everything, in range or not.
//
//spelt:kernel
func FloatToInt(x []float64, y []float32, a []int8, b []uint8, c []int16, d []uint16, e []int32, f []uint32, g []int64, h []uint64) {
	for i, v := range x {
		a[i], b[i], c[i], d[i] = int8(v), uint8(v), int16(v), uint16(v)
		e[i], f[i], g[i], h[i] = int32(v), uint32(v), int64(v), uint64(v)
		w := y[i]
		a[i] += int8(w)
		b[i] ^= uint8(w)
		e[i] ^= int32(w)
		f[i] ^= uint32(w)
		g[i] ^= int64(w)
		h[i] ^= uint64(w)
		y[i] = float32(h[i]) + float32(g[i])
		x[i] = float64(h[i]) - float64(f[i])
	}
}

func three(i int) [3]int { return [3]int{i, i * i, 7} }

type wrapper struct {
	*Grid
	extra struct{ a, b [2]int }
}

type refs struct{ p, q *int }

//spelt:kernel
func Temporaries(out []int, w *wrapper, gs []*Grid, pp **float64, k int) float64 {
	for i := range out {
		out[i] = three(i)[k&1+i&1] + Vec2{1, i}.add(Vec2{2, 3}).twice().y
		w := wrapper{}
		w.extra.a[i&1] = 3
		w.extra.b = w.extra.a
		out[i] += w.extra.b[1]
		a, b := 1, 2
		r := refs{&a, &b}
		if i%2 == 1 {
			r.p, r.q = r.q, r.p
		}
		*r.p += 10
		out[i] += a*100 + b*1000
	}
	//spelt:serial
	for i := range gs {
		gs[i].Set(0, 0, 5)
		w.Data[0] += gs[i].At(0, 0)
		w.extra.a[1]++
	}
	p := *pp
	*p++
	**pp *= 2
	return *p
}

// Vec2 is a pair.
type Vec2 struct{ x, y int }

func (a Vec2) add(b Vec2) Vec2 { return Vec2{a.x + b.x, a.y + b.y} }
func (a Vec2) twice() (r Vec2) {
	r = a
	r.x *= 2
	r.y *= 2
	return
}

//spelt:kernel
func ShrinkingSlices(out []int, x []int) {
	for i := range out {
		s := x
		n := 0
		for len(s) > 0 {
			n += s[0]
			if s[0]%3 == 0 && len(s) > 2 {
				s = s[2:]
				continue
			}
			s = s[1:]
		}
		lo, hi := 0, len(x)
		for lo < hi {
			if m := int(uint(lo+hi) >> 1); x[m] < i {
				lo = m + 1
			} else {
				hi = m
			}
		}
		out[i] = n*100 + lo
	}
}

type resetter[T any] interface {
	*T
	reset()
}

func resetAll[T any, P resetter[T]](x []T) {
	for i := range x {
		P(&x[i]).reset()
	}
}

func largest[S ~[]E, E cmp.Ordered](s S) (m E) {
	if len(s) == 0 {
		return
	}
	m = s[0]
	for _, v := range s[1:] {
		m = max(m, v)
	}
	return m
}

//spelt:kernel
func MoreGenerics(x []Vec, out []int, names myInts) int32 {
	resetAll(x[:len(x)/2])
	for i := range out {
		out[i] += slices.Index(out[:i%2], 5) + cmp.Compare(i, 3)
		if slices.Contains(names, int32(i)) {
			out[i]++
		}
	}
	return largest(names)
}

//spelt:kernel
func LocalAtomics(x []int) (int, int) {
	var c atomic.Int32
	var total int64
	for _, v := range x {
		if v > 2 {
			c.Add(1)
		}
		atomic.AddInt64(&total, int64(v))
	}
	return int(c.Load()), int(total)
}

//spelt:kernel
func ReturnFromIterator(x []int) int {
	for i, v := range pairsOf(x) {
		for j := range upTo(3) {
			if v*j == 6 {
				return i*10 + j
			}
		}
		if i == 7 {
			return -7
		}
	}
	for i := range x {
		x[i]++
	}
	return len(x)
}

//spelt:kernel
func Empties(out []int, none []struct{}, zero [0]int) {
	var e struct{}
	n := 0
	//spelt:serial
	for i, v := range none {
		if v == e {
			n += i
		}
	}
	for i := range out {
		out[i] = n + len(zero) + len(none)
	}
	var z [0]Vec
	for range z {
		n++
	}
}

func digit(s string, i int) int {
	if s == "none" {
		return -1
	}
	return int(s[i%len(s)] - '0')
}

const pi = "31415"

//spelt:kernel
func StringConstants(out []int) {
	s := "271828"
	for i := range out {
		out[i] = digit(pi, i) + digit(s, i)*10 + digit("none", i)
	}
}

// Shadowed has its own panic and len.
//
//spelt:kernel
func Shadowed(out []int) {
	panic := func(i int) { out[i]++ }
	len := func(x []int) int { return 2 }
	f := func(i int) int {
		if i%2 == 0 {
			panic(i)
		} else if i > 5 {
			return 4
		}
		return len(out)
	}
	for i := range out {
		out[i] += f(i)
	}
}

type fixed int32

func (f fixed) mul(g fixed) fixed { return fixed(int64(f) * int64(g) >> 16) }

//spelt:kernel
func MethodExpressions(out []fixed, g *Grid) {
	for i := range out {
		out[i] = fixed.mul(out[i], 3<<14) + fixed((*Grid).At(g, 0, 0))
	}
}

// Rounds must not be fused: each product is rounded first.
//
//spelt:kernel
func Rounds(x, y, z []float64) {
	for i := range x {
		p := x[i] * y[i]
		x[i] = float64(p) + z[i]
		y[i] = float64(x[i]*y[i]) - float64(float32(z[i]))
	}
}

// MayAlias is row 24: arrays that may be the same one.
//
//spelt:kernel
func MayAlias(a, b, out []int) {
	//spelt:serial
	for c := 0; c < 2; c++ {
		//spelt:serial
		for t := 0; t < 1; t++ {
			a[c] = 1
			if c == 0 {
				out[0] = b[0]
			}
		}
	}
}

//spelt:kernel
func ControlInBranches(x, y []float64, mode int) (total float64) {
	switch mode {
	case 0:
		for i := range x {
			x[i]++
		}
	case 1, 2:
		//spelt:serial
		for round := 0; round < mode; round++ {
			for i := range y {
				y[i] *= 2
				total += y[i]
			}
			if total > 100 {
				break
			}
		}
	default:
		return -1
	}
	return total
}

//spelt:kernel
func Wide(a, b []uint64, c []int64) {
	for i := range a {
		a[i] = a[i]/(b[i]|1) + a[i]%(b[i]|1) + a[i]>>(b[i]&127)
		if a[i] > b[i] {
			c[i] = c[i] >> (b[i] & 127)
		}
		c[i] = max(c[i], int64(b[i])) - min(c[i], 3)
		b[i] = max(a[i], b[i], 5)
	}
}

// Reentered enters apply again through a literal that apply was handed.
//
//spelt:kernel
func Reentered(out []int) {
	for i := range out {
		out[i] = apply(func(x int) int { return apply(adder(x), i) }, 3)
	}
}

// CallOrder reads variables beside calls that change them, which the gc
// compiler does after the calls.
//
//spelt:kernel
func CallOrder(out, in []int) {
	//spelt:serial
	for i, x := range in {
		next := func(k int) int { x += k; out[i]++; return x }
		a := x + next(1)*x + out[i]
		b := [3]int{x, next(2), x}
		c, d := x, next(x)
		if x > 3 && next(3) > x || next(4)&1 == x&1 {
			a += x
		}
		out[x&3%len(out)] -= next(5) + h(x, next(6), x)
		out[i] = a + b[0] + b[1]*b[2] + c*d
	}
}

func h(a, b, c int) int { return a*100 + b*10 + c }

// Mixed has two type parameters, one of which stands for a slice.
//
//spelt:kernel S=[]int16 E=int16
//spelt:kernel S=myInts E=int32
func Mixed[S ~[]E, E int16 | int32](x S, k E) (n int) {
	for i := range x {
		x[i] -= k
		n += len(x)
	}
	return n
}
