package irtest

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// Args is the argument struct of a kernel with the memory that it points to.
//
// What the parameters mean is read from their names: a pointer "x" is a slice if
// there are parameters "x.len" or "x.cap", and points to one struct otherwise,
// whose fields are found from the loads and stores that go through it. An
// integer "n" is a count, and small.
type Args struct {
	words []uint64
	areas []area
}

// area is memory with the types that are known of its bytes.
type area struct {
	name  string
	all   []uint64 // words with a margin on both sides, in which nothing may be written
	words []uint64
	types map[int64]ir.Type // by offset; in slices by offset within an element
	each  int64             // element size; 0 if types are for the whole area
}

// maxLen is the greatest length of a slice, and maxField of an integer field.
const (
	maxLen   = 24
	maxField = 8
)

// NewArgs makes arguments for k: equal ones for equal seeds and kernels with
// the same parameters and accesses. Seeds divisible by 8 make pointers to
// structs nil.
func NewArgs(k *ir.Kernel, seed uint64) *Args {
	r := rand.New(rand.NewPCG(seed, 1))
	all, words := padded((k.ArgSize + 15) / 8)
	a := &Args{words: words}
	acc := accesses(k)
	lens := map[string]int64{}
	for i, p := range k.Params {
		base, field, _ := strings.Cut(p.Name, ".")
		switch {
		case p.Mem > 0:
			for off := range p.Mem {
				if t, ok := acc[i].types[off]; ok && off+t.Size() <= p.Mem {
					a.put(a.words, p.Offset+off, t, value(r, t))
				}
			}
		case p.Type == ir.Ptr:
			n, ok := lens[base]
			if !ok {
				n = int64(r.IntN(maxLen + 1))
				lens[base] = n
			}
			if hasLength(k, base) {
				a.put(a.words, p.Offset, ir.Ptr, a.slice(r, p.Name, n, acc[i]))
			} else if seed%8 != 0 {
				a.put(a.words, p.Offset, ir.Ptr, a.object(r, p.Name, acc[i]))
			}
		case field == "len" || field == "cap":
			if _, ok := lens[base]; !ok {
				lens[base] = int64(r.IntN(maxLen + 1))
			}
			a.put(a.words, p.Offset, p.Type, lens[base])
		case p.Name == "n" && p.Type.IsInt():
			a.put(a.words, p.Offset, p.Type, int64(r.IntN(maxField+1)))
		default:
			a.put(a.words, p.Offset, p.Type, value(r, p.Type))
		}
	}
	a.areas = append(a.areas, area{name: "args", all: all, words: words, types: map[int64]ir.Type{}})
	for i, p := range k.Params {
		if p.Mem > 0 {
			for off, t := range acc[i].types {
				a.areas[len(a.areas)-1].types[p.Offset+off] = t
			}
		}
	}
	return a
}

// margin is the number of words around an area that are watched.
const margin = 64

const untouched = 0xa5a5a5a5a5a5a5a5

func padded(n int64) (all, words []uint64) {
	all = make([]uint64, n+2*margin)
	for i := range margin {
		all[i], all[len(all)-1-i] = untouched, untouched
	}
	return all, all[margin : margin+n]
}

// Strayed names an area around which something was written, or "".
func (a *Args) Strayed() string {
	for _, x := range a.areas {
		for i := range margin {
			if x.all[i] != untouched || x.all[len(x.all)-1-i] != untouched {
				return x.name
			}
		}
	}
	return ""
}

func hasLength(k *ir.Kernel, base string) bool {
	for _, p := range k.Params {
		if p.Name == base+".len" || p.Name == base+".cap" {
			return true
		}
	}
	return false
}

// through is what goes through one parameter.
type through struct {
	types  map[int64]ir.Type // by constant offset
	stride int64             // of elements
}

func accesses(k *ir.Kernel) []through {
	acc := make([]through, len(k.Params))
	for i := range acc {
		acc[i].types = map[int64]ir.Type{}
	}
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op.Info().Tag || s.Op == ir.OpZero || s.Op == ir.OpCopy {
			off := int64(0)
			p := s.Args[0]
			stride := int64(0)
			for p.Op == ir.OpOffset || p.Op == ir.OpElem {
				if p.Op == ir.OpOffset {
					off += p.Imm
				} else {
					stride = p.Imm
				}
				p = p.Args[0]
			}
			if p.Op == ir.OpParam {
				if s.Op.Info().Tag {
					acc[p.Imm].types[off] = s.Tag.Type
				}
				acc[p.Imm].stride = max(acc[p.Imm].stride, stride)
			}
		}
		return true
	})
	for i, p := range k.Params {
		if n := acc[i].stride; n > 0 {
			for off := range p.Mem {
				if t, ok := acc[i].types[off%n]; ok {
					acc[i].types[off] = t
				}
			}
		}
	}
	return acc
}

