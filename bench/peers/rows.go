package peers

import (
	"unsafe"

	"github.com/spelt-go/spelt/bench/kernels"
)

func ptr[T any](s []T) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(s)) }

// Saxpy is the peer of [kernels.Saxpy].
func (l *Library) Saxpy(z, x, y []float32, a float32) error {
	return l.call("saxpy", unsafe.Pointer(&struct {
		z, x, y unsafe.Pointer
		n       int64
		a       float32
	}{ptr(z), ptr(x), ptr(y), int64(len(z)), a}))
}

// Sum is the peer of [kernels.Sum].
func (l *Library) Sum(x []float32) (float32, error) {
	result := new(float32)
	err := l.call("sum", unsafe.Pointer(&struct {
		x      unsafe.Pointer
		n      int64
		result *float32
	}{ptr(x), int64(len(x)), result}))
	return *result, err
}

// Jacobi2D is the peer of [kernels.Jacobi2D].
func (l *Library) Jacobi2D(dst, src []float32, w, h int) error {
	return l.call("jacobi2d", unsafe.Pointer(&struct {
		dst, src unsafe.Pointer
		w, h     int64
	}{ptr(dst), ptr(src), int64(w), int64(h)}))
}

// Mandelbrot is the peer of [kernels.Mandelbrot].
func (l *Library) Mandelbrot(counts []int32, w, h, limit int) error {
	return l.mandelbrot("mandelbrot", counts, w, h, limit)
}

// MandelbrotSIMD is the one written by hand with vectors; w must be a multiple of 32.
func (l *Library) MandelbrotSIMD(counts []int32, w, h, limit int) error {
	return l.mandelbrot("mandelbrot_simd", counts, w, h, limit)
}

func (l *Library) mandelbrot(name string, counts []int32, w, h, limit int) error {
	return l.call(name, unsafe.Pointer(&struct {
		counts      unsafe.Pointer
		w, h, limit int64
	}{ptr(counts), int64(w), int64(h), int64(limit)}))
}

// NBody is the peer of [kernels.NBody]; the number of bodies must be a multiple of 32.
func (l *Library) NBody(b kernels.Bodies) error {
	return l.call("nbody", unsafe.Pointer(&struct {
		x, y, z, m, fx, fy, fz unsafe.Pointer
		n                      int64
	}{ptr(b.X), ptr(b.Y), ptr(b.Z), ptr(b.M), ptr(b.FX), ptr(b.FY), ptr(b.FZ), int64(len(b.X))}))
}

// BlackScholes is the peer of [kernels.BlackScholes].
func (l *Library) BlackScholes(o kernels.Options) error {
	return l.call("blackscholes", unsafe.Pointer(&struct {
		spot, strike, years, volatility, call, put unsafe.Pointer
		n                                          int64
	}{ptr(o.Spot), ptr(o.Strike), ptr(o.Years), ptr(o.Volatility), ptr(o.Call), ptr(o.Put), int64(len(o.Spot))}))
}

// SpMV is the peer of [kernels.SpMV].
func (l *Library) SpMV(a kernels.CSR, y, x []float64) error {
	return l.call("spmv", unsafe.Pointer(&struct {
		start, col, val, y, x unsafe.Pointer
		rows                  int64
	}{ptr(a.Start), ptr(a.Col), ptr(a.Val), ptr(y), ptr(x), int64(len(y))}))
}

// A Stream measures what memory can do. Slices must be aligned to 64 bytes, and as long as a multiple of 64.
type Stream struct {
	Z, X, Y []float32
	Times   int // how often all is gone through in one call
}

// The ways in which [Library.Stream] goes through memory, with the bytes that each moves for an element. Past means
// that what is written goes past the caches.
const (
	Triad     = "stream_triad" // z = 17 x + y
	TriadPast = "stream_triad_past"
	Copy      = "stream_copy" // z = x
	CopyPast  = "stream_copy_past"
	Read      = "stream_read"
)

// Stream goes through memory in one of those ways.
func (l *Library) Stream(way string, s Stream) error {
	return l.call(way, unsafe.Pointer(&struct {
		z, x, y unsafe.Pointer
		n       int64
		times   int64
		result  *float32
	}{ptr(s.Z), ptr(s.X), ptr(s.Y), int64(len(s.X)), int64(s.Times), new(float32)}))
}
