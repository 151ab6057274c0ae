package cache

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// aRecord is the record that the tests damage, and what decodes it.
func aRecord() (rec, payload []byte, key Key) {
	key, payload = numberedKey(7), payloadOf(7, 200)
	return appendRecord(nil, ArtifactRecord, testScope, key, payload), payload, key
}

func TestRecordRoundTrip(t *testing.T) {
	for _, size := range []int{0, 1, 31, 32, 33, 4096, wholeRead, wholeRead + 1} {
		for _, scope := range []string{"", testScope} {
			want := payloadOf(size, size)
			rec := appendRecord(nil, KernelRecord, scope, numberedKey(size), want)
			got, miss := decodeRecord(rec, KernelRecord, scope, numberedKey(size))
			if miss != Hit || !bytes.Equal(got, want) {
				t.Errorf("size %d scope %q: %v", size, scope, miss)
			}
		}
	}
}

// The layout is fixed: other programs of this version read it.
func TestRecordLayout(t *testing.T) {
	rec := appendRecord(nil, ArtifactRecord, "sc", Key{0xaa, 31: 0xbb}, []byte("pay"))
	want := "SPELTREC" + "\x01\x00" + "\x02" + "\x00" + "\x02\x00\x00\x00" + "\x03\x00\x00\x00\x00\x00\x00\x00" +
		"\xaa" + string(make([]byte, 30)) + "\xbb" + "sc" + "pay"
	if got := string(rec[:len(rec)-32]); got != want {
		t.Errorf("record is %q, want %q", got, want)
	}
}

func TestQ20TruncationAtEveryLengthIsAMiss(t *testing.T) {
	rec, _, key := aRecord()
	for n := range rec {
		if _, miss := decodeRecord(rec[:n:n], ArtifactRecord, testScope, key); miss != Damaged {
			t.Fatalf("first %d of %d bytes: %v, want damaged", n, len(rec), miss)
		}
	}
	if _, miss := decodeRecord(append(rec, 0), ArtifactRecord, testScope, key); miss != Damaged {
		t.Fatalf("one byte too many: %v, want damaged", miss)
	}
}

func TestQ20EveryFlippedByteIsAMiss(t *testing.T) {
	rec, _, key := aRecord()
	for i := range rec {
		for _, mask := range []byte{1, 0x80, 0xff} {
			rec[i] ^= mask
			if _, miss := decodeRecord(rec, ArtifactRecord, testScope, key); miss != Damaged && miss != OtherVersion {
				t.Fatalf("byte %d ^ %#x: %v", i, mask, miss)
			}
			rec[i] ^= mask
		}
	}
	if _, miss := decodeRecord(rec, ArtifactRecord, testScope, key); miss != Hit {
		t.Fatal("the record does not decode any more")
	}
}

func TestCase7AnotherIdentityIsForeign(t *testing.T) {
	rec, _, key := aRecord()
	for what, miss := range map[string]func() ([]byte, Miss){
		"kind":         func() ([]byte, Miss) { return decodeRecord(rec, KernelRecord, testScope, key) },
		"scope":        func() ([]byte, Miss) { return decodeRecord(rec, ArtifactRecord, testScope+"x", key) },
		"prefix scope": func() ([]byte, Miss) { return decodeRecord(rec, ArtifactRecord, testScope[:5], key) },
		"key":          func() ([]byte, Miss) { return decodeRecord(rec, ArtifactRecord, testScope, numberedKey(8)) },
	} {
		if p, m := miss(); m != Foreign || p != nil {
			t.Errorf("another %s: %v", what, m)
		}
	}
}

func TestLengthsAreBoundedBeforeMemoryIsSpent(t *testing.T) {
	rec, _, key := aRecord()
	for name, set := range map[string]func(b []byte){
		"payload 2^63":       func(b []byte) { binary.LittleEndian.PutUint64(b[offPayloadLen:], 1<<63) },
		"payload 2^64-1":     func(b []byte) { binary.LittleEndian.PutUint64(b[offPayloadLen:], 1<<64-1) },
		"payload over limit": func(b []byte) { binary.LittleEndian.PutUint64(b[offPayloadLen:], MaxPayload+1) },
		"scope 2^32-1":       func(b []byte) { binary.LittleEndian.PutUint32(b[offScopeLen:], 1<<32-1) },
		"sum is wrong":       func(b []byte) { binary.LittleEndian.PutUint32(b[offScopeLen:], 1) },
		"sum wraps around": func(b []byte) {
			binary.LittleEndian.PutUint32(b[offScopeLen:], 1<<31)
			rest := int64(len(b)-minRecord) - 1<<31
			binary.LittleEndian.PutUint64(b[offPayloadLen:], uint64(rest))
		},
	} {
		b := bytes.Clone(rec)
		set(b)
		if miss := checkHeader(b[:headerSize], int64(len(b))); miss != Damaged {
			t.Errorf("%s: header is %v", name, miss)
		}
		if _, miss := decodeRecord(b, ArtifactRecord, testScope, key); miss != Damaged {
			t.Errorf("%s: %v", name, miss)
		}
	}
}

