package kernels

import "github.com/spelt-go/spelt/kernel"

// Sections run at the same time, each with its own bounds.
//
//spelt:kernel
func Sections(a, b []int32, x []int32) {
	n, m := len(a), len(b)
	kernel.Concurrent(
		func() {
			lo := n / 4
			for i := lo; i < n; i++ {
				a[i] = int32(i)
			}
			s := int32(0)
			for _, v := range x {
				s += v
			}
			for i := range lo {
				a[i] = s
			}
		},
		func() {
			lo := m / 2
			for i := lo; i < m; i++ {
				b[i] = int32(-i)
			}
			s := int32(1)
			for _, v := range x {
				s = max(s, v)
			}
			for i := range lo {
				b[i] = s
			}
		},
	)
	for i := range x {
		x[i]++
	}
}

// SectionsOut sets variables that are used after the sections.
//
//spelt:kernel
func SectionsOut(x, y []int64) (s, t int64) {
	kernel.Concurrent(
		func() {
			for _, v := range x {
				s += v
			}
		},
		func() {
			for _, v := range y {
				t ^= v
			}
			if t == 0 {
				t = -1
			}
		},
	)
	for i := range x {
		x[i] = s - t
	}
	return
}

// SectionsInLoops has sections in a serial loop, with its counter.
//
//spelt:kernel
func SectionsInLoops(a, b []int32, rounds int) {
	//spelt:serial
	for r := range rounds {
		kernel.Concurrent(
			func() {
				for i := range a {
					a[i] += int32(r)
				}
			},
			func() {
				if r%2 == 0 {
					for i := range b {
						b[i] -= int32(r)
					}
				}
			},
		)
	}
}

// Handshake has sections that wait for each other: they have to run at the
// same time.
//
//spelt:kernel
func Handshake(a, b *int32, met []bool) {
	kernel.VolatileStore(a, 0)
	kernel.VolatileStore(b, 0)
	kernel.Concurrent(
		func() {
			kernel.VolatileStore(a, 1)
			n := 0
			for kernel.VolatileLoad(b) == 0 && n < 1<<30 {
				n++
			}
			for i := range met {
				met[i] = n < 1<<30
			}
		},
		func() {
			n := 0
			for kernel.VolatileLoad(a) == 0 && n < 1<<30 {
				n++
			}
			kernel.VolatileStore(b, 1)
		},
	)
}
