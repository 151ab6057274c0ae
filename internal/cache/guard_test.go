package cache

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// lockStore skips where there are no locks.
func lockStore(t *testing.T, o Options) *Store {
	s := mustOpen(t, t.TempDir(), o)
	if _, err := (osFS{}).TryLock(filepath.Join(t.TempDir(), "probe")); err != nil {
		t.Skip("no file locks here: ", err)
	}
	return s
}

func TestGuardExcludesAndLeavesNoFile(t *testing.T) {
	s := lockStore(t, Options{})
	var inside, most, held atomic.Int32
	var wg sync.WaitGroup
	for range 16 {
		wg.Go(func() {
			release, ok := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), time.Minute)
			defer release()
			if !ok {
				return
			}
			held.Add(1)
			if n := inside.Add(1); n > most.Load() {
				most.Store(n)
			}
			time.Sleep(time.Millisecond)
			inside.Add(-1)
		})
	}
	wg.Wait()
	if held.Load() != 16 || most.Load() != 1 {
		t.Errorf("%d of 16 got the lock, up to %d at once", held.Load(), most.Load())
	}
	if files := filesBelow(t, filepath.Join(s.root, lockDir)); len(files) != 0 {
		t.Errorf("lock files left: %v", files)
	}
}

func TestGuardIsPerRecord(t *testing.T) {
	s := lockStore(t, Options{})
	for _, g := range []struct {
		kind  Kind
		scope string
		n     int
	}{{ArtifactRecord, "a", 1}, {KernelRecord, "a", 1}, {ArtifactRecord, "b", 1}, {ArtifactRecord, "a", 2}} {
		release, held := s.Guard(t.Context(), g.kind, g.scope, numberedKey(g.n), 0)
		if !held {
			t.Errorf("%v not held while others are", g)
		}
		defer release()
	}
}

func TestGuardGoesOnWithoutTheLock(t *testing.T) {
	s := lockStore(t, Options{})
	release, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), 0)
	if !held {
		t.Fatal("not held")
	}
	for _, wait := range []time.Duration{-1, 0, 5 * time.Millisecond} {
		r, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), wait)
		if held {
			t.Errorf("wait %v: two holders", wait)
		}
		r()
		r()
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, held := s.Guard(ctx, ArtifactRecord, testScope, numberedKey(1), time.Hour); held {
		t.Error("cancelled: two holders")
	}
	release()
	release()
	if r, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), 0); !held {
		t.Error("not held after release")
	} else {
		r()
	}
}

// Lock files that dead processes left are removed; one that is held is not, however old.
func TestTrimRemovesLockFilesThatNobodyHolds(t *testing.T) {
	clock := newClock()
	s := lockStore(t, Options{Clock: clock.Now})
	release, _ := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), 0)
	orphan := s.lockName(ArtifactRecord, testScope, numberedKey(2))
	writeFile(t, orphan, nil)
	mkdir(t, filepath.Join(s.root, lockDir, "stray", "dir"))
	clock.advance(staleAfter + time.Minute)
	if r, err := s.Trim(true); err != nil || r.Stale != 2 {
		t.Errorf("Trim: %+v %v, want 2 stale", r, err)
	}
	if _, err := os.Stat(orphan); err == nil {
		t.Error("the orphan is still there")
	}
	if _, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), 0); held {
		t.Error("Trim let a second one in")
	}
	release()
}

func TestADirectoryInPlaceOfALockIsNoLock(t *testing.T) {
	s := lockStore(t, Options{})
	mkdir(t, s.lockName(ArtifactRecord, testScope, numberedKey(1)))
	if _, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(1), time.Minute); held {
		t.Error("held a directory")
	}
}

// A holder removes the lock file; whoever waits with that file open must not take its lock for the lock of the name.
func TestALockOfARemovedFileIsNoLock(t *testing.T) {
	lockStore(t, Options{})
	name := filepath.Join(t.TempDir(), "lock")
	var inside, twice, taken atomic.Int32
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 500 {
				unlock, err := osFS{}.TryLock(name)
				if err != nil {
					continue
				}
				if inside.Add(1) > 1 {
					twice.Add(1)
				}
				taken.Add(1)
				runtime.Gosched()
				inside.Add(-1)
				unlock()
			}
		})
	}
	wg.Wait()
	if taken.Load() == 0 || twice.Load() != 0 {
		t.Errorf("locked %d times, %d of them by two at once", taken.Load(), twice.Load())
	}
}
