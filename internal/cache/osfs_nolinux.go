//go:build !linux

package cache

import "os"

func (osFS) Create(name string) (File, error) {
	return openOS(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL)
}

func (osFS) Rename(oldName, newName string) error { return os.Rename(oldName, newName) }
