package deep

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"
	"time"
	"unsafe"
)

type node struct {
	next, prev *node
	v          int32
	_          int32
	w          [2]struct{ a, b float32 }
	name       string
	m          map[string]int
	f          func()
	i          any
	c          chan int
}

type inner struct {
	x []float64
	p *float64
}

type all struct {
	a, b   []int32
	p, q   *int32
	rows   [][]float32
	same   [][]float32
	ring   *node
	again  *node
	arr    [3]inner
	buf    *bytes.Buffer
	when   *time.Time
	pp     **int32
	pa     *[4]uint8
	ps     *[]uint16
	odd    []uint16
	none   []int32
	empty  []int32
	zero   *struct{}
	zeros  []struct{}
	bs     []bool
	nested []struct {
		in inner
		k  [2][2]int8
	}
	r0 float64
	r1 [2]int64
}

func filled() *all {
	base := make([]int32, 20)
	for i := range base {
		base[i] = int32(i)
	}
	x := &all{a: base[2:10:12], b: base[5:15], p: &base[7], q: &base[7]}
	flat := make([]float32, 12)
	x.rows = [][]float32{flat[:4], flat[4:8], flat[2:6], nil}
	x.same = x.rows[1:3]
	x.ring = &node{v: 1, name: "n", m: map[string]int{"a": 1}, f: func() {}, i: 3, c: make(chan int)}
	x.ring.next = &node{v: 2, next: x.ring, prev: x.ring}
	x.ring.prev = x.ring.next
	x.again = x.ring.next
	xs := []float64{1, 2, 3, 4}
	x.arr[1] = inner{xs[:2], &xs[1]}
	x.arr[2] = inner{xs[1:], &x.arr[1].x[0]}
	x.buf = bytes.NewBufferString("hello")
	now := time.Now()
	x.when = &now
	x.pp = &x.p
	x.pa = &[4]uint8{1, 2, 3, 4}
	x.ps = &[]uint16{5, 6}
	raw := make([]byte, 99) // large enough to be aligned
	x.odd = unsafe.Slice((*uint16)(unsafe.Pointer(&raw[1])), 4)
	x.empty = base[20:]
	x.zero = &struct{}{}
	x.zeros = make([]struct{}, 5)
	x.bs = []bool{true, false}
	x.nested = make([]struct {
		in inner
		k  [2][2]int8
	}, 3)
	x.nested[2].in.x = xs
	return x
}

