package spelt

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

// A drawer shows on a terminal what is being compiled, if that takes a while,
// in one line that it wipes out at the end.
type drawer struct {
	to           io.Writer
	after, every time.Duration // when it begins, and how often it draws

	mu      sync.Mutex
	active  []*drawn // in order of begin
	drawing bool     // a goroutine does
	shown   bool     // a line stands there
}

// drawn is one kernel that is being compiled.
type drawn struct {
	*drawer
	kernel      string
	begun       time.Time
	done, total int // total 0: not known yet
}

// terminal is standard error, for the compiles of all runtimes.
var terminal = &drawer{to: os.Stderr, after: time.Second, every: 100 * time.Millisecond}

// drawerFor is who draws for a runtime; nil if nobody does: the program wants to
// know of progress itself, or has turned it off, or standard error is no terminal.
func drawerFor(cfg *config) *drawer {
	if cfg.progress != nil || cfg.debug.NoProgress {
		return nil
	}
	info, err := os.Stderr.Stat()
	if err != nil || !isTerminal(info.Mode(), os.Getenv("TERM")) {
		return nil
	}
	return terminal
}

// isTerminal reports whether a file of that mode takes control sequences. A
// device that is no terminal, such as /dev/null, does no harm.
func isTerminal(mode os.FileMode, term string) bool {
	return mode&os.ModeCharDevice != 0 && term != "" && term != "dumb"
}

// begin is called when a kernel begins to load; nobody draws for a nil d.
func (d *drawer) begin(kernel string) *drawn {
	if d == nil {
		return nil
	}
	k := &drawn{drawer: d, kernel: kernel, begun: time.Now()}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.active = append(d.active, k)
	if !d.drawing {
		d.drawing = true
		go d.draw()
	}
	return k
}

// step tells how many tasks are done.
func (k *drawn) step(_ string, done, total int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.done, k.total = max(k.done, done), total
}

// end is called when the kernel is loaded, or cannot be. If it is the last one,
// the line is gone when end returns.
func (k *drawn) end() {
	if k == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for i, other := range k.active {
		if other == k {
			k.active = append(k.active[:i:i], k.active[i+1:]...)
			break
		}
	}
	if len(k.active) == 0 {
		k.wipe()
	}
}

func (d *drawer) wipe() {
	if d.shown {
		d.shown = false
		io.WriteString(d.to, "\r\x1b[K")
	}
}

// draw draws until nothing is being compiled.
func (d *drawer) draw() {
	for {
		d.mu.Lock()
		if len(d.active) == 0 {
			d.drawing = false
			d.mu.Unlock()
			return
		}
		wait := d.every
		if k := d.active[0]; time.Since(k.begun) < d.after {
			wait = max(wait, d.after-time.Since(k.begun))
		} else {
			d.shown = true
			fmt.Fprintf(d.to, "\r\x1b[K%s", k.line(len(d.active)-1))
		}
		d.mu.Unlock()
		time.Sleep(wait)
	}
}

func (k *drawn) line(others int) string {
	s := fmt.Sprintf("spelt: compiling %s, %d s", k.kernel, int(time.Since(k.begun).Seconds()))
	if k.total > 0 {
		s += fmt.Sprintf(", %d of %d tasks", k.done, k.total)
	}
	if others > 0 {
		s += fmt.Sprintf(", and %d more", others)
	}
	return s
}
