package cache

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"
)

// putUsed stores record n as last used some time ago.
func putUsed(t *testing.T, s *Store, kind Kind, scope string, n, size int, ago time.Duration) {
	t.Helper()
	mustPut(t, s, kind, scope, n, size)
	setUsed(t, recordPath(t, s, kind, scope, n), s.now().Add(-ago))
}

func keptRecords(s *Store) []int {
	var kept []int
	for n := range 100 {
		for e := range s.Entries() {
			if e.Key == numberedKey(n) {
				kept = append(kept, n)
			}
		}
	}
	return kept
}

func TestQ27TrimRemovesTheLeastRecentlyUsedOfAllKindsAndScopes(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 10 * diskBlock})
	for n := range 20 { // record 0 is the latest used
		putUsed(t, s, Kind(n%3), fmt.Sprint("scope", n%4), n, 100, time.Duration(n+5)*time.Hour)
	}
	r, err := s.Trim(true)
	if err != nil {
		t.Fatal(err)
	}
	want := TrimResult{Kept: 9, KeptBytes: 9 * diskBlock, Removed: 11, RemovedBytes: 11 * diskBlock}
	if r != want {
		t.Errorf("Trim: %+v, want %+v", r, want)
	}
	if kept := keptRecords(s); !slices.Equal(kept, []int{0, 1, 2, 3, 4, 5, 6, 7, 8}) {
		t.Errorf("kept %v", kept)
	}
	if r, err := s.Trim(true); err != nil || r.Removed != 0 || r.Kept != 9 {
		t.Errorf("second Trim: %+v, %v", r, err)
	}
}

func TestTrimWithinTheLimitRemovesNothing(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 10 * diskBlock})
	for n := range 10 {
		putUsed(t, s, ArtifactRecord, testScope, n, 100, 5*time.Hour)
	}
	if r, err := s.Trim(true); err != nil || r.Removed != 0 || r.Kept != 10 {
		t.Errorf("Trim: %+v, %v", r, err)
	}
}

func TestTrimByAge(t *testing.T) {
	for _, row := range []struct {
		maxAge time.Duration
		want   []int
	}{
		{0, []int{0, 1}}, // 30 days
		{time.Hour, []int{0}},
		{-1, []int{0, 1, 2, 3}},
	} {
		s := mustOpen(t, t.TempDir(), Options{MaxAge: row.maxAge})
		for n, ago := range []time.Duration{0, 29 * 24 * time.Hour, 31 * 24 * time.Hour, 400 * 24 * time.Hour} {
			putUsed(t, s, ArtifactRecord, testScope, n, 100, ago)
		}
		if _, err := s.Trim(true); err != nil {
			t.Fatal(err)
		}
		if kept := keptRecords(s); !slices.Equal(kept, row.want) {
			t.Errorf("age %v: kept %v, want %v", row.maxAge, kept, row.want)
		}
	}
}

// What a process put or hit a moment ago stays, whatever the limit; the result says how much that is.
func TestQ27TrimSparesWhatWasJustUsed(t *testing.T) {
	clock := newClock()
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 1, Clock: clock.Now})
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	mustPut(t, s, ArtifactRecord, testScope, 2, 100)
	clock.advance(2 * time.Hour)
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit) // used now; record 2 is not
	mustPut(t, s, ArtifactRecord, testScope, 3, 100)
	setUsed(t, recordPath(t, s, ArtifactRecord, testScope, 3), clock.Now())
	// A hit within an hour of the last does not renew the time, and must be spared all the same.
	clock.advance(useInterval)
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
	clock.advance(9 * time.Minute)
	r, err := s.Trim(true)
	if err != nil || r.Removed != 1 || r.OverLimit != 2*diskBlock-1 {
		t.Errorf("Trim: %+v, %v", r, err)
	}
	if kept := keptRecords(s); !slices.Equal(kept, []int{1, 3}) {
		t.Errorf("kept %v, want 1 and 3", kept)
	}
	clock.advance(useInterval)
	if r, err := s.Trim(true); err != nil || r.Removed != 2 {
		t.Errorf("Trim an hour later: %+v, %v", r, err)
	}
}

