package codegen

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
)

var intTypes = []ir.Type{ir.I8, ir.I16, ir.I32, ir.I64, ir.U8, ir.U16, ir.U32, ir.U64}
var numTypes = append(append([]ir.Type(nil), intTypes...), ir.F32, ir.F64)

// specials are values of t, as constant bits, where arithmetic is likely to go wrong.
func specials(t ir.Type) []int64 {
	var list []int64
	if t == ir.Bool {
		return []int64{0, 1}
	}
	if !t.IsFloat() {
		for _, v := range []int64{0, 1, 2, 3, 5, 7, 8, 31, 32, 63, 64, 67, 100, 127, 128, 255, 256, 32767, 32768, 65535,
			1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, 1<<53 + 1, math.MaxInt64, math.MinInt64, math.MinInt64 + 1, 0x0123456789abcdef} {
			list = append(list, ir.Normalize(t, v), ir.Normalize(t, -v))
		}
		return list
	}
	for _, v := range []float64{0, 1, 0.5, 1.5, 2.5, 3, 0.1, 127.9, 128, 255.5, 256, 32768, 65535.9, 65536, 1<<24 + 1,
		1<<31 - 1, 1<<31 - 0.5, 1 << 31, 1<<31 + 0.5, 1<<31 + 1, 1<<32 - 1, 1 << 32, 1 << 53, 1 << 62, 1<<63 - 1024, 1 << 63,
		1<<63 + 4096, 1<<64 - 2048, 1 << 64, 1e30, 1e300, math.MaxFloat32, math.MaxFloat64, math.SmallestNonzeroFloat32,
		math.SmallestNonzeroFloat64, 1e-40, 1e-310, math.Inf(1), math.NaN()} {
		list = append(list, ir.FloatBits(t, v), ir.FloatBits(t, -v))
	}
	return list
}

// pairs are all pairs of an 8-bit type, and of the special values of others.
func pairs(t, u ir.Type) (x, y []int64) {
	all := func(t ir.Type) []int64 {
		if t.Bits() != 8 {
			return specials(t)
		}
		list := make([]int64, 256)
		for i := range list {
			list[i] = ir.Normalize(t, int64(i))
		}
		return list
	}
	for _, v := range all(t) {
		for _, w := range all(u) {
			x, y = append(x, v), append(y, w)
		}
	}
	return x, y
}

// pack stores constant bits as t lies in memory.
func pack(t ir.Type, vals []int64) []byte {
	size := int(t.Size())
	b := make([]byte, 0, size*len(vals)+8)
	for _, v := range vals {
		for i := range size {
			b = append(b, byte(uint64(v)>>(8*i)))
		}
	}
	return b
}

func unpack(t ir.Type, b []byte, i int) int64 {
	size := int(t.Size())
	var v int64
	for k := range size {
		v |= int64(b[size*i+k]) << (8 * k)
	}
	return ir.Normalize(t, v)
}

// sheet is a kernel with a parallel loop that computes each of a list of formulas on columns of inputs.
type sheet struct {
	lanes   int
	columns []ir.Type
	outs    []formula
}

type formula struct {
	name  string
	t     ir.Type
	build func(b *ir.Builder, in []*ir.Stmt) *ir.Stmt
	want  func(in []int64) (int64, bool) // false: no value is promised
}

func (s *sheet) kernel() *ir.Kernel {
	k := &ir.Kernel{Name: "sheet", Body: &ir.Block{}}
	b := &ir.Builder{Block: k.Body}
	param := func(t ir.Type) *ir.Stmt {
		i := len(k.Params)
		k.Params = append(k.Params, ir.Param{Type: t, Offset: int64(8 * i)})
		k.ArgSize += 8
		return b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(i)})
	}
	n := param(ir.I64)
	var ins, outs []*ir.Stmt
	for range s.columns {
		ins = append(ins, param(ir.Ptr))
	}
	for range s.outs {
		outs = append(outs, param(ir.Ptr))
	}
	b.For(&ir.LoopInfo{Parallel: true, Lanes: s.lanes}, []*ir.Stmt{n}, func(index []*ir.Stmt) {
		var in []*ir.Stmt
		for i, t := range s.columns {
			in = append(in, b.Load(b.Elem(ins[i], index[0], t.Size()), ir.Tag{Type: t}))
		}
		for i, f := range s.outs {
			b.Store(b.Elem(outs[i], index[0], f.t.Size()), f.build(b, in), ir.Tag{Type: f.t})
		}
	})
	return k
}

// run computes the formulas natively on rows of inputs and compares each result.
func (s *sheet) run(t *testing.T, tg target.Target, columns ...[]int64) {
	t.Helper()
	n := compile(t, taskOf(t, s.kernel()), tg)
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
	in := make([]int64, len(columns))
	for i, f := range s.outs {
		bad := 0
		for r := range rows {
			for c := range columns {
				in[c] = columns[c][r]
			}
			want, ok := f.want(in)
			got := unpack(f.t, outs[i], r)
			if ok && !same(f.t, got, want) {
				if bad++; bad > 3 {
					break
				}
				var show []string
				for c, v := range in {
					show = append(show, ir.FormatConst(s.columns[c], v))
				}
				t.Errorf("%s(%s) = %s, want %s", f.name, strings.Join(show, ", "), ir.FormatConst(f.t, got), ir.FormatConst(f.t, want))
			}
		}
	}
}

// same compares bits; any NaN is as good as another.
func same(t ir.Type, x, y int64) bool {
	if t.IsFloat() {
		if v, w := ir.FloatValue(t, x), ir.FloatValue(t, y); v != v && w != w {
			return true
		}
	}
	return x == y
}

