// Package process tests whole programs: it builds the spelt command and programs of its own in a scratch module, runs
// them with environments, caches and damage of its choice, and reads what they say of themselves.
//
// Test names carry the requirement (Q) or the case that they hold. No test depends on time: what is measured is logged.
package process

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/test/scratch"
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
	return scratch.NewModule(r, dir, "process.test")
}

func writeFiles(dir string, files map[string]string) error { return scratch.WriteFiles(dir, files) }

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
func goEnv() []string { return scratch.Env() }

func goCommand(dir string, args ...string) (string, error) { return scratch.Go(dir, args...) }

// command runs a program that is to succeed, and returns what it prints.
func command(dir string, env []string, name string, args ...string) (string, error) {
	return scratch.Command(dir, env, name, args...)
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