// A record used between the listing and its turn is spared.
func TestTrimSparesWhatIsUsedMeanwhile(t *testing.T) {
	clock := newClock()
	dir := t.TempDir()
	var s *Store
	lstats := 0
	ffs := &faultFS{}
	s = mustOpen(t, dir, Options{MaxBytes: 1, Clock: clock.Now, FS: ffs})
	putUsed(t, s, ArtifactRecord, testScope, 1, 100, 5*time.Hour)
	path := recordPath(t, s, ArtifactRecord, testScope, 1)
	ffs.fail = func(op, name string) error {
		if op == "Lstat" && name == path {
			if lstats++; lstats == 2 {
				setUsed(t, path, clock.Now()) // a hit in another process
			}
		}
		return nil
	}
	if r, err := s.Trim(true); err != nil || r.Removed != 0 {
		t.Errorf("Trim: %+v, %v", r, err)
	}
	if lstats != 2 {
		t.Fatalf("looked %d times", lstats)
	}
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
}

func TestTrimRunsOnceAnHourOverAllProcesses(t *testing.T) {
	clock, dir := newClock(), t.TempDir()
	a := mustOpen(t, dir, Options{MaxBytes: 1, Clock: clock.Now})
	b := mustOpen(t, dir, Options{MaxBytes: 1, Clock: clock.Now})
	putUsed(t, a, ArtifactRecord, testScope, 1, 100, 5*time.Hour)
	if r, err := a.Trim(false); err != nil || r.Skipped || r.Removed != 1 {
		t.Errorf("first: %+v, %v", r, err)
	}
	putUsed(t, a, ArtifactRecord, testScope, 2, 100, 5*time.Hour)
	for _, s := range []*Store{a, b} {
		if r, err := s.Trim(false); err != nil || r != (TrimResult{Skipped: true}) {
			t.Errorf("within the hour: %+v, %v", r, err)
		}
	}
	clock.advance(trimInterval)
	if r, err := b.Trim(false); err != nil || r.Skipped || r.Removed != 1 {
		t.Errorf("after an hour: %+v, %v", r, err)
	}
	clock.advance(-1000 * time.Hour) // the clock was wrong
	if r, err := b.Trim(false); err != nil || r.Skipped {
		t.Errorf("clock put back: %+v, %v", r, err)
	}
}

func TestStartTrim(t *testing.T) {
	clock := newClock()
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 1, Clock: clock.Now})
	putUsed(t, s, ArtifactRecord, testScope, 1, 100, 5*time.Hour)
	for range 10 {
		s.StartTrim()
	}
	s.trims.Wait()
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Absent)
	s.Close()
	clock.advance(2 * time.Hour)
	putUsed(t, s, ArtifactRecord, testScope, 1, 100, 5*time.Hour)
	s.StartTrim()
	s.trims.Wait()
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
}

// Files that are not records, of whatever shape, neither stop stores and trimming nor escape the limit for ever.
func TestCase15StrayFilesDoNotStopTrimming(t *testing.T) {
	clock := newClock()
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 4 * diskBlock, Clock: clock.Now})
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	record := recordPath(t, s, ArtifactRecord, testScope, 1)
	strays := []string{
		filepath.Join(s.root, "artifact", "stray"),
		filepath.Join(s.root, "artifact", testScope, "stray"),
		filepath.Join(filepath.Dir(record), "stray"),
		filepath.Join(filepath.Dir(record), "d", "e", "stray"),
		filepath.Join(s.root, "unknown-kind", "stray"),
		filepath.Join(s.dir, "spelt-v99", "x", "y"), // of another version
	}
	for _, name := range strays {
		writeFile(t, name, make([]byte, 5000))
		setUsed(t, name, clock.Now().Add(-5*time.Hour))
	}
	outside := []string{
		filepath.Join(s.dir, "somebody", "file"),
		filepath.Join(s.dir, "spelt-vx", "file"),
		filepath.Join(s.dir, "v2", "file"),
	}
	for _, name := range outside {
		writeFile(t, name, make([]byte, 5000))
		setUsed(t, name, clock.Now().Add(-9000*time.Hour))
	}
	r, err := s.Trim(true)
	if err != nil || r.Removed != len(strays)-1 || r.Kept != 2 {
		t.Errorf("Trim: %+v, %v", r, err)
	}
	clock.advance(31 * 24 * time.Hour)
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
	if r, err := s.Trim(true); err != nil || r.Removed != 1 || r.Kept != 1 {
		t.Errorf("later Trim: %+v, %v", r, err)
	}
	for _, name := range outside {
		if _, err := os.Stat(name); err != nil {
			t.Errorf("removed what is not ours: %s", name)
		}
	}
	mustPut(t, s, ArtifactRecord, testScope, 2, 100)
	wantGet(t, s, ArtifactRecord, testScope, 2, 100, Hit)
}

