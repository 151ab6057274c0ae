package cache

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

func TestDirOfTheEnvironment(t *testing.T) {
	t.Setenv("SPELT_CACHE", "off")
	if dir, off, err := Dir(); dir != "" || !off || err != nil {
		t.Errorf("off: %q %v %v", dir, off, err)
	}
	if s := OpenDefault(Options{}); s != nil {
		t.Error("off: a store")
	}
	abs := filepath.Join(t.TempDir(), "c")
	t.Setenv("SPELT_CACHE", abs)
	if dir, off, err := Dir(); dir != abs || off || err != nil {
		t.Errorf("absolute: %q %v %v", dir, off, err)
	}
	t.Chdir(t.TempDir())
	here, _ := os.Getwd()
	t.Setenv("SPELT_CACHE", "rel/c")
	if dir, _, err := Dir(); dir != filepath.Join(here, "rel", "c") || err != nil {
		t.Errorf("relative: %q %v", dir, err)
	}
	t.Setenv("SPELT_CACHE", "")
	if base, err := os.UserCacheDir(); err == nil {
		if dir, _, err := Dir(); dir != filepath.Join(base, "spelt") || err != nil {
			t.Errorf("unset: %q %v", dir, err)
		}
	}
}

// noHome takes away all that os.UserCacheDir goes by.
func noHome(t *testing.T) {
	for _, name := range []string{"SPELT_CACHE", "HOME", "XDG_CACHE_HOME", "LocalAppData", "home"} {
		t.Setenv(name, "")
	}
}

func TestQ26NoHomeIsATypedErrorAndOneWarning(t *testing.T) {
	noHome(t)
	_, off, err := Dir()
	var derr *DirError
	if off || !errors.Is(err, ErrNoDir) || !errors.As(err, &derr) || !strings.Contains(err.Error(), "SPELT_CACHE") {
		t.Errorf("Dir: %v %v", off, err)
	}
	warned.Delete(warning{"", "unusable"}) // of an earlier run in this process
	log := &logBuffer{}
	for range 3 {
		if s := OpenDefault(Options{Logger: log.logger()}); s != nil {
			t.Error("a store without a directory")
		}
	}
	wantWarnings(t, log, 1)
}

// A nil store is a cache that is off: every method works.
func TestNilStore(t *testing.T) {
	var s *Store
	if p, miss := s.Get(KernelRecord, "", Key{}); p != nil || miss != Absent {
		t.Errorf("Get: %v", miss)
	}
	if err := s.Put(KernelRecord, "", Key{}, nil); !errors.Is(err, ErrOff) {
		t.Errorf("Put: %v", err)
	}
	release, held := s.Guard(t.Context(), KernelRecord, "", Key{}, 0)
	release()
	if held {
		t.Error("Guard held")
	}
	if r, err := s.Trim(true); err != nil || !r.Skipped {
		t.Errorf("Trim: %+v %v", r, err)
	}
	s.StartTrim()
	s.Drop(KernelRecord, "", Key{}, nil)
	for range s.Entries() {
		t.Error("an entry")
	}
	if st := s.Stat(); st != (Stats{}) {
		t.Errorf("Stat: %+v", st)
	}
	if _, err := s.Verify(nil); !errors.Is(err, ErrOff) {
		t.Errorf("Verify: %v", err)
	}
	if err := s.Clean(); err != nil || s.Dir() != "" || s.Counts(KernelRecord) != (Counts{}) {
		t.Errorf("Clean: %v", err)
	}
	s.Flush()
	s.Close()
}

func TestOpenMakesAPrivateDirectoryThatExplainsItself(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b", "spelt")
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 10)
	for _, d := range []string{dir, s.root, filepath.Dir(recordPath(t, s, KernelRecord, testScope, 1))} {
		info, err := os.Stat(d)
		if err != nil {
			t.Fatal(err)
		}
		if runtime.GOOS != "windows" && info.Mode().Perm() != 0o700 {
			t.Errorf("%s has mode %v", d, info.Mode())
		}
	}
	info, err := os.Stat(recordPath(t, s, KernelRecord, testScope, 1))
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("record: %v %v", info.Mode(), err)
	}
	tag, _ := os.ReadFile(filepath.Join(dir, tagFile))
	if !strings.HasPrefix(string(tag), "Signature: 8a477f597d28d172789f06886806bc55\n") {
		t.Errorf("CACHEDIR.TAG is %q", tag)
	}
	if readme, _ := os.ReadFile(filepath.Join(dir, readmeFile)); !strings.Contains(string(readme), "spelt cache clean") {
		t.Errorf("README is %q", readme)
	}
}

