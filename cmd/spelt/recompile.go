package main

import (
	"context"
	"fmt"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/llvm"
)

// recompileJSON is what came of compiling what is in the history again.
type recompileJSON struct {
	Compiled    int              `json:"compiled"` // versions of kernels
	Skipped     int              `json:"skipped"`  // of another version of Spelt, or whose code is gone
	Compared    int              `json:"compared"` // records
	Absent      int              `json:"absent"`   // records that are not in the cache any more
	Differences []differenceJSON `json:"differences"`
}

type differenceJSON struct {
	Package   string `json:"package"`
	Kernel    string `json:"kernel"`
	Construct int    `json:"construct"` // from 1; 0 is the kernel as a whole
	Kind      string `json:"kind"`
	Scope     string `json:"scope"`
	Key       string `json:"key"`
	What      string `json:"what"`
}

// recompile compiles every version in the history that this version of Spelt made, and compares the records of it.
func recompile(ctx context.Context, s *cache.Store, p *progress) (*recompileJSON, error) {
	r := &recompileJSON{Differences: []differenceJSON{}}
	logs := history.All(s)
	if len(logs) == 0 {
		return r, nil
	}
	if _, err := llvm.Open(); err != nil {
		return nil, err
	}
	for _, l := range logs {
		for _, v := range l.Versions {
			done, err := compile.Recompile(ctx, s, l.Name, v, func(n, of int) { p.step(n, of, "compiling "+l.Name) })
			switch {
			case ctx.Err() != nil:
				return nil, ctx.Err()
			case err != nil:
				return nil, fmt.Errorf("%s.%s: %w", l.Package, l.Name, err)
			case done.Skipped != "":
				r.Skipped++
				continue
			}
			r.Compiled++
			r.Compared += done.Compared
			r.Absent += done.Absent
			for _, d := range done.Differences {
				r.Differences = append(r.Differences, differenceJSON{l.Package, l.Name, d.Construct + 1, d.Kind.String(), d.Scope, d.Key.String(), d.What})
			}
		}
	}
	return r, nil
}

func (a *app) printRecompile(r *recompileJSON) {
	if len(r.Differences) > 0 {
		rows := []string{"KERNEL\tCONSTRUCT\tRECORD\tKEY\tDIFFERENCE"}
		for _, d := range r.Differences {
			construct := "-"
			if d.Construct > 0 {
				construct = fmt.Sprint(d.Construct)
			}
			rows = append(rows, fmt.Sprintf("%s.%s\t%s\t%s\t%.12s\t%s", d.Package, d.Kernel, construct, d.Kind, d.Key, d.What))
		}
		a.table(rows)
	}
	fmt.Fprintf(a.stdout, "%s compiled again, %s compared, %s\n", plural(r.Compiled, "kernel"), plural(r.Compared, "record"), plural(len(r.Differences), "difference"))
	if r.Absent > 0 {
		fmt.Fprintf(a.stdout, "%s of them not in the cache any more\n", plural(r.Absent, "record"))
	}
	if r.Skipped > 0 {
		fmt.Fprintf(a.stdout, "%s not compiled: %s, or %s\n", plural(r.Skipped, "kernel"), compile.SkippedVersion, compile.SkippedForgotten)
	}
}
