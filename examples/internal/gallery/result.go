package gallery

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/spelt-go/spelt"
)

// result is the object that -json prints. Times are in milliseconds.
type result struct {
	Name        string  `json:"name"`
	Backend     string  `json:"backend"`         // native or go
	Source      string  `json:"source"`          // where the first launch found its code: memory, disk or compiled
	FirstResult float64 `json:"first_result_ms"` // from the start of the process
	Run         float64 `json:"run_ms"`          // a warm launch
	Go          float64 `json:"go_ms"`           // the plain function, on one core
	MaxDiff     float64 `json:"max_diff"`
	Constructs  counts  `json:"constructs"`
	Tasks       counts  `json:"tasks"`
}

type counts struct {
	Total    int `json:"total"`
	Reused   int `json:"reused"`
	Compiled int `json:"compiled"`
}

func writeJSON(w io.Writer, name string, m *measurement) error {
	source := m.first.Source
	if source == "" {
		source = "memory" // the plain function is part of the program
	}
	diff := m.maxDiff
	if math.IsNaN(diff) || math.IsInf(diff, 0) {
		diff = math.MaxFloat64 // JSON has no other way to say it
	}
	return json.NewEncoder(w).Encode(result{
		Name:        name,
		Backend:     m.first.Backend,
		Source:      source,
		FirstResult: milliseconds(m.firstResult),
		Run:         milliseconds(m.warm),
		Go:          milliseconds(m.plain),
		MaxDiff:     diff,
		Constructs:  counts(m.first.Constructs),
		Tasks:       counts(m.first.Tasks),
	})
}

func milliseconds(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e6 }

func writeTable(w io.Writer, name string, job *Job, m *measurement, picture string, facts []Fact) {
	row := func(name, value, note string) {
		if note != "" {
			note = "   " + note
		}
		fmt.Fprintf(w, "  %-24s %14s%s\n", name, value, note)
	}
	timed := func(name string, d time.Duration, note string) {
		row(name, fmt.Sprintf("%.3f ms", milliseconds(d)), note)
	}
	fmt.Fprintf(w, "%s: %s\n\n", name, job.Work)
	timed("plain Go, one core", m.plain, "")
	if m.first.Backend == backendNative {
		timed("warm launch", m.warm, fmt.Sprintf("%.1f times as fast", float64(m.plain)/float64(max(m.warm, 1))))
		timed("launch from disk", m.disk, describe(m.diskReport))
		timed("cold launch", m.cold, describe(m.coldReport))
	} else {
		timed("launch", m.warm, "plain Go: no native code, see `spelt doctor`")
	}
	timed("process start to result", m.firstResult, describe(m.first))
	row("largest difference", fmt.Sprintf("%.3g", m.maxDiff), "from plain Go")
	for _, f := range facts {
		row(f.Name, f.Value, "")
	}
	fmt.Fprintf(w, "  %-24s %s\n\n", "picture", picture)
}

// describe puts a compile report in words.
func describe(r spelt.Report) string {
	s := r.Source
	if s == "" {
		return r.Backend
	}
	if r.Constructs.Total >= 0 {
		s += ", constructs " + r.Constructs.String()
	}
	if r.Tasks.Total >= 0 {
		s += ", tasks " + r.Tasks.String()
	}
	return s
}