func (a *Args) slice(r *rand.Rand, name string, n int64, t through) int64 {
	each := max(t.stride, 1)
	all, w := padded((n*each + 15) / 8)
	types := map[int64]ir.Type{}
	for off, typ := range t.types {
		if off >= 0 && off+typ.Size() <= each {
			types[off] = typ
		}
	}
	for off := int64(0); off < n*each; off++ {
		if typ, ok := types[off%each]; ok {
			a.put(w, off, typ, value(r, typ))
		}
	}
	a.areas = append(a.areas, area{name, all, w, types, each})
	return int64(uintptr(unsafe.Pointer(&w[0])))
}

// objectSize is the size of a struct that a pointer points to, in bytes.
const objectSize = 512

func (a *Args) object(r *rand.Rand, name string, t through) int64 {
	all, w := padded(objectSize / 8)
	for off := int64(0); off < objectSize; off++ {
		typ, ok := t.types[off]
		switch {
		case !ok || off+typ.Size() > objectSize:
		case typ == ir.Ptr:
			a.put(w, off, typ, a.slice(r, name+".field", maxLen, through{types: map[int64]ir.Type{0: ir.F32}, stride: 4}))
		case typ.IsInt():
			a.put(w, off, typ, int64(r.IntN(maxField+1)))
		default:
			a.put(w, off, typ, value(r, typ))
		}
	}
	a.areas = append(a.areas, area{name: name, all: all, words: w, types: t.types})
	return int64(uintptr(unsafe.Pointer(&w[0])))
}

// value is a random value of type t: often a special or a small one.
func value(r *rand.Rand, t ir.Type) int64 {
	if s := Special(t); r.IntN(4) == 0 {
		return s[r.IntN(len(s))]
	}
	if t.IsFloat() {
		return ir.FloatBits(t, float64(r.IntN(64)-16)/4)
	}
	return ir.Normalize(t, int64(r.IntN(40)-8))
}

// Special lists the values of t at which arithmetic changes its ways.
func Special(t ir.Type) []int64 {
	switch {
	case t.IsFloat():
		var s []int64
		for _, v := range []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -2.5, math.Inf(1), math.Inf(-1), math.NaN(),
			math.MaxFloat32, math.SmallestNonzeroFloat32, 1 << 31, -(1 << 31), 1 << 32, 1 << 63, -(1 << 63), 1 << 64} {
			s = append(s, ir.FloatBits(t, v))
		}
		return s
	case t == ir.Bool:
		return []int64{0, 1}
	case t == ir.Ptr:
		return []int64{0}
	}
	var s []int64
	for _, v := range []int64{0, 1, -1, 2, 3, 7, -8, 63, 64, 67, 1 << (t.Bits() - 1), 1<<(t.Bits()-1) - 1, 1<<(t.Bits()-1) + 1} {
		s = append(s, ir.Normalize(t, v))
	}
	return s
}

func (a *Args) put(w []uint64, off int64, t ir.Type, v int64) {
	b := bytesOf(w)
	switch t.Size() {
	case 1:
		b[off] = byte(v)
	case 2:
		binary.NativeEndian.PutUint16(b[off:], uint16(v))
	case 4:
		binary.NativeEndian.PutUint32(b[off:], uint32(v))
	case 8:
		binary.NativeEndian.PutUint64(b[off:], uint64(v))
	}
}

func bytesOf(w []uint64) []byte {
	if len(w) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&w[0])), len(w)*8)
}

// Pointer is the address of the argument struct. The memory lives as long as a.
func (a *Args) Pointer() unsafe.Pointer { return unsafe.Pointer(&a.words[0]) }

// Diff says where a and b, made from equal seeds, differ, or "". Addresses and
// the payload of NaNs do not count.
func (a *Args) Diff(b *Args) string {
	for i, x := range a.areas {
		y := b.areas[i]
		xb, yb := bytesOf(x.words), bytesOf(y.words)
		for off := int64(0); off < int64(len(xb)); off++ {
			at := off
			if x.each > 0 {
				at %= x.each
			}
			t, ok := x.types[at]
			switch {
			case ok && t == ir.Ptr, !ok && x.name == "args":
				continue
			case ok && off+t.Size() <= int64(len(xb)):
				v, w := get(xb[off:], t), get(yb[off:], t)
				if v != w && !(t.IsFloat() && isNaN(t, v) && isNaN(t, w)) {
					return fmt.Sprintf("%s at %d: %s and %s", x.name, off, ir.FormatConst(t, v), ir.FormatConst(t, w))
				}
			case !ok && xb[off] != yb[off] && !covered(x, at):
				return fmt.Sprintf("%s at %d: byte %d and %d", x.name, off, xb[off], yb[off])
			}
		}
	}
	return ""
}

// covered reports whether off lies within a typed field.
func covered(x area, off int64) bool {
	for at, t := range x.types {
		if at <= off && off < at+t.Size() {
			return true
		}
	}
	return false
}

func isNaN(t ir.Type, bits int64) bool { return math.IsNaN(ir.FloatValue(t, bits)) }

func get(b []byte, t ir.Type) int64 {
	switch t.Size() {
	case 1:
		return ir.Normalize(t, int64(b[0]))
	case 2:
		return ir.Normalize(t, int64(binary.NativeEndian.Uint16(b)))
	case 4:
		return ir.Normalize(t, int64(binary.NativeEndian.Uint32(b)))
	}
	return int64(binary.NativeEndian.Uint64(b))
}
