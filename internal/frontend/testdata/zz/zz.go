package zz

type S struct { a, b int; c [3]int; d T }
type T struct { x int; y [2]int }
func (s *S) bump(k int) int { if k > 3 { s.a += k; return s.b }; s.c[k&1] += s.a; s.d.y[1]++; return s.c[0] - k }
func (s S) sum() int { t := s.a + s.b*2; for i, v := range s.c { t += v*i }; for _, v := range s.d.y { t ^= v }; return t + s.d.x }
func toi8(x int) int { return int(int8(x)) }
func u16(x int) int { return int(uint16(x)) }
func su(x int) uint { return uint(x)&9 }
func h1(x, y int) int { if x > y { return x - y }; for i := 0; i < 5; i++ { if i*x == y { return i }; y -= i }; return y }
func h2(x int) (r int, ok bool) { switch { case x < 0: return -x, false; case x > 50: r = x % 50; case x == 7: return } ; r += 3; ok = r&1 == 0; return }
func h3(p *int, q *int) { if *p > *q { *p, *q = *q, *p; return }; *p++; *q -= 2 }
func h4(f func(int) int, n int) int { s := 0; for i := range n & 3 { s += f(i) }; return s }
func it(n int) func(func(int) bool) { return func(yield func(int) bool) { for i := 0; i < n&7; i++ { if i == 5 { continue }; if !yield(i) { return } } } }

//spelt:kernel
func K0(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = in[idx(n, len(in))]
		f1 := func(q int) int {
			L2:
			for i3 := 0; i3 < q&7; i3++ {
				if fuel++; fuel > 500 { break }; _ = i3
				v4 := i3
				_ = v4
				v4 *= ^(((^(28) & x) | (in[idx(v4, len(in))] << su((i | 45)))))
				if !(-((n + in[idx(x, len(in))])) != ((in[idx(n, len(in))] &^ 44) + ^(in[idx(x, len(in))]))) { continue L2 }
			}
			if ((51 ^ x) ^ (q ^ 36)) <= ((n & 1) - (46 &^ 36)) {
				for i5 := range n & 5 {
					if fuel++; fuel > 500 { break }; _ = i5
					p6 := &x
					_ = p6
				}
				out[i] *= (^(((-3 & 41) & (-2 - n))) + (n | i))
				v7 := x
				_ = v7
			}
			p8 := &q
			_ = p8
			return ((24 & i) - ^(i))
		}
		_ = f1
		switch 2&3 {
		case 0, 1:
			L9:
			for i10 := range ((i % (20&7|1)) - (i &^ x)) & 5 {
				if fuel++; fuel > 500 { break }; _ = i10
				if -(^(n)) < n { continue }
				if ((((40 << su(x)) + (i10 << su(n))) < 9 || ((i | n) &^ min(n, i10)) <= 49) || ((in[idx(i10, len(in))] <= ((i % (i10&7|1)) &^ (n % (55&7|1))) || (u16(55) % ((i10 | 24)&7|1)) == toi8(i10)) && ((x &^ 37) - i10) <= (11 % (^(i10)&7|1)))) {
					a11 := [4]int{((x | 40) * (5 &^ 1)), n}
					_ = a11
					i10 |= (i10 >> su(n))
					s12 := S{a: 2, c: [3]int{1: (-1 >> su(max(44, n)))}}
					_ = s12.a
				} else {
					if (30 == (in[idx(n, len(in))] % (23&7|1)) && ((i10 + 54) / ((30 ^ n)&7|1)) != (-3 / (h1(23, i10)&7|1))) { continue }
				}
				f13 := func(q int) int {
					if i > ((i * x) & n) {
						i10 = in[idx(i10, len(in))]
					} else {
						q += ((max((x % (-4&7|1)), h1(in[idx(i10, len(in))], 8)) / (u16((-7 % (in[idx(n, len(in))]&7|1)))&7|1)) + x)
						s14 := S{a: ((q ^ i10) &^ 59), c: [3]int{1: in[idx(i10, len(in))]}}
						_ = s14.a
					}
					i10 += (49 / ((((16 + x) | (x ^ i10)) * (i / (^(i)&7|1)))&7|1))
					v15 := ((^((n + q)) >> su(f1((i ^ i10)))) & i10)
					_ = v15
					return ((i10 * x) &^ (16 ^ 23))
				}
				_ = f13
				if (^(i10) &^ i) < h1(22, ^(x)) { continue L9 }
			}
			for i16 := range it((min(x, 8) ^ max(7, n))) {
				if fuel++; fuel > 500 { break }; _ = i16
				out[i] |= 29
				p17 := &x
				_ = p17
			}
			fallthrough
		case 2, 3:
			if r18, ok19 := h2((((in[idx(i, len(in))] % (i&7|1)) * x) - toi8((x % (i&7|1))))); ok19 {
				_ = r18
				p20 := &x
				_ = p20
				v21 := toi8((((*p20 - *p20) | (58 &^ i)) - in[idx(i, len(in))]))
				_ = v21
			}
			out[i] = ((((20 | 29) - (i + in[idx(x, len(in))])) % (x&7|1)) + n)
		case 4, 5:
			if (n != (x ^ (38 - 44)) || 55 < 30) {
				x = f1((toi8((x - i)) | i))
			} else {
				for i22 := range it(i) {
					if fuel++; fuel > 500 { break }; _ = i22
					out[i] *= (39 % (h1(^((i * 17)), ((2 % (x&7|1)) | u16(i22)))&7|1))
					v23 := (((i % ((i >> su(i))&7|1)) >> su(((i + i22) % (f1(54)&7|1)))) - -(29))
					_ = v23
				}
				for i24 := i & 3; i24 != 5; i24++ {
					if fuel++; fuel > 500 { break }; _ = i24
					for i25 := i & 3; i25 != 5; i25++ {
						if fuel++; fuel > 500 { break }; _ = i25
						v26 := (i % (((i + i) & ((i24 / (21&7|1)) ^ (28 * x)))&7|1))
						_ = v26
						x++
						v27 := 15
						_ = v27
					}
					x++
				}
			}
			if (i &^ (20 + 15)) < (max(-9, in[idx(x, len(in))]) * i) {
				x = ((((n | n) ^ (i & n)) ^ (f1(44) & 37)) << su(((f1(i) & (7 + n)) + (-(n) * i))))
			} else {
				switch  {
				case h1(h1(n, n), x) <= in[idx(x, len(in))]:
					if ((44 * x) * (x & x)) >= h1((n >> su(55)), (1 ^ 1)) {
						out[i]++
					} else {
					}
				case (^((12 ^ -1)) > (x * u16(n)) && (i - (n & 5)) == 48):
					out[i] ^= ((((i & -3) * (31 << su(n))) | ((n - i) + (in[idx(x, len(in))] - i))) / (51&7|1))
					fallthrough
				case ((i / (42&7|1)) >> su(^(35))) == ((22 - x) + (i + 16)):
					s28 := S{a: ((x - x) + ^(x)), c: [3]int{1: 50}}
					_ = s28.a
					fallthrough
				default:
					if ^(6) > toi8(-(i)) {
						out[i] |= ((18 + toi8(i)) << su(f1(x)))
						v29 := u16((((x ^ x) - (x | 9)) + i))
						_ = v29
					} else {
						x++
					}
				}
				if !(((-1 &^ 40) + i) < f1(h1(i, 17))) {
					x--
					x -= (((43 + (x + i)) | (i >> su((n % (14&7|1))))) % (^((f1(i) ^ x))&7|1))
				}
			}
		default:
			out[i] = i
		}
		a30 := [4]int{(toi8(-6) * x), ((n - -5) * (48 ^ n))}
		_ = a30
		s31 := S{a: ((x - x) % (h1(22, a30[1])&7|1)), c: [3]int{1: (4 - ^(i))}}
		_ = s31.a
		for i32 := 0; i32 < 4; {
			fuel++; if fuel > 300 { break }; i32++
			if fuel++; fuel > 500 { break }; _ = i32
			a30[0] ^= (46 ^ 28)
			i32 = s31.bump((u16(in[idx(i32, len(in))]) % (h1(a30[0], i)&7|1)))
		}
		out[i] += toi8(x)
	}
}

//spelt:kernel
func K1(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] ^= ((((x * n) + in[idx(i, len(in))]) ^ (^(x) >> su((in[idx(x, len(in))] &^ in[idx(n, len(in))])))) ^ ^(41))
		out[i] = ((i + 36) | x)
		a1 := [4]int{^(^(50)), i}
		_ = a1
		for i2 := 0; i2 < 4; {
			fuel++; if fuel > 300 { break }; i2++
			if fuel++; fuel > 500 { break }; _ = i2
			if r3, ok4 := h2(36); ok4 {
				_ = r3
				if (!(^((51 % (25&7|1))) != (n & 26)) || ((a1[3] &^ r3) * (-8 << su(x))) > ((i2 * i2) &^ (a1[3] - i))) {
					for i5 := 0; i5 < r3&7; i5++ {
						if fuel++; fuel > 500 { break }; _ = i5
						v6 := i2
						_ = v6
					}
					if r7, ok8 := h2((u16((r3 / (x&7|1))) & ((i2 & a1[0]) + (33 &^ in[idx(i2, len(in))])))); ok8 {
						_ = r7
						i2, out[i] = ((max(17, x) | x) &^ ((35 - 33) - (in[idx(r7, len(in))] + r7))), (((i - r7) + (a1[0] << su(a1[1]))) &^ -8)
						out[i] -= (i2 + (((r3 | i2) | (r7 & 10)) & ((n ^ r7) % ((18 &^ x)&7|1))))
					}
					if (n / ((a1[3] / (i&7|1))&7|1)) < 1 {
						out[i] += ^(h1(((51 ^ 5) * ^(52)), ((33 >> su(a1[0])) &^ 45)))
						s9 := S{a: i2, c: [3]int{1: (toi8(i) * r3)}}
						_ = s9.a
					}
				}
				L10:
				for i11 := range (min(54, r3) >> su((20 >> su(a1[3])))) & 5 {
					if fuel++; fuel > 500 { break }; _ = i11
					switch ((-1 - in[idx(x, len(in))]) >> su((n + 37)))&3 {
					case 0, 1:
						v12 := -((max((r3 + in[idx(i, len(in))]), r3) & (26 & r3)))
						_ = v12
					case 2, 3:
						v13 := n
						_ = v13
					default:
						v14 := i11
						_ = v14
					}
					p15 := &x
					_ = p15
					for i16 := 0; i16 < i11&7; i16++ {
						if fuel++; fuel > 500 { break }; _ = i16
						v17 := ((^((n * 19)) - x) + u16(u16(h1(*p15, i16))))
						_ = v17
					}
					if 47 != x { continue L10 }
				}
			}
			x ^= i
			p18 := &x
			_ = p18
		}
		x = toi8(i)
		x = (((h1(a1[1], n) | toi8(n)) & x) &^ 24)
		p19 := &x
		_ = p19
		a1[2] -= *p19
		out[i] += (i + ((*p19 - x) * (*p19 - n)))
	}
}

//spelt:kernel
func K2(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x *= ((i / (toi8((i / (15&7|1)))&7|1)) % ((x | ((33 / (54&7|1)) + 52))&7|1))
		out[i] += 37
		v1 := ((max((in[idx(i, len(in))] * 32), (in[idx(i, len(in))] % (x&7|1))) & (8 + x)) / (n&7|1))
		_ = v1
		if r2, ok3 := h2(^(15)); ok3 {
			_ = r2
			out[i] |= (((13 / (v1&7|1)) | (v1 - (r2 & i))) ^ ((h1(i, n) &^ (32 &^ in[idx(x, len(in))])) | 36))
			r2 = ((r2 ^ v1) &^ ^((-4 + max(60, i))))
		}
		out[i] ^= i
		out[i] += ((in[idx(x, len(in))] + (i | v1)) | i)
	}
}

//spelt:kernel
func K3(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		for i1 := i & 3; i1 != 5; i1++ {
			if fuel++; fuel > 500 { break }; _ = i1
			a2 := [4]int{((i1 & x) - in[idx(i1, len(in))]), n}
			_ = a2
			x--
			L3:
			for i4 := 0; i4 < i&7; i4++ {
				if fuel++; fuel > 500 { break }; _ = i4
				if r5, ok6 := h2((((36 ^ in[idx(n, len(in))]) & (a2[0] ^ 51)) * ((i / (6&7|1)) >> su((x &^ i1))))); ok6 {
					_ = r5
					if ((in[idx(r5, len(in))] * 54) & (n & in[idx(i, len(in))])) > (h1(17, -8) + in[idx(i1, len(in))]) {
						s7 := S{a: ((in[idx(i4, len(in))] ^ x) % (a2[0]&7|1)), c: [3]int{1: (i1 ^ (44 & 34))}}
						_ = s7.a
						s7.a--
					} else {
						a2[2], out[i] = h1(^(toi8(x)), (43 << su(in[idx(i, len(in))]))), (^((i * in[idx(x, len(in))])) & h1((i1 &^ r5), toi8(n)))
					}
					s8 := S{a: i4, c: [3]int{1: n}}
					_ = s8.a
				}
				if (((a2[1] * i) &^ u16(i1)) == (-4 & n) && (i1 * (-1 - a2[3])) >= max(2, n)) { break L3 }
			}
		}
		x = in[idx(n, len(in))]
		out[i]++
		s9 := S{a: u16((n - i)), c: [3]int{1: (2 - 7)}}
		_ = s9.a
		if r10, ok11 := h2(((i >> su((n | 7))) ^ ^((59 - in[idx(i, len(in))])))); ok11 {
			_ = r10
			L12:
			for i13 := i & 3; i13 != 5; i13++ {
				if fuel++; fuel > 500 { break }; _ = i13
				for i14 := r10 & 3; i14 != 5; i14++ {
					if fuel++; fuel > 500 { break }; _ = i14
					if ((n * -1) | u16(s9.b)) > i14 {
						r10 |= toi8(min(-(i14), (toi8(s9.c[uint(r10)%3]) * u16(x))))
						s15 := S{a: ((n / (s9.b&7|1)) / (i14&7|1)), c: [3]int{1: s9.sum()}}
						_ = s15.a
					}
				}
				if ((x + in[idx(i, len(in))]) - (x ^ r10)) != (in[idx(x, len(in))] & (in[idx(r10, len(in))] | s9.c[uint(r10)%3])) {
					v16 := ((in[idx(n, len(in))] >> su(x)) / ((s9.b ^ ((s9.b / (s9.d.x&7|1)) ^ (s9.b >> su(n))))&7|1))
					_ = v16
				} else {
					v17 := (29 - i)
					_ = v17
					v17 -= in[idx(i, len(in))]
				}
				v18 := ^((s9.d.y[0] % ((s9.sum() - (i >> su(23)))&7|1)))
				_ = v18
				if s9.a > (s9.sum() + (s9.c[1] >> su(i13))) { continue L12 }
			}
			L19:
			for i20 := 0; i20 < i&7; i20++ {
				if fuel++; fuel > 500 { break }; _ = i20
				if r21, ok22 := h2((((54 / (s9.c[1]&7|1)) << su(r10)) + s9.sum())); ok22 {
					_ = r21
					r10 = s9.bump(s9.sum())
					s9.d.y[x&1] = ((h1(u16(r10), (in[idx(r10, len(in))] << su(in[idx(r10, len(in))]))) | u16(max(s9.sum(), s9.c[1]))) & (58 ^ r21))
				}
				if !(in[idx(i20, len(in))] == s9.sum()) { break L19 }
			}
		}
		if r23, ok24 := h2((i | (3 % (s9.d.y[0]&7|1)))); ok24 {
			_ = r23
			if r25, ok26 := h2(in[idx(i, len(in))]); ok26 {
				_ = r25
				switch  {
				case (51 < s9.a && in[idx(n, len(in))] >= s9.c[uint(r25)%3]):
					if r27, ok28 := h2(u16(min((-8 &^ r25), (s9.a / (r25&7|1))))); ok28 {
						_ = r27
						v29 := -((r23 + h1((i + r25), -(s9.sum()))))
						_ = v29
						a30 := [4]int{((-8 + r25) & min(s9.d.y[0], v29)), (57 + (n | v29))}
						_ = a30
					}
				case ((r25 & r23) | n) > (36 | (i | n)):
					if (s9.sum() * s9.sum()) != (min(in[idx(r23, len(in))], s9.d.y[0]) | (x - r23)) {
						s9.c[2] = s9.c[1]
						s31 := S{a: (r25 * ^(s9.c[uint(r23)%3])), c: [3]int{1: (60 + (i % (n&7|1)))}}
						_ = s31.a
					}
					s9.a |= i
					fallthrough
				default:
					for i32 := 6; i32 >= 0; i32 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i32
						v33 := in[idx(i, len(in))]
						_ = v33
						out[i] += (min(((i &^ i32) | (in[idx(x, len(in))] & x)), (^(s9.d.y[0]) + r25)) &^ h1(((s9.sum() | r25) * (i32 >> su(in[idx(i32, len(in))]))), (in[idx(x, len(in))] - in[idx(i, len(in))])))
						s9.c[2] += (s9.sum() | r25)
					}
				}
				s9.c[2] += min((((18 / (r23&7|1)) & s9.a) + (u16(n) >> su((19 + r23)))), x)
			}
			switch  {
			case (((i &^ 37) + (n % (i&7|1))) < 8 || (r23 / (r23&7|1)) > s9.sum()):
				s9.a *= ((((-1 / (r23&7|1)) - (n ^ in[idx(i, len(in))])) | ((n &^ 0) * (i / (x&7|1)))) * s9.d.y[0])
			case ^(max(r23, r23)) >= (toi8(x) >> su(^(s9.a))):
				if ((-9 & 56) * (r23 * x)) == (h1(s9.d.y[0], 35) | (-1 &^ in[idx(n, len(in))])) {
					r23 += (h1(toi8(min(r23, x)), ((in[idx(x, len(in))] & x) & (n &^ n))) * (((23 + x) + (in[idx(x, len(in))] * 2)) | (min(28, i) ^ (s9.c[1] ^ n))))
					a34 := [4]int{(-(38) + (r23 & i)), in[idx(r23, len(in))]}
					_ = a34
				}
				s35 := S{a: ^(r23), c: [3]int{1: ((s9.d.y[0] | s9.d.x) &^ (-8 + 18))}}
				_ = s35.a
			default:
				v36 := (((s9.c[uint(r23)%3] &^ s9.c[1]) / ((26 | x)&7|1)) ^ max(((r23 &^ in[idx(x, len(in))]) - x), -((x - s9.d.y[0]))))
				_ = v36
			}
		}
		v37 := 32
		_ = v37
		v38 := n
		_ = v38
		out[i] += (((47 - v37) << su(0)) / (((s9.d.y[0] - s9.c[1]) << su(17))&7|1))
	}
}

//spelt:kernel
func K4(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := -3
		_ = v1
		s2 := S{a: (45 - min(28, 31)), c: [3]int{1: ((n / (20&7|1)) / ((x - 16)&7|1))}}
		_ = s2.a
		s2.d.x = s2.bump(n)
		out[i] = (v1 + x)
		f3 := func(q int) int {
			h3(&x, &q)
			x *= -(in[idx(i, len(in))])
			if (v1 >= s2.b && !((v1 % ((in[idx(i, len(in))] & q)&7|1)) > s2.d.y[0])) { return 33 }
			v4 := (h1((n + q), n) | (((n - s2.d.x) + q) - (s2.b & (i + n))))
			_ = v4
			return ((n << su(-4)) - (34 + n))
		}
		_ = f3
		v5 := f3((s2.b >> su((33 % ((v1 / (in[idx(x, len(in))]&7|1))&7|1)))))
		_ = v5
		for i6 := range it(-3) {
			if fuel++; fuel > 500 { break }; _ = i6
			L7:
			for i8 := range it(s2.sum()) {
				if fuel++; fuel > 500 { break }; _ = i8
				if !(h1(-(s2.sum()), (56 * in[idx(i6, len(in))])) != 23) {
					s2.d.y[v1&1] *= u16((((s2.d.y[0] & i6) / ((s2.sum() * i)&7|1)) + max((x | i8), (x - i6))))
				}
				x ^= h1(n, (41 * (f3(41) | 4)))
				if ((i >> su(s2.c[1])) == ((i6 ^ v5) &^ (x ^ i8)) && ((s2.d.y[0] % (i&7|1)) * in[idx(v5, len(in))]) == i6) { continue L7 }
			}
			if (in[idx(v1, len(in))] % ((s2.c[uint(i6)%3] * n)&7|1)) == (in[idx(n, len(in))] - (i6 | i)) {
				v5 |= v1
				i6 ^= v1
				s2.d.x++
			}
		}
		if (-4 - in[idx(v5, len(in))]) != (v1 | (v1 << su(30))) {
			x += h4(f3, min((i % (n&7|1)), s2.sum()))
			L9:
			for i10 := x & 3; i10 != 5; i10++ {
				if fuel++; fuel > 500 { break }; _ = i10
				a11 := [4]int{((59 ^ s2.c[1]) >> su((i &^ v1))), ((7 - 21) | i)}
				_ = a11
				switch h1((i10 ^ -1), (in[idx(v5, len(in))] % (i&7|1)))&3 {
				case 0, 1:
					s2.a, v1 = (i & ((in[idx(v1, len(in))] + x) * (in[idx(n, len(in))] * 59))), (v5 / (i10&7|1))
				case 2, 3:
					f12 := func(q int) int {
						a11[n&3] = (s2.sum() >> su(n))
						out[i] |= (a11[1] * (-7 % ((s2.b | (q % (-7&7|1)))&7|1)))
						if 59 > ((x * s2.d.y[0]) + (i << su(53))) { return ^(u16(q)) }
						s13 := S{a: h1((x * 15), (46 / (s2.b&7|1))), c: [3]int{1: i10}}
						_ = s13.a
						return ((2 & v5) | u16(v5))
					}
					_ = f12
				case 4, 5:
					switch u16(x)&3 {
					case 0, 1:
						x ^= ((((i10 / (12&7|1)) & (51 ^ a11[v1&3])) + ((v5 << su(s2.a)) - (n << su(v5)))) ^ ((v1 &^ f3(11)) | (s2.c[uint(i)%3] &^ a11[0])))
					default:
						a11[v1&3] = (v5 &^ h1(s2.d.y[0], (60 | (s2.sum() * x))))
					}
					a11[0] = i10
				default:
					v1 *= (s2.sum() &^ s2.d.y[0])
				}
				if ((n * (v1 << su(i10))) != -((32 % (v1&7|1))) && ((n * in[idx(i, len(in))]) + h1(s2.c[1], n)) == s2.b) { break L9 }
			}
		}
		out[i] += s2.a
	}
}

//spelt:kernel
func K5(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := ^(((27 &^ (2 ^ 9)) ^ n))
		_ = v1
		x++
		v2 := in[idx(v1, len(in))]
		_ = v2
		if max(x, (i &^ n)) < ((x >> su(n)) + u16(30)) {
			v1 = h1(i, (i * min(-(in[idx(n, len(in))]), 23)))
			v2, x = u16(-6), n
			switch  {
			case (v1 / (-(i)&7|1)) < v1:
				x = ((39 + i) - (((v1 & v1) ^ (37 + 52)) * v2))
				for i3 := range it(((v2 - x) % ((n % (v1&7|1))&7|1))) {
					if fuel++; fuel > 500 { break }; _ = i3
					v4 := v1
					_ = v4
					out[i] = ((i ^ v1) - v4)
					if ^((16 * n)) > v1 { continue }
				}
			default:
				L5:
				for i6 := i & 3; i6 != 5; i6++ {
					if fuel++; fuel > 500 { break }; _ = i6
					if ((n | 10) - ^(i)) <= v2 {
						v2, out[i] = max(^((i / (0&7|1))), 8), ((h1(56, v1) ^ (v2 | x)) | (max(v2, -2) | (i & 14)))
						x ^= 60
					} else {
						a7 := [4]int{37, ((18 * in[idx(v1, len(in))]) | (in[idx(x, len(in))] | v1))}
						_ = a7
					}
					if ((41 * 28) << su((16 * x))) <= h1((-4 - in[idx(v1, len(in))]), (i / (n&7|1))) { break L5 }
				}
			}
		} else {
			out[i] += i
		}
		v1 = x
		s8 := S{a: (i * v2), c: [3]int{1: 7}}
		_ = s8.a
		for i9 := 6; i9 >= 0; i9 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i9
			p10 := &v2
			_ = p10
			for i11 := i9 & 3; i11 != 5; i11++ {
				if fuel++; fuel > 500 { break }; _ = i11
				a12 := [4]int{(s8.sum() / (i11&7|1)), ((i >> su(n)) / (-(*p10)&7|1))}
				_ = a12
				v1 *= ((s8.b / (((17 * 7) - x)&7|1)) &^ (((v2 / (v2&7|1)) * v2) / (i9&7|1)))
			}
			for i13 := range ((51 >> su(i)) | (i9 | v1)) & 5 {
				if fuel++; fuel > 500 { break }; _ = i13
				s14 := S{a: ((s8.c[1] &^ s8.c[1]) / (min(s8.a, s8.sum())&7|1)), c: [3]int{1: (s8.d.y[0] * u16(in[idx(i9, len(in))]))}}
				_ = s14.a
				v15 := in[idx(i13, len(in))]
				_ = v15
				a16 := [4]int{i13, ((n + s14.d.y[0]) / (v2&7|1))}
				_ = a16
			}
		}
		switch (s8.d.y[0] + max(v2, 10))&3 {
		case 0, 1:
			switch h1((i &^ x), (32 - 25))&3 {
			case 0, 1:
				if -8 != ((s8.b &^ v2) ^ (n | s8.a)) {
					L17:
					for i18 := range it(min((34 >> su(s8.sum())), (i &^ v2))) {
						if fuel++; fuel > 500 { break }; _ = i18
						i18 |= ((s8.sum() >> su(((s8.c[1] | -1) & (20 - in[idx(i18, len(in))])))) ^ min(((i - 36) + s8.sum()), (s8.sum() - (16 * i18))))
						if ((39 % (^(s8.b)&7|1)) == min(max(v2, in[idx(i18, len(in))]), u16(in[idx(n, len(in))])) && ((s8.c[1] >> su(s8.a)) &^ (s8.b | n)) <= s8.sum()) { continue L17 }
					}
					if !(h1(-(47), min(in[idx(v1, len(in))], n)) == ((n % (v1&7|1)) * (n - x))) {
						out[i] *= (s8.sum() | in[idx(n, len(in))])
					}
				} else {
					if (((s8.c[uint(v1)%3] &^ in[idx(i, len(in))]) &^ (in[idx(v1, len(in))] >> su(i))) != v1 || ((in[idx(v1, len(in))] ^ i) | (x | v2)) > ((v2 | x) &^ (59 + v1))) {
						s19 := S{a: (n - (i ^ 4)), c: [3]int{1: s8.sum()}}
						_ = s19.a
					}
					out[i] = (max(((n * i) + s8.d.y[0]), (x ^ s8.sum())) % ((s8.sum() * (i ^ (n / (s8.d.y[0]&7|1))))&7|1))
				}
				h3(&v2, &x)
			case 2, 3:
				out[i] = s8.bump(((v2 | v1) - (56 + n)))
			default:
				switch  {
				case ((s8.b % (53&7|1)) &^ (s8.d.x % (i&7|1))) < (i | max(1, s8.a)):
					s8.c[2] *= s8.sum()
					switch ((s8.c[1] + 28) + (s8.b &^ -5))&3 {
					case 0, 1:
						v20 := min(s8.d.y[0], (-(i) ^ in[idx(x, len(in))]))
						_ = v20
						fallthrough
					case 2, 3:
						s8.c[2] += 29
					default:
						s8.d.y[n&1], v1 = (((v2 % (11&7|1)) | (n - x)) >> su(v2)), ((i - (v2 | s8.c[1])) + s8.sum())
					}
				case s8.sum() >= s8.sum():
					s8.c[2], s8.d.y[v1&1] = in[idx(n, len(in))], (((x % (-9&7|1)) * x) * toi8((v2 | n)))
				case (v2 != ((i + s8.c[uint(x)%3]) | i) && (((s8.d.x * n) - in[idx(i, len(in))]) <= ((v1 | s8.b) - -(36)) && h1((i - -3), (14 - x)) < (s8.a ^ x))):
					if i != (s8.a + (s8.d.y[0] & s8.c[uint(v1)%3])) {
						v21 := (((v2 ^ n) / (s8.b&7|1)) & ((v2 - ^(v2)) ^ (s8.c[uint(x)%3] + -(n))))
						_ = v21
					} else {
						v22 := (((s8.sum() &^ (x / (x&7|1))) * 43) ^ h1(n, v1))
						_ = v22
						a23 := [4]int{(5 + (n << su(x))), ^((s8.sum() &^ in[idx(n, len(in))]))}
						_ = a23
					}
				default:
					s8.b *= (^(((v1 ^ x) * s8.c[uint(v2)%3])) & 56)
				}
			}
		case 2, 3:
			out[i] = (((x / ((x / (n&7|1))&7|1)) &^ ((i / (x&7|1)) & 58)) >> su((i << su(((n * 47) * (14 ^ n))))))
			out[i]++
		default:
			s8.c[2] -= (((v1 - (x * n)) - s8.d.x) + 21)
		}
		s8.d.y[i&1] = ((min((x & n), 21) ^ min((s8.d.x & i), n)) | ((h1(i, s8.d.y[0]) % ((s8.a - v2)&7|1)) & s8.d.x))
		out[i] += in[idx(i, len(in))]
	}
}

