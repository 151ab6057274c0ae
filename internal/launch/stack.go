package launch

import (
	"sync"

	"github.com/spelt-go/spelt/internal/foreign"
)

// stacks are those that nobody runs on. There are about as many in all as
// threads have been in native code at the same time.
var stacks struct {
	sync.Mutex
	idle []*foreign.Stack
}

// takeStack is a stack for one goroutine's native code.
func takeStack() (*foreign.Stack, error) {
	stacks.Lock()
	if n := len(stacks.idle); n > 0 {
		s := stacks.idle[n-1] // the last one used is in the caches
		stacks.idle = stacks.idle[:n-1]
		stacks.Unlock()
		return s, nil
	}
	stacks.Unlock()
	return foreign.NewStack()
}

// giveStack gives it back; nil is none.
func giveStack(s *foreign.Stack) {
	if s == nil {
		return
	}
	stacks.Lock()
	defer stacks.Unlock()
	stacks.idle = append(stacks.idle, s)
}
