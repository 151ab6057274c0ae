package overlay

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Streams are what a command reads and writes.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// ExitError says that a command ended with another code than 0, after it has said why itself.
type ExitError struct {
	Code int
}

func (e *ExitError) Error() string { return fmt.Sprintf("exit status %d", e.Code) }

// Build runs go build with the overlay. The error is an [*ExitError] of the go command, or that of a command that could
// not be run.
func (o *Overlay) Build(ctx context.Context, s Streams) error {
	return o.build(ctx, o.config.Flags.Output, o.config.Flags.Build, s)
}

// Program builds the one program that the patterns name into the temporary directory and returns its path. Errors are
// as for [Overlay.Build].
func (o *Overlay) Program(ctx context.Context, s Streams) (string, error) {
	bin := filepath.Join(o.dir, "bin") + string(filepath.Separator)
	if err := os.Mkdir(bin, 0o700); err != nil {
		return "", err
	}
	flags := o.config.Flags.Build
	if !o.config.Flags.Has("buildvcs") {
		flags = slices.Concat(flags, []string{"-buildvcs=false"}) // as go run does
	}
	if err := o.build(ctx, bin, flags, s); err != nil {
		return "", err
	}
	built, err := os.ReadDir(bin)
	if err != nil {
		return "", err
	}
	if len(built) != 1 {
		return "", fmt.Errorf("%s: %d programs, and one can be run", strings.Join(o.patterns, " "), len(built))
	}
	return filepath.Join(bin, built[0].Name()), nil
}

// Run runs a program made by [Overlay.Program], by the command of -exec if there is one, in the current directory. It
// passes on the signals that this process gets. The error is an [*ExitError] with the exit code of the program, 128
// and the number of the signal if one ended it, or that of a program that could not be run.
func (o *Overlay) Run(program string, args []string, s Streams) error {
	command := append(strings.Fields(o.config.Flags.Exec), program)
	cmd := exec.Command(command[0], append(command[1:], args...)...)
	cmd.Env = o.config.Env
	cmd.Stdin, cmd.Stdout, cmd.Stderr = s.In, s.Out, s.Err
	return wait(cmd)
}

func (o *Overlay) build(ctx context.Context, output string, flags []string, s Streams) error {
	args := slices.Concat([]string{"build", o.Flag()}, flags)
	if output != "" {
		args = append(args, "-o", output)
	}
	args = append(args, "--")
	args = append(args, o.patterns...)
	if byFiles(o.patterns) { // then the generated files have to be named too, in the same way
		for _, f := range o.Files {
			if o.config.holds(filepath.Dir(f), o.patterns[0]) {
				args = append(args, filepath.Join(filepath.Dir(o.patterns[0]), filepath.Base(f)))
			}
		}
	}
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = o.config.Dir, o.config.Env
	cmd.Stdout, cmd.Stderr = s.Out, s.Err
	return exitCode(cmd.Run())
}

func exitCode(err error) error {
	var ee *exec.ExitError
	if !errors.As(err, &ee) {
		return err
	}
	if code := ee.ExitCode(); code >= 0 {
		return &ExitError{code}
	}
	return &ExitError{128 + signalOf(ee.ProcessState)}
}
