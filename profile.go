package spelt

import (
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"sort"
	"sync"
	"text/tabwriter"
	"time"

	"github.com/spelt-go/spelt/internal/launch"
)

// Profile measures the tasks of kernels: how often, how long, how many
// iterations. A task is one top-level loop of a kernel, or a serial stretch
// between loops. It may be shared by runtimes and used from many goroutines.
type Profile struct {
	mu     sync.Mutex
	tasks  map[profileKey]*TaskProfile
	events []traceEvent
	began  time.Time
	stream *traceFile // gets each event as it happens, if set
}

// maxEvents bounds the trace that a Profile keeps, to some 100 MB. Later spans
// still count in the table.
const maxEvents = 1 << 20

type profileKey struct {
	def  *Definition
	unit int
}

// TaskProfile is what a Profile knows of one task.
type TaskProfile struct {
	Kernel     string        `json:"kernel"`
	Task       int           `json:"task"` // its place in the kernel, from 1, as `spelt ir` counts
	Kind       string        `json:"kind"` // "parallel" or "serial"
	Name       string        `json:"name,omitempty"`
	File       string        `json:"file,omitempty"`
	Line       int           `json:"line,omitempty"`
	Chunks     int64         `json:"chunks"`
	InOrder    int64         `json:"in_order,omitempty"` // of Chunks, those that ran in order since arguments shared memory, see [InOrder]
	Iterations int64         `json:"iterations"`
	Time       time.Duration `json:"time_ns"`    // summed over threads
	CodeBytes  int           `json:"code_bytes"` // machine code and constants
}

// traceEvent is a complete event of the Trace Event Format, which Perfetto and
// chrome://tracing open.
type traceEvent struct {
	Name  string         `json:"name"`
	Cat   string         `json:"cat"`
	Phase string         `json:"ph"`
	Start float64        `json:"ts"`  // microseconds
	Dur   float64        `json:"dur"` // microseconds
	PID   int            `json:"pid"`
	TID   int            `json:"tid"`
	Args  map[string]any `json:"args,omitempty"`
}

// NewProfile makes an empty profile.
func NewProfile() *Profile {
	return &Profile{tasks: map[profileKey]*TaskProfile{}, began: time.Now()}
}

// WithProfile measures the launches of a runtime with p.
func WithProfile(p *Profile) Option {
	return func(c *config) error { c.profile = p; return nil }
}

// traces are the profiles of the process that go to files, by file: a runtime
// with one of its own would write over what another one wrote.
var traces struct {
	sync.Mutex
	byFile map[string]*Profile
}

// traceTo is the profile that writes a trace to file as it happens.
func traceTo(file string) (*Profile, error) {
	traces.Lock()
	defer traces.Unlock()
	if p := traces.byFile[file]; p != nil {
		return p, nil
	}
	stream, err := createTrace(file)
	if err != nil {
		return nil, err
	}
	p := NewProfile()
	p.stream = stream
	if traces.byFile == nil {
		traces.byFile = map[string]*Profile{}
	}
	traces.byFile[file] = p
	return p, nil
}

// traceFile is a JSON array that is whole after each event, since a program may
// end at any time: the next event is written over its end.
type traceFile struct {
	f   *os.File
	end int64 // where the next event goes
}

func createTrace(file string) (*traceFile, error) {
	f, err := os.Create(file)
	if err != nil {
		return nil, err
	}
	if _, err := f.WriteAt([]byte("[\n]\n"), 0); err != nil {
		f.Close()
		return nil, err
	}
	return &traceFile{f, 1}, nil
}

// add writes an event. What cannot be written is lost, and a later event takes
// its place.
func (t *traceFile) add(event []byte) {
	text := make([]byte, 0, len(event)+8)
	if t.end > 1 {
		text = append(text, ',')
	}
	text = append(append(text, '\n'), event...)
	n := len(text)
	if _, err := t.f.WriteAt(append(text, "\n]\n"...), t.end); err == nil {
		t.end += int64(n)
	}
}

