package spelt

import (
	"sync"
	"sync/atomic"
)

// told has a handle's report, and sees to it that of several who make the first
// launch together one is told that the kernel was compiled, or came from disk: a
// Compile if there is one among them, otherwise the first who asks. The others
// are told that its code was in memory.
type told struct {
	report atomic.Pointer[Report]
	fresh  atomic.Bool // report is of a load, and the next launch has its own

	mu        sync.Mutex
	claimed   bool // somebody has been told the report of the load
	several   bool // launches came together, so that what is claimed is gone
	compiles  int  // calls of Compile that wait for the code: one of them is told
	launching int  // launches that had to wait for the code, and have not ended
}

// loaded takes the report of a load.
func (t *told) loaded(r *Report) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.report.Store(r)
	t.fresh.Store(true)
}

// wait counts a call of Compile, or a launch, for which there is no code yet,
// until ended.
func (t *told) wait(compile bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if compile {
		t.compiles++
	} else {
		t.launching++
	}
}

// launched ends a launch that waited.
func (t *told) launched() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.launching--
}

// compiled ends a Compile that waited, with code or without, and is its report;
// nil if there is none.
func (t *told) compiled(d *Definition, ok bool) *Report {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.compiles--
	switch {
	case !ok || !t.fresh.Load():
		return t.report.Load()
	case t.claimed:
		return memoryReport(d)
	}
	return t.claim(d)
}

// again notes that code was there for a launch: it has a report of its own,
// unless those that came first have not ended.
func (t *told) again(d *Definition) {
	if !t.fresh.Load() {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.join(d, t.compiles > 0 || t.launching > 0)
}

// together notes a launch that waited, for which somebody else loaded the code.
func (t *told) together(d *Definition) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.join(d, true)
}

func (t *told) join(d *Definition, together bool) {
	switch {
	case !t.fresh.Load():
	case together && !t.claimed:
		t.several = true
	default:
		t.inMemory(d)
	}
}

// ask is the report for who asks; nil if there is none.
func (t *told) ask(d *Definition) *Report {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case !t.fresh.Load():
		return t.report.Load()
	case t.compiles > 0:
		return memoryReport(d)
	}
	return t.claim(d)
}

// claim is the report of the load for the one who is told. t.mu is held.
func (t *told) claim(d *Definition) *Report {
	r := t.report.Load()
	if t.claimed = true; t.several {
		t.inMemory(d)
	}
	return r
}

// inMemory makes the report that of a launch whose code was there. t.mu is held.
func (t *told) inMemory(d *Definition) {
	t.fresh.Store(false)
	t.report.Store(memoryReport(d))
}
