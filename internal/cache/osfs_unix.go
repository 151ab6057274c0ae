//go:build unix

package cache

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

func (osFS) Append(name string) (File, error) {
	f, err := openOS(name, os.O_WRONLY|os.O_CREATE|os.O_APPEND|syscall.O_NOFOLLOW|syscall.O_NONBLOCK)
	if err != nil {
		// A symbolic link, a pipe that nobody reads, a directory.
		if info, lerr := os.Lstat(name); lerr == nil && !info.Mode().IsRegular() {
			err = errNoRecord
		}
		return nil, err
	}
	if info, err := f.Stat(); err != nil || !info.Mode.IsRegular() {
		f.Close()
		return nil, errNoRecord
	}
	return f, nil
}

func (osFS) Touch(name string, t time.Time) error {
	ts := unix.NsecToTimespec(t.UnixNano())
	err := unix.UtimesNanoAt(unix.AT_FDCWD, name, []unix.Timespec{ts, ts}, unix.AT_SYMLINK_NOFOLLOW)
	if err != nil {
		return &fs.PathError{Op: "touch", Path: name, Err: err}
	}
	return nil
}

func sysInfo(i fs.FileInfo, info *Info) {
	if st, ok := i.Sys().(*syscall.Stat_t); ok {
		info.Device, info.Inode, info.Owner = uint64(st.Dev), uint64(st.Ino), int(st.Uid)
	}
}

// userID is the user whose directories are trusted.
func userID() int { return os.Geteuid() }

// readOnly tells whether an error means that writing will not work until somebody changes the system.
func readOnly(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}

// errNotDir is the error of a path that leads through a file.
var errNotDir error = syscall.ENOTDIR
