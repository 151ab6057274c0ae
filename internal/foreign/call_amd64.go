//go:build linux && amd64 && !android && !faketime && !spelt_static

package foreign

import (
	"runtime"
	"unsafe"
)

// call2Args is what the trampoline in call_amd64.s receives. fn, a and b go in, result comes out.
type call2Args struct {
	fn     uintptr
	a, b   unsafe.Pointer
	result uintptr
	top    uintptr // of the stack to run on; 0: the thread's
}

// call2 holds the address of the trampoline.
var call2 uintptr

// runtimeCgocall is what cgo itself and purego call foreign code with. noescape is right because neither the runtime
// nor the trampoline keeps arg. purego depends on the same entry, which the runtime therefore promises to keep.
//
//go:noescape
//go:linkname runtimeCgocall runtime.cgocall
func runtimeCgocall(fn uintptr, arg unsafe.Pointer) int32

// CallOn is [CallPtr2] on a stack of our own, which nobody else may use meanwhile; on the thread's if it is nil.
func CallOn(s *Stack, fn uintptr, a, b unsafe.Pointer) uintptr {
	args := call2Args{fn: fn, a: a, b: b}
	if s != nil {
		args.top = s.top
	}
	runtimeCgocall(call2, unsafe.Pointer(&args))
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	runtime.KeepAlive(s)
	return args.result
}

// CallPtr2 calls the native function at fn, of C type uintptr_t (*)(void *, void *), and returns its result; of a
// narrower result only the low bits mean anything. What a and b point to is kept alive, and in its place, until the
// call returns; each must be nil or point to real memory, of Go or not. The same care is not taken of what that
// memory holds in turn: a caller that stores Go pointers in it as plain numbers must have them point to the heap, and
// follow the call with runtime.KeepAlive for each. The native function must not call back into Go. fn must be the
// address of a function: nothing can be checked here, and a wrong one ends the process.
//
// It allocates nothing and costs 25 ns to the 85 ns of [Call], because the argument block lies on the goroutine's
// stack, which does not move while the goroutine is outside Go. The block holds a and b as pointers, so that they
// follow the stack if it moves before that.
func CallPtr2(fn uintptr, a, b unsafe.Pointer) uintptr {
	args := call2Args{fn: fn, a: a, b: b}
	runtimeCgocall(call2, unsafe.Pointer(&args))
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	return args.result
}
