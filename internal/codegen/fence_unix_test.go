//go:build unix

package codegen

import (
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// fence copies data to where the next byte behind it is not mapped, or the one before it.
func fence(t testing.TB, data []byte, behind bool) []byte {
	t.Helper()
	page := os.Getpagesize()
	size := (len(data) + page - 1) / page * page
	m, err := unix.Mmap(-1, 0, size+2*page, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_ANON|unix.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { unix.Munmap(m) })
	for _, edge := range [][]byte{m[:page], m[page+size:]} {
		if err := unix.Mprotect(edge, unix.PROT_NONE); err != nil {
			t.Fatal(err)
		}
	}
	at := page
	if behind {
		at += size - len(data)
	}
	copy(m[at:], data)
	return m[at : at+len(data) : at+len(data)]
}
