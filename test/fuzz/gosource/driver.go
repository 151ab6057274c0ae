package gosource

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spelt-go/spelt/test/fuzz/tape"
	"github.com/spelt-go/spelt/test/scratch"
)

//go:embed program/main.go.txt
var mainText string

// A Driver builds programs of random kernels and runs them in processes of their own.
type Driver struct {
	Root  string   // of the module under test
	Spelt string   // the command
	Dir   string   // for scratch files; each batch has one of its own below
	Ways  string   // quick, some, all, or the name of one: see the program
	Env   []string // of the programs, beside the environment

	spoil bool // native results are made wrong, to see it found
}

// A Failure is a kernel that went wrong.
type Failure struct {
	Kernel Kernel
	Tape   []uint32
	What   string // one line
}

// Kind is what went wrong without numbers, to tell whether a smaller kernel fails for the same reason.
func (f Failure) Kind() string { return kindOf(f.What) }

var digits = regexp.MustCompile(`-?\d[\d.e+-]*|\b[0-9a-f]{8,}\b`)

func kindOf(what string) string {
	_, rest, _ := strings.Cut(what, ": ")
	switch {
	case strings.Contains(rest, "Go has"):
		return "wrong"
	case strings.HasPrefix(what, "crash"):
		return "crash"
	case strings.HasPrefix(what, "hang"):
		return "hang"
	}
	return digits.ReplaceAllString(rest, "#")
}

// Result is what came out of a batch.
type Result struct {
	Kernels, Comparisons int
	Failures             []Failure
	Refused              []Failure // what gen would not take, which may be the generator's fault
}

// Batch tries a kernel of each tape. The error is one of the machine or of the generator: a program that Go does not
// build.
func (d *Driver) Batch(ctx context.Context, tapes []*tape.Tape) (Result, error) {
	dir, err := os.MkdirTemp(d.Dir, "batch")
	if err != nil {
		return Result{}, err
	}
	defer os.RemoveAll(dir)
	if err := scratch.NewModule(d.Root, dir, "fuzz.test"); err != nil {
		return Result{}, err
	}
	kernels := make([]Kernel, len(tapes))
	for i, t := range tapes {
		kernels[i] = Generate(t, i)
	}
	r := Result{Kernels: len(tapes)}
	failure := func(i int, format string, args ...any) Failure {
		return Failure{kernels[i], tapes[i].Taken(), fmt.Sprintf(format, args...)}
	}
	// Each kernel has a file of its own. One that gen refuses is set aside, and the others go on.
	live := make([]bool, len(kernels))
	for i := range live {
		live[i] = true
	}
	for {
		if err := d.write(dir, kernels, live); err != nil {
			return r, err
		}
		refused, err := d.generate(ctx, dir)
		if err != nil {
			return r, err
		}
		if len(refused) == 0 {
			break
		}
		for i, what := range refused {
			if i >= 0 && live[i] {
				live[i] = false
				r.Refused = append(r.Refused, failure(i, "refused: %s", what))
			}
		}
	}
	if !slices.Contains(live, true) {
		return r, nil
	}
	if _, err := scratch.Command(dir, scratch.Env(), "go", "build", "-o", "program", "."); err != nil {
		return r, err
	}
	for pass, env := range []string{"cold", "warm"} {
		if err := d.run(ctx, dir, kernels, live, env, func(i int, what string) {
			live[i] = false
			r.Failures = append(r.Failures, failure(i, "%s", what))
		}, &r.Comparisons); err != nil {
			return r, err
		}
		if pass == 0 && !slices.Contains(live, true) {
			break
		}
	}
	return r, nil
}

func fileOf(i int) string { return fmt.Sprintf("k%d.go", i) }

func (d *Driver) write(dir string, kernels []Kernel, live []bool) error {
	files := map[string]string{"main.go": mainText}
	for i, k := range kernels {
		os.Remove(filepath.Join(dir, fileOf(i)))
		os.Remove(filepath.Join(dir, fmt.Sprintf("k%d_spelt.go", i)))
		os.Remove(filepath.Join(dir, fmt.Sprintf("t%d.go", i)))
		if live[i] {
			files[fileOf(i)] = header(k.Source) + k.Source
			files[fmt.Sprintf("t%d.go", i)] = "package main\n\nimport \"github.com/spelt-go/spelt\"\n\n" + k.Harness
		}
	}
	return scratch.WriteFiles(dir, files)
}

// header is the beginning of a file that holds the source.
func header(source string) string {
	text := "package main\n\n"
	for name, path := range map[string]string{"math.": "math", "bits.": "math/bits", "kernel.": scratch.Module + "/kernel"} {
		if strings.Contains(source, name) {
			text += fmt.Sprintf("import %q\n", path)
		}
	}
	return text + "\n"
}

var fileName = regexp.MustCompile(`\bk(\d+)\.go:`)

