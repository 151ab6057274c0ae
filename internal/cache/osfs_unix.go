//go:build unix

package cache

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

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
