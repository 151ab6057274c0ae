package accept

//spelt:kernel
func Less(out []int, lo, hi int) {
	for i := lo; i < hi; i++ {
		out[i-lo] = i
	}
}

//spelt:kernel
func LessEqualStep(out []int, lo, hi, k int) {
	if k <= 0 || hi-lo > 100 {
		return
	}
	for i := lo; i <= hi; i += k {
		out[(i-lo)/k] = i
	}
}

//spelt:kernel
func Down(out []int, lo, hi int) {
	for i := hi; i >= lo; i -= 3 {
		out[hi-i] = i
	}
}

//spelt:kernel
func DownStrict(out []int, lo, hi int) {
	for i := hi; lo < i; i = i - 2 {
		out[hi-i] = i
	}
}

//spelt:kernel
func NotEqual(out []int, lo, n int) {
	for i, m := lo, lo+n*n; i != m; i++ {
		out[i-lo] = i
	}
}

// Small runs loops over a small type through all of its bounds: the sums tell
// which iterations ran.
//
//spelt:kernel
func Small(out []int, lo, hi int8) {
	if hi == 127 || lo == -128 {
		return
	}
	a, b, c, d, e, f := 0, 0, 0, 0, 0, 0
	for i := lo; i < hi; i++ {
		a += int(i)*int(i) + 1
	}
	for i := lo; i <= hi; i++ {
		b += int(i)*int(i) + 1
	}
	for i := hi; i > lo; i-- {
		c += int(i)*int(i) + 1
	}
	for i := hi; i >= lo; i-- {
		d += int(i)*int(i) + 1
	}
	for i := lo; i != hi; i++ {
		e += int(i)*int(i) + 1
	}
	for i := lo; i != hi; i-- {
		f += int(i)*int(i) + 1
	}
	for i, v := range [...]int{a, b, c, d, e, f} {
		if i < len(out) {
			out[i] = v
		}
	}
}

//spelt:kernel
func Unsigned(out []uint, n uint) {
	for i := n; i < 10; i++ {
		out[i] = i
	}
	for i := uint(5); i > 0; i-- {
		out[i] += i
	}
}

//spelt:kernel
func RangeForms(out []int, x [5]int16, p *[4]float32, n uint8) {
	k := 0
	//spelt:serial
	for range x {
		k++
	}
	//spelt:serial
	for i := range x {
		k += i
	}
	s := 0
	for _, v := range x {
		s += int(v)
	}
	f := float32(0)
	for i, v := range p {
		f += v * float32(i)
	}
	c := uint8(0)
	for i := range n {
		c += i
	}
	for range 3 {
		k += 100
		s++
	}
	for i := range out {
		out[i] = k + s + int(f)*1000 + int(c)
	}
}

// AssignedIndex changes the variables of its loops.
//
//spelt:kernel
func AssignedIndex(out []int, n int) {
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
		i += 0
		out[i] = s
	}
}

// Outer assigns variables that exist before the loop.
//
//spelt:kernel
func Outer(out []int, n int) int {
	var i, last int
	for i = 0; i < n && i < len(out); i++ {
		out[i] = i
	}
	//spelt:serial
	for last = range out {
		out[last]++
	}
	return i*1000 + last
}

// VaryingBound has bounds that the body changes, so it is no counted loop.
//
//spelt:kernel
func VaryingBound(out []int, g *Grid) int {
	n := len(out)
	s := 0
	for i := 0; i < n; i++ {
		out[i]++
		if i%3 == 2 {
			n--
		}
	}
	for i := 0; i < g.W; i++ {
		g.W--
		s += i
	}
	return s + n
}

// Directives tunes its loops.
//
//spelt:kernel
func Directives(x []float64) {
	//spelt:loop name=first workers=2 grain=16
	for i := range x {
		x[i]++
	}
	//spelt:serial
	for i := 1; i < len(x); i++ {
		x[i] += x[i-1]
	}
	//spelt:loop lanes=1
	//spelt:loop name=third
again:
	for i := range x {
		for j := range 3 {
			if j == 1 {
				continue again
			}
			x[i] *= 2
		}
	}
}

//spelt:kernel
func Infinite(out []int) {
	for i := range out {
		n := 0
		for {
			n += 2
			if n > i {
				break
			}
		}
		out[i] = n
	}
}

//spelt:kernel
func Reductions(x []int32, f []float64) (sum int32, prod float64, lo, hi float64, all, any bool, xor int32, m float64) {
	prod, all = 1, true
	for i := range x {
		sum += x[i]
	}
	for _, v := range f {
		prod *= v
	}
	if len(f) > 0 {
		lo, hi, m = f[0], f[0], f[0]
	}
	for _, v := range f {
		lo = min(lo, v)
		hi = max(v, hi)
	}
	for _, v := range f {
		if v > m {
			m = v
		}
	}
	for _, v := range x {
		xor ^= v
		all = all && v > 0
		any = any || v == 3
	}
	for _, v := range x {
		if v > 2 {
			sum += v
		}
	}
	return
}
