// Package launch runs loaded kernels: it walks a plan, computes its scalar
// programs, fills argument tables, cuts parallel loops into chunks, runs them
// on a pool of workers, folds reductions and collects errors. It does not know
// how the code was made.
//
// What is reproducible: the chunks of a loop follow from its trip counts and
// its task alone, partial results are folded in chunk order, and of several
// failing chunks the first one in iteration order is reported. So the number
// of threads changes nothing that a caller can see but time.
package launch

import (
	"context"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/slots"
	"github.com/spelt-go/spelt/internal/task"
)

// Kernel is a plan with the entry points of its tasks' machine code. The code
// must stay mapped while launches run.
type Kernel struct {
	Plan    *task.Plan
	Entries []uintptr // by unit

	NoFMA bool // scalar programs take contracted multiply-adds apart

	Counters []uint64 // of a kernel that counts its coverage

	// InOrder, if set, is called when a loop runs in order because of the memory
	// that its arguments share, for the first such loop of the kernel.
	InOrder func(unit int)
	order   struct {
		sync.Mutex
		times map[int]int64 // by unit, see Ordered
	}

	// Interpret, if set, runs a unit's chunk in place of machine code, and
	// reports whether no check failed.
	Interpret func(unit int, table unsafe.Pointer, chunk *task.Chunk) bool
}

// ordered notes that a unit runs in order because of the memory that its
// arguments share.
func (k *Kernel) ordered(unit int) {
	k.order.Lock()
	first := k.order.times == nil
	if first {
		k.order.times = map[int]int64{}
	}
	k.order.times[unit]++
	k.order.Unlock()
	if first && k.InOrder != nil {
		k.InOrder(unit)
	}
}

// Ordered says which units have run in order because of the memory that their
// arguments shared, and how often.
func (k *Kernel) Ordered() map[int]int64 {
	k.order.Lock()
	defer k.order.Unlock()
	return maps.Clone(k.order.times)
}

// outcome is how a call of a task ended.
type outcome uint8

const (
	ran     outcome = iota
	failed          // a check did, see task.Chunk.Err
	stopped         // it was told to stop
)

// call runs a chunk of a unit on a stack.
func (k *Kernel) call(on *foreign.Stack, unit int, table unsafe.Pointer, c *task.Chunk) outcome {
	if k.Interpret != nil {
		if !k.Interpret(unit, table, c) {
			return failed
		}
		return ran
	}
	return outcome(foreign.CallOn(on, k.Entries[unit], table, unsafe.Pointer(c)))
}

// CheckError is a check that failed. In a task (Unit >= 0), Site is the check's
// ir.Stmt.ID in the construct; in a scalar program (Unit < 0) it is the check's
// place, and Op its operation. The operands are constant bits.
type CheckError struct {
	Unit    int
	Site    int32 // -1 if unknown
	Op      ir.Op
	A, B, C int64
}

func (e *CheckError) Error() string { return fmt.Sprintf("check %d of unit %d failed", e.Site, e.Unit) }

// SpaceError is an iteration space whose size does not fit in 63 bits.
type SpaceError struct {
	Unit   int
	Counts []int64
}

func (e *SpaceError) Error() string {
	return fmt.Sprintf("iteration space too large: %v iterations", e.Counts)
}

// threads bounds the goroutines of the process that are in native code, each of which takes a thread of the system: of
// all pools together. A launch has a place from its begin to its end, and what helps it only while it does. Concurrent
// sections have one each, which they get at once, since they may wait for each other.
var threads = slots.New(func() int { return max(leastThreads, 2*runtime.GOMAXPROCS(0)) })

// leastThreads is how many there may be on a small machine: more than processors, so that a few launches that take long
// do not keep out all others.
const leastThreads = 16

// Run launches k on the argument struct at args, which must stay in place and
// reachable. It returns when all work is done or has stopped: nil, a
// [*CheckError], a [*SpaceError] or the error of ctx. While there are too many
// threads in native code it waits, without one, in order of arrival.
func Run(ctx context.Context, p *Pool, k *Kernel, args unsafe.Pointer) error {
	done := ctx.Done()
	if !threads.Take(1, done) {
		return ctx.Err()
	}
	r := runs.Get().(*run)
	r.placed = true
	if r.stack == nil && k.Interpret == nil {
		var err error
		if r.stack, err = takeStack(); err != nil {
			threads.Give(1)
			return err
		}
		runtime.AddCleanup(r, giveStack, r.stack) // the pool forgets what is not used
	}
	r.ctx, r.pool, r.k, r.args = ctx, p, k, args
	r.done = done
	if n := k.Plan.Words; cap(r.frame) < n {
		r.frame = make([]uint64, n)
	} else {
		r.frame = r.frame[:n]
	}
	_, err := r.nodes(k.Plan.Root)
	if r.placed {
		threads.Give(1)
	}
	if r.stop != nil {
		r.stop.forget()
	}
	r.ctx, r.pool, r.k, r.args, r.done, r.stop = nil, nil, nil, nil, nil, nil
	if cap(r.frame) <= maxPooled {
		runs.Put(r)
	}
	return err
}

