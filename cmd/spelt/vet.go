package main

import (
	"context"
	"fmt"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/gen"
	"github.com/spelt-go/spelt/internal/vet"
)

func (a *app) vetCommand() *cobra.Command {
	var tags string
	c := &cobra.Command{
		Use:   "vet [packages]",
		Short: "Report what in kernels cannot be compiled",
		Long: `Vet compiles the kernels of the packages named (all below the current directory if none is) as far as needed to know that
they can be, and writes nothing. The same checks run as part of go vet:

  go vet -vettool=$(go tool -n spelt) ./...`,
	}
	c.RunE = a.does(func(ctx context.Context, args []string) error { return a.vet(ctx, tags, args) })
	c.Flags().StringVar(&tags, "tags", "", "build tags, divided by commas")
	return a.jsonFlag(c)
}

func (a *app) vet(ctx context.Context, tags string, patterns []string) error {
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	p := a.progress()
	defer p.close()
	program, err := load(ctx, p, tags, true, patterns)
	if err != nil {
		return err
	}
	var problems frontend.Diagnostics
	done, total := 0, 0
	for _, pkg := range program.Packages() {
		total += len(pkg.Kernels)
	}
	for _, pkg := range program.Packages() {
		problems = append(problems, pkg.Diagnostics...)
		var lists []frontend.Diagnostics
		for _, k := range pkg.Kernels {
			p.step(done, total, k.Name)
			_, list := program.Lower(k)
			lists = append(lists, list)
			problems = append(problems, list...)
			done++
		}
		problems = append(problems, gen.Names(program.Fset(), pkg, lists)...)
	}
	problems = append(problems, outdated(program)...).Sorted()
	p.close()
	if a.json {
		if err := a.printJSON(map[string]any{"kernels": total, "problems": diagnosticsJSON(problems)}); err != nil {
			return err
		}
	} else {
		a.printDiagnostics(problems)
	}
	errs, warnings := len(problems.Errors()), len(problems.Warnings())
	if len(problems) > 0 && !a.json {
		list := []string{}
		if errs > 0 {
			list = append(list, plural(errs, "problem"))
		}
		if warnings > 0 {
			list = append(list, plural(warnings, "warning"))
		}
		fmt.Fprintf(a.stderr, "spelt: %s\n", strings.Join(list, ", "))
	}
	if errs > 0 {
		return errReported
	}
	return nil
}

// isVetTool tells whether go vet calls: it asks for the version and the flags of a tool, and then gives it a file for
// each package.
func isVetTool(args []string) bool {
	if len(args) == 0 {
		return false
	}
	if len(args) == 1 && (args[0] == "-V=full" || args[0] == "-flags") {
		return true
	}
	last := args[len(args)-1]
	return strings.HasPrefix(args[0], "-") && filepath.Ext(last) == ".cfg" || len(args) == 1 && filepath.Ext(last) == ".cfg"
}

// outdated reports the kernels whose generated code is there, and is not what their source gives now.
func outdated(program *frontend.Program) frontend.Diagnostics {
	var list frontend.Diagnostics
	fset := token.NewFileSet()
	for _, pkg := range program.Packages() {
		seen := map[string]bool{}
		for _, k := range pkg.Kernels {
			file := filepath.Join(filepath.Dir(k.File), gen.OutputName(filepath.Base(k.File)))
			if seen[file] {
				continue
			}
			seen[file] = true
			f, err := parser.ParseFile(fset, file, nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				continue // missing, which a build notices
			}
			for _, o := range vet.Stamped(fset, f) {
				at := slices.IndexFunc(pkg.Kernels, func(k *frontend.Kernel) bool { return k.Name == o.Kernel })
				if at < 0 || !o.Check() {
					continue
				}
				name := pkg.Kernels[at].Decl.Name
				list = append(list, frontend.Diagnostic{
					Pos: name.Pos(), End: name.End(), Position: pkg.Kernels[at].Pos, Code: "outdated", Message: o.Message(), Hint: vet.Remedy,
				})
			}
		}
	}
	return list
}
