package codegen

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// area is memory that a kernel is given: size values of type t for a loop of n iterations.
type area struct {
	t    ir.Type
	size func(n int) int
}

func times(k int) func(int) int { return func(n int) int { return k * n } }

// loopTask is a task of one parallel loop over n, its last parameter; before it come pointers to areas. body is given all
// of them and the index.
func loopTask(t testing.TB, info ir.LoopInfo, areas []area, body func(b *ir.Builder, p []*ir.Stmt, i *ir.Stmt)) *task.Task {
	t.Helper()
	k := &ir.Kernel{Name: "loop", ArgSize: int64(8*len(areas) + 8), Body: &ir.Block{}}
	b := &ir.Builder{Block: k.Body}
	var p []*ir.Stmt
	param := func(t ir.Type) {
		i := int64(len(p))
		k.Params = append(k.Params, ir.Param{Name: "p", Type: t, Offset: 8 * i})
		p = append(p, b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: i}))
	}
	for range areas {
		param(ir.Ptr)
	}
	param(ir.I64)
	info.Parallel = true
	b.For(&info, p[len(areas):], func(index []*ir.Stmt) { body(b, p, index[0]) })
	return taskOf(t, k)
}

// filled is an argument table for such a task, with random values and nothing behind them.
func filled(areas []area, n int) *table {
	a := &table{}
	rnd := rand.New(rand.NewPCG(3, uint64(n)))
	for _, m := range areas {
		vals := make([]int64, m.size(n))
		for i := range vals {
			vals[i] = ir.Normalize(m.t, int64(rnd.Uint64()))
			if m.t.IsFloat() {
				vals[i] = ir.FloatBits(m.t, float64(rnd.IntN(1000)-500)/4)
			}
		}
		pointer(a, pack(m.t, vals))
	}
	a.words = append(a.words, uint64(n))
	return a
}

// fenced is a with all memory between pages that are not mapped: whatever reads or writes a byte too many ends the test.
func fenced(t testing.TB, a *table, behind bool) *table {
	t.Helper()
	b := &table{words: append([]uint64(nil), a.words...)}
	for i, m := range a.keep {
		c := fence(t, m.([]byte), behind)
		b.keep = append(b.keep, c)
		b.words[i] = uint64(uintptr(unsafe.Pointer(unsafe.SliceData(c))))
	}
	return b
}

// around are numbers of iterations at the edges of gangs of w lanes.
func around(w int) []int {
	list := []int{1}
	for _, n := range []int{w - 1, w, w + 1, 2 * w, 2*w + 1, 3*w - 1} {
		if n > 1 {
			list = append(list, n)
		}
	}
	return list
}

// agreeFenced is agree with all memory between pages that are not mapped: a byte read or written too many ends the test.
func agreeFenced(t *testing.T, n *native, args *table, splits []int64, what string) {
	t.Helper()
	want := copyTable(args, n.task.Code)
	failed, _ := oracle(t, n.task, want)
	for _, chunks := range splits {
		for _, behind := range []bool{true, false} {
			got := fenced(t, args, behind)
			if f, _ := runChunks(n, got, chunks); fmt.Sprint(f) != fmt.Sprint(failed) {
				t.Errorf("%s, %d chunks: failure %v, want %v", what, chunks, f, failed)
			}
			for i := range want.keep {
				if g, w := got.keep[i].([]byte), want.keep[i].([]byte); !bytes.Equal(g, w) {
					t.Errorf("%s, %d chunks: memory %d differs\n%v\n%v", what, chunks, i, g, w)
				}
			}
		}
	}
}

// agreeAround compares a task with the interpreter at the edges of gangs, in memory that ends where it is said to end.
func agreeAround(t *testing.T, tk *task.Task, areas []area, targets ...target.Target) {
	t.Helper()
	for _, tg := range targets {
		n := compileAs(t, tk, tg, LanesAlways)
		if n.width == 0 {
			t.Fatalf("%s: not run as lanes: %s\n%s", tg.Level, n.why, tk.Code)
		}
		for _, size := range around(n.width) {
			agreeFenced(t, n, filled(areas, size), []int64{1, 3}, fmt.Sprint(tg.Level, ", n = ", size))
		}
		if t.Failed() {
			t.Fatalf("%s\n%s", tk.Code, n.text)
		}
	}
}

