package launch

import (
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Pool is a set of workers that launches share. The goroutine that launches
// always works too, so a pool of n threads has n-1 workers; they are started
// when first needed. A worker that is busy is never waited for: concurrent
// launches share the workers, and go on alone if there is none left.
//
// A worker that has run out of work looks for more for a short while before it
// sleeps, and a launch looks for its workers to end before it does: waking a
// goroutine costs more than a small loop.
type Pool struct {
	Profile *Profile // nil: none; set before the first launch

	threads int
	start   sync.Once
	workers []*worker
	quit    chan struct{}
	stop    sync.Once
}

// worker is one goroutine of a pool. Whoever moves its state from spinning or
// asleep to busy owns it, and puts a job into its box.
type worker struct {
	state atomic.Int32
	box   atomic.Pointer[job]
	wake  chan struct{}
	chunk task.Chunk
	_     [64]byte // keep the next worker off this cache line
}

const (
	busy int32 = iota
	spinning
	asleep
)

// spins is how often an idle worker, or a launch whose chunks are all claimed,
// looks before it sleeps: some tens of microseconds.
const spins = 4000

// NewPool makes a pool for n threads; n < 1 counts as 1.
func NewPool(n int) *Pool {
	p := &Pool{threads: max(n, 1), quit: make(chan struct{})}
	for range p.threads - 1 {
		p.workers = append(p.workers, &worker{wake: make(chan struct{}, 1)})
	}
	return p
}

// Threads is the number of threads that a launch uses at most.
func (p *Pool) Threads() int { return p.threads }

// Close ends the workers. Launches after it run on the calling goroutine.
func (p *Pool) Close() { p.stop.Do(func() { close(p.quit) }) }

// run works on j with up to helpers workers beside the caller, and returns
// when none is working on it. on and c are the caller's stack and chunk.
func (p *Pool) run(j *job, helpers int, on *foreign.Stack, c *task.Chunk) {
	if helpers > 0 {
		p.start.Do(func() {
			for _, w := range p.workers {
				go w.loop(p.quit)
			}
		})
	}
	for _, w := range p.workers {
		if helpers <= 0 {
			break
		}
		if w.offer(j) {
			helpers--
		}
	}
	j.work(on, c, false)
	j.state.wait()
}

// offer gives j to w if w is idle.
func (w *worker) offer(j *job) bool {
	switch {
	case w.state.CompareAndSwap(spinning, busy):
		j.state.helpers.Add(1)
		w.box.Store(j)
	case w.state.CompareAndSwap(asleep, busy):
		j.state.helpers.Add(1)
		w.box.Store(j)
		w.wake <- struct{}{}
	default:
		return false
	}
	return true
}

func (w *worker) loop(quit <-chan struct{}) {
	var on *foreign.Stack // taken when first needed
	defer func() { giveStack(on) }()
	for {
		j := w.next(quit)
		if j == nil {
			return
		}
		if on == nil && j.kernel.Interpret == nil {
			on, _ = takeStack()
		}
		if on != nil || j.kernel.Interpret != nil {
			if threads.Try() { // else there are threads enough without this one
				j.work(on, &w.chunk, true)
				threads.Give(1)
			}
		}
		j.state.leave()
	}
}

// next waits for a job; nil if the pool was closed meanwhile.
func (w *worker) next(quit <-chan struct{}) *job {
	w.state.Store(spinning)
	for i := range spins {
		if j := w.box.Load(); j != nil {
			w.box.Store(nil)
			return j
		}
		if i%64 == 63 {
			runtime.Gosched()
		}
	}
	if w.state.CompareAndSwap(spinning, asleep) {
		select {
		case <-w.wake:
		case <-quit:
			if w.state.CompareAndSwap(asleep, busy) {
				return nil
			}
			<-w.wake // somebody has just given us a job
		}
	}
	for {
		if j := w.box.Load(); j != nil {
			w.box.Store(nil)
			return j
		}
		runtime.Gosched()
	}
}

// jobState is the part of a job that its workers share.
type jobState struct {
	next    atomic.Int64 // the first chunk that nobody has claimed
	halt    atomic.Bool
	stopCtx atomic.Bool
	helpers atomic.Int32  // workers that are on the job
	ended   chan struct{} // a worker that was the last one says so, if asked
	waiting atomic.Bool

	mu      sync.Mutex
	first   int64 // the failed chunk with the lowest index
	failure task.Failure
}

func (s *jobState) reset() {
	s.next.Store(0)
	s.halt.Store(false)
	s.stopCtx.Store(false)
	s.first = math.MaxInt64
	s.waiting.Store(false)
	if s.ended == nil {
		s.ended = make(chan struct{}, 1)
	}
}

// leave is called by a worker that is done with the job. The owner may have
// used the job again by the time the worker looks whether it waits, so that a
// worker of the last use may wake it: it looks again.
func (s *jobState) leave() {
	ended := s.ended
	if s.helpers.Add(-1) == 0 && s.waiting.CompareAndSwap(true, false) {
		ended <- struct{}{}
	}
}

// wait returns when no worker is on the job. Only the owner of the job calls
// it, after the last offer.
func (s *jobState) wait() {
	for i := range spins {
		if s.helpers.Load() == 0 {
			return
		}
		if i%64 == 63 {
			runtime.Gosched()
		}
	}
	for s.helpers.Load() != 0 {
		s.waiting.Store(true)
		if s.helpers.Load() == 0 && s.waiting.CompareAndSwap(true, false) {
			return
		}
		<-s.ended
	}
}

// claim takes the next chunks of so many, [from, to): a part of what is left, so
// that a worker goes along neighbouring memory, and a smaller one each time, so
// that all workers end together. from is chunks, or more, when none is left.
// Chunks are claimed in order, and a worker leaves out none of its own that may
// matter (see over), so that once one has failed, every chunk before it will
// end: the lowest failure is the same for every number of threads.
func (s *jobState) claim(chunks, workers int64) (from, to int64) {
	for {
		from = s.next.Load()
		to = from + max(1, (chunks-from)/(4*workers))
		if from >= chunks || s.next.CompareAndSwap(from, to) {
			return from, to
		}
	}
}

// over reports whether chunk i need not run: the job is cancelled, or a chunk
// before it has failed.
func (s *jobState) over(i int64) bool {
	if !s.halt.Load() {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.stopCtx.Load() || i > s.first
}

func (s *jobState) cancel() {
	s.stopCtx.Store(true)
	s.halt.Store(true)
}

func (s *jobState) cancelled() bool { return s.stopCtx.Load() }

func (s *jobState) fail(chunk int64, f task.Failure) {
	s.mu.Lock()
	if chunk < s.first {
		s.first, s.failure = chunk, f
	}
	s.mu.Unlock()
	s.halt.Store(true)
}

func (s *jobState) failed() (task.Failure, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failure, s.first != math.MaxInt64
}

func normalize(t ir.Type, word uint64) int64 { return ir.Normalize(t, int64(word)) }
