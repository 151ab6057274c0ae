package cache

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestPutThenGet(t *testing.T) {
	dir := t.TempDir()
	s := mustOpen(t, dir, Options{})
	for n, size := range []int{0, 1, 4096, wholeRead, wholeRead + 1, 5 << 20} {
		for _, kind := range Kinds() {
			wantGet(t, s, kind, testScope, n, size, Absent)
			mustPut(t, s, kind, testScope, n, size)
			wantGet(t, s, kind, testScope, n, size, Hit)
			wantGet(t, mustOpen(t, dir, Options{}), kind, testScope, n, size, Hit)
		}
	}
	if left := tempFiles(t, s); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

// Kinds and scopes are worlds apart: two processors that share a directory never evict each other's records.
func TestQ19KindsAndScopesDoNotMeet(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	scopes := []string{"", "a", "A", "a/b", "x86-64-v3", "x86-64-v4", strings.Repeat("Z", MaxScope)}
	key := numberedKey(1)
	for i, scope := range scopes {
		for _, kind := range Kinds() {
			if err := s.Put(kind, scope, key, payloadOf(10*i+int(kind), 64)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i, scope := range scopes {
		for _, kind := range Kinds() {
			if p, miss := s.Get(kind, scope, key); miss != Hit || !bytes.Equal(p, payloadOf(10*i+int(kind), 64)) {
				t.Errorf("%v in scope %q: %v", kind, scope, miss)
			}
		}
	}
	s.Drop(KernelRecord, "a", key, nil)
	if _, miss := s.Get(KernelRecord, "a", key); miss != Absent {
		t.Errorf("dropped: %v", miss)
	}
	if _, miss := s.Get(KernelRecord, "A", key); miss != Hit {
		t.Errorf("Drop took the record of another scope: %v", miss)
	}
}

func TestNamesOutsideTheLimitsAreErrorsOfPutOnly(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	long := strings.Repeat("x", MaxScope+1)
	if err := s.Put(KernelRecord, long, Key{}, nil); !errors.Is(err, ErrName) {
		t.Errorf("long scope: %v", err)
	}
	if err := s.Put(numKinds, "", Key{}, nil); !errors.Is(err, ErrName) {
		t.Errorf("unknown kind: %v", err)
	}
	if err := s.Put(KernelRecord, "", Key{}, make([]byte, MaxPayload+1)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("large payload: %v", err)
	}
	for _, kind := range []Kind{KernelRecord, numKinds} {
		if _, miss := s.Get(kind, long, Key{}); miss != Absent {
			t.Errorf("Get: %v", miss)
		}
		s.Drop(kind, long, Key{}, nil)
		s.Counts(kind)
	}
}

// The payload is the caller's: altering it, or the file, alters nothing else.
func TestCase19PayloadIsPrivateMemory(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 64)
	a, _ := s.Get(KernelRecord, testScope, numberedKey(1))
	want := bytes.Clone(a)
	path := recordPath(t, s, KernelRecord, testScope, 1)
	if err := os.Truncate(path, 0); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a, want) {
		t.Error("truncating the file altered the payload")
	}
	if cap(a) != len(a) {
		t.Error("appending to the payload would write beyond it")
	}
}

// A hit renews the time of last use, once an hour: a warm start writes nothing.
func TestAHitRenewsTheTimeOfLastUseOnceAnHour(t *testing.T) {
	clock := newClock()
	s := mustOpen(t, t.TempDir(), Options{Clock: clock.Now})
	mustPut(t, s, KernelRecord, testScope, 1, 64)
	path := recordPath(t, s, KernelRecord, testScope, 1)
	used := func() time.Time {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return info.ModTime()
	}
	put := used()
	clock.advance(useInterval - time.Minute)
	wantGet(t, s, KernelRecord, testScope, 1, 64, Hit)
	if !used().Equal(put) {
		t.Error("renewed within the hour")
	}
	clock.advance(2 * time.Minute)
	wantGet(t, s, KernelRecord, testScope, 1, 64, Hit)
	if got := used(); clock.Now().Sub(got).Abs() > time.Second {
		t.Errorf("after an hour: used %v, now %v", got, clock.Now())
	}
	clock.advance(-48 * time.Hour) // the clock was wrong
	wantGet(t, s, KernelRecord, testScope, 1, 64, Hit)
}

func TestASymbolicLinkIsNotARecord(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 64)
	path := recordPath(t, s, KernelRecord, testScope, 1)
	target := filepath.Join(t.TempDir(), "elsewhere")
	if err := os.Rename(path, target); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(target, path); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	wantGet(t, s, KernelRecord, testScope, 1, 64, Damaged)
	mustPut(t, s, KernelRecord, testScope, 1, 64)
	wantGet(t, s, KernelRecord, testScope, 1, 64, Hit)
	if _, err := os.Stat(target); err != nil {
		t.Error("what the link led to was removed")
	}
}

// A user may keep the bulk of the records on another disk.
func TestALinkedKindDirectoryIsKept(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 8)
	link := filepath.Join(s.root, ArtifactRecord.String())
	if err := os.Symlink(t.TempDir(), link); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	mustPut(t, s, ArtifactRecord, testScope, 2, 64)
	wantGet(t, s, ArtifactRecord, testScope, 2, 64, Hit)
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v %v", info, err)
	}
	os.Remove(link)
	os.Symlink(filepath.Join(t.TempDir(), "missing"), link) // a dangling one is in the way
	mustPut(t, s, ArtifactRecord, testScope, 2, 64)
	wantGet(t, s, ArtifactRecord, testScope, 2, 64, Hit)
}

func TestDamageWarnsOncePerDirectory(t *testing.T) {
	log := &logBuffer{}
	s := mustOpen(t, t.TempDir(), Options{Logger: log.logger()})
	for i := range 3 {
		writeFile(t, recordPath(t, s, KernelRecord, testScope, i), []byte("damaged"))
		wantGet(t, s, KernelRecord, testScope, i, 0, Damaged)
	}
	wantGet(t, s, KernelRecord, testScope, 99, 0, Absent)
	wantWarnings(t, log, 1)
}

// Goroutines that put, get, drop, trim, list and clean at once see a record whole or not at all.
func TestManyGoroutines(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 4 * diskBlock, KeepRecent: -1})
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for i := range 40 {
				n := (i + w) % 8
				payload, miss := s.Get(ArtifactRecord, testScope, numberedKey(n))
				switch {
				case miss == Hit && !bytes.Equal(payload, payloadOf(n, 500)):
					t.Errorf("record %d: wrong payload", n)
				case miss != Hit && miss != Absent:
					t.Errorf("record %d: %v", n, miss)
				}
				if err := s.Put(ArtifactRecord, testScope, numberedKey(n), payloadOf(n, 500)); err != nil {
					t.Error(err)
				}
				switch {
				case w == 0 && i%4 == 0:
					if _, err := s.Trim(true); err != nil {
						t.Error(err)
					}
				case w == 1:
					s.Drop(ArtifactRecord, testScope, numberedKey(n), nil)
				case w == 2:
					s.Stat()
				case w == 3 && i%8 == 0:
					s.Verify(nil)
				case w == 4 && i == 20:
					s.Clean()
				}
			}
		})
	}
	wg.Wait()
}
