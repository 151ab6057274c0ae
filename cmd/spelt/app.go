package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/overlay"
)

// Exit codes.
const (
	exitOK      = 0
	exitProblem = 1 // something is wrong with what the command looked at
	exitUsage   = 2 // the command line makes no sense

	exitInterrupted = 130 // as a shell has it
)

// app is one invocation.
type app struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	terminal       bool // stderr is one: progress may be drawn there
	json           bool
	started        bool // a command has taken over: an error is no longer one of usage
}

// errReported ends a command with exitProblem when all has been said.
var errReported = errors.New("problems were reported")

// main runs a command line and returns the exit code.
func (a *app) main(ctx context.Context, args []string) int {
	root := a.root()
	root.SetArgs(args)
	root.SetIn(a.stdin)
	root.SetOut(a.stdout)
	root.SetErr(a.stderr)
	err := root.ExecuteContext(ctx)
	var exit *overlay.ExitError
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errReported):
		return exitProblem
	case errors.As(err, &exit):
		return exit.Code
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	}
	var flag *overlay.FlagError
	if !a.started || errors.As(err, &flag) || errors.Is(err, errUsage) {
		fmt.Fprintf(a.stderr, "spelt: %v\n", err)
		if !strings.Contains(err.Error(), "\n") { // cobra has suggested something then
			fmt.Fprintln(a.stderr, "Run spelt help for what there is.")
		}
		return exitUsage
	}
	a.printError(err)
	return exitProblem
}

// errUsage makes an error of a command one of usage.
var errUsage = errors.New("usage")

type usageError struct{ text string }

func (e usageError) Error() string        { return e.text }
func (e usageError) Is(target error) bool { return target == errUsage }

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "spelt",
		Short: "Compile data-parallel kernels written in Go",
		Long: `Spelt compiles kernels, Go functions marked //spelt:kernel, to native SIMD code for every core.

Two ways in: spelt gen writes the code that launches kernels into files beside their source, for the go command to
build; spelt run, build and test do the same through an overlay and leave the source tree alone.

Exit codes: 0 fine, 1 a problem was found, 2 wrong usage. spelt run exits as the program does.
Environment: SPELT_LLVM names the LLVM library, SPELT_CACHE the cache directory (or off).`,
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.CompletionOptions.HiddenDefaultCmd = false
	root.AddGroup(
		&cobra.Group{ID: "build", Title: "Building:"},
		&cobra.Group{ID: "look", Title: "Looking inside:"},
	)
	for _, c := range []*cobra.Command{a.genCommand(), a.runCommand(), a.buildCommand(), a.testCommand(), a.vetCommand()} {
		c.GroupID = "build"
		root.AddCommand(c)
	}
	for _, c := range []*cobra.Command{a.irCommand(), a.whyCommand(), a.profileCommand(), a.cacheCommand(), a.doctorCommand(), a.versionCommand()} {
		c.GroupID = "look"
		root.AddCommand(c)
	}
	return root
}

// does wraps the work of a command. What cobra finds wrong before it is called is an error of usage.
func (a *app) does(f func(ctx context.Context, args []string) error) func(*cobra.Command, []string) error {
	return func(c *cobra.Command, args []string) error {
		a.started = true
		return f(c.Context(), args)
	}
}

func (a *app) jsonFlag(c *cobra.Command) *cobra.Command {
	c.Flags().BoolVar(&a.json, "json", false, "print JSON")
	return c
}

func (a *app) printJSON(v any) error {
	e := json.NewEncoder(a.stdout)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
