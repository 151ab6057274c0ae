package corpus_test

import (
	"bytes"
	"fmt"
	"math"
	"reflect"
	"unsafe"
)

// A comparison of two results. All NaNs are equal, since Go says nothing of
// their bits; every other value has to be equal bit for bit, but for floats
// within tolerance of the largest float around them.
type comparison struct {
	tolerance float64
	largest   float64
}

// states says where two contents of memory differ, or "".
func (c comparison) states(got, want state) string {
	for i := range want {
		if bytes.Equal(raw(got[i]), raw(want[i])) {
			continue
		}
		if d := c.slices(fmt.Sprintf("block %d, %v", i, want[i].Type()), got[i], want[i]); d != "" {
			return d
		}
	}
	return ""
}

func raw(v reflect.Value) []byte {
	return unsafe.Slice((*byte)(v.UnsafePointer()), v.Len()*int(v.Type().Elem().Size()))
}

func (c comparison) slices(path string, got, want reflect.Value) string {
	if c.tolerance > 0 {
		c.largest = 1
		for i := range want.Len() {
			c.largest = max(c.largest, largest(want.Index(i)))
		}
	}
	for i := range want.Len() {
		if d := c.values(fmt.Sprintf("%s[%d]", path, i-margin), got.Index(i), want.Index(i)); d != "" {
			return d
		}
	}
	return ""
}

// results compares what two launches returned.
func (c comparison) results(got, want []reflect.Value) string {
	c.largest = 1
	for _, w := range want {
		c.largest = max(c.largest, largest(w))
	}
	for i := range want {
		if d := c.values(fmt.Sprintf("result %d", i), got[i], want[i]); d != "" {
			return d
		}
	}
	return ""
}

func largest(v reflect.Value) (m float64) {
	switch v.Kind() {
	case reflect.Float32, reflect.Float64:
		if f := math.Abs(v.Float()); f < math.Inf(1) {
			return f
		}
	case reflect.Array:
		for i := range v.Len() {
			m = max(m, largest(v.Index(i)))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			m = max(m, largest(v.Field(i)))
		}
	}
	return m
}

func (c comparison) values(path string, got, want reflect.Value) string {
	same := true
	switch want.Kind() {
	case reflect.Bool:
		same = got.Bool() == want.Bool()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		same = got.Int() == want.Int()
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		same = got.Uint() == want.Uint()
	case reflect.Float32, reflect.Float64:
		a, b := got.Float(), want.Float()
		same = math.Float64bits(a) == math.Float64bits(b) || a != a && b != b ||
			math.Abs(a-b) <= c.tolerance*c.largest
	case reflect.Array:
		for i := range want.Len() {
			if d := c.values(fmt.Sprintf("%s[%d]", path, i), got.Index(i), want.Index(i)); d != "" {
				return d
			}
		}
	case reflect.Struct:
		for i := range want.NumField() {
			if d := c.values(path+"."+want.Type().Field(i).Name, got.Field(i), want.Field(i)); d != "" {
				return d
			}
		}
	case reflect.Slice:
		same = got.UnsafePointer() == want.UnsafePointer() && got.Len() == want.Len() && got.Cap() == want.Cap()
	case reflect.Pointer:
		same = got.UnsafePointer() == want.UnsafePointer()
	}
	if same {
		return ""
	}
	return fmt.Sprintf("%s is %v, want %v", path, got, want)
}

// margins says where memory around slices differs, or "".
func margins(got, want state) string {
	for i := range want {
		n := want[i].Len()
		for _, at := range [...]int{0, n - margin} {
			if d := (comparison{}).slices(fmt.Sprintf("the margin of block %d", i), got[i].Slice(at, at+margin), want[i].Slice(at, at+margin)); d != "" {
				return d
			}
		}
	}
	return ""
}
