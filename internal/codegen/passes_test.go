package codegen

import (
	"errors"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// Whole kernels as one serial task each, with the guards that the passes make and with none.
func TestRandomKernelsThroughThePasses(t *testing.T) {
	count := uint64(60)
	if testing.Short() {
		count = 10
	}
	guards := 0
	for seed := range count {
		orig := irtest.Random(seed, 120)
		for _, passes := range []bool{false, true} {
			k := orig.Clone()
			if passes {
				for _, task := range []bool{false, true} {
					if err := transform.Run(k, transform.Options{NoFMA: true, Task: task}); err != nil {
						t.Fatal(err)
					}
				}
			}
			k.Body.Walk(func(s *ir.Stmt) bool {
				if s.Loop != nil {
					guards += len(s.Loop.Guard)
					s.Loop.Parallel, s.Loop.Reduce = false, nil
				}
				return true
			})
			tk := &task.Task{Code: k}
			m, err := Emit(tk, Options{Target: host(), Dialect: dialect()})
			if errors.Is(err, ErrUnsupported) && hasSections(k) {
				continue
			}
			if err != nil {
				t.Fatalf("%v\n%s", err, k)
			}
			n := compileModule(t, tk, m, host())
			for args := range uint64(3) {
				likeInterpreter(t, n, orig, args)
			}
		}
	}
	if guards == 0 {
		t.Error("no kernel had a guard")
	}
}

func hasSections(k *ir.Kernel) bool {
	found := false
	k.Body.Walk(func(s *ir.Stmt) bool { found = found || s.Op == ir.OpSections; return !found })
	return found
}

func likeInterpreter(t *testing.T, n *native, orig *ir.Kernel, seed uint64) {
	t.Helper()
	want, got := irtest.NewArgs(orig, seed), irtest.NewArgs(orig, seed)
	p, err := interp.Compile(orig)
	if err != nil {
		t.Fatal(err)
	}
	err = p.Run(want.Pointer(), interp.Options{MaxSteps: 20e6})
	var check *interp.CheckError
	if err != nil && !errors.As(err, &check) {
		t.Fatal(err)
	}
	words := make([]uint64, len(orig.Params))
	for i, p := range orig.Params {
		at := unsafe.Add(got.Pointer(), p.Offset)
		if words[i] = *(*uint64)(at); p.Mem > 0 {
			words[i] = uint64(uintptr(at))
		}
	}
	failed := n.call(words, 0, 0, nil) != nil
	switch where := got.Strayed(); {
	case where != "":
		t.Fatalf("arguments %d: written outside of %s\n%s", seed, where, n.task.Code)
	case failed != (err != nil):
		t.Fatalf("arguments %d: failed %v, want %v\n%s", seed, failed, err, n.task.Code)
	case failed:
	default:
		if d := want.Diff(got); d != "" {
			t.Fatalf("arguments %d: %s\n%s\n%s", seed, d, orig, n.task.Code)
		}
	}
}
