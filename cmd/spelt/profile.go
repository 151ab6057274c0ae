package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/spf13/cobra"
)

func (a *app) profileCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "profile trace.json",
		Short: "Print which tasks took the time, from a trace that SPELT_PROFILE wrote",
		Long: `Profile adds up the trace that a program with SPELT_PROFILE=trace.json in its environment writes: for each task its
time over all threads, its share of the whole, chunks, iterations, time per iteration, size of its machine code, and
where it is in the source. A trace of a program that is still running, or was killed, is read as far as it goes. The same
file opens in Perfetto (ui.perfetto.dev).`,
		Example: `  SPELT_PROFILE=trace.json ./program
  spelt profile trace.json`,
		Args: cobra.ExactArgs(1),
	}
	c.RunE = a.does(func(_ context.Context, args []string) error { return a.profile(args[0]) })
	return a.jsonFlag(c)
}

type profileJSON struct {
	Chunks int64      `json:"chunks"`
	Time   int64      `json:"time_ns"` // over all threads
	Span   int64      `json:"span_ns"` // from the first chunk to the end of the last
	Cut    bool       `json:"cut"`     // the trace ends in the middle of an event
	Tasks  []taskJSON `json:"tasks"`   // the most time first
}

type taskJSON struct {
	Task       string  `json:"task"`
	Kind       string  `json:"kind"`
	At         string  `json:"at"`
	Time       int64   `json:"time_ns"`
	Share      float64 `json:"share"` // of the time of all tasks, from 0 to 1
	Chunks     int64   `json:"chunks"`
	InOrder    int64   `json:"in_order"` // of the chunks, those that ran in order since arguments shared memory
	Iterations int64   `json:"iterations"`
	PerIter    float64 `json:"ns_per_iteration,omitempty"`
	CodeBytes  int64   `json:"code_bytes"`
}

func (a *app) profile(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	r, err := readTrace(bufio.NewReaderSize(f, 1<<20))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if a.json {
		return a.printJSON(r)
	}
	if len(r.Tasks) == 0 {
		fmt.Fprintf(a.stdout, "No task ran natively while %s was written.\n", name)
		return nil
	}
	rows := []string{"TIME MS\tSHARE\tCHUNKS\tITERATIONS\tNS/ITERATION\tCODE B\tTASK\tKIND\tWHERE"}
	for _, t := range r.Tasks {
		per := "-"
		if t.Iterations > 0 {
			per = fmt.Sprintf("%.2f", t.PerIter)
		}
		where := t.At
		if t.InOrder > 0 {
			where += fmt.Sprintf(" (%s in order)", plural(int(t.InOrder), "chunk"))
		}
		rows = append(rows, fmt.Sprintf("%.3f\t%.1f%%\t%d\t%d\t%s\t%d\t%s\t%s\t%s", float64(t.Time)/1e6, 100*t.Share, t.Chunks, t.Iterations, per,
			t.CodeBytes, t.Task, t.Kind, where))
	}
	a.table(rows)
	fmt.Fprintf(a.stdout, "\n%s in %.3f ms on all threads, within %.3f ms\n", plural(int(r.Chunks), "chunk"), float64(r.Time)/1e6, float64(r.Span)/1e6)
	if r.Cut {
		fmt.Fprintln(a.stdout, "The last event of the trace is cut short and is left out.")
	}
	return nil
}

// traceEvent is what is used of an event of the Trace Event Format; times are in microseconds.
type traceEvent struct {
	Name  string  `json:"name"`
	Cat   string  `json:"cat"`
	Phase string  `json:"ph"`
	Start float64 `json:"ts"`
	Dur   float64 `json:"dur"`
	Args  struct {
		At         string `json:"at"`
		Iterations int64  `json:"iterations"`
		CodeBytes  int64  `json:"code_bytes"`
		InOrder    bool   `json:"in_order"`
	} `json:"args"`
}

var errNoTrace = errors.New("not a trace: want a JSON array of events, or an object with traceEvents")

// readTrace adds up a trace: an array of events, of which the end may be missing, or an object with such an array.
func readTrace(r io.Reader) (*profileJSON, error) {
	d := json.NewDecoder(r)
	if err := findEvents(d); err != nil {
		return nil, err
	}
	p := &profileJSON{Tasks: []taskJSON{}}
	type key struct{ name, at string }
	tasks := map[key]*taskJSON{}
	times := map[key]float64{}
	var total, first, last float64
	for d.More() {
		var e traceEvent
		err := d.Decode(&e)
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			p.Cut = errors.Is(err, io.ErrUnexpectedEOF)
			break
		}
		if err != nil {
			return nil, fmt.Errorf("event %d: %w", p.Chunks+1, err)
		}
		if e.Phase != "X" {
			continue
		}
		if p.Chunks == 0 || e.Start < first {
			first = e.Start
		}
		last = max(last, e.Start+e.Dur)
		p.Chunks++
		k := key{e.Name, e.Args.At}
		t := tasks[k]
		if t == nil {
			t = &taskJSON{Task: e.Name, Kind: e.Cat, At: e.Args.At}
			tasks[k] = t
		}
		t.Chunks++
		if e.Args.InOrder {
			t.InOrder++
		}
		t.Iterations += e.Args.Iterations
		t.CodeBytes = e.Args.CodeBytes
		times[k] += e.Dur
		total += e.Dur
	}
	p.Time, p.Span = int64(total*1e3), int64((last-first)*1e3)
	for k, t := range tasks {
		t.Time = int64(times[k] * 1e3)
		if total > 0 {
			t.Share = times[k] / total
		}
		if t.Iterations > 0 {
			t.PerIter = times[k] * 1e3 / float64(t.Iterations)
		}
		p.Tasks = append(p.Tasks, *t)
	}
	slices.SortFunc(p.Tasks, func(a, b taskJSON) int {
		return cmp.Or(cmp.Compare(b.Time, a.Time), cmp.Compare(a.Task, b.Task), cmp.Compare(a.At, b.At))
	})
	return p, nil
}

// findEvents reads up to the first event.
func findEvents(d *json.Decoder) error {
	tok, err := d.Token()
	if err != nil {
		return errNoTrace
	}
	switch tok {
	case json.Delim('['):
		return nil
	case json.Delim('{'):
		for d.More() {
			name, err := d.Token()
			if err != nil {
				return errNoTrace
			}
			if name != "traceEvents" {
				var skip json.RawMessage
				if err := d.Decode(&skip); err != nil {
					return errNoTrace
				}
				continue
			}
			if tok, err := d.Token(); err == nil && (tok == json.Delim('[') || tok == nil) {
				return nil
			}
			return errNoTrace
		}
	}
	return errNoTrace
}
