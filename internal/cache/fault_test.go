package cache

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// faultFS is the file system of the machine with faults put in.
type faultFS struct {
	osFS
	// fail, if not nil, is asked before each operation, by the name of the FS or File method.
	fail func(op, name string) error
	// Writing fails with writeErr after writeLimit bytes in all, if writeErr is not nil; the bytes before are written.
	writeErr   error
	writeLimit int64
	written    atomic.Int64
	// short writes one byte less than asked for and says so, without an error.
	short bool
	calls atomic.Int64
}

func (f *faultFS) check(op, name string) error {
	f.calls.Add(1)
	if f.fail != nil {
		if err := f.fail(op, name); err != nil {
			return &fs.PathError{Op: op, Path: name, Err: err}
		}
	}
	return nil
}

// failing returns a fail function for some operations, separated by spaces.
func failing(ops string, err error) func(op, name string) error {
	return func(op, name string) error {
		for o := range strings.FieldsSeq(ops) {
			if o == op {
				return err
			}
		}
		return nil
	}
}

// writeOps are the operations that change the file system.
const writeOps = "Create Append MkdirAll Rename Remove Touch TryLock"

func (f *faultFS) file(op, name string, open func(string) (File, error)) (File, error) {
	if err := f.check(op, name); err != nil {
		return nil, err
	}
	file, err := open(name)
	if err != nil {
		return nil, err
	}
	return &faultFile{file, f, name}, nil
}

func (f *faultFS) Open(name string) (File, error)   { return f.file("Open", name, f.osFS.Open) }
func (f *faultFS) Create(name string) (File, error) { return f.file("Create", name, f.osFS.Create) }
func (f *faultFS) Append(name string) (File, error) { return f.file("Append", name, f.osFS.Append) }

func (f *faultFS) Stat(name string) (Info, error) {
	if err := f.check("Stat", name); err != nil {
		return Info{}, err
	}
	return f.osFS.Stat(name)
}

func (f *faultFS) Lstat(name string) (Info, error) {
	if err := f.check("Lstat", name); err != nil {
		return Info{}, err
	}
	return f.osFS.Lstat(name)
}

func (f *faultFS) ReadDir(name string) ([]DirEntry, error) {
	if err := f.check("ReadDir", name); err != nil {
		return nil, err
	}
	return f.osFS.ReadDir(name)
}

func (f *faultFS) MkdirAll(name string) error {
	if err := f.check("MkdirAll", name); err != nil {
		// As the system does, say nothing of a directory that is there.
		if info, serr := f.osFS.Stat(name); serr == nil && info.Mode.IsDir() {
			return nil
		}
		return err
	}
	return f.osFS.MkdirAll(name)
}

func (f *faultFS) Rename(oldName, newName string) error {
	if err := f.check("Rename", newName); err != nil {
		return err
	}
	return f.osFS.Rename(oldName, newName)
}

func (f *faultFS) Remove(name string) error {
	if err := f.check("Remove", name); err != nil {
		return err
	}
	return f.osFS.Remove(name)
}

func (f *faultFS) Touch(name string, at time.Time) error {
	if err := f.check("Touch", name); err != nil {
		return err
	}
	return f.osFS.Touch(name, at)
}

func (f *faultFS) TryLock(name string) (func(), error) {
	if err := f.check("TryLock", name); err != nil {
		return nil, err
	}
	return f.osFS.TryLock(name)
}

type faultFile struct {
	File
	fs   *faultFS
	name string
}

func (f *faultFile) Stat() (Info, error) {
	if err := f.fs.check("File.Stat", f.name); err != nil {
		return Info{}, err
	}
	return f.File.Stat()
}

func (f *faultFile) Read(p []byte) (int, error) {
	if err := f.fs.check("Read", f.name); err != nil {
		return 0, err
	}
	return f.File.Read(p)
}

func (f *faultFile) Write(p []byte) (int, error) {
	if err := f.fs.check("Write", f.name); err != nil {
		return 0, err
	}
	if f.fs.short && len(p) > 0 {
		return f.File.Write(p[:len(p)-1])
	}
	if f.fs.writeErr != nil {
		room := max(0, f.fs.writeLimit-f.fs.written.Load())
		if int64(len(p)) > room {
			n, _ := f.File.Write(p[:room])
			f.fs.written.Add(int64(n))
			return n, &fs.PathError{Op: "write", Path: f.name, Err: f.fs.writeErr}
		}
	}
	n, err := f.File.Write(p)
	f.fs.written.Add(int64(n))
	return n, err
}

