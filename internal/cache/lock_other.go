//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package cache

// TryLock is not available: every process makes what it misses.
func (osFS) TryLock(string) (func(), error) { return nil, errNoLocks }
