package object_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spelt-go/spelt/internal/object"
)

// nowhere resolves any symbol to an address that nothing is called at.
func nowhere(string) (uintptr, error) { return 0x10000, nil }

// tryLoad loads what may be damaged and runs nothing of it. An error must be typed.
func tryLoad(t testing.TB, o object.Object) error {
	t.Helper()
	img, err := object.Load([]object.Object{o}, nowhere)
	if err == nil {
		img.Release()
		return nil
	}
	var oe *object.Error
	if !errors.As(err, &oe) {
		t.Fatalf("untyped error %#v", err)
	}
	for _, kind := range []error{object.ErrFormat, object.ErrUnsupported, object.ErrRelocation, object.ErrSymbol, object.ErrEntry} {
		if errors.Is(err, kind) {
			return err
		}
	}
	t.Fatalf("an error of no kind that damage can cause: %v", err)
	return nil
}

func allObjects(t testing.TB) []object.Object {
	t.Helper()
	paths, err := filepath.Glob("testdata/*.o")
	if err != nil || len(paths) == 0 {
		t.Fatal("no objects in testdata")
	}
	var objs []object.Object
	for _, p := range paths {
		name := filepath.Base(p)
		o := obj(t, name[:len(name)-2])
		if o.Name == "shared" {
			o = lend(o)
		}
		objs = append(objs, o)
	}
	return objs
}

// LLVM puts the section headers last, so that every shorter object is a malformed one.
func TestTruncationAtEveryLengthIsAFormatError(t *testing.T) {
	for _, o := range allObjects(t) {
		for n := range o.Bytes {
			cut := o
			cut.Bytes = slices.Clone(o.Bytes[:n]) // its own array, so that a read past the end is seen
			if err := tryLoad(t, cut); !errors.Is(err, object.ErrFormat) {
				t.Fatalf("%s cut to %d of %d bytes: %v", o.Name, n, len(o.Bytes), err)
			}
		}
	}
}

func TestFlippingAnyByteIsAnErrorOrLoads(t *testing.T) {
	for _, o := range allObjects(t) {
		loaded := 0
		for i := range o.Bytes {
			for _, mask := range []byte{0x01, 0x80, 0xff} {
				bad := o
				bad.Bytes = slices.Clone(o.Bytes)
				bad.Bytes[i] ^= mask
				if tryLoad(t, bad) == nil {
					loaded++
				}
			}
		}
		if all := 3 * len(o.Bytes); loaded == 0 || loaded == all {
			t.Errorf("%s: %d of %d load", o.Name, loaded, all)
		}
	}
}

func TestWideFieldsWithExtremeValuesAreErrorsOrLoad(t *testing.T) {
	extremes := []uint64{0, 1, math.MaxInt32, math.MaxUint32, math.MaxInt64, 1 << 63, math.MaxUint64, math.MaxUint64 - 63}
	for _, o := range allObjects(t) {
		for i := 0; i+8 <= len(o.Bytes); i += 4 {
			for _, v := range extremes {
				bad := o
				bad.Bytes = slices.Clone(o.Bytes)
				binary.LittleEndian.PutUint64(bad.Bytes[i:], v)
				tryLoad(t, bad)
			}
		}
	}
}

// section returns where the header of a section is, and where its content is, by the section's name.
func section(t testing.TB, b []byte, name string) (header, content int) {
	t.Helper()
	le := binary.LittleEndian
	table, count, names := int(le.Uint64(b[40:])), int(le.Uint16(b[60:])), int(le.Uint16(b[62:]))
	strings := b[le.Uint64(b[table+names*64+24:]):]
	for i := range count {
		h := table + i*64
		if bytes.HasPrefix(strings[le.Uint32(b[h:]):], append([]byte(name), 0)) {
			return h, int(le.Uint64(b[h+24:]))
		}
	}
	t.Fatalf("no section %s", name)
	return 0, 0
}

