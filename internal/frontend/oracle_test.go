package frontend

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/frontend/testdata/accept"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
)

// oracle says with what a kernel runs beside plain Go.
type oracle struct {
	kernel string
	fn     any
	args   []func(r *rand.Rand, n int) []any // beside the ones made for its types
	typed  bool                              // leave out those made for its types
	fails  bool                              // some runs must fail
}

func TestKernelsEqualPlainGo(t *testing.T) {
	prog := load(t, Config{}, "./testdata/accept")
	kernels := map[string]*ir.Kernel{}
	for _, pkg := range prog.Packages() {
		if len(pkg.Diagnostics) > 0 || len(pkg.TypeErrors) > 0 {
			t.Error(pkg.Diagnostics, pkg.TypeErrors)
		}
		for _, k := range pkg.Kernels {
			out, ds := prog.Lower(k)
			if len(ds) > 0 {
				t.Errorf("%s: %v", k.Name, ds)
				continue
			}
			kernels[k.Name] = out
		}
	}
	tested := map[string]bool{}
	for _, o := range oracles() {
		tested[o.kernel] = true
		k := kernels[o.kernel]
		if k == nil {
			continue
		}
		t.Run(o.kernel, func(t *testing.T) { o.run(t, k) })
	}
	for _, pkg := range prog.Packages() {
		for _, k := range pkg.Kernels {
			if !tested[k.Name] {
				t.Errorf("kernel %s has no test", k.Name)
			}
		}
	}
}

func (o oracle) run(t *testing.T, k *ir.Kernel) {
	ran, failed := 0, 0
	try := func(seed uint64, n int, make func(r *rand.Rand, n int) []any) {
		newArgs := func() []any { return make(rand.New(rand.NewPCG(seed, 1)), n) }
		ok, err := o.compare(k, newArgs(), newArgs())
		if err != nil {
			t.Fatalf("n=%d seed=%d: %v\narguments: %v\n%s", n, seed, err, show(newArgs()), k)
		}
		if ran++; !ok {
			failed++
		}
	}
	for _, f := range o.args {
		for seed := range uint64(3) {
			for _, n := range [...]int{0, 1, 2, 7, 16, 33} {
				try(seed, n, f)
			}
		}
	}
	if !o.typed {
		for seed := range uint64(25) {
			for _, n := range [...]int{0, 1, 5, 9, 17, 40} {
				try(seed, n, o.random)
			}
		}
	}
	t.Logf("%d of %d runs failed as plain Go did", failed, ran)
	if ran == failed || o.fails && failed == 0 {
		t.Errorf("that does not test enough")
	}
}

func (o oracle) random(r *rand.Rand, n int) []any {
	ft := reflect.TypeOf(o.fn)
	var args []any
	for i := range ft.NumIn() {
		v := reflect.New(ft.In(i)).Elem()
		fill(v, r, n)
		args = append(args, v.Interface())
	}
	return args
}

// compare runs the plain function on one copy of the arguments and the kernel
// on the other. ok reports whether both ran through.
func (o oracle) compare(k *ir.Kernel, plain, args []any) (ok bool, err error) {
	fv := reflect.ValueOf(o.fn)
	ft := fv.Type()
	var in []reflect.Value
	var fields []reflect.StructField
	for i, a := range plain {
		v := reflect.ValueOf(a)
		in = append(in, v)
		fields = append(fields, reflect.StructField{Name: fmt.Sprintf("F%d", i), Type: ft.In(i)})
	}
	for i := range ft.NumOut() {
		fields = append(fields, reflect.StructField{Name: fmt.Sprintf("R%d", i), Type: ft.Out(i)})
	}
	block := reflect.New(reflect.StructOf(fields))
	if int64(block.Elem().Type().Size()) != k.ArgSize {
		return false, fmt.Errorf("the argument struct has %d bytes, not %d", block.Elem().Type().Size(), k.ArgSize)
	}
	for i, a := range args {
		block.Elem().Field(i).Set(reflect.ValueOf(a))
	}
	var out []reflect.Value
	var panicked any
	func() {
		defer func() { panicked = recover() }()
		out = fv.Call(in)
	}()
	runErr := interp.Run(k, unsafe.Pointer(block.Pointer()))
	var check *interp.CheckError
	switch {
	case runErr != nil && !errors.As(runErr, &check):
		return false, runErr
	case panicked != nil && runErr == nil:
		return false, fmt.Errorf("plain Go panics with %v, the kernel runs through", panicked)
	case panicked == nil && runErr != nil:
		return false, fmt.Errorf("the kernel fails with %v at %v, plain Go runs through", runErr, check.Stmt.Pos)
	case panicked != nil:
		return false, nil
	}
	for i := range args {
		if d := differ(in[i], block.Elem().Field(i)); d != "" {
			return false, fmt.Errorf("argument %d%s", i, d)
		}
	}
	for i, v := range out {
		if d := differ(v, block.Elem().Field(len(args)+i)); d != "" {
			return false, fmt.Errorf("result %d%s", i, d)
		}
	}
	return true, nil
}

