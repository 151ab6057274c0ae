package main

import (
	"bytes"
	"context"
	"os"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/overlay"
)

func (a *app) runCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "run [build flags] [--] package [arguments]",
		Short: "Run a program with its kernels, without writing into the source tree",
		Long: `Run builds and runs a program as go run does, with the code that launches its kernels generated into a temporary
directory. Kernels of all packages in the workspace that the program depends on are generated, whatever generated
files are in the tree. Flags before the package are those of go run; what follows it is for the program, whose exit
code is that of spelt run. A kernel that cannot be compiled is reported, and runs as plain Go.`,
		Example: `  spelt run ./examples/mandelbrot -size 2048
  spelt run -race -tags=debug ./cmd/solve input.mtx`,
		DisableFlagParsing: true,
	}
	c.RunE = a.does(func(ctx context.Context, args []string) error {
		cfg, rest, err := a.overlayConfig(c, args)
		if err != nil || cfg.Flags.Help {
			return err
		}
		patterns, program := overlay.SplitPackages(rest)
		if len(patterns) == 0 {
			return usageError{"run needs a package, such as ./cmd/prog, or ."}
		}
		if cfg.Flags.Output != "" {
			return usageError{"run has no flag -o; spelt build has"}
		}
		var path string
		o, err := a.overlay(ctx, cfg, patterns, func(o *overlay.Overlay, s overlay.Streams) (err error) {
			path, err = o.Program(ctx, s)
			return err
		})
		if err != nil {
			return err
		}
		defer o.Close()
		return o.Run(path, program, overlay.Streams{In: a.stdin, Out: a.stdout, Err: a.stderr})
	})
	return c
}

func (a *app) buildCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "build [build flags] [-o output] [--] [packages]",
		Short: "Build programs with their kernels, without writing into the source tree",
		Long: `Build runs go build with the code that launches kernels generated into a temporary directory. Kernels of all packages
in the workspace that the packages named depend on are generated, whatever generated files are in the tree. Flags are
those of go build. A kernel that cannot be compiled is reported, and runs as plain Go in what is built; the exit code is
then 1.`,
		Example: `  spelt build -o mandel ./examples/mandelbrot
  spelt build -race ./...`,
		DisableFlagParsing: true,
	}
	c.RunE = a.does(func(ctx context.Context, args []string) error {
		cfg, patterns, err := a.overlayConfig(c, args)
		if err != nil || cfg.Flags.Help {
			return err
		}
		o, err := a.overlay(ctx, cfg, patterns, func(o *overlay.Overlay, s overlay.Streams) error {
			return o.Build(ctx, s)
		})
		if err != nil {
			return err
		}
		if err := o.Close(); err != nil {
			return err
		}
		if o.Problems != nil {
			return errReported
		}
		return nil
	})
	return c
}

func (a *app) testCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "test [build and test flags] [packages] [test flags]",
		Short: "Run tests with their kernels, and compare each launch with plain Go",
		Long: `Test runs go test with the code that launches kernels generated into a temporary directory, for the packages named, their
tests, and all packages in the workspace that these depend on. Each launch is compared with plain Go, as SPELT_COMPARE=1
says, unless SPELT_COMPARE is set. Flags are those of go test, and so is the exit code. A kernel that cannot be compiled is
reported, and runs as plain Go.`,
		Example: `  spelt test ./...
  spelt test -run Saxpy -count 1 -race ./sim`,
		DisableFlagParsing: true,
	}
	c.RunE = a.does(func(ctx context.Context, args []string) error {
		t, err := overlay.ParseTestArgs(args)
		if err != nil {
			return err
		}
		if t.Flags.Help {
			return c.Help()
		}
		cfg := overlay.Config{Dir: t.Flags.Dir, Flags: t.Flags, Tests: true}
		var env []string
		if os.Getenv("SPELT_COMPARE") == "" {
			env = []string{"SPELT_COMPARE=1"}
		}
		o, err := a.overlay(ctx, cfg, t.Patterns, nil)
		if err != nil {
			return err
		}
		defer o.Close()
		return o.Test(ctx, t, env, overlay.Streams{In: a.stdin, Out: a.stdout, Err: a.stderr})
	})
	return c
}

// overlayConfig reads the arguments of run and build, whose flags are the go command's. If help is asked for, it is given.
func (a *app) overlayConfig(c *cobra.Command, args []string) (overlay.Config, []string, error) {
	flags, rest, err := overlay.ParseFlags(args)
	if err != nil {
		return overlay.Config{}, nil, err
	}
	if flags.Help {
		return overlay.Config{Flags: flags}, nil, c.Help()
	}
	return overlay.Config{Dir: flags.Dir, Flags: flags}, rest, nil
}

// overlay generates and builds, unless build is nil, telling progress of it. The caller closes the overlay if there is no error.
func (a *app) overlay(ctx context.Context, cfg overlay.Config, patterns []string,
	build func(*overlay.Overlay, overlay.Streams) error) (*overlay.Overlay, error) {
	p := a.progress()
	defer p.close()
	cfg.Progress = p.step
	o, err := overlay.Make(ctx, cfg, patterns)
	if err != nil {
		return nil, err
	}
	if len(o.Warnings) > 0 || o.Problems != nil {
		p.close()
		a.printDiagnostics(o.Warnings)
	}
	if o.Problems != nil {
		a.printError(o.Problems)
	}
	if build == nil {
		return o, nil
	}
	p.step(0, 0, "building")
	s := overlay.Streams{Out: a.stdout, Err: a.stderr}
	var held bytes.Buffer
	chatty := cfg.Flags.Has("v") || cfg.Flags.Has("x") || cfg.Flags.Has("n")
	switch {
	case chatty:
		p.close()
	case a.terminal: // what the go command says must not meet what progress draws
		s.Err = &held
		defer func() {
			p.close()
			a.stderr.Write(held.Bytes())
		}()
	}
	if err := build(o, s); err != nil {
		o.Close()
		return nil, err
	}
	return o, nil
}
