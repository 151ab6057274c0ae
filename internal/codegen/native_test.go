package codegen

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// parseTask reads a kernel and makes a task of it as it is: the argument table is its argument struct.
func parseTask(t testing.TB, text string) *task.Task {
	t.Helper()
	k, err := ir.Parse([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return taskOf(t, k)
}

func taskOf(t testing.TB, k *ir.Kernel) *task.Task {
	t.Helper()
	if err := k.Verify(); err != nil {
		t.Fatalf("%v\n%s", err, k)
	}
	tk := &task.Task{Code: k}
	if n := len(k.Body.Stmts); n > 0 && k.Body.Stmts[n-1].Op == ir.OpFor && k.Body.Stmts[n-1].Loop.Parallel {
		tk.Kind = task.Parallel
	}
	return tk
}

// native is the machine code of a task.
type native struct {
	entry uintptr
	text  string // LLVM IR
	width int
	why   string
	task  *task.Task
	order int64 // task.Chunk.InOrder of its chunks
}

func compileResult(t testing.TB, m Module, tg target.Target) llvm.Result {
	t.Helper()
	lib, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	res, err := lib.Compile(context.Background(), "test", m.Text, llvm.Options{Target: tg, Lanes: m.Width > 0})
	if err != nil {
		t.Fatalf("%v\n%s", err, m.Text)
	}
	return res
}

// compile makes machine code of tk for a target that the host can execute.
func compile(t testing.TB, tk *task.Task, tg target.Target) *native {
	t.Helper()
	return compileAs(t, tk, tg, LanesAuto)
}

func compileAs(t testing.TB, tk *task.Task, tg target.Target, mode Lanes) *native {
	t.Helper()
	m, err := Emit(tk, Options{Target: tg, Lanes: mode, Dialect: dialect()})
	if err != nil {
		t.Fatal(err)
	}
	n := compileModule(t, tk, m, tg)
	n.width, n.why = m.Width, m.Why
	return n
}

// modes are all ways to run a parallel loop.
var modes = []struct {
	name string
	mode Lanes
}{{"chosen", LanesAuto}, {"lanes", LanesAlways}, {"scalar", LanesNever}}

func compileModule(t testing.TB, tk *task.Task, m Module, tg target.Target) *native {
	t.Helper()
	text := m.Text
	res := compileResult(t, m, tg)
	img, err := object.Load([]object.Object{{Name: "test", Bytes: res.Object, Entry: task.Entry}}, foreign.LibC)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	t.Cleanup(func() { img.Release() })
	return &native{entry: img.Entry(0), text: string(text), task: tk}
}

// call runs [lo, hi) and returns what a failed check left, or nil. words is the argument table; what its addresses
// point to must be kept alive by the caller.
func (n *native) call(words []uint64, lo, hi int64, partials []uint64) *task.Failure {
	words = append(words, 0)
	chunk := &task.Chunk{Lo: lo, Hi: hi, InOrder: n.order, Err: task.Failure{Site: -1}}
	if len(partials) > 0 {
		chunk.Partials = unsafe.Pointer(&partials[0])
	}
	r := foreign.CallPtr2(n.entry, unsafe.Pointer(&words[0]), unsafe.Pointer(chunk))
	runtime.KeepAlive(partials)
	if int32(r) != 0 {
		return &chunk.Err
	}
	return nil
}

// table makes argument tables: addresses of slices, and scalars.
type table struct {
	words []uint64
	keep  []any
}

func pointer[T any](a *table, s []T) {
	a.words = append(a.words, uint64(uintptr(unsafe.Pointer(unsafe.SliceData(s)))))
	a.keep = append(a.keep, s)
}

// hosts are the targets that the host executes and that lanes differ for.
func hosts(t testing.TB) []target.Target {
	t.Helper()
	list := []target.Target{host()}
	if tg, err := target.ForLevel("x86-64-v3"); err == nil && tg.SubsetOf(host()) && tg.Level != host().Level {
		list = append(list, tg)
	}
	return list
}

var host = sync.OnceValue(target.Host)

// dialect is that of the LLVM of this process.
func dialect() Dialect {
	if lib, err := llvm.Open(); err == nil {
		return DialectOf(lib.Major())
	}
	return Dialect{}
}
