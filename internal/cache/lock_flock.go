//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package cache

import (
	"os"
	"syscall"
)

// TryLock takes a flock. A holder removes the file before it lets go, so that lock files do not pile up; hence whoever
// gets the lock must see that the file still has its name, or two could each hold the lock of a different file.
func (osFS) TryLock(name string) (func(), error) {
	for range 4 {
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0o600)
		if err != nil {
			return nil, err
		}
		if err := flock(f); err != nil {
			f.Close()
			if err == syscall.EWOULDBLOCK {
				return nil, errLocked
			}
			return nil, &os.PathError{Op: "flock", Path: name, Err: err}
		}
		mine, err1 := f.Stat()
		named, err2 := os.Lstat(name)
		if err1 == nil && err2 == nil && os.SameFile(mine, named) {
			return func() {
				os.Remove(name)
				f.Close()
			}, nil
		}
		f.Close()
	}
	return nil, errLocked
}

func flock(f *os.File) error {
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err != syscall.EINTR {
			return err
		}
	}
}