//spelt:kernel
func K6(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] += max(h1(((38 &^ 59) ^ (34 - 37)), x), in[idx(n, len(in))])
		a1 := [4]int{49, -2}
		_ = a1
		v2 := 42
		_ = v2
		if (n ^ 55) <= ((28 % (v2&7|1)) / ((x / (in[idx(n, len(in))]&7|1))&7|1)) {
			for i3 := x & 3; i3 != 5; i3++ {
				if fuel++; fuel > 500 { break }; _ = i3
				out[i] = (a1[1] * (57 << su(47)))
			}
			v4 := h1((x ^ (i + -3)), x)
			_ = v4
		} else {
			for i5 := 0; i5 < 4; {
				fuel++; if fuel > 300 { break }; i5++
				if fuel++; fuel > 500 { break }; _ = i5
				L6:
				for i7 := 0; i7 < i&7; i7++ {
					if fuel++; fuel > 500 { break }; _ = i7
					i5 *= ((toi8((v2 &^ 26)) * (h1(a1[1], x) % ((i5 &^ 36)&7|1))) & i7)
					for i8 := range (51 | 22) & 5 {
						if fuel++; fuel > 500 { break }; _ = i8
						out[i] -= a1[x&3]
						out[i] -= (23 &^ h1(((i8 - 46) &^ (46 - n)), (i8 & (i5 &^ i5))))
					}
					a1[0] += (toi8((x ^ (in[idx(i7, len(in))] / (i&7|1)))) ^ x)
					if (-3 / (x&7|1)) > h1(i, (i7 & i)) { break L6 }
				}
				i5--
				for i9 := range ((a1[3] & 56) ^ (51 * v2)) & 5 {
					if fuel++; fuel > 500 { break }; _ = i9
					if ((in[idx(i, len(in))] + 46) + a1[n&3]) <= max((i9 / (x&7|1)), x) {
						v2 = (30 &^ ((-1 >> su(38)) ^ i5))
						out[i]++
						i9 ^= 39
					}
				}
			}
		}
		a1[v2&3]--
		for i10 := range it((min(x, a1[1]) * toi8(in[idx(v2, len(in))]))) {
			if fuel++; fuel > 500 { break }; _ = i10
			v11 := (u16(((i & -7) &^ (i + i))) &^ i10)
			_ = v11
		}
		out[i] += v2
	}
}

//spelt:kernel
func K7(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x *= (43 % ((n + (26 ^ (n & n)))&7|1))
		if in[idx(n, len(in))] <= ((n * 56) * (n & 17)) {
			out[i] = ((13 * 15) >> su(((4 / (58&7|1)) ^ (toi8(x) & 27))))
		} else {
			out[i] *= (^((h1(13, 25) &^ (14 &^ i))) % (in[idx(i, len(in))]&7|1))
		}
		p1 := &x
		_ = p1
		if h1((n - n), n) != (20 & i) {
			if (i * (*p1 ^ *p1)) == x {
				x = ((((28 | x) % ((x ^ *p1)&7|1)) & ((*p1 + i) % (*p1&7|1))) / (x&7|1))
				out[i]--
			} else {
				if ^(n) < n {
					x = ((n & ((x &^ n) + *p1)) % (max((^(in[idx(x, len(in))]) * n), (^(in[idx(i, len(in))]) & *p1))&7|1))
					switch  {
					case *p1 == ((9 | x) << su((n / (*p1&7|1)))):
						a2 := [4]int{x, (*p1 | (*p1 - 35))}
						_ = a2
						fallthrough
					case h1(^(x), i) <= h1(*p1, (n | in[idx(i, len(in))])):
						x += toi8(i)
						v3 := u16(14)
						_ = v3
					default:
						*p1 += -((((in[idx(n, len(in))] &^ in[idx(i, len(in))]) | min(*p1, i)) * ((*p1 % (n&7|1)) - i)))
					}
					v4 := (x + max((i - (n | 40)), n))
					_ = v4
				}
			}
			x += max(((i | (n + *p1)) | (^(n) & (*p1 & x))), n)
		} else {
			if x < (^(*p1) * min(n, *p1)) {
				if (x != ^((i * in[idx(n, len(in))])) || ((*p1 * n) ^ (in[idx(i, len(in))] ^ n)) > (toi8(*p1) >> su((x - x)))) {
					x--
					x -= *p1
					out[i], x = *p1, ^(u16((*p1 % (n&7|1))))
				}
			}
		}
		if (*p1 + (*p1 * in[idx(i, len(in))])) > *p1 {
			*p1, x = (((*p1 & *p1) % ((*p1 * n)&7|1)) * ((x % (*p1&7|1)) | (30 & n))), u16(n)
			switch  {
			case (27 &^ (in[idx(n, len(in))] % (-8&7|1))) <= ((n + *p1) + (n + x)):
				s5 := S{a: 54, c: [3]int{1: ((*p1 & *p1) & (n | i))}}
				_ = s5.a
			case (in[idx(n, len(in))] / ((*p1 ^ n)&7|1)) <= i:
				x, out[i] = ((n - (n * n)) + ^(toi8(in[idx(i, len(in))]))), ((^(*p1) - *p1) * ((x & n) &^ (*p1 & n)))
				if ^(^(x)) != x {
					s6 := S{a: ((x >> su(n)) - (x / (in[idx(i, len(in))]&7|1))), c: [3]int{1: ((x + 54) | h1(x, *p1))}}
					_ = s6.a
					s6.b -= x
				} else {
					for i7 := i & 3; i7 != 5; i7++ {
						if fuel++; fuel > 500 { break }; _ = i7
						v8 := x
						_ = v8
						v9 := i
						_ = v9
						s10 := S{a: (min(v9, v9) | (v8 &^ i)), c: [3]int{1: ((*p1 ^ 9) / (-(*p1)&7|1))}}
						_ = s10.a
					}
				}
			default:
				switch  {
				case ((in[idx(n, len(in))] + i) / (-(n)&7|1)) < u16(*p1):
					for i11 := 0; i11 < 4; {
						fuel++; if fuel > 300 { break }; i11++
						if fuel++; fuel > 500 { break }; _ = i11
						i11 = ((((45 << su(*p1)) / ((*p1 << su(i11))&7|1)) << su(((in[idx(i11, len(in))] / (in[idx(x, len(in))]&7|1)) + (x ^ i)))) + 13)
						x ^= in[idx(n, len(in))]
					}
					for i12 := range u16((in[idx(n, len(in))] & n)) & 5 {
						if fuel++; fuel > 500 { break }; _ = i12
						out[i] += ((max(*p1, (x + 23)) - ^((x &^ 37))) ^ (((*p1 + *p1) + ^(x)) >> su((x &^ (*p1 | x)))))
						a13 := [4]int{*p1, x}
						_ = a13
						*p1 -= ^((((in[idx(i, len(in))] % (32&7|1)) * a13[0]) % (((x - 57) | in[idx(i, len(in))])&7|1)))
					}
				case ((44 | i) + (i &^ x)) < (10 | (i & n)):
					if r14, ok15 := h2((((n << su(in[idx(x, len(in))])) | max(n, x)) + *p1)); ok15 {
						_ = r14
						*p1, r14 = (((*p1 ^ x) ^ (36 ^ x)) &^ ((i &^ *p1) ^ ^(*p1))), (((n + 47) ^ (n + *p1)) & ((in[idx(r14, len(in))] % (*p1&7|1)) &^ (r14 << su(48))))
						v16 := ((((53 | x) & (i / (i&7|1))) & in[idx(x, len(in))]) - i)
						_ = v16
					}
				default:
				}
			}
			for i17 := n & 3; i17 != 5; i17++ {
				if fuel++; fuel > 500 { break }; _ = i17
				if ^(^(*p1)) >= n {
					s18 := S{a: ^(h1(n, x)), c: [3]int{1: in[idx(x, len(in))]}}
					_ = s18.a
					for i19 := 0; i19 < 4; {
						fuel++; if fuel > 300 { break }; i19++
						if fuel++; fuel > 500 { break }; _ = i19
						s18.d.y[i17&1]--
						x = ((-6 &^ (-(x) / ((i / (40&7|1))&7|1))) | (s18.sum() % (((i / (*p1&7|1)) & (55 + i17))&7|1)))
						out[i] -= (in[idx(i19, len(in))] ^ ((-(23) &^ (x % (i19&7|1))) + s18.d.y[0]))
					}
					f20 := func(q int) int {
						s18.c[2] += s18.sum()
						x |= (in[idx(i17, len(in))] ^ (s18.d.x << su((min(47, q) * (q - q)))))
						a21 := [4]int{i, ((n - 17) + (i & i17))}
						_ = a21
						return ((n * q) + (in[idx(i17, len(in))] + x))
					}
					_ = f20
				}
				v22 := ((^((54 - i)) | ^((n - *p1))) | -(((x &^ x) + (*p1 + in[idx(i17, len(in))]))))
				_ = v22
				out[i] |= *p1
			}
		} else {
			*p1, x = ^(^((x % (*p1&7|1)))), 58
		}
		for i23 := 6; i23 >= 0; i23 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i23
			for i24 := range it(((*p1 * *p1) + -7)) {
				if fuel++; fuel > 500 { break }; _ = i24
				L25:
				for i26 := 0; i26 < 4; {
					fuel++; if fuel > 300 { break }; i26++
					if fuel++; fuel > 500 { break }; _ = i26
					h3(&x, &i24)
					if (!(i == h1((6 ^ i24), (*p1 | -8))) && x >= ^(n)) { continue L25 }
				}
			}
		}
		x += ((((n / (in[idx(n, len(in))]&7|1)) % (-(i)&7|1)) * ((x | i) &^ toi8(*p1))) & x)
		out[i] += max(-(x), (min(x, in[idx(x, len(in))]) * (in[idx(x, len(in))] - 7)))
	}
}

//spelt:kernel
func K8(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x -= (n ^ n)
		x = ((((n & 52) - in[idx(x, len(in))]) + x) ^ 39)
		if (h1(5, i) | max(n, 20)) > (14 - x) {
			if min((i - x), toi8(i)) < ((x | n) - -(38)) {
				a1 := [4]int{((59 ^ -4) * (in[idx(n, len(in))] % (n&7|1))), 53}
				_ = a1
				for i2 := 6; i2 >= 0; i2 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i2
					out[i]--
					L3:
					for i4 := range it(min((i2 - i), (47 & x))) {
						if fuel++; fuel > 500 { break }; _ = i4
						a1[i&3] *= n
						i4 ^= (h1(38, n) | ((^(in[idx(n, len(in))]) * (i4 | 38)) & (38 - 19)))
						x += (max(((i * i) & (7 + a1[i4&3])), min(i, n)) | h1(x, (12 - (49 - i4))))
						if -3 > ^(i2) { break L3 }
					}
					out[i] = in[idx(n, len(in))]
				}
				for i5 := 0; i5 < x&7; i5++ {
					if fuel++; fuel > 500 { break }; _ = i5
					x++
					out[i] ^= a1[0]
				}
			} else {
				out[i] += x
			}
			v6 := (^(((in[idx(x, len(in))] / (x&7|1)) & h1(i, i))) - -3)
			_ = v6
			out[i] = 51
		}
		out[i] += i
	}
}

//spelt:kernel
func K9(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		if -8 < x {
			out[i] = (toi8(((44 &^ i) - x)) << su(39))
		} else {
			f1 := func(q int) int {
				out[i] = (((^(x) | (x * q)) ^ n) | 40)
				switch ((38 - in[idx(i, len(in))]) + max(x, i))&3 {
				case 0, 1:
					v2 := (max(((in[idx(q, len(in))] & i) & 41), n) + (((2 & 4) ^ (i | i)) | (2 % (43&7|1))))
					_ = v2
				case 2, 3:
					out[i] -= q
				case 4, 5:
					if (u16(18) % (u16(q)&7|1)) > (13 &^ ^(54)) {
						out[i] |= in[idx(q, len(in))]
						out[i] += q
						v3 := 25
						_ = v3
					}
				default:
					v4 := x
					_ = v4
				}
				if !(((q - i) | (n >> su(35))) >= 0) { return (27 & (25 >> su(in[idx(n, len(in))]))) }
				q *= 25
				return ((x + in[idx(q, len(in))]) ^ i)
			}
			_ = f1
		}
		out[i], out[i] = ^(in[idx(i, len(in))]), x
		p5 := &x
		_ = p5
		*p5 = ((*p5 & ^((*p5 | x))) / (((x * (x ^ x)) ^ (38 &^ -(i)))&7|1))
		out[i] += h1(((n + 16) >> su((n * in[idx(i, len(in))]))), ((in[idx(x, len(in))] & *p5) ^ (i | *p5)))
	}
}

//spelt:kernel
func K10(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := -(-4)
		_ = v1
		out[i] = max(v1, ((min(n, 15) >> su(37)) - -((i * x))))
		v1 |= (^((x - (20 &^ n))) & 23)
		v2 := v1
		_ = v2
		out[i] += (h1((i + x), (-7 - v2)) / (v1&7|1))
	}
}

//spelt:kernel
func K11(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		L1:
		for i2 := range n & 5 {
			if fuel++; fuel > 500 { break }; _ = i2
			x ^= (((i2 | (26 + n)) | (n % ((i - i)&7|1))) ^ (((-5 & in[idx(i2, len(in))]) ^ (n &^ 39)) | 60))
			v3 := (in[idx(i, len(in))] / ((h1(5, ^(in[idx(i, len(in))])) & ^((i2 + i)))&7|1))
			_ = v3
			f4 := func(q int) int {
				p5 := &q
				_ = p5
				if (^(*p5) / ((in[idx(v3, len(in))] | i)&7|1)) < ^((*p5 & v3)) {
					L6:
					for i7 := 0; i7 < n&7; i7++ {
						if fuel++; fuel > 500 { break }; _ = i7
						*p5 = in[idx(i, len(in))]
						v8 := ((((55 + i2) - (*p5 | v3)) + ((*p5 % (*p5&7|1)) - min(*p5, i7))) % ((i2 & ((i - v3) / (i&7|1)))&7|1))
						_ = v8
						if (-(q) * u16(*p5)) >= (h1(*p5, v3) & (*p5 & *p5)) { break L6 }
					}
					h3(&x, &i2)
					*p5 = (*p5 % (q&7|1))
				}
				if ((h1(v3, 16) + 11) <= (x % ((i2 ^ 56)&7|1)) && u16(toi8(in[idx(n, len(in))])) <= (v3 + (in[idx(x, len(in))] + x))) { return (42 | (x / (10&7|1))) }
				if ((q &^ in[idx(x, len(in))]) / (u16(n)&7|1)) <= ((x * q) ^ h1(51, v3)) {
					i2 -= i2
					L9:
					for i10 := x & 3; i10 != 5; i10++ {
						if fuel++; fuel > 500 { break }; _ = i10
						v11 := (i10 * (((v3 | i10) / (x&7|1)) ^ 14))
						_ = v11
						if i2 <= (i2 &^ v3) { continue L9 }
					}
				}
				return 38
			}
			_ = f4
			if (^(i) + (n / (15&7|1))) != (h1(-4, in[idx(x, len(in))]) / (47&7|1)) { break L1 }
		}
		x = n
		if ((60 | 40) % ((n ^ x)&7|1)) != 55 {
			x |= (41 % ((47 * 5)&7|1))
		}
		v12 := -7
		_ = v12
		for i13 := 6; i13 >= 0; i13 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i13
			x++
			p14 := &v12
			_ = p14
		}
		out[i] += ((h1(8, i) % ((x + i)&7|1)) + ^(-4))
	}
}

//spelt:kernel
func K12(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := (53 - (^((13 + 56)) - ((in[idx(n, len(in))] - i) & (17 | in[idx(x, len(in))]))))
		_ = v1
		v2 := u16(^((i ^ (x * 50))))
		_ = v2
		out[i] = ((-(39) | max((47 * 44), toi8(13))) * x)
		v1, v2 = ((32 * 28) * i), ^(((v1 ^ v2) ^ 11))
		x *= (-5 / (-((11 << su(29)))&7|1))
		v3 := ((((n | 39) >> su((5 - 50))) ^ -6) << su(x))
		_ = v3
		if h1(toi8(in[idx(v3, len(in))]), (49 &^ 15)) == (-6 - min(v2, in[idx(v3, len(in))])) {
			L4:
			for i5 := range u16((i / (x&7|1))) & 5 {
				if fuel++; fuel > 500 { break }; _ = i5
				out[i] *= (7 % (v3&7|1))
				for i6 := x & 3; i6 != 5; i6++ {
					if fuel++; fuel > 500 { break }; _ = i6
					v3 = u16(-8)
					if u16(1) < toi8((60 * 13)) { break }
				}
				L7:
				for i8 := 6; i8 >= 0; i8 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i8
					x = (x + ^(((in[idx(v1, len(in))] ^ i8) ^ (x + in[idx(i, len(in))]))))
					L9:
					for i10 := v3 & 3; i10 != 5; i10++ {
						if fuel++; fuel > 500 { break }; _ = i10
						out[i]--
						i5--
						if (h1(i10, i5) ^ v1) <= (x * (n + -1)) { continue L9 }
					}
					L11:
					for i12 := range ((n + 44) << su(^(x))) & 5 {
						if fuel++; fuel > 500 { break }; _ = i12
						s13 := S{a: ((n - x) & (in[idx(i8, len(in))] & in[idx(v2, len(in))])), c: [3]int{1: 42}}
						_ = s13.a
						v3 |= (^(^((58 &^ i8))) * (-((in[idx(x, len(in))] | x)) % (-(-(37))&7|1)))
						if (v3 &^ 4) >= ((i8 * 14) % ((i8 << su(53))&7|1)) { break L11 }
					}
					if ^(-(n)) != ((-4 & x) % (v3&7|1)) { continue L7 }
				}
				if (^(32) + in[idx(i5, len(in))]) <= (n << su(v3)) { break L4 }
			}
		} else {
			v14 := -(((^(x) - (16 | -9)) % (n&7|1)))
			_ = v14
		}
		if x <= ((34 * -1) | -(56)) {
			v2 += in[idx(x, len(in))]
			p15 := &v2
			_ = p15
			p16 := &v3
			_ = p16
		} else {
			x ^= 18
			v2 += (^(((8 & x) / ((v2 * 2)&7|1))) & toi8((22 | v2)))
		}
		out[i] += (((42 ^ n) &^ (v1 << su(x))) & (^(v2) << su((in[idx(v2, len(in))] << su(v2)))))
	}
}

//spelt:kernel
func K13(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch ((x ^ 25) &^ x)&3 {
		case 0, 1:
			out[i] = ((x &^ 49) / ((9 - x)&7|1))
			x--
		default:
			v1 := (((-(20) % ((i & 38)&7|1)) + 33) + x)
			_ = v1
		}
		x -= (n - ((h1(in[idx(i, len(in))], n) * (n ^ 0)) & (-(i) * x)))
		v2 := max(32, (x | in[idx(i, len(in))]))
		_ = v2
		for i3 := 6; i3 >= 0; i3 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i3
			out[i] *= (((^(42) / (37&7|1)) &^ (h1(59, x) | (i * x))) &^ (((i3 &^ 11) &^ (in[idx(v2, len(in))] * v2)) << su(toi8(^(x)))))
		}
		for i4 := i & 3; i4 != 5; i4++ {
			if fuel++; fuel > 500 { break }; _ = i4
			out[i] *= v2
			if !(10 != max((49 & 13), i4)) {
				switch  {
				case ((v2 ^ v2) % (10&7|1)) >= 14:
					for i5 := range it((^(54) &^ i4)) {
						if fuel++; fuel > 500 { break }; _ = i5
						out[i] |= x
						x++
						i5 -= ^(16)
					}
					fallthrough
				case (((-8 | 43) * u16(in[idx(i, len(in))])) == 7 || (i > in[idx(n, len(in))] || ((10 * in[idx(i, len(in))]) - h1(x, 11)) >= (x + u16(31)))):
					out[i] = (toi8(((v2 - 15) ^ (in[idx(n, len(in))] + 21))) << su(((-(26) & -(53)) + ((58 & i4) >> su((24 >> su(in[idx(i, len(in))])))))))
					out[i] = 0
				case ((^(49) & ^(17)) == min((23 & in[idx(i4, len(in))]), min(n, i4)) && !(u16(n) != (n &^ in[idx(v2, len(in))]))):
					p6 := &v2
					_ = p6
					*p6, v2 = ^(^((in[idx(x, len(in))] << su(8)))), (((i4 + *p6) % (n&7|1)) & x)
				default:
					out[i] -= 20
				}
				if x <= (^(x) + (x &^ x)) {
					v2 *= (((13 - (i >> su(v2))) / (35&7|1)) | (-5 ^ (^(26) - (31 - i4))))
					v2 = (toi8(((60 | -5) / ((35 - 0)&7|1))) & (1 | u16(x)))
					out[i] |= x
				} else {
					if ((v2 / (in[idx(i4, len(in))]&7|1)) + (i - 16)) != ((41 &^ 33) & min(in[idx(v2, len(in))], 49)) {
						x ^= 32
						v7 := (i4 &^ (i4 &^ v2))
						_ = v7
						v8 := toi8(x)
						_ = v8
					} else {
						v9 := ((((v2 >> su(i4)) / (u16(i4)&7|1)) & 3) &^ (((n % (11&7|1)) ^ (10 &^ 31)) ^ ^((38 * in[idx(v2, len(in))]))))
						_ = v9
						v10 := n
						_ = v10
					}
					x = in[idx(i4, len(in))]
				}
				p11 := &x
				_ = p11
			} else {
				for i12 := 6; i12 >= 0; i12 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i12
					v13 := v2
					_ = v13
				}
			}
			for i14 := n & 3; i14 != 5; i14++ {
				if fuel++; fuel > 500 { break }; _ = i14
				v2, v2 = ^(((in[idx(i, len(in))] | 42) ^ (2 + n))), ((v2 - (x - 23)) >> su(((x & v2) * (x % (v2&7|1)))))
				p15 := &x
				_ = p15
			}
		}
		v16 := u16(in[idx(n, len(in))])
		_ = v16
		a17 := [4]int{(toi8(n) + max(v16, v2)), ((v2 + 51) ^ v2)}
		_ = a17
		out[i] |= ((((a17[v2&3] & -6) ^ (59 | v2)) | (10 + (v2 &^ i))) + ^(x))
		v18 := (u16((x | (3 & n))) % ((((n ^ x) * v16) >> su(((a17[1] & in[idx(x, len(in))]) ^ (in[idx(x, len(in))] &^ 39))))&7|1))
		_ = v18
		out[i] += ((-(41) | v18) ^ (n | (in[idx(v18, len(in))] / (-3&7|1))))
	}
}

//spelt:kernel
func K14(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x--
		f1 := func(q int) int {
			x -= (((x >> su((42 & q))) &^ ((-9 & x) ^ (x ^ x))) ^ n)
			for i2 := 6; i2 >= 0; i2 -= 2 {
				if fuel++; fuel > 500 { break }; _ = i2
				x = (in[idx(q, len(in))] >> su(i))
				q, out[i] = u16(i), q
			}
			if ((n - x) ^ (x &^ 60)) >= n { return (^(n) ^ toi8(9)) }
			out[i] ^= n
			return ((n + 8) / ((40 / (55&7|1))&7|1))
		}
		_ = f1
		out[i] ^= ((((39 + 29) | (n &^ 23)) & ^(x)) / (26&7|1))
		p3 := &x
		_ = p3
		for i4 := 6; i4 >= 0; i4 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i4
			s5 := S{a: ((*p3 ^ in[idx(n, len(in))]) + -(n)), c: [3]int{1: ^((46 * *p3))}}
			_ = s5.a
		}
		switch 4&3 {
		case 0, 1:
			if ((in[idx(x, len(in))] ^ *p3) - n) != *p3 {
				if *p3 != max(^(n), (x ^ n)) {
					*p3, x = ((toi8(x) ^ max(*p3, x)) / (x&7|1)), in[idx(n, len(in))]
					v6 := *p3
					_ = v6
					v7 := *p3
					_ = v7
				} else {
					if (11 | (*p3 + *p3)) != ^(u16(57)) {
						*p3 ^= (x + (42 * ((n * 45) * (x &^ i))))
						v8 := x
						_ = v8
					}
				}
			} else {
				*p3 = *p3
			}
		case 2, 3:
			switch ((x & in[idx(n, len(in))]) &^ n)&3 {
			case 0, 1:
				v9 := h1((*p3 &^ x), (h1((n ^ i), h1(n, *p3)) / (x&7|1)))
				_ = v9
			case 2, 3:
				x += n
			case 4, 5:
				p10 := &x
				_ = p10
			default:
				if r11, ok12 := h2(x); ok12 {
					_ = r11
					s13 := S{a: *p3, c: [3]int{1: f1((in[idx(i, len(in))] + *p3))}}
					_ = s13.a
					f14 := func(q int) int {
						*p3 = in[idx(q, len(in))]
						*p3 ^= ((44 | (f1(in[idx(q, len(in))]) | (in[idx(r11, len(in))] ^ s13.b))) >> su(((-2 % ((s13.c[uint(n)%3] ^ in[idx(x, len(in))])&7|1)) ^ ((q | 53) * (i * q)))))
						if (x &^ (s13.c[uint(x)%3] &^ i)) < u16((in[idx(x, len(in))] * in[idx(i, len(in))])) { return s13.b }
						s13.d.x, r11 = 24, *p3
						return ((r11 * r11) | (*p3 * i))
					}
					_ = f14
				}
			}
		case 4, 5:
			x = u16(min(((n + i) >> su(*p3)), (-(x) << su((i * in[idx(n, len(in))])))))
		default:
			*p3 = (25 % (((f1(*p3) ^ (n * in[idx(i, len(in))])) | n)&7|1))
		}
		out[i] += n
	}
}

//spelt:kernel
func K15(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		a1 := [4]int{((in[idx(n, len(in))] << su(i)) + n), 21}
		_ = a1
		switch ((6 | n) * u16(a1[3]))&3 {
		case 0, 1:
			x--
			x--
			fallthrough
		default:
			a1[0] -= ((((-2 &^ -9) * x) >> su(((x * 58) / (n&7|1)))) & ^(min(^(i), (n & n))))
		}
		if r2, ok3 := h2(15); ok3 {
			_ = r2
			switch i&3 {
			case 0, 1:
				if in[idx(x, len(in))] != ((in[idx(r2, len(in))] * r2) &^ x) {
					r2 *= (r2 / (toi8((r2 * i))&7|1))
					r2 *= x
				}
			default:
				p4 := &x
				_ = p4
			}
			out[i] = ^((((56 | a1[3]) &^ h1(12, -1)) + (in[idx(x, len(in))] | a1[1])))
		}
		out[i], x = x, (-((i % (n&7|1))) << su(((in[idx(n, len(in))] | 19) + n)))
		s5 := S{a: (h1(-4, 3) % (min(i, x)&7|1)), c: [3]int{1: (14 &^ (27 >> su(x)))}}
		_ = s5.a
		out[i] += ^(min((27 ^ x), (n % (i&7|1))))
	}
}

//spelt:kernel
func K16(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		s1 := S{a: (i * x), c: [3]int{1: (x | ^(i))}}
		_ = s1.a
		if (n ^ (i >> su(n))) == x {
			x--
		} else {
			a2 := [4]int{(s1.sum() & min(n, in[idx(n, len(in))])), in[idx(x, len(in))]}
			_ = a2
			s1.d.y[n&1], x = (-((in[idx(n, len(in))] & in[idx(x, len(in))])) | ((n & n) & x)), ((^(a2[0]) ^ (n & n)) &^ n)
		}
		x = s1.bump(u16(u16(i)))
		v3 := (s1.a &^ (s1.sum() ^ x))
		_ = v3
		v3--
		v3 ^= (11 | -(h1((s1.a ^ in[idx(i, len(in))]), h1(i, i))))
		out[i] += ((s1.sum() + s1.d.x) ^ (s1.sum() - v3))
	}
}

//spelt:kernel
func K17(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i]++
		for i1 := 0; i1 < 4; {
			fuel++; if fuel > 300 { break }; i1++
			if fuel++; fuel > 500 { break }; _ = i1
			out[i] = (n + max((in[idx(x, len(in))] - (-9 &^ x)), x))
		}
		x = h1(^(((x & x) & (x + n))), (min(u16(x), in[idx(x, len(in))]) - ((i << su(31)) &^ (13 / (in[idx(i, len(in))]&7|1)))))
		v2 := 3
		_ = v2
		x *= toi8(((v2 / (v2&7|1)) ^ -(v2)))
		switch  {
		case (x + x) > n:
			out[i] += 22
		default:
			x -= ((in[idx(x, len(in))] / ((^(i) - min(in[idx(n, len(in))], i))&7|1)) + 7)
		}
		out[i] = (^(in[idx(v2, len(in))]) | ((i * (38 % (21&7|1))) & (53 - (n &^ 11))))
		out[i] += (34 / (((52 + v2) - (v2 | n))&7|1))
	}
}

