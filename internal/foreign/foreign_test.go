package foreign

import (
	"errors"
	"runtime"
	"sync"
	"testing"
	"unsafe"
)

func libc(t testing.TB, name string) uintptr {
	t.Helper()
	if !Supported {
		t.Skip(ErrUnsupported)
	}
	addr, err := LibC(name)
	if err != nil {
		t.Fatal(err)
	}
	return addr
}

func TestOpenAndSymbolFailWithTypedErrors(t *testing.T) {
	if !Supported {
		t.Skip(ErrUnsupported)
	}
	_, err := Open("/nonexistent/lib.so")
	var open *OpenError
	if !errors.As(err, &open) || open.Path != "/nonexistent/lib.so" || open.Reason == "" {
		t.Errorf("Open: got %#v", err)
	}
	_, err = LibC("spelt_has_no_such_function")
	var sym *SymbolError
	if !errors.As(err, &sym) || sym.Name != "spelt_has_no_such_function" {
		t.Errorf("LibC: got %#v", err)
	}
}

func TestLibCFindsWhatObjectsReferTo(t *testing.T) {
	for _, name := range []string{"memcpy", "memmove", "memset", "memcmp", "sinf", "pow", "fmodf"} {
		libc(t, name)
	}
	if runtime.GOOS == "linux" && runtime.GOARCH == "amd64" {
		libc(t, "_ZGVbN4v_sinf")
	}
}

func TestCallPassesArgumentsAndReturnsTheResult(t *testing.T) {
	memcpy := libc(t, "memcpy")
	src, dst := []byte("spelt"), make([]byte, 5)
	r := Call(memcpy, uintptr(unsafe.Pointer(&dst[0])), uintptr(unsafe.Pointer(&src[0])), 5)
	if string(dst) != "spelt" || r != uintptr(unsafe.Pointer(&dst[0])) {
		t.Errorf("memcpy: %q, %#x", dst, r)
	}

	strcmp := libc(t, "strcmp")
	a, b := []byte("spelt\x00"), []byte("spelt\x00")
	if r := CallPtr2(strcmp, unsafe.Pointer(&a[0]), unsafe.Pointer(&b[0])); int32(r) != 0 {
		t.Errorf("strcmp of equals: %d", int32(r))
	}
	b[0] = 't'
	if r := CallPtr2(strcmp, unsafe.Pointer(&a[0]), unsafe.Pointer(&b[0])); int32(r) >= 0 {
		t.Errorf("strcmp of less: %d", int32(r))
	}
}