// laneCounts are widths that loops are run with: the least and the most, and one that fills a register.
var laneCounts = []int{2, 8, 64}

// Every way in which the addresses of neighbouring lanes may lie, for values of every size, whole gangs and masked ones.
func TestAccessesOfLanes(t *testing.T) {
	types := []ir.Type{ir.Bool, ir.U8, ir.I16, ir.F32, ir.F64}
	if testing.Short() {
		types = types[1:3]
	}
	for _, typ := range types {
		size := typ.Size()
		one := func(b *ir.Builder, x *ir.Stmt) *ir.Stmt { // another value
			if typ == ir.Bool {
				return b.Op(ir.OpNot, typ, x)
			}
			return b.Op(ir.OpAdd, typ, x, b.Op(ir.OpConv, typ, b.Int(1)))
		}
		for _, c := range []struct {
			name  string
			size  func(n int) int
			index func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt
		}{
			{"in order", times(1), func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt { return i }},
			{"backwards", times(1), func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt {
				return b.Op(ir.OpSub, ir.I64, b.Op(ir.OpSub, ir.I64, n, b.Int(1)), i)
			}},
			{"every second", func(n int) int { return 2*n - 1 }, stride(2)},
			{"every third", func(n int) int { return 3*n - 2 }, stride(3)},
			{"every fourth", func(n int) int { return 4*n - 3 }, stride(4)},
			{"every fifth", func(n int) int { return 5*n - 4 }, stride(5)},
			{"every second backwards", func(n int) int { return 2*n - 1 }, func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt {
				return b.Op(ir.OpMul, ir.I64, b.Op(ir.OpSub, ir.I64, b.Op(ir.OpSub, ir.I64, n, b.Int(1)), i), b.Int(2))
			}},
			{"anywhere", times(1), func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt { // a permutation: 0, n-1, 1, n-2, …
				half := b.Op(ir.OpShr, ir.I64, i, b.Int(1))
				odd := b.Op(ir.OpEq, ir.Bool, b.Op(ir.OpAnd, ir.I64, i, b.Int(1)), b.Int(1))
				return b.Op(ir.OpSelect, ir.I64, odd, b.Op(ir.OpSub, ir.I64, b.Op(ir.OpSub, ir.I64, n, b.Int(1)), half), half)
			}},
			{"one for all", times(1), func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt { return b.Op(ir.OpSub, ir.I64, n, b.Int(1)) }},
		} {
			for _, lanes := range laneCounts {
				t.Run(fmt.Sprintf("%s/%s/%d", typ, c.name, lanes), func(t *testing.T) {
					areas := []area{{typ, times(1)}, {typ, c.size}, {typ, c.size}, {typ, c.size}, {typ, times(1)}}
					tk := loopTask(t, ir.LoopInfo{Lanes: lanes}, areas, func(b *ir.Builder, p []*ir.Stmt, i *ir.Stmt) {
						tag := ir.Tag{Type: typ}
						at := func(area int) *ir.Stmt { return b.Elem(p[area], c.index(b, i, p[5]), size) }
						x := b.Load(at(1), tag)
						b.Store(b.Elem(p[0], i, size), one(b, x), tag)
						y := b.Load(b.Elem(p[4], i, size), tag)
						b.Store(at(2), y, tag)
						some := b.Op(ir.OpNe, ir.Bool, b.Op(ir.OpAnd, ir.I64, b.Op(ir.OpMul, ir.I64, i, i), b.Int(3)), b.Int(1))
						b.If(some, func() {
							z := b.Load(at(1), tag)
							if typ == ir.Bool {
								z = b.Op(ir.OpXor, typ, z, y)
							} else {
								z = b.Op(ir.OpSub, typ, y, z)
							}
							b.Store(at(3), z, tag)
						}, nil)
					})
					targets := hosts(t)
					if lanes != 8 { // the width decides what is written, the target how it is compiled
						targets = targets[:1]
					}
					agreeAround(t, tk, areas, targets...)
				})
			}
		}
	}
}

// stride is the index of every k-th element.
func stride(k int64) func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt {
	return func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt { return b.Op(ir.OpMul, ir.I64, i, b.Int(k)) }
}

