// Command fuzz tries random kernels for as long as it is told to, and keeps what fails, made small.
//
//	go run ./test/fuzz -for 10m
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/spelt-go/spelt/test/fuzz/gosource"
	"github.com/spelt-go/spelt/test/fuzz/tape"
	"github.com/spelt-go/spelt/test/scratch"
)

func main() {
	duration := flag.Duration("for", time.Minute, "how long")
	seed := flag.Uint64("seed", uint64(time.Now().UnixNano()), "of the first kernel")
	batch := flag.Int("batch", 100, "kernels in each program")
	ways := flag.String("ways", "all", "quick, some or all ways to run them")
	keep := flag.String("keep", "fuzz-failures", "where failures are written")
	shrink := flag.Int("shrink", 200, "how many batches a failure is made smaller in")
	root := flag.String("root", ".", "a directory of the module to try")
	replay := flag.String("replay", "", "a file that was kept, to try again and make smaller")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *duration, *seed, *batch, *ways, *keep, *root, *replay, *shrink); err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, duration time.Duration, seed uint64, batch int, ways, keep, from, replay string, rounds int) error {
	dir, err := os.MkdirTemp("", "spelt-fuzz-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	root, err := scratch.Root(from)
	if err != nil {
		return err
	}
	d := &gosource.Driver{Root: root, Spelt: filepath.Join(dir, "spelt"), Dir: dir, Ways: ways}
	if _, err := scratch.Go(root, "build", "-o", d.Spelt, "./cmd/spelt"); err != nil {
		return err
	}
	if replay != "" {
		return again(ctx, d, replay, rounds)
	}
	end := time.Now().Add(duration)
	kernels, comparisons, refused, failures := 0, 0, 0, 0
	kinds := map[string]int{}
	for ctx.Err() == nil && time.Now().Before(end) {
		var tapes []*tape.Tape
		for range batch {
			tapes = append(tapes, tape.New(seed))
			seed++
		}
		r, err := d.Batch(ctx, tapes)
		if err != nil {
			return fmt.Errorf("seed %d: %w", seed-uint64(batch), err)
		}
		kernels += r.Kernels
		comparisons += r.Comparisons
		refused += len(r.Refused)
		for _, f := range r.Refused {
			if kinds[f.Kind()]++; kinds[f.Kind()] == 1 {
				fmt.Printf("refused: %s\n", f.What)
			}
		}
		for _, f := range r.Failures {
			failures++
			fmt.Printf("FAIL %s\n", f.What)
			if kinds[f.Kind()]++; kinds[f.Kind()] > 3 {
				continue
			}
			if err := save(keep, failures, f); err != nil {
				return err
			}
			f = d.Shrink(ctx, f, rounds)
			if err := save(keep, failures, f); err != nil {
				return err
			}
			fmt.Printf("--- made smaller: %s\n%s", f.What, f.Kernel.Source)
		}
		fmt.Printf("%d kernels, %d launches compared, %d refused, %d failures\n", kernels, comparisons, refused, failures)
	}
	if failures > 0 {
		return fmt.Errorf("%d kernels failed; see %s", failures, keep)
	}
	return nil
}

func save(dir string, n int, f gosource.Failure) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	path := filepath.Join(dir, fmt.Sprintf("%d.go", n))
	return os.WriteFile(path, fmt.Appendf(nil, "// %s\n// tape: %v\n\n%s", f.What, f.Tape, f.Kernel.Source), 0o644)
}

// again tries the kernel that a file is of once more, and makes it smaller if it still fails.
func again(ctx context.Context, d *gosource.Driver, file string, rounds int) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	_, list, ok := strings.Cut(string(text), "// tape: [")
	list, _, ended := strings.Cut(list, "]")
	if !ok || !ended {
		return fmt.Errorf("%s has no line that begins with // tape: [", file)
	}
	var recorded []uint32
	for _, word := range strings.Fields(list) {
		v, err := strconv.ParseUint(word, 10, 32)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		recorded = append(recorded, uint32(v))
	}
	r, err := d.Batch(ctx, []*tape.Tape{tape.Play(recorded)})
	if err != nil {
		return err
	}
	failed := append(r.Refused, r.Failures...)
	if len(failed) == 0 {
		fmt.Println("it does not fail")
		return nil
	}
	fmt.Println("FAIL", failed[0].What)
	f := d.Shrink(ctx, failed[0], rounds)
	if err := save(filepath.Dir(file), 0, f); err != nil {
		return err
	}
	return fmt.Errorf("%s\n%s", f.What, f.Kernel.Source)
}
