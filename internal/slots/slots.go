// Package slots bounds how much of something goes on at the same time in the whole process: threads that are in native
// code, compilations. Who finds no room waits, in order of arrival, on a channel: it takes no thread meanwhile.
package slots

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Slots are a number of places that are taken and given back. Taking one that is free is one atomic operation, and so is
// giving it back while nobody waits.
//
// Nobody may wait for places while it keeps some: who needs several takes them at once.
type Slots struct {
	// state is the number of places taken, and queueBit while somebody waits. It may be too high for a moment, by what
	// somebody adds who finds no room and takes it back.
	state atomic.Int64
	limit atomic.Int64 // as size said last

	size func() int

	mu    sync.Mutex
	queue []*waiter // first come first
}

type waiter struct {
	n     int64
	given chan struct{}
}

const queueBit = 1 << 62

// New makes places whose number is what size says, which may change: it is asked again whenever there is no room.
func New(size func() int) *Slots {
	s := &Slots{size: size}
	s.limit.Store(int64(size()))
	return s
}

// Take takes n places, and waits for them if need be. More places than there are it gets when nobody else has any. It
// reports false if done was closed before it had them; a nil done never is.
func (s *Slots) Take(n int, done <-chan struct{}) bool {
	if s.state.Add(int64(n)) <= s.limit.Load() {
		return true
	}
	return s.wait(int64(n), done)
}

// Try takes a place if there is one that nobody waits for.
func (s *Slots) Try() bool {
	if s.state.Add(1) <= s.limit.Load() {
		return true
	}
	s.Give(1)
	return false
}

// Give gives n places back.
func (s *Slots) Give(n int) {
	if s.state.Add(int64(-n)) >= queueBit {
		s.mu.Lock()
		s.grant()
		s.mu.Unlock()
	}
}

// Wanted reports whether somebody waits.
func (s *Slots) Wanted() bool { return s.state.Load() >= queueBit }

// Taken is the number of places that are taken.
func (s *Slots) Taken() int { return int(s.state.Load() &^ queueBit) }

// wait is Take for one that found no room and has added n already.
func (s *Slots) wait(n int64, done <-chan struct{}) bool {
	w := &waiter{n: n, given: make(chan struct{})}
	s.mu.Lock()
	s.limit.Store(int64(s.size()))
	s.state.Add(-n)
	s.queue = append(s.queue, w)
	s.state.Or(queueBit)
	s.grant()
	s.mu.Unlock()
	select {
	case <-w.given:
		return true
	case <-done:
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.Index(s.queue, w)
	if i < 0 { // it was given just now
		return true
	}
	s.queue = slices.Delete(s.queue, i, i+1)
	s.grant() // who stood behind may fit
	return false
}

// grant gives places to those who wait, as long as the first of them has room. While somebody waits the bit is set, so
// that nobody passes the queue. Who adds to the state for a moment comes here afterwards.
func (s *Slots) grant() {
	for len(s.queue) > 0 {
		w := s.queue[0]
		taken := s.state.Load() &^ queueBit
		if taken > 0 && taken+w.n > s.limit.Load() {
			return
		}
		s.state.Add(w.n)
		s.queue = s.queue[1:]
		close(w.given)
	}
	s.queue = nil
	s.state.And(^int64(queueBit))
}
