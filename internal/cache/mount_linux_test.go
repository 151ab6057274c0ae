package cache

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"
)

// smallDisk mounts a file system of its own, or skips.
func smallDisk(t *testing.T, options string) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, options); err != nil {
		t.Skip("cannot mount a tmpfs: ", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// On a disk that is really full: one warning, no record torn, and all is well once there is room.
func TestAFullDisk(t *testing.T) {
	dir := smallDisk(t, "size=256k,mode=700")
	log := &logBuffer{}
	s := mustOpen(t, filepath.Join(dir, "c"), Options{Logger: log.logger()})
	stored := 0
	for n := range 40 {
		err := s.Put(ArtifactRecord, testScope, numberedKey(n), payloadOf(n, 10000))
		switch {
		case err == nil:
			stored++
		case !errors.Is(err, syscall.ENOSPC):
			t.Fatal(err)
		}
	}
	if stored == 0 || stored == 40 {
		t.Fatalf("%d of 40 stored on a small disk", stored)
	}
	wantWarnings(t, log, 1)
	hits := 0
	for n := range 40 {
		switch _, miss := s.Get(ArtifactRecord, testScope, numberedKey(n)); miss {
		case Hit:
			hits++
		case Absent:
		default:
			t.Errorf("record %d: %v", n, miss)
		}
	}
	if hits != stored || len(tempFiles(t, s)) != 0 {
		t.Errorf("%d stored, %d found, left behind %v", stored, hits, tempFiles(t, s))
	}
	if err := s.Clean(); err != nil {
		t.Fatal(err)
	}
	mustPut(t, s, ArtifactRecord, testScope, 1, 10000)
	wantGet(t, s, ArtifactRecord, testScope, 1, 10000, Hit)
}

// A disk without a free inode cannot even hold the directories.
func TestADiskWithoutInodes(t *testing.T) {
	dir := smallDisk(t, "nr_inodes=6,mode=700")
	log := &logBuffer{}
	s := mustOpen(t, dir, Options{Logger: log.logger()})
	if err := s.Put(ArtifactRecord, testScope, numberedKey(1), nil); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("Put: %v", err)
	}
	wantGet(t, s, ArtifactRecord, testScope, 1, 0, Absent)
	wantWarnings(t, log, 1)
}

func TestAReadOnlyMount(t *testing.T) {
	dir := smallDisk(t, "size=1m,mode=700")
	mustPut(t, mustOpen(t, dir, Options{}), ArtifactRecord, testScope, 1, 100)
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Skip("cannot remount: ", err)
	}
	log := &logBuffer{}
	s := mustOpen(t, dir, Options{Logger: log.logger()})
	wantGet(t, s, ArtifactRecord, testScope, 1, 100, Hit)
	for range 3 {
		if err := s.Put(ArtifactRecord, testScope, numberedKey(2), nil); !errors.Is(err, syscall.EROFS) && !errors.Is(err, ErrPaused) {
			t.Errorf("Put: %v", err)
		}
	}
	if _, err := s.Trim(true); err != nil {
		t.Error(err)
	}
	s.Close()
	wantWarnings(t, log, 1)
	if _, err := Open(filepath.Join(dir, "missing"), Options{}); !errors.Is(err, syscall.EROFS) {
		t.Errorf("Open of a missing directory: %v", err)
	}
}
