package codegen

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// long is how many times the work of a fixed slice a test does: SPELT_SEEDS over 100, at least 1.
func long() int {
	n, _ := strconv.Atoi(os.Getenv("SPELT_SEEDS"))
	return max(1, n/100)
}

// wrong compiles a sheet and returns how many results differ from what they should be, and the first of them.
func (s *sheet) wrong(t *testing.T, o Options, columns ...[]int64) (int, string) {
	t.Helper()
	tk := taskOf(t, s.kernel())
	m, err := Emit(tk, o)
	if err != nil {
		t.Fatal(err)
	}
	n := compileModule(t, tk, m, o.Target)
	rows := len(columns[0])
	a := table{words: []uint64{uint64(rows)}}
	for i, c := range columns {
		pointer(&a, pack(s.columns[i], c))
	}
	var outs [][]byte
	for _, f := range s.outs {
		out := make([]byte, rows*int(f.t.Size())+8)
		outs = append(outs, out)
		pointer(&a, out)
	}
	if fail := n.call(a.words, 0, int64(rows), nil); fail != nil {
		t.Fatal(fail)
	}
	count, first := 0, ""
	in := make([]int64, len(columns))
	for i, f := range s.outs {
		for r := range rows {
			for c := range columns {
				in[c] = columns[c][r]
			}
			want, ok := f.want(in)
			if got := unpack(f.t, outs[i], r); ok && !same(f.t, got, want) {
				if count++; count == 1 {
					first = fmt.Sprintf("%s of %v: %d, want %d", f.name, in, got, want)
				}
			}
		}
	}
	return count, first
}

// highHalf is the formula out(wide(x) * wide(y) >> n).
func highHalf(x, y, wide, out ir.Type, n int64, through func(b *ir.Builder, t ir.Type, v *ir.Stmt) *ir.Stmt) formula {
	eval := func(op ir.Op, to, from ir.Type, v ...int64) int64 {
		r, _ := ir.Eval(op, to, from, v)
		return r
	}
	return formula{
		name: fmt.Sprintf("%s(%s(%s) * %s(%s) >> %d)", out, wide, x, wide, y, n), t: out,
		build: func(b *ir.Builder, in []*ir.Stmt) *ir.Stmt {
			f := func(v *ir.Stmt) *ir.Stmt { return through(b, wide, b.Op(ir.OpConv, wide, v)) }
			p := b.Op(ir.OpMul, wide, f(in[0]), f(in[1]))
			return b.Op(ir.OpConv, out, b.Op(ir.OpShr, wide, p, b.Const(ir.U64, n)))
		},
		want: func(in []int64) (int64, bool) {
			p := eval(ir.OpMul, wide, wide, eval(ir.OpConv, wide, x, in[0]), eval(ir.OpConv, wide, y, in[1]))
			return eval(ir.OpConv, out, wide, eval(ir.OpShr, wide, wide, p, n)), true
		},
	}
}

// The shapes in which a factor may come: as it is, and through operations of which only LLVM knows that they change nothing.
var factorShapes = []struct {
	name string
	f    func(b *ir.Builder, t ir.Type, v *ir.Stmt) *ir.Stmt
}{
	{"plain", func(b *ir.Builder, t ir.Type, v *ir.Stmt) *ir.Stmt { return v }},
	{"clamped", func(b *ir.Builder, t ir.Type, v *ir.Stmt) *ir.Stmt {
		least := int64(-1 << 15)
		if t.IsUnsigned() {
			least = 0
		}
		return b.Op(ir.OpMax, t, b.Op(ir.OpMax, t, v, b.Const(t, least)), v)
	}},
	{"selected", func(b *ir.Builder, t ir.Type, v *ir.Stmt) *ir.Stmt {
		return b.Op(ir.OpSelect, t, b.Op(ir.OpLt, ir.Bool, v, b.Const(t, 100)), v, v)
	}},
	{"sum", func(b *ir.Builder, t ir.Type, v *ir.Stmt) *ir.Stmt {
		return b.Op(ir.OpOr, t, v, b.Op(ir.OpAnd, t, v, b.Const(t, 1)))
	}},
}

var productShifts = []int64{1, 8, 15, 16, 17, 18, 23, 24, 31, 32, 33, 40, 47, 48, 63}

// products are sheets of shifted products of narrow values.
func products(x, y ir.Type, shape int) *sheet {
	s := &sheet{columns: []ir.Type{x, y}}
	for _, wide := range []ir.Type{ir.I64, ir.U64, ir.I32, ir.U32} {
		for _, n := range productShifts {
			for _, out := range []ir.Type{ir.I16, ir.I64} {
				if n < int64(wide.Bits()) {
					s.outs = append(s.outs, highHalf(x, y, wide, out, n, factorShapes[shape].f))
				}
			}
		}
	}
	return s
}

