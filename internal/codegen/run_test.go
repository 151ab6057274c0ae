package codegen

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// arguments makes an argument table for a kernel of testdata/run. A pointer parameter is named "name type" and gets
// memory that has room for all lengths; other parameters are named after the value they get, for a size n.
func arguments(k *ir.Kernel, n int) *table {
	a := &table{}
	rnd := rand.New(rand.NewPCG(1, uint64(n)))
	lengths := map[string]int{"n": n, "len": n, "square": n * n, "fifteen": 15 * n, "four": 4 * n, "two": 2 * n, "half": n / 2}
	for i, p := range k.Params {
		if p.Type != ir.Ptr {
			v, ok := lengths[p.Name]
			if p.Type == ir.F32 {
				a.words = append(a.words, uint64(ir.FloatBits(ir.F32, 1.5)))
				continue
			}
			if !ok {
				panic("argument " + p.Name)
			}
			a.words = append(a.words, uint64(v))
			continue
		}
		size := 8
		if i+1 < len(k.Params) {
			size = max(size, lengths[k.Params[i+1].Name])
		}
		_, typ, _ := strings.Cut(p.Name, " ")
		pointer(a, fill(typ, size, rnd))
	}
	return a
}

// fill is memory for size values of a type, with room behind that must stay as it is.
func fill(typ string, size int, rnd *rand.Rand) []byte {
	t, ok := ir.TypeByName(typ)
	vals := make([]int64, size+8)
	for i := range vals {
		switch v := int64(rnd.Uint64()); {
		case typ == "ints":
			t, vals[i] = ir.F32, ir.FloatBits(ir.F32, float64(v%100))
		case typ == "floats":
			t, vals[i] = ir.F32, 0
		case typ == "steps":
			t, vals[i] = ir.I32, v&7
		case !ok:
			panic("type " + typ)
		case t.IsFloat():
			vals[i] = ir.FloatBits(t, float64(v%1000)/8)
		default:
			vals[i] = v
		}
	}
	return pack(t, vals)
}

// copyTable is a with memory of its own.
func copyTable(a *table, k *ir.Kernel) *table {
	b := &table{words: append([]uint64(nil), a.words...)}
	next := 0
	for i, p := range k.Params {
		if p.Type == ir.Ptr {
			m := bytes.Clone(a.keep[next].([]byte))
			b.keep = append(b.keep, m)
			b.words[i] = uint64(uintptr(unsafe.Pointer(unsafe.SliceData(m))))
			next++
		}
	}
	return b
}

// oracle runs a kernel in the interpreter, and returns the failure, if any, and the results of its reductions.
func oracle(t testing.TB, tk *task.Task, a *table) (*task.Failure, []int64) {
	t.Helper()
	k := tk.Code
	var results []int64
	run := k
	words := a.words
	if loop := tk.Loop(); loop != nil && len(loop.Loop.Reduce) > 0 {
		c := ir.NewCloner()
		run = &ir.Kernel{Params: k.Params, ArgSize: k.ArgSize + 8, Body: c.Block(k.Body)}
		results = make([]int64, len(loop.Loop.Reduce))
		b := &ir.Builder{Block: run.Body}
		run.Params = append(run.Params[:len(k.Params):len(k.Params)], ir.Param{Type: ir.Ptr, Offset: int64(8 * len(k.Params))})
		words = append(append([]uint64(nil), words...), uint64(uintptr(unsafe.Pointer(&results[0]))))
		out := b.Emit(&ir.Stmt{Op: ir.OpParam, Type: ir.Ptr, Imm: int64(len(k.Params))})
		for i, r := range loop.Loop.Reduce {
			l := c.Of(r.Local)
			b.Store(b.Offset(out, int64(8*i)), b.Get(l), ir.Tag{Type: l.Type, Field: "*"})
		}
	}
	k.Number()
	words = append(words, 0)
	err := interp.Run(run, unsafe.Pointer(&words[0]))
	var failed *interp.CheckError
	switch {
	case errors.As(err, &failed):
		f := &task.Failure{}
		for site := range k.Number() {
			if s := statement(k.Body, site); s != nil && s.Op == failed.Stmt.Op && s.Pos == failed.Stmt.Pos && s.ID == failed.Stmt.ID {
				f.Site = int64(site)
			}
		}
		for i, v := range failed.Operands {
			*[]*int64{&f.A, &f.B, &f.C}[i] = v
		}
		return f, nil
	case err != nil:
		t.Fatal(err)
	}
	return nil, results
}

