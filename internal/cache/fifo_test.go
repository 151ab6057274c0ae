//go:build darwin || freebsd || linux

package cache

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Opening a pipe for reading would wait for a writer that never comes.
func TestAPipeInThePlaceOfARecordDoesNotBlock(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	path := recordPath(t, s, KernelRecord, testScope, 1)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
	wantGet(t, s, KernelRecord, testScope, 1, 64, Damaged)
	mustPut(t, s, KernelRecord, testScope, 1, 64)
	wantGet(t, s, KernelRecord, testScope, 1, 64, Hit)
}
