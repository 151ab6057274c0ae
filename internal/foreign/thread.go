//go:build linux && amd64 && !android && !faketime && !spelt_static

package foreign

import (
	"fmt"
	"sync"
	"unsafe"
)

// threadCalls are what threads that were made by [OnThread] are to call, until they begin.
var threadCalls struct {
	sync.Mutex
	entry uintptr
	next  uintptr
	list  map[uintptr]func()
}

// OnThread calls f on a new thread of the system with a stack of size bytes, and returns without waiting for it. The thread ends
// with f.
func OnThread(size int, f func()) error {
	fns := map[string]uintptr{}
	for _, name := range []string{"pthread_attr_init", "pthread_attr_setstacksize", "pthread_attr_setdetachstate", "pthread_create", "pthread_attr_destroy"} {
		fn, err := LibC(name)
		if err != nil {
			return err
		}
		fns[name] = fn
	}
	t := &threadCalls
	t.Lock()
	if t.entry == 0 {
		t.list = map[uintptr]func(){}
		t.entry = Callback(func(id uintptr) uintptr {
			t.Lock()
			f := t.list[id]
			delete(t.list, id)
			t.Unlock()
			f()
			return 0
		})
	}
	t.next++
	id, entry := t.next, t.entry
	t.list[id] = f
	t.Unlock()

	const detached = 1 // PTHREAD_CREATE_DETACHED
	attr, thread := new([64]uintptr), new(uintptr)
	Call(fns["pthread_attr_init"], uintptr(unsafe.Pointer(attr)))
	defer Call(fns["pthread_attr_destroy"], uintptr(unsafe.Pointer(attr)))
	rc := Call(fns["pthread_attr_setstacksize"], uintptr(unsafe.Pointer(attr)), uintptr(size))
	if int32(rc) == 0 {
		Call(fns["pthread_attr_setdetachstate"], uintptr(unsafe.Pointer(attr)), detached)
		rc = Call(fns["pthread_create"], uintptr(unsafe.Pointer(thread)), uintptr(unsafe.Pointer(attr)), entry, id)
	}
	if int32(rc) == 0 {
		return nil
	}
	t.Lock()
	delete(t.list, id)
	t.Unlock()
	return fmt.Errorf("no thread with a stack of %d bytes: error %d", size, int32(rc))
}
