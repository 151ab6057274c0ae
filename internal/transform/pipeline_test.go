package transform

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

// TestOrder holds the constraints that order lists.
func TestOrder(t *testing.T) {
	at := map[string]int{}
	for i, p := range pipeline {
		if _, dup := at[p.Name]; dup {
			t.Errorf("pass %s stands twice", p.Name)
		}
		if p.Why == "" || p.run == nil || p.when == 0 {
			t.Errorf("pass %s is incomplete", p.Name)
		}
		at[p.Name] = i
	}
	for _, c := range order {
		before, ok := at[c.before]
		after, ok2 := at[c.after]
		switch {
		case !ok || !ok2:
			t.Errorf("the order names %s and %s, not both of which exist", c.before, c.after)
		case before >= after:
			t.Errorf("%s must stand before %s: %s", c.before, c.after, c.why)
		case c.why == "":
			t.Errorf("why must %s stand before %s?", c.before, c.after)
		}
	}
}

// TestObserveAndDisable: passes are seen in order, and those that are off are not.
func TestObserveAndDisable(t *testing.T) {
	var seen []string
	o := Options{Task: true, Disable: []string{"licm", "fold-2"}, Observe: func(pass string, k *ir.Kernel, d time.Duration) {
		seen = append(seen, pass)
		if d < 0 || k == nil {
			t.Errorf("pass %s: no time or no kernel", pass)
		}
	}}
	if err := Run(irtest.Random(1, 50), o); err != nil {
		t.Fatal(err)
	}
	list := strings.Join(seen, " ")
	if !strings.HasPrefix(list, "unfuse fold forward ") || strings.Contains(list, "licm") || strings.Contains(list, "fold-2") || strings.Contains(list, "nochecks") {
		t.Errorf("passes seen: %s", list)
	}
	for _, name := range append(seen, "fma", "licm", "nochecks") {
		if p, ok := PassNamed(name); !ok || p.Name != name {
			t.Errorf("PassNamed(%q) does not find it", name)
		}
	}
	if _, ok := PassNamed("nonesuch"); ok {
		t.Error("found a pass that does not exist")
	}
}

// TestErrors: an invalid kernel is an error that tells where it came from, and
// a pass that panics is one too.
func TestErrors(t *testing.T) {
	bad := func() *ir.Kernel {
		k := irtest.Random(1, 20)
		k.Body.Stmts = append(k.Body.Stmts, &ir.Stmt{Op: ir.OpAdd, Type: ir.I64})
		return k
	}
	var e *Error
	var invalid *ir.InvalidError
	if err := Run(bad(), Options{Verify: true}); !errors.As(err, &e) || e.Pass != "" || !errors.As(err, &invalid) {
		t.Errorf("an invalid kernel gave %v", err)
	}
	p := Pass{Name: "breaks", run: func(k *ir.Kernel, _ *Options) { *k = *bad() }}
	if err := p.Apply(irtest.Random(1, 20), Options{Verify: true}); !errors.As(err, &e) || e.Pass != "breaks" || !errors.As(err, &invalid) {
		t.Errorf("a pass that breaks the kernel gave %v", err)
	}
	p = Pass{Name: "panics", run: func(*ir.Kernel, *Options) { panic("oh") }}
	if err := p.Apply(irtest.Random(1, 20), Options{}); !errors.As(err, &e) || !strings.Contains(err.Error(), "oh") {
		t.Errorf("a pass that panics gave %v", err)
	}
	n := 0
	p = Pass{Name: "flips", run: func(k *ir.Kernel, _ *Options) { n++; k.ArgSize += int64(8 * n) }}
	if err := p.Apply(irtest.Random(1, 20), Options{Check: true}); !errors.As(err, &e) || e.Pass != "flips" {
		t.Errorf("a pass that is not deterministic gave %v", err)
	}
}

// TestNoChecks: no check is left, a panic of the source is, and no guard.
func TestNoChecks(t *testing.T) {
	for seed := range uint64(40) {
		k := irtest.Random(seed, 120)
		k.Body.Stmts = append(k.Body.Stmts[:22:22], append([]*ir.Stmt{{Op: ir.OpIf, Args: []*ir.Stmt{param(k, ir.Bool)},
			Blocks: []*ir.Block{{Stmts: []*ir.Stmt{{Op: ir.OpMakeErr, Aux: "panic"}}}, {}}}}, k.Body.Stmts[22:]...)...)
		if err := Run(k, Options{Task: true, NoChecks: true, Verify: true}); err != nil {
			t.Fatal(err)
		}
		fails := 0
		k.Body.Walk(func(s *ir.Stmt) bool {
			if s.Op == ir.OpMakeErr {
				fails++
			} else if s.Op.IsCheck() || s.Loop != nil && len(s.Loop.Guard) > 0 {
				t.Errorf("seed %d: %s is left", seed, s.Op)
			}
			return true
		})
		if fails != 1 {
			t.Errorf("seed %d: %d panics are left of 1", seed, fails)
		}
	}
}

