package kernels

// Vec is a small vector.
type Vec struct{ X, Y, Z float32 }

// Add is a + b.
func (a Vec) Add(b Vec) Vec { return Vec{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }

// Scale is s times a.
func (a Vec) Scale(s float32) Vec { return Vec{X: a.X * s, Y: a.Y * s, Z: a.Z * s} }

// Dot is the inner product.
func (a Vec) Dot(b Vec) float32 { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

// Accumulate adds b in place.
func (a *Vec) Accumulate(b Vec) { a.X += b.X; a.Y += b.Y; a.Z += b.Z }

// Body has an embedded struct, a nested one, an array and padding.
type Body struct {
	Vec
	Speed Vec
	Mass  float32
	Tags  [3]int8
	On    bool
	Count int64
}

// Settings are parameters by value, nested.
type Settings struct {
	Dt     float32
	Bounds struct{ Lo, Hi Vec }
	Flip   bool
	Steps  [2]int16
}

// Move updates bodies in place, through a pointer and promoted methods.
//
//spelt:kernel
func Move(bodies []Body, s Settings) {
	for i := range bodies {
		b := &bodies[i]
		if !b.On {
			continue
		}
		b.Vec = b.Add(b.Speed.Scale(s.Dt))
		b.Accumulate(Vec{Y: -1})
		b.Tags[1] += int8(s.Steps[1])
		if b.X > s.Bounds.Hi.X || b.X < s.Bounds.Lo.X {
			b.Speed.X *= -1
			b.On = s.Flip
		}
		b.Count++
	}
}

// CopyStructs assigns and compares whole structs.
//
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

// Summary is a result.
type Summary struct {
	Mean  Vec
	Count int32
	Any   bool
}

// Summarize returns a struct and another value.
//
//spelt:kernel
func Summarize(bodies []Body) (s Summary, mass float32) {
	var x, y float32
	var n int32
	for _, b := range bodies {
		if b.On {
			x += b.X
			y += b.Dot(b.Vec)
			n++
		}
	}
	for i := range bodies {
		mass = max(mass, bodies[i].Mass)
	}
	s.Mean.X, s.Mean.Y, s.Count, s.Any = x, y, n, n > 0
	return s, mass
}

// Grid is a matrix as a user writes it.
type Grid struct {
	Name string // not used by any kernel
	Data []float32
	W, H int
}

// At is the element in column x of row y.
func (g *Grid) At(x, y int) float32 { return g.Data[y*g.W+x] }

// Set changes an element.
func (g *Grid) Set(x, y int, v float32) { g.Data[y*g.W+x] = v }

// Ref points at an element.
func (g *Grid) Ref(x, y int) *float32 { return &g.Data[y*g.W+x] }

// Step is a kernel that is a method.
//
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

// Refs writes through pointers to elements.
//
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

// Scaled is a kernel with a receiver that is a value.
//
//spelt:kernel
func (s Settings) Scaled(x []float32) {
	for i := range x {
		if s.Flip {
			x[i] = -x[i]
		}
		x[i] *= s.Dt
	}
}

// World has slices in nested structs, and pointers to other structs.
type World struct {
	Fields struct{ A, B []float32 }
	Base   *Grid
	Limits [2]float32
	Step   int32
}

// Advance reads and writes through a pointer to nested structs.
//
//spelt:kernel
func Advance(w *World) {
	w.Step++
	for i := range w.Fields.A {
		w.Fields.A[i] = min(max(w.Fields.B[i]*2, w.Limits[0]), w.Limits[1]) + w.Base.Data[0]
	}
	w.Limits[1] += float32(w.Base.W)
	w.Base.H += int(w.Step)
}

// padded has holes of every size.
type padded struct {
	a int8
	_ int32
	b uint64
	c [2]bool
	d int16
	e float64
}

// Padding leaves the holes of its structs alone.
//
//spelt:kernel
func Padding(ps []padded, n int8) {
	for i := range ps {
		p := &ps[i]
		p.a += n
		p.b <<= uint(p.a & 7)
		p.c[i&1] = !p.c[0]
		p.d, p.e = int16(p.e), float64(p.d)
	}
}

// List follows links that are indices.
//
//spelt:kernel
func List(out []int64, next []int32, value []int64) {
	for i := range out {
		n := 0
		for p := int32(i); p >= 0 && int(p) < len(next) && n < 50; p = next[p] {
			out[i] += value[p]
			n++
		}
	}
}
