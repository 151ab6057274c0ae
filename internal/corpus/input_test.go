package corpus_test

import (
	"math"
	"math/rand/v2"
	"reflect"
)

// margin is how many elements of a slice's array lie before it and beyond its
// capacity, where no kernel may write.
const margin = 3

// input makes the arguments of one launch. All memory that a kernel can reach
// is in blocks.
type input struct {
	*rand.Rand
	n       int
	special bool // special floats, extreme integers, nil for empty slices
	calm    bool // but no float so large that a sum overflows
	blocks  []reflect.Value
}

func newInput(seed uint64, n int, special, calm bool) *input {
	return &input{Rand: rand.New(rand.NewPCG(seed, uint64(n))), n: n, special: special, calm: calm}
}

// args are arguments of the given types: slices of n elements, numbers that
// are small and positive.
func (in *input) args(types []reflect.Type) []any {
	var out []any
	for _, t := range types {
		v := reflect.New(t).Elem()
		switch {
		case v.CanInt():
			v.SetInt(1 + in.Int64N(7))
		case v.CanUint():
			v.SetUint(1 + in.Uint64N(7))
		case v.CanFloat():
			v.SetFloat(math.Round(in.NormFloat64()*64) / 16)
		default:
			in.fill(v)
		}
		out = append(out, v.Interface())
	}
	return out
}

// slice is a slice of n elements of t with a margin around it.
func (in *input) slice(t reflect.Type, n int) reflect.Value {
	if n == 0 && in.special {
		return reflect.Zero(t)
	}
	b := reflect.MakeSlice(t, n+2+2*margin, n+2+2*margin)
	for i := range b.Len() {
		in.fill(b.Index(i))
	}
	in.blocks = append(in.blocks, b)
	return b.Slice3(margin, margin+n, margin+n+2)
}

// slice is [input.slice] for a type that the caller knows.
func slice[T any](in *input, n int) []T {
	return in.slice(reflect.TypeFor[[]T](), n).Interface().([]T)
}

func (in *input) fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(in.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(in.signed(v.Type().Bits()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(in.signed(64)) & (1<<v.Type().Bits() - 1))
		if !in.special {
			v.SetUint(v.Uint() & 0xff)
		}
	case reflect.Float32, reflect.Float64:
		v.SetFloat(in.float(v.Kind() == reflect.Float32))
	case reflect.Slice:
		v.Set(in.slice(v.Type(), in.n))
	case reflect.Array:
		for i := range v.Len() {
			in.fill(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			// Unexported fields too, which reflect alone would not set.
			if f := v.Field(i); f.Kind() != reflect.String {
				in.fill(reflect.NewAt(f.Type(), f.Addr().UnsafePointer()).Elem())
			}
		}
	case reflect.Pointer:
		v.Set(in.slice(reflect.SliceOf(v.Type().Elem()), 1).Index(0).Addr())
	}
}

func (in *input) signed(bits int) int64 {
	if in.special && in.IntN(3) == 0 {
		least := int64(-1) << (bits - 1)
		return [...]int64{0, 1, -1, least, ^least, least + 1}[in.IntN(6)]
	}
	if in.special && in.IntN(3) == 0 {
		return int64(in.Uint64()) >> (64 - bits)
	}
	return in.Int64N(200) - 100
}

var specials = [...]float64{
	math.Inf(1), math.Inf(-1), math.NaN(), 0, math.Copysign(0, -1), 1, -1, -0.5, 1 << 31, 1 << 63, 1 << 64, -1 << 63,
	math.SmallestNonzeroFloat32, -0x1p-140, 0x1p-1060, 255.5, math.MaxFloat32, -math.MaxFloat64, 0x1p1000,
}

func (in *input) float(single bool) float64 {
	if in.special && in.IntN(3) == 0 {
		k := len(specials)
		if in.calm {
			k -= 3
		}
		return specials[in.IntN(k)]
	}
	v := in.NormFloat64() * 10
	if single {
		return float64(float32(v))
	}
	return v
}

// A state is the content of an input's blocks.
type state []reflect.Value

func (in *input) save() state {
	var s state
	for _, b := range in.blocks {
		c := reflect.MakeSlice(b.Type(), b.Len(), b.Len())
		reflect.Copy(c, b)
		s = append(s, c)
	}
	return s
}

func (in *input) restore(s state) {
	for i, b := range in.blocks {
		reflect.Copy(b, s[i])
	}
}
