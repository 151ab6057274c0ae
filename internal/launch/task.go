package launch

import (
	"math"
	"math/bits"
	"runtime"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/reduce"
	"github.com/spelt-go/spelt/internal/task"
)

// task runs unit i to its end.
func (r *run) task(i int) error {
	u := &r.k.Plan.Units[i]
	if u.Kind == task.Serial {
		if u.Ordered {
			r.k.ordered(i)
		}
		r.fill(u)
		r.chunk = task.Chunk{}
		r.arm()
		r.stop.enter(&r.chunk)
		var how outcome
		if p := r.pool.Profile; p != nil {
			thread := p.enter()
			how = p.call(r.k, r.stack, i, thread, r.tablePtr(), &r.chunk)
			p.leave(thread)
		} else {
			how = r.k.call(r.stack, i, r.tablePtr(), &r.chunk)
		}
		r.stop.leave(&r.chunk)
		switch how {
		case failed:
			return failure(i, u, r.chunk.Err)
		case stopped:
			return r.ctx.Err()
		}
		return nil
	}
	var counts [3]int64
	n, ok := r.space(u, &counts)
	if !ok {
		return &SpaceError{Unit: i, Counts: append([]int64(nil), counts[:len(u.Counts)]...)}
	}
	if n == 0 {
		return nil
	}
	r.fill(u)
	size, how := ChunkSize(n, counts[len(u.Counts)-1], u), anyOrder
	if u.Overlap != nil && n > 1 {
		if how = r.order(u, &counts); how != anyOrder {
			r.k.ordered(i)
		}
		if how == oneByOne {
			size = 1
			if len(u.Reduce) > 0 {
				size = (n-1)/maxChunks + 1
			}
		}
	}
	chunks := (n-1)/size + 1
	partials := identities(u, chunks)
	err := r.parallel(i, n, size, chunks, partials, how != anyOrder)
	if err == nil {
		r.fold(u, partials)
	}
	return err
}

// space is the number of iterations of u; false if it does not fit.
func (r *run) space(u *task.Unit, counts *[3]int64) (int64, bool) {
	n := uint64(1)
	for j, src := range u.Counts {
		c := r.value(src)
		counts[j] = c
		if c <= 0 {
			n = 0
		}
		hi, lo := bits.Mul64(n, uint64(max(c, 0)))
		if hi != 0 || lo > math.MaxInt64 {
			// Too large, unless a later count is zero.
			for _, later := range u.Counts[j+1:] {
				if r.value(later) <= 0 {
					return 0, true
				}
			}
			return 0, false
		}
		n = lo
	}
	return int64(n), true
}

func (r *run) fill(u *task.Unit) {
	if cap(r.table) < len(u.Args) {
		r.table = make([]uint64, len(u.Args), len(u.Args)+16)
	}
	r.table = r.table[:len(u.Args)]
	for j, src := range u.Args {
		r.table[j] = uint64(r.value(src))
	}
}

func (r *run) tablePtr() unsafe.Pointer {
	if len(r.table) == 0 {
		return nil
	}
	return unsafe.Pointer(&r.table[0])
}

// identities is memory for the partial results of all chunks. A chunk whose
// code was found to add nothing leaves there what it finds.
func identities(u *task.Unit, chunks int64) []uint64 {
	n := len(u.Reduce)
	if n == 0 {
		return nil
	}
	list := make([]uint64, chunks*int64(n))
	for j, red := range u.Reduce {
		if id := uint64(reduce.Identity(red.Op, red.Type)); id != 0 {
			for c := j; c < len(list); c += n {
				list[c] = id
			}
		}
	}
	return list
}

// fold combines the partial results of all chunks into the slots.
func (r *run) fold(u *task.Unit, partials []uint64) {
	n := len(u.Reduce)
	for j, red := range u.Reduce {
		acc := r.value(task.Source{Kind: task.FromSlot, Type: red.Type, Val: int64(red.Slot)})
		for c := j; c < len(partials); c += n {
			acc = reduce.Combine(red.Op, red.Type, acc, normalize(red.Type, partials[c]))
		}
		r.frame[red.Slot] = uint64(acc)
	}
}

// Chunks aim at this much work: enough to hide the cost of a call and of
// claiming it, little enough to balance.
const (
	chunkWork = 1 << 17 // in units of task.Unit.Cost
	// A large problem has larger chunks, up to so many times the work: memory
	// is read and written in longer runs then.
	manyChunks, largeChunk = 1024, 16
	// Iterations of much work are at least so many in a chunk, since they run side by side, unless then there were fewer
	// chunks than this.
	fullChunk, fewChunks = 16, 16
	maxChunks            = 1 << 20 // partial results need memory, and a claim some time; more chunks would not end a launch sooner
)

// ChunkSize is the number of iterations in a chunk. It depends on the problem
// alone. Chunks are whole rows of the last index where rows are short.
func ChunkSize(n, row int64, u *task.Unit) int64 {
	if u.Grain > 0 {
		if len(u.Reduce) > 0 {
			return max(u.Grain, (n-1)/maxChunks+1)
		}
		return u.Grain
	}
	least := max(1, chunkWork/max(1, u.Cost), min(fullChunk, n/fewChunks))
	size := max(least, min((n-1)/manyChunks+1, largeChunk*least), (n-1)/maxChunks+1)
	switch {
	case len(u.Counts) > 1 && row <= size:
		return (size + row - 1) / row * row
	case size >= 64:
		return (size + 63) &^ 63
	}
	return size
}

