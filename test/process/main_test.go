// Package process tests whole programs: it builds the spelt command and programs of its own in a scratch module, runs
// them with environments, caches and damage of its choice, and reads what they say of themselves.
//
// Test names carry the requirement (Q) or the case that they hold. No test depends on time: what is measured is logged.
package process

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/spelt-go/spelt/internal/llvm"
)

const module = "github.com/spelt-go/spelt"

var long = flag.Bool("long", false, "run the tests of this package that take hours or many minutes")

// shop is where everything is built; TestMain makes and removes it.
var shop string

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "spelt-process-")
		if err == nil {
			err = os.Chmod(dir, 0o711) // other users run programs from it
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(dir)
		shop = dir
		return m.Run()
	}())
}

// root is the directory of the module under test.
var root = sync.OnceValues(func() (string, error) {
	dir, err := os.Getwd()
	return filepath.Dir(filepath.Dir(dir)), err
})

// speltCommand is the spelt command, built once.
var speltCommand = sync.OnceValues(func() (string, error) {
	dir, err := root()
	if err != nil {
		return "", err
	}
	exe := filepath.Join(shop, "spelt")
	_, err = goCommand(dir, "build", "-o", exe, "./cmd/spelt")
	return exe, err
})

// programs is the directory of the built programs of testdata/programs.
var programs = sync.OnceValues(func() (string, error) {
	src := filepath.Join(shop, "programs")
	if err := newModule(src); err != nil {
		return "", err
	}
	if err := os.CopyFS(src, os.DirFS("testdata/programs")); err != nil {
		return "", err
	}
	return buildModule(src)
})

// newModule makes a module in dir that takes the module under test from its place, and what that requires from the
// module cache.
func newModule(dir string) error {
	r, err := root()
	if err != nil {
		return err
	}
	mod, err := os.ReadFile(filepath.Join(r, "go.mod"))
	if err != nil {
		return err
	}
	sum, err := os.ReadFile(filepath.Join(r, "go.sum"))
	if err != nil {
		return err
	}
	var out strings.Builder
	for line := range strings.Lines(string(mod)) {
		switch {
		case strings.HasPrefix(line, "module "):
			line = "module process.test\n"
		case strings.HasPrefix(line, "tool "):
			continue
		}
		out.WriteString(line)
	}
	fmt.Fprintf(&out, "\nrequire %s v0.0.0\nreplace %s => %s\n", module, module, r)
	return writeFiles(dir, map[string]string{"go.mod": out.String(), "go.sum": string(sum)})
}

func writeFiles(dir string, files map[string]string) error {
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// buildModule generates the kernels of the module in dir and builds all its commands into the directory it returns.
func buildModule(dir string) (bin string, err error) {
	spelt, err := speltCommand()
	if err != nil {
		return "", err
	}
	if _, err := command(dir, os.Environ(), spelt, "gen", "./..."); err != nil {
		return "", err
	}
	bin = filepath.Join(dir, "bin")
	if err := os.Mkdir(bin, 0o755); err != nil {
		return "", err
	}
	_, err = goCommand(dir, "build", "-o", bin+string(filepath.Separator), "./...")
	return bin, err
}

// goEnv is the environment in which the go command needs no network.
func goEnv() []string {
	return append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local")
}

func goCommand(dir string, args ...string) (string, error) {
	return command(dir, goEnv(), "go", args...)
}

// command runs a program that is to succeed, and returns what it prints.
func command(dir string, env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, env
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		err = fmt.Errorf("%w: %s", err, exit.Stderr)
	}
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", filepath.Base(name), strings.Join(args, " "), err)
	}
	return string(out), nil
}

// lookPath finds a command, or skips the test.
func lookPath(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skip(err)
	}
	return path
}

var haveLLVM = sync.OnceValue(func() error {
	_, err := llvm.Open()
	return err
})

// needLLVM skips a test that cannot work without LLVM.
func needLLVM(t *testing.T) {
	t.Helper()
	if err := haveLLVM(); err != nil {
		t.Skip(err)
	}
}
