package kernels

import (
	"math"
	"sync/atomic"

	"github.com/spelt-go/spelt/kernel"
)

// Bitonic sorts, for lengths that are powers of two: parallel loops in two
// serial ones whose variables they use.
//
//spelt:kernel
func Bitonic(x []float32) {
	n := len(x)
	if n&(n-1) != 0 {
		return
	}
	for k := 2; k <= n; k *= 2 {
		for j := k / 2; j > 0; j /= 2 {
			for i := range n {
				if p := i ^ j; p > i {
					a, b := x[i], x[p]
					if i&k == 0 == (a > b) {
						x[i], x[p] = b, a
					}
				}
			}
		}
	}
}

// Fourier transforms in place, for lengths that are powers of two.
//
//spelt:kernel
func Fourier(re, im []float64) {
	n := len(re)
	if n == 0 || n&(n-1) != 0 {
		return
	}
	for h := n / 2; h > 0; h /= 2 {
		for i := range n / 2 {
			a := i/h*2*h + i%h
			b := a + h
			s, c := math.Sincos(-math.Pi * float64(i%h) / float64(h))
			xr, xi := re[a]-re[b], im[a]-im[b]
			re[a], im[a] = re[a]+re[b], im[a]+im[b]
			re[b], im[b] = xr*c-xi*s, xr*s+xi*c
		}
	}
}

// Life plays rounds of the game of life on a torus.
//
//spelt:kernel
func Life(a, b []uint8, w, h, rounds int) {
	from, to := a, b
	//spelt:serial
	for range rounds {
		for y, x := range kernel.Grid2(h, w) {
			n := uint8(0)
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if dx != 0 || dy != 0 {
						n += from[(y+dy+h)%h*w+(x+dx+w)%w] & 1
					}
				}
			}
			alive := from[y*w+x]&1 == 1
			to[y*w+x] = 0
			if n == 3 || alive && n == 2 {
				to[y*w+x] = 1
			}
		}
		from, to = to, from
	}
}

// Shortest finds the distances between all pairs of n nodes.
//
//spelt:kernel
func Shortest(d []int32, n int) {
	//spelt:serial
	for k := range n {
		for i, j := range kernel.Grid2(n, n) {
			if i != k && j != k {
				if t := d[i*n+k] + d[k*n+j]; t < d[i*n+j] {
					d[i*n+j] = t
				}
			}
		}
	}
}

// Levels2 finds the distance of every node from the first by whole levels;
// several iterations may reach one node.
//
//spelt:kernel
func Levels2(dist, from, to []int32) (depth int32) {
	if len(dist) == 0 {
		return 0
	}
	for i := range dist {
		dist[i] = -1
	}
	dist[0] = 0
	for {
		found := 0
		for e := range from {
			if atomic.LoadInt32(&dist[from[e]]) == depth {
				if atomic.CompareAndSwapInt32(&dist[to[e]], -1, depth+1) {
					found++
				}
			}
		}
		if found == 0 {
			return depth
		}
		depth++
	}
}

// Power iterates towards the largest eigenvalue of a symmetric matrix of
// neighbours.
//
//spelt:kernel
func Power(x, y []float64, rounds int) (lambda float64) {
	n := len(x)
	//spelt:serial
	for r := range rounds {
		for i := range n {
			v := 3 * x[i]
			if i > 0 {
				v += x[i-1]
			}
			if i+1 < n {
				v += x[i+1]
			}
			y[i] = v
		}
		norm := 0.0
		for _, v := range y {
			norm = max(norm, math.Abs(v))
		}
		if norm == 0 {
			return float64(-r)
		}
		for i := range n {
			x[i] = y[i] / norm
		}
		lambda = norm
	}
	return lambda
}