// generate runs spelt gen, and is what it says of kernels that it refuses, by their number.
func (d *Driver) generate(ctx context.Context, dir string) (map[int]string, error) {
	ctx, stop := context.WithTimeout(ctx, 5*time.Minute)
	defer stop()
	cmd := exec.CommandContext(ctx, d.Spelt, "gen", ".")
	cmd.Dir, cmd.Env = dir, scratch.Env()
	out, err := cmd.CombinedOutput()
	if err == nil {
		return nil, nil
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("spelt gen hangs in %s: %w", dir, ctx.Err())
	}
	refused := map[int]string{}
	for _, line := range strings.Split(string(out), "\n") {
		if m := fileName.FindStringSubmatch(line); m != nil {
			var i int
			fmt.Sscan(m[1], &i)
			if refused[i] == "" {
				refused[i] = line
			}
		}
	}
	if len(refused) == 0 {
		return nil, fmt.Errorf("spelt gen: %w: %s", err, out)
	}
	return refused, nil
}

// run runs the program until all live kernels have been tried, and calls fail for those that go wrong.
func (d *Driver) run(ctx context.Context, dir string, kernels []Kernel, live []bool, pass string, fail func(int, string), comparisons *int) error {
	index := map[string]int{}
	for i, k := range kernels {
		index[k.Name] = i
	}
	only := ""
	var rest []string // kernels behind one that ended the process, each tried alone
	for {
		out, err := d.program(ctx, dir, only)
		last, done := "", false
		for _, line := range strings.Split(out, "\n") {
			word, text, _ := strings.Cut(line, " ")
			switch word {
			case "try":
				last = text
			case "FAIL":
				name, _, _ := strings.Cut(text, ",")
				fail(index[name], text)
			case "done":
				done = true
				var n int
				fmt.Sscan(text, &n)
				*comparisons += n
			}
		}
		if !done {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if last == "" {
				return fmt.Errorf("the program of %s (%s) tries nothing: %w: %s", dir, pass, err, out)
			}
			what := "crash"
			if errors.Is(err, errHang) {
				what = "hang"
			}
			fail(index[last], fmt.Sprintf("%s of %s, %s: %s", what, last, pass, firstLine(err.Error())))
			if only == "" {
				for _, k := range kernels[index[last]+1:] {
					if live[index[k.Name]] {
						rest = append(rest, k.Name)
					}
				}
			}
		}
		if len(rest) == 0 {
			return nil
		}
		only, rest = rest[0], rest[1:]
	}
}

var errHang = errors.New("no end in five minutes")

func (d *Driver) program(ctx context.Context, dir, only string) (string, error) {
	limited, stop := context.WithTimeout(ctx, 5*time.Minute)
	defer stop()
	cmd := exec.CommandContext(limited, filepath.Join(dir, "program"), "-ways", d.Ways, "-only", only, fmt.Sprintf("-spoil=%v", d.spoil))
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), "SPELT_CACHE="+filepath.Join(dir, "cache")), d.Env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	switch {
	case limited.Err() != nil && ctx.Err() == nil:
		err = errHang
	case err != nil:
		err = fmt.Errorf("%w: %s", err, errs.String())
	}
	return out.String(), err
}

func firstLine(s string) string {
	if len(s) > 400 {
		s = s[:400]
	}
	return strings.ReplaceAll(strings.TrimSpace(s), "\n", " / ")
}

// Shrink looks for a simpler kernel that fails for the same reason, in at most so many batches.
func (d *Driver) Shrink(ctx context.Context, f Failure, rounds int) Failure {
	const width = 32
	if parts := strings.Split(f.What, ", "); f.Kind() == "wrong" && len(parts) > 2 {
		one := *d
		one.Ways = parts[1]
		d = &one
	}
	next, better := 0, false // of the cuts, longest first: those before next make no failure
	for range rounds {
		cuts := d.cuts(f)
		if next >= len(cuts) {
			if !better {
				break
			}
			next, better = 0, false
		}
		batch := cuts[next:min(next+width, len(cuts))]
		r, err := d.Batch(ctx, batch)
		if ctx.Err() != nil {
			break
		}
		smaller := false
		if err == nil {
			for _, g := range r.Failures {
				if g.Kind() == f.Kind() && simpler(g.Tape, f.Tape) {
					f, smaller = g, true
				}
			}
		}
		if better = better || smaller; !smaller {
			next += len(batch)
		}
	}
	return f
}

// cuts are the simpler tapes whose kernels differ from that of the failure and from each other.
func (d *Driver) cuts(f Failure) []*tape.Tape {
	t := tape.Play(f.Tape)
	seen := map[string]bool{Generate(t, 0).Source: true}
	var tapes []*tape.Tape
	for _, c := range t.Cuts() {
		t := tape.Play(c)
		if source := Generate(t, 0).Source; !seen[source] {
			seen[source] = true
			tapes = append(tapes, tape.Play(t.Taken()))
		}
	}
	return tapes
}

func simpler(a, b []uint32) bool {
	if len(a) != len(b) {
		return len(a) < len(b)
	}
	return slices.Compare(a, b) < 0
}
