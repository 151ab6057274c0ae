package kernels

import "github.com/spelt-go/spelt/internal/corpus/helpers"

// SlicesOfArrays slices local arrays, copies into them, and passes them on.
//
//spelt:kernel
func SlicesOfArrays(out []float64, x []float64) {
	for i := range out {
		var a [6]float64
		n := copy(a[1:5], x[:min(len(x), 3)])
		s := a[n:]
		for j := range s {
			s[j] += float64(j * i)
		}
		t := s[1:2:3]
		t[0]++
		clear(a[:1])
		out[i] = helpers.Sum(a[:]...) + helpers.Sum(t...) + float64(len(s)+cap(t))
	}
}

type bin struct {
	sum   float64
	count [2]int32
}

func (b *bin) add(v float64) {
	b.sum += v
	b.count[int(b.count[0])&1]++
}

func largestBin(bins []bin) *bin {
	best := &bins[0]
	for i := range bins {
		if bins[i].sum > best.sum {
			best = &bins[i]
		}
	}
	return best
}

// LocalBins has a local array of structs, with methods on its elements.
//
//spelt:kernel
func LocalBins(out []float64, x []int32) {
	for i := range out {
		var bins [5]bin
		for _, v := range x[:min(len(x), 12)] {
			bins[uint32(v)%5].add(float64(v) + float64(i))
		}
		b := largestBin(bins[1:])
		b.sum *= 2
		out[i] = bins[1].sum - b.sum + float64(b.count[0]) + float64(bins[4].count[1])
	}
}

// SwapByPointers exchanges elements through pointers.
//
//spelt:kernel
func SwapByPointers(x []int32, bodies []Body) {
	for i := range len(x) / 2 {
		p, q := &x[2*i], &x[2*i+1]
		*p, *q = *q, *p
	}
	for i := range len(bodies) / 2 {
		bodies[i], bodies[len(bodies)-1-i] = bodies[len(bodies)-1-i], bodies[i]
		touch(&bodies[i].Speed)
	}
}

func touch(v *Vec) { v.X, v.Y = v.Y, v.X }

func ladder(n int32) (a [4]int32, last int32) {
	for i := range a {
		a[i] = n << i
	}
	return a, a[3]
}

// ArraysByValue passes and returns arrays and structs of arrays.
//
//spelt:kernel
func ArraysByValue(out [][4]int32, x []int32, m [2][3][2]int8) [2][2]int8 {
	for i, v := range x {
		a, last := ladder(v)
		b := a
		b[i&3] = last
		out[i] = [4]int32{0: a[i&3], 3: b[i&3] + int32(m[i&1][i%3][1])}
		if a == b {
			out[i][1] = 1
		}
	}
	return [2][2]int8{m[1][2], {m[0][0][0]}}
}

// FilledInParallel has a local array that a parallel loop fills, an element in
// each iteration.
//
//spelt:kernel
func FilledInParallel(out []int32, k int32) (s int32) {
	var a [64]int32
	for i := range a {
		a[i] = int32(i) * k
	}
	for i := range out {
		out[i] = a[i&63] - a[63-i&63]
	}
	for i := range 64 {
		s += a[i]
	}
	return s
}

// Empty has types without size, and nothing to do.
//
//spelt:kernel
func Empty(x []struct{}, a [0]int32, out []int32) (n int) {
	for range x {
		n++
	}
	for i := range a {
		out[i] = 1
	}
	for i := range out {
		out[i] += int32(len(a))
	}
	return
}

// Deep slices of slices of slices.
//
//spelt:kernel
func DeepSlices(m [][][2]int16, n [][][]int32) (s int) {
	for i := range m {
		for j := range m[i] {
			m[i][j][j&1] += int16(i)
			s += int(m[i][j][0])
		}
	}
	for _, p := range n {
		for _, q := range p {
			for k := range q {
				q[k]++
			}
		}
	}
	return s
}
