package kernel

import (
	"sync/atomic"
	"unsafe"
)

// Scalar is what can be accessed as one word.
type Scalar interface {
	~bool | ~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr | ~float32 | ~float64
}

// VolatileLoad reads *addr once, where the source says so: the read is neither
// merged with another nor moved past another volatile or atomic access. It is
// for memory that changes behind the kernel's back. Values of 4 and 8 bytes
// are read as one.
//
//go:noinline
func VolatileLoad[T Scalar](addr *T) T {
	switch unsafe.Sizeof(*addr) {
	case 4:
		w := atomic.LoadUint32((*uint32)(unsafe.Pointer(addr)))
		return *(*T)(unsafe.Pointer(&w))
	case 8:
		w := atomic.LoadUint64((*uint64)(unsafe.Pointer(addr)))
		return *(*T)(unsafe.Pointer(&w))
	}
	return *addr
}

// VolatileStore writes v to *addr once, where the source says so: the write is
// neither dropped nor moved past another volatile or atomic access. Values of
// 4 and 8 bytes are written as one.
//
//go:noinline
func VolatileStore[T Scalar](addr *T, v T) {
	switch unsafe.Sizeof(*addr) {
	case 4:
		atomic.StoreUint32((*uint32)(unsafe.Pointer(addr)), *(*uint32)(unsafe.Pointer(&v)))
	case 8:
		atomic.StoreUint64((*uint64)(unsafe.Pointer(addr)), *(*uint64)(unsafe.Pointer(&v)))
	default:
		*addr = v
	}
}
