package kernels

// Pointers has pointers that are chosen at run time, to parameters and to
// locals.
//
//spelt:kernel
func Pointers(a, b *float64, x []float64, pick bool) {
	p, q := a, b
	if pick {
		p, q = q, p
	}
	*p += 1
	for i := range x {
		var u, v float64 = 1, 2
		r := &u
		if i%2 == 0 {
			r = &v
		}
		*r += *q
		if r == nil || p == q {
			*r = 0
		}
		x[i] += u*10 + v
	}
	n := new(Vec)
	n.X = float32(*a)
	m := &Vec{Y: 3}
	m.Accumulate(*n)
	*b = float64(m.X + m.Y)
}

// PointerToLocal writes locals of the kernel through pointers between loops.
//
//spelt:kernel
func PointerToLocal(out, x []int32, k int) int32 {
	var pair [2]int32
	sum := int32(0)
	p := &pair[k&1]
	*p = 4
	for i := range out {
		out[i] = pair[0]*10 + pair[1]
	}
	q := &sum
	for _, v := range x {
		sum += v
	}
	*q += *p
	*p++
	for i := range out {
		out[i] += sum
	}
	return *q + pair[0] - pair[1]
}

// MaybeNil uses a pointer only where it is not nil.
//
//spelt:kernel
func MaybeNil(out []int32, p *int32, g *Grid) {
	for i := range out {
		if p != nil {
			out[i] += *p
		}
		if g != nil && g.W > 0 {
			out[i] *= int32(g.W)
		}
	}
}

type link struct{ at, back *int32 }

// Links follows pointers in structs in a slice.
//
//spelt:kernel
func Links(ls []link) {
	for i := range ls {
		if l := ls[i]; l.at != nil {
			*l.at += 1
			if l.back != nil {
				*l.at += *l.back
			}
		}
	}
}
