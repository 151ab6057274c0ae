package kernels

import (
	"github.com/spelt-go/spelt/internal/corpus/helpers"
	"github.com/spelt-go/spelt/kernel"
)

// The kernels of this file are the table of Q5: values that cross from one
// construct to another.

// CarryPure has a pure chain.
//
//spelt:kernel
func CarryPure(x, y []float32, c1, c2, c3 float32) {
	b := c1 + c2
	for i := range x {
		x[i] += b
	}
	for i := range y {
		y[i] += b + c3
	}
}

// CarrySum has a local that a loop builds up.
//
//spelt:kernel
func CarrySum(y, x []int64) {
	s := int64(0)
	for i := range x {
		s += x[i]
	}
	for i := range y {
		y[i] = s
	}
}

// CarryUpdated has a local that two constructs read, modify and write.
//
//spelt:kernel
func CarryUpdated(out []int32) {
	s := int32(1)
	//spelt:serial
	for i := 0; i < 1; i++ {
		s++
	}
	for i := range out {
		out[i] += s
	}
	//spelt:serial
	for i := 0; i < 1; i++ {
		s++
		if len(out) > 0 {
			out[0] = s
		}
	}
}

// CarrySnapshot reads before a write.
//
//spelt:kernel
func CarrySnapshot(x, y []int32) {
	if len(x) == 0 {
		return
	}
	b := x[0]
	for i := range x {
		x[i] = 2
	}
	for i := range y {
		y[i] = b
	}
}

// CarryUnrelated reads before a write to another array, which may be the same.
//
//spelt:kernel
func CarryUnrelated(x, y, z []int32) {
	if len(x) == 0 {
		return
	}
	b := x[0]
	for i := range z {
		z[i] = 2
	}
	for i := range y {
		y[i] = b
	}
}

// CarryAtomic uses the old value of an atomic.
//
//spelt:kernel
func CarryAtomic(out []int32, c *int32) {
	o := kernel.AtomicAddInt32(c, 1)
	for i := range out {
		out[i] = o
	}
	for i := range out {
		out[i] += o
	}
}

// CarryDraw uses one random draw in two loops.
//
//spelt:kernel
func CarryDraw(x, y []float32, seed uint64) {
	rng := kernel.Random(seed, 0)
	rng.Uint32()
	r := rng.Float32()
	for i := range x {
		x[i] = r
	}
	u := rng.Float32()
	for i := range y {
		y[i] = r + u
	}
}

// CarryVolatile uses one volatile load in two loops.
//
//spelt:kernel
func CarryVolatile(x, y []int32, f *int32) {
	v := kernel.VolatileLoad(f)
	for i := range x {
		x[i] = v
	}
	kernel.VolatileStore(f, v+1)
	for i := range y {
		y[i] = v + kernel.VolatileLoad(f)
	}
}

// CarryPointer uses what a called function wrote through a pointer.
//
//spelt:kernel
func CarryPointer(out []int) int {
	a := 5
	helpers.SetTo(&a, 7)
	for i := range out {
		out[i] = a
	}
	old := helpers.Raise(&a, 10)
	p := &a
	for i := range out {
		out[i] += *p * 100
	}
	*p += old
	return a
}

// CarryEarlyReturn has values after a return.
//
//spelt:kernel
func CarryEarlyReturn(x, y []int32, n int) int32 {
	if n == 0 {
		return -1
	}
	if len(x) == 0 {
		return -2
	}
	b := x[0]
	for i := range y {
		y[i] = b + int32(n)
	}
	if b > 3 {
		for i := range x {
			x[i]++
		}
		return b
	}
	for i := range x {
		x[i]--
	}
	return -b
}

// CarryRounds has loops under a conditional loop.
//
//spelt:kernel
func CarryRounds(x []int64, tol int64) (rounds int) {
	r := tol + 1
	for r > tol && rounds < 20 {
		for i := range x {
			x[i] /= 2
		}
		r = 0
		for i := range x {
			r += max(x[i], -x[i])
		}
		rounds++
	}
	return rounds
}

// CarryBranches has loops under an if.
//
//spelt:kernel
func CarryBranches(x, y []float32, n int) {
	k := float32(n) * 2
	if n > 3 {
		k++
		for i := range x {
			x[i] += k
		}
	} else if n > 1 {
		for i := range y {
			y[i] -= k
		}
	} else {
		x, y := y, x
		for i := range x {
			x[i] = y[i] + k
		}
	}
	for i := range y {
		y[i] *= k
	}
}

// CarryWriters is Q3: each loop sees the writer before it.
//
//spelt:kernel
func CarryWriters(p, q []int32) {
	a := int32(1)
	for i := range p {
		p[i] = a
	}
	a = 2
	for i := range q {
		q[i] = a
	}
}

// CarryField reads a field of an argument, which is later written.
//
//spelt:kernel
func CarryField(g *Grid, x []float32) {
	w := g.W
	g.W = 3
	for i := range x {
		x[i] = float32(w*10 + g.W)
	}
	g.W = w + 1
	for i := range x {
		x[i] += float32(g.W)
	}
}
