package spelt

import (
	"os"
	"strings"
	"sync"
	"testing"
	"time"
)

// screen is what a terminal gets; some tells that something came.
type screen struct {
	mu   sync.Mutex
	text strings.Builder
	some chan struct{}
}

func (s *screen) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text.Write(b)
	select {
	case s.some <- struct{}{}:
	default:
	}
	return len(b), nil
}

func (s *screen) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

func TestProgressIsDrawnAndWipedOut(t *testing.T) {
	s := &screen{some: make(chan struct{}, 1)}
	d := &drawer{to: s, every: time.Millisecond}
	a, b := d.begin("A"), d.begin("B")
	a.step("A", 3, 7)
	for !strings.Contains(s.String(), "spelt: compiling A, 0 s, 3 of 7 tasks, and 1 more") {
		<-s.some
		if strings.Count(s.String(), "\n") > 0 || len(s.String()) > 1<<20 {
			t.Fatalf("drew %q", s.String())
		}
	}
	a.end()
	for !strings.Contains(s.String(), "spelt: compiling B, 0 s\r") {
		<-s.some
	}
	b.end()
	if text := s.String(); !strings.HasSuffix(text, "\r\x1b[K") {
		t.Errorf("left %q", text[max(0, len(text)-60):])
	}
}

func TestProgressOfWhatIsQuickIsNotDrawn(t *testing.T) {
	s := &screen{some: make(chan struct{}, 1)}
	d := &drawer{to: s, after: time.Hour, every: time.Millisecond}
	k := d.begin("A")
	k.step("A", 1, 2)
	k.end()
	if s.String() != "" {
		t.Errorf("drew %q", s.String())
	}
	(*drawer)(nil).begin("A").end() // nobody draws
}

func TestProgressIsDrawnOnTerminals(t *testing.T) {
	for _, c := range []struct {
		mode os.FileMode
		term string
		want bool
	}{
		{os.ModeDevice | os.ModeCharDevice | 0o620, "xterm", true},
		{os.ModeDevice | os.ModeCharDevice | 0o620, "dumb", false},
		{os.ModeDevice | os.ModeCharDevice | 0o620, "", false},
		{os.ModeNamedPipe, "xterm", false},
		{0o644, "xterm", false},
	} {
		if got := isTerminal(c.mode, c.term); got != c.want {
			t.Errorf("%v %q: %t", c.mode, c.term, got)
		}
	}
	cfg := builtin()
	cfg.progress = func(Progress) {}
	if drawerFor(cfg) != nil {
		t.Error("drawn beside the program's own progress")
	}
	cfg = builtin()
	cfg.debug.NoProgress = true
	if drawerFor(cfg) != nil {
		t.Error("drawn although turned off")
	}
}
