package spelt

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"
)

// outbox keeps the log records for a user's handler until somebody delivers
// them who holds nothing that the handler might wait for: what logs does so
// under locks, and while others wait for it. A launch delivers after it has got
// its code, Close at its end. What comes up in the background goes out by
// itself a moment later.
type outbox struct {
	any   atomic.Bool // there is something
	mu    sync.Mutex
	list  []letter
	timer *time.Timer
}

type letter struct {
	to  slog.Handler
	ctx context.Context
	rec slog.Record
}

// outboxDelay is how long a record lies in the outbox at most.
const outboxDelay = time.Second

// logger is a logger whose records go to h by way of the outbox.
func (o *outbox) logger(h slog.Handler) *slog.Logger { return slog.New(mailing{o, h}) }

// deliver passes on what has been logged, on the calling goroutine. A nil outbox
// has nothing.
func (o *outbox) deliver() {
	if o == nil || !o.any.Load() {
		return
	}
	for {
		o.mu.Lock()
		if len(o.list) == 0 {
			o.any.Store(false)
			if o.timer != nil {
				o.timer.Stop()
				o.timer = nil
			}
			o.mu.Unlock()
			return
		}
		l := o.list[0]
		o.list = o.list[1:]
		o.mu.Unlock()
		_ = l.to.Handle(l.ctx, l.rec)
	}
}

// mailing is the handler that puts records into the outbox.
type mailing struct {
	box *outbox
	to  slog.Handler
}

func (m mailing) Enabled(ctx context.Context, l slog.Level) bool { return m.to.Enabled(ctx, l) }
func (m mailing) WithAttrs(list []slog.Attr) slog.Handler {
	return mailing{m.box, m.to.WithAttrs(list)}
}
func (m mailing) WithGroup(name string) slog.Handler { return mailing{m.box, m.to.WithGroup(name)} }

func (m mailing) Handle(ctx context.Context, r slog.Record) error {
	m.box.mu.Lock()
	defer m.box.mu.Unlock()
	m.box.any.Store(true)
	m.box.list = append(m.box.list, letter{m.to, ctx, r.Clone()})
	if m.box.timer == nil {
		m.box.timer = time.AfterFunc(outboxDelay, m.box.deliver)
	}
	return nil
}
