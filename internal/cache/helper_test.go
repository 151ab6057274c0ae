package cache

import (
	"bytes"
	"encoding/binary"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

const testScope = "x86_64-linux-gnu_x86-64-v3_0123abcd"

func numberedKey(n int) Key {
	return NewKey("test").Int("n", int64(n)).Sum()
}

// payloadOf returns bytes that n and size determine, so that any process can check them.
func payloadOf(n, size int) []byte {
	p := make([]byte, size)
	for i := 0; i+8 <= size; i += 8 {
		binary.LittleEndian.PutUint64(p[i:], uint64(n+1)*0x9e3779b97f4a7c15+uint64(i))
	}
	return p
}

func mustOpen(t testing.TB, dir string, o Options) *Store {
	t.Helper()
	s, err := Open(dir, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

func mustPut(t testing.TB, s *Store, kind Kind, scope string, n, size int) {
	t.Helper()
	if err := s.Put(kind, scope, numberedKey(n), payloadOf(n, size)); err != nil {
		t.Fatal(err)
	}
}

// wantGet checks the outcome of Get, and its payload on a hit.
func wantGet(t testing.TB, s *Store, kind Kind, scope string, n, size int, want Miss) {
	t.Helper()
	payload, miss := s.Get(kind, scope, numberedKey(n))
	if miss != want {
		t.Fatalf("Get of record %d: %v, want %v", n, miss, want)
	}
	if miss == Hit && !bytes.Equal(payload, payloadOf(n, size)) {
		t.Fatalf("record %d: wrong payload", n)
	}
	if miss != Hit && payload != nil {
		t.Fatalf("record %d: a miss with a payload", n)
	}
}

func recordPath(t testing.TB, s *Store, kind Kind, scope string, n int) string {
	t.Helper()
	path, ok := s.path(kind, scope, numberedKey(n))
	if !ok {
		t.Fatal("no path")
	}
	return path
}

func writeFile(t testing.TB, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

// setUsed sets the time of last use of a file.
func setUsed(t testing.TB, name string, at time.Time) {
	t.Helper()
	if err := os.Chtimes(name, at, at); err != nil {
		t.Fatal(err)
	}
}

// filesBelow lists the regular files below a directory, relative to it.
func filesBelow(t testing.TB, dir string) []string {
	t.Helper()
	var files []string
	filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			rel, _ := filepath.Rel(dir, path)
			files = append(files, filepath.ToSlash(rel))
		}
		return nil
	})
	return files
}

// tempFiles lists what stands in the directory of temporary files.
func tempFiles(t testing.TB, s *Store) []string {
	t.Helper()
	return filesBelow(t, filepath.Join(s.root, tmpDir))
}

// fakeClock is a clock that tests set. It starts at the real time, since the file system stamps new files with that.
type fakeClock struct {
	mu  sync.Mutex
	now time.Time
}

func newClock() *fakeClock { return &fakeClock{now: time.Now()} }

func (c *fakeClock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *fakeClock) advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// logBuffer collects log lines.
type logBuffer struct {
	mu  sync.Mutex
	buf strings.Builder
}

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *logBuffer) logger() *slog.Logger { return slog.New(slog.NewTextHandler(b, nil)) }

// lines returns the number of lines, and the text for messages.
func (b *logBuffer) lines() (int, string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return strings.Count(b.buf.String(), "\n"), b.buf.String()
}

func wantWarnings(t testing.TB, b *logBuffer, want int) {
	t.Helper()
	if n, text := b.lines(); n != want {
		t.Fatalf("%d warnings, want %d:\n%s", n, want, text)
	}
}
