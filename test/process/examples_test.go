package process

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
)

// exampleResult is what an example prints with -json.
type exampleResult struct {
	Name       string       `json:"name"`
	Backend    string       `json:"backend"`
	Source     string       `json:"source"`
	MaxDiff    *float64     `json:"max_diff"`
	First      *float64     `json:"first_result_ms"`
	Constructs spelt.Counts `json:"constructs"`
	Tasks      spelt.Counts `json:"tasks"`
}

// Each example is native when warm, without LLVM; is plain Go without LLVM when cold; and is right every time.
func TestExamplesColdWarmAndWithoutLLVM(t *testing.T) {
	needLLVM(t)
	if testing.Short() {
		t.Skip("builds the examples")
	}
	t.Parallel()
	r, err := root()
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir() + string(filepath.Separator)
	if _, err := goCommand(r, "build", "-mod=readonly", "-o", bin, "./examples/..."); err != nil {
		t.Fatal(err)
	}
	for name, args := range map[string][]string{
		"bilateral":   {"-size=1"},
		"heat":        {"-size=64"},
		"mandelbrot":  {"-size=96"},
		"solarsystem": {"-size=8"},
		"spmv":        {"-size=32", "laplacian"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := newCache(t)
			launch := func(env ...string) exampleResult {
				t.Helper()
				cmd := run{Program: bin + name, Args: append([]string{"-json", "-runs=1", "-fma=false"}, args...), Env: env}.command(t)
				cmd.Dir = filepath.Join(r, "examples", name)
				var stderr strings.Builder
				cmd.Stderr = &stderr
				out, err := cmd.Output()
				if err != nil {
					t.Fatalf("%v: %s", err, stderr.String())
				}
				var res exampleResult
				d := json.NewDecoder(strings.NewReader(string(out)))
				if err := d.Decode(&res); err != nil {
					t.Fatal(err)
				}
				if d.More() {
					t.Errorf("more than one object on standard output:\n%s", out)
				}
				if res.Name != name || res.MaxDiff == nil || res.First == nil || *res.First <= 0 {
					t.Errorf("printed %s", out)
				}
				return res
			}
			cold := launch(cacheIn(dir))
			if cold.Backend != "native" || cold.Source != "compiled" || cold.Tasks.Total < 1 ||
				cold.Tasks.Compiled+cold.Tasks.Reused != cold.Tasks.Total {
				t.Errorf("cold: %+v", cold)
			}
			warm := launch(cacheIn(dir), wrongLLVM)
			if warm.Backend != "native" || warm.Source != "disk" || warm.Constructs != notRun || warm.Tasks != notRun {
				t.Errorf("warm without LLVM: %+v", warm)
			}
			plain := launch(cacheIn(newCache(t)), wrongLLVM)
			if plain.Backend != "go" {
				t.Errorf("cold without LLVM: %+v", plain)
			}
			t.Logf("differs from plain Go by %g cold, %g warm, %g as Go", *cold.MaxDiff, *warm.MaxDiff, *plain.MaxDiff)
			if *plain.MaxDiff != 0 || *cold.MaxDiff != *warm.MaxDiff {
				t.Errorf("differs from plain Go by %g as Go, %g cold, %g warm", *plain.MaxDiff, *cold.MaxDiff, *warm.MaxDiff)
			}
		})
	}
}

// The way that the README shows: the command as a tool of the user's module, called by go generate.
func TestGoToolSpelt(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the command as a tool")
	}
	t.Parallel()
	dir := smallModule(t, map[string]string{"double.go": "package main\n\n//go:generate go tool spelt gen ./...\n" +
		strings.TrimPrefix(smallKernel, "package main\n"), "main.go": smallMain})
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	sum, err := os.ReadFile("../../go.sum")
	if err != nil {
		t.Fatal(err)
	}
	if err := writeFiles(dir, map[string]string{"go.mod": string(mod) + "\ntool " + module + "/cmd/spelt\n", "go.sum": string(sum)}); err != nil {
		t.Fatal(err)
	}
	if _, err := goCommand(dir, "mod", "tidy", "-e"); err != nil {
		t.Fatal(err)
	}
	if _, err := goCommand(dir, "generate", "./..."); err != nil {
		t.Fatal(err)
	}
	exe := filepath.Join(t.TempDir(), "double")
	if _, err := command(dir, append(goEnv(), "CGO_ENABLED=0"), "go", "build", "-o", exe, "."); err != nil {
		t.Fatal(err)
	}
	if _, err := command(dir, []string{cacheIn(newCache(t))}, exe); err == nil || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("the program: %v", err)
	}
}