// op is the formula of one operation on the first inputs.
func op(o ir.Op, t ir.Type, types ...ir.Type) formula {
	return formula{
		name: fmt.Sprint(o, " ", t), t: t,
		build: func(b *ir.Builder, in []*ir.Stmt) *ir.Stmt { return b.Op(o, t, in[:len(types)]...) },
		want:  func(in []int64) (int64, bool) { return ir.Eval(o, t, types[0], in[:len(types)]) },
	}
}

func levels(t *testing.T, f func(t *testing.T, tg target.Target)) {
	for _, name := range target.Levels() {
		tg, err := target.ForLevel(name)
		if err != nil {
			t.Fatal(err)
		}
		if tg.SubsetOf(target.Native()) {
			t.Run(name, func(t *testing.T) { f(t, tg) })
		}
	}
}

func TestArithmeticIsThatOfEval(t *testing.T) {
	levels(t, func(t *testing.T, tg target.Target) {
		for _, ty := range numTypes {
			s := &sheet{columns: []ir.Type{ty, ty}}
			binary := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpDiv, ir.OpMin, ir.OpMax}
			unary := []ir.Op{ir.OpNeg, ir.OpAbs}
			if ty.IsInt() {
				binary = append(binary, ir.OpRem, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndNot, ir.OpShl, ir.OpShr, ir.OpMulHi)
				unary = append(unary, ir.OpCom, ir.OpClz, ir.OpCtz, ir.OpPopcnt, ir.OpBswap, ir.OpBitrev)
			} else {
				binary = append(binary, ir.OpCopysign)
				unary = append(unary, ir.OpSqrt, ir.OpFloor, ir.OpCeil, ir.OpTrunc, ir.OpRint, ir.OpRound)
			}
			for _, o := range binary {
				s.outs = append(s.outs, op(o, ty, ty, ty))
			}
			for _, o := range unary {
				s.outs = append(s.outs, op(o, ty, ty))
			}
			for o := ir.OpEq; o <= ir.OpGe; o++ {
				s.outs = append(s.outs, op(o, ir.Bool, ty, ty))
			}
			x, y := pairs(ty, ty)
			s.run(t, tg, x, y)
		}
	})
}

func TestConversionsAreThoseOfConvert(t *testing.T) {
	levels(t, func(t *testing.T, tg target.Target) {
		for _, from := range numTypes {
			s := &sheet{columns: []ir.Type{from}}
			for _, to := range numTypes {
				s.outs = append(s.outs, op(ir.OpConv, to, from))
				if to.Size() == from.Size() {
					s.outs = append(s.outs, op(ir.OpBitcast, to, from))
				}
			}
			x := specials(from)
			s.run(t, tg, x)
			s.lanes = 1
			s.run(t, tg, x)
		}
	})
}

func TestShiftCountsOfEveryType(t *testing.T) {
	for _, ty := range intTypes {
		for _, count := range intTypes {
			s := &sheet{columns: []ir.Type{ty, count}, outs: []formula{op(ir.OpShl, ty, ty, count), op(ir.OpShr, ty, ty, count)}}
			x, y := pairs(ty, count)
			s.run(t, host(), x, y)
		}
	}
}

// Constants take shorter ways than values, for divisors and shift counts.
func TestConstantOperands(t *testing.T) {
	for _, ty := range numTypes {
		s := &sheet{columns: []ir.Type{ty}}
		for _, v := range specials(ty) {
			ops := []ir.Op{ir.OpAdd, ir.OpDiv, ir.OpMax}
			if ty.IsInt() {
				ops = []ir.Op{ir.OpDiv, ir.OpRem, ir.OpShl, ir.OpShr}
			}
			for _, o := range ops {
				s.outs = append(s.outs, formula{
					name: fmt.Sprintf("%s %s %s", o, ty, ir.FormatConst(ty, v)), t: ty,
					build: func(b *ir.Builder, in []*ir.Stmt) *ir.Stmt { return b.Op(o, ty, in[0], b.Const(ty, v)) },
					want:  func(in []int64) (int64, bool) { return ir.Eval(o, ty, ty, []int64{in[0], v}) },
				})
			}
		}
		s.run(t, host(), specials(ty))
	}
}

func TestFMAAndSelect(t *testing.T) {
	levels(t, func(t *testing.T, tg target.Target) {
		for _, ty := range []ir.Type{ir.F32, ir.F64} {
			s := &sheet{columns: []ir.Type{ty, ty, ty}, outs: []formula{op(ir.OpFMA, ty, ty, ty, ty)}}
			var x, y, z []int64
			list := specials(ty)
			for _, v := range list {
				for _, w := range list {
					for i := 0; i < len(list); i += 5 {
						x, y, z = append(x, v), append(y, w), append(z, list[i])
					}
				}
			}
			s.run(t, tg, x, y, z)
		}
		for _, ty := range append([]ir.Type{ir.Bool}, numTypes...) {
			s := &sheet{columns: []ir.Type{ir.Bool, ty, ty}, outs: []formula{op(ir.OpSelect, ty, ir.Bool, ty, ty)}}
			s.columns[0] = ir.Bool
			y, z := pairs(ty, ty)
			x := make([]int64, len(y))
			for i := range x {
				x[i] = int64(i*i%7) & 1
			}
			s.run(t, tg, x, y, z)
		}
	})
}

func TestBoolOperations(t *testing.T) {
	s := &sheet{columns: []ir.Type{ir.Bool, ir.Bool}}
	for _, o := range []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpEq, ir.OpNe, ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe} {
		s.outs = append(s.outs, op(o, ir.Bool, ir.Bool, ir.Bool))
	}
	s.outs = append(s.outs, op(ir.OpNot, ir.Bool, ir.Bool))
	x, y := pairs(ir.Bool, ir.Bool)
	s.run(t, host(), x, y)
}