func (f *faultFile) Close() error {
	err := f.fs.check("Close", f.name)
	f.File.Close()
	return err
}

// Wherever a write fails, Put says so, leaves no temporary file and keeps the record that was there; the next run is right.
func TestCase14AFailedWriteAtEveryByteLeavesNothingBehind(t *testing.T) {
	rec := appendRecord(nil, ArtifactRecord, testScope, numberedKey(7), payloadOf(7, 200))
	dir := t.TempDir()
	before := mustOpen(t, dir, Options{})
	mustPut(t, before, ArtifactRecord, testScope, 1, 64) // makes the directories
	for k := range len(rec) {
		ffs := &faultFS{writeErr: syscall.ENOSPC, writeLimit: int64(k)}
		s := mustOpen(t, dir, Options{FS: ffs})
		err := s.Put(ArtifactRecord, testScope, numberedKey(7), payloadOf(7, 200))
		var perr *PutError
		if !errors.Is(err, syscall.ENOSPC) || !errors.As(err, &perr) || perr.Key != numberedKey(7) {
			t.Fatalf("no space at byte %d: %v", k, err)
		}
		next := mustOpen(t, dir, Options{})
		if left := tempFiles(t, next); len(left) != 0 {
			t.Fatalf("no space at byte %d: left behind %v", k, left)
		}
		wantGet(t, next, ArtifactRecord, testScope, 7, 200, Absent)
		wantGet(t, next, ArtifactRecord, testScope, 1, 64, Hit)
	}
}

// A large record is written part by part: the disk may be full within each and between them.
func TestCase14AFailedWriteOfALargeRecordLeavesNothingBehind(t *testing.T) {
	const size, cut = 2*joined + 77, joined / 3
	header := len(appendHeader(nil, ArtifactRecord, testScope, numberedKey(7), size))
	want := payloadOf(7, size)
	dir := t.TempDir()
	before := mustOpen(t, dir, Options{})
	mustPut(t, before, ArtifactRecord, testScope, 1, 64) // makes the directories
	for _, k := range []int{0, 1, header - 1, header, header + 1, header + cut - 1, header + cut, header + cut + 1, header + size - 1,
		header + size, header + size + 1, header + size + 31, -1} {
		ffs, cause := &faultFS{writeErr: syscall.ENOSPC, writeLimit: int64(k)}, error(syscall.ENOSPC)
		if k < 0 {
			ffs, cause = &faultFS{short: true}, io.ErrShortWrite
		}
		err := mustOpen(t, dir, Options{FS: ffs}).Put(ArtifactRecord, testScope, numberedKey(7), want[:cut], want[cut:])
		if !errors.Is(err, cause) {
			t.Fatalf("at byte %d: %v, want %v", k, err, cause)
		}
		next := mustOpen(t, dir, Options{})
		if left := tempFiles(t, next); len(left) != 0 {
			t.Fatalf("at byte %d: left behind %v", k, left)
		}
		wantGet(t, next, ArtifactRecord, testScope, 7, size, Absent)
		wantGet(t, next, ArtifactRecord, testScope, 1, 64, Hit)
	}
}

