package compile_test

import (
	"bytes"
	"context"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
)

// age sets the time of last use of all that is in a cache back.
func age(t *testing.T, dir string, by time.Duration) {
	t.Helper()
	then := time.Now().Add(-by)
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		return os.Chtimes(path, then, then)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A warm start is a use of all that the kernel stands on: what is trimmed after it is nothing that an edit of the kernel
// needs, neither by age nor by size.
func TestAcceptanceG1AWarmStartRenewsWhatItStandsOn(t *testing.T) {
	for _, c := range []struct {
		name string
		o    cache.Options
	}{
		{"age", cache.Options{}},
		{"size", cache.Options{MaxBytes: 1, MaxAge: -1, KeepRecent: time.Minute}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "cache")
			first := engine(t, dir)
			load(t, first, options())
			first.Store.Close() // which ends its own trim
			before := records(t, dir)
			age(t, dir, 40*24*time.Hour)
			if l := load(t, engine(t, dir), options()); !l.Report.FromDisk {
				t.Fatalf("not warm: %+v", l.Report)
			}
			s, err := cache.Open(dir, c.o)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(s.Close)
			if _, err := s.Trim(true); err != nil {
				t.Fatal(err)
			}
			if after := records(t, dir); after != before {
				t.Errorf("left of\n%s\nis\n%s", before, after)
			}
			remove(t, dir, "kernel") // as an edit of it does
			l := load(t, engine(t, dir), options())
			if want := (compile.Counts{Total: 3, Reused: 3}); l.Report.Tasks != want || l.Report.Constructs != want {
				t.Errorf("%+v", l.Report)
			}
		})
	}
}

// records lists what is in a cache.
func records(t *testing.T, dir string) string {
	t.Helper()
	s, err := cache.Open(dir, cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var b strings.Builder
	for e := range s.Entries() {
		b.WriteString(e.Kind.String() + " " + e.Key.String() + "\n")
	}
	return b.String()
}

// Many artifacts that do not link are one warning and their number, and no sentence says anything twice.
func TestAcceptanceG9ManyBadArtifactsAreOneWarning(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	load(t, e, options())
	remove(t, dir, "kernel")
	for _, a := range recordsOf(t, e.Store, cache.ArtifactRecord) {
		if err := e.Store.Put(a.Kind, a.Scope, a.Key, []byte("no object")); err != nil {
			t.Fatal(err)
		}
	}
	var said bytes.Buffer
	again := engine(t, dir)
	again.Log = slog.New(slog.NewTextHandler(&said, nil))
	l := load(t, again, options())
	check(t, l, 2)
	if n := strings.Count(said.String(), "level=WARN"); n != 2 {
		t.Errorf("%d warnings, want one and a count:\n%s", n, &said)
	}
	if strings.Count(said.String(), "compile kernel") > 1 {
		t.Errorf("said twice:\n%s", &said)
	}
}

// With VerifyCache the record of the kernel is compared too, which is what a warm start executes.
func TestAcceptanceG8TheKernelRecordIsCompared(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	load(t, e, options())
	k := recordsOf(t, e.Store, cache.KernelRecord)[0]
	verify := func() string {
		var said bytes.Buffer
		e := engine(t, dir)
		e.VerifyCache, e.Log = true, slog.New(slog.NewTextHandler(&said, nil))
		load(t, e, options())
		return said.String()
	}
	if said := verify(); said != "" {
		t.Fatal(said)
	}
	data, miss := e.Store.Get(k.Kind, k.Scope, k.Key)
	if miss != cache.Hit {
		t.Fatal(miss)
	}
	data[len(data)-1] ^= 1
	if err := e.Store.Put(k.Kind, k.Scope, k.Key, data); err != nil {
		t.Fatal(err)
	}
	if said := verify(); strings.Count(said, "differs") != 1 || !strings.Contains(said, k.Key.String()) {
		t.Errorf("said %q", said)
	}
	if said := verify(); said != "" {
		t.Errorf("not replaced: %s", said)
	}
}

// A verifying engine compiles with a warm cache too.
func TestAcceptanceG4VerificationWithAWarmCache(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	load(t, engine(t, dir), options())
	e := engine(t, dir)
	e.Anew = true
	l, err := e.Load(context.Background(), source(t), options())
	if err != nil {
		t.Fatal(err)
	}
	defer l.Release()
	if l.Report.FromDisk || l.Report.Constructs.Compiled != 3 {
		t.Errorf("%+v", l.Report)
	}
}
