// Package shapes holds the compiler to work that is about linear in the size of
// a kernel, whatever the kernel's shape.
package shapes

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

var (
	size = flag.Int("size", 32, "the smaller of the two sizes of each family")
	long = flag.Bool("long", false, "compile all families with LLVM, and log the time of each stage")
)

// A work is what became of one kernel.
type work struct {
	problems   frontend.Diagnostics
	source     int // bytes of it
	statements int // of the IR
	bundle     int // bytes
	left       int // statements after the passes
	modules    []codegen.Module
	text       int // bytes of LLVM IR

	lower, rest time.Duration
}

// measure takes kernels through all that is done to them before LLVM.
func measure(t *testing.T, sizes map[string][]int) map[string][]work {
	t.Helper()
	dir, err := filepath.Abs("testdata/x")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	length := map[string]int{}
	for _, f := range families {
		for _, n := range sizes[f.name] {
			text := f.text(n)
			length[fmt.Sprintf("K_%s_%d", f.name, n)] = len(text)
			head := "package x\n\n"
			for pkg, path := range map[string]string{"kernel.": "github.com/spelt-go/spelt/kernel", "atomic.": "sync/atomic", "math.": "math"} {
				if strings.Contains(text, pkg) {
					head += fmt.Sprintf("import %q\n", path)
				}
			}
			files[filepath.Join(dir, fmt.Sprintf("%s_%d.go", f.name, n))] = []byte(head + text)
		}
	}
	prog, err := frontend.Load(context.Background(), frontend.Config{Overlay: files}, "./testdata/x")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range prog.Packages()[0].TypeErrors {
		t.Fatal(e)
	}
	kernels := map[string]*frontend.Kernel{}
	for _, k := range prog.Packages()[0].Kernels {
		kernels[k.Name] = k
	}
	out := map[string][]work{}
	for name, list := range sizes {
		for _, n := range list {
			id := fmt.Sprintf("K_%s_%d", name, n)
			k := kernels[id]
			if k == nil {
				t.Fatalf("no kernel %s", id)
			}
			w := work{source: length[id]}
			if err := w.do(prog, k); err != nil {
				t.Fatalf("%s: %v", id, err)
			}
			out[name] = append(out[name], w)
		}
	}
	return out
}

func (w *work) do(prog *frontend.Program, k *frontend.Kernel) error {
	start := time.Now()
	var code *ir.Kernel
	if code, w.problems = prog.Lower(k); len(w.problems) > 0 {
		return nil
	}
	w.lower = time.Since(start)
	start = time.Now()
	w.statements = count(code)
	b, err := bundle.Make(code)
	if err != nil {
		return err
	}
	plan, err := b.DecodePlan()
	if err != nil {
		return err
	}
	w.bundle = len(b.Whole) + len(b.Plan)
	for i := range b.Constructs {
		w.bundle += len(b.Constructs[i].Code)
		c, err := b.Constructs[i].Parse()
		if err != nil {
			return err
		}
		construct.MarkOrigin(c)
		if err := transform.Run(c, transform.Options{Task: true, HasFMA: true}); err != nil {
			return err
		}
		w.left += count(c)
		tk := &task.Task{Kind: plan.Units[i].Kind, Code: c}
		if tk.Loop() == nil {
			tk.Kind = task.Serial
		}
		m, err := codegen.Emit(tk, codegen.Options{Target: host(), Dialect: dialect()})
		if err != nil {
			return err
		}
		w.modules = append(w.modules, m)
		w.text += len(m.Text)
	}
	w.rest = time.Since(start)
	return nil
}

// host is a target with lanes, whatever the machine.
func host() target.Target {
	t, err := target.ForLevel("x86-64-v4")
	if err != nil {
		panic(err)
	}
	return t
}

func dialect() codegen.Dialect {
	if lib, err := llvm.Open(); err == nil {
		return codegen.DialectOf(lib.Major())
	}
	return codegen.DialectOf(llvm.Newest)
}

func count(k *ir.Kernel) int {
	n := 0
	k.Body.Walk(func(*ir.Stmt) bool { n++; return true })
	return n
}

// patience is how long LLVM may work on one kernel before the test gives up. It
// is no measure: what is not linear takes hours.
const patience = 4 * time.Minute

// build compiles what w holds with LLVM, if there is one.
func (w *work) build(t *testing.T, name string) {
	t.Helper()
	lib, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	start := time.Now()
	for _, m := range w.modules {
		if _, err := lib.Compile(ctx, name, m.Text, llvm.Options{Target: host(), Lanes: m.Width > 0, Deep: m.Deep, Large: m.Large}); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if *long {
		t.Logf("%s: %d B of source, lower %v, passes and codegen %v, LLVM %v for %d B", name, w.source, w.lower, w.rest, time.Since(start), w.text)
	}
}

// quadratic are families whose output grows with the square of a depth: each
// loop that has a guard stands there twice, with all that is inside of it.
var quadratic = []string{"loopneststore", "loopnestmem", "loopnestsum", "parallelnest"}

// Q36: twice the source makes about twice the work, in whatever way a kernel
// grows. Work is counted in what is written, not in time.
func TestQ36WorkIsLinearInTheSource(t *testing.T) {
	sizes := map[string][]int{}
	for _, f := range families {
		sizes[f.name] = []int{*size, 2 * *size}
	}
	delete(sizes, "calltree") // doubles with each function: acceptance row C4
	for name, w := range measure(t, sizes) {
		for i := range w {
			if len(w[i].problems) > 0 {
				t.Errorf("%s: %v", name, w[i].problems[0])
			}
		}
		most := 2.8
		if slices.Contains(quadratic, name) {
			most = 4.6
		}
		for _, m := range []struct {
			what string
			a, b int
		}{
			{"statements of the IR", w[0].statements, w[1].statements},
			{"bytes in the program", w[0].bundle, w[1].bundle},
			{"statements after the passes", w[0].left, w[1].left},
			{"bytes of LLVM IR", w[0].text, w[1].text},
		} {
			if float64(m.b) > most*float64(m.a)+1000 {
				t.Errorf("%s: twice the size makes %d %s of %d", name, m.b, m.what, m.a)
			}
		}
		if *long {
			for i := range w {
				w[i].build(t, fmt.Sprintf("%s %d", name, sizes[name][i]))
			}
		}
	}
}