// All kernels of testdata/run with the least and the most lanes.
func TestAnyNumberOfLanesDoesWhatTheInterpreterDoes(t *testing.T) {
	files, err := filepath.Glob("testdata/run/*.ir")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	ran := 0
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".ir")
		for _, lanes := range []int{2, 64} {
			tk := parseTask(t, readRun(t, name))
			if tk.Kind != task.Parallel {
				continue
			}
			tk.Loop().Loop.Lanes = lanes
			n := compileAs(t, tk, host(), LanesAuto)
			if n.width != lanes {
				continue // its reason is another test's
			}
			ran++
			splits := []int64{1, 3}
			if strings.HasPrefix(readRun(t, name), "; once") {
				splits = splits[:1]
			}
			for _, size := range around(lanes) {
				agree(t, n, arguments(tk.Code, size), splits, fmt.Sprint(name, ", ", lanes, " lanes, n = ", size))
			}
		}
	}
	if ran < len(files) {
		t.Errorf("only %d loops ran with the lanes asked for", ran)
	}
}

// y[i] = x[idx[i]], and what it may stand in. The first failing iteration is reported, whatever fails behind it in the same
// gang; all before it is done, and nothing behind it.
func TestFirstFailureOfAGang(t *testing.T) {
	const lanes = 8
	areas := []area{{ir.I64, times(1)}, {ir.I64, times(1)}, {ir.I64, times(1)}}
	tag := ir.Tag{Type: ir.I64}
	gather := func(b *ir.Builder, p []*ir.Stmt, at *ir.Stmt) *ir.Stmt {
		b.Op(ir.OpBounds, ir.Void, at, p[3])
		return b.Load(b.Elem(p[1], at, 8), tag)
	}
	store := func(b *ir.Builder, p []*ir.Stmt, i, x *ir.Stmt) { b.Store(b.Elem(p[0], i, 8), x, tag) }
	for _, c := range []struct {
		name string
		body func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt)
	}{
		{"in every iteration", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) { store(b, p, i, gather(b, p, at)) }},
		{"in a branch that some lanes take", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			l := b.Local("l", b.Int(5))
			c := b.Op(ir.OpNe, ir.Bool, b.Op(ir.OpAnd, ir.I64, at, b.Int(3)), b.Int(1))
			b.If(c, func() { b.Set(l, gather(b, p, at)) }, nil)
			store(b, p, i, b.Get(l))
		}},
		{"in both branches", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			l := b.Local("l", b.Int(5))
			c := b.Op(ir.OpNe, ir.Bool, b.Op(ir.OpAnd, ir.I64, i, b.Int(3)), b.Int(1))
			b.If(c, func() { b.Set(l, gather(b, p, at)) }, func() { b.Set(l, b.Op(ir.OpNeg, ir.I64, gather(b, p, at))) })
			store(b, p, i, b.Get(l))
		}},
		{"by two checks, of which a later lane fails the first", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			b.Op(ir.OpNonZero, ir.Void, b.Op(ir.OpAdd, ir.I64, at, b.Int(1)))
			store(b, p, i, gather(b, p, at))
		}},
		{"in a loop of each lane's own length", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			l := b.Local("l", b.Int(0))
			b.For(&ir.LoopInfo{}, []*ir.Stmt{b.Op(ir.OpAnd, ir.I64, i, b.Int(3))}, func(j []*ir.Stmt) {
				b.Set(l, b.Op(ir.OpAdd, ir.I64, b.Get(l), gather(b, p, at)))
			})
			store(b, p, i, b.Get(l))
		}},
		{"in the last round of a loop, behind what lanes leave", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			l := b.Local("l", b.Int(0))
			b.For(&ir.LoopInfo{}, []*ir.Stmt{b.Int(4)}, func(j []*ir.Stmt) {
				b.If(b.Op(ir.OpEq, ir.Bool, b.Op(ir.OpAnd, ir.I64, i, b.Int(7)), j[0]), func() { b.Break(0) }, nil)
				b.If(b.Op(ir.OpEq, ir.Bool, j[0], b.Int(3)), func() { b.Set(l, gather(b, p, at)) }, nil)
			})
			store(b, p, i, b.Get(l))
		}},
		{"behind lanes that end their iteration", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			b.If(b.Op(ir.OpEq, ir.Bool, b.Op(ir.OpRem, ir.I64, i, b.Int(5)), b.Int(2)), func() { b.Continue(0) }, nil)
			store(b, p, i, gather(b, p, at))
		}},
		{"in a branch, the store in the other", func(b *ir.Builder, p []*ir.Stmt, i, at *ir.Stmt) {
			c := b.Op(ir.OpNe, ir.Bool, b.Op(ir.OpAnd, ir.I64, i, b.Int(3)), b.Int(1))
			b.If(c, func() { gather(b, p, at) }, func() { store(b, p, i, i) })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tk := loopTask(t, ir.LoopInfo{Lanes: lanes}, areas, func(b *ir.Builder, p []*ir.Stmt, i *ir.Stmt) {
				c.body(b, p, i, b.Load(b.Elem(p[2], i, 8), tag))
			})
			n := compileAs(t, tk, host(), LanesAlways)
			if n.width != lanes {
				t.Fatalf("%d lanes: %s", n.width, n.why)
			}
			failAround(t, n, areas, lanes)
		})
	}
}

