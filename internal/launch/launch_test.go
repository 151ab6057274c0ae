package launch

import (
	"context"
	"errors"
	"math"
	"sync"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// loop is a kernel of one parallel task over n iterations, run by f.
func loop(n int64, cost int64, f func(c *task.Chunk) bool) *Kernel {
	return &Kernel{
		Plan: &task.Plan{
			Units: []task.Unit{{Kind: task.Parallel, Cost: cost, Counts: []task.Source{{Kind: task.FromConst, Type: ir.I64, Val: n}}, Sites: []task.Site{{Task: 3, Construct: 7}}}},
			Root:  []task.Node{{Op: task.NodeTask}},
		},
		Interpret: func(_ int, _ unsafe.Pointer, c *task.Chunk) bool { return f(c) },
	}
}

func TestEveryIterationRunsOnce(t *testing.T) {
	for _, n := range []int64{0, -5, 1, 63, 64, 65, 1000, 1 << 20, math.MaxInt64} {
		for _, threads := range []int{1, 2, 7} {
			var sum, calls atomic.Int64
			cost := int64(10_000)
			if n == math.MaxInt64 {
				cost = 1
			}
			k := loop(n, cost, func(c *task.Chunk) bool {
				calls.Add(1)
				sum.Add(c.Hi - c.Lo)
				return c.Lo < c.Hi
			})
			p := NewPool(threads)
			if err := Run(context.Background(), p, k, nil); err != nil {
				t.Fatal(err)
			}
			if got := sum.Load(); got != max(n, 0) {
				t.Errorf("n=%d, %d threads: %d iterations", n, threads, got)
			}
			if calls.Load() > maxChunks+1 {
				t.Errorf("n=%d: %d chunks", n, calls.Load())
			}
			p.Close()
		}
	}
}

// TestFirstFailureIsReported fails several chunks; the earliest one is
// reported for every number of threads.
func TestFirstFailureIsReported(t *testing.T) {
	for _, threads := range []int{1, 2, 5} {
		p := NewPool(threads)
		for range 50 {
			k := loop(100_000, 1000, func(c *task.Chunk) bool {
				if c.Lo < 20_000 {
					return true
				}
				c.Err = task.Failure{Site: 3, A: c.Lo, B: 5}
				return false
			})
			err := Run(context.Background(), p, k, nil)
			var e *CheckError
			if !errors.As(err, &e) {
				t.Fatalf("error %v", err)
			}
			size := ChunkSize(100_000, 100_000, &k.Plan.Units[0])
			if want := (20_000 + size - 1) / size * size; e.A != want || e.Site != 7 || e.B != 5 {
				t.Fatalf("%d threads: %+v, want the chunk at %d", threads, e, want)
			}
		}
		p.Close()
	}
}

func TestCancelStopsBetweenChunks(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var calls atomic.Int64
	k := loop(1<<40, 1000, func(*task.Chunk) bool {
		if calls.Add(1) == 3 {
			cancel()
		}
		return true
	})
	p := NewPool(2)
	defer p.Close()
	if err := Run(ctx, p, k, nil); !errors.Is(err, context.Canceled) {
		t.Fatalf("error %v", err)
	}
	if n := calls.Load(); n > 5 {
		t.Errorf("%d chunks ran after the cancellation", n)
	}
}

func TestSpaceTooLarge(t *testing.T) {
	k := loop(1<<40, 1, func(*task.Chunk) bool { t.Error("an iteration ran"); return true })
	u := &k.Plan.Units[0]
	u.Counts = append(u.Counts, u.Counts[0])
	var e *SpaceError
	if err := Run(context.Background(), NewPool(1), k, nil); !errors.As(err, &e) {
		t.Errorf("error %v", err)
	}
	u.Counts = append(u.Counts, task.Source{Kind: task.FromConst, Type: ir.I64})
	if err := Run(context.Background(), NewPool(1), k, nil); err != nil {
		t.Errorf("an empty space: %v", err)
	}
}

// TestReductionsFoldInOrder uses an operation whose result depends on order.
func TestReductionsFoldInOrder(t *testing.T) {
	var want float64
	for round, threads := range []int{1, 2, 3, 8} {
		k := loop(1_000_000, 100, func(c *task.Chunk) bool {
			*(*float64)(c.Partials) = 1 / float64(c.Lo+1)
			return true
		})
		k.Plan.Words = 1
		k.Plan.Units[0].Reduce = []task.Reduce{{Op: ir.ReduceAdd, Type: ir.F64}}
		var out float64
		k.Plan.Root = []task.Node{
			{Op: task.NodeEval, Prog: []task.Instr{{Op: ir.OpSet, Type: ir.F64, A: task.Source{Kind: task.FromConst, Type: ir.F64, Val: ir.FloatBits(ir.F64, 0.1)}}}},
			{Op: task.NodeTask},
			{Op: task.NodeTask, Unit: 1},
		}
		k.Plan.Units = append(k.Plan.Units, task.Unit{Kind: task.Serial, Args: []task.Source{{Kind: task.FromSlot, Type: ir.F64}}})
		chunk := k.Interpret
		k.Interpret = func(u int, table unsafe.Pointer, c *task.Chunk) bool {
			if u == 1 {
				out = *(*float64)(table)
				return true
			}
			return chunk(u, table, c)
		}
		p := NewPool(threads)
		if err := Run(context.Background(), p, k, nil); err != nil {
			t.Fatal(err)
		}
		p.Close()
		if round == 0 {
			want = out
		}
		if out != want || out < 0.1 {
			t.Errorf("%d threads: %v, one thread %v", threads, out, want)
		}
	}
}

func TestConcurrentLaunchesShareAPool(t *testing.T) {
	p := NewPool(4)
	var wg sync.WaitGroup
	for range 16 {
		wg.Go(func() {
			for range 50 {
				var sum atomic.Int64
				k := loop(50_000, 1000, func(c *task.Chunk) bool { sum.Add(c.Hi - c.Lo); return true })
				if err := Run(context.Background(), p, k, nil); err != nil || sum.Load() != 50_000 {
					t.Errorf("%d iterations, error %v", sum.Load(), err)
				}
			}
		})
	}
	wg.Wait()
	p.Close()
	done := make(chan bool)
	go func() {
		k := loop(50_000, 1000, func(*task.Chunk) bool { return true })
		_ = Run(context.Background(), p, k, nil)
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("a launch on a closed pool hangs")
	}
}

func TestControl(t *testing.T) {
	con := func(v int64) task.Source { return task.Source{Kind: task.FromConst, Type: ir.I64, Val: v} }
	slot := func(w int64, typ ir.Type) task.Source { return task.Source{Kind: task.FromSlot, Type: typ, Val: w} }
	// i := 0; loop { if i >= 5 break; for j < 3 { if j == 1 continue; task } } { i += 1 }
	calls := 0
	k := &Kernel{
		Plan: &task.Plan{
			Words: 4,
			Units: []task.Unit{{Kind: task.Serial}},
			Root: []task.Node{
				{Op: task.NodeEval, Prog: []task.Instr{{Op: ir.OpSet, Type: ir.I64, Dst: 0, A: con(0)}}},
				{Op: task.NodeLoop, Kids: [][]task.Node{{
					{Op: task.NodeEval, Prog: []task.Instr{{Op: ir.OpGe, Type: ir.Bool, From: ir.I64, Dst: 1, A: slot(0, ir.I64), B: con(5)}}},
					{Op: task.NodeIf, Cond: slot(1, ir.Bool), Kids: [][]task.Node{{{Op: task.NodeBreak}}, nil}},
					{Op: task.NodeFor, Cond: con(3), Slot: 2, Kids: [][]task.Node{{
						{Op: task.NodeEval, Prog: []task.Instr{{Op: ir.OpEq, Type: ir.Bool, From: ir.I64, Dst: 3, A: slot(2, ir.I64), B: con(1)}}},
						{Op: task.NodeIf, Cond: slot(3, ir.Bool), Kids: [][]task.Node{{{Op: task.NodeContinue}}, nil}},
						{Op: task.NodeTask},
					}}},
				}, {
					{Op: task.NodeEval, Prog: []task.Instr{{Op: ir.OpAdd, Type: ir.I64, From: ir.I64, Dst: 0, A: slot(0, ir.I64), B: con(1)}}},
				}}},
				{Op: task.NodeBlock, Kids: [][]task.Node{{{Op: task.NodeBreak}, {Op: task.NodeTask}}}},
				{Op: task.NodeReturn},
				{Op: task.NodeTask},
			},
		},
		Interpret: func(int, unsafe.Pointer, *task.Chunk) bool { calls++; return true },
	}
	plan, err := task.Decode(k.Plan.Encode())
	if err != nil {
		t.Fatal(err)
	}
	k.Plan = plan
	if err := Run(context.Background(), NewPool(1), k, nil); err != nil {
		t.Fatal(err)
	}
	if calls != 10 {
		t.Errorf("%d calls, want 10", calls)
	}
}

// TestAChunkThatAddsNothingLeavesTheResult is what code does that the passes
// found not to change what it reduces.
func TestAChunkThatAddsNothingLeavesTheResult(t *testing.T) {
	for _, op := range []ir.ReduceOp{ir.ReduceAdd, ir.ReduceMul, ir.ReduceMin, ir.ReduceMax, ir.ReduceAnd, ir.ReduceOr, ir.ReduceXor, ir.ReduceIfLt, ir.ReduceIfGe} {
		var left uint64
		k := loop(1000, 10_000, func(c *task.Chunk) bool { return true })
		k.Plan.Words = 1
		k.Plan.Units[0].Reduce = []task.Reduce{{Op: op, Type: ir.U8, Slot: 0}}
		set := task.Instr{Op: ir.OpSet, Type: ir.U8, A: task.Source{Kind: task.FromConst, Type: ir.U8, Val: 64}, Site: -1}
		k.Plan.Units = append(k.Plan.Units, task.Unit{Kind: task.Serial, Args: []task.Source{{Kind: task.FromSlot, Type: ir.U8}}})
		k.Plan.Root = []task.Node{{Op: task.NodeEval, Prog: []task.Instr{set}}, {Op: task.NodeTask}, {Op: task.NodeTask, Unit: 1}}
		k.Interpret = func(unit int, table unsafe.Pointer, _ *task.Chunk) bool {
			if unit == 1 {
				left = *(*uint64)(table)
			}
			return true
		}
		if err := Run(context.Background(), NewPool(1), k, nil); err != nil {
			t.Fatal(err)
		}
		if left != 64 {
			t.Errorf("%s: 64 became %d", op, left)
		}
	}
}

func TestAnUnsignedShiftCountIsNeverNegative(t *testing.T) {
	for from, ok := range map[ir.Type]bool{ir.I64: false, ir.U64: true} {
		in := task.Instr{Op: ir.OpShiftOK, From: from, A: task.Source{Kind: task.FromConst, Type: from, Val: -8}}
		k := &Kernel{Plan: &task.Plan{Root: []task.Node{{Op: task.NodeEval, Prog: []task.Instr{in}}}}}
		if err := Run(context.Background(), NewPool(1), k, nil); (err == nil) != ok {
			t.Errorf("%s: %v", from, err)
		}
	}
}
