package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/spelt-go/spelt"
)

// Result is one line of the table: one row at one size.
type Result struct {
	Row   string              `json:"row"`
	Size  string              `json:"size"`
	Unit  string              `json:"unit"`
	Ours  *float64            `json:"ours"`
	Peers map[string]*float64 `json:"peers"` // null: not run

	// BestPeer is the best of Peers by its median; Ratio says how many times as good ours is, the median over pairs of
	// runs that followed each other. Limit is what the machine can do at best, in Unit, and Fraction how near ours comes
	// to it: 1 is all of it. Each is null where there is none.
	BestPeer *string  `json:"best_peer"`
	Ratio    *float64 `json:"ratio"`
	Limit    *float64 `json:"limit"`
	Fraction *float64 `json:"fraction"`

	Counts *Counts  `json:"counts,omitempty"`
	P99    *float64 `json:"p99,omitempty"` // where Ours is a median of single launches
	Allocs *float64 `json:"allocs,omitempty"`
	Notes  []string `json:"notes,omitempty"`

	absent map[string]string // why a peer was not run
}

// Counts are those of a compile report.
type Counts struct {
	Constructs spelt.Counts `json:"constructs"`
	Tasks      spelt.Counts `json:"tasks"`
}

func ref[T any](v T) *T { return &v }

func printHead(w io.Writer, b *bench) {
	fmt.Fprintf(w, "%s, %d threads, %s, %s/%s\n", processor(), b.threads, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	if b.quick {
		fmt.Fprintln(w, "QUICK: few rounds and small sizes, not for quoting")
	}
	fmt.Fprintln(w, "ratio: times as good as the best peer; fraction: of what the machine can do; medians of",
		b.rounds, "rounds in turn")
}

// processor is the name of the processor, as the system tells it.
func processor() string {
	f, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return "unknown processor"
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	for s.Scan() {
		if name, value, ok := strings.Cut(s.Text(), ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return "unknown processor"
}

// write prints the result in lines for people.
func (r Result) write(w io.Writer) {
	fmt.Fprintf(w, "  %-34s ours %s %s", r.Size, value(r.Ours), r.Unit)
	if r.P99 != nil {
		fmt.Fprintf(w, "  p99 %s", value(r.P99))
	}
	if r.Allocs != nil {
		fmt.Fprintf(w, "  allocs %s", value(r.Allocs))
	}
	if r.Ratio != nil {
		fmt.Fprintf(w, "  ratio %.2f to %s", *r.Ratio, *r.BestPeer)
	}
	if r.Limit != nil {
		fmt.Fprintf(w, "  limit %s", value(r.Limit))
	}
	if r.Fraction != nil {
		fmt.Fprintf(w, "  fraction %.2f", *r.Fraction)
	}
	fmt.Fprintln(w)
	for _, name := range slices.Sorted(maps.Keys(r.Peers)) {
		text := value(r.Peers[name])
		if why := r.absent[name]; why != "" {
			text += ": " + why
		}
		fmt.Fprintf(w, "      %-30s %9s\n", name, text)
	}
	if c := r.Counts; c != nil {
		fmt.Fprintf(w, "      constructs %s, tasks %s\n", c.Constructs, c.Tasks)
	}
	for _, n := range r.Notes {
		fmt.Fprintf(w, "      %s\n", n)
	}
}

func value(v *float64) string {
	if v == nil {
		return "not run"
	}
	return fmt.Sprintf("%.4g", *v)
}

func writeJSON(path string, results []Result) error {
	if results == nil {
		results = []Result{}
	}
	text, err := json.MarshalIndent(results, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(text, '\n'), 0o644)
}
