package cache

import (
	"io/fs"
	"os"
)

// osFS is the file system of the machine.
type osFS struct{}

func (osFS) Stat(name string) (Info, error) {
	info, err := os.Stat(name)
	if err != nil {
		return Info{}, err
	}
	return osInfo(info), nil
}

func (osFS) Lstat(name string) (Info, error) {
	info, err := os.Lstat(name)
	if err != nil {
		return Info{}, err
	}
	return osInfo(info), nil
}

func (osFS) ReadDir(name string) ([]DirEntry, error) {
	list, err := os.ReadDir(name)
	entries := make([]DirEntry, len(list))
	for i, e := range list {
		entries[i] = DirEntry{e.Name(), e.IsDir()}
	}
	return entries, err
}

func (osFS) MkdirAll(name string) error { return os.MkdirAll(name, 0o700) }
func (osFS) Remove(name string) error   { return os.Remove(name) }

// osFile is an open file of the machine.
type osFile struct{ f *os.File }

func openOS(name string, flag int) (File, error) {
	f, err := os.OpenFile(name, flag, 0o600)
	if err != nil {
		return nil, err
	}
	return osFile{f}, nil
}

func (f osFile) Read(p []byte) (int, error)  { return f.f.Read(p) }
func (f osFile) Write(p []byte) (int, error) { return f.f.Write(p) }
func (f osFile) Close() error                { return f.f.Close() }

func (f osFile) Stat() (Info, error) {
	info, err := f.f.Stat()
	if err != nil {
		return Info{}, err
	}
	return osInfo(info), nil
}

func osInfo(i fs.FileInfo) Info {
	info := Info{Size: i.Size(), Mode: i.Mode(), ModTime: i.ModTime(), Owner: -1}
	sysInfo(i, &info)
	return info
}