//spelt:kernel
func K18(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := ((((i * n) ^ 9) - ((in[idx(n, len(in))] << su(0)) + (i / (in[idx(x, len(in))]&7|1)))) ^ (n >> su(((54 &^ x) % ((33 / (x&7|1))&7|1)))))
		_ = v1
		v2 := (n | -6)
		_ = v2
		if ((toi8(-4) + in[idx(v1, len(in))]) < x || v1 > min((n & v1), n)) {
			out[i] = (min(min((14 ^ 47), 52), ((v1 ^ n) ^ (i &^ 15))) &^ (^(^(n)) ^ h1(16, (v2 * n))))
			if ^((v2 ^ -2)) == ((-9 * 44) % (i&7|1)) {
				out[i] += ^(11)
			}
			if h1(-(i), -4) > (u16(34) * (v1 - i)) {
				out[i] = -4
			} else {
				a3 := [4]int{(-(n) | (11 << su(n))), (-(23) + (i / (n&7|1)))}
				_ = a3
			}
		}
		f4 := func(q int) int {
			f5 := func(q int) int {
				f6 := func(q int) int {
					L7:
					for i8 := 0; i8 < 4; {
						fuel++; if fuel > 300 { break }; i8++
						if fuel++; fuel > 500 { break }; _ = i8
						v9 := ((18 & ((42 &^ n) &^ 0)) ^ ^(in[idx(i8, len(in))]))
						_ = v9
						s10 := S{a: ((in[idx(v9, len(in))] * v2) * (v9 << su(v1))), c: [3]int{1: ((in[idx(q, len(in))] &^ -2) << su(q))}}
						_ = s10.a
						v11 := i
						_ = v11
						if -5 <= in[idx(v2, len(in))] { break L7 }
					}
					p12 := &x
					_ = p12
					out[i] *= ((((23 * in[idx(q, len(in))]) | (q & v1)) << su(((x - q) - (52 % (in[idx(q, len(in))]&7|1))))) &^ v2)
					return -(in[idx(v1, len(in))])
				}
				_ = f6
				if 2 != 22 {
					v13 := (toi8((^(i) / (q&7|1))) ^ (i / (i&7|1)))
					_ = v13
					a14 := [4]int{x, (22 - (x % (v2&7|1)))}
					_ = a14
					if in[idx(q, len(in))] >= u16(toi8(-6)) {
						out[i], a14[0] = u16(((q & i) * i)), (((q &^ 8) ^ (in[idx(q, len(in))] - 35)) &^ 1)
						v1 += v2
						a14[2] -= (v13 ^ -(-((37 &^ v13))))
					}
				}
				out[i] *= (in[idx(v1, len(in))] &^ (h1((v1 << su(n)), v1) % (8&7|1)))
				return -(^(-6))
			}
			_ = f5
			out[i] = (v2 ^ (x << su(18)))
			if (-(n) / ((-5 - v1)&7|1)) > (x + (x & 30)) { return ((in[idx(x, len(in))] - in[idx(v1, len(in))]) >> su((i | 25))) }
			return q
		}
		_ = f4
		out[i] += ((v2 / (toi8(47)&7|1)) - n)
	}
}

//spelt:kernel
func K19(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		f1 := func(q int) int {
			q = x
			x += -((toi8(^(26)) &^ x))
			return x
		}
		_ = f1
		switch ((x - i) % ((47 ^ 47)&7|1))&3 {
		case 0, 1:
			if ((((x + 24) &^ u16(n)) == n || ((in[idx(i, len(in))] * 48) << su((i % (53&7|1)))) == (^(-5) | (39 >> su(n)))) && 19 < ((26 / (50&7|1)) / ((in[idx(x, len(in))] % (23&7|1))&7|1))) {
				if n > 13 {
					switch  {
					case f1(i) == ((x / (i&7|1)) % (52&7|1)):
						out[i] ^= i
					case (in[idx(n, len(in))] * max(n, 16)) != (^(x) - x):
						x -= (^(i) * in[idx(n, len(in))])
					default:
						v2 := max(in[idx(x, len(in))], (h1((5 + n), (x * n)) / (x&7|1)))
						_ = v2
					}
				}
			}
			if (x ^ (n & in[idx(n, len(in))])) > h1((54 & in[idx(x, len(in))]), (n &^ i)) {
				v3 := min((in[idx(x, len(in))] + x), toi8((h1(50, i) &^ u16(in[idx(x, len(in))]))))
				_ = v3
				x |= 19
			} else {
				for i4 := n & 3; i4 != 5; i4++ {
					if fuel++; fuel > 500 { break }; _ = i4
					p5 := &x
					_ = p5
					f6 := func(q int) int {
						x *= *p5
						a7 := [4]int{49, (q >> su(toi8(31)))}
						_ = a7
						if ((*p5 | i) >> su((3 & in[idx(n, len(in))]))) > ((x * i4) ^ (n | *p5)) { return x }
						return ((*p5 - *p5) &^ (n | 42))
					}
					_ = f6
				}
			}
		case 2, 3:
			x = ((toi8((24 % (n&7|1))) &^ 11) - ((10 & 14) + ((x - n) + ^(i))))
		default:
			x += h4(f1, u16((x * 42)))
		}
		out[i] ^= -2
		out[i] += (^(f1(x)) << su(((36 &^ x) ^ (i ^ n))))
	}
}

//spelt:kernel
func K20(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i], out[i] = u16(((30 ^ in[idx(i, len(in))]) % ((n * in[idx(n, len(in))])&7|1))), in[idx(i, len(in))]
		v1 := in[idx(i, len(in))]
		_ = v1
		h3(&v1, &x)
		if ((-6 | i) << su(h1(v1, 56))) >= ^((50 << su(n))) {
		} else {
			x++
			L2:
			for i3 := range -1 & 5 {
				if fuel++; fuel > 500 { break }; _ = i3
				if x >= ((i3 &^ i3) >> su(n)) {
					for i4 := range it((n | i)) {
						if fuel++; fuel > 500 { break }; _ = i4
						v5 := (59 - (u16(^(v1)) % (((in[idx(i3, len(in))] & in[idx(i, len(in))]) & toi8(n))&7|1)))
						_ = v5
						i4 -= x
						s6 := S{a: in[idx(v1, len(in))], c: [3]int{1: ((i3 * 15) / ((i | v5)&7|1))}}
						_ = s6.a
					}
					p7 := &i3
					_ = p7
					switch  {
					case ((*p7 / (n&7|1)) ^ *p7) == 53:
						*p7 = ((53 | n) * n)
					case 27 < ((v1 / (*p7&7|1)) | toi8(33)):
						*p7, v1 = ((i - (n & n)) * (7 ^ (v1 | i))), *p7
						fallthrough
					case (^(*p7) % ((x ^ v1)&7|1)) > (15 / (^(n)&7|1)):
						x += (*p7 ^ in[idx(i, len(in))])
					default:
						out[i] = i3
					}
				}
				i3 -= ((((v1 * 30) & v1) ^ ((29 / (i&7|1)) % ((59 | 57)&7|1))) * (^((10 >> su(13))) + toi8(^(in[idx(v1, len(in))]))))
				v8 := -2
				_ = v8
				if ((((i3 * i) ^ ^(10)) <= n || ((56 - 4) & 35) < ((i3 | 46) - h1(42, -7))) && (toi8(i) ^ (n - v1)) <= x) { break L2 }
			}
		}
		out[i] += ((i >> su((v1 / (13&7|1)))) ^ 4)
	}
}

//spelt:kernel
func K21(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		if i > ((i % (n&7|1)) % ((in[idx(x, len(in))] * n)&7|1)) {
			L1:
			for i2 := n & 3; i2 != 5; i2++ {
				if fuel++; fuel > 500 { break }; _ = i2
				for i3 := 0; i3 < 4; {
					fuel++; if fuel > 300 { break }; i3++
					if fuel++; fuel > 500 { break }; _ = i3
					h3(&x, &i3)
					if n > x {
						a4 := [4]int{i3, min(^(n), (x ^ 20))}
						_ = a4
					} else {
						x |= n
						a5 := [4]int{-(^(13)), ((46 * in[idx(i2, len(in))]) ^ (1 << su(i3)))}
						_ = a5
					}
					out[i] -= (53 * 42)
				}
				if ((x | x) - ^(49)) != ((7 | 0) &^ i) { continue L1 }
			}
			out[i] = ((0 - 2) * 12)
			out[i] ^= min(((h1(in[idx(n, len(in))], n) | x) % (((35 % (11&7|1)) ^ 19)&7|1)), 22)
		}
		out[i] = -1
		switch  {
		case !((n < (4 + (7 &^ 25)) || 5 != ((i * in[idx(x, len(in))]) % ((x % (x&7|1))&7|1)))):
			p6 := &x
			_ = p6
			if n == (i / ((in[idx(i, len(in))] | x)&7|1)) {
				x = ((((x ^ x) & (i - n)) & 29) | (n | i))
			}
		case (x < (50 * (in[idx(i, len(in))] ^ 46)) || toi8(x) > min((37 >> su(7)), n)):
			p7 := &x
			_ = p7
			x *= (i & (max((in[idx(x, len(in))] - in[idx(n, len(in))]), *p7) * x))
		case i > h1(in[idx(x, len(in))], ^(n)):
			for i8 := 0; i8 < x&7; i8++ {
				if fuel++; fuel > 500 { break }; _ = i8
				f9 := func(q int) int {
					for i10 := 0; i10 < q&7; i10++ {
						if fuel++; fuel > 500 { break }; _ = i10
						out[i] ^= q
						out[i] = (toi8(((i - x) / (in[idx(n, len(in))]&7|1))) - -((h1(i8, in[idx(x, len(in))]) - (n + x))))
						out[i], x = min((n * ^(i)), 1), u16(((39 % (in[idx(x, len(in))]&7|1)) << su((48 &^ in[idx(q, len(in))]))))
					}
					switch ((i ^ i) << su((33 % (42&7|1))))&3 {
					case 0, 1:
						v11 := ((-((i8 ^ 45)) ^ (toi8(n) | (n - q))) >> su((-1 | 12)))
						_ = v11
					case 2, 3:
						out[i]++
					case 4, 5:
						v12 := (((25 % ((23 & 45)&7|1)) << su(h1((n + x), -(39)))) - (60 * 5))
						_ = v12
						v13 := ^(((v12 ^ (v12 * i8)) | ((in[idx(i, len(in))] - -2) * (q | -3))))
						_ = v13
					default:
						v14 := q
						_ = v14
					}
					x, out[i] = q, (i | ((13 * i) >> su(toi8(35))))
					return q
				}
				_ = f9
				a15 := [4]int{(i8 | (i8 % (i8&7|1))), (h1(i, i) & 15)}
				_ = a15
			}
		default:
			x = (((39 * n) | i) & in[idx(n, len(in))])
		}
		v16 := ((20 / (n&7|1)) & (i ^ n))
		_ = v16
		for i17 := range ((1 - 31) + (in[idx(n, len(in))] >> su(in[idx(x, len(in))]))) & 5 {
			if fuel++; fuel > 500 { break }; _ = i17
			a18 := [4]int{x, n}
			_ = a18
			i17 = i17
		}
		out[i] += (((14 ^ n) ^ (25 &^ 32)) &^ (max(x, 37) + in[idx(i, len(in))]))
	}
}

//spelt:kernel
func K22(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		for i1 := 0; i1 < 4; {
			fuel++; if fuel > 300 { break }; i1++
			if fuel++; fuel > 500 { break }; _ = i1
			v2 := in[idx(i1, len(in))]
			_ = v2
		}
		x ^= n
		L3:
		for i4 := 0; i4 < 4; {
			fuel++; if fuel > 300 { break }; i4++
			if fuel++; fuel > 500 { break }; _ = i4
			a5 := [4]int{min((-5 / (i&7|1)), i), ((27 / (23&7|1)) - (i4 + in[idx(n, len(in))]))}
			_ = a5
			if n < ^((i >> su(x))) { break }
			if in[idx(i, len(in))] == ((n ^ 13) - (-8 + x)) { break L3 }
		}
		L6:
		for i7 := range it(27) {
			if fuel++; fuel > 500 { break }; _ = i7
			out[i], x = (((in[idx(x, len(in))] >> su(x)) &^ (in[idx(i, len(in))] - in[idx(n, len(in))])) >> su((n / (0&7|1)))), (((i << su(16)) * (in[idx(i, len(in))] + 45)) & 28)
			p8 := &i7
			_ = p8
			if u16(u16(n)) <= i { continue L6 }
		}
		p9 := &x
		_ = p9
		x -= x
		*p9--
		s10 := S{a: *p9, c: [3]int{1: h1((n + n), (n + n))}}
		_ = s10.a
		switch  {
		case (s10.sum() > in[idx(x, len(in))] && 0 == toi8(s10.d.x)):
			a11 := [4]int{x, (x * 42)}
			_ = a11
			switch  {
			case ((n * a11[3]) | (a11[n&3] - n)) >= (n % ((in[idx(n, len(in))] * 51)&7|1)):
				x = (in[idx(i, len(in))] + ((s10.c[uint(i)%3] & (n | n)) % ((n + (s10.b + i))&7|1)))
				out[i] ^= ((a11[3] / (((x + in[idx(i, len(in))]) + s10.sum())&7|1)) - (-8 * (toi8(-3) * (*p9 / (6&7|1)))))
			case ((a11[0] | s10.d.y[0]) ^ (43 & i)) <= ((a11[1] / (2&7|1)) + (a11[i&3] + in[idx(n, len(in))])):
				L12:
				for _, i13 := range a11 {
					if fuel++; fuel > 500 { break }; _ = i13
					if r14, ok15 := h2((((i13 + 14) ^ (30 & i)) << su(3))); ok15 {
						_ = r14
						*p9 ^= (-(max(i13, i)) &^ (((x >> su(47)) & (*p9 ^ i)) - (s10.sum() &^ i13)))
						x--
					}
					i13 ^= (((s10.sum() % ((in[idx(n, len(in))] & a11[i13&3])&7|1)) + ((n & a11[1]) % (i13&7|1))) + (s10.a >> su(((n & a11[1]) & n))))
					if (-(n) + x) <= a11[1] { break L12 }
				}
				out[i] *= (5 - (((s10.sum() &^ s10.c[1]) ^ a11[3]) - h1((in[idx(n, len(in))] >> su(in[idx(i, len(in))])), (s10.c[1] - i))))
				fallthrough
			case ((18 * n) &^ s10.sum()) < n:
				switch  {
				case (h1(n, i) * x) > (u16(i) ^ (a11[n&3] / (n&7|1))):
					x = ((i + ((n << su(in[idx(x, len(in))])) & (x ^ in[idx(x, len(in))]))) &^ i)
				default:
					a11[0], a11[0] = x, i
				}
			default:
				a11[2] -= (s10.sum() << su((((n &^ x) - (n | n)) & a11[3])))
			}
		default:
			s10.c[2] = s10.bump(s10.a)
		}
		out[i] += u16(((s10.d.y[0] * s10.d.x) + (s10.d.y[0] & i)))
	}
}

//spelt:kernel
func K23(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = (5 & (n &^ (-(19) * (x &^ i))))
		f1 := func(q int) int {
			x += (38 % ((((51 &^ in[idx(i, len(in))]) & u16(x)) | h1(26, (2 % (q&7|1))))&7|1))
			s2 := S{a: ((54 &^ -2) ^ x), c: [3]int{1: ((x & 48) & (5 ^ q))}}
			_ = s2.a
			for i3 := q & 3; i3 != 5; i3++ {
				if fuel++; fuel > 500 { break }; _ = i3
				a4 := [4]int{-((34 + 14)), ((56 % (-4&7|1)) | (in[idx(i, len(in))] | i3))}
				_ = a4
			}
			return toi8((53 * n))
		}
		_ = f1
		out[i] = ^((((in[idx(i, len(in))] ^ -3) - (i >> su(35))) * (58 ^ in[idx(x, len(in))])))
		v5 := n
		_ = v5
		v6 := ((((i << su(x)) / (f1(v5)&7|1)) | ^((in[idx(x, len(in))] | -8))) - (((11 & n) % ((60 << su(n))&7|1)) ^ ((x | 12) * (x / (x&7|1)))))
		_ = v6
		a7 := [4]int{((57 >> su(18)) ^ (v5 * v6)), ((1 ^ v5) + n)}
		_ = a7
		v6 ^= in[idx(n, len(in))]
		a7[i&3], v6 = a7[0], f1(((in[idx(i, len(in))] - i) & 9))
		out[i] += (((-9 + v5) / (46&7|1)) * 22)
	}
}

//spelt:kernel
func K24(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		L1:
		for i2 := x & 3; i2 != 5; i2++ {
			if fuel++; fuel > 500 { break }; _ = i2
			L3:
			for i4 := n & 3; i4 != 5; i4++ {
				if fuel++; fuel > 500 { break }; _ = i4
				x--
				if r5, ok6 := h2(((x + (n * i)) + (n / (i&7|1)))); ok6 {
					_ = r5
					out[i] *= (in[idx(n, len(in))] << su(28))
					out[i]--
				}
				if ((i4 / (in[idx(x, len(in))]&7|1)) & -(-4)) == ((-3 ^ i) & (i + i2)) { break L3 }
			}
			x *= (((x ^ ^(14)) & ^(u16(2))) &^ 4)
			if h1((31 | -5), in[idx(n, len(in))]) == ((18 &^ 23) << su((8 % (n&7|1)))) { continue L1 }
		}
		out[i] ^= ((37 * ((17 + 17) - 26)) - (-(x) * i))
		x, out[i] = (((6 % (i&7|1)) ^ (18 & 33)) &^ in[idx(n, len(in))]), u16(((i + 51) ^ max(i, x)))
		x -= ((h1((31 - 22), 19) % ((i - 33)&7|1)) ^ ^(((-4 - n) / (x&7|1))))
		x = x
		out[i] += (toi8((13 ^ i)) + ((i * i) * ^(31)))
	}
}

//spelt:kernel
func K25(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		for i1 := range it(38) {
			if fuel++; fuel > 500 { break }; _ = i1
			s2 := S{a: (i ^ (i &^ n)), c: [3]int{1: (in[idx(n, len(in))] - (in[idx(x, len(in))] & 46))}}
			_ = s2.a
		}
		x--
		x ^= (i | h1(u16((in[idx(i, len(in))] &^ x)), max(i, toi8(i))))
		if i >= toi8((x | 56)) {
			v3 := n
			_ = v3
			x = (((-4 + (i ^ i)) * (-(v3) & (44 ^ in[idx(x, len(in))]))) * ^(x))
		}
		out[i] += (((14 | n) * (i &^ n)) % (h1((n | 56), n)&7|1))
	}
}

//spelt:kernel
func K26(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = ((n ^ ((in[idx(x, len(in))] % (n&7|1)) - x)) - (((58 + -9) - ^(37)) / ((^(n) - (n & i))&7|1)))
		out[i] -= (40 & (min(11, (-4 * 20)) &^ -(^(14))))
		s1 := S{a: (n ^ (33 | 37)), c: [3]int{1: h1(^(32), (14 % (in[idx(n, len(in))]&7|1)))}}
		_ = s1.a
		x--
		for i2 := 0; i2 < 4; {
			fuel++; if fuel > 300 { break }; i2++
			if fuel++; fuel > 500 { break }; _ = i2
			if -(i2) != ((n * 41) ^ (i2 * s1.d.y[0])) {
				switch ((in[idx(n, len(in))] * n) ^ (s1.sum() | x))&3 {
				case 0, 1:
					p3 := &s1.a
					_ = p3
					for i4 := i & 3; i4 != 5; i4++ {
						if fuel++; fuel > 500 { break }; _ = i4
						x *= ((((in[idx(i, len(in))] &^ s1.a) | s1.c[1]) * ((*p3 | s1.d.x) | toi8(i2))) ^ 10)
						s1.c[2] -= (((h1(in[idx(x, len(in))], i2) * toi8(n)) - s1.d.y[0]) % (*p3&7|1))
					}
				case 2, 3:
					h3(&i2, &x)
					i2 |= h1((((in[idx(i, len(in))] * 49) & (x - 6)) % (((s1.b - 55) % (i2&7|1))&7|1)), (i * s1.d.y[0]))
				case 4, 5:
					i2 = ((in[idx(n, len(in))] << su(-(s1.d.y[0]))) &^ ((44 % ((i2 / (n&7|1))&7|1)) << su(((x & i2) / ((i ^ s1.a)&7|1)))))
				default:
					for i5 := 0; i5 < x&7; i5++ {
						if fuel++; fuel > 500 { break }; _ = i5
						a6 := [4]int{-3, ^(s1.sum())}
						_ = a6
						s1.d.y[i5&1], x = i5, ((n &^ (-8 & a6[0])) % (i&7|1))
						v7 := (((in[idx(i, len(in))] ^ 13) + i) &^ (x &^ ((a6[3] ^ 30) & a6[1])))
						_ = v7
					}
				}
				out[i] -= toi8((max((i ^ n), (s1.a % (i2&7|1))) & ((35 & s1.b) &^ 30)))
			} else {
				i2 = (in[idx(n, len(in))] + ((i | (i2 & x)) * (i2 >> su((x &^ i2)))))
				v8 := (i2 - (((i2 * n) >> su(32)) - h1((n - n), -9)))
				_ = v8
			}
			L9:
			for i10 := range it(((n & x) / ((x - n)&7|1))) {
				if fuel++; fuel > 500 { break }; _ = i10
				h3(&i10, &i2)
				i10, s1.d.y[i10&1] = ((i - (i10 % (i&7|1))) & (-(x) << su((in[idx(i, len(in))] % (i&7|1))))), (((in[idx(i10, len(in))] * i2) * 49) | s1.b)
				if ((s1.d.y[0] * n) / ((s1.d.y[0] * 16)&7|1)) >= i2 { break L9 }
			}
		}
		v11 := ((n % (((i - in[idx(x, len(in))]) ^ u16(n))&7|1)) / ((max(n, h1(n, n)) + x)&7|1))
		_ = v11
		h3(&v11, &x)
		a12 := [4]int{s1.b, (n | (s1.b % (i&7|1)))}
		_ = a12
		switch  {
		case ((x - 51) + -(15)) < ((6 ^ x) * in[idx(n, len(in))]):
			if ((i + in[idx(v11, len(in))]) << su(h1(i, x))) == ((s1.d.y[0] * in[idx(v11, len(in))]) + (29 & 25)) {
				v13 := x
				_ = v13
			}
		case ((((in[idx(x, len(in))] & i) >> su(-9)) == (n &^ n) && (-(v11) * (i &^ i)) >= h1((v11 * s1.b), s1.sum())) || v11 != (x - x)):
			out[i]++
			v11--
			fallthrough
		case !(((v11 & 34) ^ (n + in[idx(n, len(in))])) == ((x ^ x) % (v11&7|1))):
			x += s1.sum()
		default:
			v11, s1.d.y[v11&1] = (((4 % (59&7|1)) & (x | x)) + h1((a12[x&3] << su(in[idx(n, len(in))])), (n << su(x)))), ((h1(21, 7) & n) &^ a12[v11&3])
		}
		out[i] += (in[idx(n, len(in))] &^ (52 & (s1.b % (i&7|1))))
	}
}

//spelt:kernel
func K27(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		p1 := &x
		_ = p1
		*p1, out[i] = (toi8(*p1) | ((x - *p1) & ^(i))), (((*p1 ^ 50) / ((x + *p1)&7|1)) >> su(^((n - *p1))))
		for i2 := 0; i2 < n&7; i2++ {
			if fuel++; fuel > 500 { break }; _ = i2
			if i2 <= *p1 {
				for i3 := range it(^(in[idx(i2, len(in))])) {
					if fuel++; fuel > 500 { break }; _ = i3
					switch ((4 / (x&7|1)) &^ (i << su(i2)))&3 {
					case 0, 1:
						v4 := 35
						_ = v4
					case 2, 3:
					default:
						v5 := (46 * -((i & (i2 + in[idx(i2, len(in))]))))
						_ = v5
					}
					if (^(x) + max(*p1, i3)) < ((i | x) % (^(i3)&7|1)) {
						a6 := [4]int{^(h1(*p1, in[idx(i, len(in))])), -((i2 - *p1))}
						_ = a6
						v7 := ^(i3)
						_ = v7
					} else {
						s8 := S{a: 31, c: [3]int{1: ((x + i3) & (*p1 * *p1))}}
						_ = s8.a
						out[i]++
					}
					*p1 = (h1(x, i2) * n)
				}
			} else {
				out[i]--
			}
		}
		v9 := *p1
		_ = v9
		if r10, ok11 := h2(i); ok11 {
			_ = r10
			if (*p1 | n) >= ((*p1 ^ r10) - ^(*p1)) {
				if n > ((x - -3) - (r10 % (36&7|1))) {
					x += (n * *p1)
					for i12 := x & 3; i12 != 5; i12++ {
						if fuel++; fuel > 500 { break }; _ = i12
						v13 := u16(((*p1 >> su(^(0))) | (i & (n - v9))))
						_ = v13
						v13++
						x *= 31
					}
					if (x % ((n & *p1)&7|1)) < ((x * 33) & i) {
						v9 ^= ((1 / (((x % (34&7|1)) - (-7 % (i&7|1)))&7|1)) >> su(i))
					}
				}
				for i14 := 6; i14 >= 0; i14 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i14
					s15 := S{a: h1((*p1 + v9), (n ^ *p1)), c: [3]int{1: ((n / (i&7|1)) % (i&7|1))}}
					_ = s15.a
				}
				v16 := *p1
				_ = v16
			} else {
				if (^(*p1) >> su((*p1 + 13))) < ((*p1 >> su(v9)) | (52 << su(in[idx(x, len(in))]))) {
					s17 := S{a: -((i * 29)), c: [3]int{1: ((36 / (v9&7|1)) &^ (*p1 * 8))}}
					_ = s17.a
				}
				s18 := S{a: ((r10 &^ n) % (-(*p1)&7|1)), c: [3]int{1: v9}}
				_ = s18.a
			}
			r10 -= ^((^((v9 & *p1)) / (max((v9 | *p1), (r10 ^ *p1))&7|1)))
		}
		for i19 := range (i % ((v9 - 55)&7|1)) & 5 {
			if fuel++; fuel > 500 { break }; _ = i19
			*p1, v9 = ((*p1 * (i19 + x)) | (*p1 - (29 * 39))), *p1
			v20 := ((((*p1 | in[idx(x, len(in))]) | -1) &^ (*p1 * ^(n))) * ((max(29, i19) - x) % (((*p1 - 14) - *p1)&7|1)))
			_ = v20
		}
		p21 := &x
		_ = p21
		a22 := [4]int{((*p21 | 36) % ((in[idx(n, len(in))] & *p1)&7|1)), i}
		_ = a22
		if ((((x | in[idx(i, len(in))]) &^ a22[x&3]) >= ((47 * x) / ((x + *p1)&7|1)) || (^(n) ^ ^(*p21)) < ((a22[0] - v9) / ((in[idx(x, len(in))] ^ x)&7|1))) || ^(39) <= -(h1(*p1, 49))) { p21 = p21 }
		out[i] += in[idx(x, len(in))]
	}
}

//spelt:kernel
func K28(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := x
		_ = v1
		out[i] *= u16(u16(h1((x & 6), v1)))
		L2:
		for i3 := i & 3; i3 != 5; i3++ {
			if fuel++; fuel > 500 { break }; _ = i3
			v4 := ((x << su(v1)) | (((13 | 39) * x) / (((i3 & i) | (v1 &^ 13))&7|1)))
			_ = v4
			switch ^(toi8(2))&3 {
			case 0, 1:
				x = 56
			default:
				out[i] -= -(v1)
			}
			v5 := (v1 + (((30 & v1) & v4) / (((21 + in[idx(v4, len(in))]) >> su((57 &^ x)))&7|1)))
			_ = v5
			if ((n &^ n) % (u16(i3)&7|1)) == (-6 + 33) { continue L2 }
		}
		for i6 := 0; i6 < 4; {
			fuel++; if fuel > 300 { break }; i6++
			if fuel++; fuel > 500 { break }; _ = i6
			L7:
			for i8 := 0; i8 < i&7; i8++ {
				if fuel++; fuel > 500 { break }; _ = i8
				if r9, ok10 := h2(32); ok10 {
					_ = r9
					v1 *= ((((i6 | r9) + r9) - n) &^ ((i8 ^ 14) / (((i - 55) | (i8 - 28))&7|1)))
					out[i] = ((((i6 % (i6&7|1)) - toi8(v1)) + ((41 &^ x) + r9)) + min((i6 - 21), ((i ^ 54) + 12)))
				}
				if (toi8(u16(44)) != in[idx(i6, len(in))] || ^((n * v1)) != 18) { break L7 }
			}
			L11:
			for i12 := x & 3; i12 != 5; i12++ {
				if fuel++; fuel > 500 { break }; _ = i12
				a13 := [4]int{(-7 % (max(27, 5)&7|1)), ((n % (9&7|1)) & -7)}
				_ = a13
				if ((i6 & 20) * ^(in[idx(i, len(in))])) < ^((n / (53&7|1))) { break L11 }
			}
		}
		out[i] *= (((u16(x) &^ (n & i)) ^ 22) + v1)
		out[i] += max(((i * v1) ^ (i << su(n))), ^(x))
	}
}

