// Package scratch makes modules of their own that take the module under test from its place, for tests, fuzzers and
// benchmarks that build whole programs.
package scratch

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Module is the path of the module under test.
const Module = "github.com/spelt-go/spelt"

// Root is the directory of the module under test: the nearest one above dir with its go.mod.
func Root(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for d := dir; ; d = filepath.Dir(d) {
		text, err := os.ReadFile(filepath.Join(d, "go.mod"))
		if err == nil && strings.HasPrefix(string(text), "module "+Module+"\n") {
			return d, nil
		}
		if d == filepath.Dir(d) {
			return "", fmt.Errorf("%s is not inside of module %s", dir, Module)
		}
	}
}

// NewModule writes a go.mod and a go.sum into dir, which it makes if it is missing: a module with a path of its own that
// takes the module under test from root, and what that requires from the module cache.
func NewModule(root, dir, path string) error {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return err
	}
	var out strings.Builder
	for line := range strings.Lines(string(mod)) {
		switch {
		case strings.HasPrefix(line, "module "):
			line = "module " + path + "\n"
		case strings.HasPrefix(line, "tool "):
			continue
		}
		out.WriteString(line)
	}
	fmt.Fprintf(&out, "\nrequire %s v0.0.0\nreplace %s => %s\n", Module, Module, root)
	return WriteFiles(dir, map[string]string{"go.mod": out.String(), "go.sum": string(sum)})
}

// WriteFiles writes files by their path below dir.
func WriteFiles(dir string, files map[string]string) error {
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

// Env is the environment in which the go command needs no network.
func Env() []string {
	return append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local")
}

// Go runs the go command in dir, which is to succeed, and returns what it prints.
func Go(dir string, args ...string) (string, error) { return Command(dir, Env(), "go", args...) }

// Command runs a program that is to succeed, and returns what it prints. The error has what it prints on stderr.
func Command(dir string, env []string, name string, args ...string) (string, error) {
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