func statement(b *ir.Block, id int32) *ir.Stmt {
	var found *ir.Stmt
	b.Walk(func(s *ir.Stmt) bool {
		if s.ID == id {
			found = s
		}
		return found == nil
	})
	return found
}

// space is the number of iterations of a parallel task.
func space(k *ir.Kernel, loop *ir.Stmt, words []uint64) int64 {
	total := int64(1)
	for _, c := range loop.Args {
		switch c.Op {
		case ir.OpConst:
			total *= max(c.Imm, 0)
		case ir.OpParam:
			total *= max(int64(words[c.Imm]), 0)
		case ir.OpSub: // of a constant from a parameter
			total *= max(int64(words[c.Args[0].Imm])-c.Args[1].Imm, 0)
		default:
			panic("count " + c.Op.String())
		}
	}
	return total
}

// runChunks runs a task natively in the given number of chunks, in order, up to the first failure.
func runChunks(n *native, a *table, chunks int64) (*task.Failure, []int64) {
	loop := n.task.Loop()
	if loop == nil {
		return n.call(a.words, 0, 0, nil), nil
	}
	total := space(n.task.Code, loop, a.words)
	var results []int64
	for c := range chunks {
		partials := make([]uint64, len(loop.Loop.Reduce))
		if f := n.call(a.words, total*c/chunks, total*(c+1)/chunks, partials); f != nil {
			return f, nil
		}
		for i, r := range loop.Loop.Reduce {
			if len(results) <= i {
				results = append(results, int64(partials[i]))
			} else {
				results[i] = combine(r, results[i], int64(partials[i]))
			}
		}
	}
	return nil, results
}

func combine(r ir.Reduction, x, y int64) int64 {
	t := r.Local.Type
	if r.Op >= ir.ReduceIfLt {
		op := []ir.Op{ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe}[r.Op-ir.ReduceIfLt]
		if c, _ := ir.Eval(op, ir.Bool, t, []int64{y, x}); c != 0 {
			return y
		}
		return x
	}
	op := []ir.Op{ir.OpAdd, ir.OpMul, ir.OpMin, ir.OpMax, ir.OpAnd, ir.OpOr, ir.OpXor}[r.Op]
	v, _ := ir.Eval(op, t, t, []int64{x, y})
	return v
}

var sizes = []int{0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100}

func TestCodeDoesWhatTheInterpreterDoes(t *testing.T) {
	files, err := filepath.Glob("testdata/run/*.ir")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ir"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			tk := parseTask(t, string(text))
			list := sizes
			if !strings.Contains(string(text), `"square"`) {
				list = append(list[:len(list):len(list)], 1000)
			}
			splits := []int64{1, 2, 3, 7}
			if strings.HasPrefix(string(text), "; once") {
				splits = splits[:1]
			}
			for _, tg := range hosts(t) {
				for _, m := range modes {
					n := compileAs(t, tk, tg, m.mode)
					for _, size := range list {
						agree(t, n, arguments(tk.Code, size), splits, fmt.Sprint(tg.Level, ", ", m.name, ", n = ", size))
					}
				}
			}
		})
	}
}

// agree compares a task with the interpreter: memory, failures and results of reductions, for each number of chunks.
func agree(t *testing.T, n *native, args *table, splits []int64, what string) {
	t.Helper()
	k := n.task.Code
	want := copyTable(args, k)
	failed, results := oracle(t, n.task, want)
	for _, chunks := range splits {
		got := copyTable(args, k)
		f, r := runChunks(n, got, chunks)
		switch {
		case fmt.Sprint(f) != fmt.Sprint(failed):
			t.Errorf("%s, %d chunks: failure %v, want %v", what, chunks, f, failed)
		case f == nil:
			for i, red := range reductions(n.task) {
				if results[i] = ir.Normalize(red.Local.Type, results[i]); !same(red.Local.Type, r[i], results[i]) {
					t.Errorf("%s, %d chunks: %s of %q = %s, want %s", what, chunks, red.Op, red.Local.Name,
						ir.FormatConst(red.Local.Type, r[i]), ir.FormatConst(red.Local.Type, results[i]))
				}
			}
		}
		for i := range want.keep {
			if g, w := got.keep[i].([]byte), want.keep[i].([]byte); !bytes.Equal(g, w) {
				at := 0
				for g[at] == w[at] {
					at++
				}
				t.Errorf("%s, %d chunks: memory %d differs first at byte %d", what, chunks, i, at)
			}
		}
	}
}

func reductions(tk *task.Task) []ir.Reduction {
	if l := tk.Loop(); l != nil {
		return l.Loop.Reduce
	}
	return nil
}

func readRun(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/run/" + name + ".ir")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
