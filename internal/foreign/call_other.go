//go:build (linux || darwin) && arm64 && !android && !faketime

package foreign

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

// CallPtr2 calls the native function at fn, of C type uintptr_t (*)(void *, void *), and returns its result; of a
// narrower result only the low bits mean anything. What a and b point to is kept alive, and in its place, until the
// call returns; each must be nil or point to real memory, of Go or not. The same care is not taken of what that
// memory holds in turn: a caller that stores Go pointers in it as plain numbers must have them point to the heap, and
// follow the call with runtime.KeepAlive for each. The native function must not call back into Go. fn must be the
// address of a function: nothing can be checked here, and a wrong one ends the process.
func CallPtr2(fn uintptr, a, b unsafe.Pointer) uintptr {
	// SyscallN moves to the heap, and keeps alive, what is converted in the argument list itself.
	r, _, _ := purego.SyscallN(fn, uintptr(a), uintptr(b))
	return r
}

// CallOn is [CallPtr2]: here, native code runs on the thread's stack.
func CallOn(_ *Stack, fn uintptr, a, b unsafe.Pointer) uintptr { return CallPtr2(fn, a, b) }
