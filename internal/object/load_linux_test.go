package object_test

import (
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/object"
)

// reserve takes all free address space from one address to another, both at the start of a page.
func reserve(t *testing.T, from, to uintptr) {
	t.Helper()
	for range 100 {
		taken := true
		at := from
		for _, m := range append(mappings(t), mapping{from: to, to: to}) {
			if end := min(m.from, to); at < end {
				start := at
				p, err := unix.MmapPtr(-1, 0, *(*unsafe.Pointer)(unsafe.Pointer(&start)), end-start, unix.PROT_NONE,
					unix.MAP_PRIVATE|unix.MAP_ANON|unix.MAP_NORESERVE|unix.MAP_FIXED_NOREPLACE)
				if err != nil { // the runtime has mapped something there since
					taken = false
				} else {
					t.Cleanup(func() { _ = unix.MunmapPtr(p, end-start) })
				}
			}
			at = max(at, m.to)
		}
		if taken {
			return
		}
	}
	t.Skip("the address space does not come to rest")
}

// All free address space within reach of the C library is taken away, so that the image comes to lie out of its reach.
// Within the image everything must reach all the same, and so must calls.
func TestQ22CodeAndConstantsReachWhenAddressSpaceIsScarce(t *testing.T) {
	objs := []object.Object{obj(t, "constants"), obj(t, "memcpy"), obj(t, "switch")}
	memcpy, err := foreign.LibC("memcpy")
	if err != nil {
		t.Fatal(err)
	}
	const reach = 3 << 30
	middle := memcpy &^ uintptr(unix.Getpagesize()-1)
	reserve(t, middle-reach, middle+reach)
	img := load(t, objs...)
	if d := int64(img.Entry(1)) - int64(memcpy); d == int64(int32(d)) {
		t.Errorf("the image lies %d bytes from the C library", d)
	}
	testConstants(t, img, 0)
	testMemcpy(t, img, 1)
	testSwitch(t, img, 2)
}
