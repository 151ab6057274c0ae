package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// asSpelt makes the test binary be spelt, so that tests can run it as a process, and go vet as its tool.
const asSpelt = "SPELT_TEST_AS_SPELT"

func TestMain(m *testing.M) {
	if os.Getenv(asSpelt) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// scratch is a module of a user's, outside of Spelt's own.
type scratch struct {
	t   *testing.T
	dir string
	env []string
}

// newScratch makes a module from files by name. The module requires Spelt, as it is here. Its cache is its own, and
// kernels run as plain Go unless a test says otherwise.
func newScratch(t *testing.T, files map[string]string) *scratch {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	text := regexp.MustCompile(`(?m)^(module .*|tool .*)$`).ReplaceAllString(string(mod), "")
	text = "module example.com/user\n" + text + "\nrequire github.com/spelt-go/spelt v0.0.0\n" +
		"\nreplace github.com/spelt-go/spelt => " + root + "\n"
	s := &scratch{t: t, dir: t.TempDir()}
	s.write("go.mod", text)
	s.write("go.sum", string(sum))
	for name, content := range files {
		s.write(name, content)
	}
	s.env = []string{
		asSpelt + "=1", "GOFLAGS=-buildvcs=false", "GOWORK=", "SPELT_CACHE=" + filepath.Join(t.TempDir(), "cache"), "SPELT_BACKEND=go",
	}
	return s
}

func (s *scratch) path(name string) string { return filepath.Join(s.dir, filepath.FromSlash(name)) }

func (s *scratch) write(name, content string) {
	s.t.Helper()
	if err := os.MkdirAll(filepath.Dir(s.path(name)), 0o777); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(s.path(name), []byte(content), 0o666); err != nil {
		s.t.Fatal(err)
	}
}

func (s *scratch) read(name string) string {
	s.t.Helper()
	b, err := os.ReadFile(s.path(name))
	if err != nil {
		s.t.Fatal(err)
	}
	return string(b)
}

// list names all files but those of the module itself, sorted.
func (s *scratch) list() string {
	var names []string
	filepath.WalkDir(s.dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			rel, _ := filepath.Rel(s.dir, path)
			if rel != "go.mod" && rel != "go.sum" {
				names = append(names, filepath.ToSlash(rel))
			}
		}
		return nil
	})
	return strings.Join(names, " ")
}

// result is what a process left behind.
type result struct {
	t              *testing.T
	what           string
	code           int
	stdout, stderr string
}

func (s *scratch) command(name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(s.t.Context(), name, args...)
	cmd.Dir = s.dir
	cmd.Env = append(os.Environ(), s.env...)
	return cmd
}

func (s *scratch) exec(name string, args ...string) *result {
	s.t.Helper()
	cmd := s.command(name, args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdin = strings.NewReader("a line\n")
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	r := &result{t: s.t, what: filepath.Base(name) + " " + strings.Join(args, " ")}
	err := cmd.Run()
	var ee *exec.ExitError
	if errors.As(err, &ee) {
		r.code = ee.ExitCode()
	} else if err != nil {
		s.t.Fatal(err)
	}
	r.stdout, r.stderr = stdout.String(), stderr.String()
	return r
}

// spelt runs the command line in the module.
func (s *scratch) spelt(args ...string) *result {
	s.t.Helper()
	self, err := os.Executable()
	if err != nil {
		s.t.Fatal(err)
	}
	r := s.exec(self, args...)
	r.what = "spelt " + strings.Join(args, " ")
	return r
}

// here runs the command line in this process: for what needs no module.
func here(t *testing.T, args ...string) *result {
	var stdout, stderr bytes.Buffer
	a := &app{stdin: strings.NewReader(""), stdout: &stdout, stderr: &stderr}
	code := a.main(context.Background(), args)
	return &result{t, "spelt " + strings.Join(args, " "), code, stdout.String(), stderr.String()}
}

// want checks the exit code.
func (r *result) want(code int) *result {
	r.t.Helper()
	if r.code != code {
		r.t.Fatalf("%s: exit code %d, want %d\nstdout:\n%s\nstderr:\n%s", r.what, r.code, code, r.stdout, r.stderr)
	}
	return r
}

// out checks that stdout has each of parts, and is empty if there is none.
func (r *result) out(parts ...string) *result {
	r.t.Helper()
	r.has("stdout", r.stdout, parts)
	return r
}

// err is out for stderr.
func (r *result) err(parts ...string) *result {
	r.t.Helper()
	r.has("stderr", r.stderr, parts)
	return r
}

func (r *result) has(name, got string, parts []string) {
	r.t.Helper()
	if len(parts) == 0 && got != "" {
		r.t.Errorf("%s: %s is not empty:\n%s", r.what, name, got)
	}
	for _, p := range parts {
		if !strings.Contains(got, p) {
			r.t.Errorf("%s: %s lacks %q:\n%s", r.what, name, p, got)
		}
	}
}

const saxpySource = `package main

import (
	"bufio"
	"fmt"
	"os"
	"time"
)

// Saxpy computes z = a*x + y.
//
//spelt:kernel
func Saxpy(z, x, y []float32, a float32) {
	for i := range z {
		z[i] = a*x[i] + y[i]
	}
}

func main() {
	z, x, y := make([]float32, 3), []float32{1, 2, 3}, []float32{1, 1, 1}
	if err := SaxpyKernel.Launch(z, x, y, 2); err != nil {
		fmt.Println(err)
	}
	fmt.Println(z, os.Args[1:])
	if len(os.Args) > 1 && os.Args[1] == "wait" {
		time.Sleep(time.Hour)
	}
	if len(os.Args) > 1 {
		line, _ := bufio.NewReader(os.Stdin).ReadString('\n')
		fmt.Print(line)
		os.Exit(7)
	}
}
`

const badSource = `package p

//spelt:kernel
func Bad(z []int) {
	for i := range z {
		z[i] = i
	}
	go func() {}()
}
`
