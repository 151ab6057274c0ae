package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/why"
)

func (a *app) whyCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "why [kernel]",
		Short: "Tell why a kernel was compiled: what has changed since the compile before",
		Long: `Why compares the last compile of a kernel with the one before it that was different, and says which option, version,
loop or statement changed, and from what to what. A kernel is named as in Step, Grid.Step or example.com/sim.Grid.Step;
without one, the kernels known are listed. It looks at the history in the cache, which every compile leaves, and needs
neither source nor LLVM. What was found in the cache was not compiled, and leaves no history.`,
		Example: `  spelt why Step
  spelt why example.com/sim.Grid.Step --json`,
		Args: cobra.MaximumNArgs(1),
	}
	c.RunE = a.does(func(_ context.Context, args []string) error {
		if len(args) == 0 {
			return a.whyList()
		}
		return a.why(args[0])
	})
	c.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		var names []string
		if s, err := openStore(cache.Options{}); err == nil && len(args) == 0 {
			for _, l := range history.All(s) {
				names = append(names, l.Name)
			}
		}
		return names, cobra.ShellCompDirectiveNoFileComp
	}
	return a.jsonFlag(c)
}

type whyJSON struct {
	Package            string       `json:"package"`
	Kernel             string       `json:"kernel"`
	Time               time.Time    `json:"time"`
	Before             *time.Time   `json:"before,omitempty"`
	Target             string       `json:"target"`
	Constructs         int          `json:"constructs"`
	ConstructsCompiled int          `json:"constructs_compiled"`
	Tasks              int          `json:"tasks"`
	TasksCompiled      int          `json:"tasks_compiled"`
	Verdict            string       `json:"verdict"`
	Again              bool         `json:"again"` // the compile before had the same key
	Changes            []changeJSON `json:"changes"`
}

type changeJSON struct {
	Text      string `json:"text"`
	Subject   string `json:"subject"`
	What      string `json:"what"`
	File      string `json:"file,omitempty"`
	Line      int    `json:"line,omitempty"`
	Construct *int   `json:"construct,omitempty"`
}

// reason compares the compiles of one kernel.
func reason(l *history.Log) whyJSON {
	now := l.Versions[0]
	var before *history.Version
	if len(l.Versions) > 1 {
		before = l.Versions[1]
	}
	j := whyJSON{Package: l.Package, Kernel: l.Name, Time: now.Time, Target: now.Target.Level, Constructs: len(now.Constructs),
		ConstructsCompiled: now.Compiled(), Tasks: len(now.Constructs), Again: now.Again, Changes: []changeJSON{}}
	for _, c := range now.Constructs {
		if !c.TaskReused {
			j.TasksCompiled++
		}
	}
	r, err := why.Compare(now, before)
	if err != nil {
		j.Verdict = "the history cannot be read: " + err.Error()
		return j
	}
	j.Verdict = r.Verdict()
	if before != nil {
		j.Before = &before.Time
	}
	for _, c := range r.Changes {
		x := changeJSON{Text: c.String(), Subject: c.Subject, What: c.What, File: c.File, Line: c.Line}
		if c.Construct >= 0 {
			x.Construct = &c.Construct
		}
		j.Changes = append(j.Changes, x)
	}
	return j
}

// short is the verdict, or the first change, in one line.
func (j *whyJSON) short() string {
	switch n := len(j.Changes); {
	case j.Again || n == 0:
		return j.Verdict
	case n == 1:
		return j.Changes[0].Text
	default:
		return fmt.Sprintf("%s; and %d more", j.Changes[0].Text, n-1)
	}
}

func (a *app) whyList() error {
	s, err := openStore(cache.Options{})
	if err != nil {
		return err
	}
	report := []whyJSON{}
	for _, l := range history.All(s) {
		report = append(report, reason(l))
	}
	switch {
	case a.json:
		return a.printJSON(report)
	case s == nil:
		return a.sayEmpty()
	case len(report) == 0:
		fmt.Fprintf(a.stdout, "No kernel was compiled into %s.\n", s.Dir())
		return nil
	}
	rows := []string{"KERNEL\tPACKAGE\tCOMPILED\tANEW\tWHY"}
	for _, j := range report {
		rows = append(rows, fmt.Sprintf("%s\t%s\t%s\t%d of %d\t%s", j.Kernel, j.Package, stamp(j.Time), j.ConstructsCompiled, j.Constructs, j.short()))
	}
	a.table(rows)
	return nil
}

