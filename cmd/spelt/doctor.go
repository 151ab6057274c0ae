package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
)

func (a *app) doctorCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "doctor",
		Short: "Tell whether kernels can be compiled here, and what is missing",
		Long: `Doctor looks at what compiling kernels needs: the LLVM library, the processor, the cache, the go command. It opens LLVM,
and changes nothing. It exits with 1 if something is wrong. Without LLVM kernels run as plain Go, and those in the cache
run natively all the same.

With --check it also compiles and runs some thousands of expressions, for each level that the processor has and in each way
that loops run, and compares what comes out with exact evaluation. That takes from some seconds to a minute.`,
		Args: cobra.NoArgs,
	}
	check, expressions := false, defaultExpressions
	c.Flags().BoolVar(&check, "check", false, "also compile and run expressions on this LLVM and this processor, and compare")
	c.Flags().IntVar(&expressions, "expressions", expressions, "how many, with --check")
	c.RunE = a.does(func(ctx context.Context, _ []string) error {
		if !check {
			expressions = 0
		}
		return a.doctor(ctx, expressions)
	})
	return a.jsonFlag(c)
}

type doctorJSON struct {
	OK    bool   `json:"ok"`
	Spelt string `json:"spelt"`
	Go    goJSON `json:"go"`
	LLVM  struct {
		Found   bool   `json:"found"`
		Path    string `json:"path,omitempty"`
		Version string `json:"version,omitempty"`
		Build   string `json:"build,omitempty"` // what the keys of the cache have of it
		// Notices are what is to be known of a library that is used all the same.
		Notices []string `json:"notices,omitempty"`
		Problem string   `json:"problem,omitempty"`
	} `json:"llvm"`
	Processor struct {
		Name       string   `json:"name,omitempty"`
		Cores      int      `json:"cores"`
		Level      string   `json:"level"`
		VectorBits int      `json:"vector_bits"`
		Scope      string   `json:"scope"`
		Features   []string `json:"features"`
		Native     []string `json:"native_features"`
		Problem    string   `json:"problem,omitempty"`
	} `json:"processor"`
	Cache struct {
		Dir     string `json:"dir,omitempty"`
		State   string `json:"state"` // usable, empty, off, unusable
		Records int    `json:"records"`
		Disk    int64  `json:"disk_bytes"`
		Max     int64  `json:"max_bytes"`
		Problem string `json:"problem,omitempty"`
	} `json:"cache"`
	Check       *checkJSON        `json:"check,omitempty"`
	Environment map[string]string `json:"environment"`
}

type goJSON struct {
	Built   string `json:"built_with"`
	Version string `json:"version,omitempty"`
	Problem string `json:"problem,omitempty"`
}

func (a *app) doctor(ctx context.Context, expressions int) error {
	r := doctorJSON{Spelt: speltVersion(), Environment: map[string]string{}}
	r.Go = examineGo(ctx)
	examineLLVM(&r)
	examineProcessor(&r)
	examineCache(&r)
	for _, e := range os.Environ() {
		if name, value, _ := strings.Cut(e, "="); strings.HasPrefix(name, "SPELT_") {
			r.Environment[name] = value
		}
	}
	if expressions > 0 && r.LLVM.Found {
		if err := a.check(ctx, &r, expressions); err != nil {
			return err
		}
	}
	r.OK = (r.Check == nil || r.Check.Problem == "") && r.Go.Problem == "" && r.LLVM.Problem == "" && r.Processor.Problem == "" && r.Cache.Problem == ""
	if a.json {
		if err := a.printJSON(r); err != nil {
			return err
		}
	} else {
		a.printDoctor(&r)
	}
	if !r.OK {
		return errReported
	}
	return nil
}

func examineGo(ctx context.Context) goJSON {
	g := goJSON{Built: runtime.Version()}
	out, err := exec.CommandContext(ctx, "go", "env", "GOVERSION").Output()
	if err != nil {
		g.Problem = fmt.Sprintf("the go command does not run: %v", err)
	}
	g.Version = strings.TrimSpace(string(out))
	return g
}