//spelt:kernel
func K29(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch  {
		case (i ^ (i / (0&7|1))) != 40:
			v1 := 60
			_ = v1
			for i2 := 6; i2 >= 0; i2 -= 2 {
				if fuel++; fuel > 500 { break }; _ = i2
				if ((^((in[idx(n, len(in))] + in[idx(v1, len(in))])) == (u16(35) & ^(n)) || ((-(n) & (45 << su(60))) != ((v1 % (x&7|1)) * (v1 | 23)) || (i - (in[idx(x, len(in))] ^ 55)) > toi8(20))) && 4 < (in[idx(x, len(in))] | i2)) {
					h3(&x, &v1)
				}
				if r3, ok4 := h2((i2 & in[idx(x, len(in))])); ok4 {
					_ = r3
					x, v1 = (((23 >> su(in[idx(r3, len(in))])) & (in[idx(v1, len(in))] * r3)) - ((34 * 57) + 10)), min(^(12), (^(x) & (15 - in[idx(v1, len(in))])))
					v1 *= ^(toi8(^((29 &^ 6))))
				}
			}
		case !(((x * 12) &^ x) <= n):
			out[i] = ((12 * ((27 * -6) | -7)) ^ (in[idx(x, len(in))] & (0 - x)))
			x = (30 * (n * ((i >> su(n)) * 42)))
		case (i | (x ^ in[idx(x, len(in))])) >= in[idx(x, len(in))]:
			L5:
			for i6 := i & 3; i6 != 5; i6++ {
				if fuel++; fuel > 500 { break }; _ = i6
				v7 := ((h1((x / (i6&7|1)), (i - i)) &^ (^(21) | ^(i6))) ^ 58)
				_ = v7
				for i8 := range i & 5 {
					if fuel++; fuel > 500 { break }; _ = i8
					out[i] -= (42 * (35 ^ -(-(i))))
					x += x
				}
				s9 := S{a: v7, c: [3]int{1: ((58 ^ n) - ^(i))}}
				_ = s9.a
				if i6 > ((in[idx(n, len(in))] * in[idx(x, len(in))]) >> su(x)) { break L5 }
			}
		default:
			L10:
			for i11 := range ^((i ^ 34)) & 5 {
				if fuel++; fuel > 500 { break }; _ = i11
				out[i]--
				out[i]--
				if (31 ^ (43 & 2)) < ((i11 ^ 13) ^ (in[idx(i, len(in))] + i)) {
					a12 := [4]int{(8 / (i&7|1)), (-1 | (i11 * x))}
					_ = a12
				} else {
					for i13 := 6; i13 >= 0; i13 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i13
						v14 := ^((-4 % ((in[idx(i11, len(in))] * (38 | i))&7|1)))
						_ = v14
					}
				}
				if (i11 + (24 ^ 59)) >= ((i11 << su(in[idx(i11, len(in))])) &^ (n - n)) { break L10 }
			}
		}
		x |= ((x & ((n - x) - (n | i))) / (in[idx(n, len(in))]&7|1))
		for i15 := 6; i15 >= 0; i15 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i15
			if ((u16(i) - (21 / (in[idx(i, len(in))]&7|1))) != (^(6) % (42&7|1)) && !((i15 & (n ^ i)) <= ((x + x) % (n&7|1)))) { continue }
			x = i
		}
		x, x = 50, in[idx(x, len(in))]
		a16 := [4]int{((x % (x&7|1)) & in[idx(n, len(in))]), ((n & 15) + ^(n))}
		_ = a16
		out[i] = (in[idx(x, len(in))] - n)
		a16[2] += toi8((h1((i ^ n), (43 - a16[1])) & ((a16[0] * 55) + x)))
		out[i] += (23 | ((x / (in[idx(n, len(in))]&7|1)) &^ min(n, in[idx(n, len(in))])))
	}
}

//spelt:kernel
func K30(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x--
		if (h1(39, 33) & x) != ((x ^ 40) / ((8 & in[idx(i, len(in))])&7|1)) {
			x = u16((((i & 59) &^ h1(n, in[idx(x, len(in))])) & ((36 * 53) - -7)))
			if !((^(45) - in[idx(x, len(in))]) > ((17 / (x&7|1)) + i)) {
				if ((40 | x) / (18&7|1)) >= (^(in[idx(x, len(in))]) ^ (32 + 23)) {
					a1 := [4]int{((in[idx(x, len(in))] &^ x) | 44), ^(x)}
					_ = a1
				}
				x ^= in[idx(i, len(in))]
			}
			for i2 := 0; i2 < 4; {
				fuel++; if fuel > 300 { break }; i2++
				if fuel++; fuel > 500 { break }; _ = i2
				switch  {
				case (^(i2) * (i << su(49))) > in[idx(i, len(in))]:
					x = ((h1(49, (i &^ n)) &^ 0) + (^(toi8(n)) * ((n ^ in[idx(x, len(in))]) & -(4))))
				default:
					f3 := func(q int) int {
						out[i] |= (n / ((u16((25 / (45&7|1))) / ((49 * h1(25, -4))&7|1))&7|1))
						out[i] *= ((((14 + in[idx(i, len(in))]) + (21 << su(32))) >> su(^(q))) - (in[idx(q, len(in))] - i))
						v4 := in[idx(n, len(in))]
						_ = v4
						return ((15 & q) & (q & n))
					}
					_ = f3
				}
			}
		}
		out[i] |= ((((x + n) % (^(i)&7|1)) + 10) << su((-8 - ((7 >> su(-8)) >> su((n % (55&7|1)))))))
		v5 := (h1(((in[idx(i, len(in))] &^ 51) - n), x) / ((min(41, (42 ^ x)) &^ ((20 << su(i)) * n))&7|1))
		_ = v5
		out[i] += (35 - x)
	}
}

//spelt:kernel
func K31(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		a1 := [4]int{n, ((n & n) & (9 &^ i))}
		_ = a1
		out[i] |= ^(((^(-1) &^ toi8(7)) << su((5 - i))))
		f2 := func(q int) int {
			x, out[i] = (i + (h1(45, i) | (29 & 1))), 46
			q *= ((u16((36 * q)) / (h1(^(52), (in[idx(x, len(in))] &^ a1[x&3]))&7|1)) - x)
			if !(q > ((5 | i) * -9)) { return (^(i) / (n&7|1)) }
			h3(&q, &x)
			return ((i - 17) >> su(-(q)))
		}
		_ = f2
		out[i] *= (in[idx(i, len(in))] - 39)
		out[i] += (x ^ n)
	}
}

//spelt:kernel
func K32(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		L1:
		for i2 := 0; i2 < 4; {
			fuel++; if fuel > 300 { break }; i2++
			if fuel++; fuel > 500 { break }; _ = i2
			if r3, ok4 := h2((i * toi8((i & 52)))); ok4 {
				_ = r3
				out[i] -= (-3 >> su(34))
				L5:
				for i6 := 6; i6 >= 0; i6 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i6
					r3 -= -(((24 | 41) - min((in[idx(r3, len(in))] % (-7&7|1)), h1(r3, 18))))
					if -(r3) <= (min(i2, 52) * (i6 % (13&7|1))) { continue L5 }
				}
			}
			L7:
			for i8 := 0; i8 < x&7; i8++ {
				if fuel++; fuel > 500 { break }; _ = i8
				x *= (35 + (((8 | 22) * ^(i)) % ((n &^ (in[idx(i8, len(in))] + in[idx(i, len(in))]))&7|1)))
				if (^(i2) ^ u16(7)) <= -6 {
					a9 := [4]int{(^(12) << su((-6 / (x&7|1)))), (toi8(35) - (19 - i))}
					_ = a9
					a9[2] *= u16(0)
					p10 := &x
					_ = p10
				}
				L11:
				for i12 := i2 & 3; i12 != 5; i12++ {
					if fuel++; fuel > 500 { break }; _ = i12
					x--
					if !((^((in[idx(i12, len(in))] / (36&7|1))) < (toi8(32) &^ ^(i8)) && -8 >= ((i % (i2&7|1)) ^ (i ^ 50)))) { break L11 }
				}
				if !((in[idx(i, len(in))] - (i2 | 6)) != ((n &^ 26) << su((27 / (40&7|1))))) { break L7 }
			}
			if (!(((60 + 19) - ^(42)) > ((-2 * 28) * ^(14))) || i2 >= u16(-(i2))) { break }
			if ((h1(39, i) >> su((57 + x))) <= toi8(min(33, 60)) || (x << su((n & 54))) == (n | (i2 + i))) { continue L1 }
		}
		p13 := &x
		_ = p13
		if (n > ((i << su(i)) &^ (25 + i)) || ((*p13 / (*p13&7|1)) << su((n | n))) == *p13) {
			if (x * (x * n)) >= ((*p13 | n) * *p13) {
				p14 := &x
				_ = p14
				a15 := [4]int{max(2, (n | *p14)), min((i &^ 48), ^(n))}
				_ = a15
				switch  {
				case ((a15[1] % (x&7|1)) &^ min(in[idx(i, len(in))], 28)) != x:
					f16 := func(q int) int {
						q ^= (((h1(i, *p13) & i) - *p13) * ((i | (a15[3] &^ x)) & (in[idx(q, len(in))] + (x << su(x)))))
						if ^(i) > ((*p13 * q) - i) { return (53 &^ n) }
						a17 := [4]int{(in[idx(i, len(in))] & (i / (i&7|1))), (^(in[idx(q, len(in))]) ^ (*p14 / (19&7|1)))}
						_ = a17
						return ^((q - in[idx(i, len(in))]))
					}
					_ = f16
					a18 := [4]int{(u16(26) &^ x), ((n * i) & min(in[idx(i, len(in))], in[idx(x, len(in))]))}
					_ = a18
				case (min(i, *p14) - (i | in[idx(i, len(in))])) < a15[3]:
					x++
					fallthrough
				default:
					a15[x&3], *p14 = (((n + 43) | (a15[0] >> su(*p13))) &^ *p14), n
				}
			} else {
				v19 := i
				_ = v19
			}
			x = (in[idx(x, len(in))] - i)
		}
		out[i] += ((u16(i) & (*p13 | i)) ^ x)
	}
}

//spelt:kernel
func K33(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		if (u16(n) - ^(n)) == min((n &^ in[idx(n, len(in))]), (50 + i)) {
			x = n
			if 23 > (in[idx(n, len(in))] * 18) {
				out[i], out[i] = (x - ((x | 29) | (19 ^ in[idx(x, len(in))]))), 7
				v1 := (-(((n & n) * (n - i))) << su(toi8(((x % (in[idx(x, len(in))]&7|1)) &^ i))))
				_ = v1
				switch  {
				case ((((22 + n) + ^(n)) == ^((x * x)) || ((-8 - 48) + (n + i)) >= (^(x) + (44 &^ -5))) || -7 < in[idx(i, len(in))]):
					out[i] = ^((((v1 & 46) * in[idx(i, len(in))]) * (n &^ (in[idx(i, len(in))] * x))))
				default:
					out[i] += h1(^(((in[idx(n, len(in))] &^ 6) ^ 23)), ((8 &^ i) & ((-2 % (x&7|1)) << su(25))))
				}
			} else {
				s2 := S{a: (max(in[idx(n, len(in))], in[idx(x, len(in))]) - (-9 % (3&7|1))), c: [3]int{1: (i | (i * 6))}}
				_ = s2.a
				for i3 := range in[idx(i, len(in))] & 5 {
					if fuel++; fuel > 500 { break }; _ = i3
					v4 := toi8(((s2.d.x & (s2.d.y[0] ^ n)) - (i3 & -(i))))
					_ = v4
				}
			}
			L5:
			for i6 := range (60 & 10) & 5 {
				if fuel++; fuel > 500 { break }; _ = i6
				v7 := -(^(^(u16(i))))
				_ = v7
				v8 := (19 &^ (50 & h1(23, n)))
				_ = v8
				f9 := func(q int) int {
					for i10 := 0; i10 < 4; {
						fuel++; if fuel > 300 { break }; i10++
						if fuel++; fuel > 500 { break }; _ = i10
						i6 ^= ((min(3, (i10 ^ 44)) | (1 | (x & q))) &^ (max((q / (q&7|1)), 3) % (((in[idx(n, len(in))] % (46&7|1)) * 11)&7|1)))
						q *= -6
						v7 *= i10
					}
					out[i] -= (6 | n)
					if ((v8 &^ q) / ((i6 ^ in[idx(q, len(in))])&7|1)) > 13 { return (i % ((2 << su(i))&7|1)) }
					out[i] += ^(u16((15 * (20 &^ q))))
					return ((n + 23) & toi8(i6))
				}
				_ = f9
				if min((58 - 50), (n * x)) == n { break L5 }
			}
		} else {
			out[i] = (((i & in[idx(n, len(in))]) ^ (-3 & n)) << su((u16((x / (48&7|1))) + toi8(55))))
		}
		x ^= ((n ^ ((in[idx(i, len(in))] * in[idx(x, len(in))]) * (60 | 9))) - 11)
		out[i] ^= x
		x, x = ((^(n) << su((33 * 56))) + (i & (50 << su(56)))), ((29 / ((in[idx(n, len(in))] - 26)&7|1)) ^ 18)
		out[i] += (n ^ (34 - (i & 36)))
	}
}

//spelt:kernel
func K34(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] = ((-1 * (x - (n &^ -9))) + i)
		if r1, ok2 := h2((((i | i) &^ in[idx(x, len(in))]) | 18)); ok2 {
			_ = r1
			for i3 := range it(((in[idx(r1, len(in))] - 54) % ((r1 & 58)&7|1))) {
				if fuel++; fuel > 500 { break }; _ = i3
				out[i] |= ((i3 / (((n % (25&7|1)) &^ n)&7|1)) | ((3 % (r1&7|1)) / ((i % (^(17)&7|1))&7|1)))
			}
			r1 ^= u16((((29 * i) & (r1 >> su(8))) << su((x &^ (n | n)))))
		}
		v4 := (-1 / (((i + (x & i)) | 49)&7|1))
		_ = v4
		v5 := (in[idx(x, len(in))] | (^((i | 12)) &^ ((i &^ i) / ((8 ^ x)&7|1))))
		_ = v5
		switch h1((i & n), (i + 5))&3 {
		case 0, 1:
			v4 |= min(h1((max(i, in[idx(x, len(in))]) % ((x >> su(n))&7|1)), v5), ((n & ^(50)) * max((v4 ^ 3), (n ^ x))))
		case 2, 3:
			v6 := in[idx(x, len(in))]
			_ = v6
		case 4, 5:
			if r7, ok8 := h2(h1(((9 + 3) << su(14)), x)); ok8 {
				_ = r7
				out[i] -= (h1(((13 / (x&7|1)) | n), ((55 | i) + (6 ^ 44))) * ((v4 ^ (in[idx(n, len(in))] - in[idx(r7, len(in))])) | ^(u16(17))))
				p9 := &v4
				_ = p9
			}
			if r10, ok11 := h2(^(v4)); ok11 {
				_ = r10
				out[i] -= (((in[idx(i, len(in))] &^ (41 - 1)) >> su(v5)) + ((19 + u16(in[idx(v5, len(in))])) - x))
				v12 := -9
				_ = v12
			}
		default:
			v4 ^= (54 | (((17 + v4) / ((55 / (v4&7|1))&7|1)) * ((-9 / (i&7|1)) ^ ^(-5))))
		}
		out[i] += (in[idx(v5, len(in))] / (((48 + 2) % ((n / (42&7|1))&7|1))&7|1))
	}
}

//spelt:kernel
func K35(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		f1 := func(q int) int {
			h3(&q, &x)
			L2:
			for i3 := 0; i3 < 4; {
				fuel++; if fuel > 300 { break }; i3++
				if fuel++; fuel > 500 { break }; _ = i3
				L4:
				for i5 := 6; i5 >= 0; i5 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i5
					if ((i + 47) ^ u16(i5)) == -((30 ^ i5)) {
						out[i]++
						v6 := (((q + 18) / (n&7|1)) | ((9 ^ (n - 22)) | ((i5 % (i3&7|1)) * (x - in[idx(x, len(in))]))))
						_ = v6
					}
					L7:
					for i8 := range it(n) {
						if fuel++; fuel > 500 { break }; _ = i8
						i3++
						if ((x << su(in[idx(i5, len(in))])) + (19 - 38)) < (20 & (in[idx(i5, len(in))] - -8)) { continue L7 }
					}
					p9 := &x
					_ = p9
					if (-(i3) & i3) < ^(1) { break L4 }
				}
				v10 := (21 &^ (^(toi8(x)) * ((46 | 51) % (min(in[idx(i3, len(in))], 8)&7|1))))
				_ = v10
				if r11, ok12 := h2(h1(((48 % (24&7|1)) % (-2&7|1)), v10)); ok12 {
					_ = r11
					p13 := &v10
					_ = p13
					for i14 := 0; i14 < q&7; i14++ {
						if fuel++; fuel > 500 { break }; _ = i14
						v15 := i3
						_ = v15
						*p13 |= (*p13 + (-3 * ((v10 / (*p13&7|1)) - i14)))
						v16 := i14
						_ = v16
					}
				}
				if (19 + toi8(51)) >= (53 / ((x * q)&7|1)) { continue L2 }
			}
			out[i] = 12
			return ((i + x) ^ ^(n))
		}
		_ = f1
		L17:
		for i18 := range 31 & 5 {
			if fuel++; fuel > 500 { break }; _ = i18
			for i19 := 0; i19 < 4; {
				fuel++; if fuel > 300 { break }; i19++
				if fuel++; fuel > 500 { break }; _ = i19
				for i20 := range it(((i | i19) & (in[idx(i19, len(in))] - n))) {
					if fuel++; fuel > 500 { break }; _ = i20
					switch toi8(36)&3 {
					case 0, 1:
						a21 := [4]int{h1(h1(-9, i20), u16(-2)), (n * (6 & 56))}
						_ = a21
						fallthrough
					case 2, 3:
						x |= (((i20 % ((in[idx(i20, len(in))] | i18)&7|1)) << su(((35 & x) + (in[idx(x, len(in))] % (52&7|1))))) % (((min(-7, 36) & (35 + i19)) / ((in[idx(i, len(in))] & (i18 ^ i20))&7|1))&7|1))
					case 4, 5:
						a22 := [4]int{(1 * (-2 | 30)), ((x & 55) * (i % (in[idx(i18, len(in))]&7|1)))}
						_ = a22
						v23 := ((((-5 ^ 52) + (16 + i)) - h1(toi8(in[idx(i19, len(in))]), h1(i18, n))) | in[idx(x, len(in))])
						_ = v23
						fallthrough
					default:
						v24 := i
						_ = v24
					}
					v25 := (((in[idx(x, len(in))] &^ 21) & (x - x)) & n)
					_ = v25
				}
			}
			out[i]++
			if !(n >= -4) { break L17 }
		}
		x = 0
		if -((n & n)) >= (u16(-9) % (in[idx(x, len(in))]&7|1)) {
			out[i] = 53
			x -= toi8(11)
			out[i]--
		}
		out[i] += (((in[idx(x, len(in))] | 56) & (x * 21)) &^ (f1(n) + n))
	}
}

//spelt:kernel
func K36(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] -= (toi8(37) + (-1 % (((x >> su(-9)) + (n + i))&7|1)))
		out[i] = (^(h1((in[idx(i, len(in))] & -7), (i | n))) & n)
		v1 := x
		_ = v1
		s2 := S{a: u16((54 | -1)), c: [3]int{1: (^(in[idx(v1, len(in))]) &^ (19 + in[idx(n, len(in))]))}}
		_ = s2.a
		out[i] += i
	}
}

//spelt:kernel
func K37(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := ^((in[idx(i, len(in))] &^ ^((2 - x))))
		_ = v1
		switch  {
		case ((n &^ i) / (min(v1, in[idx(v1, len(in))])&7|1)) != (toi8(n) & 60):
			for i2 := 6; i2 >= 0; i2 -= 2 {
				if fuel++; fuel > 500 { break }; _ = i2
				if (!((-((i * 52)) < 47 || i == n)) && (h1(57, n) / (^(v1)&7|1)) >= 24) {
					if h1((x << su(4)), (i2 &^ i2)) < ((43 ^ i2) - in[idx(v1, len(in))]) {
						out[i] = 4
					} else {
						v1++
						v3 := (22 / (((min(i2, 36) & (in[idx(i, len(in))] << su(44))) & (^(x) ^ -2))&7|1))
						_ = v3
					}
					if ((n & 54) | (i | v1)) >= (59 - (v1 & in[idx(x, len(in))])) { continue }
				}
				v4 := 47
				_ = v4
			}
		default:
			v1 = (((toi8(in[idx(n, len(in))]) % ((in[idx(x, len(in))] + -6)&7|1)) & h1((n & i), x)) ^ n)
		}
		v1 *= (((h1(i, -8) | (53 & -4)) &^ (max(in[idx(x, len(in))], x) * (in[idx(x, len(in))] - i))) % (13&7|1))
		f5 := func(q int) int {
			h3(&q, &v1)
			switch ^(min(40, n))&3 {
			case 0, 1:
				out[i] = (43 - ^(((25 + n) ^ ^(-8))))
				for i6 := x & 3; i6 != 5; i6++ {
					if fuel++; fuel > 500 { break }; _ = i6
					L7:
					for i8 := range -1 & 5 {
						if fuel++; fuel > 500 { break }; _ = i8
						v9 := v1
						_ = v9
						v1 |= i6
						v10 := -((((n | 15) * (in[idx(v1, len(in))] ^ i6)) + x))
						_ = v10
						if !((^(31) * (46 - 4)) >= in[idx(i8, len(in))]) { continue L7 }
					}
					for i11 := 0; i11 < 3&7; i11++ {
						if fuel++; fuel > 500 { break }; _ = i11
						s12 := S{a: ((57 ^ v1) &^ (i % (v1&7|1))), c: [3]int{1: 32}}
						_ = s12.a
						v13 := u16((min(s12.sum(), i11) &^ (s12.a % ((s12.sum() &^ i11)&7|1))))
						_ = v13
					}
					for i14 := x & 3; i14 != 5; i14++ {
						if fuel++; fuel > 500 { break }; _ = i14
						out[i] = (n ^ ((i ^ (50 / (10&7|1))) | (x * (i6 | in[idx(x, len(in))]))))
						v15 := (x + (max(i6, (i / (10&7|1))) ^ -5))
						_ = v15
					}
				}
			case 2, 3:
				switch max((i % (39&7|1)), 11)&3 {
				case 0, 1:
					if ((in[idx(v1, len(in))] &^ n) ^ (in[idx(v1, len(in))] << su(51))) < ((q ^ 1) | max(n, v1)) {
						v16 := toi8((toi8((-6 - v1)) + ((q + 52) | ^(in[idx(v1, len(in))]))))
						_ = v16
						v17 := ((in[idx(x, len(in))] - min((v1 & q), (i % (6&7|1)))) | 38)
						_ = v17
						out[i], out[i] = v16, n
					} else {
						v18 := ((((2 ^ 45) & (x & n)) | q) & v1)
						_ = v18
						v19 := (42 >> su((min((q + 41), h1(23, n)) % (i&7|1))))
						_ = v19
					}
					out[i] ^= ((53 | (q ^ (in[idx(n, len(in))] - x))) / ((((x / (i&7|1)) / (7&7|1)) * i)&7|1))
				case 2, 3:
					if (((v1 + 25) ^ (9 & 35)) > q || (toi8(22) % ((q | in[idx(i, len(in))])&7|1)) <= n) {
						out[i], out[i] = x, in[idx(x, len(in))]
						out[i] = (14 >> su(i))
						a20 := [4]int{(26 / (43&7|1)), ((46 << su(v1)) * u16(v1))}
						_ = a20
					} else {
						out[i] -= v1
						s21 := S{a: -4, c: [3]int{1: ((i << su(17)) & (i * i))}}
						_ = s21.a
					}
				default:
					for i22 := range n & 5 {
						if fuel++; fuel > 500 { break }; _ = i22
						out[i] *= ((((49 + -7) ^ (in[idx(q, len(in))] + v1)) & ((32 - q) & (i << su(q)))) * h1((-(n) * (i22 / (i22&7|1))), (i - (q ^ in[idx(q, len(in))]))))
						s23 := S{a: ((33 &^ 9) + (x | q)), c: [3]int{1: (^(55) &^ (26 - i22))}}
						_ = s23.a
					}
				}
			default:
				a24 := [4]int{(20 & v1), toi8(max(i, 40))}
				_ = a24
			}
			for i25 := range it(((33 % (6&7|1)) % ((x + 33)&7|1))) {
				if fuel++; fuel > 500 { break }; _ = i25
				if toi8((21 % (i&7|1))) != (-(53) * 6) {
					for i26 := i & 3; i26 != 5; i26++ {
						if fuel++; fuel > 500 { break }; _ = i26
						v27 := ((i26 &^ u16(u16(45))) & v1)
						_ = v27
					}
					q *= (max((i25 * toi8(in[idx(i25, len(in))])), (21 * i)) ^ u16(n))
					for i28 := range (max(i25, in[idx(v1, len(in))]) & (i * 19)) & 5 {
						if fuel++; fuel > 500 { break }; _ = i28
						v1 += 55
						out[i] *= (h1((54 * -1), (12 &^ (x - 58))) | (49 ^ toi8(20)))
					}
				}
				x *= (i + ((x ^ (58 ^ 58)) / (((i >> su(v1)) & 48)&7|1)))
				v1 = in[idx(n, len(in))]
			}
			return n
		}
		_ = f5
		out[i] += in[idx(i, len(in))]
	}
}

//spelt:kernel
func K38(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		for i1 := range it(((50 &^ 14) & toi8(in[idx(n, len(in))]))) {
			if fuel++; fuel > 500 { break }; _ = i1
			for i2 := 0; i2 < 4; {
				fuel++; if fuel > 300 { break }; i2++
				if fuel++; fuel > 500 { break }; _ = i2
				h3(&i2, &i1)
				if (^((22 & i2)) != ((x & i2) >> su((x - i2))) || n < 37) {
					a3 := [4]int{((i1 * i1) - ^(i2)), ((-7 & x) << su(max(in[idx(i, len(in))], x)))}
					_ = a3
					v4 := (a3[1] ^ (-7 * 18))
					_ = v4
					for _, i5 := range a3 {
						if fuel++; fuel > 500 { break }; _ = i5
					}
				} else {
					x += (27 - (((x | i1) / (38&7|1)) << su(u16((34 << su(7))))))
				}
				switch  {
				case 2 >= ((n * 58) * i2):
					a6 := [4]int{(n &^ (27 / (12&7|1))), ((i ^ in[idx(x, len(in))]) &^ i1)}
					_ = a6
					fallthrough
				case !((^(in[idx(i, len(in))]) & toi8(in[idx(i1, len(in))])) != (i - -(i))):
					if !((46 > ((n % (in[idx(i, len(in))]&7|1)) * (22 & i2)) || !((x / ((x ^ i1)&7|1)) == (21 ^ (i / (0&7|1)))))) {
						i2 -= 59
					}
				case (34 | -(49)) == x:
					f7 := func(q int) int {
						out[i] ^= ^(q)
						x--
						x -= in[idx(x, len(in))]
						return ((in[idx(x, len(in))] + i2) * 6)
					}
					_ = f7
				default:
					out[i]++
				}
			}
		}
		out[i] ^= (((n - i) << su((in[idx(n, len(in))] + i))) / (n&7|1))
		if (5 == ((n ^ x) & x) || (n <= ((n &^ n) * (x - x)) && x >= -1)) {
			v8 := toi8(x)
			_ = v8
		}
		f9 := func(q int) int {
			out[i] = (q * ((13 | toi8(i)) + u16((q + n))))
			out[i] |= (in[idx(n, len(in))] << su(u16((h1(in[idx(q, len(in))], x) - (x - 15)))))
			L10:
			for i11 := i & 3; i11 != 5; i11++ {
				if fuel++; fuel > 500 { break }; _ = i11
				out[i] |= q
				L12:
				for i13 := 0; i13 < 4; {
					fuel++; if fuel > 300 { break }; i13++
					if fuel++; fuel > 500 { break }; _ = i13
					if x <= u16((in[idx(x, len(in))] / (38&7|1))) {
						out[i] = (toi8(q) - i)
						x -= (37 + ((^(q) ^ (i11 + -2)) << su(((20 * i) &^ 52))))
					} else {
						q *= ((i13 ^ n) % (in[idx(q, len(in))]&7|1))
					}
					if (max(x, 33) / (x&7|1)) < ((i11 | i) * in[idx(q, len(in))]) { continue L12 }
				}
				if (u16(n) | (i - 9)) <= (h1(n, 47) / ((0 & in[idx(n, len(in))])&7|1)) { break L10 }
			}
			return ((0 << su(54)) ^ ^(46))
		}
		_ = f9
		out[i], out[i] = (^((i / (i&7|1))) ^ (11 | (2 & n))), i
		L14:
		for i15 := range it(i) {
			if fuel++; fuel > 500 { break }; _ = i15
			if ((i &^ n) ^ 24) <= in[idx(n, len(in))] {
				f16 := func(q int) int {
					f17 := func(q int) int {
						q -= x
						q, out[i] = (h1((i15 - in[idx(x, len(in))]), (n ^ q)) &^ i), 40
						if i <= 20 { return u16((x & i15)) }
						out[i] |= ((51 * ((59 * n) >> su((18 | 52)))) * min(59, ^((i &^ 45))))
						return n
					}
					_ = f17
					v18 := h1(^(9), ((min(49, i15) % (^(14)&7|1)) - (toi8(22) ^ 3)))
					_ = v18
					if ((x != 54 && (q ^ q) >= ^(q)) && ((6 &^ n) | 44) > ^((45 * 44))) { return i }
					x *= -((in[idx(i15, len(in))] * (u16(46) ^ n)))
					return in[idx(i, len(in))]
				}
				_ = f16
			}
			if ((4 << su(in[idx(i, len(in))])) << su((i ^ 54))) != (-(39) * (47 * i)) { continue L14 }
		}
		out[i] = i
		x -= (^(((x - i) + (in[idx(x, len(in))] + 54))) + (((in[idx(i, len(in))] * i) + (n + 23)) &^ ((52 & i) &^ (i << su(48)))))
		out[i] += n
	}
}