// differ is where a and b are not the same bits, except that a NaN is a NaN.
func differ(a, b reflect.Value) string {
	switch a.Kind() {
	case reflect.Float32, reflect.Float64:
		x, y := a.Float(), b.Float()
		if math.Float64bits(x) != math.Float64bits(y) && !(x != x && y != y) {
			return fmt.Sprintf(": plain Go has %v, the kernel %v", x, y)
		}
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return fmt.Sprintf(": length %d, the kernel has %d", a.Len(), b.Len())
		}
		for i := range a.Len() {
			if d := differ(a.Index(i), b.Index(i)); d != "" {
				return fmt.Sprintf("[%d]%s", i, d)
			}
		}
	case reflect.Pointer:
		if a.IsNil() || b.IsNil() {
			if a.IsNil() != b.IsNil() {
				return ": nil"
			}
			return ""
		}
		return differ(a.Elem(), b.Elem())
	case reflect.Struct:
		for i := range a.NumField() {
			if d := differ(a.Field(i), b.Field(i)); d != "" {
				return "." + a.Type().Field(i).Name + d
			}
		}
	case reflect.Bool:
		if a.Bool() != b.Bool() {
			return fmt.Sprintf(": plain Go has %v", a.Bool())
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if a.Int() != b.Int() {
			return fmt.Sprintf(": plain Go has %d, the kernel %d", a.Int(), b.Int())
		}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if a.Uint() != b.Uint() {
			return fmt.Sprintf(": plain Go has %d, the kernel %d", a.Uint(), b.Uint())
		}
	}
	return ""
}

var specials = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 5e-324, 1e-300, 123456.75}

// fill makes v arbitrary: slices of length n, small and extreme numbers.
func fill(v reflect.Value, r *rand.Rand, n int) {
	if !v.CanSet() {
		v = reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		x := int64(r.IntN(12) - 2)
		if r.IntN(6) == 0 && n > 5 {
			x = int64(r.Uint64())
			if v.Kind() == reflect.Int {
				x = int64(r.IntN(60) - 20)
			}
		}
		v.SetInt(x << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		x := uint64(r.IntN(10))
		if r.IntN(4) == 0 {
			x = r.Uint64()
		}
		v.SetUint(x << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	case reflect.Float32, reflect.Float64:
		x := r.NormFloat64() * 10
		switch r.IntN(5) {
		case 0:
			x = specials[r.IntN(len(specials))]
		case 1:
			x = math.Round(x)
		}
		v.SetFloat(x)
	case reflect.Slice:
		s := reflect.MakeSlice(v.Type(), n, n+r.IntN(3))
		for i := range n {
			fill(s.Index(i), r, min(n, 6))
		}
		v.Set(s)
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), r, n)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), r, n)
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), r, n)
	}
}

func show(args []any) string {
	s := ""
	for _, a := range args {
		v := reflect.ValueOf(a)
		if v.Kind() == reflect.Pointer && !v.IsNil() {
			a = v.Elem().Interface()
		}
		s += fmt.Sprintf("%+v; ", a)
	}
	if len(s) > 1500 {
		s = s[:1500]
	}
	return s
}

var _ = accept.Saxpy
