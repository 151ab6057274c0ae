package kernels

import "math"

// Conjugate is the method of conjugate gradients for the matrix of second
// differences: parallel loops and reductions under a conditional loop.
//
//spelt:kernel
func Conjugate(x, r, p, q []float64, tol float64) (rounds int) {
	n := len(x)
	rho := 0.0
	for i := range n {
		p[i] = r[i]
		rho += r[i] * r[i]
	}
	for rho > tol && rounds < 30 {
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

// TimeSteps swaps its arrays in each step of a serial loop.
//
//spelt:kernel
func TimeSteps(a, b []float32, steps int, k float32) {
	src, dst := a, b
	//spelt:serial
	for t := range steps {
		for i := range dst {
			left, right := max(i-1, 0), min(i+1, len(src)-1)
			dst[i] = src[i] + k*(src[left]-2*src[i]+src[right])
		}
		if t%5 == 4 {
			for i := range dst {
				dst[i] += 1
			}
		}
		src, dst = dst, src
	}
	if steps%2 == 1 {
		copy(a, b)
	}
}

// RedBlack relaxes the even and then the odd elements.
//
//spelt:kernel
func RedBlack(x, f []float64, rounds int) (worst float64) {
	n := len(x)
	//spelt:serial
	for range rounds {
		worst = 0
		//spelt:serial
		for colour := range 2 {
			for i := range n / 2 {
				j := 2*i + colour
				if j == 0 || j >= n-1 {
					continue
				}
				v := (x[j-1] + x[j+1] + f[j]) / 2
				x[j] = v
			}
		}
		//spelt:serial
		for i := 1; i < n-1; i++ {
			worst = max(worst, math.Abs(2*x[i]-x[i-1]-x[i+1]-f[i]))
		}
		if worst < 1e-6 {
			return worst
		}
	}
	return worst
}

// Newton solves an equation in each iteration, to its own precision.
//
//spelt:kernel
func Newton(roots []float64, rounds []int32, a []float64) {
	for i, v := range a {
		x, n := 1.0, int32(0)
		for n < 60 {
			next := x - (x*x*x-v)/(3*x*x)
			n++
			if math.Abs(next-x) < 1e-12 {
				x = next
				break
			}
			x = next
		}
		roots[i], rounds[i] = x, n
	}
}

// Gravity moves bodies by the forces between all pairs.
//
//spelt:kernel
func Gravity(p, v []Vec, mass []float32, dt float32, steps int) {
	//spelt:serial
	for range steps {
		for i := range p {
			var f Vec
			for j := range p {
				d := p[j].Add(p[i].Scale(-1))
				r2 := d.Dot(d) + 0.01
				f.Accumulate(d.Scale(mass[j] / (r2 * float32(math.Sqrt(float64(r2))))))
			}
			v[i].Accumulate(f.Scale(dt))
		}
		for i := range p {
			p[i] = p[i].Add(v[i].Scale(dt))
		}
	}
}

// Levels reduces a pyramid: parallel loops whose bounds change in a loop that
// is left by a return.
//
//spelt:kernel
func Levels(x []int64) (levels int, top int64) {
	n := len(x)
	for {
		if n <= 1 {
			if n == 1 {
				top = x[0]
			}
			return levels, top
		}
		h := (n + 1) / 2
		for i := range n / 2 {
			x[i] += x[h+i]
		}
		n = h
		levels++
	}
}
