package cache

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestStatCountsRecordsAndOutcomes(t *testing.T) {
	dir := t.TempDir()
	s := mustOpen(t, dir, Options{MaxBytes: 12345})
	for n := range 5 {
		mustPut(t, s, ArtifactRecord, testScope, n, 5000)
	}
	mustPut(t, s, KernelRecord, testScope, 1, 0)
	wantGet(t, s, ArtifactRecord, testScope, 1, 5000, Hit)
	wantGet(t, s, ArtifactRecord, testScope, 2, 5000, Hit)
	wantGet(t, s, ArtifactRecord, testScope, 9, 0, Absent)
	writeFile(t, recordPath(t, s, ArtifactRecord, testScope, 8), []byte("damaged"))
	wantGet(t, s, ArtifactRecord, testScope, 8, 0, Damaged)
	s.Drop(ArtifactRecord, testScope, numberedKey(4), nil)
	s.Put(ArtifactRecord, strings.Repeat("x", 100), Key{}, nil)

	st := s.Stat()
	a := st.Kinds[ArtifactRecord]
	want := Counts{Hits: 2, Stored: 5, Failed: 1, Dropped: 1}
	want.Misses[Absent], want.Misses[Damaged] = 1, 1
	if a.Process != want || a.Total != want {
		t.Errorf("counted %+v in the process, %+v in all, want %+v", a.Process, a.Total, want)
	}
	size := int64(5000 + minRecord + len(testScope))
	if a.Entries != 4 || a.Bytes != 4*size || a.Disk != 4*onDisk(size) {
		t.Errorf("artifacts: %+v", a)
	}
	if k := st.Kinds[KernelRecord]; k.Entries != 1 || k.Kind != KernelRecord || st.Disk != a.Disk+k.Disk {
		t.Errorf("kernels: %+v, disk %d", k, st.Disk)
	}
	if st.Dir != dir || st.MaxBytes != 12345 {
		t.Errorf("%+v", st)
	}
}

// Counters add up over processes, each of which may flush as often as it likes.
func TestCountersAddUpOverProcesses(t *testing.T) {
	dir := t.TempDir()
	for range 3 {
		s := mustOpen(t, dir, Options{})
		mustPut(t, s, ArtifactRecord, testScope, 1, 10)
		s.Flush()
		s.Flush()
		wantGet(t, s, ArtifactRecord, testScope, 1, 10, Hit)
		s.Close()
		s.Close()
	}
	s := mustOpen(t, dir, Options{})
	k := s.Stat().Kinds[ArtifactRecord]
	if k.Total.Hits != 3 || k.Total.Stored != 3 || k.Process != (Counts{}) {
		t.Errorf("%+v", k)
	}
}

func TestCountersFileStaysSmallAndKeepsItsSum(t *testing.T) {
	dir := t.TempDir()
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 10)
	file := filepath.Join(s.root, countersFile)
	line := "kernel hit=1 absent=2\nartifact damaged=3\n"
	lines := compactAt/len(line) + 1
	writeFile(t, file, []byte(strings.Repeat(line, lines)))
	s.Flush() // also adds kernel stored=1
	if info, err := os.Stat(file); err != nil || info.Size() > 200 {
		t.Errorf("size %v, %v", info.Size(), err)
	}
	st := s.Stat()
	k, a := st.Kinds[KernelRecord].Total, st.Kinds[ArtifactRecord].Total
	if k.Hits != uint64(lines) || k.Misses[Absent] != uint64(2*lines) || k.Stored != 1 || a.Misses[Damaged] != uint64(3*lines) {
		t.Errorf("%d lines: %+v %+v", lines, k, a)
	}
}

func TestDamagedCountersCountAsFarAsTheyAreUnderstood(t *testing.T) {
	var got countTable
	parseCounts(&got, []byte("kernel hit=1 new-in-v9=7\n\x00\x00\nkernel\n\nfuture hit=5\nkernel hit=x hit=-1 hit= hit absent=2\nkernel hit=9"))
	parseCounts(&got, []byte("artifact hit=9223372036854775807\nartifact hit=9223372036854775807\nartifact hit=5\nartifact hit=99999999999999999999\n"))
	var want countTable
	want[KernelRecord][Hit], want[KernelRecord][Absent] = 1, 2
	want[ArtifactRecord][Hit] = 1 << 63
	if got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	s := mustOpen(t, t.TempDir(), Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 10)
	mkdir(t, filepath.Join(s.root, countersFile))
	s.Flush()
	if k := s.Stat().Kinds[KernelRecord]; k.Process.Stored != 1 || k.Entries != 1 {
		t.Errorf("a directory in place of the counters: %+v", k)
	}
}

