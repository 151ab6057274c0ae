package launch

import (
	"bytes"
	"context"
	"runtime"
	"sync"
	"testing"

	"github.com/spelt-go/spelt/internal/task"
)

// goroutine is the header of the calling goroutine's stack, which names it.
func goroutine() string {
	buf := make([]byte, 64)
	name, _, _ := bytes.Cut(buf[:runtime.Stack(buf, false)], []byte("["))
	return string(name)
}

// CASE 44: a loop of little work is one chunk on the goroutine that launches, however many threads there are; no worker
// is even started. A large one is never on more goroutines than there are threads.
func TestCase44SmallLoopsStayOnTheCallingGoroutine(t *testing.T) {
	for _, c := range []struct {
		name    string
		n, cost int64
		threads int
		most    int // goroutines
	}{
		{"one iteration", 1, 10, 8, 1},
		{"a hundred cheap ones", 100, 2, 8, 1},
		{"large, one thread", 1 << 22, 50, 1, 1},
		{"large, three threads", 1 << 22, 50, 3, 3},
	} {
		var mu sync.Mutex
		on := map[string]int{}
		k := loop(c.n, c.cost, func(*task.Chunk) bool {
			mu.Lock()
			on[goroutine()]++
			mu.Unlock()
			return true
		})
		before := runtime.NumGoroutine()
		p := NewPool(c.threads)
		for range 20 {
			if err := Run(context.Background(), p, k, nil); err != nil {
				t.Fatal(err)
			}
		}
		if len(on) > c.most || c.most == 1 && on[goroutine()] == 0 {
			t.Errorf("%s: ran on %v, this is %s", c.name, on, goroutine())
		}
		if started := runtime.NumGoroutine() - before; started > c.most-1 {
			t.Errorf("%s: %d workers were started", c.name, started)
		}
		p.Close()
	}
}

// A grain cannot make a reduction of many iterations ask for memory without bound: each part has a partial result.
func TestAGrainKeepsPartialResultsBounded(t *testing.T) {
	sum := []task.Reduce{{}}
	for _, c := range []struct {
		n    int64
		unit task.Unit
		want int64
	}{
		{1000, task.Unit{Grain: 7}, 7},
		{1000, task.Unit{Grain: 7, Reduce: sum}, 7},
		{1 << 20, task.Unit{Grain: 1, Reduce: sum}, 1},
		{1 << 40, task.Unit{Grain: 1}, 1},
		{1 << 40, task.Unit{Grain: 1, Reduce: sum}, 1 << 20},
		{1<<40 + 1, task.Unit{Grain: 1, Reduce: sum}, 1<<20 + 1},
		{1 << 40, task.Unit{Grain: 1 << 30, Reduce: sum}, 1 << 30},
	} {
		if got := ChunkSize(c.n, c.n, &c.unit); got != c.want {
			t.Errorf("%d iterations, grain %d, %d reductions: parts of %d, want %d", c.n, c.unit.Grain, len(c.unit.Reduce), got, c.want)
		}
	}
}

// Iterations of much work go into chunks that fill the lanes of a vector, as long as there are chunks enough.
func TestChunksOfMuchWorkFillLanes(t *testing.T) {
	much := task.Unit{Cost: 1 << 20}
	for _, c := range []struct{ n, want int64 }{{1, 1}, {15, 1}, {16, 1}, {32, 2}, {255, 15}, {256, 16}, {1000, 16}, {1 << 20, 256 * 1}} {
		if got := ChunkSize(c.n, c.n, &much); got != c.want {
			t.Errorf("%d iterations: chunks of %d, want %d", c.n, got, c.want)
		}
	}
}
