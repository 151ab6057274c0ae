package cache

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// CASE 13: the files beside the records may be cut at any length, have any byte altered, be full of nothing or be
// directories: records are got, put and trimmed as ever, and nothing warns.
func TestCase13DamagedSideFilesHurtNobody(t *testing.T) {
	dir := t.TempDir()
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, ArtifactRecord, testScope, 1, 64)
	mustPut(t, s, KernelRecord, testScope, 2, 64)
	s.Flush()
	if _, err := s.Trim(true); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{countersFile, trimmedFile} {
		path := filepath.Join(dir, formatDir, name)
		sound, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		contents := [][]byte{nil, make([]byte, 5000), []byte(strings.Repeat("\xff", 300))}
		for n := range sound {
			flipped := slices.Clone(sound)
			flipped[n] ^= 0x41
			contents = append(contents, sound[:n], flipped)
		}
		try := func() {
			log := &logBuffer{}
			next := mustOpen(t, dir, Options{Logger: log.logger()})
			wantGet(t, next, ArtifactRecord, testScope, 1, 64, Hit)
			wantGet(t, next, ArtifactRecord, testScope, 9, 64, Absent)
			mustPut(t, next, KernelRecord, testScope, 2, 64)
			if st := next.Stat(); st.Kinds[ArtifactRecord].Entries != 1 || st.Kinds[KernelRecord].Entries != 1 {
				t.Errorf("%+v", st)
			}
			if _, err := next.Trim(false); err != nil {
				t.Error(err)
			}
			if r, err := next.Trim(true); err != nil || r.Kept != 2 {
				t.Errorf("Trim: %+v, %v", r, err)
			}
			next.Close()
			wantWarnings(t, log, 0)
		}
		for _, c := range contents {
			writeFile(t, path, c)
			try()
		}
		os.Remove(path)
		mkdir(t, filepath.Join(path, "deep"))
		try()
		os.RemoveAll(path)
		if err := os.Symlink(filepath.Join(dir, "nowhere"), path); err != nil {
			t.Log(err)
		}
		try()
		os.Remove(path)
	}
}

// CASE 17: what is beside the records is published as they are. Only what nobody reads back is written in its place: the
// two files for people, and the empty file whose time says when it was trimmed.
func TestCase17SideFilesArePublishedAtomically(t *testing.T) {
	dir := t.TempDir()
	var created []string
	ffs := &faultFS{fail: func(op, name string) error {
		if op == "Create" && filepath.Base(filepath.Dir(name)) != tmpDir {
			created = append(created, filepath.Base(name))
		}
		return nil
	}}
	s := mustOpen(t, dir, Options{FS: ffs, MaxBytes: 1})
	mustPut(t, s, ArtifactRecord, testScope, 1, 64)
	mustPut(t, s, HistoryRecord, testScope, 1, 64)
	s.Flush()
	if _, err := s.Trim(true); err != nil {
		t.Fatal(err)
	}
	s.Close()
	slices.Sort(created)
	if want := []string{tagFile, readmeFile, trimmedFile}; !slices.Equal(created, want) {
		t.Errorf("written in place: %v, want %v", created, want)
	}
	if info, err := os.Stat(filepath.Join(dir, formatDir, trimmedFile)); err != nil || info.Size() != 0 {
		t.Errorf("%s: %v", trimmedFile, err)
	}

	// The counters are summed up into a new file. Wherever that fails, the old one stays.
	path := filepath.Join(dir, formatDir, countersFile)
	lines := strings.Repeat("kernel hit=1\n", compactAt/10)
	want := uint64(compactAt / 10)
	for k := range int64(len("kernel hit=99999\n")) {
		writeFile(t, path, []byte(lines))
		failing := mustOpen(t, dir, Options{FS: &faultFS{writeErr: syscall.ENOSPC, writeLimit: k}})
		failing.compactCounters()
		next := mustOpen(t, dir, Options{})
		if got := next.Stat().Kinds[KernelRecord].Total.Hits; got != want {
			t.Fatalf("no space at byte %d: %d hits, want %d", k, got, want)
		}
		if left := tempFiles(t, next); len(left) != 0 {
			t.Fatalf("no space at byte %d: left behind %v", k, left)
		}
	}
}

// Q27 and CASE 15: a record that is in use stays, whatever else lies about, while several trim, put and get at one time.
func TestQ27TrimmingUnderLoadKeepsWhatIsUsed(t *testing.T) {
	dir := t.TempDir()
	clock := newClock()
	o := Options{MaxBytes: 8 * diskBlock, Clock: clock.Now}
	used := mustOpen(t, dir, o)
	mustPut(t, used, KernelRecord, testScope, 0, 64)
	clock.advance(3 * useInterval)
	wantGet(t, used, KernelRecord, testScope, 0, 64, Hit) // renews its time
	s := mustOpen(t, dir, o)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for k := range 200 {
			kind, key := Kind(k%int(numKinds)), 1+k%40
			// A Put whose directory is removed under it more often than it makes it again stores nothing, and says so.
			if err := s.Put(kind, testScope, numberedKey(key), payloadOf(key, 5000)); err != nil {
				t.Error(err)
			}
			if path, ok := s.path(kind, testScope, numberedKey(key)); ok {
				old := clock.Now().Add(-5 * useInterval)
				os.Chtimes(path, old, old) // it may be gone
			}
		}
	}()
	removed := 0
	for last := false; !last; {
		select {
		case <-done:
			last = true
		default:
		}
		r, err := used.Trim(true)
		if err != nil {
			t.Error(err)
		}
		removed += r.Removed
		wantGet(t, used, KernelRecord, testScope, 0, 64, Hit)
	}
	if removed == 0 {
		t.Error("nothing was removed: the test sees nothing")
	}
}
