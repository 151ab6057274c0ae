package kernel

import (
	"errors"
	"reflect"
	"sync/atomic"
	"testing"
)

func TestGrid2(t *testing.T) {
	var got [][2]int
	for i, j := range Grid2(2, 3) {
		if i == 1 && j == 2 {
			break
		}
		got = append(got, [2]int{i, j})
	}
	if want := [][2]int{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestGrid3(t *testing.T) {
	var got []Index3
	for p := range Grid3(2, 1, 2) {
		got = append(got, p)
	}
	if want := []Index3{{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, {1, 0, 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	n := 0
	for p := range Grid3(3, 3, 3) {
		if n++; p.J == 1 {
			break
		}
	}
	if n != 4 {
		t.Errorf("a break after %d indices, want 4", n)
	}
}

func TestGridsWithoutIndices(t *testing.T) { // CASES 45
	for _, e := range [][3]int{{0, 3, 3}, {3, 0, 3}, {3, 3, 0}, {-1, 3, 3}, {3, -1, 3}, {3, 3, -1}, {0, 0, 0}} {
		for p := range Grid3(e[0], e[1], e[2]) {
			t.Errorf("Grid3%v has %v", e, p)
		}
		for i, j := range Grid2(min(e[0], e[1]), e[2]) {
			t.Errorf("Grid2(%d, %d) has %d, %d", min(e[0], e[1]), e[2], i, j)
		}
	}
}

func TestAssert(t *testing.T) {
	Assert(true, "not seen")
	defer func() {
		var e *AssertError
		if err, ok := recover().(error); !ok || !errors.As(err, &e) || e.Message != "x is positive" {
			t.Errorf("panicked with %v", err)
		}
	}()
	Assert(false, "x is positive")
}

func TestConcurrentSectionsRunAtOneTime(t *testing.T) {
	a, b := make(chan int), make(chan int)
	sum := 0
	Concurrent(
		func() { a <- 1; sum = <-b },
		func() { b <- 1 + <-a },
	)
	if sum != 2 {
		t.Errorf("sum = %d", sum)
	}
	Concurrent()
}

func TestConcurrentPanicsOnceAllHaveEnded(t *testing.T) {
	var ended atomic.Int32
	defer func() {
		if r := recover(); r != "second" || ended.Load() != 2 {
			t.Errorf("panicked with %v after %d sections, want the first in the list after all", r, ended.Load())
		}
	}()
	third := make(chan bool)
	Concurrent(
		func() { ended.Add(1) },
		func() { <-third; panic("second") },
		func() { defer close(third); panic("third") },
		func() { ended.Add(1) },
	)
	t.Error("no panic")
}

func TestVolatile(t *testing.T) {
	type flag bool
	var f flag
	VolatileStore(&f, true)
	if !VolatileLoad(&f) {
		t.Error("bool")
	}
	x16, x32, x64 := int16(-2), float32(1.5), -2.5
	VolatileStore(&x16, VolatileLoad(&x16)*2)
	VolatileStore(&x32, VolatileLoad(&x32)*2)
	VolatileStore(&x64, VolatileLoad(&x64)*2)
	if x16 != -4 || x32 != 3 || x64 != -5 {
		t.Errorf("got %v, %v, %v", x16, x32, x64)
	}
	stop := uint32(0) // seen without a data race
	go VolatileStore(&stop, 1)
	for VolatileLoad(&stop) == 0 {
	}
}