func TestCase14AFailedPutSaysWhyAndTheNextRunIsRight(t *testing.T) {
	for _, row := range []struct {
		name string
		fs   *faultFS
		want error
	}{
		{"open", &faultFS{fail: failing("Create", syscall.EMFILE)}, syscall.EMFILE},
		{"write", &faultFS{fail: failing("Write", syscall.EIO)}, syscall.EIO},
		{"short write", &faultFS{short: true}, io.ErrShortWrite},
		{"close", &faultFS{fail: failing("Close", syscall.EIO)}, syscall.EIO},
		{"rename", &faultFS{fail: failing("Rename", syscall.EIO)}, syscall.EIO},
		{"rename and remove", &faultFS{fail: failing("Rename Remove", syscall.EIO)}, syscall.EIO},
		{"quota", &faultFS{fail: failing("Write", syscall.EDQUOT)}, syscall.EDQUOT},
		{"every write operation", &faultFS{fail: failing(writeOps, syscall.EROFS)}, syscall.EROFS},
	} {
		for _, old := range []bool{false, true} {
			t.Run(fmt.Sprint(row.name, ", record before ", old), func(t *testing.T) {
				dir := t.TempDir()
				first := mustOpen(t, dir, Options{})
				mustPut(t, first, ArtifactRecord, testScope, 1, 64)
				want := Absent
				if old {
					mustPut(t, first, ArtifactRecord, testScope, 7, 200)
					want = Hit
				}
				s := mustOpen(t, dir, Options{FS: row.fs})
				err := s.Put(ArtifactRecord, testScope, numberedKey(7), payloadOf(7, 200))
				if !errors.Is(err, row.want) {
					t.Errorf("Put: %v, want %v", err, row.want)
				}
				if c := s.Counts(ArtifactRecord); c.Failed != 1 || c.Stored != 0 {
					t.Errorf("counted %+v", c)
				}
				next := mustOpen(t, dir, Options{})
				canRemove := row.fs.fail == nil || row.fs.fail("Remove", "") == nil
				if left := tempFiles(t, next); canRemove && len(left) != 0 {
					t.Errorf("left behind: %v", left)
				}
				wantGet(t, next, ArtifactRecord, testScope, 7, 200, want)
				mustPut(t, next, ArtifactRecord, testScope, 7, 200)
				wantGet(t, next, ArtifactRecord, testScope, 7, 200, Hit)
			})
		}
	}
}

// A process that dies between writing and renaming leaves a temporary file, which does no harm and is removed in time.
func TestCase14ACrashBetweenWriteAndRenameIsForgotten(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	dying := mustOpen(t, dir, Options{FS: &faultFS{fail: failing("Rename Remove", errors.New("dead"))}})
	if err := dying.Put(ArtifactRecord, testScope, numberedKey(7), payloadOf(7, 200)); err == nil {
		t.Fatal("no error")
	}
	s := mustOpen(t, dir, Options{Clock: clock.Now})
	wantGet(t, s, ArtifactRecord, testScope, 7, 200, Absent)
	mustPut(t, s, ArtifactRecord, testScope, 7, 200)
	if n := len(tempFiles(t, s)); n != 1 {
		t.Fatalf("%d temporary files, want 1", n)
	}
	if r, err := s.Trim(true); err != nil || r.Stale != 0 {
		t.Errorf("Trim at once: %+v, %v: the file may be somebody's", r, err)
	}
	clock.advance(staleAfter + time.Minute)
	if r, err := s.Trim(true); err != nil || r.Stale != 1 || len(tempFiles(t, s)) != 0 {
		t.Errorf("Trim later: %+v, %v", r, err)
	}
	wantGet(t, s, ArtifactRecord, testScope, 7, 200, Hit)
}

func TestReadErrorsAreMisses(t *testing.T) {
	for _, op := range []string{"Open", "File.Stat", "Read"} {
		for _, err := range []error{syscall.EIO, syscall.EACCES, syscall.ESTALE, syscall.EMFILE} {
			dir := t.TempDir()
			mustPut(t, mustOpen(t, dir, Options{}), ArtifactRecord, testScope, 7, 200)
			s := mustOpen(t, dir, Options{FS: &faultFS{fail: failing(op, err)}})
			wantGet(t, s, ArtifactRecord, testScope, 7, 200, Unreadable)
			if c := s.Counts(ArtifactRecord); c.Misses[Unreadable] != 1 || c.Missed() != 1 || c.Hits != 0 {
				t.Errorf("%s %v: counted %+v", op, err, c)
			}
			// It may well be sound: only who can read it can tell.
			wantGet(t, mustOpen(t, dir, Options{}), ArtifactRecord, testScope, 7, 200, Hit)
		}
	}
}

