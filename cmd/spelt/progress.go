package main

import (
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
)

// progressAfter is how long a command works in silence.
const progressAfter = time.Second

// progress draws how far a command is, on a terminal only, and only if the command takes a while. Its methods may be
// called from many goroutines.
type progress struct {
	app  *app
	stop func() // ends the drawing, once
	done sync.WaitGroup

	mu          sync.Mutex
	count, size int // size 0: unknown
	what        string
}

func (a *app) progress() *progress {
	ended := make(chan struct{})
	p := &progress{app: a, stop: sync.OnceFunc(func() { close(ended) })}
	if a.terminal {
		p.done.Go(func() { p.draw(ended) })
	}
	return p
}

// step tells that count of size things are done and what comes next.
func (p *progress) step(count, size int, what string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.count, p.size, p.what = count, size, what
}

// close ends the drawing and wipes it out. It may be called again.
func (p *progress) close() {
	p.stop()
	p.done.Wait()
}

func (p *progress) draw(ended <-chan struct{}) {
	select {
	case <-ended:
		return
	case <-time.After(progressAfter):
	}
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	var bar *progressbar.ProgressBar
	barSize := -1
	for {
		p.mu.Lock()
		count, size, what := p.count, p.size, p.what
		p.mu.Unlock()
		if bar == nil || size != barSize {
			if bar != nil {
				bar.Clear()
			}
			bar, barSize = p.newBar(size), size
		}
		bar.Set(count)
		bar.Describe(what)
		select {
		case <-ended:
			bar.Clear()
			return
		case <-tick.C:
		}
	}
}

func (p *progress) newBar(size int) *progressbar.ProgressBar {
	options := []progressbar.Option{
		progressbar.OptionSetWriter(p.app.stderr),
		progressbar.OptionSetWidth(24),
		progressbar.OptionSetPredictTime(size > 0),
		progressbar.OptionUseANSICodes(true),
		progressbar.OptionClearOnFinish(),
		progressbar.OptionSetElapsedTime(false),
		progressbar.OptionSetSpinnerChangeInterval(0), // otherwise it draws by itself, and after it was cleared
	}
	if size == 0 {
		return progressbar.NewOptions(-1, append(options, progressbar.OptionSpinnerType(14))...)
	}
	return progressbar.NewOptions(size, append(options, progressbar.OptionShowCount())...)
}
