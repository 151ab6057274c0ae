//go:build !(linux && amd64 && !android && !faketime && !spelt_static)

package foreign

import "unsafe"

// Supported tells whether native code can be called on this system at all.
const Supported = false

// Open returns ErrUnsupported.
func Open(path string) (uintptr, error) { return 0, ErrUnsupported }

// Symbol returns ErrUnsupported.
func Symbol(lib uintptr, name string) (uintptr, error) { return 0, ErrUnsupported }

// LibC returns ErrUnsupported.
func LibC(name string) (uintptr, error) { return 0, ErrUnsupported }

// Call does nothing and returns 0: there is no valid fn here.
func Call(fn uintptr, args ...uintptr) uintptr { return 0 }

// CallPtr2 does nothing and returns 0: there is no valid fn here.
func CallPtr2(fn uintptr, a, b unsafe.Pointer) uintptr { return 0 }

// Callback returns 0.
func Callback(fn any) uintptr { return 0 }

// CallOn does nothing and returns 0.
func CallOn(_ *Stack, fn uintptr, a, b unsafe.Pointer) uintptr { return 0 }

// NewStack returns ErrUnsupported.
func NewStack() (*Stack, error) { return nil, ErrUnsupported }

// Free does nothing.
func (s *Stack) Free() {}

// ThreadStack is not known.
func ThreadStack() int { return 0 }

// OnThread returns ErrUnsupported.
func OnThread(size int, f func()) error { return ErrUnsupported }