// failAround runs a task whose third area are indices with bad ones from every position on.
func failAround(t *testing.T, n *native, areas []area, lanes int) {
	t.Helper()
	const behind = 3
	failures := 0
	for _, size := range []int{2*lanes + 2, 4*lanes - 3} {
		for first := range 2*lanes + 2 {
			args := filled(areas, size)
			at := make([]int64, size)
			for i := range at {
				at[i] = int64((i*7 + 3) % size)
			}
			at[first] = int64(size)
			for k := range behind {
				if more := first + 1 + k*(lanes-2); more < size {
					at[more] = []int64{-1, int64(size) + 5, -1 << 63}[k]
				}
			}
			copy(args.keep[2].([]byte), pack(ir.I64, at))
			if f, _ := oracle(t, n.task, copyTable(args, n.task.Code)); f != nil {
				failures++
			}
			agreeFenced(t, n, args, []int64{1, 3}, fmt.Sprintf("the first of %d at %d", size, first))
		}
	}
	if failures < lanes {
		t.Errorf("only %d runs failed", failures)
	}
}

// A guard over a chunk that fails at its first, a middle or its last iteration, or for none: with a check left in the loop,
// and a reduction, what comes of it is the loop's. The index is i·step+base.
func TestGuardOfLanesFailsAnywhere(t *testing.T) {
	for _, before := range []string{"", `store %0 %9 tag="i64"`} { // which may not be repeated, so that nothing is split
		tk := parseTask(t, `kernel "g" args=56
param ptr 0 "y"
param ptr 8 "x"
param ptr 16 "at"
param i64 24 "n"
param i64 32 "len"
param i64 40 "base"
param i64 48 "step"
{
  %0: ptr = param n=0
  %1: ptr = param n=1
  %2: ptr = param n=2
  %3: i64 = param n=3
  %4: i64 = param n=4
  %5: i64 = param n=5
  %6: i64 = param n=6
  %7: i64 = const value=0
  %8: i64 = const value=8
  %9: i64 = const value=99
  %10: i64 = local %7
  %11: i64 = local %7
  `+before+`
  for %3 parallel=1 lanes=8 reduce=add:%10 reduce=xor:%11 guard=%5+%6*%20<%3@%nil..%4 { (%20: i64)
    %21: ptr = elem %2 %20 stride=8
    %22: i64 = load %21 tag="i64"
    %23: i64 = mul %20 %6
    %24: i64 = add %5 %23
    %25: i64 = get %10
    %26: i64 = add %25 %20
    set %10 %26
    %27: bool = ge %22 %8
    if %27 {
      bounds %22 %4
    } {
      bounds %24 %4 hoisted=1
      %28: ptr = elem %1 %24 stride=8
      %29: i64 = load %28 tag="i64"
      %30: i64 = get %11
      %31: i64 = xor %30 %29
      set %11 %31
      bounds %22 %8
      %32: ptr = elem %0 %20 stride=8
      store %32 %29 tag="i64"
    }
  }
}`)
		n := compile(t, tk, host())
		if n.width != 8 {
			t.Fatalf("%d lanes: %s", n.width, n.why)
		}
		const size = 150
		areas := []area{{ir.I64, times(1)}, {ir.I64, times(1)}, {ir.I64, times(1)}}
		held, failed := 0, 0
		for _, c := range []struct{ base, step int64 }{{0, 1}, {-1, 1}, {1, 1}, {-3, 1}, {size - 1, -1}, {size, -1}, {size - 2, -1}, {60, 1}, {-70, 1}, {size, 0}, {0, 0}} {
			for _, bad := range []int{-1, 0, 5, 8, 75, 76, size - 1} { // an iteration whose own check fails
				for _, skipped := range []bool{false, true} { // whether those that the guard is wrong about do not ask
					args := filled(areas, size)
					at := make([]int64, size)
					for i := range at {
						at[i] = int64(i*5) % 8
						if v := c.base + int64(i)*c.step; skipped && (v < 0 || v >= size) {
							at[i] = 8 + int64(i)%8
						}
					}
					if bad >= 0 {
						at[bad] = []int64{-1, size + 1}[bad%2]
					}
					copy(args.keep[2].([]byte), pack(ir.I64, at))
					args.words = append(args.words, size, uint64(c.base), uint64(c.step))
					if f, _ := oracle(t, tk, copyTable(args, tk.Code)); f == nil {
						held++
					} else {
						failed++
					}
					splits := []int64{1, 2, 7}
					if before != "" {
						splits = splits[:1]
					}
					agree(t, n, args, splits, fmt.Sprintf("%q, %d%+di, %d fails, skipped %v", before, c.base, c.step, bad, skipped))
				}
			}
		}
		if held < 10 || failed < 10 {
			t.Errorf("%d runs held, %d failed", held, failed)
		}
	}
}

