package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/llvm"
)

const twoLoops = `package main

import "fmt"

//spelt:kernel
func Step(x, y []float32) {
	for i := range x {
		x[i] = y[i] + 2
	}
	for i := range y {
		y[i] = x[i] * 0.5
	}
}

func main() {
	x, y := make([]float32, 4), []float32{1, 2, 3, 4}
	if err := StepKernel.Launch(x, y); err != nil {
		fmt.Println(err)
	}
	fmt.Println(x, y)
}
`

// newNative is a module whose kernels run natively.
func newNative(t *testing.T, files map[string]string) *scratch {
	t.Helper()
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	s := newScratch(t, files)
	s.env = append(s.env, "SPELT_BACKEND=native")
	return s
}

// One process compiles a kernel, another one with an edit again; a third tells why.
func TestWhyOverProcesses(t *testing.T) {
	s := newNative(t, map[string]string{"main.go": twoLoops})
	s.spelt("why").want(0).out("The cache is empty").err()
	s.spelt("why", "Step").want(1).out().err("no kernel was compiled into ")
	s.spelt("run", ".").want(0).out("[3 4 5 6] [1.5 2 2.5 3]").err()
	s.spelt("why").want(0).out("KERNEL", "Step", "example.com/user", "2 of 2", "first time on this machine").err()
	s.spelt("why", "Step").want(0).out("example.com/user.Step\n", "2 of 2 constructs anew, 2 of 2 tasks\n", "  first time on this machine: no earlier compile of it is known\n").err()

	s.write("main.go", strings.Replace(twoLoops, "+ 2", "+ 3", 1))
	s.env = append(s.env, "SPELT_EXPLAIN=1")
	s.spelt("run", ".").want(0).out("[4 5 6 7] [2 2.5 3 3.5]").
		err("spelt: Step: native, compiled 1 of 2 parts in ", "\nspelt:   loop 1 at main.go:7: constant 2 → 3 (main.go:8)\n")
	s.spelt("run", ".").want(0).err("loaded from the cache")
	for _, name := range []string{"Step", "user.Step", "example.com/user.Step"} {
		s.spelt("why", name).want(0).out("1 of 2 constructs anew, 1 of 2 tasks\nchanged since ", "\n  loop 1 at main.go:7: constant 2 → 3 (main.go:8)\n").err()
	}
	s.spelt("why", "Nothing").want(1).out().err("no compile of Nothing is known in ", "there ")
	s.spelt("why", "Step", "Step").want(2)
	s.spelt("__complete", "why", "").want(0).out("Step\n")
	var report []whyJSON
	if err := json.Unmarshal([]byte(s.spelt("why", "Step", "--json").want(0).stdout), &report); err != nil {
		t.Fatal(err)
	}
	if len(report) != 1 || report[0].ConstructsCompiled != 1 || report[0].Before == nil || len(report[0].Changes) != 1 {
		t.Fatalf("%+v", report)
	}
	if c := report[0].Changes[0]; c.What != "constant 2 → 3" || c.Construct == nil || *c.Construct != 0 || filepath.Base(c.File) != "main.go" || c.Line != 8 {
		t.Errorf("%+v", c)
	}

	// The record goes: the same is compiled again.
	dir := s.cacheDir()
	if err := os.RemoveAll(filepath.Join(dir, "spelt-v1", "kernel")); err != nil {
		t.Fatal(err)
	}
	const gone = "nothing changed: the record was absent (removed)\n"
	s.spelt("run", ".").want(0).err("compiled 0 of 2 parts", "\nspelt:   "+gone)
	s.spelt("why", "Step").want(0).out("0 of 2 constructs anew", "  "+gone, "what had changed since the compile before, ", "constant 2 → 3").err()
	s.spelt("why").want(0).out(strings.TrimSpace(gone))

	// Another processor.
	s.env = append(s.env, "SPELT_CPU=x86-64-v2")
	s.spelt("run", ".").want(0).err("\nspelt:   2 constructs: target: ", " → x86-64-v2")
	s.spelt("why", "Step").want(0).out("  same code\n  target: ", " → x86-64-v2")
}

// cacheDir is the directory of the module's cache.
func (s *scratch) cacheDir() string {
	dir := ""
	for _, e := range s.env {
		if d, ok := strings.CutPrefix(e, "SPELT_CACHE="); ok {
			dir = d
		}
	}
	return dir
}

func TestVerifyRecompile(t *testing.T) {
	s := newNative(t, map[string]string{"main.go": twoLoops})
	s.spelt("cache", "verify", "--recompile").want(0).out("0 records checked, 0 problems\n0 kernels compiled again, 0 records compared, 0 differences\n")
	s.spelt("run", ".").want(0)
	s.spelt("cache", "verify", "--recompile").want(0).out("0 problems\n1 kernel compiled again, 5 records compared, 0 differences\n").err()

	store, err := cache.Open(s.cacheDir(), cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for e := range store.Entries() {
		if e.Kind == cache.ArtifactRecord {
			data, _ := store.Peek(e.Kind, e.Scope, e.Key)
			data[len(data)-1] ^= 1
			if err := store.Put(e.Kind, e.Scope, e.Key, data); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	s.spelt("cache", "verify").want(0) // a sound record is all that it looks for
	s.spelt("cache", "verify", "--recompile").want(1).out("KERNEL", "example.com/user.Step", "artifact", "differs from byte ", "1 difference\n").err()
	var out struct{ Recompiled recompileJSON }
	if err := json.Unmarshal([]byte(s.spelt("cache", "verify", "--recompile", "--json").want(1).stdout), &out); err != nil {
		t.Fatal(err)
	}
	if r := out.Recompiled; r.Compiled != 1 || len(r.Differences) != 1 || r.Differences[0].Kind != "artifact" {
		t.Errorf("%+v", r)
	}
}

// TestNearestNames: of many names those like the one asked for come first, in a line that can be read.
func TestNearestNames(t *testing.T) {
	known := []string{"Advance", "Grid.Step", "Sum[float64]", "Sum[float32]", "Step", "Blur", "Step", "Steps[int]", "Median"}
	for name, want := range map[string]string{
		"step": "are Grid.Step, Step, Steps[int], ", "Sun": "are Sum[float32], Sum[float64], ", "Blurr": "are Blur, ",
	} {
		if got := nearest(slices.Clone(known), name); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, " and 3 more, which spelt why lists") {
			t.Errorf("%s: there %s, want %s", name, got, want)
		}
	}
	if got := nearest([]string{"Step"}, "x"); got != "is Step" {
		t.Errorf("of one: %s", got)
	}
}