// A file of many gigabytes, of holes even, is refused by its size or header.
func TestHugeFileIsAMissWithoutReadingIt(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	rec, _, _ := aRecord()
	for _, size := range []int64{wholeRead + 1, MaxPayload, maxRecord + 1, 1 << 40} {
		path := recordPath(t, s, ArtifactRecord, testScope, 7)
		writeFile(t, path, rec)
		if err := os.Truncate(path, size); err != nil {
			t.Skip("no sparse files here: ", err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		wantGet(t, s, ArtifactRecord, testScope, 7, 200, Damaged)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > 1<<20 {
			t.Errorf("a file of %d bytes cost %d bytes of memory", size, used)
		}
		mustPut(t, s, ArtifactRecord, testScope, 7, 200)
		wantGet(t, s, ArtifactRecord, testScope, 7, 200, Hit)
	}
}

// Whatever stands under the name of a record, the next Get is a miss, the next Put replaces it, and the Get after that
// hits.
func TestQ20WhateverIsInThePlaceOfARecordIsReplaced(t *testing.T) {
	rec, payload, key := aRecord()
	other := appendRecord(nil, ArtifactRecord, testScope, numberedKey(8), payload)
	old := bytes.Clone(rec)
	old[offVersion] = 0
	newer := append([]byte("SPELTREC\x02\x00"), "something else altogether"...)
	content := func(b []byte) func(*testing.T, string) {
		return func(t *testing.T, path string) { writeFile(t, path, b) }
	}
	type row struct {
		name  string
		place func(t *testing.T, path string)
		want  Miss
	}
	rows := []row{
		{"nothing", func(*testing.T, string) {}, Absent},
		{"empty file", content(nil), Damaged},
		{"text", content([]byte("hello")), Damaged},
		{"swapped with another record", content(other), Foreign},
		{"older format", content(old), OtherVersion},
		{"newer format", content(newer), OtherVersion},
		{"two records", content(append(bytes.Clone(rec), rec...)), Damaged},
		{"empty directory", func(t *testing.T, path string) { mkdir(t, path) }, Damaged},
		{"directory with files", func(t *testing.T, path string) { writeFile(t, filepath.Join(path, "d", "f"), rec) }, Damaged},
		{"file in place of the fan-out directory", above(1), Unreadable},
		{"file in place of the scope", above(2), Unreadable},
		{"file in place of the kind", above(3), Unreadable},
		{"file in place of the format directory", above(4), Unreadable},
	}
	for _, cut := range []int{1, 9, 10, headerSize - 1, headerSize, headerSize + 5, len(rec) - 32, len(rec) - 1} {
		rows = append(rows, row{fmt.Sprint("first ", cut, " bytes"), content(rec[:cut:cut]), Damaged})
	}
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			s := mustOpen(t, t.TempDir(), Options{})
			path := recordPath(t, s, ArtifactRecord, testScope, 7)
			r.place(t, path)
			if _, miss := s.Get(ArtifactRecord, testScope, key); miss != r.want {
				t.Errorf("Get: %v, want %v", miss, r.want)
			}
			if r.want == Damaged || r.want == Foreign {
				if _, err := os.Lstat(path); err == nil {
					t.Errorf("%v, but still there", r.want)
				}
			}
			r.place(t, path) // also for Put, with no Get before it
			if err := s.Put(ArtifactRecord, testScope, key, payload); err != nil {
				t.Fatal(err)
			}
			wantGet(t, s, ArtifactRecord, testScope, 7, 200, Hit)
			if left := tempFiles(t, s); len(left) != 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

func mkdir(t *testing.T, path string) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		t.Fatal(err)
	}
}

// above puts a file in the place of a directory levels above the record.
func above(levels int) func(*testing.T, string) {
	return func(t *testing.T, path string) {
		for range levels {
			path = filepath.Dir(path)
		}
		os.RemoveAll(path)
		writeFile(t, path, []byte("in the way"))
	}
}

func FuzzDecodeRecord(f *testing.F) {
	rec, _, key := aRecord()
	f.Add(rec)
	f.Add(rec[:headerSize])
	f.Add([]byte(recordMagic))
	f.Fuzz(func(t *testing.T, b []byte) {
		got, miss := decodeRecord(b, ArtifactRecord, testScope, key)
		if (miss == Hit) != (got != nil) && len(got) != 0 {
			t.Fatal("payload and outcome disagree")
		}
		// With the sum in it, only the record itself and records of another payload can be hits.
		if miss == Hit && !bytes.Equal(b, appendRecord(nil, ArtifactRecord, testScope, key, got)) {
			t.Fatal("a hit that is not a record")
		}
	})
}

// A record is the same however its payload was cut into parts, and whether it was copied together or not.
func TestPartsOfAPayloadAreOnePayload(t *testing.T) {
	for _, size := range []int{0, 1, joined, joined + 1, joined + hashed, 3*wholeRead + 5} {
		want := payloadOf(size, size)
		for _, cuts := range [][]int{{}, {0}, {size / 2}, {0, 0, size / 3, size / 2, size}} {
			var parts [][]byte
			from := 0
			for _, to := range append(cuts, size) {
				parts = append(parts, want[from:to])
				from = to
			}
			s := mustOpen(t, t.TempDir(), Options{})
			if err := s.Put(KernelRecord, testScope, numberedKey(size), parts...); err != nil {
				t.Fatal(err)
			}
			wantGet(t, s, KernelRecord, testScope, size, size, Hit)
			file, err := os.ReadFile(recordPath(t, s, KernelRecord, testScope, size))
			if err != nil || !bytes.Equal(file, appendRecord(nil, KernelRecord, testScope, numberedKey(size), want)) {
				t.Errorf("%d bytes cut at %d: another record, %v", size, cuts, err)
			}
		}
	}
}