// startProfile measures launches if options or environment ask for it.
func (rt *Runtime) startProfile(log *slog.Logger) {
	rt.profile = rt.cfg.profile
	if file := rt.cfg.debug.Profile; file != "" && rt.profile == nil {
		p, err := traceTo(file)
		if err != nil {
			log.Warn("profile not written", "err", err)
		}
		rt.profile = p
	}
	if p := rt.profile; p != nil {
		rt.pool.Profile = &launch.Profile{Span: func(s launch.Span) {
			if v, ok := rt.owners.Load(s.Kernel); ok {
				o := v.(owner)
				p.span(o.def, o.code, s)
			}
		}}
	}
}

func (p *Profile) span(def *Definition, code *loaded, s launch.Span) {
	p.mu.Lock()
	defer p.mu.Unlock()
	key := profileKey{def, s.Unit}
	t := p.tasks[key]
	if t == nil {
		t = newTaskProfile(def, code, s.Unit)
		p.tasks[key] = t
	}
	t.Chunks++
	if s.InOrder {
		t.InOrder++
	}
	t.Iterations += s.Iterations
	t.Time += s.Duration
	e := traceEvent{
		Name: fmt.Sprintf("%s#%d", t.Kernel, t.Task), Cat: t.Kind, Phase: "X", PID: 1, TID: s.Thread,
		Start: float64(s.Start.Sub(p.began)) / 1e3, Dur: float64(s.Duration) / 1e3,
		Args: map[string]any{"at": fmt.Sprintf("%s:%d", t.File, t.Line), "iterations": s.Iterations, "code_bytes": t.CodeBytes},
	}
	if s.InOrder {
		e.Args["in_order"] = true
	}
	if p.stream != nil {
		if data, err := json.Marshal(e); err == nil {
			p.stream.add(data)
		}
	} else if len(p.events) < maxEvents {
		p.events = append(p.events, e)
	}
}

func newTaskProfile(def *Definition, code *loaded, unit int) *TaskProfile {
	u := &code.Kernel.Plan.Units[unit]
	t := &TaskProfile{Kernel: def.Name, Task: unit + 1, Kind: u.Kind.String(), Name: u.Name, CodeBytes: code.UnitBytes(unit)}
	p := code.Places(def.compiled()).Origin(unit)
	t.File, t.Line = p.File, p.Line
	return t
}

// Tasks is every task that ran, the most time first.
func (p *Profile) Tasks() []TaskProfile {
	p.mu.Lock()
	defer p.mu.Unlock()
	list := make([]TaskProfile, 0, len(p.tasks))
	for _, t := range p.tasks {
		list = append(list, *t)
	}
	sort.Slice(list, func(i, j int) bool {
		a, b := &list[i], &list[j]
		if a.Time != b.Time {
			return a.Time > b.Time
		}
		if a.Kernel != b.Kernel {
			return a.Kernel < b.Kernel
		}
		return a.Task < b.Task
	})
	return list
}

// WriteTable writes a table of the tasks, the most time first.
func (p *Profile) WriteTable(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "time ms\tchunks\titerations\tns/iteration\tcode B\ttask\t where\t")
	for _, k := range p.Tasks() {
		per := "-"
		if k.Iterations > 0 {
			per = fmt.Sprintf("%.2f", float64(k.Time)/float64(k.Iterations))
		}
		where := fmt.Sprintf("%s:%d", k.File, k.Line)
		if k.InOrder > 0 {
			where += fmt.Sprintf(" (%s in order)", plural(int(k.InOrder), "chunk"))
		}
		fmt.Fprintf(t, "%.3f\t%d\t%d\t%s\t%d\t%s#%d\t %s\t\n", float64(k.Time)/1e6, k.Chunks, k.Iterations, per, k.CodeBytes, k.Kernel, k.Task, where)
	}
	return t.Flush()
}

// WriteTrace writes the chunks as a trace that Perfetto (ui.perfetto.dev) and
// chrome://tracing open: one track per thread. At most the first million
// chunks are kept.
func (p *Profile) WriteTrace(w io.Writer) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return json.NewEncoder(w).Encode(map[string]any{"traceEvents": p.events, "displayTimeUnit": "ns"})
}