//spelt:kernel
func K39(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch  {
		case ((toi8((n &^ in[idx(x, len(in))])) < (0 * min(-5, x)) || n > ^(x)) || (43 &^ 32) > ((47 << su(i)) - ^(n))):
			x = (u16((n % ((n / (n&7|1))&7|1))) | ((-9 + (n & in[idx(n, len(in))])) << su((-(-4) ^ n))))
		case !((((in[idx(x, len(in))] * 21) &^ in[idx(x, len(in))]) == toi8((n + 55)) || (32 &^ x) != ((-5 & x) * (22 | 30)))):
			p1 := &x
			_ = p1
		default:
			for i2 := 0; i2 < 3&7; i2++ {
				if fuel++; fuel > 500 { break }; _ = i2
				out[i] += (((toi8(i) &^ (x + 56)) * 48) - in[idx(n, len(in))])
				v3 := (39 / (23&7|1))
				_ = v3
				switch  {
				case (7 ^ n) < min((28 / (n&7|1)), x):
					v3++
					fallthrough
				default:
					if ((45 &^ i2) - ^(40)) != i { continue }
				}
			}
		}
		f4 := func(q int) int {
			for i5 := range ((n * i) ^ (x &^ i)) & 5 {
				if fuel++; fuel > 500 { break }; _ = i5
				L6:
				for i7 := x & 3; i7 != 5; i7++ {
					if fuel++; fuel > 500 { break }; _ = i7
					x |= (in[idx(n, len(in))] | (((1 / (i&7|1)) + 51) % ((0 | (n | -1))&7|1)))
					if !((h1(i7, (27 + 20)) > i7 || 41 < ((in[idx(x, len(in))] & 20) % (i7&7|1)))) { continue L6 }
				}
				if ^((36 * 4)) <= (4 &^ (q ^ i)) {
					f8 := func(q int) int {
						out[i] *= ((6 % (^((i5 &^ in[idx(q, len(in))]))&7|1)) &^ (((n & in[idx(i5, len(in))]) ^ ^(i5)) &^ (u16(23) & (in[idx(x, len(in))] & n))))
						i5, q = (((51 &^ q) & 17) % (((q ^ 38) / (i5&7|1))&7|1)), 15
						a9 := [4]int{((49 - x) >> su(^(14))), -6}
						_ = a9
						return ((-3 % (in[idx(i5, len(in))]&7|1)) - (26 << su(q)))
					}
					_ = f8
					x += (((f8(in[idx(i, len(in))]) & 21) ^ ((11 * i) & (i & x))) ^ (n << su((10 / ((-1 >> su(n))&7|1)))))
					for i10 := 0; i10 < 4; {
						fuel++; if fuel > 300 { break }; i10++
						if fuel++; fuel > 500 { break }; _ = i10
						out[i] *= n
						x++
						s11 := S{a: ((in[idx(x, len(in))] ^ 17) / ((x | in[idx(i, len(in))])&7|1)), c: [3]int{1: ((in[idx(x, len(in))] - i10) & h1(i, in[idx(i5, len(in))]))}}
						_ = s11.a
					}
				}
				i5 += u16((in[idx(n, len(in))] / (30&7|1)))
			}
			if i < ((in[idx(q, len(in))] + x) / (h1(x, n)&7|1)) {
				L12:
				for i13 := q & 3; i13 != 5; i13++ {
					if fuel++; fuel > 500 { break }; _ = i13
					q, out[i] = (((13 + i13) &^ (47 | x)) + ((n ^ -8) ^ (32 / (i13&7|1)))), ^((n & (i13 & 33)))
					out[i] ^= i13
					if ^(i) >= 7 { break L12 }
				}
				q -= (23 &^ (44 - ((3 % (32&7|1)) | (-8 + 59))))
			}
			if ((-8 % ((40 + q)&7|1)) < h1((0 * 19), -7) || toi8((n & n)) != ^(q)) {
				x = i
				h3(&x, &q)
				if 59 < (2 / ((35 ^ i)&7|1)) {
					if -4 >= 5 {
						out[i] ^= q
						x = (toi8(n) * (((7 - i) * min(x, 16)) & ((44 & q) % ((19 | i)&7|1))))
					}
				} else {
					if q <= ((6 &^ in[idx(i, len(in))]) &^ in[idx(n, len(in))]) {
						x ^= (((^(i) & (-8 % (x&7|1))) % (((in[idx(q, len(in))] & x) & (14 ^ n))&7|1)) | n)
					} else {
						out[i] += i
						q *= h1((((n &^ in[idx(q, len(in))]) ^ (x | q)) & -9), (^((-5 ^ in[idx(i, len(in))])) ^ ^(n)))
					}
					out[i], q = u16(n), (n | (22 & (i * 29)))
				}
			} else {
				out[i] ^= (q * max((^(in[idx(i, len(in))]) + (28 >> su(i))), max((39 - 8), (i >> su(q)))))
				L14:
				for i15 := n & 3; i15 != 5; i15++ {
					if fuel++; fuel > 500 { break }; _ = i15
					L16:
					for i17 := i15 & 3; i17 != 5; i17++ {
						if fuel++; fuel > 500 { break }; _ = i17
						x, q = 28, 37
						out[i], x = h1(i17, i17), (((33 / (x&7|1)) / (x&7|1)) | ((in[idx(q, len(in))] &^ i17) % ((49 & i15)&7|1)))
						out[i] *= ^((41 + ((i >> su(26)) ^ (q & 56))))
						if ((i | (56 >> su(i17))) > ((25 ^ 7) << su((i15 % (i15&7|1)))) && ^((in[idx(i, len(in))] / (x&7|1))) != (q ^ x)) { continue L16 }
					}
					v18 := -(^((^(28) + h1(n, i15))))
					_ = v18
					out[i] ^= (-(u16((-6 &^ -5))) - 4)
					if ^((n ^ in[idx(q, len(in))])) < (h1(28, 9) * 41) { continue L14 }
				}
			}
			return i
		}
		_ = f4
		v19 := 34
		_ = v19
		x = ((-(v19) / ((^(i) * v19)&7|1)) / (toi8(((n * i) + i))&7|1))
		p20 := &v19
		_ = p20
		*p20 -= 50
		for i21 := n & 3; i21 != 5; i21++ {
			if fuel++; fuel > 500 { break }; _ = i21
			*p20 |= i
			switch ^((i21 / (i21&7|1)))&3 {
			case 0, 1:
				h3(&x, &v19)
				fallthrough
			default:
				if ((i << su((in[idx(i21, len(in))] + i))) <= *p20 && (h1(h1(in[idx(i, len(in))], *p20), *p20) < (v19 + toi8(*p20)) && ((i21 - in[idx(n, len(in))]) * (i ^ i21)) <= (i21 << su((in[idx(n, len(in))] % (in[idx(i21, len(in))]&7|1)))))) {
					*p20 |= (((x & (i | *p20)) << su((*p20 ^ x))) ^ -(((n ^ n) - x)))
					if (u16(in[idx(v19, len(in))]) ^ 42) <= ((n &^ *p20) & u16(n)) { continue }
					if v19 < 36 {
						*p20, *p20 = (44 * (35 + (in[idx(n, len(in))] - i))), (i21 / ((*p20 &^ (v19 & i))&7|1))
					} else {
						v19 += 23
					}
				}
			}
		}
		out[i] += *p20
	}
}

//spelt:kernel
func K40(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		a1 := [4]int{((-2 &^ n) * h1(i, 18)), u16((i ^ 54))}
		_ = a1
		a1[0] = toi8(i)
		out[i]++
		out[i] -= (x * 19)
		x, x = ((h1(50, i) ^ h1(50, n)) / ((n % (a1[3]&7|1))&7|1)), (h1(max(x, 35), (n / (a1[0]&7|1))) * (i ^ (12 * a1[1])))
		f2 := func(q int) int {
			v3 := ((q &^ ((i & a1[3]) + (in[idx(i, len(in))] / (q&7|1)))) % ((n + ((9 + q) ^ 33))&7|1))
			_ = v3
			v3 |= v3
			if (((in[idx(x, len(in))] % (q&7|1)) % ((48 | q)&7|1)) > 16 && ((x & toi8(i)) != toi8((17 | 58)) || ^(41) == x)) { return ((49 + i) &^ h1(q, 9)) }
			if r4, ok5 := h2(toi8((^(q) ^ u16(i)))); ok5 {
				_ = r4
				v6 := x
				_ = v6
				h3(&v6, &x)
			}
			return q
		}
		_ = f2
		out[i] += x
	}
}

//spelt:kernel
func K41(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x--
		out[i] += (i | ((43 &^ (n & i)) - (i & (28 % (n&7|1)))))
		x *= 30
		for i1 := 0; i1 < x&7; i1++ {
			if fuel++; fuel > 500 { break }; _ = i1
			L2:
			for i3 := i & 3; i3 != 5; i3++ {
				if fuel++; fuel > 500 { break }; _ = i3
				p4 := &x
				_ = p4
				if min((n & 22), (28 - -9)) >= (i ^ -(n)) { continue L2 }
			}
			if (((50 - x) + 36) != 45 && 37 == ((x - n) - (i1 &^ i1))) { break }
		}
		out[i] += (in[idx(x, len(in))] - ((i / (n&7|1)) & (38 >> su(n))))
	}
}

//spelt:kernel
func K42(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := (8 &^ ((14 &^ x) >> su((i & (28 | 38)))))
		_ = v1
		if (32 + (47 ^ 29)) == ((n | 11) & (i &^ v1)) {
			if in[idx(x, len(in))] > (i | (33 &^ i)) {
				for i2 := i & 3; i2 != 5; i2++ {
					if fuel++; fuel > 500 { break }; _ = i2
					out[i] |= (i2 &^ in[idx(i, len(in))])
				}
				for i3 := range (37 ^ (v1 | -1)) & 5 {
					if fuel++; fuel > 500 { break }; _ = i3
					switch h1((i + 27), (18 & i))&3 {
					case 0, 1:
						v4 := n
						_ = v4
					case 2, 3:
						out[i], x = x, (((57 / (57&7|1)) & 56) ^ i3)
						v5 := i
						_ = v5
					default:
						out[i] *= (48 &^ ^(h1(i, 24)))
					}
					v1 *= (^(((n << su(in[idx(i3, len(in))])) * u16(n))) ^ (((v1 + -2) & (31 ^ 46)) - ((i3 / (-6&7|1)) ^ in[idx(n, len(in))])))
					v6 := ((toi8((x &^ 25)) % ((34 & (v1 & v1))&7|1)) &^ ^(min(x, v1)))
					_ = v6
				}
				if ^(35) <= (h1(i, x) ^ 41) {
					f7 := func(q int) int {
						out[i] *= q
						v1 += (-8 * (((in[idx(n, len(in))] % (x&7|1)) | (-2 - -2)) ^ ((q - v1) & (34 * 26))))
						q -= (in[idx(n, len(in))] / (q&7|1))
						return (20 & (i + x))
					}
					_ = f7
				} else {
					h3(&x, &v1)
					x |= (in[idx(x, len(in))] ^ ((i ^ (24 & v1)) - 39))
				}
			}
			v8 := ((((v1 ^ in[idx(x, len(in))]) * x) * ((v1 &^ in[idx(i, len(in))]) | (v1 | in[idx(i, len(in))]))) ^ n)
			_ = v8
		} else {
			if ((in[idx(i, len(in))] % (2&7|1)) &^ ^(v1)) > ((v1 ^ n) & (n & n)) {
				L9:
				for i10 := range ((x - 53) &^ 25) & 5 {
					if fuel++; fuel > 500 { break }; _ = i10
					for i11 := v1 & 3; i11 != 5; i11++ {
						if fuel++; fuel > 500 { break }; _ = i11
						x *= (((in[idx(i11, len(in))] - 59) + (toi8(i11) + 28)) &^ n)
						v1 |= h1(((31 << su(n)) % (i&7|1)), -6)
						x, out[i] = ((u16(i) ^ (i11 ^ 58)) - (n << su((i11 >> su(n))))), 17
					}
					if !(((x * 18) + (i * v1)) < ((i | n) & (in[idx(x, len(in))] | i))) {
						v12 := ((22 * toi8((-1 / (in[idx(i10, len(in))]&7|1)))) + -7)
						_ = v12
					} else {
						v13 := ((v1 + -(u16(i10))) &^ ((h1(i, in[idx(v1, len(in))]) + (i10 / (47&7|1))) - 51))
						_ = v13
						v13++
					}
					if r14, ok15 := h2((((v1 | i10) | i) >> su(max(i, (13 ^ v1))))); ok15 {
						_ = r14
						out[i] ^= in[idx(v1, len(in))]
						v16 := (n + h1(((42 ^ 52) | (in[idx(v1, len(in))] + 0)), ^((57 * r14))))
						_ = v16
					}
					if (-(n) ^ -(i)) > (n * i) { break L9 }
				}
				x--
				if r17, ok18 := h2(v1); ok18 {
					_ = r17
					if r19, ok20 := h2(^(((r17 >> su(r17)) ^ (i | in[idx(x, len(in))])))); ok20 {
						_ = r19
						s21 := S{a: (x >> su(56)), c: [3]int{1: ((55 + -7) ^ x)}}
						_ = s21.a
						v22 := h1((((i | 15) | (n ^ v1)) | ((r17 ^ v1) + h1(in[idx(i, len(in))], n))), (s21.sum() | s21.c[uint(x)%3]))
						_ = v22
					}
					x |= ((((n * i) | (-8 << su(15))) + h1((37 / (18&7|1)), (n - n))) * -(h1((n / (28&7|1)), (52 >> su(in[idx(r17, len(in))])))))
				}
			} else {
				a23 := [4]int{(in[idx(n, len(in))] + i), ((n & i) ^ (v1 ^ in[idx(x, len(in))]))}
				_ = a23
			}
		}
		out[i] |= ((-7 + ((v1 / (v1&7|1)) - ^(n))) & (in[idx(x, len(in))] >> su((^(in[idx(v1, len(in))]) ^ x))))
		x = (^(^((v1 >> su(in[idx(n, len(in))])))) | ^(((v1 - i) * (9 << su(n)))))
		h3(&x, &v1)
		p24 := &v1
		_ = p24
		p25 := &v1
		_ = p25
		out[i] += (v1 & x)
	}
}

//spelt:kernel
func K43(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x |= ^(-((^(x) &^ (in[idx(x, len(in))] | 22))))
		x = n
		x -= ((((i - 1) &^ (in[idx(n, len(in))] &^ 43)) + min(max(i, i), (34 + 54))) >> su(30))
		out[i], x = 41, (h1((14 ^ 21), ^(33)) * ((x &^ 55) & max(i, n)))
		out[i] = i
		out[i] = in[idx(n, len(in))]
		x++
		out[i] += (-(x) % (toi8((in[idx(n, len(in))] + in[idx(i, len(in))]))&7|1))
	}
}

//spelt:kernel
func K44(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x *= ^(((^(0) + (57 &^ 40)) % (17&7|1)))
		p1 := &x
		_ = p1
		x = (47 &^ (25 ^ i))
		if ((58 + x) + n) == *p1 {
			*p1 += ((^(-(x)) &^ 25) &^ *p1)
			x, *p1 = (n / (^((60 & i))&7|1)), in[idx(i, len(in))]
		}
		out[i] += ^(min(-(in[idx(i, len(in))]), n))
	}
}

//spelt:kernel
func K45(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = 9
		x *= ^((x | 51))
		out[i] |= i
		out[i] = x
		for i1 := range (n | (n * 24)) & 5 {
			if fuel++; fuel > 500 { break }; _ = i1
			if ((-1 - 24) << su((21 - i))) <= in[idx(n, len(in))] {
				for i2 := 0; i2 < i1&7; i2++ {
					if fuel++; fuel > 500 { break }; _ = i2
					p3 := &x
					_ = p3
					*p3 ^= ((((*p3 * *p3) + *p3) - ((i &^ *p3) - in[idx(i, len(in))])) ^ n)
				}
				switch i&3 {
				case 0, 1:
					v4 := (^(((n | x) + i)) & (h1((in[idx(n, len(in))] - i), (x ^ 23)) &^ (^(in[idx(x, len(in))]) % (i1&7|1))))
					_ = v4
					if (((in[idx(v4, len(in))] & in[idx(x, len(in))]) | 38) <= -((16 - n)) || !((n &^ (n - n)) != i1)) {
						out[i] = -8
					}
				case 2, 3:
					out[i] |= in[idx(x, len(in))]
				case 4, 5:
					s5 := S{a: (-7 - (in[idx(x, len(in))] + 57)), c: [3]int{1: x}}
					_ = s5.a
					fallthrough
				default:
					if !(!((in[idx(n, len(in))] | toi8(x)) > ^((i &^ i)))) {
						i1--
					} else {
						v6 := ((in[idx(x, len(in))] | ((x &^ 14) & ^(34))) + i1)
						_ = v6
					}
				}
				if ((42 | i) - 60) > (51 % (^(10)&7|1)) {
					s7 := S{a: u16((x &^ n)), c: [3]int{1: (in[idx(n, len(in))] ^ (in[idx(i1, len(in))] << su(i1)))}}
					_ = s7.a
					s7.b, out[i] = (((i - s7.c[uint(x)%3]) * (x & s7.b)) + (57 >> su(max(i, x)))), ((-6 | (39 & in[idx(i1, len(in))])) | (s7.sum() / ((45 | x)&7|1)))
					x++
				}
			} else {
				if in[idx(i1, len(in))] > ((x & 19) % (23&7|1)) {
					L8:
					for i9 := 6; i9 >= 0; i9 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i9
						v10 := i1
						_ = v10
						v10 |= (toi8(((i &^ i1) & (v10 / (x&7|1)))) * h1(((i ^ 27) & (n ^ in[idx(x, len(in))])), ((i9 * 19) &^ ^(i))))
						out[i]--
						if !(!(min((i1 - -6), 20) == i)) { break L8 }
					}
				} else {
					i1 += (56 >> su(i))
					if in[idx(i1, len(in))] >= ((i1 * n) + (x * 33)) {
						a11 := [4]int{-((i1 >> su(x))), i1}
						_ = a11
						out[i] ^= (^(h1((i1 - i), (i ^ x))) - -(i1))
						x ^= n
					} else {
						v12 := (((i / ((x * in[idx(i1, len(in))])&7|1)) & ((x | in[idx(n, len(in))]) | in[idx(i1, len(in))])) & -((x * h1(52, 2))))
						_ = v12
					}
				}
				if ^(toi8(x)) >= ((i / (50&7|1)) - (n / (-7&7|1))) {
					for i13 := x & 3; i13 != 5; i13++ {
						if fuel++; fuel > 500 { break }; _ = i13
						v14 := i1
						_ = v14
					}
					out[i] = ^((toi8(toi8(x)) + ^(47)))
				} else {
					x = ((((x & i) - ^(in[idx(i, len(in))])) | ((8 + 13) % ((17 & -2)&7|1))) & h1(((i | i) / (min(i, 11)&7|1)), max(^(-3), (i1 | 13))))
					out[i] = -1
				}
			}
			out[i] ^= 9
		}
		out[i] += (0 | ((n ^ in[idx(i, len(in))]) / (x&7|1)))
	}
}

//spelt:kernel
func K46(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x *= u16(h1(56, (^(in[idx(i, len(in))]) | 25)))
		L1:
		for i2 := range it(^(x)) {
			if fuel++; fuel > 500 { break }; _ = i2
			out[i] *= (h1(((i2 | 15) + (51 % (i2&7|1))), (-(in[idx(i, len(in))]) ^ n)) * x)
			if (i2 ^ -1) >= 31 { continue L1 }
		}
		v3 := u16(i)
		_ = v3
		v3, out[i] = ((^(15) >> su(^(x))) ^ 51), ((n * in[idx(v3, len(in))]) - (v3 & n))
		out[i] += (((48 + x) | n) * ((41 + x) % ((x &^ -5)&7|1)))
	}
}

//spelt:kernel
func K47(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = n
		f1 := func(q int) int {
			L2:
			for i3 := 0; i3 < i&7; i3++ {
				if fuel++; fuel > 500 { break }; _ = i3
				q += (i * q)
				out[i]--
				out[i], out[i] = 47, (((i / (x&7|1)) ^ (57 / (in[idx(i, len(in))]&7|1))) % (-9&7|1))
				if (((q &^ x) << su((26 & n))) >= min(x, u16(14)) && ((-5 % (in[idx(n, len(in))]&7|1)) &^ q) <= u16(4)) { continue L2 }
			}
			if ((41 &^ in[idx(q, len(in))]) % ((q * i)&7|1)) == ((46 ^ 11) ^ (q + q)) {
				q = ((i &^ ((x | n) & q)) * (i % (i&7|1)))
				out[i] *= ((((q - n) | (q ^ 36)) ^ (u16(n) % (n&7|1))) + 55)
				v4 := (((x - (47 * -1)) - ((q / (59&7|1)) ^ (in[idx(x, len(in))] + i))) / ((x - (x + (15 &^ 30)))&7|1))
				_ = v4
			} else {
				f5 := func(q int) int {
					for i6 := 0; i6 < 3&7; i6++ {
						if fuel++; fuel > 500 { break }; _ = i6
						q += (q / (0&7|1))
						v7 := 14
						_ = v7
						out[i] += x
					}
					for i8 := range it((n % ((x | q)&7|1))) {
						if fuel++; fuel > 500 { break }; _ = i8
						s9 := S{a: (n - (27 + q)), c: [3]int{1: in[idx(i8, len(in))]}}
						_ = s9.a
					}
					v10 := q
					_ = v10
					return (n & x)
				}
				_ = f5
			}
			out[i] *= (in[idx(x, len(in))] | (((q % (n&7|1)) ^ q) & ((n % (36&7|1)) &^ in[idx(x, len(in))])))
			return (q + toi8(i))
		}
		_ = f1
		out[i] += i
		out[i] = (32 & x)
		out[i] *= 23
		out[i] += (max(((x >> su(27)) + 10), ^((x * i))) + (37 | ((5 & i) - -9)))
		out[i] += (min((x - i), 4) / ((n ^ (in[idx(x, len(in))] * in[idx(n, len(in))]))&7|1))
	}
}

//spelt:kernel
func K48(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		p1 := &x
		_ = p1
		a2 := [4]int{((x ^ *p1) * in[idx(i, len(in))]), 14}
		_ = a2
		L3:
		for _, i4 := range a2 {
			if fuel++; fuel > 500 { break }; _ = i4
			if !(((*p1 &^ 38) & i4) == ((i4 & in[idx(x, len(in))]) & i)) { break }
			h3(&x, &i4)
			for i5 := 0; i5 < i&7; i5++ {
				if fuel++; fuel > 500 { break }; _ = i5
				f6 := func(q int) int {
					if ((((x * i) - (x << su(q))) != toi8((n | q)) && (a2[1] + (n &^ i)) != h1((i4 | i), n)) && ((-(42) + (i - a2[i5&3])) >= a2[3] && ((56 / (in[idx(i5, len(in))]&7|1)) == ((n + q) % ((i4 + q)&7|1)) && ^(i) >= ((q | i) & (*p1 + *p1))))) {
						v7 := x
						_ = v7
						a2[n&3]++
						q ^= (i4 / ((a2[1] & ((q &^ n) / ((in[idx(n, len(in))] - x)&7|1)))&7|1))
					} else {
						v8 := ^(((a2[i&3] >> su(h1(i4, n))) % (2&7|1)))
						_ = v8
						s9 := S{a: q, c: [3]int{1: (h1(v8, i) - (in[idx(x, len(in))] ^ i5))}}
						_ = s9.a
					}
					if (toi8(*p1) % ((i5 ^ q)&7|1)) > i5 {
						v10 := (*p1 &^ ((x / (*p1&7|1)) ^ *p1))
						_ = v10
					}
					out[i], a2[2] = q, a2[3]
					return h1(*p1, (*p1 & a2[i5&3]))
				}
				_ = f6
				i4 ^= (x / (i&7|1))
				i4, x = max(((i4 / (x&7|1)) & (i4 >> su(n))), in[idx(n, len(in))]), ((30 ^ (i & i4)) >> su(min((*p1 + i), x)))
			}
			if ((n ^ i) << su((n * x))) > (x - i4) { continue L3 }
		}
		v11 := ((((x / (i&7|1)) - (n &^ x)) | toi8((n ^ a2[1]))) + ((a2[3] | i) | (x / (1&7|1))))
		_ = v11
		*p1--
		v12 := 28
		_ = v12
		L13:
		for i14 := 0; i14 < v11&7; i14++ {
			if fuel++; fuel > 500 { break }; _ = i14
			if ((i & i) << su(min(a2[0], 18))) != (n &^ i) { continue }
			a2[v11&3] ^= *p1
			if ((*p1 >> su(i)) * n) == u16((a2[n&3] &^ v12)) { continue L13 }
		}
		out[i] += in[idx(v12, len(in))]
	}
}

//spelt:kernel
func K49(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x, x = (((n ^ 47) + ^(n)) & (^(x) | n)), i
		switch (min(n, i) / (in[idx(x, len(in))]&7|1))&3 {
		case 0, 1:
			if !(i >= (^(in[idx(x, len(in))]) + (x &^ 28))) {
				s1 := S{a: ((x & 47) / (h1(n, n)&7|1)), c: [3]int{1: toi8((in[idx(n, len(in))] | 15))}}
				_ = s1.a
			}
		case 2, 3:
			switch i&3 {
			case 0, 1:
				p2 := &x
				_ = p2
			case 2, 3:
			case 4, 5:
				if (((24 / (i&7|1)) * 20) > (16 * 28) || ((46 &^ 13) - (58 * i)) <= x) {
					f3 := func(q int) int {
						x, out[i] = n, h1(((i | q) / (45&7|1)), ((n - q) | i))
						x, q = 22, i
						x, q = (((in[idx(x, len(in))] & q) % (in[idx(q, len(in))]&7|1)) + (59 >> su(u16(n)))), 52
						return 26
					}
					_ = f3
				}
			default:
				v4 := ^((((50 ^ i) * u16(n)) - ((x | 35) | 21)))
				_ = v4
			}
		case 4, 5:
			for i5 := 6; i5 >= 0; i5 -= 2 {
				if fuel++; fuel > 500 { break }; _ = i5
				s6 := S{a: ((i | n) + ^(6)), c: [3]int{1: i5}}
				_ = s6.a
				s6.b += (((x * (s6.b * s6.sum())) * (-(s6.sum()) * h1(s6.b, n))) << su((n ^ max(s6.d.x, (x ^ i)))))
			}
			fallthrough
		default:
			x++
		}
		if (h1(i, in[idx(i, len(in))]) + (i + 10)) < ((43 & x) - (-7 &^ n)) {
			x = ^(((27 / (n&7|1)) + i))
		}
		x += ((n * -(h1(15, -8))) % (in[idx(i, len(in))]&7|1))
		out[i] += (55 | 48)
	}
}

//spelt:kernel
func K50(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		p1 := &x
		_ = p1
		v2 := ^(toi8(h1(-(17), (28 ^ x))))
		_ = v2
		h3(&v2, &x)
		s3 := S{a: ((in[idx(i, len(in))] % (i&7|1)) &^ h1(56, n)), c: [3]int{1: ((-6 | n) - (in[idx(i, len(in))] | *p1))}}
		_ = s3.a
		x--
		v2 += (x >> su((((in[idx(i, len(in))] + x) &^ (n + x)) &^ ((27 | n) ^ (i + s3.d.y[0])))))
		if !(!((u16(in[idx(v2, len(in))]) & (in[idx(n, len(in))] / (n&7|1))) != u16((v2 & v2)))) {
			v4 := (i & -4)
			_ = v4
			v4 *= (h1((s3.b - h1(n, v4)), (s3.a + i)) >> su((v2 / ((in[idx(v4, len(in))] * s3.sum())&7|1))))
		}
		s3.d.x = (toi8(((n / (38&7|1)) - n)) - -9)
		out[i] += x
	}
}

