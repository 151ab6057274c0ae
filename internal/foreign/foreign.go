// Package foreign calls native code: functions of shared libraries, and code that Spelt has placed in memory itself.
// It is the only package that imports purego, since importing it makes a binary dynamically linked even without cgo.
//
// A call leaves the Go scheduler for its duration, as a cgo call does: the processor goes to other goroutines, and
// the garbage collector does not wait for it. A library runs on the thread's own stack (8 MB by default on Linux), Spelt's
// code on a [Stack].
//
// Elsewhere than on Linux on amd64, and with the build tag spelt_static, every function that can fail returns [ErrUnsupported], and there is then no way to
// come by the address of anything to call.
package foreign

import (
	"errors"
	"fmt"
	"unsafe"
)

// ErrUnsupported is returned where Spelt cannot call native code: on systems other than Linux on amd64, and in programs
// that are built to be linked statically.
var ErrUnsupported = errors.New("native code cannot be called " + where)

// OpenError says why a library could not be opened.
type OpenError struct {
	Path   string
	Reason string // what the dynamic linker said
}

func (e *OpenError) Error() string { return fmt.Sprintf("open library %s: %s", e.Path, e.Reason) }

// SymbolError says that a library has no such symbol.
type SymbolError struct {
	Name   string
	Reason string
}

func (e *SymbolError) Error() string { return fmt.Sprintf("no symbol %s: %s", e.Name, e.Reason) }

// MaxString is the length at which [String] stops looking for the end of a string.
const MaxString = 64 << 20

// String copies the C string at addr, at most MaxString bytes of it. It returns "" for addr 0.
func String(addr uintptr) string {
	if addr == 0 {
		return ""
	}
	p := pointer(addr)
	n := 0
	for n < MaxString && *(*byte)(unsafe.Add(p, n)) != 0 {
		n++
	}
	return string(unsafe.Slice((*byte)(p), n))
}

// Bytes copies n bytes of native memory at addr.
func Bytes(addr uintptr, n int) []byte {
	if addr == 0 || n <= 0 {
		return nil
	}
	return append([]byte(nil), unsafe.Slice((*byte)(pointer(addr)), n)...)
}

// pointer makes a pointer of the address of native memory, which the garbage collector neither moves nor frees.
func pointer(addr uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }
