// Package helpers is what the corpus's kernels call in another package:
// generic types with methods, and functions that call each other.
package helpers

// Number is what [Vec] is made of.
type Number interface {
	~int32 | ~int64 | ~float32 | ~float64
}

// Vec is a vector of three components.
type Vec[T Number] struct{ X, Y, Z T }

// Add is a + b.
func (a Vec[T]) Add(b Vec[T]) Vec[T] { return Vec[T]{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }

// Sub is a - b.
func (a Vec[T]) Sub(b Vec[T]) Vec[T] { return a.Add(b.Scale(-1)) }

// Scale is s times a.
func (a Vec[T]) Scale(s T) Vec[T] { return Vec[T]{s * a.X, s * a.Y, s * a.Z} }

// Dot is the inner product.
func (a Vec[T]) Dot(b Vec[T]) T { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

// Cross is the vector product.
func (a Vec[T]) Cross(b Vec[T]) Vec[T] {
	return Vec[T]{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}

// Accumulate adds b to a in place.
func (a *Vec[T]) Accumulate(b Vec[T]) { *a = a.Add(b) }

// At is component i, in [0, 3).
func (a *Vec[T]) At(i int) *T {
	switch i {
	case 0:
		return &a.X
	case 1:
		return &a.Y
	}
	return &a.Z
}

// Matrix is a dense matrix of W columns and H rows, row by row.
type Matrix[T Number] struct {
	Data []T
	W, H int
}

// At is the element in column x of row y.
func (m *Matrix[T]) At(x, y int) T { return m.Data[y*m.W+x] }

// Set changes an element.
func (m *Matrix[T]) Set(x, y int, v T) { m.Data[y*m.W+x] = v }

// Row is row y, sharing memory with m.
func (m *Matrix[T]) Row(y int) []T { return m.Data[y*m.W : (y+1)*m.W] }

// Stack is a last-in first-out container of fixed size.
type Stack[T any] struct {
	items [12]T
	n     int
}

// Push adds x and reports whether there was room.
func (s *Stack[T]) Push(x T) bool {
	if s.n == len(s.items) {
		return false
	}
	s.items[s.n] = x
	s.n++
	return true
}

// Pop removes the last item.
func (s *Stack[T]) Pop() (x T, ok bool) {
	if s.n == 0 {
		return x, false
	}
	s.n--
	return s.items[s.n], true
}

// Pair holds two values of any types.
type Pair[A, B any] struct {
	First  A
	Second B
}

// Swap is p the other way round.
func (p Pair[A, B]) Swap() Pair[B, A] { return Pair[B, A]{p.Second, p.First} }
