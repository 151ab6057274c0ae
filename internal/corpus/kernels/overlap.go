package kernels

import "github.com/spelt-go/spelt/kernel"

// OverlapCopy stores what it reads elsewhere.
//
//spelt:kernel
func OverlapCopy(dst, src []int32) {
	for i := range min(len(dst), len(src)) {
		dst[i] = src[i] + 1
	}
}

// OverlapBlur reads neighbours.
//
//spelt:kernel
func OverlapBlur(dst, src []float32) {
	for i := 1; i < min(len(dst), len(src))-1; i++ {
		dst[i] = (src[i-1] + src[i] + src[i+1]) / 4
	}
}

// OverlapReverse reads from the end.
//
//spelt:kernel
func OverlapReverse(dst, src []int16) {
	n := min(len(dst), len(src))
	for i := range n {
		dst[i] = src[n-1-i] ^ 3
	}
}

// OverlapStrides reads and stores at strides that are arguments.
//
//spelt:kernel
func OverlapStrides(dst, src []int64, p, q int) {
	for i := range min(len(dst)/p, len(src)/q) {
		dst[i*p] += src[i*q] + int64(i)
	}
}

// OverlapGather reads where data say.
//
//spelt:kernel
func OverlapGather(dst, src []uint32, at []int32) {
	for i := range min(len(dst), len(src), len(at)) {
		dst[i] = src[uint32(at[i])%uint32(len(src))] + 1
	}
}

// OverlapScatter stores where it reads from nothing of.
//
//spelt:kernel
func OverlapScatter(dst, src []uint32) {
	for i := range min(len(dst), len(src)) {
		dst[i^1&(len(dst)-1)] = src[i]*3 + 1
	}
}

// OverlapGrid is a step of a grid without its rim.
//
//spelt:kernel
func OverlapGrid(dst, src []float32, w, h int) {
	for y, x := range kernel.Grid2(h-2, w-2) {
		i := (y+1)*w + x + 1
		dst[i] = (src[i-1] + src[i+1] + src[i-w] + src[i+w]) / 4
	}
}

// OverlapPair has two slices in a struct.
type OverlapPair struct {
	N   int32
	In  []int32
	Out []int32
}

// OverlapInStruct has both slices in one struct.
//
//spelt:kernel
func OverlapInStruct(p *OverlapPair) {
	for i := range min(len(p.In), len(p.Out)) {
		p.Out[i] = p.In[i]*2 + p.N
	}
}

// OverlapPoint is an element with parts.
type OverlapPoint struct{ A, B, C int32 }

// OverlapParts stores some parts and reads others.
//
//spelt:kernel
func OverlapParts(dst, src []OverlapPoint) {
	for i := range min(len(dst), len(src)) {
		dst[i].A = src[i].B + src[i].C
		dst[i].C += 5
	}
}

// OverlapLag is at a distance that is an argument.
//
//spelt:kernel
func OverlapLag(x []int32, lag int) {
	for i := range x {
		if i >= lag {
			x[i] += x[i-lag]
		}
	}
}

// OverlapAhead is, in the other direction.
//
//spelt:kernel
func OverlapAhead(x []int32, lag int) {
	for i := 0; i < len(x)-lag; i++ {
		x[i] = x[i+lag] - x[i]
	}
}

// OverlapSum builds up sums of what it changes.
//
//spelt:kernel
func OverlapSum(dst, src []int64) (sum, most int64) {
	for i := range min(len(dst), len(src)) {
		dst[i] = src[i] ^ int64(i)
		sum += src[i]
		most = max(most, dst[i])
	}
	return sum, most
}

// OverlapRows has a serial loop in each iteration.
//
//spelt:kernel
func OverlapRows(dst, src []int32, w, h int) {
	for y := range h {
		s := int32(0)
		for x := range w {
			s += src[y*w+x]
			dst[y*w+x] = s
		}
	}
}

// OverlapColumns goes down in each iteration.
//
//spelt:kernel
func OverlapColumns(a []int32, w, h int) {
	for x := range w {
		for y := 1; y < h; y++ {
			a[y*w+x] += a[(y-1)*w+x]
		}
	}
}

// OverlapNarrow has subscripts that wrap.
//
//spelt:kernel
func OverlapNarrow(dst, src []int32) {
	for i := range min(len(dst), len(src), 600) {
		dst[i] = src[uint8(i)+1] + 1
	}
}

// OverlapBytes sees memory as bytes and as words.
//
//spelt:kernel
func OverlapBytes(words []uint32, bytes []uint8) {
	for i := range min(len(words), len(bytes)) {
		words[i] = words[i]*5 + uint32(bytes[i])
	}
}

// OverlapField stores to what a pointer points at, between reads of a slice.
//
//spelt:kernel
func OverlapField(x []OverlapPoint, p *OverlapPoint, y []int32) {
	for i := range min(len(x), len(y)) {
		y[i] = x[i].A + p.B
		x[i].B = y[i]
	}
}
