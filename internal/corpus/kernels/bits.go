package kernels

import (
	"encoding/binary"
	"math/bits"
)

// Counts has the counting functions of math/bits at every width.
//
//spelt:kernel
func Counts(out [][12]int, a []uint8, b []uint16, c []uint32, d []uint64) {
	for i := range a {
		out[i] = [12]int{
			bits.LeadingZeros8(a[i]), bits.LeadingZeros16(b[i]), bits.LeadingZeros32(c[i]), bits.LeadingZeros64(d[i]),
			bits.TrailingZeros8(a[i]), bits.TrailingZeros16(b[i]), bits.TrailingZeros32(c[i]), bits.TrailingZeros64(d[i]),
			bits.OnesCount8(a[i]), bits.OnesCount64(d[i]), bits.Len16(b[i]), bits.Len64(d[i]),
		}
	}
}

// Permuted has the functions that move bits.
//
//spelt:kernel
func Permuted(a []uint8, b []uint16, c []uint32, d []uint64, k int) {
	for i := range a {
		a[i] = bits.Reverse8(a[i]) ^ bits.RotateLeft8(a[i], 3)
		b[i] = bits.ReverseBytes16(b[i]) ^ bits.RotateLeft16(b[i], -5)
		c[i] = bits.Reverse32(c[i]) ^ bits.RotateLeft32(c[i], k) ^ bits.ReverseBytes32(c[i])
		d[i] = bits.ReverseBytes64(d[i]) ^ bits.RotateLeft64(d[i], -k-i) ^ bits.Reverse64(d[i])
	}
}

// Wide has arithmetic on two words.
//
//spelt:kernel
func Wide(hi, lo []uint64, x, y []uint64) {
	for i := range x {
		h, l := bits.Mul64(x[i], y[i])
		s, c := bits.Add64(l, x[i], uint64(i&1))
		d, b := bits.Sub64(h, y[i], c)
		q, r := bits.Div64(h%1000, l, 1000)
		hi[i], lo[i] = s^q, d+b^r
	}
}

// Crc32 is the bitwise checksum of each row of eight bytes.
//
//spelt:kernel
func Crc32(out []uint32, rows [][8]uint8) {
	for i := range rows {
		c := ^uint32(0)
		for _, b := range rows[i] {
			c ^= uint32(b)
			for range 8 {
				if c&1 != 0 {
					c = c>>1 ^ 0xedb88320
				} else {
					c >>= 1
				}
			}
		}
		out[i] = ^c
	}
}

// Hash mixes integers of several widths.
//
//spelt:kernel
func Hash(out []uint64, a []int8, b []uint32, seed uint64) {
	for i := range out {
		h := seed ^ uint64(a[i])
		h *= 0x9e3779b97f4a7c15
		h ^= h >> 29
		h += uint64(b[i]) << 7
		h ^= h << 31
		out[i] = h * 0xbf58476d1ce4e5b9
	}
}

// Orders reads and writes bytes by the methods of exported variables that hold nothing.
//
//spelt:kernel
func Orders(out, in []byte) {
	for i := 0; i+8 <= min(len(in), len(out)); i += 8 {
		binary.BigEndian.PutUint32(out[i:], binary.LittleEndian.Uint32(in[i:]))
		order := binary.LittleEndian
		order.PutUint16(out[i+4:], binary.BigEndian.Uint16(in[i+4:])+order.Uint16(in[i+5:]))
		binary.NativeEndian.PutUint16(out[i+6:], uint16(binary.BigEndian.Uint64(in[i:])>>13))
	}
}
