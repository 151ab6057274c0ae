package slots

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
)

func fixed(n int) func() int { return func() int { return n } }

// queued waits until n wait.
func queued(s *Slots, n int) {
	for {
		s.mu.Lock()
		k := len(s.queue)
		s.mu.Unlock()
		if k == n {
			return
		}
	}
}

func TestThereAreNeverMoreThanTheLimit(t *testing.T) {
	const limit, goroutines, rounds = 3, 40, 300
	s := New(fixed(limit))
	var now, most atomic.Int64
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			rnd := rand.New(rand.NewPCG(1, uint64(g)))
			for range rounds {
				n := 1 + rnd.IntN(limit)
				switch rnd.IntN(3) {
				case 0:
					if n = 1; !s.Try() {
						continue
					}
				case 1:
					done := make(chan struct{})
					close(done)
					if !s.Take(n, done) {
						continue
					}
				default:
					s.Take(n, nil)
				}
				if k := now.Add(int64(n)); k > most.Load() {
					most.Store(k)
				}
				now.Add(int64(-n))
				s.Give(n)
			}
		})
	}
	wg.Wait()
	if most.Load() > limit {
		t.Errorf("%d at once, limit %d", most.Load(), limit)
	}
	if s.Taken() != 0 || s.Wanted() {
		t.Errorf("%d are taken at the end, somebody waits: %v", s.Taken(), s.Wanted())
	}
}

func TestWaitersGoInOrderOfArrival(t *testing.T) {
	s := New(fixed(2))
	s.Take(2, nil)
	order := make(chan int, 10)
	for i := range 10 {
		go func() {
			s.Take(1+i%2, nil)
			order <- i
			s.Give(1 + i%2)
		}()
		queued(s, i+1)
	}
	if s.Try() {
		t.Error("passed the queue")
	}
	// One place: the first goes, the second, who wants two, must wait, and nobody passes it.
	s.Give(1)
	if i := <-order; i != 0 {
		t.Errorf("%d went first", i)
	}
	queued(s, 9)
	s.Give(1)
	if i := <-order; i != 1 {
		t.Errorf("%d went second", i)
	}
	for range 8 {
		<-order
	}
}

func TestAWaiterThatGivesUpLeavesNoHole(t *testing.T) {
	s := New(fixed(2))
	s.Take(1, nil)
	done := make(chan struct{})
	gaveUp := make(chan bool)
	go func() { gaveUp <- !s.Take(2, done) }()
	queued(s, 1)
	got := make(chan bool)
	go func() { got <- s.Take(1, nil) }()
	queued(s, 2)
	close(done)
	if !<-gaveUp || !<-got {
		t.Error("the one who gave up kept the other from its place")
	}
	if s.Taken() != 2 || s.Wanted() {
		t.Errorf("%d taken, somebody waits: %v", s.Taken(), s.Wanted())
	}
}

func TestMoreThanThereAreIsGivenAlone(t *testing.T) {
	s := New(fixed(2))
	s.Take(1, nil)
	got := make(chan bool)
	go func() { got <- s.Take(5, nil) }()
	queued(s, 1)
	s.Give(1)
	<-got
	if s.Taken() != 5 || s.Try() {
		t.Errorf("%d taken", s.Taken())
	}
	s.Give(5)
	if !s.Try() {
		t.Error("nothing is free at the end")
	}
}

func TestTheLimitMayGrow(t *testing.T) {
	var size atomic.Int64
	size.Store(1)
	s := New(func() int { return int(size.Load()) })
	s.Take(1, nil)
	size.Store(2)
	s.Take(1, nil)
}