func walk(t *testing.T, x *all, spare bool) *Graph {
	t.Helper()
	g, err := Walk(reflect.TypeFor[all](), unsafe.Pointer(x), spare, 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

var whole = Rule{Results: unsafe.Offsetof(all{}.r0)}

// TestCopySharesWhatIsShared changes the copy through one way and reads it through all others; the original stays.
func TestCopySharesWhatIsShared(t *testing.T) {
	x := filled()
	before := walk(t, x, false).Image()
	y := (*all)(before.Copy().Args())
	if y.p != y.q || y.p != &y.a[5] || y.p != &y.b[2] || *y.pp != y.p {
		t.Error("pointers into slices are not shared")
	}
	if &y.rows[1][0] != &y.rows[2][:3][2] || &y.same[0] != &y.rows[1] || y.rows[3] != nil {
		t.Error("rows are not shared")
	}
	if y.ring.next.next != y.ring || y.ring.prev != y.again || y.ring == x.ring || y.again == x.again {
		t.Error("the ring is not one")
	}
	if y.arr[1].p != &y.arr[2].x[0] || y.arr[2].p != &y.arr[1].x[0] || &y.nested[2].in.x[1] != y.arr[1].p {
		t.Error("pointers in arrays and structs are not shared")
	}
	if y.pp == x.pp || y.pp != &y.p {
		t.Error("a pointer into the arguments themselves")
	}
	if y.ring.name != "n" || y.ring.m["a"] != 1 || y.ring.i != 3 || y.ring.c != x.ring.c || y.ring.f == nil {
		t.Error("what a kernel cannot use is not as it was")
	}
	if (uintptr(unsafe.Pointer(&y.odd[0]))-uintptr(unsafe.Pointer(&x.odd[0])))%8 != 0 || y.buf == x.buf || y.buf.String() != "hello" || !y.when.Equal(*x.when) {
		t.Error("odd addresses, or private fields of other packages")
	}
	if cap(y.a) != len(y.a) || len(y.empty) != 0 || len(y.zeros) != 5 {
		t.Error("lengths")
	}
	y.a[5], y.rows[2][2], y.ring.v, y.arr[1].x[1], y.bs[1], y.odd[1] = 99, 99, 99, 99, true, 99
	if *y.q != 99 || y.b[2] != 99 || y.same[0][0] != 99 || y.again.next.v != 99 || *y.arr[1].p != 99 {
		t.Error("a change is not seen on other ways")
	}
	if want := filled(); x.a[5] != want.a[5] || x.rows[1][0] != 0 || x.ring.v != 1 || x.arr[1].x[1] != 2 || x.bs[1] || x.odd[1] != 0 {
		t.Error("the original has changed")
	}
	// And so does a copy of a copy.
	z := (*all)(before.Copy().Copy().Args())
	if z.p != &z.a[5] || z.ring.next.next != z.ring || z.ring.v != 1 || z.pp != &z.p || z.arr[1].p != &z.arr[2].x[0] {
		t.Error("a copy of a copy")
	}
}

// TestSpareCapacity is in the copy only where it counts.
func TestSpareCapacity(t *testing.T) {
	x := filled()
	y := (*all)(walk(t, x, true).Image().Copy().Args())
	if cap(y.a) != 10 || y.a[:10][9] != 11 || &y.a[:10][9] != &y.b[6] {
		t.Error("what is behind the length is missing")
	}
}

// TestDifferences changes one scalar of a copy at a time.
func TestDifferences(t *testing.T) {
	for _, tt := range []struct {
		place  string
		change func(y *all)
		ulps   uint64
	}{
		{"", func(y *all) {}, 0},
		{"a[0]", func(y *all) { y.a[0]++ }, 0},
		{"a[5]", func(y *all) { *y.q = -1 }, 0},
		{"b[9]", func(y *all) { y.b[9] = 7 }, 0},
		{"rows[1][3]", func(y *all) { y.rows[1][3] = math.Float32frombits(5) }, 5},
		{"rows[0][2]", func(y *all) { y.rows[2][0] = 1 }, 0x3f800000},
		{"rows[0][0]", func(y *all) { y.rows[0][0] = float32(math.Copysign(0, -1)) }, 1},
		{"ring.v", func(y *all) { y.ring.v++ }, 0},
		{"ring.next.w[1].b", func(y *all) { y.again.w[1].b = 1e-45 }, 1},
		{"arr[1].x[0]", func(y *all) { *y.arr[2].p = math.Nextafter(1, 2) }, 1},
		{"arr[2].x[2]", func(y *all) { y.nested[2].in.x[3] = math.Nextafter(4, 0) }, 1},
		{"pa[3]", func(y *all) { y.pa[3]-- }, 0},
		{"(*ps)[1]", func(y *all) { (*y.ps)[1] = 0 }, 0},
		{"odd[3]", func(y *all) { y.odd[3] = 256 }, 0},
		{"bs[0]", func(y *all) { y.bs[0] = false }, 0},
		{"nested[1].k[1][0]", func(y *all) { y.nested[1].k[1][0] = 1 }, 0},
		{"r0", func(y *all) { y.r0 = -0.5 }, 0},
		{"r1[1]", func(y *all) { y.r1[1] = 3 }, 0},
		{"a[1]", func(y *all) { y.r0, y.bs[0], y.a[1] = 1, false, 0 }, 0}, // the first one
		{"", func(y *all) { y.arr[0].p, y.none = nil, nil }, 0},
	} {
		x := filled()
		im := walk(t, x, false).Image()
		c := im.Copy()
		y := (*all)(c.Args())
		tt.change(y)
		d := im.Compare(c, whole)
		switch {
		case d == nil && tt.place == "":
		case d == nil:
			t.Errorf("%s: no difference", tt.place)
		case d.Place != tt.place || tt.ulps > 0 && d.Ulps != tt.ulps || d.In(im) != d.X || d.In(c) != d.Y:
			t.Errorf("%s: got %+v", tt.place, d)
		}
		im.Take(c, whole)
		if d := im.Compare(c, whole); d != nil {
			t.Errorf("%s: after Take %v", tt.place, d)
		}
	}
	// The arguments themselves are the kernel's own.
	x := filled()
	c := walk(t, x, false).Image()
	y := c.Copy()
	(*all)(y.Args()).arr[0].p = nil
	if d := c.Compare(y, whole); d != nil {
		t.Error(d)
	}
}

// TestFloatsWithinARule has pairs at the border of what a rule lets pass.
func TestFloatsWithinARule(t *testing.T) {
	type args struct {
		x []float64
		y []float32
	}
	nan, inf := math.NaN(), math.Inf(1)
	for _, tt := range []struct {
		a, b float64
		ulps uint64
		same bool
	}{
		{1, 1, 0, true}, {nan, -nan, 0, true}, {nan, 1, 100, false}, {inf, -inf, math.MaxUint64, false}, {inf, math.MaxFloat64, 100, false},
		{0, math.Copysign(0, -1), 0, false}, {0, math.Copysign(0, -1), 1, true},
		{1, math.Nextafter(math.Nextafter(1, 2), 2), 2, true}, {1, math.Nextafter(math.Nextafter(1, 2), 2), 1, false},
		{5e-324, -5e-324, 3, true}, {5e-324, -5e-324, 2, false},
	} {
		a := &args{x: []float64{7, tt.a}}
		g, err := Walk(reflect.TypeFor[args](), unsafe.Pointer(a), false, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		c := g.Image().Copy()
		(*args)(c.Args()).x[1] = tt.b
		if d := g.Image().Compare(c, Rule{Ulps64: tt.ulps}); (d == nil) != tt.same {
			t.Errorf("%v and %v, %d apart: %v", tt.a, tt.b, tt.ulps, d)
		}
	}
	a := &args{y: []float32{1, 2}}
	g, err := Walk(reflect.TypeFor[args](), unsafe.Pointer(a), false, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	c := g.Image().Copy()
	(*args)(c.Args()).y[1] = math.Nextafter32(2, 3)
	if g.Image().Compare(c, Rule{Ulps64: 9}) == nil || g.Image().Compare(c, Rule{Ulps32: 1}) != nil {
		t.Error("float32")
	}
	other := g.Image().Copy()
	other.Accept(c, g.Image(), Rule{Ulps32: 1})
	if d := other.Compare(c, Rule{}); d != nil {
		t.Error("what is near enough is not accepted: ", d)
	}
}

// TestNames has several ways to one byte, and none.
func TestNames(t *testing.T) {
	x := filled()
	g := walk(t, x, true)
	names := g.Names(uintptr(unsafe.Pointer(x.p))+3, 10)
	for _, w := range []string{"a[5]", "b[2]", "*p", "*q"} {
		if !slices.Contains(names, w) {
			t.Errorf("%s is not among %v", w, names)
		}
	}
	if names := g.Names(uintptr(unsafe.Pointer(&x.ring.next.w[1].b)), 1); len(names) != 1 || names[0] != "ring.next.w[1].b" {
		t.Error(names)
	}
	if names := g.Names(uintptr(unsafe.Pointer(new(int64))), 1); names != nil {
		t.Error(names)
	}
}

// TestLongLists are walked without a call for each node, and more than the limit is refused.
func TestLongLists(t *testing.T) {
	var head *node
	for range 300_000 {
		head = &node{next: head}
	}
	x := &all{ring: head}
	n := 0
	for p := (*all)(walk(t, x, false).Image().Copy().Args()).ring; p != nil; p = p.next {
		n++
	}
	if n != 300_000 {
		t.Errorf("%d nodes", n)
	}
	if _, err := Walk(reflect.TypeFor[all](), unsafe.Pointer(x), false, 1<<20); !errors.Is(err, ErrLimit) {
		t.Error(err)
	}
}
