package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/gen"
	"github.com/spelt-go/spelt/internal/overlay"
)

func (a *app) genCommand() *cobra.Command {
	var g genOptions
	c := &cobra.Command{
		Use:   "gen [packages]",
		Short: "Write the code that launches kernels",
		Long: `Gen writes, for each source file with kernels in the packages named (all below the current directory if none is),
a file beside it: saxpy_spelt.go for saxpy.go. It holds a launcher for each kernel and its IR, and is to be committed.
A file that is right already is not touched. A generated file whose source has no kernels any more is removed.
A kernel that cannot be compiled is reported; its launcher runs it as plain Go, so that the others of its package, and those
who use it, are not held up.`,
		Example: `  spelt gen ./...
  //go:generate go tool spelt gen .`,
	}
	c.RunE = a.does(func(ctx context.Context, args []string) error { return a.gen(ctx, g, args) })
	c.Flags().BoolVar(&g.check, "check", false, "write nothing, and fail if something is out of date")
	c.Flags().BoolVarP(&g.verbose, "verbose", "v", false, "list unchanged files too")
	c.Flags().StringVar(&g.tags, "tags", "", "build tags, divided by commas")
	return a.jsonFlag(c)
}

type genOptions struct {
	check, verbose bool
	tags           string
}

// genJSON is what gen reports.
type genJSON struct {
	Directories []genDirJSON     `json:"directories"`
	Problems    []diagnosticJSON `json:"problems"`
	Errors      []string         `json:"errors"`
}

type genDirJSON struct {
	Directory string       `json:"directory"`
	Packages  []string     `json:"packages"`
	Kernels   int          `json:"kernels"`
	Files     []gen.Change `json:"files"`
}

func (a *app) gen(ctx context.Context, g genOptions, patterns []string) error {
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	p := a.progress()
	program, err := load(ctx, p, g.tags, true, patterns)
	if err != nil {
		p.close()
		return err
	}
	dirs := gen.Program(program, true, p.step)
	p.close()

	report := genJSON{Directories: []genDirJSON{}, Problems: []diagnosticJSON{}, Errors: []string{}}
	bad, outOfDate, kernels := false, 0, 0
	fail := func(err error) {
		bad = true
		if a.json {
			report.Errors = append(report.Errors, err.Error())
		} else {
			a.printError(err)
		}
	}
	for _, d := range dirs {
		report.Problems = append(report.Problems, diagnosticsJSON(d.Diagnostics)...)
		if !a.json {
			a.printDiagnostics(d.Diagnostics)
		}
		if !d.OK() {
			bad = true
		}
		if d.Err != nil {
			fail(d.Err)
		}
		kernels += d.Kernels
		changes, err := gen.Sync(d.Path, d.Files, g.check)
		if err != nil {
			fail(err)
		}
		for _, c := range changes {
			if c.Action != gen.Unchanged {
				outOfDate++
			}
			if !a.json && (c.Action != gen.Unchanged || g.verbose) {
				fmt.Fprintf(a.stdout, "%-9s  %s\n", tense(c.Action, g.check), relative(c.Path))
			}
		}
		if len(changes) > 0 || d.Kernels > 0 {
			report.Directories = append(report.Directories, genDirJSON{d.Path, d.Packages, d.Kernels, changes})
		}
	}
	if kernels > 0 {
		if err := a.requirement(ctx, dirs); err != nil {
			fail(err)
		}
	}
	if a.json {
		if err := a.printJSON(report); err != nil {
			return err
		}
	}
	if g.check && outOfDate > 0 {
		bad = true
		if !a.json {
			fmt.Fprintf(a.stderr, "spelt: %s out of date: run spelt gen\n", plural(outOfDate, "generated file"))
		}
	}
	if bad {
		return errReported
	}
	return nil
}

// requirement checks that what was generated can be built, in the module of the first directory that has any. Only a
// first run can find that it cannot.
func (a *app) requirement(ctx context.Context, dirs []*gen.Directory) error {
	for _, d := range dirs {
		if d.Kernels > 0 {
			return overlay.Requirement(ctx, overlay.Config{Dir: d.Path})
		}
	}
	return nil
}

// tense puts an action into words for what has been done, or for what is to be done.
func tense(action gen.Action, check bool) string {
	if !check || action == gen.Unchanged {
		return action.String()
	}
	return map[gen.Action]string{gen.Created: "missing", gen.Updated: "outdated", gen.Removed: "stale"}[action]
}

// load reads packages, telling progress of it.
func load(ctx context.Context, p *progress, tags string, tests bool, patterns []string) (*frontend.Program, error) {
	p.step(0, 0, "loading packages")
	cfg := frontend.Config{Tests: tests}
	if tags != "" {
		cfg.BuildFlags = []string{"-tags=" + tags}
	}
	return frontend.Load(ctx, cfg, patterns...)
}
