package cache

import (
	"errors"
	"io/fs"
	"time"
)

// FS is what the store needs of a file system. Tests put faults in between. Errors are those of package os, so that
// errors.Is finds fs.ErrNotExist, fs.ErrExist and fs.ErrPermission.
type FS interface {
	// Open opens a file for reading. It does not follow a symbolic link in the last element, and never waits (for the
	// writer of a pipe, say).
	Open(name string) (File, error)
	// Create makes a file for writing that must not exist, readable and writable by its owner only.
	Create(name string) (File, error)
	// Append opens a file, made if missing, for writing at its end. It neither follows a symbolic link nor waits, and fails
	// with errNoRecord if the name is that of anything but a file.
	Append(name string) (File, error)
	// Stat follows symbolic links, Lstat does not.
	Stat(name string) (Info, error)
	Lstat(name string) (Info, error)
	// ReadDir lists a directory by name.
	ReadDir(name string) ([]DirEntry, error)
	// MkdirAll makes a directory and its parents, accessible by their owner only.
	MkdirAll(name string) error
	Rename(oldName, newName string) error
	// Remove removes a file or an empty directory.
	Remove(name string) error
	// Touch sets the time of last use; of a symbolic link, its own.
	Touch(name string, t time.Time) error
	// TryLock takes an exclusive lock on a file, made if missing, that the operating system drops when the process dies.
	// The returned function removes the file and drops the lock. The error is errLocked if another holds it.
	TryLock(name string) (unlock func(), err error)
}

// File is an open file of an FS.
type File interface {
	Stat() (Info, error)
	Read(p []byte) (int, error)
	Write(p []byte) (int, error)
	Close() error
}

// Info describes a file.
type Info struct {
	Size    int64
	Mode    fs.FileMode
	ModTime time.Time
	Device  uint64 // Device and Inode are 0 where the system has none
	Inode   uint64
	Owner   int // user id, -1 where the system has none
}

// sameFile tells whether two descriptions are of the same, unaltered file. The number of an inode alone does not say so: a
// file system gives it to the next file as soon as it is free.
func (i Info) sameFile(o Info) bool {
	return i.Device == o.Device && i.Inode == o.Inode && i.Size == o.Size && i.ModTime.Equal(o.ModTime)
}

// DirEntry is a name in a directory.
type DirEntry struct {
	Name string
	Dir  bool // a directory, not a link to one
}

var (
	errLocked   = errors.New("locked by another")
	errNoLocks  = errors.New("no file locks on this system")
	errNoRecord = errors.New("not a record")
)
