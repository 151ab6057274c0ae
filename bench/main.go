// Bench measures Spelt against plain Go, C++ and libraries for Python: run time of kernels (rows R…), and compiling, caching and launching
// (rows C…). Peers run in turn with the kernels, so that both meet the same machine.
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
	python  []pythonPeer
	threads int
	rounds  int
	quick   bool
	show    func(Result)

	// unchecked is set while the rows R run for row R11: each then runs on rt and on this one, which has no checks.
	unchecked *spelt.Runtime
}

type row struct {
	name  string
	about string
	run   func(b *bench) error
}

// kernelRows are the rows of run time, each of a kernel.
var kernelRows = []row{
	{"R1", "saxpy, float32", (*bench).saxpy},
	{"R2", "sum, float32", (*bench).sum},
	{"R3", "jacobi2d, float32", (*bench).jacobi},
	{"R5", "mandelbrot, float32", (*bench).mandelbrot},
	{"R6", "nbody, float32", (*bench).nbody},
	{"R7", "black-scholes, float32", (*bench).blackScholes},
	{"R8", "spmv, float64", (*bench).spmv},
}

// rows are all the rows there are, in the order of the table.
var rows = slices.Concat(kernelRows, []row{
	{"R11", "bounds checks on, against off", (*bench).checked},
	{"C1", "cold start", (*bench).cold},
	{"C2", "warm start", (*bench).warm},
	{"C3", "start after an edit", (*bench).edits},
	{"C4", "launch", (*bench).launch},
	{"C5", "economy", (*bench).economy},
})

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
	withPython := flag.Bool("python", pythonWanted(), "run the peers in Python, which are installed once, into the user's cache directory; PYTHON=0 in the environment sets it to false")
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

	if slices.ContainsFunc(kernelRows, func(r row) bool { return slices.Contains(chosen, r.name) }) {
		b.python = startPython(ctx, *withPython, b.threads)
		defer b.stopPython()
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