func stamp(t time.Time) string { return t.Local().Format(time.DateTime) }

func (a *app) why(name string) error {
	s, err := openStore(cache.Options{})
	if err != nil {
		return err
	}
	var known []string
	report := []whyJSON{}
	for _, l := range history.All(s) {
		known = append(known, l.Name)
		if isNamed(l, name) {
			report = append(report, reason(l))
		}
	}
	if len(report) == 0 {
		dir, state, err := place()
		switch {
		case err != nil:
			return err
		case state == "off":
			return fmt.Errorf("the cache is off (SPELT_CACHE), so nothing is known of %s", name)
		case len(known) == 0:
			return fmt.Errorf("no kernel was compiled into %s", dir)
		}
		return fmt.Errorf("no compile of %s is known in %s: there %s", name, dir, nearest(known, name))
	}
	if a.json {
		return a.printJSON(report)
	}
	for i, j := range report {
		if i > 0 {
			fmt.Fprintln(a.stdout)
		}
		a.printWhy(&j)
	}
	return nil
}

// nearest puts into words the names that are most like one that there is not.
func nearest(known []string, name string) string {
	const most = 5
	slices.Sort(known)
	known = slices.Compact(known)
	far := map[string]int{}
	for _, k := range known {
		base, _, _ := strings.Cut(k, "[")
		far[k] = min(nameDistance(k, name), nameDistance(base, name), nameDistance(base[strings.LastIndex(base, ".")+1:], name))
	}
	slices.SortStableFunc(known, func(a, b string) int { return cmp.Compare(far[a], far[b]) })
	switch rest := len(known) - most; {
	case len(known) == 1:
		return "is " + known[0]
	case rest <= 0:
		return "are " + strings.Join(known, ", ")
	default:
		return fmt.Sprintf("are %s and %d more, which spelt why lists", strings.Join(known[:most], ", "), rest)
	}
}

// nameDistance is how many letters have to be put in, left out or changed to make b of a. Capitals do not count.
func nameDistance(a, b string) int {
	x, y := []rune(strings.ToLower(a)), []rune(strings.ToLower(b))
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		before := row[0]
		row[0] = i + 1
		for j := range y {
			d := before
			if x[i] != y[j] {
				d++
			}
			before = row[j+1]
			row[j+1] = min(d, row[j]+1, before+1)
		}
	}
	return row[len(y)]
}

// isNamed reports whether a name on the command line is that of a kernel: with its package or the last element of it, or
// without; with the types it is made for, or without.
func isNamed(l *history.Log, name string) bool {
	base, _, _ := strings.Cut(l.Name, "[")
	last := l.Package[strings.LastIndex(l.Package, "/")+1:]
	for _, k := range []string{l.Name, base} {
		if name == k || name == l.Package+"."+k || name == last+"."+k {
			return true
		}
	}
	return false
}

func (a *app) printWhy(j *whyJSON) {
	fmt.Fprintf(a.stdout, "%s.%s\n", j.Package, j.Kernel)
	fmt.Fprintf(a.stdout, "compiled %s for %s: %d of %s anew, %d of %s\n", stamp(j.Time), j.Target,
		j.ConstructsCompiled, plural(j.Constructs, "construct"), j.TasksCompiled, plural(j.Tasks, "task"))
	indent := "  "
	if j.Again || j.Before == nil || len(j.Changes) == 0 {
		fmt.Fprintf(a.stdout, "  %s\n", j.Verdict)
		if j.Before == nil || len(j.Changes) == 0 {
			return
		}
		fmt.Fprintf(a.stdout, "what had changed since the compile before, %s:\n", stamp(*j.Before))
	} else {
		fmt.Fprintf(a.stdout, "changed since %s:\n", stamp(*j.Before))
		if j.Verdict == "same code" {
			fmt.Fprintln(a.stdout, indent+j.Verdict)
		}
	}
	for _, c := range j.Changes {
		fmt.Fprintln(a.stdout, indent+c.Text)
	}
}
