package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/cache"
)

// taskFloor is what an object of 200 statements took where somebody tried to have it small, in bytes.
const taskFloor = 4096

// economy measures what kernels take of disk, memory and time where many share a machine.
func (b *bench) economy() error {
	w, err := newWorkshop(b.ctx)
	if err != nil {
		return err
	}
	defer w.close()
	for _, f := range []func(*bench, *workshop) error{(*bench).objects, (*bench).keys, (*bench).memory, (*bench).together} {
		if err := f(b, w); err != nil {
			return err
		}
	}
	return nil
}

// A sample is one run of a made-up program.
type sample struct {
	ms     float64 // from start to end
	report spelt.Report
	peak   float64 // MiB; 0 if the system does not tell
}

// sample runs a program of a workshop to its end.
func (b *bench) sample(exe, cacheDir string) (sample, error) {
	cmd := exec.CommandContext(b.ctx, exe)
	cmd.Env = append(os.Environ(), "SPELT_CACHE="+cacheDir)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	begin := time.Now()
	out, err := cmd.Output()
	s := sample{ms: float64(time.Since(begin).Nanoseconds()) / 1e6}
	if err != nil {
		return s, fmt.Errorf("%s: %w: %s", exe, err, stderr.String())
	}
	text, ok := strings.CutPrefix(string(out), "done\nright\n")
	var told struct {
		spelt.Report
		Peak float64 `json:"peak_kb"`
	}
	if err := json.Unmarshal([]byte(text), &told); !ok || err != nil {
		return s, fmt.Errorf("%s: said %q: %w", exe, out, err)
	}
	s.report, s.peak = told.Report, told.Peak/1024
	return s, nil
}

// economyProgram builds a program with a kernel of some shape.
func (b *bench) economyProgram(w *workshop, s shape) (string, error) {
	b.progress("C5: building %s", s)
	return w.build(fmt.Sprintf("economy%dx%d", s.loops, s.statements), synthetic(s, edit{}), true)
}

// objects measures the objects of tasks as the cache holds them.
func (b *bench) objects(w *workshop) error {
	for _, statements := range []int{20, 200, 1000} {
		s := shape{10, statements}
		exe, err := b.economyProgram(w, s)
		if err != nil {
			return err
		}
		dir := filepath.Join(w.dir, "objects")
		if err := empty(dir); err != nil {
			return err
		}
		run, err := b.sample(exe, dir)
		if err != nil {
			return err
		}
		r := Result{Row: "C5", Size: fmt.Sprintf("object of a task of %d statements", statements), Unit: "bytes",
			Peers: map[string]*float64{}, Counts: &Counts{run.report.Constructs, run.report.Tasks}}
		if run.report.Backend != "native" {
			r.Notes = append(r.Notes, noNative)
			b.show(r)
			continue
		}
		n, object, file, err := artifacts(dir)
		if err != nil {
			return err
		}
		if n != run.report.Tasks.Compiled {
			return fmt.Errorf("%s: %d tasks were compiled, and %d objects are in the cache", s, run.report.Tasks.Compiled, n)
		}
		r.Ours = ref(object)
		if statements == 200 {
			r.Limit, r.Fraction = ref[float64](taskFloor), ref(taskFloor/object)
		}
		r.Notes = append(r.Notes, fmt.Sprintf("mean of %d; %.0f bytes a record, %d a task when loaded", n, file, run.report.CodeBytes/n))
		b.show(r)
	}
	return nil
}

// artifacts is how many records of tasks a cache holds, and how many bytes their objects and files have on the mean.
func artifacts(dir string) (n int, object, file float64, err error) {
	store, err := cache.Open(dir, cache.Options{})
	if err != nil {
		return 0, 0, 0, err
	}
	defer store.Close()
	for e := range store.Entries() {
		if e.Kind != cache.ArtifactRecord {
			continue
		}
		data, miss := store.Peek(e.Kind, e.Scope, e.Key)
		if miss != cache.Hit {
			return 0, 0, 0, fmt.Errorf("%s: %s", e.Path, miss)
		}
		n++
		object += float64(len(data))
		file += float64(e.Size)
	}
	if n == 0 {
		return 0, 0, 0, errors.New("the cache holds no objects")
	}
	return n, object / float64(n), file / float64(n), nil
}

// memory measures the peak of processes that compile a kernel, and that load it.
func (b *bench) memory(w *workshop) error {
	statements := 200
	if b.quick {
		statements = 20
	}
	nothing, err := w.build("economy-idle", map[string]string{"main.go": idlePeak, "peak.go": peak}, false)
	if err != nil {
		return err
	}
	dir := filepath.Join(w.dir, "memory")
	for _, loops := range []int{1, 10, 100} {
		s := shape{loops, statements}
		exe, err := b.economyProgram(w, s)
		if err != nil {
			return err
		}
		var cold, warm, idle []float64
		var first, then spelt.Report
		for round := range b.rounds {
			b.progress("C5 memory, %s: round %d of %d", s, round+1, b.rounds)
			if err := empty(dir); err != nil {
				return err
			}
			one, err := b.sample(exe, dir)
			if err != nil {
				return err
			}
			two, err := b.sample(exe, dir)
			if err != nil {
				return err
			}
			three, err := b.sample(nothing, dir)
			if err != nil {
				return err
			}
			cold, warm, idle = append(cold, one.peak), append(warm, two.peak), append(idle, three.peak)
			first, then = one.report, two.report
		}
		for _, state := range []struct {
			name   string
			peaks  []float64
			report spelt.Report
		}{{"cold", cold, first}, {"warm", warm, then}} {
			r := Result{Row: "C5", Size: fmt.Sprintf("peak memory, %s, %s", state.name, s), Unit: "MiB",
				Peers: map[string]*float64{idleName: nil}, Counts: &Counts{state.report.Constructs, state.report.Tasks}}
			if median(state.peaks) > 0 {
				r.Ours, r.Peers[idleName] = ref(median(state.peaks)), ref(median(idle))
			} else {
				r.Notes = append(r.Notes, "this system does not tell the peak of a process")
			}
			if state.report.Backend != "native" {
				r.Notes = append(r.Notes, noNative)
			}
			b.show(r)
		}
	}
	return nil
}

const noNative = "plain Go ran: there is no native code here"

// idlePeak is a program that does nothing but say so, and what memory that took.
const idlePeak = "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Printf(\"done\\nright\\n{\\\"peak_kb\\\": %d}\\n\", peak()) }\n"

// empty makes a directory with nothing in it.
func empty(dir string) error {
	return errors.Join(os.RemoveAll(dir), os.Mkdir(dir, 0o700))
}
