// Bench measures Spelt against plain Go and C++: run time of kernels (rows R…), and compiling, caching and launching
// (rows C…). Peers run in the same process, in turn with the kernels, so that both meet the same machine.
package main

import (
	"context"
	"embed"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/peers"
)

//go:embed cpp/*.cpp cpp/*.h
var sources embed.FS

// A bench is what all rows share.
type bench struct {
	ctx     context.Context
	rt      *spelt.Runtime
	cpp     *peers.Library // nil if there is none
	cppWhy  error          // and why
	threads int
	rounds  int
	quick   bool
	show    func(Result)
}

// rows are all the rows there are, in the order of the table.
var rows = []struct {
	name  string
	about string
	run   func(b *bench) error
}{
	{"R1", "saxpy, float32", (*bench).saxpy},
	{"R2", "sum, float32", (*bench).sum},
	{"R3", "jacobi2d, float32", (*bench).jacobi},
	{"R5", "mandelbrot, float32", (*bench).mandelbrot},
	{"R6", "nbody, float32", (*bench).nbody},
	{"R7", "black-scholes, float32", (*bench).blackScholes},
	{"R8", "spmv, float64", (*bench).spmv},
	{"C1", "cold start", (*bench).cold},
	{"C2", "warm start", (*bench).warm},
	{"C3", "start after an edit", (*bench).edits},
	{"C4", "launch", (*bench).launch},
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	var names, jsonPath string
	b := &bench{threads: runtime.GOMAXPROCS(0)}
	flag.StringVar(&names, "rows", "", "`rows` to run, such as R1,C2; all if empty")
	flag.StringVar(&jsonPath, "json", "", "`file` to write the results to")
	flag.BoolVar(&b.quick, "quick", false, "fewer rounds and smaller sizes: to try the bench, not to quote it")
	flag.Parse()
	b.rounds = 11
	if b.quick {
		b.rounds = 3
	}
	chosen, err := choose(names)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	b.ctx = ctx
	if b.rt, err = spelt.New(); err != nil {
		return err
	}
	defer b.rt.Close()
	cpp, err := fs.Sub(sources, "cpp")
	if err != nil {
		return err
	}
	if b.cpp, b.cppWhy = peers.Open(ctx, cpp); b.cppWhy != nil {
		fmt.Fprintln(os.Stderr, "bench: C++", b.cppWhy)
	}

	var results []Result
	b.show = func(r Result) {
		results = append(results, r)
		b.progress("")
		r.write(os.Stdout)
	}
	printHead(os.Stdout, b)
	for _, row := range rows {
		if !slices.Contains(chosen, row.name) {
			continue
		}
		fmt.Printf("%s %s\n", row.name, row.about)
		if err := row.run(b); err != nil {
			return fmt.Errorf("%s: %w", row.name, err)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	if jsonPath != "" {
		return writeJSON(jsonPath, results)
	}
	return nil
}

func choose(names string) ([]string, error) {
	var all, chosen []string
	for _, r := range rows {
		all = append(all, r.name)
	}
	for name := range strings.FieldsFuncSeq(names, func(r rune) bool { return r == ',' || r == ' ' }) {
		if name = strings.ToUpper(name); !slices.Contains(all, name) {
			return nil, fmt.Errorf("no row %s; there are %s", name, strings.Join(all, ", "))
		}
		chosen = append(chosen, name)
	}
	if chosen == nil {
		return all, nil
	}
	return chosen, nil
}
