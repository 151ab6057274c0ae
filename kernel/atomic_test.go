package kernel

import (
	"math"
	"slices"
	"sync"
	"testing"
)

// ops are the updates of one type and what each has to compute.
type update[T number] struct {
	name   string
	atomic func(*T, T) T
	plain  func(a, b T) T
}

func floatUpdates[T float32 | float64](add, lower, raise, swap func(*T, T) T) []update[T] {
	return []update[T]{
		{"Add", add, func(a, b T) T { return a + b }},
		{"Min", lower, func(a, b T) T { return min(a, b) }},
		{"Max", raise, func(a, b T) T { return max(a, b) }},
		{"Swap", swap, func(a, b T) T { return b }},
	}
}

func intUpdates[T integer](add, lower, raise, and, or, xor, swap func(*T, T) T) []update[T] {
	return []update[T]{
		{"Add", add, func(a, b T) T { return a + b }},
		{"Min", lower, func(a, b T) T { return min(a, b) }},
		{"Max", raise, func(a, b T) T { return max(a, b) }},
		{"And", and, func(a, b T) T { return a & b }},
		{"Or", or, func(a, b T) T { return a | b }},
		{"Xor", xor, func(a, b T) T { return a ^ b }},
		{"Swap", swap, func(a, b T) T { return b }},
	}
}

// checkPairs checks result and old value for all pairs (CASES 35, 37).
func checkPairs[T number](t *testing.T, updates []update[T], values []T) {
	t.Helper()
	same := func(a, b T) bool {
		return a == b && 1/float64(a) == 1/float64(b) || a != a && b != b
	}
	for _, u := range updates {
		for _, a := range values {
			for _, b := range values {
				x := [3]T{1, a, 1}
				if old := u.atomic(&x[1], b); !same(old, a) {
					t.Errorf("Atomic%s(%v, %v) returned %v, want the old value", u.name, a, b, old)
				}
				if want := u.plain(a, b); !same(x[1], want) {
					t.Errorf("Atomic%s(%v, %v) stored %v, want %v", u.name, a, b, x[1], want)
				}
				if x[0] != 1 || x[2] != 1 {
					t.Errorf("Atomic%s wrote beside its word: %v", u.name, x)
				}
			}
		}
	}
}

func TestCase35AtomicsOfAllPairs(t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	f64 := []float64{nan, inf, -inf, 0, zero, 1, -2.5}
	var f32 []float32
	for _, v := range f64 {
		f32 = append(f32, float32(v))
	}
	checkPairs(t, floatUpdates(AtomicAddFloat32, AtomicMinFloat32, AtomicMaxFloat32, AtomicSwapFloat32), f32)
	checkPairs(t, floatUpdates(AtomicAddFloat64, AtomicMinFloat64, AtomicMaxFloat64, AtomicSwapFloat64), f64)
	checkPairs(t, intUpdates(AtomicAddInt32, AtomicMinInt32, AtomicMaxInt32, AtomicAndInt32, AtomicOrInt32, AtomicXorInt32, AtomicSwapInt32),
		[]int32{0, 1, -1, math.MaxInt32, math.MinInt32})
	checkPairs(t, intUpdates(AtomicAddInt64, AtomicMinInt64, AtomicMaxInt64, AtomicAndInt64, AtomicOrInt64, AtomicXorInt64, AtomicSwapInt64),
		[]int64{0, 1, -1, math.MaxInt64, math.MinInt64})
	checkPairs(t, intUpdates(AtomicAddUint32, AtomicMinUint32, AtomicMaxUint32, AtomicAndUint32, AtomicOrUint32, AtomicXorUint32, AtomicSwapUint32),
		[]uint32{0, 1, math.MaxUint32, 1 << 31})
	checkPairs(t, intUpdates(AtomicAddUint64, AtomicMinUint64, AtomicMaxUint64, AtomicAndUint64, AtomicOrUint64, AtomicXorUint64, AtomicSwapUint64),
		[]uint64{0, 1, math.MaxUint64, 1 << 63})
}

func TestFloatLoadStoreCompareAndSwap(t *testing.T) {
	x, nan := 1.5, math.NaN()
	AtomicStoreFloat64(&x, nan)
	if v := AtomicLoadFloat64(&x); v == v {
		t.Errorf("loaded %v", v)
	}
	if AtomicCompareAndSwapFloat64(&x, 1.5, 2) || !AtomicCompareAndSwapFloat64(&x, nan, math.Copysign(0, -1)) {
		t.Error("compared other than by bits")
	}
	if AtomicCompareAndSwapFloat64(&x, 0, 2) || !AtomicCompareAndSwapFloat64(&x, math.Copysign(0, -1), 2) || x != 2 {
		t.Errorf("-0 taken for 0, or not stored: %v", x)
	}
	y := float32(1)
	AtomicStoreFloat32(&y, 3)
	if !AtomicCompareAndSwapFloat32(&y, AtomicLoadFloat32(&y), 4) || y != 4 {
		t.Errorf("y = %v", y)
	}
}

// TestCase37TicketsAreAPermutation is CASES 37 under contention.
func TestCase37TicketsAreAPermutation(t *testing.T) {
	const workers, each = 8, 500
	var next, total float64
	var highest int64
	var ticket int32
	tickets := make([][]int32, workers)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for range each {
				tickets[w] = append(tickets[w], AtomicAddInt32(&ticket, 1))
				n := AtomicAddFloat64(&next, 1)
				AtomicAddFloat64(&total, n) // whole numbers, so exact
				AtomicMaxInt64(&highest, int64(n))
			}
		})
	}
	wg.Wait()
	all := slices.Sorted(slices.Values(slices.Concat(tickets...)))
	for i, v := range all {
		if int(v) != i {
			t.Fatalf("ticket %d of %d is %d", i, len(all), v)
		}
	}
	const n = workers * each
	if next != n || total != n*(n-1)/2 || highest != n-1 {
		t.Errorf("next %v, total %v, highest %v", next, total, highest)
	}
}