// A tag in a directory with somebody's own files would keep those out of backups.
func TestADirectoryWithOtherFilesGetsNoTag(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "thesis.tex"), []byte("x"))
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 10)
	wantGet(t, s, KernelRecord, testScope, 1, 10, Hit)
	for _, name := range []string{tagFile, readmeFile} {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			t.Errorf("%s was written", name)
		}
	}
}

func TestOpenRefusesWhatIsNotPrivate(t *testing.T) {
	if userID() < 0 {
		t.Skip("no owners here")
	}
	for _, mode := range []os.FileMode{0o777, 0o770, 0o702, 0o720, 0o777 | os.ModeSticky} {
		dir := t.TempDir()
		if err := os.Chmod(dir, mode); err != nil {
			t.Fatal(err)
		}
		_, err := Open(dir, Options{})
		var derr *DirError
		if !errors.Is(err, ErrForeignDir) || !errors.As(err, &derr) || derr.Dir != dir {
			t.Errorf("mode %v: %v", mode, err)
		}
	}
	for _, mode := range []os.FileMode{0o700, 0o755, 0o750, 0o500} {
		dir := t.TempDir()
		os.Chmod(dir, mode)
		if _, err := Open(dir, Options{}); err != nil {
			t.Errorf("mode %v: %v", mode, err)
		}
		os.Chmod(dir, 0o700)
	}
}

// ownerFS says that every directory belongs to somebody else.
type ownerFS struct{ osFS }

func (ownerFS) Stat(name string) (Info, error) {
	info, err := osFS{}.Stat(name)
	info.Owner = userID() + 1
	return info, err
}

func TestOpenRefusesWhatSomebodyElseOwns(t *testing.T) {
	dir := t.TempDir()
	if _, err := Open(dir, Options{FS: ownerFS{}}); !errors.Is(err, ErrForeignDir) {
		t.Errorf("said to be foreign: %v", err)
	}
	if err := os.Chown(dir, 12345, 12345); err != nil {
		t.Skip("cannot give a directory away: ", err)
	}
	log := &logBuffer{}
	t.Setenv("SPELT_CACHE", dir)
	for range 2 {
		if s := OpenDefault(Options{Logger: log.logger()}); s != nil {
			t.Error("the directory of user 12345 is used")
		}
	}
	wantWarnings(t, log, 1)
	if _, text := log.lines(); !strings.Contains(text, "12345") {
		t.Errorf("the warning does not name the owner: %s", text)
	}
	if files := filesBelow(t, dir); len(files) != 0 {
		t.Errorf("written to it: %v", files)
	}
}

func TestOpenOfWhatCannotBeADirectory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	writeFile(t, file, nil)
	for _, dir := range []string{file, filepath.Join(file, "below")} {
		if _, err := Open(dir, Options{}); !errors.Is(err, ErrNotDir) {
			t.Errorf("%s: %v, want ErrNotDir", dir, err)
		}
	}
	if _, err := Open("", Options{}); !errors.Is(err, ErrNoDir) {
		t.Errorf("no name: %v", err)
	}
	if _, err := Open(filepath.Join(t.TempDir(), "x"), Options{FS: &faultFS{fail: failing("MkdirAll", syscall.EROFS)}}); !errors.Is(err, syscall.EROFS) {
		t.Errorf("missing on a read-only file system: %v", err)
	}
}

// A program starts with Open: it may look at the directory, but not list it or write to it.
func TestOpenOfAnExistingDirectoryCostsTwoStats(t *testing.T) {
	dir := t.TempDir()
	mustPut(t, mustOpen(t, dir, Options{}), KernelRecord, testScope, 1, 10)
	ffs := &faultFS{}
	mustOpen(t, dir, Options{FS: ffs})
	if n := ffs.calls.Load(); n != 2 {
		t.Errorf("%d file operations, want 2: of the directory and of the folder of the records", n)
	}
}

// The directory may vanish, or be taken over by somebody else, while the program runs.
func TestTheDirectoryVanishes(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "c")
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, KernelRecord, testScope, 1, 10)
	os.RemoveAll(dir)
	wantGet(t, s, KernelRecord, testScope, 1, 10, Absent)
	if r, err := s.Trim(true); err != nil || r.Kept != 0 {
		t.Errorf("Trim: %+v %v", r, err)
	}
	if err := s.Clean(); err != nil {
		t.Errorf("Clean: %v", err)
	}
	mustPut(t, s, KernelRecord, testScope, 1, 10)
	wantGet(t, s, KernelRecord, testScope, 1, 10, Hit)
	if userID() < 0 {
		return
	}
	os.RemoveAll(dir)
	os.Mkdir(dir, 0o777)
	os.Chmod(dir, 0o777)
	if err := s.Put(KernelRecord, testScope, numberedKey(1), nil); !errors.Is(err, ErrForeignDir) {
		t.Errorf("Put in a directory open to all: %v", err)
	}
}
