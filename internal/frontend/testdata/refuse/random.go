package refuse

import "github.com/spelt-go/spelt/kernel"

//spelt:kernel
func RandOutside(x []uint64) {
	r := kernel.Random(5, 1)
	for i := range x {
		x[i] = r.Uint64() // want loop-carried "^in kernel.Rand.Uint64, r.left .declared at random.go:7:2. carries a value .* at random.go:[0-9]+:" "^make one in each iteration: kernel.Random.seed, uint64.i..$"
	}
}

type sampler struct {
	rng   kernel.Rand
	draws int
}

func (s *sampler) draw() float64 {
	s.draws++
	return s.rng.Float64() // want loop-carried "^in kernel.Rand.Float64, s.rng.left" "kernel.Random.seed, uint64.cell..$"
}

//spelt:kernel
func RandInStruct(x []float64) {
	var s sampler
	for cell := range x {
		x[cell] = s.draw() + s.draw()
	}
}

//spelt:kernel
func RandOfGrid(x []float64, w, h int) {
	r := kernel.Random(1, 1)
	for i, j := range kernel.Grid2(h, w) {
		x[i*w+j] = r.Normal() // want loop-carried "in kernel.Rand.Normal, r.left" "kernel.Random.seed, uint64.i.., with another i in each"
	}
}

//spelt:kernel
func RandArray(x []float64) {
	var rs [4]kernel.Rand
	for i := range x {
		x[i] = rs[i%4].Float64() // want loop-carried "^in kernel.Rand.Float64, rs is outside the parallel loop.* at random.go:[0-9]+$" "make one in each iteration"
	}
}

//spelt:kernel
func RandAfterLoop(x []uint64) {
	var r kernel.Rand
	for i := range x {
		r = kernel.Random(5, uint64(i))
		x[i] = r.Uint64()
	}
	x[0] = r.Uint64() // want loop-carried "^in kernel.Rand.Uint64, r.* no last iteration" "another one after the loop"
}

//spelt:kernel
func RandOfSections(x []uint64) {
	r := kernel.Random(5, 1)
	kernel.Concurrent(
		func() { x[0] = r.Uint64() }, // want loop-carried "^in kernel.Rand.Uint64, r.* concurrent sections" "make one in each section"
		func() { x[1] = r.Uint64() })
}

func pull(r kernel.Rand) (uint64, kernel.Rand) {
	v := r.Uint64()
	return v, r
}

//spelt:kernel
func RandByValue(x []uint64) {
	r := kernel.Random(1, 2)
	for i := range x {
		x[i], r = pull(r) // want loop-carried "^r..* carries a value" "^make one in each iteration"
	}
}
