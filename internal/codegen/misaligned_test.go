package codegen

import (
	"bytes"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
)

// Values of every type at every misalignment, read and written in every way in which the addresses of neighbouring lanes may
// lie, between pages that nobody may touch (acceptance row A11).
func TestAcceptanceA11MisalignedMemory(t *testing.T) {
	types := []ir.Type{ir.U16, ir.I16, ir.I32, ir.F32, ir.U64, ir.F64}
	ways := []struct {
		name  string
		parts int64
		at    func(b *ir.Builder, i *ir.Stmt, p, idx *ir.Stmt, size int64) *ir.Stmt
	}{
		{"in order", 1, func(b *ir.Builder, i, p, _ *ir.Stmt, size int64) *ir.Stmt { return b.Elem(p, i, size) }},
		{"backwards", 1, func(b *ir.Builder, i, p, idx *ir.Stmt, size int64) *ir.Stmt {
			return b.Elem(p, b.Op(ir.OpSub, ir.I64, b.Int(66), i), size)
		}},
		{"threes", 3, func(b *ir.Builder, i, p, _ *ir.Stmt, size int64) *ir.Stmt {
			return b.Offset(b.Elem(p, i, 3*size), size)
		}},
		{"gathered", 1, func(b *ir.Builder, i, p, idx *ir.Stmt, size int64) *ir.Stmt {
			return b.Elem(p, b.Op(ir.OpConv, ir.I64, b.Load(b.Elem(idx, i, 1), ir.Tag{Type: ir.U8})), size)
		}},
	}
	const n = 67
	idx := make([]byte, n)
	for i, v := range rand.New(rand.NewPCG(4, 4)).Perm(n) {
		idx[i] = byte(v)
	}
	levels(t, func(t *testing.T, tg target.Target) {
		if tg.Level == target.LevelX86V1 {
			t.Skip("as the next level")
		}
		for _, typ := range types {
			for _, way := range ways {
				for _, guarded := range []bool{false, true} {
					size := typ.Size()
					one := area{typ, times(int(way.parts))}
					tk := loopTask(t, ir.LoopInfo{}, []area{one, one, {ir.U8, times(1)}}, func(b *ir.Builder, p []*ir.Stmt, i *ir.Stmt) {
						tag := ir.Tag{Type: typ}
						move := func() { b.Store(way.at(b, i, p[1], p[2], size), b.Load(way.at(b, i, p[0], p[2], size), tag), tag) }
						if !guarded {
							move()
							return
						}
						b.If(b.Op(ir.OpEq, ir.Bool, b.Op(ir.OpAnd, ir.I64, i, b.Int(2)), b.Int(0)), move, nil)
					})
					c := compileAs(t, tk, tg, LanesAlways)
					for off := int64(0); off < size; off++ {
						src, dst := make([]byte, n*way.parts*size+off), make([]byte, n*way.parts*size+off)
						r := rand.New(rand.NewPCG(uint64(off), 1))
						for i := range src {
							src[i] = byte(r.Uint32())
						}
						want := bytes.Clone(dst)
						for i := range int64(n) {
							e := i
							switch way.name {
							case "backwards":
								e = 66 - i
							case "threes":
								e = 3*i + 1
							case "gathered":
								e = int64(idx[i])
							}
							if !guarded || i&2 == 0 {
								copy(want[off+e*size:off+(e+1)*size], src[off+e*size:])
							}
						}
						for _, behind := range []bool{true, false} {
							from, to := fence(t, src, behind), fence(t, dst, behind)
							at := func(b []byte, off int64) uint64 {
								return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) + uint64(off)
							}
							c.call([]uint64{at(from, off), at(to, off), at(idx, 0), n}, 0, n, nil)
							if !bytes.Equal(to, want) {
								t.Fatalf("%s %s, guarded %v, %d bytes off:\n%v, want\n%v\n%s", typ, way.name, guarded, off, to, want, c.text)
							}
						}
					}
				}
			}
		}
	})
}
