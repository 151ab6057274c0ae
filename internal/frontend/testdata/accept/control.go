package accept

//spelt:kernel
func Switches(out, in []int) {
	for i, x := range in {
		r := 0
		switch {
		case x < 0:
			r = -1
		case x == 0:
		default:
			r = 1
		}
		switch y := x % 5; y {
		case 1, 2:
			r += 10
		case 3:
			r += 20
			if x > 8 {
				break
			}
			r += 5
		default:
			r += 30
		}
		switch x & 3 {
		case 0:
			r += 100
			fallthrough
		case 1:
			r += 200
		default:
			r += 400
			fallthrough
		case 2:
			r += 800
		}
		switch x {
		default:
			r++
		}
		out[i] = r
	}
}

// Nested is three loops deep with continue and break, steps 2 and -1.
//
//spelt:kernel
func Nested(out []int, n, m int) {
	for p := range out {
		s := 0
	outer:
		for i := 0; i < n; i += 2 {
			for j := m; j > 0; j-- {
				if (i+j+p)%7 == 3 {
					continue outer
				}
				for k := 0; ; k++ {
					if k > j {
						break
					}
					if k*i == 12 {
						break outer
					}
					if k == 3 {
						continue
					}
					s += k + 1
				}
				s *= 3
			}
			s ^= i
		}
		out[p] = s
	}
}

//spelt:kernel
func Collatz(steps []int32, seeds []uint32) {
	for i := range steps {
		x := seeds[i] % 1000
		n := int32(0)
		for x > 1 && n < 200 {
			if x%2 == 0 {
				x /= 2
			} else {
				x = 3*x + 1
			}
			n++
		}
		steps[i] = n
	}
}

//spelt:kernel
func EarlyReturn(out []int, n int) int {
	if n == 0 {
		return -1
	}
	if len(out) == 0 {
		return -2
	}
	b := out[0]
	for i := range out {
		out[i] = b + n
	}
	return b
}

//spelt:kernel
func NamedResults(x []float64) (lo, hi float64, n int) {
	if len(x) == 0 {
		return
	}
	lo, hi = x[0], x[0]
	for _, v := range x {
		lo = min(lo, v)
	}
	for _, v := range x {
		hi = max(hi, v)
	}
	n = len(x)
	return
}

// Break is row 23: what was not stored keeps its value.
//
//spelt:kernel
func Break(f []int, c []bool) {
	for i := range f {
		for j := range c {
			if c[j] {
				break
			}
			f[i] = j
		}
	}
}

//spelt:kernel
func Continue(x []int, s int) {
	for i := range x {
		if s == 0 {
			x[i] = 1
			continue
		}
		if s != 0 {
			x[i] += 2
		}
	}
}

//spelt:kernel
func Flags(out []int) {
	for i := range out {
		flag, acc := 0, 0
		for j := range 8 {
			if j >= 3 {
				flag = 1
			}
			acc += flag
		}
		out[i] = acc
	}
}

// Solve has control around parallel loops: the conjugate gradient method for
// the matrix of second differences.
//
//spelt:kernel
func Solve(x, r, p, q []float64, tol float64) (rounds int) {
	n := len(x)
	rho := 0.0
	for i := range n {
		p[i] = r[i]
		rho += r[i] * r[i]
	}
	for rho > tol && rounds < 100 {
		pq := 0.0
		for i := range n {
			v := 2 * p[i]
			if i > 0 {
				v -= p[i-1]
			}
			if i < n-1 {
				v -= p[i+1]
			}
			q[i] = v
			pq += p[i] * v
		}
		if pq == 0 {
			break
		}
		alpha := rho / pq
		next := 0.0
		for i := range n {
			x[i] += alpha * p[i]
			r[i] -= alpha * q[i]
			next += r[i] * r[i]
		}
		beta := next / rho
		for i := range n {
			p[i] = r[i] + beta*p[i]
		}
		rho = next
		rounds++
	}
	return rounds
}

//spelt:kernel
func Conditional(x, y []float32, n int) {
	if n > 3 {
		for i := range x {
			x[i]++
		}
	} else if n > 1 {
		for i := range y {
			y[i]--
		}
	} else {
		x, y := y, x
		for i := range x {
			x[i] = y[i]
		}
	}
}

const (
	red = iota
	green
	blue
	_
	last
)

//spelt:kernel
func Constants(out []int) {
	const (
		k = iota * 10
		l
	)
	type local int
	var v local = l
	for i := range out {
		out[i] = red + green*2 + blue*4 + last*8 + k + int(v)
	}
}

//spelt:kernel
func Blocks(out []int, n int) {
	for i := range out {
		x := n
		{
			x := x + 1
			x++
			out[i] = x
		}
	found:
		switch {
		default:
			if x > 5 {
				break found
			}
			x += 100
		}
		out[i] += x
	}
}

//spelt:kernel
func ShortCircuit(out, in []int, n int) {
	for i := range out {
		if i < len(in) && in[i] > 0 && n/in[i] > 2 || i == 5 {
			out[i] = 1
		} else if !(n == 0 || 100%n == 0) {
			out[i] = 2
		}
	}
}
