package compile_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
)

// recordsOf are the records of a kind, in the order of their keys.
func recordsOf(t *testing.T, s *cache.Store, kind cache.Kind) (list []cache.Entry) {
	t.Helper()
	for e := range s.Entries() {
		if e.Kind == kind {
			list = append(list, e)
		}
	}
	return list
}

// Q29: a kernel's record holds the code of its tasks beside the keys of their artifacts, so that an artifact that is gone
// costs nothing. Where the kernel's record is gone too, the one missing artifact is compiled and no other, and stored again.
func TestQ29OnlyTheMissingArtifactIsCompiled(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	load(t, e, options())
	artifacts := recordsOf(t, e.Store, cache.ArtifactRecord)
	if len(artifacts) != 3 {
		t.Fatalf("%d artifacts", len(artifacts))
	}
	for _, a := range artifacts {
		if err := os.Remove(a.Path); err != nil {
			t.Fatal(err)
		}
		l := load(t, engine(t, dir), options())
		if !l.Report.FromDisk {
			t.Errorf("without an artifact beside it, the kernel's record was not used: %+v", l.Report)
		}
		check(t, l, 2)

		remove(t, dir, "kernel")
		l = load(t, engine(t, dir), options())
		if want := (compile.Counts{Total: 3, Reused: 2, Compiled: 1}); l.Report.Tasks != want || l.Report.FromDisk {
			t.Errorf("without %v and the kernel's record: %+v", a.Key, l.Report)
		}
		check(t, l, 2)
		if now := recordsOf(t, e.Store, cache.ArtifactRecord); len(now) != 3 {
			t.Errorf("%d artifacts afterwards", len(now))
		}
		if l := load(t, engine(t, dir), options()); !l.Report.FromDisk {
			t.Errorf("then: %+v", l.Report)
		}
	}
}

// CASE 8 and Q28: a compile that fails in the middle stores no kernel, and what it did finish is right for the next.
func TestQ28AFailedCompileStoresNoKernel(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	bad := source(t)
	bad.Digest = "another"
	bad.Constructs[2].Code = bad.Constructs[0].Code
	var first string
	for i := range 2 {
		l, err := e.Load(t.Context(), bad, options())
		if err == nil {
			l.Release()
			t.Fatal("compiled")
		}
		if i == 0 {
			first = err.Error()
		} else if err.Error() != first {
			t.Errorf("first %s, then %v", first, err)
		}
	}
	if n := len(recordsOf(t, e.Store, cache.KernelRecord)); n != 0 {
		t.Errorf("%d kernels are stored", n)
	}
	l := load(t, e, options())
	if c := l.Report.Tasks; c.Total != 3 || c.Reused+c.Compiled != 3 {
		t.Errorf("%+v", l.Report)
	}
	check(t, l, 2)
}
