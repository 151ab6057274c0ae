// Package kern has the kernels of the programs that the tests run.
package kern

import "github.com/spelt-go/spelt/kernel"

// Data is what every kernel here works on. Results of native and plain code are equal bit for bit with fused
// multiply-add off.
type Data struct {
	X, Y, Z []float32
	K       []int32
	Seed    uint64
	Steps   int
}

// Blend has four loops, two of them joined by a sum, and a snapshot that crosses a loop which overwrites it.
//
//spelt:kernel
func Blend(d *Data) {
	first := d.K[0]
	for i := range d.X {
		d.X[i] = d.X[i]*0.5 + d.Y[i]
	}
	sum := int32(0)
	for i := range d.K {
		sum += d.K[i]
	}
	for i := range d.K {
		d.K[i] = d.K[i]*3 + sum
	}
	for i := range d.Z {
		d.Z[i] = d.X[i] - float32(first)
	}
}

// Wide has a dozen loops, all different.
//
//spelt:kernel
func Wide(d *Data) {
	for i := range d.X {
		d.X[i] += 1.5
	}
	for i := range d.X {
		d.X[i] *= 0.75
	}
	for i := range d.Y {
		d.Y[i] -= d.X[i]
	}
	for i := range d.Y {
		if d.Y[i] < 0 {
			d.Y[i] = -d.Y[i]
		}
	}
	for i := range d.Z {
		d.Z[i] = max(d.X[i], d.Y[i])
	}
	for i := range d.K {
		d.K[i] ^= 0x55
	}
	for i := range d.K {
		d.K[i] <<= 1
	}
	for i := range d.K {
		d.K[i] |= int32(d.Z[i]) & 7
	}
	for i := range d.Z {
		d.Z[i] += float32(d.K[i] & 15)
	}
	for i := 1; i < len(d.X); i++ {
		d.X[i] = d.Y[i-1] + d.Z[i]
	}
	for i := range d.Y {
		d.Y[i] /= 1 + d.Z[i]*d.Z[i]
	}
	for i := range d.K {
		d.K[i] %= 1001
	}
}

// Noise draws random numbers, and is called once for each of many seeds.
//
//spelt:kernel
func Noise(d *Data) {
	for i := range d.X {
		r := kernel.Random(d.Seed, uint64(i))
		d.X[i] = r.Float32()
	}
}

// Spin takes as long as it is told to, in time steps of two loops each.
//
//spelt:kernel
func Spin(d *Data) {
	//spelt:serial
	for t := 0; t < d.Steps; t++ {
		for i := range d.X {
			d.Y[i] = d.X[i]*0.5 + float32(t)
		}
		for i := range d.X {
			d.X[i] = d.Y[i] * 0.25
		}
	}
}

// Short reads one element too far, if Y is no longer than X.
//
//spelt:kernel
func Short(d *Data) {
	for i := range d.X {
		d.X[i] = d.Y[i+1]
	}
}
