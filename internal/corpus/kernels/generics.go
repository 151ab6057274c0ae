package kernels

import "github.com/spelt-go/spelt/internal/corpus/helpers"

// Scaled is generic over its elements.
//
//spelt:kernel T=float32
//spelt:kernel T=float64
//spelt:kernel T=int32
func Scaled[T helpers.Number](x []T, a T) {
	for i := range x {
		x[i] = a*x[i] + square(x[i])/2
	}
}

func square[T helpers.Number](x T) T { return x * x }

// Converted has two type parameters.
//
//spelt:kernel T=int32 U=float64
//spelt:kernel T=float32 U=int64
func Converted[T, U helpers.Number](dst []U, src []T) {
	for i, v := range src {
		dst[i] = U(v) + 1
	}
}

// GenericStructs has generic structs with methods of another package.
//
//spelt:kernel T=float64
//spelt:kernel T=int64
func GenericStructs[T helpers.Number](p, v []helpers.Vec[T], dt T) {
	for i := range p {
		p[i].Accumulate(v[i].Scale(dt))
		w := p[i].Cross(v[i]).Sub(p[i])
		*w.At(i % 3) += p[i].Dot(v[i])
		v[i] = w
	}
}

// GenericMatrix takes a pointer to a generic struct.
//
//spelt:kernel
func GenericMatrix(m *helpers.Matrix[float64], k float64) {
	for y := range m.H {
		row := m.Row(y)
		for x := range row {
			row[x] = row[x]*k + m.At(x, y)
		}
		if m.W > 0 {
			m.Set(0, y, 1)
		}
	}
}

// Stacks searches with a stack in each iteration.
//
//spelt:kernel
func Stacks(out []int, depth int) {
	for i := range out {
		var s helpers.Stack[int]
		s.Push(i & 15)
		s.Push(depth & 7)
		n := 0
		for {
			x, ok := s.Pop()
			if !ok {
				break
			}
			n += x
			if x > 1 {
				s.Push(x - 1)
				s.Push(x / 2)
			}
		}
		out[i] = n
	}
}

// Pairs has a generic struct of two types in a slice.
//
//spelt:kernel
func Pairs(out []float64, ps []helpers.Pair[int8, float64]) {
	for i, p := range ps {
		q := p.Swap()
		q.First++
		ps[i] = q.Swap()
		out[i] = q.First + float64(q.Second)
	}
}

type shape interface{ area() float64 }

type circle struct{ r float64 }

type box struct{ w, h float64 }

func (c circle) area() float64 { return 3 * c.r * c.r }
func (b *box) area() float64   { return b.w * b.h }

func doubled[S shape](s S) float64 { return s.area() * 2 }

// Shapes calls methods through constraints.
//
//spelt:kernel
func Shapes(out, in []float64) {
	for i, r := range in {
		b := box{r, 2}
		out[i] = doubled(circle{r}) + doubled(&b)
	}
}

type celsius float64

type samples []int32

func (s samples) first() int32 { return s[0] }

// Named has named types with methods.
//
//spelt:kernel
func Named(out []celsius, in samples, x celsius) {
	if len(in) == 0 {
		return
	}
	for i := range out {
		out[i] += x * celsius(in.first())
	}
}