//spelt:kernel
func K51(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch  {
		case x >= ^((x ^ in[idx(i, len(in))])):
			for i1 := n & 3; i1 != 5; i1++ {
				if fuel++; fuel > 500 { break }; _ = i1
				for i2 := range it(in[idx(i1, len(in))]) {
					if fuel++; fuel > 500 { break }; _ = i2
					a3 := [4]int{((50 & i2) + (i1 &^ 16)), i1}
					_ = a3
					v4 := u16(x)
					_ = v4
					v5 := (u16(i) &^ 22)
					_ = v5
				}
			}
		default:
			switch toi8(-1)&3 {
			case 0, 1:
				x, out[i] = (((n | in[idx(i, len(in))]) / (15&7|1)) & (in[idx(i, len(in))] &^ max(59, -8))), (((i % (10&7|1)) & n) % ((^(i) - (16 + 31))&7|1))
				x -= ^((-(i) >> su(in[idx(i, len(in))])))
				fallthrough
			case 2, 3:
				L6:
				for i7 := i & 3; i7 != 5; i7++ {
					if fuel++; fuel > 500 { break }; _ = i7
					if ((x % (n&7|1)) + (x & i)) <= (42 - (i7 / (i&7|1))) { continue }
					out[i] = (in[idx(i7, len(in))] | (i ^ toi8((7 / (29&7|1)))))
					if ((37 ^ 40) ^ ^(i)) != (i & 48) { continue }
					if ^(n) <= ((9 &^ n) % (^(in[idx(i, len(in))])&7|1)) { break L6 }
				}
			case 4, 5:
				if !((-(i) < (^(n) &^ (n * 32)) || n < (^(n) & (in[idx(i, len(in))] - 1)))) {
					if toi8((56 + x)) != (^(x) &^ x) {
						x--
					}
				}
			default:
			}
		}
		out[i] |= in[idx(n, len(in))]
		x = i
		x = in[idx(n, len(in))]
		if (3 ^ 37) < n {
			a8 := [4]int{u16(h1(i, n)), max((i * n), (x >> su(6)))}
			_ = a8
		} else {
			if (((43 + i) &^ (n | 22)) == ^(60) && 3 != toi8((3 % (x&7|1)))) {
				f9 := func(q int) int {
					for i10 := i & 3; i10 != 5; i10++ {
						if fuel++; fuel > 500 { break }; _ = i10
						v11 := n
						_ = v11
					}
					L12:
					for i13 := 0; i13 < 4; {
						fuel++; if fuel > 300 { break }; i13++
						if fuel++; fuel > 500 { break }; _ = i13
						out[i] -= max(((i13 * ^(x)) * x), (u16(n) ^ ((44 - 37) * (x >> su(q)))))
						q ^= min(in[idx(n, len(in))], ((n * -8) &^ i))
						q ^= (n / ((x | ((15 - 16) + (i &^ i)))&7|1))
						if in[idx(n, len(in))] != (i >> su(-3)) { break L12 }
					}
					out[i] *= ^((((x & 26) % ((q & 44)&7|1)) - (^(17) >> su((7 << su(37))))))
					return ^(q)
				}
				_ = f9
			} else {
				out[i] ^= in[idx(n, len(in))]
			}
			a14 := [4]int{45, (i | (29 - i))}
			_ = a14
		}
		x -= x
		s15 := S{a: ^(10), c: [3]int{1: -5}}
		_ = s15.a
		L16:
		for i17 := 6; i17 >= 0; i17 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i17
			out[i], x = (i * min(-(-6), (s15.c[uint(x)%3] + in[idx(i17, len(in))]))), s15.sum()
			if x >= x { break L16 }
		}
		out[i] += (((n % (s15.d.y[0]&7|1)) - s15.b) * ((55 ^ x) | u16(n)))
	}
}

//spelt:kernel
func K52(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = x
		f1 := func(q int) int {
			out[i] += in[idx(i, len(in))]
			q--
			if ((q &^ in[idx(x, len(in))]) - (39 - 24)) > i { return h1((in[idx(q, len(in))] | 43), (46 &^ i)) }
			for i2 := range (h1(50, 34) ^ i) & 5 {
				if fuel++; fuel > 500 { break }; _ = i2
				h3(&q, &i2)
				if !(!(^((i - in[idx(q, len(in))])) == toi8((10 - 38)))) {
					out[i], out[i] = -((h1(q, 0) & (n - 53))), (h1((x ^ n), (q << su(x))) * (x &^ 46))
					i2, x = (((n & 15) &^ 17) ^ ((-9 &^ 13) / ((x * i2)&7|1))), (((14 & x) >> su(i)) % (^((x - x))&7|1))
				} else {
					out[i], out[i] = 50, u16((n &^ (in[idx(n, len(in))] >> su(i))))
					if ((n & 49) + (i + 12)) > h1((x + q), n) {
						out[i] *= ((((-9 & 10) + (in[idx(i, len(in))] ^ in[idx(i2, len(in))])) / ((h1(i2, n) - -(51))&7|1)) | (((i << su(q)) - (28 & i2)) * ^(^(41))))
					}
				}
				v3 := x
				_ = v3
			}
			return u16(in[idx(n, len(in))])
		}
		_ = f1
		out[i] -= max(f1(((2 ^ n) + (n - 26))), (((12 * x) % (4&7|1)) * (-(32) ^ (16 / (x&7|1)))))
		x = x
		out[i]--
		f4 := func(q int) int {
			v5 := (f1(in[idx(i, len(in))]) % (h1(48, q)&7|1))
			_ = v5
			if ((20 >= i || (i > (27 * h1(in[idx(n, len(in))], v5)) || (x | (n / (59&7|1))) >= 28)) || (((x * i) - (q | 6)) < 6 && u16((n &^ 0)) < (u16(-6) >> su((v5 + in[idx(q, len(in))]))))) {
				v6 := 59
				_ = v6
			} else {
				out[i], x = ((n << su(in[idx(v5, len(in))])) &^ (53 &^ ^(34))), x
				v7 := 8
				_ = v7
			}
			out[i] ^= 15
			return ((12 >> su(i)) / ((34 | -5)&7|1))
		}
		_ = f4
		p8 := &x
		_ = p8
		f9 := func(q int) int {
			for i10 := i & 3; i10 != 5; i10++ {
				if fuel++; fuel > 500 { break }; _ = i10
				if ((i10 + (in[idx(i, len(in))] / (*p8&7|1))) > (*p8 &^ (x >> su(i))) && (13 | (q + x)) == ((2 >> su(*p8)) * i)) {
					v11 := (((*p8 &^ (*p8 ^ i)) % (((x / (q&7|1)) >> su(f1(x)))&7|1)) ^ i10)
					_ = v11
					if (((53 - 25) | (n >> su(7))) != i10 || (min((i &^ n), (in[idx(v11, len(in))] | 19)) <= ((in[idx(i, len(in))] / (*p8&7|1)) &^ (v11 % (v11&7|1))) || f4((x * v11)) >= *p8)) {
						v12 := (*p8 &^ (((*p8 ^ x) | (q & q)) & ((in[idx(v11, len(in))] >> su(*p8)) * 15)))
						_ = v12
					} else {
					}
				} else {
					v13 := toi8((((*p8 - i) ^ in[idx(q, len(in))]) << su(((x | n) / ((n - i10)&7|1)))))
					_ = v13
				}
			}
			f14 := func(q int) int {
				p15 := &q
				_ = p15
				x = q
				v16 := ((-((q &^ 34)) / (q&7|1)) ^ x)
				_ = v16
				return f4((n << su(q)))
			}
			_ = f14
			if !((in[idx(n, len(in))] - toi8(q)) > ((x ^ *p8) & max(*p8, q))) { return 21 }
			if (x - *p8) <= (u16(i) & x) {
				f17 := func(q int) int {
					v18 := (^(*p8) / (in[idx(i, len(in))]&7|1))
					_ = v18
					v18 = v18
					if (((n << su(*p8)) + (31 & in[idx(i, len(in))])) != q || 49 < u16(*p8)) { return (52 * (in[idx(n, len(in))] & *p8)) }
					h3(&q, &q)
					return (q + (x % (x&7|1)))
				}
				_ = f17
				switch ((n - i) + (in[idx(q, len(in))] ^ *p8))&3 {
				case 0, 1:
					L19:
					for i20 := range it(((in[idx(n, len(in))] | n) ^ q)) {
						if fuel++; fuel > 500 { break }; _ = i20
						*p8++
						v21 := (max(-4, i) & ^(u16((n / (43&7|1)))))
						_ = v21
						if i < ((i - n) & (i & *p8)) { break L19 }
					}
					if in[idx(i, len(in))] >= x {
						out[i] ^= -(in[idx(n, len(in))])
					}
				case 2, 3:
					*p8 = i
				default:
					p22 := &x
					_ = p22
				}
			} else {
				if x == (^(in[idx(x, len(in))]) / (max(n, *p8)&7|1)) {
					s23 := S{a: (*p8 * i), c: [3]int{1: 38}}
					_ = s23.a
					s23.d.x = x
					x += *p8
				}
				*p8 *= ((^((*p8 | *p8)) * ((n + i) ^ ^(*p8))) &^ f1(-(*p8)))
			}
			return (in[idx(q, len(in))] &^ 42)
		}
		_ = f9
		out[i] += *p8
	}
}

//spelt:kernel
func K53(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x |= toi8(54)
		out[i]++
		L1:
		for i2 := range (in[idx(x, len(in))] &^ (n - 53)) & 5 {
			if fuel++; fuel > 500 { break }; _ = i2
			out[i]--
			if (i - in[idx(i, len(in))]) <= (7 >> su(i2)) { continue L1 }
		}
		for i3 := i & 3; i3 != 5; i3++ {
			if fuel++; fuel > 500 { break }; _ = i3
			for i4 := 0; i4 < 4; {
				fuel++; if fuel > 300 { break }; i4++
				if fuel++; fuel > 500 { break }; _ = i4
				out[i] ^= n
				h3(&x, &i4)
			}
			out[i] ^= x
			out[i] *= n
		}
		v5 := i
		_ = v5
		out[i] += 23
	}
}

//spelt:kernel
func K54(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x ^= x
		x = (((x & i) | ((i ^ 50) ^ 55)) - ^((-(n) + n)))
		f1 := func(q int) int {
			if (h1(2, 8) ^ 20) > ((40 * i) & (q &^ n)) {
				v2 := ^(^((in[idx(q, len(in))] | (n & -4))))
				_ = v2
			}
			out[i] = q
			x |= (52 % ((((-3 * in[idx(x, len(in))]) << su(i)) / (-4&7|1))&7|1))
			return ((in[idx(i, len(in))] & 0) ^ (-5 + 56))
		}
		_ = f1
		x += x
		out[i] -= ((((-2 ^ x) + (20 &^ 37)) * x) % (toi8(((i & i) | (33 / (i&7|1))))&7|1))
		for i3 := i & 3; i3 != 5; i3++ {
			if fuel++; fuel > 500 { break }; _ = i3
			x = (i3 | ^(x))
			v4 := x
			_ = v4
			p5 := &x
			_ = p5
		}
		f6 := func(q int) int {
			f7 := func(q int) int {
				v8 := (i | q)
				_ = v8
				out[i] = ((i - (20 * (56 & i))) ^ u16(^(i)))
				if ((n &^ -5) * f1(q)) > ((q | in[idx(q, len(in))]) | q) { return (in[idx(i, len(in))] | (q % (11&7|1))) }
				q += q
				return ((in[idx(q, len(in))] &^ i) % ((q + q)&7|1))
			}
			_ = f7
			v9 := (x / ((((i / (x&7|1)) - i) + n)&7|1))
			_ = v9
			L10:
			for i11 := q & 3; i11 != 5; i11++ {
				if fuel++; fuel > 500 { break }; _ = i11
				a12 := [4]int{i11, ((i11 << su(n)) * u16(i11))}
				_ = a12
				if (h1((40 & x), (in[idx(i, len(in))] * x)) > max(q, 9) && i > -3) { break L10 }
			}
			return 49
		}
		_ = f6
		out[i] += (i / (min(h1(16, 12), h1(x, i))&7|1))
	}
}

//spelt:kernel
func K55(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		a1 := [4]int{^((n * x)), ^(u16(i))}
		_ = a1
		a1[0]++
		for i2 := range ((n / (i&7|1)) & i) & 5 {
			if fuel++; fuel > 500 { break }; _ = i2
			out[i] |= (max(h1((38 &^ -9), (i ^ x)), (n - a1[i&3])) + (15 * ^((n * x))))
			L3:
			for i4 := range it((i & (i2 & -6))) {
				if fuel++; fuel > 500 { break }; _ = i4
				i4 = u16(i2)
				if (((n + 40) - -3) >= i && h1(50, (in[idx(i, len(in))] & i4)) < (-2 % ((a1[1] * i2)&7|1))) { break L3 }
			}
			for i5 := range (34 % (u16(i)&7|1)) & 5 {
				if fuel++; fuel > 500 { break }; _ = i5
				p6 := &a1[i2&3]
				_ = p6
				L7:
				for _, i8 := range a1 {
					if fuel++; fuel > 500 { break }; _ = i8
					L9:
					for i10 := 0; i10 < 4; {
						fuel++; if fuel > 300 { break }; i10++
						if fuel++; fuel > 500 { break }; _ = i10
						*p6 = a1[1]
						x -= a1[3]
						i2 ^= (i2 | i5)
						if ((in[idx(i8, len(in))] &^ x) | i) > i10 { break L9 }
					}
					i8 *= in[idx(x, len(in))]
					if ((i2 * i) - (n | a1[1])) >= (-(31) ^ 60) { break L7 }
				}
			}
		}
		s11 := S{a: i, c: [3]int{1: ((n ^ 55) | (n / (23&7|1)))}}
		_ = s11.a
		s12 := S{a: a1[1], c: [3]int{1: (s11.sum() ^ a1[1])}}
		_ = s12.a
		x = s11.bump((min(x, x) & a1[3]))
		out[i] += x
	}
}

//spelt:kernel
func K56(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := (h1(^((i | 55)), (i &^ (in[idx(x, len(in))] * n))) &^ (48 * (14 & (x << su(40)))))
		_ = v1
		if r2, ok3 := h2(^(((n & 0) * (v1 | n)))); ok3 {
			_ = r2
			for i4 := 0; i4 < i&7; i4++ {
				if fuel++; fuel > 500 { break }; _ = i4
				for i5 := range it((x ^ (x &^ 36))) {
					if fuel++; fuel > 500 { break }; _ = i5
					for i6 := 6; i6 >= 0; i6 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i6
						s7 := S{a: (23 ^ (r2 & x)), c: [3]int{1: (in[idx(r2, len(in))] &^ (v1 & 51))}}
						_ = s7.a
						r2 -= s7.sum()
					}
					if r8, ok9 := h2(-(h1((28 % (i&7|1)), i))); ok9 {
						_ = r8
						i5, i5 = (h1(i5, (r8 % (in[idx(i, len(in))]&7|1))) - v1), (^((n >> su(26))) % (i5&7|1))
						v10 := ((17 &^ ((i4 << su(10)) * (x + i4))) * (((in[idx(r2, len(in))] - x) * (in[idx(r8, len(in))] * 56)) | (v1 | (24 & x))))
						_ = v10
					}
				}
				f11 := func(q int) int {
					for i12 := 0; i12 < q&7; i12++ {
						if fuel++; fuel > 500 { break }; _ = i12
						v13 := -((((i4 &^ 60) | 22) >> su((i4 | ^(21)))))
						_ = v13
					}
					f14 := func(q int) int {
						v15 := toi8((min(in[idx(i, len(in))], (59 % (in[idx(q, len(in))]&7|1))) >> su(v1)))
						_ = v15
						out[i], q = x, ((in[idx(i4, len(in))] / ((11 ^ 38)&7|1)) + ((38 & v15) % (r2&7|1)))
						v16 := in[idx(x, len(in))]
						_ = v16
						return 3
					}
					_ = f14
					if h1(h1(34, 27), i4) <= ^((18 ^ r2)) {
						s17 := S{a: 9, c: [3]int{1: ((i ^ i4) % (^(q)&7|1))}}
						_ = s17.a
					} else {
						v18 := toi8((-((x ^ i4)) % ((-(4) * (16 &^ 26))&7|1)))
						_ = v18
						a19 := [4]int{toi8(h1(r2, i4)), 26}
						_ = a19
					}
					return 34
				}
				_ = f11
			}
			for i20 := 0; i20 < 4; {
				fuel++; if fuel > 300 { break }; i20++
				if fuel++; fuel > 500 { break }; _ = i20
				v21 := (((28 - (17 << su(27))) % (h1((n - 58), (i % (in[idx(v1, len(in))]&7|1)))&7|1)) | i)
				_ = v21
				out[i], out[i] = (((48 * r2) / ((in[idx(n, len(in))] & 59)&7|1)) &^ (r2 * (21 ^ i))), toi8((^(v21) ^ (n | i)))
			}
		}
		out[i] *= (^(n) / (^(((-2 + -3) - (x * 38)))&7|1))
		out[i] = ((((in[idx(v1, len(in))] % (v1&7|1)) * (x | 51)) ^ i) &^ (((v1 - in[idx(x, len(in))]) << su(x)) % (((53 &^ 10) / ((19 << su(8))&7|1))&7|1)))
		f22 := func(q int) int {
			if ((x & i) << su(h1(10, v1))) <= v1 {
				v23 := toi8(-4)
				_ = v23
				out[i]++
				v23 = h1(q, (in[idx(q, len(in))] - (-(39) % ((26 ^ x)&7|1))))
			}
			x ^= n
			out[i]++
			return -(13)
		}
		_ = f22
		L24:
		for i25 := range it((f22(14) / ((v1 % (i&7|1))&7|1))) {
			if fuel++; fuel > 500 { break }; _ = i25
			i25 = ((-(i25) / ((toi8(15) % ((n | in[idx(v1, len(in))])&7|1))&7|1)) - ((14 | h1(-2, 13)) / (56&7|1)))
			if ((i - u16(1)) != ((18 << su(22)) & 49) || !((n & (30 & i)) <= in[idx(v1, len(in))])) { continue L24 }
		}
		out[i] += (v1 + 51)
	}
}

//spelt:kernel
func K57(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch  {
		case ((45 >> su(31)) | 55) < (toi8(-1) - i):
			f1 := func(q int) int {
				out[i] += i
				switch u16(n)&3 {
				case 0, 1:
					v2 := min(8, (((41 + -1) >> su(60)) &^ toi8(^(x))))
					_ = v2
					fallthrough
				case 2, 3:
					x ^= ((max(i, (q % (n&7|1))) - ((6 + x) % ((i & 23)&7|1))) / ((40 * ((41 &^ 0) * n))&7|1))
				case 4, 5:
					out[i] = in[idx(n, len(in))]
				default:
					for i3 := range -(42) & 5 {
						if fuel++; fuel > 500 { break }; _ = i3
						a4 := [4]int{^(34), (min(n, i) % ((i / (in[idx(n, len(in))]&7|1))&7|1))}
						_ = a4
						out[i] += (in[idx(q, len(in))] & toi8(((21 & i) &^ i)))
						v5 := 14
						_ = v5
					}
				}
				x = ((5 / (q&7|1)) - (((i | n) >> su(21)) - x))
				return (q & (24 - n))
			}
			_ = f1
		case (^(-(x)) < i && (6 * (25 ^ 26)) == n):
			x += (21 % ((h1((-4 * 0), i) % ((^(52) / (min(21, i)&7|1))&7|1))&7|1))
		default:
			if !((x ^ ^(n)) != (n & (x & x))) {
				switch ((38 ^ n) - (in[idx(x, len(in))] + 55))&3 {
				case 0, 1:
					L6:
					for i7 := n & 3; i7 != 5; i7++ {
						if fuel++; fuel > 500 { break }; _ = i7
						v8 := n
						_ = v8
						if ^((x << su(i))) == u16(^(i)) { break L6 }
					}
					fallthrough
				default:
					x += ((((x & n) & (x * 23)) * ((24 * i) >> su(-6))) &^ ^(x))
				}
			}
		}
		out[i] ^= ((((x ^ x) * (i | 11)) % (((i | n) % ((in[idx(x, len(in))] - i)&7|1))&7|1)) / ((((in[idx(i, len(in))] * in[idx(i, len(in))]) << su((50 &^ 26))) % (((in[idx(n, len(in))] * i) + (32 ^ n))&7|1))&7|1))
		x ^= (((h1(in[idx(n, len(in))], 38) - (45 &^ 4)) - ((i | in[idx(i, len(in))]) & n)) | ((^(31) * (n - i)) &^ min((-6 / (x&7|1)), (x - in[idx(n, len(in))]))))
		v9 := 16
		_ = v9
		x -= (in[idx(x, len(in))] * ((min(x, n) - (i / (x&7|1))) | (u16(v9) >> su((in[idx(v9, len(in))] % (50&7|1))))))
		if !(((x - x) / (i&7|1)) >= in[idx(v9, len(in))]) {
			if r10, ok11 := h2((^((x | -5)) | u16((33 * 43)))); ok11 {
				_ = r10
				r10++
				for i12 := 0; i12 < r10&7; i12++ {
					if fuel++; fuel > 500 { break }; _ = i12
					switch ((x &^ in[idx(i12, len(in))]) >> su((16 - r10)))&3 {
					case 0, 1:
						s13 := S{a: max((x + 56), toi8(51)), c: [3]int{1: (6 - (v9 ^ 56))}}
						_ = s13.a
					case 2, 3:
						out[i] += (((15 + (7 / (14&7|1))) << su((i & in[idx(n, len(in))]))) &^ x)
						out[i] |= (50 & -4)
					case 4, 5:
						out[i] += u16(37)
					default:
						v14 := (n ^ ^(((x | -3) % ((v9 >> su(n))&7|1))))
						_ = v14
					}
				}
			}
			for i15 := v9 & 3; i15 != 5; i15++ {
				if fuel++; fuel > 500 { break }; _ = i15
				s16 := S{a: ((-8 * 37) & (15 - n)), c: [3]int{1: -((14 / (x&7|1)))}}
				_ = s16.a
			}
		}
		out[i] += (((14 & x) * (v9 & n)) &^ 36)
	}
}

//spelt:kernel
func K58(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x, out[i] = min(((x ^ 20) + (14 / (24&7|1))), ((-3 + 1) / (53&7|1))), i
		switch  {
		case 2 <= ((17 % (n&7|1)) - (51 &^ -4)):
			for i1 := 0; i1 < 4; {
				fuel++; if fuel > 300 { break }; i1++
				if fuel++; fuel > 500 { break }; _ = i1
				out[i]++
				v2 := -1
				_ = v2
			}
			fallthrough
		case toi8(15) >= toi8(x):
			out[i]--
		case ((i ^ n) % (x&7|1)) < u16(h1(n, x)):
			L3:
			for i4 := range it((i % (x&7|1))) {
				if fuel++; fuel > 500 { break }; _ = i4
				x |= ((((51 - n) * (9 ^ 18)) | 39) * (n - in[idx(n, len(in))]))
				L5:
				for i6 := range it(((i &^ in[idx(i, len(in))]) ^ 1)) {
					if fuel++; fuel > 500 { break }; _ = i6
					out[i] *= ((in[idx(i6, len(in))] / (((i4 % (i4&7|1)) | (x & n))&7|1)) >> su(((-(i) & (26 % (i6&7|1))) / (((n - in[idx(i4, len(in))]) & -1)&7|1))))
					L7:
					for i8 := 0; i8 < i&7; i8++ {
						if fuel++; fuel > 500 { break }; _ = i8
						i4 *= 15
						out[i] = (i4 >> su((((in[idx(i4, len(in))] | i6) + (35 & x)) + ((i4 | i4) & 40))))
						if ((-(-6) + (15 | in[idx(i6, len(in))])) != (^(i) + 39) && (i >> su(-(x))) >= (min(i4, 26) / ((i8 - n)&7|1))) { break L7 }
					}
					out[i], out[i] = -(^((n | x))), ^(i6)
					if (^(in[idx(i, len(in))]) ^ h1(x, 40)) <= ((i4 * in[idx(n, len(in))]) & x) { continue L5 }
				}
				switch  {
				case h1((n * in[idx(x, len(in))]), toi8(in[idx(i4, len(in))])) >= ((x % (n&7|1)) &^ (n &^ 44)):
					v9 := (30 &^ (4 + ^(u16(i))))
					_ = v9
				default:
					p10 := &x
					_ = p10
				}
				if (max(i4, (-6 - 14)) <= 45 && ((max(n, 57) | i) != i4 && (1 - toi8(n)) <= (i * max(-6, n)))) { continue L3 }
			}
			out[i] = (22 * ((toi8(i) / (47&7|1)) + ((n / (i&7|1)) / (53&7|1))))
			fallthrough
		default:
			for i11 := range (min(i, 19) ^ (i % (16&7|1))) & 5 {
				if fuel++; fuel > 500 { break }; _ = i11
				switch ((38 | i11) >> su(n))&3 {
				case 0, 1:
					out[i], out[i] = 44, (((in[idx(i11, len(in))] - in[idx(x, len(in))]) + (20 % (33&7|1))) &^ (43 + (i11 & i)))
					if !(!((i &^ in[idx(x, len(in))]) < (i11 ^ 11))) {
						x, x = (^((in[idx(i11, len(in))] * 20)) &^ ((i << su(18)) - (in[idx(i11, len(in))] * in[idx(i11, len(in))]))), (^(u16(18)) - ((47 * i11) * i11))
					} else {
						out[i], out[i] = (((i11 % (i11&7|1)) % ((i11 ^ n)&7|1)) + -4), i
						a12 := [4]int{((n / (n&7|1)) | (31 - in[idx(i, len(in))])), (x &^ (in[idx(i, len(in))] ^ n))}
						_ = a12
					}
				case 2, 3:
					if x == (i11 | toi8(x)) {
						out[i], i11 = min((x >> su((21 | i11))), 35), 24
					}
					out[i]++
				default:
					x |= ((h1(max(60, 11), ^(x)) + (n & (22 % (-2&7|1)))) & (18 | (0 ^ i)))
				}
			}
		}
		for i13 := n & 3; i13 != 5; i13++ {
			if fuel++; fuel > 500 { break }; _ = i13
			for i14 := 0; i14 < n&7; i14++ {
				if fuel++; fuel > 500 { break }; _ = i14
				out[i] -= (i14 / (47&7|1))
				switch (^(13) &^ (i & 11))&3 {
				case 0, 1:
					switch h1(n, ^(8))&3 {
					case 0, 1:
						fallthrough
					case 2, 3:
						out[i] -= ((((49 + x) + (x & 32)) % (((x * 11) & in[idx(i14, len(in))])&7|1)) * 54)
						out[i] *= 20
					default:
						v15 := ^(((x % ((i &^ 2)&7|1)) - h1(27, (38 &^ in[idx(n, len(in))]))))
						_ = v15
					}
					x -= 37
				default:
					L16:
					for i17 := 0; i17 < 4; {
						fuel++; if fuel > 300 { break }; i17++
						if fuel++; fuel > 500 { break }; _ = i17
						out[i] += (((min(i14, i) & (x / (i13&7|1))) ^ ((23 &^ 8) &^ u16(21))) * 58)
						if ((i % (i&7|1)) % ((i14 - i17)&7|1)) == (in[idx(n, len(in))] | (32 / (i13&7|1))) { break L16 }
					}
				}
			}
		}
		if r18, ok19 := h2(((x | x) &^ x)); ok19 {
			_ = r18
			v20 := ((((r18 & 58) / ((i * x)&7|1)) - (n | 9)) &^ (h1(^(n), (r18 &^ r18)) | r18))
			_ = v20
			switch ((59 * -1) >> su(in[idx(v20, len(in))]))&3 {
			case 0, 1:
				out[i] *= -((^((x ^ x)) + (47 - (i ^ in[idx(i, len(in))]))))
				fallthrough
			case 2, 3:
				p21 := &v20
				_ = p21
			default:
				for i22 := 0; i22 < x&7; i22++ {
					if fuel++; fuel > 500 { break }; _ = i22
					for i23 := range it(x) {
						if fuel++; fuel > 500 { break }; _ = i23
						s24 := S{a: i23, c: [3]int{1: (31 & (42 * 54))}}
						_ = s24.a
						v25 := ((s24.d.y[0] & ((i22 >> su(24)) ^ -(s24.c[1]))) + ((in[idx(i22, len(in))] & max(s24.c[1], r18)) - ((i23 + 15) & (32 + i23))))
						_ = v25
						v26 := ((i | s24.d.y[0]) ^ v20)
						_ = v26
					}
					a27 := [4]int{(^(n) - (r18 ^ 39)), (16 * ^(12))}
					_ = a27
				}
			}
		}
		out[i] += -3
	}
}

//spelt:kernel
func K59(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		p1 := &x
		_ = p1
		if r2, ok3 := h2((max(n, x) + (h1(x, *p1) ^ toi8(i)))); ok3 {
			_ = r2
			*p1++
			p4 := &x
			_ = p4
		}
		x++
		p5 := &x
		_ = p5
		out[i] += (^((in[idx(n, len(in))] | in[idx(n, len(in))])) | (n << su(u16(x))))
	}
}

//spelt:kernel
func K60(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		for i1 := i & 3; i1 != 5; i1++ {
			if fuel++; fuel > 500 { break }; _ = i1
			out[i] -= ^(min(toi8(min(x, n)), ((in[idx(x, len(in))] | i1) & (n &^ x))))
		}
		if 3 != 52 {
			out[i] -= u16((((6 & 9) / ((i >> su(i))&7|1)) &^ ((n * n) - 4)))
		}
		a2 := [4]int{((37 % (i&7|1)) | 33), 56}
		_ = a2
		v3 := u16(((n - x) & -((59 << su(52)))))
		_ = v3
		v4 := h1(^(((i &^ x) &^ 29)), (((v3 / (n&7|1)) % (x&7|1)) &^ n))
		_ = v4
		out[i] += (((in[idx(x, len(in))] << su(v4)) * (x ^ in[idx(v3, len(in))])) >> su(x))
	}
}

