//go:build linux && amd64 && !android && !faketime && !spelt_static

package foreign

import (
	"runtime"

	"github.com/ebitengine/purego"
)

// Supported tells whether native code can be called on this system at all.
const Supported = true

// Open opens a shared library by path or, if path has no slash, by searching where the dynamic linker searches.
// Its symbols are not offered to libraries opened later. A library is never closed. The error is an [*OpenError].
func Open(path string) (uintptr, error) {
	// The reason of a failure is kept per thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	lib, err := purego.Dlopen(path, purego.RTLD_LAZY|purego.RTLD_LOCAL)
	if err != nil {
		return 0, &OpenError{Path: path, Reason: err.Error()}
	}
	return lib, nil
}

// Symbol returns the address of a symbol in a library that [Open] returned. The error is a [*SymbolError].
func Symbol(lib uintptr, name string) (uintptr, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	addr, err := purego.Dlsym(lib, name)
	if err != nil {
		return 0, &SymbolError{Name: name, Reason: err.Error()}
	}
	return addr, nil
}

// Call calls the native function at fn with integer or pointer arguments, 32 at most, and returns its integer
// result. The function may call back into Go. It costs one allocation; kernels are entered through [CallPtr2].
// Pointers to Go memory are passed by the rule of syscall.Syscall: by a conversion uintptr(unsafe.Pointer(p)) in the
// argument list itself, which moves what p points to to the heap and keeps it alive during the call.
//
//go:uintptrescapes
func Call(fn uintptr, args ...uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}

// Callback makes a C function pointer of a Go function whose arguments and single result, if any, have the size of
// a machine word or less. It is never released, and a process can have only some thousands: make each once.
func Callback(fn any) uintptr { return purego.NewCallback(fn) }