func TestCallPtr2DoesNotAllocate(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("the path without allocation exists on amd64")
	}
	fn := libc(t, "strcmp")
	a, b := []byte("a\x00"), []byte("b\x00")
	if n := testing.AllocsPerRun(100, func() { CallPtr2(fn, unsafe.Pointer(&a[0]), unsafe.Pointer(&b[0])) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestStringAndBytesCopyNativeMemory(t *testing.T) {
	native := Call(libc(t, "strdup"), uintptr(unsafe.Pointer(unsafe.StringData("kernels\x00"))))
	s, b := String(native), Bytes(native, 3)
	Call(libc(t, "free"), native)
	if s != "kernels" || string(b) != "ker" || String(0) != "" || Bytes(0, 4) != nil {
		t.Errorf("%q, %q", s, b)
	}
}

// The native call waits on a semaphore that is posted only after other goroutines have run and the garbage
// collector has been through twice. With a single processor this deadlocks unless the call gives it up.
func TestCallReleasesTheProcessor(t *testing.T) {
	wait, post := libc(t, "sem_wait"), libc(t, "sem_post")
	if runtime.GOOS != "linux" {
		t.Skip("unnamed semaphores exist on Linux")
	}
	calls := map[string]func(sem unsafe.Pointer){
		"Call":     func(sem unsafe.Pointer) { Call(wait, uintptr(sem)) },
		"CallPtr2": func(sem unsafe.Pointer) { CallPtr2(wait, sem, nil) },
	}
	for name, call := range calls {
		t.Run(name, func(t *testing.T) {
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
			sem := new([4]uint64) // a zero sem_t is a semaphore of value 0 in glibc and musl
			started, done := make(chan struct{}), make(chan struct{})
			go func() {
				close(started)
				call(unsafe.Pointer(sem))
				close(done)
			}()
			<-started
			runtime.Gosched()
			runtime.GC()
			runtime.GC()
			Call(post, uintptr(unsafe.Pointer(sem)))
			<-done
		})
	}
}

func TestCallsFromManyGoroutines(t *testing.T) {
	strcmp := libc(t, "strcmp")
	var wg sync.WaitGroup
	for g := range 32 {
		wg.Go(func() {
			a, b := []byte{byte(g + 1), 0}, []byte{16, 0}
			for range 200 {
				r := int32(CallPtr2(strcmp, unsafe.Pointer(&a[0]), unsafe.Pointer(&b[0])))
				if (r < 0) != (a[0] < b[0]) || (r == 0) != (a[0] == b[0]) {
					t.Errorf("strcmp(%d, %d) = %d", a[0], b[0], r)
					return
				}
			}
		})
	}
	wg.Wait()
}

func TestCallbackMayGrowTheStack(t *testing.T) {
	qsort := libc(t, "qsort")
	var grow func(n int) int
	grow = func(n int) int {
		var pad [512]byte
		if n == 0 {
			return int(pad[0])
		}
		return grow(n-1) + int(pad[n%512])
	}
	cmp := Callback(func(a, b *int32) uintptr {
		grow(100)
		return uintptr(int(*a) - int(*b))
	})
	v := []int32{5, 3, 9, 1}
	Call(qsort, uintptr(unsafe.Pointer(&v[0])), uintptr(len(v)), 4, cmp)
	for i := 1; i < len(v); i++ {
		if v[i-1] > v[i] {
			t.Fatalf("not sorted: %v", v)
		}
	}
}

func TestOnThreadHasTheStackItAsksFor(t *testing.T) {
	getSelf, getAttr, getSize := libc(t, "pthread_self"), uintptr(0), libc(t, "pthread_attr_getstacksize")
	if runtime.GOOS != "linux" {
		t.Skip("pthread_getattr_np exists on Linux")
	}
	getAttr = libc(t, "pthread_getattr_np")
	const size = 3 << 20
	var wg sync.WaitGroup
	for range 20 {
		wg.Add(1)
		err := OnThread(size, func() {
			defer wg.Done()
			runtime.GC()
			attr, n := new([64]uintptr), new(uintptr)
			Call(getAttr, Call(getSelf), uintptr(unsafe.Pointer(attr)))
			Call(getSize, uintptr(unsafe.Pointer(attr)), uintptr(unsafe.Pointer(n)))
			if *n < size/2 || *n > 2*size {
				t.Errorf("a stack of %d bytes", *n)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	wg.Wait()
}

// Native code on a stack of ours: it is passed what it should, keeps to the stack, and calls may follow and nest in time.
func TestCallOnUsesTheStack(t *testing.T) {
	strcmp := libc(t, "strcmp")
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			s, err := NewStack()
			if err != nil {
				t.Error(err)
				return
			}
			defer s.Free()
			a, b := []byte{byte(g + 1), 0}, []byte{4, 0}
			for range 1000 {
				r := int32(CallOn(s, strcmp, unsafe.Pointer(&a[0]), unsafe.Pointer(&b[0])))
				if (r < 0) != (a[0] < b[0]) || (r == 0) != (a[0] == b[0]) {
					t.Errorf("strcmp(%d, %d) = %d", a[0], b[0], r)
					return
				}
			}
		})
	}
	wg.Wait()
}

// The pointers handed over point into a stack that has to grow within CallPtr2 at some of the depths.
func TestCallPtr2FollowsAMovingStack(t *testing.T) {
	strcmp := libc(t, "strcmp")
	var at func(depth int) int32
	at = func(depth int) int32 {
		if depth > 0 {
			return at(depth - 1)
		}
		a, b := [8]byte{'x', 'y'}, [8]byte{'x', 'y'}
		return int32(CallPtr2(strcmp, unsafe.Pointer(&a), unsafe.Pointer(&b)))
	}
	for depth := range 400 {
		c := make(chan int32)
		go func() { c <- at(depth) }()
		if r := <-c; r != 0 {
			t.Fatalf("at depth %d the memory moved away from the call", depth)
		}
	}
}

func BenchmarkCall(b *testing.B) {
	fn := libc(b, "abs")
	b.ReportAllocs()
	for b.Loop() {
		Call(fn, 1, 2)
	}
}

func BenchmarkCallPtr2(b *testing.B) {
	fn := libc(b, "abs")
	x := new(uint64)
	b.ReportAllocs()
	for b.Loop() {
		CallPtr2(fn, unsafe.Pointer(x), nil)
	}
}
