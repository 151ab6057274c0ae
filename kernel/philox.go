package kernel

// philox is Philox4x32-10, a bijection of the 128-bit counter c for each
// 64-bit key k, whose output passes as random: four words for each counter.
//
// Source: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as
// 1, 2, 3", SC'11, doi:10.1145/2063384.2063405.
func philox(c0, c1, c2, c3, k0, k1 uint32) (uint32, uint32, uint32, uint32) {
	const (
		m0, m1 = 0xd2511f53, 0xcd9e8d57
		w0, w1 = 0x9e3779b9, 0xbb67ae85 // golden ratio, sqrt(3)-1
	)
	for range 10 {
		p0, p1 := uint64(c0)*m0, uint64(c2)*m1
		c0, c1, c2, c3 = uint32(p1>>32)^c1^k0, uint32(p1), uint32(p0>>32)^c3^k1, uint32(p0)
		k0 += w0
		k1 += w1
	}
	return c0, c1, c2, c3
}
