package spelt

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"
)

// Where a kernel came from.
const (
	SourceMemory   = "memory"   // it was loaded in this process already
	SourceDisk     = "disk"     // its machine code was found in the cache
	SourceCompiled = "compiled" // at least its plan was made anew
)

// Counts says what one tier did for a kernel: reused and compiled add up to
// total. Each is -1 if the tier did not run.
type Counts struct {
	Total    int `json:"total"`
	Reused   int `json:"reused"`
	Compiled int `json:"compiled"`
}

var notRun = Counts{-1, -1, -1}

// Report says what one launch or compile did to have a kernel's code.
type Report struct {
	Kernel     string        `json:"kernel"`
	Backend    string        `json:"backend"`          // "native", "go", or "race check"
	Source     string        `json:"source"`           // see SourceMemory and so on; "" if not native
	Reason     string        `json:"reason,omitempty"` // why the plain Go function runs, if the kernel itself is to blame
	Constructs Counts        `json:"constructs"`
	Tasks      Counts        `json:"tasks"`
	Carried    int           `json:"carried"` // values that cross between constructs; -1 if not compiled
	CodeBytes  int           `json:"code_bytes"`
	Time       time.Duration `json:"time_ns"` // until the code was ready
	Stages     []Stage       `json:"stages,omitempty"`
}

// Stage is the time that a part of a compile took. Stages that run on several
// cores at once add up the time of each.
type Stage struct {
	Name string        `json:"name"`
	Time time.Duration `json:"time_ns"`
}

// String is one line that says what happened.
func (r Report) String() string {
	var b strings.Builder
	if r.Backend == "" {
		return strings.TrimPrefix(r.Kernel+": not launched yet", ": ")
	}
	fmt.Fprintf(&b, "%s: %s", r.Kernel, r.Backend)
	if r.Source != "" {
		fmt.Fprintf(&b, ", from %s", r.Source)
	}
	if r.Reason != "" {
		fmt.Fprintf(&b, ", since %s", r.Reason)
	}
	if r.Constructs.Total >= 0 {
		fmt.Fprintf(&b, ", constructs %s", r.Constructs)
	}
	if r.Tasks.Total >= 0 {
		fmt.Fprintf(&b, ", tasks %s", r.Tasks)
	}
	if r.Carried > 0 {
		fmt.Fprintf(&b, ", %d values carried", r.Carried)
	}
	if r.Time > 0 {
		fmt.Fprintf(&b, ", %.1f ms", float64(r.Time)/1e6)
	}
	return b.String()
}

func (c Counts) String() string {
	if c.Total < 0 {
		return "-"
	}
	return fmt.Sprintf("%d (%d reused, %d compiled)", c.Total, c.Reused, c.Compiled)
}

// WriteTable writes the report and its stages as a table for people.
func (r Report) WriteTable(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "kernel\t%s\n", r.Kernel)
	fmt.Fprintf(t, "backend\t%s\n", r.Backend)
	if r.Source != "" {
		fmt.Fprintf(t, "source\t%s\n", r.Source)
	}
	if r.Reason != "" {
		fmt.Fprintf(t, "reason\t%s\n", r.Reason)
	}
	fmt.Fprintf(t, "constructs\t%s\n", r.Constructs)
	fmt.Fprintf(t, "tasks\t%s\n", r.Tasks)
	if r.CodeBytes > 0 {
		fmt.Fprintf(t, "code\t%d bytes\n", r.CodeBytes)
	}
	for _, s := range r.Stages {
		fmt.Fprintf(t, "  %s\t%.2f ms\n", s.Name, float64(s.Time)/1e6)
	}
	fmt.Fprintf(t, "ready after\t%.2f ms\n", float64(r.Time)/1e6)
	return t.Flush()
}