// On a directory that cannot be written, records are used, Put fails without being tried each time, and one warning comes.
func TestQ26ReadOnlyDirectoryServesRecordsAndWarnsOnce(t *testing.T) {
	for _, cause := range []error{syscall.EROFS, syscall.EACCES, syscall.EPERM} {
		dir, clock, log := t.TempDir(), newClock(), &logBuffer{}
		mustPut(t, mustOpen(t, dir, Options{}), ArtifactRecord, testScope, 1, 64)
		ffs := &faultFS{fail: failing(writeOps, cause)}
		s := mustOpen(t, dir, Options{FS: ffs, Clock: clock.Now, Logger: log.logger()})
		wantGet(t, s, ArtifactRecord, testScope, 1, 64, Hit)
		if err := s.Put(ArtifactRecord, testScope, numberedKey(7), nil); !errors.Is(err, cause) {
			t.Fatalf("Put: %v, want %v", err, cause)
		}
		wantWarnings(t, log, 1)
		calls := ffs.calls.Load()
		for range 10 {
			if err := s.Put(ArtifactRecord, testScope, numberedKey(7), nil); !errors.Is(err, ErrPaused) {
				t.Fatalf("second Put: %v, want ErrPaused", err)
			}
		}
		if ffs.calls.Load() != calls {
			t.Error("a paused Put touches the file system")
		}
		if _, held := s.Guard(t.Context(), ArtifactRecord, testScope, Key{}, time.Hour); held {
			t.Error("a guard without a lock file")
		}
		if r, err := s.Trim(true); err != nil || r.Removed != 0 || r.Kept != 1 {
			t.Errorf("Trim: %+v, %v", r, err)
		}
		s.Flush()
		wantGet(t, s, ArtifactRecord, testScope, 1, 64, Hit)

		ffs.fail = nil // somebody mounts it writable
		clock.advance(pauseAfter + time.Second)
		mustPut(t, s, ArtifactRecord, testScope, 7, 64)
		wantGet(t, s, ArtifactRecord, testScope, 7, 64, Hit)
		wantWarnings(t, log, 1)
	}
}

func TestQ26FullDiskWarnsOnceAndIsTriedAgain(t *testing.T) {
	log := &logBuffer{}
	ffs := &faultFS{writeErr: syscall.ENOSPC}
	s := mustOpen(t, t.TempDir(), Options{FS: ffs, Logger: log.logger()})
	for i := range 5 {
		if err := s.Put(ArtifactRecord, testScope, numberedKey(i), payloadOf(i, 64)); !errors.Is(err, syscall.ENOSPC) {
			t.Fatal(err)
		}
	}
	wantWarnings(t, log, 1)
	ffs.writeErr = nil
	mustPut(t, s, ArtifactRecord, testScope, 1, 64)
	wantGet(t, s, ArtifactRecord, testScope, 1, 64, Hit)
}

// A good record that another process publishes between our reading a damaged one and removing it must survive.
func TestRemovingADamagedRecordSparesItsReplacement(t *testing.T) {
	dir := t.TempDir()
	other := mustOpen(t, dir, Options{})
	var path string
	ffs := &faultFS{}
	ffs.fail = func(op, name string) error {
		if op == "Rename" && filepath.Base(filepath.Dir(name)) == tmpDir { // the damaged record is about to be moved away
			ffs.fail = nil
			mustPut(t, other, ArtifactRecord, testScope, 7, 200)
		}
		return nil
	}
	s := mustOpen(t, dir, Options{FS: ffs})
	path = recordPath(t, s, ArtifactRecord, testScope, 7)
	mustPut(t, other, ArtifactRecord, testScope, 1, 8) // makes the directories
	writeFile(t, path, []byte("damaged"))
	wantGet(t, s, ArtifactRecord, testScope, 7, 200, Damaged)
	if ffs.fail != nil {
		t.Fatal("the record was not moved away before it was removed")
	}
	wantGet(t, s, ArtifactRecord, testScope, 7, 200, Hit)
	if left := tempFiles(t, s); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

// Faults anywhere in maintenance are at worst an error of that call.
func TestMaintenanceSurvivesEveryFault(t *testing.T) {
	for _, op := range strings.Fields(writeOps + " Open Stat Lstat ReadDir Read Write Close File.Stat") {
		dir := t.TempDir()
		good := mustOpen(t, dir, Options{})
		for i := range 5 {
			mustPut(t, good, Kind(i%int(numKinds)), testScope, i, 5000)
		}
		armed := false
		s := mustOpen(t, dir, Options{MaxBytes: 1, KeepRecent: -1, FS: &faultFS{fail: func(o, _ string) error {
			if armed && o == op {
				return syscall.EIO
			}
			return nil
		}}})
		armed = true
		s.Get(KernelRecord, testScope, numberedKey(0))
		s.Stat()
		s.Verify(nil)
		s.Trim(true)
		s.Drop(KernelRecord, testScope, numberedKey(0), nil)
		s.Clean()
		s.Close()
	}
}
