package codegen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// Iterations that read what those before them wrote, one or a few elements away or through another name, do as in the
// interpreter where a chunk runs in order.
func TestChunkRunsInOrder(t *testing.T) {
	count := uint64(90)
	if testing.Short() {
		count = 15
	}
	asLanes := uint64(0)
	targets := hosts(t)
	for seed := range count {
		tk := taskOf(t, randomRows(seed, true, int64(seed%3)))
		args := &table{}
		const n = 41
		pointer(args, fill("i64", n*rowSize, rand.New(rand.NewPCG(seed, 2))))
		args.words = append(args.words, n)
		for _, m := range modes {
			n := compileAs(t, tk, targets[seed%uint64(len(targets))], m.mode)
			n.order = 1
			agree(t, n, args, []int64{1, 4}, fmt.Sprint("seed ", seed, ", ", m.name))
			if n.width > 0 {
				asLanes++
			}
			if t.Failed() {
				t.Fatalf("%s\n%s", tk.Code, n.text)
			}
		}
	}
	if asLanes < count/2 {
		t.Errorf("only %d of %d kernels ran as lanes", asLanes, count)
	}
}

// So do loops with guards and reductions, whose iterations are independent.
func TestLoopsRunInOrder(t *testing.T) {
	files, err := filepath.Glob("testdata/run/*.ir")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			tk := parseTask(t, string(text))
			if tk.Loop() == nil {
				t.Skip("no parallel loop")
			}
			for _, m := range modes[1:] {
				n := compileAs(t, tk, host(), m.mode)
				n.order = 1
				for _, size := range []int{1, 17, 100} {
					agree(t, n, arguments(tk.Code, size), []int64{1}, fmt.Sprint(m.name, ", n = ", size))
				}
			}
		})
	}
}

// A prefix sum, a copy one element on and a smoothing, each in place, as the loop does them.
func TestDependentIterationsRunInOrder(t *testing.T) {
	for _, c := range []struct {
		name string
		body func(b *ir.Builder, x, y, i *ir.Stmt)
	}{
		{"prefix sum", func(b *ir.Builder, x, y, i *ir.Stmt) {
			b.Store(b.Offset(x, 4), b.Op(ir.OpAdd, ir.I32, b.Load(x, i32), b.Load(b.Offset(y, 4), i32)), i32)
		}},
		{"copy", func(b *ir.Builder, x, y, i *ir.Stmt) { b.Store(b.Offset(y, 4), b.Load(x, i32), i32) }},
		{"smoothing", func(b *ir.Builder, x, y, i *ir.Stmt) {
			sum := b.Op(ir.OpAdd, ir.I32, b.Load(x, i32), b.Load(b.Offset(y, 8), i32))
			b.Store(b.Offset(x, 4), b.Op(ir.OpDiv, ir.I32, sum, b.Const(ir.I32, 3)), i32)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			more := func(n int) int { return n + 2 }
			tk := loopTask(t, ir.LoopInfo{}, []area{{ir.I32, more}, {ir.I32, more}}, func(b *ir.Builder, p []*ir.Stmt, i *ir.Stmt) {
				c.body(b, b.Elem(p[0], i, 4), b.Elem(p[1], i, 4), i)
			})
			for _, tg := range hosts(t) {
				for _, m := range modes {
					n := compileAs(t, tk, tg, m.mode)
					n.order = 1
					for _, size := range around(16) {
						args := filled([]area{{ir.I32, more}}, size)
						args.words = []uint64{args.words[0], args.words[0], uint64(size)}
						want := unpacked(ir.I32, args.keep[0].([]byte))
						for i := range size {
							switch c.name {
							case "prefix sum":
								want[i+1] = int64(int32(want[i] + want[i+1]))
							case "copy":
								want[i+1] = want[i]
							default:
								want[i+1] = int64(int32(want[i]+want[i+2]) / 3)
							}
						}
						for _, part := range [][2]int64{{0, int64(size) / 2}, {int64(size) / 2, int64(size)}} {
							if f := n.call(args.words, part[0], part[1], nil); f != nil {
								t.Fatal(f)
							}
						}
						if got := unpacked(ir.I32, args.keep[0].([]byte)); fmt.Sprint(got) != fmt.Sprint(want) {
							t.Errorf("%s, %s, n = %d: got %v, want %v", tg.Level, m.name, size, got, want)
						}
					}
				}
			}
		})
	}
}

var i32 = ir.Tag{Type: ir.I32}

func unpacked(t ir.Type, b []byte) []int64 {
	vals := make([]int64, int64(len(b))/t.Size())
	for i := range vals {
		vals[i] = unpack(t, b, i)
	}
	return vals
}
