package codegen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// groupCase is a loop over elements of several parts of y, of which want says what is stored together: the parts of each
// group by the names of the stores, in their order in memory.
type groupCase struct{ name, body, want string }

// isChecked says that the loop is not run as lanes, for the check behind a store.
func (c groupCase) isChecked() bool { return c.name == "a check in between" }

var groupCases = func() []groupCase {
	// parts stores the given parts of an element of n, each named after its part, with between in between.
	parts := func(n int, between string, list ...int) string {
		body := "%21: ptr = elem %0 %20 stride=4\n%22: i32 = load %21 tag=\"i32\"\n%23: i32 = neg %22\n%24: i32 = conv %20\n%25: i32 = mul %22 %22\n" +
			"%26: ptr = elem %1 %20 stride=" + strconv.Itoa(4*n) + "\n"
		for i, part := range list {
			id := strconv.Itoa(30 + 10*i)
			body += "%" + id + ": ptr = offset %26 off=" + strconv.Itoa(4*part) + "\n" +
				"store %" + id + " %" + strconv.Itoa(22+part%4) + " tag=\"i32\" \"" + strconv.Itoa(part) + "\"\n"
			if i == 0 {
				body += between
			}
		}
		return body
	}
	return []groupCase{
		{"two parts", parts(2, "", 0, 1), "0 1"},
		{"three parts", parts(3, "", 0, 1, 2), "0 1 2"},
		{"four parts", parts(4, "", 0, 1, 2, 3), "0 1 2 3"},
		{"in another order", parts(4, "", 2, 0, 3, 1), "0 1 2 3"},
		{"three parts backwards", parts(3, "", 2, 1, 0), "0 1 2"},
		{"five parts", parts(5, "", 0, 1, 2, 3, 4), ""},
		{"one is missing", parts(3, "", 0, 2), ""},
		{"one is stored twice", parts(3, "", 0, 2, 2), ""},
		{"one is stored twice and all the others", parts(2, "", 0, 0, 1), ""},
		{"across two elements", parts(2, "", 1, 2), "1 2"},
		{"apart by more than an element", parts(2, "", 0, 3), ""},
		{"a value computed in between", parts(2, "%70: i32 = add %22 %24\n", 0, 1), "0 1"},
		{"a load in between", parts(2, "%70: i32 = load %26 tag=\"i32\"\n%71: ptr = elem %0 %20 stride=4\nstore %71 %70 tag=\"i32\"\n", 0, 1), ""},
		{"a check in between", parts(2, "bounds %20 %2\n", 0, 1), ""},
		{"a hoisted check in between", parts(2, "bounds %20 %2 hoisted=1\n", 0, 1), "0 1"},
		{"a local read in between", "%70: i32 = local %9\n" + parts(2, "%71: i32 = get %70\n", 0, 1), "0 1"},
		{"another store in between", parts(2, "store %21 %22 tag=\"i32\"\n", 0, 1), ""},
		{"a condition in between", parts(2, "%70: bool = lt %20 %3\nif %70 {\n} {\n}\n", 0, 1), ""},
		{"in a branch", "%70: bool = lt %20 %3\nif %70 {\n" + parts(2, "", 0, 1) + "} {\n}\n", "0 1"},
		{"one of them in a branch", parts(2, "", 0) + "%70: bool = lt %20 %3\nif %70 {\n%71: ptr = offset %26 off=4\nstore %71 %22 tag=\"i32\" \"1\"\n} {\n}\n", ""},
		{"by the index, not by an offset", "%21: i64 = mul %20 %7\n%22: i64 = add %21 %6\n%23: ptr = elem %1 %22 stride=4\nstore %23 %9 tag=\"i32\" \"b\"\n" +
			"%24: i32 = conv %20\n%25: ptr = elem %1 %21 stride=4\nstore %25 %24 tag=\"i32\" \"a\"", "a b"},
		{"of types of one size", "%21: f32 = conv %20\n%22: u32 = conv %20\n%23: ptr = elem %1 %20 stride=8\nstore %23 %22 tag=\"u32\" \"a\"\n%24: ptr = offset %23 off=4\n" +
			"store %24 %9 tag=\"i32\" \"b\"", "a b"},
		{"of types that are not alike", "%21: f32 = conv %20\n%23: ptr = elem %1 %20 stride=8\nstore %23 %21 tag=\"f32\" \"a\"\n%24: ptr = offset %23 off=4\n" +
			"store %24 %9 tag=\"i32\" \"b\"", ""},
		{"of two sizes", "%21: i64 = add %20 %3\n%23: ptr = elem %1 %20 stride=16\nstore %23 %21 tag=\"i64\" \"a\"\n%24: ptr = offset %23 off=8\n" +
			"store %24 %9 tag=\"i32\" \"b\"\n%25: ptr = offset %23 off=12\nstore %25 %9 tag=\"i32\" \"c\"", ""},
		{"bools", "%21: bool = lt %20 %3\n%22: bool = eq %20 %3\n%23: ptr = elem %1 %20 stride=2\nstore %23 %21 tag=\"bool\" \"a\"\n%24: ptr = offset %23 off=1\n" +
			"store %24 %22 tag=\"bool\" \"b\"", "a b"},
		{"of two slices", "%21: ptr = elem %0 %20 stride=8\n%22: ptr = elem %1 %20 stride=8\n%23: ptr = offset %22 off=4\nstore %21 %9 tag=\"i32\" \"a\"\nstore %23 %9 tag=\"i32\" \"b\"", ""},
		{"two groups", "%21: i32 = conv %20\n%22: ptr = elem %0 %20 stride=8\n%23: ptr = offset %22 off=4\nstore %22 %9 tag=\"i32\" \"a\"\nstore %23 %21 tag=\"i32\" \"b\"\n" +
			"%24: ptr = elem %1 %20 stride=8\n%25: ptr = offset %24 off=4\nstore %25 %9 tag=\"i32\" \"d\"\nstore %24 %21 tag=\"i32\" \"c\"", "a b, c d"},
	}
}()