// maxPooled is the largest frame, in words, that is kept for the next launch.
const maxPooled = 1 << 16

var runs = sync.Pool{New: func() any { return new(run) }}

// run is one launch, or one of its concurrent sections.
type run struct {
	ctx    context.Context
	done   <-chan struct{}
	pool   *Pool
	k      *Kernel
	args   unsafe.Pointer
	frame  []uint64
	stop   *stopper // nil: none, or not yet
	stack  *foreign.Stack
	placed bool     // has a place among the threads
	table  []uint64 // argument table of the task being called
	chunk  task.Chunk
	job    job
}

// signal is how a node ended: it went on to the next one, or it jumps.
type signal struct {
	kind  signalKind
	depth int
}

type signalKind uint8

const (
	goOn signalKind = iota
	doBreak
	doContinue
	doReturn
)

func (r *run) nodes(list []task.Node) (signal, error) {
	for i := range list {
		s, err := r.node(&list[i])
		if err != nil || s.kind != goOn {
			return s, err
		}
	}
	return signal{}, nil
}

func (r *run) node(n *task.Node) (signal, error) {
	switch n.Op {
	case task.NodeTask:
		return signal{}, r.task(n.Unit)
	case task.NodeEval:
		return signal{}, r.eval(n.Prog)
	case task.NodeIf:
		if r.value(n.Cond) != 0 {
			return r.nodes(n.Kids[0])
		}
		return r.nodes(n.Kids[1])
	case task.NodeFor:
		for i := int64(0); i < r.value(n.Cond); i++ {
			r.frame[n.Slot] = uint64(i)
			if s, stop, err := r.round(n.Kids[0]); stop || err != nil {
				return s, err
			}
		}
	case task.NodeLoop:
		for {
			if s, stop, err := r.round(n.Kids[0]); stop || err != nil {
				return s, err
			}
			if s, err := r.nodes(n.Kids[1]); s.kind != goOn || err != nil {
				return leave(s), err
			}
		}
	case task.NodeBlock:
		s, err := r.nodes(n.Kids[0])
		return leave(s), err
	case task.NodeBreak:
		return signal{doBreak, n.Depth}, nil
	case task.NodeContinue:
		return signal{doContinue, n.Depth}, nil
	case task.NodeReturn:
		return signal{kind: doReturn}, nil
	case task.NodeSections:
		return signal{}, r.sections(n.Kids)
	}
	return signal{}, nil
}

// round runs the body of a loop once. stop means that the loop is over, with
// the signal for what is around it.
func (r *run) round(body []task.Node) (s signal, stop bool, err error) {
	if r.done != nil {
		if err := r.ctx.Err(); err != nil {
			return signal{}, true, err
		}
	}
	s, err = r.nodes(body)
	switch {
	case s.kind == goOn, s.kind == doContinue && s.depth == 0:
		return signal{}, false, err
	}
	return leave(s), true, err
}

// leave is what s means outside of the innermost scope.
func leave(s signal) signal {
	if s.kind == doReturn || s.kind == goOn {
		return s
	}
	if s.depth == 0 {
		return signal{}
	}
	s.depth--
	return s
}

// sections runs each kid on a goroutine of its own; the first error in section
// order is returned.
func (r *run) sections(kids [][]task.Node) error {
	if err := r.change(1, len(kids)); err != nil {
		return err
	}
	r.arm()
	errs := make([]error, len(kids))
	var wg sync.WaitGroup
	for i, kid := range kids {
		wg.Go(func() {
			s := &run{ctx: r.ctx, done: r.done, pool: r.pool, k: r.k, args: r.args, frame: r.frame, stop: r.stop, placed: true}
			if s.stack, errs[i] = takeStack(); errs[i] == nil {
				_, errs[i] = s.nodes(kid)
				giveStack(s.stack)
			}
			if s.placed {
				threads.Give(1)
			}
		})
	}
	wg.Wait()
	r.placed = false
	if err := r.change(0, 1); err != nil && !slices.ContainsFunc(errs, func(err error) bool { return err != nil }) {
		return err
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// change gives a number of places among the threads back, and then takes others: never while some are kept, so that
// launches do not wait for each other. The error is that of the context, and then there are none.
func (r *run) change(from, to int) error {
	r.placed = false
	threads.Give(from)
	if !threads.Take(to, r.done) {
		return r.ctx.Err()
	}
	r.placed = true
	return nil
}