// Rows that are shorter than a gang, as long, longer; with neighbours that the ends of a row do not have.
func TestRowsOfAnyLength(t *testing.T) {
	for _, lanes := range []int{2, 8} {
		tk := parseTask(t, `kernel "rows" args=40
param ptr 0 "y"
param ptr 8 "x"
param i64 16 "planes"
param i64 24 "rows"
param i64 32 "cols"
{
  %0: ptr = param n=0
  %1: ptr = param n=1
  %2: i64 = param n=2
  %3: i64 = param n=3
  %4: i64 = param n=4
  %5: i64 = const value=0
  %6: i64 = const value=1
  %7: i64 = sub %4 %6
  for %2 %3 %4 parallel=1 lanes=`+fmt.Sprint(lanes)+` { (%20: i64, %21: i64, %22: i64)
    %23: i64 = mul %20 %3
    %24: i64 = add %23 %21
    %25: i64 = mul %24 %4
    %26: i64 = add %25 %22
    %27: ptr = elem %1 %26 stride=4
    %28: f32 = load %27 tag="f32"
    %29: f32 = local %28
    %30: bool = gt %22 %5
    if %30 {
      %31: ptr = offset %27 off=-4
      %32: f32 = load %31 tag="f32"
      %33: f32 = get %29
      %34: f32 = sub %33 %32
      set %29 %34
    } {
    }
    %35: bool = lt %22 %7
    if %35 {
      %36: ptr = offset %27 off=4
      %37: f32 = load %36 tag="f32"
      %38: f32 = get %29
      %39: f32 = mul %38 %37
      set %29 %39
    } {
    }
    %40: i64 = sub %7 %22
    %41: i64 = add %25 %40
    %42: ptr = elem %0 %41 stride=4
    %43: f32 = get %29
    store %42 %43 tag="f32"
  }
}`)
		n := compile(t, tk, host())
		if n.width != lanes {
			t.Fatalf("%d lanes: %s", n.width, n.why)
		}
		for _, cols := range []int{1, lanes - 1, lanes, lanes + 1, 2*lanes + 1} {
			for _, rows := range []int{1, 3} {
				const planes = 2
				args := filled([]area{{ir.F32, times(1)}, {ir.F32, times(1)}}, planes*rows*cols)
				args.words = append(args.words[:2], planes, uint64(rows), uint64(cols))
				agreeFenced(t, n, args, []int64{1, 2, int64(cols) + 1, int64(planes * rows * cols)}, fmt.Sprintf("%d lanes, %d×%d", lanes, rows, cols))
			}
		}
	}
}
