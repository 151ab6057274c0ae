package accept

import "github.com/spelt-go/spelt/kernel"

//spelt:kernel
func Grids(g *Grid, cube []int32, d, h, w int) (n int32) {
	for y, x := range kernel.Grid2(g.H, g.W) {
		if x == y {
			continue
		}
		g.Set(x, y, g.At(x, y)*2)
	}
	for p := range kernel.Grid3(d, h, w) {
		cube[(p.I*h+p.J)*w+p.K] += int32(p.I*100 + p.J*10 + p.K)
		n++
	}
	n += diagonal(3)
	return n
}

// diagonal has a grid in an ordinary function, which is serial.
func diagonal(m int) (n int32) {
	for y, x := range kernel.Grid2(m, m) {
		if y == 2 {
			break
		}
		if x == y {
			n++
		}
	}
	return n
}

//spelt:kernel
func Shared(sum *float32, lo, hi *float64, count []uint32, x []float64, flag *int32) int32 {
	for i, v := range x {
		old := kernel.AtomicAddFloat32(sum, float32(v))
		if old == 0 {
			kernel.AtomicXorUint32(&count[0], uint32(i))
		}
		kernel.AtomicMinFloat64(lo, v)
		x[i] += kernel.AtomicMaxFloat64(hi, v)
		kernel.AtomicMaxUint32(&count[0], 3)
		if kernel.AtomicCompareAndSwapFloat32(sum, 5, 6) {
			x[i] = 0
		}
	}
	f := kernel.VolatileLoad(flag)
	for i := range x {
		x[i] += float64(f)
	}
	kernel.VolatileStore(flag, f+1)
	return f
}

//spelt:kernel
func Noise(out []float64, seed uint64) {
	for i := range out {
		r := kernel.Random(seed, uint64(i))
		out[i] = r.Float64() + float64(r.Float32()) + float64(r.IntN(10))
		if i%3 == 0 {
			out[i] += r.Normal()
		}
	}
}

//spelt:kernel
func Sections(x, y []float64, n int) {
	kernel.Concurrent(func() {
		for i := range x {
			x[i]++
		}
	}, func() {
		m := n
		if m > len(y) {
			return
		}
		for i := 0; i < m; i++ {
			y[i] *= 2
		}
	})
}

//spelt:kernel
func Asserts(x []int, limit int) {
	kernel.Assert(limit >= 0, "limit is negative")
	for i, v := range x {
		kernel.Assert(v < 100+limit, "too large")
		x[i] = v * 2
	}
}

// Apply hands a function literal on to a function that a kernel calls, which
// has a pointer into a slice and changes through it.
//
//spelt:kernel
func Apply(x []Body, k float32) {
	each := func(i int, f func(b *Body)) { f(&x[i]) }
	for i := range x {
		var total float32
		each(i, func(b *Body) {
			b.Mass += k
			total += b.Mass
			scaleBoth(&b.X, &b.Speed.Y, k)
		})
		x[i].Z = total
		v := x[i].Vec
		normalise(&v)
		x[i].Vec = v
		var w [3]float32
		setAll(&w, k)
		pw := &w
		pw[1]++
		for j := range pw {
			x[i].Speed.X += pw[j]
		}
		for _, e := range pw {
			x[i].Speed.Z += e
		}
		setSlice(w[:2])
		x[i].Y += w[0] + w[2]
	}
}

func scaleBoth(a, b *float32, k float32) {
	*a *= k
	*b += *a
}

func normalise(v *Vec) {
	if d := v.Dot(*v); d > 0 {
		*v = v.Scale(1 / d)
		return
	}
	v.reset()
}

func setAll(a *[3]float32, k float32) {
	for i := range a {
		a[i] = k * float32(i)
	}
}

func setSlice(s []float32) {
	for i := range s {
		s[i]++
	}
}

// PointerLoop has loop variables whose address is taken, which are new in
// each iteration.
//
//spelt:kernel
func PointerLoop(out []int, n int) {
	for i := range out {
		s := 0
		for j := 0; j < n; j++ {
			var last *int
			if last != nil {
				s += *last
			}
			last = &j
			if j%3 == 1 {
				j++
				continue
			}
			*last += 0
		}
		for j := range 3 {
			p := &j
			*p += 10
			s += j
		}
		out[i] = s
	}
}