// The high bits of a product of narrow values are those of the product, whatever the types, the shift and what stands between,
// as lanes and as scalar code that LLVM widens (acceptance rows A2 and A3). With what keeps clear of the fault taken out, this
// LLVM gets some of them wrong, or has not that fault.
func TestAcceptanceA2A3HighBitsOfProducts(t *testing.T) {
	narrow := []ir.Type{ir.I8, ir.U8, ir.I16, ir.U16}
	anywhere := 0
	levels(t, func(t *testing.T, tg target.Target) {
		if tg.Level == target.LevelX86V1 {
			t.Skip("as the next level")
		}
		met := 0
		for i, x := range narrow {
			for j, y := range narrow {
				xs, ys := pairs(x, y)
				shapes := []int{(i + j) % len(factorShapes)}
				if long() > 1 {
					shapes = []int{0, 1, 2, 3}
				}
				for _, shape := range shapes {
					mode := []Lanes{LanesAlways, LanesNever}[(i+j/2)%2]
					s := products(x, y, shape)
					if n, first := s.wrong(t, Options{Target: tg, Lanes: mode, Dialect: dialect()}, xs, ys); n > 0 {
						t.Errorf("%s, %s: %d wrong, such as %s", factorShapes[shape].name, mode, n, first)
					}
					if shape == 0 && i == j {
						n, _ := s.wrong(t, Options{Target: tg, Lanes: mode, Dialect: dialect(), faults: Faults{products: true}}, xs, ys)
						met += n
					}
				}
			}
		}
		t.Logf("%d wrong without", met)
		anywhere += met
	})
	if anywhere == 0 && has(t, "22.1") && target.Native().Has("avx2") {
		t.Error("nothing is wrong without what keeps clear of the fault")
	}
}

// bitSelects are loops in which, under a condition, a variable takes some bits of itself and the others of another value.
func bitSelects(t testing.TB, parallel bool, typ ir.Type, mask int64, swap, float bool) *task.Task {
	k := &ir.Kernel{Name: "bits", ArgSize: 40, Body: &ir.Block{}}
	b := &ir.Builder{Block: k.Body}
	var p []*ir.Stmt
	for i, t := range []ir.Type{ir.Ptr, ir.Ptr, ir.Ptr, ir.Ptr, ir.I64} {
		name := []string{"a " + typ.String(), "b " + typ.String(), "in " + typ.String(), "flags " + typ.String(), "n"}[i]
		k.Params = append(k.Params, ir.Param{Name: name, Type: t, Offset: int64(8 * i)})
		p = append(p, b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(i)}))
	}
	b.For(&ir.LoopInfo{Parallel: parallel}, p[4:], func(index []*ir.Stmt) {
		tag := ir.Tag{Type: typ}
		at := func(i int) *ir.Stmt { return b.Elem(p[i], index[0], typ.Size()) }
		x0, y := b.Load(at(0), tag), b.Load(at(2), tag)
		x := b.Local("x", x0)
		c := b.Op(ir.OpLt, ir.Bool, b.Load(at(3), tag), b.Const(typ, ir.FloatBits(ir.F32, 0)))
		if !float {
			c = b.Op(ir.OpEq, ir.Bool, b.Op(ir.OpAnd, typ, b.Load(at(3), tag), b.Const(typ, 1)), b.Const(typ, 0))
		}
		b.If(c, func() {
			u, v := b.Get(x), y
			if swap {
				u, v = v, u
			}
			if float {
				b.Set(x, b.Op(ir.OpCopysign, typ, u, v))
				return
			}
			m := b.Const(typ, mask)
			b.Set(x, b.Op(ir.OpOr, typ, b.Op(ir.OpAnd, typ, u, m), b.Op(ir.OpAndNot, typ, v, m)))
		}, nil)
		one := b.Const(typ, 1)
		if float {
			one = b.Const(typ, ir.FloatBits(typ, 1))
		}
		b.Store(at(1), b.Op(ir.OpAdd, typ, y, one), tag)
		b.Store(at(0), b.Get(x), tag)
	})
	return taskOf(t, k)
}

// Bits that are picked under a condition by a constant mask are those of the source, in serial loops, in lanes and in scalar
// code that LLVM widens (acceptance row A4). internal/llvm TestFaultyTernaries shows the fault.
func TestAcceptanceA4BitsPickedByAMask(t *testing.T) {
	levels(t, func(t *testing.T, tg target.Target) {
		for _, typ := range []ir.Type{ir.U32, ir.U64, ir.I32, ir.F32, ir.F64} {
			for v := range 8 {
				parallel, swap, lanes := v&1 != 0, v&2 != 0, []Lanes{LanesAlways, LanesNever}[v>>2]
				if !parallel && v>>2 > 0 {
					continue
				}
				tk := bitSelects(t, parallel, typ, []int64{0x5a, 0xffff}[v&1], swap, typ.IsFloat())
				n := compileAs(t, tk, tg, lanes)
				for _, size := range []int{1, 17, 100} {
					one := area{typ, times(1)}
					agree(t, n, filled([]area{one, one, one, one}, size), []int64{1}, fmt.Sprint(typ, ", variant ", v, ", n = ", size))
				}
			}
		}
	})
}
