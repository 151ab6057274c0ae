package process

import (
	"os"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
)

// openStore opens the cache in dir as a program does.
func openStore(t *testing.T, dir string) *cache.Store {
	t.Helper()
	s, err := cache.Open(dir, cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// entries lists the records in dir that are for the content of launches, by kind, scope and key; nil if there are none.
func entries(t *testing.T, dir string) []cache.Entry {
	t.Helper()
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		return nil
	}
	var list []cache.Entry
	for e := range openStore(t, dir).Entries() {
		switch e.Kind {
		case cache.KernelRecord, cache.ConstructRecord, cache.ArtifactRecord:
			list = append(list, e)
		}
	}
	return list
}

// wantSound checks that every record in dir is what it should be, and that there are so many of each kind.
func wantSound(t *testing.T, dir string, kernels, constructs, artifacts int) {
	t.Helper()
	problems, err := openStore(t, dir).Verify(nil)
	if err != nil {
		t.Error(err)
	}
	for _, p := range problems {
		t.Errorf("%s: %v", p.Path, p.Reason)
	}
	n := map[cache.Kind]int{}
	for _, e := range entries(t, dir) {
		n[e.Kind]++
	}
	if n[cache.KernelRecord] != kernels || n[cache.ConstructRecord] != constructs || n[cache.ArtifactRecord] != artifacts {
		t.Errorf("%d kernels, %d constructs, %d artifacts in the cache; want %d, %d, %d", n[cache.KernelRecord],
			n[cache.ConstructRecord], n[cache.ArtifactRecord], kernels, constructs, artifacts)
	}
}

// copyCache gives a copy of a cache directory, which a test may spoil.
func copyCache(t *testing.T, from string) string {
	t.Helper()
	to := newCache(t)
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(to, 0o700); err != nil {
		t.Fatal(err)
	}
	return to
}
