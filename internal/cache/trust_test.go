//go:build unix

package cache

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A record that others could have written is a miss and is replaced, also after the directory has been closed to them.
func TestAcceptanceB3RecordsInReachOfOthersAreNotUsed(t *testing.T) {
	for _, c := range []struct {
		name    string
		expose  func(t *testing.T, path string)
		trusted bool
	}{
		{"as it was", func(*testing.T, string) {}, true},
		{"readable by others", func(t *testing.T, path string) { chmod(t, path, 0o644) }, true},
		{"writable by the group", func(t *testing.T, path string) { chmod(t, path, 0o660) }, false},
		{"writable by everybody", func(t *testing.T, path string) { chmod(t, path, 0o777) }, false},
		{"of another user", func(t *testing.T, path string) {
			if os.Getuid() != 0 {
				t.Skip("only root can give files away")
			}
			if err := os.Chown(path, 12345, 12345); err != nil {
				t.Fatal(err)
			}
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := mustOpen(t, t.TempDir(), Options{})
			mustPut(t, s, ArtifactRecord, testScope, 1, 100)
			path := recordPath(t, s, ArtifactRecord, testScope, 1)
			c.expose(t, path)
			if c.trusted {
				wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
				return
			}
			wantGet(t, s, ArtifactRecord, testScope, 1, 100, Untrusted)
			wantGet(t, s, ArtifactRecord, testScope, 1, 100, Absent)
			mustPut(t, s, ArtifactRecord, testScope, 1, 100)
			wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
		})
	}
}

// The folder of the records is asked as the directory is, and the message says what makes it usable.
func TestAcceptanceB3AFolderThatOthersCanWriteIsRefused(t *testing.T) {
	dir := t.TempDir()
	s := mustOpen(t, dir, Options{})
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	chmod(t, s.root, 0o777)
	_, err := Open(dir, Options{})
	if !errors.Is(err, ErrForeignDir) || !strings.Contains(err.Error(), "rm -r "+s.root) {
		t.Fatal(err)
	}
	if err := os.RemoveAll(s.root); err != nil { // as it says
		t.Fatal(err)
	}
	wantGet(t, mustOpen(t, dir, Options{}), ArtifactRecord, testScope, 1, 100, Absent)
}

func chmod(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
}

// Whatever lies under the names of our files, nobody waits for it, and nothing outside of the directory is written.
func TestAcceptanceC8StrangeThingsInThePlaceOfFiles(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "outside")
	old := time.Now().Add(-24 * time.Hour).Truncate(time.Second)
	for what, lay := range map[string]func(path string) error{
		"a pipe":      func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a link":      func(path string) error { return os.Symlink(outside, path) },
		"a dead link": func(path string) error { return os.Symlink(outside+"-no", path) },
		"a directory": func(path string) error { return os.MkdirAll(filepath.Join(path, "more"), 0o700) },
	} {
		for _, name := range []string{countersFile, countersFile + ".lock", trimmedFile, trimmedFile + ".lock"} {
			t.Run(what+" as "+name, func(t *testing.T) {
				writeFile(t, outside, []byte("mine"))
				if err := os.Chtimes(outside, old, old); err != nil {
					t.Fatal(err)
				}
				s := mustOpen(t, t.TempDir(), Options{})
				mustPut(t, s, ArtifactRecord, testScope, 1, 100)
				s.Flush()
				path := filepath.Join(s.root, name)
				os.RemoveAll(path)
				if err := lay(path); err != nil {
					t.Fatal(err)
				}
				wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
				s.Flush()
				if _, err := s.Trim(true); err != nil {
					t.Error(err)
				}
				s.compactCounters()
				data, err := os.ReadFile(outside)
				info, _ := os.Stat(outside)
				if err != nil || !bytes.Equal(data, []byte("mine")) || !info.ModTime().Equal(old) {
					t.Errorf("outside: %q, %v, %v", data, info.ModTime(), err)
				}
				if _, err := os.Lstat(outside + "-no"); err == nil {
					t.Error("a link was followed")
				}
				if name == countersFile && s.savedCounts()[ArtifactRecord][Hit] == 0 {
					t.Error("nothing is counted any more")
				}
			})
		}
	}
}

// A hit that renews its own time renews first what it stands on, and a young one neither.
func TestRenewing(t *testing.T) {
	now := time.Now()
	s := mustOpen(t, t.TempDir(), Options{Clock: func() time.Time { return now }})
	mustPut(t, s, KernelRecord, testScope, 1, 100)
	renewed := 0
	renew := func(p []byte) {
		if renewed++; !bytes.Equal(p, payloadOf(1, 100)) {
			t.Error("wrong payload")
		}
	}
	for _, later := range []time.Duration{0, useInterval / 2, useInterval, time.Minute} {
		now = now.Add(later)
		if _, miss := s.GetRenewing(KernelRecord, testScope, numberedKey(1), renew); miss != Hit {
			t.Fatal(miss)
		}
	}
	if renewed != 1 {
		t.Errorf("renewed %d times in %v", renewed, useInterval*3/2)
	}
}

// A record that was replaced since it was found bad is not dropped.
func TestAcceptanceG9DropLooksAgain(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	mustPut(t, s, ArtifactRecord, testScope, 1, 100)
	s.Drop(ArtifactRecord, testScope, numberedKey(1), payloadOf(2, 100))
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
	s.Drop(ArtifactRecord, testScope, numberedKey(1), payloadOf(1, 100))
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Absent)
}
