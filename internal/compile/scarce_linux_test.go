package compile_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
)

// Without memory to place the code of a sound record, the launch fails and the record stays; with memory again, it loads.
func TestAcceptanceG2WithoutMemoryTheRecordStays(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	load(t, engine(t, dir), options())
	e, src := engine(t, dir), source(t)
	load(t, e, options()).Release() // touches what the load needs beside
	old := debug.SetGCPercent(-1)
	defer debug.SetGCPercent(old)
	err := withoutMemory(t, func() error {
		_, err := e.Load(t.Context(), src, options())
		return err
	})
	if err == nil || !compile.Temporary(err) {
		t.Fatalf("error %v", err)
	}
	if n := len(recordsOf(t, e.Store, cache.KernelRecord)); n != 1 {
		t.Errorf("%d kernels are stored", n)
	}
	l := load(t, engine(t, dir), options())
	if !l.Report.FromDisk {
		t.Errorf("%+v", l.Report)
	}
	check(t, l, 2)
}

// withoutMemory runs f while the address space of the process may not grow.
func withoutMemory(t *testing.T, f func() error) error {
	t.Helper()
	var pages int
	text, err := os.ReadFile("/proc/self/statm")
	if err == nil {
		_, err = fmt.Sscan(string(text), &pages)
	}
	var old unix.Rlimit
	if err == nil {
		err = unix.Getrlimit(unix.RLIMIT_AS, &old)
	}
	if err != nil {
		t.Skip(err)
	}
	now := unix.Rlimit{Cur: uint64(pages * os.Getpagesize()), Max: old.Max}
	if err := unix.Setrlimit(unix.RLIMIT_AS, &now); err != nil {
		t.Skip(err)
	}
	defer unix.Setrlimit(unix.RLIMIT_AS, &old)
	return f()
}
