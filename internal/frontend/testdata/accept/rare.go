package accept

import "math"

func total(first int, rest ...int) (s int) {
	s = first
	for _, v := range rest {
		s = s*3 + v
	}
	if rest == nil {
		s = -s
	}
	return s + len(rest)
}

//spelt:kernel
func VariadicCalls(out []int) {
	for i := range out {
		out[i] = total(i) + total(i, 1) + total(1, i, 2, i) + total(5, out[:i]...)
	}
}

func bump(p *int, by int) {
	if p == nil || nil == p {
		return
	}
	*p += by
}

type tree struct {
	left, right *tree
	value       int
}

//spelt:kernel
func PointerShapes(out []int, k int) {
	for i := range out {
		x := i
		bump(&x, 3)
		bump(nil, 3)
		vs := [2]*Vec2{{1, i}, {y: 5}}
		vs[k&1].x += 10
		a := &[3]int{1, 2, 3}
		a[k&1]++
		n := new(int)
		*n += 4
		m := new(x * 2)
		*m++
		t := tree{value: 1, left: &tree{value: i}, right: &tree{value: 3}}
		if t.left.left == nil && t.right != nil {
			t.value += t.left.value + t.right.value
		}
		s := a[:]
		s = s[1:]
		out[i] = x + vs[0].x*2 + vs[1].x*3 + vs[1].y + a[0] + a[1]*7 + *n + *m + t.value + s[0] + len(a)
		for j, v := range &[2]int{i, 7} {
			out[i] += j * v
		}
	}
}

type large struct {
	name  [70]uint8
	flags [4]bool
	small [3]int16
	vecs  [2]Vec
	_     int
	scale float32
}

var presets = [2]large{
	{name: [70]uint8{'a', 5: 'b'}, flags: [4]bool{2: true}, small: [3]int16{-1, 2, -300}, scale: 1.5},
	{vecs: [2]Vec{1: {Y: 2}}, scale: -1},
}

//spelt:kernel
func LargeStructs(out []int, xs []large, k int) {
	ref := large{scale: 2, flags: [4]bool{true}, vecs: [2]Vec{{X: 1}}}
	ref.name[3] = 9
	for i := range xs {
		x := xs[i]
		if i%2 == 0 {
			x = ref
		}
		x.small[k&1] += 3
		xs[i] = x
		y := presets[i&1]
		y.name[k&31]++
		if y != presets[i&1] {
			out[i] = int(y.small[2]) + int(y.name[5]) + int(presets[1].vecs[1].Y)
		}
		if x == ref {
			out[i]++
		}
		if presets[k&1].flags[2] && presets[0].small[i%3] < 0 {
			out[i] += 1000
		}
		out[i] += weigh(x, &ref, i)
	}
}

func weigh(l large, r *large, i int) int {
	l.name[0] = 200
	return int(l.name[i%70]) + int(r.name[i%70])
}

//spelt:kernel
func Clears(vs []Vec, x []uint8, k int) uint8 {
	if k >= 0 && k < len(vs) {
		clear(vs[k:])
	}
	copy(vs, vs[len(vs)/2:])
	clear(x[len(x)/2:])
	m := uint8(200)
	for _, v := range x {
		m = min(m, v, 100)
	}
	return max(m, 3)
}

func sortedBy(less func(a, b int) bool, x *[6]int) {
	for i := 1; i < len(x); i++ {
		for j := i; j > 0 && less(x[j], x[j-1]); j-- {
			x[j], x[j-1] = x[j-1], x[j]
		}
	}
}

//spelt:kernel
func Medians(out, in []int) {
	for i := range out {
		var w [6]int
		for j := range w {
			w[j] = in[(i+j)%len(in)]
		}
		flip := i%2 == 1
		sortedBy(func(a, b int) bool { return a < b != flip }, &w)
		out[i] = w[0]*100 + w[3]
	}
}

type level uint8

const (
	low level = iota + 1
	mid
	high
)

func (l level) weight() float64 {
	switch l {
	case low:
		return 0.25
	case mid, high:
		return float64(l)
	}
	return math.Inf(1)
}

//spelt:kernel
func Levels(out []float64, in []level) {
	for i, l := range in {
		out[i] = (l % 4).weight() + high.weight()
		if "b" > "a" && "x" != "y" && !("x" >= "y") && "a" <= "b" && "a" < "b" {
			out[i]++
		}
	}
}

//spelt:kernel
func SwitchReturns(x []int) (a int, b float32) {
	switch len(x) {
	case 0:
		return 1, 2
	case 1:
		if x[0] > 3 {
			return 3, 4
		}
		b = 9
	default:
		x[0]++
	}
	for range x {
		a++
	}
	return a, b
}

// Matrix is a two-dimensional array type with methods.
type Matrix [3][3]float64

func (m *Matrix) Mul(a, b *Matrix) {
	for i := range a {
		for j := range b[0] {
			m[i][j] = 0
			for k := range b {
				m[i][j] += a[i][k] * b[k][j]
			}
		}
	}
}

func (m Matrix) Transposed() (t Matrix) {
	for i, row := range m {
		for j, v := range row {
			t[j][i] = v
		}
	}
	return t
}

//spelt:kernel
func Matrices(ms []Matrix, p Matrix) {
	for i := range ms {
		var r Matrix
		r.Mul(&ms[i], &p)
		q := r.Transposed()
		r.Mul(&q, &r)
		ms[i] = r
	}
}
