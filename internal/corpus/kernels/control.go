package kernels

import "sync/atomic"

// Ifs has chains, initialisers and shadowing.
//
//spelt:kernel
func Ifs(out, x []int32) {
	for i, v := range x {
		r := int32(0)
		if w := v % 10; w > 5 {
			r = w
		} else if u := w * 2; u > 4 {
			r = u - w
			if v := r + 1; v&1 == 0 {
				r = v
			}
		} else if v < 0 {
			r = -1
		}
		out[i] = r
	}
}

// Guards evaluates an operand only where Go does.
//
//spelt:kernel
func Guards(out, x []int32, k int32) {
	for i := range out {
		if i < len(x) && x[i] != 0 && k/x[i] > 2 || i == 5 {
			out[i] = 1
		} else if !(k == 0 || 100%k == 0) {
			out[i] = 2
		}
	}
}

// GuardedIndex indexes beyond the slice in no iteration, though the index of
// the whole loop goes far beyond it.
//
//spelt:kernel
func GuardedIndex(out, x []float64, use []bool) {
	for i := range out {
		if use[i] && i < len(x) {
			out[i] += x[i]
		}
		if i >= 3 && i < len(x)+3 {
			out[i] -= x[i-3]
		}
	}
}

// KeepsOld is CASES 23: what was not stored keeps its value.
//
//spelt:kernel
func KeepsOld(f []int32, c []bool, at int) {
	for i := range f {
		for j := range c {
			if c[j] || j == at {
				break
			}
			f[i] = int32(j + 1)
		}
	}
}

// StoresBeforeContinue is CASES 25.
//
//spelt:kernel
func StoresBeforeContinue(x, y []int32, s int) {
	for i := range x {
		if s == 0 {
			x[i] = 1
			continue
		}
		if s != 0 {
			x[i] += 2
		}
		if y[i] > 0 {
			y[i] = 0
			continue
		}
		y[i]--
	}
}

// NoStaleRead is CASES 24, also with one array bound to both parameters.
//
//spelt:kernel
func NoStaleRead(a, out []int32) {
	for i := 0; i < 1; i++ {
		if len(a) < 2 || len(out) < 2 {
			continue
		}
		c, t := 0, 0
		for c < 2 {
			for t < 1 {
				a[c] = 1
				if c == 0 {
					out[1] = a[0] + out[0]
				}
				t++
			}
			out[0] += a[1]
			c++
			t = 0
		}
	}
}

// FlagThroughMemory is CASES 26.
//
//spelt:kernel
func FlagThroughMemory(out, flag []int32) {
	for i := range out {
		flag[i] = 0
		acc := int32(0)
		for j := range 8 {
			if j >= 3 {
				flag[i] = 1
			}
			acc += flag[i]
		}
		out[i] = acc
	}
}

// FlagByAtomic is CASES 26 with an atomic store.
//
//spelt:kernel
func FlagByAtomic(out, flag []int32) {
	for i := range out {
		atomic.StoreInt32(&flag[i], 0)
		acc := int32(0)
		for j := range 8 {
			if j >= 3 {
				atomic.StoreInt32(&flag[i], 1)
			}
			acc += flag[i]
		}
		out[i] = acc
	}
}

// WritesBack is CASES 27: what was read before is written back.
//
//spelt:kernel
func WritesBack(g []float32) {
	for k := range g {
		a := g[k]
		for i := 0; i < 1; i++ {
			for j := 0; j < 1; j++ {
				g[k] = a
			}
		}
	}
}

// NeverFused is CASES 29: the second loop reads what other iterations of the
// first one wrote.
//
//spelt:kernel
func NeverFused(c, d []float32) {
	for i := range c {
		c[i] = float32(i) * 2
	}
	for i := range d {
		if i > 0 {
			d[i] = c[i-1]
		}
	}
	for i := range c {
		c[i] = d[len(d)-1-i]
	}
}

// Deep is CASES 40: three serial loops, steps 2 and -1, break and continue with
// and without labels, also of the parallel loop.
//
//spelt:kernel
func Deep(out []int32, n, m int) {
points:
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
					if s > 5000 {
						continue points
					}
				}
				s *= 3
			}
			s ^= i
		}
		out[p] = int32(s)
	}
}

// Collatz counts steps in a loop that ends for each iteration at its own time.
//
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

// Mandelbrot has divergent loops over floats.
//
//spelt:kernel
func Mandelbrot(out []int32, w, h int, x0, y0, dx, dy float64, limit int32) {
	for p := 0; p < w*h; p++ {
		cx, cy := x0+float64(p%w)*dx, y0+float64(p/w)*dy
		var x, y float64
		n := int32(0)
		for n < limit && x*x+y*y <= 4 {
			x, y = x*x-y*y+cx, 2*x*y+cy
			n++
		}
		out[p] = n
	}
}
