package launch

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/task"
)

// stopper tells native code that a launch is to end: it sets a word in every
// chunk that is being run, which the code looks at (see task.Chunk.Stop).
type stopper struct {
	mu      sync.Mutex
	stopped bool
	chunks  []*task.Chunk // being run, or about to
	forget  func() bool   // the context
}

// arm makes sure that the code of a launch is told of the context's end. It
// costs more than a small launch, and is called when there is code that may
// take long.
func (r *run) arm() {
	if r.done == nil || r.stop != nil {
		return
	}
	s := &stopper{}
	s.forget = context.AfterFunc(r.ctx, s.end)
	r.stop = s
}

// end is called when the context has ended.
func (s *stopper) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stopped = true
	for _, c := range s.chunks {
		atomic.StoreInt64(&c.Stop, 1)
	}
}

// enter watches over a chunk until leave; nobody else has it meanwhile. A nil
// stopper watches nothing.
func (s *stopper) enter(c *task.Chunk) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stopped {
		atomic.StoreInt64(&c.Stop, 1)
	}
	s.chunks = append(s.chunks, c)
}

func (s *stopper) leave(c *task.Chunk) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, x := range s.chunks {
		if x == c {
			last := len(s.chunks) - 1
			s.chunks[i] = s.chunks[last]
			s.chunks[last] = nil
			s.chunks = s.chunks[:last]
			return
		}
	}
}

// mayTakeLong reports whether a call of a parallel unit that is given size
// iterations may take long without coming back: its iterations have loops of
// unknown length, or there are very many of them, which cannot be given in parts.
func mayTakeLong(u *task.Unit, size int64) bool {
	return u.Cost >= task.LoopGuess || len(u.Reduce) > 0 && size > partWork/task.LoopGuess
}

// partWork is how much is given to a task at once if the launch can be
// cancelled and the chunk has no partial result, in units of task.Unit.Cost:
// some milliseconds. A chunk is larger only if its author or a very large
// problem has made it so.
const partWork = 1 << 23

// part is how many iterations that is.
func part(u *task.Unit) int64 { return max(1, partWork/64/max(1, u.Cost)) * 64 }
