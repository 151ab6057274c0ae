package cache

import (
	"context"
	"errors"
	"path/filepath"
	"sync"
	"time"
)

// The first and the longest pause between two looks at a lock that another holds.
const (
	guardPoll    = time.Millisecond
	guardPollMax = 25 * time.Millisecond
)

// Guard asks that one process at a time makes the content of a record. It waits at most wait, and no longer than ctx, for
// another that is at it, and then returns held == false: the caller goes on in any case, and two processes making the same
// content is a waste, not an error. Since the other has most likely stored it meanwhile, call Get again after a Guard that
// took time. release is never nil, may be called more than once, and must be called. A process that dies releases what it
// holds. Where locks cannot be had at all, Guard returns at once.
//
// Goroutines of one process exclude each other as processes do, so a goroutine must not ask for what it already holds.
func (s *Store) Guard(ctx context.Context, kind Kind, scope string, key Key, wait time.Duration) (release func(), held bool) {
	none := func() {}
	if s == nil || kind >= numKinds {
		return none, false
	}
	name := s.lockName(kind, scope, key)
	var timeout <-chan time.Time
	madeDir := false
	for pause := guardPoll; ; pause = min(2*pause, guardPollMax) {
		unlock, err := s.fs.TryLock(name)
		if err == nil {
			return sync.OnceFunc(unlock), true
		}
		if !errors.Is(err, errLocked) {
			if madeDir || errors.Is(err, errNoLocks) || s.prepare() != nil || s.makeDir(filepath.Dir(name)) != nil {
				return none, false
			}
			madeDir = true
			continue
		}
		if wait <= 0 {
			return none, false
		}
		if timeout == nil {
			t := time.NewTimer(wait)
			defer t.Stop()
			timeout = t.C
		}
		next := time.NewTimer(pause)
		select {
		case <-next.C:
		case <-timeout:
			next.Stop()
			return none, false
		case <-ctx.Done():
			next.Stop()
			return none, false
		}
	}
}

// lockName returns the lock file of a record. All are in one directory, which Trim can look through in no time.
func (s *Store) lockName(kind Kind, scope string, key Key) string {
	id := NewKey("lock").Str("kind", kind.String()).Str("scope", scope).Key("key", key).Sum()
	return filepath.Join(s.root, lockDir, id.String()[:32])
}
