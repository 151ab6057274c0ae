package object_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/object"
)

func freeze(t testing.TB, objs ...object.Object) []byte {
	t.Helper()
	img, parts, err := object.Link(objs, foreign.LibC)
	if err != nil {
		t.Fatal(err)
	}
	if parts == nil {
		t.Fatal("the objects cannot be frozen")
	}
	frozen := bytes.Join(parts, nil)
	img.Release()
	return frozen
}

// thaw is what load is, by way of a frozen image.
func thaw(t testing.TB, objs ...object.Object) *object.Image {
	t.Helper()
	img, err := object.Thaw(freeze(t, objs...), foreign.LibC)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(img.Release)
	return img
}

func TestThawedImagesDoWhatLoadedOnesDo(t *testing.T) {
	testConstants(t, thaw(t, obj(t, "constants")), 0)
	testSwitch(t, thaw(t, obj(t, "switch")), 0)
	testMemcpy(t, thaw(t, obj(t, "memcpy")), 0)
	x := int32(5)
	img := thaw(t, obj(t, "helper1"), obj(t, "helper2"), lend(obj(t, "shared")))
	if a, b := call[int32, int32](img, 0, &x, nil), call[int32, int32](img, 1, &x, nil); a != 60 || b != 700 {
		t.Errorf("%d and %d, want 60 and 700", a, b)
	}
	img = thaw(t, lend(obj(t, "shared")), obj(t, "outside"))
	if r := call[int32, int32](img, 1, nil, nil); r != 1041 || img.Entry(0) != 0 {
		t.Errorf("%d, want 1041", r)
	}
	for range 2 { // writable data is each image's own
		img = thaw(t, obj(t, "data"), obj(t, "constants"))
		k := int64(0)
		if r := call[int64, int32](img, 0, &k, nil); r != 7 {
			t.Errorf("%d, want 7", r)
		}
		testConstants(t, img, 1)
	}
	loaded := load(t, obj(t, "data"), obj(t, "constants"))
	if img.Sizes(0) != loaded.Sizes(0) || img.Sizes(1) != loaded.Sizes(1) || img.Size() != loaded.Size() {
		t.Errorf("sizes %+v, loaded %+v", img.Sizes(0), loaded.Sizes(0))
	}
}

func TestFrozenImagesAreTheSameWhereverTheyWereLinked(t *testing.T) {
	objs := []object.Object{obj(t, "data"), obj(t, "switch"), obj(t, "memcpy"), obj(t, "outside"), lend(obj(t, "shared"))}
	first := freeze(t, objs...)
	hold := load(t, objs...) // takes the place that the first image had
	if !bytes.Equal(first, freeze(t, objs...)) {
		t.Error("two links freeze to different bytes")
	}
	_ = hold
}

// TestDamagedFrozenImages thaws images that are cut short at every length, or
// have a byte changed: an error must be typed, and nothing of them is run.
func TestDamagedFrozenImages(t *testing.T) {
	frozen := freeze(t, obj(t, "data"), obj(t, "memcpy"), obj(t, "outside"), lend(obj(t, "shared")))
	try := func(what string, i int, b []byte) {
		img, err := object.Thaw(b, nowhere)
		if err == nil {
			img.Release()
			return
		}
		var oe *object.Error
		if !errors.As(err, &oe) {
			t.Fatalf("%s at %d: untyped error %v", what, i, err)
		}
	}
	for i := range frozen {
		try("cut", i, frozen[:i])
		for _, flip := range []byte{0x01, 0x80, 0xff} {
			b := bytes.Clone(frozen)
			b[i] ^= flip
			try("flip", i, b)
		}
	}
	for _, b := range [][]byte{nil, []byte("spim"), bytes.Repeat([]byte{0xff}, 100), append([]byte("spim\x01"), bytes.Repeat([]byte{0xff}, 40)...)} {
		if _, err := object.Thaw(b, nowhere); !errors.Is(err, object.ErrFormat) {
			t.Errorf("%q: %v", b, err)
		}
	}
}

func TestAFrozenImageNeedsItsSymbols(t *testing.T) {
	frozen := freeze(t, obj(t, "memcpy"))
	none := func(string) (uintptr, error) { return 0, errors.New("none") }
	for _, resolve := range []object.Resolver{nil, none} {
		if _, err := object.Thaw(frozen, resolve); !errors.Is(err, object.ErrSymbol) {
			t.Errorf("error %v", err)
		}
	}
}

func BenchmarkThaw100(b *testing.B) {
	var objs []object.Object
	for range 100 {
		objs = append(objs, obj(b, "constants"))
	}
	frozen := freeze(b, objs...)
	for b.Loop() {
		img, err := object.Thaw(frozen, foreign.LibC)
		if err != nil {
			b.Fatal(err)
		}
		img.Release()
	}
}
