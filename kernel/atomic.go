package kernel

import (
	"sync/atomic"
	"unsafe"
)

// The atomics of this package return the old value, where those of sync/atomic
// return the new one or nothing. They are sequentially consistent, as those
// are, and the two may be mixed on one variable.

type integer interface {
	int32 | int64 | uint32 | uint64
}

type number interface {
	integer | float32 | float64
}

func load[T number](addr *T) T {
	if unsafe.Sizeof(*addr) == 4 {
		w := atomic.LoadUint32((*uint32)(unsafe.Pointer(addr)))
		return *(*T)(unsafe.Pointer(&w))
	}
	w := atomic.LoadUint64((*uint64)(unsafe.Pointer(addr)))
	return *(*T)(unsafe.Pointer(&w))
}

func store[T number](addr *T, v T) {
	if unsafe.Sizeof(*addr) == 4 {
		atomic.StoreUint32((*uint32)(unsafe.Pointer(addr)), *(*uint32)(unsafe.Pointer(&v)))
		return
	}
	atomic.StoreUint64((*uint64)(unsafe.Pointer(addr)), *(*uint64)(unsafe.Pointer(&v)))
}

func swap[T number](addr *T, v T) T {
	if unsafe.Sizeof(*addr) == 4 {
		w := atomic.SwapUint32((*uint32)(unsafe.Pointer(addr)), *(*uint32)(unsafe.Pointer(&v)))
		return *(*T)(unsafe.Pointer(&w))
	}
	w := atomic.SwapUint64((*uint64)(unsafe.Pointer(addr)), *(*uint64)(unsafe.Pointer(&v)))
	return *(*T)(unsafe.Pointer(&w))
}

// cas compares bits, so that a NaN equals itself and -0 does not equal 0.
func cas[T number](addr *T, old, v T) bool {
	if unsafe.Sizeof(*addr) == 4 {
		return atomic.CompareAndSwapUint32((*uint32)(unsafe.Pointer(addr)),
			*(*uint32)(unsafe.Pointer(&old)), *(*uint32)(unsafe.Pointer(&v)))
	}
	return atomic.CompareAndSwapUint64((*uint64)(unsafe.Pointer(addr)),
		*(*uint64)(unsafe.Pointer(&old)), *(*uint64)(unsafe.Pointer(&v)))
}

func add[T number](addr *T, v T) T {
	for {
		if old := load(addr); cas(addr, old, old+v) {
			return old
		}
	}
}

func lower[T number](addr *T, v T) T {
	for {
		if old := load(addr); cas(addr, old, min(old, v)) {
			return old
		}
	}
}

func raise[T number](addr *T, v T) T {
	for {
		if old := load(addr); cas(addr, old, max(old, v)) {
			return old
		}
	}
}

func and[T integer](addr *T, v T) T {
	for {
		if old := load(addr); cas(addr, old, old&v) {
			return old
		}
	}
}

func or[T integer](addr *T, v T) T {
	for {
		if old := load(addr); cas(addr, old, old|v) {
			return old
		}
	}
}

func xor[T integer](addr *T, v T) T {
	for {
		if old := load(addr); cas(addr, old, old^v) {
			return old
		}
	}
}
