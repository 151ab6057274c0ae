package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spelt-go/spelt"
)

// A shape is the size of a made-up kernel.
type shape struct{ loops, statements int }

func (s shape) String() string {
	return fmt.Sprintf("%d loops of %d statements", s.loops, s.statements)
}

func (b *bench) shapes() []shape {
	if b.quick {
		return []shape{{1, 20}, {10, 20}}
	}
	return []shape{{1, 20}, {1, 200}, {1, 1000}, {10, 20}, {10, 200}, {100, 20}, {100, 200}, {100, 1000}, {1000, 20}}
}

const idleName = "Go program that does nothing"

// cold measures the time from the start of a process to its first result, with an empty cache.
func (b *bench) cold() error {
	return b.starts("C1", func(cache string) error {
		if err := os.RemoveAll(cache); err != nil {
			return err
		}
		return os.MkdirAll(cache, 0o700)
	}, "compiled")
}

// warm measures the same when an earlier process has filled the cache.
func (b *bench) warm() error {
	return b.starts("C2", func(string) error { return nil }, "disk")
}

// starts runs programs with kernels of all shapes in turn with one that does nothing. ready puts the cache into the
// state that each timed run begins with; source is where the kernel must then have come from.
func (b *bench) starts(row string, ready func(cache string) error, source string) error {
	w, err := newWorkshop(b.ctx)
	if err != nil {
		return err
	}
	defer w.close()
	nothing, err := w.build("idle", map[string]string{"main.go": idle}, false)
	if err != nil {
		return err
	}
	cache := filepath.Join(w.dir, "cache")
	times := map[shape]float64{} // without those of the program that does nothing
	for _, s := range b.shapes() {
		b.progress("%s: building %s", row, s)
		exe, err := w.build(fmt.Sprintf("p%dx%d", s.loops, s.statements), synthetic(s, edit{}), true)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(cache, 0o700); err != nil {
			return err
		}
		begin := time.Now()
		if _, _, err := b.start(exe, cache); err != nil { // fills the cache, and the system's file cache
			return err
		}
		rounds := b.rounds
		switch d := time.Since(begin); {
		case row == "C1" && d > slowStart:
			rounds = 1
		case row == "C1" && d > slowStart/5:
			rounds = 3
		}
		var own, idleTimes []float64
		var report startReport
		for round := range rounds {
			b.progress("%s %s: round %d of %d", row, s, round+1, rounds)
			if err := ready(cache); err != nil {
				return err
			}
			t, r, err := b.start(exe, cache)
			if err != nil {
				return err
			}
			report = r
			own = append(own, t)
			if t, _, err = b.start(nothing, cache); err != nil {
				return err
			}
			idleTimes = append(idleTimes, t)
		}
		r := Result{Row: row, Size: s.String(), Unit: "ms", Ours: ref(median(own)), Peers: map[string]*float64{idleName: ref(median(idleTimes))}}
		r.Counts = &Counts{report.Constructs, report.Tasks}
		if report.Backend != "native" {
			r.Notes = append(r.Notes, "plain Go ran: there is no native code here")
		} else if report.Source != source {
			return fmt.Errorf("%s: the kernel came from %s, not %s", s, report.Source, source)
		}
		if row == "C2" {
			// What a start costs at the least is the limit; it is not a peer to win against.
			r.Limit = ref(median(idleTimes))
			r.Fraction = ref(*r.Limit / *r.Ours)
		}
		if report.Peak > 0 {
			r.Notes = append(r.Notes, fmt.Sprintf("%.0f MiB of memory at most", report.Peak/1024))
		}
		if rounds != b.rounds {
			r.Notes = append(r.Notes, fmt.Sprintf("rounds: %d", rounds))
		}
		// Sizes are measured one after another, and what else the machine does meanwhile only adds: growth is told from the
		// fastest rounds.
		times[s] = slices.Min(own) - slices.Min(idleTimes)
		b.show(r)
	}
	if row == "C1" {
		b.growth(row, times)
	}
	return nil
}

// slowStart is how long a cold start takes that is measured once.
const slowStart = 10 * time.Second

// startReport is what a program tells of itself.
type startReport struct {
	spelt.Report
	Peak float64 `json:"peak_kb"` // KiB; 0 if the system does not tell
}

// start runs a program and gives the time from its start to its first line of output, in milliseconds, and its report,
// if it makes one.
func (b *bench) start(exe, cache string) (float64, startReport, error) {
	cmd := exec.CommandContext(b.ctx, exe)
	cmd.Env = append(os.Environ(), "SPELT_CACHE="+cache)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, startReport{}, err
	}
	begin := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, startReport{}, err
	}
	lines := bufio.NewReader(out)
	first, ferr := lines.ReadString('\n')
	took := time.Since(begin)
	rest, rerr := io.ReadAll(lines)
	if err := cmd.Wait(); err != nil || ferr != nil || rerr != nil || first != "done\n" {
		return 0, startReport{}, fmt.Errorf("%s: %v: %s%s%s", filepath.Base(filepath.Dir(exe)), err, first, rest, stderr.String())
	}
	var report startReport
	if verdict, text, ok := strings.Cut(string(rest), "\n"); ok {
		if verdict != "right" {
			return 0, report, fmt.Errorf("%s: the result is %s", exe, verdict)
		}
		if err := json.Unmarshal([]byte(text), &report); err != nil {
			return 0, report, err
		}
	}
	return float64(took.Nanoseconds()) / 1e6, report, nil
}
