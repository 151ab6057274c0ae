package deep

import (
	"bytes"
	"fmt"
	"math"
	"reflect"
	"unsafe"
)

// Difference is a scalar that is not the same in two images.
type Difference struct {
	Place string // as in "x[17]" or "s.data[3].w"
	X, Y  any    // of the type that the scalar has
	Float bool
	Ulps  uint64 // of floats: how many floats lie between the two, plus one

	n  int     // the item
	at uintptr // where in it
	t  reflect.Type
}

// In is what the scalar is in another image.
func (d *Difference) In(im *Image) any {
	return reflect.NewAt(d.t, unsafe.Add(im.item(&im.g.items[d.n]), d.at)).Elem().Interface()
}

// Ulps is how far two floats of one type are apart, as in [Difference].
func Ulps(x, y any) uint64 {
	a, b := reflect.ValueOf(x), reflect.ValueOf(y)
	switch a.Kind() {
	case reflect.Float32:
		return ulps32(float32(a.Float()), float32(b.Float()))
	case reflect.Float64:
		return ulps64(a.Float(), b.Float())
	}
	return 0
}

// Rule says when two images are the same.
type Rule struct {
	// Results is where in the struct of arguments the results begin. What is
	// before it is a copy that the kernel has for itself.
	Results uintptr

	// Ulps32 and Ulps64 bound how far two finite floats of 4 and of 8 bytes
	// may be apart: so many floats. Zero is equality of bits. NaN is equal to NaN.
	Ulps32, Ulps64 uint64
}

// Compare is the first difference between two images of one graph, in the order
// of the arguments, and then of the results; nil if there is none.
func (x *Image) Compare(y *Image, r Rule) *Difference {
	for n := range x.g.items {
		i := &x.g.items[n]
		if n == 0 {
			continue
		}
		if d := x.values(n, x.item(i), y.item(i), 0, i.size(), r); d != nil {
			return d
		}
	}
	if len(x.g.items) == 0 {
		return nil
	}
	return x.fields(0, x.Args(), y.Args(), r)
}

// fields compares results.
func (x *Image) fields(n int, p, q unsafe.Pointer, r Rule) *Difference {
	t := x.g.items[n].t
	for f := range t.NumField() {
		f := t.Field(f)
		if f.Offset < r.Results {
			continue
		}
		if at, ok := r.differ(f.Type, unsafe.Add(p, f.Offset), unsafe.Add(q, f.Offset), 1); ok {
			return x.difference(n, f.Offset+at, f.Type, at, p, q)
		}
	}
	return nil
}

// values compares bytes [from, to) of item n, whose values are at p and q.
func (x *Image) values(n int, p, q unsafe.Pointer, from, to uintptr, r Rule) *Difference {
	i := &x.g.items[n]
	size := i.t.Size()
	const most = 1 << 14
	step := max(1, most/size) * size
	for ; from < to; from += step {
		m := min(step, to-from)
		a, b := unsafe.Add(p, from), unsafe.Add(q, from)
		if bytes.Equal(unsafe.Slice((*byte)(a), m), unsafe.Slice((*byte)(b), m)) {
			continue
		}
		if at, ok := r.differ(i.t, a, b, int(m/size)); ok {
			at += from
			return x.difference(n, at, i.t, at%size, p, q)
		}
	}
	return nil
}

// difference tells of the scalar at an offset in item n, and at in in a value of
// type t.
func (x *Image) difference(n int, at uintptr, t reflect.Type, in uintptr, p, q unsafe.Pointer) *Difference {
	t = scalarAt(t, in)
	a, b := unsafe.Add(p, at), unsafe.Add(q, at)
	d := &Difference{Place: x.g.name(&x.g.items[n], at), X: reflect.NewAt(t, a).Elem().Interface(), Y: reflect.NewAt(t, b).Elem().Interface(), n: n, at: at, t: t}
	d.Float = t.Kind() == reflect.Float32 || t.Kind() == reflect.Float64
	d.Ulps = Ulps(d.X, d.Y)
	return d
}

func scalarAt(t reflect.Type, at uintptr) reflect.Type {
	switch t.Kind() {
	case reflect.Struct:
		for i := t.NumField() - 1; i >= 0; i-- {
			if f := t.Field(i); at >= f.Offset && at < f.Offset+f.Type.Size() {
				return scalarAt(f.Type, at-f.Offset)
			}
		}
	case reflect.Array:
		return scalarAt(t.Elem(), at%t.Elem().Size())
	}
	return t
}

