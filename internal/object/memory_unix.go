//go:build linux || darwin

package object

import (
	"os"
	"unsafe"

	"golang.org/x/sys/unix"
)

var pageSize = uint64(os.Getpagesize())

// mapMemory maps n bytes of zeroes, writable, and returns their address too.
func mapMemory(n int) ([]byte, uintptr, error) {
	mem, err := unix.Mmap(-1, 0, n, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANON|mapPopulate)
	if err != nil {
		return nil, 0, err
	}
	return mem, uintptr(unsafe.Pointer(&mem[0])), nil
}

// seal makes memory executable and no longer writable.
func seal(mem []byte) error {
	if len(mem) == 0 {
		return nil
	}
	return unix.Mprotect(mem, unix.PROT_READ|unix.PROT_EXEC)
}

func unmap(mem []byte) { _ = unix.Munmap(mem) }
