//go:build unix && !linux

package cache

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

func (osFS) Open(name string) (File, error) {
	f, err := openOS(name, os.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK)
	// Of a symbolic link, FreeBSD says EMLINK and NetBSD EFTYPE.
	if errors.Is(err, syscall.ELOOP) || errors.Is(err, syscall.EMLINK) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errNoRecord}
	}
	return f, err
}
