package process

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spelt-go/spelt"
)

// outcome is what a program prints; see testdata/programs/probe/program.
type outcome struct {
	Reports []spelt.Report `json:"reports"`
	Result  string         `json:"result"`
	Plain   string         `json:"plain"`
	LLVM    bool           `json:"llvm"`
	Threads int            `json:"threads"`
	Memory  []memory       `json:"memory"`
	Error   string         `json:"error"`

	stderr []string // lines
}

type memory struct {
	Cycle    int `json:"cycle"`
	Mappings int `json:"mappings"`
	Resident int `json:"resident"`
}

// wrongLLVM names a library that is not there.
const wrongLLVM = "SPELT_LLVM=/nonexistent/libLLVM.so"

// run is one run of a program. The environment of the process is Env and, unless named there, PATH and what leads to
// LLVM; nothing else is passed on, so that there is no HOME.
type run struct {
	Program string // probe if empty
	Args    []string
	Env     []string
	Prefix  []string // a command that runs the program
	Sys     *syscall.SysProcAttr
	Patient bool // may take hours
}

// deadline bounds one run that is not patient: whoever takes longer hangs.
const deadline = 2 * time.Minute

// command is the run, not started yet.
func (r run) command(t *testing.T) *exec.Cmd {
	t.Helper()
	bin, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	if r.Program == "" {
		r.Program = "probe"
	}
	exe := r.Program
	if !filepath.IsAbs(exe) {
		exe = filepath.Join(bin, exe)
	}
	line := slices.Concat(r.Prefix, []string{exe}, r.Args)
	limit := deadline
	if r.Patient {
		limit *= 100
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	t.Cleanup(cancel)
	cmd := exec.CommandContext(ctx, line[0], line[1:]...)
	cmd.Dir = "/"
	cmd.Env = r.Env
	for _, name := range []string{"PATH", "SPELT_LLVM", "LD_LIBRARY_PATH"} {
		set := slices.ContainsFunc(r.Env, func(s string) bool { return strings.HasPrefix(s, name+"=") })
		if v, ok := os.LookupEnv(name); ok && !set {
			cmd.Env = append(cmd.Env, name+"="+v)
		}
	}
	cmd.SysProcAttr = r.Sys
	return cmd
}

// do runs the program and fails the test if it does not end well, or if its result is not that of plain Go.
func (r run) do(t *testing.T) *outcome {
	t.Helper()
	o, err := r.try(t)
	if err != nil {
		t.Fatal(err)
	}
	if o.Error != "" {
		t.Fatalf("the program failed: %s", o.Error)
	}
	if o.Result != o.Plain {
		t.Fatalf("result %s, plain Go gives %s", o.Result, o.Plain)
	}
	return o
}

// try is do without a verdict on the outcome. The error is not nil if the process did not exit with 0 or printed
// something else than an outcome.
func (r run) try(t *testing.T) (*outcome, error) {
	t.Helper()
	cmd := r.command(t)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	o := &outcome{}
	if text := strings.TrimSpace(stderr.String()); text != "" {
		o.stderr = strings.Split(text, "\n")
	}
	if err != nil {
		return o, &runFailure{err, stdout.String(), stderr.String()}
	}
	if err := json.Unmarshal(stdout.Bytes(), o); err != nil {
		return o, &runFailure{err, stdout.String(), stderr.String()}
	}
	return o, nil
}

type runFailure struct {
	err            error
	stdout, stderr string
}

func (e *runFailure) Error() string { return e.err.Error() + "\n" + e.stdout + e.stderr }
func (e *runFailure) Unwrap() error { return e.err }

// cacheIn is the variable that puts the cache into dir.
func cacheIn(dir string) string { return "SPELT_CACHE=" + dir }

// newCache is the path of a cache directory that does not exist yet.
func newCache(t *testing.T) string {
	t.Helper()
	return filepath.Join(t.TempDir(), "cache")
}

func wantQuiet(t *testing.T, o *outcome) {
	t.Helper()
	if len(o.stderr) != 0 {
		t.Errorf("printed on standard error: %s", strings.Join(o.stderr, "\n"))
	}
}

func wantOneNotice(t *testing.T, o *outcome, part string) {
	t.Helper()
	if len(o.stderr) != 1 || !strings.Contains(o.stderr[0], part) {
		t.Errorf("want one line with %q on standard error, got %d:\n%s", part, len(o.stderr), strings.Join(o.stderr, "\n"))
	}
}

// wantSource checks where each kernel came from.
func wantSource(t *testing.T, o *outcome, source string) {
	t.Helper()
	if len(o.Reports) == 0 {
		t.Error("no report")
	}
	for _, r := range o.Reports {
		if r.Backend != "native" || r.Source != source {
			t.Errorf("%s: backend %s, source %s; want native, %s", r.Kernel, r.Backend, r.Source, source)
		}
	}
}

// counts abbreviates spelt.Counts.
func counts(total, reused, compiled int) spelt.Counts {
	return spelt.Counts{Total: total, Reused: reused, Compiled: compiled}
}

var notRun = counts(-1, -1, -1)

func wantCounts(t *testing.T, r spelt.Report, constructs, tasks spelt.Counts) {
	t.Helper()
	if r.Constructs != constructs || r.Tasks != tasks {
		t.Errorf("%s: constructs %+v, tasks %+v; want %+v, %+v", r.Kernel, r.Constructs, r.Tasks, constructs, tasks)
	}
}
