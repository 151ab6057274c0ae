package multi

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// elemTypes are the types of elements; there is one slice parameter of each,
// and a second one of the first three.
var elemTypes = []ir.Type{ir.F64, ir.I64, ir.F32, ir.I32, ir.U8}

const (
	slices    = 8
	ownWords  = 8  // of the array parameter
	outWords  = 32 // of the result
	objectOff = 16 * slices
	ownOff    = objectOff + 8
	outOff    = ownOff + 8*ownWords
	scalarOff = outOff + 8*outWords
	argWords  = scalarOff/8 + 11
)

func sliceType(i int) ir.Type { return elemTypes[i%len(elemTypes)] }

func (g *gen) params() {
	off := int64(0)
	param := func(name string, t ir.Type, mem int64) *ir.Stmt {
		n := int64(len(g.k.Params))
		g.k.Params = append(g.k.Params, ir.Param{Name: name, Type: t, Offset: off, Mem: mem, Result: name == "out"})
		off += max(8, mem)
		s := g.emit(ir.OpParam, t)
		s.Imm, s.Name = n, name
		return s
	}
	for i := range slices {
		name := string(rune('a' + i))
		g.arrays = append(g.arrays, &array{ptr: param(name, ir.Ptr, 0), len: param(name+".len", ir.I64, 0), t: sliceType(i)})
	}
	g.object = param("s", ir.Ptr, 0)
	g.arrays = append(g.arrays, &array{ptr: param("m", ir.Ptr, 8*ownWords), n: ownWords, t: ir.I64})
	g.out = param("out", ir.Ptr, 8*outWords)
	param("n", ir.I64, 0)
	for i, t := range valueTypes {
		param(fmt.Sprint("x", i), t, 0)
	}
	g.k.ArgSize = off
}

// Args are arguments of a kernel, with the memory that they point to.
type Args struct {
	words  [argWords]uint64
	object [3]uint64
	slices [slices][]byte
}

// ArgOptions choose what arguments are like. The zero value is for any kernel.
type ArgOptions struct {
	Large bool // lengths of up to some hundreds, in place of some tens
	Alias bool // slices of one type overlap; for one thread only
	Solid bool // the struct pointer is not nil
}

// NewArgs makes arguments, equal ones for equal seeds.
func NewArgs(seed uint64, o ArgOptions) *Args {
	r := rand.New(rand.NewPCG(seed, 4))
	g := &gen{Rand: r}
	a := &Args{}
	limit := 14
	if o.Large {
		limit = 300
	}
	same := int64(r.IntN(limit))
	for i := range slices {
		t := sliceType(i)
		n := same
		if r.IntN(3) == 0 {
			n = int64(r.IntN(limit))
		}
		mem := make([]byte, (n+1)*t.Size()) // one more: see gen.element
		for j := range n + 1 {
			put(mem[j*t.Size():], t, g.constant(t))
		}
		if first := i % len(elemTypes); o.Alias && first != i && r.IntN(2) == 0 {
			mem = a.slices[first]
			n = int64(len(mem))/t.Size() - 1
			if skip := int64(r.IntN(3)); skip < n {
				mem, n = mem[skip*t.Size():], n-skip
			}
		}
		a.slices[i] = mem
		a.words[2*i] = uint64(uintptr(unsafe.Pointer(&mem[0])))
		a.words[2*i+1] = uint64(n)
	}
	if o.Solid || r.IntN(8) > 0 {
		a.words[objectOff/8] = uint64(uintptr(unsafe.Pointer(&a.object)))
	}
	for i, f := range fields {
		a.object[i] = uint64(g.constant(f.t))
	}
	for i := range ownWords {
		a.words[ownOff/8+i] = uint64(g.constant(ir.I64))
	}
	a.words[scalarOff/8] = uint64(r.IntN(9))
	for i, t := range valueTypes {
		a.words[scalarOff/8+1+i] = uint64(g.constant(t))
	}
	return a
}

func put(b []byte, t ir.Type, v int64) {
	for i := range t.Size() {
		b[i] = byte(v >> (8 * i))
	}
}

func get(b []byte, t ir.Type) int64 {
	v := int64(0)
	for i := range t.Size() {
		v |= int64(b[i]) << (8 * i)
	}
	return ir.Normalize(t, v)
}

// Pointer is the address of the argument struct. The memory lives as long as a.
func (a *Args) Pointer() unsafe.Pointer { return unsafe.Pointer(&a.words[0]) }

// Diff says where a and b, made from equal seeds, differ, or "". What kind of
// NaN something is does not count.
func (a *Args) Diff(b *Args) string {
	defer runtime.KeepAlive(a)
	for i := range slices {
		t := sliceType(i)
		for off := int64(0); off < int64(len(a.slices[i])); off += t.Size() {
			if v, w := get(a.slices[i][off:], t), get(b.slices[i][off:], t); !equal(t, v, w) {
				return fmt.Sprintf("%c[%d]: %s and %s", 'a'+i, off/t.Size(), ir.FormatConst(t, v), ir.FormatConst(t, w))
			}
		}
	}
	for i, f := range fields {
		if v, w := int64(a.object[i]), int64(b.object[i]); !equal(f.t, v, w) {
			return fmt.Sprintf("%s: %s and %s", f.name, ir.FormatConst(f.t, v), ir.FormatConst(f.t, w))
		}
	}
	for i := ownOff / 8; i < scalarOff/8; i++ {
		if a.words[i] != b.words[i] {
			return fmt.Sprintf("argument word %d: %#x and %#x", i-ownOff/8, a.words[i], b.words[i])
		}
	}
	return ""
}

func equal(t ir.Type, v, w int64) bool {
	return v == w || t.IsFloat() && math.IsNaN(ir.FloatValue(t, v)) && math.IsNaN(ir.FloatValue(t, w))
}
