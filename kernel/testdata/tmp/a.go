package tmp

import ("math"; "github.com/spelt-go/spelt/kernel")

//spelt:kernel
func Max(x []float32) (m float32) {
	m = x[0]
	for i := range x { if x[i] > m { m = x[i] } }
	return
}
//spelt:kernel
func Max2(x []float32, ok []bool) float32 {
	m := float32(math.Inf(-1))
	for i, v := range x { if ok[i] && m < v { m = v } }
	return m
}
//spelt:kernel
func Max3(x, y []float32) float32 {
	var m float32
	for i := range x { if d := float32(math.Abs(float64(x[i]-y[i]))); d > m { m = d } }
	return m
}
//spelt:kernel
func Sums(x []float64, w, h int) (s, q float64, n int, any bool) {
	var t float64
	for y, c := range kernel.Grid2(h, w) {
		t = x[y*w+c]
		s += t
		q = q + t*t
		if t > 0 { n++; any = true }
	}
	return
}
//spelt:kernel
func Dot(x, y []float64) float64 {
	s := 0.0
	for i := range x { for j := range 3 { s += x[i]*y[j] } }
	return s
}
//spelt:kernel
func MM(x []float64) (lo, hi float64) {
	lo, hi = math.Inf(1), math.Inf(-1)
	for _, v := range x { lo = min(lo, v); hi = math.Max(hi, v) }
	return
}
//spelt:kernel
func CG(x []float64, tol float64) float64 {
	r := 1.0
	for r > tol {
		r = 0
		for i := range x { x[i] *= 0.5; r += x[i]*x[i] }
		r = math.Sqrt(r)
	}
	return r
}
type S struct{ sum float64; n int }
func (s *S) add(v float64) { s.sum += v; s.n++ }
//spelt:kernel
func Method(x []float64) (float64, int) {
	var s S
	for _, v := range x { s.add(v) }
	return s.sum, s.n
}
//spelt:kernel
func All(x []float64) bool {
	ok := true
	for _, v := range x { ok = ok && v > 0 }
	return ok
}
//spelt:kernel
func Hash(x []uint32) (h uint32) {
	for _, v := range x { h ^= v; }
	return
}
//spelt:kernel
func Rnd(out []float64, seed uint64) {
	for i := range out { r := kernel.Random(seed, uint64(i)); out[i] = r.Float64() + r.Normal() + math.Exp(out[i]) + math.Max(out[i], 1) + float64(r.IntN(4)) }
}
//spelt:kernel
func Atom(f []float32, n *int32) {
	for i := range f { kernel.AtomicAddFloat32(&f[0], 1); kernel.AtomicMaxInt32(n, int32(i)); if kernel.AtomicCompareAndSwapFloat32(&f[0], 1, 2) { f[i] = 1 } }
}
//spelt:kernel
func Arg(x []float64) int {
	m, at := x[0], 0
	for i, v := range x { if v > m { m = v; at = i } }
	return at
}
//spelt:kernel
func Any(x []float64) bool {
	found := false
	for i := range x { found = found || (x[i] > 0 && x[i] < 9) }
	return found
}
//spelt:kernel
func Prefix(x []float64) {
	s := 0.0
	for i := range x { s += x[i]; x[i] = s }
}
//spelt:kernel
func Last(x []float64) float64 {
	var v float64
	for i := range x { v = x[i] }
	return v
}
//spelt:kernel
func Row(x [][]float64) {
	var row []float64
	for i := range x { row = x[i]; row[0] = 1 }
}
