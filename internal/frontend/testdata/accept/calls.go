package accept

import (
	"iter"
	"math"
	"math/bits"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/frontend/testdata/accept/other"
)

//spelt:kernel
func Random(out []float32, seed uint32) (calls int) {
	for i := range out {
		r := other.Seed(seed + uint32(i)*7919)
		a := r.Float()
		b := r.Float()
		out[i] = other.Clamp(a+b, 0.5, 1.5)
		calls += r.Calls
	}
	return calls
}

//spelt:kernel T=float32
//spelt:kernel T=int32
func Scale[T float32 | int32](x []T, a T) (s T) {
	for i := range x {
		x[i] = a*x[i] + T(2)
		x[i] += square(x[i]) / 2
	}
	for _, v := range x {
		s += v
	}
	return s
}

func square[T float32 | int32 | float64](x T) T { return x * x }

// Stack is a container of fixed size.
type Stack[T any] struct {
	items [16]T
	n     int
}

func (s *Stack[T]) Push(x T) bool {
	if s.n == len(s.items) {
		return false
	}
	s.items[s.n] = x
	s.n++
	return true
}

func (s *Stack[T]) Pop() (x T, ok bool) {
	if s.n == 0 {
		return x, false
	}
	s.n--
	return s.items[s.n], true
}

//spelt:kernel
func Stacks(out []int, depth int) {
	for i := range out {
		var s Stack[int]
		s.Push(i)
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

type shape interface{ area() float64 }
type circle struct{ r float64 }
type box struct{ w, h float64 }

func (c circle) area() float64 { return math.Pi * c.r * c.r }
func (b *box) area() float64   { return b.w * b.h }

func areaOf[S shape](s S) float64 { return s.area() * 2 }

//spelt:kernel
func Shapes(out, in []float64) {
	for i, r := range in {
		b := box{r, 2}
		out[i] = areaOf(circle{r}) + areaOf(&b)
	}
}

//spelt:kernel
func Pairs(out []float64, ps []other.Pair[int32, float64]) {
	for i, p := range ps {
		q := p.Swap()
		q.Set(q.First+1, 7)
		out[i] = q.First + float64(q.Second)
	}
}

//spelt:kernel
func Closures(out []int, n int) {
	base := n * 2
	plus := func(x int) int { return x + base }
	count := 0
	tick := func() { count++ }
	tick()
	tick()
	total := count
	for i := range out {
		local := i
		bump := func(by int) { local += by }
		bump(3)
		if local > 4 {
			bump(plus(1))
		}
		out[i] = apply(plus, local) + total + adder(i)(5)
	}
}

func apply(f func(int) int, x int) int { return f(f(x)) }

func adder(n int) func(int) int { return func(m int) int { return n + m } }

// sign has returns in every place.
func sign(x int) int {
	if x < 0 {
		return -1
	} else if x == 0 {
		return 0
	}
	return 1
}

func search(x []int, v int) (int, bool) {
	for i, w := range x {
		if w == v {
			return i, true
		}
	}
	return -1, false
}

func classify(x int) (r int) {
	switch {
	case x < 0:
		return 1
	case x > 100:
		r = 5
	case x > 10:
		if x%2 == 0 {
			return 2
		}
		r = 3
	}
	r += 10
	return
}

//spelt:kernel
func Returns(out, in []int) {
	for i, x := range in {
		n, ok := search(in, 3)
		if !ok {
			n = 77
		}
		out[i] = sign(x) + 10*classify(x) + 1000*n
	}
}

// Through is a kernel that is called by another one.
//
//spelt:kernel
func Through(x []float32, a float32) float32 {
	if len(x) > 10 {
		return -1
	}
	s := float32(0)
	for i := range x {
		x[i] += a
		s += x[i]
	}
	return s
}

//spelt:kernel
func Calls(x, y []float32) float32 {
	s := Through(x, 1)
	for i := range y {
		y[i] = Through(x[:0], 1)
	}
	return s + Through(y, s)
}

func upTo(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; i < n; i++ {
			if !yield(i) {
				return
			}
		}
	}
}

func pairsOf(x []int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i, v := range x {
			if v < 0 {
				continue
			}
			if !yield(i, v) {
				return
			}
		}
		yield(-1, 5)
	}
}

