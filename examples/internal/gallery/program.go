package gallery

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"

	"github.com/spelt-go/spelt"
)

// A Program is one example.
type Program struct {
	Name     string
	About    string // one sentence for the usage text
	Args     string // what stands after the flags, "" for nothing
	Size     int    // default of -size
	SizeHelp string // what -size means

	// New sets up the problem. Its time is part of the time to the first result.
	New func(o *Options) (*Job, error)
}

// Options are the flags that every example takes.
type Options struct {
	JSON    bool
	Out     string // folder of the picture; "" is a temporary one
	Size    int
	Threads int // 0 is every processor
	Runs    int // timed runs, of which the median counts
	FMA     bool
	Checks  bool
	Backend string
	Args    []string // after the flags
}

// A Job is a problem, with room for two results: the compiled kernel's and the plain function's.
type Job struct {
	Work string // what one run computes, in a few words

	Kernel spelt.Launcher                // whose reports are shown
	Launch func(rt *spelt.Runtime) error // runs the compiled kernel into its result
	Plain  func()                        // runs the plain Go function into the other

	// Reset and ResetPlain put the start values back into the results before each launch and each plain run but the
	// first ones. They are not timed, and may be nil.
	Reset, ResetPlain func()

	Diff  func() float64                 // the largest difference between the two results
	Facts func(rt *spelt.Runtime) []Fact // what the compiled result says about the problem
	Draw  func() (*image.RGBA, error)    // a picture of the compiled result

	// Tolerance is what Diff may reach when fused multiply-add is on. When it is off, no difference is allowed, unless
	// the kernel adds floats up over a parallel loop: it does so in an order of its own, the same on any number of
	// threads but not the plain function's.
	Tolerance float64
	Reorders  bool
}

// A Fact is a line of the table.
type Fact struct{ Name, Value string }

// Exit codes of an example.
const (
	exitOK      = 0
	exitFailed  = 1 // it could not run, or the results differ
	exitMisused = 2
)

// Main runs the example with the process's arguments and ends the process.
func Main(p Program) { os.Exit(Run(p, os.Args[1:], os.Stdout, os.Stderr)) }

// Run runs the example and returns its exit code. Only results go to stdout.
func Run(p Program, args []string, stdout, stderr io.Writer) int {
	o, err := parse(p, args, stderr)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return exitOK
	case err != nil:
		return exitMisused
	}
	if err := run(p, o, stdout); err != nil {
		fmt.Fprintf(stderr, "%s: %v\n", p.Name, err)
		return exitFailed
	}
	return exitOK
}

func run(p Program, o *Options, stdout io.Writer) error {
	job, err := p.New(o)
	if err != nil {
		return err
	}
	rt, err := spelt.New(options(o)...)
	if err != nil {
		return err
	}
	defer rt.Close()
	m, err := measure(job, o, rt)
	if err != nil {
		return err
	}
	if o.JSON {
		if err := writeJSON(stdout, p.Name, m); err != nil {
			return err
		}
		if o.Out != "" {
			if _, err := save(p.Name, job, o); err != nil {
				return err
			}
		}
		return verify(job, o, m)
	}
	picture, err := save(p.Name, job, o)
	if err != nil {
		return err
	}
	writeTable(stdout, p.Name, job, m, picture, job.Facts(rt))
	return verify(job, o, m)
}

// A DifferenceError says that the compiled kernel and the plain function disagree.
type DifferenceError struct{ Diff, Tolerance float64 }

func (e *DifferenceError) Error() string {
	return fmt.Sprintf("the compiled result differs from plain Go by %g, more than %g", e.Diff, e.Tolerance)
}

func verify(job *Job, o *Options, m *measurement) error {
	tolerance := job.Tolerance
	if !o.FMA && !job.Reorders || m.first.Backend == backendGo {
		tolerance = 0
	}
	if !(m.maxDiff <= tolerance) {
		return &DifferenceError{m.maxDiff, tolerance}
	}
	return nil
}

func save(name string, job *Job, o *Options) (string, error) {
	folder := o.Out
	if folder == "" {
		folder = filepath.Join(os.TempDir(), "spelt-gallery")
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	img, err := job.Draw()
	if err != nil {
		return "", err
	}
	path := filepath.Join(folder, name+".png")
	if err := WritePNG(path, img); err != nil {
		return "", err
	}
	return path, nil
}

func parse(p Program, args []string, stderr io.Writer) (*Options, error) {
	o := &Options{}
	fs := flag.NewFlagSet(p.Name, flag.ContinueOnError)
	fs.SetOutput(stderr)
	fs.Usage = func() {
		fmt.Fprintf(stderr, "%s\n\nusage: %s [flags] %s\n\n", p.About, p.Name, p.Args)
		fs.PrintDefaults()
	}
	fs.BoolVar(&o.JSON, "json", false, "print one JSON object and nothing else")
	fs.StringVar(&o.Out, "o", "", "`folder` of the picture (default a temporary one; with -json, none is written)")
	fs.IntVar(&o.Size, "size", p.Size, p.SizeHelp)
	fs.IntVar(&o.Threads, "threads", 0, "threads, 0 for every processor")
	fs.IntVar(&o.Runs, "runs", 5, "timed runs, of which the median counts")
	fs.BoolVar(&o.FMA, "fma", true, "allow fused multiply-add; without it the results must equal plain Go bit for bit")
	fs.BoolVar(&o.Checks, "checks", true, "check every index and division")
	fs.StringVar(&o.Backend, "backend", "auto", "auto, native or go")
	if err := fs.Parse(args); err != nil {
		return nil, err
	}
	o.Args = fs.Args()
	wrong := ""
	switch {
	case o.Size < 1:
		wrong = "-size must be at least 1"
	case o.Runs < 1:
		wrong = "-runs must be at least 1"
	case o.Threads < 0:
		wrong = "-threads must not be negative"
	case o.Backend != "auto" && o.Backend != backendNative && o.Backend != backendGo:
		wrong = "-backend is auto, native or go"
	case len(o.Args) > 0 && p.Args == "":
		wrong = "unexpected argument " + o.Args[0]
	}
	if wrong != "" {
		fmt.Fprintln(stderr, p.Name+": "+wrong)
		fs.Usage()
		return nil, errors.New(wrong)
	}
	return o, nil
}
