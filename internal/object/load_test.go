package object_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/object"
)

func testConstants(t *testing.T, img *object.Image, i int) {
	t.Helper()
	var a, out [8]float32
	for k := range a {
		a[k] = float32(k) - 2.5
	}
	if r := call(img, i, &a, &out); r != 0 {
		t.Fatalf("returned %d", r)
	}
	for k := range out {
		if want := a[k]*float32(k+1) + 0.5; out[k] != want {
			t.Errorf("out[%d] = %v, want %v", k, out[k], want)
		}
	}
}

func testMemcpy(t *testing.T, img *object.Image, i int) {
	t.Helper()
	a := [9]uint64{64, 1, 2, 3, 4, 5, 6, 7, 8}
	var out [8]uint64
	call(img, i, &a, &out)
	if out != [8]uint64(a[1:]) {
		t.Errorf("copied %v", out)
	}
}

func testSwitch(t *testing.T, img *object.Image, i int) {
	t.Helper()
	for k, want := range []int32{40 + 17, 40 * 3, 7 - 40, 40 ^ 255, 40 << 5, 40 / 3, -1} {
		k, x := int32(k), int32(40)
		if r := call(img, i, &k, &x); r != want {
			t.Errorf("case %d: %d, want %d", k, r, want)
		}
	}
}

func TestConstantsAreWithinReach(t *testing.T) { testConstants(t, load(t, obj(t, "constants")), 0) }

func TestJumpTable(t *testing.T) { testSwitch(t, load(t, obj(t, "switch")), 0) }

func TestCallOfLibC(t *testing.T) { testMemcpy(t, load(t, obj(t, "memcpy")), 0) }

func TestQ23SymbolsOfOtherObjectsAndTheOffsetTable(t *testing.T) {
	shared := lend(obj(t, "shared"))
	for _, objs := range [][]object.Object{
		{obj(t, "outside"), shared},
		{shared, obj(t, "helper1"), obj(t, "outside")},
	} {
		img := load(t, objs...)
		for i, o := range objs {
			if o.Name == "outside" {
				if r := call[int32, int32](img, i, nil, nil); r != 1041 {
					t.Errorf("returned %d, want 1041", r)
				}
			} else if o.Entry == "" && img.Entry(i) != 0 {
				t.Error("an object without entry has one")
			}
		}
	}
}

func TestQ23SameNamesInTwoObjectsNeverMeet(t *testing.T) {
	img := load(t, obj(t, "helper1"), obj(t, "helper2"), lend(obj(t, "shared")))
	x := int32(5)
	if r := call[int32, int32](img, 0, &x, nil); r != (5+1)*10 {
		t.Errorf("first: %d", r)
	}
	if r := call[int32, int32](img, 1, &x, nil); r != (5+2)*100 {
		t.Errorf("second: %d", r)
	}
}

func TestWritableDataAndConstantsThatNeedRelocation(t *testing.T) {
	img := load(t, obj(t, "data"), obj(t, "constants"))
	for k, want := range []int32{7, 0} {
		for n := range int32(3) {
			k := int64(k)
			if r := call[int64, int32](img, 0, &k, nil); r != want+n {
				t.Errorf("place %d, call %d: %d, want %d", k, n, r, want+n)
			}
		}
	}
	testConstants(t, img, 1)
	if z := img.Sizes(0); z.Data != 4+4000 || z.Constants != 16 || z.Code == 0 {
		t.Errorf("sizes %+v", z)
	}
}

func TestNothingIsWritableAndExecutable(t *testing.T) {
	img := load(t, obj(t, "data"), obj(t, "memcpy"))
	if _, err := os.Stat("/proc/self/maps"); err != nil {
		t.Skip(err)
	}
	exec := ""
	for _, m := range mappings(t) {
		if strings.Contains(m.perms, "w") && strings.Contains(m.perms, "x") {
			t.Errorf("%+v", m)
		}
		if m.from <= img.Entry(0) && img.Entry(0) < m.to {
			exec = m.perms
		}
	}
	if exec != "r-xp" {
		t.Errorf("the entry is mapped %q", exec)
	}
}