func firstBig(x []int) int {
	for i, v := range pairsOf(x) {
		if v > 3 {
			return i * 10
		}
	}
	return -1
}

//spelt:kernel
func Iterators(out, in []int) {
	for p := range out {
		s := 0
		for i := range upTo(p) {
			s += i
		}
	outer:
		for i, v := range pairsOf(in) {
			if v == 1 {
				continue
			}
			for j := range upTo(4) {
				if j > v {
					break
				}
				if j+i == 6 {
					continue outer
				}
				if i == 9 {
					break outer
				}
				s += j * v
			}
			s += 1000
		}
		out[p] = s + firstBig(in)
	}
}

//spelt:kernel
func Bits(out []int, x []uint64, y []uint32, z []uint16, w []uint8) {
	for i := range out {
		a := bits.LeadingZeros64(x[i]) + bits.TrailingZeros32(y[i])<<8 + bits.OnesCount16(z[i])<<16
		a += bits.Len8(w[i])<<20 + bits.TrailingZeros8(w[i])<<24 + bits.Len(uint(y[i]))<<32
		x[i] = bits.RotateLeft64(x[i], i-3) ^ bits.ReverseBytes64(x[i])
		y[i] = bits.Reverse32(y[i]) + bits.RotateLeft32(y[i], -i)
		z[i] = bits.ReverseBytes16(z[i]) ^ bits.Reverse16(z[i])
		w[i] = bits.Reverse8(w[i]) ^ bits.RotateLeft8(w[i], 3)
		hi, lo := bits.Mul64(x[i], 0x9e3779b97f4a7c15)
		sum, carry := bits.Add64(hi, lo, uint64(i&1))
		dif, borrow := bits.Sub64(lo, hi, carry)
		if hi < 1000 {
			q, r := bits.Div64(hi, lo, 1000)
			sum += q ^ r
		}
		out[i] = a ^ int(sum) ^ int(dif) + int(borrow)
	}
}

//spelt:kernel
func Exact(x, y []float64) {
	for i := range x {
		a, b := x[i], y[i]
		x[i] = math.Sqrt(math.Abs(a)) + math.Floor(b) - math.Ceil(a)*math.Trunc(b) + math.RoundToEven(a)
		y[i] = math.FMA(a, b, a) + math.Copysign(a, b) + math.Max(a, b) - math.Min(b, a)
		if math.IsNaN(y[i]) || math.IsInf(y[i], 1) || math.Signbit(b) {
			y[i] = math.Float64frombits(math.Float64bits(a) ^ 1<<63)
		}
		x[i] += float64(math.Float32frombits(math.Float32bits(float32(b))))
		if math.IsInf(x[i], 0) || x[i] == math.MaxFloat64 {
			x[i] = math.Inf(-1) + math.NaN()
		}
	}
}

//spelt:kernel
func Atomics(hist []int32, total *int64, c *Counters, x []int) {
	for _, v := range x {
		atomic.AddInt32(&hist[v&3], 1)
		atomic.AddInt64(total, int64(v))
		c.N.Add(1)
		c.Bits.Or(1 << (v & 31))
		if c.Big.Load() < 100 {
			c.Big.Store(int64(v))
		}
		if atomic.CompareAndSwapInt32(&hist[3], 0, 7) {
			c.N.Add(10)
		}
	}
}

// Counters are atomic numbers in a struct.
type Counters struct {
	N    atomic.Int32
	Bits atomic.Uint32
	Big  atomic.Int64
}

//spelt:kernel
func Panics(x []int, n int) {
	if n == 3 {
		panic("three")
	}
	for i := range x {
		x[i] = check(n, i)
	}
}

func check(n, i int) int {
	if n > 5 {
		panic("too large")
	}
	return n * i
}

// Total is a kernel of a generic type.
//
//spelt:kernel T=int
//spelt:kernel T=float32
func (s *Series[T]) Total(k T) (sum T) {
	for i := range s.Values {
		s.Values[i] += k
		sum += s.Values[i]
	}
	return Series[T].offset(*s, sum)
}

// Series is a list of numbers.
type Series[T int | float32] struct{ Values []T }

func (s Series[T]) offset(x T) T { return x - T(len(s.Values)) }
