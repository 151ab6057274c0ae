package frontend

import (
	"errors"
	"math"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
)

// runTrips runs a kernel func(lo, hi, k T) (n int, sum T) of package trips.
func runTrips[T int8 | uint8 | int64 | uint64](t *testing.T, k *ir.Kernel, lo, hi, step T) (n int, sum T, err error) {
	t.Helper()
	args := &struct {
		lo, hi, k T
		n         int
		sum       T
	}{lo: lo, hi: hi, k: step}
	p, err := interp.Compile(k)
	if err != nil {
		t.Fatal(err)
	}
	err = p.Run(unsafe.Pointer(args), interp.Options{MaxSteps: 100000})
	var check *interp.CheckError
	if err != nil && (!errors.As(err, &check) || check.Stmt.Op != ir.OpFinite) {
		t.Fatalf("%d %d %d: %v", lo, hi, step, err)
	}
	return args.n, args.sum, err
}

// goTrips is the Go loop `for i := lo; i OP hi; i += k`, or down. ok is false
// if it never ends.
func goTrips[T int8 | uint8](lo, hi, k T, op string, down bool) (n int, sum T, ok bool) {
	holds := func(i T) bool {
		switch op {
		case "<":
			return i < hi
		case "<=":
			return i <= hi
		case ">":
			return i > hi
		case ">=":
			return i >= hi
		}
		return i != hi
	}
	for i := lo; holds(i); {
		n++
		sum += i
		next := i + k
		if down {
			next = i - k
		}
		if n > 256 { // some value has come twice
			return 0, 0, false
		}
		i = next
	}
	return n, sum, true
}

// TestCase32EveryTripOfSmallTypes tries all bounds of 8-bit types: a loop runs as
// often as in Go, the variable wrapped around where it does, or is an error where
// Go's would never end.
func TestCase32EveryTripOfSmallTypes(t *testing.T) {
	ks := lowerAll(t, "./testdata/trips")
	edges := []int{-128, -127, -126, -100, -5, -2, -1, 0, 1, 2, 3, 50, 100, 124, 125, 126, 127}
	for _, c := range tripCases {
		for _, a := range edges {
			for _, b := range edges {
				for _, s := range []int{-3, 0, 1, 2, 5, 127} {
					checkTrips(t, ks["Signed"+c.name], c, int8(a), int8(b), int8(s))
					checkTrips(t, ks["Unsigned"+c.name], c, uint8(a), uint8(b), uint8(s))
				}
			}
		}
	}
}

type tripCase struct {
	name, op string
	down     bool
	step     int // a constant one, or 0
}

var tripCases = []tripCase{
	{"Less", "<", false, 1}, {"LessEqual", "<=", false, 1}, {"Greater", ">", true, 1}, {"GreaterEqual", ">=", true, 1},
	{"NotEqual", "!=", false, 1}, {"NotEqualDown", "!=", true, 1},
	{"LessBy3", "<", false, 3}, {"LessEqualBy3", "<=", false, 3}, {"GreaterBy3", ">", true, 3}, {"GreaterEqualBy3", ">=", true, 3},
	{"LessByK", "<", false, 0}, {"LessEqualByK", "<=", false, 0}, {"GreaterByK", ">", true, 0}, {"GreaterEqualByK", ">=", true, 0},
}

func checkTrips[T int8 | uint8](t *testing.T, k *ir.Kernel, c tripCase, lo, hi, step T) {
	t.Helper()
	by := step
	if c.step != 0 {
		by = T(c.step)
	}
	n, sum, ok := goTrips(lo, hi, by, c.op, c.down)
	gotN, gotSum, err := runTrips(t, k, lo, hi, step)
	if ok != (err == nil) || ok && (n != gotN || sum != gotSum) {
		t.Fatalf("%s lo=%d hi=%d k=%d: %d trips, sum %d, %v; want %d, %d, an end: %v", k.Name, lo, hi, by, gotN, gotSum, err, n, sum, ok)
	}
}

// TestCase32TripsAtTheEndsOf64Bits: bounds near the extremes, and ranges that are too
// large to count.
func TestCase32TripsAtTheEndsOf64Bits(t *testing.T) {
	ks := lowerAll(t, "./testdata/trips")
	const most, least = math.MaxInt64, math.MinInt64
	for _, c := range []struct {
		kernel    string
		lo, hi, k int64
		n         int
		err       bool
	}{
		{"WideLess", most - 3, most, 0, 3, false},
		{"WideLess", least, least + 2, 0, 2, false},
		{"WideLess", least, most, 0, 0, true},
		{"WideLess", most, least, 0, 0, false},
		{"WideLess", 5, least, 0, 0, false},
		{"WideLessEqual", most - 3, most, 0, 0, true},
		{"WideLessEqual", most - 3, most - 1, 0, 3, false},
		{"WideLessByK", most - 10, most - 1, 4, 0, true},
		{"WideLessByK", most - 10, most - 1, 3, 3, false},
		{"WideLessByK", least, 1 << 62, 1 << 62, 3, false},
		{"WideLessByK", least, most, 1 << 62, 0, true},
		{"WideLessByK", 0, 5, 0, 0, true},
		{"WideLessByK", 0, 5, -1, 0, true},
		{"WideLessByK", 5, 0, -1, 0, false},
		{"WideGreaterEqual", 3, least, 0, 0, true},
		{"WideGreaterEqual", least + 3, least + 1, 0, 3, false},
		{"WideNotEqual", most - 1, least + 2, 0, 4, false},
	} {
		n, _, err := runTrips(t, ks[c.kernel], c.lo, c.hi, c.k)
		if n != c.n || (err != nil) != c.err {
			t.Errorf("%s(%d, %d, %d): %d trips, %v; want %d, an error: %v", c.kernel, c.lo, c.hi, c.k, n, err, c.n, c.err)
		}
	}
	if n, _, err := runTrips(t, ks["WideUnsigned"], uint64(math.MaxUint64-2), uint64(math.MaxUint64), 0); n != 2 || err != nil {
		t.Error(n, err)
	}
	if _, _, err := runTrips(t, ks["WideUnsigned"], uint64(0), uint64(math.MaxUint64), 0); err == nil {
		t.Error("2^64-1 iterations are accepted")
	}
}
