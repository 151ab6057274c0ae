package kernel_test

import (
	"fmt"
	"math"

	"github.com/spelt-go/spelt/kernel"
)

// Blur is a kernel: compiled, its rows and columns run in parallel.
//
//spelt:kernel
func Blur(dst, src []float32, h, w int) {
	for y, x := range kernel.Grid2(h, w) {
		left, right := max(x-1, 0), min(x+1, w-1)
		dst[y*w+x] = (src[y*w+left] + 2*src[y*w+x] + src[y*w+right]) / 4
	}
}

func ExampleGrid2() {
	src := []float32{0, 4, 0, 8, 0, 0}
	dst := make([]float32, len(src))
	Blur(dst, src, 2, 3)
	fmt.Println(dst)
	// Output: [1 2 1 6 2 0]
}

func ExampleGrid3() {
	const d, h, w = 2, 2, 2
	var volume [d * h * w]int
	for p := range kernel.Grid3(d, h, w) {
		volume[(p.I*h+p.J)*w+p.K] = 100*p.I + 10*p.J + p.K
	}
	fmt.Println(volume)
	// Output: [0 1 10 11 100 101 110 111]
}

// Histogram is a kernel whose iterations meet in bins.
//
//spelt:kernel
func Histogram(bins, weight []float32, bin []int32) {
	for i, b := range bin {
		kernel.AtomicAddFloat32(&bins[b], weight[i])
	}
}

func ExampleAtomicAddFloat32() {
	bins := make([]float32, 3)
	Histogram(bins, []float32{1, 2, 4, 8}, []int32{0, 2, 2, 0})
	fmt.Println(bins)
	// Output: [9 0 6]
}

// Compact is a kernel that keeps what is positive, in any order: the old value
// of the counter is the place that an iteration has to itself.
//
//spelt:kernel
func Compact(dst, src []float32, n *int32) {
	for _, v := range src {
		if v > 0 {
			dst[kernel.AtomicAddInt32(n, 1)] = v
		}
	}
}

func ExampleAtomicAddInt32() {
	dst, n := make([]float32, 4), int32(0)
	Compact(dst, []float32{3, -1, 0, 5}, &n)
	fmt.Println(n, dst[:n])
	// Output: 2 [3 5]
}

// Nearest is a kernel that finds the least distance to p in each of the cells.
//
//spelt:kernel
func Nearest(least, x []float64, cell []int32, p float64) {
	for i, c := range cell {
		kernel.AtomicMinFloat64(&least[c], math.Abs(x[i]-p))
	}
}

func ExampleAtomicMinFloat64() {
	least := []float64{math.Inf(1), math.Inf(1)}
	Nearest(least, []float64{1, 2, 8}, []int32{0, 0, 1}, 5)
	fmt.Println(least)
	// Output: [3 3]
}

// Pi is a kernel that throws darts: an iteration has a stream of its own, so
// that the result is the same for any number of threads.
//
//spelt:kernel
func Pi(seed uint64, n int) float64 {
	hits := 0
	for i := range n {
		r := kernel.Random(seed, uint64(i))
		x, y := r.Float64(), r.Float64()
		if x*x+y*y < 1 {
			hits++
		}
	}
	return 4 * float64(hits) / float64(n)
}

func ExampleRandom() {
	fmt.Printf("%.2f\n", Pi(1, 100_000))
	// Output: 3.14
}

func ExampleRand_Normal() {
	r := kernel.Random(1, 0)
	fmt.Printf("%.4f %.4f\n", r.Normal(), r.Normal())
	// Output: -0.2786 -1.3676
}

func ExampleAssert() {
	mean := func(x []float64) float64 {
		kernel.Assert(len(x) > 0, "the mean of nothing")
		sum := 0.0
		for _, v := range x {
			sum += v
		}
		return sum / float64(len(x))
	}
	fmt.Println(mean([]float64{1, 2}))
	defer func() { fmt.Println(recover()) }()
	mean(nil)
	// Output:
	// 1.5
	// kernel: assertion failed: the mean of nothing
}

func ExampleConcurrent() {
	a, b := make([]int, 3), make([]int, 4)
	kernel.Concurrent(
		func() {
			for i := range a {
				a[i] = i
			}
		},
		func() {
			for i := range b {
				b[i] = -i
			}
		},
	)
	fmt.Println(a, b)
	// Output: [0 1 2] [0 -1 -2 -3]
}

func ExampleVolatileLoad() {
	status := uint32(1)
	first := kernel.VolatileLoad(&status) // one read, whatever happens to it later
	kernel.VolatileStore(&status, 2)
	fmt.Println(first, status)
	// Output: 1 2
}
