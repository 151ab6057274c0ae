//go:build !unix

package cache

import (
	"errors"
	"io/fs"
	"os"
	"time"
)

func (osFS) Open(name string) (File, error) { return openOS(name, os.O_RDONLY) }

func (osFS) Append(name string) (File, error) {
	return openOS(name, os.O_WRONLY|os.O_CREATE|os.O_APPEND)
}

func (osFS) Touch(name string, t time.Time) error { return os.Chtimes(name, t, t) }

func sysInfo(fs.FileInfo, *Info) {}

func userID() int { return -1 }

func readOnly(err error) bool { return errors.Is(err, fs.ErrPermission) }

// errNotDir is the error of a path that leads through a file.
var errNotDir = errors.New("path leads through a file")