func TestQ21DamageIsNamedByItsKind(t *testing.T) {
	le := binary.LittleEndian
	for _, c := range []struct {
		name, object string
		damage       func(b []byte)
		kind         error
	}{
		{"other machine", "constants", func(b []byte) { le.PutUint16(b[18:], 183) }, object.ErrUnsupported},
		{"big-endian", "constants", func(b []byte) { b[5] = 2 }, object.ErrFormat},
		{"an executable", "constants", func(b []byte) { le.PutUint16(b[16:], 2) }, object.ErrFormat},
		{"no sections", "constants", func(b []byte) { le.PutUint16(b[60:], 0) }, object.ErrFormat},
		{"headers outside", "constants", func(b []byte) { le.PutUint64(b[40:], math.MaxUint64-63) }, object.ErrFormat},
		{"huge alignment", "constants", func(b []byte) { h, _ := section(t, b, ".text"); le.PutUint64(b[h+48:], 1<<40) }, object.ErrFormat},
		{"odd alignment", "constants", func(b []byte) { h, _ := section(t, b, ".text"); le.PutUint64(b[h+48:], 24) }, object.ErrFormat},
		{"section outside", "constants", func(b []byte) { h, _ := section(t, b, ".text"); le.PutUint64(b[h+24:], uint64(len(b))) }, object.ErrFormat},
		{"size wraps", "constants", func(b []byte) { h, _ := section(t, b, ".text"); le.PutUint64(b[h+32:], math.MaxUint64) }, object.ErrFormat},
		{"overlapping", "constants", func(b []byte) {
			for _, s := range []string{".text", ".rodata.cst16"} {
				h, _ := section(t, b, s)
				le.PutUint64(b[h+24:], 0)
				le.PutUint64(b[h+32:], uint64(len(b)))
			}
		}, object.ErrFormat},
		{"zeroes without end", "data", func(b []byte) { h, _ := section(t, b, ".bss"); le.PutUint64(b[h+32:], 1<<50) }, object.ErrFormat},
		{"writable code", "constants", func(b []byte) { h, _ := section(t, b, ".text"); b[h+8] |= 1 }, object.ErrUnsupported},
		{"thread-local", "data", func(b []byte) { h, _ := section(t, b, ".data"); b[h+9] |= 4 }, object.ErrUnsupported},
		{"constructors", "data", func(b []byte) { h, _ := section(t, b, ".data"); le.PutUint32(b[h+4:], 14) }, object.ErrUnsupported},
		{"unknown kind of relocation", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint32(b[r+8:], 250) }, object.ErrRelocation},
		{"relocation outside", "constants", func(b []byte) {
			h, _ := section(t, b, ".text")
			_, r := section(t, b, ".rela.text")
			le.PutUint64(b[r:], le.Uint64(b[h+32:])-3)
		}, object.ErrRelocation},
		{"relocation offset wraps", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint64(b[r:], math.MaxUint64-1) }, object.ErrRelocation},
		{"out of reach", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint64(b[r+16:], 1<<31) }, object.ErrRelocation},
		{"out of reach below", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint64(b[r+16:], 1<<63) }, object.ErrRelocation},
		{"absolute, unsigned", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint32(b[r+8:], 10) }, object.ErrRelocation},
		{"absolute, signed", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint32(b[r+8:], 11) }, object.ErrRelocation},
		{"symbol that is not there", "constants", func(b []byte) { _, r := section(t, b, ".rela.text"); le.PutUint32(b[r+12:], 1<<30) }, object.ErrFormat},
		{"half a relocation", "constants", func(b []byte) { h, _ := section(t, b, ".rela.text"); b[h+32]-- }, object.ErrFormat},
		{"relocations without addends", "constants", func(b []byte) { h, _ := section(t, b, ".rela.text"); b[h+4] = 9 }, object.ErrUnsupported},
		{"entry moved out of its section", "helper1", func(b []byte) {
			_, s := section(t, b, ".symtab")
			for i := s + 24; ; i += 24 {
				if b[i+4] == 0x12 { // global function
					le.PutUint64(b[i+8:], 1<<20)
					return
				}
			}
		}, object.ErrFormat},
		{"entry renamed", "constants", func(b []byte) { b[bytes.Index(b, []byte("spelt_task"))] = 'S' }, object.ErrEntry},
	} {
		t.Run(c.name, func(t *testing.T) {
			bad := obj(t, c.object)
			bad.Bytes = slices.Clone(bad.Bytes)
			c.damage(bad.Bytes)
			if err := tryLoad(t, bad); !errors.Is(err, c.kind) {
				t.Errorf("got %v, want %v", err, c.kind)
			}
		})
	}
}

func FuzzLoad(f *testing.F) {
	for _, o := range allObjects(f) {
		f.Add(o.Bytes)
	}
	small, err := os.ReadFile("testdata/helper1.o")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(small[:64])
	f.Fuzz(func(t *testing.T, b []byte) {
		tryLoad(t, object.Object{Name: "fuzz", Bytes: b, Entry: "spelt_task"})
	})
}