func TestStoresThatGoTogether(t *testing.T) {
	for _, c := range groupCases {
		t.Run(c.name, func(t *testing.T) {
			info := shapeTask(t, c.body)
			f := findShapes(info.loop, info.size, map[*ir.Stmt]*ir.Stmt{})
			l := &lanes{shapes: f, vectors: map[*ir.Stmt]bool{}, again: map[*ir.Stmt]bool{}}
			if why := l.impossible(info); (why != "") != c.isChecked() {
				t.Fatalf("not run as lanes: %q", why)
			}
			var got []string
			for _, b := range blocks(info.loop) {
				groups := l.findGroups(b)
				for _, s := range b.Stmts {
					g := groups[s]
					if g == nil || g.last != s {
						continue
					}
					var names []string
					for _, p := range g.parts {
						names = append(names, p.Name)
						if groups[p] != g {
							t.Errorf("%s is not in its group", p.Name)
						}
					}
					got = append(got, strings.Join(names, " "))
				}
			}
			if got := strings.Join(got, ", "); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// Whether stores go together or not, they leave what the loop leaves.
func TestStoresThatGoTogetherAreTheLoops(t *testing.T) {
	for _, c := range groupCases {
		t.Run(c.name, func(t *testing.T) {
			for _, lanes := range []string{"", " lanes=2", " lanes=64"} {
				tk := parseTask(t, shapeText("%2 parallel=1"+lanes, c.body))
				for _, tg := range hosts(t) {
					n := compileAs(t, tk, tg, LanesAlways)
					if (n.width == 0) != c.isChecked() {
						t.Fatalf("not run as lanes: %q", n.why)
					}
					for _, size := range around(n.width) {
						args := &table{}
						data := filled([]area{{ir.I32, times(2)}, {ir.I32, times(5)}}, size)
						args.keep, args.words = data.keep, append(data.words, 7)
						agreeFenced(t, n, args, []int64{1, 2}, tg.Level+lanes)
					}
				}
			}
		})
	}
}

// streams are how random kernels read and write areas: each iteration its own elements.
var streams = []struct {
	name  string
	parts int64
	at    func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt
}{
	{"in order", 1, func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt { return i }},
	{"backwards", 1, func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt {
		return b.Op(ir.OpSub, ir.I64, b.Op(ir.OpSub, ir.I64, n, b.Int(1)), i)
	}},
	{"twos", 2, stride(2)}, {"threes", 3, stride(3)}, {"fours", 4, stride(4)}, {"fives", 5, stride(5)},
	{"pairs swapped", 2, func(b *ir.Builder, i, n *ir.Stmt) *ir.Stmt {
		return b.Op(ir.OpAdd, ir.I64, b.Op(ir.OpMul, ir.I64, i, b.Int(2)), b.Op(ir.OpAnd, ir.I64, i, b.Int(1)))
	}},
}

var streamTypes = []ir.Type{ir.Bool, ir.I8, ir.U8, ir.I16, ir.U16, ir.I32, ir.U32, ir.I64, ir.F32, ir.F64}

// randomStreams is a loop with its areas: the first has a row of each iteration's own, for what generator makes.
func randomStreams(t testing.TB, seed uint64, lanes int) (*task.Task, []area) {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 7)), budget: 50}
	areas := []area{{ir.I64, times(rowSize)}}
	var kinds []int
	for range 6 {
		k := g.IntN(len(streams))
		kinds = append(kinds, k)
		areas = append(areas, area{streamTypes[g.IntN(len(streamTypes))], times(int(streams[k].parts))})
	}
	tk := loopTask(t, ir.LoopInfo{Lanes: lanes}, areas, func(b *ir.Builder, p []*ir.Stmt, i *ir.Stmt) {
		g.b = *b
		n := p[len(areas)]
		g.values = append(g.values, n, i, i)
		g.scopes = append(g.scopes, ir.OpFor)
		g.base = g.b.Elem(p[0], i, 8*rowSize)
		at := func(area int) (*ir.Stmt, ir.Tag) {
			s := streams[kinds[area-1]]
			size := areas[area].t.Size()
			var e *ir.Stmt
			if g.IntN(2) == 0 && s.parts > 1 && s.name != "pairs swapped" {
				e = g.b.Elem(p[area], i, size*s.parts)
			} else {
				e = g.b.Elem(p[area], s.at(&g.b, i, n), size)
			}
			tag := ir.Tag{Type: areas[area].t}
			if s.parts > 1 && s.name != "pairs swapped" {
				e = g.b.Offset(e, size*g.Int64N(s.parts))
			}
			return e, tag
		}
		read := func() {
			e, tag := at(1 + g.IntN(6))
			g.values = append(g.values, g.b.Load(e, tag))
		}
		write := func() {
			e, tag := at(1 + g.IntN(6))
			var v *ir.Stmt
			switch {
			case tag.Type == ir.Bool:
				v = g.value(ir.Bool)
			case tag.Type.IsFloat():
				v = g.b.Op(ir.OpConv, tag.Type, g.b.Op(ir.OpConv, ir.I16, g.value(ir.I64)))
			default:
				v = g.value(tag.Type)
			}
			g.b.Store(e, v, tag)
		}
		group := func() {
			a := 1 + g.IntN(6)
			s := streams[kinds[a-1]]
			if s.parts == 1 || s.name == "pairs swapped" || areas[a].t.IsFloat() {
				return
			}
			e := g.b.Elem(p[a], i, areas[a].t.Size()*s.parts)
			for _, part := range g.Perm(int(s.parts)) {
				v := g.value(areas[a].t)
				g.b.Store(g.b.Offset(e, areas[a].t.Size()*int64(part)), v, ir.Tag{Type: areas[a].t})
			}
		}
		for range 4 {
			read()
		}
		for range 2 {
			u := randomTypes[g.IntN(len(randomTypes))]
			g.locals = append(g.locals, g.b.Local("l", g.value(u)))
		}
		work := func() {
			for range 1 + g.IntN(5) {
				switch g.IntN(4) {
				case 0:
					read()
				case 1:
					write()
				case 2:
					group()
				default:
					u := randomTypes[g.IntN(len(randomTypes))]
					g.values = append(g.values, g.pure(u))
				}
			}
		}
		inner := func() {
			values, locals := len(g.values), len(g.locals)
			work()
			if g.IntN(2) == 0 {
				g.block(4)
			}
			g.values, g.locals = g.values[:values], g.locals[:locals]
		}
		work()
		for range 3 {
			if g.ended() {
				return
			}
			switch g.IntN(4) {
			case 0:
				g.b.If(g.value(ir.Bool), inner, inner)
			case 1:
				c := g.b.Op(ir.OpAnd, ir.I64, g.value(ir.I64), g.b.Int(3))
				s := g.b.Emit(&ir.Stmt{Op: ir.OpFor, Args: []*ir.Stmt{c}, Loop: &ir.LoopInfo{}, Blocks: []*ir.Block{{}}})
				j := &ir.Stmt{Op: ir.OpIndex, Type: ir.I64}
				s.Blocks[0].Params = []*ir.Stmt{j}
				g.in(ir.OpFor, s.Blocks[0], func() {
					g.values = append(g.values, j)
					inner()
				})
				g.values = without(g.values, j)
			case 2:
				g.block(5)
			default:
				work()
			}
			if g.ended() {
				return
			}
			for _, l := range g.locals {
				g.values = append(g.values, g.b.Get(l))
			}
		}
		if g.ended() {
			return
		}
		work()
		g.budget = 10
		write()
	})
	return tk, areas
}

// ended reports whether the block being written ends in a jump.
func (g *generator) ended() bool {
	n := len(g.b.Block.Stmts)
	return n > 0 && g.b.Block.Stmts[n-1].Op.Info().Effect&ir.Jumps != 0
}

// Elements read and stored in every way, alone and in groups, between random control. Memory ends where the last element does.
func TestRandomStreamsAreTheLoops(t *testing.T) {
	count := uint64(72)
	if testing.Short() {
		count = 12
	}
	targets := hosts(t)
	ran := uint64(0)
	for seed := range count {
		lanes := 2 << (seed % 6)
		tk, areas := randomStreams(t, seed, lanes)
		n := compileAs(t, tk, targets[seed/6%uint64(len(targets))], LanesAlways)
		if n.width == 0 {
			continue
		}
		ran++
		for _, size := range []int{lanes + 1, 3*lanes - 1} {
			agreeFenced(t, n, filled(areas, size), []int64{1, 3}, fmt.Sprintf("seed %d, %d lanes, n = %d", seed, lanes, size))
		}
		if t.Failed() {
			t.Fatalf("%s\n%s", tk.Code, n.text)
		}
	}
	if ran < count/2 {
		t.Errorf("only %d of %d loops ran as lanes", ran, count)
	}
}

// blocks are those of s and of all that is in them.
func blocks(s *ir.Stmt) []*ir.Block {
	list := slices.Clone(s.Blocks)
	for _, b := range s.Blocks {
		for _, n := range b.Stmts {
			list = append(list, blocks(n)...)
		}
	}
	return list
}
