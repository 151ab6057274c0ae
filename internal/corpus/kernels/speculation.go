package kernels

// The kernels of this file have operations that must not be moved to where
// they would fail, or would be seen.

// GuardedQuotients divides only where the divisor, the same in all iterations,
// allows it.
//
//spelt:kernel
func GuardedQuotients(out, x []int32, d, e int32) {
	for i := range out {
		if d != 0 {
			out[i] = x[i]%d + e/d
		}
		if e > 0 && x[i]/e > 3 {
			out[i]++
		}
	}
}

// GuardedLoads reads one element in all iterations, if there is one.
//
//spelt:kernel
func GuardedLoads(out, x []int32, k int, p *[4]int32) {
	for i := range out {
		if k >= 0 && k < len(x) {
			out[i] += x[k]
		}
		if p != nil && out[i]&1 == 0 {
			out[i] += p[k&3]
		}
	}
}

// GuardedStores writes to one place in the only iteration that may.
//
//spelt:kernel
func GuardedStores(x []int32, at, k int) {
	for i := range x {
		if i == k {
			x[at] = int32(i)
		}
	}
}

// NotReached would fail after a loop that always jumps.
//
//spelt:kernel
func NotReached(out, x []int32) {
	for i := range out {
		for {
			out[i]++
			if out[i]%4 == 0 {
				break
			}
			if out[i] < 1<<30 {
				continue
			}
			out[i] = x[len(x)] // never
		}
	}
}

// EmptyInner has checks in inner loops that may have no iterations.
//
//spelt:kernel
func EmptyInner(out, x []int32, lo, hi, far int) {
	for i := range out {
		for j := lo; j < hi; j++ {
			out[i] += x[far+j]
		}
		for j := range hi - lo {
			for k := range j {
				out[i] -= x[far+j*k]
			}
		}
	}
}

// BoundsInSteps has affine indices with strides and offsets, in nested loops
// over exactly what there is.
//
//spelt:kernel
func BoundsInSteps(m []float32, w, h int) {
	for y := range h {
		for x := 0; x < w; x += 2 {
			m[y*w+x] += 1
		}
		for x := w - 1; x >= 0; x -= 3 {
			m[(y+1)*w-w+x] *= 2
		}
		//spelt:serial
		for x := 1; x+1 < w; x++ {
			m[y*w+x] += m[y*w+x-1] - m[y*w+x+1]
		}
	}
}

// StoreLoad stores and loads around each other through arrays that may be one.
//
//spelt:kernel
func StoreLoad(a, b []int32, c []uint32) {
	for i := range a {
		a[i] = 1
		b[i] = 2
		x := a[i]
		c[i] = 3
		b[i] += x
		a[i] += int32(c[i]) + b[i]
		c[i] = uint32(a[i])
	}
}

// DeadStores overwrites what only some paths read.
//
//spelt:kernel
func DeadStores(a []int32, k int32) {
	for i := range a {
		old := a[i]
		a[i] = 7
		if old > k {
			a[i] += old
		}
		if old == k {
			continue
		}
		t := a[i]
		a[i] = 0
		a[i] = t + 1
	}
}

// OldValue reads an element, stores another one in its place and uses what it was, all under a condition: the read must not
// move behind the store.
//
//spelt:kernel
func OldValue(a []float32, b []bool, c []float32) {
	for i := range a {
		v := float32(1)
		if b[i] {
			t := a[i]
			a[i] = 5
			v = t
		}
		c[i] += v
	}
}

// Exchange swaps an element with a local under a condition.
//
//spelt:kernel
func Exchange(a []int32, b []bool) {
	for i := range a {
		v := int32(i)
		if b[i] {
			a[i], v = v, a[i]
		}
		a[i] += v
	}
}

// ExchangeShort is Exchange of values that are not gathered.
//
//spelt:kernel
func ExchangeShort(a []int16, b []bool) {
	for i := range a {
		v := int16(int8(i))
		if b[i] {
			a[i], v = v, a[i]
		}
		a[i] += v
	}
}

// Even has a long chain of values that are the same in every iteration, under a condition, in a loop that stores before it
// checks.
//
//spelt:kernel
func Even(a, table []uint32, k int, m uint16) {
	for i := range a {
		var v uint16
		if k == 1 {
			for j := 1; j < 12; j++ {
				v -= (m%(v&3+1))&uint16(float64(v)) - (v*v ^ (v + 5))
			}
		} else if k == 2 {
			a[i] = uint32(len(table)) - 1
			a[i] += table[a[i]]
		}
		a[i] += uint32(v)
	}
}