func TestEntriesAreEveryRecordInOrder(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	want := 0
	for _, scope := range []string{"b", "", "a/x"} {
		for n := range 4 {
			mustPut(t, s, Kind(n%2), scope, n, 100)
			want++
		}
	}
	writeFile(t, filepath.Join(s.root, "kernel", "b", "zz", "stray"), nil)
	var paths []string
	for e := range s.Entries() {
		if path, _ := s.path(e.Kind, e.Scope, e.Key); path != e.Path {
			t.Errorf("entry %+v is at %s", e, path)
		}
		if e.Size != int64(100+minRecord+len(e.Scope)) || e.Used.IsZero() {
			t.Errorf("entry %+v", e)
		}
		paths = append(paths, e.Kind.String()+e.Path)
	}
	if len(paths) != want {
		t.Errorf("%d entries, want %d", len(paths), want)
	}
	again := []string{}
	for e := range s.Entries() {
		again = append(again, e.Kind.String()+e.Path)
		if len(again) == 3 {
			break
		}
	}
	if !slices.Equal(again, paths[:3]) {
		t.Error("another order the second time")
	}
}

func TestVerifyFindsEveryProblemAndRemovesNothing(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	for n := range 6 {
		mustPut(t, s, ArtifactRecord, testScope, n, 100)
	}
	path := func(n int) string { return recordPath(t, s, ArtifactRecord, testScope, n) }
	rec, err := os.ReadFile(path(0))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]Miss{}
	put := func(name string, b []byte, m Miss) {
		writeFile(t, name, b)
		want[name] = m
	}
	put(path(1), rec, Foreign)
	put(path(2), rec[:50], Damaged)
	old := slices.Clone(rec)
	old[offVersion] = 9
	put(path(3), old, OtherVersion)
	put(filepath.Join(filepath.Dir(path(4)), "stray"), nil, Foreign)
	put(filepath.Join(s.root, "kernel", "stray"), nil, Foreign)
	put(filepath.Join(s.root, "kernel", "Not A Scope", "ab", numberedKey(1).String()), rec, Foreign)
	os.Remove(path(5))
	mkdir(t, path(5))
	want[path(5)] = Damaged

	calls, last := 0, 0
	problems, err := s.Verify(func(done, total int) {
		calls++
		if done != calls || total < done {
			t.Errorf("progress %d of %d at call %d", done, total, calls)
		}
		last = total
	})
	if err != nil || calls != 9 || last != 9 {
		t.Errorf("Verify: %v, %d calls, %d in all", err, calls, last)
	}
	for _, p := range problems {
		if m, ok := want[p.Path]; !ok || m != p.Reason || p.Stray != (filepath.Base(p.Path) == "stray" || strings.Contains(p.Path, "Not A")) {
			t.Errorf("%s: %v stray %v, want %v", p.Path, p.Reason, p.Stray, m)
		}
		if _, err := os.Lstat(p.Path); err != nil {
			t.Errorf("%s was removed", p.Path)
		}
		delete(want, p.Path)
	}
	if len(want) != 0 {
		t.Errorf("not found: %v", want)
	}
	if c := s.Counts(ArtifactRecord); c.Missed() != 0 || c.Hits != 0 {
		t.Errorf("Verify counts as use: %+v", c)
	}
}

func TestCleanRemovesWhatIsOursAndNothingElse(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "c")
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	writeFile(t, filepath.Join(dir, "spelt-v0", "old", "record"), nil)
	foreign := []string{"v1/main.go", "notes", "spelt-v/x", "spelt-v1.tar/x", "spelt-v1a/x"}
	for _, name := range foreign {
		writeFile(t, filepath.Join(dir, name), []byte("x"))
	}
	linked := t.TempDir()
	writeFile(t, filepath.Join(linked, "precious"), nil)
	if err := os.Symlink(linked, filepath.Join(s.root, "link")); err != nil {
		t.Log("no symbolic links here: ", err)
	}
	if err := s.Clean(); err != nil {
		t.Fatal(err)
	}
	slices.Sort(foreign)
	if got := filesBelow(t, dir); !slices.Equal(got, foreign) {
		t.Errorf("left %v, want %v", got, foreign)
	}
	if len(filesBelow(t, linked)) != 1 {
		t.Error("Clean followed a link")
	}
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Absent)
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
}

func TestCleanKeepsAReadmeThatIsNotOurs(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{readmeFile, tagFile} {
		writeFile(t, filepath.Join(dir, name), []byte("My project uses Spelt.\n"))
	}
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	if err := s.Clean(); err != nil {
		t.Fatal(err)
	}
	if got := filesBelow(t, dir); !slices.Equal(got, []string{tagFile, readmeFile}) {
		t.Errorf("left %v", got)
	}
}
