package kernels

// ForForms has parallel loops of every counted form.
//
//spelt:kernel
func ForForms(a, b, c, d, e []int32, lo, hi int) {
	for i := lo; i < hi; i++ {
		a[i-lo] = int32(i)
	}
	for i := lo; i <= hi; i += 2 {
		b[(i-lo)/2] = int32(i)
	}
	for i := hi; i > lo; i-- {
		c[hi-i] = int32(i)
	}
	for i := hi; lo <= i; i -= 3 {
		d[hi-i] = int32(i)
	}
	for i, n := 0, len(e); i != n; i++ {
		e[i] = int32(n - i)
	}
}

// Steps is CASES 32: lo, hi and step from -5 to 5, in the loops of Go. Each
// iteration has bounds of its own.
//
//spelt:kernel
func Steps(out [][4]int32, bounds [][2]int8) {
	for p := range out {
		lo, hi := int(bounds[p][0])%6, int(bounds[p][1])%6
		s := &out[p]
		for i := lo; i < hi; i++ {
			s[0] = s[0]*3 + int32(i)
		}
		for i := lo; i >= hi; i -= 2 {
			s[1] = s[1]*3 + int32(i)
		}
		for k := -5; k <= 5; k++ {
			if k == 0 {
				continue
			}
			for i := lo; k > 0 && i < hi || k < 0 && i > hi; i += k {
				s[2] = s[2]*3 + int32(i)
			}
		}
		for i := lo; i != hi; i++ {
			if i > 10 {
				break
			}
			s[3] += int32(i)
		}
	}
}

// RunTimeSteps has parallel loops whose step is a parameter.
//
//spelt:kernel
func RunTimeSteps(up, down []int32, lo, hi, k int) {
	if k <= 0 {
		return
	}
	for i := lo; i < hi; i += k {
		up[(i-lo)/k] = int32(i)
	}
	for i := hi; i > lo; i -= k {
		down[(hi-i)/k] = int32(i)
	}
}

// NearTheEnd has loops whose bounds lie near the ends of their type.
//
//spelt:kernel
func NearTheEnd(out []int32, top int64, small int8, bottom int64) {
	n, m, k, l := int32(0), int32(0), int32(0), int32(0)
	for i := top - 3; i < top; i++ {
		n += int32(i & 0xff)
	}
	//spelt:serial
	for i := small; i < 127; i += 3 {
		if i > 120 {
			break
		}
		m += int32(i)
	}
	//spelt:serial
	for i := bottom + 6; i > bottom; i -= 2 {
		k += int32(i & 0xff)
	}
	for i := uint8(3); i > 0; i-- {
		l += int32(i)
	}
	for i := range out {
		out[i] = n + m*1000 + k*7 + l
	}
}

// Ranges has every form of range.
//
//spelt:kernel
func Ranges(out []int32, x [5]int16, p *[4]float32, n uint8, y []int32) {
	k := 0
	//spelt:serial
	for range x {
		k++
	}
	//spelt:serial
	for i := range p {
		k += i
	}
	s := 0
	for _, v := range x {
		s += int(v)
	}
	c := 0
	for i := range n {
		c += int(i)
	}
	for i, v := range y {
		y[i] = v + int32(i)
	}
	for i := range y {
		y[i] *= 2
	}
	for range 3 {
		k += 100
	}
	for i := range int32(len(out)) {
		out[i] = i + int32(k+s+c)
		for j, v := range p {
			out[i] += int32(v) * int32(j)
		}
	}
}

// RangeEvaluatesOnce changes what it ranges over.
//
//spelt:kernel
func RangeEvaluatesOnce(out, x []int32) {
	for p := range out {
		y := x
		s := int32(0)
		for i, v := range y {
			y = y[:len(y)-i%2]
			s += v + int32(len(y))
		}
		a := [3]int32{1, 2, 3}
		for i, v := range a {
			a[2] = 10
			s += v * int32(i)
		}
		out[p] = s
	}
}

// ChangesIndex assigns the variables of its serial loops.
//
//spelt:kernel
func ChangesIndex(out []int32, n int) {
	for i := range out {
		s := 0
		for j := 0; j < n; j++ {
			if j == 3 {
				j += 2
			}
			s += j
		}
		for j := range n {
			j *= 2
			s += j
		}
		out[i] = int32(s)
	}
}

// ChangesBound is no counted loop: its body changes the bound.
//
//spelt:kernel
func ChangesBound(out []int32) int {
	n, s := len(out), 0
	for i := 0; i < n; i++ {
		out[i]++
		if i%3 == 2 {
			n--
		}
		s += i
	}
	return s + n
}

// OuterIndex uses a variable that exists before its loop and after it.
//
//spelt:kernel
func OuterIndex(out []int32, n int) int {
	var i, last int
	for i = 0; i < n && i < len(out); i++ {
		out[i] = int32(i)
	}
	//spelt:serial
	for last = range out {
		out[last]++
	}
	return i*1000 + last
}

// Triangle has an inner bound that depends on the iteration.
//
//spelt:kernel
func Triangle(out, x []float32) {
	for i := range out {
		s := float32(0)
		for j := 0; j <= i && j < 20; j++ {
			s += x[i-j] * float32(j)
		}
		out[i] = s
	}
}

// MatMul multiplies n × n matrices.
//
//spelt:kernel
func MatMul(c, a, b []float32, n int) {
	for i := range n {
		for j := range n {
			s := float32(0)
			for k := range n {
				s += a[i*n+k] * b[k*n+j]
			}
			c[i*n+j] = s
		}
	}
}

// PrefixSums is serial by directive.
//
//spelt:kernel
func PrefixSums(x []int64) {
	//spelt:serial
	for i := 1; i < len(x); i++ {
		x[i] += x[i-1]
	}
}

// Tuned has the directives of a loop.
//
//spelt:kernel
func Tuned(x []float64) {
	//spelt:loop name=first workers=2 grain=16
	for i := range x {
		x[i]++
	}
	//spelt:loop name=second lanes=1
	for i := range x {
		x[i] *= 2
	}
}