// differ is the offset of the first scalar that is not the same in n values of
// type t at a and b.
func (r *Rule) differ(t reflect.Type, a, b unsafe.Pointer, n int) (uintptr, bool) {
	size := t.Size()
	switch t.Kind() {
	case reflect.Struct:
		for i := range n {
			at := size * uintptr(i)
			for f := range t.NumField() {
				f := t.Field(f)
				if f.Name == "_" || f.Type.Size() == 0 {
					continue
				}
				off := at + f.Offset
				if in, ok := r.differ(f.Type, unsafe.Add(a, off), unsafe.Add(b, off), 1); ok {
					return off + in, true
				}
			}
		}
		return 0, false
	case reflect.Array:
		return r.differ(t.Elem(), a, b, n*t.Len())
	case reflect.Float32:
		x, y := unsafe.Slice((*float32)(a), n), unsafe.Slice((*float32)(b), n)
		for i := range x {
			if !r.same32(x[i], y[i]) {
				return size * uintptr(i), true
			}
		}
		return 0, false
	case reflect.Float64:
		x, y := unsafe.Slice((*float64)(a), n), unsafe.Slice((*float64)(b), n)
		for i := range x {
			if !r.same64(x[i], y[i]) {
				return size * uintptr(i), true
			}
		}
		return 0, false
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		x, y := unsafe.Slice((*byte)(a), size*uintptr(n)), unsafe.Slice((*byte)(b), size*uintptr(n))
		if bytes.Equal(x, y) {
			return 0, false
		}
		for i := range x {
			if x[i] != y[i] {
				return uintptr(i) / size * size, true
			}
		}
	}
	return 0, false // nothing that a kernel writes
}

func (r *Rule) same32(x, y float32) bool {
	return math.Float32bits(x) == math.Float32bits(y) || x != x && y != y ||
		r.Ulps32 > 0 && finite(float64(x)) && finite(float64(y)) && ulps32(x, y) <= r.Ulps32
}

func (r *Rule) same64(x, y float64) bool {
	return math.Float64bits(x) == math.Float64bits(y) || x != x && y != y ||
		r.Ulps64 > 0 && finite(x) && finite(y) && ulps64(x, y) <= r.Ulps64
}

func finite(x float64) bool { return !math.IsInf(x, 0) && !math.IsNaN(x) }

func ulps32(x, y float32) uint64 {
	return distance(int64(int32(math.Float32bits(x))), int64(int32(math.Float32bits(y))), math.MinInt32)
}

func ulps64(x, y float64) uint64 {
	return distance(int64(math.Float64bits(x)), int64(math.Float64bits(y)), math.MinInt64)
}

// distance is how far two floats are apart in the order of all floats, given
// their bits and the bits of -0. The zeros are one apart.
func distance(x, y, zero int64) uint64 {
	if x < 0 {
		x = zero - 1 - x
	}
	if y < 0 {
		y = zero - 1 - y
	}
	if x < y {
		x, y = y, x
	}
	return uint64(x) - uint64(y)
}

// Take makes what a kernel can have written in x what it is in y.
func (x *Image) Take(y *Image, r Rule) {
	for n := range x.g.items {
		i := &x.g.items[n]
		p, q := x.item(i), y.item(i)
		if n > 0 {
			take(i.t, p, q, i.n)
			continue
		}
		for f := range i.t.NumField() {
			if f := i.t.Field(f); f.Offset >= r.Results {
				take(f.Type, unsafe.Add(p, f.Offset), unsafe.Add(q, f.Offset), 1)
			}
		}
	}
}

// take copies what is no pointer of n values of type t.
func take(t reflect.Type, to, from unsafe.Pointer, n int) {
	size := t.Size()
	switch t.Kind() {
	case reflect.Struct:
		for i := range n {
			for f := range t.NumField() {
				if f := t.Field(f); f.Type.Size() > 0 {
					at := size*uintptr(i) + f.Offset
					take(f.Type, unsafe.Add(to, at), unsafe.Add(from, at), 1)
				}
			}
		}
	case reflect.Array:
		if t.Elem().Size() > 0 {
			take(t.Elem(), to, from, n*t.Len())
		}
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr, reflect.Float32, reflect.Float64:
		x, y := unsafe.Slice((*byte)(to), size*uintptr(n)), unsafe.Slice((*byte)(from), size*uintptr(n))
		if !bytes.Equal(x, y) {
			copy(x, y)
		}
	}
}

// Accept makes scalars of x what they are in y, where those are the same in z.
func (x *Image) Accept(y, z *Image, r Rule) {
	for n := range x.g.items {
		i := &x.g.items[n]
		p, q, o := x.item(i), y.item(i), z.item(i)
		if n > 0 {
			r.accept(i.t, p, q, o, i.n)
			continue
		}
		for f := range i.t.NumField() {
			if f := i.t.Field(f); f.Offset >= r.Results {
				r.accept(f.Type, unsafe.Add(p, f.Offset), unsafe.Add(q, f.Offset), unsafe.Add(o, f.Offset), 1)
			}
		}
	}
}

func (r *Rule) accept(t reflect.Type, to, from, like unsafe.Pointer, n int) {
	size := t.Size()
	switch t.Kind() {
	case reflect.Struct:
		for i := range n {
			for f := range t.NumField() {
				if f := t.Field(f); f.Type.Size() > 0 {
					at := size*uintptr(i) + f.Offset
					r.accept(f.Type, unsafe.Add(to, at), unsafe.Add(from, at), unsafe.Add(like, at), 1)
				}
			}
		}
	case reflect.Array:
		if t.Elem().Size() > 0 {
			r.accept(t.Elem(), to, from, like, n*t.Len())
		}
	default:
		for i := range n {
			at := size * uintptr(i)
			if _, differs := r.differ(t, unsafe.Add(from, at), unsafe.Add(like, at), 1); !differs {
				take(t, unsafe.Add(to, at), unsafe.Add(from, at), 1)
			}
		}
	}
}

func (d *Difference) String() string { return fmt.Sprintf("%s is %v and %v", d.Place, d.X, d.Y) }