func TestLocalAndGlobalErrorsAreTyped(t *testing.T) {
	missing := obj(t, "memcpy")
	missing.Entry = "no_such_entry"
	data := obj(t, "data")
	data.Entry = "counter"
	cause := errors.New("not today")
	_, _ = foreign.LibC("opens the libraries that it looks in, before mappings are counted")
	for _, c := range []struct {
		name    string
		objs    []object.Object
		resolve object.Resolver
		kind    error
		text    string
	}{
		{"missing entry", []object.Object{missing}, foreign.LibC, object.ErrEntry, "no_such_entry"},
		{"entry is data", []object.Object{data}, foreign.LibC, object.ErrEntry, "counter"},
		{"no resolver", []object.Object{obj(t, "memcpy")}, nil, object.ErrSymbol, "memcpy"},
		{"nobody defines it", []object.Object{obj(t, "constants"), obj(t, "outside")}, foreign.LibC, object.ErrSymbol, "outside: undefined symbol: shared_value"},
		{"resolver fails", []object.Object{obj(t, "memcpy")}, func(string) (uintptr, error) { return 0, cause }, object.ErrSymbol, "not today"},
		{"resolver finds nothing", []object.Object{obj(t, "memcpy")}, func(string) (uintptr, error) { return 0, nil }, object.ErrSymbol, "memcpy"},
		{"empty", []object.Object{{Name: "empty"}}, nil, object.ErrFormat, "empty"},
		{"not ELF", []object.Object{{Name: "text", Bytes: []byte(strings.Repeat("text", 100))}}, nil, object.ErrFormat, "magic"},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := len(mappingsIfAny(t))
			_, err := object.Load(c.objs, c.resolve)
			var oe *object.Error
			if !errors.Is(err, c.kind) || !errors.As(err, &oe) || !strings.Contains(err.Error(), c.text) {
				t.Errorf("got %v, want %v with %q", err, c.kind, c.text)
			}
			if c.text == "not today" && !errors.Is(err, cause) {
				t.Error("the cause is lost")
			}
			if after := len(mappingsIfAny(t)); after > before+2 {
				t.Errorf("%d mappings before, %d after", before, after)
			}
		})
	}
}

func TestReleaseIsIdempotentAndUnmaps(t *testing.T) {
	img := load(t, obj(t, "constants"))
	entry := img.Entry(0)
	img.Release()
	img.Release()
	for _, m := range mappingsIfAny(t) {
		if m.from <= entry && entry < m.to && strings.Contains(m.perms, "x") {
			t.Errorf("still mapped: %+v", m)
		}
	}
	if none, err := object.Load(nil, nil); err != nil || none.Size() != 0 {
		t.Errorf("no objects: %v, %v", none, err)
	} else {
		none.Release()
	}
}

func TestQ30LoadCallReleaseLeavesMemoryFlat(t *testing.T) {
	if _, err := os.Stat("/proc/self/maps"); err != nil {
		t.Skip(err)
	}
	objs := []object.Object{obj(t, "constants"), obj(t, "memcpy"), obj(t, "data")}
	cycles := 20000
	if testing.Short() {
		cycles = 500
	}
	cycle := func(n int) {
		for range n {
			img, err := object.Load(objs, foreign.LibC)
			if err != nil {
				t.Fatal(err)
			}
			k := int64(1)
			call[int64, int32](img, 2, &k, nil)
			img.Release()
		}
	}
	cycle(500)
	maps, rss := len(mappings(t)), residentBytes(t)
	cycle(cycles)
	if now := len(mappings(t)); now > maps+16 {
		t.Errorf("%d mappings, then %d", maps, now)
	}
	if now := residentBytes(t); now > rss+16<<20 {
		t.Errorf("%d bytes resident, then %d", rss, now)
	}
}

func TestObjectsOfLLVMForThisHost(t *testing.T) {
	var objs []object.Object
	for _, name := range []string{"constants", "memcpy", "switch"} {
		b, err := os.ReadFile("testdata/" + name + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		objs = append(objs, compile(t, name, string(b)))
	}
	img := load(t, objs...)
	testConstants(t, img, 0)
	testMemcpy(t, img, 1)
	testSwitch(t, img, 2)
}

func TestManyObjectsInOneMapping(t *testing.T) {
	var objs []object.Object
	for i := range 100 {
		o := obj(t, []string{"constants", "memcpy", "helper1", "helper2"}[i%4])
		o.Name = fmt.Sprint(o.Name, i)
		objs = append(objs, o)
	}
	img := load(t, objs...)
	testConstants(t, img, 96)
	testMemcpy(t, img, 97)
	x := int32(1)
	if r := call[int32, int32](img, 98, &x, nil); r != 20 {
		t.Errorf("got %d", r)
	}
}

func BenchmarkLoad100(b *testing.B) {
	var objs []object.Object
	for i := range 100 {
		objs = append(objs, obj(b, []string{"constants", "memcpy", "helper1", "switch"}[i%4]))
	}
	b.ReportAllocs()
	for b.Loop() {
		img, err := object.Load(objs, foreign.LibC)
		if err != nil {
			b.Fatal(err)
		}
		img.Release()
	}
}

func BenchmarkLoad1(b *testing.B) {
	o := []object.Object{obj(b, "constants")}
	b.ReportAllocs()
	for b.Loop() {
		img, err := object.Load(o, nil)
		if err != nil {
			b.Fatal(err)
		}
		img.Release()
	}
}