//spelt:kernel
func K61(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := u16(n)
		_ = v1
		if n != u16(7) {
			L2:
			for i3 := 0; i3 < x&7; i3++ {
				if fuel++; fuel > 500 { break }; _ = i3
				a4 := [4]int{(-(44) - (i - 13)), i3}
				_ = a4
				if 51 != (^(-8) ^ (n * i)) { break }
				if ((49 &^ (26 + 48)) == (v1 * ^(54)) || ((55 % (in[idx(x, len(in))]&7|1)) | n) == i3) { continue L2 }
			}
		} else {
			out[i] = 51
		}
		v5 := (h1(((i * in[idx(n, len(in))]) | in[idx(v1, len(in))]), n) << su(toi8(((38 ^ in[idx(i, len(in))]) % (n&7|1)))))
		_ = v5
		if (^(i) / ((58 / (i&7|1))&7|1)) <= u16((n - x)) {
			v6 := (toi8((n & toi8(x))) % (((u16(i) & v1) & ((in[idx(x, len(in))] / (x&7|1)) * (54 ^ 9)))&7|1))
			_ = v6
			out[i] += n
		}
		out[i] += (((in[idx(x, len(in))] << su(44)) &^ h1(56, 35)) >> su(((i | x) | u16(33))))
	}
}

//spelt:kernel
func K62(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i], out[i] = (((56 % (x&7|1)) | n) + 28), (((36 + n) / (n&7|1)) + 37)
		if ((n ^ (-4 | i)) < ((x | 18) | -5) && (h1((38 & 24), ^(x)) <= 22 && min((10 - 47), x) < i)) {
			L1:
			for i2 := 0; i2 < i&7; i2++ {
				if fuel++; fuel > 500 { break }; _ = i2
				v3 := i2
				_ = v3
				f4 := func(q int) int {
					q *= (i2 >> su(u16(-(^(25)))))
					v5 := ((((27 & 35) % (in[idx(x, len(in))]&7|1)) ^ ((46 &^ 53) * 52)) | (in[idx(x, len(in))] / (((28 &^ i) ^ (n % (54&7|1)))&7|1)))
					_ = v5
					h3(&v3, &q)
					return (x - (x - i2))
				}
				_ = f4
				if (u16(n) & ^(0)) == u16((i2 + i2)) { continue L1 }
			}
		}
		v6 := 16
		_ = v6
		if (u16((v6 * v6)) != (min(i, x) & toi8(x)) || 11 >= (-(in[idx(x, len(in))]) % (n&7|1))) {
			if v6 == ((in[idx(i, len(in))] + n) ^ toi8(n)) {
				out[i]++
				x += 55
			}
			L7:
			for i8 := range (^(10) * v6) & 5 {
				if fuel++; fuel > 500 { break }; _ = i8
				i8 *= i
				x, v6 = toi8(((40 | 28) + (i | x))), x
				if (19 < n && 44 != (-5 - ^(23))) { break L7 }
			}
			L9:
			for i10 := 0; i10 < x&7; i10++ {
				if fuel++; fuel > 500 { break }; _ = i10
				switch  {
				case h1(1, -(-3)) >= h1((in[idx(i, len(in))] - i10), (x ^ x)):
					if !(^((in[idx(v6, len(in))] & n)) != n) {
						v6, out[i] = (((i10 & 8) ^ (44 / (i&7|1))) % (((x ^ v6) + toi8(33))&7|1)), -8
						v11 := v6
						_ = v11
					} else {
						v12 := (^(h1(u16(i), (in[idx(x, len(in))] ^ 31))) + 15)
						_ = v12
						x -= (((40 + u16(i10)) / (-((58 | i))&7|1)) % (((v12 << su(in[idx(i10, len(in))])) & toi8(34))&7|1))
					}
				case (i / (i&7|1)) <= -7:
					v13 := ((39 | (in[idx(i, len(in))] - 47)) ^ (toi8(^(25)) % ((v6 % (17&7|1))&7|1)))
					_ = v13
				case -2 < v6:
					out[i] ^= -9
				default:
					out[i] *= ((((51 / (n&7|1)) * 9) ^ v6) * min(((35 ^ in[idx(n, len(in))]) ^ (i &^ 27)), ((v6 % (x&7|1)) &^ ^(i10))))
				}
				if (h1((i + v6), i) < (in[idx(n, len(in))] + n) && (min(u16(54), 30) < h1(-(21), (v6 % (n&7|1))) && ((15 &^ 59) | min(n, x)) > in[idx(i10, len(in))])) {
					for i14 := n & 3; i14 != 5; i14++ {
						if fuel++; fuel > 500 { break }; _ = i14
						v6 *= ((v6 / (((v6 - x) ^ i10)&7|1)) & ((x | 9) & 51))
						x -= -8
						x -= (48 &^ 33)
					}
					if ((7 &^ -8) / ((in[idx(i10, len(in))] & x)&7|1)) == (^(6) & 4) {
						out[i] += 12
						out[i] |= ((((21 * in[idx(x, len(in))]) & (v6 / (i&7|1))) / ((in[idx(v6, len(in))] >> su((35 | i10)))&7|1)) & (((-4 * n) + ^(17)) - (i10 &^ (49 >> su(i)))))
					} else {
						v15 := (-6 | -5)
						_ = v15
						v6 = ((((54 + 35) + (13 | 32)) | v15) * in[idx(i10, len(in))])
					}
				} else {
					out[i] = (in[idx(i, len(in))] &^ (i - h1((-3 + 42), i10)))
					switch ((in[idx(x, len(in))] - in[idx(i10, len(in))]) & (v6 &^ in[idx(i10, len(in))]))&3 {
					case 0, 1:
						out[i] ^= ((11 - ((i ^ v6) ^ (i % (35&7|1)))) % (((42 &^ 25) * i10)&7|1))
					case 2, 3:
						x, out[i] = (((i10 + x) / (x&7|1)) << su(in[idx(i, len(in))])), (((45 / (5&7|1)) & (n * i)) & ((n & i10) - ^(48)))
						out[i] |= ((in[idx(n, len(in))] & ((19 + x) & (in[idx(v6, len(in))] ^ v6))) % (^(in[idx(n, len(in))])&7|1))
					case 4, 5:
						v16 := v6
						_ = v16
						v17 := (v16 ^ (57 / (i10&7|1)))
						_ = v17
					default:
						out[i], x = (-((56 - i10)) % (^(^(v6))&7|1)), 12
					}
				}
				if ^((i10 ^ i10)) <= ((in[idx(x, len(in))] ^ v6) ^ (21 - x)) { break L9 }
			}
		} else {
			if 12 < ((i % (23&7|1)) & (in[idx(x, len(in))] &^ i)) {
				out[i]++
				if n != toi8(^(n)) {
					s18 := S{a: x, c: [3]int{1: (x & 1)}}
					_ = s18.a
					x = (55 * x)
					for i19 := 0; i19 < v6&7; i19++ {
						if fuel++; fuel > 500 { break }; _ = i19
						out[i] = ^(i19)
						v20 := -(s18.b)
						_ = v20
					}
				} else {
					if r21, ok22 := h2(((h1(n, v6) * (i + v6)) &^ ((i / (n&7|1)) & ^(i)))); ok22 {
						_ = r21
						a23 := [4]int{h1(^(23), n), ((x - x) - (r21 + -5))}
						_ = a23
						r21--
					}
					out[i], v6 = x, ^(n)
				}
			} else {
				p24 := &x
				_ = p24
			}
			h3(&v6, &x)
		}
		if v6 > 7 {
			out[i] = (^((v6 | (37 & 21))) ^ ^((35 >> su(h1(22, 32)))))
		}
		out[i] += (min((-2 &^ n), (v6 | x)) - 48)
	}
}

//spelt:kernel
func K63(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x = 43
		x |= (((x * (31 | i)) ^ -3) % ((60 ^ ^(h1(i, -6)))&7|1))
		x |= 17
		out[i] += (h1(h1(52, 39), (x << su(48))) | 60)
	}
}

//spelt:kernel
func K64(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		if !(^((-5 / (40&7|1))) == ((11 &^ in[idx(x, len(in))]) - (in[idx(n, len(in))] | x))) {
			x ^= ^((-5 * x))
			switch  {
			case in[idx(n, len(in))] < n:
				out[i]--
				out[i] |= ^((46 & x))
			default:
				out[i] -= i
			}
		}
		if !(n >= max((i &^ x), (x / (28&7|1)))) {
			p1 := &x
			_ = p1
			v2 := x
			_ = v2
			x -= (toi8(x) - *p1)
		}
		switch  {
		case -(u16(56)) != n:
			switch ((i % (16&7|1)) | (6 - 25))&3 {
			case 0, 1:
				a3 := [4]int{((60 * x) - (n | n)), -3}
				_ = a3
				v4 := ((x << su((a3[x&3] << su((x % (14&7|1)))))) % ((((55 - n) ^ max(n, n)) + 11)&7|1))
				_ = v4
			default:
				for i5 := x & 3; i5 != 5; i5++ {
					if fuel++; fuel > 500 { break }; _ = i5
					v6 := i
					_ = v6
				}
			}
		case min(min(x, x), (x & x)) >= -4:
			f7 := func(q int) int {
				if in[idx(q, len(in))] != ((in[idx(x, len(in))] % (x&7|1)) << su(max(i, q))) {
					for i8 := 0; i8 < 4; {
						fuel++; if fuel > 300 { break }; i8++
						if fuel++; fuel > 500 { break }; _ = i8
						out[i] |= (((q &^ in[idx(n, len(in))]) - i8) * ^(q))
						v9 := (min((^(i8) | (in[idx(n, len(in))] % (1&7|1))), (25 - (q - 44))) * i8)
						_ = v9
						q -= ((((-4 - n) / (i8&7|1)) ^ ((-4 + i) - (i8 << su(i8)))) ^ v9)
					}
					out[i] += i
					switch  {
					case (min(i, -9) % ((i & 10)&7|1)) > ((q / (q&7|1)) ^ max(i, 59)):
						v10 := q
						_ = v10
						q -= (h1(v10, (^(q) % ((x / (19&7|1))&7|1))) >> su(((10 &^ max(v10, -2)) % (^(q)&7|1))))
					case (9 != ^((q | x)) || -(i) != in[idx(i, len(in))]):
						s11 := S{a: n, c: [3]int{1: 36}}
						_ = s11.a
					case ((q << su(9)) / ((x | x)&7|1)) == ((x + q) / ((15 + 35)&7|1)):
						v12 := q
						_ = v12
					default:
						v13 := (33 << su(x))
						_ = v13
					}
				} else {
					if ((x ^ 18) &^ (x * i)) > (19 + (3 + n)) {
						out[i] |= min((in[idx(n, len(in))] | (^(35) & (40 + x))), (((i | 3) * min(x, 34)) ^ toi8((57 / (37&7|1)))))
						s14 := S{a: 16, c: [3]int{1: x}}
						_ = s14.a
					} else {
						out[i] -= (^(i) & ((x / ((q / (i&7|1))&7|1)) | (^(n) - x)))
						out[i], out[i] = (n | q), (u16(max(x, 6)) & in[idx(n, len(in))])
					}
				}
				if (n - u16(42)) >= n {
					out[i], out[i] = u16(in[idx(q, len(in))]), (q &^ ((0 - 51) &^ (i % (-4&7|1))))
					out[i] |= n
					if (((-4 + 12) | (in[idx(n, len(in))] | 3)) != ((38 - x) ^ toi8(i)) && (-1 &^ (8 | in[idx(i, len(in))])) >= ((i ^ in[idx(x, len(in))]) / (i&7|1))) {
						out[i]--
						s15 := S{a: 59, c: [3]int{1: min(n, (n % (36&7|1)))}}
						_ = s15.a
					} else {
						a16 := [4]int{((q - i) - (25 + 18)), (in[idx(x, len(in))] ^ x)}
						_ = a16
					}
				}
				if ((52 >> su(29)) | x) > (x - x) {
					v17 := (n * ^(x))
					_ = v17
					for i18 := 6; i18 >= 0; i18 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i18
						v19 := ((((49 ^ 33) * min(x, v17)) / ((22 + (16 ^ i18))&7|1)) * -2)
						_ = v19
						v20 := ((((-6 & i) | u16(-2)) % (7&7|1)) >> su(-(((i - 16) - (in[idx(v17, len(in))] | 33)))))
						_ = v20
						v21 := (^(v17) % ((6 &^ max((24 & in[idx(n, len(in))]), 1))&7|1))
						_ = v21
					}
				}
				return (i ^ u16(n))
			}
			_ = f7
		case ((((31 | -2) + (34 - n)) <= n || ((n % (34&7|1)) &^ (3 / (9&7|1))) > ((i >> su(i)) | (i &^ 40))) || in[idx(i, len(in))] == ((n % (x&7|1)) ^ (n ^ 18))):
			out[i]--
			x = in[idx(n, len(in))]
			fallthrough
		default:
			out[i] *= i
		}
		v22 := 5
		_ = v22
		out[i] += (((14 &^ 1) &^ i) / (((i * v22) >> su(n))&7|1))
	}
}

//spelt:kernel
func K65(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] -= x
		p1 := &x
		_ = p1
		*p1 = ((-((x + in[idx(x, len(in))])) + ((*p1 << su(i)) & h1(n, in[idx(x, len(in))]))) >> su((-((14 / (in[idx(n, len(in))]&7|1))) * ((in[idx(i, len(in))] + x) % ((i ^ x)&7|1)))))
		for i2 := i & 3; i2 != 5; i2++ {
			if fuel++; fuel > 500 { break }; _ = i2
			L3:
			for i4 := n & 3; i4 != 5; i4++ {
				if fuel++; fuel > 500 { break }; _ = i4
				switch *p1&3 {
				case 0, 1:
					if (h1(n, *p1) - (x | *p1)) != i4 { continue }
					x -= *p1
					fallthrough
				case 2, 3:
					L5:
					for i6 := 0; i6 < i&7; i6++ {
						if fuel++; fuel > 500 { break }; _ = i6
						a7 := [4]int{(i2 | (in[idx(i2, len(in))] &^ n)), ((n - 42) &^ (i2 & x))}
						_ = a7
						if *p1 == (^(*p1) - n) { break L5 }
					}
					L8:
					for i9 := i2 & 3; i9 != 5; i9++ {
						if fuel++; fuel > 500 { break }; _ = i9
						x += i
						*p1, *p1 = ((*p1 + (i4 % (34&7|1))) | ((i ^ *p1) ^ i4)), i4
						x, *p1 = ((h1(*p1, i4) * ^(i4)) - i9), ((x ^ (*p1 % (x&7|1))) & ((x / (*p1&7|1)) << su((x >> su(*p1)))))
						if n != (min(i9, n) * (i + *p1)) { break L8 }
					}
				default:
					if r10, ok11 := h2(n); ok11 {
						_ = r10
						a12 := [4]int{h1(h1(*p1, 19), 47), 12}
						_ = a12
						v13 := ^(x)
						_ = v13
					}
				}
				*p1, *p1 = (in[idx(i4, len(in))] | *p1), h1((x + (i & *p1)), *p1)
				if (((x &^ in[idx(i, len(in))]) &^ *p1) >= min(toi8(41), min(i, in[idx(i2, len(in))])) || ^((i2 &^ in[idx(i4, len(in))])) < *p1) { break L3 }
			}
		}
		out[i] += ((in[idx(n, len(in))] & (*p1 & n)) - ^(n))
	}
}

//spelt:kernel
func K66(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		p1 := &x
		_ = p1
		out[i]--
		x ^= 27
		out[i] += (((n & i) | (*p1 % (n&7|1))) >> su((n - i)))
	}
}

//spelt:kernel
func K67(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x--
		switch  {
		case 31 != h1(i, u16(i)):
			p1 := &x
			_ = p1
			a2 := [4]int{(*p1 & *p1), (*p1 | -(-4))}
			_ = a2
		default:
			out[i] |= (36 / ((^((53 &^ in[idx(x, len(in))])) * (10 * (27 | i)))&7|1))
		}
		x |= in[idx(x, len(in))]
		a3 := [4]int{((51 &^ 19) * (8 >> su(i))), (x & (-8 * x))}
		_ = a3
		a3[0] |= (18 ^ (a3[1] &^ (u16(x) &^ (17 & n))))
		if r4, ok5 := h2(h1(((10 | x) - (n + n)), (u16(i) * (x | i)))); ok5 {
			_ = r4
			for i6 := 0; i6 < 4; {
				fuel++; if fuel > 300 { break }; i6++
				if fuel++; fuel > 500 { break }; _ = i6
				if !(!(x >= ((in[idx(x, len(in))] * 15) % ((x * a3[i&3])&7|1)))) {
					x -= r4
					for _, i7 := range a3 {
						if fuel++; fuel > 500 { break }; _ = i7
						i6, a3[2] = -(0), in[idx(i7, len(in))]
						a8 := [4]int{(h1(53, 44) &^ (n * a3[n&3])), ((in[idx(n, len(in))] | x) * (x | 3))}
						_ = a8
						v9 := (n & toi8((x * (in[idx(r4, len(in))] + 58))))
						_ = v9
					}
					for i10 := range ((in[idx(i6, len(in))] | x) & (in[idx(i6, len(in))] - i6)) & 5 {
						if fuel++; fuel > 500 { break }; _ = i10
						r4, i10 = max(1, ((26 / (31&7|1)) % (-3&7|1))), ((51 ^ i) << su((i10 % ((a3[3] ^ i10)&7|1))))
						out[i], out[i] = ^(^((i + i10))), (in[idx(i, len(in))] - toi8(i10))
						r4, out[i] = ^(1), (((in[idx(i, len(in))] + i10) >> su((-1 &^ x))) % (r4&7|1))
					}
				} else {
					v11 := ((((2 << su(i6)) + (x % (n&7|1))) - ^(^(in[idx(r4, len(in))]))) &^ (-6 - r4))
					_ = v11
					if (x * n) >= 43 {
						v11 *= (((in[idx(i, len(in))] - i) >> su(i6)) << su(((in[idx(x, len(in))] + (in[idx(x, len(in))] % (32&7|1))) & ((i6 / (x&7|1)) * -(v11)))))
						r4, r4 = toi8(r4), toi8((a3[1] % (i6&7|1)))
					}
				}
				v12 := max((in[idx(n, len(in))] / (max((n >> su(x)), i)&7|1)), a3[1])
				_ = v12
			}
			out[i] = (((x &^ (20 - 47)) ^ (u16(45) &^ toi8(n))) * (r4 ^ 5))
		}
		out[i] += (a3[1] ^ ((i & n) ^ (x &^ a3[i&3])))
	}
}

//spelt:kernel
func K68(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch  {
		case (toi8((n - 4)) != n || (x <= toi8((in[idx(i, len(in))] ^ 53)) || (u16(i) - (x + 4)) == h1((x ^ 43), (i >> su(46))))):
			out[i], x = (^((n >> su(n))) & in[idx(n, len(in))]), ^((5 | in[idx(i, len(in))]))
		case (((37 * 8) * (in[idx(n, len(in))] / (52&7|1))) > (n / ((n + in[idx(i, len(in))])&7|1)) && h1((in[idx(i, len(in))] | x), u16(x)) <= x):
			v1 := (x ^ n)
			_ = v1
			for i2 := range it(23) {
				if fuel++; fuel > 500 { break }; _ = i2
				v1 -= ^((((i | v1) &^ n) | (toi8(2) & (16 & n))))
				v3 := 46
				_ = v3
				L4:
				for i5 := range it(52) {
					if fuel++; fuel > 500 { break }; _ = i5
					h3(&x, &v1)
					if u16((55 - 38)) >= 3 { break L4 }
				}
			}
		default:
			for i6 := 0; i6 < 4; {
				fuel++; if fuel > 300 { break }; i6++
				if fuel++; fuel > 500 { break }; _ = i6
				f7 := func(q int) int {
					x = 54
					i6 = (n &^ (-9 - ((22 ^ n) | min(1, 25))))
					out[i] -= 40
					return in[idx(i, len(in))]
				}
				_ = f7
				a8 := [4]int{((x | in[idx(n, len(in))]) ^ (15 | -2)), n}
				_ = a8
				L9:
				for i10 := range (max(-2, 43) % ((x - in[idx(n, len(in))])&7|1)) & 5 {
					if fuel++; fuel > 500 { break }; _ = i10
					if max(i, (i6 + 22)) <= x {
						v11 := a8[n&3]
						_ = v11
						i10, v11 = (58 &^ ((a8[1] - i10) ^ (a8[0] & n))), (((v11 | a8[1]) - ^(n)) % ((f7(i6) & (i >> su(48)))&7|1))
					} else {
						v12 := -5
						_ = v12
						a13 := [4]int{(n * 0), 7}
						_ = a13
					}
					i6 |= n
					if ((n ^ i6) << su(^(i6))) < i6 { continue L9 }
				}
			}
		}
		if -6 == (u16(x) % (in[idx(n, len(in))]&7|1)) {
			x = min((n / (^((29 ^ n))&7|1)), (30 / ((i << su((i & i)))&7|1)))
		} else {
			v14 := (((6 * (n + 15)) * n) * h1((x | ^(29)), n))
			_ = v14
			out[i] += (h1(((x & v14) | i), toi8((v14 * i))) ^ (((4 % (9&7|1)) &^ (29 | 49)) + ((53 | 32) ^ in[idx(v14, len(in))])))
		}
		if (^(20) ^ (n &^ x)) != n {
			switch ((x &^ x) + 40)&3 {
			case 0, 1:
				x += 43
				if max((x - 15), (25 | 44)) < ^((i &^ x)) {
					out[i] ^= ((((n / (-5&7|1)) - in[idx(x, len(in))]) &^ 34) + (n << su(n)))
					x -= h1(in[idx(x, len(in))], (in[idx(x, len(in))] + 18))
					a15 := [4]int{i, (x + (n % (x&7|1)))}
					_ = a15
				}
			case 2, 3:
				out[i] = ((x &^ (u16(i) &^ (47 % (7&7|1)))) | ^(x))
			default:
			}
			if 16 <= i {
				x |= min((h1(^(20), (29 + x)) &^ (-(i) << su((i ^ i)))), ((27 &^ (53 * i)) & n))
				out[i] |= (x & ((58 & (50 ^ x)) &^ (in[idx(i, len(in))] ^ (x ^ 12))))
			} else {
				p16 := &x
				_ = p16
				if ((u16(n) & i) < (*p16 ^ x) && ((i % (n&7|1)) % ((i >> su(i))&7|1)) >= ((*p16 - n) ^ (n - n))) {
					x *= (i * (n + -(toi8(*p16))))
				}
			}
		} else {
			p17 := &x
			_ = p17
			v18 := ((((-1 - i) & max(*p17, x)) + *p17) - (((9 &^ *p17) & (x & in[idx(n, len(in))])) % (((in[idx(i, len(in))] | *p17) &^ (13 ^ x))&7|1)))
			_ = v18
		}
		s19 := S{a: toi8(in[idx(i, len(in))]), c: [3]int{1: ((-3 | i) &^ (46 ^ 32))}}
		_ = s19.a
		v20 := u16(n)
		_ = v20
		if (s19.sum() + s19.c[uint(n)%3]) >= n {
			out[i] ^= (n & (i << su((s19.a &^ u16(20)))))
			s19.d.x += 50
			if (35 - (s19.c[uint(x)%3] % (v20&7|1))) < ((s19.b ^ s19.c[uint(x)%3]) ^ (v20 >> su(v20))) {
				if r21, ok22 := h2((i &^ ((in[idx(i, len(in))] & i) ^ min(s19.sum(), n)))); ok22 {
					_ = r21
					if (((s19.sum() > s19.c[1] || ((20 &^ x) / ((29 | r21)&7|1)) < s19.b) || ((s19.d.x ^ r21) * (s19.b * i)) == in[idx(x, len(in))]) || i >= s19.sum()) {
						a23 := [4]int{((44 ^ s19.b) * s19.d.x), v20}
						_ = a23
						v24 := (h1((h1(a23[0], a23[0]) + (r21 &^ r21)), toi8((a23[3] - x))) &^ n)
						_ = v24
					}
					for i25 := r21 & 3; i25 != 5; i25++ {
						if fuel++; fuel > 500 { break }; _ = i25
						v26 := s19.d.y[0]
						_ = v26
						v27 := (h1(3, (v26 ^ (s19.c[1] + 24))) % (-(s19.a)&7|1))
						_ = v27
					}
				}
				v20 = -(((u16(v20) + toi8(n)) | ((i >> su(i)) & 30)))
			} else {
				for i28 := range it((s19.d.y[0] % (^(i)&7|1))) {
					if fuel++; fuel > 500 { break }; _ = i28
					s29 := S{a: (s19.a % ((n & in[idx(i, len(in))])&7|1)), c: [3]int{1: ((26 << su(34)) ^ (49 - s19.b))}}
					_ = s29.a
					for i30 := 0; i30 < 4; {
						fuel++; if fuel > 300 { break }; i30++
						if fuel++; fuel > 500 { break }; _ = i30
						i28 -= x
						a31 := [4]int{i, (s29.sum() | in[idx(i28, len(in))])}
						_ = a31
						v32 := i30
						_ = v32
					}
				}
			}
		}
		for i33 := range it(x) {
			if fuel++; fuel > 500 { break }; _ = i33
			i33 *= s19.d.x
			x += ((18 + x) % (s19.d.y[0]&7|1))
			if (((in[idx(x, len(in))] | n) / ((v20 * in[idx(x, len(in))])&7|1)) != (n &^ (46 | v20)) && min((s19.b & x), (v20 & 50)) == 47) {
				if r34, ok35 := h2(s19.a); ok35 {
					_ = r34
					v36 := ((((x &^ 42) & (in[idx(v20, len(in))] / (in[idx(v20, len(in))]&7|1))) | -((43 &^ s19.d.y[0]))) ^ -((i33 + (s19.d.y[0] ^ 13))))
					_ = v36
					for i37 := i & 3; i37 != 5; i37++ {
						if fuel++; fuel > 500 { break }; _ = i37
						v38 := (h1(toi8(in[idx(r34, len(in))]), ((v36 & i37) / (47&7|1))) &^ 11)
						_ = v38
					}
				}
			} else {
				f39 := func(q int) int {
					h3(&x, &v20)
					s19.a, out[i] = s19.d.y[0], s19.sum()
					x++
					return -((s19.c[1] + 32))
				}
				_ = f39
			}
		}
		out[i] |= (s19.sum() * x)
		v40 := s19.sum()
		_ = v40
		out[i] += (((36 >> su(v40)) >> su((51 + v40))) >> su(((s19.b &^ 3) + in[idx(x, len(in))])))
	}
}

//spelt:kernel
func K69(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := i
		_ = v1
		out[i] = ((n - 31) ^ (-3 << su(i)))
		a2 := [4]int{28, min(h1(n, -3), (8 ^ x))}
		_ = a2
		out[i]--
		if r3, ok4 := h2(-6); ok4 {
			_ = r3
			r3 = 53
			x = (^(v1) | 8)
		}
		for i5 := 0; i5 < 4; {
			fuel++; if fuel > 300 { break }; i5++
			if fuel++; fuel > 500 { break }; _ = i5
			L6:
			for i7 := 6; i7 >= 0; i7 -= 2 {
				if fuel++; fuel > 500 { break }; _ = i7
				a8 := [4]int{v1, ^(^(in[idx(x, len(in))]))}
				_ = a8
				v9 := 26
				_ = v9
				if ^((v9 & v9)) < n {
					f10 := func(q int) int {
						v1 -= (((min(i5, v9) &^ (i5 / (v9&7|1))) ^ 16) ^ (((in[idx(x, len(in))] | in[idx(n, len(in))]) | ^(a2[i7&3])) | (^(n) * 48)))
						a2[0] += a8[3]
						a8[0] *= (^(((in[idx(v1, len(in))] / (n&7|1)) | -(in[idx(x, len(in))]))) << su(^(i7)))
						return ((v1 & q) * i7)
					}
					_ = f10
					if (!(max((i7 % (n&7|1)), (a2[i&3] &^ v9)) == (x & min(v9, i))) && max(toi8(a2[i5&3]), u16(a2[1])) <= ((in[idx(n, len(in))] | a2[0]) & (i7 & i))) { continue }
					out[i] = (10 | (((in[idx(x, len(in))] * i) | (i5 - in[idx(i, len(in))])) & max((22 / (v9&7|1)), f10(i))))
				}
				if (in[idx(i5, len(in))] >> su((i + 46))) > toi8((x << su(i5))) { continue L6 }
			}
			if ((a2[n&3] | a2[1]) &^ u16(a2[1])) <= (toi8(n) >> su(27)) {
				out[i] -= (((in[idx(v1, len(in))] - (i5 & 9)) | ((n - 4) / (in[idx(x, len(in))]&7|1))) &^ (i5 * x))
			} else {
				L11:
				for i12 := range (i / (i&7|1)) & 5 {
					if fuel++; fuel > 500 { break }; _ = i12
					v13 := (13 ^ ^(in[idx(i12, len(in))]))
					_ = v13
					if i12 != (u16(x) - (2 + i5)) { break L11 }
				}
			}
			v14 := 14
			_ = v14
		}
		if (h1((18 - v1), v1) != toi8((x % (x&7|1))) && ^(^(i)) <= a2[0]) {
			if (i != ((x * v1) & i) || (n * n) <= -((-3 * 32))) {
				v15 := 2
				_ = v15
				out[i] = i
			}
			v1 ^= 38
		} else {
			if !(!(max((x ^ x), (17 | i)) <= 29)) {
				v1, a2[0] = ((u16(-8) * 45) / (^(h1(i, 1))&7|1)), ((min(42, x) + (n % (x&7|1))) % ((-(47) & (48 >> su(in[idx(n, len(in))])))&7|1))
				if r16, ok17 := h2(19); ok17 {
					_ = r16
					f18 := func(q int) int {
						r16 |= ((46 + -1) | ((h1(n, 51) * q) ^ (x & i)))
						v1, a2[2] = h1((^(r16) * (r16 / (a2[n&3]&7|1))), q), q
						if !((in[idx(q, len(in))] / ((a2[1] << su(31))&7|1)) >= ((34 % (x&7|1)) &^ (31 / (n&7|1)))) { return 57 }
						out[i] = toi8(-(((n - i) ^ (n &^ in[idx(v1, len(in))]))))
						return (^(in[idx(i, len(in))]) | (i & n))
					}
					_ = f18
					v1 *= r16
				}
				v19 := ((((35 / (x&7|1)) % ((i % (in[idx(v1, len(in))]&7|1))&7|1)) &^ -(-(in[idx(v1, len(in))]))) + 51)
				_ = v19
			}
			p20 := &a2[n&3]
			_ = p20
		}
		if r21, ok22 := h2(^((39 ^ x))); ok22 {
			_ = r21
			p23 := &v1
			_ = p23
			s24 := S{a: ((v1 % (x&7|1)) << su((n - 23))), c: [3]int{1: x}}
			_ = s24.a
		}
		for i25 := range it((a2[3] + (v1 - in[idx(v1, len(in))]))) {
			if fuel++; fuel > 500 { break }; _ = i25
			if ((i25 % (a2[3]&7|1)) * ^(n)) < 56 {
				a26 := [4]int{((x << su(18)) * (-4 << su(23))), (u16(i25) ^ (i - a2[n&3]))}
				_ = a26
				p27 := &v1
				_ = p27
			}
			if ((16 % (34&7|1)) ^ (i25 + v1)) > i25 {
				v1, i25 = (n & ((a2[0] / (5&7|1)) * min(v1, 31))), 39
			}
		}
		out[i] += (-(-3) &^ ((in[idx(n, len(in))] & i) &^ x))
	}
}

