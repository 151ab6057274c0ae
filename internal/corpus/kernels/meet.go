package kernels

import "github.com/spelt-go/spelt/kernel"

// MeetCopy copies parts.
//
//spelt:kernel
func MeetCopy(x, y []int32) {
	for i := range min(len(x), len(y)) / 2 {
		copy(x[2*i:2*i+2], y[2*i:])
	}
}

// MeetCopyRows copies rows, whose length is an argument.
//
//spelt:kernel
func MeetCopyRows(x, y []int32, w int) {
	for i := range min(len(x), len(y)) / w {
		copy(x[w*i:w*i+w], y[w*i:w*i+w])
	}
}

// MeetPrefix reads up to where data say.
//
//spelt:kernel
func MeetPrefix(x, y []int32, at []uint8) {
	for i := range min(len(x), len(at)) {
		s := int32(0)
		for _, v := range y[:min(int(at[i]), len(y))] {
			s += v
		}
		x[i] = s
	}
}

// MeetSuffix reads from where data say.
//
//spelt:kernel
func MeetSuffix(x, y []int32, at []uint8) {
	for i := range min(len(x), len(at), max(len(y)-258, 0)) {
		s := x[i]
		for _, v := range y[at[i]:][:3] {
			s += v
		}
		x[i] = s
	}
}

// MeetQuad reads arrays.
//
//spelt:kernel
func MeetQuad(x, y []int32, at []uint8) {
	for i := range min(len(x), len(at), max(len(y)-259, 0)) {
		q := (*[4]int32)(y[at[i]:])
		x[i] = q[0] + q[3]
	}
}

// MeetWindow reads a window that the ends cut off.
//
//spelt:kernel
func MeetWindow(x, y []int32) {
	for i := range min(len(x), len(y)) {
		s := int32(0)
		for _, v := range y[max(0, i-3):min(len(y), i+4)] {
			s += v
		}
		x[i] = s
	}
}

// MeetStores stores into slices of slices.
//
//spelt:kernel
func MeetStores(x, y []int32, at []uint8) {
	for i := range min(len(x)/8, len(y), len(at)) {
		s := x[8*i+int(at[i]&3) : 8*i+8]
		s[at[i]&3] = y[i]
	}
}

// MeetNarrowRows has a counter that is no int.
//
//spelt:kernel
func MeetNarrowRows(x, y []int32, w int32) {
	for r := range int32(min(len(x), len(y))) / w {
		d := x[r*w : r*w+w]
		s := y[r*w : r*w+w]
		for j := range d {
			d[j] = s[j] + 1
		}
	}
}

// MeetEither reads one of two slices.
//
//spelt:kernel
func MeetEither(x, y, z []int32, c []uint8) {
	for i := range min(len(x), len(y), len(z), len(c)) {
		s := y
		if c[i]&1 == 0 {
			s = z
		}
		x[i] = s[i] + 1
	}
}

// MeetPointer reads through one of two pointers.
//
//spelt:kernel
func MeetPointer(x, y, z []int32, c []uint8) {
	for i := range min(len(x), len(y), len(z), len(c)) {
		p := &y[i]
		if c[i]&1 == 0 {
			p = &z[i]
		}
		x[i] = *p + 1
	}
}

// MeetWalk moves a slice along.
//
//spelt:kernel
func MeetWalk(x, y []int32) {
	for i := range x {
		t := int32(0)
		for s := y[:min(len(y), 40)]; len(s) > 5; s = s[3:] {
			t += s[0]
		}
		x[i] = t
	}
}

// MeetStride is under a condition on where it reads.
//
//spelt:kernel
func MeetStride(x []int32, d int) {
	for i := range x {
		if j := i * d; j < len(x) {
			x[i] += x[j]
		}
	}
}

// MeetGrid reads a neighbour.
//
//spelt:kernel
func MeetGrid(x []int32, w, dy, dx int) {
	for y, c := range kernel.Grid2(len(x)/w, w) {
		if j := (y+dy)*w + c + dx; j >= 0 && j < len(x) {
			x[y*w+c] += x[j]
		}
	}
}

// MeetClamp reads before, and the first element at the first one.
//
//spelt:kernel
func MeetClamp(x []int32) {
	for i := range x {
		x[i] += x[max(0, i-1)]
	}
}

// MeetClampIf is MeetClamp by an if.
//
//spelt:kernel
func MeetClampIf(x []int32, d int) {
	for i := range x {
		k := i - d
		if k < 0 {
			k = 0
		}
		x[i] += x[k]
	}
}

// MeetWrap goes round.
//
//spelt:kernel
func MeetWrap(x []int32) {
	for i := range x {
		x[i] += x[(i+1)%len(x)]
	}
}

// MeetNarrow has a subscript that wraps.
//
//spelt:kernel
func MeetNarrow(x []int32, d uint8) {
	for i := range min(len(x), 256) {
		if j := uint8(i) + d; int(j) < len(x) {
			x[i] += x[j]
		}
	}
}

// MeetSize is a size in a struct.
type MeetSize struct{ W, H int }

// MeetImage is an image whose size is in a struct of its own, and elsewhere.
type MeetImage struct {
	Pix  []byte
	Size MeetSize
	A    [2]int
	P    *MeetSize
}

// MeetImages has rows whose length is read in the loop.
//
//spelt:kernel
func MeetImages(dst, src *MeetImage, stride int) {
	for y := range src.Size.H {
		d := dst.Pix[y*stride : y*stride+src.Size.W]
		s := src.Pix[y*stride : y*stride+src.Size.W]
		for i := range s {
			d[i] = s[i] + 1
		}
	}
	for y := range src.Size.H {
		d := dst.Pix[y*stride : y*stride+src.A[0]]
		s := src.Pix[y*stride : y*stride+src.A[0]]
		for i := range s {
			d[i] = s[i] + 3
		}
	}
	for y := range src.Size.H {
		d := dst.Pix[y*stride : y*stride+src.P.W]
		s := src.Pix[y*stride : y*stride+src.P.W]
		for i := range s {
			d[i] = s[i] + 5
		}
	}
}