func TestTrimRemovesEmptyDirectoriesAndPutMakesThemAgain(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 1})
	putUsed(t, s, ArtifactRecord, testScope, 1, 100, 5*time.Hour)
	if _, err := s.Trim(true); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(s.root, "artifact")); err == nil {
		t.Error("empty directories stay")
	}
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
}

// Files vanish under a Trim: to a second one, to Clean, to rm.
func TestQ27TrimToleratesVanishingFiles(t *testing.T) {
	for _, op := range []string{"Lstat", "Remove", "ReadDir"} {
		ffs := &faultFS{}
		s := mustOpen(t, t.TempDir(), Options{MaxBytes: 1, FS: ffs})
		for n := range 8 {
			putUsed(t, s, ArtifactRecord, testScope, n, 100, 5*time.Hour)
		}
		calls := 0
		ffs.fail = func(o, name string) error {
			if o == op && len(filepath.Base(name)) == 64 || o == op && op == "ReadDir" && len(filepath.Base(name)) == 2 {
				if calls++; calls%2 == 0 {
					os.RemoveAll(name)
					return syscall.ENOENT
				}
			}
			return nil
		}
		if _, err := s.Trim(true); err != nil {
			t.Errorf("%s: %v", op, err)
		}
		ffs.fail = nil
		if kept := keptRecords(s); len(kept) != 0 {
			t.Errorf("%s: kept %v", op, kept)
		}
	}
}

// What another Trim removed first counts as gone: else each of the two would remove what the other already has.
func TestTrimCountsWhatVanishesAsGone(t *testing.T) {
	ffs := &faultFS{}
	s := mustOpen(t, t.TempDir(), Options{MaxBytes: 10 * diskBlock, FS: ffs})
	for n := range 20 {
		putUsed(t, s, ArtifactRecord, testScope, n, 100, time.Duration(n+5)*time.Hour)
	}
	ffs.fail = func(op, name string) error {
		if op == "Remove" && len(filepath.Base(name)) == 64 {
			os.Remove(name)
			return syscall.ENOENT
		}
		return nil
	}
	if r, err := s.Trim(true); err != nil || r.Removed != 0 || r.Kept != 9 {
		t.Errorf("Trim: %+v, %v", r, err)
	}
	if kept := keptRecords(s); len(kept) != 9 {
		t.Errorf("kept %v, want 9", kept)
	}
}

func TestQ27TrimsAtOnce(t *testing.T) {
	dir := t.TempDir()
	a := mustOpen(t, dir, Options{MaxBytes: 20 * diskBlock})
	b := mustOpen(t, dir, Options{MaxBytes: 20 * diskBlock})
	for n := range 60 {
		putUsed(t, a, ArtifactRecord, testScope, n, 100, time.Duration(n+5)*time.Hour)
	}
	var wg sync.WaitGroup
	for _, s := range []*Store{a, b, a, b} {
		wg.Go(func() {
			if r, err := s.Trim(true); err != nil || r.Skipped {
				t.Errorf("%+v, %v", r, err)
			}
		})
	}
	wg.Wait()
	kept := keptRecords(a)
	if len(kept) != 18 || kept[17] != 17 {
		t.Errorf("kept %v, want the 18 latest", kept)
	}
}
