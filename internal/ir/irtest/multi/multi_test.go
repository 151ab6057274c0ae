package multi_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest/multi"
)

// TestKernelsRun holds the promises of Random: valid, ending, equal for equal
// seeds, of several constructs, and mostly not failing.
func TestKernelsRun(t *testing.T) {
	failed, runs, loops := 0, 0, 0
	for seed := range uint64(300) {
		o := multi.Options{Size: 40 + int(seed%6)*60, NoFailures: seed%3 == 0}
		k := multi.Random(seed, o)
		if err := k.Verify(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, k)
		}
		if k.Digest() != multi.Random(seed, o).Digest() {
			t.Fatalf("seed %d gives two kernels", seed)
		}
		k.Body.Walk(func(s *ir.Stmt) bool {
			if s.Op == ir.OpFor && s.Loop.Parallel {
				loops++
			}
			return true
		})
		p, err := interp.Compile(k)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, k)
		}
		for arg := range uint64(3) {
			a := multi.NewArgs(arg, multi.ArgOptions{Large: arg == 1, Solid: o.NoFailures})
			runs++
			err := p.Run(a.Pointer(), interp.Options{MaxSteps: 5e7})
			var check *interp.CheckError
			switch {
			case errors.As(err, &check) && !o.NoFailures:
				failed++
			case err != nil:
				t.Fatalf("seed %d: %v\n%s", seed, err, k)
			}
		}
	}
	if failed*10 > runs*7 || failed == 0 {
		t.Errorf("%d of %d runs ended with a failing check", failed, runs)
	}
	t.Logf("%d of %d runs ended with a failing check; %d parallel loops in 300 kernels", failed, runs, loops)
}

// TestIterationsAreIndependent runs the parallel loops backwards: the memory is
// the same.
func TestIterationsAreIndependent(t *testing.T) {
	for seed := range uint64(200) {
		k := multi.Random(seed, multi.Options{Size: 60 + int(seed%4)*60, NoFailures: true})
		back := k.Clone()
		reverse(back.Body)
		for arg := range uint64(2) {
			o := multi.ArgOptions{Solid: true}
			a, b := multi.NewArgs(arg, o), multi.NewArgs(arg, o)
			if err := interp.Run(k, a.Pointer()); err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, k)
			}
			if err := interp.Run(back, b.Pointer()); err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, k)
			}
			if d := a.Diff(b); d != "" {
				t.Fatalf("seed %d, arguments %d: %s\n%s", seed, arg, d, k)
			}
		}
	}
}

// reverse lets the first index of parallel loops run down, and sections in the
// other order.
func reverse(b *ir.Block) {
	for _, s := range b.Stmts {
		for _, n := range s.Blocks {
			reverse(n)
		}
		if s.Op == ir.OpSections {
			for i, j := 0, len(s.Blocks)-1; i < j; i, j = i+1, j-1 {
				s.Blocks[i], s.Blocks[j] = s.Blocks[j], s.Blocks[i]
			}
		}
		if s.Op != ir.OpFor || !s.Loop.Parallel {
			continue
		}
		body := s.Blocks[0]
		i := body.Params[0]
		one := &ir.Stmt{Op: ir.OpConst, Type: ir.I64, Imm: 1}
		last := &ir.Stmt{Op: ir.OpSub, Type: ir.I64, Args: []*ir.Stmt{s.Args[0], one}}
		down := &ir.Stmt{Op: ir.OpSub, Type: ir.I64, Args: []*ir.Stmt{last, i}}
		body.Walk(func(n *ir.Stmt) bool {
			n.Uses(func(p **ir.Stmt) {
				if *p == i {
					*p = down
				}
			})
			return true
		})
		body.Stmts = append([]*ir.Stmt{one, last, down}, body.Stmts...)
	}
}

func FuzzKernelsAreValid(f *testing.F) {
	f.Add([]byte{1, 2, 3})
	data := make([]byte, 300)
	r := rand.New(rand.NewPCG(1, 1))
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		k := multi.From(&multi.Bytes{Data: data}, multi.Options{Size: 150})
		if err := k.Verify(); err != nil {
			t.Fatalf("%v\n%s", err, k)
		}
	})
}
