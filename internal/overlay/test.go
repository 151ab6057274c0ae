package overlay

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// testFlags are the flags of go test that go list does not take, and whether they take a value.
var testFlags = map[string]bool{
	"bench": true, "benchmem": false, "benchtime": true, "blockprofile": true, "blockprofilerate": true, "c": false, "count": true,
	"cover": false, "covermode": true, "coverpkg": true, "coverprofile": true, "cpu": true, "cpuprofile": true, "exec": true,
	"failfast": false, "fullpath": false, "fuzz": true, "fuzzminimizetime": true, "fuzztime": true, "json": false, "list": true,
	"artifacts": false, "memprofile": true, "memprofilerate": true, "mutexprofile": true, "mutexprofilefraction": true, "o": true, "outputdir": true,
	"parallel": true, "run": true, "short": false, "shuffle": true, "skip": true, "timeout": true, "trace": true, "v": false,
	"vet": true,
}

// buildFlags are those without a value that go list takes, too.
var buildFlags = map[string]bool{
	"a": true, "asan": true, "buildvcs": true, "linkshared": true, "modcacherw": true, "msan": true, "n": true, "race": true,
	"trimpath": true, "work": true, "x": true,
}

// TestArgs are the arguments of go test, taken apart.
type TestArgs struct {
	Flags    Flags    // of the build
	Patterns []string // packages
	Test     []string // flags of go test
	Rest     []string // what follows the first argument that is none of these: it is for the test binary
}

// ParseTestArgs takes the arguments of go test apart. As there, flags that are not known stand after the packages. The
// error is a [*FlagError].
func ParseTestArgs(args []string) (t TestArgs, err error) {
	for len(args) > 0 {
		arg := args[0]
		if len(arg) < 2 || arg[0] != '-' {
			if t.Patterns != nil {
				break
			}
			for len(args) > 0 && !strings.HasPrefix(args[0], "-") {
				t.Patterns = append(t.Patterns, args[0])
				args = args[1:]
			}
			continue
		}
		name, _, given := strings.Cut(strings.TrimPrefix(arg[1:], "-"), "=")
		takes, ofTest := testFlags[strings.TrimPrefix(name, "test.")]
		n := 1
		if (ofTest && takes || !ofTest && valued[name]) && !given {
			if n = 2; len(args) < n {
				return t, &FlagError{Flag: arg}
			}
		}
		switch {
		case ofTest:
			t.Test = append(t.Test, args[:n]...)
		case valued[name] || buildFlags[name] || name == "h" || name == "help":
			f, _, err := ParseFlags(args[:n])
			if err != nil {
				return t, err
			}
			t.Flags.Build = append(t.Flags.Build, f.Build...)
			t.Flags.Help = t.Flags.Help || f.Help
			t.Flags.Dir += f.Dir
			t.Flags.Overlay += f.Overlay
		default:
			t.Rest = args
			return t, nil
		}
		args = args[n:]
	}
	t.Rest = args
	return t, nil
}

// Test runs go test with the overlay, with env added to its environment. Errors are as for [Overlay.Build].
func (o *Overlay) Test(ctx context.Context, t TestArgs, env []string, s Streams) error {
	args := slices.Concat([]string{"test", o.Flag()}, t.Flags.Build, t.Test, t.Patterns, t.Rest)
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = o.config.Dir, o.config.Env
	if cmd.Env == nil {
		cmd.Env = os.Environ()
	}
	cmd.Env = slices.Concat(cmd.Env, env)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = s.In, s.Out, s.Err
	err := exitCode(cmd.Run())
	if missing := o.unseenByCover(t); err != nil && len(missing) > 0 {
		fmt.Fprintf(s.Err, "spelt: with coverage of Go's own, the go command reads generated files from the source tree alone, and %s is not there: "+
			"run spelt gen first. What kernels run is counted by SPELT_COVER instead\n", filepath.Base(missing[0]))
	}
	return err
}

// unseenByCover are the generated files that the go command needs in the tree to count coverage, and which are not there.
func (o *Overlay) unseenByCover(t TestArgs) []string {
	if !slices.ContainsFunc(t.Test, func(arg string) bool { return strings.HasPrefix(strings.TrimLeft(arg, "-"), "cover") }) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(o.Files), func(name string) bool {
		_, err := os.Stat(name)
		return err == nil || strings.HasSuffix(name, "_test.go")
	})
}
