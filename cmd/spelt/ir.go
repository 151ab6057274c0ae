package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/target"
)

type irOptions struct {
	stage     string
	diff      bool
	positions bool
	level     string
	tags      string
	noFMA     bool
	noChecks  bool
	whole     bool
}

func (a *app) irCommand() *cobra.Command {
	o := irOptions{}
	c := &cobra.Command{
		Use:   "ir package[.kernel] [kernel...]",
		Short: "Print kernels at a stage of the compiler",
		Long: `Ir prints the intermediate representation of the kernels named, or of all in the package, at a stage; with --diff, what
each pass up to that stage changed. A kernel is split into tasks, which are compiled each by itself; passes before
the split see the whole kernel, those after it one task. The stages, in order:

` + stageHelp(),
		Example: `  spelt ir ./examples/mandelbrot
  spelt ir ./sim.Grid.Step --diff
  spelt ir . Saxpy --stage frontend`,
		Args: cobra.MinimumNArgs(1),
	}
	c.RunE = a.does(func(ctx context.Context, args []string) error { return a.ir(ctx, o, args[0], args[1:]) })
	c.Flags().StringVar(&o.stage, "stage", stageFinal, "the stage")
	c.Flags().BoolVar(&o.diff, "diff", false, "print what each pass changed")
	c.Flags().BoolVar(&o.positions, "positions", false, "print source positions too, as far as there are any")
	c.Flags().StringVar(&o.level, "target", "", "processor level, such as x86-64-v3; this machine's if empty")
	c.Flags().BoolVar(&o.noFMA, "no-fma", false, "as WithFMA(false)")
	c.Flags().BoolVar(&o.noChecks, "no-checks", false, "as WithChecks(false)")
	c.Flags().BoolVar(&o.whole, "whole", false, "as WithWholeKernel(true): all passes before the split, too")
	c.Flags().StringVar(&o.tags, "tags", "", "build tags, divided by commas")
	c.RegisterFlagCompletionFunc("stage", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return stageNames(), cobra.ShellCompDirectiveNoFileComp
	})
	return a.jsonFlag(c)
}

func (a *app) ir(ctx context.Context, o irOptions, pattern string, names []string) error {
	if !slices.Contains(stageNames(), o.stage) {
		return usageError{fmt.Sprintf("no stage %s: there are %s", o.stage, strings.Join(stageNames(), ", "))}
	}
	t := target.Host()
	if o.level != "" {
		var err error
		if t, err = target.ForLevel(o.level); err != nil {
			return usageError{err.Error()}
		}
	}
	pattern, names = splitKernel(pattern, names)
	p := a.progress()
	program, err := load(ctx, p, o.tags, true, []string{pattern})
	p.close()
	if err != nil {
		return err
	}
	kernels, err := choose(program, pattern, names)
	if err != nil {
		return err
	}
	report := []section{}
	bad, missing := false, true
	for _, k := range kernels {
		code, problems := program.Lower(k)
		a.printDiagnostics(problems)
		if code == nil {
			bad = true
			continue
		}
		sections, err := trace(ctx, k.Name, code, o, t)
		if err != nil {
			return err
		}
		for _, s := range sections {
			cut, ok := s.upTo(o.stage)
			if !ok && !(o.diff && s.Task == 0) { // a diff goes all the way to the stage
				continue
			}
			missing = missing && !ok
			report = append(report, cut)
			if !a.json {
				a.printSection(cut, o.diff, len(report) > 1)
			}
		}
	}
	if missing && !bad {
		return usageError{fmt.Sprintf("%s does not run with these options", o.stage)}
	}
	if a.json {
		if err := a.printJSON(report); err != nil {
			return err
		}
	}
	if bad {
		return errReported
	}
	return nil
}

func (a *app) printSection(s section, diff, more bool) {
	if !diff {
		if more {
			fmt.Fprintln(a.stdout)
		}
		last := s.Stages[len(s.Stages)-1]
		fmt.Fprintf(a.stdout, "; %s, %s\n%s", s.title(), last.Name, last.Text)
		return
	}
	for i, now := range s.Stages {
		switch {
		case i == 0:
			fmt.Fprintf(a.stdout, "=== %s: %s\n%s", s.title(), now.Name, now.Text)
		case !now.isIR():
			fmt.Fprintf(a.stdout, "=== %s: %s (%d µs)\n%s", s.title(), now.Name, now.Micros, now.Text)
		default:
			var b strings.Builder
			if diffIR(&b, s.Stages[i-1].Text, now.Text) {
				fmt.Fprintf(a.stdout, "=== %s: %s (%d µs)\n%s", s.title(), now.Name, now.Micros, b.String())
			} else {
				fmt.Fprintf(a.stdout, "=== %s: %s, no change (%d µs)\n", s.title(), now.Name, now.Micros)
			}
		}
	}
}

// splitKernel takes a kernel's name off a pattern: ./sim.Grid.Step is Grid.Step in ./sim. What names a directory, or ends
// in what cannot be a kernel's name, is a pattern as it stands.
func splitKernel(pattern string, names []string) (string, []string) {
	if info, err := os.Stat(pattern); err == nil && info.IsDir() {
		return pattern, names
	}
	slash := strings.LastIndexAny(pattern, `/\`) + 1
	base := pattern[slash:]
	for i, c := range base {
		// Dots may be part of the last element of a path, as in gopkg.in/yaml.v3.
		if c != '.' || i == 0 {
			continue
		}
		dir, kernel := pattern[:slash+i], base[i+1:]
		if !isKernelName(kernel) {
			continue
		}
		return dir, append([]string{kernel}, names...)
	}
	if rest, ok := strings.CutPrefix(base, "."); ok && slash == 0 && isKernelName(rest) { // .Saxpy
		return ".", append([]string{rest}, names...)
	}
	return pattern, names
}

// isKernelName tells whether a name can be that of a function, or of a method with its type. A major version, as at the
// end of gopkg.in/yaml.v3, is taken for none.
func isKernelName(s string) bool {
	s, _, _ = strings.Cut(s, "[")
	parts := strings.Split(s, ".")
	if v, ok := strings.CutPrefix(parts[0], "v"); ok && strings.Trim(v, "0123456789") == "" {
		return false
	}
	for _, p := range parts {
		if p == "" || strings.Trim(p, "0123456789") == "" || strings.ContainsAny(p, `/\-`) {
			return false
		}
	}
	return len(parts) <= 2
}

// choose finds kernels by name or identifier; no name is all.
func choose(program *frontend.Program, pattern string, names []string) ([]*frontend.Kernel, error) {
	var all, chosen []*frontend.Kernel
	for _, pkg := range program.Packages() {
		all = append(all, pkg.Kernels...)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s has no kernels: a kernel is a function marked //spelt:kernel", filepath.ToSlash(pattern))
	}
	if len(names) == 0 {
		return all, nil
	}
	for _, name := range names {
		found := false
		for _, k := range all {
			base, _, _ := strings.Cut(k.Name, "[")
			if name == k.Name || name == k.Ident || name == base {
				chosen, found = append(chosen, k), true
			}
		}
		if !found {
			var have []string
			for _, k := range all {
				have = append(have, k.Name)
			}
			return nil, fmt.Errorf("%s has no kernel %s: there are %s", pattern, name, strings.Join(have, ", "))
		}
	}
	return chosen, nil
}
