//go:build linux && amd64 && !android && !faketime && !spelt_static

package foreign

import (
	"fmt"
	"syscall"
	"unsafe"
)

// NewStack makes a stack. Its memory is given back by Free alone.
func NewStack() (*Stack, error) {
	mem, err := syscall.Mmap(-1, 0, StackGuard+StackSize, syscall.PROT_NONE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err == nil {
		if err = syscall.Mprotect(mem[StackGuard:], syscall.PROT_READ|syscall.PROT_WRITE); err != nil {
			_ = syscall.Munmap(mem)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("no memory for a stack of %d bytes: %w", StackSize, err)
	}
	return &Stack{top: uintptr(unsafe.Pointer(unsafe.SliceData(mem))) + uintptr(len(mem)), mem: mem}, nil
}

// Free gives the memory back. Nothing may run on the stack.
func (s *Stack) Free() { _ = syscall.Munmap(s.mem) }

// ThreadStack is the size of the stack that new threads of the process get, in bytes; 0 if it cannot be told.
func ThreadStack() int {
	attr := new([64]uintptr) // more than any pthread_attr_t
	var size uintptr
	for _, name := range []string{"pthread_attr_init", "pthread_attr_getstacksize", "pthread_attr_destroy"} {
		fn, err := LibC(name)
		if err != nil {
			return 0
		}
		if name == "pthread_attr_getstacksize" {
			CallPtr2(fn, unsafe.Pointer(attr), unsafe.Pointer(&size))
		} else {
			CallPtr2(fn, unsafe.Pointer(attr), nil)
		}
	}
	return int(size)
}
