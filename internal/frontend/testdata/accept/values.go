package accept

import "image"

// Grid is a matrix.
type Grid struct {
	Name string
	Data []float32
	W, H int
}

// At is the element in column x of row y.
func (g *Grid) At(x, y int) float32 { return g.Data[y*g.W+x] }

// Set changes an element.
func (g *Grid) Set(x, y int, v float32) { g.Data[y*g.W+x] = v }

// Ref points at an element.
func (g *Grid) Ref(x, y int) *float32 { return &g.Data[y*g.W+x] }

//spelt:kernel
func (g *Grid) Step(dst *Grid, dt float32) {
	for y := 1; y < g.H-1; y++ {
		for x := 1; x < g.W-1; x++ {
			c := g.At(x, y)
			l := g.At(x-1, y) + g.At(x+1, y) + g.At(x, y-1) + g.At(x, y+1) - 4*c
			dst.Set(x, y, c+dt*l)
		}
	}
}

//spelt:kernel
func Refs(g *Grid) {
	for y := 0; y < g.H; y++ {
		for x := range g.W {
			*g.Ref(x, y) += 1
			p := g.Ref(x, y)
			*p *= 2
		}
	}
}

// Vec is a small vector.
type Vec struct{ X, Y, Z float32 }

func (a Vec) Add(b Vec) Vec       { return Vec{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }
func (a Vec) Scale(s float32) Vec { return Vec{X: a.X * s, Y: a.Y * s, Z: a.Z * s} }
func (a Vec) Dot(b Vec) float32   { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }
func (a *Vec) Accumulate(b Vec)   { a.X += b.X; a.Y += b.Y; a.Z += b.Z }
func (a *Vec) reset()             { *a = Vec{} }

// Body has a nested and an embedded struct.
type Body struct {
	Vec
	Speed Vec
	Mass  float32
	Tags  [3]int8
	on    bool
}

//spelt:kernel
func Move(bodies []Body, dt float32) {
	for i := range bodies {
		b := &bodies[i]
		if !b.on {
			continue
		}
		b.Vec = b.Add(b.Speed.Scale(dt))
		b.Accumulate(Vec{Y: -1})
		b.Tags[1]++
		b.X *= b.Mass
	}
}

//spelt:kernel
func CopyStructs(dst, src []Body, last Body) {
	for i, b := range src {
		b.Mass++
		dst[i] = b
		if dst[i] == last || b.Speed != last.Speed && b.Tags == [3]int8{1, 2, 3} {
			dst[i] = last
		}
	}
}

//spelt:kernel
func Energy(bodies []Body) (e Vec, n int32) {
	var x, y float32
	for _, b := range bodies {
		if b.on {
			x += b.Dot(b.Vec)
			n++
		}
		y += b.Mass
	}
	e.X, e.Y = x, y
	return e, n
}

//spelt:kernel
func LocalArrays(out []int, k int) {
	for i := range out {
		var a [8]int
		b := [4]int{1, 2, 3}
		for j := range a {
			a[j] = j * i
		}
		a[k&7] += 100
		b[3] = a[7]
		b[0], b[1] = b[1], b[0]
		c := b
		c[2] = 50
		s := 0
		for j, v := range a {
			s += v * j
		}
		for _, v := range b {
			s += v
		}
		out[i] = s + c[0] + c[2]*b[2] + len(a) + cap(b)
	}
}

var weights = [...]float64{0.5, 1.5, 2.5, 3.5}

var lines = [2][3]Vec{{{1, 2, 3}, {X: 4}}, {2: {7, 8, 9}}}

var scale float32 = 1.0 / 3

//spelt:kernel
func Tables(out []float64, f []float32) {
	for i := range out {
		out[i] = weights[i%len(weights)] + weights[2]
	}
	for i := range f {
		f[i] = lines[i%2][i%3].Z*scale + lines[1][2].X
	}
}

//spelt:kernel
func BigArrays(out []int, table [100]int, k int) {
	for i := range out {
		var a [200]int
		for j := range a {
			a[j] = j + table[j%100]
		}
		b := a
		b[k&127] = 7
		same := a == b
		a, b = b, a
		if same {
			out[i] = -1
		} else {
			out[i] = a[k&127] + b[k&127] + sum(b)
		}
	}
}

func sum(a [200]int) int {
	s := 0
	for _, v := range a {
		s += v
	}
	a[0] = 1
	return s
}

//spelt:kernel
func ArrayParams(out []float32, m [3][3]float32, v [3]float32, p *[2][2]int32, rows [][2]int32) [3]float32 {
	var r [3]float32
	v[1]++
	for i := range 3 {
		s := float32(0)
		for j := range 3 {
			s += m[i][j] * v[j]
		}
		if i < len(out) {
			out[i] = s
		}
	}
	for i := range rows {
		rows[i][i&1] += p[1][0]
	}
	r[0] = m[1][1]
	for i := range r {
		//spelt:serial
		for range 1 {
			r[2] += v[i]
		}
	}
	return r
}

//spelt:kernel
func Slicing(x []float64, a, b, c int) int {
	y := x[a:b]
	for i := range y {
		y[i] = 1
	}
	z := x[a:b:c]
	z = z[:cap(z)]
	w := z[1:]
	for i := range w {
		w[i] += 2
	}
	n := copy(x[1:], x)
	n += copy(x, x[1:])
	clear(x[b:])
	var none []float64
	if none == nil && x != nil {
		n++
	}
	return n*1000 + len(z)*100 + cap(w)
}

//spelt:kernel
func Rows(m [][]float32) (total float32) {
	for _, row := range m {
		for j := range row {
			row[j] += float32(len(row))
		}
		if len(row) > 0 {
			total += row[0]
		}
	}
	return total
}

// Invert works on an image of the standard library.
//
//spelt:kernel
func Invert(img *image.RGBA) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		for x := range w {
			o := img.PixOffset(x+img.Rect.Min.X, y+img.Rect.Min.Y)
			s := img.Pix[o : o+4 : o+4]
			s[0], s[1], s[2] = 255-s[0], 255-s[1], s[2]^0xff
		}
	}
}

//spelt:kernel
func Pixels(img *image.RGBA, n int) {
	for i := 0; i < n; i++ {
		c := img.RGBAAt(i, i)
		c.R, c.G = c.G, c.R
		img.SetRGBA(i, i, c)
	}
}

type node struct {
	next  int32
	value int
}

//spelt:kernel
func Lists(out []int, nodes []node) {
	for i := range out {
		n := 0
		for p := int32(i); p >= 0 && int(p) < len(nodes) && n < 50; p = nodes[p].next {
			out[i] += nodes[p].value
			n++
		}
	}
}

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

type padded struct {
	a int8
	_ int32
	b uint64
	c [2]bool
	f func()
}

//spelt:kernel
func Padding(ps []padded, n int8) {
	for i := range ps {
		p := &ps[i]
		p.a += n
		p.b <<= uint(p.a & 7)
		p.c[i&1] = !p.c[0]
	}
}