func examineLLVM(r *doctorJSON) {
	l, err := llvm.Open()
	if err != nil {
		r.LLVM.Problem = err.Error()
		r.LLVM.Path, _ = llvm.Find()
		return
	}
	r.LLVM.Found, r.LLVM.Path, r.LLVM.Version, r.LLVM.Build, r.LLVM.Notices = true, l.Path(), l.Version(), string(l.Build()), l.Notices()
}

func examineProcessor(r *doctorJSON) {
	host, native := target.Host(), target.Native()
	p := &r.Processor
	p.Name, p.Cores = processorName(), runtime.GOMAXPROCS(0)
	p.Level, p.VectorBits, p.Scope = host.Level, host.VectorBits, host.Scope()
	p.Features, p.Native = host.Features, native.Features
	if err := target.EnvError(); err != nil {
		p.Problem = err.Error()
	}
}

// processorName is what Linux calls the processor, or "".
func processorName() string {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	for _, l := range lines(string(text)) {
		if key, value, ok := strings.Cut(l, ":"); ok && strings.TrimSpace(key) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

func examineCache(r *doctorJSON) {
	c := &r.Cache
	var err error
	if c.Dir, c.State, err = place(); err == nil && c.State == "" {
		var s *cache.Store
		if s, err = openStore(cache.Options{}); err == nil {
			st := s.Stat()
			c.State, c.Disk, c.Max = "usable", st.Disk, st.MaxBytes
			for _, k := range st.Kinds {
				c.Records += k.Entries
			}
		}
	}
	if err != nil {
		c.State, c.Problem = "unusable", err.Error()
	}
}

func (a *app) printDoctor(r *doctorJSON) {
	mark := func(problem string) string {
		if problem == "" {
			return "ok"
		}
		return "PROBLEM"
	}
	var rows []string
	row := func(name, problem, text string) { rows = append(rows, name+"\t"+mark(problem)+"\t"+text) }
	more := func(text string) { rows = append(rows, "\t\t"+text) }

	row("Spelt", "", r.Spelt)
	goText := r.Go.Version
	if r.Go.Problem != "" {
		goText = r.Go.Problem
	}
	row("Go", r.Go.Problem, goText)
	if r.LLVM.Found {
		row("LLVM", "", r.LLVM.Version+", "+r.LLVM.Path)
		for _, n := range r.LLVM.Notices {
			more(n)
		}
	} else {
		row("LLVM", r.LLVM.Problem, r.LLVM.Problem)
		more("Kernels that are not in the cache run as plain Go.")
	}
	p := r.Processor
	row("Processor", p.Problem, fmt.Sprintf("%s, %s", orUnknown(p.Name), plural(p.Cores, "core")))
	more(fmt.Sprintf("level %s, %d-bit vectors, %s", p.Level, p.VectorBits, plural(len(p.Features), "feature")))
	if extra := without(p.Native, p.Features); len(extra) > 0 {
		more("beyond the level (used by native): " + strings.Join(extra, " "))
	}
	if p.Problem != "" {
		more(p.Problem)
	}
	c := r.Cache
	switch c.State {
	case "usable":
		row("Cache", "", fmt.Sprintf("%s: %s, %s of at most %s", c.Dir, plural(c.Records, "record"), size(c.Disk), size(c.Max)))
	case "empty":
		row("Cache", "", c.Dir+": not made yet")
	case "off":
		row("Cache", "", "off (SPELT_CACHE)")
	default:
		row("Cache", c.Problem, c.Problem)
	}
	if r.Check != nil {
		row("Check", r.Check.Problem, r.Check.String())
		for _, w := range r.Check.Wrong {
			more(w.String())
		}
	}
	for _, name := range sortedKeys(r.Environment) {
		rows = append(rows, name+"\tset\t"+r.Environment[name])
	}
	a.table(rows)
}

func orUnknown(s string) string {
	if s == "" {
		return "unknown processor"
	}
	return s
}

// without returns what is in a and not in b.
func without(a, b []string) []string {
	var out []string
	for _, s := range a {
		if !slices.Contains(b, s) {
			out = append(out, s)
		}
	}
	return out
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
