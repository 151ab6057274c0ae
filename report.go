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

// Counts says what one tier did for a kernel: Reused and Compiled add up to
// Total. All three are -1 if the tier did not run.
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
	InOrder    []InOrder     `json:"in_order,omitempty"` // what ran in order so far, though it is parallel
}

// InOrder is a loop that ran in order, on one core: with the arguments of some
// launches its iterations may depend on each other, since slices share memory
// or a distance is short. A report has those of all launches of a kernel's code
// on a runtime so far, also of kernels that are equal but for their names.
type InOrder struct {
	Task  int    `json:"task"` // its place in the kernel, from 1, as `spelt ir` counts
	File  string `json:"file"`
	Line  int    `json:"line"`
	Times int64  `json:"times"`
}

// Stage is the time that a part of a compile took. Stages that run on several
// cores at once add up the time of each.
type Stage struct {
	Name string        `json:"name"`
	Time time.Duration `json:"time_ns"`
}

// String says in one line what happened, as in
//
//	Step: native, compiled 1 of 3 parts in 24.1 ms
//	Step: native, loaded from the cache in 0.3 ms
//	Step: native, already loaded
//	Step: plain Go
//	Step: native, already loaded; 1 part ran in order
//
// A part is a construct: a parallel loop, or the statements between two. What else is in a report, WriteTable shows.
func (r Report) String() string {
	var b strings.Builder
	if r.Kernel != "" {
		b.WriteString(r.Kernel + ": ")
	}
	switch {
	case r.Backend == "":
		b.WriteString("not launched yet")
	case r.Backend == Go.String():
		b.WriteString("plain Go")
	default:
		b.WriteString(r.Backend)
	}
	took := ""
	if r.Time > 0 {
		took = fmt.Sprintf(" in %.1f ms", float64(r.Time)/1e6)
	}
	switch r.Source {
	case SourceMemory:
		b.WriteString(", already loaded")
	case SourceDisk:
		b.WriteString(", loaded from the cache" + took)
	case SourceCompiled:
		c := r.Constructs
		if c.Total < 0 { // the kernel was compiled as a whole
			c = r.Tasks
		}
		b.WriteString(", compiled")
		if c.Total >= 0 {
			fmt.Fprintf(&b, " %d of %s", c.Compiled, plural(c.Total, "part"))
		}
		b.WriteString(took)
	}
	if r.Reason != "" {
		fmt.Fprintf(&b, ", since %s", r.Reason)
	}
	if n := len(r.InOrder); n > 0 {
		fmt.Fprintf(&b, "; %s ran in order", plural(n, "part"))
	}
	return b.String()
}

func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
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
	if r.Backend == "" {
		fmt.Fprintf(t, "backend\tnone: not launched yet\n")
	} else {
		fmt.Fprintf(t, "backend\t%s\n", r.Backend)
	}
	if r.Source != "" {
		fmt.Fprintf(t, "source\t%s\n", r.Source)
	}
	if r.Reason != "" {
		fmt.Fprintf(t, "reason\t%s\n", r.Reason)
	}
	fmt.Fprintf(t, "constructs\t%s\n", r.Constructs)
	fmt.Fprintf(t, "tasks\t%s\n", r.Tasks)
	if r.Carried >= 0 {
		fmt.Fprintf(t, "carried\t%s\n", plural(r.Carried, "value"))
	}
	if r.CodeBytes > 0 {
		fmt.Fprintf(t, "code\t%d bytes\n", r.CodeBytes)
	}
	for _, o := range r.InOrder {
		fmt.Fprintf(t, "in order\ttask %d at %s:%d, %s\n", o.Task, o.File, o.Line, plural(int(o.Times), "time"))
	}
	for _, s := range r.Stages {
		fmt.Fprintf(t, "  %s\t%.2f ms\n", s.Name, float64(s.Time)/1e6)
	}
	if r.Time > 0 {
		fmt.Fprintf(t, "ready after\t%.2f ms\n", float64(r.Time)/1e6)
	}
	return t.Flush()
}
