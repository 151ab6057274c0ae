package spelt

import (
	"sync"
	"sync/atomic"
)

// life counts the launches of a runtime that run, so that Close can wait for
// them. A launch counts while it is in the code of its kernel and calls nobody:
// reports, progress and log records are passed on while it does not, so that
// who gets them may launch, compile and close.
type life struct {
	state atomic.Int64 // the number of launches, and closedBit
	once  sync.Once
	over  chan struct{} // closed when the runtime is and no launch runs
}

const closedBit = 1 << 62

// enter counts a launch until leave, unless the runtime is closed.
func (l *life) enter() bool {
	if l.state.Add(1) < closedBit {
		return true
	}
	l.leave()
	return false
}

func (l *life) leave() {
	if l.state.Add(-1) == closedBit {
		l.once.Do(func() { close(l.over) })
	}
}

func (l *life) closed() bool { return l.state.Load() >= closedBit }

// close lets no launch enter any more, and waits for those that have. It
// reports whether it is the first call; that one goes on to clean up.
func (l *life) close() bool {
	first := l.state.Or(closedBit)&closedBit == 0
	if l.state.Load() == closedBit {
		l.once.Do(func() { close(l.over) })
	}
	<-l.over
	return first
}