//spelt:kernel
func K70(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x, x = min(-3, 33), ((i % ((i ^ n)&7|1)) * (x & 36))
		L1:
		for i2 := 0; i2 < 3&7; i2++ {
			if fuel++; fuel > 500 { break }; _ = i2
			if ((min(x, n) & (22 / (i&7|1))) <= n && !(^((48 % (in[idx(n, len(in))]&7|1))) >= (-3 * n))) {
				if ((min(57, 45) - i2) < i2 || (^(n) | ^(31)) <= 10) { continue }
			} else {
				s3 := S{a: ^(i), c: [3]int{1: (-7 &^ (n % (26&7|1)))}}
				_ = s3.a
				v4 := (s3.d.x | (((s3.sum() | in[idx(i, len(in))]) & n) + s3.c[1]))
				_ = v4
			}
			if x == h1(n, in[idx(i2, len(in))]) { break L1 }
		}
		p5 := &x
		_ = p5
		out[i] += ((^(n) * (i ^ 9)) + (max(-2, i) &^ 37))
	}
}

//spelt:kernel
func K71(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		if !(((n | n) <= i || !(^(in[idx(n, len(in))]) > in[idx(x, len(in))]))) {
			if i <= ^(24) {
				x |= ((((i - in[idx(n, len(in))]) ^ min(x, x)) - i) + min((h1(x, n) ^ ^(x)), ((x ^ 4) + (39 & x))))
				s1 := S{a: ((in[idx(n, len(in))] | 5) &^ u16(in[idx(n, len(in))])), c: [3]int{1: x}}
				_ = s1.a
			} else {
				v2 := x
				_ = v2
				h3(&x, &v2)
			}
		}
		switch u16(39)&3 {
		case 0, 1:
			x -= 56
		case 2, 3:
			v3 := n
			_ = v3
			for i4 := v3 & 3; i4 != 5; i4++ {
				if fuel++; fuel > 500 { break }; _ = i4
				v5 := (i4 ^ (toi8(min(i4, 10)) ^ v3))
				_ = v5
				if (v5 * (45 - 55)) == (i - n) {
					if i != (i4 | i4) {
						a6 := [4]int{i4, ((44 + 36) | in[idx(v3, len(in))])}
						_ = a6
					}
				} else {
					for i7 := range it((57 & n)) {
						if fuel++; fuel > 500 { break }; _ = i7
						i7++
						s8 := S{a: (v3 * (1 & 0)), c: [3]int{1: ((i7 / (v5&7|1)) / ((47 &^ 44)&7|1))}}
						_ = s8.a
					}
				}
				if r9, ok10 := h2((((i - 0) &^ (-8 + i4)) + 24)); ok10 {
					_ = r9
					if (!(x == h1((-2 % (n&7|1)), (in[idx(r9, len(in))] - i))) && ^(v3) < ((49 | r9) & ^(i))) {
						out[i], out[i] = (-9 % (toi8((31 &^ x))&7|1)), ((u16(30) - 35) - n)
					}
					out[i] -= (((-(35) % ((-3 + 27)&7|1)) * (max(i4, v5) * (r9 | in[idx(i4, len(in))]))) * (((i4 ^ 11) ^ (-8 - n)) | ((v5 * v3) ^ (r9 - x))))
				}
			}
		default:
			v11 := ((41 >> su(n)) ^ (((56 - x) << su(h1(29, n))) ^ in[idx(n, len(in))]))
			_ = v11
		}
		v12 := ((x + ^(n)) | (in[idx(i, len(in))] / (in[idx(i, len(in))]&7|1)))
		_ = v12
		if r13, ok14 := h2((i * ((54 & 56) << su((n - i))))); ok14 {
			_ = r13
			s15 := S{a: (x / ((40 % (x&7|1))&7|1)), c: [3]int{1: ((2 >> su(x)) - (x &^ i))}}
			_ = s15.a
			for i16 := i & 3; i16 != 5; i16++ {
				if fuel++; fuel > 500 { break }; _ = i16
			}
		}
		out[i] += i
	}
}

//spelt:kernel
func K72(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		switch  {
		case (((in[idx(i, len(in))] + x) << su((10 - n))) < 41 || h1((10 / (19&7|1)), n) < ((x ^ 2) * (28 & 8))):
			x++
		case 47 <= ^((i ^ 54)):
			if r1, ok2 := h2((h1((6 &^ x), (15 & -5)) &^ (7 & (in[idx(x, len(in))] * 13)))); ok2 {
				_ = r1
				v3 := in[idx(i, len(in))]
				_ = v3
				for i4 := 0; i4 < 4; {
					fuel++; if fuel > 300 { break }; i4++
					if fuel++; fuel > 500 { break }; _ = i4
					v5 := (max(46, ((-1 / (i&7|1)) | 39)) - r1)
					_ = v5
					for i6 := 0; i6 < 4; {
						fuel++; if fuel > 300 { break }; i6++
						if fuel++; fuel > 500 { break }; _ = i6
						v7 := ((h1(^(v3), 58) ^ n) / (x&7|1))
						_ = v7
						v8 := ^((r1 | (max(i6, 9) * -3)))
						_ = v8
						s9 := S{a: (i4 - (14 & n)), c: [3]int{1: min(min(5, in[idx(v7, len(in))]), ^(v5))}}
						_ = s9.a
					}
					a10 := [4]int{-(i), (42 << su((22 % (53&7|1))))}
					_ = a10
				}
			}
			x += ^((((n - x) ^ (i & n)) &^ ((28 * n) >> su(15))))
		case ((i & n) - ^(x)) >= n:
			a11 := [4]int{^((26 &^ i)), (u16(-1) | (x &^ n))}
			_ = a11
		default:
			v12 := (33 | max(h1((n | 49), n), 13))
			_ = v12
		}
		v13 := h1(-7, n)
		_ = v13
		a14 := [4]int{(^(v13) | (n ^ n)), ((n | 45) / ((48 & 47)&7|1))}
		_ = a14
		f15 := func(q int) int {
			for i16 := 0; i16 < 4; {
				fuel++; if fuel > 300 { break }; i16++
				if fuel++; fuel > 500 { break }; _ = i16
				s17 := S{a: v13, c: [3]int{1: (41 - in[idx(x, len(in))])}}
				_ = s17.a
				if max((a14[n&3] | q), s17.sum()) == ((i >> su(28)) | s17.sum()) {
					s17.b -= a14[3]
				}
				h3(&q, &x)
			}
			if max((19 - x), u16(4)) == a14[0] {
				v18 := h1(45, (((n | x) - n) >> su(n)))
				_ = v18
				for i19 := range (h1(i, x) * (i % (i&7|1))) & 5 {
					if fuel++; fuel > 500 { break }; _ = i19
					h3(&v13, &i19)
					out[i] |= (^(min((i ^ 12), min(n, a14[3]))) / (n&7|1))
				}
				if !(((n & x) &^ v13) >= (in[idx(v18, len(in))] - (a14[3] * v18))) {
					if (-(i) + u16(i)) < a14[3] {
						v20 := ((u16((v18 & a14[q&3])) / (((n ^ a14[n&3]) % ((32 / (-3&7|1))&7|1))&7|1)) - a14[1])
						_ = v20
					}
					v21 := (in[idx(x, len(in))] &^ (q ^ toi8(a14[3])))
					_ = v21
					if r22, ok23 := h2(q); ok23 {
						_ = r22
						a14[0] += (((^(in[idx(v21, len(in))]) &^ in[idx(q, len(in))]) ^ (max(16, r22) * (q + a14[v13&3]))) - ((h1(a14[0], v13) >> su(v13)) * ((12 &^ v21) & (v21 ^ -5))))
						out[i] -= (((q + (in[idx(i, len(in))] & x)) &^ ((a14[0] / (23&7|1)) % ((a14[0] & n)&7|1))) & (^(v21) & ((55 >> su(50)) + (q % (23&7|1)))))
					}
				} else {
					h3(&x, &v18)
				}
			}
			switch  {
			case ((-6 & q) & in[idx(n, len(in))]) != q:
				a24 := [4]int{((a14[0] ^ 0) | (29 % (56&7|1))), a14[0]}
				_ = a24
				q += (n &^ v13)
			case (max(-3, i) - ^(v13)) > (39 % ((6 - in[idx(q, len(in))])&7|1)):
				f25 := func(q int) int {
					if ^(^(x)) == 40 {
						out[i] ^= -4
						v26 := n
						_ = v26
					} else {
						a27 := [4]int{((v13 + i) &^ (n + 41)), ((35 & 21) & (x + 1))}
						_ = a27
					}
					if in[idx(i, len(in))] < 23 {
						s28 := S{a: h1((43 ^ q), u16(x)), c: [3]int{1: 20}}
						_ = s28.a
					}
					if in[idx(x, len(in))] != (59 / ((in[idx(i, len(in))] << su(i))&7|1)) { return (max(43, 37) % (in[idx(x, len(in))]&7|1)) }
					L29:
					for i30 := range i & 5 {
						if fuel++; fuel > 500 { break }; _ = i30
						x *= ^(((11 % (in[idx(q, len(in))]&7|1)) + (i / (max(q, q)&7|1))))
						if i30 != ((a14[v13&3] | v13) - (i - i)) { break L29 }
					}
					return ((n ^ q) / ((v13 + x)&7|1))
				}
				_ = f25
			default:
				x = (((59 &^ in[idx(n, len(in))]) % (((n | a14[3]) >> su((v13 ^ -2)))&7|1)) * (v13 * ((i + n) | (i & n))))
			}
			return v13
		}
		_ = f15
		a31 := [4]int{x, n}
		_ = a31
		L32:
		for i33 := 6; i33 >= 0; i33 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i33
			h3(&x, &v13)
			a31[2]++
			out[i] |= ((50 &^ n) | ^(i))
			if ((v13 * 33) / ((v13 | n)&7|1)) >= h1(in[idx(n, len(in))], (n & v13)) { continue L32 }
		}
		for i34 := 0; i34 < n&7; i34++ {
			if fuel++; fuel > 500 { break }; _ = i34
			f35 := func(q int) int {
				a31 = a31
				a36 := [4]int{((2 ^ 25) + (6 - -3)), ^((x % (i&7|1)))}
				_ = a36
				out[i] = (((-(a14[1]) + (q * a14[0])) & (i34 >> su(^(in[idx(i34, len(in))])))) * ((u16(37) % (14&7|1)) &^ ((a14[1] % (q&7|1)) * (38 | 28))))
				return ^(toi8(x))
			}
			_ = f35
			f37 := func(q int) int {
				for i38 := 0; i38 < 4; {
					fuel++; if fuel > 300 { break }; i38++
					if fuel++; fuel > 500 { break }; _ = i38
					a14[i38&3]++
					if q <= ((in[idx(i, len(in))] / (a31[1]&7|1)) &^ (-6 * i38)) {
						i38 = (21 & (f35((i38 & 59)) ^ x))
						v13 |= ((in[idx(v13, len(in))] - ((n * n) >> su((-8 + n)))) &^ (36 + -6))
					} else {
						v39 := u16((((0 ^ i) * (q * i34)) << su(h1((i38 & 43), toi8(-7)))))
						_ = v39
						v40 := h1(^(-4), in[idx(n, len(in))])
						_ = v40
					}
					for i41 := 6; i41 >= 0; i41 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i41
						x |= ((((n - v13) >> su((29 | in[idx(i38, len(in))]))) * i41) + ((31 | ^(x)) | toi8((in[idx(i41, len(in))] / (23&7|1)))))
						a14[2] ^= 12
						q ^= ((((n ^ 34) % ((50 & x)&7|1)) | i41) >> su(a31[i38&3]))
					}
				}
				v42 := x
				_ = v42
				out[i], out[i] = ((h1(v13, a14[0]) + (27 * 24)) + v13), (-1 &^ 11)
				return q
			}
			_ = f37
		}
		a31 = a14
		out[i] += 23
	}
}

//spelt:kernel
func K73(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		p1 := &x
		_ = p1
		L2:
		for i3 := 0; i3 < n&7; i3++ {
			if fuel++; fuel > 500 { break }; _ = i3
			v4 := *p1
			_ = v4
			v5 := ((((in[idx(n, len(in))] ^ *p1) * (x & in[idx(n, len(in))])) - x) ^ *p1)
			_ = v5
			if (!(x >= *p1) || x < ((in[idx(n, len(in))] - *p1) ^ (n &^ i))) { continue L2 }
		}
		*p1 = (((*p1 + u16(n)) &^ (i & ^(x))) - (11 >> su(((x - 39) &^ 24))))
		L6:
		for i7 := 6; i7 >= 0; i7 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i7
			x -= (23 * h1(toi8(*p1), (^(i7) | (*p1 << su(n)))))
			x = (n - ^(((n + i7) % (in[idx(i, len(in))]&7|1))))
			if ^((40 & i)) >= ((55 - 38) * (26 - i)) { break L6 }
		}
		v8 := -6
		_ = v8
		out[i] += n
	}
}

//spelt:kernel
func K74(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		for i1 := 0; i1 < i&7; i1++ {
			if fuel++; fuel > 500 { break }; _ = i1
			v2 := n
			_ = v2
			if r3, ok4 := h2((in[idx(x, len(in))] &^ (^(54) &^ n))); ok4 {
				_ = r3
				p5 := &x
				_ = p5
				for i6 := 6; i6 >= 0; i6 -= 2 {
					if fuel++; fuel > 500 { break }; _ = i6
					if ((x & in[idx(i, len(in))]) - x) <= ((17 &^ i6) | i1) { continue }
					v7 := (^((*p5 << su((v2 / (r3&7|1))))) * (in[idx(v2, len(in))] - (r3 >> su((in[idx(n, len(in))] / (x&7|1))))))
					_ = v7
					v8 := (in[idx(r3, len(in))] | (in[idx(x, len(in))] - (v7 &^ (*p5 % (*p5&7|1)))))
					_ = v8
				}
			}
		}
		x |= i
		x = i
		out[i] |= (x / (h1((13 * (n + 46)), ((18 ^ x) & (20 * 20)))&7|1))
		x = h1((h1((x | in[idx(n, len(in))]), 37) & 3), (((i % (-9&7|1)) ^ min(i, 36)) ^ 43))
		x -= ((((1 - n) + (1 + 23)) / (n&7|1)) | x)
		x -= ((h1((x & n), x) + (h1(33, n) * (x - x))) - i)
		out[i] += (i ^ x)
	}
}

//spelt:kernel
func K75(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		s1 := S{a: ^((8 &^ in[idx(n, len(in))])), c: [3]int{1: n}}
		_ = s1.a
		f2 := func(q int) int {
			x = 43
			out[i] = h1(((n * (25 | i)) * ((in[idx(n, len(in))] - 31) | i)), -6)
			s3 := S{a: (-(i) | x), c: [3]int{1: ((53 % (13&7|1)) &^ (q << su(i)))}}
			_ = s3.a
			return ((15 & n) + in[idx(i, len(in))])
		}
		_ = f2
		for i4 := range x & 5 {
			if fuel++; fuel > 500 { break }; _ = i4
			switch  {
			case (max((50 / (37&7|1)), (57 ^ x)) > 13 || ^((x + 28)) <= (f2(s1.d.x) | 38)):
				s1.b -= 22
			case (n == h1(^(i), (x << su(in[idx(n, len(in))]))) && ((i &^ i) * (i4 - in[idx(i4, len(in))])) <= 6):
				out[i]++
				fallthrough
			case (16 * (23 &^ n)) == n:
				p5 := &x
				_ = p5
				fallthrough
			default:
				h3(&x, &i4)
			}
			s1.d.y[n&1], s1.d.y[i&1] = ((s1.d.y[0] &^ (i4 << su(in[idx(i, len(in))]))) << su(h1((in[idx(n, len(in))] ^ -8), (s1.d.y[0] % (13&7|1))))), i
		}
		v6 := (((59 - (i * in[idx(i, len(in))])) / (((s1.d.x + 43) % ((s1.d.y[0] / (n&7|1))&7|1))&7|1)) ^ s1.sum())
		_ = v6
		for i7 := 6; i7 >= 0; i7 -= 2 {
			if fuel++; fuel > 500 { break }; _ = i7
			v8 := 13
			_ = v8
			s1.a += h4(f2, (min(51, i7) ^ (x + x)))
		}
		out[i] += (((16 - in[idx(i, len(in))]) / (min(x, in[idx(i, len(in))])&7|1)) * h1((v6 / (v6&7|1)), min(i, s1.sum())))
	}
}

//spelt:kernel
func K76(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] *= ((in[idx(x, len(in))] & (min(i, in[idx(n, len(in))]) / ((i &^ in[idx(i, len(in))])&7|1))) ^ in[idx(n, len(in))])
		if i == max(-6, 21) {
			switch  {
			case ((x <= ((41 - n) & h1(24, i)) || x != max(24, (in[idx(x, len(in))] * n))) && 20 < ((in[idx(i, len(in))] &^ n) * ^(n))):
			case ((h1(-(n), 29) <= ((5 * in[idx(x, len(in))]) / (i&7|1)) || x == ^((n - 0))) && x != max((x * 30), (n - x))):
				p1 := &x
				_ = p1
				v2 := *p1
				_ = v2
			default:
				out[i] = x
			}
			p3 := &x
			_ = p3
		}
		p4 := &x
		_ = p4
		if ^(in[idx(x, len(in))]) > (*p4 & (*p4 + in[idx(i, len(in))])) {
			if ^((*p4 + i)) > ((x * 49) & in[idx(x, len(in))]) {
				x |= ((toi8((i ^ 53)) / (((n + 2) * (-7 &^ in[idx(x, len(in))]))&7|1)) - ((^(*p4) * *p4) % (((x & *p4) % ((in[idx(n, len(in))] | in[idx(n, len(in))])&7|1))&7|1)))
			} else {
				for i5 := range ((n - i) * (i | *p4)) & 5 {
					if fuel++; fuel > 500 { break }; _ = i5
					for i6 := 6; i6 >= 0; i6 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i6
						*p4 *= x
						*p4 += toi8(x)
						*p4--
					}
				}
				*p4++
			}
		}
		x = h1((((-9 / (i&7|1)) ^ -1) >> su(((i | 19) + -(*p4)))), *p4)
		s7 := S{a: (in[idx(n, len(in))] & (n &^ 60)), c: [3]int{1: x}}
		_ = s7.a
		out[i] += (((s7.d.y[0] &^ in[idx(i, len(in))]) | (52 &^ i)) % ((i & x)&7|1))
	}
}

//spelt:kernel
func K77(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		x, out[i] = (^((38 &^ in[idx(x, len(in))])) / (32&7|1)), h1(((11 &^ i) &^ (in[idx(n, len(in))] * n)), toi8(min(x, -5)))
		x = ^((((-8 &^ -8) &^ (28 ^ in[idx(x, len(in))])) & ^((38 & 11))))
		if !(((39 % (n&7|1)) ^ (x ^ i)) >= ((57 + 19) & (i << su(i)))) {
			out[i] *= 60
		}
		x -= (min(((x & x) - (-6 % (x&7|1))), x) % (-5&7|1))
		out[i] += (n | ^(7))
	}
}

//spelt:kernel
func K78(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		v1 := i
		_ = v1
		v2 := ^(-6)
		_ = v2
		v3 := (u16((x | i)) | h1(min(toi8(i), (21 | 7)), min(-(-4), (i >> su(n)))))
		_ = v3
		v3 ^= (((10 / ((n &^ 50)&7|1)) * toi8((3 % (v1&7|1)))) | ((n / ((v2 % (v3&7|1))&7|1)) &^ (8 + (n * 17))))
		if (((i &^ 22) / ((i - v3)&7|1)) != v1 && v3 > h1(toi8(23), (i + 32))) {
			if r4, ok5 := h2(x); ok5 {
				_ = r4
				v6 := n
				_ = v6
				a7 := [4]int{(v6 - min(19, 22)), ((n &^ -2) << su((4 | -7)))}
				_ = a7
			}
		}
		v8 := (x * (((7 + in[idx(x, len(in))]) & (n % (v2&7|1))) % (in[idx(v1, len(in))]&7|1)))
		_ = v8
		v2 += (v8 ^ (46 * 36))
		h3(&v1, &v3)
		f9 := func(q int) int {
			q--
			if (v1 >> su((34 - in[idx(v8, len(in))]))) != -9 {
				out[i] = ^(^(min((n * 15), 60)))
				v10 := ^(((min(-6, 42) * in[idx(x, len(in))]) + in[idx(q, len(in))]))
				_ = v10
			} else {
				v11 := (((max(29, 34) % (31&7|1)) & 6) >> su(n))
				_ = v11
				v12 := (((^(v11) &^ i) >> su(v1)) | (v2 ^ ((q ^ in[idx(i, len(in))]) & (in[idx(q, len(in))] ^ 38))))
				_ = v12
			}
			if ((-4 + in[idx(v2, len(in))]) + -(46)) < ((v3 % (-1&7|1)) << su((23 | in[idx(n, len(in))]))) { return ((v2 * 51) & n) }
			out[i] |= ((((q | in[idx(x, len(in))]) % ((q >> su(16))&7|1)) - 43) | (((51 * 6) &^ (27 - v8)) & -(^(55))))
			return (q * max(n, v8))
		}
		_ = f9
		out[i] += (36 * 34)
	}
}

//spelt:kernel
func K79(out, in []int, n int) {
	for i := range out {
		x, fuel := in[idx(i, len(in))], 0
		_, _ = x, fuel
		out[i] ^= toi8(u16(^((i % (34&7|1)))))
		x += ((in[idx(i, len(in))] * (x | (30 * 60))) + (-((i ^ i)) & u16(x)))
		p1 := &x
		_ = p1
		*p1 += (*p1 % ((((*p1 * x) & (*p1 & i)) &^ toi8(*p1))&7|1))
		for i2 := n & 3; i2 != 5; i2++ {
			if fuel++; fuel > 500 { break }; _ = i2
			if (14 / (in[idx(n, len(in))]&7|1)) >= ^(toi8(*p1)) {
				for i3 := range (^(n) / ((*p1 / (i&7|1))&7|1)) & 5 {
					if fuel++; fuel > 500 { break }; _ = i3
					i3 ^= i2
				}
				*p1 ^= i2
				if (toi8(i2) &^ i2) < max((i2 - *p1), (*p1 & i)) {
					switch  {
					case ((i2 / (*p1&7|1)) + (x & in[idx(i, len(in))])) == min((33 & 43), *p1):
						v4 := -(^((u16(34) * n)))
						_ = v4
						*p1 += ((((25 % (i&7|1)) + *p1) &^ x) - (((n + 6) &^ ^(n)) + 7))
					default:
						v5 := (i2 - n)
						_ = v5
					}
				}
			} else {
				L6:
				for i7 := 0; i7 < 4; {
					fuel++; if fuel > 300 { break }; i7++
					if fuel++; fuel > 500 { break }; _ = i7
					v8 := x
					_ = v8
					i7 = ^(i7)
					i7 -= ^((*p1 * (*p1 &^ i7)))
					if ((*p1 &^ max(in[idx(i2, len(in))], in[idx(x, len(in))])) > ^(max(x, *p1)) || ((n | x) % (i&7|1)) <= 19) { break L6 }
				}
				out[i] -= i2
			}
		}
		for i9 := range it(i) {
			if fuel++; fuel > 500 { break }; _ = i9
			i9++
			if h1(u16(25), (i9 - i9)) > ((i9 | *p1) | 42) {
				*p1++
				switch ((in[idx(i, len(in))] * *p1) >> su((x << su(i9))))&3 {
				case 0, 1:
					v10 := (((*p1 / ((*p1 ^ i)&7|1)) * (*p1 ^ max(*p1, 43))) &^ in[idx(i, len(in))])
					_ = v10
					L11:
					for i12 := range v10 & 5 {
						if fuel++; fuel > 500 { break }; _ = i12
						*p1 -= ((*p1 % (29&7|1)) - (((28 & i12) - (i - x)) % (min((in[idx(v10, len(in))] ^ n), -1)&7|1)))
						v10 = ((30 &^ toi8((49 + *p1))) & (i9 % (^((i * in[idx(n, len(in))]))&7|1)))
						if (^(i9) + (*p1 | i12)) != (*p1 &^ *p1) { break L11 }
					}
				default:
					h3(&x, &i9)
				}
				p13 := &i9
				_ = p13
			}
			out[i] -= ((x >> su(n)) - (*p1 & (^(*p1) ^ (i / (*p1&7|1)))))
		}
		if ((x ^ x) ^ (i | x)) <= (^(x) - (*p1 & i)) {
			L14:
			for i15 := n & 3; i15 != 5; i15++ {
				if fuel++; fuel > 500 { break }; _ = i15
				switch i&3 {
				case 0, 1:
					if r16, ok17 := h2(*p1); ok17 {
						_ = r16
						*p1, x = 39, (((*p1 / (*p1&7|1)) + (r16 << su(x))) * *p1)
						x *= (((58 | max(x, *p1)) & n) * (*p1 - ^(in[idx(i15, len(in))])))
					}
				case 2, 3:
					for i18 := 6; i18 >= 0; i18 -= 2 {
						if fuel++; fuel > 500 { break }; _ = i18
						*p1 -= (n ^ -(max(h1(x, i15), (i * i18))))
						v19 := min(((*p1 | (x | i18)) + -((*p1 * i15))), ((min(i18, x) ^ 40) | ((in[idx(i15, len(in))] - in[idx(x, len(in))]) + min(i15, i15))))
						_ = v19
						v19 *= h1((((x - *p1) + v19) - (^(37) * ^(*p1))), (((*p1 & *p1) - (-9 + in[idx(i18, len(in))])) + ((*p1 << su(v19)) + i15)))
					}
					v20 := (min(((i15 - *p1) | u16(n)), ((i % (in[idx(x, len(in))]&7|1)) + (i + i15))) - (-((*p1 - n)) & (52 - (i15 & *p1))))
					_ = v20
				default:
					v21 := ((n * (x + -(x))) + ^(^(^(in[idx(n, len(in))]))))
					_ = v21
				}
				if ((3 / ((22 ^ n)&7|1)) >= ((x | i) - *p1) && i15 != (i | 24)) { continue }
				if !(h1(^(*p1), (i15 | i)) > -((*p1 + 45))) { continue L14 }
			}
			out[i] = ^(x)
			switch ((x ^ 12) - (*p1 | *p1))&3 {
			case 0, 1:
				out[i] = (i & (((i % (*p1&7|1)) & 24) ^ ((n >> su(*p1)) - *p1)))
				s22 := S{a: (*p1 | -(in[idx(n, len(in))])), c: [3]int{1: (^(*p1) * ^(x))}}
				_ = s22.a
			default:
			}
		} else {
			*p1 -= ((x % (32&7|1)) / (n&7|1))
			switch max(*p1, 14)&3 {
			case 0, 1:
				for i23 := x & 3; i23 != 5; i23++ {
					if fuel++; fuel > 500 { break }; _ = i23
					x |= ((*p1 + ((i &^ x) - (*p1 &^ x))) | h1((*p1 % (x&7|1)), min((i ^ n), (9 * i23))))
				}
			case 2, 3:
				x *= (n % ((^(x) & (*p1 &^ ^(n)))&7|1))
				fallthrough
			default:
				out[i] |= i
			}
		}
		x = ((((56 + 32) & max(i, 30)) - ((1 + i) ^ -(x))) / ((45 << su((16 ^ *p1)))&7|1))
		out[i] += (((*p1 % (x&7|1)) &^ (15 &^ *p1)) - n)
	}
}

func idx(i, n int) int { return int(uint(i) % uint(n)) }
