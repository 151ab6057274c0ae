package kernels

import "sync"

// Chunks calls f for parts of [0, n), each on a goroutine of its own, and returns when all are done. The parts are
// contiguous and nearly equal; parts is how many there are.
func Chunks(n, parts int, f func(part, lo, hi int)) {
	var wg sync.WaitGroup
	for p := range parts {
		wg.Go(func() { f(p, n*p/parts, n*(p+1)/parts) })
	}
	wg.Wait()
}