func param(k *ir.Kernel, t ir.Type) *ir.Stmt {
	for _, s := range k.Body.Stmts {
		if s.Op == ir.OpParam && s.Type == t {
			return s
		}
	}
	return nil
}

// TestFusingIsUndoneExactly: unfuse gives back what fma fused, bit for bit.
func TestFusingIsUndoneExactly(t *testing.T) {
	for seed := range uint64(150) {
		orig := irtest.Random(seed, 150)
		k := orig.Clone()
		for _, name := range []string{"fma", "unfuse"} {
			p, _ := PassNamed(name)
			if err := p.Apply(k, Options{Check: true}); err != nil {
				t.Fatal(err)
			}
		}
		same(t, k, orig, fmt.Sprint("seed ", seed))
	}
}

// large makes a kernel of n times the same code, of each kind that could make
// a pass slow: ifs, loops, locals, stores, blocks with early exits.
func large(n int) *ir.Kernel {
	k := &ir.Kernel{Name: "large", ArgSize: 32, Body: &ir.Block{}}
	for i, t := range []ir.Type{ir.Ptr, ir.I64, ir.I64} {
		k.Params = append(k.Params, ir.Param{Type: t, Offset: int64(8 * i)})
	}
	b := ir.Builder{Block: k.Body}
	var p [3]*ir.Stmt
	for i := range p {
		p[i] = b.Op(ir.OpParam, k.Params[i].Type)
		p[i].Imm = int64(i)
	}
	a, length, count := p[0], p[1], p[2]
	b.For(&ir.LoopInfo{Parallel: true}, []*ir.Stmt{count}, func(index []*ir.Stmt) {
		sum := b.Local("sum", b.Int(0))
		for i := range n {
			x := b.Op(ir.OpAdd, ir.I64, index[0], b.Int(int64(i)))
			b.Op(ir.OpBounds, ir.Void, x, length)
			e := b.Elem(a, x, 8)
			v := b.Load(e, ir.Tag{Type: ir.I64})
			l := b.Local("l", v)
			b.Op(ir.OpNonNil, ir.Void, a)
			f := b.Load(b.Offset(a, 8), ir.Tag{Type: ir.I64, Field: "s.f"})
			b.If(b.Op(ir.OpGt, ir.Bool, v, f), func() { b.Set(l, f); b.Set(sum, v) }, nil)
			block := b.Emit(&ir.Stmt{Op: ir.OpBlock, Blocks: []*ir.Block{{}}})
			b.In(block.Blocks[0], func() {
				b.If(b.Op(ir.OpLt, ir.Bool, b.Get(l), b.Int(3)), func() { b.Set(l, b.Int(7)); b.Break(0) }, nil)
				b.Set(l, b.Get(sum))
			})
			if i%8 == 0 {
				b.For(&ir.LoopInfo{}, []*ir.Stmt{b.Get(l)}, func(j []*ir.Stmt) {
					b.Set(sum, b.Op(ir.OpAdd, ir.I64, b.Get(sum), j[0]))
				})
			}
			b.Store(e, b.Get(l), ir.Tag{Type: ir.I64})
		}
		b.Store(a, b.Get(sum), ir.Tag{Type: ir.I64})
	})
	return k
}

// TestLargeKernels: every pass gets through 100 000 statements.
func TestLargeKernels(t *testing.T) {
	k := large(4000)
	if k.Number() < 100_000 {
		t.Fatalf("only %d statements", k.Number())
	}
	if err := Run(k, Options{Task: true, Verify: true}); err != nil {
		t.Fatal(err)
	}
}

// BenchmarkRun gives the time per statement at two sizes, which should not
// differ much, and of each pass at the larger one.
func BenchmarkRun(b *testing.B) {
	for _, n := range []int{400, 4000} {
		stmts := large(n).Number()
		b.Run(fmt.Sprintf("stmts=%d", stmts), func(b *testing.B) {
			passes := map[string]time.Duration{}
			for range b.N {
				b.StopTimer()
				k := large(n)
				b.StartTimer()
				o := Options{Task: true, Observe: func(pass string, _ *ir.Kernel, d time.Duration) { passes[pass] += d }}
				if err := Run(k, o); err != nil {
					b.Fatal(err)
				}
			}
			per := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / float64(b.N) / float64(stmts) }
			b.ReportMetric(per(b.Elapsed()), "ns/stmt")
			for name, d := range passes {
				b.ReportMetric(per(d), name+"-ns/stmt")
			}
		})
	}
}
