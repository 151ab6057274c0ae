package compile

import (
	"sync"
	"time"
)

// clock adds up the time that each stage takes, in the order in which the
// stages first end. It is safe for concurrent use: several launches may ask at
// once where a check failed, which takes the kernel apart again.
type clock struct {
	mu     sync.Mutex
	last   time.Time
	stages []Stage
}

func newClock() *clock { return &clock{last: time.Now()} }

// lap gives the time since the last lap to a stage of the main thread.
func (c *clock) lap(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := time.Now()
	c.add(name, now.Sub(c.last))
	c.last = now
}

// since gives the time since start to a stage that runs on several threads.
func (c *clock) since(name string, start time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.add(name, time.Since(start))
}

func (c *clock) add(name string, d time.Duration) {
	for i := range c.stages {
		if c.stages[i].Name == name {
			c.stages[i].Time += d
			return
		}
	}
	c.stages = append(c.stages, Stage{name, d})
}

func (c *clock) all() []Stage {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]Stage(nil), c.stages...)
}
