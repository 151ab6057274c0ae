package launch

import (
	"sync"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/task"
)

// Profile takes the times of tasks. A pool without one pays a comparison.
type Profile struct {
	// Span is called after each chunk, on the goroutine that ran it.
	Span func(Span)

	mu    sync.Mutex
	lanes []bool // which thread numbers are in use
}

// Span is one chunk of a task, or one serial task.
type Span struct {
	Kernel     *Kernel
	Unit       int
	Thread     int // 0 up; one goroutine's at a time
	Start      time.Time
	Duration   time.Duration
	Iterations int64 // 0 for a serial task
	InOrder    bool  // because of memory that arguments share
}

// enter gives the calling goroutine a thread number until leave.
func (p *Profile) enter() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, used := range p.lanes {
		if !used {
			p.lanes[i] = true
			return i
		}
	}
	p.lanes = append(p.lanes, true)
	return len(p.lanes) - 1
}

func (p *Profile) leave(i int) {
	p.mu.Lock()
	p.lanes[i] = false
	p.mu.Unlock()
}

// call runs a chunk and reports its time.
func (p *Profile) call(k *Kernel, on *foreign.Stack, unit, thread int, table unsafe.Pointer, c *task.Chunk) outcome {
	start := time.Now()
	how := k.call(on, unit, table, c)
	ordered := c.InOrder != 0 || k.Plan.Units[unit].Ordered
	p.Span(Span{k, unit, thread, start, time.Since(start), c.Hi - c.Lo, ordered})
	return how
}