// job is a parallel task while it runs.
type job struct {
	kernel   *Kernel
	unit     int
	table    unsafe.Pointer
	n, size  int64
	part     int64 // of a chunk that is run at once
	chunks   int64
	workers  int64 // at most
	reduce   int64
	inOrder  int64 // see task.Chunk.InOrder
	partials []uint64
	done     <-chan struct{}
	profile  *Profile
	stop     *stopper
	lost     bool // the one who launched has no place among the threads any more
	state    jobState
}

// parallel runs chunks [0, chunks) of unit i, or if they are ordered all iterations one
// after the other, on the calling goroutine.
func (r *run) parallel(i int, n, size, chunks int64, partials []uint64, ordered bool) error {
	u := &r.k.Plan.Units[i]
	j := &r.job
	j.kernel, j.unit, j.table, j.n, j.size, j.chunks = r.k, i, r.tablePtr(), n, size, chunks
	j.reduce, j.partials, j.done = int64(len(u.Reduce)), partials, r.done
	j.part = part(u)
	j.profile, j.lost = r.pool.Profile, false
	if j.stop = nil; mayTakeLong(u, size) {
		r.arm()
		j.stop = r.stop
	}
	j.state.reset()
	helpers := r.pool.threads
	if u.Workers > 0 {
		helpers = min(helpers, u.Workers)
	}
	j.workers, j.inOrder = min(int64(helpers), chunks), 0
	if ordered {
		j.workers, j.inOrder = 1, 1
	}
	r.pool.run(j, int(j.workers)-1, r.stack, &r.chunk)
	runtime.KeepAlive(r.table)
	r.placed = r.placed && !j.lost
	if f, ok := j.state.failed(); ok {
		return failure(i, u, f)
	}
	if j.state.cancelled() {
		return r.ctx.Err()
	}
	return nil
}

// turn is how long a thread keeps its place among the threads while others wait
// for one.
const turn = 5 * time.Millisecond

// makeRoom is called between chunks while launches wait for a place among the
// threads. A helper leaves; who launched goes to the end of the queue when it
// has had its turn, which began at began (set here). It reports whether there
// is more to do.
func (j *job) makeRoom(began *time.Time, helper bool) bool {
	switch {
	case helper:
		return false
	case began.IsZero():
		*began = time.Now()
	case time.Since(*began) > turn:
		threads.Give(1)
		if !threads.Take(1, j.done) {
			j.lost = true
			j.state.cancel()
			return false
		}
		*began = time.Now()
	}
	return true
}

// work claims chunks until none is left or the job has stopped. c is memory of
// the caller's for the chunk, on its stack. A helper is not the one who launched.
func (j *job) work(on *foreign.Stack, c *task.Chunk, helper bool) {
	*c = task.Chunk{InOrder: j.inOrder}
	j.stop.enter(c)
	defer j.stop.leave(c)
	thread := 0
	if j.profile != nil {
		thread = j.profile.enter()
		defer j.profile.leave(thread)
	}
	began := time.Time{}
	for {
		if threads.Wanted() && !j.makeRoom(&began, helper) {
			return
		}
		from, to := j.state.claim(j.chunks, j.workers)
		if from >= j.chunks {
			return
		}
		for i := from; i < to; i++ {
			if !j.one(i, on, c, thread) {
				return
			}
		}
	}
}

// one runs chunk i, unless the job has ended without it, and reports whether
// there may be more to do.
func (j *job) one(i int64, on *foreign.Stack, c *task.Chunk, thread int) bool {
	if j.state.over(i) {
		return false
	}
	if j.done != nil {
		select {
		case <-j.done:
			j.state.cancel()
			return false
		default:
		}
	}
	c.Lo = i * j.size
	c.Hi = min(c.Lo+j.size, j.n)
	if c.Hi < c.Lo { // the last chunk ends near the largest index
		c.Hi = j.n
	}
	if j.reduce > 0 {
		c.Partials = unsafe.Pointer(&j.partials[i*j.reduce])
	}
	switch j.call(on, c, thread) {
	case failed:
		j.state.fail(i, c.Err)
		return false
	case stopped:
		j.state.cancel()
		return false
	}
	return true
}

// call runs the chunk c; in parts, between which it looks at the context, if
// that may end and the chunk is very long.
func (j *job) call(on *foreign.Stack, c *task.Chunk, thread int) (how outcome) {
	end := c.Hi
	for {
		if j.done != nil && j.reduce == 0 && end-c.Lo > j.part {
			c.Hi = c.Lo + j.part
		}
		if j.profile != nil {
			how = j.profile.call(j.kernel, on, j.unit, thread, j.table, c)
		} else {
			how = j.kernel.call(on, j.unit, j.table, c)
		}
		if c.Hi == end || how != ran {
			return how
		}
		select {
		case <-j.done:
			return stopped
		default:
		}
		c.Lo, c.Hi = c.Hi, end
	}
}

// failure names the statement of the construct that a failed check comes from.
func failure(unit int, u *task.Unit, f task.Failure) error {
	e := &CheckError{Unit: unit, Site: -1, A: f.A, B: f.B, C: f.C}
	for _, s := range u.Sites {
		if int64(s.Task) == f.Site {
			e.Site = s.Construct
		}
	}
	return e
}
